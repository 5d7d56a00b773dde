"""Mission V2 (AA-V2, TV-V1): grey tiles, a launcher that the Germans alone know of, rockets at factories."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.aces.board.cards import SEATS, TEAMS
from companion.games.aces.cheapest import Way
from companion.games.aces.hints import percent
from companion.games.aces.moves.launcher import room
from companion.games.aces.odds import Pool, hit_chances
from companion.games.aces.reach import stops, way_to, ways
from companion.games.aces.state import UNKNOWN, Site
from companion.games.registry import game
from companion.kernel.game import Seat, Setup
from companion.kernel.journal import Journal
from companion.kernel.savecode import restore, save_code
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.text.language import language
from tests.aces.positions import PLAIN, Play, table, unit
from tests.laws import check_position, check_thoroughly, random_move, verified_moves
from tests.outlets import _same, _tried, copied, outlets

V2 = {"mission": "v2"}
TABLES = {"two": {"players": "2"}, "books": {"players": "2", "depth": "ledger"}, "four": {}}
WITH_FACTORIES = ("F.F.F", ".....", "F.F.F", ".....", ".....")


def site(
    units: dict[str, str],
    *,
    rows: tuple[str, ...] = PLAIN,
    seat: Seat = "us",
    phase: str = "move",
    v2: Site | None = None,
    rules: dict[str, Any] | None = None,
    **more: Any,
) -> Play:
    """A position of mission V2; the launcher is Germany 1's."""
    play = table(rows, units, seat=seat, phase=phase, rules={**V2, "controller": "g1", **(rules or {})}, **more)
    play.state = replace(play.state, v2=v2 or Site({"C3": False, "E1": False}, "C3"))
    return play


def found(hex_: str = "C3", **fields: Any) -> Site:
    return Site({}, hex_, found=True, **fields)


# --- setting up -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AA-V2-01")
@pytest.mark.rule("AA-V2-02")
@pytest.mark.rule("AA-V2-03")
def test_two_sets_without_german_bombers_and_with_few_allied_tanks_and_guns() -> None:
    state = game("aces").start(Setup(V2))
    roles = {seat: sorted(state.card(unit).role for unit in state.of(seat)) for seat in state.rules.seats}
    for seat in ("g1", "g2"):
        assert roles[seat] == sorted(["regular", "special", "tank", "artillery", "fighter"] * 2)
    for seat in ("us", "su"):
        assert roles[seat] == sorted(["regular", "special", "fighter", "bomber"] * 2 + ["tank", "artillery"])


def placed(**options: str) -> Play:
    """All armies stand; the grey tiles are to be laid."""
    play = Play(game("aces").start(Setup(V2 | options)))
    for seat in play.state.rules.seats:
        play.enter(f"{seat} army 1 " + " ".join(play.state.of(seat)))
    play.enter("start " + " ".join(["12", "1", "1", "1"][: len(play.state.rules.seats)]))
    while play.asked[0][1] in ("flip", "place"):
        play.enter(next(iter(play.lines())))
    return play


@pytest.mark.rule("AA-V2-04")
@pytest.mark.rule("AA-V2-05")
@pytest.mark.rule("AA-V2-06")
@pytest.mark.rule("AA-AMB-21")
def test_the_circles_are_closed_with_tiles_and_the_launcher_is_one_of_them() -> None:
    play = placed(controller="g2")
    if play.asked == [("g2", "lay")]:
        free = room(play.state)
        assert len(free) > 13
        assert play.broken(f"g1 lay {free[0]}") == {"AA-V2-04"}
        taken = next(hex_ for hex_ in play.state.ground.hexes if hex_ not in free)
        assert play.broken(f"lay {taken}") == play.broken(f"lay {free[0]} {free[0]}") == {"AA-V2-05"}
        assert play.broken("lay " + " ".join(free[:14])) == {"AA-V2-05"}
        play.enter("lay " + " ".join(free[:10]), f"lay {free[10]}", f"lay {free[11]}", f"lay {free[12]}")
    tiles = play.state.v2.tiles
    assert len(tiles) == min(13, len(room(play.state)) + len(tiles))
    assert not set(tiles.values()) - {False}
    assert play.asked == [("g2", "hide")]
    outside = next(hex_ for hex_ in play.state.ground.hexes if hex_ not in tiles)
    assert play.broken(f"hide {outside}") == {"AA-V2-06"}
    assert play.broken(f"g1 hide {next(iter(tiles))}") == {"AA-V2-04"}
    hex_ = next(iter(tiles))
    play.enter(f"hide {hex_}")
    assert play.state.phase == "first"
    rules = play.game
    for seat in (None, *play.state.rules.seats):
        knows = seat is not None and TEAMS[seat] == "germany"
        assert rules.seen_by(play.state, seat).v2.hex == (hex_ if knows else "?")
    assert [event.visible_to("us") for event in play.events if event.kind == "launcher-at"] == [False]


