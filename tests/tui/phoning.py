"""Phones beside the terminal app: real ones on this machine, and a switch that is on without anybody listening."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import zxingcpp
from PIL import Image
from rich.color import Color

from companion.kernel.game import Seat
from scripts.phone_picture import ADDRESS as LONGEST
from scripts.phone_picture import Unheard, sat_down
from tests.tui.driving import Driver
from tests.tui.playing import Player
from tests.web.phoning import WIFI, Phone

__all__ = ("LONGEST", "Unheard", "sat_down")
PATIENCE = 60  # seconds; only what never comes takes that long
CELL = (4, 8)  # pixels


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
