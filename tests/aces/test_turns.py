"""Turns (AA-TURN): four phases, and how many armies act in the first rounds. TV-R1, TV-R2."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.aces.moves.turn import armies_allowed
from companion.games.aces.state import SEATS
from tests.aces.positions import Play, table

TWO = ("us", "g2")


def first_rounds(seats: tuple[str, ...], round_: int, at: int, used: tuple[int, ...] = ()) -> Play:
    """The start of a turn in the first rounds; every faction has a unit in each army."""
    hexes = iter([f"{column}{row}" for row in (1, 3, 5) for column in "ABCDE"])
    units = {
        f"t{seats.index(seat) * 3 + army}": f"{seat}_{'tig' if seat == 'g1' else 'tank'} {next(hexes)} army={army}"
        for seat in seats
        for army in (1, 2, 3)
    }
    play = table(("....." * 2,) * 6, units, seats=seats, phase="armies")
    play.state = replace(play.state, seat=play.state.order[at], round=round_, used={play.state.order[at]: used})
    return play


@pytest.mark.rule("AA-TURN-05")
@pytest.mark.rule("AA-TURN-06")
@pytest.mark.rule("AA-TURN-07")
@pytest.mark.parametrize(("round_", "allowed"), [(1, [1, 1, 2, 3]), (2, [3, 3, 3, 3]), (3, [3, 3, 3, 3])])
def test_armies_of_four_factions(round_: int, allowed: list[int]) -> None:
    """TV-R1."""
    assert [armies_allowed(first_rounds(SEATS, round_, at).state) for at in range(4)] == allowed


@pytest.mark.rule("AA-TURN-08")
@pytest.mark.rule("AA-TURN-09")
@pytest.mark.rule("AA-TURN-10")
@pytest.mark.rule("AA-TURN-11")
@pytest.mark.rule("AA-TURN-12")
@pytest.mark.parametrize(("round_", "allowed"), [(1, [1, 2]), (2, [2, 3]), (3, [3, 3])])
def test_armies_of_two_sides(round_: int, allowed: list[int]) -> None:
    """TV-R2."""
    assert [armies_allowed(first_rounds(TWO, round_, at).state) for at in range(2)] == allowed


@pytest.mark.rule("AA-TURN-05", breaks=True)
@pytest.mark.rule("AA-TURN-06", breaks=True)
@pytest.mark.rule("AA-TURN-08", breaks=True)
@pytest.mark.rule("AA-TURN-09", breaks=True)
@pytest.mark.rule("AA-TURN-10", breaks=True)
@pytest.mark.parametrize(
    ("seats", "round_", "at", "line", "rule"),
    [
        (SEATS, 1, 0, "use 1 2", "AA-TURN-05"),
        (SEATS, 1, 1, "use 1 2", "AA-TURN-06"),
        (SEATS, 1, 2, "use 1", "AA-TURN-06"),
        (TWO, 1, 0, "use 1 2", "AA-TURN-08"),
        (TWO, 1, 1, "use 1 1", "AA-TURN-09"),
        (TWO, 2, 0, "use 1 2", "AA-TURN-10"),
        (TWO, 2, 0, "use 3", "AA-TURN-10"),
    ],
)
def test_no_more_and_no_fewer(seats: tuple[str, ...], round_: int, at: int, line: str, rule: str) -> None:
    play = first_rounds(seats, round_, at, used=(1,) if round_ == 2 else ())
    assert rule in play.broken(line)
    assert play.broken("use 4")


@pytest.mark.rule("AA-AMB-12")
def test_other_armies_neither_move_nor_attack() -> None:
    play = first_rounds(SEATS, 1, 0).enter("use 2")
    own = {play.state.units[unit].army: unit for unit in play.state.of(play.state.seat)}
    idle, acting = own[1], own[2]
    assert play.broken(f"{idle} {play.hex(idle)[0]}2") == {"AA-TURN-05"}
    assert play.broken(f"{acting} {play.hex(acting)[0]}2") == set()
    assert play.state.used[play.state.seat] == (2,)


@pytest.mark.rule("AA-TURN-10")
def test_in_round_two_the_two_armies_that_are_left_act_by_themselves() -> None:
    play = first_rounds(TWO, 2, 0, used=(2,))
    play.state = replace(play.state, rules=replace(play.state.rules, automatic=("use",)))
    segment = play.game.sequence.under_way(play.state)[-1]  # type: ignore[attr-defined]
    from companion.kernel.story import Story

    assert segment.step(play.state, Story(play.game.notation.write)).active == (1, 3)


@pytest.mark.rule("AA-TURN-07", breaks=True)
@pytest.mark.rule("AA-TURN-11", breaks=True)
@pytest.mark.rule("AA-TURN-12", breaks=True)
@pytest.mark.parametrize(
    ("seats", "round_", "at", "rule"),
    [(SEATS, 2, 0, "AA-TURN-07"), (TWO, 2, 1, "AA-TURN-11"), (TWO, 3, 0, "AA-TURN-12")],
)
def test_later_nobody_is_asked(seats: tuple[str, ...], round_: int, at: int, rule: str) -> None:
    """All three armies act, so no fewer can be chosen."""
    assert first_rounds(seats, round_, at).broken("use 1") == {rule}


@pytest.mark.rule("AA-TURN-02")
@pytest.mark.rule("AA-TURN-03")
@pytest.mark.rule("AA-TURN-13", breaks=True)
def test_a_turn_goes_through_its_four_phases_and_then_to_the_next_player() -> None:
    rows = ("..F..", ".....")
    play = table(rows, {"t1": "us_tank A1", "inf1": "us_inf B1", "t9": "g2_tank A2"}, coins={"us": 9})
    play.enter("next")
    assert play.state.phase == "name"
    assert play.broken("us inf1 C1") == {"AA-TURN-02"}  # factories are occupied while moving
    play.enter("name t1>t9", "next")
    assert play.state.phase == "fight"
    play.enter("hits 0 back 0")
    assert play.state.phase == "money"
    play.enter("next")
    assert (play.state.seat, play.state.phase, play.state.round) == ("g2", "move", 3)
    for _ in range(3):
        while play.state.seat != "us":
            play.enter("next")
    assert play.state.round == 4


def test_a_phase_in_which_nothing_can_be_done_ends_by_itself() -> None:
    play = table((".....",), {"t1": "us_tank A1", "t9": "g2_tank E1"}, automatic=("next",)).enter("t1 B1", "next")
    assert (play.state.seat, play.state.phase) == ("g2", "move")
    assert sum(event.kind == "by-itself" for event in play.events) == 2  # naming, money


@pytest.mark.rule("AA-AMB-09")
def test_a_unit_that_may_not_act_yet_owes_no_attack() -> None:
    play = first_rounds(SEATS, 1, 0)
    idle = next(unit for unit in play.state.of(play.state.seat) if play.state.units[unit].army == 1)
    enemy = next(u for u in play.state.units if play.state.are_enemies(play.state.owner(u), play.state.owner(idle)))
    play.state = play.state.changed(idle, duty=enemy)
    assert play.enter("use 2").state.units[idle].duty == ""