def test_few_free_hexes_are_all_filled_and_tiles_are_left_over() -> None:
    play = site({"inf9": "g1_inf C3", "t1": "us_tank A1"}, phase="place", v2=Site())
    play.state = replace(play.state, tiles={**play.state.tiles, "g1": {"1": 1, "2": 0, "3": 0}})
    play.state.ground.start = {1: "C3"}
    assert set(room(play.state)) == {"C2", "D2", "D3", "C4", "B3", "B2"}


@pytest.mark.parametrize(
    ("options", "trouble"),
    [
        ({"v2-table": "3 2"}, "aces-v2-table"),
        ({"v2-table": "x"}, "aces-v2-table"),
        ({"v2-table": "1 2 3 4 5 6 7"}, "aces-v2-table"),
        ({"v2-health": "0"}, "aces-v2-health"),
    ],
)
def test_a_table_that_is_none_is_refused_in_a_sentence(options: dict[str, str], trouble: str) -> None:
    with pytest.raises(Trouble) as refused:
        game("aces").start(Setup(V2 | options))
    assert refused.value.key == trouble


# --- grey tiles -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AA-V2-07")
@pytest.mark.rule("AA-V2-08")
@pytest.mark.rule("AA-V2-09")
@pytest.mark.rule("AA-V2-07", breaks=True)
@pytest.mark.rule("AA-V2-09", breaks=True)
def test_nobody_stops_on_a_grey_tile_and_only_germans_pass() -> None:
    units = {"t9": "g2_tank C2", "t1": "us_tank A5"}
    german = site(units, seat="g2")
    assert german.broken("t9 C3") == {"AA-V2-07"}
    assert german.broken("t9 C2-C3-C4") == set()
    assert german.enter("t9 C2-C3-C4").hex("t9") == "C4"
    units = {"t1": "us_tank C1", "t9": "g2_tank A5"}
    tiles = Site({"C2": True, "E1": False}, "E1")
    allied = site(units, v2=tiles)
    assert allied.broken("t1 C2") == {"AA-V2-07"}
    assert allied.broken("t1 C1-C2-C3") == {"AA-V2-09"}
    assert "C2" not in ways(allied.state, "t1")
    assert "C2" not in stops(allied.state, "t1")
    free = site(units, v2=found("E1"))
    assert free.broken("t1 C1-C2-C3") == set()


def test_nobody_is_intercepted_on_a_tile() -> None:
    units = {"ftr1": "us_ftr B3", "t9": "g2_tank C2", "t1": "us_tank A5"}
    play = site(units, seat="g2")
    assert play.enter("t9 C2-C3-C4").asked == [("us", "intercept")]
    assert play.hex("t9") == "C4"


@pytest.mark.rule("AA-V2-10")
@pytest.mark.rule("AA-V2-11")
def test_an_allied_unit_turns_the_tiles_beside_it() -> None:
    units = {"t1": "us_tank A5", "t9": "g2_tank E5"}
    tiles = Site({"B3": False, "C3": False, "E1": False}, "C3")
    play = site(units, v2=tiles).enter("t1 A5-A4")
    assert play.state.v2.tiles == {"B3": True, "C3": False, "E1": False}
    assert play.cited >= {"AA-V2-10"}
    far = site({**units, "ftr1": "us_ftr A3"}, v2=tiles).enter("ftr1 A3-A2-B1-C2")
    assert (far.state.v2.found, far.state.v2.tiles, far.state.v2.hex) == (True, {}, "C3")
    german = site({"t9": "g2_tank C5", "t1": "us_tank A5"}, seat="g2").enter("t9 C4")
    assert german.state.v2.tiles == {"C3": False, "E1": False}


def test_a_unit_that_finds_it_can_be_intercepted_there() -> None:
    units = {"ftr1": "us_ftr C5", "ftr9": "g1_262 D4", "t1": "us_tank A5"}
    play = site(units).enter("ftr1 C4")
    assert play.state.v2.found
    assert play.asked == [("g1", "intercept")]


