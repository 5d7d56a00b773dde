"""A phone beside the terminal, in the README: `python -m scripts.phone_picture` draws docs/phone.svg anew."""

from __future__ import annotations

import asyncio
import gzip
import os
import re
import tempfile
from base64 import b64encode
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from queue import SimpleQueue
from types import SimpleNamespace
from typing import Any

from companion.kernel.assets import ASSETS
from companion.kernel.game import Seat
from companion.kernel.table import Table
from companion.room import Room
from companion.store import Store
from companion.text.language import language
from companion.tui.app import CompanionApp
from companion.tui.screens.phones import PhonesScreen
from companion.tui.settings import Settings
from companion.web.guests import Guests
from companion.web.html import VOID
from companion.web.pages import seat_page, view_html
from companion.web.pictures import Pictures, Seen
from companion.web.seatview import SeatView, Viewer
from companion.web.switch import Switch
from scripts.picture import GAME, PEOPLE, seated, standing_still

PICTURE = Path(__file__).parent.parent / "docs" / "phone.svg"
SIZE = (120, 40)
SCREEN = (1482, 1026)  # as Textual draws a terminal of that size
PHONE = (320, 640)  # as a phone counts its screen
LARGE = 1.5  # drawn so that both can be read
EDGE = 24  # around the screen of the phone, and between it and the terminal
ADDRESS = "192.168.178.123"


class Unheard(Switch):
    """Phones are on, as far as a screen can tell: the same address, port and code every day, and nobody listens."""

    def __init__(self, room: Room, there: tuple[Seat, ...] = (), address: str = ADDRESS) -> None:
        super().__init__(room)
        self._there = there
        self.guests.code = "abcdefghjk"
        self.turn_on(address)

    @property
    def is_lost(self) -> bool:
        return False

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


def sat_down(table: Table[Any], *there: Seat) -> Unheard:
    """Phones sit at two seats, and there is a screen for everybody; these of them are `there` now."""
    for seat in ("blue", "orange", ""):
        Guests(table.id).sit_down(seat, "en")
    return Unheard(Room(table), there)


async def _terminal(store: Store, id_: str) -> str:
    app = CompanionApp(store, Settings("en"), id_)
    async with app.run_test(size=SIZE) as pilot:
        table = store.look(store.journal.table(id_))
        await app.push_screen(PhonesScreen(table, sat_down(table, *PEOPLE, "")))
        await pilot.pause()
        return app.export_screenshot(title="companion")


def _page(table: Table[Any]) -> str:
    """What Ben's phone shows, once it is connected."""
    words = language("en")
    view = Pictures(table.game.id).put_into(Viewer("orange", words).look(table), Seen.of(table, "orange"), words)
    page = _with_its_picture(seat_page(view, words, table.id, view_html(view, words, "")), view)
    connected = page.replace(words.say("phone-lost"), words.say("phone-connected"))
    return re.sub(r' data-[a-z-]+="[^"]*"', "", _Strict().fed(connected))  # those are for the script


def _with_its_picture(page: str, view: SeatView) -> str:
    """A page asks the laptop for it; here it is a part of the page."""
    assert view.picture is not None
    drawn = b64encode(gzip.decompress(view.picture.packed)).decode()
    return page.replace(f"/s//board/{view.picture.name}.svg", f"data:image/svg+xml;base64,{drawn}")


class _Strict(HTMLParser):
    """The same page, as a picture wants it: every element is closed, every attribute has a value."""

    def fed(self, page: str) -> str:
        self._parts: list[str] = []
        self.feed(page)
        return "".join(self._parts)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = [("xmlns", "http://www.w3.org/1999/xhtml")] if tag == "html" else []
        written = "".join(f' {name}="{escape(value or "")}"' for name, value in [*given, *attrs])
        self._parts.append(f"<{tag}{written}{'/' if tag in VOID else ''}>")
        if tag == "head":
            self._parts.append(f"<style>{(ASSETS / 'web' / 'phone.css').read_text(encoding='utf-8')}</style>")

    def handle_endtag(self, tag: str) -> None:
        self._parts.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        self._parts.append(escape(data, quote=False))


def _beside(terminal: str, page: str) -> str:
    """Both in one picture."""
    (wide, high), (width, height) = SCREEN, PHONE
    placed = terminal.replace("<svg ", f'<svg x="0" y="0" width="{wide}" height="{high}" ', 1)
    left, top = wide + EDGE, round((high - LARGE * (height + 2 * EDGE)) / 2)
    frame = f'<rect width="{width + 2 * EDGE}" height="{height + 2 * EDGE}" rx="36" fill="#101114" stroke="#5a5a63"/>'
    inside = f'<foreignObject x="{EDGE}" y="{EDGE}" width="{width}" height="{height}">{page}</foreignObject>'
    whole = round(left + LARGE * (width + 2 * EDGE))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {high}">\n{placed}\n'
        f'<g transform="translate({left} {top}) scale({LARGE})">{frame}{inside}</g>\n</svg>\n'
    )


def picture() -> str:
    """The screen of the laptop with the code, and the page of a phone that has joined, as SVG."""
    with standing_still(), tempfile.TemporaryDirectory() as home:
        os.environ["COMPANION_HOME"] = home
        store = Store()
        try:
            id_ = seated(store, *GAME)
            terminal = asyncio.run(_terminal(store, id_))
            page = _page(store.look(store.journal.table(id_)))
        finally:
            store.close()
    return re.sub(r"terminal-\d+", "terminal", _beside(terminal, page))


if __name__ == "__main__":
    PICTURE.write_text(picture(), encoding="utf-8")
