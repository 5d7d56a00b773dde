"""Phones and a television in a real browser, through a Wi-Fi that cuts, refuses and swallows."""

from __future__ import annotations

import re
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING
from unittest.mock import patch

import pytest

from companion.room import Room
from companion.web import listening
from companion.web.guard import Pace
from companion.web.server import Phones
from tests.test_outlets import TABLES, begun
from tests.web.browser import Watched, chromium
from tests.web.faults import Wifi
from tests.web.phoning import free_port, serving
from tests.web.test_whole_games import stored

if TYPE_CHECKING:
    from playwright.sync_api import Page

NAMES = ("march tyw en", "clockwork 4", "marengo private", "aces secret units")
ENTRIES, FAULTS, LONGEST = 6, 6, 120  # at least so many, in at most so many seconds
COUNTED = """
window.accepted = [];
const sent = window.fetch;
window.fetch = async (...what) => {
  const reply = await sent(...what);
  if (reply.ok && String(what[0]).endsWith("/orders")) window.accepted.push((await reply.clone().json()).n);
  return reply;
};
"""
TAP = """luck => {
  const often = (each) => !each.closest('[data-key="seldom"]') && !each.disabled;
  const found = [...document.querySelectorAll(".asked button[data-move], .asked button[data-roll]")].filter(often);
  if (!found.length) return;
  const button = found[Math.floor(luck * found.length)];
  button.click(); button.click();
}"""


def test_each_tap_is_entered_once_and_all_pages_agree(tmp_path: Path) -> None:
    """Four phones and a television."""
    played_through_faults(Room(stored(begun(*TABLES["clockwork 4"]), tmp_path)), tmp_path, Random(3), ENTRIES, FAULTS)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", NAMES)
def test_so_it_is_in_every_game_for_longer(name: str, seed: int, tmp_path: Path) -> None:
    room = Room(stored(begun(*TABLES[name]), tmp_path))
    played_through_faults(room, tmp_path, Random(seed), ENTRIES * 8, FAULTS * 8)


def played_through_faults(room: Room, path: Path, dice: Random, entries: int, faults: int) -> None:
    """By taps at random, on a page for each seat and one for everybody, until both were enough or the game is over.

    They tap faster than people, and all come from one address.
    """
    before, seats = room.table.last.n, (*room.table.game.names(room.table.state)["seat"], "")
    port = free_port()
    networks, hosts = [Wifi(port) for _ in seats], Phones._hosts
    behind = [f"127.0.0.1:{wifi.port}" for wifi in networks]  # a proxy is one more name of the laptop
    named = patch.object(Phones, "_hosts", lambda phones: [*hosts(phones), *behind])
    often, many = patch.object(Pace, "allows", lambda *_: True), patch.object(listening, "MOST", 99)
    with named, often, many, chromium() as browser, serving(room, path, port) as phones:
        devices = [Watched(browser, f"http://{host}") for host in behind]
        pages = [_seated(*each, phones) for each in zip(devices, seats, networks, strict=True)]
        until = time.monotonic() + LONGEST * max(1, entries // ENTRIES)
        while room.table.result is None and (room.table.last.n < before + entries or faults > 0):
            assert time.monotonic() < until, f"{room.table.last.n - before} entries, {faults} faults to come"
            dice.choice(pages).evaluate(TAP, dice.random())
            if dice.random() < 0.3:
                faults -= 1
                _fault(dice.choice(networks), dice)
            pages[0].wait_for_timeout(60)
        for page in pages:
            page.wait_for_selector('#view[aria-busy="false"]')
        for page in pages:
            page.wait_for_selector(f'#view[data-version="{room.version}"]')
        accepted = [n for page in pages for n in page.evaluate("window.accepted")]
        assert [device.wrong for device in devices] == [[]] * len(devices)
        for wifi in networks:
            wifi.close()
    assert sorted(accepted) == list(range(before + 1, room.table.last.n + 1)), "each once, and nothing else"


def _seated(device: Watched, seat: str, wifi: Wifi, phones: Phones) -> Page:
    device.context.add_init_script(COUNTED)
    page = device.open(phones.url.replace(f":{phones.port}", f":{wifi.port}"))
    page.click(f'button[value="{seat}"]')
    page.wait_for_url(re.compile("/s/"))
    return page


def _fault(wifi: Wifi, dice: Random) -> None:
    dice.choice((wifi.cut, lambda: wifi.down(0.8), lambda: wifi.hole(0.8)))()
