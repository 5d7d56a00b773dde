"""Fewer words rather than cut ones: with the longest names, in both languages, from 80 columns up."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.store import Store
from companion.text.language import CODES
from companion.tui.commands import bound
from companion.tui.widgets.choice import LABEL, Choice
from companion.tui.widgets.field import Field
from companion.tui.widgets.lines import Lines
from companion.tui.widgets.offered import Offered
from tests.march.own_scenario import record
from tests.support import MARLBOROUGH
from tests.tui.driving import SMALL, WIDE, Driver, drive
from tests.tui.playing import Player, in_every_way, laid_out
from tests.tui.test_panel import SIX_COUNTRIES

RECORDS = Path(__file__).parent.parent / "records"
SIZES = [SMALL, (100, 30), WIDE]
PARTS = ("#ribbon", "#board", "#aside", "#decide")  # all but the log, which says … where a move goes on
ALL_BUT_SCORE = '["MOVE1", "MOVE2", "RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH"]'
ALL_BUT_ONE = '["MOVE1", "MOVE2", "RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1"]'
MARCH = {
    "everything discarded": f"""
        roll 6 1
        set sides.blue.discard = {ALL_BUT_SCORE}
        set sides.orange.discard = {ALL_BUT_ONE}
        set sides.blue.hand = ["SCORE"]
        set sides.orange.hand = ["STRENGTH", "SCORE"]
    """,
    "long cards played": f"""
        roll 6 1
        blue pick MOVE2
        orange pick MOVE1
        set sides.orange.discard = {ALL_BUT_ONE}
        set sides.blue.played = "RECRUIT"
        set sides.orange.played = "ATTACK+1"
    """,
    "long countries": f"""
        {MARLBOROUGH}
        set countries.FR.orange = {{"standing": 2, "fortified": 1}}
        set countries.FR.occupied = "fortified"
        set sides.blue.played = "RECRUIT"
        set sides.orange.played = "FORTIFY"
        set sides.orange.discard = ["MOVE1", "MOVE2", "RECRUIT", "ATTACK", "STRENGTH"]
    """,
    "many countries": record(SIX_COUNTRIES),
}
CLOCKWORK = ["game-cw-2-epic", "game-cw-2v2-order-epic", "game-cw-3-house-rules", "game-cw-4-lovelace-epic"]
EVERY = 40  # entries of a record that is looked at from beginning to end


def cut(player: Player) -> list[str]:
    """The lines of the table on which something does not fit, and what is listed but does not fit either."""
    parts = [player.part(id_) for id_ in PARTS if player.desk.query(id_)]
    lines = [line for part in parts for line in part.splitlines()]
    return [line for line in lines if "…" in line] + too_long(player.find("#choices"))


def too_long(lines: Lines) -> list[str]:
    return [content.plain for content in lines._content if content.cell_length > lines.line_width()]


@pytest.mark.parametrize("position", MARCH)
def test_no_name_of_a_card_or_country(home: Path, position: str) -> None:
    async def script(player: Player) -> None:
        assert not player.desk.planning
        assert cut(player) == []
        await player.press("a")  # while planning there is more to say
        assert player.desk.planning
        assert cut(player) == []
        await player.press("escape")

    store = Store()
    in_every_way(script, laid_out(store, MARCH[position]), store=store, sizes=SIZES, clock=True)


@pytest.mark.parametrize("name", CLOCKWORK)
def test_nothing_in_a_whole_game_of_clockwork_wars(home: Path, name: str) -> None:
    store = Store()
    id_ = store.import_file(RECORDS / f"{name}.record")
    line = store.look(store.journal.table(id_)).line()

    async def script(player: Player) -> None:
        found = {}
        for entry in line[::EVERY]:
            player.table.jump(entry.n, consent=True)
            player.desk.redraw()
            await player.settle()
            found[entry.n] = cut(player)
        assert {n: lines for n, lines in found.items() if lines} == {}

    in_every_way(script, id_, store=store, sizes=SIZES[:2], clock=True)  # the map above the desk, and beside it


@pytest.mark.parametrize("code", CODES)
def test_no_command_of_the_palette(home: Path, code: str) -> None:
    async def script(driver: Driver) -> None:
        found = []
        for screen in ("", "m", "p"):
            await driver.press(*screen, "ctrl+p")
            found += too_long(driver.find(Offered))
            await driver.press("escape", *["escape"] * len(screen))
        assert found == []

    store = Store()
    laid_out(store, "roll 6 1")
    drive(script, store=store, size=SMALL, language=code)


@pytest.mark.parametrize("id_", ["march", "clockwork"])
def test_no_command_of_the_palette_at_a_table(home: Path, id_: str) -> None:
    async def script(player: Player) -> None:
        await player.press("ctrl+p")
        told = [player.app.about(action) for action in (*bound(player.desk), *bound(player.app), "quit")]
        assert [line for line in too_long(player.find(Offered)) if line.endswith(tuple(filter(None, told)))] == []
        await player.press("escape")

    store = Store()
    in_every_way(script, store.create(game(id_), Setup()), store=store, sizes=[SMALL])


def test_the_log_is_as_wide_as_its_place_when_it_comes_back(home: Path) -> None:
    async def script(player: Player) -> None:
        before = player.part("#log")
        await player.enter("attack OH")  # the refusal takes its place
        assert not player.find("#side").display
        await player.press("escape")
        assert player.part("#log") == before

    store = Store()
    in_every_way(script, laid_out(store, MARCH["everything discarded"]), store=store, sizes=[SMALL])


@pytest.mark.parametrize("code", CODES)
def test_no_line_of_the_form_for_a_battle(home: Path, code: str) -> None:
    """Every label and every value, also of what is not chosen at first, at 80 columns."""

    async def script(driver: Driver) -> None:
        await driver.press("3")
        for choice in list(driver.app.screen.query(Choice))[:-1]:  # the last one unfolds the rulings
            for value in choice._values:
                assert len(choice._label()) <= LABEL
                assert len(f"  ‹ {choice._name_of(value)} ›") <= choice.content_size.width - LABEL
        for field in driver.app.screen.query("NewTableScreen Form > Field").results(Field):
            assert len(field._label()) <= LABEL
            assert len(field._placeholder()) <= field.query_one(Input).content_size.width

    drive(script, size=SMALL, language=code)
