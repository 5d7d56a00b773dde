"""Tuck boxes and bag labels of all games: true to size, in the look of the game, on small paper too."""

from __future__ import annotations

import pytest

from companion.kernel.trouble import Trouble
from companion.printing.job import Ask
from companion.printing.packing import LABEL, LEAST, MOST, PLAY, depth_for
from companion.printing.paper import ORIGINAL, POKER
from companion.prints import new_game, order, printed_games
from companion.text.language import CODES
from tests.printing.asks import PAPERS, ask, in_pairs
from tests.printing.content import drawing
from tests.printing.proof import check_pdf, page_count, text, trim

GAMES = printed_games()


def printed(wish: Ask, game: str, **said: str) -> bytes:
    return order(wish, new_game(game, said), ["box"]).make()


def words(pdf: bytes) -> str:
    return " ".join(" ".join(text(pdf, page) for page in range(page_count(pdf))).split())


@pytest.mark.parametrize(("code", "paper", "ink", "game"), in_pairs(CODES, PAPERS, ("full", "saver", "grey"), GAMES))
def test_the_box_keeps_to_its_paper(code: str, paper: str, ink: str, game: str) -> None:
    wish = ask(code, paper, ink)
    pdf = printed(wish, game)
    check_pdf(pdf, wish)
    assert f"{game}-" not in words(pdf), "a word is missing"
    assert wish.say(f"{game}-title") in words(pdf)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("paper", ["a4", "a5"])
def test_both_halves_are_as_large_as_the_cards_need(game: str, paper: str) -> None:
    """Folds down both edges of a face: as long as a card is high, and some play."""
    pdf = printed(ask(paper=paper), game)
    halves = [page for page in range(page_count(pdf)) if trim(pdf, page) is None]
    lengths = [round(line.length, 2) for page in halves for line in drawing(pdf, page).segments]
    assert lengths.count(POKER.height + PLAY) >= 4
    assert lengths.count(POKER.width + PLAY) >= 2


def test_cards_lie_in_a_box_as_deep_as_they_are_many() -> None:
    assert depth_for(1) == LEAST < depth_for(60) < depth_for(100) < depth_for(1000) == MOST


def test_a_label_for_each_bag_says_how_much_is_in_it() -> None:
    pdf = printed(ask(), "clockwork", players="2", races="purebreeds,mongrels")
    found = words(pdf)
    assert found.count("30 × ") == 2, "discs of two races"
    assert "90 × influence counters of all domains" in found
    cut = trim(pdf, page_count(pdf) - 1)
    assert cut is not None
    assert (cut.right - cut.left) / LABEL.width == pytest.approx(2)


def test_a_scenario_of_more_cubes_has_other_labels() -> None:
    few, many = (words(printed(ask(), "march", scenario=scenario)) for scenario in ("tyw", "marlborough"))
    assert "12 × white cubes" in few
    assert "12 × white cubes" in many
    assert few != many


def test_cards_too_large_for_the_paper_are_told() -> None:
    with pytest.raises(Trouble) as caught:
        printed(ask(paper="a5", card=ORIGINAL), "marengo")
    assert caught.value.key == "card-no-room"
