"""Fog Ferry on phones: nobody gets what the other crew has chosen, and a whole game is played by what pages offer."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.room import Room
from companion.text.language import CODES, language
from companion.web.guard import Pace
from tests.outlets import compared
from tests.web.phoning import Phone, orders_on, rolls_on, serving
from tests.web.test_bad_wifi import played_through_faults
from tests.web.test_leaks import on_phones

PAIRS, MANY = 300, 10_000


def pier(path: Path | str = ":memory:") -> Table[Any]:
    return Table.create(Journal(path), game("ferry"), Setup())


def pairs(wanted: int, seed: int) -> int:
    dice = Random(seed)
    return compared(pier, dice, wanted, lambda: language(dice.choice(CODES)), shown=on_phones)


def test_no_phone_gets_what_was_decided_unseen() -> None:
    assert pairs(PAIRS, 7) >= PAIRS


@pytest.mark.fuzz
def test_so_it_is_for_many_more() -> None:
    assert pairs(MANY, 100) >= MANY


@pytest.mark.fuzz
def test_a_bad_wifi_loses_and_doubles_nothing(tmp_path: Path) -> None:
    played_through_faults(Room(pier(tmp_path / "companion.db")), tmp_path, Random(1), 30, 40)


def test_phones_play_a_whole_game_by_what_their_pages_offer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Pace, "allows", lambda *_: True)
    dice, room, accepted = Random(5), Room(pier(tmp_path / "companion.db")), list[int]()
    with serving(room, tmp_path) as phones:
        crews = [Phone(phones, seat, code) for seat, code in (("north", "en"), ("south", "de"))]
        while room.table.result is None and len(accepted) < 200:
            pages = [(crew, crew.page().partition('data-key="seldom"')[0]) for crew in crews]
            offered = [(crew, order) for crew, page in pages for order in orders_on(page) or rolls_on(page)]
            crew, order = dice.choice(offered)
            key = secrets.token_hex(16)
            answers = [crew.order(order, key) for _ in range(2)]
            assert [answer.status_code for answer in answers] == [200, 200], answers[0].text
            accepted.append(answers[0].json()["n"])
    assert room.table.result is not None
    assert accepted == list(range(1, room.table.last.n + 1)), "each once, and nothing else"
