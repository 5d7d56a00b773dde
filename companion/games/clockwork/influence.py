"""Influence points: what the research tiles yield, and how players take and pay them (CW-STUDY, CW-A-44)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import replace

from companion.games.clockwork.effects import study_income
from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import DOMAINS, Domain, Influence, Player, State, clockwise
from companion.kernel.game import Seat, phrase
from companion.kernel.story import Story

IN_BOX = 60  # of each domain (ledger 2.1)
MOST = 999  # of anything counted; nobody types more on purpose
_MOST_OF_ALL = Influence(MOST, MOST, MOST)


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


def reckoned(player: Player) -> Influence:
    """The most a player can have, as far as everybody else can tell: all that is left of it where it is hidden."""
    return (player.ip or Influence()).plus(player.doubt)


def can_pay(state: State, seat: Seat, price: Influence) -> bool:
    """Judged by what everybody can reckon: a refusal must not tell what came or went in secret."""
    return reckoned(state.player(seat)).covers(price)


def short_of(state: State, seat: Seat, price: Influence) -> tuple[Domain, ...]:
    """The domains a player has too little of: nobody else knows before it is to be paid."""
    held = state.player(seat).ip
    return () if held is None else tuple(domain for domain in DOMAINS if held.of(domain) < price.of(domain))


def pay(state: State, seat: Seat, price: Influence) -> State:
    return _changed(state, seat, lambda held: held.minus(price.within(held)))


def own_up(state: State, seat: Seat, price: Influence, rule: str, story: Story) -> State:
    """A player turns out to have too little: everybody hears of what, so from now on they can reckon with it."""
    player = state.player(seat)
    held, known = player.ip or Influence(), {domain: player.doubt.of(domain) for domain in DOMAINS}
    for domain in short_of(state, seat, price):
        story.tell("short-of", rule, seat=seat, domain=domain, count=price.of(domain))
        known[domain] = min(known[domain], price.of(domain) - 1 - held.of(domain))
    return state.with_player(seat, replace(player, doubt=Influence(**known)))


def take_in_secret(state: State, seat: Seat, points: Influence, story: Story) -> State:
    """Everybody knows how many points, nobody else of which domains."""
    most = reckoned(state.player(seat)).plus(Influence(points.total, points.total, points.total))
    return _reckon(take(state, seat, points, story), seat, most)


def hand_over(state: State, seat: Seat, to: Seat, points: Influence) -> State:
    """How many points of which domains change hands is known to the two alone; nothing comes from the bank."""
    most = reckoned(state.player(seat))
    most_after = reckoned(state.player(to)).plus(most)
    state = _changed(pay(state, seat, points), to, lambda held: held.plus(points))
    return _reckon(_reckon(state, seat, most), to, most_after)


def lose(state: State, seat: Seat, points: Influence, thief: Seat = "") -> tuple[State, Influence]:
    """A player loses that many points, or as many as there are; how many that was is known to the thief as well."""
    player = state.player(seat)
    lost, perhaps = points.within(player.ip or Influence()), points.within(reckoned(player))
    most = reckoned(player).minus(perhaps)
    state = _reckon(pay(state, seat, lost), seat, most)
    if thief:
        most = reckoned(state.player(thief)).plus(perhaps)
        state = _reckon(_changed(state, thief, lambda held: held.plus(lost)), thief, most)
    return state, lost


def _reckon(state: State, seat: Seat, most: Influence) -> State:
    """From now on everybody else reckons with so much, where they cannot see it (CW-A-47)."""
    player = state.player(seat)
    if state.rules.rulings.screens != "hidden":
        return state
    most = most.within(_MOST_OF_ALL)
    doubt = most.minus((player.ip or Influence()).within(most))
    return state if doubt == player.doubt else state.with_player(seat, replace(player, doubt=doubt))


def _changed(state: State, seat: Seat, change: Callable[[Influence], Influence]) -> State:
    """What is hidden stays hidden; what others reckon with changes like it."""
    player = state.player(seat)
    if player.ip is None:
        return state.with_player(seat, replace(player, doubt=change(player.doubt)))
    return state.with_player(seat, replace(player, ip=change(player.ip)))
