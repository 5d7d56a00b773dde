"""Reading and writing players' files: nothing huge is read, nothing half is left behind, crashes are noted."""

from __future__ import annotations

import traceback
from contextlib import suppress
from pathlib import Path

from companion import places
from companion.kernel.trouble import Trouble

MEGABYTE = 1_000_000
LARGEST_FILE = 5 * MEGABYTE


def read_bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return checked_size(file.read(LARGEST_FILE + 1), str(path))
    except (OSError, ValueError) as error:
        raise Trouble("no-file", path=str(path)) from error


def checked_size(content: bytes, name: str) -> bytes:
    if len(content) > LARGEST_FILE:
        raise Trouble("big-file", path=name, limit=LARGEST_FILE // MEGABYTE)
    return content


def write_text(path: Path, text: str) -> None:
    """All of it or nothing: an older file of that name stays until the new one is complete."""
    unfinished = path.with_name(f"{path.name}.part")
    try:
        if path.exists() and not path.is_file():  # /dev/stdout, a pipe
            path.write_text(text, encoding="utf-8")
            return
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            unfinished.unlink(missing_ok=True)
        raise Trouble("no-write", path=str(path)) from error


def note_crash(error: BaseException) -> str:
    """Keep the details of a bug of ours for a report; returns where they are, or - if nothing can be written."""
    path = places.home() / "crash.log"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as log:
            traceback.print_exception(error, file=log)
    except OSError:
        return "-"
    return str(path)
