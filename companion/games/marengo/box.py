"""The box of Bonaparte at Marengo."""

from __future__ import annotations

from companion.games.box import Box, DataFile, Workshop
from companion.kernel.assets import ASSETS

_BOARD = ("locale", "road", "entry", "force", "junction", "morale", "time", "schema")

BOX = Box(
    id="marengo",
    game="companion.games.marengo.game:Marengo",
    assets=ASSETS / "games" / "marengo",
    board="companion.games.marengo.panel:MarengoBoard",
    desks={"move": "companion.games.marengo.panel.move_desk:MoveDesk"},
    colours={"austrian": "red", "french": "blue"},
    prints="companion.games.marengo.sheets:PRINTS",
    workshops=(Workshop("boards", "companion.games.marengo.studio.board_editor:BoardEditor"),),
    files=(DataFile("board", "boards/", "companion.games.marengo.board.reading:check_file", _BOARD),),
)
