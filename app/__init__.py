"""Talia: a desktop table for four card games."""
