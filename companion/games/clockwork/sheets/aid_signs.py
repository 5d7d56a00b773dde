"""Small pictures of the player aid: those of tiles, units and counters, before the lines that are about them."""

from __future__ import annotations

from functools import partial

from companion.games.clockwork.maps.played import Race
from companion.games.clockwork.maps.tiles import Kind
from companion.games.clockwork.sheets.icons import draw_icon
from companion.games.clockwork.sheets.look import dark, draw_wheels, light
from companion.games.clockwork.sheets.signs import SIGNS, draw_sign
from companion.printing.box import Point
from companion.printing.notes import Picture
from companion.printing.surface import Surface

# After `clockwork-aid-`: sections, phases and lines alike.
_SHOWN: dict[str, str] = {
    "phase-spy": "counterintel", "phase-recruit": "conscription", "phase-deploy": "start", "phase-combat": "tacops",
    "phase-research": "rnd", "phase-scoring": Kind.FOREST,
    "ages": "round", "control": "start", "spy": "counterintel", "recruit": "conscription", "deploy": Kind.CAPITAL,
    "support": Kind.CITADEL, "battle": "tacops", "attrition": Kind.BARRENS, "study": "rnd", "discovery": "wheels",
    "generals": "leviathan", "special": Race.PUREBREEDS, "scoring": Kind.FOREST, "court": Kind.SHRINE,
    "pollution": Kind.LAKE, "espionage": "counterintel", "end": "start",
    "spy-conscription": "conscription", "spy-gambit": "gambit", "spy-rnd": "rnd", "spy-counter": "counterintel",
    "spy-technophilia": "technophilia", "spy-tactical": "tacops",
    "support-citadel": Kind.CITADEL, "support-hunter": Race.MONGRELS, "support-crasher": Race.RHINOCHS,
    "support-agent": Race.PUREBREEDS, "support-leviathan": "leviathan",
    "generals-leviathan": "leviathan", "generals-guardian": "guardian", "generals-tank": "tank",
    "special-purebreeds": Race.PUREBREEDS, "special-mongrels": Race.MONGRELS,
    "special-troglodytes": Race.TROGLODYTES, "special-rhinochs": Race.RHINOCHS,
    "court-rasputin": Kind.TOWER, "court-pius": Kind.SHRINE, "court-lovelace": Kind.FACTORY,
    "scoring-forest": Kind.FOREST, "scoring-fire": Kind.LAKE, "recruit-numbers": Kind.VILLAGE,
    "control-city": Kind.CAPITAL,
}  # fmt: skip


def picture_of(key: str) -> Picture | None:
    shown = _SHOWN.get(key.removeprefix("clockwork-aid-"))
    if shown == "wheels":
        return draw_wheels
    if shown in SIGNS:
        return partial(_sign, shown)
    return partial(_tile, Kind(shown)) if shown else None


def _sign(sign: str, surface: Surface, middle: Point, size: float) -> None:
    draw_sign(surface, sign, middle, size)


def _tile(kind: Kind, surface: Surface, middle: Point, size: float) -> None:
    place = middle[0] - size / 2, middle[1] - size / 2
    draw_icon(surface, kind, place, size, dark(kind), light(kind))
