"""What follows from the rules, held against whole games of random play: MP-DRV-01..12."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from companion.games.march.game import March
from companion.games.march.moves.score import score_worth
from companion.games.march.state import SEATS, State, controls
from companion.kernel.game import Event, Setup
from tests.support import play

GAME = March()
TYW = Setup()
MARL = Setup(
    {
        "scenario": "marlborough",
        "touching": "FR-SN SN-DR DR-BA BA-FR",
        "blue-home": "DR",
        "home-vp": "3",
        "neutral-vp": "3",
        "armies-in-play": "1",
    }
)
GAMES = 12
Step = tuple[State, tuple[Event, ...]]


def steps(setup: Setup, seed: int) -> Iterator[Step]:
    """Every position of one random game to its end, with what led there."""
    dice, state = Random(seed), GAME.start(setup)
    while GAME.result(state) is None:
        decision = dice.choice([d for d in GAME.pending(state) if not d.optional])
        outcome = GAME.play(state, dice.choice(list(GAME.choices(state, decision))))
        state = outcome.state
        yield state, outcome.events


@cache
def walk(scenario: str) -> tuple[Step, ...]:
    setup = TYW if scenario == "tyw" else MARL
    return tuple(step for seed in range(GAMES) for step in steps(setup, seed))


def new_turns(scenario: str) -> list[State]:
    """Positions in which nobody has picked a card yet."""
    found = [s for s, _ in walk(scenario) if s.phase == "choose" and not any(side.played for side in s.sides.values())]
    assert len(found) > 10 * GAMES
    return found


def ends(scenario: str) -> list[State]:
    found = [state for state, _ in walk(scenario) if state.result is not None]
    assert len(found) == GAMES
    return found


both_scenarios = pytest.mark.parametrize("scenario", ["tyw", "marlborough"])


@pytest.mark.rule("MP-DRV-01")
@both_scenarios
def test_every_card_is_in_one_place_and_there_is_one_of_each(scenario: str) -> None:
    for state, _ in walk(scenario):
        for side in state.sides.values():
            held = Counter([*side.hand, *side.discard, *([side.played] if side.played else [])])
            assert held == Counter(state.rules.cards)
            assert set(held.values()) == {1}


@pytest.mark.rule("MP-DRV-02")
@both_scenarios
def test_score_is_in_every_hand_at_the_start_of_every_turn(scenario: str) -> None:
    assert all("SCORE" in side.hand for state in new_turns(scenario) for side in state.sides.values())


@pytest.mark.rule("MP-DRV-02")
def test_score_on_a_discard_pile_is_a_fault() -> None:
    table = play(
        """
        set sides.blue.hand = ["MOVE1", "MOVE2", "RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH"]
        set sides.blue.discard = ["SCORE"]
        """
    )
    assert [fault.rule for fault in table.faults()] == ["MP-DRV-02"]


@pytest.mark.rule("MP-DRV-03")
@both_scenarios
def test_everybody_always_has_a_card_to_play(scenario: str) -> None:
    for state in new_turns(scenario):
        for decision in GAME.pending(state):
            if decision.kind != "pick":
                continue
            side = state.sides[decision.seat or ""]
            cards = [GAME.notation.write(move).split()[-1] for move in GAME.choices(state, decision)]
            assert cards == [card for card in side.hand if side.discard or card != "SCORE"]
            assert cards


@pytest.mark.rule("MP-DRV-04", "MP-DRV-05")
def test_in_the_introductory_scenario_only_one_side_can_reach_eighteen() -> None:
    for state in ends("tyw"):
        assert sorted(side.vp >= 18 for side in state.sides.values()) == [False, True]
    assert all(state.stock.value >= 1 for state in new_turns("tyw"))


@pytest.mark.rule("MP-DRV-05")
def test_taking_the_last_cube_ends_the_game_that_turn() -> None:
    table = play(
        """
        blue pick FORTIFY
        orange pick FORTIFY
        set sides.blue.cubes = {"black": 2, "white": 4}
        set sides.orange.cubes = {"black": 3, "white": 2}
        set stock = {"black": 0, "white": 4}
        blue pick SCORE
        orange pick RECRUIT
        """
    )
    assert table.state.stock.value == 0
    assert table.result is not None


@pytest.mark.rule("MP-DRV-06")
def test_in_marlborough_at_least_two_vp_are_left_at_the_start_of_every_turn() -> None:
    assert all(state.stock.value >= 2 for state in new_turns("marlborough"))
    for state in ends("marlborough"):
        if all(side.vp >= 18 for side in state.sides.values()):
            assert [side.vp for side in state.sides.values()] == [18, 18]


@pytest.mark.rule("MP-DRV-08")
def test_dice_and_strengths_of_the_introductory_scenario_always_add_up_to_ten() -> None:
    for state, _ in walk("tyw"):
        dice = sum(country.vp for country in state.countries.values())
        assert dice + sum(side.strength for side in state.sides.values()) == 10


@pytest.mark.rule("MP-DRV-09")
def test_an_introductory_score_is_worth_one_to_nine() -> None:
    worths = [
        score_worth(state, seat)
        for state, _ in walk("tyw")
        for seat in SEATS
        if state.countries[state.home(seat)].occupied is None
    ]
    assert 1 <= min(worths) <= max(worths) <= 9
    most = play(
        """
        set countries.BH.blue.standing = 0
        set countries.N.blue.standing = 1
        set countries.OH.blue.standing = 1
        set countries.OH.occupied = "standing"
        set sides.blue.stock = 1
        """
    )
    assert score_worth(most.state, "blue") == 9


@pytest.mark.rule("MP-DRV-10")
@both_scenarios
def test_a_combat_leaves_armies_of_one_side_at_most(scenario: str) -> None:
    combats = 0
    for state, events in walk(scenario):
        for event in events:
            if event.kind == "attacked":  # nobody moves between the combat and the end of the entry
                country = state.countries[str(event.facts["country"])]
                assert min(country.blue.armies, country.orange.armies) == 0
                combats += 1
    assert combats > 0


@pytest.mark.rule("MP-DRV-11")
def test_no_country_is_ever_controlled_by_both() -> None:
    for state, _ in (*walk("tyw"), *walk("marlborough")):
        assert not any(all(controls(state, seat, id_) for seat in SEATS) for id_ in state.countries)


PAIRS = {
    "RECRUIT": ("blue recruit", "orange recruit"),
    "FORTIFY": ("blue fortify N", "orange fortify OH"),
    "STRENGTH": ("blue strength N", "orange strength OH"),
    "SCORE": ("blue score", "orange score"),
}


@pytest.mark.rule("MP-DRV-11")
@pytest.mark.parametrize("card", PAIRS)
def test_two_cards_of_a_later_step_give_the_same_in_either_order(card: str) -> None:
    record = f"""
        option automatic: off
        set countries.BH.blue.standing = 0
        set countries.N.blue.standing = 1
        set sides.blue.hand = ["RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH", "SCORE"]
        set sides.blue.discard = ["MOVE1", "MOVE2"]
        set sides.orange.hand = ["RECRUIT", "FORTIFY", "ATTACK", "ATTACK+1", "STRENGTH", "SCORE"]
        set sides.orange.discard = ["MOVE1", "MOVE2"]
        blue pick {card}
        orange pick {card}
    """
    first, second = PAIRS[card]
    states = [play(record + f"\n        {a}\n        {b}").state for a, b in ((first, second), (second, first))]
    assert states[0] == states[1]
    assert states[0].turn == 2


@pytest.mark.rule("MP-DRV-12")
@both_scenarios
def test_whoever_has_an_army_in_play_can_move_it(scenario: str) -> None:
    asked = 0
    for state, _ in walk(scenario):
        assert all(card.touches for card in state.rules.map.values())
        for decision in GAME.pending(state):
            if decision.kind == "move":
                lines = [GAME.notation.write(move) for move in GAME.choices(state, decision)]
                assert lines
                assert not any("nothing" in line for line in lines)
                asked += 1
    assert asked > 0


@pytest.mark.rule("MP-VP-07", "MP-STR-11")
@both_scenarios
def test_vp_and_strength_never_fall_and_a_vp_die_never_rises(scenario: str) -> None:
    for (before, _), (after, _) in zip(walk(scenario), walk(scenario)[1:], strict=False):
        if before.result is not None:  # the next game begins
            continue
        for seat in SEATS:
            assert after.sides[seat].vp >= before.sides[seat].vp
            assert after.sides[seat].strength >= before.sides[seat].strength
        assert all(after.countries[id_].vp <= country.vp for id_, country in before.countries.items())
