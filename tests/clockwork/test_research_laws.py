"""Moves of research and scoring: nonsense is judged, never met with an exception; the laws hold where they are due."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from companion.games.clockwork.game import Clockwork
from companion.games.clockwork.moves.base import SEGMENTS, ClockworkMove, Pass
from companion.games.clockwork.moves.discovery import Buy, Hire
from companion.games.clockwork.moves.favours import Acquire, Bonus, Claim, Punish
from companion.games.clockwork.moves.pollution import Stay
from companion.games.clockwork.moves.study import Sacrifice
from companion.games.clockwork.state import Discovery, General, Influence, State
from tests.clockwork.lands import ALLIES, FOUR, LAND
from tests.clockwork.tables import begun, position
from tests.laws import check_position, check_same_knowledge, check_views

GAME = Clockwork()
HUGE = 999_999_999
SEATS = (None, "", "red", "white", "somebody")


def nonsense(seat: str | None) -> list[ClockworkMove]:
    return [
        Pass(seat),
        Sacrifice(seat, Influence(HUGE, HUGE, HUGE)),
        Buy(seat, "magic9", "X9", HUGE),
        Buy(seat, "magic1", "", HUGE),
        Buy(seat, "science3", "H9", None),
        Hire(seat, "napoleon", "F1"),
        Hire(seat, "tank", "X9"),
        Punish(seat, ("white", "somebody", "red")),
        Punish(seat, ()),
        Claim(seat),
        Bonus(seat, Influence(HUGE, 0, 0)),
        Acquire(seat, "magic9", "H1"),
        Acquire(seat, "magic1", "X9"),
        Stay(seat, "X9", "tank", "somebody"),
        Stay(seat, "F1", "soldier", "white"),
    ]


@pytest.mark.parametrize("phase", [*SEGMENTS, "over"])
@pytest.mark.parametrize("court", ["rasputin", "pius", "lovelace"])
def test_nonsense_is_refused_in_every_phase_with_rules_and_without_exceptions(phase: str, court: str) -> None:
    """Red and blue play; nobody's turn is prepared, so nothing of this can be right."""
    state = position(LAND, "spy", round_=4, options={"court": court}, red={"F1": "2"}, blue={})
    state = replace(state, phase=phase, waiting=())
    for seat in SEATS:
        for move in nonsense(seat):
            found = list(move.objections(state))
            assert found or isinstance(move, Pass), move
            assert all(objection.rule.startswith("CW-") for objection in found)


@pytest.mark.parametrize("phase", ["study", "discovery", "court"])
def test_where_only_the_books_are_kept_numbers_are_changed_by_hand(phase: str) -> None:
    state = position("", phase, round_=4, options={"depth": "ledger", "court": "lovelace"})
    state = replace(state, waiting=state.seats)
    sensible: list[ClockworkMove] = [
        *(Sacrifice("red", Influence()), Hire("red", "leviathan"), Buy("red", "magic1", "H1", 1)),
        *(Bonus("red", Influence(3)), Acquire("red", "magic1", "H1")),
    ]
    for move in sensible:
        assert [objection.rule for objection in move.objections(state)] == ["CW-ROUND-02"]


@pytest.mark.parametrize("hidden", [True, False], ids=["hidden", "open"])
@pytest.mark.parametrize("move", nonsense("red"), ids=repr)
def test_what_is_not_refused_can_be_played(move: ClockworkMove, hidden: bool) -> None:
    for phase in ("study", "discovery", "court", "pollution"):
        state = position(LAND, phase, round_=4, options={"court": "lovelace"}, red={"F1": "2"}, blue={})
        state = begun(state).state
        state = GAME.seen_by(state, None) if hidden else state
        if not list(GAME.objections(state, move)):
            GAME.play(state, move)


def decisions() -> dict[str, State]:
    """Each decision of these segments, with something to decide."""

    def at_court(court: str, round_: int, **armies: dict[str, str]) -> State:
        given = {"red": {}, "blue": {}, "white": {}, "green": {}, **armies}
        players = {"red": {"spies": 3, "vp": 5}}
        return position(FOUR, "court", round_=round_, options={**ALLIES, "court": court}, players=players, **given)

    pools = {"red": {"pool": 2}, "blue": {"pool": 3}}
    guardian = General("T1", "blue")
    taken = Discovery(price=2, place="owned", owner="blue", token="H2")
    polluted = {"red": {"F1": "1+agent"}, "blue": {"L1": "2+engineer"}, "white": {"F1": "2"}, "green": {}}
    return {
        "study": position(LAND, "study", players=pools, red={"T1": "1"}, blue={}),
        "discovery": position(LAND, "discovery", red={"T1": "1"}, blue={}).with_discovery("magic1", taken),
        "punish": at_court("rasputin", 4),
        "claim": at_court("pius", 4).with_general("guardian", guardian),
        "bonus": at_court("lovelace", 2),
        "acquire": at_court("lovelace", 4, red={"M1": "1"}),
        "stay": position(FOUR, "pollution", round_=4, options=ALLIES, **polluted),
    }


@pytest.mark.parametrize("kind", decisions())
def test_the_laws_hold_where_this_is_decided(kind: str) -> None:
    state = begun(decisions()[kind]).state
    owed = [decision for decision in GAME.pending(state) if not decision.optional]
    assert owed[0].kind == kind
    check_position(GAME, state)
    check_views(GAME, state)
    offered = set(GAME.choices(state, owed[0]))
    for move in offered:
        outcome = GAME.play(state, move)
        assert outcome == GAME.play(state, move)
        assert not list(GAME.faults(outcome.state))


@pytest.mark.parametrize("kind", ["study", "bonus"])
def test_what_is_decided_face_down_is_nobody_elses_knowledge(kind: str) -> None:
    state, dice = begun(decisions()[kind]).state, Random(3)
    decision = next(d for d in GAME.pending(state) if d.kind == kind)
    assert decision.secret
    outcomes = [GAME.play(state, move) for move in GAME.choices(state, decision)]
    check_same_knowledge(GAME, state, decision, [outcomes[0], outcomes[-1]], dice)
