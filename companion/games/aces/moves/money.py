"""Phase 4 (AA-MON, AA-REP, AA-BUY): income, repairs, new units; and coins for the ally at any time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.aces.board.cards import TEAMS, Role
from companion.games.aces.moves.base import AcesMove, Segment, named, not_now
from companion.games.aces.moves.ending import FEE
from companion.games.aces.moves.turn import Next, nothing_but_next
from companion.games.aces.state import State, Unit
from companion.kernel.game import Decision, Facts, Move, Objection, Seat
from companion.kernel.moves import is_legal, legal, no
from companion.kernel.remembering import for_the_same
from companion.kernel.story import Story

MOST_OF_A_TYPE = 4  # AA-BUY-04
TRANSFER_FEE = 1  # AA-MON-04
# How units are called: by what they are, and a number that no other unit of the kind has.
LETTERS: dict[Role, str] = {
    "regular": "inf",
    "special": "mob",
    "tank": "t",
    "artillery": "art",
    "fighter": "ftr",
    "bomber": "bmb",
}


def new_name(units: dict[str, Unit], role: Role) -> str:
    """The first number that is free."""
    letters = LETTERS[role]
    return next(name for number in range(1, 1000) if (name := f"{letters}{number}") not in units)


def paid(state: State, seat: Seat, coins: int) -> State:
    return replace(state, coins={**state.coins, seat: state.coins[seat] + coins})


class Repair(AcesMove, frozen=True, tag="repair"):
    """Two coins under a damaged unit in an own factory: it is repaired at the start of the next own turn."""

    unit: str

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(not_now(state, self.seat, "money"))
        yield from (
            [no("AA-REP-04", phase=state.phase)] if wrong and state.phase in ("move", "name", "fight") else wrong
        )
        if wrong:
            return
        own, facts = state.units[self.unit], named(state, self.unit)
        if state.owner(self.unit) != self.seat:
            yield no("AA-MOVE-01", seat=self.player or "none", owner=state.owner(self.unit), **facts)
        elif not own.hex or state.factory_owner(own.hex) != self.seat:
            yield no("AA-REP-01", case="place", **facts)
        if not own.damage:
            yield no("AA-REP-01", case="whole", **facts)
        if own.repair:
            yield no("AA-AMB-17", case="running", **facts)
        if state.bought and state.rules.rulings.money_order == "repairs-first":
            yield no("AA-AMB-17", case="repairs", **facts)
        if state.coins[self.player] < FEE:
            yield no("AA-REP-02", coins=state.coins[self.player], wanted=FEE)

    def effect(self, state: State, story: Story) -> State:
        story.tell("repair-began", "AA-REP-02", seat=self.player, coins=FEE, **named(state, self.unit))
        return paid(state, self.player, -FEE).changed(self.unit, repair=True)


class Buy(AcesMove, frozen=True, tag="buy"):
    """A new unit on an empty factory of one's own."""

    type: str
    factory: str

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(not_now(state, self.seat, "money"))
        yield from wrong
        if wrong:
            return
        card, coins = state.troops.cards[self.type], state.coins[self.player]
        if state.commander(card.faction) != self.seat:
            yield no("AA-BUY-01", case="faction", type=self.type, coins=coins, wanted=card.cost)
        if coins < card.cost:
            yield no("AA-BUY-01", case="coins", type=self.type, coins=coins, wanted=card.cost)
        hex_ = state.ground.factories[self.factory]
        if state.factories.get(self.factory) != self.seat:
            yield no("AA-BUY-02", factory=self.factory)
        elif hex_ in state.at:
            there = state.at[hex_]
            yield no("AA-BUY-03", factory=self.factory, target=there, target_type=state.units[there].type)
        if state.rules.type_limit and _number_of(state)[self.type] >= MOST_OF_A_TYPE:
            yield no("AA-BUY-04", type=self.type, most=MOST_OF_A_TYPE)
        repairing = [unit for unit in state.of(self.player) if state.units[unit].repair]  # begun in this phase
        if repairing and state.rules.rulings.money_order == "purchases-first":
            yield no("AA-AMB-17", case="purchases", **named(state, repairing[0]))

    def effect(self, state: State, story: Story) -> State:
        card, hex_ = state.troops.cards[self.type], state.ground.factories[self.factory]
        name = new_name(state.units, card.role)
        facts: Facts = {"seat": self.player, "factory": self.factory, "hex": hex_, "coins": card.cost}
        story.tell("bought", "AA-BUY-01", "AA-BUY-02", unit=name, type=self.type, **facts)
        state = paid(state, self.player, -min(card.cost, state.coins[self.player]))
        state = replace(state.with_unit(name, Unit(self.type, hex=hex_)), bought=True)
        beside = [state.at[near] for near in state.ground.near[hex_] if near in state.at]
        threats = [unit for unit in beside if _threatens_factory(state, unit, self.player)]
        if threats:
            warned = {"target": threats[0], "target_type": state.units[threats[0]].type}
            story.tell("threatened", "AA-BUY-07", seat=self.player, factory=self.factory, **warned)
        return state


