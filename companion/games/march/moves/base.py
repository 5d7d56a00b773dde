"""What every move of this game shares."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from companion.games.march.state import State
from companion.kernel.game import Event, Fact, Move, Objection, Seat


class Story(list[Event]):
    """What happened while a move was carried out, in order."""

    def __init__(self, write: Callable[[Move], str]) -> None:
        super().__init__()
        self._write = write

    def automatic(self, move: Move) -> None:
        """This move left nothing to decide and happened by itself."""
        self.tell("by-itself", move=self._write(move))

    def tell(self, kind: str, *rules: str, **facts: Fact) -> None:
        self.append(Event(kind, rules, facts))

    def whisper(self, listener: Seat, kind: str, *rules: str, **facts: Fact) -> None:
        """Told to one player only."""
        self.append(Event(kind, rules, facts, (listener,)))


class MarchMove(Move, frozen=True):
    """A move of this game: what speaks against it, and what it does."""

    def objections(self, state: State) -> Iterator[Objection]:
        raise NotImplementedError

    def effect(self, state: State, story: Story) -> State:
        raise NotImplementedError


def no(rule: str, **facts: Fact) -> Objection:
    return Objection(rule, facts)


def not_now(state: State, seat: Seat | None, *cards: str) -> Iterator[Objection]:
    """Objects when this player has no such card to carry out at this moment (MP-TURN-06)."""
    if state.is_acting(seat, *cards):
        return
    facts: dict[str, Fact] = {"seat": seat or "", "card": cards[0]}
    if state.phase == "over":
        yield no("MP-TURN-01", case="over")
    elif state.phase != "act":
        yield no("MP-TURN-06", case=state.phase, **facts)
    elif seat is None or state.side(seat).played not in cards:
        yield no("MP-TURN-06", case="not-played", **facts)
    elif seat in state.acting:
        yield no("MP-TURN-06", case="other-first", **facts, first=state.acting[0])
    else:
        yield no("MP-TURN-06", case="done-or-later", **facts)


def action_done(state: State, seat: Seat) -> State:
    """This player's card of the turn is carried out."""
    return replace(state, acting=tuple(s for s in state.acting if s != seat))
