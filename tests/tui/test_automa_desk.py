"""The Automa's turn as cards: one step at a time, large, with what hands do, and why on a key."""

from __future__ import annotations

from pathlib import Path

from companion.games.aces.automa.steps import Step
from companion.games.registry import game
from tests.tui.acesing import against_automa, at, in_all
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player
from tests.tui.reading_large import written_large
from tests.tui.test_themes import LETTERS

HUGE = (200, 60)


def test_the_next_step_is_told_and_drawn_large(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g")
        assert player.on == "AutomaDesk"
        assert "inf1" in player.part("#view")
        assert "G4" in player.part("#view")
        assert player.find("#desk-entry").value in ("step", "schritt")
        assert "…" not in player.part("#view")
        await player.press("escape")
        assert player.on == "TableScreen"

    in_all(script, against_automa(), [SMALL, WIDE, HUGE])


def test_enter_turns_one_card_after_the_other(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g", "enter")
        assert player.table.state.units["inf1"].hex == "D6"
        assert written_large("inf1 G4-D6", player.lines) >= 5
        assert "inf1 from G4 to D6" in player.part("#hands")
        assert player.part("#view").count("Infantry inf1: G4") == 1, "it is said once"
        await player.press("enter")
        assert player.table.state.units["mob1"].moved
        assert written_large("mob1 F5-G10", player.lines) >= 5
        assert "Infantry inf1: G4 → D6" in player.part("#view"), "the card below it"
        assert player.on == "AutomaDesk", "somebody may intercept: everybody looks at the card first"
        await player.press("enter")
        assert player.on == "InterceptDesk"

    at(script, against_automa(), HUGE)


def test_why_is_on_a_key_before_the_step_is_taken(home: Path) -> None:
    state = against_automa()
    reasons = game("aces").reasons(state, Step(None))
    assert reasons

    async def script(player: Player) -> None:
        await player.press("g", "w")
        told = " ".join(player.part("#view").split())
        for event in reasons:
            assert " ".join(player.desk.teller.event(event).split()) in told
        assert reasons[0].rules[0] in told
        await player.press("w")
        assert reasons[0].rules[0] not in player.part("#view")

    in_all(script, state, [WIDE, HUGE])


def test_going_back_takes_the_card_away(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g", "enter", "u")
        if player.on == "Ask":
            await player.press(player.app.say("tui-yes-key"))
        assert player.table.state.units["inf1"].hex == "G4"
        assert player.on == "AutomaDesk"
        assert "G4 → D6" not in player.part("#view")

    at(script, against_automa(), WIDE)


def test_where_chance_decides_a_number_is_typed_or_the_laptop_rolls(home: Path) -> None:
    """Whose turn begins with which of its armies is left to chance in round 1."""
    state = against_automa(round=1, phase="armies")

    async def script(player: Player) -> None:
        await player.press("g")
        assert player.on == "AutomaDesk"
        assert "Chance decides which armies" in player.lines[0]
        assert "Type a number" in player.part("#view")
        assert [line.split() for line in player.part("#view").splitlines()[2:5]] == [
            [str(army), "Army", str(army)] for army in (1, 2, 3)
        ]
        await player.press("9")
        assert player.find("#desk-entry").value == "", "there is no such candidate"
        await player.press("escape", "2")
        assert player.find("#desk-entry").value == "lot 2"
        assert "▸  2  Army 2" in player.part("#view")
        await player.press("enter")
        assert player.table.state.used["g1"] == (2,)
        await player.press("u")
        if player.on == "Ask":
            await player.press(player.app.say("tui-yes-key"))
        assert not player.table.state.used
        await player.press("enter")  # nothing is typed: the laptop rolls
        assert player.table.state.used["g1"] in {(1,), (2,), (3,)}

    at(script, state, WIDE)


def test_a_plain_terminal_gets_plain_signs(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g", "enter", "w")
        assert set(player.text) <= LETTERS

    at(script, against_automa(), WIDE, ascii=True)
