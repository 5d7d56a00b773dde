"""Phones join, see what is theirs, and decide: each order once."""

from __future__ import annotations

import os
import re
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from html import unescape
from pathlib import Path

import httpx
import pytest

from companion.games.registry import game
from companion.kernel.journal import Journal
from companion.kernel.rulebook import rulebook
from companion.kernel.table import open_table
from companion.room import Room
from companion.web.guests import Guests
from tests.web.phoning import WIFI, Phone, free_port, march, serving

ROOT = Path(__file__).parents[2]


def test_two_phones_decide_in_secret_and_the_cards_are_turned(tmp_path: Path) -> None:
    room = march(tmp_path, blue="Anna")
    with serving(room, tmp_path) as phones:
        blue, orange = Phone(phones, "blue"), Phone(phones, "orange", "de")
        assert "Anna" in blue.page()
        fortify = next(choice for choice in blue.choices() if "FORTIFY" in choice["move"])
        assert blue.order(fortify).json() == {"n": 2}
        assert "FORTIFY" not in orange.page().split('class="log"')[1]
        attack = next(choice for choice in orange.choices() if choice["move"].endswith("ATTACK"))
        assert orange.order(attack).json() == {"n": 3}
        own = re.search(r'<li value="3">(.*?)<details class="cover" data-key="log/3">(.*?)</details>', blue.page())
        assert own is not None
        assert "has picked" not in own[1], "what only one player heard lies under a cover"
        assert "Anna has picked FORTIFY" in unescape(own[2])
    assert room.table.last.kind == "reveal"


def test_the_same_key_is_the_same_entry_and_another_phone_has_other_keys(tmp_path: Path) -> None:
    room = march(tmp_path)
    with serving(room, tmp_path) as phones:
        blue, orange = Phone(phones, "blue"), Phone(phones, "orange")
        key, choice = secrets.token_hex(16), blue.choices()[0]
        with ThreadPoolExecutor(5) as taps:
            answers = list(taps.map(lambda _: blue.order(choice, key).json(), range(5)))
        assert answers == [{"n": 2}] * 5
        assert room.table.last.n == 2
        assert orange.order(orange.choices()[0], key).json() == {"n": 3}, "a key belongs to its ticket"
        assert blue.order(choice, key).json() == {"n": 2}, "also when the table has moved on"


def test_an_owner_decides_anew_until_the_reveal(tmp_path: Path) -> None:
    room = march(tmp_path)
    with serving(room, tmp_path) as phones:
        blue = Phone(phones, "blue")
        first, second = blue.choices()[:2]
        assert blue.order(first).status_code == 200
        assert "You have laid face down" in blue.page()
        assert blue.order(second).status_code == 200
    assert [event.kind for event in room.table.last.events] == ["sealed-anew"]


def test_an_order_for_what_is_no_longer_asked_is_refused(tmp_path: Path) -> None:
    room = march(tmp_path)
    with serving(room, tmp_path) as phones:
        blue, orange = Phone(phones, "blue"), Phone(phones, "orange")
        old = blue.choices()[0]
        for phone in (blue, orange):
            assert phone.order(phone.choices()[0]).status_code == 200
        refused = blue.order(old)
        assert refused.status_code == 409
        assert "moved on" in refused.json()["refused"]


def test_a_refusal_names_its_rule_and_has_its_text(tmp_path: Path) -> None:
    room = march(tmp_path)
    for line in ("blue pick MOVE1", "orange pick FORTIFY"):
        room.do(lambda table, line=line: table.enter(line))
    with serving(room, tmp_path) as phones:
        blue = Phone(phones, "blue", "de")
        before = room.table.last.n
        refused = blue.order({**blue.choices()[0], "move": "move 9 N->BH"})
        assert refused.status_code == 409
        rule = re.search(r"\[(MP-[A-Z0-9-]+)\]</summary><p>(.*?)</p>", refused.json()["refused"])
        assert rule is not None, refused.json()
        assert unescape(rule[2]) == rulebook("march")[rule[1]].de
    assert room.table.last.n == before


