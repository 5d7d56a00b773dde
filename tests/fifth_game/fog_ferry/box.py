"""The box of Fog Ferry. Nothing of the game is loaded to read it."""

from __future__ import annotations

from pathlib import Path

from companion.games.box import Box, DataFile, Workshop

BOX = Box(
    id="ferry",
    game="fog_ferry.game:FogFerry",
    assets=Path(__file__).parent / "assets",
    board="fog_ferry.panel:FerryBoard",
    colours={"north": "blue", "south": "orange"},
    prints="fog_ferry.sheets:PRINTS",
    workshops=(Workshop("rivers", "fog_ferry.studio:RiverStudio"),),
    commands={"rivers": "fog_ferry.commands:rivers_command"},
    files=(DataFile("river", "rivers/", "fog_ferry.rivers:check_file", ("stones", "tide")),),
)
