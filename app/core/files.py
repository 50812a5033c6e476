"""Files as plain data: strict JSON in, whole files out."""

import json
import os
from pathlib import Path
from typing import Any, NoReturn

from app.core.faults import Fault, RecordError, quoted

LONGEST = 32 * 1024 * 1024
"""The longest file that is read, in bytes; a record of a thousand rounds has a tenth of it."""
DEEPEST = 32
"""How deep the JSON that is read may be nested."""


def read_json(source: str | bytes | Path) -> dict[str, Any]:
    """The JSON object in a text, in its UTF-8 bytes, or in a file.

    Raises RecordError for what cannot be read, or is no JSON object, or repeats a key.
    """
    text = source if isinstance(source, str) else _decoded(source)
    if len(text) > LONGEST:
        raise _too_long()
    try:
        data = json.loads(
            text.removeprefix("\ufeff"), object_pairs_hook=_object, parse_constant=_constant
        )
    except json.JSONDecodeError as error:
        raise RecordError(
            Fault.NOT_JSON,
            f"this is not JSON: line {error.lineno}, column {error.colno}: {_lower(error.msg)}",
            params={"line": error.lineno, "column": error.colno},
        ) from None
    except RecursionError:
        raise _too_deep() from None
    except ValueError:
        raise RecordError(Fault.NOT_JSON, "this is not JSON: a number is too long") from None
    if _deeper(data, DEEPEST):
        raise _too_deep()
    if "\\ud" in text.lower() and not _encodable(data):
        raise RecordError(Fault.NOT_JSON, "this is not JSON: half of a surrogate pair stands alone")
    if not isinstance(data, dict):
        raise RecordError(Fault.FORMAT, "the file holds no JSON object", params={"where": ""})
    return data


def _decoded(source: bytes | Path) -> str:
    if isinstance(source, Path):
        try:
            with source.open("rb") as file:
                source = file.read(LONGEST + 1)
        except (OSError, ValueError) as error:
            reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
            raise RecordError(
                Fault.FILE, f"the file cannot be read: {_lower(reason)}", params={"reason": reason}
            ) from None
    if len(source) > LONGEST:
        raise _too_long()
    try:
        return source.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(
            Fault.NOT_UTF8, f"byte {error.start} is not UTF-8", params={"at": error.start}
        ) from None


def _too_long() -> RecordError:
    return RecordError(
        Fault.TOO_LONG, f"the file is longer than {LONGEST} bytes", params={"limit": LONGEST}
    )


def _too_deep() -> RecordError:
    return RecordError(Fault.TOO_DEEP, "the JSON is nested too deeply")


def _deeper(data: Any, depth: int) -> bool:
    items = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    if depth == 0:
        return bool(items)
    return any(isinstance(item, dict | list) and _deeper(item, depth - 1) for item in items)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for key, value in pairs:
        if key in data:
            raise RecordError(
                Fault.DUPLICATE_KEY, f"the key {quoted(key)} stands twice", params={"key": key}
            )
        data[key] = value
    return data


def _constant(name: str) -> NoReturn:
    raise RecordError(Fault.NOT_JSON, f"this is not JSON: {name} is not a number")


def _encodable(data: Any) -> bool:
    try:
        json.dumps(data, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def to_text(data: Any, depth: int, indent: str = "") -> str:
    """JSON for people too: what holds objects takes a line for each, down to `depth`."""
    if depth == 0 or not _tall(data):
        return json.dumps(data, ensure_ascii=False) + ("" if indent else "\n")
    deeper = indent + " "
    if isinstance(data, dict):
        lines = [f"{json.dumps(k)}: {to_text(v, depth - 1, deeper)}" for k, v in data.items()]
        start, end = "{", "}"
    else:
        lines = [to_text(item, depth - 1, deeper) for item in data]
        start, end = "[", "]"
    body = ",".join(f"\n{deeper}{line}" for line in lines)
    return f"{start}{body}\n{indent}{end}" + ("" if indent else "\n")


def _tall(data: Any) -> bool:
    items = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return any(isinstance(item, dict) or _tall(item) for item in items)


def write_atomically(path: Path, data: str | bytes) -> None:
    """Write the whole file or leave the old one, even if the power fails; raises OSError.

    One at a time for a file.
    """
    content = data.encode("utf-8") if isinstance(data, str) else data
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name last too, on systems where a folder can be opened."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)
