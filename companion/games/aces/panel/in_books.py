"""A table without a map: everything in words where there is room for them, else all units side by side."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from textual.content import Content

from companion.games.aces.panel.muster import listed
from companion.games.aces.panel.shown import Shown
from companion.games.aces.panel.standing import Standing
from companion.games.aces.picture import picture
from companion.kernel.game import Event
from companion.tui.widgets.canvas import fitted

LISTED = ("show-faction", "show-tile", "show-unit", "show-factories", "show-factory", "show-weather")  # in few words
GAP = 2


def told(shown: Shown, width: int, height: int) -> list[Content]:
    """Nothing is left out as long as there is a line for it."""
    words = [_line(shown, event) for event in _events(shown)]
    if len(words) <= height and all(line.cell_length <= width for line in words):
        return [fitted(line, width) for line in words]
    return [fitted(line, width) for line in _in_short(shown, width, height)]


def _events(shown: Shown) -> Iterator[Event]:
    """All but what stands above the board already: whose turn it is, and that sample values are in use."""
    return (event for event in islice(picture(shown.state), 1, None) if event.kind != "show-sample")


def _line(shown: Shown, event: Event) -> Content:
    """The head of a faction stands out by its sign and its tone."""
    seat, words = str(event.facts.get("seat", "")), shown.teller.event(event)
    if event.kind != "show-faction":
        return Content(words)
    return Content.styled(f"{shown.sign(seat)} {words}", f"bold $seat-{seat}")


def _in_short(shown: Shown, width: int, height: int) -> list[Content]:
    """How it stands, units, factories; then in words what else there is."""
    head = [*Standing(shown, width).flat(), *_factories(shown, width)]
    rest = [line for event in _events(shown) if event.kind not in LISTED for line in _line(shown, event).wrap(width)]
    units = listed(shown, width, max(1, height - len(head)))
    return [*head, *units, *rest][:height]


def _factories(shown: Shown, width: int) -> Iterator[Content]:
    """Whose each is, and who is inside, in as few lines as they need."""
    line = Content("")
    for factory, holder in shown.state.factories.items():
        each = _factory(shown, factory, holder)
        if line and line.cell_length + GAP + each.cell_length > width:
            yield line
            line = Content("")
        line = Content(" " * GAP).join((line, each)) if line else each
    if line:
        yield line


def _factory(shown: Shown, factory: str, holder: str) -> Content:
    state = shown.state
    unit = state.at.get(state.ground.factories.get(factory, ""), "")
    inside = f" {shown.unit(unit)}" if unit else ""
    ruin = f" {shown.signs.no}" if factory in state.ruins else ""
    words = f"{factory}{shown.sign(holder)}{inside}{ruin}"
    return Content.styled(words, f"$seat-{holder}" if holder else "$muted")
