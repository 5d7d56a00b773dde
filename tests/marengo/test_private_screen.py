"""Faces told unseen at the laptop: handed over once, asked position by position, and nobody else reads a face."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.marengo import told
from companion.games.registry import game
from companion.store import Store
from tests.support import usual_setup
from tests.tui.playing import WIDE, Player, PlayerScript, sit_down

LARGE, SMALL = WIDE, (80, 24)


def at(script: PlayerScript, size: tuple[int, int] = LARGE) -> None:
    store = Store()
    table = store.create(game("marengo"), usual_setup("marengo", board="training", faces="private"))
    sit_down(script, table, store=store, size=size)


async def told_set_up(player: Player) -> None:
    """D: artillery, F: both infantries, H: what is left; each chosen from the list."""
    await player.press("1", "enter")
    for face in ("A1", "C2", "I2 I3"):
        words = {"A1": "artillery 1", "C2": "cavalry 2", "I2 I3": "infantry 2, infantry 3"}[face]
        row = next(line for line in player.part("#curtain-choices").splitlines() if words in line.lower())
        await player.press(row.split()[0])


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_laptop_is_handed_over_once_and_every_position_is_asked_for(home: Path, size: tuple[int, int]) -> None:
    async def script(player: Player) -> None:
        await told_set_up(player)
        assert player.on == "TableScreen"
        faces = {place: told.own_faces(player.table.state, "french", place) for place in "DFH"}
        assert faces == {"D": ("a1",), "H": ("c2",), "F": ("i2", "i3")}
        assert "artillery" not in player.text.lower()
        assert player.table.state.phase == "move"

    at(script, size)


def test_the_set_up_is_drawn_by_one_key(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("2")
        assert told.untold(player.table.state, "french") == {}
        assert player.last.kind == "reveal"

    at(script)


def test_a_false_face_is_refused_and_only_its_owner_reads_why(home: Path) -> None:
    why = "told other faces"

    async def script(player: Player) -> None:
        await told_set_up(player)
        await player.enter("enter 1 west_gate A-C")
        await player.enter("next")
        await player.press("1", "enter")
        await player.press("1")
        await player.enter("next")
        await player.enter("next")
        await player.enter("move 1 C->D")
        await player.enter("yield")
        before = player.table.head
        await player.enter("reveal 1=c2 D")
        assert player.on == "WhyUnseen"
        assert "not allowed as entered" in " ".join(player.text.split())
        assert why not in player.text
        await player.press("enter")
        assert why in " ".join(player.text.split())
        assert "BM-HID-01" in player.text
        await player.press("enter")
        assert player.on == "TableScreen"
        assert why not in player.text
        assert player.table.head == before

    at(script)
