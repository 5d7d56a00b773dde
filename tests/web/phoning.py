"""Phones in tests: a server on a real socket, and phones that join it and send orders."""

from __future__ import annotations

import json
import re
import secrets
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from html import unescape
from pathlib import Path
from typing import Any

import httpx

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.room import Room
from companion.web.address import LAPTOP
from companion.web.guests import Guests
from companion.web.server import Phones


def free_port() -> int:
    with closing(socket.socket()) as asking:
        asking.bind((LAPTOP, 0))
        return int(asking.getsockname()[1])


def march(path: Path, **seats: str) -> Room:
    """A table at which both sides have to pick a card in secret."""
    room = Room(Table.create(Journal(path / "companion.db"), game("march"), Setup(seats=seats), "Kitchen"))
    room.do(lambda table: table.enter("roll 6 1"))
    return room


@contextmanager
def serving(room: Room, path: Path, port: int = 0) -> Iterator[Phones]:
    phones = Phones(room, Guests(room.table.id, path / "phones.json"), LAPTOP, port or free_port())
    phones.start()
    try:
        yield phones
    finally:
        phones.stop()


class Phone:
    """One that has sat down."""

    def __init__(self, phones: Phones, seat: str, language: str = "en") -> None:
        self.base = f"http://{phones.address}:{phones.port}"
        form = {"seat": seat, "language": language}
        joined = httpx.post(phones.url, data=form, follow_redirects=False, timeout=20)
        assert joined.status_code == 303, joined.text
        self.path = joined.headers["location"]
        self.url = self.base + self.path

    def page(self) -> str:
        return httpx.get(self.url, timeout=20).text

    def choices(self) -> list[dict[str, Any]]:
        """Every order that a tap on this page would send, without its key."""
        found = list[dict[str, Any]]()
        for section in re.findall(r'<section class="asked[^>]*>.*?</section>', self.page()):
            of = re.match(r'<section class="[^"]*" data-decision="([^"]*)" data-at="(\d+)"', section)
            assert of is not None
            moves = re.findall(r'data-move="([^"]*)"', section)
            found += [{"decision": unescape(of[1]), "at": int(of[2]), "move": unescape(move)} for move in moves]
        return found

    def order(self, content: dict[str, Any], key: str = "") -> httpx.Response:
        return self.post("orders", {"key": key or secrets.token_hex(16), **content})

    def post(self, path: str, content: object, **headers: str) -> httpx.Response:
        sent = {"content-type": "application/json", **headers}
        return httpx.post(f"{self.url}/{path}", content=json.dumps(content), headers=sent, timeout=20)
