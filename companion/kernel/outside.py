"""Text that came from outside is text: nothing in it moves a cursor, turns the writing round or begins a line."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable

from companion.kernel.trouble import Trouble

UNSEEN = "\N{REPLACEMENT CHARACTER}"
_BREAKS = "\t\n\v\f\r\x1c-\x1f\x85\u2028\u2029"
# Control characters, what sets the direction of writing, what takes no room, halves of characters. What only joins
# or parts letters (a soft hyphen, the joiners of Persian and of emoji) does no harm.
_SIGNS = (
    r"\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    r"\ud800-\udfff\U0001d173-\U0001d17a\U000e0000-\U000e007f"
)
_BREAK = re.compile(f"[{_BREAKS}]")
_SIGN = re.compile(f"[{_SIGNS}]")
UNSAFE = re.compile(f"[{_BREAKS}{_SIGNS}]")


def as_text(text: str) -> str:
    """On one line, and every sign of it can be seen."""
    return text if text.isprintable() else _SIGN.sub(UNSEEN, _BREAK.sub(" ", text))


def as_lines(text: str) -> str:
    """The same for several lines."""
    return "\n".join(map(as_text, text.split("\n")))


def as_json(text: str) -> str:
    """JSON that says the same in signs that can be seen."""
    return UNSAFE.sub(lambda sign: json.dumps(sign[0])[1:-1], text)


def names_replaced(names: Iterable[str]) -> str:
    """Those that came from outside with signs nobody can see, as they are called now; nothing if there are none."""
    return ", ".join(name for name in names if UNSEEN in name)


def check_names(names: Iterable[str]) -> None:
    """What tables and people are called can be read by everybody."""
    for name in names:
        if UNSAFE.search(name):
            raise Trouble("name-signs", word=as_text(name)[:40])
