"""What a typed line means right now: legal, forbidden and why, unclear, or not a move yet."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Literal

from msgspec import Struct

from companion.kernel.game import Decision, Move, Objection
from companion.kernel.reading import Reader
from companion.kernel.table import Table
from companion.kernel.trouble import NotAllowed, Trouble, WhichOne
from companion.text.teller import Teller


class Verdict(Struct, frozen=True):
    """`yes` and `advised` can be entered; `no` names the rules; `secret` is never spelled out on a shared screen."""

    kind: Literal["empty", "yes", "advised", "no", "which", "unreadable", "secret", "secret-no"] = "empty"
    text: str = ""
    broken: tuple[tuple[str, str], ...] = ()  # what is wrong, and the rule that says so
    instead: tuple[str, ...] = ()  # moves that would be right


def judge(table: Table[Any], text: str, teller: Teller, entered: bool = False) -> Verdict:
    """The verdict while typing, by what everybody may know; once the line is entered, by all that is known."""
    if not text.strip() or "?" in text:  # a die nobody has rolled yet
        return Verdict()
    code = teller.language.code
    reader = table.reader(code) if entered else table.open_reader(code)

    def told(move: Move) -> str:
        hint = table.game.hint(table.seen_by(None), move)
        return teller.event(hint) if hint else teller.sentence(move, with_seat=says_whose(table, move))

    read, goes_on = partial(reader.move, text), lambda: not entered and bool(reader.complete(text))
    if table.is_secret(text):
        can_be = _verdict(table, read, lambda: False, lambda _: "", teller).kind in ("yes", "advised")
        return Verdict("secret" if can_be else "secret-no")
    return _verdict(table, read, goes_on, told, teller)


def judge_for(
    table: Table[Any], text: str, decision: Decision, seen: Any, teller: Teller, reader: Reader, goes_on: bool
) -> Verdict:
    """The same for one player alone, by what that player may know (`seen`); `goes_on`: a word is begun.

    The curtain asks it, and so do phones.
    """
    if not text.strip() or "?" in text:
        return Verdict()

    def read() -> Move:
        move = reader.answer(text, decision)
        check_answers(move, decision)
        if belied := tuple(table.game.belied(seen, move)):
            raise NotAllowed(move, belied)
        return move

    return _verdict(table, read, lambda: goes_on, teller.sentence, teller)


def check_answers(move: Move, decision: Decision) -> None:
    """Refuse what may be legal, but is no answer to this question."""
    if move.seat != decision.seat or move.verb() not in decision.verbs:
        raise Trouble("no-answer")


def _verdict(
    table: Table[Any],
    read: Callable[[], Move],
    goes_on: Callable[[], bool],
    told: Callable[[Move], str],
    teller: Teller,
) -> Verdict:
    try:
        move = read()
    except NotAllowed as refused:
        return _refusal(table, refused, teller)
    except WhichOne as unclear:
        return Verdict("which", "  ".join(teller.lesson(move) for move in unclear.candidates[:4]))
    except Trouble as trouble:  # half a word is no mistake yet
        return Verdict() if goes_on() else Verdict("unreadable", " ".join(teller.trouble(trouble)))
    return Verdict("yes", told(move))


def _refusal(table: Table[Any], refused: NotAllowed, teller: Teller) -> Verdict:
    blocking = table.blocking(refused.objections)
    told: tuple[Objection, ...] = blocking or refused.objections
    broken = tuple(dict.fromkeys((teller.objection(objection), objection.rule) for objection in told))
    moves = dict.fromkeys(move for objection in told for move in objection.instead)
    instead = tuple(teller.lesson(move, with_seat=says_whose(table, move)) for move in moves)
    return Verdict("no" if blocking else "advised", broken=broken, instead=instead)


def says_whose(table: Table[Any], move: Move) -> bool:
    """Does this move have to say who makes it? Not where nobody else is asked."""
    return {decision.seat for decision in table.pending() if not decision.optional} != {move.seat}
