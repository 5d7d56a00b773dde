"""A real terminal: tmux runs the program, keys go in, and what stands on the screen is read back."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

PATIENCE = 60  # seconds; only a screen that never comes takes that long
ROOT = Path(__file__).parent.parent

needs_tmux = pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed: no real terminal to try")


class Terminal:
    """One window in which `companion` runs."""

    def __init__(self, home: Path, folder: Path, size: tuple[int, int]) -> None:
        self._environment = {
            "PATH": os.environ["PATH"],
            "HOME": str(home),
            "COMPANION_HOME": str(home),
            "LANG": "C.UTF-8",
            "TMUX_TMPDIR": str(folder),
            "TERM": "xterm-256color",
            "COLORTERM": "truecolor",
        }
        self._home = home
        self._size = size
        self._opened = 0

    def open(self, *arguments: str) -> None:
        """Start `companion` in a window of its own; a shell-less `cat` keeps the window when it ends."""
        self._opened += 1
        columns, lines = map(str, self._size)
        self._tmux("-f", os.devnull, "new-session", "-d", "-x", columns, "-y", lines, "cat")
        self._tmux("set-option", "-g", "remain-on-exit", "on")
        self._tmux("set-option", "-g", "history-limit", "5000")
        command = [sys.executable, "-m", "companion", *arguments]
        self._tmux("respawn-pane", "-k", "-c", str(ROOT), *command)

    def close(self) -> None:
        self._tmux("kill-server")

    def kill(self) -> None:
        """The battery is empty."""
        os.kill(int(self._ask("#{pane_pid}")), signal.SIGKILL)
        self.until(lambda: self.ended, "the program to end")
        self.close()

    def press(self, *keys: str) -> None:
        self._tmux("send-keys", *keys)

    def type(self, text: str) -> None:
        self._tmux("send-keys", "-l", text)

    def resize(self, columns: int, lines: int) -> None:
        self._tmux("resize-window", "-x", str(columns), "-y", str(lines))

    @property
    def screen(self) -> str:
        return self._tmux("capture-pane", "-p")

    @property
    def everything(self) -> str:
        """All that anybody could scroll back to, on either screen of the terminal, and the title."""
        other = self._tmux("capture-pane", "-p", "-a", "-q", "-S", "-")
        return "\n".join([self._tmux("capture-pane", "-p", "-S", "-"), other, self._ask("#{pane_title}")])

    @property
    def ended(self) -> bool:
        return self._ask("#{pane_dead}") == "1"

    def see(self, *words: str) -> str:
        """Wait until all these words are on the screen."""
        self.until(lambda: all(word in self.screen for word in words), repr(words))
        return self.screen

    def see_no(self, *words: str) -> str:
        self.until(lambda: not any(word in self.screen for word in words), f"no {words!r}")
        return self.screen

    def until(self, ready: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not ready():
            assert time.monotonic() < end, f"waited in vain for {what}:\n{self.screen}"
            time.sleep(0.05)

    def _ask(self, what: str) -> str:
        return self._tmux("display-message", "-p", what).strip()

    def _tmux(self, *arguments: str) -> str:
        # every window has a server of its own: one that is just ending cannot take the next one with it
        command = ["tmux", "-u", "-L", f"companion-{self._opened}", *arguments]
        answer = subprocess.run(command, env=self._environment, capture_output=True, text=True, timeout=PATIENCE)
        assert answer.returncode == 0, (arguments, answer.stderr)
        return answer.stdout


@contextmanager
def terminal(home: Path, size: tuple[int, int]) -> Iterator[Terminal]:
    with tempfile.TemporaryDirectory(prefix="tmux-") as folder:  # short: a socket's path must be
        window = Terminal(home, Path(folder), size)
        try:
            yield window
        finally:
            for number in range(1, window._opened + 1):  # those that were closed are gone already
                command = ["tmux", "-L", f"companion-{number}", "kill-server"]
                subprocess.run(command, env=window._environment, capture_output=True, check=False)
