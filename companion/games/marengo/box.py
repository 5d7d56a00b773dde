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
    colours={"austrian": "red", "french": "blue"},
    desks={
        "faces": "companion.games.marengo.panel.faces_desk:FacesDesk",
        "books-put": "companion.games.marengo.panel.deploy_desk:DeployDesk",
        "books-deployed": "companion.games.marengo.panel.deploy_desk:DeployDesk",
    },
    prints="companion.games.marengo.sheets:PRINTS",
    workshops=(Workshop("boards", "companion.games.marengo.studio.board_editor:BoardEditor"),),
    files=(DataFile("board", "boards/", "companion.games.marengo.board.reading:check_file", _BOARD),),
)
