"""Phones beside the app in a real terminal: a code on the screen, a choice from the phone, a dead battery, signals."""

from __future__ import annotations

import os
import re
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from companion.store import Store
from companion.web.guests import Guests
from tests.terminal import PATIENCE, Terminal, needs_tmux, terminal
from tests.tui.phoning import page_of
from tests.tui.playing import laid_out
from tests.web.browser import Watched, chromium
from tests.web.phoning import Phone, free_port
from tests.web.test_browser import pick

pytestmark = needs_tmux
URL = re.compile(r"http://127\.0\.0\.1:(\d+)/j/\w+")


@pytest.fixture
def window(home: Path) -> Iterator[Terminal]:
    with terminal(home, (80, 24)) as opened:
        yield opened


@pytest.fixture
def table(home: Path) -> str:
    """One whose phones were at 127.0.0.1 before: no test listens anywhere else."""
    store = Store()
    id_ = laid_out(store, "roll 6 1")
    store.close()
    guests = Guests(id_)
    guests.sit_down("", "en")
    guests.switched_on("127.0.0.1", free_port())
    guests.switched_off()
    return id_


def invited(window: Terminal, table: str) -> re.Match[str]:
    """The app at the table, and phones switched on: what there is to be scanned."""
    window.open("play", table, "--lang", "en")
    window.see("Hand the laptop to Anna")
    window.press("P")
    shown = window.see("/j/", "Anna (Blue)")
    found = URL.search(shown)
    assert found is not None, shown
    return found


def sat_down(window: Terminal, table: str) -> Phone:
    """And Anna's phone."""
    found = invited(window, table)
    phone = Phone(SimpleNamespace(address="127.0.0.1", port=int(found[1]), url=found[0]), "blue")  # type: ignore[arg-type]
    window.see("A phone sits at Anna (Blue).")
    window.press("Escape")
    window.see("phones: 2", "Hand the laptop to Anna")
    return phone


def test_a_phone_decides_the_battery_dies_and_the_phone_goes_on(window: Terminal, table: str) -> None:
    phone = sat_down(window, table)
    orders = phone.choices()
    answer = phone.order(orders[0], "k" * 32)
    assert answer.status_code == 200
    window.see("1  Hand the laptop to Ben")
    window.kill()
    with pytest.raises(httpx.TransportError):
        phone.page()
    window.open("play", table, "--lang", "en")
    window.see("phones: 2", "1  Hand the laptop to Ben")
    again = phone.order(orders[0], "k" * 32)
    assert (again.status_code, again.json()) == (200, answer.json()), "the same order, entered once"
    assert "You have laid face down" in phone.page()
    window.press("q")
    window.see("Leave the table?")
    window.press("y")
    window.see("COMPANION")
    with pytest.raises(httpx.TransportError):
        phone.page()


def test_a_page_in_a_browser_finds_the_laptop_again_by_itself(window: Terminal, table: str) -> None:
    with chromium() as browser:
        url = invited(window, table)[0]
        phone = Watched(browser, url.partition("/j/")[0])
        page = phone.open(url)
        page.click('button[value="blue"]')
        page.wait_for_selector('body[data-status="connected"]')
        window.see("Anna (Blue)", "connected")
        window.kill()
        page.wait_for_selector('body[data-status="lost"]')
        window.open("play", table, "--lang", "en")
        page.wait_for_selector('body[data-status="connected"]')
        window.see("Hand the laptop to Anna")
        window.press("1")
        pick(page, "ATTACK")
        window.see("1  Hand the laptop to Ben")
        assert page.locator('.log li:has-text("ATTACK")').count() == 0
        window.press("1")
        window.see("press enter when nobody else can see")
        window.press("Enter")
        window.see("Nobody else looks?")
        window.press("1")
        page.wait_for_selector('.log li:has-text("ATTACK")')
        assert phone.wrong == []


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_window_ends_the_app_though_a_page_is_open(window: Terminal, table: str, number: int) -> None:
    phone = sat_down(window, table)
    with page_of(phone) as stream:
        lines = stream.iter_lines()
        assert next(lines) == "event: view"
        os.kill(int(window._ask("#{pane_pid}")), number)
        window.until(lambda: window.ended, "the app to end")
        rest = list(lines)
    assert "event: gone" not in rest, "the seat is kept"
    assert "Traceback" not in window.everything
    assert window._ask("#{alternate_on}") == "0", "the terminal is as it was"


def test_quitting_by_keys_ends_the_app_though_a_page_is_open(window: Terminal, table: str) -> None:
    phone = sat_down(window, table)
    with page_of(phone) as stream:
        lines = stream.iter_lines()
        assert next(lines) == "event: view"
        for key, there in (("q", "Leave"), ("y", "COMPANION"), ("q", "")):
            window.press(key)
            window.until(lambda there=there: window.ended or there in window.screen, there)  # type: ignore[misc]
        window.until(lambda: window.ended, "the app to end")
    assert "Traceback" not in window.everything


def test_somebody_who_says_half_a_sentence_keeps_nothing_from_ending(window: Terminal, table: str) -> None:
    phone = sat_down(window, table)
    host, _, port = phone.base.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), PATIENCE) as silent:
        silent.sendall(b"GET / HTTP/1.1\r\n")
        os.kill(int(window._ask("#{pane_pid}")), signal.SIGTERM)
        window.until(lambda: window.ended, "the app to end")
    assert "Traceback" not in window.everything
