"""The discovery segment: discoveries with their tokens, and generals, in turns (CW-DISC, CW-TOKEN, CW-GEN)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from companion.games.clockwork.effects import price_for
from companion.games.clockwork.influence import can_pay, own_up, pay, research_order, short_of, told
from companion.games.clockwork.maps.tiles import Kind
from companion.games.clockwork.moves import using
from companion.games.clockwork.moves.base import ClockworkMove, Pass, Segment, not_now
from companion.games.clockwork.moves.token import (
    against_slot,
    against_token,
    has_token_place,
    place_token,
    token_places,
)
from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import (
    AGES,
    AVAILABLE,
    DISPLAY,
    GENERALS,
    SLOTS,
    General,
    Influence,
    Phase,
    State,
)
from companion.kernel.game import Beginning, Decision, Event, Fact, Facts, Move, Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story

CHEAPEST = 1  # no card is free
PRICES: dict[str, Influence] = {  # ledger 2.4
    "leviathan": Influence(magic=5, religion=2),
    "guardian": Influence(religion=5, science=2),
    "tank": Influence(science=5, magic=2),
}


class Buy(ClockworkMove, frozen=True, tag="buy"):
    """Buy a discovery and place its token. Nobody knows the price of a card until somebody reads it out."""

    slot: str
    tile: str
    price: int | None = None

    def objections(self, state: State) -> Iterator[Objection]:
        early = against_turn(state, self.seat)
        if early is not None:
            yield early
            return
        yield from against_slot(state, self.slot)
        if self.slot in SLOTS:
            yield from self._age_objections(state)
            yield from self._price_objections(state)
            yield from against_token(state, self.seat or "", self.slot, self.tile)

    def _age_objections(self, state: State) -> Iterator[Objection]:
        age = SLOTS[self.slot][1]
        if AGES.index(age) > AGES.index(state.age):  # CW-DISC-07
            yield no("CW-AGE-02", slot=self.slot, age=age, now=state.age)

    def _price_objections(self, state: State) -> Iterator[Objection]:
        printed = self._printed(state)
        if printed is None:
            yield no("CW-DISC-08", case="unknown", slot=self.slot, price=0)
        elif self.price is not None and self.price != printed:
            yield no("CW-DISC-08", case="other", slot=self.slot, price=printed)
        elif not can_pay(state, self.seat or "", due(state, self.seat or "", self.slot, printed)):
            facts: dict[str, Fact] = {"slot": self.slot, "domain": SLOTS[self.slot][0]}
            price = due(state, self.seat or "", self.slot, printed).total
            yield no("CW-DISC-08", case="short", seat=self.seat or "", price=price, **facts)

    def _printed(self, state: State) -> int | None:
        """The price on the card, as somebody told it before or tells it now."""
        told = state.discoveries[self.slot].price
        return self.price if told is None else told

    def effect(self, state: State, story: Story) -> State:
        seat, printed = self.seat or "", self._printed(state) or 0
        discovery, price = state.discoveries[self.slot], due(state, seat, self.slot, printed)
        facts: dict[str, Fact] = {"slot": self.slot, "card": discovery.card or self.slot}
        if discovery.price is None:
            story.tell("price-told", "CW-DISC-08", price=printed, **facts)
            state = state.with_discovery(self.slot, replace(discovery, price=printed))
        if short_of(state, seat, price):
            return own_up(state, seat, price, "CW-DISC-08", story)
        facts |= {"seat": seat, "price": price.total, "domain": SLOTS[self.slot][0], "tile": self.tile}
        story.tell("bought", "CW-DISC-03", "CW-DISC-10", "CW-TOKEN-01", **facts)
        state = place_token(pay(state, seat, price), seat, self.slot, self.tile)
        return after_purchase(using.received(state, seat, self.slot, story), seat)


def due(state: State, seat: Seat, slot: str, printed: int) -> Influence:
    """What the player has to pay for a card, all of it in the card's domain."""
    return Influence(**{SLOTS[slot][0]: price_for(state, seat, slot, printed)})


class Hire(ClockworkMove, frozen=True, tag="hire"):
    """Buy a general. The Steam Tank comes to a place on the map, the others into the display."""

    general: str
    tile: str = ""

    def objections(self, state: State) -> Iterator[Objection]:
        early = against_turn(state, self.seat)
        if early is not None:
            yield early
            return
        if self.general not in GENERALS:
            yield no("CW-GEN-01", case="unknown", general=self.general, owner="")
            return
        yield from self._general_objections(state)
        yield from self._place_objections(state)

    def _general_objections(self, state: State) -> Iterator[Objection]:
        general, price = state.generals[self.general], PRICES[self.general]
        if general.place != AVAILABLE:
            case = "taken" if general.owner else "removed"
            yield no("CW-GEN-01", case=case, general=self.general, owner=general.owner or "nobody")
        if not can_pay(state, self.seat or "", price):
            yield no("CW-GEN-03", seat=self.seat or "", general=self.general)

    def _place_objections(self, state: State) -> Iterator[Objection]:
        if self.general == "tank":
            if self.tile not in tank_places(state, self.seat or ""):
                yield no("CW-TANK-01", case="elsewhere" if self.tile else "nowhere", tile=self.tile)
        elif self.tile:
            yield no("CW-GEN-04", general=self.general, tile=self.tile)

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        rules = {"leviathan": "CW-LEV-01", "guardian": "CW-GUARD-01", "tank": "CW-TANK-01"}
        price, place = PRICES[self.general], self.tile or DISPLAY
        if short_of(state, seat, price):
            return own_up(state, seat, price, "CW-GEN-03", story)
        facts = {"general": self.general, "price": told(price), "place": place}
        story.tell("hired", "CW-GEN-01", "CW-GEN-03", rules[self.general], seat=seat, **facts)
        state = pay(state, seat, price).with_general(self.general, General(place, seat))
        return after_purchase(state, seat)


