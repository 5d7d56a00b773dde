"""Stopped at any moment: Ctrl-C says what was stored, and the terminal is left as it was."""

from __future__ import annotations

import gc
import os
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from companion.kernel import stopping
from companion.kernel.journal import Journal
from companion.text.language import CODES, language
from tests.shell import REFUSED, Shell
from tests.stored import stored

fcntl, pty, termios = (pytest.importorskip(name) for name in ("fcntl", "pty", "termios"))
ROOT = Path(__file__).parent.parent
PATIENCE = 60  # seconds; only what never comes takes that long
NOTHING, STORED = "Stopped; nothing was entered.", "Stopped, but only after it was stored"
ENDS = (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)


# --- what was stored ------------------------------------------------------------------------------------------------


def interrupt(*_: object, **__: object) -> Any:
    signal.raise_signal(signal.SIGINT)


@pytest.fixture
def heeded() -> Iterator[None]:
    """Signals as they are for players; the test's own are put back afterwards."""
    before = {number: signal.getsignal(number) for number in (stopping.STOP, *stopping.END)}
    stopping.take_signals()
    gc.disable()  # while it looks at memory, what stops it is lost
    yield
    gc.enable()
    for number, handler in before.items():
        signal.signal(number, handler)


def interrupt_and_note() -> None:
    interrupt()
    stopping.note_stored()


# before anything is written; when it could still be taken back; when it just has been stored; while it is told
MOMENTS = {
    "kernel.table.Table._lay_down": (interrupt, False),
    "kernel.database.Database._check_edition": (interrupt, False),
    "kernel.database.note_stored": (interrupt_and_note, True),
    "cli.play._answer": (interrupt, True),
}


@pytest.mark.usefixtures("heeded")
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_ctrl_c_around_a_write_tells_what_was_stored(
    companion: Shell, home: Path, table: str, moment: str, code: str
) -> None:
    comes, there = MOMENTS[moment]
    before = len(stored(home)["entries"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(f"companion.{moment}", comes)
        answer = companion("enter", table, "blue pick ATTACK", "--lang", code)
    assert len(stored(home)["entries"]) == before + there
    assert answer.code == REFUSED
    assert answer.err.strip() == language(code).say("cli-stopped-stored" if there else "cli-aborted")


@pytest.mark.parametrize("step", range(12))
def test_stopped_by_ctrl_c_at_any_moment_it_tells_the_truth(home: Path, table: str, step: int) -> None:
    """From the first moment on: while modules are loaded, the table is read, the entry is written, and told."""
    before = len(stored(home)["entries"])
    out, err, code = stopped_after(step * 0.03, "set", table, "turn", "3")
    there = len(stored(home)["entries"]) > before
    if code == 0:
        assert there, out
    else:
        assert code == REFUSED, err
        assert err.strip().startswith(STORED if there else NOTHING), err
        assert len(err.strip().splitlines()) == 1, err


def stopped_after(seconds: float, *arguments: str) -> tuple[str, str, int]:
    """Ctrl-C so long after our own code has begun to run: before that it is Python's."""
    program = (
        "import os, signal, sys, threading; from companion import __main__ as companion\n"
        "from companion.kernel import stopping\n"
        "take = stopping.take_signals\n"
        "def taken():\n"
        "    take()\n"
        f"    timer = threading.Timer({seconds}, os.kill, (os.getpid(), signal.SIGINT))\n"
        "    timer.daemon = True\n"
        "    timer.start()\n"
        "stopping.take_signals = taken\n"
        "companion.main()\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    return run.stdout, run.stderr, run.returncode


# --- the terminal ---------------------------------------------------------------------------------------------------


class Window:
    """A terminal of its own with `companion` in it; or with a program that begins it."""

    def __init__(self, *arguments: str, program: str = "") -> None:
        self.ours, self.theirs = pty.openpty()
        fcntl.ioctl(self.theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))
        self.before = self.mode
        self.seen = b""
        self.process = subprocess.Popen(
            [sys.executable, *(["-c", program] if program else ["-m", "companion"]), *arguments],
            cwd=ROOT,
            stdin=self.theirs,
            stdout=self.theirs,
            stderr=self.theirs,
            start_new_session=True,
            env={**os.environ, "TERM": "xterm-256color"},
        )

    @property
    def mode(self) -> Any:
        return termios.tcgetattr(self.theirs)

    def read(self) -> None:
        if select.select([self.ours], [], [], 0.05)[0]:
            self.seen += os.read(self.ours, 65536)

    def until(self, *words: bytes) -> None:
        end = time.monotonic() + PATIENCE
        while not all(word in self.seen for word in words):
            assert time.monotonic() < end, self.seen[-2000:]
            self.read()

    def type(self, keys: str) -> None:
        os.write(self.ours, keys.encode())

    def end(self, number: int) -> int:
        self.process.send_signal(number)
        return self.ended()

    def ended(self) -> int:
        """How it ended."""
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < end, "it goes on"
            self.read()
        while select.select([self.ours], [], [], 0.05)[0]:
            self.read()
        return self.process.returncode

    def check_given_back(self) -> None:
        """Echo, the screen, the cursor, the mouse, what is pasted."""
        assert self.mode == self.before
        left = self.seen.rpartition(b"\x1b[?1049h")[2]
        for given_back in (b"\x1b[?1049l", b"\x1b[?25h", b"\x1b[?1000l", b"\x1b[?2004l"):
            assert given_back in left


@contextmanager
def window(*arguments: str, program: str = "") -> Iterator[Window]:
    opened = Window(*arguments, program=program)
    try:
        yield opened
    finally:
        opened.process.kill()
        opened.process.wait()
        os.close(opened.ours)
        os.close(opened.theirs)


@pytest.mark.parametrize("number", ENDS)
def test_the_app_gives_the_terminal_back(home: Path, number: signal.Signals) -> None:
    with window() as opened:
        opened.until(b"\x1b[?1049h", b"COMPANION")
        assert opened.mode != opened.before
        assert opened.end(number) == 128 + number
        opened.check_given_back()


@pytest.mark.parametrize("number", ENDS)
def test_letters_are_shown_again_after_an_unseen_decision(home: Path, table: str, number: signal.Signals) -> None:
    """Whoever types a secret move types it unseen; whoever comes afterwards sees what they type."""
    with window("enter", table, "--seat", "blue") as opened:
        opened.until(b"Move")
        end = time.monotonic() + PATIENCE
        while opened.mode == opened.before:
            assert time.monotonic() < end, "letters are shown all the time"
            time.sleep(0.02)
        opened.end(number)
        assert opened.mode == opened.before
        assert b"Traceback" not in opened.seen


def test_the_clocks_of_a_table_are_kept_when_the_window_is_closed(home: Path, table: str) -> None:
    with window("play", table) as opened:
        opened.until(b"pick in secret")
        end = time.monotonic() + 1.5
        while time.monotonic() < end:
            opened.read()
        assert opened.end(signal.SIGHUP) == 128 + signal.SIGHUP
    journal = Journal(home / "companion.db")
    assert journal.table(table).settings.clocks
    journal.close()
