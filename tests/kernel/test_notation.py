"""Moves as text: both languages, the three ways reading can fail, completion."""

import re

import pytest

from companion.games.march.moves.attack import Attack, Raised
from companion.games.march.moves.movement import MoveArmies, Pieces
from companion.games.march.notation import notation
from companion.kernel.notation import roll_dice
from companion.kernel.reading import Reader
from companion.kernel.trouble import NotAllowed, Unreadable, WhichOne
from tests.support import play

NAMES = {"seat": ("blue", "orange"), "country": ("BH", "N", "OH"), "card": ("MOVE1", "MOVE2", "ATTACK+1", "SCORE")}


def first(text: str) -> object:
    reading = notation().read(text, NAMES)
    return reading.moves(reading.seat)[0]


@pytest.mark.parametrize(
    ("english", "german", "move"),
    [
        ("blue move 2 BH->N", "blau bewege 2 BH->N", MoveArmies("blue", Pieces(2), "BH", "N")),
        ("blue move 1+1f BH->N", "blau bewege 1+1b BH->N", MoveArmies("blue", Pieces(1, 1), "BH", "N")),
        ("blue move c OH->N", "blau bewege h OH->N", MoveArmies("blue", Pieces(0, 0, True), "OH", "N")),
        ("blue move c+1f OH->N", "blau bewege h+1b OH->N", MoveArmies("blue", Pieces(0, 1, True), "OH", "N")),
        (
            "orange attack N stand 1 discard MOVE2",
            "orange angriff N aufstellen 1 ablegen BEWEGEN2",
            Attack("orange", "N", Raised(1), "MOVE2"),
        ),
        (
            "orange attack BH stand c+1",
            "orange angriff BH aufstellen h+1",
            Attack("orange", "BH", Raised(1, True)),
        ),
    ],
)
def test_a_move_has_one_text_in_each_language_and_both_read_back(english: str, german: str, move: object) -> None:
    assert notation().write(move, "en") == english
    assert notation().write(move, "de") == german
    assert first(english) == first(german) == move


@pytest.mark.parametrize("text", ["BLUE MOVE 2 bh->n", "b move 2 BH -> N", "blue:  move   2 BH→N", "blau move 2 BH-N"])
def test_typing_is_forgiving(text: str) -> None:
    assert first(text) == MoveArmies("blue", Pieces(2), "BH", "N")


def test_a_word_may_be_a_verb_and_a_card() -> None:
    assert notation().write(first("blue discard move2")) == "blue discard MOVE2"


@pytest.mark.parametrize(
    ("text", "key", "told"),
    [
        ("", "no-verb", "move"),
        ("blue", "no-verb", "move"),
        ("blue dance", "verb", "dance"),
        ("blue move two armies", "shape", "move ARMIES COUNTRY->COUNTRY"),
        ("blue pick JOKER", "name", "SCORE"),
        ("blue strength XX", "name", "BH, N, OH"),
    ],
)
def test_what_cannot_be_read_says_what_can(text: str, key: str, told: str) -> None:
    with pytest.raises(Unreadable) as caught:
        notation().read(text, NAMES)
    assert caught.value.key == key
    assert told in " ".join(map(str, caught.value.facts.values()))


def test_how_a_move_is_typed_is_told_in_the_words_of_the_language() -> None:
    def told(text: str) -> str:
        with pytest.raises(Unreadable) as caught:
            notation().read(text, NAMES, "de")
        return str(caught.value.facts["usage"])

    assert told("bewege zwei") == "bewege ARMEEN LAND->LAND"
    assert told("angriff") == "angriff LAND [aufstellen ARMEEN] [ablegen KARTE] [setze STEHEND/BEFESTIGT]"


def test_a_question_mark_is_a_die_the_laptop_rolls() -> None:
    rolls = {roll_dice("roll ? ?") for _ in range(500)}
    assert all(re.fullmatch(r"roll [1-6] [1-6]", text) for text in rolls)
    assert len(rolls) == 36


def test_a_forbidden_move_is_read_and_refused_with_what_would_be_legal() -> None:
    table = play("option automatic: off\nblue pick MOVE1\norange pick RECRUIT")
    with pytest.raises(NotAllowed) as refused:
        table.enter("blue move 1 BH->OH")
    assert [objection.rule for objection in refused.value.objections] == ["MP-MOVE-12"]
    assert table.game.notation.write(refused.value.objections[0].instead[0]) == "blue move 1 BH->N"


def test_a_number_means_standing_armies_and_others_only_where_those_do_not_suffice() -> None:
    table = play(
        """
        option automatic: off
        set countries.BH.blue = {"standing": 1, "fortified": 1}
        set sides.blue.stock = 1
        blue pick MOVE2
        orange pick RECRUIT
        """
    )
    write = table.game.notation.write
    assert write(table.reader().move("move 1 BH->N")) == "blue move 1 BH->N"
    assert write(table.reader().move("move 2 BH->N")) == "blue move 1+1f BH->N"


def test_which_one_is_asked_when_a_text_fits_several_legal_moves() -> None:
    table = play("")
    with pytest.raises(WhichOne) as asked:
        table.reader().move("pick FORTIFY")
    assert [table.game.notation.write(move) for move in asked.value.candidates] == [
        "blue pick FORTIFY",
        "orange pick FORTIFY",
    ]


def test_a_text_that_breaks_off_is_enough_if_only_one_move_begins_like_it() -> None:
    table = play("option automatic: off\nblue pick MOVE1\norange pick RECRUIT")
    assert table.game.notation.write(table.reader().move("move")) == "blue move 1 BH->N"


def test_completion_speaks_the_players_language_first_and_understands_both() -> None:
    table = play("blue pick MOVE1")
    assert table.reader("de").complete("w") == ["wähle"]
    assert table.reader("de").complete("orange wähle B") == [
        "orange wähle BEWEGEN1",
        "orange wähle BEWEGEN2",
        "orange wähle BEFESTIGEN",
    ]
    assert table.reader("de").complete("pi") == ["pick"]


def test_without_a_name_only_what_leaves_no_doubt_is_completed() -> None:
    assert play("").reader().complete("pic") == []
    assert play("blue pick MOVE1").reader().complete("pic") == ["pick"]


def test_lines_are_completed_in_the_order_in_which_the_game_lists_them() -> None:
    """However they are looked up: the list and the line offer the same first."""
    table = play("")
    reader = table.reader()
    picks = [move for _, moves in table.choices() for move in moves if move.verb() == "pick"]
    listed = [table.game.notation.write(move) for move in picks]
    offered = [line for seat in ("blue", "orange") for line in reader.complete(f"{seat} pick ")]
    assert offered == listed


def test_a_reader_that_has_been_made_ready_asks_the_game_for_nothing_at_the_first_letter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = play("blue pick MOVE1")
    expected = {letter: table.reader("en").complete(letter) for letter in "bop"}
    ready = Reader(table.game, table.state, table.pending())
    ready.make_ready()
    monkeypatch.setattr(table.game, "ways", lambda *_: pytest.fail("asked"))
    assert {letter: ready.complete(letter) for letter in expected} == expected


def test_what_takes_long_to_find_out_is_found_out_when_it_is_told() -> None:
    asked: list[str] = []
    trouble = Unreadable("name", word="x", known=lambda: asked.append("known") or "a, b")
    other = trouble.telling(word="y")
    assert not asked
    assert other.facts == {"word": "y", "known": "a, b"}
