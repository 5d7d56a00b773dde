"""What is asked of whoever retreats, and what is picked of it: the faces, who takes a loss, who goes where."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.games.marengo.moves.answers import words_for
from companion.games.marengo.moves.retreat import Go, refuges
from companion.games.marengo.moves.retreat_losses import Sacrifice, Show, hidden, leaving, to_show, under_way
from companion.games.marengo.panel.block_rows import face_row, heap_row, short
from companion.games.marengo.panel.picking import Pick
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.pieces import Picked, each, impossible, possible_faces, word
from companion.games.marengo.state import State
from companion.kernel.game import Decision, Game, Move


class Revealing:
    """The hidden blocks of one position, one after the other."""

    def __init__(self, game: Game[Any], state: State, decision: Decision) -> None:
        self._state, self._seat, self._place = state, under_way(state).side, to_show(state)[0]
        self._kinds = each(hidden(state, self._place))
        self._faces: list[str] = []

    def take(self, item: str, more: bool = True) -> None:
        self._faces.append(item)

    def back(self) -> bool:
        return bool(self._faces and self._faces.pop())

    @property
    def _picked(self) -> list[Picked]:
        return [Picked(name, face) for name, face in zip(self._kinds, self._faces, strict=False)]

    @property
    def move(self) -> Move | None:
        if len(self._faces) < len(self._kinds):
            return None
        words = tuple(f"{word(block.kind)}={block.face}" for block in self._picked)
        return Show(self._seat, self._place, words)

    def rows(self, shown: Shown) -> Iterator[Pick]:
        named = " ".join(short(shown, face) for face in self._faces) or "–"
        place, count = shown.teller.label(self._place), len(self._kinds)
        yield Pick(shown.say("marengo-pick-reveal", place=place, count=count), head=True)
        yield Pick(named, picked=bool(self._faces))
        if len(self._faces) < len(self._kinds):
            name = self._kinds[len(self._faces)]
            yield Pick(shown.say("marengo-pick-next-block", nth=len(self._faces) + 1, of=count), head=True)
            for face in possible_faces(self._state, self._seat, name):
                picked = (*self._picked, Picked(name, face))
                if not impossible(self._state, self._seat, picked):
                    yield face_row(shown, f"{word(name)}={face}", face, 0)


class Sacrificing:
    """Who takes the loss of a position."""

    def __init__(self, game: Game[Any], state: State, decision: Decision) -> None:
        moves = [move for move in game.choices(state, decision) if isinstance(move, Sacrifice)]
        self._moves = {f"{move.place} {move.block}": move for move in moves}
        self.move: Move | None = None

    def take(self, item: str, more: bool = True) -> None:
        self.move = self._moves[item]

    def back(self) -> bool:
        back = self.move is not None
        self.move = None
        return back

    def rows(self, shown: Shown) -> Iterator[Pick]:
        place = ""
        for item, move in self._moves.items():
            if move.place != place:
                place = move.place
                yield Pick(shown.say("marengo-pick-pays", place=shown.teller.label(place)), head=True)
            yield face_row(shown, move.block, item, int(move == self.move))._replace(note="")


class Going:
    """From which position, who of it, and where to."""

    def __init__(self, game: Game[Any], state: State, decision: Decision) -> None:
        self._state, self._seat, self.to = state, under_way(state).side, ""
        self._places, self._rooms = leaving(state), refuges(state)
        self._leave(self._places[0])

    def _leave(self, place: str) -> None:
        self.place, self._there = place, words_for(self._state.at(self._seat, place))
        self._going = dict(self._there)

    def take(self, item: str, more: bool = True) -> None:
        what, _, which = item.partition(" ")
        if what == "from":
            self._leave(which)
        elif what == "heap":
            self._going[which] = (self._going[which] + (1 if more else -1)) % (self._there[which] + 1)
        else:
            self.to = which
            self._squeeze(self._rooms[which])

    def _squeeze(self, room: int) -> None:
        """No more than find room there."""
        for name in reversed(self._going):
            self._going[name] = max(0, self._going[name] - max(0, sum(self._going.values()) - room))

    def back(self) -> bool:
        back = bool(self.to) or self._going != self._there
        self.to = ""
        self._leave(self.place)
        return back

    @property
    def move(self) -> Move | None:
        blocks = tuple(name for name, count in self._going.items() for _ in range(count))
        return Go(self._seat, self.place, blocks, self.to) if self.to and blocks else None

    def rows(self, shown: Shown) -> Iterator[Pick]:
        label = shown.teller.label
        yield Pick(shown.say("marengo-pick-to"), head=True)
        for to, room in self._rooms.items():
            yield Pick(label(to), f"to {to}", shown.say("marengo-pick-room", room=room), to == self.to)
        yield Pick(shown.say("marengo-pick-who-goes", place=label(self.place)), head=True)
        for name, most in self._there.items():
            yield heap_row(shown, name, f"heap {name}", self._going[name], most)
        if len(self._places) > 1:
            yield Pick(shown.say("marengo-pick-from"), head=True)
            for place in self._places:
                yield Pick(label(place), f"from {place}", picked=place == self.place)
