"""What the table of Clockwork Wars is made of, on paper: counters, race cards, screens, the board."""

from __future__ import annotations

import pytest

from companion.games.clockwork.sheets.board import POINTS
from companion.games.clockwork.sheets.counters import ACTION, COUNTER
from companion.games.clockwork.state import ACTIONS
from companion.printing.job import Ask
from companion.printing.paper import CardSize
from companion.prints import new_game, order
from companion.text.language import CODES
from tests.printing.asks import ask, ask_in_pairs
from tests.printing.content import Rect
from tests.printing.proof import check_backs, check_pdf, page_count, text, trim


def printed(wish: Ask, *sheets: str, **said: str) -> bytes:
    return order(wish, new_game("clockwork", said), sheets).make()


def words(pdf: bytes) -> str:
    return " ".join(" ".join(text(pdf, page) for page in range(page_count(pdf))).split())


def letters(told: str) -> str:
    """Without blanks and hyphens, where lines may break."""
    return "".join(filter(str.isalnum, told)).casefold()


def cut(pdf: bytes) -> list[int]:
    return [page for page in range(page_count(pdf)) if trim(pdf, page) is not None]


# --- counters -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("wish", ask_in_pairs())
def test_counters_keep_to_their_paper_and_have_their_backs(wish: Ask) -> None:
    wish = wish._replace(offset=(0.7, -1.2))
    pdf = printed(wish, "counters")
    check_pdf(pdf, wish)
    assert "clockwork-" not in words(pdf), "a word is missing"
    for front in cut(pdf)[::2]:
        check_backs(pdf, front, wish)


def test_counters_to_fold() -> None:
    wish = ask("de", duplex=False)
    check_pdf(printed(wish, "counters"), wish)


def _places(rect: Rect | None, width: float, height: float) -> tuple[float, float]:
    assert rect is not None
    return (rect.right - rect.left) / width, (rect.bottom - rect.top) / height


def test_counters_are_as_large_as_they_say() -> None:
    pdf = printed(ask(), "counters")
    first, *_, last = cut(pdf)[::2]
    for page, size in ((first, COUNTER), (last, ACTION)):
        across, down = _places(trim(pdf, page), size.width, size.height)
        assert across == pytest.approx(round(across))
        assert down == pytest.approx(round(down))
    assert f"{COUNTER.width:g} mm°" in words(pdf), "a size that no rulebook gives is marked"


@pytest.mark.parametrize("code", CODES)
def test_every_action_and_court_says_what_it_does(code: str) -> None:
    found = words(printed(ask(code), "counters"))
    for action in ACTIONS:
        key = {"counterintel": "counter", "tacops": "tactical"}.get(action, action)
        name, told = ask(code).say(f"clockwork-aid-spy-{key}").split(": ", 1)
        assert letters(name + told) in letters(found)
    assert f"Lovelace I 3 {'EP' if code == 'de' else 'IP'}" in found


def test_only_the_races_that_play_have_discs() -> None:
    two = printed(ask(), "counters", players="2", races="purebreeds,mongrels")
    found = words(two)
    assert "60 × " in found
    assert "120 × " in words(printed(ask(), "counters"))
    assert "Agent" in found
    assert "Crasher" not in found


# --- race cards, screens and the board ------------------------------------------------------------------------------


@pytest.mark.parametrize("wish", ask_in_pairs())
def test_race_cards_screens_and_board_keep_to_their_paper(wish: Ask) -> None:
    pdf = printed(wish, "races", "screens", "board", variant="epic")
    check_pdf(pdf, wish)
    assert "clockwork-" not in words(pdf), "a word is missing"


def test_long_names_and_small_cards_fit() -> None:
    wish = ask("de", card=CardSize("own", 44, 67), duplex=False)
    races = "purebreeds,troglodytes,rhinochs,mongrels"
    pdf = printed(wish, "races", "screens", names="Friedrich Wilhelm von Hohenzollern-Sigmaringen", races=races)
    check_pdf(pdf, wish)
    assert "Friedrich Wilhelm" in words(pdf)


@pytest.mark.parametrize("code", CODES)
def test_the_inside_of_a_screen_lies_behind_its_outside(code: str) -> None:
    wish = ask(code)
    pdf = printed(wish, "screens", players="2", races="rhinochs,mongrels")
    assert page_count(pdf) == 4
    for page, race in ((0, "rhinochs"), (2, "mongrels")):
        assert wish.say(f"clockwork-race-{race}") in text(pdf, page)
        inside = letters(text(pdf, page + 1))
        assert letters(wish.say(f"clockwork-aid-special-{race}")) in inside
        assert all(letters(wish.say(f"clockwork-aid-spy-{key}")) in inside for key in ("gambit", "rnd", "tactical"))


@pytest.mark.parametrize(("variant", "last"), [("base", 7), ("epic", 9)])
def test_the_board_has_a_space_for_every_round_and_point(variant: str, last: int) -> None:
    wish = ask()
    found = words(printed(wish, "board", variant=variant))
    assert {str(point) for point in range(POINTS)} <= set(found.split())
    assert found.count(wish.say("clockwork-pad-scoring")) == 3
    assert sum(found.count(wish.say(f"clockwork-age-{age}")) for age in ("early", "middle", "late")) == last
