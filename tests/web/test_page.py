"""The page in a real browser: what a thumb, an eye in the dark and a screen reader find on it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from companion.kernel.assets import ASSETS
from companion.room import Room
from companion.text.language import CODES
from tests.random_table import random_move
from tests.web.browser import Watched, at_version, chromium, connected, host_of, pick, sit_down
from tests.web.phoning import march, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

FINGER = 44  # px: no target is smaller
LEGIBLE = 4.5  # contrast, as WCAG asks for


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


def played(room: Room, count: int) -> Room:
    dice = Random(2)
    for _ in range(count):
        move = random_move(room.table, dice)
        assert move is not None
        room.do(lambda table, move=move: table.enter(move))
    return room


# --- for every reader ---------------------------------------------------------------------------------------------

NAMED = "button, a, summary, input, section, nav, img, svg"
NAMELESS = """(named) => [...document.querySelectorAll(named)].filter((each) => {
  if (!each.checkVisibility()) return false;
  const name = each.textContent || each.labels?.[0]?.textContent || each.ariaLabel || each.alt;
  return !name?.trim() || (each.localName === "section" && !each.querySelector("h2, p"));
}).map((each) => each.outerHTML)"""
TINY = """(least) => [...document.querySelectorAll("button, a, summary, input")].filter((each) =>
  each.checkVisibility() && each.getBoundingClientRect().height < least).map((each) => each.outerHTML)"""
MOVING = """() => [...document.querySelectorAll("*")].filter((each) => {
  const { transitionDuration, animationName } = getComputedStyle(each);
  return transitionDuration !== "0s" || animationName !== "none";
}).length"""
HEADINGS = """() => [...document.querySelectorAll("h1, h2, h3")].map((each) => Number(each.localName[1]))"""


@pytest.mark.parametrize("code", CODES)
def test_everything_has_a_name_a_role_and_room_for_a_finger(browser: Browser, tmp_path: Path, code: str) -> None:
    room = played(march(tmp_path, blue="Anna"), 9)
    with serving(room, tmp_path) as phones:
        phone, tv = (Watched(browser, host_of(phones), locale=code, reduced_motion="reduce") for _ in range(2))
        joining = phone.open(phones.url)
        assert not joining.locator("#seats").is_visible(), "nobody sits here yet"
        for page in (joining, sit_down(phone, phones, "blue"), sit_down(tv, phones, "")):
            page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
            assert page.evaluate(NAMELESS, NAMED) == []
            assert page.evaluate(TINY, FINGER) == []
            assert page.evaluate(MOVING) == 0
            assert page.locator("main").count() == page.locator("h1").count() == 1
            levels = page.evaluate(HEADINGS)
            assert all(after <= before + 1 for before, after in pairwise(levels)), levels
            assert page.locator("html").get_attribute("lang") == code
            assert page.evaluate("document.documentElement.scrollWidth") <= 320
            assert page is joining or page.get_by_role("status").count() == 1
        assert phone.wrong == tv.wrong == []


def _light(colour: str) -> float:
    """How light a colour is for an eye, as WCAG reckons it."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_text_stands_out_by_day_and_by_night() -> None:
    roots = re.findall(r":root \{([^}]*)\}", (ASSETS / "web" / "phone.css").read_text())
    assert len(roots) == 2
    for root in roots:
        colour = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", root))
        written = [(ink, on) for ink in ("ink", "soft", "warn") for on in ("ground", "card")]
        for ink, on in [*written, ("on-strong", "strong")]:
            dark, light = sorted((_light(colour[ink]), _light(colour[on])))
            assert (light + 0.05) / (dark + 0.05) >= LEGIBLE, f"{ink} on {on}"


def change(room: Room, page: Page, card: str) -> None:
    """Something that leaves everything else on the page as it is."""
    room.do(lambda table: table.enter(f"orange pick {card}", anew=True))
    at_version(page, room.version)


