"""Counter-Intelligence: one influence point for you, one less for opponents (CW-SPY-13, CW-SPY-14, CW-A-12)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.clockwork.influence import can_pay, lose, own_up, pay, short_of, take
from companion.games.clockwork.moves.action import SpyAction
from companion.games.clockwork.moves.base import ClockworkMove, not_now
from companion.games.clockwork.spelling import Loss
from companion.games.clockwork.standing import allied, opponents
from companion.games.clockwork.state import DOMAINS, Domain, Due, Influence, State
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story

POINT = {"magic": Influence(magic=1), "science": Influence(science=1), "religion": Influence(religion=1)}
EACH = Influence(1, 1, 1)


class CounterIntelligence(SpyAction, frozen=True, tag="counterintel"):
    """Gain a point of any domain; name the opponents who lose one."""

    domain: Domain
    losses: tuple[Loss, ...] = ()

    def against(self, state: State, seat: Seat) -> Iterator[Objection]:
        named = [loss.seat for loss in self.losses]
        for loss in self.losses:
            yield from _against_victim(state, seat, loss.seat)
            if victims_choose(state) and loss.domain:
                yield no("CW-A-12", case="victim", victim=loss.seat)
            elif not victims_choose(state) and not loss.domain:
                yield no("CW-A-12", case="actor", victim=loss.seat)
        for victim in dict.fromkeys(named):
            if named.count(victim) > 1:
                yield no("CW-SPY-14", case="twice", victim=victim)

    def carry_out(self, state: State, seat: Seat, story: Story) -> State:
        story.tell("counterintel-gained", "CW-SPY-13", seat=seat, domain=self.domain)
        state = take(state, seat, POINT[self.domain], story)
        for loss in self.losses:
            if victims_choose(state):
                story.tell("counterintel-named", "CW-SPY-14", "CW-A-12", seat=loss.seat, actor=seat)
                state = replace(state, due=(*state.due, Due(loss.seat, "")))
            else:
                story.tell("counterintel-lost", "CW-SPY-14", "CW-A-12", seat=loss.seat, domain=loss.domain)
                state, _ = lose(state, loss.seat, POINT[loss.domain])  # without such a point, nothing
        return state


def victims_choose(state: State) -> bool:
    return state.rules.rulings.counterintel_domain == "victim"  # CW-A-12


def _against_victim(state: State, seat: Seat, victim: Seat) -> Iterator[Objection]:
    if victim not in state.seats:
        yield no("CW-SPY-14", case="absent", victim=victim)
    elif victim == seat:
        yield no("CW-SPY-14", case="self", victim=victim)
    elif allied(state, seat, victim):
        yield no("CW-ALLY-11", victim=victim)


class Forfeit(ClockworkMove, frozen=True, tag="forfeit"):
    """Named by Counter-Intelligence, where victims choose: give up a point of this domain."""

    domain: Domain

    def objections(self, state: State) -> Iterator[Objection]:
        wrong_time = not_now(state, "spy")
        if wrong_time is not None:
            yield wrong_time
        elif self.seat not in [due.seat for due in state.due]:
            yield no("CW-A-12", case="not-named", victim=self.seat or "nobody")
        elif not can_pay(state, self.seat or "", POINT[self.domain]):
            yield no("CW-A-12", case="empty", victim=self.seat or "", domain=self.domain)

    def effect(self, state: State, story: Story) -> State:
        seat, point = self.seat or "", POINT[self.domain]
        if short_of(state, seat, point):  # who has nothing at all need not say so three times
            nothing = state.player(seat).ip == Influence()
            return own_up(state, seat, EACH if nothing else point, "CW-A-12", story)
        story.tell("forfeited", "CW-SPY-14", "CW-A-12", seat=seat, domain=self.domain)
        return paid(pay(state, seat, point), seat)


def paid(state: State, seat: Seat) -> State:
    return replace(state, due=tuple(due for due in state.due if due.seat != seat))


def counterintels(state: State, seat: Seat) -> Iterator[CounterIntelligence]:
    """Gain a point of a domain, and all opponents lose one of the same; any other way can be typed."""
    victims = opponents(state, seat)
    for domain in DOMAINS:
        lost = "" if victims_choose(state) else domain
        yield CounterIntelligence(seat, domain, tuple([Loss(victim, lost) for victim in victims]))
