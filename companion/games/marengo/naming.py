"""Faces that are being told, one after the other: what is asked for, what was named so far, and what is left."""

from __future__ import annotations

from collections import Counter

from companion.games.marengo.block_words import read_blocks, write_block
from companion.games.marengo.moves.telling import own_choice, to_tell
from companion.games.marengo.parts import Blocks
from companion.games.marengo.pieces import ANY, ASLEEP, FACES, kind
from companion.games.marengo.state import State
from companion.games.marengo.told import group
from companion.kernel.game import Seat
from companion.kernel.notation import Language
from companion.kernel.trouble import Trouble


class Naming:
    """One position of one side, as that side sees it."""

    def __init__(self, state: State, seat: Seat, place: str, language: Language) -> None:
        self.state, self.seat, self.place = state, seat, place
        self._language = language

    @property
    def asked(self) -> Blocks:
        """The kinds of blocks of this position."""
        return to_tell(self.state, self.seat).get(self.place, {})

    @property
    def missing(self) -> int:
        return sum(self.asked.values())

    @property
    def further(self) -> dict[str, Blocks]:
        """The positions that are asked for after this one."""
        _, *further = to_tell(self.state, self.seat).items()
        return dict(further)

    def left(self, chosen: Counter[str]) -> Counter[str]:
        """Which faces the next block can have, as far as its owner knows."""
        name = next((name for name in self._kinds()[sum(chosen.values()) :]), next(iter(self.asked), ANY))
        pool = own_choice(self.state, self.seat, group(self.place, name))
        for face, count in chosen.items():
            named = min(count, pool[face])
            pool[face] -= named
            pool[ANY] -= count - named
        return +pool

    def _kinds(self) -> list[str]:
        """One for each block."""
        return [name for name, count in self.asked.items() for _ in range(count)]

    def chosen(self, words: list[str]) -> list[str]:
        """The faces that these words name."""
        found = []
        for each in words:
            try:
                found += [word.rpartition("=")[2] for word in read_blocks(each)[0]]
            except Trouble:
                continue
        return [face for face in found if face in FACES]

    def spelled(self, face: str) -> str:
        return write_block(face, self._language)

    def next_word(self, chosen: list[str], face: str) -> str:
        """The word for the next block, if it has this face; where several kinds are asked for, it says which one."""
        if len(self.asked) == 1:
            return self.spelled(face)
        parts = kind(self._kinds()[len(chosen)])
        return write_block(f"{parts.shuffle or (ASLEEP if parts.asleep else ANY)}={face}", self._language)
