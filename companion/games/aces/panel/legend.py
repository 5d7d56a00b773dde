"""What the marks on the map mean."""

from __future__ import annotations

from collections.abc import Mapping

from textual.content import Content

from companion.games.aces.board.maps import Terrain
from companion.games.aces.panel.faces import LEVELS
from companion.games.aces.panel.shown import Shown
from companion.games.aces.panel.sights import LETTERS
from companion.tui.widgets.canvas import fitted

GROUNDS: tuple[Terrain, ...] = ("forest", "road", "water", "sea", "mountain")


def legend(shown: Shown, width: int) -> list[Content]:
    """Marks of units, then those of the ground that this map has: of each as many as fit."""
    signs, there = shown.signs, set(shown.state.ground.terrain.values())
    units = {"act": signs.near, "damage": "-2", "veteran": LEVELS[1], "hero": LEVELS[2]}
    units |= {"repair": shown.say("aces-panel-mark-repair"), "duty": "!"}
    ground = {ground: LETTERS[ground] for ground in GROUNDS if ground in there} | {"start": "#5"}
    return [_line(shown, marks, width) for marks in (units, ground)]


def _line(shown: Shown, marks: Mapping[str, str], width: int) -> Content:
    told = ""
    for key, mark in marks.items():
        more = f"{told}  {mark} {shown.say(f'aces-panel-sign-{key}')}".strip()
        told = more if len(more) <= width else told
    return fitted(Content.styled(told, "$muted"), width)
