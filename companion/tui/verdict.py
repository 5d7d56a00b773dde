"""What a typed line means right now: legal, forbidden and why, unclear, or not a move yet."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from companion.kernel.game import Move, Objection
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
    secret, code = is_secret(table, text), teller.language.code
    reader = table.reader(code) if entered else table.open_reader(code)
    try:
        move = reader.move(text)
    except NotAllowed as refused:
        return _refusal(table, refused, teller, secret)
    except WhichOne as unclear:
        if secret:
            return Verdict("secret-no")
        return Verdict("which", "  ".join(teller.lesson(move) for move in unclear.candidates[:4]))
    except Trouble as trouble:
        if secret:
            return Verdict("secret-no")
        goes_on = not entered and reader.complete(text)  # half a word is no mistake yet
        return Verdict() if goes_on else Verdict("unreadable", " ".join(teller.trouble(trouble)))
    if secret:
        return Verdict("secret")
    hint = table.game.hint(table.seen_by(None), move)
    return Verdict("yes", teller.event(hint) if hint else teller.sentence(move, with_seat=says_whose(table, move)))


def _refusal(table: Table[Any], refused: NotAllowed, teller: Teller, secret: bool) -> Verdict:
    if secret:
        return Verdict("secret-no")
    blocking = table.blocking(refused.objections)
    told: tuple[Objection, ...] = blocking or refused.objections
    broken = tuple(dict.fromkeys((teller.objection(objection), objection.rule) for objection in told))
    moves = dict.fromkeys(move for objection in told for move in objection.instead)
    instead = tuple(teller.lesson(move, with_seat=says_whose(table, move)) for move in moves)
    return Verdict("no" if blocking else "advised", broken=broken, instead=instead)


def says_whose(table: Table[Any], move: Move) -> bool:
    """Does this move have to say who makes it? Not where nobody else is asked."""
    return {decision.seat for decision in table.pending() if not decision.optional} != {move.seat}


def is_secret(table: Table[Any], text: str) -> bool:
    """Does this line begin like an answer to a secret decision? Then it is masked from the next letter on."""
    verbs = {verb for decision in table.asked() if decision.secret for verb in decision.verbs}
    return table.game.notation.verb_of(text, table.game.names(table.state)) in verbs
