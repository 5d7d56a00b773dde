"""Phones at a table in the terminal app: one key, a code to scan, who sits where, and how they come back."""

from __future__ import annotations

import asyncio
import math
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from companion.room import Room
from companion.store import Store
from companion.text.language import CODES
from companion.tui.app import CompanionApp
from companion.tui.screens import phones as phones_screen
from companion.tui.screens.phones import PhonesScreen
from companion.tui.themes import THEMES
from companion.web import address
from companion.web.guests import WRONG_TRIES, Guests
from tests.tui import acesing
from tests.tui.driving import A_YEAR, SMALL, WIDE
from tests.tui.phoning import (
    LONGEST,
    Unheard,
    events_on,
    page_of,
    sat_down,
    scanned,
    server_of,
    sit_down_with_phone,
    switch_on,
    until,
)
from tests.tui.playing import Player, PlayerScript, laid_out, sit_down
from tests.web.phoning import WIFI, free_port

ROOT = Path(__file__).parents[2]
HUGE = (200, 60)
PICKING = "roll 6 1"


@pytest.fixture(autouse=True)
def _told_long_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, what was told stays until the test has read it."""
    monkeypatch.setattr(CompanionApp, "NOTIFICATION_TIMEOUT", A_YEAR)


@pytest.fixture(autouse=True)
def _a_port_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests run beside this one."""
    monkeypatch.setattr("companion.web.server.PORT", free_port())


def at(script: PlayerScript, *, size: tuple[int, int] = SMALL, **how: Any) -> str:
    store = Store()
    id_ = laid_out(store, PICKING)
    sit_down(script, id_, store=store, size=size, **how)
    return id_


# --- the screen ---------------------------------------------------------------------------------------------------

FIRST = {"en": "the system may ask whether Python may listen", "de": "fragt das System vielleicht, ob Python"}
WIFI_READS = {"en": "Whoever shares the Wi-Fi could read along", "de": "Wer im selben WLAN ist, könnte mitlesen"}


def in_one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("code", CODES)
def test_where_a_name_with_its_side_does_not_fit_the_name_alone_does(home: Path, code: str) -> None:
    async def script(player: Player) -> None:
        await player.show(PhonesScreen(player.table, sat_down(player.table, "g1", "")))
        seats = player.part("#phones-seats")
        assert "…" not in seats
        assert all(name in seats for name in ("Anna", "Ben", "Cleo", "Dan"))

    acesing.at(script, acesing.mid_game({"players": "4"}), SMALL, code)


@pytest.mark.parametrize("code", CODES)
def test_before_anything_listens_for_the_first_time_it_is_said_what_that_means(home: Path, code: str) -> None:
    async def script(player: Player) -> None:
        await player.press("P")
        assert player.on == "PhonesScreen"
        assert not player.desk.phones().is_on
        told = in_one_line(player.text)
        assert FIRST[code] in told
        assert WIFI_READS[code] in told
        await player.press("enter")
        assert player.desk.phones().is_on
        assert scanned(player) == [server_of(player).url]
        assert server_of(player).url in player.text
        await player.press("o", "escape", "P")
        assert player.desk.phones().is_on, "the second time one key is enough"

    at(script, language=code)


