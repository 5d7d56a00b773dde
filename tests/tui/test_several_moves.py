"""Several moves on the entry line of the app: what is wrong or asked is shown, and the rest stays typed."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.store import Store
from tests.several import moving
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player, PlayerScript, laid_out, sit_down

LINES = {"en": "t1 M11-O5; art1 M10-L9; next", "de": "pz1 M11-O5; art1 M10-L9; weiter"}


def at_aces(script: PlayerScript, language: str = "en", size: tuple[int, int] = WIDE) -> None:
    store = Store()
    sit_down(script, moving(store.journal).id, store=store, language=language, size=size)


def where(player: Player, *units: str) -> list[str]:
    return [player.table.state.units[unit].hex for unit in units]


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("de", SMALL)])
def test_it_stops_where_somebody_else_decides_and_goes_on_with_enter(
    home: Path, language: str, size: tuple[int, int]
) -> None:
    async def script(player: Player) -> None:
        rest = LINES[language].split("; ")[-1]
        await player.enter(LINES[language])
        assert where(player, "t1", "art1") == ["O5", "L9"]
        assert player.typed.value == rest
        assert {"en": "The line waits here. David:", "de": "Hier wartet die Zeile. David:"}[language] in player.text
        await player.press("2")  # David lets it pass: the keys are his now
        assert player.table.state.walk is None
        await player.press("/", "enter")
        assert player.typed.value == ""
        assert player.table.state.phase != "move" or player.table.state.seat == "su"

    at_aces(script, language, size)


def test_it_stops_at_the_first_refusal_and_says_which_rule(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.enter("t1 M11-O5; t1 O5-O6; art1 M10-L9")
        assert where(player, "t1") == ["O5"]
        assert player.typed.value == "t1 O5-O6; art1 M10-L9"
        assert player.typed.has_focus
        assert "AA-MOVE-24" in player.part("#verdict")
        await player.press("f5")  # as a house rule, that one alone
        assert player.on == "TypeIn"
        await player.type("a second wind")
        await player.press("enter")
        assert player.last.kind == "force"
        assert where(player, "t1") == ["O6"]
        assert player.typed.value == "art1 M10-L9"

    at_aces(script)


def test_undo_takes_back_one_of_them(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.enter("t1 M11-O5; art1 M10-M9")
        assert where(player, "t1", "art1") == ["O5", "M9"]
        await player.press("u")
        assert where(player, "t1", "art1") == ["O5", "M10"]

    at_aces(script)


def test_hands_do_all_of_them(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.enter("t1 M11-O5; art1 M10-M9")
        told = " ".join(player.part("#hands").split())
        assert "O5" in told
        assert "M9" in told

    at_aces(script)


def test_while_typing_the_move_the_cursor_is_in_is_judged_by_the_position_before_it(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("/")
        await player.type("t1 M11-O5; t1 O5-O6")
        assert "AA-MOVE-24" in player.part("#verdict")
        await player.press("home")
        assert "✓" in player.part("#verdict")
        await player.press("end")
        assert "AA-MOVE-24" in player.part("#verdict")
        await player.press("ctrl+u")
        await player.type("t1 M11-J1; art1 M10-M9")  # what is wrong before it is told first
        assert "✗" in player.part("#verdict")
        await player.press("ctrl+u")
        await player.type("art1 M10-L9; next")
        assert "The line waits here. David:" in player.part("#verdict")
        assert where(player, "t1", "art1") == ["M11", "M10"]
        await player.press("ctrl+u")
        await player.type("t1 M11-O5; dance")
        assert "dance" in player.part("#verdict")
        assert player.table.head == player.last.n

    at_aces(script)


def test_tab_completes_the_move_the_cursor_is_in(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("/")
        await player.type("t1 M11-O5; ne")
        await player.press("tab")
        assert player.typed.value == "t1 M11-O5; next "
        await player.press("ctrl+u")
        await player.type("move t1; next")
        await player.press("home", *["right"] * len("move t1"))
        await player.press("tab")
        assert player.typed.value.startswith("move t1 ")
        assert player.typed.value.endswith("; next")
        assert player.typed.cursor_position == len(player.typed.value) - len("; next")

    at_aces(script)


def test_dice_that_are_not_rolled_yet_leave_the_rest_open(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("/")
        await player.type("roll ? ?; next")
        assert player.part("#verdict").strip() == ""

    at_aces(script)


@pytest.mark.parametrize("line", ["roll 6 1; blue pick MOVE1", "blue pick MOVE1; orange pick MOVE1"])
def test_a_secret_among_them_is_masked_and_not_entered(home: Path, line: str) -> None:
    async def script(player: Player) -> None:
        await player.press("/")
        await player.type(line)
        assert player.typed.password
        assert "MOVE1" not in player.text
        assert "What is decided in secret does not stand among other moves" in " ".join(player.text.split())
        before = player.table.head
        await player.press("enter")
        assert not player.table.sealed()
        assert player.table.head - before == line.startswith("roll")
        assert "MOVE1" not in player.text

    store = Store()
    sit_down(script, laid_out(store, "" if line.startswith("roll") else "roll 6 1"), store=store)
