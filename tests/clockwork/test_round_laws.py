"""From the master spy to the call to arms: the laws hold, and nonsense is judged, never met with an exception."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from companion.games.clockwork.game import Clockwork
from companion.games.clockwork.moves.base import SEGMENTS, ClockworkMove, Pass
from companion.games.clockwork.moves.call import Call
from companion.games.clockwork.moves.counterintel import CounterIntelligence, Forfeit
from companion.games.clockwork.moves.gambit import Gambit
from companion.games.clockwork.moves.guardian import PlaceGuardian
from companion.games.clockwork.moves.recruit import Recruit
from companion.games.clockwork.moves.spy import Conscription
from companion.games.clockwork.moves.tank import Drive
from companion.games.clockwork.spelling import Journey, Loss
from companion.games.clockwork.state import DISPLAY, General, Influence, State
from companion.kernel.rulebook import rulebook
from tests.clockwork.lands import ALLIES, CROSS, SHRINES
from tests.clockwork.tables import at, begun, position
from tests.laws import check_position, check_thoroughly

GAME = Clockwork()
HUGE = 999_999_999
SEATS = (None, "", "red", "white", "somebody")
ARMIES = {"red": {"F1": "2+agent", "V1": "3+tank"}, "blue": {"S1": "1+engineer", "T1": "1"}}


def guardian_waiting() -> State:
    state = position(SHRINES, "guardian", red={"F1": "2", "V1": "1"}, blue={"T1": "1"})
    return begun(state.with_general("guardian", General(DISPLAY, "red"))).state


def victims() -> State:
    options = {"players": "3", "counterintel-domain": "victim"}
    play = at(options=options, players={"blue": {"ip": Influence(0, 2, 1)}})
    return play.enter("red counterintel magic against blue white").state


POSITIONS = {
    "spy": lambda: at(SHRINES, **ARMIES).state,
    "spy, moved together": lambda: at(SHRINES, options={"gambit": "together", "spy-action": "may"}, **ARMIES).state,
    "spy in 2v2": lambda: at(CROSS, options=ALLIES, red={"V1": "2"}, blue={"L1": "1"}, white={"V1": "1"}).state,
    "victims": victims,
    "guardian": guardian_waiting,
    "recruit": lambda: at(SHRINES, "recruit", options={"automatic": "off"}, **ARMIES).state,
    "recruit all": lambda: (
        at(SHRINES, "recruit", options={"automatic": "off", "recruit-fewer": "forbidden"}, **ARMIES).state
    ),
    "tank": lambda: at(SHRINES, "tank", **ARMIES).state,
    "call": lambda: at(CROSS, "call", options=ALLIES).state,
    "call, one decided": lambda: at(CROSS, "call", options=ALLIES).enter("red call M1").state,
}


@pytest.mark.parametrize("build", POSITIONS.values(), ids=list(POSITIONS))
def test_the_laws_hold_wherever_somebody_decides(build: object) -> None:
    assert callable(build)
    state = build()
    check_position(GAME, state)
    check_thoroughly(GAME, state, Random(1))
    assert GAME.pending(state)


def nonsense(seat: str | None) -> list[ClockworkMove]:
    return [
        Pass(seat),
        Conscription(seat),
        Gambit(seat, (Journey("F1", "V1"),) * 50),
        Gambit(seat, (Journey("X9", "court", "leviathan"), Journey("court", "court", "tank"))),
        CounterIntelligence(seat, "magic", (Loss("somebody", "magic"), Loss("", ""), Loss("red", "nothing"))),
        Forfeit(seat, "magic"),
        PlaceGuardian(seat, "X9"),
        Recruit(seat, HUGE),
        Drive(seat, "X9"),
        Call(seat, "X9"),
    ]


@pytest.mark.parametrize("phase", [*SEGMENTS, "over"])
@pytest.mark.parametrize("options", [{}, ALLIES], ids=["alone", "allies"])
def test_nonsense_is_refused_in_every_phase_with_rules_and_without_exceptions(
    phase: str, options: dict[str, str]
) -> None:
    """Nobody's turn is prepared, so nothing of this can be right."""
    state = replace(position(CROSS, options=options, red={"F1": "2"}, blue={}), phase=phase)
    for seat in SEATS:
        for move in nonsense(seat):
            if move.verb() == "pass" and phase not in ("spy", "guardian", "recruit", "tank", "call", "over"):
                continue
            rules = {objection.rule for objection in move.objections(state)}
            assert rules, f"{move} in {phase}"
            assert rules <= rulebook("clockwork").keys()


@pytest.mark.parametrize("build", POSITIONS.values(), ids=list(POSITIONS))
def test_nonsense_is_judged_where_such_moves_are_due(build: object) -> None:
    assert callable(build)
    state = build()
    for seat in SEATS:
        for move in nonsense(seat):
            if not list(move.objections(state)):
                assert GAME.play(state, move).state != state
