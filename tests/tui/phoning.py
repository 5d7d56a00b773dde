"""Phones beside the terminal app: real ones on this machine, and a switch that is on without anybody listening."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from types import SimpleNamespace
from typing import Any

import httpx
import zxingcpp
from PIL import Image
from rich.color import Color

from companion.kernel.game import Seat
from companion.kernel.table import Table
from companion.room import Room
from companion.web.guests import Guests
from companion.web.switch import Switch
from tests.tui.driving import Driver
from tests.tui.playing import Player
from tests.web.phoning import WIFI, Phone

LONGEST = "192.168.178.123"  # an address as long as they get
PATIENCE = 60  # seconds; only what never comes takes that long
CELL = (4, 8)  # pixels


class Unheard(Switch):
    """Phones are on, as far as a screen can tell: the same address, port and code every day, and nobody listens."""

    def __init__(self, room: Room, there: tuple[Seat, ...] = (), address: str = LONGEST) -> None:
        super().__init__(room)
        self._at, self._there = address, there
        self.guests.code = "abcdefghjk"
        self.turn_on(address)

    def _listen(self, address: str, port: int) -> None:
        told, guests = f"http://{address}:8765", self.guests
        guests.switched_on(address, 8765)
        self._phones: Any = SimpleNamespace(
            is_on=True,
            address=address,
            url=f"{told}/j/{guests.code}",
            screen_url=f"{told}/t/{guests.code}",
            there=frozenset(guest.ticket for guest in guests.all() if guest.seat in self._there),
            news=SimpleQueue[tuple[str, Seat]](),
            look=lambda: None,
            stop=lambda patience: None,
        )


def sat_down(table: Table[Any]) -> Unheard:
    """Somebody sits at the first seat, and somebody at the second is away; a screen for everybody is there."""
    guests, (first, second, *_) = Guests(table.id), table.game.names(table.state)["seat"]
    for seat in (first, second, ""):
        guests.sit_down(seat, "en")
    return Unheard(Room(table), there=(first, ""))


# --- real ones ----------------------------------------------------------------------------------------------------


def server_of(player: Player) -> Any:
    """That of the table."""
    return player.desk.phones()._phones


async def switch_on(player: Player) -> None:
    """The first time on this laptop it is said before what that means."""
    await player.press("P")
    if not player.desk.phones().is_on:
        await player.press("enter")
    assert player.desk.phones().is_on, player.text


async def sit_down_with_phone(player: Player, seat: Seat, language: str = "en") -> Phone:
    return await asyncio.to_thread(Phone, server_of(player), seat, language)


async def until(player: Driver, ready: Callable[[], bool], what: str) -> None:
    """Others are at work too: wait for what they do."""
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, f"waited in vain for {what}:\n{player.text}\n{player.told}"
        await asyncio.sleep(0.01)
        await player.settle()


@contextmanager
def page_of(phone: Phone) -> Iterator[httpx.Response]:
    """The page of a phone is open: its stream is."""
    with WIFI.stream("GET", f"{phone.url}/events") as stream:
        yield stream


def events_on(stream: httpx.Response) -> Iterator[str]:
    """What comes on it, by name; it ends when the laptop lets go."""
    for line in stream.iter_lines():
        if line.startswith("event: "):
            yield line.removeprefix("event: ")


# --- scanning -----------------------------------------------------------------------------------------------------


def scanned(driver: Driver) -> list[str]:
    """What a camera reads from the screen."""
    wide, high = CELL
    width, height = driver.size
    picture = Image.new("RGB", (width * wide, height * high))
    for y, strip in enumerate(driver.app.screen._compositor.render_strips()[:height]):
        x = 0
        for segment in strip:
            for sign in segment.text:
                assert segment.style is not None
                fore, back = _rgb(segment.style.color), _rgb(segment.style.bgcolor)
                upper, lower = (fore if sign in signs else back for signs in ("█▀", "█▄"))
                for part, colour in enumerate((upper, lower)):
                    top = y * high + part * high // 2
                    picture.paste(colour, (x * wide, top, (x + 1) * wide, top + high // 2))
                x += 1
    return [found.text for found in zxingcpp.read_barcodes(picture)]


def _rgb(colour: Color | None) -> tuple[int, int, int]:
    """Grey where nothing is said about it: no part of a code."""
    return tuple(colour.get_truecolor()) if colour is not None else (128, 128, 128)
