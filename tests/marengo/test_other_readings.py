"""What other readings of some rulings come to: strengths below 0, no spare left, who stays behind, where cavalry began.

And two rulings that have readings but come to the same with each of them.
"""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from companion.games.marengo.combat import defence_strength
from companion.games.marengo.losing import lose, spares_left
from companion.games.marengo.moves.advancing import Advance
from companion.games.marengo.moves.assault_answers import Front, Pursue
from companion.games.marengo.moves.assault_losses import Suffer
from companion.games.marengo.moves.base import Next, Pass
from companion.games.marengo.moves.bombard import Fire, TakeHit
from companion.games.marengo.moves.continuing import Continue
from companion.games.marengo.moves.groups import March, Withdraw
from companion.games.marengo.moves.maneuver import Yield
from companion.games.marengo.moves.retreat import Go
from companion.games.marengo.moves.retreat_losses import Sacrifice
from companion.games.marengo.moves.roads import Enter, Ride
from companion.games.marengo.parts import Gun, Hit
from companion.games.marengo.state import SEATS, State
from companion.kernel.story import Story
from tests.marengo import retreat_positions as six_fields
from tests.marengo.assault_positions import Fight, battle, storm
from tests.marengo.ledger import Ledger
from tests.marengo.positions import after, board_text, position, ruled, rules_against
from tests.marengo.test_coverage_entries import ENTERED

A, F = "austrian", "french"

# --- BM-AMB-15: strengths below 0 -----------------------------------------------------------------------------------


def reading(fight: Fight, **rulings: str) -> Fight:
    return Fight(ruled(fight.state, **rulings))


@pytest.mark.rule("BM-AMB-15")
@pytest.mark.parametrize(("below_zero", "left", "loses"), [("zero", "c1s c2s", 1), ("counts", "c1s", 2)])
def test_a_pursuit_below_zero_costs_the_pursuers_more(below_zero: str, left: str, loses: int) -> None:
    """Two cavalry of 1 and 2 against a penalty of 4: 1 below 0."""
    fight = reading(battle("i3 c1 c2", "i1", symbols="cav = 4", wide=True), below_zero=below_zero)
    fight.enter(storm("i3 c1 c2", "i3"), Front(F, ("i1",)))
    before = fight.morale
    fight.enter(Pursue(A, ("c1", "c2")))
    assert "BM-AMB-15" in fight.told("pursuit")[0].rules
    assert [event.facts["points"] for event in fight.told("below-zero")] == ([1] if below_zero == "counts" else [])
    while fight.asked == (A, "loss-pursuer"):
        fight.enter(Suffer(A, "c2"))
    assert fight.morale == (before[0] - loses, before[1])
    assert fight.stands(A)["S"].endswith("c1s i2s" if below_zero == "counts" else "c1s c1s i2s")


@pytest.mark.rule("BM-AMB-15")
@pytest.mark.parametrize(("gun", "after_it"), [("a1", {}), ("a3", {"a1": 1})])
def test_a_bombardment_below_zero_costs_the_artillery(gun: str, after_it: dict[str, int]) -> None:
    """Against a penalty of 3 and of 5."""
    penalty = six_fields.BOARD.replace("art = 3", f"art = {int(gun[1]) + 2}")
    state = six_fields.battle({"Q>T": {"x": 1}}, {"T>Q": {gun: 1}}, "bombard", rulings={"below_zero": "counts"})
    state = replace(state, rules=replace(state.rules, board=penalty))
    state = replace(state, guns={**state.guns, F: Gun(announced=4, last_announced=4)})
    state, story = six_fields.played(six_fields.begun(state)[0], Fire(F))
    assert (state.hit, state.at(A, "Q>T"), state.at(F, "T>Q")) == (None, {"x": 1}, after_it)
    assert state.morale[F] == 10 - min(2, int(gun[1]))
    assert state.guns[F].lost == (gun == "a1")
    assert six_fields.the(story, "below-zero").rules == ("BM-AMB-15",)


def test_the_books_count_below_zero_too() -> None:
    announced = {A: Gun(announced=1, last_announced=1), F: Gun()}
    for below_zero, morale in (("zero", 10), ("counts", 8)):
        table = Ledger(below_zero=below_zero).with_state(guns=announced, phase="bombard", round=2)
        table.enter("bombard a2 block penalty 4")
        assert (table.state.morale[A], table.state.books and table.state.books.shot) == (morale, 0)


