"""A table without a map goes on with one in the middle of a game: what is kept, what is told, what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.aces.books.deploying import Tiles
from companion.games.aces.moves.setup import usable
from companion.games.aces.state import Site
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.record import import_record, read_record
from companion.kernel.savecode import save_code
from companion.kernel.table import Table
from companion.kernel.trouble import NotAllowed
from companion.text.language import language
from companion.text.recorded import open_record
from tests.aces.positions import Play, map_text, unit
from tests.aces.test_books import books
from tests.kernel.test_savecode import restored
from tests.laws import verified_moves
from tests.test_records import FOLDER

UNITS = {
    "inf1": "us_inf field damage=1 xp=3 moved=yes",
    "t1": "us_tank F02 damage=2 repair=yes",
    "t9": "g2_tank field duty=inf1 intercepted=3",
    "ftr9": "g2_ftr water",
}


def halfway(phase: str = "move", **changes: object) -> Play:
    play = books(UNITS, phase, coins={"g1": 1, "us": 4, "g2": 0, "su": 2}, **changes)
    play.state = replace(play.state, factories={**play.state.factories, "F02": "us", "F07": "g2"})
    return play


def test_everything_is_kept_but_where_units_stand_is_told() -> None:
    play = halfway()
    before = play.state
    play.enter("deploy")
    assert [(seat, kind) for seat, kind in play.asked] == [("us", "stands"), ("g2", "stands")]
    play.enter("g2 stands ftr9 C4", "us stands inf1 D5", "g2 stands t9 E5")
    after = play.state
    assert not after.deploying
    assert play.asked == [("us", "move")]
    assert (after.round, after.seat, after.phase, after.coins) == (3, "us", "move", before.coins)
    assert after.factories == before.factories  # the map has the same names
    for id_, own in before.units.items():
        assert replace(after.units[id_], hex="") == replace(own, hex="")
    assert after.units["t1"].hex == after.ground.factories["F02"]
    assert after.units["inf1"].hex == "D5"
    assert not list(play.game.faults(after))
    assert play.broken("inf1 D5-D6") == {"AA-MOVE-24"}


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("us stands t9 E5", "AA-MOVE-01"),
        ("stands t1 E5", "AA-SET-21"),
        ("us inf1 D5-D6", "AA-TURN-02"),
        ("us next", "AA-TURN-02"),
        ("us give 1", "AA-TURN-02"),
        ("deploy", "AA-TURN-02"),
    ],
)
def test_what_cannot_be_told_is_refused_with_its_rule(line: str, rule: str) -> None:
    assert halfway().enter("deploy").broken(line) == {rule}


def test_nobody_stands_where_nobody_can() -> None:
    play = halfway().enter("deploy")
    factories, terrain = play.state.ground.factories, play.state.ground.terrain
    assert play.broken(f"stands inf1 {factories['F02']}") == {"AA-MOVE-22"}
    assert play.broken(f"stands inf1 {factories['F07']}") == {"AA-MOVE-21"}
    assert play.broken(f"stands inf1 {factories['F01']}") == {"AA-MOVE-21"}
    wet = next(hex_ for hex_, kind in terrain.items() if kind == "water")
    assert play.broken(f"stands inf1 {wet}") == set()
    strict = halfway()
    rulings = replace(strict.state.rules.rulings, water_setup="infantry")
    strict.state = replace(strict.state, rules=replace(strict.state.rules, rulings=rulings))
    assert strict.enter("deploy").broken(f"g2 stands t9 {wet}") == {"AA-AMB-05"}


def test_it_begins_in_a_turn_while_no_attack_is_under_way() -> None:
    assert books({"t1": "us_tank field", "t9": "g2_tank field"}, "name").broken("deploy") == set()
    named = books({"t1": "us_tank field", "t9": "g2_tank field"}, "name").enter("aim t1>t9")
    assert named.broken("deploy") == {"AA-TURN-02"}
    assert named.enter("next").broken("deploy") == {"AA-TURN-02"}
    assert halfway("money").broken("deploy") == set()
    start = Play(game("aces").start(Setup({"depth": "ledger"})))
    assert start.broken("deploy") == {"AA-TURN-02"}
    assert Play(game("aces").start(Setup({}))).broken("deploy") == {"AA-TURN-02"}


def test_a_map_that_does_not_fit_is_refused() -> None:
    play = halfway()
    play.state = replace(play.state, rules=replace(play.state.rules, map=map_text(["..F..", ".....", "..F.."])))
    assert play.broken("deploy") == {"AA-SET-27"}
    rules = replace(play.state.rules, half="1-6", seats=("g1", "us"))
    play.state = replace(play.state, rules=rules)
    assert play.broken("deploy") == {"AA-SET-07"}


@pytest.mark.parametrize("half", ["1-6", "7-12"])
def test_the_factories_of_a_half_are_those_of_the_books_in_their_order(half: str) -> None:
    options = {"depth": "ledger", "players": "2", "half": half}
    state = game("aces").start(Setup(options))
    factories = dict(zip(state.factories, ["g1", "", "us", "", "g1"], strict=True))
    play = Play(replace(state, phase="move", round=2, units={}, factories=factories)).enter("deploy")
    full = game("aces").start(Setup({**options, "depth": "full"}))
    assert list(play.state.factories) == list(full.factories)
    assert list(play.state.factories.values()) == list(factories.values())


# --- mission V2 -----------------------------------------------------------------------------------------------------


def rockets(**site: Any) -> Play:
    """A table of that mission without a map: one factory is destroyed, the launcher is Germany 1's."""
    state = game("aces").start(Setup({"mission": "v2", "players": "2", "depth": "ledger", "half": "7-12"}))
    units = {"t1": unit("us_tank field"), "t9": unit("g1_tig field")}
    ruin = next(iter(state.factories))
    tiles = {"g1": {"1": 7, "2": 8, "3": 9}, "us": {"1": 10, "2": 11, "3": 12}}
    state = replace(state, phase="move", seat="us", first="us", round=3, units=units, tiles=tiles)
    return Play(replace(state, v2=Site(ruins=(ruin,), **site)))


