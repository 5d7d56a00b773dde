"""To read a database where nothing can be written: not even the small file that SQLite wants beside one."""

from __future__ import annotations

import sqlite3
import struct
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path

_HEADER, _FRAME = struct.Struct(">8I"), struct.Struct(">6I")  # of a write-ahead log, and of each page in it
_BIG_ENDIAN = 1  # the last bit of a log's first number: how its sums were made
_READ_WRITE = slice(18, 20)  # the two bytes of a database that say whether it has a write-ahead log


def look_at(path: Path) -> sqlite3.Connection:
    """Everything that is stored, also what only the write-ahead log holds."""
    try:
        return _read_only(path)
    except sqlite3.OperationalError:
        return _in_memory(path)


def _read_only(path: Path) -> sqlite3.Connection:
    uri = f"{path.resolve().as_uri()}?mode=ro"
    db = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=5, check_same_thread=False)
    try:
        db.execute("select 1 from sqlite_master").fetchone()
    except BaseException:
        db.close()
        raise
    return db


def _in_memory(path: Path) -> sqlite3.Connection:
    try:
        content = bytearray(path.read_bytes())
        log = path.with_name(f"{path.name}-wal")
        content = _overlaid(content, log.read_bytes() if log.exists() else b"")
    except OSError as error:
        raise sqlite3.OperationalError("unable to open database file") from error
    content[_READ_WRITE] = b"\1\1"
    db = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    db.deserialize(bytes(content))
    return db


def _overlaid(content: bytearray, log: bytes) -> bytearray:
    """The database with the pages that the write-ahead log holds, up to the last thing that was stored whole."""
    waiting: list[tuple[int, bytes]] = []
    for number, pages, page in _frames(log):
        waiting.append((number, page))
        if pages:  # the end of a transaction, and how large the database is after it
            for each, changed in waiting:
                end = each * len(changed)
                content.extend(bytes(max(0, end - len(content))))
                content[end - len(changed) : end] = changed
            del content[pages * len(page) :]
            waiting = []
    return content


def _frames(log: bytes) -> Iterator[tuple[int, int, bytes]]:
    """The pages of the log as far as it is whole: each carries the sum of everything before it."""
    if len(log) < _HEADER.size:
        return
    magic, _, size, _, *salt, first, second = _HEADER.unpack_from(log)
    big, sums = bool(magic & _BIG_ENDIAN), (first, second)
    if _added((0, 0), log[: _HEADER.size - 8], big) != sums:
        return
    for start in range(_HEADER.size, len(log) - _FRAME.size - size + 1, _FRAME.size + size):
        number, pages, *salted, first, second = _FRAME.unpack_from(log, start)
        page = log[start + _FRAME.size : start + _FRAME.size + size]
        sums = _added(_added(sums, log[start : start + 8], big), page, big)
        if salted != salt or sums != (first, second):
            return
        yield number, pages, page


def _added(sums: tuple[int, int], content: bytes, big_endian: bool) -> tuple[int, int]:
    """SQLite's sum over a log, word by word."""
    words = array("I", content)
    if big_endian != (sys.byteorder == "big"):
        words.byteswap()
    first, second = sums
    for one, other in zip(words[::2], words[1::2], strict=True):
        first = first + one + second & 0xFFFFFFFF
        second = second + other + first & 0xFFFFFFFF
    return first, second