def test_focus_and_place_are_kept_when_the_page_changes(browser: Browser, tmp_path: Path) -> None:
    room = march(tmp_path)
    with serving(room, tmp_path) as phones:
        blue = sit_down(Watched(browser, host_of(phones)), phones, "blue")
        blue.click(".asked summary")
        change(room, blue, "FORTIFY")
        for found in (".asked summary", ".asked button[data-move]", "[data-key=seldom] > summary"):
            blue.locator(found).last.focus()
            blue.evaluate("window.scrollTo(0, 150)")
            before = blue.evaluate("document.activeElement.outerHTML")
            change(room, blue, "ATTACK")
            assert blue.evaluate("document.activeElement.outerHTML") == before
            assert blue.evaluate("window.scrollY") == 150
            assert blue.locator(".asked details[open]").count() == 1


# --- covers -------------------------------------------------------------------------------------------------------


def test_what_only_one_player_may_see_is_covered_and_covers_itself(browser: Browser, tmp_path: Path) -> None:
    """Half a minute after it was uncovered, however often the page has changed."""
    room = march(tmp_path)
    with serving(room, tmp_path) as phones:
        phone = Watched(browser, host_of(phones))
        phone.context.clock.install()
        blue = sit_down(phone, phones, "blue")
        cover = blue.locator(".asked .cover")
        assert not cover.locator("button").first.is_visible()
        cover.locator("summary").click()
        for card in ("FORTIFY", "ATTACK", "STRENGTH"):
            assert cover.locator("button").first.is_visible()
            phone.context.clock.run_for(9_000)
            change(room, blue, card)
        phone.context.clock.run_for(4_000)
        cover.locator("button").first.wait_for(state="hidden")  # long before it would be half a minute since a change
        cover.locator("summary").click()
        blue.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        assert cover.locator("button").first.is_visible(), "it is looked at"
        blue.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
        blue.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        assert not cover.locator("button").first.is_visible(), "the phone was put away"
        assert phone.wrong == []


def test_one_phone_holds_two_seats_with_a_cover_between(browser: Browser, tmp_path: Path) -> None:
    room = march(tmp_path, blue="Anna", orange="Ben")
    with serving(room, tmp_path) as phones:
        phone = Watched(browser, host_of(phones))
        page = sit_down(phone, phones, "blue")
        assert page.locator("#view").is_visible(), "one seat needs no cover"
        page.click("#another")
        page.click('button[value="orange"]')
        for mine, other in (("Ben", "Anna"), ("Anna", "Ben"), ("Ben", "Anna")):
            page.wait_for_selector(f"#covered:has-text('{mine}')")
            connected(page)
            assert not page.locator("#view").is_visible()
            page.click("#covered a")
            assert page.locator("h1").text_content() == {"Ben": "Ben (Orange)", "Anna": "Anna (Blue)"}[mine]
            assert page.locator("#view").is_visible()
            pick(page, "ATTACK" if room.table.last.n < 2 else "FORTIFY")
            page.wait_for_selector('body[data-status="done"]')
            page.click(f"#seats a:has-text('{other}')")
        assert room.table.last.kind == "seal", "of the next turn"
        phones.guests.release("blue")
        page.wait_for_selector('body[data-status="gone"]')
        page.click("#seats a:has-text('Ben')")
        page.wait_for_selector("#covered:has-text('Ben')", state="attached")
        connected(page)
        assert not page.locator("#seats").is_visible(), "only this one is left"
        assert phone.wrong == []


# --- what happened, and what is new -------------------------------------------------------------------------------


def test_earlier_lines_come_on_demand_and_stay(browser: Browser, tmp_path: Path) -> None:
    room = played(march(tmp_path), 45)
    with serving(room, tmp_path) as phones:
        phone = Watched(browser, host_of(phones))
        blue = sit_down(phone, phones, "blue")
        numbers = "[...document.querySelectorAll('.log li')].map((each) => each.value)"
        newest = blue.evaluate(numbers)
        while (button := blue.locator("[data-before]")).is_visible():
            shown = blue.locator(".log li").count()
            button.click()
            blue.wait_for_function("count => document.querySelectorAll('.log li').length > count", arg=shown)
            played(room, 1)
            at_version(blue, room.version)
        told = blue.evaluate(numbers)
        assert len(newest) <= 20 < len(told)
        assert told == sorted(set(told), reverse=True)
        silent = {entry.n for entry in room.table.entries() if not any(e.visible_to("blue") for e in entry.events)}
        assert set(range(room.table.last.n + 1)) - set(told) <= silent, "nothing is missing between"
        assert phone.wrong == []


