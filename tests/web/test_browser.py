"""Phones in a real browser: they join, decide, are refused, come back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from companion.games.registry import game
from companion.kernel.journal import Journal
from companion.kernel.table import open_table
from companion.room import Room
from tests.web.browser import Watched, at_version, chromium, connected, host_of, pick, sit_down
from tests.web.phoning import free_port, march, serving
from tests.web.test_orders import laptop_that_dies

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


def test_two_phones_and_a_television_play_a_turn(browser: Browser, tmp_path: Path) -> None:
    room = march(tmp_path, blue="Anna", orange="Ben")
    with serving(room, tmp_path) as phones:
        devices = [Watched(browser, host_of(phones), locale=code) for code in ("en-GB", "de-DE", "en-GB")]
        blue, orange, tv = (
            sit_down(device, phones, seat) for device, seat in zip(devices, ("blue", "orange", ""), strict=True)
        )
        assert orange.locator("html").get_attribute("lang") == "de"
        assert tv.locator(".asked").count() == 0
        assert not blue.locator('button[data-move$=" ATTACK"]').is_visible(), "what is secret is covered"
        named = tv.content().count("ATTACK")
        pick(blue, "ATTACK")
        blue.wait_for_selector('body[data-status="done"]')
        for page in (blue, orange, tv):
            at_version(page, 2)
        assert tv.content().count("ATTACK") == named, "nobody else learns the card"
        pick(orange, "FORTIFY")
        for page in (blue, orange, tv):
            at_version(page, 3)
        assert room.table.last.kind == "reveal"
        for page in (blue, orange, tv):
            width = page.evaluate("document.documentElement.scrollWidth")
            assert width <= 320, f"{width} px wide"
        assert [device.wrong for device in devices] == [[], [], []]


def test_one_tap_on_a_secret_enters_nothing(browser: Browser, tmp_path: Path) -> None:
    room = march(tmp_path)
    with serving(room, tmp_path) as phones:
        blue = sit_down(Watched(browser, host_of(phones)), phones, "blue")
        blue.click(".asked details.cover > summary")
        blue.click('button[data-move$=" ATTACK"]')
        blue.wait_for_selector("button.armed")
        blue.evaluate("document.getElementById('view').dataset.version = ''")
        blue.evaluate("window.dispatchEvent(new Event('online'))")  # it connects anew, and is sent the same view
        blue.wait_for_selector('#view:not([data-version=""])')
        assert blue.locator("#status").text_content() == "Tap again to be sure."
        assert blue.locator("button.armed").count() == 1
    assert room.table.last.n == 1


def test_a_refused_order_shows_its_rule_one_tap_away(browser: Browser, tmp_path: Path) -> None:
    room = march(tmp_path)
    for line in ("blue pick MOVE1", "orange pick FORTIFY"):
        room.do(lambda table, line=line: table.enter(line))
    with serving(room, tmp_path) as phones:
        phone = Watched(browser, host_of(phones))
        blue, before = sit_down(phone, phones, "blue"), room.table.last.n
        blue.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
        choice = blue.locator(".asked:not(.optional) button[data-move]").first
        choice.evaluate("each => { each.dataset.move = 'move 9 N->BH'; delete each.dataset.sure; }")
        choice.click()
        text = blue.locator("#answer details p").first
        blue.wait_for_selector("#answer summary")
        assert not text.is_visible()
        blue.locator("#answer summary").first.click()
        assert text.is_visible()
        assert len(text.text_content() or "") > 20
        assert room.table.last.n == before
        assert phone.wrong == []


def test_two_tabs_of_one_seat_and_a_seat_that_is_taken(browser: Browser, tmp_path: Path) -> None:
    room = march(tmp_path)
    with serving(room, tmp_path) as phones:
        phone = Watched(browser, host_of(phones))
        first = sit_down(phone, phones, "blue")
        joining = phone.open(phones.url)
        assert joining.locator('button[value="blue"]').is_disabled()
        joining.click("#seats a")
        connected(joining)
        first.wait_for_selector('body[data-status="elsewhere"]')
        first.click("#here")
        connected(first)
        joining.wait_for_selector('body[data-status="elsewhere"]')
        pick(first, "ATTACK")
        at_version(first, 2)
        phones.guests.release("blue")
        first.wait_for_selector('body[data-status="gone"]')
        assert first.locator("#view").text_content() == ""
        assert phone.wrong == []


def test_seven_tabs_and_the_last_one_still_works(browser: Browser, tmp_path: Path) -> None:
    room = march(tmp_path)
    with serving(room, tmp_path) as phones:
        phone = Watched(browser, host_of(phones))
        url = sit_down(phone, phones, "blue").url
        tabs = [phone.open(url) for _ in range(7)]
        connected(tabs[-1])
        pick(tabs[-1], "ATTACK")
        at_version(tabs[-1], 2)


def test_a_phone_comes_back_when_the_laptop_does(browser: Browser, tmp_path: Path) -> None:
    room, port = march(tmp_path), free_port()
    phone = Watched(browser, f"http://127.0.0.1:{port}")
    with serving(room, tmp_path, port) as phones:
        blue = sit_down(phone, phones, "blue")
    blue.wait_for_selector('body[data-status="lost"]')
    room.do(lambda table: table.enter("orange pick FORTIFY"))
    with serving(room, tmp_path, port):
        connected(blue)
        at_version(blue, 2)
        pick(blue, "ATTACK")
        at_version(blue, 3)
    assert room.table.last.kind == "reveal"
    assert phone.wrong == []


def test_a_tap_before_the_laptop_was_killed_is_entered_once(browser: Browser, tmp_path: Path) -> None:
    """It was on disk and not answered: the page asks again, and hears that it was entered."""
    room, port = march(tmp_path), free_port()
    id_ = room.table.id
    phone = Watched(browser, f"http://127.0.0.1:{port}")
    with serving(room, tmp_path, port) as phones:
        blue = sit_down(phone, phones, "blue")
    room.table.journal.close()
    with laptop_that_dies(tmp_path, id_, port):
        connected(blue)
        pick(blue, "ATTACK")
    blue.wait_for_selector('body[data-status="unsent"], body[data-status="lost"]')
    journal = Journal(tmp_path / "companion.db")
    room = Room(open_table(journal, game("march"), journal.table(id_)))
    assert room.table.last.n == 2
    with serving(room, tmp_path, port):
        connected(blue)
        blue.wait_for_selector('#view[aria-busy="false"]')
        blue.wait_for_selector("text=You have laid face down", state="attached")
    assert room.table.last.n == 2
    journal.close()
    assert phone.wrong == []


def test_the_language_is_changed_on_the_phone(browser: Browser, tmp_path: Path) -> None:
    room = march(tmp_path)
    with serving(room, tmp_path) as phones:
        phone = Watched(browser, host_of(phones))
        blue = sit_down(phone, phones, "blue")
        blue.click('button[data-speak="de"]')
        blue.wait_for_selector('html[lang="de"]')
        connected(blue)
        assert blue.locator("#status").text_content() == "Verbunden."
        assert phone.wrong == []
