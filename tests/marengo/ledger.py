"""A table that only keeps the books, played by typed lines."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.marengo.beginning import begin
from companion.games.marengo.books.patterns import PATTERNS
from companion.games.marengo.books.spelling import kinds
from companion.games.marengo.moves.base import Next, Pass
from companion.games.marengo.moves.ending import Concede
from companion.games.marengo.sequence import TURN
from companion.games.marengo.state import SEATS, State
from companion.kernel.game import Decision, Event, Move, Setup, decision_for
from companion.kernel.moves import GameMove
from companion.kernel.notation import Kind, Notation
from companion.kernel.story import Story

_WORDS = Kind(r"\S+", lambda text: (tuple(text.split("+")),), lambda words, _: "+".join(words))
_PLACE = Kind(r"\S+", lambda text: (text,), lambda place, _: place)
NOTATION = Notation(
    {**PATTERNS, Next: "next", Pass: "pass", Concede: "concede"},
    {},
    named=("seat",),
    kinds={**kinds({}), "pieces": _WORDS, "place": _PLACE},
)


class Ledger:
    """The books after every line that was entered."""

    def __init__(self, *lines: str, **options: str) -> None:
        morale = {"austrian-morale": "10", "french-morale": "10"}
        chosen = {key.replace("_", "-"): value for key, value in options.items()}
        self.state: State = TURN.begin(begin(Setup({"depth": "ledger", **morale, **chosen})), Story(str))
        self.told: list[Event] = []  # by the last line
        self.enter(*lines)

    @property
    def asked(self) -> list[Decision]:
        """What has to be answered, without what is only offered."""
        owed = TURN.under_way(self.state)[-1].decisions(self.state)
        return [decision for decision in owed if not decision.optional]

    @property
    def question(self) -> tuple[str | None, str]:
        return (self.asked[0].seat, self.asked[0].kind) if self.asked else ("nobody", "")

    def read(self, line: str) -> GameMove[State]:
        reading = NOTATION.read(line, {"seat": SEATS})
        verb = reading.move_type.verb()
        owed = [decision.seat for decision in self.asked if verb in decision.verbs]
        seat = reading.seat or (owed[0] if owed else None)
        move = reading.moves(seat)[0]
        assert isinstance(move, GameMove)
        assert NOTATION.read(NOTATION.write(move), {"seat": SEATS}).moves(seat)[0] == move
        return move

    def refused(self, line: str) -> set[str]:
        """The rules that speak against a line."""
        return self.refused_move(self.read(line))

    def refused_move(self, move: Move) -> set[str]:
        assert isinstance(move, GameMove)
        return {objection.rule for objection in move.objections(self.state)}

    def enter(self, *lines: str) -> Ledger:
        for line in lines:
            move = self.read(line)
            against = [(each.rule, each.facts) for each in move.objections(self.state)]
            assert not against, f"{line}: {against}"
            self.play(move)
        return self

    def play(self, move: Move) -> None:
        assert isinstance(move, GameMove)
        story = Story(str)
        self.state = TURN.play(self.state, move, story)
        self.told = list(story)

    def turn_of(self, seat: str, round_: int = 1) -> Ledger:
        """Whatever is asked is declined until this turn's assaults."""
        while (self.state.side, self.state.round) != (seat, round_) or self.state.phase in ("start", "bombard"):
            verbs = self.asked[0].verbs
            self.enter("abort" if "abort" in verbs else "next")
        return self

    def until(self, phase: str) -> Ledger:
        while self.state.phase != phase:
            self.enter("next")
        return self

    def with_state(self, **changes: object) -> Ledger:
        self.state = replace(self.state, **changes)
        return self

    def event(self, kind: str) -> dict[str, str | int]:
        found = [event for event in self.told if event.kind == kind]
        assert found, f"{kind} was not told: {[event.kind for event in self.told]}"
        return found[0].facts

    @property
    def choices(self) -> list[Move]:
        segment = TURN.under_way(self.state)[-1]
        return [move for decision in segment.decisions(self.state) for move in segment.choices(self.state, decision)]

    def answers(self, move: Move) -> bool:
        return decision_for(TURN.under_way(self.state)[-1].decisions(self.state), move) is not None
