"""Phones in the linear mode, in sentences: on, off, who sits where, released, and back after the laptop was away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.text.language import CODES
from companion.web.guests import Guests
from tests.plain_typist import Happening, Typist, typed
from tests.web.phoning import WIFI, Phone, free_port


@pytest.fixture
def table(home: Path) -> Table[Any]:
    home.mkdir()
    people = {"blue": "Anna", "orange": "Ben"}
    return Table.create(Journal(home / "companion.db"), game("march"), Setup({}, people), "Kitchen")


@pytest.fixture(autouse=True)
def _a_port_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests run beside this one."""
    monkeypatch.setattr("companion.web.server.PORT", free_port())


def sits_down(seat: str) -> Happening:
    def step(typist: Typist) -> None:
        Phone(typist.phones._phones, seat)
        while typist.phones._phones.news.empty():
            pass

    return step


WORDS = {
    "en": {"on": "phones", "yes": "yes", "off": "phones off", "free": "phones release Anna", "more": "phones what",
           "first": "the system may ask", "sits": "A phone sits at Anna (Blue).", "where": "Anna (Blue): away",
           "nobody": "Nobody is here yet.", "released": "The seat of Anna (Blue) is free again.",
           "are off": "Phones are off.", "help": "phones release SEAT"},
    "de": {"on": "Handys", "yes": "ja", "off": "Handys aus", "free": "Handys frei Blau", "more": "Handys wie",
           "first": "fragt das System", "sits": "Ein Handy sitzt bei Anna (Blau).", "where": "Anna (Blau): weg",
           "nobody": "Noch ist niemand da.", "released": "Der Platz von Anna (Blau) ist wieder frei.",
           "are off": "Handys sind aus.", "help": "Handys frei PLATZ"},
}  # fmt: skip


@pytest.mark.parametrize("code", CODES)
def test_phones_are_switched_on_tell_who_sits_and_are_released_and_switched_off(table: Table[Any], code: str) -> None:
    word = WORDS[code]
    script = (word["on"], word["yes"], sits_down("blue"), word["on"], word["free"], word["more"], word["off"])
    told = typed(table, *script, code=code)
    order = ["first", "sits", "where", "nobody", "released", "help", "are off"]
    at = [told.index(word[each]) for each in order[:5]] + [told.rindex(word[each]) for each in order[5:]]
    assert at == sorted(at), told
    assert "http://127.0.0.1:" in told
    assert told.count(word["sits"]) == 1
    assert told.count(word["released"]) == 1
    assert not Guests(table.id).are_on


def test_whoever_says_no_the_first_time_has_nothing_that_listens(table: Table[Any]) -> None:
    told = typed(table, "phones", "no")
    assert "http://" not in told
    assert not Guests(table.id).ever_on


def test_a_seat_nobody_has_is_a_sentence(table: Table[Any]) -> None:
    told = typed(table, "phones", "yes", sits_down("blue"), "phones release purple")
    assert "There is no side “purple”. There are: Anna (Blue)." in told


def test_another_address_is_told(table: Table[Any]) -> None:
    told = typed(table, "phones", "yes", "phones next")
    assert "http://127.0.0.2:" in told


def test_phones_come_back_with_the_table_and_leaving_lets_them_go(table: Table[Any]) -> None:
    seen = list[Any]()

    def sits_and_looks(typist: Typist) -> None:
        seen.append(Phone(typist.phones._phones, "blue"))

    typed(table, "phones", "yes", sits_and_looks)
    assert Guests(table.id).are_on

    def looks(typist: Typist) -> None:
        seen.append(WIFI.get(seen[0].url).status_code)

    told = typed(table, looks)
    assert "Phones are on again" in told
    assert seen[1] == 200
    with pytest.raises(Exception, match="onnect"):
        WIFI.get(seen[0].url)
