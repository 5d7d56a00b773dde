"""Faces told unseen at the laptop: handed over once, asked position by position, and nobody else reads a face."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.games.marengo import told
from companion.games.registry import game
from companion.store import Store
from tests.support import usual_setup
from tests.tui import marengoing
from tests.tui.playing import WIDE, Player, PlayerScript, sit_down
from tests.tui.reading_large import written_large
from tests.tui.test_secrets import everything_drawn

LARGE, SMALL = WIDE, (80, 24)


def at(script: PlayerScript, size: tuple[int, int] = LARGE) -> None:
    store = Store()
    table = store.create(game("marengo"), usual_setup("marengo", board="training", faces="private"))
    sit_down(script, table, store=store, size=size)


async def pick(player: Player, *faces: str) -> None:
    """By their numbers in the list."""
    for face in faces:
        row = next(line for line in player.part("#faces").splitlines() if f" {face} " in line)
        await player.press(row.split()[0])


async def told_set_up(player: Player) -> None:
    """D: artillery, H: cavalry; F has both infantries, which are all that is left."""
    await player.press("1", "enter")
    for face in ("a1", "c2"):
        await pick(player, face)
        await player.press("enter")
    assert player.find("#unseen-entry").value == "i2 i3"
    await player.press("enter")


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


def test_whoever_does_not_know_the_notation_is_led_through(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("1", "enter")
        assert player.on == "FacesDesk"
        told = " ".join(player.text.split())
        assert "1 block here, 0 named" in told
        assert "then: H South Mill (1), F Hop Garden (2)" in told
        await player.press("enter")  # nothing is named yet
        assert (player.on, player.table.head) == ("FacesDesk", 0)
        await player.press("down", "space")
        line = player.find("#unseen-entry")
        assert (line.value, player.part("#unseen-verdict").strip()[:1]) == ("i3", "✓")
        await player.press("backspace", "i")
        await player.type("2")
        await player.press("enter")
        assert "told: D Windmill Hill i2" in " ".join(player.text.split())
        await player.press("i", "2")
        assert "BM-SET-03" in player.part("#unseen-verdict")  # the one there is stands in D
        await player.press("pageup")
        assert "told:" not in player.text
        assert told == " ".join(player.text.split())
        await pick(player, "i3")
        await player.press("enter")
        await pick(player, "a1")
        await player.press("enter", "pageup", "pageup")
        assert told == " ".join(player.text.split())

    at(script, SMALL)


def test_an_answer_can_be_put_off_and_a_tab_completes_it(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("1", "enter", "c", "tab")
        assert player.find("#unseen-entry").value.strip() == "c2"
        await player.press("escape")
        assert player.on == "CurtainScreen"
        assert "cavalry" not in everything_drawn(player).lower()
        await player.press("escape")
        assert (player.on, player.table.head) == ("TableScreen", 0)

    at(script)


def test_the_set_up_is_drawn_by_one_key(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("2")
        assert "y shows French what was drawn" in player.told.replace("France", "French")
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
        await player.press("1", "enter")
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


def test_where_blocks_of_several_kinds_stand_each_face_is_told_of_the_right_one(home: Path) -> None:
    """On a table that was put together again: awake and asleep ones in one position."""
    stand = {"austrian": {"C": {"i3": 1}}, "french": {"F": {"x": 1, "xz": 2}, "wait:relief": {"i2": 1, "c2": 1}}}
    start = marengoing.mid_battle("training")
    rules = replace(start.rules, faces="private")
    state = replace(start, stand=stand, rules=rules, told={"austrian": (), "french": ()}, phase="tell")

    async def script(player: Player) -> None:
        assert "hidden faces are told" in player.text
        await player.press("1", "enter")
        assert "3 blocks here" in player.text
        await pick(player, "c2", "i3", "a1")
        assert player.find("#unseen-entry").value == "1=c2 z=i3 z=a1"
        await player.press("enter")
        assert player.table.state.told["french"] == (
            told.Told(("c2",), {"F x": 1}),
            told.Told(("a1", "i3"), {"F xz": 2}),
        )

    marengoing.at(script, state)


def test_the_reason_is_handed_over_like_any_secret(home: Path) -> None:
    """The name of whoever may read it, to be seen from across the table; nothing of it on the screen below."""
    start = marengoing.mid_battle("training")
    rules, knows = replace(start.rules, faces="private"), told.Told(("i2", "i2"), {"C x": 2})
    state = replace(start, rules=rules, told={"austrian": (knows,), "french": ()})
    state = replace(state, stand={"austrian": {"C": {"x": 2}}, "french": {"F": {"c2": 1}}}, phase="move")

    async def script(player: Player) -> None:
        await player.enter("move 1=c2 C->E")
        assert player.on == "WhyUnseen"
        assert written_large("Anna", player.lines)
        assert "FRANCE" not in player.text
        await player.press("enter")
        assert "BM-HID-01" in player.text
        await player.press("escape")
        assert player.on == "TableScreen"
        assert "BM-HID-01" not in everything_drawn(player)

    marengoing.at(script, state)