# --- BM-AMB-27: spares ----------------------------------------------------------------------------------------------

SPARES = '\n[[spares]]\nside = "french"\npieces = ["i1", "i2"]\n[[force]]'
COUNTED = board_text(("P-Q", "Q-S")).replace("\n[[force]]", SPARES, 1)  # its army is one i2
ONLY = {A: {"x": 9}, F: {"i3": 2, "i2": 2}}


def short(french: dict[str, str], no_spare: str = "another", **fields: object) -> State:
    """Both infantry of 2 that there are stand on the map: no i3 can become one; one i1 is in the box."""
    return ruled(position(COUNTED, {"P": "x"}, french, muster=ONLY, **fields), no_spare=no_spare)


@pytest.mark.rule("BM-AMB-27")
def test_spares_are_counted_where_the_board_lists_them() -> None:
    state = short({"Q": "i3 i3 i2 i2"})
    assert [spares_left(state, F, face) for face in ("i1", "i2", "c1")] == [1, 0, 0]
    assert spares_left(state, A, "i1") is None  # nobody has counted theirs
    weaker = lose(state, Story(str), F, "Q", "i2", 1)
    assert [spares_left(weaker, F, face) for face in ("i1", "i2")] == [0, 1]  # what it was lies in the box now


@pytest.mark.rule("BM-AMB-27", "BM-HID-04")
def test_without_a_spare_a_note_is_made() -> None:
    story = Story(str)
    lose(short({"Q": "i3 i2"}, "count-on"), story, F, "Q", "i3", 1)
    assert [(event.kind, "BM-AMB-27" in event.rules) for event in story] == [
        ("reduced-by-note", True),
        ("morale", False),
    ]
    story = Story(str)
    lose(short({"Q": "i3 i2"}), story, F, "Q", "i2", 1)
    assert [event.kind for event in story] == ["reduced", "morale"]


@pytest.mark.rule("BM-AMB-27")
def test_without_a_spare_another_takes_the_loss_if_everybody_knows_one() -> None:
    driven = after(short({"Q": "i3 i2"}), March(A, ("x",), "P", "Q"), Yield(F))
    driven = replace(driven, retreat=replace(driven.retreat, stage="lose", due=("Q",)))  # type: ignore[type-var]
    assert rules_against(driven, Sacrifice(F, "Q", "i3")) == {"BM-AMB-27"}
    assert rules_against(driven, Sacrifice(F, "Q", "i2")) == set()
    hit = short({"Q": "i3 i2"}, phase="bombard", hit=Hit("Q", 1))
    assert rules_against(hit, TakeHit(F, "i3")) == {"BM-AMB-27"}
    assert rules_against(hit, TakeHit(F, "i2")) == set()
    assert rules_against(replace(hit, hit=Hit("Q", 2)), TakeHit(F, "i3")) == set()  # an i1 is there
    for nobody_else in ("i3", "i3 i3", "i3 x"):  # what nobody has seen cannot be asked for
        alone = short({"Q": nobody_else}, phase="bombard", hit=Hit("Q", 1))
        assert rules_against(alone, TakeHit(F, "i3")) == set()


@pytest.mark.rule("BM-AMB-27")
def test_in_an_assault_the_same_block_may_lose_as_much_as_a_spare_shows() -> None:
    fight = battle("i3 i3", "i3 i2", wide=True, muster=ONLY)
    board = fight.state.rules.board.replace("\n[[force]]", SPARES, 1)
    fight = Fight(ruled(replace(fight.state, rules=replace(fight.state.rules, board=board)), no_spare="another"))
    fight.enter(storm("i3 i3", "i3 i3"), Front(F, ("i2", "i3")))  # 6 to 5: the defenders lose 2
    assert fight.asked == (A, "loss-first")
    assert fight.against(Suffer(A, "i3")) == {"BM-AMB-27"}
    assert fight.choices == [Suffer(A, "i2", 1), Suffer(A, "i2", 2), Suffer(A, "i3", 2)]
    fight.enter(Suffer(A, "i2"))
    assert fight.against(Suffer(A, "i3")) == set()  # an i2 lies in the box now


# --- BM-AMB-28: where cavalry began ---------------------------------------------------------------------------------

