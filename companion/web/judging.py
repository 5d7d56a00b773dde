"""What a phone hears of a move while it is written: what stands there, what may come next, what speaks against it.

All of it by what its seat may see and by nothing else; the line stays on the phone, and nothing of it is kept here.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from companion.games.registry import steps_of
from companion.kernel.game import Decision, Seat
from companion.kernel.reading import Reader
from companion.kernel.steps import Steps, Writing, word_by_word
from companion.kernel.table import Table
from companion.room import Room
from companion.text.language import Language
from companion.text.teller import Teller
from companion.text.verdict import Verdict, judge_for
from companion.web.orders import LONGEST, asked_of

SPOT = 60  # characters of a spot's name


class Draft(Struct, frozen=True, forbid_unknown_fields=True):
    """A line that is being written, for a decision in a position, and the spot that is looked at."""

    decision: str
    at: int
    line: str = ""
    look: str = ""


class Judged(Struct, frozen=True):
    """The answer, before it is put into words; `relaxed`: rules that this table does not enforce."""

    steps: Steps
    verdict: Verdict
    relaxed: frozenset[str]


def read_draft(body: bytes) -> Draft | None:
    """None if it is none: no page of ours sends such a thing."""
    try:
        draft = msgspec.json.decode(body, type=Draft)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return draft if len(draft.line) <= LONGEST and len(draft.look) <= SPOT else None


def judged(room: Room, seat: Seat, draft: Draft, words: Language) -> tuple[Judged, Teller]:
    """Only what is asked is looked up while nobody else can take a step; the rest follows from the position."""

    def asked(table: Table[Any]) -> tuple[Decision, Any, tuple[Decision, ...]]:
        return asked_of(table, seat, draft.decision, draft.at), table.seen_by(seat), table.asked()

    decision, seen, pending = room.do(asked)
    table = room.table
    teller = Teller(words, table.game, seen, table.setup.seats)
    writing = Writing(table.game, seen, decision, draft.line, draft.look, words.code)
    steps = (steps_of(table.game.id, decision.kind) or word_by_word)(writing)
    reader, goes_on = Reader(table.game, seen, pending, words.code), _goes_on(steps, draft.line)
    verdict = judge_for(table, draft.line, decision, seen, teller, reader, goes_on)
    verdict = Verdict() if verdict.kind == "which" and goes_on else verdict  # the next word may say which
    return Judged(steps, verdict, frozenset(table.settings.policy)), teller


def _goes_on(steps: Steps, line: str) -> bool:
    """Is there more to come?"""
    return any(len(tap.line) > len(line) for group in steps.groups for tap in group.taps)