# --- rockets --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AA-V2-12")
@pytest.mark.rule("AA-V2-12", breaks=True)
@pytest.mark.rule("AA-V2-13")
@pytest.mark.rule("AA-V2-14")
@pytest.mark.rule("AA-V2-15")
def test_a_rocket_misses_up_to_three_and_destroys_a_factory_with_the_unit_in_it() -> None:
    """TV-V1."""
    units = {"t9": "g1_tig E5", "inf9": "g2_inf A5", "t1": "us_tank A1 damage=2", "inf1": "us_inf A4"}
    held = {"F01": "us", "F02": "us", "F04": "su"}

    def fresh(**more: Any) -> Play:
        return site(units, rows=WITH_FACTORIES, seat="g1", factories=held, v2=Site({"C4": False}, "C4"), **more)

    missed = fresh().enter("fire F01 3")
    assert (missed.state.ruins, missed.state.factories["F01"]) == ((), "us")
    assert missed.broken("fire F02 9") == {"AA-V2-12"}
    play = fresh().enter("next")
    assert play.asked == [("g1", "fire")]
    play.enter("fire F01 4")
    assert (play.state.ruins, play.state.factories["F01"], "t1" in play.state.units) == (("F01",), "", False)
    assert play.state.phase == "name"
    assert fresh().broken("fire F01 13") == {"AA-V2-13"}
    assert fresh().broken("us fire F01 5") == {"AA-V2-12"}
    allied = site(units, rows=WITH_FACTORIES, seat="us")
    assert allied.broken("g1 fire F01 5") == {"AA-TURN-03"}
    again = fresh(phase="money")
    again.state = replace(again.state, v2=replace(again.state.v2, ruins=("F01",)))
    assert again.broken("fire F01 5") == {"AA-V2-12"}
    assert again.broken("fire F02 5") == set()
    plain = table(units={"t9": "g1_tig A1", "t1": "us_tank E5"}, rows=WITH_FACTORIES, seat="g1")
    assert plain.broken("fire F01 5") == {"AA-V2-12"}


def test_whoever_holds_fire_is_not_asked_again_but_may_fire_later() -> None:
    units = {"t9": "g1_tig E5", "t1": "us_tank B1"}
    play = site(units, rows=WITH_FACTORIES, seat="g1", v2=Site({"C4": False}, "C4")).enter("next", "next")
    assert play.state.phase == "name"
    assert play.enter("fire F02 9").state.ruins == ("F02",)


def test_a_ruin_is_like_any_hex_and_nobody_takes_it() -> None:
    units = {"t1": "us_tank B1", "t9": "g2_tank E5", "inf1": "us_inf B2"}
    ruined = Site({"C4": False}, "C4", ruins=("F01",))
    play = site(units, rows=WITH_FACTORIES, v2=ruined)
    assert way_to(play.state, "t1", "A1") == Way(2, ("A1",))
    play.enter("inf1 A1")
    assert (play.state.factories["F01"], play.state.units["inf1"].occupied) == ("", False)


def test_a_german_faction_that_nobody_plays_knows_nothing() -> None:
    start = game("aces").start(Setup({"players": "2", "mission": "v2"}))
    state = replace(start, v2=Site({"E7": False, "G7": False}, "E7"))
    seen = {seat: game("aces").seen_by(state, seat).v2.hex for seat in (None, *SEATS)}
    assert seen == {None: UNKNOWN, "g1": "E7", "us": UNKNOWN, "g2": UNKNOWN, "su": UNKNOWN}


# --- the launcher is found ------------------------------------------------------------------------------------------


@pytest.mark.rule("AA-V2-18")
@pytest.mark.rule("AA-V2-18", breaks=True)
@pytest.mark.rule("AA-V2-17")
@pytest.mark.rule("AA-V2-16")
def test_it_takes_damage_by_its_table_once_it_is_found() -> None:
    units = {"t1": "us_tank C2", "ftr1": "us_ftr D2", "t9": "g1_tig A5"}
    hidden = site(units, phase="name")
    assert hidden.broken("name t1>v2") == {"AA-V2-18"}
    rules = {"v2_table": (2, 4, 6, 8, 10, 12)}
    play = site(units, phase="name", v2=found(), rules=rules)
    assert play.broken("name t1>v2") == set()
    play.enter("name t1>v2", "next")
    dice = "1 2 3 4 5 12 12 12 12 12 12 12 12 12"  # twelve, and two red ones: tank and aircraft
    assert play.broken("roll 1 2 3") == {"AA-CMB-09"}
    assert play.broken(f"roll {dice} back 3") == {"AA-CMB-04"}
    play.enter(f"roll {dice}")
    assert (play.state.v2.damage, play.state.units["t1"].xp) == (2, 0)
    with pytest.raises(Trouble):  # no unit is called so
        play.broken("v2 C3-C4")
    german = site({"t9": "g1_tig C4", "t1": "us_tank A1"}, seat="g1", phase="name", v2=found())
    assert german.broken("name t9>v2") == {"AA-NAME-09"}


