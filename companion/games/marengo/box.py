"""The box of Bonaparte at Marengo."""

from __future__ import annotations

from companion.games.box import Box, DataFile, Workshop
from companion.kernel.assets import ASSETS

_BOARD = ("locale", "road", "entry", "force", "junction", "morale", "time", "schema")
_IN_AN_ASSAULT = ("fire", "front", "pursuit", "loss-first", "loss-second", "loss-pursuer")  # asked at both depths
_KINDS_AT_DESKS = {
    "faces_desk:FacesDesk": ("faces",),
    "move_desk:MoveDesk": ("move",),
    "assault_desk:AssaultDesk": ("assault", *_IN_AN_ASSAULT, *(f"books-{kind}" for kind in _IN_AN_ASSAULT)),
    "retreat_desk:RetreatDesk": ("show", "sacrifice", "go"),
    "deploy_desk:DeployDesk": ("books-put", "books-deployed"),
}

BOX = Box(
    id="marengo",
    game="companion.games.marengo.game:Marengo",
    assets=ASSETS / "games" / "marengo",
    board="companion.games.marengo.panel:MarengoBoard",
    colours={"austrian": "red", "french": "blue"},
    desks={kind: f"companion.games.marengo.panel.{desk}" for desk, kinds in _KINDS_AT_DESKS.items() for kind in kinds},
    steps={"faces": "companion.games.marengo.face_steps:face_steps"},
    prints="companion.games.marengo.sheets:PRINTS",
    phone="companion.games.marengo.phone:picture",
    workshops=(Workshop("boards", "companion.games.marengo.studio.board_editor:BoardEditor"),),
    files=(DataFile("board", "boards/", "companion.games.marengo.board.reading:check_file", _BOARD),),
)