def free(play: Play, count: int) -> list[str]:
    return [hex_ for hex_ in play.state.ground.hexes if usable(play.state, hex_)][:count]


@pytest.mark.rule("AA-V2-05")
@pytest.mark.rule("AA-V2-06")
def test_grey_tiles_are_told_and_the_launcher_is_asked_for_unseen() -> None:
    play = rockets(fired=2).enter("deploy")
    assert set(play.asked) == {("us", "stands"), ("g1", "stands"), ("g1", "tiles")}
    one, other, third, *_ = free(play, 9)
    play.enter(f"tiles {one} {other} turned {third}")
    assert play.state.v2.tiles == {one: False, other: False, third: True}
    assert (play.state.v2.ruins, play.state.v2.fired) == (tuple(play.state.factories)[:1], 2)
    assert [(asked.seat, asked.kind, asked.secret) for asked in play.game.untold(play.state)] == [("g1", "hide", True)]
    assert play.broken(f"hide {third}") == {"AA-V2-06"}
    play.enter(f"hide {other}")
    assert not play.game.untold(play.state)
    assert play.game.seen_by(play.state, "us").v2.hex == "?"
    assert play.broken(f"us stands t1 {one}") == {"AA-V2-07"}
    four, five = free(play, 9)[-2:]
    play.enter(f"us stands t1 {four}", f"g1 stands t9 {five}")
    assert not play.state.deploying
    assert not list(play.game.faults(play.state))