def test_without_its_table_the_damage_is_typed() -> None:
    units = {"t1": "us_tank C2", "ftr1": "us_ftr D2", "t9": "g1_tig A5"}
    play = site(units, phase="name", v2=found(damage=1)).enter("name t1>v2", "next")
    assert play.asked == [("us", "harm")]
    assert play.broken("hits 3") == {"AA-V2-17"}
    assert play.broken("harm 6") == {"AA-V2-17"}
    assert play.enter("harm 2").state.v2.damage == 3
    assert play.state.phase == "money"
    assert play.broken("harm 1") == {"AA-TURN-02"}


@pytest.mark.parametrize("had", [0, 4])
def test_where_its_table_is_known_its_exact_chances_stand_beside_an_attack(had: int) -> None:
    units = {"t1": "us_tank C2", "ftr1": "us_ftr D2", "t9": "g1_tig A5"}
    play = site(units, phase="name", v2=found(damage=had), rules={"v2_table": (2, 4, 6, 8, 10, 12)})
    event = play.game.hint(play.state, play.reader().move("name t1>v2"))
    assert event is not None
    each = hit_chances(Pool(14, int(event.facts["hits_on"])))
    assert (event.facts["known"], event.facts["dice"]) == (1, 14)
    assert event.facts["damage"] == percent(sum(each[2:]))
    assert event.facts["destroy"] == percent(sum(each[2 * (6 - had) :]))
    unknown = site(units, phase="name", v2=found())
    told = unknown.game.hint(unknown.state, unknown.reader().move("name t1>v2"))
    assert told is not None
    assert told.facts["known"] == 0


def test_a_barrage_hits_it_too() -> None:
    units = {"art1": "su_kat C1", "inf9": "g1_inf C4", "t1": "us_tank A5"}
    for table_, damage in (((1, 3, 5, 7, 9, 11), 3), ((), 0)):
        play = site(units, seat="su", phase="name", v2=found(), rules={"v2_table": table_})
        play.enter("name art1>C4", "next", "hits 5")
        assert play.state.v2.damage == damage
        if not table_:
            assert play.asked == [("su", "harm")]
            assert play.enter("harm 1").state.v2.damage == 1


@pytest.mark.rule("AA-AMB-21")
def test_it_is_in_the_way_like_a_german_unit() -> None:
    units = {"t1": "us_tank C2", "t9": "g2_tank A3"}
    allied = site(units, v2=found())
    assert allied.broken("t1 C3") == allied.broken("t1 C2-C3-C4") == {"AA-AMB-21"}
    german = site(units, seat="g2", v2=found("B3"))
    assert german.broken("t9 B3") == {"AA-AMB-21"}
    assert german.broken("t9 A3-B3-C3") == set()


# --- victory --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AA-V2-19")
def test_five_ruins_or_five_factories_win_for_germany() -> None:
    units = {"inf9": "g1_inf B5", "t1": "us_tank B1"}
    ruins = Site({"C4": False}, "C4", ruins=("F01", "F02", "F03", "F04"))
    play = site(units, rows=WITH_FACTORIES, seat="g1", v2=ruins).enter("fire F05 12")
    assert (play.state.result.winner, play.state.result.reason) == ("g1", "rockets")
    held = dict.fromkeys(("F01", "F02", "F03", "F05"), "g2")
    units = {"inf9": "g1_inf A4", "t1": "us_tank B1"}
    play = site(units, rows=WITH_FACTORIES, seat="g1", factories=held, v2=Site({"C4": False}, "C4"))
    play.enter("inf9 A3")
    assert (play.state.result.reason, play.state.result.rules[0]) == ("factories", "AA-V2-19")


@pytest.mark.rule("AA-V2-20")
def test_the_launcher_destroyed_or_five_factories_win_for_the_allies() -> None:
    units = {"t1": "us_tank C2", "t9": "g1_tig A5"}
    play = site(units, phase="name", v2=found(damage=4)).enter("name t1>v2", "next", "harm 2")
    assert (play.state.result.winner, play.state.result.reason) == ("us", "launcher")
    held = dict.fromkeys(("F01", "F02", "F03", "F05"), "su")
    units = {"inf1": "us_inf A4", "t9": "g1_tig E5"}
    play = site(units, rows=WITH_FACTORIES, factories=held, v2=Site({"C4": False}, "C4")).enter("inf1 A3")
    assert (play.state.result.reason, play.state.result.rules[0]) == ("factories", "AA-V2-20")


