"""Keep the translation files in step with the sources.

    python packaging/translations.py update            read all source strings again
    python packaging/translations.py missing pl        print what Polish lacks, as JSON to fill in
    python packaging/translations.py fill pl FILE      put the translations of a JSON file in
    python packaging/translations.py check             exit 1 unless all five files are complete
    python packaging/translations.py compile [DIR]     write the .qm files (default: beside the .ts)

The JSON maps contexts to sources to translations: a text, or for a message with %n the list of
its plural forms. A source with a comment is written "source ## comment". English is the language
of the sources, so its file holds the messages with %n only.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from app.resources import compile_translation  # noqa: E402

FOLDER = ROOT / "translations"
PLURAL_FORMS = {"en": 2, "pl": 3, "hr": 3, "lt": 3, "bg": 2}
# In these languages the first plural form serves 21 and 101 too, so it must show its number.
FIRST_FORM_IS_NOT_ONE = {"hr", "lt"}
PLACEHOLDER = re.compile(r"%L?\d+|%L?n|\{\w+\}")


def ts_file(language: str, folder: Path = FOLDER) -> Path:
    return folder / f"talia_{language}.ts"


def sources() -> list[str]:
    """Every Python and QML file of the program, relative to the root, in a fixed order."""
    found = [p for kind in ("*.py", "*.qml") for p in (ROOT / "app").rglob(kind)]
    return sorted(p.relative_to(ROOT).as_posix() for p in found)


def lupdate(*arguments: str) -> None:
    """Run lupdate of the PySide6 wheel; its output is shown only when it fails."""
    start = "from PySide6.scripts.pyside_tool import lupdate; lupdate()"
    done = subprocess.run(
        [sys.executable, "-c", start, *arguments], cwd=ROOT, capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(f"lupdate failed:\n{done.stdout}{done.stderr}")


def update(folder: Path = FOLDER) -> None:
    """Bring the .ts files in `folder` up to the sources; what left the sources is dropped."""
    with tempfile.TemporaryDirectory() as scratch:
        # The list goes through a file: it is longer than a Windows command line may be.
        listing = Path(scratch) / "sources.lst"
        listing.write_text("\n".join(sources()), encoding="utf-8")
        for language in PLURAL_FORMS:
            lupdate(
                f"@{listing}",
                *("-locations", "none", "-no-obsolete"),
                *("-source-language", "en", "-target-language", language),
                # lupdate has no plural marker for Python; a call with a number in the fourth
                # place is one, under any name that stands for translate.
                *("-tr-function-alias", "translate+=QT_TRANSLATE_N_NOOP"),
                # Else a new text would silently take over the translation of a similar one.
                *("-disable-heuristic", "similartext", "-disable-heuristic", "sametext"),
                *(["-pluralonly"] if language == "en" else []),
                *("-ts", str(ts_file(language, folder))),
            )


def messages(tree: ET.ElementTree) -> Iterator[tuple[str, str, ET.Element]]:
    """Context, key (source, and comment if there is one) and element of every message."""
    for context in tree.iter("context"):
        for message in context.iter("message"):
            comment = message.findtext("comment")
            source = message.findtext("source") or ""
            key = f"{source} ## {comment}" if comment else source
            yield context.findtext("name") or "", key, message


def translations(message: ET.Element) -> list[str]:
    """The plural forms of a message, or its one translation in a list."""
    translation = message.find("translation")
    assert translation is not None
    if message.get("numerus"):
        return [form.text or "" for form in translation.iter("numerusform")]
    return [translation.text or ""]


def missing(language: str) -> dict[str, dict[str, str | list[str]]]:
    found: dict[str, dict[str, str | list[str]]] = {}
    for context, key, message in messages(ET.parse(ts_file(language))):
        if not all(translations(message)):
            plural = [""] * PLURAL_FORMS[language]
            found.setdefault(context, {})[key] = plural if message.get("numerus") else ""
    return found


def fill(language: str, new: dict[str, dict[str, str | list[str]]]) -> None:
    """Put `new` into the file of `language`; unknown messages and empty texts are errors."""
    path = ts_file(language)
    tree = ET.parse(path)
    known = {(context, key): message for context, key, message in messages(tree)}
    for context, texts in new.items():
        for key, text in texts.items():
            message = known.get((context, key))
            if message is None:
                sys.exit(f"{path.name}: there is no message {context} / {key}")
            set_translation(message, text if isinstance(text, list) else [text])
            for problem in problems(language, context, message):
                sys.exit(f"{path.name}: {problem}")
    ET.indent(tree, "    ")
    with path.open("wb") as file:
        file.write(b'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n')
        tree.write(file, encoding="utf-8")
    update()


def set_translation(message: ET.Element, forms: list[str]) -> None:
    translation = message.find("translation")
    assert translation is not None
    translation.attrib.pop("type", None)
    for old in list(translation):
        translation.remove(old)
    if message.get("numerus"):
        for form in forms:
            ET.SubElement(translation, "numerusform").text = form
    else:
        (translation.text,) = forms


def problems(language: str, context: str, message: ET.Element) -> Iterator[str]:
    """One sentence for each thing that is wrong with a message."""
    source = message.findtext("source") or ""
    plural = bool(message.get("numerus"))
    where = f"{context} / {source}"
    wanted = set(PLACEHOLDER.findall(source))
    counts = {"%n", "%Ln"} & wanted
    if counts and not plural:
        yield f"{where}: a text with %n that was not read as a plural"
    forms = translations(message)
    if len(forms) != (PLURAL_FORMS[language] if plural else 1):
        yield f"{where}: {len(forms)} plural forms"
    translation = message.find("translation")
    unfinished = translation is None or translation.get("type") == "unfinished"
    if unfinished or not all(forms):
        yield f"{where}: not translated"
        return
    for number, form in enumerate(forms):
        singular = plural and number == 0 and language not in FIRST_FORM_IS_NOT_ONE
        differing = wanted ^ set(PLACEHOLDER.findall(form))
        if differing - (counts if singular else set()):
            yield f"{where}: placeholders differ in “{form}”: {', '.join(sorted(differing))}"
        if form != form.strip() and source == source.strip():
            yield f"{where}: a space at an end of “{form}”"


def check() -> int:
    """Print every problem of the five files, stale files included; return their number."""
    found = []
    for language in PLURAL_FORMS:
        for context, _, message in messages(ET.parse(ts_file(language))):
            found += [f"{language}: {p}" for p in problems(language, context, message)]
    with tempfile.TemporaryDirectory() as scratch:
        for language in PLURAL_FORMS:
            ts_file(language, Path(scratch)).write_bytes(ts_file(language).read_bytes())
        update(Path(scratch))
        for language in PLURAL_FORMS:
            if ts_file(language, Path(scratch)).read_bytes() != ts_file(language).read_bytes():
                found.append(f"{language}: the file is stale: run update")
    for problem in found:
        print(problem)
    return len(found)


def compile_all(folder: Path = FOLDER) -> None:
    """Write the five .qm files into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in PLURAL_FORMS:
        compile_translation(ts_file(language), folder / f"talia_{language}.qm")


def main(arguments: list[str]) -> int:
    match arguments:
        case ["update"]:
            update()
        case ["missing", language] if language in PLURAL_FORMS:
            print(json.dumps(missing(language), ensure_ascii=False, indent=1))
        case ["fill", language, file] if language in PLURAL_FORMS:
            fill(language, json.loads(Path(file).read_text(encoding="utf-8")))
        case ["check"]:
            return 1 if check() else 0
        case ["compile"]:
            compile_all()
        case ["compile", folder]:
            compile_all(Path(folder).resolve())
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
