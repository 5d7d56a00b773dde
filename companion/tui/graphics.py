"""What this terminal can show: real pictures (kitty's protocol or sixels), coloured blocks, or plain letters."""

from __future__ import annotations

import os
import re
import sys
from typing import Literal, TypeAlias

Way: TypeAlias = Literal["kitty", "sixel", "blocks", "letters"]

USUAL_CELL = (10, 20)  # pixels, if the terminal does not say
_ANSWER = re.compile(rb"\x1b\[\?([\d;]+)c")
_PATIENCE = 0.2  # seconds
# A terminal is asked about sixels only if it is one of those that may have them: they are sure to answer.
_MAY_HAVE_SIXELS = ("XTERM_VERSION", "KONSOLE_VERSION", "WEZTERM_EXECUTABLE", "MLTERM")
_PROGRAMS = ("WezTerm", "iTerm.app", "vscode", "mintty", "contour", "rio")


def picture_way() -> Way:
    """To be asked before the app reads the keyboard. COMPANION_PICTURES (kitty, sixel, blocks) decides otherwise."""
    ways: dict[str, Way] = {"kitty": "kitty", "sixel": "sixel", "blocks": "blocks"}
    if (named := os.environ.get("COMPANION_PICTURES", "")) in ways:
        return ways[named]
    if os.environ.get("TMUX") or "truecolor" not in os.environ.get("COLORTERM", ""):
        return "blocks"
    term, program = os.environ.get("TERM", ""), os.environ.get("TERM_PROGRAM", "")
    if "kitty" in term or "ghostty" in (term + program):
        return "kitty"
    may = term.startswith(("foot", "contour")) or program in _PROGRAMS or any(map(os.environ.get, _MAY_HAVE_SIXELS))
    return "sixel" if may and 4 in _attributes() and cell_size() != (0, 0) else "blocks"


def cell_size() -> tuple[int, int]:
    """The pixels of one character cell; nothing if the terminal does not tell."""
    try:
        import fcntl
        import struct
        import termios

        answer = fcntl.ioctl(sys.__stdout__.fileno(), termios.TIOCGWINSZ, bytes(8))  # type: ignore[union-attr]
        rows, columns, width, height = struct.unpack("HHHH", answer)
    except (ImportError, OSError, AttributeError, ValueError):
        return 0, 0
    return (width // columns, height // rows) if rows and columns else (0, 0)


def _attributes() -> set[int]:
    """The terminal's answer to what it is; 4 among the numbers means sixels."""
    try:
        import termios

        keyboard, screen = sys.__stdin__.fileno(), sys.__stdout__.fileno()  # type: ignore[union-attr]
    except (ImportError, OSError, AttributeError, ValueError):
        return set()
    try:
        before = termios.tcgetattr(keyboard)
        try:
            answer = _ask(keyboard, screen)
        finally:
            termios.tcsetattr(keyboard, termios.TCSANOW, before)
    except (OSError, termios.error):
        return set()
    found = _ANSWER.search(answer)
    return {int(number) for number in found[1].split(b";") if number} if found else set()


def _ask(keyboard: int, screen: int) -> bytes:
    import select
    import termios
    import tty

    tty.setcbreak(keyboard, termios.TCSANOW)
    if select.select([keyboard], [], [], 0)[0]:  # somebody types already: not a letter of it may be lost
        return b""
    os.write(screen, b"\x1b[c")
    answer = b""
    while not _ANSWER.search(answer) and select.select([keyboard], [], [], _PATIENCE)[0]:
        answer += os.read(keyboard, 100)
    return answer
