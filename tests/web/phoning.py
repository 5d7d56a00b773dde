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

# Each question is a connection of its own, as after sleep; nobody checks certificates, which takes long to prepare.
WIFI = httpx.Client(verify=False, timeout=20, limits=httpx.Limits(max_keepalive_connections=0))
_ASKED = re.compile(r'<section class="asked[^>]* data-decision="([^"]*)" data-at="(\d+)">(.*?)</section>')
_MOVE = re.compile(r'data-move="([^"]*)"')


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


def orders_on(page: str) -> list[dict[str, Any]]:
    """Every order that a tap on this page would send, without its key."""
    return [{**to, "move": unescape(move)} for to, inside in _questions(page) for move in _MOVE.findall(inside)]


def rolls_on(page: str) -> list[dict[str, Any]]:
    """Where the laptop would roll."""
    return [{**to, "move": ""} for to, inside in _questions(page) if "data-roll" in inside]


def _questions(page: str) -> Iterator[tuple[dict[str, Any], str]]:
    for decision, at, inside in _ASKED.findall(page):
        yield {"decision": unescape(decision), "at": int(at)}, inside


class Phone:
    """One that has sat down."""

    def __init__(self, phones: Phones, seat: str, language: str = "en") -> None:
        self.base = f"http://{phones.address}:{phones.port}"
        form = {"seat": seat, "language": language}
        joined = WIFI.post(phones.url, data=form)
        assert joined.status_code == 303, joined.text
        self.path = joined.headers["location"]
        self.url = self.base + self.path

    def page(self) -> str:
        return WIFI.get(self.url).text

    def choices(self) -> list[dict[str, Any]]:
        return orders_on(self.page())

    def order(self, content: dict[str, Any], key: str = "") -> httpx.Response:
        return self.post("orders", {"key": key or secrets.token_hex(16), **content})

    def post(self, path: str, content: object, **headers: str) -> httpx.Response:
        sent = {"content-type": "application/json", **headers}
        return WIFI.post(f"{self.url}/{path}", content=json.dumps(content), headers=sent)
