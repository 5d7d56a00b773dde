"""Every game is played by phones alone, by whatever their pages offer: each accepted order is one entry."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.kernel.journal import Journal
from companion.kernel.record import export_everything, import_record, read_record
from companion.kernel.table import Table
from companion.room import Room
from companion.web.guard import Pace
from tests.test_outlets import TABLES, begun
from tests.web.phoning import Phone, orders_on, rolls_on, serving

NAMES = ("march tyw en", "clockwork 3", "clockwork 2v2", "marengo private", "aces secret units", "aces V2")
TAPS = 25


def stored(table: Table[Any], path: Path) -> Table[Any]:
    """The same table on disk."""
    record = read_record(export_everything(table).encode())
    return import_record(Journal(path / "companion.db"), table.game, record)


@pytest.mark.parametrize("name", NAMES)
def test_phones_play_by_what_their_pages_offer(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pace, "allows", lambda *_: True)
    dice, room = Random(11), Room(stored(begun(*TABLES[name]), tmp_path))
    keys, refused = dict[str, int](), list[str]()
    with serving(room, tmp_path) as phones:
        seats = room.table.game.names(room.table.state)["seat"]
        people = [Phone(phones, seat, dice.choice(("en", "de"))) for seat in seats]
        before = room.table.last.n
        for _ in range(TAPS):
            offered = [(phone, order) for phone in people for order in _asked(phone)]
            if not offered:
                break
            phone, order = dice.choice(offered)
            key = secrets.token_hex(16)
            answers = [phone.order(order, key) for _ in range(dice.choice((1, 2)))]
            if answers[0].status_code == 200:
                assert len({answer.json()["n"] for answer in answers}) == 1
                keys[key] = answers[0].json()["n"]
            else:
                refused.append(f"{order}: {answers[0].text}")
    assert sorted(keys.values()) == list(range(before + 1, room.table.last.n + 1)), "each once, and nothing else"
    assert len(keys) >= TAPS * 3 // 4 or room.table.result is not None, refused
    orders = [room.table.body(entry).order for entry in room.table.entries(before + 1)]
    assert len(set(orders)) == len(orders)


def _asked(phone: Phone) -> list[dict[str, Any]]:
    """What has to be decided; what is seldom done, such as giving up, only where nothing else is offered."""
    page = phone.page()
    often = page.partition('data-key="seldom"')[0]
    return orders_on(often) or rolls_on(often)
