"""Signs of what is no tile: special units, generals, actions of the master spy; on the same grid as those of tiles."""

from __future__ import annotations

from companion.games.clockwork.maps.played import Race
from companion.games.clockwork.sheets.icons import Shape, cog_path, draw_shapes, polygon_path, star_path
from companion.games.clockwork.sheets.look import DARK_BRASS
from companion.printing.box import Point
from companion.printing.ink import Paint
from companion.printing.paths import circle_path
from companion.printing.surface import Surface

_HAT = "3.5 12.4 m 20.5 12.4 l 20.5 10.8 l 16.6 10.8 l 15.4 3.4 l 8.6 3.4 l 7.4 10.8 l 3.5 10.8 l h"
_EYE = "1.4 12 m 6 5.6 18 5.6 22.6 12 c 18 18.4 6 18.4 1.4 12 c h"
_SHIELD = "3 2.6 m 21 2.6 l 21 12 l 21 17 16.5 20.4 12 22.6 c 7.5 20.4 3 17 3 12 c h"
_TENTACLES = (
    "4.4 22 m 4.4 17 8 17 8 12.6 c 9.8 22 m 9.8 18.6 10.8 17 10.8 12.6 c "
    "14.2 22 m 14.2 18.6 13.2 17 13.2 12.6 c 19.6 22 m 19.6 17 16 17 16 12.6 c"
)
_HEAD = "5.4 12.8 m 5.4 5.4 8.4 1.8 12 1.8 c 15.6 1.8 18.6 5.4 18.6 12.8 c h"
_FLASK = polygon_path(
    *(9.6, 2, 14.4, 2, 14.4, 3.8, 13.6, 3.8, 13.6, 9.4, 20.6, 20.4, 19.4, 22.4),
    *(4.6, 22.4, 3.4, 20.4, 10.4, 9.4, 10.4, 3.8, 9.6, 3.8),
)

SIGNS: dict[str, tuple[Shape, ...]] = {
    # special units
    Race.PUREBREEDS: (
        Shape("body", _HAT),
        Shape("body", circle_path(8.4, 16.4, 3)),
        Shape("body", circle_path(15.6, 16.4, 3)),
        Shape("stroke", "11 16 m 13 16 l"),
    ),
    Race.TROGLODYTES: (Shape("body", cog_path(12, 12, 10.4, 10)), Shape("hole", circle_path(12, 12, 4))),
    Race.RHINOCHS: (
        Shape("body", star_path(12, 12, 11, 9, 0.55)),
        Shape("hole", star_path(12, 12, 5.4, 9, 0.5)),
    ),
    Race.MONGRELS: (
        Shape("stroke", circle_path(12, 12, 7.6)),
        Shape("stroke", "12 1.6 m 12 9 l 12 15 m 12 22.4 l 1.6 12 m 9 12 l 15 12 m 22.4 12 l"),
        Shape("body", circle_path(12, 12, 1.3)),
    ),
    # generals
    "leviathan": (
        Shape("body", _HEAD),
        Shape("stroke", _TENTACLES),
        Shape("hole", f"{circle_path(9.6, 8, 1.2)} {circle_path(14.4, 8, 1.2)}"),
    ),
    "guardian": (Shape("body", _SHIELD), Shape("hole", star_path(12, 11.4, 6, 5, 0.42))),
    "tank": (
        Shape(
            "body", polygon_path(4, 14.4, 6.2, 8.4, 13.4, 8.4, 13.4, 10, 22.6, 10, 22.6, 11.8, 14.6, 11.8, 15.6, 14.4)
        ),
        Shape(
            "body", "3.6 15.4 m 20.4 15.4 l 22.4 15.4 22.4 21.6 20.4 21.6 c 3.6 21.6 l 1.6 21.6 1.6 15.4 3.6 15.4 c h"
        ),
        Shape("hole", " ".join(circle_path(x, 18.5, 1.6) for x in (5.6, 9.8, 14.2, 18.4))),
        Shape("body", circle_path(8, 5, 1.7)),
        Shape("body", circle_path(11.4, 3, 1.2)),
    ),
    # actions of the master spy
    "conscription": (
        Shape("body", circle_path(9, 14.4, 7.4)),
        Shape("hole", circle_path(9, 14.4, 4.4)),
        Shape("stroke", "19.4 2.6 m 19.4 10 l 15.7 6.3 m 23.1 6.3 l"),
    ),
    "gambit": (
        Shape("stroke", "3 8 m 18 8 l 21 16 m 6 16 l"),
        Shape("body", f"{polygon_path(17, 3.6, 22.6, 8, 17, 12.4)} {polygon_path(7, 11.6, 1.4, 16, 7, 20.4)}"),
    ),
    "rnd": (Shape("body", _FLASK), Shape("hole", circle_path(9.6, 18, 1.6)), Shape("hole", circle_path(14, 15.4, 1.2))),
    "counterintel": (
        Shape("body", _EYE),
        Shape("hole", circle_path(12, 12, 4.2)),
        Shape("body", circle_path(12, 12, 2)),
        Shape("stroke", "4 21.4 m 20 2.6 l"),
    ),
    "technophilia": (
        Shape("body", cog_path(9, 14.4, 8.4, 10)),
        Shape("hole", circle_path(9, 14.4, 3.4)),
        Shape("body", cog_path(19, 5.6, 4.4, 8)),
    ),
    "tacops": (
        Shape("stroke", "3.4 3.4 m 20.6 20.6 l 20.6 3.4 m 3.4 20.6 l"),
        Shape("body", circle_path(12, 12, 3.2)),
        Shape("stroke", "1.8 16.8 m 7.2 22.2 l 16.8 22.2 m 22.2 16.8 l"),
    ),
    # markers
    "round": (
        Shape("body", polygon_path(5, 2.4, 19, 2.4, 12, 12)),
        Shape("body", polygon_path(12, 12, 19, 21.6, 5, 21.6)),
        Shape("stroke", "3.4 2 m 20.6 2 l 3.4 22 m 20.6 22 l"),
    ),
    "start": (
        Shape("stroke", "6 2 m 6 22.4 l"),
        Shape("body", polygon_path(6, 2.6, 21.6, 2.6, 17.6, 7.8, 21.6, 13, 6, 13)),
    ),
}


def draw_sign(surface: Surface, sign: str, middle: Point, size: float, paint: Paint = DARK_BRASS) -> None:
    """With its middle at a point."""
    place = middle[0] - size / 2, middle[1] - size / 2
    draw_shapes(surface, SIGNS[sign], place, size, paint, "paper")
