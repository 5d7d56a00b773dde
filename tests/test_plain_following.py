"""The linear mode follows what is done at another front end of the same room, at the next prompt."""

from __future__ import annotations

import pytest

from tests.plain_typist import Happening, typed
from tests.support import play
from tests.test_plain import at_the_first_pick

NOT_TAKEN = {"en": "What you typed is not entered", "de": "Was du getippt hast, ist nicht eingegeben"}


def picks(line: str) -> Happening:
    return lambda typist: typist.elsewhere(lambda table: table.enter(line, anew=True))


@pytest.mark.parametrize("code", ["en", "de"])
def test_what_others_did_is_told_and_a_number_for_the_list_before_is_not_taken(code: str) -> None:
    table = play("")
    printed = typed(table, picks("blue pick FORTIFY"), "1", code=code)
    assert NOT_TAKEN[code] in printed
    assert table.last.n == 2, "nothing but the pick was entered"
    assert {"en": "has decided", "de": "hat sich entschieden"}[code] in printed


def test_what_only_looks_is_answered_after_the_news() -> None:
    table = play("")
    printed = typed(table, picks("blue pick FORTIFY"), "log 1")
    assert NOT_TAKEN["en"] not in printed
    assert printed.index("has decided") < printed.rindex("has decided"), "once as news, once in the log"


def test_enter_alone_tells_the_news_and_offers_again() -> None:
    table = play("")
    printed = typed(table, picks("blue pick FORTIFY"), "")
    assert NOT_TAKEN["en"] not in printed
    assert printed.count("has decided") == 1
    assert table.last.n == 2


def test_our_own_step_tells_what_came_just_before_it() -> None:
    table = at_the_first_pick(blue="Anna", orange="Ben")
    printed = typed(table, "", picks("orange pick ATTACK"), "pick FORTIFY")
    assert [entry.kind for entry in table.entries()] == ["start", "play", "seal", "reveal"]
    assert printed.index("Ben has decided") < printed.index("reveals FORTIFY")


def test_a_decision_that_its_player_made_elsewhere_is_not_made_again() -> None:
    table = at_the_first_pick(blue="Anna", orange="Ben")
    printed = typed(table, "", picks("blue pick ATTACK"), "pick FORTIFY")
    assert "has decided on another device" in printed
    assert [seal.move.card for seal in table.sealed()] == ["ATTACK"]  # type: ignore[attr-defined]
    assert table.last.n == 2


def test_nobody_takes_back_what_they_have_not_heard_of() -> None:
    table = at_the_first_pick(blue="Anna", orange="Ben")
    printed = typed(table, "undo", picks("blue pick ATTACK"), "yes")  # it comes while they agree
    assert "Somebody else has just entered something" in printed
    assert table.head == 2
