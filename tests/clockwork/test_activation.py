"""Turns to use discoveries: who, in which order, how often (CW-ACT-01..07, CW-VP-05)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.games.clockwork.moves import cards
from companion.games.clockwork.moves.base import ClockworkMove, Pass
from companion.games.clockwork.state import State
from companion.kernel.game import Seat
from tests.clockwork.tables import Play, at

HOLDERS = {"activation": ("red", "blue", "white"), "scoring.vp": ("white",)}


@pytest.fixture
def holders(monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[Seat, ...]]:
    """Who owns a card for which moment."""
    found = dict(HOLDERS)

    def offers(state: State, seat: Seat, moment: str) -> Iterator[ClockworkMove]:
        return iter((Pass(seat),) if seat in found[moment] else ())

    monkeypatch.setattr(cards, "offers", offers)
    return found


def three(phase: str, **given: object) -> Play:
    return at("", phase, red={}, blue={}, white={}, **given)


@pytest.mark.rule("CW-ACT-01", "CW-ACT-02")
def test_activation_begins_when_all_have_passed_with_the_start_player(holders: dict[str, tuple[Seat, ...]]) -> None:
    play = three("discovery", options={"start": "blue"}).enter("blue pass", "white pass", "red pass")
    assert play.state.phase == "activation"
    assert play.state.waiting == ("blue", "white", "red")
    assert play.owing() == [("blue", "activation")]


@pytest.mark.rule("CW-ACT-02", "CW-SPY-15")
def test_the_holder_of_technophilia_is_first(holders: dict[str, tuple[Seat, ...]]) -> None:
    play = three("activation", players={"white": {"action": "technophilia"}})
    assert play.state.waiting == ("white", "red", "blue")


@pytest.mark.rule("CW-ACT-04", "CW-ACT-07")
def test_each_player_gets_one_turn_and_may_pass_at_once(holders: dict[str, tuple[Seat, ...]]) -> None:
    play = three("activation").enter("red pass", "blue pass", "white pass")
    assert (play.state.phase, play.state.round) == ("spy", 2)


@pytest.mark.rule("CW-ACT-02", breaks=True)
def test_nobody_acts_before_his_turn_or_after_it(holders: dict[str, tuple[Seat, ...]]) -> None:
    play = three("activation")
    assert play.broken_by("blue pass") == {"CW-ACT-02"}
    play.enter("red pass")
    assert play.broken_by("red pass") == {"CW-ACT-02"}


@pytest.mark.rule("CW-ACT-07")
def test_who_has_nothing_to_activate_is_skipped(holders: dict[str, tuple[Seat, ...]]) -> None:
    holders["activation"] = ("white",)
    assert three("activation").owing() == [("white", "activation")]
    holders["activation"] = ()
    assert three("activation").state.phase == "spy"


@pytest.mark.rule("CW-VP-05")
def test_in_a_scoring_phase_cards_that_pay_have_their_turns_too(holders: dict[str, tuple[Seat, ...]]) -> None:
    holders["activation"] = ()
    play = three("activation", round_=2)
    assert (play.state.phase, play.owing()) == ("score", [("white", "activation")])
    assert len(play.told("scored-nothing")) == 3
    assert play.broken_by("red pass") == {"CW-VP-01"}
    assert play.enter("white pass").state.phase == "spy"
