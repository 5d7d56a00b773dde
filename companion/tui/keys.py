"""The one key map: every binding takes its key from here, and so does the key help at the foot of a screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from textual.binding import Binding

from companion.tui.settings import load_keys

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp

KEYS = load_keys()
_SHOWN = {
    "question_mark": "?",
    "slash": "/",
    "left_square_bracket": "[",
    "right_square_bracket": "]",
    "left_curly_bracket": "{",
    "right_curly_bracket": "}",
    "escape": "esc",
    "minus": "-",
    "plus": "+",
}
NAMED = ("pageup", "pagedown", "space")  # what keyboards call differently in each language
_FUNCTION = re.compile(r"f\d+")


def bind(action: str, does: str = "", priority: bool = False) -> Binding:
    """The binding of an action under the key the player gave it."""
    return Binding(KEYS[action], does or action, action, show=False, priority=priority, id=action)


def shown(action: str, app: CompanionApp) -> str:
    """How a key is written for people: ^p for ctrl+p."""
    key = KEYS.get(action, "")  # a plug-in may have forgotten it
    if key == "enter":
        return app.signs.enter
    if key in NAMED:
        return app.say(f"tui-key-{key}")
    return key.upper() if _FUNCTION.fullmatch(key) else _SHOWN.get(key, key.replace("ctrl+", "^"))