TRIANGLE = board_text(("A-B", "B-C", "A-C", "C-D", "D-E", "B-D"), roads={"r": "main:ABCD"})


def refuges(state: State, *to: str) -> list[set[str]]:
    return [rules_against(state, Go(F, state.retreat.locale, ("c2",), each)) for each in to if state.retreat]


@pytest.mark.rule("BM-AMB-28", "BM-RET-13")
@pytest.mark.parametrize(("attack_from", "to_a"), [("last", set()), ("start", {"BM-RET-13"})])
def test_nobody_retreats_to_where_the_attack_came_from(attack_from: str, to_a: set[str]) -> None:
    state = ruled(position(TRIANGLE, {"A": "c2"}, {"C": "c2", "D": "x"}), attack_from=attack_from)
    state = after(state, Ride(A, "c2", "A", ("A>B", "B>C")), Yield(F))
    state = replace(state, retreat=replace(state.retreat, stage="go"))  # type: ignore[type-var]
    against_b = {"BM-RET-13"} if attack_from == "last" else {"BM-RET-15"}  # the cavalry stands there
    assert refuges(state, "A", "B", "D") == [to_a, against_b, set()]


@pytest.mark.rule("BM-AMB-28", "BM-MAN-20")
def test_cavalry_that_rides_on_began_where_it_began() -> None:
    state = ruled(position(TRIANGLE, {"A": "c2"}, {"C": "c2"}), attack_from="start")
    state = after(state, Ride(A, "c2", "A", ("A>B", "B>C")), Yield(F))
    assert state.maneuver is not None
    assert state.maneuver.began == "A"
    left = {F: {"D": {"c2": 1}}, A: state.stand[A]}
    state = six_fields.ManeuverAttack().end(replace(state, retreat=None, stand=left), Story(str))
    state = after(replace(state, maneuver=None), Ride(A, "c2m", "C", ("C>D",)))
    assert state.maneuver is not None
    assert (state.maneuver.over, state.maneuver.began) == ("C>D", "A")


@pytest.mark.rule("BM-AMB-28")
def test_who_has_just_entered_the_map_began_on_none_of_its_locales() -> None:
    state = ruled(position(ENTERED, {"wait:body": "x"}, {"B": "x"}, round=2), attack_from="start")
    state = after(state, Enter(A, "c2", "gate", ("A>B",)), Yield(F))
    assert state.retreat is not None
    assert state.retreat.away_from not in state.board.locale


# --- BM-AMB-33, BM-AMB-36: who stays behind -------------------------------------------------------------------------


def stormed(capacity: int) -> Fight:
    """Three storm and one of them is weakened."""
    fight = reading(battle("i3 c2 x", "i1", capacity={"S": capacity}), surplus="stays")
    return fight.enter(storm("i3 c2 x", "i3"), Pass(F), Pass(A))


@pytest.mark.rule("BM-AMB-33")
def test_survivors_for_whom_there_is_no_room_stay_behind() -> None:
    fight = stormed(2)
    assert fight.asked == (A, "advance")
    assert fight.against(Advance(A, ("i2",))) == fight.against(Advance(A, ("i2", "c2", "x"))) == {"BM-AMB-33"}
    assert fight.against(Advance(F, ("i2", "x"))) == {"BM-AMB-33"}
    assert fight.against(Advance(A, ("c2", "i3"))) == {"BM-HID-02"}
    assert fight.against(Advance(A, ("c1", "c1"))) == {"BM-HID-06"}
    assert Advance(A, ("c2", "x")) in fight.choices
    fight.enter(Advance(A, ("c2", "x")))
    assert fight.stands(A) == {"N>S": "i2s", "S": "c2s xs"}
    assert fight.told("stays-behind")[0].rules == ("BM-AMB-33",)
    assert fight.state.going is not None
    assert fight.state.going.group == {"c2s": 1, "xs": 1}
    moving = replace(fight.state, phase="move", assault=None)
    assert rules_against(moving, Next(A)) == {"BM-BLK-13"}  # nobody is opposite any more
    assert after(moving, Withdraw(A, ("i2",), "N>S")).commands == moving.commands


@pytest.mark.rule("BM-AMB-33", "BM-AS11-08")
def test_nobody_is_asked_if_there_is_room_for_all_who_are_left() -> None:
    assert stormed(3).stands(A) == {"S": "c2s i2s xs"}
    assert stormed(3).against(Advance(A, ("i2",))) == {"BM-AMB-33"}


