"""What our games draw for phones: whole, without anything a page may not show, with places that moves can name."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from companion.games.phone import Picture
from companion.games.registry import drawing_of, game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.room import Room
from companion.text.language import CODES, language
from tests.aces.test_v2 import hidden_table
from tests.random_table import play_at
from tests.test_outlets import TABLES, begun
from tests.web.browser import Watched, chromium
from tests.web.phoning import serving
from tests.web.test_browser import host_of, sit_down
from tests.web.test_pictures import LOADED
from tests.web.test_whole_games import stored

if TYPE_CHECKING:
    from playwright.sync_api import Browser

GAMES = ("march", "clockwork", "marengo", "aces")
PLACES = {"march": "country", "clockwork": "tile", "marengo": "locale", "aces": "hex"}  # kinds of names on each picture
IN_BOOKS = ("clockwork", "marengo", "aces")  # can be played without a map
NEEDED = {"marengo": {"reinforcements": "sample"}}  # it has to be said for a battle on the whole board
STEPS, LOOKS, PATIENCE = 12, 4, 200
ALLOWED = {"svg", "title", "desc", "defs", "g", "path", "use", "clipPath", "circle", "rect"}


def drawn(table: Table[Any], seat: str | None = None, code: str = "en") -> Picture | None:
    draws = drawing_of(table.game.id)
    assert draws is not None
    return draws(table.seen_by(seat), seat, language(code))


def new(game_id: str, **options: str) -> Table[Any]:
    return Table.create(Journal(":memory:"), game(game_id), Setup({**NEEDED.get(game_id, {}), **options}))


@pytest.mark.parametrize("name", [*TABLES, *GAMES])
def test_whatever_happens_the_table_can_be_drawn(name: str) -> None:
    table, dice = begun(*TABLES[name]) if name in TABLES else new(name), Random(9)
    for _ in range(LOOKS):
        play_at(table, dice, STEPS)
        for seat in (None, *table.game.names(table.state)["seat"]):
            picture = drawn(table, seat, dice.choice(CODES))
            assert picture is None or is_whole(picture)


def is_whole(picture: Picture) -> bool:
    """Every place lies on it, and nothing is in it that a strict page would refuse or fetch."""
    root = ElementTree.fromstring(picture.svg)
    assert {each.tag.rpartition("}")[2] for each in root.iter()} <= ALLOWED
    for each in root.iter():
        assert not {"style", "onload", "onclick"} & set(each.attrib)
        assert each.attrib.get("href", "#").startswith("#")
    for spot in picture.spots:
        assert all(-1 <= x <= picture.width + 1 and -1 <= y <= picture.height + 1 for x, y in spot.corners), spot
    return True


@pytest.mark.parametrize("game_id", GAMES)
def test_places_are_called_as_moves_name_them(game_id: str) -> None:
    table = new(game_id)
    picture = drawn(table)
    assert picture is not None
    names = [spot.name for spot in picture.spots]
    known = table.game.names(table.state)[PLACES[game_id]]
    assert len(set(names)) == len(names)
    assert set(names) <= set(known)
    assert len(names) > 2


@pytest.mark.parametrize("game_id", IN_BOOKS)
def test_without_a_map_there_is_no_picture(game_id: str) -> None:
    said = {"austrian-morale": "10", "french-morale": "10"} if game_id == "marengo" else {}
    assert drawn(new(game_id, depth="ledger", **said)) is None


def test_a_side_sees_its_own_faces_and_no_others() -> None:
    """Two sides that have told faces of blocks on the map."""
    table, dice, seats = begun(*TABLES["marengo private"]), Random(5), ("austrian", "french")
    for _ in range(PATIENCE):
        if all(drawn(table, seat) for seat in seats):
            break
        play_at(table, dice, 1)
    public, own = drawn(table), drawn(table, "austrian")
    assert public is not None
    assert own is not None
    assert own.svg != public.svg
    assert own == drawn(table_without(table, "french"), "austrian"), "what the enemy has told is not in it"
    assert public == drawn(table_without(table, "french"))


def table_without(table: Table[Any], seat: str) -> Table[Any]:
    """The same, as if that side had told nothing."""
    state = replace(table.state, told={**table.state.told, seat: ()})
    return Table(Journal(":memory:"), table.game, table.journal.table(table.id), start=state)


def test_only_who_hides_the_launcher_sees_it() -> None:
    table = hidden_table()
    controller = table.state.rules.controller
    public, own = drawn(table), drawn(table, controller)
    assert public is not None
    assert own is not None
    assert own.svg != public.svg
    assert all(drawn(table, seat) is None for seat in table.state.rules.seats if seat != controller)


# --- in a browser -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_is_seen_on_a_phone_and_on_the_screen_for_everybody(
    game_id: str, browser: Browser, tmp_path: Path
) -> None:
    room = Room(stored(new(game_id), tmp_path))
    with serving(room, tmp_path) as phones:
        devices = [
            Watched(browser, host_of(phones), color_scheme="dark"),
            Watched(browser, host_of(phones), viewport={"width": 1920, "height": 1080}, locale="de-DE"),
        ]
        phone, tv = sit_down(devices[0], phones, table_seat(room)), sit_down(devices[1], phones, "")
        for page in (phone, tv):
            assert page.locator(".board img").first.evaluate(LOADED) > 0
        assert phone.evaluate("document.documentElement.scrollWidth") <= 320
        image = tv.locator(".stage img").bounding_box()
        assert image is not None
        assert image["y"] + image["height"] <= 1080, "all of it is in sight"
        assert [device.wrong for device in devices] == [[], []]


def table_seat(room: Room) -> str:
    seats: tuple[str, ...] = room.table.game.names(room.table.state)["seat"]
    return seats[0]
