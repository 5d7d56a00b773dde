"""Telling Companion about the cards on the table: which one lies in which place of the grid, and what it does."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.clockwork.card_words import tell_effects
from companion.games.clockwork.cards import Card, cards_of, find_card, has_mistakes
from companion.games.clockwork.moves.base import ClockworkMove
from companion.games.clockwork.state import SLOTS, State
from companion.kernel.game import Facts, Move, Objection
from companion.kernel.moves import no
from companion.kernel.story import Story


class Lay(ClockworkMove, frozen=True, tag="lay"):
    """This card lies there, perhaps with this price. A name nobody has described will do: it is played by hand."""

    slot: str
    card: str
    price: int | None = None

    def objections(self, state: State) -> Iterator[Objection]:
        if state.phase == "over":
            yield no("CW-END-02", case="over")
            return
        if self.seat is not None or self.slot not in SLOTS:
            yield no("CW-SETUP-06", case="all", slot=self.slot)
            return
        yield from self._against_card(state)
        if self.price is not None and self.price > 99:
            yield no("CW-SETUP-06", case="price", slot=self.slot)

    def _against_card(self, state: State) -> Iterator[Objection]:
        card, (domain, age) = self._card(state), SLOTS[self.slot]
        id_ = card.id if card else self.card
        other = next((s for s, d in state.discoveries.items() if s != self.slot and d.card == id_), "")
        if other:
            yield no("CW-SETUP-06", case="twice", card=id_, slot=self.slot, known=other)
        if card is None:
            return
        if card.kind == "espionage":
            yield no("CW-SETUP-06", case="espionage", card=id_, slot=self.slot)
        elif card.domain not in ("?", domain) or card.age not in ("?", age):
            facts: Facts = {
                "domain": card.domain if card.domain != "?" else domain,
                "age": card.age if card.age != "?" else age,
            }
            yield no("CW-SETUP-06", case="place", card=id_, slot=self.slot, **facts)

    def _card(self, state: State) -> Card | None:
        return find_card(cards_of(state.rules.cards), self.card)

    def effect(self, state: State, story: Story) -> State:
        card, discovery = self._card(state), state.discoveries[self.slot]
        id_ = card.id if card else self.card
        price = (
            self.price if self.price is not None else _price(card, discovery.price if discovery.card == id_ else None)
        )
        facts: Facts = {
            "slot": self.slot,
            "card": id_,
            "described": int(card is not None),
            "known": self.slot,
            "price": -1 if price is None else price,
        }
        story.tell("card-laid", "CW-SETUP-07", **facts)
        if card is not None:
            tell_effects(card, story)
        return state.with_discovery(self.slot, replace(discovery, card=id_, price=price))


def _price(card: Card | None, otherwise: int | None) -> int | None:
    return card.cost if card is not None and isinstance(card.cost, int) else otherwise


class Learn(ClockworkMove, frozen=True, tag="learn"):
    """What a card does, in the words of the card file: the form enters it, so that the table goes on with it."""

    card: Card

    def objections(self, state: State) -> Iterator[Objection]:
        if state.phase == "over":
            yield no("CW-END-02", case="over")
        elif self.seat is not None or has_mistakes(self.card):
            yield no("CW-SETUP-06", case="card", card=self.card.id[:40])

    def effect(self, state: State, story: Story) -> State:
        others = tuple(card for card in state.rules.cards if card.id != self.card.id)
        story.tell("card-learnt", "CW-BASE-12", card=self.card.id)
        tell_effects(self.card, story)
        return replace(state, rules=replace(state.rules, cards=(*others, self.card)))


PATTERNS: dict[type[Move], str] = {
    Lay: "lay <slot:slot> <card:name> [for <price:number>]",
    Learn: "learn <card:cardtext>",
}
