"""Cards that can do nothing, cards that may be declined, and cards carried out by hand."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from companion.games.march.moves.attack import ATTACKS, may_attack, must_attack, owes_card
from companion.games.march.moves.base import MarchMove, action_done, not_now
from companion.games.march.moves.cards import discard_objections, discardable, pay_card
from companion.games.march.moves.strength import may_strengthen, stuck_at_six
from companion.games.march.scenario import STEPS
from companion.games.march.state import State
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story

# Where an action must be carried out when it can: the rule that says so.
DUTY = {
    "MOVE1": "MP-MOVE-08",
    "MOVE2": "MP-MOVE-08",
    "RECRUIT": "MP-RECR-08",
    "FORTIFY": "MP-FORT-09",
    "ATTACK": "MP-ATT-03",
    "ATTACK+1": "MP-ATT-03",
    "STRENGTH": "MP-STR-09",
    "SCORE": "MP-SCORE-01",
}
DECLINABLE = ("RECRUIT", "FORTIFY", "STRENGTH")  # MP-AMB-17


class Idle(Struct, frozen=True):
    """Why a card does nothing."""

    rules: tuple[str, ...]
    case: str


def idle(state: State, seat: Seat) -> Idle | None:
    """Why the card this player has to carry out can do nothing, or None if it can do something."""
    match state.side(seat).played:
        case "MOVE1" | "MOVE2" if state.armies_in_play(seat) == 0:
            return Idle(("MP-MOVE-09",), "no-army")
        case "RECRUIT":
            return _idle_recruit(state, seat)
        case "FORTIFY":
            return _idle_fortify(state, seat)
        case "ATTACK" if not may_attack(state, seat):
            return Idle(("MP-ATT-06",), "no-target")
        case "ATTACK+1" if not may_attack(state, seat):
            paid = state.side(seat).bonus  # MP-AMB-20: at the reveal, whatever came of it
            return Idle(("MP-ATT-06",) if paid else ("MP-ATT-06", "MP-ATT-12"), "no-target")
        case "STRENGTH" if not may_strengthen(state, seat):
            stuck = stuck_at_six(state, seat)
            return Idle(("MP-AMB-08",), "full-strength") if stuck else Idle(("MP-STR-10",), "no-die")
    return None


def _idle_recruit(state: State, seat: Seat) -> Idle | None:
    if state.countries[state.home(seat)].occupied is not None:
        return Idle(("MP-RECR-04",), "occupied")
    return Idle(("MP-RECR-03",), "no-stock") if state.side(seat).stock == 0 else None


def _idle_fortify(state: State, seat: Seat) -> Idle | None:
    if state.armies_in_play(seat) == 0:
        return Idle(("MP-FORT-03",), "no-army")
    standing = sum(country.force(seat).standing for country in state.countries.values())
    if standing == 0 and state.rules.rulings.fortify_again == "no":
        return Idle(("MP-FORT-07",), "all-fortified")
    return None


def may_decline(state: State, seat: Seat) -> bool:
    """May a card that could do something be left undone?"""
    played, rulings = state.side(seat).played, state.rules.rulings
    if played in ATTACKS:  # MP-ATT-19, MP-AMB-05
        return rulings.only_fortified != "must-stand-up" and not must_attack(state, seat)
    return played in DECLINABLE and rulings.declining == "yes"


class Nothing(MarchMove, frozen=True, tag="nothing"):
    """The card does nothing, because it cannot or because it may be declined."""

    discard: str | None = None

    def objections(self, state: State) -> Iterator[Objection]:
        if not state.is_acting(self.seat, *STEPS):
            yield not_now(state, self.seat, self._card(state))
            return
        seat = self.seat or ""
        if idle(state, seat) is None and not may_decline(state, seat):
            card = state.side(seat).played or ""
            only_fortified = card in ATTACKS and not must_attack(state, seat)
            rule = "MP-AMB-05" if only_fortified else DUTY[card]
            yield no(rule, case="declined", seat=seat, card=card)
        yield from self._discard_objections(state, seat)

    def _card(self, state: State) -> str:
        """The card this player has on the table, for the sentence that it is not due; never one still face down."""
        shown = self.seat is not None and state.phase != "choose"  # MP-TURN-04
        played = state.side(self.seat or "").played if shown else None
        return played if played in STEPS else "ATTACK"

    def _discard_objections(self, state: State, seat: Seat) -> Iterator[Objection]:
        if not self._costs_card(state, seat):
            if self.discard is not None:
                yield no("MP-ATT-12", seat=seat)
        elif self.discard is None:
            yield no("MP-ATT-09", seat=seat, cards=", ".join(discardable(state, seat)))
        else:
            yield from discard_objections(state, seat, self.discard)

    def _costs_card(self, state: State, seat: Seat) -> bool:
        declined = idle(state, seat) is None
        pays = state.rules.rulings.only_fortified == "decline-and-discard"
        return declined and pays and owes_card(state, seat)

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        why = idle(state, seat) or Idle(
            ("MP-ATT-19",) if state.side(seat).played in ATTACKS else ("MP-AMB-17",), "declined"
        )
        story.tell("nothing", *why.rules, seat=seat, card=state.side(seat).played or "", case=why.case)
        if self.discard is not None:
            state = pay_card(state, seat, self.discard, story)
        return action_done(state, seat)


def passes(state: State, seat: Seat) -> Iterator[Nothing]:
    yield Nothing(seat)
    if state.rules.rulings.only_fortified == "decline-and-discard":
        yield from (Nothing(seat, card) for card in discardable(state, seat))


class ByHand(MarchMove, frozen=True, tag="done"):
    """A card whose rules Companion does not know has been carried out on the table."""

    def objections(self, state: State) -> Iterator[Objection]:
        if not state.rules.manual:
            yield no("MP-TURN-06", case="by-rule")
        elif not state.is_acting(self.seat, *state.rules.manual):
            yield not_now(state, self.seat, next(iter(state.rules.manual)))

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        story.tell("by-hand", "MP-TURN-06", seat=seat, card=state.side(seat).played or "")
        return action_done(state, seat)
