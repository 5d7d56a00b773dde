"""The March of Progress as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import ClassVar

from msgspec.structs import replace

from companion.games.march import beginning, calculator, hints, summary
from companion.games.march.faults import faults
from companion.games.march.flow import actors, advance, legal, ways_to_act
from companion.games.march.moves.base import MarchMove
from companion.games.march.moves.cards import Discard, Repick, can_pick, discardable, picks
from companion.games.march.moves.ending import AgreeEnd
from companion.games.march.moves.initiative import AskOrder, orders
from companion.games.march.moves.nothing import ByHand, idle
from companion.games.march.moves.setup import rolls
from companion.games.march.notation import MOVES, notation
from companion.games.march.picture import picture
from companion.games.march.scenario import SEATS, STEPS, Edition, Label, read_scenario
from companion.games.march.state import HIDDEN, Cubes, State, at_full_strength, in_card_order
from companion.kernel.game import (
    Decision,
    Event,
    Facts,
    Field,
    Move,
    Names,
    Objection,
    Option,
    Outcome,
    Question,
    Result,
    Seat,
    Setup,
)
from companion.kernel.notation import Notation
from companion.kernel.story import Story
from companion.kernel.trouble import BadData

REVEALING = {"revealed", "rolled"}
# step of the turn -> what the player is asked, and the verbs that answer
ASKED = {
    "a": ("move", ("move", "nothing")),
    "b": ("recruit", ("recruit", "nothing")),
    "c": ("fortify", ("fortify", "nothing")),
    "d": ("attack", ("attack", "nothing")),
    "e": ("strength", ("strength", "nothing")),
    "f": ("score", ("score", "nothing")),
}


def _note(note: Label, language: Edition) -> str:
    """The scenario's note, in the other language rather than not at all."""
    return note.get(language) or next(iter(note.values()), "")


# phase or step -> the rules a player wants to read then
CHAPTERS = {
    "roll": ("MP-SETUP",),
    "choose": ("MP-TURN", "MP-SCORE-08", "MP-SCORE-09", "MP-INIT"),
    "discard": ("MP-ATT-09", "MP-ATT-10", "MP-ATT-17", "MP-AMB-20"),
    "order": ("MP-INIT",),
    "act": ("MP-TURN",),
    "over": ("MP-END",),
    "a": ("MP-MOVE",),
    "b": ("MP-RECR",),
    "c": ("MP-FORT",),
    "d": ("MP-ATT", "MP-CMB", "MP-OCC"),
    "e": ("MP-STR", "MP-CTRL"),
    "f": ("MP-SCORE", "MP-CTRL", "MP-VP"),
}