def test_a_phone_vibrates_when_it_is_asked_anew(browser: Browser, tmp_path: Path) -> None:
    room = march(tmp_path)
    with serving(room, tmp_path) as phones:
        phone = Watched(browser, host_of(phones))
        phone.context.add_init_script("window.shaken = 0; navigator.vibrate = () => { window.shaken += 1; };")
        blue = sit_down(phone, phones, "blue")
        before = blue.evaluate("window.shaken")
        change(room, blue, "ATTACK")
        assert blue.evaluate("window.shaken") == before, "nothing new is asked"
        room.do(lambda table: table.enter("blue pick MOVE1"))
        at_version(blue, room.version)
        assert blue.evaluate("window.shaken") == before + 1


# --- what can come between ----------------------------------------------------------------------------------------


def test_a_page_that_was_frozen_is_up_to_date_when_it_wakes(browser: Browser, tmp_path: Path) -> None:
    room = march(tmp_path)
    with serving(room, tmp_path) as phones:
        phone = Watched(browser, host_of(phones))
        blue = sit_down(phone, phones, "blue")
        system = phone.context.new_cdp_session(blue)
        system.send("Page.setWebLifecycleState", {"state": "frozen"})
        for card in ("FORTIFY", "ATTACK", "STRENGTH"):
            room.do(lambda table, card=card: table.enter(f"orange pick {card}", anew=True))
        system.send("Page.setWebLifecycleState", {"state": "active"})
        before = room.version
        at_version(blue, before)
        pick(blue, "ATTACK")
        at_version(blue, before + 1)
        assert room.table.last.kind == "reveal"
        assert phone.wrong == []


def test_a_seat_is_released_while_somebody_writes(browser: Browser, tmp_path: Path) -> None:
    room = march(tmp_path)
    room.do(lambda table: table.undo(consent=True))  # the roll is typed, or left to the laptop
    with serving(room, tmp_path) as phones:
        phone = Watched(browser, host_of(phones))
        writing = sit_down(phone, phones, "blue")
        writing.locator(".typed input").first.fill("roll 6")
        phones.guests.release("blue")
        writing.wait_for_selector('body[data-status="gone"]')
        assert writing.locator("input").count() == 0
        sending, before = sit_down(phone, phones, "blue"), room.table.last.n

        def released_on_the_way(route: Route) -> None:
            phones.guests.release("blue")
            route.continue_()

        sending.route("**/orders", released_on_the_way)
        sending.click("[data-roll]")
        sending.click("[data-roll]")
        sending.wait_for_selector('body[data-status="gone"]')
        assert sending.locator("#view").text_content() == ""
        assert room.table.last.n == before
        assert phone.wrong == []


def test_an_order_for_a_question_that_is_no_longer_asked_says_so(browser: Browser, tmp_path: Path) -> None:
    """A tap that was on its way while somebody at the laptop decided."""
    room = march(tmp_path)
    with serving(room, tmp_path) as phones:
        phone = Watched(browser, host_of(phones))
        blue = sit_down(phone, phones, "blue")

        def decided_on_the_way(route: Route) -> None:
            for line in ("orange pick FORTIFY", "blue pick ATTACK"):
                room.do(lambda table, line=line: table.enter(line))
            route.continue_()

        blue.route("**/orders", decided_on_the_way)
        pick(blue, "MOVE1")
        blue.wait_for_selector("#answer:has-text('moved on')")
        at_version(blue, room.version)
        assert room.table.last.kind == "reveal"
        assert phone.wrong == []
