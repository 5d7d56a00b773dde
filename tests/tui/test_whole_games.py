"""A whole game from home to the final screen, by keyboard alone and by mouse alone."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import patch

import pytest

from companion.kernel.game import Move
from tests.tui.playing import Player, sit_down

GAME = """
    roll 5 2
    blue pick MOVE1, orange pick MOVE2, blue order orange
    blue pick RECRUIT, orange pick MOVE1, orange move 1 N->BH
    blue pick ATTACK+1, orange pick SCORE, blue attack BH discard ATTACK
    blue pick SCORE, orange pick ATTACK
    blue pick FORTIFY, orange pick MOVE1, blue fortify BH
    blue pick SCORE, orange pick MOVE2
    blue pick ATTACK, orange pick SCORE
    blue pick MOVE1, orange pick STRENGTH, blue move 1f BH->N
    blue pick SCORE, orange pick ATTACK+1
"""
LINES = [line.strip() for line in GAME.strip().replace("\n", ",").split(",")]


def row_of(player: Player, line: str) -> int:
    """Where a move stands in the list of choices."""
    move = player.table.reader().move(line)
    return next(row for row, choice in enumerate(player.desk._choices) if choice.move == move)


def card_row(player: Player, line: str) -> int:
    """Where a card stands in the hand behind the curtain."""
    assert player.on == "CurtainScreen", player.text
    moves: list[Move] = player.app.screen._moves  # type: ignore[attr-defined]
    return moves.index(player.table.reader().move(line))


async def by_keyboard(player: Player) -> None:
    await player.press("1", "enter")  # two keys from home to a table
    await player.press("2", *"5 2", "enter")  # what the real dice show
    for line in LINES[1:]:
        if " pick " in line:
            if player.on == "TableScreen":
                await player.press("1")
            await player.press("enter")
            await player.press(str(card_row(player, line) + 1))
        else:
            await player.hurry(*["down"] * row_of(player, line), "enter")


async def by_mouse(player: Player) -> None:
    await player.click("The March of Progress")
    await player.click("start")
    with patch("companion.kernel.notation._DICE.randint", side_effect=[5, 2]):
        await player.click("Let the laptop roll")
    for line in LINES[1:]:
        if " pick " in line:
            if player.on == "TableScreen":
                await player.click("Hand the laptop to Blue")
            await player.click("press enter")
            hand = player.find("#curtain-choices")
            await player.pilot.click("#curtain-choices", offset=(2, card_row(player, line) - hand.scroll_offset.y))
        else:
            await player.pilot.click("#choices", offset=(2, row_of(player, line)))
        await player.settle()


@pytest.mark.parametrize("play", [by_keyboard, by_mouse])
def test_a_whole_game(home: Path, play: object) -> None:
    async def script(player: Player) -> None:
        await play(player)  # type: ignore[operator]
        assert player.on == "FinalScreen"
        assert "BLUE" in player.text
        entered = [player.table.game.notation.write(move) for e in player.table.line() for move in moves_of(player, e)]
        assert entered == LINES
        assert player.table.faults() == ()
        if play is by_keyboard:
            await player.press("escape")
        else:
            await player.click("back")
        assert player.on == "TableScreen"
        assert "The game is over." in player.text

    sit_down(script)


def moves_of(player: Player, entry: object) -> list[Move]:
    return [] if entry.kind == "seal" else player.table.moves_of(entry)  # type: ignore[attr-defined,arg-type]
