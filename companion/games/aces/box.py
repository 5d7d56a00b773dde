"""The box of Aces & Armor."""

from __future__ import annotations

from companion.games.box import Box, DataFile, Workshop
from companion.kernel.assets import ASSETS

_PANEL = "companion.games.aces.panel"
_CHANCES = ("armies", "unit", "hex", "target", "aim", "type", "factory")  # what the Automa leaves to chance
_KINDS_AT_DESKS = {
    "fight_desk:FightDesk": ("fight", "harm", "reply"),
    "automa_desk:AutomaDesk": ("step", *(f"lot-{about}" for about in _CHANCES)),
    "intercept_desk:InterceptDesk": ("intercept",),
    "set_up_desk:SetUpDesk": ("stands",),
}

BOX = Box(
    id="aces",
    game="companion.games.aces.game:Aces",
    assets=ASSETS / "games" / "aces",
    board=f"{_PANEL}:AcesBoard",
    desks={kind: f"{_PANEL}.{desk}" for desk, kinds in _KINDS_AT_DESKS.items() for kind in kinds},
    prints="companion.games.aces.sheets:PRINTS",
    phone="companion.games.aces.phone:picture",
    colours={"g1": "white", "us": "blue", "g2": "green", "su": "red"},
    workshops=(
        Workshop("troop_cards", "companion.games.aces.studio.troop_form:TroopForm"),
        Workshop("painter", "companion.games.aces.studio.map_painter:MapPainter"),
    ),
    files=(
        DataFile("troops", "troops/", "companion.games.aces.board.reading:check_troops", ("unit", "dice_by_damage")),
        DataFile("map", "maps/", "companion.games.aces.board.reading:check_map", ("rows", "halves", "orientation")),
    ),
)
