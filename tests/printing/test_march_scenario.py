"""The scenario on one page, the worksheet for one's own, the series pad, and the signs of the eight actions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from companion.games.march.beginning import known_so_far
from companion.games.march.picture import MARK
from companion.games.march.scenario import STEPS
from companion.games.march.sheets.look import in_words
from companion.games.march.sheets.pictograms import SIGNS
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.printing.job import Ask, Subject
from companion.prints import new_game, order
from companion.text.language import CODES
from tests.march.own_scenario import ALPS
from tests.printing.asks import ask
from tests.printing.content import drawing, reader
from tests.printing.proof import check_pdf, page_count, text


def printed(wish: Ask, sheet: str, subject: Subject | None = None, **said: str) -> bytes:
    return order(wish, subject or new_game("march", said), [sheet]).make()


def words(pdf: bytes) -> str:
    return " ".join(" ".join(text(pdf, page) for page in range(page_count(pdf))).split())


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("scenario", ["tyw", "marlborough"])
def test_the_page_tells_what_the_file_says(code: str, scenario: str) -> None:
    wish, known = ask(code), known_so_far(Setup({"scenario": scenario}))
    found = words(printed(wish, "scenario", scenario=scenario))
    for card in known.countries.values():
        assert in_words(card.name, code) in found
    for action in known.cards:
        assert wish.say(f"march-card-{action.replace('+', 'plus')}") in found
    assert str(known.cubes.value) in found
    assert (wish.say("march-scenario-touching-open") in found) == (known.touching is None)
    assert MARK in found, "what no rulebook states is marked"


def test_what_is_settled_before_the_game_is_left_open() -> None:
    assert "?" in words(printed(ask(), "scenario", scenario="marlborough"))
    assert "?" not in words(printed(ask(), "scenario", scenario="tyw"))


def test_lines_join_the_cards_that_touch() -> None:
    """Thick lines: two in a row of three countries, none where nobody knows which cards touch."""
    lines = {scenario: len(list(_joins(scenario))) for scenario in ("tyw", "marlborough")}
    assert lines == {"tyw": 2, "marlborough": 0}


def _joins(scenario: str) -> Iterator[float]:
    for segment in drawing(printed(ask(), "scenario", scenario=scenario), 0).segments:
        if segment.level and 8 < segment.length < 20 and 60 < segment.y1 < 140:
            yield segment.length


@pytest.mark.parametrize("code", CODES)
def test_a_scenario_of_ones_own_with_everything_in_it(code: str) -> None:
    wish = ask(code, "a5", "saver")
    own = Subject(game("march"), Setup({"scenario": "alps"}, {}, {"scenario": ALPS}))
    pdf = printed(wish, "scenario", own)
    check_pdf(pdf, wish)
    told = {"en": ("Snow: nobody enters Savoy", "brings 2 VP"), "de": ("Im Winter kommt niemand", "bringt 2 SP")}
    assert all(line in words(pdf) for line in told[code])


def test_the_worksheet_and_the_series_can_be_typed_into() -> None:
    wish = ask(fillable=True)
    fields = reader(printed(wish, "worksheet")).get_fields() or {}
    assert {"scenario-name-de", "scenario-country-8-11", "scenario-hand-2-4", "scenario-touching"} <= fields.keys()
    fields = reader(printed(wish, "series")).get_fields() or {}
    assert {"series-game-1-7", "series-sum-2-4"} <= fields.keys()


def test_every_action_has_a_sign() -> None:
    assert SIGNS.keys() == STEPS.keys()
    assert all(-0.5 <= part <= 0.5 for sign in SIGNS.values() for shape in sign for point in shape for part in point)