@pytest.mark.rule("AA-AMB-14")
def test_both_at_the_same_moment() -> None:
    """The fifth rocket destroys the last German unit."""
    ruins = Site({"C4": False}, "C4", ruins=("F01", "F02", "F03", "F04"))
    units = {"inf9": "g1_inf C3", "t1": "us_tank B1"}
    play = site(units, rows=WITH_FACTORIES, seat="g1", factories={"F05": "g1"}, v2=ruins).enter("fire F05 12")
    assert (play.state.result.winner, play.state.result.reason) == (None, "at-once")


def test_without_a_map_the_launcher_is_told_to_be_found() -> None:
    play = Play(game("aces").start(Setup(V2 | {"players": "2", "depth": "ledger", "automatic": "off"})))
    units = {"t1": unit("us_tank field"), "t9": unit("g1_tig field")}
    play.state = replace(play.state, phase="move", seat="us", first="us", round=3, units=units)
    play.enter("find")
    assert play.broken("find") == {"AA-V2-10"}
    play.enter("next", "aim t1>v2", "next", "harm 6")
    assert (play.state.result.winner, play.state.result.reason) == ("us", "launcher")


# --- secrets and laws -----------------------------------------------------------------------------------------------


def shared(units: list[str]) -> list[list[str]]:
    """Over three armies."""
    return [units[:4], units[4:8], units[8:]]


def before_hiding(**options: str) -> Table[Any]:
    """A table at which the launcher is about to be hidden."""
    table_ = Table.create(Journal(":memory:"), game("aces"), Setup(V2 | {"players": "2"} | options))
    for seat in table_.state.rules.seats:
        for army, units in enumerate(shared(list(table_.state.of(seat))), 1):
            table_.enter(f"{seat} army {army} " + " ".join(units))
    dice = Random(3)
    while table_.state.phase != "hide":
        table_.enter(random_move(table_.game, table_.state, dice))
    return table_


def hidden_table() -> Table[Any]:
    """A table in the first turn; the launcher is hidden."""
    table_, dice = before_hiding(), Random(3)
    while table_.state.phase != "move":
        table_.enter(random_move(table_.game, table_.state, dice))
    return table_


def test_nobody_else_learns_where_it_is_before_it_is_found() -> None:
    """Two tables that differ in nothing else go on alike: views, choices, refusals, records, codes, hands."""
    begun = before_hiding()
    hexes = list(begun.state.v2.tiles)
    twins = [copied(begun), copied(begun)]
    for twin, hex_ in zip(twins, hexes[-2:], strict=True):
        twin.enter(f"hide {hex_}")
    dice, since, compared = Random(1), begun.last.n + 1, 0
    for number in range(40):
        told = [[event for event in twin.last.events if event.visible_to("us")] for twin in twins]
        if told[0] != told[1]:  # it is found at one of them
            break
        tried = _tried(twins[0], dice)
        for viewer in (None, "us") if number % 2 == 0 else ():
            known = [outlets(twin, viewer, since, tried, language("de")) for twin in twins]
            leaking = [outlet for outlet in known[0] if not _same(known[0][outlet], known[1][outlet])]
            assert leaking == [], f"{viewer} after {number} moves"
            compared += 1
        move = random_move(twins[0].game, twins[0].state, dice)
        for twin in twins:
            twin.enter(move)
    assert compared >= 10
    german = [outlets(twin, "g1", since, [], language("en"))["picture"] for twin in twins]
    assert german[0] != german[1]


def test_a_code_does_not_hold_the_secret_and_the_controller_is_asked_for_it() -> None:
    before = hidden_table()
    again = restore(Journal(":memory:"), game, " ".join(save_code(before).lines))
    assert again.state == game("aces").face_up(before.state)
    assert again.state.v2.hex == ""
    assert [(d.seat, d.kind, d.secret) for d in again.pending()] == [("g1", "hide", True)]
    again.enter(f"hide {before.state.v2.hex}")
    assert again.state == before.state


@pytest.mark.parametrize("options", TABLES.values(), ids=list(TABLES))
def test_random_play_keeps_the_laws(options: dict[str, str]) -> None:
    count = 60 if not options else 150
    assert verified_moves(game("aces"), Setup(V2 | options), 1, count, every=75) == count


def test_the_secret_itself_keeps_the_laws() -> None:
    play = placed()
    if play.asked[0][1] == "lay":
        play.enter("lay " + " ".join(room(play.state)[:13]))
    check_position(play.game, play.state)
    check_thoroughly(play.game, play.state, Random(1))
