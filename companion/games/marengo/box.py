"""The box of Bonaparte at Marengo."""

from __future__ import annotations

from companion.games.box import Box, DataFile, Workshop
from companion.kernel.assets import ASSETS

_BOARD = ("locale", "road", "entry", "force", "junction", "morale", "time", "schema")
_ASSAULT = "companion.games.marengo.panel.assault_desk:AssaultDesk"
_RETREAT = "companion.games.marengo.panel.retreat_desk:RetreatDesk"
_ASKED_IN_AN_ASSAULT = ("fire", "front", "pursuit", "loss-first", "loss-second", "loss-pursuer")
_AT_BOTH_DEPTHS = [f"{depth}{kind}" for depth in ("", "books-") for kind in _ASKED_IN_AN_ASSAULT]

BOX = Box(
    id="marengo",
    game="companion.games.marengo.game:Marengo",
    assets=ASSETS / "games" / "marengo",
    board="companion.games.marengo.panel:MarengoBoard",
    desks=dict.fromkeys(("assault", *_AT_BOTH_DEPTHS), _ASSAULT) | dict.fromkeys(("show", "sacrifice", "go"), _RETREAT),
    colours={"austrian": "red", "french": "blue"},
    prints="companion.games.marengo.sheets:PRINTS",
    workshops=(Workshop("boards", "companion.games.marengo.studio.board_editor:BoardEditor"),),
    files=(DataFile("board", "boards/", "companion.games.marengo.board.reading:check_file", _BOARD),),
)
