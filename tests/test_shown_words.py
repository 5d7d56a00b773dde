"""What the screen shows can be typed: names in both languages, in any case, with blanks, signs and hyphens."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from companion.games.registry import game
from companion.kernel.game import Move, Setup
from companion.kernel.journal import Journal
from companion.kernel.reading import Reader
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.text.language import CODES, language
from companion.text.teller import Teller
from tests.test_corrections import played
from tests.test_plain import at_the_first_pick, sit_down

TABLES = {"march tyw en": 6, "march marlborough en": 9, "clockwork 3": 15, "clockwork 2v2": 22, "clockwork ledger": 5}


def spy_table() -> Table[Any]:
    return Table.create(Journal(":memory:"), game("clockwork"), Setup({"players": "3"}))


@pytest.mark.parametrize(
    ("typed", "verb"),
    [
        ("Tactical Operations", "tacops"),
        ("tactical-operations", "tacops"),
        ("Taktische Operationen", "tacops"),
        ("R & D", "rnd"),
        ("r&d", "rnd"),
        ("F & E", "rnd"),
        ("Red: Counter-Intelligence magic against blue:magic white:magic", "counterintel"),
        ("counter intelligence magic against blue:magic white:magic", "counterintel"),
        ("Gambit", "gambit"),
    ],
)
def test_a_master_spy_action_is_typed_as_it_is_shown(typed: str, verb: str) -> None:
    assert spy_table().reader().move(typed).verb() == verb


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("pick MOVE 1", "MOVE1"),
        ("pick Bewegen 2", "MOVE2"),
        ("wähle stärken", "STRENGTH"),
        ("pick attack + 1", "ATTACK+1"),
    ],
)
def test_a_card_is_typed_as_it_is_shown(typed: str, card: str) -> None:
    table = at_the_first_pick()
    move = table.reader().move(typed, "blue")
    assert table.game.notation.write(move) == f"blue pick {card}"


def as_shown(table: Table[Any], move: Move, code: str) -> Iterator[str]:
    """A move with everything in it called as the screen calls it."""
    notation, voice = table.game.notation, Teller(language(code), table.game, table.state)
    text, named = notation.write(move, code), {id_ for ids in table.game.names(table.state).values() for id_ in ids}
    for field in notation.fields(move.verb()):
        value, written = getattr(move, field), notation.field_text(move, field, code)
        label = voice.label(value) if isinstance(value, str) and value in named else written
        if label != written:
            shown = text.replace(f" {written}", f" {label}", 1).replace(f">{written}", f">{label}", 1)
            yield from (shown, shown.upper(), shown.replace(label, label.replace("-", " ")))


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", TABLES)
def test_whatever_can_be_chosen_can_be_typed_with_the_names_on_the_screen(name: str, code: str) -> None:
    table, dice = played(name, TABLES[name]), Random(2)
    offered = [move for _, moves in table.choices() for move in moves]
    for move in dice.sample(offered, min(len(offered), 40)):
        for text in as_shown(table, move, code):
            assert table.reader(code).move(text) == move, text


@pytest.mark.parametrize("name", TABLES)
def test_every_name_reads_back_from_its_label(name: str) -> None:
    table = played(name, TABLES[name])
    names, notation = table.game.names(table.state), table.game.notation
    reader = Reader(table.game, table.state, table.pending())
    for code in CODES:
        voice = Teller(language(code), table.game, table.state)
        for ids in names.values():
            for id_ in ids:
                for label in (voice.label(id_), voice.label(id_).upper(), voice.label(id_).replace("-", " ")):
                    texts = (reader._shown(text) for text in (label, notation._without_blanks(label, names)))
                    assert id_ in [notation._key(text, ids) for text in texts], f"{label} is {id_}"


# --- what is possible now ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("code", "possible"), [("en", "roll, end."), ("de", "würfle, ende.")])
def test_an_unknown_word_is_answered_with_what_is_possible_now(code: str, possible: str) -> None:
    table = Table.create(Journal(":memory:"), game("march"), Setup())
    for typed in ("xyzzy", "blue xyzzy"):
        with pytest.raises(Trouble) as trouble:
            table.reader(code).move(typed)
        assert " ".join(Teller.at(table, language(code)).trouble(trouble.value)).endswith(possible)


@pytest.mark.parametrize(
    ("code", "word", "signs"), [("en", "move", ("1f", "c ", "c+1+1f")), ("de", "bewege", ("1b", "h ", "h+1+1b"))]
)
def test_how_armies_are_typed_is_explained(code: str, word: str, signs: tuple[str, ...]) -> None:
    asked = {"en": "help", "de": "hilfe"}[code]
    printed = sit_down(at_the_first_pick(), f"{asked} {word}", code=code)
    with pytest.raises(Trouble) as trouble:
        at_the_first_pick().reader(code).move(f"blue {word} N")
    refused = " ".join(Teller(language(code), game("march"), at_the_first_pick().state).trouble(trouble.value))
    for sign in signs:
        assert sign in printed
        assert sign in refused


@pytest.mark.parametrize("typed", ["move c+1+1f N->BH", "move 1f N->BH", "move c N->BH"])
def test_the_examples_can_be_read(typed: str) -> None:
    table = at_the_first_pick()
    reading = table.game.notation.read(typed, table.game.names(table.state))
    assert reading.move_type.verb() == "move"
