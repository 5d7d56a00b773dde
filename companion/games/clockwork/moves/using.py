"""Using a discovery (CW-ACT-03..06, CW-SUP-07, CW-TOKEN-11..13, CW-DISC-13)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.clockwork import deeds
from companion.games.clockwork.card_spelling import Target
from companion.games.clockwork.cards import Card, is_lasting
from companion.games.clockwork.deeds.base import Act
from companion.games.clockwork.effects import card_in, owned
from companion.games.clockwork.moments import has_turn, is_one_of
from companion.games.clockwork.moves.base import ClockworkMove
from companion.games.clockwork.state import State
from companion.games.clockwork.vocabulary import LASTING, GainIp, GainVp, GainWorkers, Timing
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story

BOUGHT = "bought"  # in `used`: this card was bought in this round
GIVEN = "given"  # the same of one that the court gave at its end (CW-COURT-15)


class Use(ClockworkMove, frozen=True, tag="use"):
    """Use a discovery you own, on whatever it is aimed at."""

    slot: str
    targets: tuple[Target, ...] = ()

    def objections(self, state: State) -> Iterator[Objection]:
        if state.phase == "over":
            yield no("CW-END-02", case="over")
            return
        if self.seat not in state.players or self.slot not in state.discoveries:
            yield no("CW-DISC-13", case="nobody", slot=self.slot)
            return
        not_yours = _against_owner(state, self.seat or "", self.slot)
        if not_yours is not None:
            yield not_yours
            return
        yield from self._against_card(state, card_in(state, self.slot))

    def _against_card(self, state: State, card: Card | None) -> Iterator[Objection]:
        yield from self.against_now(state, card)
        if card is None or not is_lasting(card):
            yield from deeds.against(state, self._act(state), card, self.targets)

    def against_now(self, state: State, card: Card | None) -> Iterator[Objection]:
        """Why the card is not used at this moment, whatever it is aimed at."""
        act, seat = self._act(state), self.seat or ""
        if card is not None and is_lasting(card):
            yield act.refuses("lasting")
            return
        yield from _against_again(state, seat, self.slot, card)
        timings = usable_timings(state, seat, self.slot, card)
        if not is_one_of(state, seat, timings):
            yield _wrong_moment(state, act, timings)

    def _act(self, state: State) -> Act:
        discovery = state.discoveries[self.slot]
        token = (discovery.token,) if discovery.token else ()
        return Act(self.seat or "", discovery.card or self.slot, token)

    def effect(self, state: State, story: Story) -> State:
        seat, card, act = self.seat or "", card_in(state, self.slot), self._act(state)
        story.tell("card-used", "CW-DISC-13", "CW-ACT-06", "CW-BASE-12", seat=seat, card=act.card, slot=self.slot)
        state = _marked(state, seat, self.slot, state.phase)
        if card is not None and card.once_per_game:
            state = state.with_discovery(self.slot, replace(state.discoveries[self.slot], spent=True))
        return deeds.carry_out(state, act, card, self.targets, story)


def _against_owner(state: State, seat: Seat, slot: str) -> Objection | None:
    """The benefit is the owner's at that moment (CW-DISC-13); a neutral card is nobody's (CW-TOKEN-13)."""
    discovery = state.discoveries[slot]
    facts = {"slot": slot, "card": discovery.card or slot}
    if discovery.place == "neutral":
        return no("CW-TOKEN-13", slot=slot, tile=discovery.token)
    if discovery.owner != seat:
        return no(
            "CW-DISC-13", case="owner" if discovery.owner else "unbought", owner=discovery.owner or "nobody", **facts
        )
    return None


def _against_again(state: State, seat: Seat, slot: str, card: Card | None) -> Iterator[Objection]:
    """Once a round, or once a segment where the table plays it so (CW-TOKEN-12, CW-A-34)."""
    facts = {"slot": slot, "card": state.discoveries[slot].card or slot}
    if state.discoveries[slot].spent:
        yield no("CW-TOKEN-12", case="spent", number=1, **facts)
        return
    times = [where for used in state.player(seat).used for what, _, where in (used.partition("@"),) if what == slot]
    times = [where for where in times if where not in (BOUGHT, GIVEN)]
    a_segment = state.rules.rulings.discovery_uses == "once-a-segment"
    most = card.uses_per_round if card is not None else 1
    if (times.count(state.phase) if a_segment else len(times)) >= most:
        yield no("CW-TOKEN-12", case="segment" if a_segment else "round", number=most, **facts)


def usable_timings(state: State, seat: Seat, slot: str, card: Card | None) -> tuple[Timing, ...]:
    """The moments at which the card is used by its owner; what happens by itself is left out."""
    if card is None:
        return ("?",)
    timings = (timing for timing in card.timing if not happens_by_itself(card, timing))
    new = any(f"{slot}@{how}" in state.player(seat).used for how in (BOUGHT, GIVEN))
    return tuple(timing for timing in timings if timing != "purchase" or new)


def happens_by_itself(card: Card, timing: Timing) -> bool:
    """Plain gains need no decision: workers when recruiting, influence when studying, anything when bought."""
    gains = {"recruit": (GainWorkers,), "study": (GainIp,), "purchase": (GainWorkers, GainIp, GainVp)}
    known = gains.get(timing, ())
    return bool(known) and all(
        isinstance(effect, (*known, *LASTING)) and getattr(effect, "domain", "") != "any" for effect in card.effects
    )


def _wrong_moment(state: State, act: Act, timings: tuple[Timing, ...]) -> Objection:
    facts = {"card": act.card, "turn": state.waiting[0] if state.waiting else "nobody"}
    if state.phase == "support":
        return no("CW-SUP-07", case="turn" if "support" in timings or "?" in timings else "moment", **facts)
    if state.phase == "activation" and not has_turn(state, act.seat):
        return no("CW-ACT-03", **facts)
    return act.refuses("moment")


def _marked(state: State, seat: Seat, slot: str, where: str) -> State:
    player = state.player(seat)
    return state.with_player(seat, replace(player, used=(*player.used, f"{slot}@{where}")))


def received(state: State, seat: Seat, slot: str, story: Story, how: str = BOUGHT) -> State:
    """What a card does once when it is bought, or taken without paying."""
    card = card_in(state, slot)
    if card is None or "purchase" not in card.timing:
        return state
    if not happens_by_itself(card, "purchase"):
        return _marked(state, seat, slot, how)
    return deeds.carry_out(state, Act(seat, card.id, ()), card, (), story)


def carried_over(used: tuple[str, ...]) -> tuple[str, ...]:
    """What is left to use in the next round: whatever the court gave at the end of this one."""
    slots = [mark.partition("@")[0] for mark in used]
    given = (slot for slot, mark in zip(slots, used, strict=True) if mark == f"{slot}@{GIVEN}")
    return tuple(f"{slot}@{BOUGHT}" for slot in given if slots.count(slot) == 1)


# --- what can be used now ----------------------------------------------------------------------------------------


def can_use(state: State, seat: Seat) -> bool:
    return next(uses(state, seat), None) is not None


def uses(state: State, seat: Seat) -> Iterator[Use]:
    """Every discovery this player can use now, with likely targets."""
    for slot, card in owned(state, seat):
        if next(Use(seat, slot).against_now(state, card), None) is None:
            aims = deeds.samples(state, Use(seat, slot)._act(state), card)
            yield from (Use(seat, slot, targets) for targets in aims)


def is_vague(state: State, slot: str) -> bool:
    """Does nobody know when this card is used?"""
    card = card_in(state, slot)
    return card is None or "?" in card.timing
