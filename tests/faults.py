"""A disk that fails: the n-th step of the store on it goes wrong, or is the last one before the battery is empty.

Every write, sync, cut and removal that SQLite makes counts as a step, and so does every one of our own. Run as a
program (`python -m tests.faults STORY FOLDER EVERY`), it lives through a story once for every step of it, or for every
third: in a process of its own, forked because nothing has to be imported again. Prints what it saw as JSON.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import errno
import json
import os
import shutil
import signal
import sqlite3
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

Ending = Literal["fails", "is the last"]

IOERR_WRITE, IOERR_FSYNC, FULL = 10 | 3 << 8, 10 | 4 << 8, 13
_P, _I, _L = ctypes.c_void_p, ctypes.c_int, ctypes.c_longlong
_WRITE = ctypes.CFUNCTYPE(_I, _P, _P, _I, _L)
_CUT = ctypes.CFUNCTYPE(_I, _P, _L)
_SYNC = ctypes.CFUNCTYPE(_I, _P, _I)
_OPEN = ctypes.CFUNCTYPE(_I, _P, _P, _P, _I, _P)  # a name is passed on as it is: SQLite goes on using it
_REMOVE = ctypes.CFUNCTYPE(_I, _P, _P, _I)


class _Methods(ctypes.Structure):
    """What SQLite can do with an open file (`sqlite3_io_methods`), as far as it is of interest here."""

    _fields_ = [
        ("version", _I), ("close", _P), ("read", _P), ("write", _WRITE), ("truncate", _CUT), ("sync", _SYNC),
        ("others", _P * 13),
    ]  # fmt: skip


class _File(ctypes.Structure):
    _fields_ = [("methods", ctypes.POINTER(_Methods))]


class _System(ctypes.Structure):
    """How SQLite reaches the disk (`sqlite3_vfs`)."""

    _fields_ = [
        ("version", _I), ("size", _I), ("longest", _I), ("next", _P), ("name", ctypes.c_char_p), ("data", _P),
        ("open", _OPEN), ("remove", _REMOVE),
    ]  # fmt: skip


class Disk:
    """Counts steps; the chosen one fails, or is the last."""

    def __init__(self) -> None:
        self.taken = 0
        self._chosen, self._ending = 0, "fails"
        self._kept: list[Any] = []  # what SQLite points to must not go
        self._known: dict[int, Any] = {}
        self._watch_sqlite()
        self._watch_ours()

    def choose(self, step: int, ending: Ending) -> None:
        self.taken, self._chosen, self._ending = 0, step, ending

    def _fails(self) -> bool:
        """One more step; whether it goes wrong."""
        self.taken += 1
        return self.taken == self._chosen and self._ending == "fails"

    def _done(self) -> None:
        if self.taken == self._chosen and self._ending == "is the last":
            os.kill(os.getpid(), signal.SIGKILL)

    # --- ours ---------------------------------------------------------------------------------------------------

    def _watch_ours(self) -> None:
        for name in ("write", "fsync", "replace", "link", "unlink"):
            setattr(os, name, self._ours(getattr(os, name)))
        Path.unlink = lambda path, missing_ok=False: _unlink(path, missing_ok)  # type: ignore[method-assign]

    def _ours(self, step: Callable[..., Any]) -> Callable[..., Any]:
        def taken(*args: Any, **how: Any) -> Any:
            if self._fails():
                raise OSError(errno.EIO, "the disk fails")
            try:
                return step(*args, **how)
            finally:
                self._done()

        return taken

    # --- SQLite's -----------------------------------------------------------------------------------------------

    def _watch_sqlite(self) -> None:
        sqlite = ctypes.CDLL(ctypes.util.find_library("sqlite3") or "libsqlite3.so.0")
        sqlite.sqlite3_vfs_find.restype = ctypes.POINTER(_System)
        system = sqlite.sqlite3_vfs_find(None).contents
        opens, removes = _OPEN(_address(system.open)), _REMOVE(_address(system.remove))

        def open_(vfs: int, name: int, file: int, flags: int, out: int) -> int:
            code = opens(vfs, name, file, flags, out)
            if code == 0:
                self._watch_file(ctypes.cast(file, ctypes.POINTER(_File)).contents)
            return code

        def remove(vfs: int, name: int, synced: int) -> int:
            return self._sqlites(IOERR_WRITE, removes, vfs, name, synced)

        system.open, system.remove = self._keep(_OPEN(open_)), self._keep(_REMOVE(remove))

    def _watch_file(self, file: _File) -> None:
        """All files of one kind share their methods."""
        if not file.methods:
            return
        address = ctypes.addressof(file.methods.contents)
        if address not in self._known:
            self._known[address] = self._watched(file.methods.contents)
        file.methods = ctypes.pointer(self._known[address])

    def _watched(self, usual: _Methods) -> _Methods:
        ours = _Methods.from_buffer_copy(usual)
        writes, cuts, syncs = _WRITE(_address(usual.write)), _CUT(_address(usual.truncate)), _SYNC(_address(usual.sync))
        ours.write = self._keep(_WRITE(lambda *args: self._sqlites(FULL, writes, *args)))
        ours.truncate = self._keep(_CUT(lambda *args: self._sqlites(IOERR_WRITE, cuts, *args)))
        ours.sync = self._keep(_SYNC(lambda *args: self._sqlites(IOERR_FSYNC, syncs, *args)))
        return self._keep(ours)

    def _sqlites(self, code: int, step: Callable[..., int], *args: Any) -> int:
        if self._fails():
            return code
        answer = step(*args)
        self._done()
        return answer

    def _keep(self, value: Any) -> Any:
        self._kept.append(value)
        return value


def _address(function: Any) -> int:
    return ctypes.cast(function, _P).value or 0


def _unlink(path: Path, missing_ok: bool) -> None:
    try:
        os.unlink(path)
    except FileNotFoundError:
        if not missing_ok:
            raise


def can_be_watched() -> bool:
    """Is the SQLite that Python uses the one we can reach?"""
    found = ctypes.util.find_library("sqlite3")
    if sys.platform != "linux" or found is None:
        return False
    library = ctypes.CDLL(found)
    library.sqlite3_libversion.restype = ctypes.c_char_p
    return bool(library.sqlite3_libversion().decode() == sqlite3.sqlite_version)


# --- stories --------------------------------------------------------------------------------------------------------


def live_through(story: Any, folder: Path, every: int, disk: Disk) -> dict[str, int]:
    """Once without a fault, to know how many steps there are; then with each step failing, and each as the last."""
    story.prepare(folder / "before")
    steps, lives = _steps(story, folder, disk), 0
    for ending in ("fails", "is the last"):
        for step in range(1, steps + 1, every):
            home, lives = _fresh(folder), lives + 1
            told, status = _live(story, home, disk, step, ending)
            try:
                assert ending == "fails" or os.WIFSIGNALED(status), "it went on"
                assert ending != "fails" or status == 0, "no sentence, but a bug"
                story.check(home, told)
            except BaseException:
                sys.stderr.write(f"step {step} of {steps} {ending}; told: {told}\n")
                raise
    return {"steps": steps, "lives": lives}


def _fresh(folder: Path) -> Path:
    shutil.rmtree(folder / "home", ignore_errors=True)
    shutil.copytree(folder / "before", folder / "home")
    return folder / "home"


def _steps(story: Any, folder: Path, disk: Disk) -> int:
    told, status = _live(story, _fresh(folder), disk, 0, "fails")
    assert status == 0
    story.check(folder / "home", told)
    return int(told[-1].removeprefix("steps "))


def _live(story: Any, home: Path, disk: Disk, step: int, ending: Ending) -> tuple[list[str], int]:
    """In a process of its own; returns what was acknowledged, and how it ended."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.close(reading)
            say = os.fdopen(writing, "w", buffering=1)
            disk.choose(step, ending)
            story.live(home, lambda words: print(words, file=say))
            print("steps", disk.taken, file=say)
            code = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)
    os.close(writing)
    with os.fdopen(reading) as told:
        lines = told.read().splitlines()
    return lines, os.waitpid(child, 0)[1]


if __name__ == "__main__":
    from tests import fault_stories

    _, name, place, each = sys.argv
    sys.stdout.write(json.dumps(live_through(getattr(fault_stories, name), Path(place), int(each), Disk())))
