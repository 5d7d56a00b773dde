"""A table at which everything happens that can happen: moves, house rules, corrections, going back and forth."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from companion.kernel.audit import audit
from companion.kernel.correcting import somebody_can_act
from companion.kernel.game import Move, decision_for
from companion.kernel.past import state_digest
from companion.kernel.paths import set_path
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from tests.laws import RARELY, check_somebody_can_act
from tests.values import can_be_typed, every_move

STEPS = {"enter": 0.74, "undo": 0.06, "redo": 0.04, "jump": 0.04, "force": 0.03, "face_down": 0.06, "correct": 0.03}


def play_at(table: Table[Any], dice: Random, count: int) -> None:
    for _ in range(count):
        kind = dice.choices(list(STEPS), weights=list(STEPS.values()))[0]
        STEP[kind](table, dice)
        check_somebody_can_act(table.game, table.state)
        check_undo_and_redo(table)


def enter(table: Table[Any], dice: Random) -> None:
    """A legal move, typed or clicked; a game that is over goes back."""
    move = random_move(table, dice)
    if move is None:
        undo(table, dice)
    elif dice.random() < 0.5:
        table.enter(table.game.notation.write(move, language := dice.choice(("en", "de"))), language=language)
    else:
        table.enter(move)


def random_move(table: Table[Any], dice: Random) -> Move | None:
    """Everybody chooses by what he sees himself."""
    offered = [(d, list(table.game.choices(table.seen_by(d.seat), d))) for d in table.pending()]
    choices = [(decision, _true(table, moves)) for decision, moves in offered if moves]
    required = [moves for decision, moves in choices if not decision.optional]
    rare = [moves for decision, moves in choices if decision.optional]
    asked = rare if rare and (not required or dice.random() < RARELY) else required
    return dice.choice(dice.choice(asked)) if asked else None


def _true(table: Table[Any], moves: list[Move]) -> list[Move]:
    """Nobody says what does not fit what they told themselves, unless nothing else is offered."""
    return [move for move in moves if next(table.game.belied(table.state, move), None) is None] or moves


def undo(table: Table[Any], dice: Random) -> None:
    depth = len(table.line()) - 1
    if depth:
        table.undo(dice.randint(1, min(depth, 4)), consent=True)


def redo(table: Table[Any], dice: Random) -> None:
    with suppress(Trouble):  # there may be nothing to redo
        table.redo(dice.randint(1, 3))


def jump(table: Table[Any], dice: Random) -> None:
    places = [entry.n for entry in table.entries() if entry.is_position]
    table.jump(dice.choice(places), consent=True)


def force(table: Table[Any], dice: Random) -> None:
    """Any move somebody can type; what cannot be carried out with these pieces is refused and changes nothing."""
    moves = every_move(table.game, table.state, dice.choice(table.game.moves), dice)
    if moves:  # of some kinds nobody can type one at this table
        force_one(table, dice.choice(moves))


def face_down(table: Table[Any], dice: Random) -> None:
    """A house rule that answers a secret decision, where somebody owes one."""
    verbs = {verb for decision in table.pending() if decision.secret for verb in decision.verbs}
    kinds = [kind for kind in table.game.moves if kind.verb() in verbs]
    moves = [move for kind in kinds for move in every_move(table.game, table.state, kind, dice)]
    secret = [move for move in moves if (d := decision_for(table.pending(), move)) is not None and d.secret]
    if secret:
        force_one(table, dice.choice(secret))


def force_one(table: Table[Any], move: Move) -> None:
    before, head = table.state, table.head
    if not can_be_typed(table.game, table.game.names(table.state), move):
        return
    with suppress(Trouble):
        table.force(move, "a house rule")
    assert table.head != head or table.state is before


def correct(table: Table[Any], dice: Random) -> None:
    """Turn some number of the position up or down where that leaves an honest table."""
    numbers = [(path, value) for path, value in fields(table.state).items() if type(value) is int]
    dice.shuffle(numbers)
    for path, value in numbers:
        new = value + dice.choice((-1, 1))
        try:
            state = set_path(table.state, path, new)
        except Trouble:
            continue
        if path.startswith("rules.") or any(table.game.faults(state)):
            continue
        with suppress(Trouble):  # nobody sits anywhere else, and nothing is counted below nought
            table.correct(path, new, "the table shows something else")
            assert table.state == state or not somebody_can_act(table.game, state), "it goes on only where it has to"
            return


def fields(state: Any) -> dict[str, Any]:
    """Every field of a position by the path that reaches it."""
    return dict(_fields(msgspec.json.decode(msgspec.json.encode(state)), ""))


def _fields(plain: Any, above: str) -> Iterator[tuple[str, Any]]:
    items = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for key, value in items:
        yield f"{above}{key}", value
        yield from _fields(value, f"{above}{key}.")


STEP = {
    "enter": enter,
    "undo": undo,
    "redo": redo,
    "jump": jump,
    "force": force,
    "face_down": face_down,
    "correct": correct,
}


def check_undo_and_redo(table: Table[Any]) -> None:
    if len(table.line()) > 1:
        before = standing(table)
        table.undo(consent=True)
        table.redo()
        assert standing(table) == before, "law 8: undo then redo is the identity"


def standing(table: Table[Any]) -> tuple[Any, ...]:
    """All that may not differ between two tables that are the same."""
    return table.state, table.head, table.sealed(), table.pending()


def check_journal(table: Table[Any]) -> None:
    assert list(audit(table)) == [], "law 7: playing everything again comes out the same"
    for entry in table.entries():
        if entry.is_position:
            assert state_digest(table.past.state_at(entry.n)) == entry.digest, (
                "law 7: every position has its stored digest"
            )


def look_at(table: Table[Any]) -> None:
    """Everything a screen asks of a position."""
    for decision, moves in table.choices():
        assert all(decision.seat == move.seat for move in moves)
        hints = [table.game.hint(table.state, move) for move in moves]
        assert all(hint is None or hint.kind.startswith("hint-") for hint in hints)
    assert all(table.game.picture(table.state, seat) for seat in (None, *table.game.seats))
    assert table.game.headline(table.state)
    assert all(fault.rule for fault in table.faults())
    assert isinstance(table.reader().complete(""), list)
    check_somebody_can_act(table.game, table.state)
