"""Lines that nobody could list are completed word by word, and blanks stand wherever people put them."""

from __future__ import annotations

import pytest

from companion.games.registry import game
from companion.kernel.game import Names, Setup
from companion.kernel.reading import Reader
from companion.kernel.trouble import Unreadable

SETUP = Setup({"players": "3", "exchange": "yes"})
CLOCKWORK = game("clockwork")
START = CLOCKWORK.start(SETUP)
NAMES: Names = CLOCKWORK.names(START)


def offered(text: str, language: str = "en") -> list[str]:
    """The words that may follow, or end, what is typed."""
    reader = Reader(CLOCKWORK, START, CLOCKWORK.pending(START), language)
    return [line.split()[-1] for line in reader.complete(text)]


# --- blanks ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "usual"),
    [
        ("buy magic 1 for 3 on H1", "buy magic1 for 3 on H1"),
        ("kaufe magie 2 für 3 auf H1", "buy magic2 for 3 on H1"),
        ("use science 3", "use science3"),
        ("lay religion 1 gate", "lay religion1 gate"),
        ("deploy F1 : 2, V1 :3 via F1", "deploy F1:2 V1:3 via F1"),
        ("support C1 -> V1 2", "support C1->V1 2"),
        ("study magic : 2 religion: 1", "study magic:2 religion:1"),
        ("study magic 2 religion 1", "study magic:2 religion:1"),
        ("crash V1 blue : 2 green :1", "crash V1 blue:2 green:1"),
        ("give blue magic : 2 card: 1", "give blue magic:2 card:1"),
        ("gambit F1 -> V1 hunter C1-> F1", "gambit F1->V1 hunter C1->F1"),
        ("counterintel magic against blue: science", "counterintel magic against blue:science"),
    ],
)
def test_blanks_where_people_put_them(typed: str, usual: str) -> None:
    read = CLOCKWORK.notation.read
    assert read(typed, NAMES).moves("red") == read(usual, NAMES).moves("red")


def test_a_card_of_the_march_too() -> None:
    march = game("march")
    names = march.names(march.start(Setup()))
    read = march.notation.read
    assert read("pick MOVE 2", names).moves("blue") == read("pick MOVE2", names).moves("blue")
    assert read("move 2 BH -> N", names).moves("blue") == read("move 2 BH->N", names).moves("blue")


def test_what_was_typed_is_told_not_what_it_was_taken_for() -> None:
    with pytest.raises(Unreadable) as unreadable:
        CLOCKWORK.notation.read("buy magic 1 at H1", NAMES)
    assert unreadable.value.key == "shape"
    with pytest.raises(Unreadable) as unreadable:
        CLOCKWORK.notation.read("hire magic 1", NAMES)
    assert unreadable.value.facts.get("word", "") in ("", "magic")


def test_words_of_a_card_keep_their_blanks() -> None:
    text = 'learn {"id":"orb","kind":"discovery","name_en":"magic 1","text":"a : b"}'
    (move,) = CLOCKWORK.notation.read(text, NAMES).moves(None)
    assert (move.card.name_en, move.card.text) == ("magic 1", "a : b")  # type: ignore[attr-defined]


# --- word by word ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("adjust ", {"red", "blue", "white"}),
        ("adjust red ", {"vp", "soldiers", "agent", "leviathan", "science2"}),
        ("adjust red soldiers ", {"+1", "+2"}),
        ("adjust red soldiers +1 ", {"F1", "C1"}),
        ("adjust red science2 ", {"removed"}),
        ("red give ", {"blue", "white"}),
        ("red give blue ", {"card:", "magic:"}),
        ("red give blue magic: ", {"1"}),
        ("lay ", {"magic1", "religion3"}),
        ("lay magic1 ", {"golem"}),
        ("lay magic1 golem ", {"for"}),
        ("lay magic1 golem for ", {"0", "3"}),
        ("learn ", {'{"id":"alchemy","kind":"discovery","name_de":"Alchemie","name_en":"Alchemy"'}),
        ("counterintel magic against ", {"blue:", "white:"}),
        ("counterintel magic against blue: ", {"magic", "science", "religion"}),
        ("counterintel magic against blue:", {"blue:magic", "blue:science"}),
    ],
)
def test_something_is_offered_at_every_word(typed: str, words: set[str]) -> None:
    found = offered(typed)
    assert not [word for word in words if not any(each.startswith(word.partition(",")[0]) for each in found)]


@pytest.mark.parametrize(
    ("typed", "never"),
    [
        ("adjust red ", {"hunter", "crasher"}),  # other races'
        ("adjust red soldiers ", {"-1"}),  # there are none
        ("red give ", {"red"}),
        ("lay magic1 ", {"alchemy"}),  # a card of science
        ("counterintel magic against ", {"red:"}),
    ],
)
def test_what_leads_to_nothing_is_not_offered(typed: str, never: set[str]) -> None:
    assert never & set(offered(typed)) == set()


def test_words_are_offered_in_the_language_of_the_player() -> None:
    assert {"sp", "soldaten", "agent"} <= set(offered("ändere rot ", "de"))
    assert {"+1"} <= set(offered("ändere rot soldaten ", "de"))
