"""Blocks in a list to pick from: a face that is known or shown now, a heap of blocks that look alike to everybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.games.marengo.block_words import write_block
from companion.games.marengo.panel.picking import PASS, Pick
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.pieces import ANY, ASLEEP, face_of, kind, word
from companion.kernel.game import Move


def short(shown: Shown, face: str) -> str:
    """As it is typed."""
    return write_block(face, shown.teller.language.code)


def face_row(shown: Shown, said: str, item: str, times: int) -> Pick:
    """`i3 Infantry 3`, and whether everybody knows it already; `times`: so many of it are picked."""
    face, (who, shows, _) = face_of(said), said.partition("=")
    text = f"{short(shown, face)} {shown.teller.label(face)}"
    known = shown.say("marengo-pick-known") if not shows else _hidden(shown, who) if who != ANY else ""
    notes = (known, f"{shown.signs.times}{times}" if times > 1 else "")
    return Pick(text, item, ", ".join(filter(None, notes)), times > 0, face)


def heap_row(shown: Shown, name: str, item: str, count: int, most: int) -> Pick:
    """So many of them."""
    face = kind(name).face
    text = f"{short(shown, face)} {shown.teller.label(face)}" if face else _hidden(shown, word(name))
    return Pick(text, item, f"{count}/{most}", count > 0, face)


def _hidden(shown: Shown, said: str) -> str:
    """What everybody knows of a block whose face nobody knows."""
    asleep, shuffle = said.endswith(ASLEEP), said.strip("xz")
    return shown.say("marengo-pick-hidden", asleep=int(asleep), shuffle=int(shuffle or 0))


def others_rows(shown: Shown, moves: Sequence[Move], picked: Move | None) -> Iterator[Pick]:
    """What else can be answered; to go on or to say no has its own key."""
    for nth, move in enumerate(moves):
        yield Pick(shown.teller.sentence(move), _item(nth, move), picked=move == picked)


def other_move(moves: Sequence[Move], item: str) -> Move:
    """The one that such a row stands for."""
    return next(move for nth, move in enumerate(moves) if _item(nth, move) == item)


def _item(nth: int, move: Move) -> str:
    return PASS if move.verb() in ("pass", "next") else f"other {nth}"
