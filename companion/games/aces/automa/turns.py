"""The Automa's part in the order of play: its tiles, its armies, its units one after the other, its money."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.aces.automa.cup import drawing, in_cup
from companion.games.aces.automa.questions import Question, Undecided
from companion.games.aces.automa.steps import (
    Draw,
    Replied,
    Reveal,
    Step,
    answer_of,
    answering,
    armies_drawn,
    dice_wanted,
    drawn,
    lots,
    open_question,
    ready_step,
    struck,
)
from companion.games.aces.automa.striking import Strike, found_shot, ready_shot
from companion.games.aces.automa.telling import answers, blind_barrage, open_inquiry, telling
from companion.games.aces.moves.base import Segment
from companion.games.aces.moves.money import Money
from companion.games.aces.moves.setup import all_turned, numbers_left, placer
from companion.games.aces.moves.turn import ChoosingArmies, Use
from companion.games.aces.state import Orders, Phase, State
from companion.kernel.game import Decision, Move
from companion.kernel.moves import legal
from companion.kernel.story import Story


def _chance(asked: Question) -> Decision:
    """Between whom; a die is rolled, or the number of a candidate typed."""
    listed = " · ".join(f"{number}: {option.replace(' ', '+')}" for number, option in enumerate(asked.options, 1))
    about = f"{asked.unit} → {listed}" if asked.unit else listed
    return Decision(None, f"lot-{asked.about}", ("lot",), f"{asked.about} {about}", about=about, dice=_marks(asked))


def _marks(asked: Question) -> str:
    return " ".join(["lot", *("?" * dice_wanted(asked))])


class AutomaPlacing(Segment):
    """A tile is turned, units are drawn for it from the cup (AA-AUS-07..12)."""

    chapters = ("AA-AUS",)

    def step(self, state: State, story: Story) -> State:
        """The last unit in the cup leaves nothing to draw."""
        return drawn(state, in_cup(state)[0], story) if drawing(state) and len(in_cup(state)) == 1 else state

    def decisions(self, state: State) -> Iterator[Decision]:
        asked = open_question(state)
        if asked is not None:
            occasion = str(len(asked.options))
            yield Decision(None, "draw", ("draw", "lot"), occasion, complete=False, dice=_marks(asked))
        elif not all_turned(state):
            yield Decision(None, "reveal", ("reveal",), dice="reveal ?")

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        if decision.kind == "reveal":
            return legal(state, (Reveal(None, tile) for tile in numbers_left(state, placer(state))))
        types = dict.fromkeys(state.units[unit].type for unit in in_cup(state))
        return legal(state, (Draw(None, type_) for type_ in types))


class AutomaArmies(ChoosingArmies):
    """Which armies act in the first rounds is left to chance (AA-AMB-34)."""

    def step(self, state: State, story: Story) -> State:
        after = super().step(state, story)
        if after is not state or state.ready:
            return after
        try:
            use = Use(state.seat, armies_drawn(state))
        except Undecided:
            return state
        return replace(use.effect(state, story), automa=Orders())

    def decisions(self, state: State) -> Iterator[Decision]:
        asked = open_question(state)
        if asked is not None:
            yield _chance(asked)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        return _lots(state)


def _lots(state: State) -> Iterator[Move]:
    asked = open_question(state)
    return legal(state, lots(asked)) if asked is not None else iter(())


class _Stepping(Segment):
    """Step by step; before a step chance may have to decide."""

    def decisions(self, state: State) -> Iterator[Decision]:
        asked = open_question(state)
        if asked is not None:
            yield _chance(asked)
        elif open_inquiry(state) is not None:
            yield from telling(state)
        elif ready_step(state) is not None:
            acted = sum(unit.moved for unit in state.units.values())
            occasion = f"{state.phase} {acted} {len(state.units)} {state.coins[state.seat]}"
            yield Decision(None, "step", ("step",), occasion)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        if decision.verbs == ("tell",):
            return answers(state)
        return legal(state, (Step(None),)) if decision.kind == "step" else _lots(state)


class Acting(_Stepping):
    """Unit after unit moves and attacks at once (AA-AUT-01, AA-AUT-10)."""

    chapters = ("AA-AUT", "AA-AIN", "AA-AGU", "AA-AMV", "AA-AAT")

    def begin(self, state: State, story: Story) -> State:
        return replace(state, automa=Orders())

    def step(self, state: State, story: Story) -> State:
        if state.attacks:
            return state if answering(state) is not None else self._strike(state, story)
        if not state.automa.unit:
            return state
        if found_shot(state) is None:
            return replace(state, automa=Orders(attacked=state.automa.attacked, told=state.automa.told))
        if ready_shot(state) is None or state.rules.strikes:
            return state
        return Strike(None).effect(state, story)

    def _strike(self, state: State, story: Story) -> State:
        """Nobody shoots back, or with fixed hits too (AA-DLS-01)."""
        attack = state.attacks[0]
        if attack.unit not in state.units or not (attack.target in state.units or state.card(attack.unit).is_area):
            return replace(state, attacks=())  # only a correction leads there
        if state.in_books and state.card(attack.unit).is_area:
            return blind_barrage(state, story)
        return struck(state, 0 if state.card(attack.unit).is_area else answer_of(state), story)

    def decisions(self, state: State) -> Iterator[Decision]:
        asked = answering(state)
        if asked is None:
            yield from super().decisions(state) if ready_shot(state) is None else _striking(state)
            return
        seat, pool = asked
        unit, target, marks = state.attacks[0].unit, state.attacks[0].target, " ".join(["reply", *("?" * pool.dice)])
        fight = f"{unit} {target}"
        if state.rules.hits == "fixed":
            yield Decision(seat, "reply", ("replied",), fight, about=target)
            return
        verbs = ("reply", "replied")
        yield Decision(seat, "reply", verbs, fight, complete=False, typed=True, about=target, dice=marks)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        asked = answering(state)
        if asked is None:
            strikes = decision.kind == "strike"
            return legal(state, (Strike(None),)) if strikes else super().choices(state, decision)
        most = answer_of(state) if state.rules.hits == "fixed" else asked[1].dice
        return legal(state, (Replied(asked[0], hits) for hits in range(most + 1)))


def _striking(state: State) -> Iterator[Decision]:
    yield Decision(None, "strike", ("strike",), state.automa.unit, about=state.automa.unit)


class Buying(_Stepping):
    """Income, then new units as long as there are coins and room (AA-ABY-01)."""

    chapters = ("AA-ABY", "AA-APL", "AA-MON")

    def begin(self, state: State, story: Story) -> State:
        return replace(Money().begin(state, story), automa=Orders())


_PLACING = AutomaPlacing()
_SEGMENTS: dict[Phase, Segment] = {"armies": AutomaArmies(), "move": Acting(), "money": Buying()}


def automa_segment(state: State) -> Segment | None:
    """What is at hand if it is the Automa's; it has no phase of naming and fighting (AA-AUT-10)."""
    if state.rules.automa is None:
        return None
    if state.phase == "place":
        return _PLACING if drawing(state) or state.is_automa(placer(state)) else None
    return _SEGMENTS.get(state.phase) if state.is_automa(state.seat) else None
