"""The desktop program: Qt, pages, table, words."""

# pydantic loads most of itself on first use, and that fails half-way once PySide6 has put its
# import hook in, if only BaseModel was loaded before. So all of it comes first.
import pydantic.types  # noqa: F401
