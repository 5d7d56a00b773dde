"""Cards that cost opponents influence, points, espionage cards or spies; nobody ever has less than none."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.clockwork.card_spelling import Target
from companion.games.clockwork.deeds.base import Act, Deed, Targets
from companion.games.clockwork.influence import lose
from companion.games.clockwork.standing import opponents
from companion.games.clockwork.state import DOMAINS, Influence, State
from companion.games.clockwork.vocabulary import RemoveSpies, StealOrLose
from companion.kernel.game import Facts, Objection, Seat
from companion.kernel.story import Story


class TakeAway(Deed):
    """`blue`, or `blue:magic` where the user of the card picks the domain."""

    def against(self, state: State, act: Act, effect: StealOrLose, targets: Targets) -> Iterator[Objection]:
        yield from _against_players(state, act, targets, effect.target)
        for target in targets:
            if _picks_domain(effect) != bool(target.domain):
                yield act.refuses("domain", seat=target.seat, picks=int(_picks_domain(effect)))

    def carry_out(self, state: State, act: Act, effect: StealOrLose, targets: Targets, story: Story) -> State:
        if effect.target == "all" and not _picks_domain(effect):
            targets = tuple(Target(seat=seat) for seat in opponents(state, act.seat))
        for target in targets:
            state = _loses(state, act, effect, target, story)
        return state

    def samples(self, state: State, act: Act, effect: StealOrLose) -> Iterator[Targets]:
        others, domains = opponents(state, act.seat), DOMAINS if _picks_domain(effect) else ("",)
        if effect.target == "one":
            yield from ((Target(seat=seat, domain=domain),) for seat in others for domain in domains)
        elif _picks_domain(effect):
            yield from (tuple(Target(seat=seat, domain=domain) for seat in others) for domain in domains)
        else:
            yield ()


def _picks_domain(effect: StealOrLose) -> bool:
    return effect.what == "ip" and effect.domain == "any"


def _against_players(state: State, act: Act, targets: Targets, aim: str) -> Iterator[Objection]:
    for target in targets:
        if target.seat not in opponents(state, act.seat):
            yield act.refuses("not-enemy", seat=target.seat)
    seats = {target.seat for target in targets}
    if len(seats) < len(targets) or (aim == "one" and len(seats) > 1):
        yield act.refuses("one-player")


def _loses(state: State, act: Act, effect: StealOrLose, target: Target, story: Story) -> State:
    match effect.what:
        case "ip":
            return _loses_influence(state, act, effect, target, story)
        case "vp":
            return _loses_points(state, act, effect, target.seat, story)
        case "espionage":
            state, lost = _less(state, target.seat, "cards", effect.amount)
            if effect.steal:
                state = _more(state, act.seat, "cards", lost)
            else:
                state = replace(state, discard=state.discard + ("",) * lost)
        case "spy":
            state, lost = _less(state, target.seat, "spies", effect.amount)
            state = _more(state, target.seat, "supply", lost)
    stolen = effect.steal and effect.what != "spy"  # nobody can use a disc of another colour
    facts: Facts = {"card": act.card, "count": lost, "what": effect.what, "steal": int(stolen)}
    story.tell("card-taken", act.rule, seat=act.seat, loser=target.seat, **facts)
    return state


def _loses_points(state: State, act: Act, effect: StealOrLose, loser: Seat, story: Story) -> State:
    state, lost = _less(state, loser, "vp", effect.amount)
    total = state.player(loser).vp
    story.tell("card-points-lost", act.rule, "CW-BASE-13", seat=loser, card=act.card, count=lost, total=total)
    if not effect.steal:
        return state
    state = _more(state, act.seat, "vp", lost)
    total = state.player(act.seat).vp
    story.tell("card-points", act.rule, seat=act.seat, card=act.card, count=lost, total=total)
    return state


def _less(state: State, seat: Seat, field: str, amount: int) -> tuple[State, int]:
    player = state.player(seat)
    lost = min(amount, getattr(player, field))
    return state.with_player(seat, replace(player, **{field: getattr(player, field) - lost})), lost


def _more(state: State, seat: Seat, field: str, amount: int) -> State:
    player = state.player(seat)
    return state.with_player(seat, replace(player, **{field: getattr(player, field) + amount}))


def _loses_influence(state: State, act: Act, effect: StealOrLose, target: Target, story: Story) -> State:
    """How much was there to lose is known to the two alone."""
    domain = target.domain or effect.domain
    points = Influence(**{domain: effect.amount})
    state, lost = lose(state, target.seat, points, act.seat if effect.steal else "")
    facts: Facts = {"card": act.card, "domain": domain, "number": effect.amount, "steal": int(effect.steal)}
    story.tell("card-influence-taken", act.rule, seat=act.seat, loser=target.seat, **facts)
    story.whisper(
        (target.seat, act.seat) if effect.steal else (target.seat,),
        "card-influence-lost",
        act.rule,
        loser=target.seat,
        domain=domain,
        count=lost.of(domain),
    )
    return state


class SendSpiesHome(Deed):
    """`blue:2`: so many spies of one opponent; or the same number of everybody's."""

    def against(self, state: State, act: Act, effect: RemoveSpies, targets: Targets) -> Iterator[Objection]:
        yield from _against_players(state, act, targets, effect.target)
        for target in targets:
            held = state.players[target.seat].spies if target.seat in state.players else 0
            if not 1 <= target.count <= min(effect.max, held):
                yield act.refuses("spies", seat=target.seat, number=min(effect.max, held), count=target.count)

    def carry_out(self, state: State, act: Act, effect: RemoveSpies, targets: Targets, story: Story) -> State:
        if effect.target == "all":
            targets = tuple(Target(seat=seat, count=effect.max) for seat in opponents(state, act.seat))
        for target in targets:
            state, lost = _less(state, target.seat, "spies", target.count)
            state = _more(state, target.seat, "supply", lost)
            facts: Facts = {"card": act.card, "count": lost, "what": "spy", "steal": 0}
            story.tell("card-taken", act.rule, "CW-CTRL-09", seat=act.seat, loser=target.seat, **facts)
        return state

    def samples(self, state: State, act: Act, effect: RemoveSpies) -> Iterator[Targets]:
        if effect.target == "all":
            yield ()
            return
        for seat in opponents(state, act.seat):
            if state.players[seat].spies:
                yield (Target(seat=seat, count=min(effect.max, state.players[seat].spies)),)