class DiscoverySegment(Segment):
    """One purchase a turn, round and round until everybody has passed (CW-DISC-02..06)."""

    phase: ClassVar[Phase] = "discovery"
    chapters = ("CW-DISC", "CW-TOKEN", "CW-GEN", "CW-AGE-02", "CW-ALLY-26", "CW-ALLY-27")

    def begin(self, state: State, story: Story) -> State:
        return replace(state, waiting=research_order(state))

    def step(self, state: State, story: Story) -> State:
        """Whoever could buy nothing with any amount of influence passes."""
        if not state.waiting or "pass" not in state.rules.automatic or _could_buy(state, state.waiting[0]):
            return state
        story.automatic(Pass(state.waiting[0]))
        return self.passed(state, state.waiting[0], story)

    def decisions(self, state: State) -> Iterator[Decision]:
        for seat in state.waiting[:1]:
            yield Decision(seat, "discovery", ("buy", "hire", "pass"), complete=False)

    def choices(self, state: State, decision: Decision) -> Iterator[ClockworkMove]:
        seat = decision.seat or ""
        if against_turn(state, seat) is None:
            yield Pass(seat)
            yield from purchases(state, seat)

    def against_passing(self, state: State, seat: Seat | None) -> Iterator[Objection]:
        early = against_turn(state, seat)
        if early is not None:
            yield early

    def passed(self, state: State, seat: Seat, story: Story) -> State:
        story.tell("research-passed", "CW-DISC-04", seat=seat)
        return super().passed(state, seat, story)


def against_turn(state: State, seat: Seat | None) -> Objection | None:
    """Why this player buys nothing now."""
    late = not_now(state, "discovery")
    if late is not None or (state.waiting and state.waiting[0] == seat):
        return late
    turn = state.waiting[0] if state.waiting else "nobody"
    if seat not in state.waiting:
        return no("CW-DISC-04", seat=seat or "nobody", turn=turn)
    order = research_order(state)
    bought = order.index(seat or "") < order.index(turn)  # whoever has had a turn and has not passed
    return no("CW-DISC-05" if bought else "CW-DISC-02", seat=seat or "", turn=turn)


def after_purchase(state: State, seat: Seat) -> State:
    """The next player's turn; the buyer waits until everybody else has had a chance (CW-DISC-05)."""
    if state.phase != "discovery" or state.waiting[:1] != (seat,):  # a house rule: nobody's turn is taken away
        return state
    return replace(state, waiting=state.waiting[1:] + state.waiting[:1])


def tank_places(state: State, seat: Seat) -> tuple[str, ...]:
    """Where a new Steam Tank may stand: the own capital or a controlled citadel (CW-TANK-01)."""
    here = standing(state)
    citadels = (t for t in here.controlled(seat) if here.board.kinds[t] is Kind.CITADEL)
    return (state.player(seat).capital, *citadels)


def purchases(state: State, seat: Seat) -> Iterator[ClockworkMove]:
    """What this player can pay for, as far as anybody can tell; an unknown price is typed as it stands on the card."""
    for general in for_hire(state):
        if can_pay(state, seat, PRICES[general]):
            tiles = tank_places(state, seat) if general == "tank" else ("",)
            yield from (Hire(seat, general, tile) for tile in tiles)
    for slot, price in [(slot, found.price) for slot, found in state.discoveries.items() if found.price is not None]:
        if slot in on_sale(state) and can_pay(state, seat, due(state, seat, slot, price)):
            yield from (Buy(seat, slot, tile) for tile in token_places(state, seat, slot))


def for_hire(state: State) -> Iterator[str]:
    """The generals nobody has hired yet, whatever they cost (CW-GEN-01)."""
    return (general for general in GENERALS if state.generals[general].place == AVAILABLE)


def on_sale(state: State) -> Iterator[str]:
    """The discoveries of this age and those before that nobody has bought, whatever they cost (CW-DISC-07)."""
    ages = AGES[: AGES.index(state.age) + 1]
    return (slot for slot, found in state.discoveries.items() if found.place == "available" and SLOTS[slot][1] in ages)


def _could_buy(state: State, seat: Seat) -> bool:
    """Judged without looking behind the screen: passing by itself must not give away what is there."""
    return any(for_hire(state)) or any(has_token_place(state, seat, slot) for slot in on_sale(state))


def to_be_read_out(state: State, seat: Seat) -> Iterator[Beginning]:
    """Each card that could be bought if it costs little enough, once its price is read out, with every place for it."""
    for slot in on_sale(state):
        tiles = tuple(token_places(state, seat, slot)) if state.discoveries[slot].price is None else ()
        if tiles and can_pay(state, seat, due(state, seat, slot, CHEAPEST)):
            facts: Facts = {"slot": slot, "domain": SLOTS[slot][0], "parts": ", ".join(tiles)}
            yield Beginning(f"buy {slot} for", Event("begin-buy", facts=facts))


PATTERNS: dict[type[Move], str] = {
    Buy: "buy <slot:slot> [for <price:number>] on <tile:tile>",
    Hire: "hire <general:general> [on <tile:tile>]",
}
