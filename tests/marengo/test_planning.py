"""What a group could do: every legal move of it is found, each with its cost, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from itertools import product

import pytest
from msgspec.structs import replace

from companion.games.marengo.game import Marengo
from companion.games.marengo.moves.base import MarengoMove
from companion.games.marengo.moves.continuing import Continue
from companion.games.marengo.moves.groups import Block, March, Withdraw
from companion.games.marengo.moves.movement import likely
from companion.games.marengo.moves.roads import Enter, Pontoon, Ride
from companion.games.marengo.moves.routes import WAIT
from companion.games.marengo.planning.buying import offers
from companion.games.marengo.planning.destinations import Group, options, refusals
from companion.games.marengo.planning.picked_move import PickedMove
from companion.games.marengo.planning.posts import Post, heaps, posts, whole
from companion.games.marengo.planning.reaching import arrivals, next_turn
from companion.games.marengo.planning.road_plan import Plan, rows
from companion.games.marengo.state import STEPS, Crossing, Going, State
from companion.kernel.game import Objection
from tests.tui.marengoing import mid_battle

GAME = Marengo()
BOARDS = ("marengo", "training")


def against(state: State, move: MarengoMove) -> tuple[Objection, ...]:
    return tuple(GAME.objections(state, move))


def found(state: State, post: Post, *words: str) -> dict[str, MarengoMove]:
    """The moves of a group that may be made, as they are typed."""
    group = Group(state.side, post, words)
    moves = [each.move for each in options(state, group, partial(against, state))]
    return {GAME.notation.write(move, "en", False): move for move in moves}


def every_route(state: State, at: str, steps: int) -> Iterator[tuple[str, ...]]:
    """All ways along roads with up to so many steps, with waits anywhere but at the end, also in circles."""
    net = state.board.road_net
    for over, roads in net.through.items():
        if state.board.locale_of.get(over) == at:
            for leg in (over, *(f"{over}@{road}" for road in roads)):
                yield (leg,)
                if steps > 1:
                    yield from ((leg, *rest) for rest in every_route(state, state.board.beyond[over], steps - 1))
    if steps > 1:
        yield from ((WAIT, *rest) for rest in every_route(state, at, steps - 1))


def every_move(state: State, group: Group) -> Iterator[tuple[MarengoMove, str]]:
    """Whatever could be typed of a group, with where it leads: without a thought about what is likely."""
    (seat, post, words), board = group, state.board
    home = board.locale_of.get(post.place, post.place)
    for to, over in product(board.locale, ["", *board.sides_of[home]]):
        yield March(seat, words, post.place, to, over), to
    for over in board.approach:
        faces = board.beyond.get(over, "")
        yield Block(seat, words, over), faces
        if board.locale_of[over] == (state.going.place if state.going else ""):
            yield Continue(seat, words, over), faces
        if over == post.place:
            yield Withdraw(seat, words, over), board.locale_of[over]
    if len(words) == 1 and post.place in board.locale:
        for route in every_route(state, post.place, STEPS):
            last = route[-1].partition("@")[0]
            yield Ride(seat, words[0], post.place, route), board.beyond[last]


def legal_results(state: State, group: Group) -> set[tuple[str, str]]:
    """The kind of each legal move, and where it leads."""
    mine = {
        (move.verb(), to)
        for move, to in every_move(state, group)
        if not against(state, move) and _is_of(state, group, move)
    }
    return {(verb, to) for verb, to in mine if to != group.post.place}  # in a circle: only the planner goes there


def _is_of(state: State, group: Group, move: MarengoMove) -> bool:
    if isinstance(move, Block):
        return state.board.locale_of[move.over] == group.post.place
    return not isinstance(move, Continue)


def groups_of(state: State, dice: random.Random) -> Iterator[Group]:
    for post in posts(state, state.side):
        if post.waits or post.goes_on:
            continue
        everybody = whole(state, state.side, post)
        sizes = {1, dice.randint(1, max(1, len(everybody))), len(everybody)}
        for size in sorted(sizes):
            words = tuple(sorted(dice.sample(everybody, size))) if size <= len(everybody) else ()
            if words:
                yield Group(state.side, post, words)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seat", ["austrian", "french"])
def test_everywhere_a_group_may_go_is_found_and_nowhere_else(board: str, seat: str) -> None:
    dice = random.Random(f"{board} {seat}")
    state = mid_battle(board, side=seat, commands=2)
    for _ in range(4):
        for group in groups_of(state, dice):
            seen = options(state, group, partial(against, state))
            assert {(each.move.verb(), each.to) for each in seen} == legal_results(state, group), group
            assert all(not against(state, each.move) for each in seen)
        moves = [move for move in likely(state, seat) if move.verb() in ("move", "road", "block", "withdraw")]
        if not moves:
            break
        after = GAME.play(state, dice.choice(moves)).state
        state = after if after.maneuver is None else state


@pytest.mark.parametrize("board", BOARDS)
def test_whatever_the_list_offers_can_be_picked(board: str) -> None:
    state = mid_battle(board)
    offered = {GAME.notation.write(move, "en", False) for move in likely(state, state.side)}
    picked: set[str] = set()
    for post in posts(state, state.side):
        one = [(named,) for named in heaps(state, state.side, post)]
        for words in (whole(state, state.side, post), *one):
            picked |= found(state, post, *words).keys()
    assert offered <= picked


# --- what each way is -----------------------------------------------------------------------------------------------


def test_a_way_says_what_it_costs_and_what_it_sets_off() -> None:
    state = mid_battle()
    by_move = {
        GAME.notation.write(each.move, "en", False): (each.cost, each.sets_off)
        for post, words in ((Post("M02"), ("x",)), (Post("M04"), ("x", "x")), (Post("M04>M08"), ("i3",)))
        for each in options(state, Group("austrian", post, words), partial(against, state))
    }
    assert by_move["road 1 M02->M03"] == (0, "road")
    assert by_move["move 1 M02->M03"] == (1, "move")
    assert by_move["road 1 M02->M05-M06(s02_55)"] == (1, "road")
    assert by_move["withdraw i3 M04/M08"] == (1, "withdraw")
    assert by_move["block 2 M04/M09"] == (1, "block")


def test_a_maneuver_attack_is_one_that_may_be_answered() -> None:
    stand = {"austrian": {"C": {"x": 3}}, "french": {"F": {"x": 2}}}
    state = mid_battle("training", stand=stand)
    seen = options(state, Group("austrian", Post("C"), ("x", "x")), partial(against, state))
    assert {(each.to, each.sets_off) for each in seen if each.to == "F"} == {("F", "attack"), ("F", "block")}


def test_a_block_that_faces_nobody_is_given_up_for_nothing_by_whoever_has_moved_too() -> None:
    state = mid_battle("training", stand={"austrian": {"C>F": {"x": 1, "xm": 1}}, "french": {"K": {"x": 1}}})
    (post,) = posts(state, "austrian")
    assert heaps(state, "austrian", post) == {"x": 2}
    seen = options(state, Group("austrian", post, ("x", "x")), partial(against, state))
    assert ("C", 0, "give-up") in {(each.to, each.cost, each.sets_off) for each in seen}


def test_cavalry_of_the_group_that_moved_last_may_go_on_and_shows_itself() -> None:
    stand = {"austrian": {"C": {"xm": 1, "x": 1}}, "french": {"F": {"x": 2}}}
    state = mid_battle("training", stand=stand, going=Going("C", {"xm": 1}))
    first, *_ = posts(state, "austrian")
    assert first == Post("C", goes_on=True)
    assert all(named.startswith("x=c") for named in heaps(state, "austrian", first))
    assert "continue 1=c2 C/F" in found(state, first, "x=c2")


def test_reinforcements_come_in_and_go_on_by_road() -> None:
    state = mid_battle()
    post = next(post for post in posts(state, "austrian") if post.waits)
    lines = found(state, post, "x")
    assert "enter 1 road_bridge" in lines
    assert any(isinstance(move, Enter) and len(move.route) == 2 for move in lines.values())
    assert any(isinstance(move, Pontoon) for move in lines.values()) is any(
        isinstance(move, Pontoon) for move in likely(state, "austrian")
    )


def test_where_steps_are_taken_a_way_with_a_wait_is_found() -> None:
    state = mid_battle(commands=0, roads={"marengo M02>M04": (Crossing(1, "M02>M04"),)})
    assert "road 1 M02->wait-M04" in found(state, Post("M02"), "x")
    full = tuple(Crossing(step, "M02>M04") for step in (1, 2, 3))
    assert "M04" not in " ".join(found(replace(state, roads={"marengo M02>M04": full}), Post("M02"), "x"))


def test_every_rule_against_a_group_is_told_by_the_move_itself() -> None:
    state = mid_battle(commands=0)
    group = Group("austrian", Post("M04"), ("x", "x"))
    told = refusals(state, group, "M08", partial(against, state))
    assert {each.move.verb() for each in told} == {"move", "block"}
    for each in told:
        assert each.against == against(state, each.move)
    assert {"BM-MOVE-06", "BM-CMD-23"} <= {objection.rule for each in told for objection in each.against}
    (far,) = refusals(state, group, "M40", partial(against, state))
    assert {"BM-MOVE-03"} <= {objection.rule for objection in far.against}


def test_who_comes_in_too_late_to_go_so_far_is_told_that_by_the_move_too() -> None:
    entered = {"marengo @road_bridge": (Crossing(1, "@road_bridge"), Crossing(2, "@road_bridge"))}
    state = mid_battle(roads=entered)
    post = next(post for post in posts(state, "austrian") if post.waits)
    (far,) = refusals(state, Group("austrian", post, ("x",)), "M04", partial(against, state))
    assert [objection.rule for objection in far.against] == ["BM-ROAD-01"]
    assert refusals(state, Group("austrian", post, ("x",)), "M40", partial(against, state)) == []


# --- the road planner -----------------------------------------------------------------------------------------------


def test_the_planner_shows_taken_steps_and_where_the_piece_would_stand() -> None:
    state = mid_battle(roads={"marengo M02>M04": (Crossing(1, "M02>M04"),)})
    plan = Plan("austrian", Post("M02"), "x")
    seen = rows(state, plan, partial(against, state))
    by_first = {row.cells[0].to: row for row in seen if row.road}
    assert by_first["M04"].main
    assert by_first["M04"].cells[0].used == (1,)
    assert [objection.rule for objection in by_first["M04"].cells[0].against] == ["BM-ROAD-08"]
    assert [cell.to for cell in by_first["M03"].cells] == ["M03", "M12", "M14"]
    assert not by_first["M05"].main
    later = plan.longer(WAIT)
    again = rows(state, later, partial(against, state))
    cell = next(row.cells[0] for row in again if row.road and row.cells[0].to == "M04")
    assert (cell.step, cell.against) == (2, ())
    there = later._replace(route=cell.route)
    assert there.here(state) == "M04"
    assert there.course(state).steps == 2
    assert rows(state, there.longer(WAIT), partial(against, state)) == []
    assert there.shorter == later


def test_a_plan_for_those_who_come_in_begins_at_their_entry() -> None:
    state = mid_battle()
    pick = PickedMove(state, "austrian", partial(against, state))
    pick.point_at(next(post for post in pick.posts if post.waits))
    assert pick.open_plan()
    assert GAME.notation.write(pick.move, "en", False) == "enter 1 road_bridge"  # type: ignore[arg-type]
    pick.step()
    assert pick.plan is not None
    assert pick.plan.here(state) == "M02"
    assert GAME.notation.write(pick.move, "en", False) == "enter 1 road_bridge M01-M02"  # type: ignore[arg-type]


# --- who could come somewhere, and what commands could buy ------------------------------------------------------------


def test_the_next_turn_begins_as_the_rules_begin_it() -> None:
    state = mid_battle(commands=0, roads={"marengo M02>M04": (Crossing(1, "M02>M04"),)})
    later, french = next_turn(state, "austrian"), next_turn(state, "french")
    assert later is not None
    assert french is not None
    assert (later.round, later.side, later.commands, later.roads) == (7, "austrian", 3, {})
    assert (french.round, french.side) == (6, "french")
    assert later.at("austrian", "M17") == {"c2": 1}, "and whoever has moved is rested"
    last = mid_battle("training", round=3, side="french", stand={"austrian": {}, "french": {"F": {"x": 1}}})
    assert next_turn(last, "austrian") is None


@pytest.mark.parametrize("seat", ["austrian", "french"])
@pytest.mark.parametrize("board", BOARDS)
def test_whoever_could_come_is_told_and_nobody_else(board: str, seat: str) -> None:
    """Held against every position's legal moves."""
    later = next_turn(mid_battle(board), seat)
    assert later is not None
    possible = {
        (to, post, verb)
        for post in posts(later, seat)
        for named in heaps(later, seat, post)
        for verb, to in _reached(later, Group(seat, post, (named,)))
    }
    for locale in list(later.board.locale)[::5]:
        told = arrivals(later, seat, locale)
        assert all(not against(later, each.option.move) for each in told)
        without_faces = {(each.post, each.option.move.verb()) for each in told if not each.as_arm}
        assert {(post, verb) for to, post, verb in possible if to == locale} <= without_faces
        for each in told:
            assert each.blocks <= sum(heaps(later, seat, each.post).values())


