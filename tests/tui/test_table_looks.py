"""The table at every size: nothing important is cut, and what stands side by side is easy to compare."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.store import Store
from companion.text.language import language
from companion.tui.choices import Choice, drawn, keys_of
from companion.tui.keys import KEYS
from scripts.picture import GAME
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player, laid_out, sit_down

HUGE = (200, 60)
ATTACKING = "\n".join(GAME)


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("size", [SMALL, (100, 30), WIDE, HUGE])
def test_the_ribbon_drops_edition_and_scenario_rather_than_cut_a_word(
    home: Path, size: tuple[int, int], code: str
) -> None:
    step, scenario, edition = {
        "en": ("turn 10 · d  Attack", "The Thirty Years War", "English edition"),
        "de": ("Runde 10 · d  Angriff", "Der Dreißigjährige Krieg", "englische Ausgabe"),
    }[code]

    async def script(player: Player) -> None:
        ribbon = player.lines[0]
        assert step in ribbon
        assert "…" not in ribbon
        assert not ribbon.rstrip().endswith("·")
        assert (edition in ribbon) <= (scenario in ribbon), "the edition goes first"
        assert (edition in ribbon) or size != HUGE
        await player.press("a")
        assert language(code).say("tui-flag-plan") in player.lines[0]
        assert step in player.lines[0]
        assert "…" not in player.lines[0]

    store = Store()
    sit_down(script, laid_out(store, ATTACKING), store=store, size=size, language=code, clock=True)


def rows(width: int, height: int = 9) -> list[str]:
    choices = [
        Choice("enter", "attack N", "2×1 = 2 against 1: Blue wins", brief="2 : 1, a win"),
        Choice("enter", "attack OH stand 1", "2×1 = 2 against 3: Blue loses 2 armies", brief="2 : 3, a defeat"),
        Choice("enter", "Offer to end the game", "blue end", optional=True),
    ]
    return [line.plain.rstrip() for line, _ in drawn(choices, keys_of(choices, "-", "g"), width, height)]


def test_what_is_noted_of_choices_stands_in_a_column_that_no_offer_widens() -> None:
    assert rows(60) == [
        "1  attack N           2×1 = 2 against 1: Blue wins",
        "2  attack OH stand 1  2×1 = 2 against 3: Blue loses 2 armies",
        "3  Offer to end the game  blue end",
    ]


def test_where_one_note_does_not_fit_all_are_told_in_few_words() -> None:
    assert rows(59) == [
        "1  attack N           2 : 1, a win",
        "2  attack OH stand 1  2 : 3, a defeat",
        "3  Offer to end the game  blue end",
    ]


def test_a_note_without_room_stands_below_its_choice_but_not_in_a_low_list() -> None:
    assert rows(34) == [
        "1  attack N  2 : 1, a win",
        "2  attack OH stand 1",
        "     2 : 3, a defeat",
        "3  Offer to end the game  blue end",
    ]
    assert rows(34, height=3) == [
        "1  attack N  2 : 1, a win",
        "2  attack OH stand 1",
        "3  Offer to end the game  blue end",
    ]


def test_a_choice_longer_than_a_line_goes_on_below() -> None:
    lines = drawn([Choice("enter", "counterintel science against red:science blue:science")], ["1"], 40, 9)
    assert [line.plain for line, _ in lines] == ["1  counterintel science against", "   red:science blue:science"]
    assert [begins for _, begins in lines] == ["0", ""]


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("size", [SMALL, WIDE, HUGE])
def test_no_choice_is_cut(home: Path, size: tuple[int, int], code: str) -> None:
    async def script(player: Player) -> None:
        assert "…" not in player.part("#choices")
        await player.press("1", "1")  # where and who stands up is clear: each card that could be discarded
        assert "…" not in player.part("#choices")
        assert "1×2+1 = 3" in player.part("#choices")

    store = Store()
    sit_down(script, laid_out(store, ATTACKING), store=store, size=size, language=code)


def test_on_a_wide_screen_the_log_has_a_side_of_its_own(home: Path) -> None:
    def regions(player: Player) -> tuple[int, ...]:
        board, decide, log = (player.find(part).region for part in ("#board", "#decide", "#side"))
        assert decide.y >= board.bottom
        assert decide.right <= log.x
        return board.right, board.bottom, log.x, log.y

    async def wide(player: Player) -> None:
        right, _, x, y = regions(player)
        assert right <= x
        assert y == 1  # right under the ribbon
        await player.pilot.resize_terminal(*WIDE)
        await player.settle()
        right, bottom, x, y = regions(player)
        assert right == WIDE[0]
        assert y > bottom
        await player.pilot.resize_terminal(*HUGE)
        await player.settle()
        assert regions(player)[3] == 1

    store = Store()
    sit_down(wide, laid_out(store, ATTACKING), store=store, size=HUGE)


@pytest.mark.parametrize("code", ["en", "de"])
def test_when_the_game_is_over_the_list_leads_to_the_end_and_the_chart(home: Path, code: str) -> None:
    async def script(player: Player) -> None:
        say = language(code).say
        assert f"1  {say('tui-choice-final')}" in player.part("#choices")
        assert f"2  {say('tui-chart')}" in player.part("#choices")
        await player.press("1")
        assert player.on == "FinalScreen"
        await player.press("escape", "2")
        assert player.on == "ChartScreen"
        await player.press("escape", "down", "enter")
        assert player.on == "ChartScreen"
        await player.press("escape")
        await player.click(say("tui-choice-final"))
        assert player.on == "FinalScreen"

    store = Store()
    id_ = store.import_file(Path(__file__).parent.parent / "records" / "game-threshold-blue.record")
    sit_down(script, id_, store=store, language=code)


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_the_key_of_the_key_help_is_always_at_the_foot(home: Path, size: tuple[int, int], code: str) -> None:
    async def script(player: Player) -> None:
        assert f"F1 {language(code).say('key-help')}" in player.lines[-1]
        await player.press("f1")
        assert player.on == "Notice"

    store = Store()
    sit_down(script, laid_out(store, "roll 6 1"), store=store, size=size, language=code)


def test_the_ways_out_of_a_refusal_are_offered_with_the_players_own_keys(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(KEYS, "force_typed", "f8")
    monkeypatch.setitem(KEYS, "correct_typed", "f9")

    async def script(player: Player) -> None:
        await player.enter("attack BH")
        assert "F8  as a house rule   F9  correct the table   esc  leave it" in player.part("#verdict")

    store = Store()
    sit_down(script, laid_out(store, ATTACKING), store=store)
