"""An order from a phone: which decision it answers, what it says, and that it is entered once."""

from __future__ import annotations

import hashlib
import re
from typing import Any

import msgspec
from msgspec import Struct

from companion.dice import roll
from companion.kernel.game import Decision, Move, Seat
from companion.kernel.journal import Entry
from companion.kernel.notation import Language
from companion.kernel.reading import Reader
from companion.kernel.table import Table
from companion.kernel.trouble import NotAllowed, Trouble
from companion.room import Room
from companion.text.verdict import check_answers
from companion.web.guests import Guest
from companion.web.seatview import name_of, position

KEY = re.compile(r"[A-Za-z0-9_-]{16,64}")
LONGEST = 500  # characters of a move


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """`at`: the position it was meant for. `move` empty: the laptop rolls."""

    key: str
    decision: str
    at: int
    move: str = ""


def read_order(body: bytes) -> Order | None:
    """None if it is no order: no page of ours sends such a thing."""
    try:
        order = msgspec.json.decode(body, type=Order)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return order if KEY.fullmatch(order.key) and len(order.move) <= LONGEST else None


def enter(room: Room, guest: Guest, order: Order, language: Language) -> Entry:
    """What came of it; the same order once more is the same entry."""

    def step(table: Table[Any]) -> Entry:
        decision = asked_of(table, guest.seat, order.decision, order.at)
        if not order.move:
            return _rolled(table, decision)
        return table.enter(meant(table, guest.seat, decision, order.move, language), anew=decision.seat is not None)

    return room.enter_once(_bound(guest, order.key), step)


def _bound(guest: Guest, key: str) -> str:
    """To its ticket: nobody gets the answer to somebody else's order by its key."""
    return hashlib.sha256(f"{guest.ticket}/{key}".encode()).hexdigest()[:32]


def asked_of(table: Table[Any], seat: Seat, name: str, at: int) -> Decision:
    """The decision of that name, if it is still asked in that position, of this seat or of the table as a whole."""
    ours = (decision for decision in table.asked() if decision.seat in (seat, None))
    found = next((decision for decision in ours if name_of(decision) == name), None)
    if found is None or position(table) != at:
        raise Trouble("phone-moved-on")
    return found


def meant(table: Table[Any], seat: Seat, decision: Decision, text: str, language: Language) -> Move:
    """The move a text stands for, judged by what this seat knows and by nothing else.

    What speaks against it may be a rule that this table does not enforce: the table has the last word.
    """
    reader = Reader(table.game, table.seen_by(seat), table.asked(), language)
    try:
        move = reader.answer(text, decision)
    except NotAllowed as refused:
        if table.blocking(refused.objections):
            raise
        move = refused.move
    check_answers(move, decision)
    return move


def _rolled(table: Table[Any], decision: Decision) -> Entry:
    if not decision.dice:
        raise Trouble("phone-moved-on")
    return roll(table, decision.dice, decision.seat)
