"""The languages of the program, each named in itself."""

LANGUAGES = {
    "en": "English",
    "pl": "Polski",
    "hr": "Hrvatski",
    "lt": "Lietuvių",
    "bg": "Български",
}
