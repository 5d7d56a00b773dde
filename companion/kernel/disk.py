"""Files as a power cut leaves them: whole under their name or not there at all; and the owner's alone."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

OTHERS = 0o077  # what a file's mode lets anybody but its owner do


def write_new(path: Path, content: bytes) -> None:
    """All of it is on the disk when this returns; it gets its real name by `put_in_place`."""
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o666)
    try:
        rest = memoryview(content)
        while rest:
            rest = rest[os.write(file, rest) :]
        os.fsync(file)
    finally:
        os.close(file)


def put_in_place(unfinished: Path, path: Path) -> None:
    """One step: whoever looks finds the old file or the new one."""
    os.replace(unfinished, path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """So that names survive a power cut too; where a system cannot do that, the old name is as good as the new."""
    with suppress(OSError):
        place = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(place)
        finally:
            os.close(place)


def private_folder(folder: Path) -> None:
    """Made for its owner alone; one that exists is left as its owner wants it."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=0o700, exist_ok=True)


def private_file(path: Path) -> None:
    """Here and for its owner alone before anything is written to it; what SQLite puts beside it is as private."""
    with suppress(OSError):  # where nothing can be written, opening it says so
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    keep_private(path)


def keep_private(path: Path) -> None:
    """A file of an earlier Companion may be open to others."""
    for part in beside(path):
        with suppress(OSError):
            if part.stat().st_mode & OTHERS:
                part.chmod(0o600)


def beside(path: Path) -> tuple[Path, ...]:
    """A database, and what SQLite puts beside it."""
    return tuple(path.with_name(path.name + suffix) for suffix in ("", "-wal", "-shm"))
