"""What is seldom done has a key of its own and asks first; to pass has one key everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.games.registry import game
from companion.kernel.game import Move, Setup
from companion.store import Store
from companion.tui.screens.curtain import CurtainScreen
from tests.clockwork.lands import ALLIES, CROSS
from tests.clockwork.tables import begun, position
from tests.tui.clockworking import on_paper
from tests.tui.driving import SMALL, WIDE, Driver, drive
from tests.tui.playing import Player, PlayerScript, laid_out, sit_down

FRESH = "roll 6 1"
IDLE = """
    option automatic: off
    roll 6 1
    blue pick ATTACK
    orange pick RECRUIT
    orange recruit
"""


def at(record: str, script: PlayerScript, language: str = "en", size: tuple[int, int] = WIDE) -> None:
    store = Store()
    sit_down(script, laid_out(store, record), store=store, language=language, size=size)


@pytest.mark.parametrize("size", [SMALL, WIDE])
@pytest.mark.parametrize(("language", "offer"), [("en", "Offer to end the game"), ("de", "Spielende anbieten")])
def test_no_number_means_a_rare_offer_but_the_list_says_that_there_is_one(
    home: Path, language: str, offer: str, size: tuple[int, int]
) -> None:
    async def script(player: Player) -> None:
        rows = [line.strip() for line in player.part("#choices").splitlines() if line.strip()]
        assert rows[-1].startswith("m")
        assert offer in rows[-1]
        assert not [row for row in rows[:-1] if offer in row]
        assert [choice.decision for choice in player.desk._choices if choice.decision and choice.decision.rare] == []

    at(FRESH, script, language, size)


def test_no_two_keys_end_a_fresh_game(home: Path) -> None:
    keys = [*"129-mytfkur", "enter", "escape"]  # all numbers of the list are alike, and one is not in it
    agreeing = ["1", "y", "enter"]  # the keys that choose and agree, wherever one is

    async def press(player: Player, *pressed: str) -> tuple[Any, ...]:
        """Press them and go back to the table; where somebody was meanwhile, if anything looked different there."""
        before = player.text, player.app.focused
        await player.press(*pressed)
        state, after = player.table.state, (player.text, player.app.focused)
        place = (player.on, player.app.focused and player.app.focused.id) if after != before else ()
        assert not any(state.side(seat).wants_end for seat in ("blue", "orange")), pressed
        while player.on != "TableScreen":
            await player.press("escape")
        player.desk.action_back()
        await player.settle()
        return place

    async def script(player: Player) -> None:
        seen: set[tuple[Any, ...]] = {()}  # where nothing changes any second key is like a first one
        for first in keys:
            place = await press(player, first)
            for second in keys if place not in seen else agreeing if place else ():
                await press(player, first, second)
            seen.add(place)
        assert len(seen) > 3

    at(FRESH, script)


def test_the_end_is_offered_and_accepted_each_after_a_question(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("m")
        assert player.on == "PickOne"
        assert "1  Anna: Offer to end the game" in player.text
        await player.press("1")
        assert player.on == "Ask"
        assert "Anna: Offer to end the game. Really?" in player.text
        await player.press("enter")
        assert player.table.head == 1, "no is what enter says"
        await player.press("m", "1", "y")
        assert player.table.state.side("blue").wants_end
        assert "Accept: end the game here" in player.part("#choices")
        await player.press("m")
        assert "Ben: Accept: end the game here" in player.text
        assert "Offer" not in player.part("#picks")
        await player.click("Accept: end")
        await player.press("y")
        assert player.table.result is not None
        assert player.on == "FinalScreen"

    at(FRESH, script)


def test_accepting_reads_so_in_german(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("m", "1", "j", "m")
        assert "Ben: Spielende annehmen" in player.text

    at(FRESH, script, "de")


def test_the_last_row_opens_the_offers_too_and_escape_leaves_them(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("end", "enter")
        assert player.on == "PickOne"
        await player.press("escape")
        assert player.on == "TableScreen"
        await player.click("more: ")
        assert player.on == "PickOne"

    at(FRESH, script)


def test_what_is_typed_begins_the_line_and_nothing_is_asked(home: Path) -> None:
    store = Store()
    id_ = store.create(game("clockwork"), Setup())

    async def script(d: Driver) -> None:
        d.app.open_table(id_)
        await d.settle()
        offered = [choice.line for choice in d.app.screen._rare]  # type: ignore[attr-defined]
        await d.press("m", str(offered.index("adjust ") + 1))
        assert d.on == "TableScreen"
        assert d.find("#entry").value == "adjust "
        assert d.find("#entry").has_focus

    drive(script, store=store, opening=True)


def test_a_game_that_is_over_has_nothing_else_to_offer(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("m")
        assert player.told == "Nothing else is on offer now."

    at("roll 6 1\nblue end\norange end", script)


def test_the_pass_key_stands_beside_its_row_and_enters_it(home: Path) -> None:
    async def script(player: Player) -> None:
        assert player.part("#choices").startswith("-  Do nothing")
        await player.press("-")
        assert player.last.kind == "play"
        assert player.table.moves_of(player.last)[0].verb() == "nothing"
        await player.press("-")
        assert player.told == "Nobody can pass now."

    at(IDLE, script)


def test_in_another_game_the_same_key_passes(home: Path) -> None:
    store = Store()
    id_ = store.create(game("clockwork"), Setup({"players": "2"}))
    sitting = store.sit_down(id_)
    while "discovery" not in [decision.kind for decision in sitting.table.pending()]:
        sitting.table.enter(next(moves[0] for decision, moves in sitting.table.choices() if not decision.optional))
    before = sitting.table.head
    sitting.leave()

    async def script(d: Driver) -> None:
        d.app.open_table(id_)
        await d.settle()
        table = d.app.screen.table  # type: ignore[attr-defined]
        await d.press("-")
        assert [move.verb() for move in table.moves_of(table.entry(before + 1))] == ["pass"]

    drive(script, store=store, opening=True)


def test_behind_the_curtain_the_same_key_passes(home: Path) -> None:
    table = on_paper(begun(position(CROSS, "call", options=ALLIES)).state)
    decision = next(decision for decision in table.pending() if decision.secret)
    found: list[Move | None] = []

    async def script(d: Driver) -> None:
        d.app.push_screen(CurtainScreen(table, decision), found.append)
        await d.settle()
        await d.press("-")
        assert found == [], "nobody has lifted it yet"
        await d.press("enter")
        assert "-  Call nobody" in d.text
        assert "1  Call your ally to" in d.text
        await d.press("-")
        assert [move.verb() for move in found if move] == ["pass"]

    drive(script)
