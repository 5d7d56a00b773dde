"""Phones and a television in a real browser, through a Wi-Fi that cuts, refuses and swallows."""

from __future__ import annotations

import re
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from companion.room import Room
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
ENTRIES, FAULTS, LONGEST = 10, 12, 90  # at least so many, in at most so many seconds
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


@pytest.mark.parametrize("name", NAMES)
def test_each_tap_is_entered_once_and_all_pages_agree(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pace, "allows", lambda *_: True)
    dice, room, port = Random(3), Room(stored(begun(*TABLES[name]), tmp_path)), free_port()
    before, seats = room.table.last.n, (*room.table.game.names(room.table.state)["seat"], "")
    networks, hosts = [Wifi(port) for _ in seats], Phones._hosts
    behind = [f"127.0.0.1:{wifi.port}" for wifi in networks]  # a proxy is one more name of the laptop
    monkeypatch.setattr(Phones, "_hosts", lambda phones: [*hosts(phones), *behind])
    with chromium() as browser, serving(room, tmp_path, port) as phones:
        pages: list[Page] = []
        devices: list[Watched] = []
        for seat, wifi in zip(seats, networks, strict=True):
            devices.append(device := Watched(browser, f"http://127.0.0.1:{wifi.port}"))
            device.context.add_init_script(COUNTED)
            page = device.open(phones.url.replace(f":{phones.port}", f":{wifi.port}"))
            page.click(f'button[value="{seat}"]')
            page.wait_for_url(re.compile("/s/"))
            pages.append(page)
        until, faults = time.monotonic() + LONGEST, 0
        while room.table.last.n < before + ENTRIES or faults < FAULTS:
            assert time.monotonic() < until, f"{room.table.last.n - before} entries, {faults} faults"
            dice.choice(pages).evaluate(TAP, dice.random())
            if dice.random() < 0.3:
                wifi, faults = dice.choice(networks), faults + 1
                dice.choice((wifi.cut, lambda wifi=wifi: wifi.down(0.8), lambda wifi=wifi: wifi.hole(0.8)))()
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
