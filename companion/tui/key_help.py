"""What the keys do: those of a screen, then those that do the same everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import TYPE_CHECKING

from rich.cells import cell_len
from textual.content import Content
from textual.dom import DOMNode

from companion.tui.commands import bound
from companion.tui.keys import shown

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp

COLUMN = 34  # cells for a key and what it does


def actions_of(node: DOMNode) -> list[str]:
    """What can be done by key on a screen, or in the whole app, in the order of the key map."""
    return list(bound(node))


def key_help(app: CompanionApp, here: list[str]) -> Iterator[Content]:
    """Two columns, so that everything is seen at once."""
    everywhere = actions_of(app)
    keys = max(cell_len(shown(action, app)) for action in (*here, *everywhere)) + 2
    if here:
        yield from _group(app, "tui-keys-here", here, keys)
        yield Content("")
    yield from _group(app, "tui-keys-everywhere", everywhere, keys)


def _group(app: CompanionApp, heading: str, actions: list[str], keys: int) -> Iterator[Content]:
    yield Content.styled(app.say(heading), "$muted")
    half = -(-len(actions) // 2)
    for pair in zip_longest(actions[:half], actions[half:]):
        yield Content("").join(_key(app, action, keys).truncate(COLUMN, pad=True) for action in pair if action)


def _key(app: CompanionApp, action: str, keys: int) -> Content:
    return Content.assemble((f" {shown(action, app):<{keys}}", "$accent"), app.say(f"key-{action}"))