def test_a_seat_is_taken_once_until_the_laptop_releases_it(tmp_path: Path) -> None:
    room = march(tmp_path)
    with serving(room, tmp_path) as phones:
        blue = Phone(phones, "blue")
        again = WIFI.post(phones.url, data={"seat": "blue", "language": "en"})
        assert again.status_code == 409
        assert "Somebody else sits at" in again.text
        choice = blue.choices()[0]
        elsewhere = Guests(room.table.id, tmp_path / "phones.json")  # `companion phones --release`
        assert elsewhere.release("blue") == 1
        assert WIFI.get(blue.url).status_code == 410
        assert blue.order(choice).status_code == 410
        Phone(phones, "blue")
        assert phones.news.get(timeout=5)[1] == "blue"


def test_phones_come_back_after_a_restart(tmp_path: Path) -> None:
    room, port = march(tmp_path), free_port()
    with serving(room, tmp_path, port) as phones:
        blue = Phone(phones, "blue")
    with pytest.raises(httpx.HTTPError):
        blue.page()
    with serving(room, tmp_path, port):
        assert blue.order(blue.choices()[0]).status_code == 200


def test_a_stream_sends_the_view_and_each_change_and_ends_when_released(tmp_path: Path) -> None:
    room = march(tmp_path)
    with serving(room, tmp_path) as phones:
        blue, orange = Phone(phones, "blue"), Phone(phones, "orange")
        with WIFI.stream("GET", f"{blue.url}/events", timeout=20) as stream:
            lines = (line for line in stream.iter_lines() if line.startswith("event:"))
            assert next(lines) == "event: view"
            assert orange.order(orange.choices()[0]).status_code == 200
            assert next(lines) == "event: view"
            phones.guests.release("blue")
            assert next(line for line in lines if line != "event: beat") == "event: gone"


def test_a_newer_page_takes_the_place_of_an_older_one(tmp_path: Path) -> None:
    room = march(tmp_path)
    with serving(room, tmp_path) as phones:
        blue = Phone(phones, "blue")
        with WIFI.stream("GET", f"{blue.url}/events", timeout=20) as older:
            lines = (line for line in older.iter_lines() if line.startswith("event:"))
            assert next(lines) == "event: view"
            with WIFI.stream("GET", f"{blue.url}/events", timeout=20) as newer:
                assert next(newer.iter_lines()) == "event: view"
                assert next(lines) == "event: elsewhere"


KILLED = """
import os, signal, sys
from companion.kernel.table import Table
entered = Table.enter
def dies(table, *order, **how):
    entered(table, *order, **how)
    os.kill(os.getpid(), signal.SIGKILL)
Table.enter = dies
from companion.__main__ import main
sys.argv[1:] = ["serve", sys.argv[1], "--address", "127.0.0.1", "--port", sys.argv[2]]
main()
"""


@contextmanager
def laptop_that_dies(folder: Path, table: str, port: int) -> Iterator[subprocess.Popen[str]]:
    """`companion serve`, killed as soon as an order is on disk: nobody hears that it is."""
    environment = os.environ | {"PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": "1", "COMPANION_HOME": str(folder)}
    command = [sys.executable, "-c", KILLED, table, str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as laptop:
        assert laptop.stdout is not None
        assert any(line.startswith("http://") for line in laptop.stdout)
        yield laptop
        assert laptop.wait(10) == -signal.SIGKILL


def test_killed_between_write_and_answer_the_order_is_entered_once(tmp_path: Path) -> None:
    room, port = march(tmp_path), free_port()
    id_ = room.table.id
    with serving(room, tmp_path, port) as phones:
        blue = Phone(phones, "blue")
        choice, key = blue.choices()[0], secrets.token_hex(16)
    room.table.journal.close()
    with laptop_that_dies(tmp_path, id_, port), pytest.raises(httpx.HTTPError):
        blue.order(choice, key)
    journal = Journal(tmp_path / "companion.db")
    room = Room(open_table(journal, game("march"), journal.table(id_)))
    assert room.table.last.n == 2, "it was on disk"
    with serving(room, tmp_path, port):
        assert blue.order(choice, key).json() == {"n": 2}
    assert room.table.last.n == 2
    journal.close()