@pytest.mark.rule("AA-V2-05", breaks=True)
@pytest.mark.rule("AA-V2-04", breaks=True)
def test_grey_tiles_that_cannot_lie_so_are_refused() -> None:
    play = rockets().enter("deploy")
    factory = play.state.ground.factories[next(iter(play.state.factories))]
    one, *more = free(play, 14)
    assert play.broken(f"tiles {factory}") == {"AA-V2-05"}
    assert play.broken(f"tiles {one} turned {one}") == {"AA-V2-05"}
    assert play.broken(" ".join(["tiles", one, *more])) == {"AA-V2-05"}
    assert play.broken(f"us tiles {one}") == {"AA-V2-04"}
    assert play.broken("us next") == {"AA-TURN-02"}
    play.enter(f"us stands t1 {one}")
    assert play.broken(f"tiles {one}") == {"AA-V2-05"}
    assert play.enter(f"tiles {more[0]}").broken(f"tiles {more[1]}") == {"AA-V2-05"}
    assert halfway().enter("deploy").broken("g2 tiles C3") == {"AA-V2-05"}


@pytest.mark.rule("AA-V2-11")
def test_a_launcher_that_is_found_stands_on_one_hex() -> None:
    play = rockets(found=True, damage=3).enter("deploy")
    assert ("g1", "found-tile") in play.asked
    one, other, *_ = free(play, 4)
    assert play.broken(f"tiles {one} {other}") == {"AA-V2-11"}
    play.enter(f"tiles {one}")
    assert (play.state.v2.hex, play.state.v2.damage, play.state.v2.tiles) == (one, 3, {})
    assert not play.game.untold(play.state)


def test_at_a_table_nobody_but_the_germans_learns_where_the_launcher_is() -> None:
    """From the books to a turn on the map, by the questions a table asks."""
    table = recorded("g1 next", "v2-books")
    table.enter("deploy")
    table.enter(next(move for _, moves in table.choices() for move in moves if isinstance(move, Tiles)))
    (asked,) = table.pending()
    assert (asked.seat, asked.kind, asked.secret) == ("g1", "hide", True)
    entry = table.enter(next(table.game.choices(table.state, asked)))
    assert table.seen_by("g1").v2.hex == table.state.v2.hex
    assert table.seen_by("us").v2.hex == table.seen_by(None).v2.hex == "?"
    assert not any(event.visible_to("us") and "hex" in event.facts for event in entry.events)
    assert "hide" not in open_record(table, language("en"))
    while table.state.deploying:
        table.enter(next(move for _, moves in table.choices() for move in moves))
    assert table.state.phase == "move"
    assert not table.faults()


# --- at a table ---------------------------------------------------------------------------------------------------


def recorded(upto: str, name: str = "books-to-map") -> Table[Any]:
    """The table of the record as it is before its first line that begins so."""
    lines = (FOLDER / f"game-aa-{name}.record").read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith(upto))
    kept = [line for line in lines[:at] if not line.startswith("entries:")]
    return import_record(Journal(":memory:"), game("aces"), read_record("\n".join([*kept, ""]).encode()), "Kitchen")


def test_undo_leads_back_to_the_books() -> None:
    table = recorded("deploy")
    before = table.state
    table.enter("deploy")
    with pytest.raises(NotAllowed):
        table.enter("next")
    table.undo()
    assert table.state == before


def test_a_save_code_keeps_a_table_that_is_half_told() -> None:
    table = recorded("deploy")
    for line in ("deploy", "g1 stands art1 C11"):
        table.enter(line)
        again = restored(save_code(table))
        assert (again.setup.options["depth"], again.state) == ("ledger", table.state)


def test_completion_leads_to_every_unit_and_hex() -> None:
    play = halfway().enter("deploy")
    reader = play.reader()
    assert "stands" in reader.complete("st", "us")
    assert reader.complete("stands ", "us") == ["stands inf1"]
    assert len(reader.complete("stands inf1 ", "us")) > 100


def test_random_play_keeps_the_laws_on_the_way_to_the_map() -> None:
    lines = (FOLDER / "game-aa-books-to-map.record").read_text(encoding="utf-8").splitlines()
    upto = next(number for number, line in enumerate(lines) if line.startswith("deploy"))
    head = ("#", "game:", "rules:", "entries:", "option", "seat")
    opening = tuple(line for line in lines[:upto] if not line.startswith(head))
    setup = Setup({"players": "2", "depth": "ledger"})
    assert verified_moves(game("aces"), setup, 1, 60, (*opening, "deploy"), every=12) == 60
