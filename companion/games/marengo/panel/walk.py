"""The eleven steps of an assault, as far as they have been told: which event belongs to which step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from companion.games.marengo.books import walk as books
from companion.games.marengo.combat import PURSUER_LOSS, penalty
from companion.games.marengo.moves import assault_steps
from companion.games.marengo.moves.comparing import attack_of
from companion.games.marengo.moves.rows import attacked
from companion.games.marengo.state import State, other
from companion.kernel.game import Decision, Event, Fact, Seat
from companion.kernel.table import Table

STEPS = range(1, 12)
BEGUN = ("assault", "books-attack")
TURN = ("turn-begins", "books-turn")
OVER = ("assault-failed", "advanced", "nobody-left", "books-failed", "books-won")
LOST = ("reduced", "eliminated", "books-reduced", "books-eliminated")
IGNORED = "losses-ignored"
_LOSING = {"cannonade": 3, "assault-losses": 7, "pursuit": 10}
_STEP = {
    "assault": 1, "books-attack": 1, "cannonade": 2, "no-fire": 2, "cannot-fire": 2, "broken-by-fire": 3,
    "front": 4, "no-front": 4, "attack-strength": 5, "defence-strength": 5, "assault-result": 6, "assault-losses": 7,
    "pursuit": 8, "no-pursuit": 8, "cannot-pursue": 8,
    "assault-failed": 11, "fell-back": 11, "assault-won": 11, "advanced": 11, "nobody-left": 11,
    "books-failed": 11, "books-won": 11,
}  # fmt: skip
_ASKED = {"assault": 1, "fire": 2, "front": 4, "pursuit": 8}


def told_of_assault(table: Table[Any]) -> list[Event]:
    """All that happened since the latest assault of this turn began, in order; nothing if there was none."""
    found, n = list[Event](), table.head  # type: list[Event], int | None
    while n is not None:
        entry = table.entry(n)
        for event in reversed(entry.events):
            if event.kind in TURN:
                return []
            found.append(event)
            if event.kind in BEGUN:
                return found[::-1]
        n = entry.parent
    return []


def step_of_loss(rule: str) -> int:
    """Losses fall in the step whose rule they follow: BM-AS07-02 in the seventh; any other loss in none."""
    return int(rule[5:7]) if rule.startswith("BM-AS") and rule[5:7].isdecimal() else 0


def asked_in(state: State, decision: Decision) -> int:
    """The step at which a question is asked."""
    kind = decision.kind.removeprefix("books-")
    fight = state.books.fight if state.books is not None else state.assault
    if kind.startswith("loss") and fight is not None and fight.losses:
        return step_of_loss(fight.losses[0].rule)
    return _ASKED.get(kind, 0)


class Walk:
    """One assault, step by step; `ahead`: what would follow from what is picked."""

    def __init__(self, state: State, told: Sequence[Event], ahead: Sequence[Event] = ()) -> None:
        self._state = state
        begun = next((event for event in (*told, *ahead) if event.kind in BEGUN), None)
        self.attacker: Seat = _seat(begun, "seat") if begun is not None else state.side
        self.defender: Seat = other(self.attacker)
        self.begun = begun
        self.steps = {step: list[Event]() for step in STEPS}
        self._losing = 0  # the step whose losses are taken
        self._sort((*told, *ahead))
        self.so_far = Walk(state, told) if ahead else self  # what has happened, not only would

    def _sort(self, events: Sequence[Event]) -> None:
        for event in events:
            self._losing = _LOSING.get(event.kind, self._losing)
            step = _STEP.get(event.kind, 0)
            if event.kind in LOST:
                step = step_of_loss(event.rules[0])
            elif event.kind == IGNORED:
                step = self._losing
            for number in (step, 9) if event.kind == "pursuit" else (step,) if step else ():
                self.steps[number].append(event)

    def find(self, *kinds: str) -> Event | None:
        return next((event for events in self.steps.values() for event in events if event.kind in kinds), None)

    @property
    def reached(self) -> int:
        """The last step of which anything was told."""
        return max((step for step, events in self.steps.items() if events), default=0)

    @property
    def over(self) -> bool:
        """Has it ended, not only would it?"""
        return any(event.kind in OVER for event in self.so_far.steps[11])

    # --- losses ------------------------------------------------------------------------------------------------------

    def due(self, step: int) -> Iterator[tuple[Seat, int]]:
        """How many strength points a step costs whom (BM-AS03-01, BM-AS07, BM-AS10)."""
        event = self.find(*(kind for kind, losing in _LOSING.items() if losing == step))
        if event is None:
            return
        seat, rival = _seat(event, "seat"), other(_seat(event, "seat"))
        if step == 7:
            yield seat, _number(event.facts["won"])
            yield rival, _number(event.facts["lost"])
        else:
            yield from ((seat, PURSUER_LOSS),) if step == 10 else ()
            yield rival, _number(event.facts["points"])

    def lost(self, step: int, seat: Seat) -> list[Event]:
        kinds = (*LOST, IGNORED)
        return [event for event in self.steps[step] if event.kind in kinds and event.facts["seat"] == seat]

    # --- both strengths ----------------------------------------------------------------------------------------------

    def strength(self, seat: Seat) -> int | None:
        """As it was told; that of an attack which is not compared yet as it would be now; None: nobody knows."""
        attacks = seat == self.attacker
        told = self.find("attack-strength" if attacks else "defence-strength")
        if told is not None:
            return _number(told.facts["strength"])
        return _attack_now(self._state) if attacks else None


def _attack_now(state: State) -> int | None:
    if state.books is not None and state.books.fight is not None:
        fight, row = state.books.fight, books.led(state)
        return attack_of(state, penalty(fight.target, row.arm), row, fight.broken)
    if state.assault is not None:
        row = assault_steps.led(state)
        return attack_of(state, penalty(attacked(state), row.arm), row, state.assault.broken)
    return None


def _seat(event: Event, key: str) -> Seat:
    return str(event.facts[key])


def _number(fact: Fact) -> int:
    return int(fact)
