"""The box of Clockwork Wars."""

from __future__ import annotations

from companion.games.box import Box, CodeKind, DataFile, Workshop
from companion.kernel.assets import ASSETS

_HERE = "companion.games.clockwork"
_KINDS_OF_TILES = ("tower", "factory", "shrine", "forest", "lake", "village", "citadel", "barrens")

BOX = Box(
    id="clockwork",
    game=f"{_HERE}.game:Clockwork",
    assets=ASSETS / "games" / "clockwork",
    board=f"{_HERE}.panel.board:ClockworkBoard",
    desks={"deploy": f"{_HERE}.panel.order_desk:OrderDesk"},
    steps={"deploy": f"{_HERE}.order_steps:order_steps"},
    prints=f"{_HERE}.sheets:PRINTS",
    phone=f"{_HERE}.phone:picture",
    workshops=(
        Workshop("maps", f"{_HERE}.studio.map_studio:MapStudio"),
        Workshop("cards", f"{_HERE}.studio.card_form:CardForm"),
    ),
    commands={"map": f"{_HERE}.commands:map_command"},
    files=(
        DataFile("map", "maps/", f"{_HERE}.shelf.checks:check_map", ("tiles",)),
        DataFile("layout", "layouts/", f"{_HERE}.shelf.checks:check_layout", ("columns",)),
        DataFile("tiles", "tiles.toml", f"{_HERE}.shelf.checks:check_tiles", _KINDS_OF_TILES),
        DataFile("cards", "cards.toml", f"{_HERE}.shelf.checks:check_cards", ("card",)),
    ),
    codes=(CodeKind("map", f"{_HERE}.maps.mapcode:is_map_code"),),
)
