"""What the keys of a screen do, as commands of the palette, so that nobody has to know a key."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from textual.app import SystemCommand
from textual.binding import Binding
from textual.dom import DOMNode
from textual.screen import Screen

from companion.tui.keys import KEYS
from companion.tui.widgets.keybar import KeyBar

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp


def bound(node: DOMNode) -> dict[str, Binding]:
    """Every action that a screen, or the whole app, has a key for, in the order of the key map."""
    found = {each.id: each for bindings in node._bindings.key_to_bindings.values() for each in bindings if each.id}
    return {action: found[action] for action in KEYS if action in found}


def commands(app: CompanionApp, screen: Screen[Any]) -> Iterator[SystemCommand]:
    """What the screen offers, then what its keys do, those at its foot first; then what works everywhere."""
    yield from getattr(screen, "palette", tuple)()
    yield from _of_keys(app, screen, [action for bar in screen.query(KeyBar) for action in bar.actions])
    yield from _of_keys(app, app, [])


def _of_keys(app: CompanionApp, node: DOMNode, first: list[str]) -> Iterator[SystemCommand]:
    """Two keys may do the same: that is one command."""
    keys, done = bound(node), set[str]()
    about = getattr(node, "about", app.about)
    for action in dict.fromkeys([*(action for action in first if action in keys), *keys]):
        does = keys[action].action
        if does not in done and does != "command_palette":  # it is open
            done.add(does)
            yield SystemCommand(app.say(f"key-{action}"), about(action), partial(app.run_action, does, node))