@pytest.mark.parametrize("size", [SMALL, WIDE, HUGE])
@pytest.mark.parametrize("theme", [theme.name for theme in THEMES])
def test_the_code_can_be_scanned_from_the_screen(home: Path, theme: str, size: tuple[int, int]) -> None:
    async def script(player: Player) -> None:
        await player.show(PhonesScreen(player.table, Unheard(Room(player.table))))
        assert scanned(player) == [f"http://{LONGEST}:8765/j/abcdefghjk"]
        assert f"http://{LONGEST}:8765/j/abcdefghjk" in player.text
        await player.press("t")
        assert scanned(player) == [f"http://{LONGEST}:8765/t/abcdefghjk"]
        assert f"http://{LONGEST}:8765/t/abcdefghjk" in player.text

    at(script, theme=theme, size=size)


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_without_colours_too(home: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def script(player: Player) -> None:
        await player.show(PhonesScreen(player.table, Unheard(Room(player.table))))
        assert scanned(player) == [f"http://{LONGEST}:8765/j/abcdefghjk"]

    at(script, size=size)


def test_a_plain_terminal_draws_it_in_whole_cells_and_where_there_is_no_room_says_what_to_type(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.show(PhonesScreen(player.table, Unheard(Room(player.table))))
        assert scanned(player) == []
        assert "Type this address" in player.text
        assert f"http://{LONGEST}:8765/j/abcdefghjk" in player.text
        await player.turn_to(WIDE, "en")
        assert "█" not in player.text
        assert scanned(player) == [f"http://{LONGEST}:8765/j/abcdefghjk"]
        await player.turn_to(SMALL, "en")
        assert scanned(player) == []

    at(script, ascii=True)


@pytest.mark.parametrize("code", CODES)
def test_if_nobody_comes_it_says_what_may_be_wrong(home: Path, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    causes = {"en": ("mobile data", "guest network", "firewall", "hotspot"),
              "de": ("Mobilfunk", "Gastnetz", "Firewall", "Hotspot")}[code]  # fmt: skip

    async def script(player: Player) -> None:
        screen = PhonesScreen(player.table, Unheard(Room(player.table)))
        await player.show(screen)
        assert not any(cause in player.text for cause in causes)
        monkeypatch.setattr(phones_screen, "PATIENCE", 0)
        screen.retell()
        await player.settle()
        assert all(cause in player.text for cause in causes)
        assert "…" not in player.text, "all of it is seen"

    at(script, language=code)


def test_whoever_is_there_keeps_that_away(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phones_screen, "PATIENCE", 0)

    async def script(player: Player) -> None:
        Guests(player.table.id).sit_down("blue", "en")
        await player.show(PhonesScreen(player.table, Unheard(Room(player.table), there=("blue",))))
        assert "hotspot" not in player.text
        assert "Anna (Blue)   connected" in player.text

    at(script)


# --- who sits -----------------------------------------------------------------------------------------------------

SITS = {"en": "A phone sits at Anna (Blue).", "de": "Ein Handy sitzt bei Anna (Blau)."}
FREE = {"en": "The seat of Anna (Blue) is free again.", "de": "Der Platz von Anna (Blau) ist wieder frei."}
SIGN = {"en": "phones: 1", "de": "Handys: 1"}


@pytest.mark.parametrize("code", CODES)
def test_whoever_sits_down_or_is_released_is_announced_and_the_table_shows_how_many(home: Path, code: str) -> None:
    async def script(player: Player) -> None:
        await switch_on(player)
        await player.press("escape")
        phone = await sit_down_with_phone(player, "blue", code)
        await until(player, lambda: SITS[code] in player.told, "the phone")
        assert SIGN[code] in player.lines[0]
        await player.press("P", "r")
        assert player.on == "Ask"
        await player.press(player.app.say("tui-yes-key"))
        await until(player, lambda: FREE[code] in in_one_line(player.part("#phones-said")), "the release")
        gone = await asyncio.to_thread(WIFI.get, phone.url)
        assert gone.status_code == 410
        await player.press("r")
        assert player.on == "PhonesScreen", "nobody is left to be asked about"

    at(script, language=code)


def test_it_shows_whose_page_is_open_and_whose_is_not(home: Path) -> None:
    async def script(player: Player) -> None:
        await switch_on(player)
        phone = await sit_down_with_phone(player, "blue")
        await until(player, lambda: "Anna (Blue)   away" in player.text, "the seat to be taken")
        opened, closing_now = asyncio.Event(), asyncio.Event()
        loop = asyncio.get_running_loop()

        def look() -> None:
            with page_of(phone) as stream:
                events = events_on(stream)
                assert next(events) == "view"
                loop.call_soon_threadsafe(opened.set)
                asyncio.run_coroutine_threadsafe(closing_now.wait(), loop).result(60)

        page = asyncio.create_task(asyncio.to_thread(look))
        await opened.wait()
        await until(player, lambda: "Anna (Blue)   connected" in player.text, "the page to be seen")
        closing_now.set()
        await page
        await until(player, lambda: "Anna (Blue)   away" in player.text, "the page to be gone")

    at(script)


def test_a_screen_for_everybody_joins_by_its_own_address_and_is_released(home: Path) -> None:
    async def script(player: Player) -> None:
        await switch_on(player)
        await player.press("t")
        answer = await asyncio.to_thread(WIFI.get, server_of(player).screen_url)
        assert answer.status_code == 303
        await until(player, lambda: "screen for all  away" in player.text, "the screen")
        await player.press("3", "y")
        await until(player, lambda: not player.desk.phones().guests.all(), "the release")

    at(script)


def test_too_many_wrong_codes_bring_a_new_one(home: Path) -> None:
    async def script(player: Player) -> None:
        await switch_on(player)
        before = server_of(player).url
        base = before.rpartition("/")[0]
        for _ in range(WRONG_TRIES):
            assert (await asyncio.to_thread(WIFI.get, f"{base}/aaaaaaaaaa")).status_code == 404
        await until(player, lambda: "tried too often" in player.text, "the sentence")
        assert server_of(player).url != before
        assert scanned(player) == [server_of(player).url]

    at(script)


def test_a_code_that_is_no_longer_shown_is_no_longer_good(home: Path) -> None:
    async def script(player: Player) -> None:
        await switch_on(player)
        url = server_of(player).url
        await player.press("escape")
        assert (await asyncio.to_thread(WIFI.get, url)).status_code == 200, "whoever chooses a seat may finish"
        player.desk.phones().guests.hide_code(0)
        assert (await asyncio.to_thread(WIFI.get, url)).status_code == 404
        await player.press("P")
        assert server_of(player).url != url
        assert (await asyncio.to_thread(WIFI.get, server_of(player).url)).status_code == 200

    at(script)


# --- deciding -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lifted", [False, True])
def test_a_choice_on_the_phone_closes_the_curtain_of_its_seat(home: Path, lifted: bool) -> None:
    async def script(player: Player) -> None:
        await switch_on(player)
        await player.press("escape")
        phone = await sit_down_with_phone(player, "blue")
        orders = await asyncio.to_thread(phone.choices)
        await player.press("1", *(["enter"] if lifted else []))
        assert player.on == "CurtainScreen"
        assert (await asyncio.to_thread(phone.order, orders[0])).status_code == 200
        await until(player, lambda: player.on == "TableScreen", "the curtain to close")
        await until(player, lambda: "Anna has decided on another device." in player.told, "the sentence")
        await player.press("1")
        assert player.on == "CurtainScreen", "Ben has no phone: the laptop asks him"
        await player.press("enter", "1")
        assert player.last.kind == "reveal"
        late = await asyncio.to_thread(phone.order, orders[1])
        assert late.status_code == 409, "what was asked then is not asked any more"

    at(script)


def test_what_is_settled_on_the_laptop_is_settled_on_the_phone(home: Path) -> None:
    async def script(player: Player) -> None:
        await switch_on(player)
        await player.press("escape")
        phone = await sit_down_with_phone(player, "blue")
        await player.press("1", "enter", "1")
        page = await asyncio.to_thread(phone.page)
        assert "You have laid face down" in page
        assert [seal.seat for seal in player.table.sealed()] == ["blue"]

    at(script)


# --- addresses ----------------------------------------------------------------------------------------------------


def test_the_next_address_is_one_key_away_and_those_who_are_connected_are_asked_about(home: Path) -> None:
    async def script(player: Player) -> None:
        await switch_on(player)
        first = server_of(player).url
        await player.press("n")
        second = server_of(player).url
        assert "//127.0.0.2:" in second
        assert scanned(player) == [second]
        assert (await asyncio.to_thread(WIFI.get, second)).status_code == 200
        await player.press("n")
        assert server_of(player).url == first, "the same code, and the same port"

    at(script)


def test_one_address_is_no_choice(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "addresses", lambda: ["127.0.0.1"])

    async def script(player: Player) -> None:
        await switch_on(player)
        before = server_of(player)
        await player.press("n")
        assert "This laptop has no other address." in in_one_line(player.text)
        assert server_of(player) is before

    at(script)


def test_a_laptop_that_was_carried_into_another_network_says_so_and_the_key_takes_it_there(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def script(player: Player) -> None:
        await player.press("P", "enter", "n", "escape")
        assert server_of(player).address == "127.0.0.2"
        monkeypatch.setattr(address, "addresses", lambda: ["127.0.0.3"])
        await player.press("P")
        assert "This laptop is no longer at 127.0.0.2" in in_one_line(player.part("#phones-said"))
        await player.press("n")
        assert server_of(player).address == "127.0.0.3"
        assert "no longer" not in player.text
        assert (await asyncio.to_thread(WIFI.get, server_of(player).url)).status_code == 200

    at(script)


def test_who_closes_the_screen_while_phones_are_switched_on_has_no_code_that_stays_good(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("P")
        await player.hurry("enter", "escape")
        await until(player, lambda: player.desk.phones().is_on, "the phones")
        assert player.desk.phones().guests._shown_until < math.inf, "only for those who are just choosing a seat"
        assert "phones: 0" in player.lines[0]

    at(script)


@pytest.mark.parametrize(("code", "told"), [("en", "This laptop is in no network."), ("de", "ist in keinem Netz.")])
def test_no_network_is_one_sentence(home: Path, monkeypatch: pytest.MonkeyPatch, code: str, told: str) -> None:
    monkeypatch.setattr(address, "addresses", list)

    async def script(player: Player) -> None:
        await player.press("P", "enter")
        assert told in in_one_line(player.text)
        assert not player.desk.phones().is_on
        monkeypatch.setattr(address, "addresses", lambda: ["127.0.0.1"])
        await player.press("enter")
        assert player.desk.phones().is_on, "as soon as there is one"

    at(script, language=code)


def test_ports_that_are_all_taken_are_one_sentence(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script(player: Player) -> None:
        with closing(socket.socket()) as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            monkeypatch.setattr("companion.web.server.PORT", taken.getsockname()[1])
            monkeypatch.setattr(address, "PORTS", 1)
            await player.press("P", "enter")
            assert "Nothing can listen at 127.0.0.1:" in in_one_line(player.text)
        await player.press("enter")
        assert player.desk.phones().is_on

    at(script)


# --- leaving and coming back --------------------------------------------------------------------------------------


async def _leave(player: Player) -> None:
    while player.on != "TableScreen":
        await player.press("escape")
    await player.press("q", player.app.say("tui-yes-key"))
    assert player.on == "HomeScreen"


@pytest.mark.parametrize(("code", "told"), [("en", "Phones are on again"), ("de", "Handys sind wieder an")])
def test_leaving_the_table_ends_the_pages_and_opening_it_brings_phones_back(home: Path, code: str, told: str) -> None:
    async def script(player: Player) -> None:
        await switch_on(player)
        phone = await sit_down_with_phone(player, "blue")
        opened, loop = asyncio.Event(), asyncio.get_running_loop()

        def look() -> list[str]:
            with page_of(phone) as stream:
                events = events_on(stream)
                loop.call_soon_threadsafe(opened.set)
                return list(events)

        page = asyncio.create_task(asyncio.to_thread(look))
        await opened.wait()
        await _leave(player)
        assert (await page)[0] == "view", "the stream has ended"
        player.app.open_table(id_)
        await until(player, lambda: told in player.told, "the phones")
        assert (await asyncio.to_thread(WIFI.get, phone.url)).status_code == 200, "at the same address"
        assert "1" in player.lines[0].split("Handys: " if code == "de" else "phones: ")[1][:1]
        await _leave(player)
        player.app.open_table(id_)
        await until(player, lambda: player.desk.phones().is_on, "once more")

    store = Store()
    id_ = laid_out(store, PICKING)
    sit_down(script, id_, store=store, size=SMALL, language=code)


def opened_again(home: Path, script: PlayerScript, port: int, at_address: str = "127.0.0.1") -> None:
    """A table that was left by a crash while a phone sat there."""
    store = Store()
    id_ = laid_out(store, PICKING)
    guests = Guests(id_)
    guests.sit_down("blue", "en")
    guests.switched_on(at_address, port)
    sit_down(script, id_, store=store, size=SMALL)


def test_a_laptop_in_another_network_says_so(home: Path) -> None:
    async def script(player: Player) -> None:
        await until(player, lambda: "in another network now" in player.told, "the sentence")
        assert not player.desk.phones().is_on
        await player.press("P")
        assert server_of(player).address == "127.0.0.1", "at an address it has"

    opened_again(home, script, 8765, "192.0.2.7")


def test_a_port_that_somebody_else_has_taken_is_a_sentence(home: Path) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]

        async def script(player: Player) -> None:
            await until(player, lambda: f"Nothing can listen at 127.0.0.1:{port}" in player.told, "the sentence")
            assert "P switches them on" in player.told
            assert not player.desk.phones().is_on

        opened_again(home, script, port)


def test_phones_that_were_switched_off_stay_off(home: Path) -> None:
    async def script(player: Player) -> None:
        await switch_on(player)
        await sit_down_with_phone(player, "blue")
        await player.press("o")
        assert "Phones are off." in player.text
        await _leave(player)
        player.app.open_table(id_)
        await player.settle()
        assert not player.desk.phones().is_on
        assert "phones:" not in player.lines[0]
        await player.press("P")
        assert "Anna (Blue)   away" in player.text, "whoever sat there keeps the seat"

    store = Store()
    id_ = laid_out(store, PICKING)
    sit_down(script, id_, store=store, size=SMALL)


def test_a_table_that_is_open_elsewhere_has_its_phones_there(home: Path) -> None:
    store = Store()
    id_ = laid_out(store, PICKING)
    other = store.sit_down(id_)

    async def script(player: Player) -> None:
        await player.press("P")
        assert player.on == "TableScreen"
        assert player.told

    sit_down(script, id_, store=store, size=SMALL)
    other.leave()


PROGRAM = """
import asyncio, sys
from companion.store import Store
from companion.tui.app import CompanionApp
async def run():
    store = Store()
    app = CompanionApp(store, None, sys.argv[1])
    async with app.run_test() as pilot:
        await pilot.pause()
        assert type(app.screen).__name__ == "TableScreen"
        print(sorted(name for name in sys.modules if name.startswith(WEB)))
        await pilot.press("P")
        await pilot.pause()
        print(any(name.startswith("companion.web") for name in sys.modules))
    store.close()
WEB = ("starlette", "uvicorn", "ifaddr", "h11", "anyio", "companion.web")
asyncio.run(run())
"""


def test_until_the_key_is_pressed_nothing_of_it_is_loaded(home: Path) -> None:
    store = Store()
    id_ = laid_out(store, PICKING)
    store.close()
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM, id_], capture_output=True, text=True, check=True, cwd=ROOT, timeout=300
    )
    assert run.stdout.split("\n")[:2] == ["[]", "True"]


def test_the_palette_knows_who_can_be_released(home: Path) -> None:
    async def script(player: Player) -> None:
        Guests(player.table.id).sit_down("blue", "en")
        await player.show(PhonesScreen(player.table, Unheard(Room(player.table))))
        await player.press("ctrl+p")
        await player.type("release: anna")
        await player.press("enter")
        assert player.on == "Ask"
        await player.press("y")
        assert Guests(player.table.id).all() == ()

    at(script)
