"""What the marks on the map mean."""

from __future__ import annotations

from textual.content import Content

from companion.games.aces.board.maps import Terrain
from companion.games.aces.panel.faces import LEVELS
from companion.games.aces.panel.shown import Shown
from companion.games.aces.panel.sights import LETTERS

GROUNDS: tuple[Terrain, ...] = ("forest", "road", "water", "sea", "mountain")


def legend(shown: Shown, width: int) -> Content:
    """As many as fit: those of units, then those of the ground that this map has."""
    signs, there = shown.signs, set(shown.state.ground.terrain.values())
    marks = {"act": signs.near, "damage": "-2", "veteran": LEVELS[1], "hero": LEVELS[2]}
    marks |= {"repair": shown.say("mark-repair"), "duty": "!"}
    marks |= {ground: LETTERS[ground] for ground in GROUNDS if ground in there}
    told = ""
    for key, mark in marks.items():
        more = f"{told}  {mark} {shown.say(f'sign-{key}')}".strip()
        told = more if len(more) <= width else told
    return Content.styled(told, "$muted")
