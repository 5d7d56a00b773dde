"""Every field of every game's pads says what belongs there, so that no two on a page are taken for each other."""

from __future__ import annotations

import pytest

from companion.prints import order, prints_of
from companion.text.language import CODES
from tests.printing.asks import ask
from tests.printing.content import pages
from tests.printing.test_svg import SET_UP, subject_of

EXCLUDE = [
    ("march", "score", "turn 1 · Orange · FORTIFY", 8),  # the cards of a turn
    ("clockwork", "orders", "round 2 · 3 · next", 3),
    ("aces", "units", "Tiger 1 · army 2", 3),
    ("marengo", "record", "Winner · France", 2),
]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game_id", SET_UP)
def test_no_two_fields_of_a_page_say_the_same(game_id: str, code: str) -> None:
    subject, found = subject_of(game_id, code), 0
    for sheet in prints_of(game_id).sheets:
        for page in pages(order(ask(code, fillable=True), subject, [sheet.id]).make()):
            told = [field.get_object().get("/TU") for field in page.get("/Annots", ())]
            assert all(told), f"{sheet.id}: a field says nothing"
            assert len(told) == len(set(told)), f"{sheet.id}: {told}"
            found += len(told)
    assert found > 200


@pytest.mark.parametrize(("game_id", "sheet", "tip", "count"), EXCLUDE)
def test_what_excludes_each_other_is_one_choice(game_id: str, sheet: str, tip: str, count: int) -> None:
    fields = [
        field.get_object()
        for page in pages(order(ask(fillable=True), subject_of(game_id), [sheet]).make())
        for field in page["/Annots"]
    ]
    box, *_ = [field for field in fields if field["/TU"] == tip]
    boxes = [box.get_object() for box in box["/Parent"]["/Kids"]]
    ticked = {name for each in boxes for name in each["/AP"]["/N"]} - {"/Off"}
    assert len(boxes) == len(ticked) == count
