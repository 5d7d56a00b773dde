"""Fog Ferry on phones: what hands show is put together by taps, though the game says nothing of phones."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.room import Room
from companion.web.seatview import name_of, position
from tests.web.phoning import Phone, serving

TAP = re.compile(r'data-line="([^"]*)"[^>]*><span>(.*?)</span>')


def taps(phone: Phone, room: Room, line: str) -> dict[str, str]:
    """What can be tapped next, and the line after it."""
    decision = next(decision for decision in room.table.pending() if decision.kind == "roll")
    draft = {"decision": name_of(decision), "at": position(room.table), "line": line}
    steps = phone.post("judge", draft).json()["steps"]
    return {unescape(said): unescape(after) for after, said in TAP.findall(steps)}


def test_a_round_is_played_by_taps(tmp_path: Path) -> None:
    room = Room(Table.create(Journal(tmp_path / "companion.db"), game("ferry"), Setup(), "Pier"))
    with serving(room, tmp_path) as phones:
        north, south = Phone(phones, "north"), Phone(phones, "south", "de")
        for phone, wanted in ((north, "steady"), (south, "jerk"), (north, "brace"), (south, "")):
            for order in phone.choices():
                if wanted and wanted in order["move"]:
                    assert phone.order(order).status_code == 200
        roller, seat = (north, "north") if room.table.pending()[0].seat == "north" else (south, "south")
        verb = "roll" if seat == "north" else "würfle"
        dice = taps(roller, room, "")
        assert list(dice)[:6] == ["1", "2", "3", "4", "5", "6"], dice
        assert dice["4"].split() == [verb, "4"]
        order = {"decision": name_of(room.table.pending()[0]), "at": position(room.table), "move": dice["4"]}
        assert roller.order(order).status_code == 200
    assert room.table.last.events[0].kind == "rolled"
