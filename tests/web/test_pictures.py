"""The table as a picture: who may get which one, when it is drawn anew, and that a page shows it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from companion.clock import Clocks
from companion.games.phone import Picture, Spot, Words
from companion.kernel.game import Seat
from companion.text.language import language
from companion.web import pictures
from companion.web.boards import taps_html
from companion.web.hub import Hub
from companion.web.pictures import Pictures
from tests.web.browser import Watched, chromium
from tests.web.phoning import WIFI, Phone, march, serving
from tests.web.test_browser import at_version, host_of, pick, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} 50"><path d="M0 0h{0}v50h-{0}z" fill="#a33"/></svg>'
SQUARE = ((10.0, 10.0), (30.0, 10.0), (30.0, 30.0))
LOADED = "each => each.decode().then(() => each.naturalWidth)"
_SOURCE = re.compile(r'<img src="([^"]+)"')


class Sketch:
    """Draws how often it was asked; a seat sees more than everybody."""

    def __init__(self) -> None:
        self.asked: list[tuple[Seat | None, str]] = []

    def __call__(self, state: Any, seat: Seat | None, words: Words) -> Picture | None:
        self.asked.append((seat, words.code))
        if seat == "orange":
            return None
        wide = {"blue": 60, None: 100}[seat] + state.turn
        return Picture(SVG.format(wide), wide, 50, (Spot("N", "Nowhere", SQUARE),))


@pytest.fixture
def sketch(monkeypatch: pytest.MonkeyPatch) -> Sketch:
    drawing = Sketch()
    monkeypatch.setattr(pictures, "drawing_of", lambda game: drawing)
    return drawing


def sources(page: str) -> list[str]:
    return _SOURCE.findall(page)


def test_everybody_gets_the_same_and_a_seat_its_own(sketch: Sketch, tmp_path: Path) -> None:
    with serving(march(tmp_path), tmp_path) as phones:
        blue, orange, tv = (Phone(phones, seat) for seat in ("blue", "orange", ""))
        names = {phone: [source.split("/")[-1] for source in sources(phone.page())] for phone in (blue, orange, tv)}
        own, public = names[blue]
        assert names[orange] == names[tv] == [public]
        answer = WIFI.get(f"{orange.url}/board/{public}")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.headers["cache-control"] == "no-store"
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.text.startswith("<svg")
        assert WIFI.get(f"{blue.url}/board/{own}").status_code == 200
        for other in (orange, tv):
            assert WIFI.get(f"{other.url}/board/{own}").status_code == 404, "nobody else's eyes"
        assert WIFI.get(f"{tv.url}/board/nothing.svg").status_code == 404
        phones.guests.release("blue")
        assert WIFI.get(f"{blue.url}/board/{public}").status_code == 410


def test_it_is_drawn_once_and_anew_when_something_has_changed(sketch: Sketch, tmp_path: Path) -> None:
    room = march(tmp_path)
    with serving(room, tmp_path) as phones:
        people = [Phone(phones, seat) for seat in ("blue", "orange", "", "", "")]
        first = [phone.page() for phone in people]
        assert sorted(sketch.asked, key=str) == [("blue", "en"), ("orange", "en"), (None, "en")]
        room.do(lambda table: table.enter("blue pick ATTACK"))
        assert sources(people[1].page()) == sources(first[1])
        assert len(sketch.asked) == 3, "what lies face down changes no picture"
        room.do(lambda table: table.enter("orange pick FORTIFY"))
        people[1].page()
        assert sketch.asked[3:] == [("orange", "en"), (None, "en")]
        assert WIFI.get(people[1].base + sources(first[1])[0]).status_code == 200, "a page may still ask for it"


def test_a_game_that_draws_nothing_is_told_in_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pictures, "drawing_of", lambda game: None)
    with serving(march(tmp_path), tmp_path) as phones:
        shown = [Phone(phones, seat).page() for seat in ("blue", "")]
    for page in shown:
        assert sources(page) == []
        assert '<section class="lies">' in page


def test_a_drawing_that_fails_leaves_the_words(monkeypatch: pytest.MonkeyPatch, home: Path, tmp_path: Path) -> None:
    def fails(state: Any, seat: Seat | None, words: Words) -> Picture | None:
        raise ValueError("no ink")

    monkeypatch.setattr(pictures, "drawing_of", lambda game: fails)
    with serving(march(tmp_path), tmp_path) as phones:
        page = Phone(phones, "blue").page()
    assert sources(page) == []
    assert '<section class="lies">' in page
    assert "no ink" in (home / "crash.log").read_text()


def test_only_the_last_few_are_kept(sketch: Sketch) -> None:
    class Turn:
        def __init__(self, turn: int) -> None:
            self.turn = turn

    kept, words = Pictures("march"), language("en")
    names = [drawn.name for turn in range(6) if (drawn := kept.look(Turn(turn), None, words)) is not None]
    found = [kept.find(None, name) is not None for name in names]
    assert found == [False, False, False, True, True, True]


def test_places_lie_over_the_picture(sketch: Sketch) -> None:
    drawn = Pictures("march").look(type("State", (), {"turn": 0}), None, language("en"))
    assert drawn is not None
    taps = taps_html(drawn)
    assert 'viewBox="0 0 100 50"' in taps
    assert '<polygon points="10.0,10.0 30.0,10.0 30.0,30.0" data-spot="N"><title>Nowhere</title>' in taps
    assert 'aria-hidden="true"' in taps, "who does not see it has the same as a list"


# --- in a browser -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


def test_a_page_shows_it_and_makes_it_larger(sketch: Sketch, browser: Browser, tmp_path: Path) -> None:
    room = march(tmp_path)
    with serving(room, tmp_path) as phones:
        phone = Watched(browser, host_of(phones))
        page = sit_down(phone, phones, "orange")
        image, link = page.locator(".lies .board img"), page.locator(".lies .board > a")
        assert image.evaluate(LOADED) > 0
        small = image.bounding_box()
        assert small is not None
        assert 250 < small["width"] <= 320
        image.evaluate("each => { each.marked = true; }")
        link.click()
        page.locator(".lies .window").evaluate("each => each.scrollTo(200, 0)")
        large = image.bounding_box()
        assert large is not None
        assert large["width"] > 2 * small["width"]
        room.do(lambda table: table.enter("blue pick ATTACK"))
        at_version(page, 2)
        assert image.evaluate("each => each.marked"), "it is the same one: nothing flickers"
        assert page.locator(".board.large").count() == 1
        assert page.locator(".lies .window").evaluate("each => each.scrollLeft") == 200, "it was pushed there"
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        link.click()
        assert page.locator(".board.large").count() == 0
        assert phone.wrong == []


def test_the_screen_for_everybody_shows_it_large(sketch: Sketch, browser: Browser, tmp_path: Path) -> None:
    room = march(tmp_path)
    with serving(room, tmp_path) as phones:
        devices = [Watched(browser, host_of(phones), viewport={"width": 1280, "height": 720}) for _ in range(2)]
        tv, blue = sit_down(devices[0], phones, ""), sit_down(devices[1], phones, "blue")
        assert tv.locator(".stage img").evaluate(LOADED) > 0
        image = tv.locator(".stage img").bounding_box()
        assert image is not None
        assert image["width"] > 800
        assert tv.locator("button:visible, a:visible, .asked, input").count() == tv.locator("footer button").count()
        pick(blue, "ATTACK")
        at_version(tv, 2)
        assert tv.locator(".waiting li").count() == 1
        assert [device.wrong for device in devices] == [[], []]


def test_clocks_go_on_on_the_screen_for_everybody(browser: Browser, tmp_path: Path) -> None:
    room = march(tmp_path, blue="Anna")
    room.do(lambda table: table.enter("orange pick FORTIFY"))
    room.clocks = Clocks(("blue", "orange"), {"blue": 65.0, "orange": 3600.0}, {})
    with serving(room, tmp_path) as phones:
        device = Watched(browser, host_of(phones))
        tv = sit_down(device, phones, "")
        assert tv.locator(".clocks li").all_inner_texts()[1].split() == ["Orange", "1:00:00"], "that one stands"
        tv.locator(".clocks .now b", has_text=re.compile(r"1:(0[7-9]|[1-5]\d)")).wait_for()
        assert tv.locator(".clocks .now span").inner_text() == "Anna"
        blue = sit_down(Watched(browser, host_of(phones)), phones, "blue")
        assert blue.locator(".clocks").count() == 0
        assert device.wrong == []


def test_a_beat_tells_what_the_clocks_show(tmp_path: Path) -> None:
    room = march(tmp_path)
    room.clocks = Clocks(("blue", "orange"), {"blue": 65.0}, {})
    room.clocks.paused = True

    async def first_beat() -> bytes:
        hub = Hub(room, phones.guests, beat=0.01)
        stream = hub.stream(tv.path.split("/")[-1])
        assert (await anext(stream)).startswith(b"event: view")
        beat = await anext(stream)
        await stream.aclose()
        hub.close()
        return beat

    with serving(room, tmp_path) as phones:
        tv = Phone(phones, "")
        with ThreadPoolExecutor(1) as elsewhere:  # a browser may have a loop here
            beat = elsewhere.submit(asyncio.run, first_beat()).result().decode()
    assert beat.startswith("event: beat")
    assert "1:05" in beat
    assert "paused" in beat
    assert "data-steps" not in beat