SIX = {"P": {"x": 2, "c2": 1}}


def thrust(part_stays: str = "yes", austrian: dict[str, dict[str, int]] | None = None) -> State:
    place, blocks = next(iter((austrian or SIX).items()))
    state = six_fields.battle({place: blocks}, {"Q": {"c1": 1}}, side=A, rulings={"part_stays": part_stays})
    words = tuple(word for word, count in blocks.items() for _ in range(count))
    state, _ = six_fields.played(six_fields.begun(state)[0], March(A, words, place, "Q"))
    if place == "P":
        state, _ = six_fields.played(state, Yield(F))
    return six_fields.played(state, Go(F, "Q", ("c1",), "R"))[0]


@pytest.mark.rule("BM-AMB-36")
def test_part_of_the_group_may_stay_behind_and_has_moved() -> None:
    state = thrust()
    assert six_fields.asked(state).kind == "advance"
    assert six_fields.broken(state, Advance(A, ())) == ["BM-AMB-36"]
    assert six_fields.broken(state, Advance(F, ("x",))) == ["BM-AMB-36"]
    assert six_fields.broken(state, Advance(A, ("x", "x", "x", "x"))) == ["BM-AMB-36", "BM-HID-06"]
    paid = state.commands
    state, story = six_fields.played(state, Advance(A, ("c2", "x")))
    assert state.stand[A] == {"P": {"xm": 1}, "Q": {"c2m": 1, "xm": 1}}
    assert (state.commands, state.maneuver) == (paid, None)
    assert six_fields.the(story, "stays-behind").facts["count"] == 1
    assert six_fields.broken(state, March(A, ("x",), "P", "Q")) == ["BM-CMD-25"]
    assert six_fields.broken(state, Continue(A, ("c2",), "Q>R")) == []  # out of a group of two


@pytest.mark.rule("BM-AMB-36")
def test_all_may_go_in_and_one_alone_is_not_asked() -> None:
    state, story = six_fields.played(thrust(), Advance(A, ("c2", "x", "x")))
    assert (state.stand[A], "stays-behind" in six_fields.told(story)) == ({"Q": {"c2m": 1, "xm": 2}}, False)
    assert thrust(austrian={"P": {"c2": 1}}).stand[A] == {"Q": {"c2m": 1}}
    assert thrust("no").stand[A] == {"Q": {"c2m": 1, "xm": 2}}


@pytest.mark.rule("BM-AMB-36", "BM-BLK-09")
def test_who_stays_behind_at_an_approach_gives_it_up_for_nothing() -> None:
    state, _ = six_fields.played(thrust(austrian={"P>Q": {"x": 2}}), Advance(A, ("x",)))
    assert state.stand[A] == {"P>Q": {"xm": 1}, "Q": {"xm": 1}}
    assert six_fields.broken(state, Next(A)) == ["BM-BLK-13"]
    assert six_fields.played(state, Withdraw(A, ("x",), "P>Q"))[0].commands == state.commands


# --- BM-AMB-04, BM-AMB-20: every reading comes to the same ----------------------------------------------------------


@pytest.mark.rule("BM-AMB-04")
def test_a_side_has_one_turn_a_round_so_turn_and_round_say_the_same() -> None:
    """Whatever a side's own artillery has done in a round, it has done in the turn of that round."""
    start = position(board_text(("A-B",)), {}, {})
    times = [replace(start, round=number, side=side) for number, side in product(range(1, 17), SEATS)]
    for one, two in product(times, times):
        if one.side == two.side:
            assert (one.turn == two.turn) == (one.round == two.round)


@pytest.mark.rule("BM-AMB-20")
def test_a_demoralized_defence_is_the_same_however_it_is_read() -> None:
    """No block that fights has less than 1 point, so a floor of 0 is none; and who is not added up changes no sum."""
    for row in (row for number in range(3) for row in product((1, 2, 3), repeat=number)):
        assert defence_strength(row, demoralized=True) == sum(points - 1 for points in row)
    for behind in ("", " i1", " i1 i3 c2"):
        fight = battle("i3", "i2" + behind, wide=True, broke={A: 0, F: 1}, morale={A: 10, F: 0})
        fight.enter(storm("i3", "i3"), Front(F, ("i2",)))
        assert fight.told("defence-strength")[0].facts["strength"] == 1
