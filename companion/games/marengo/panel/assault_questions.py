"""What is asked in an assault, and what is picked of it: who storms and who leads; then one answer after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from companion.games.marengo.board.model import Approach
from companion.games.marengo.combat import ABREAST
from companion.games.marengo.moves.assault import Assault, closed, could_lead, ready
from companion.games.marengo.moves.checks import too_full
from companion.games.marengo.moves.rows import Showing
from companion.games.marengo.panel.block_rows import face_row, heap_row, other_move, others_rows
from companion.games.marengo.panel.labels import symbols
from companion.games.marengo.panel.picking import PASS, Pick
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.pieces import word
from companion.games.marengo.state import State
from companion.kernel.game import Decision, Game, Move

WHO = {"cannonade": "block", "volley": "gun", "front": "blocks", "meet": "faces", "pursue": "blocks", "chase": "faces",
       "suffer": "block", "damage": "face"}  # verb -> the part of the move that names blocks  # fmt: skip


class Declaring:
    """Over which approach, who takes part and who leads."""

    def __init__(self, game: Game[Any], state: State, decision: Decision) -> None:
        self._state = state
        self._others = [move for move in game.choices(state, decision) if not isinstance(move, Assault)]
        self._other: Move | None = None  # one of them, if it is picked
        self._facing = [over for over in state.stand[state.side] if _faced(state, over)]
        self._open = [over for over in self._facing if next(closed(state, over), None) is None]
        self._over, self._leading = "", list[Showing]()
        self._taking = dict[str, int]()  # kind of block -> how many take part
        if len(self._open) == 1:
            self._choose(self._open[0])

    # --- what is picked ----------------------------------------------------------------------------------------------

    def _choose(self, over: str) -> None:
        """From here, with everybody for whom there is room beyond."""
        self._over, self._leading, self._taking = over, [], dict(ready(self._state, over))
        for name in reversed(self._taking):
            while self._taking[name] and self._crowded():
                self._taking[name] -= 1

    def _crowded(self) -> bool:
        to = self._state.board.beyond[self._over]
        return bool(list(too_full(self._state, self._state.side, to, sum(self._taking.values()), "BM-AS11-08")))

    def take(self, item: str, more: bool = True) -> None:
        what, _, which = item.partition(" ")
        self._other = None
        if what == "over":
            self._choose(which)
        elif what == "lead":
            self._lead(could_lead(self._state, self._over)[int(which)])
        elif what == "heap":
            self._count(which, 1 if more else -1)
        else:
            self._other = other_move(self._others, item)

    def _lead(self, leader: Showing) -> None:
        """Beside those who lead already, if the rules allow it; else instead of them."""
        here = self._leading.index(leader) if leader in self._leading else -1
        together = [*self._leading, leader]
        if next(self._made(together).objections(self._state), None) is None:
            self._leading = together
        elif here >= 0:
            self._leading = [each for nth, each in enumerate(self._leading) if nth != here]
        else:
            self._leading = [leader]
        for each in self._leading:
            self._taking[each.name] = max(self._taking[each.name], self._leading_of(each.name))

    def _leading_of(self, name: str) -> int:
        return sum(leader.name == name for leader in self._leading)

    def _count(self, name: str, step: int) -> None:
        """One more or less of these takes part; after all of them nobody, but for those who lead."""
        most = ready(self._state, self._over)[name]
        least = self._leading_of(name)
        self._taking[name] = least + (self._taking[name] - least + step) % (most - least + 1)

    def back(self) -> bool:
        if self._other is not None:
            self._other = None
        elif self._leading:
            self._leading.pop()
        elif self._over and len(self._open) > 1:
            self._over = ""
        else:
            return False
        return True

    @property
    def move(self) -> Move | None:
        return self._other or (self._made(self._leading) if self._leading else None)

    def _made(self, leaders: Sequence[Showing]) -> Assault:
        """Leaders take part, whoever else does."""
        behind = dict(self._taking)
        for leader in leaders:
            behind[leader.name] = max(0, behind[leader.name] - 1)
        leading = tuple(leader.word for leader in leaders)
        rest = tuple(word(name) for name, count in behind.items() for _ in range(count))
        return Assault(self._state.side, self._over, (*leading, *rest), leading)

    # --- rows --------------------------------------------------------------------------------------------------------

    def rows(self, shown: Shown) -> Iterator[Pick]:
        if not self._over:
            yield from self._approaches(shown)
        else:
            yield from self._leaders(shown)
            yield Pick(shown.say("marengo-pick-taking-part"), head=True)
            for name, most in ready(self._state, self._over).items():
                yield heap_row(shown, name, f"heap {name}", self._taking[name], most)
        yield from others_rows(shown, self._others, self._other)
        yield from self._closed(shown)

    def _approaches(self, shown: Shown) -> Iterator[Pick]:
        if self._open:
            yield Pick(shown.say("marengo-pick-approach"), head=True)
        for over in self._open:
            yield Pick(shown.teller.label(over), f"over {over}", self._against(shown, over))

    def _closed(self, shown: Shown) -> Iterator[Pick]:
        """Where enemies stand opposite and nobody can storm all the same, and why."""
        for over in self._facing:
            against = next(closed(self._state, over), None)
            if against is not None:
                yield Pick(shown.teller.label(over), note=f"{shown.teller.objection(against)} {against.rule}")

    def _against(self, shown: Shown, over: str) -> str:
        """How many against how many, and what is printed there."""
        state, target = self._state, self._target(over)
        facts = {"count": sum(ready(state, over).values()), "enemies": state.number(state.enemy, target.id)}
        printed = symbols(target, shown.teller.language, shown.signs)
        return " ".join(filter(None, (shown.say("marengo-pick-against", **facts), printed)))

    def _target(self, over: str) -> Approach:
        return self._state.board.approach[self._state.board.opposite[over]]

    def _leaders(self, shown: Shown) -> Iterator[Pick]:
        place = shown.teller.label(self._over)
        most = ABREAST[self._target(self._over).width]
        yield Pick(shown.say("marengo-pick-lead", place=place, most=most), head=True)
        for nth, leader in enumerate(could_lead(self._state, self._over)):
            times = self._leading.count(leader) if self._other is None else 0
            yield face_row(shown, leader.word, f"lead {nth}", times)


def _faced(state: State, over: str) -> bool:
    """Do enemies block the other side?"""
    opposite = state.board.opposite.get(over)
    return opposite is not None and state.number(state.enemy, opposite) > 0


class Answer:
    """One of the answers that the rules list; blocks that stand side by side are picked one by one."""

    def __init__(self, game: Game[Any], state: State, decision: Decision) -> None:
        self._game, self._state = game, state
        choices = list(game.choices(state, decision))
        self._others = [move for move in choices if move.verb() not in WHO]
        self._single = [move for move in choices if move.verb() in WHO and len(_named(move)) == 1]
        self.move: Move | None = None

    def take(self, item: str, more: bool = True) -> None:
        if item == PASS:
            self.move = other_move(self._others, item)
            return
        ways = [move for move in self._single if _named(move)[0] == item]
        if len(ways) > 1:
            self.move = self._more_or_less(sorted(ways, key=_points), more)
        else:
            self.move = self._beside(ways[0], item)

    def _more_or_less(self, ways: list[Move], more: bool) -> Move:
        """As much as the block can lose, first of all; then all else, one after the other."""
        if self.move not in ways:
            return ways[-1]
        return ways[(ways.index(self.move) + (1 if more else -1)) % len(ways)]

    def _beside(self, single: Move, item: str) -> Move | None:
        """Beside those who were picked before, if the rules allow it; else instead of them."""
        before = _named(self.move) if self.move is not None and self.move.verb() == single.verb() else ()
        field = WHO[single.verb()]
        if before and isinstance(getattr(single, field), tuple):
            together = replace(single, **{field: (*before, item)})
            if next(iter(self._game.objections(self._state, together)), None) is None:
                return together
        return self._without(before, item, single) if item in before else single

    def _without(self, before: tuple[str, ...], item: str, single: Move) -> Move | None:
        left = tuple(each for each in before if each != item)
        return replace(single, **{WHO[single.verb()]: left}) if left else None

    def back(self) -> bool:
        back = self.move is not None
        self.move = None
        return back

    def rows(self, shown: Shown) -> Iterator[Pick]:
        named = _named(self.move) if self.move is not None else ()
        for who in dict.fromkeys(_named(move)[0] for move in self._single):
            points = _points(self.move) if self.move is not None and who in named else 0
            note = f"−{points}" if points else ""
            row = face_row(shown, who, who, named.count(who))
            yield row._replace(note=note or row.note)
        yield from others_rows(shown, self._others, self.move)


def _named(move: Move) -> tuple[str, ...]:
    who = getattr(move, WHO[move.verb()], ()) if move.verb() in WHO else ()
    return who if isinstance(who, tuple) else (who,)


def _points(move: Move) -> int:
    return int(getattr(move, "points", 0))
