"""Step f: SCORE (MP-SCORE-01..13), paid in cubes from a limited stock (MP-VP-02..06)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.march.cubes import Payment, pay
from companion.games.march.moves.base import MarchMove, action_done, not_now
from companion.games.march.scenario import Cubes
from companion.games.march.state import State, controlled, other
from companion.kernel.game import Fact, Objection, Seat, phrase
from companion.kernel.moves import no
from companion.kernel.story import Story


class Score(MarchMove, frozen=True, tag="score"):
    """Take the VP and pick all cards up again."""

    def objections(self, state: State) -> Iterator[Objection]:
        if not state.is_acting(self.seat, "SCORE"):
            yield not_now(state, self.seat, "SCORE")
            if state.phase == "order" and state.step == "f" and order_matters(state):
                yield no("MP-VP-06", vp=state.stock.value)

    def effect(self, state: State, story: Story) -> State:
        seat = self.seat or ""
        worth, occupied = score_worth(state, seat), capital_lost(state, seat)
        payment = payment_for(state, seat, worth)
        self._tell_score(state, seat, worth, payment, story)
        state = replace(state, stock=payment.stock)
        for owner, cubes in ((seat, payment.player), (other(seat), payment.opponent)):
            if state.side(owner).cubes is not None:  # what is hidden stays hidden
                state = state.with_side(owner, replace(state.side(owner), cubes=cubes))
        if not (occupied and state.rules.rulings.score_while_occupied == "cards-stay"):  # MP-AMB-11
            state = self._take_cards_back(state, seat, story)
        return action_done(state, seat)

    def _tell_score(self, state: State, seat: Seat, worth: int, payment: Payment, story: Story) -> None:
        if capital_lost(state, seat):
            story.tell("scored-nothing", "MP-SCORE-05", seat=seat)
            return
        rules = ["MP-SCORE-01", "MP-VP-02"]
        rules += ["MP-MARL-07"] if home_withheld(state, seat) else []
        rules += ["MP-VP-03", "MP-VP-04"] if payment.gained < worth else []
        facts: dict[str, Fact] = {
            "seat": seat,
            "basic": state.rules.basic_vp,
            "parts": " + ".join(f"{c} {state.countries[c].vp}" for c in scoring_countries(state, seat)) or "none",
            "worth": worth,
            "short": worth - payment.gained,
            "gained": payment.gained,
            "total": "none" if state.hides_vp else payment.player.value,
        }
        story.tell("scored", *rules, **facts)
        if state.hides_vp:
            story.whisper((seat,), "has-scored", "MP-AMB-29", seat=seat, total=payment.player.value)
        if payment.gained:
            story.tell("cubes", "MP-VP-01", "MP-VP-05", seat=seat, amount=payment.gained)

    def _take_cards_back(self, state: State, seat: Seat, story: Story) -> State:
        side = state.side(seat)
        story.tell("cards-back", "MP-SCORE-06", "MP-SCORE-13", "MP-TURN-10", seat=seat, count=len(state.rules.cards))
        return state.with_side(seat, replace(side, hand=state.rules.cards, discard=(), played=None))


def capital_lost(state: State, seat: Seat) -> bool:
    return state.countries[state.home(seat)].occupied is not None


def home_withheld(state: State, seat: Seat) -> bool:
    """MP-MARL-07: an enemy army anywhere in the own home takes its VP away (where: MP-AMB-22)."""
    if state.rules.score_home_with_enemy or state.rules.rulings.enemy_in_home == "capital":
        return False
    return state.countries[state.home(seat)].force(other(seat)).armies > 0


def scoring_countries(state: State, seat: Seat) -> list[str]:
    """Controlled countries that pay now, judged after all other actions of the turn (MP-SCORE-03)."""
    withheld = state.home(seat) if home_withheld(state, seat) else None
    return [where for where in controlled(state, seat) if where != withheld and state.countries[where].vp]


def score_worth(state: State, seat: Seat) -> int:
    """What SCORE would be worth now, before the stock is looked at."""
    if capital_lost(state, seat):  # MP-SCORE-05
        return 0
    return state.rules.basic_vp + sum(state.countries[where].vp for where in scoring_countries(state, seat))


def payment_for(state: State, seat: Seat, worth: int) -> Payment:
    mine, theirs = (state.side(each).cubes or Cubes() for each in (seat, other(seat)))
    if worth > state.stock.value and state.rules.rulings.short_stock == "nothing":  # MP-AMB-09
        worth = 0
    return pay(worth, mine, theirs, state.stock, change=state.rules.rulings.change == "free")


def order_matters(state: State) -> bool:
    """MP-VP-06: two scores and a stock that does not cover both."""
    return sum(score_worth(state, seat) for seat in state.sides) > state.stock.value


def pile(cubes: Cubes) -> str:
    """Cubes as a phrase inside a sentence."""
    return phrase("pile", black=cubes.black, white=cubes.white)
