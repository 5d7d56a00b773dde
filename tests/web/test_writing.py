"""Moves put together by taps alone, in a real browser: orders on the map, a group of blocks, faces."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from companion.games.clockwork.moves.deploy import Deploy
from companion.kernel.game import Setup
from companion.room import Room
from tests.test_outlets import begun
from tests.web.browser import Watched, at_version, chromium, host_of, sit_down
from tests.web.phoning import serving
from tests.web.test_judging import deploying
from tests.web.test_whole_games import stored

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

TARGET = 48  # pixels a finger needs
SETTLED = 100  # milliseconds in which an answer is drawn


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


def uncover(page: Page) -> None:
    with page.expect_response("**/judge"):
        page.click(".asked:not(.optional) details.cover > summary")
    page.wait_for_timeout(SETTLED)


def line_of(page: Page) -> str:
    return page.input_value(".asked:not(.optional) input[name=move]")


def tap(page: Page, said: str) -> None:
    """A button of the steps by what it says; the line changes with it, and the answer is there."""
    button = page.locator(".asked:not(.optional) .steps .tap", has=page.locator(f'span:text-is("{said}")')).first
    box = button.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= TARGET, said
    with page.expect_response("**/judge"):
        button.click()
    page.wait_for_timeout(SETTLED)


def tap_tile(page: Page, tile: str) -> None:
    outline = page.locator(f'.asked:not(.optional) .map polygon[data-spot="{tile}"]')
    with page.expect_response("**/judge"):
        outline.click()
    page.wait_for_selector(f'.map polygon.chosen[data-spot="{tile}"]')


def send(page: Page, twice: bool) -> None:
    button = page.locator(".asked:not(.optional) .send button").first
    button.click()
    if twice:
        page.wait_for_selector("button.armed")
        button.click()


def near_tiles(page: Page) -> list[str]:
    return (
        page.locator(".asked:not(.optional) .places")
        .first.locator("[data-spot]")
        .evaluate_all("all => all.map((each) => each.dataset.spot)")
    )


def test_orders_are_laid_on_the_map_replaced_and_revealed(browser: Browser, tmp_path: Path) -> None:
    room = deploying(tmp_path)
    with serving(room, tmp_path) as phones:
        device = Watched(browser, host_of(phones))
        page = sit_down(device, phones, "red")
        uncover(page)
        page.wait_for_selector(".map polygon:not(.faint)")
        first, second, *_ = near_tiles(page)
        tap_tile(page, first)
        tap(page, "2")
        tap_tile(page, second)
        tap(page, "1")
        assert line_of(page) == f"deploy {first}:2 {second}:1"
        assert sorted(page.locator(".map text").all_text_contents()) == ["+1", "+2"]
        assert page.locator(".verdict .yes").count() == 1
        before = room.version
        send(page, twice=True)
        at_version(page, before + 1)
        assert [seal.move for seal in room.table.sealed()] != []

        uncover(page)
        page.wait_for_selector(".written li")
        assert line_of(page) == f"deploy {first}:2 {second}:1", "what was laid is there to be changed"
        tap(page, "remove")
        assert line_of(page) == f"deploy {second}:1"
        tap_tile(page, second)
        tap(page, "3")
        send(page, twice=True)
        at_version(page, before + 2)
        assert [event.kind for event in room.table.last.events] == ["sealed-anew"]

        for decision in room.table.pending():
            if decision.kind == "deploy":
                room.do(lambda table, seat=decision.seat: table.enter(Deploy(seat or "", ())))
        at_version(page, room.version)
        (laid,) = (move for move in room.table.moves_of(room.table.last) if move.seat == "red")
        assert isinstance(laid, Deploy)
        assert [(line.to, line.workers) for line in laid.lines] == [(second, 3)]
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        assert device.wrong == []


def test_half_written_orders_stay_when_somebody_else_decides(browser: Browser, tmp_path: Path) -> None:
    room = deploying(tmp_path)
    with serving(room, tmp_path) as phones:
        page = sit_down(Watched(browser, host_of(phones)), phones, "red")
        uncover(page)
        page.wait_for_selector(".map polygon:not(.faint)")
        first, *_ = near_tiles(page)
        tap_tile(page, first)
        tap(page, "2")
        other = next(d.seat for d in room.table.pending() if d.kind == "deploy" and d.seat != "red")
        room.do(lambda table: table.enter(Deploy(other or "", ())))
        at_version(page, room.version)
        assert line_of(page) == f"deploy {first}:2"
        page.wait_for_selector(f'.map polygon.chosen[data-spot="{first}"]')
        assert page.locator(".written li").count() == 1


def test_a_group_moves_word_by_word_and_by_a_place_on_the_field(browser: Browser, tmp_path: Path) -> None:
    room = Room(stored(begun("marengo", Setup({"board": "training"})), tmp_path))
    for line in ("enter 1 west_gate A-C", "next", "activate z H"):
        room.do(lambda table, line=line: table.enter(line))
    with serving(room, tmp_path) as phones:
        device = Watched(browser, host_of(phones))
        page = sit_down(device, phones, "french")
        for word in ("move", "2", "F->C"):
            tap(page, word)
        assert page.locator(".asked:not(.optional) .verdict .yes").count() == 1
        before = room.version
        send(page, twice=False)
        at_version(page, before + 1)
        assert room.table.game.notation.write(room.table.moves_of(room.table.last)[0]) == "french move 2 F->C"
        lines = page.locator("input[name=move]").evaluate_all("all => all.map((each) => each.value)")
        assert set(lines) <= {""}, "what was sent is not offered again"
        assert device.wrong == []


def test_faces_are_picked_from_what_is_left_of_the_army(browser: Browser, tmp_path: Path) -> None:
    room = Room(stored(begun("marengo", Setup({"board": "training", "faces": "private"})), tmp_path))
    with serving(room, tmp_path) as phones:
        device = Watched(browser, host_of(phones), locale="de-DE")
        page = sit_down(device, phones, "french")
        uncover(page)
        page.wait_for_selector(".picks .tap")
        before, said = room.version, page.locator(".picks .tap span").first.text_content() or ""
        tap(page, said)
        assert page.locator(".written li").count() == 1
        tap(page, "weg")
        assert page.locator(".written li").count() == 0
        tap(page, said)
        send(page, twice=True)
        at_version(page, before + 1)
        assert room.table.moves_of(room.table.last)[0].verb() == "tell"
        assert device.wrong == []


def test_typing_is_judged_at_once_and_focus_stays(browser: Browser, tmp_path: Path) -> None:
    room = deploying(tmp_path)
    with serving(room, tmp_path) as phones:
        device = Watched(browser, host_of(phones))
        page = sit_down(device, phones, "red")
        uncover(page)
        page.wait_for_selector(".map polygon")
        line = page.locator(".asked:not(.optional) input[name=move]")
        line.press_sequentially("deploy court:99")
        page.wait_for_selector('.verdict summary:has-text("CW-DEPLOY-05")')
        assert line.evaluate("each => each === document.activeElement")
        page.locator('.verdict summary:has-text("CW-DEPLOY-05")').click()
        assert len(page.locator(".verdict details p").first.text_content() or "") > 20
        with page.expect_response("**/judge"):
            line.fill("")
        page.wait_for_timeout(SETTLED)
        page.locator(".places summary").first.click()
        tile = near_tiles(page)[0]
        tap(page, tile)
        tap(page, "1")
        assert page.evaluate("document.activeElement.innerText") == "1", "the finger stays where it was"
        assert device.wrong == []
