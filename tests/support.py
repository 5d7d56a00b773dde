"""Positions and games written as records, so that a test reads: given this table, when this is entered, then that."""

from __future__ import annotations

from textwrap import dedent
from typing import Any

from companion.games.registry import game
from companion.kernel.game import Event, Setup
from companion.kernel.journal import Journal
from companion.kernel.record import read_record, replay
from companion.kernel.table import Table
from companion.kernel.trouble import NotAllowed
from companion.text.language import language
from companion.text.teller import Teller

MARLBOROUGH = """
    option scenario: marlborough
    option touching: FR-SN SN-DR DR-BA BA-FR
    option blue-home: FR
    option home-vp: 3
    option neutral-vp: 2
    option armies-in-play: 1
"""


def usual_setup(id_: str, **options: str) -> Setup:
    """A table of a game as it comes, with the usual answer to whatever has to be asked."""
    asked = game(id_).questions(Setup(options))
    return Setup({question.option: question.suggestion for question in asked} | options)


def play(record: str) -> Table[Any]:
    """The table after a record of The March of Progress, every line of which must be legal.

    `game: march` is added; write options and lines only. Without `roll`, Blue gets the initiative.
    """
    text = dedent(record).strip()
    options = [line.strip() for line in text.splitlines() if line.strip().startswith(("option ", "seat ", "file "))]
    lines = [line.strip() for line in text.splitlines() if line.strip() not in options]
    if not any(line.startswith("roll") for line in lines):
        lines = ["roll 6 1", *lines]
    found = read_record("\n".join(["game: march", *options, *lines]).encode())
    table = Table.create(Journal(":memory:"), game("march"), found.setup)
    for step in replay(table, found):
        told = [f"{o.rule}: {Teller(language('en'), table.game, table.state).objection(o)}" for o in step.objections]
        assert step.legal, f"line {step.line.text!r} was refused: {told or step.trouble}"
    return table


def broken_by(table: Table[Any], line: str) -> set[str]:
    """The rules that forbid a line here; empty if it is legal. The table must stay as it was."""
    before = table.state
    try:
        table.reader().move(line)
    except NotAllowed as refused:
        assert table.state is before
        return {objection.rule for objection in refused.objections}
    return set()


def legal_lines(table: Table[Any], seat: str | None = None) -> list[str]:
    """Every legal move that has to be made or may be made now, as typed, without the offers to end the game."""
    return [
        table.game.notation.write(move)
        for decision, moves in table.choices(seat)
        if decision.kind not in ("end", "accept-end", "repick")
        for move in moves
    ]


def events(table: Table[Any], kind: str = "") -> list[Event]:
    """What the last entry on the current line told, all of it or one kind."""
    found = table.journal.entry(table.id, table.head).events
    return [event for event in found if kind in ("", event.kind)]


def cited(table: Table[Any]) -> set[str]:
    """Every rule the last entry cites."""
    return {rule for event in events(table) for rule in event.rules}