def _reached(state: State, group: Group) -> set[tuple[str, str]]:
    here = state.board.locale_of.get(group.post.place, group.post.place)
    if group.post.waits:
        return {(each.move.verb(), each.to) for each in options(state, group, partial(against, state))}
    return {(verb, to) for verb, to in legal_results(state, group) if verb in ("move", "road") and to != here}


def test_a_group_is_as_large_as_there_is_room_and_attacks_that_need_a_face_say_so() -> None:
    stand = {"austrian": {"C": {"x": 5}, "A": {"x": 4}}, "french": {"F": {"x": 2}, "G": {"x": 1}}}
    state = mid_battle("training", stand=stand)
    by_post = {(each.post.place, each.option.sets_off): each for each in arrivals(state, "austrian", "D")}
    assert by_post["C", "move"].blocks == 3, "D has room for three"
    assert by_post["A", "move"].over == "D>A"
    assert (
        arrivals(mid_battle("training", stand=stand | {"austrian": {"D": {"x": 2}}}), "austrian", "G")[0].as_arm == "i"
    )


def test_what_commands_could_buy_is_what_the_rules_allow() -> None:
    state = mid_battle()
    bought = {(each.what, each.cost): {post.place for post in each.posts} for each in offers(state)}
    assert {"M02", "M04"} <= bought["move", 1]
    assert bought["withdraw", 1] == {"M03>M09", "M04>M08", "M06>M10"}
    assert "M02" in bought["road", 0]
    assert "assault" not in {what for what, _ in bought}, "that phase is over"
    assert "M17" not in {place for places in bought.values() for place in places}, "it has moved"
    poor = {(each.what, each.cost) for each in offers(replace(state, commands=0))}
    assert {cost for _, cost in poor} == {0}
    early = {(each.what, each.cost): each.posts for each in offers(replace(state, phase="assault"))}
    assert Post("M04>M08") in early["assault", 1]
    assert offers(replace(state, phase="announce")) == []
