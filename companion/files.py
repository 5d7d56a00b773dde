"""Reading and writing players' files: nothing huge is read, nothing half is left behind, crashes are noted."""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

from companion import places
from companion.kernel.disk import private_folder, put_in_place, write_new
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
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    """All of it or nothing: an older file of that name stays until the new one is complete and on the disk."""
    try:
        if path.exists() and not path.is_file():  # /dev/stdout, a pipe
            path.write_bytes(content)
        else:
            _write_whole(path.resolve() if path.is_symlink() else path, content)  # a link stays one
    except (OSError, ValueError) as error:
        raise Trouble("no-write", path=str(path)) from error


def _write_whole(path: Path, content: bytes) -> None:
    unfinished = path.with_name(f"{path.name}.part")
    try:
        write_new(unfinished, content)
        try:
            put_in_place(unfinished, path)
        except PermissionError as error:  # we may write in the folder, but not over this file
            raise Trouble("file-in-use", path=str(path)) from error
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)


def file_name(words: str) -> str:
    """What somebody called something, as a part of a file's name."""
    return re.sub(r"[^\w-]+", "-", words).strip("-")[:60]


def numbered(path: Path) -> Iterator[Path]:
    """The path, then others like it: name-2, name-3 ..."""
    yield path
    for number in count(2):
        yield path.with_stem(f"{path.stem}-{number}")


def note_crash(error: BaseException) -> str:
    """Keep the details of a bug of ours for a report; returns where they are, or - if nothing can be written."""
    try:
        path = places.home() / "crash.log"
        private_folder(path.parent)
        with path.open("a", encoding="utf-8") as log:
            traceback.print_exception(error, file=log)
    except (OSError, Trouble, UnicodeError):
        return "-"
    return str(path)