class March:
    """Two players, eight cards each, simultaneous choice, combat without dice."""

    id: ClassVar[str] = "march"
    version: ClassVar[str] = "1"
    seats: ClassVar[tuple[Seat, ...]] = SEATS
    options: ClassVar[tuple[Option, ...]] = beginning.OPTIONS
    file_options: ClassVar[tuple[str, ...]] = ("scenario",)
    owner_files: ClassVar[tuple[str, ...]] = ()
    setbacks: ClassVar[frozenset[str]] = frozenset()
    state_type: ClassVar[type] = State
    moves: ClassVar[tuple[type[Move], ...]] = MOVES

    @property
    def notation(self) -> Notation:
        return notation()

    def seated(self, setup: Setup) -> tuple[Seat, ...]:
        return SEATS

    def questions(self, setup: Setup) -> tuple[Question, ...]:
        return beginning.questions(setup)

    def start(self, setup: Setup) -> State:
        return beginning.begin(setup)

    def pending(self, state: State) -> tuple[Decision, ...]:
        if state.phase == "over":
            return ()
        required = tuple(self._required(state))
        return required + tuple(self._optional(state))

    def _required(self, state: State) -> Iterator[Decision]:
        match state.phase:
            case "roll":
                yield Decision(None, "roll", ("roll",), dice="roll ? ?")
            case "choose":
                occasion = f"{state.turn}.{state.tries}"
                for seat in SEATS:
                    if state.side(seat).played is None and can_pick(state, seat):
                        yield Decision(seat, "pick", ("pick",), occasion, secret=True)
            case "discard":
                yield from (Decision(seat, "discard", ("discard",)) for seat in state.acting)
            case "order":
                yield Decision(state.initiative, "order", ("order",))
            case "act":
                yield from (self._action(state, seat) for seat in actors(state))

    def _action(self, state: State, seat: Seat) -> Decision:
        if state.side(seat).played in state.rules.manual:
            return Decision(seat, "done", ("done",))
        kind, verbs = ASKED[state.step or "a"]
        if kind == "strength" and at_full_strength(state, seat) and idle(state, seat) is None:
            kind = "strength-wasted"  # MP-AMB-08: not without a warning
        return Decision(seat, kind, verbs)

    def _optional(self, state: State) -> Iterator[Decision]:
        """What nobody has to do: settle an order, pick again, offer the end."""
        offers: tuple[type[MarchMove], ...] = (AgreeEnd,)
        if state.phase == "act" and len(state.acting) == 2:
            offers = (AskOrder, AgreeEnd)
        elif state.phase == "choose":
            offers = (Repick, AgreeEnd)
        for move_type in offers:
            verb = move_type.verb()
            for seat in SEATS:
                if next(move_type(seat).objections(state), None) is None:
                    yield Decision(seat, verb, (verb,), optional=True)

    def objections(self, state: State, move: Move) -> Iterator[Objection]:
        assert isinstance(move, MarchMove)
        instead: tuple[Move, ...] | None = None
        for objection in move.objections(state):
            if instead is None:
                instead = tuple(islice(self._instead(state, move), 3))
            yield replace(objection, instead=instead)

    def _instead(self, state: State, move: MarchMove) -> Iterator[Move]:
        """Legal moves of the same kind for the same player."""
        for decision in self.pending(state):
            if decision.seat == move.seat and move.verb() in decision.verbs and not decision.optional:
                yield from self.choices(state, decision)

    def play(self, state: State, move: Move) -> Outcome[State]:
        assert isinstance(move, MarchMove)
        story = Story(notation().write)
        state = advance(move.effect(state, story), story)
        return Outcome(state, tuple(story), any(event.kind in REVEALING for event in story))

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        seat = decision.seat or ""
        match decision.kind:
            case "roll":
                return legal(state, rolls())
            case "pick":
                return legal(state, picks(state, seat))
            case "discard":
                return legal(state, (Discard(seat, card) for card in discardable(state, seat)))
            case "order":
                return legal(state, orders(state))
            case "ask":
                return legal(state, iter((AskOrder(seat),)))
            case "repick":
                return legal(state, iter((Repick(seat),)))
            case "end":
                return legal(state, iter((AgreeEnd(seat),)))
            case "done":
                return legal(state, iter((ByHand(seat),)))
        return ways_to_act(state, seat)

    def candidates(self, state: State, decision: Decision) -> Iterator[Move]:
        """A player looks at every card in hand, also those that cannot be played now."""
        return picks(state, decision.seat or "") if decision.kind == "pick" else self.choices(state, decision)

    def seen_by(self, state: State, seat: Seat | None) -> State:
        """A card picked but not revealed is known to its owner only (MP-TURN-04)."""
        for other_seat in SEATS:
            if other_seat == seat:
                continue
            side = state.side(other_seat)
            if state.phase == "choose" and side.played not in (None, HIDDEN):
                hand = in_card_order(state, (*side.hand, side.played))
                side = replace(side, hand=hand, played=HIDDEN)
            if state.rules.rulings.vp_totals == "private":  # MP-AMB-29
                side = replace(side, cubes=Cubes())
            state = state.with_side(other_seat, side)
        return state

    def face_up(self, state: State) -> State:
        """A card that lies face down goes back to the hand."""
        state = self.seen_by(state, None)
        for seat in SEATS:
            side = state.side(seat)
            if state.phase == "choose" and side.played == HIDDEN:
                state = state.with_side(seat, replace(side, played=None))
        return state

    def faults(self, state: State) -> Iterator[Objection]:
        return faults(state)

    def result(self, state: State) -> Result | None:
        return state.result

    def names(self, state: State) -> Names:
        cards = tuple(dict.fromkeys((*state.rules.cards, *STEPS)))
        return {"seat": SEATS, "country": tuple(state.countries), "card": cards}

    def labels(self, state: State, language: str) -> dict[str, str]:
        key: Edition = "de" if language == "de" else "en"
        names = {id_: card.name[key] for id_, card in state.rules.map.items()}
        names |= {id_: label[key] for id_, label in state.rules.manual.items()}
        return names | {state.rules.scenario: state.rules.name[key], "note": _note(state.rules.note, key)}

    def headline(self, state: State) -> Facts:
        """What a list of tables says of this one."""
        blue, orange = (state.side(seat).vp for seat in SEATS)
        return {
            "turn": state.turn,
            "phase": state.phase,
            "step": state.step or "",
            "blue": blue,
            "orange": orange,
            "goal": state.rules.threshold,
        }

    def chapters(self, state: State) -> tuple[str, ...]:
        """Where the rules that apply now begin: the chapters of the decision that is due."""
        return CHAPTERS.get(state.step or "", ()) + CHAPTERS[state.phase]

    def automatic(self, state: State) -> dict[str, bool]:
        """Which steps happen by themselves at this table when they leave nothing to decide."""
        return {verb: verb in state.rules.automatic for verb in beginning.AUTOMATIC}

    def picture(self, state: State, seen_by: Seat | None) -> tuple[Event, ...]:
        return tuple(picture(self.seen_by(state, seen_by), seen_by))

    def hint(self, state: State, move: Move) -> Event | None:
        return hints.hint(state, move)

    def timeline(self, events: Sequence[Event]) -> dict[Seat, list[int]]:
        return summary.timeline(events)

    def summary(self, events: Sequence[Event]) -> tuple[Event, ...]:
        return summary.summary(events)

    def calculator(self, state: State | None) -> tuple[Field, ...]:
        return calculator.fields(state)

    def calculate(self, values: dict[str, int]) -> tuple[Event, ...]:
        return calculator.calculate(values)

    def check_file(self, text: str, name: str) -> tuple[BadData, ...]:
        """Mistakes in a scenario file, read for both editions."""
        found: dict[tuple[str, object], BadData] = {}
        editions: tuple[Edition, ...] = ("en", "de")
        for edition in editions:
            try:
                read_scenario(text, name, edition)
            except BadData as mistake:
                found.setdefault((mistake.key, mistake.facts.get("line")), mistake)
        return tuple(found.values())