def _threatens_factory(state: State, unit: str, seat: Seat) -> bool:
    return state.card(unit).arm == "infantry" and state.are_enemies(state.owner(unit), seat)


def _number_of(state: State) -> Counter[str]:
    return Counter(unit.type for unit in state.units.values())


class Give(AcesMove, frozen=True, tag="give"):
    """Coins for the ally: one of them goes to the bank, unless one person plays both factions from one purse."""

    coins: int

    def objections(self, state: State) -> Iterator[Objection]:
        if state.result is not None:
            yield no("AA-TURN-02", case="over", phase=state.phase)
            return
        have = state.coins.get(self.player, 0)
        if state.ally(self.player) is None if self.seat in state.rules.seats else True:
            yield no("AA-MON-03", case="ally", coins=self.coins, have=have)
        elif not 1 <= self.coins <= have:
            yield no("AA-MON-03", case="coins", coins=self.coins, have=have)
        elif self.coins == fee_within(state, self.player) and state.rules.rulings.single_coin == "forbidden":
            yield no("AA-AMB-18")

    def effect(self, state: State, story: Story) -> State:
        ally = state.ally(self.player) or ""
        fee = fee_within(state, self.player)
        got = self.coins - fee
        facts: Facts = {"seat": self.player, "ally": ally, "coins": self.coins, "got": got, "fee": fee}
        story.tell("gave", "AA-MON-03", "AA-MON-04" if fee else "AA-AMB-13", **facts)
        return paid(paid(state, self.player, -self.coins), ally, got)


def fee_within(state: State, seat: Seat) -> int:
    """What a transfer costs (AA-MON-04); nothing where one person has one purse for two factions (AA-AMB-13)."""
    return 0 if state.rules.rulings.one_person == TEAMS[seat] else TRANSFER_FEE


@for_the_same(lambda state: (state.coins, state.rules, state.result))
def givers(state: State) -> tuple[Seat, ...]:
    """Who could give coins away."""
    return tuple(seat for seat in state.rules.seats if next(gifts(state, seat), None) is not None)


def gifts(state: State, seat: Seat) -> Iterator[Give]:
    if not state.coins.get(seat) or state.ally(seat) is None:
        return iter(())
    return legal(state, (Give(seat, coins) for coins in range(1, state.coins.get(seat, 0) + 1)))


class Money(Segment):
    """Income first, then repairs and purchases in any order, or in that of the table (AA-AMB-17)."""

    chapters = ("AA-MON", "AA-REP", "AA-BUY")

    def begin(self, state: State, story: Story) -> State:
        """1 coin for each factory of one's own (AA-MON-01, AA-MON-02)."""
        income = len(state.held_by(state.seat))
        story.tell("income", "AA-MON-01", seat=state.seat, coins=income, total=state.coins[state.seat] + income)
        return paid(state, state.seat, income)

    def step(self, state: State, story: Story) -> State:
        return nothing_but_next(state, _deals(state), story)

    def decisions(self, state: State) -> Iterator[Decision]:
        if not state.ready:
            occasion = f"{state.coins[state.seat]} {len(state.units)}"
            yield Decision(state.seat, "money", ("repair", "buy", "next"), occasion)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        yield from _deals(state)
        done = Next(state.seat)
        if is_legal(state, done):
            yield done


def _deals(state: State) -> Iterator[Move]:
    """Everything happens in factories of one's own."""
    seat = state.seat
    held = {state.ground.factories[factory]: factory for factory in state.held_by(seat)}
    yield from legal(state, (Repair(seat, unit) for unit in state.of(seat) if state.units[unit].hex in held))
    cards = [card for card in state.troops.unit if state.commander(card.faction) == seat] if held else ()
    yield from legal(state, (Buy(seat, card.id, factory) for factory in held.values() for card in cards))
