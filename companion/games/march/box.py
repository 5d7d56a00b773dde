"""The box of The March of Progress."""

from __future__ import annotations

from companion.games.box import Box, DataFile
from companion.kernel.assets import ASSETS

_SCENARIO = (
    "countries",
    "cards",
    "cubes",
    "boxed",
    "touching",
    "armies",
    "armies_in_play",
    "threshold",
    "both_at_threshold",
    "basic_vp",
    "home_floor",
    "score_home_with_enemy",
    "manual",
    "edition",
)

BOX = Box(
    id="march",
    game="companion.games.march.game:March",
    assets=ASSETS / "games" / "march",
    board="companion.games.march.panel:MarchBoard",
    prints="companion.games.march.sheets:PRINTS",
    phone="companion.games.march.phone:picture",
    files=(DataFile("scenario", "scenarios/", "companion.games.march.scenario:check_file", _SCENARIO),),
    demo="demo.record",
)
