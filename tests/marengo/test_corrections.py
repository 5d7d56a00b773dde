"""The table shows something else: blocks where none stood yet, in words, and what still has to fit together."""

from __future__ import annotations

import pytest

from companion.games.marengo.pieces import possible_faces
from companion.games.registry import game
from companion.kernel.fields import fields_of
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.paths import EVERYTHING
from companion.kernel.record import export_record, import_record, read_record
from companion.kernel.table import Table
from companion.kernel.trouble import Trouble
from companion.text.language import language
from companion.text.teller import Teller
from companion.text.things import correction, inventory
from tests.laws import check_fields

GAME = game("marengo")
TRAINING = Setup({"board": "training"})
REAL = Setup({"reinforcements": "sample"})


def table(setup: Setup = TRAINING) -> Table[object]:
    return Table.create(Journal(":memory:"), GAME, setup)


def told(at: Table[object], trouble: Trouble, code: str = "en") -> str:
    return " ".join(Teller(language(code), GAME, at.state).trouble(trouble))


def refused(at: Table[object], path: str, value: object, code: str = "en") -> str:
    with pytest.raises(Trouble) as trouble:
        at.correct(path, value)
    return told(at, trouble.value, code)


MOVED_IN = {"stand.austrian.wait:vanguard.x": 6, "stand.austrian.C.x": 2}
TO_BLOCK = {"stand.austrian.wait:vanguard.x": 6, "stand.austrian.C>D.x": 2}


@pytest.mark.parametrize("changes", [MOVED_IN, TO_BLOCK])
def test_blocks_are_put_where_none_stood(changes: dict[str, int]) -> None:
    at = table()
    at.correct(EVERYTHING, changes)
    place = list(changes)[1].split(".")[2]
    assert at.state.stand["austrian"][place] == {"x": 2}
    assert not at.faults()
    for viewer in (None, "austrian", "french"):
        check_fields(GAME, at.state, viewer)


def test_a_block_that_the_army_does_not_have_is_told_and_the_others_can_still_show_theirs() -> None:
    """BM-SET-03: a face more than the army has made every other face impossible, so nobody could go on."""
    at = table()
    at.correct(EVERYTHING, {"stand.austrian.wait:vanguard.x": 6, "stand.austrian.C.c1": 1, "stand.austrian.C.x": 1})
    assert [(fault.rule, fault.facts["face"]) for fault in at.faults()] == [("BM-SET-03", "c1")]
    assert set(possible_faces(at.state, "austrian", "x")) == {"i2", "i3", "c2", "a1"}


def test_such_a_correction_is_in_the_record() -> None:
    at = table()
    at.correct(EVERYTHING, MOVED_IN)
    again = import_record(Journal(":memory:"), GAME, read_record(export_record(at).encode()))
    assert again.state == at.state


def test_too_many_blocks_for_the_army_are_told() -> None:
    at = table()
    at.correct("stand.austrian.C.x", 2)
    assert [fault.rule for fault in at.faults()] == ["BM-MAP-14"]


def test_a_face_comes_back_into_the_army() -> None:
    at = table()
    assert "a3" not in at.state.muster["austrian"]
    at.correct("muster.austrian.a3", 1)
    assert at.state.muster["austrian"]["a3"] == 1


def test_no_army_has_more_blocks_than_the_box() -> None:
    at = table(REAL)
    at.correct("muster.french.i1", 70)
    assert "BM-SET-03" in [fault.rule for fault in at.faults()]
    assert refused(at, "muster.french.i1", 81) == "muster.french.i1 has to be a whole number from 0 to 80."


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("stand.austrian.Q9.x", 2, "There is no “Q9” in stand.austrian. There are: A, B, C, D"),
        ("stand.austrian.C.i4", 2, "There is no “i4” in stand.austrian.C. There are: x, i1, i2"),
        ("stand.austrian.C.xz", 2, "There is no “xz” in stand.austrian.C. There are: x, i1, i2"),
        ("stand.russian.C.x", 2, "There is no “russian” in stand. There are: austrian, french."),
        ("stand.austrian", {"Q9": {"x": 1}}, "stand.austrian has only entries with these names: A, B, C, D"),
        ("muster.austrian.k2", 1, "There is no “k2” in muster.austrian. There are: x, i1, i2"),
        ("stand.austrian.C.x", -1, "stand.austrian.C.x has to be a whole number from 0 to "),
        ("roads.nowhere", [], "There is no “nowhere” in roads."),
    ],
)
def test_what_cannot_be_there_is_refused_and_nothing_changes(path: str, value: object, said: str) -> None:
    at = table()
    before = at.state
    assert refused(at, path, value).startswith(said)
    assert at.state is before


def test_every_position_is_offered_and_called_in_words() -> None:
    at = table(REAL)
    fields, layout = fields_of(GAME, at.state), GAME.layout(at.state, None)
    for place in (*at.state.board.locale, *at.state.board.opposite):
        for seat in GAME.seats:
            assert fields[f"stand.{seat}.{place}.x"].is_number
    for code, called in (
        ("en", "reserve of 11 C. Fourance, red blocks: 2"),
        ("de", "Reserve von 11 C. Fourance, rote Steine: 2"),
    ):
        teller = Teller(language(code), GAME, at.state)
        assert correction("stand.austrian.M11.x", ..., 2, layout, teller) == called
        assert len(list(inventory(layout, teller))) < 30, "what does not lie there is in no inventory"
