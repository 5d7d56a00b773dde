"""Master-spy phase: in player order everybody takes one of six actions (CW-SPY-01..18)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from companion.games.clockwork import espionage
from companion.games.clockwork.influence import can_pay
from companion.games.clockwork.moves.action import SpyAction, not_your_action, victims_first
from companion.games.clockwork.moves.base import ClockworkMove, Pass, Segment, not_your_turn
from companion.games.clockwork.moves.counterintel import POINT, CounterIntelligence, Forfeit, counterintels, paid
from companion.games.clockwork.moves.gambit import Gambit, gambits
from companion.games.clockwork.state import ACTIONS, DOMAINS, Phase, State
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story


class Conscription(SpyAction, frozen=True, tag="conscription"):
    """One more worker, from the supply into the pool."""

    def carry_out(self, state: State, seat: Seat, story: Story) -> State:
        player = state.player(seat)
        if player.supply == 0:  # CW-A-13: it may be taken without effect
            story.tell("conscription-idle", "CW-SPY-05", "CW-A-13", seat=seat)
            return state
        story.tell("conscripted", "CW-SPY-05", seat=seat, pool=player.pool + 1, supply=player.supply - 1)
        return state.with_player(seat, replace(player, supply=player.supply - 1, pool=player.pool + 1))


class ResearchAndDevelopment(SpyAction, frozen=True, tag="rnd"):
    """Draw two espionage cards and keep one."""

    def carry_out(self, state: State, seat: Seat, story: Story) -> State:
        state, drawn = espionage.draw(state, seat, 2, story)
        back = max(drawn - 1, 0)  # all but the one that is kept
        story.tell("cards-looked-at", "CW-SPY-12", "CW-ESP-02", seat=seat, drawn=drawn, back=back)
        player = state.player(seat)
        state = state.with_player(seat, replace(player, cards=player.cards - back))
        return replace(state, deck=state.deck + back)


class Technophilia(SpyAction, frozen=True, tag="technophilia"):
    """First in every segment of the research phase, and a victory point at once."""

    def carry_out(self, state: State, seat: Seat, story: Story) -> State:
        player = state.player(seat)
        story.tell("technophilia-vp", "CW-SPY-16", "CW-SPY-15", seat=seat, gained=1, total=player.vp + 1)
        return state.with_player(seat, replace(player, vp=player.vp + 1))


class TacticalOperations(SpyAction, frozen=True, tag="tacops"):
    """Win the drawn battles of this round (CW-SPY-17): nothing happens yet."""


_SIMPLE: dict[str, type[SpyAction]] = {
    action.verb(): action for action in (Conscription, Technophilia, TacticalOperations, ResearchAndDevelopment)
}
PATTERNS: dict[type[Move], str] = {
    Conscription: "conscription",
    Gambit: "gambit [<journeys:journeys>]",
    ResearchAndDevelopment: "rnd",
    CounterIntelligence: "counterintel <domain:domain> [against <losses:losses>]",
    Technophilia: "technophilia",
    TacticalOperations: "tacops",
    Forfeit: "forfeit <domain:domain>",
}


class MasterSpy(Segment):
    """Everybody chooses in turn; the action tiles lie open in front of their holders."""

    phase: ClassVar[Phase] = "spy"
    chapters = ("CW-SPY", "CW-ESP", "CW-A-11", "CW-A-12", "CW-A-13")

    def begin(self, state: State, story: Story) -> State:
        return replace(state, waiting=state.player_order())

    def step(self, state: State, story: Story) -> State:
        """A victim of Counter-Intelligence without any influence has nothing to give up."""
        for due in state.due:
            if not any(can_pay(state, due.seat, point) for point in POINT.values()):
                story.tell("forfeit-idle", "CW-A-12", seat=due.seat)
                return paid(state, due.seat)
        return state

    def decisions(self, state: State) -> Iterator[Decision]:
        if state.due:
            taken = sum(bool(player.action) for player in state.players.values())
            for due in state.due:
                yield Decision(due.seat, "forfeit", ("forfeit",), f"{state.round}.{taken}")
        elif state.waiting:
            verbs = ACTIONS if must_act(state) else (*ACTIONS, "pass")
            yield Decision(state.waiting[0], "spy", verbs, f"{state.round}", complete=False)

    def choices(self, state: State, decision: Decision) -> Iterator[ClockworkMove]:
        seat = decision.seat or ""
        if decision.kind == "forfeit":
            return legal(state, (Forfeit(seat, domain) for domain in DOMAINS))
        return _ways_to_act(state, seat) if not_your_action(state, seat) is None else iter(())

    def against_passing(self, state: State, seat: Seat | None) -> Iterator[Objection]:
        refused = victims_first(state) or not_your_turn(state, seat, "CW-SPY-01")
        if refused is not None:
            yield refused
        elif must_act(state):
            yield no("CW-SPY-01", case="must", seat=seat or "")

    def passed(self, state: State, seat: Seat, story: Story) -> State:
        story.tell("spy-passed", "CW-A-13", seat=seat)
        return super().passed(state, seat, story)


def must_act(state: State) -> bool:
    return state.rules.rulings.spy_action == "must"  # CW-A-13


def _ways_to_act(state: State, seat: Seat) -> Iterator[ClockworkMove]:
    """What whoever has the turn may do: each action that nobody has taken (CW-SPY-02)."""
    taken = {player.action for player in state.players.values()}
    yield from (action(seat) for verb, action in _SIMPLE.items() if verb not in taken)
    if "counterintel" not in taken:
        yield from counterintels(state, seat)
    if "gambit" not in taken:
        yield from gambits(state, seat)
    if not must_act(state):
        yield Pass(seat)
