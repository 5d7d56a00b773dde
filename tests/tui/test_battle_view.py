"""The battle view: sides, sums with their rules, what can still be done, and how it would end."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import Battle
from tests.clockwork.tables import begun, position
from tests.tui.clockworking import at, mid_game
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player


def read(player: Player) -> str:
    return " ".join(player.app.screen.query_one("#battle").render().plain.split())  # type: ignore[attr-defined]


LARGE = ("3 soldiers 3 CW-BATTLE-05 Agent 1 CW-AGENT-07", "2 soldiers 2 CW-BATTLE-05 Engineer 0 CW-ENG-05")
SHORT = (
    "3 soldiers 3 (CW-BATTLE-05) + Agent 1 (CW-AGENT-07)",
    "2 soldiers 2 (CW-BATTLE-05) + Engineer 0 (CW-ENG-05)",
)


@pytest.mark.parametrize(("size", "sums"), [(SMALL, SHORT), (WIDE, LARGE)])
def test_a_battle_is_told_with_every_sum_and_its_rules(
    home: Path, size: tuple[int, int], sums: tuple[str, str]
) -> None:
    async def script(player: Player) -> None:
        await player.press("x")
        assert player.on == "BattlesScreen"
        assert "Battle 1 of 2: V2, village" in player.text
        assert f"▲ Red 4 {sums[0]}" in read(player)
        assert f"◆ Blue 2 {sums[1]}" in read(player)
        assert "Anna wins the battle in V2 with 4 to 2: 2 units stay." in read(player)
        assert "CW-BATTLE-07 CW-BATTLE-09" in read(player)
        assert "Support can still come from: Ben, Cleo" in read(player)
        assert "Support the battle in V2 from C2: 2 soldiers" in player.text
        assert "…" not in player.part("#battle")

    at(script, mid_game(), size)


def test_the_arrows_go_from_battle_to_battle_and_esc_closes(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("x", "right")
        assert "Battle 2 of 2: V4" in player.text
        assert "Tank 3 CW-TANK-08" in read(player)
        await player.press("right")
        assert "Battle 1 of 2: V2" in player.text
        await player.press("left", "escape")
        assert player.on == "TableScreen"

    at(script, mid_game())


def test_support_given_here_changes_the_sum_at_once(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("x")
        row = next(line for line in player.lines if "Support the battle in V2 from C2: 2 soldiers" in line)
        await player.press(row.strip("│ ").split()[0])
        assert player.on == "BattlesScreen", "on it goes"
        assert "◆ Blue 5 4 soldiers 4" in read(player), "4 each, and Tactical Operations decides it"
        assert "Tactical Ops 1 CW-SPY-17" in read(player)
        assert player.last.kind == "play"

    at(script, mid_game())


def test_battles_are_resolved_one_after_the_other(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("x")
        while player.on == "BattlesScreen":
            await player.press("enter")
        assert player.table.state.battles == {}
        assert standing(player.table.state).units["V2"] == {"red": 2}

    at(script, mid_game("battle"))


def test_a_side_that_is_gone_is_named_all_the_same(home: Path) -> None:
    state = mid_game()
    gone = replace(state, battles={"F2": Battle(("red", "white"))})

    async def script(player: Player) -> None:
        await player.press("x")
        assert "● White nobody left; support may still come" in read(player)
        assert "F2 ▲4:●0" in " ".join(player.desk.query_one("#aside")._lines[-1].plain.split())

    at(script, gone)


def test_without_a_battle_the_key_says_so(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("x")
        assert player.on == "TableScreen"
        assert "No battle is open." in player.told

    at(script, begun(position(options={"players": "2"})).state)


def test_the_view_speaks_the_other_language_at_once(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("x", "f2")
        assert "Schlacht 1 von 2: V2, Dorf" in player.text
        assert "3 Soldaten" in read(player)

    at(script, mid_game())
