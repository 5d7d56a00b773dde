"""Any orders at any table: judged without an exception, alike line by line and as a whole, as the ledger says."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.clockwork.board import board
from companion.games.clockwork.moves.deploy import Deploy, Deployment, still_writing
from companion.games.clockwork.notation import notation
from companion.games.clockwork.orders import against_orders, verdicts
from companion.games.clockwork.rulings import ruling_options
from companion.games.clockwork.standing import ally_of, standing
from companion.games.clockwork.state import COURT, FIGURES, GENERALS, SEATS, SPECIAL, Line, State, kind_of
from companion.kernel.game import Seat
from companion.kernel.reading import LANGUAGES
from companion.kernel.story import Story
from tests.clockwork.deploying import CROSSING, FIRST_ROUND, LATER_ROUND, ROW
from tests.clockwork.tables import Play, begun, position
from tests.laws import check_position, check_thoroughly

MAPS = {ROW: 2, FIRST_ROUND: 2, LATER_ROUND: 2, CROSSING: 4, "": 2, "-": 3, "--": 4}  # which, for how many
RULINGS = [option for option in ruling_options() if option.key not in ("screens", "recruit-fewer")]
some = settings(max_examples=120, deadline=None, derandomize=True)


def table(seed: int, house_rules: bool = False, allies: bool | None = None) -> State:
    """Some table at which orders are being written: armies anywhere, sometimes a tank among enemies, a Guardian."""
    dice = Random(seed)
    allied = dice.random() < 0.4 if allies is None else allies
    map_, players = dice.choice([(code, number) for code, number in MAPS.items() if number == 4 or not allied])
    options = {"players": str(players), "alliance": "yes" if allied else "no"}
    if house_rules:
        options |= {option.key: dice.choice(option.values) for option in RULINGS}
    seats = dice.sample(SEATS, players)
    start = position(map_.strip("-"), "deploy", options=options, **{seat: {} for seat in seats})
    armies = _armies(start, dice)
    pools = {seat: {"pool": dice.randint(0, 6)} for seat in seats}
    return begun_only(position(map_.strip("-"), "deploy", options=options, players=pools, **armies))


def _armies(state: State, dice: Random) -> dict[Seat, dict[str, str]]:
    """Every other tile has units of somebody; figures and generals stand somewhere or stay in reserve."""
    tiles = [tile for tile in state.soldiers if tile not in standing(state).capital_of]
    held = {tile: dice.choice(state.seats) for tile in tiles if dice.random() < 0.5}
    units = {tile: [str(dice.randint(1, 3))] for tile in held}
    for seat in state.seats:
        own = [tile for tile, holder in held.items() if holder == seat]
        for figure in FIGURES[seat] if kind_of(FIGURES[seat][0]) != "crasher" else ():
            if own and dice.random() < 0.5:
                tile = own.pop(dice.randrange(len(own)))
                units[tile].append(kind_of(figure))
    if held and dice.random() < 0.6:
        units[dice.choice(list(held))].append("guardian")
    armies: dict[Seat, dict[str, str]] = {seat: {} for seat in state.seats}
    for tile, holder in held.items():
        armies[holder][tile] = "+".join(units[tile])
    _drive_tank(armies, held, units, dice)
    return armies


def _drive_tank(
    armies: dict[Seat, dict[str, str]], held: dict[str, Seat], units: dict[str, list[str]], dice: Random
) -> None:
    open_ = [tile for tile in held if "guardian" not in units[tile]]
    if open_ and dice.random() < 0.7:
        tile, owner = dice.choice(open_), dice.choice(list(armies))
        armies[owner][tile] = f"{armies[owner][tile]}+tank" if tile in armies[owner] else "tank"


def begun_only(state: State) -> State:
    """Orders are being written, also where nobody has anybody to send."""
    return Deployment().begin(state, Story(notation().write))


places = st.sampled_from([*board(CROSSING).tiles, "M1", "M2", "V2", "V3", "F2", "S1", "L1", COURT, "X9", "?", ""])
figures = st.sampled_from(["", "", "", *SPECIAL, *GENERALS])
anything = st.builds(Line, places, st.integers(0, 7), figures, st.one_of(st.just(""), places))


@st.composite
def sensible(draw: st.DrawFn, state: State, seat: Seat) -> tuple[Line, ...]:
    """Lines a player of this table could think of: most of them are legal."""
    tiles = st.sampled_from([*state.soldiers, COURT])
    own = st.sampled_from(["", "", kind_of(FIGURES[seat][0])])
    lines = st.builds(Line, tiles, st.integers(0, 2), own, st.one_of(st.just(""), tiles))
    return tuple(draw(st.lists(lines, max_size=4)))


# --- without an exception -------------------------------------------------------------------------------------------


@some
@given(seed=st.integers(0, 400), seat=st.sampled_from([*SEATS, None]), lines=st.lists(anything, max_size=6))
def test_any_list_of_lines_is_judged_without_an_exception(seed: int, seat: Seat | None, lines: list[Line]) -> None:
    state = table(seed, house_rules=True)
    objections = list(Deploy(seat, tuple(lines)).objections(state))
    assert all(objection.rule.startswith("CW-") for objection in objections)
    if seat not in state.seats:
        assert [objection.rule for objection in objections] == ["CW-DEPLOY-02"]


@some
@given(lines=st.lists(st.builds(Line, places.filter(bool), st.integers(0, 99), figures, places), max_size=5))
@pytest.mark.parametrize("language", LANGUAGES)
def test_any_list_of_lines_can_be_written_and_read_back(language: str, lines: list[Line]) -> None:
    written_down = [line for line in lines if line.figure != "leviathan" and "?" not in (line.to, line.via)]
    move = Deploy("red", tuple(written_down))
    text = notation().write(move, language)
    assert notation().read(text, {"seat": SEATS}, language).moves("red") == [move]


# --- line by line and as a whole ------------------------------------------------------------------------------------


@some
@given(data=st.data(), seed=st.integers(0, 400))
def test_orders_accepted_line_by_line_are_accepted_as_a_whole_and_the_other_way_round(
    data: st.DataObject, seed: int
) -> None:
    state = table(seed, house_rules=True)
    seat = data.draw(st.sampled_from(state.seats))
    lines = data.draw(st.one_of(sensible(state, seat), st.lists(anything, max_size=5).map(tuple)))
    typed = [list(verdicts(state, seat, lines[:count]))[-1] for count in range(1, len(lines) + 1)]
    complete = all(not verdict.missing for verdict in verdicts(state, seat, lines))
    accepted = complete and not any(verdict.objections for verdict in typed)
    assert accepted == (not list(against_orders(state, seat, lines)))
    assert all(one.left >= other.left for one, other in pairwise(typed))


@some
@given(data=st.data(), seed=st.integers(0, 400))
def test_a_waypoint_that_was_filled_in_changes_nothing(data: st.DataObject, seed: int) -> None:
    state = table(seed, house_rules=True)
    seat = data.draw(st.sampled_from(state.seats))
    lines = data.draw(sensible(state, seat))
    filled = tuple(verdict.line for verdict in verdicts(state, seat, lines))
    if not list(against_orders(state, seat, lines)):
        assert not list(against_orders(state, seat, filled))
        assert filled == tuple(verdict.line for verdict in verdicts(state, seat, filled))


# --- by the ledger's procedure --------------------------------------------------------------------------------------


def ledger_allows(state: State, seat: Seat, lines: tuple[Line, ...]) -> bool:
    """Section 6.4 word for word, for workers only and without the rulings of a table."""
    if sum(line.workers for line in lines) > state.player(seat).pool:
        return False
    return all(line.to == COURT or ledger_allows_target(state, seat, line.to, lines) for line in lines)


def ledger_allows_target(state: State, seat: Seat, tile: str, lines: tuple[Line, ...]) -> bool:
    here = standing(state)
    around, ally = here.board.around, ally_of(state, seat)
    enemies = [other for other in state.seats if other not in (seat, ally)]
    if any(state.player(other).capital == tile or here.guardian_on(tile) == other for other in enemies):
        return False
    if here.controls(seat, tile) or any(here.controls(seat, beside) for beside in around[tile]):
        return True
    if here.units_of(tile, seat) and here.is_contested(tile):
        return True
    ordered = {line.to for line in lines}
    return any(
        waypoint in ordered
        and any(here.controls(seat, beside) for beside in around[waypoint])
        and ((here.is_empty(waypoint) and waypoint not in here.capital_of) or here.controller(waypoint) == ally != "")
        for waypoint in around[tile]
    )


@settings(some, max_examples=300)
@given(data=st.data(), seed=st.integers(0, 400))
def test_workers_go_where_the_ledgers_procedure_lets_them(data: st.DataObject, seed: int) -> None:
    state = table(seed)
    seat = data.draw(st.sampled_from(state.seats))
    tiles = st.sampled_from([*state.soldiers, COURT])
    lines = tuple(data.draw(st.lists(st.builds(Line, tiles, st.integers(1, 2)), min_size=1, max_size=4)))
    assert ledger_allows(state, seat, lines) == (not list(against_orders(state, seat, lines)))


# --- carried out ----------------------------------------------------------------------------------------------------


@some
@given(seed=st.integers(0, 400))
def test_legal_orders_are_placed_to_the_last_disc(seed: int) -> None:
    state = table(seed, house_rules=True)
    dice, segment, story = Random(seed), Deployment(), Story(notation().write)
    chosen: dict[Seat, Deploy] = {}
    for decision in segment.decisions(state):
        move = dice.choice(list(segment.choices(state, decision)))
        assert isinstance(move, Deploy)
        chosen[move.seat or ""] = move
    after = state
    for move in chosen.values():
        after = move.effect(after, story)
    assert not list(still_writing(after))
    after = segment.step(after, story)
    assert not [event for event in story if event.kind == "order-void"]
    for seat in state.seats:
        player, lines = after.player(seat), chosen[seat].lines if seat in chosen else ()
        soldiers = sum(present[seat] for present in after.soldiers.values())
        assert player.supply + player.pool + soldiers + player.spies == 30
        assert player.pool == state.player(seat).pool - sum(line.workers for line in lines)
        for line in lines:
            place = player.spies if line.to == COURT else standing(after).units_of(line.to, seat)
            assert place >= line.units - (line.to == COURT and line.figure == "agent")
    assert after.battles.keys() == {tile for tile in state.soldiers if standing(after).is_contested(tile)}


# --- the laws -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_table_at_which_orders_are_written_keeps_the_laws(seed: int) -> None:
    play: Play = begun(table(seed, house_rules=seed % 2 == 1))
    check_position(play.game, play.state)
    check_thoroughly(play.game, play.state, Random(seed))
