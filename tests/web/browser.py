"""A real browser: Chromium as it is installed, driven by Playwright."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

    from companion.web.server import Phones

PATH = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SMALL = {"width": 320, "height": 568}
PATIENCE = 15_000  # milliseconds


@contextmanager
def chromium() -> Iterator[Browser]:
    """Where tests are run for everybody it must be there; elsewhere it is said that it is not."""
    if PATH is None:
        reason = "no Chromium is installed: what phones do in a real browser was not tried"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PATH, args=FLAGS, headless=True)
        try:
            yield browser
        finally:
            browser.close()


class Watched:
    """A phone's browser. Whatever is wrong on a page is noted: errors of scripts, broken policies, foreign hosts."""

    def __init__(self, browser: Browser, host: str, **options: object) -> None:
        self.host, self.wrong = host, list[str]()
        given: dict[str, object] = {"viewport": SMALL, "has_touch": True, "locale": "en-GB", **options}
        self.context: BrowserContext = browser.new_context(**given)  # type: ignore[arg-type]
        self.context.set_default_timeout(PATIENCE)

    def open(self, url: str) -> Page:
        page = self.context.new_page()
        page.on("console", lambda said: self._note(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("request", lambda asked: self._check(asked.url))
        page.goto(url)
        return page

    def _check(self, url: str) -> None:
        if not url.startswith((self.host, "data:")):
            self.wrong.append(f"asked {url}")

    def _note(self, text: str) -> None:
        if not re.search(r"net::ERR_|\b4(09|10)\b", text):  # a laptop that is off, a refusal, a released seat:
            self.wrong.append(text)  # nothing is wrong with the page


def sit_down(phone: Watched, phones: Phones, seat: str) -> Page:
    page = phone.open(phones.url)
    page.click(f'button[value="{seat}"]')
    page.wait_for_url(re.compile("/s/"))
    connected(page)
    return page


def connected(page: Page) -> None:
    page.wait_for_selector('body[data-status="connected"], body[data-status="done"]')


def at_version(page: Page, version: int) -> None:
    page.wait_for_selector(f'#view[data-version="{version}"]')


def pick(page: Page, card: str) -> None:
    """Uncover, tap, and tap again."""
    page.click(".asked details.cover > summary")
    button = page.locator(f'button[data-move$=" {card}"]')
    button.click()
    page.wait_for_selector("button.armed")
    button.click()


def host_of(phones: Phones) -> str:
    return f"http://{phones.address}:{phones.port}"
