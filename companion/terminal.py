"""What commands and the linear mode write: whatever it holds, a terminal gets it as text."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from typing import IO, Any, cast

from companion.kernel.outside import as_lines


class Shown:
    """A stream on which nothing but text and ends of lines arrives."""

    def __init__(self, stream: IO[str]) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        return self.stream.write(as_lines(text))

    def writelines(self, lines: Iterable[str]) -> None:
        self.stream.writelines(map(as_lines, lines))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


@contextmanager
def shown_as_text() -> Iterator[None]:
    """Both streams, until a command is over; every sign of ours can be written there, or its nearest one."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            ascii_only = stream.encoding.casefold() in ("ascii", "us-ascii", "ansi_x3.4-1968")
            stream.reconfigure(encoding="utf-8" if ascii_only else None, errors="replace")
    out, err = (cast("IO[str]", Shown(stream)) if stream else stream for stream in (sys.stdout, sys.stderr))
    try:
        with redirect_stdout(out), redirect_stderr(err):
            yield
    finally:
        hush()


def hush() -> None:
    """What could not be printed goes nowhere, so that Python does not complain about it at the end."""
    try:
        sys.stdout.flush()
    except (AttributeError, OSError, ValueError):  # closed, e.g. by `companion rules | head`
        with suppress(AttributeError, OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def hand_over(content: str) -> None:
    """A whole file for the next program is written as it is; somebody at a terminal gets text."""
    stream = sys.stdout
    if isinstance(stream, Shown) and not stream.isatty():
        stream = stream.stream
    stream.write(content)
    stream.flush()
