"""What lies open on the real table is entered on one screen: a digit for each player, cards called by their names."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.store import Store
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player, PlayerScript, laid_out, sit_down

FIRST_TURN = "roll 6 1"


def at(script: PlayerScript, size: tuple[int, int] = WIDE, language: str = "en") -> None:
    store = Store()
    sit_down(script, laid_out(store, FIRST_TURN), store=store, size=size, language=language)


async def opened(player: Player) -> None:
    await player.click("It lies open already" if player.app.words.code == "en" else "Es liegt schon offen")
    assert player.on == "OpenCards"


def played(player: Player) -> list[str | None]:
    return [player.table.state.sides[seat].played for seat in ("blue", "orange")]


@pytest.mark.parametrize("size", [SMALL, WIDE])
@pytest.mark.parametrize(("language", "card"), [("en", "ATTACK+1"), ("de", "ANGREIFEN+1")])
def test_both_hands_stand_side_by_side_with_their_players(
    home: Path, size: tuple[int, int], language: str, card: str
) -> None:
    async def script(player: Player) -> None:
        await opened(player)
        (names,) = (line for line in player.lines if "◆  Anna" in line)
        assert "▲  Ben" in names
        assert [line.count(f"6    {card}") for line in player.lines if card in line] == [2]
        assert "…" not in player.text

    at(script, size, language)


def test_a_digit_each_and_enter(home: Path) -> None:
    async def script(player: Player) -> None:
        await opened(player)
        await player.press("6", "3")
        assert player.table.sealed() == (), "nothing is entered before enter"
        assert "✓ ATTACK+1" in player.text
        await player.press("enter")
        assert player.on == "TableScreen"
        log = player.part("#log")
        assert "Anna reveals ATTACK+1." in log
        assert "Ben reveals RECRUIT." in log

    at(script)


def test_a_slip_is_mended_before_enter(home: Path) -> None:
    async def script(player: Player) -> None:
        await opened(player)
        await player.press("6", "3", "left", "2", "enter")
        assert "Anna reveals MOVE 2." in player.part("#log")
        assert "Ben reveals RECRUIT." in player.part("#log")

    at(script)


def test_arrows_and_mouse_do_as_well(home: Path) -> None:
    async def script(player: Player) -> None:
        await opened(player)
        await player.press("down", "enter", "9")  # there is no card 9
        await player.click("FORTIFY")  # the first one on the screen is Anna's
        await player.press("3", "enter")
        assert "Anna reveals FORTIFY." in player.part("#log")
        assert "Ben reveals RECRUIT." in player.part("#log")

    at(script)


def test_esc_enters_nothing(home: Path) -> None:
    async def script(player: Player) -> None:
        before = player.table.head
        await opened(player)
        await player.press("6", "escape")
        assert player.on == "TableScreen"
        assert player.table.head == before

    at(script)


def test_whose_card_lies_there_already_is_not_asked(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("1", "enter", "1")  # Anna picks unseen, Ben leaves the curtain
        await player.press("escape")
        assert not [row for row in player.desk._choices if row.kind == "open"]

    at(script)


def test_decisions_of_other_games_are_listed_as_they_are_said(home: Path) -> None:
    store = Store()
    setup = Setup({"players": "4", "alliance": "yes"}, {"red": "Anna", "blue": "Ben"})
    id_ = store.create(game("clockwork"), setup, "Kitchen")

    async def script(player: Player) -> None:
        for action in ("conscription", "technophilia", "tacops", "rnd"):
            await player.enter(action)
        await opened(player)
        assert "Call your ally to" in player.text
        await player.press("1", "1", "enter")
        assert not [decision for decision in player.table.pending() if decision.kind == "call"]

    sit_down(script, id_, store=store, size=WIDE)
