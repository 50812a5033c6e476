"""The languages of the program, each named in itself, and their locales."""

LANGUAGES = {
    "en": "English",
    "pl": "Polski",
    "hr": "Hrvatski",
    "lt": "Lietuvių",
    "bg": "Български",
}


def locale_name(language: str) -> str:
    """The QLocale for numbers, dates and lists; plain "en" would be American."""
    return "en_GB" if language == "en" else language
