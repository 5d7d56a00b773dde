"""Influence points: what the research tiles yield, and how players take and pay them (CW-STUDY, CW-A-44)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import replace

from companion.games.clockwork.effects import study_income
from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import DOMAINS, Domain, Influence, State, clockwise
from companion.kernel.game import Seat, phrase
from companion.kernel.story import Story

IN_BOX = 60  # of each domain (ledger 2.1)


def research_order(state: State) -> tuple[Seat, ...]:
    """Who acts first in the research phase: the holder of Technophilia, else the start player (CW-SPY-15)."""
    keen = (seat for seat in state.seats if state.players[seat].action == "technophilia")
    return clockwise(state.seats, next(keen, state.start))


def income(state: State, seat: Seat) -> Influence:
    """One point of its domain for each research tile, one more where an Engineer stands (CW-STUDY-01..04).

    Whoever controls a shared tile gets all of it, also for the ally's Engineer (CW-ALLY-25, CW-ALLY-33). What cards
    bring comes on top.
    """
    here = standing(state)
    points: dict[str, int] = dict.fromkeys(DOMAINS, 0)
    for tile in here.controlled(seat):
        domain = here.board.research.get(tile)
        if domain:
            engineers = sum(figures.count("engineer") for figures in here.figures.get(tile, {}).values())
            points[domain] += 1 + engineers
    return Influence(**points).plus(study_income(state, seat))


def take(state: State, seat: Seat, points: Influence, story: Story) -> State:
    """A player takes tokens from the bank; more than the box holds only where the table allows it (CW-A-44)."""
    for domain in DOMAINS:
        lacking = _held(state, domain) + points.of(domain) - IN_BOX if points.of(domain) else 0
        if lacking > 0:
            hard = state.rules.rulings.ip_limit == "hard"
            story.tell("bank-empty", "CW-A-44", domain=domain, lacking=lacking, hard=int(hard))
            if hard:
                points = replace(points, **{domain: max(points.of(domain) - lacking, 0)})
    return _changed(state, seat, lambda held: held.plus(points))


def _held(state: State, domain: Domain) -> int:
    """What lies behind all screens together, as far as it is known."""
    return sum([getattr(player.ip, domain) for player in state.players.values() if player.ip is not None])


@lru_cache(maxsize=512)
def told(points: Influence) -> str:
    """These points as a phrase; `then_x` says that something stands before x."""
    if not points.total:
        return phrase("no-points")
    then_science, then_religion = bool(points.magic), bool(points.magic or points.science)
    commas = {"then_science": int(then_science), "then_religion": int(then_religion)}
    return phrase("points", magic=points.magic, science=points.science, religion=points.religion, **commas)


def can_pay(state: State, seat: Seat, price: Influence) -> bool:
    """What lies behind a screen that hides it speaks against nothing."""
    held = state.player(seat).ip
    return held is None or held.covers(price)


def pay(state: State, seat: Seat, price: Influence) -> State:
    return _changed(state, seat, lambda held: held.minus(price))


def _changed(state: State, seat: Seat, change: Callable[[Influence], Influence]) -> State:
    """What is hidden stays hidden."""
    player = state.player(seat)
    return state if player.ip is None else state.with_player(seat, replace(player, ip=change(player.ip)))
