"""Discoveries and espionage cards on paper: what the owner has described, blank ones, and backs that tell no card."""

from __future__ import annotations

from pathlib import Path

import pytest
from pypdf.generic import ContentStream

from companion.games.clockwork.cards import our_cards, read_cards
from companion.games.clockwork.sheets.look import MARK
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.trouble import Trouble
from companion.printing.job import Ask, Subject
from companion.printing.paper import ORIGINAL, POKER, CardSize
from companion.prints import new_game, order
from companion.text.language import CODES
from tests.printing.asks import ask, ask_in_pairs
from tests.printing.content import pages, reader
from tests.printing.proof import check_backs, check_pdf, page_count, text, trim

CARDS = (Path(__file__).parent / "cards.toml").read_text(encoding="utf-8")
ON_A4 = 9  # poker cards


def described(**details: str) -> Subject:
    """The owner's card file, with every effect there is."""
    return Subject(game("clockwork"), Setup({}, {}, {"cards": CARDS}), details=details)


def printed(wish: Ask, subject: Subject) -> bytes:
    return order(wish, subject, ["cards"]).make()


def words(pdf: bytes) -> str:
    return " ".join(" ".join(text(pdf, page) for page in range(page_count(pdf))).split())


def fronts(pdf: bytes) -> list[int]:
    return [page for page in range(page_count(pdf)) if trim(pdf, page) is not None][::2]


@pytest.mark.parametrize("wish", ask_in_pairs())
def test_every_card_keeps_to_its_paper_and_has_its_back(wish: Ask) -> None:
    wish = wish._replace(offset=(0.7, -1.2))
    pdf = printed(wish, described())
    check_pdf(pdf, wish)
    assert "clockwork-" not in words(pdf), "a word is missing"
    for front in fronts(pdf):
        check_backs(pdf, front, wish)


@pytest.mark.parametrize("size", [POKER, ORIGINAL, CardSize("own", 44, 67)], ids=lambda size: size.name)
@pytest.mark.parametrize("duplex", [True, False], ids=["duplex", "to fold"])
def test_cards_of_any_size(size: CardSize, duplex: bool) -> None:
    wish = ask("de", card=size, duplex=duplex, bleed=2)
    check_pdf(printed(wish, described(blanks="none")), wish)


@pytest.mark.parametrize("code", CODES)
def test_what_the_owner_has_described_is_on_the_cards(code: str) -> None:
    wish = ask(code)
    found = words(printed(wish, described(blanks="none")))
    for card in read_cards(CARDS, "cards.toml").card:
        assert card.name(code) in found
    assert all(card.name(code) in found for card in our_cards().values()), "those of the rulebook come along"
    beginning = {"en": "Eliminates up to 2 enemy soldiers", "de": "Schaltet bis zu 2 gegnerische Soldaten"}
    assert beginning[code] in found, "what Companion does with a card"


def test_what_its_owner_wrote_goes_before_our_words_and_cannot_set_type() -> None:
    own = '[[card]]\nid = "orb"\nkind = "discovery"\nname_en = "Orb"\ntext = "- Draw *two* cards."\n'
    own += 'effects = [{ type = "gain_vp", amount = 4 }]\n'
    pdf = printed(ask(), Subject(game("clockwork"), Setup({}, {}, {"cards": own})))
    assert "Draw two cards." in " ".join(words(pdf).split())
    assert "Brings 4 VP" not in words(pdf)


def test_what_was_only_deduced_says_so() -> None:
    found = words(printed(ask(), new_game("clockwork", {"blanks": "none"})))
    marked = ask().say("clockwork-card-deduced", mark=MARK)
    assert 0 < found.count(marked) < len(our_cards())
    own = "".join(_written(id_, card.kind) for id_, card in our_cards().items())
    found = words(printed(ask(), Subject(game("clockwork"), Setup({}, {}, {"cards": own}))))
    assert MARK not in found, "the owner's word is no guess"


@pytest.mark.parametrize(("blanks", "cards"), [("none", 0), ("few", 9), ("box", 60 - 14)])
def test_blank_cards(blanks: str, cards: int) -> None:
    pdf = printed(ask(), new_game("clockwork", {"blanks": blanks}))
    assert len(fronts(pdf)) == -(-(len(our_cards()) + cards) // ON_A4)


def test_a_wrong_number_of_blank_cards_is_told() -> None:
    with pytest.raises(Trouble) as caught:
        order(ask(), new_game("clockwork", {"blanks": "many"}), ["cards"]).make()
    assert caught.value.facts["known"] == "few, box, none"


def test_no_back_tells_a_card_of_its_pile_from_another() -> None:
    """Behind the cards of a pile lies one and the same drawing."""
    own = "".join(
        _written(id_, card.kind, 'domain = "magic"') for id_, card in our_cards().items() if card.kind == "discovery"
    )
    own += "".join(_written(f"spy{at}", "espionage", f'text = "{"word " * at}"') for at in range(3))
    pdf = printed(ask(), Subject(game("clockwork"), Setup({}, {}, {"cards": own}), details={"blanks": "none"}))
    shown = [name for front in fronts(pdf) for name in _forms(pdf, front + 1)]
    assert len(shown) == 13 + 4, "ours of espionage is among them"
    assert len(set(shown[:13])) == len(set(shown[13:])) == 1
    assert len(set(shown)) == 2


def _written(id_: str, kind: str, more: str = "") -> str:
    return f'[[card]]\nid = "{id_}"\nkind = "{kind}"\nname_en = "{id_}"\n{more}\n'


def _forms(pdf: bytes, page: int) -> list[str]:
    """The drawings that a page shows, one after the other."""
    sheet = pages(pdf)[page]
    operations = ContentStream(sheet.get_contents(), reader(pdf)).operations
    return [str(operands[0]) for operands, operator in operations if operator == b"Do"]
