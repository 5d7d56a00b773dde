"""What nobody can mean is told in one clear sentence of each language, and nothing changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.marengo.board.reading import check_file, our_board
from companion.games.registry import game
from companion.kernel.assets import ASSETS
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.kernel.trouble import BadData, Trouble
from companion.text.language import language
from companion.text.teller import Teller
from tests.marengo.positions import board_text, position

GAME = game("marengo")
BOARDS = ASSETS / "games" / "marengo" / "boards"


def refused(table: Table[object], line: str, code: str) -> str:
    """The sentences that say why not."""
    before = table.state, table.head
    with pytest.raises(Trouble) as trouble:
        table.enter(line, language=code)
    assert (table.state, table.head) == before
    return " ".join(Teller(language(code), GAME, table.state).trouble(trouble.value))


@pytest.mark.parametrize(
    ("line", "en", "de"),
    [
        ("move 1 Z->A", "There is no locale “Z”. There are: A, B,", "Stellung „Z“ gibt es nicht. Es gibt: A, B,"),
        ("enter 1 west_gate A-Z", "There is no approach “A/Z”.", "Zugang „A/Z“ gibt es nicht."),
        ("enter 1 moon", "There is no entry “moon”.", "Eintrittspunkt „moon“ gibt es nicht."),
        ("enter k4 west_gate", "There is no face “k4”. There are: i1,", "Ansicht „k4“ gibt es nicht. Es gibt: i1,"),
        ("enter c0 west_gate", "There is no face “c0”. There are: i1,", "Ansicht „c0“ gibt es nicht. Es gibt: i1,"),
        ("enter 1 west_gate A-B", "No such road runs over A/B.", "Über A/B führt keine solche Straße."),
    ],
)
def test_what_is_not_there_is_told(line: str, en: str, de: str) -> None:
    table = Table.create(Journal(":memory:"), GAME, Setup({"board": "training"}))
    assert refused(table, line, "en").startswith(en)
    assert refused(table, line, "de").startswith(de)


@pytest.mark.parametrize(("code", "line"), [("en", "move 1 99->4"), ("de", "ziehe 1 99->4")])
def test_of_many_locales_only_those_are_named_that_are_written_alike(code: str, line: str) -> None:
    table = Table.create(Journal(":memory:"), GAME, Setup({"reinforcements": "sample"}))
    said = refused(table, line, code)
    assert "99" in said
    assert ": 9, 19, 29" in said
    assert len(said) < 120


def told_against(state: object, line: str, code: str) -> list[str]:
    move = GAME.notation.read(line, GAME.names(state), code).moves("austrian")[0]
    return [Teller(language(code), GAME, state).objection(each) for each in GAME.objections(state, move)]


@pytest.mark.parametrize(
    ("code", "line", "said"),
    [
        ("en", "assault N/S i3 lead i3", "Austria's army has not so many infantry 3: it has 0."),
        ("de", "sturm N/S i3 vorn i3", "Österreich hat nicht so viele Steine dieser Art (Infanterie 3): Es sind 0."),
    ],
)
def test_a_face_that_the_army_never_had(code: str, line: str, said: str) -> None:
    army = {"austrian": {"i2": 1}, "french": {"i2": 1}}
    state = position(board_text(("N-S",)), {"N>S": "x"}, {"S>N": "x"}, phase="assault", muster=army)
    assert told_against(state, line, code) == [said]


def test_nobody_gets_over_a_river() -> None:
    state = position(board_text(("A-B", "B-C"), walls=("A-C",)), {"A": "x"}, {})
    assert told_against(state, "move 1 A->C", "en") == ["Nobody crosses A/C: it is impassable."]
    assert told_against(state, "ziehe 1 A->C", "de") == ["Niemand überquert A/C: Das ist unpassierbar."]


# --- files ----------------------------------------------------------------------------------------------------------


def wrong(text: str, code: str) -> list[str]:
    """What is told about a file; the checks raise what cannot be read at all."""
    try:
        found, _ = check_file(text, Path("mine.toml"))
    except BadData as bad:
        found = (bad,)
    return [" ".join(Teller(language(code), GAME, None).trouble(each)) for each in found]


def test_a_board_with_a_missing_pair() -> None:
    text = (BOARDS / "training.toml").read_text("utf-8").replace('id = "A>B", opposite = "B>A"', 'id = "A>B"', 1)
    assert our_board("training").approach["A>B"].opposite == "B>A"
    for code, part in (("en", "A>B faces nothing. Name its opposite"), ("de", "A>B liegt nichts gegenüber")):
        told = wrong(text, code)
        assert any(part in sentence for sentence in told), told
        assert all(sentence.startswith("mine.toml") and sentence.endswith(".") for sentence in told)


@pytest.mark.parametrize(("pieces", "complaints"), [(80, 0), (81, 1)])
def test_a_box_with_81_pieces(pieces: int, complaints: int) -> None:
    spares = pieces - sum(len(force.pieces) for force in our_board("marengo").forces)
    more = f'\n[[spares]]\nside = "french"\npieces = {["i1"] * spares}\n'.replace("'", '"')
    text = (BOARDS / "marengo.toml").read_text("utf-8") + more
    for code in ("en", "de"):
        told = wrong(text, code)
        assert len(told) == complaints, told
        assert all("81" in sentence and "80" in sentence for sentence in told)
