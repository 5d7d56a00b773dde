"""What a table may settle about cards: declining them (MP-AMB-17), picking again (MP-AMB-26)."""

from typing import Any

import pytest

from companion.kernel.table import Table
from tests.support import broken_by, cited, events, play

DUTIES = {"RECRUIT": "MP-RECR-08", "FORTIFY": "MP-FORT-09", "STRENGTH": "MP-STR-09"}


def still_to_pick(table: Table[Any]) -> list[str | None]:
    return [decision.seat for decision in table.pending() if decision.kind == "pick"]


@pytest.mark.rule("MP-AMB-17")
@pytest.mark.parametrize(("card", "duty"), list(DUTIES.items()))
def test_a_card_that_can_be_carried_out_cannot_be_declined(card: str, duty: str) -> None:
    table = play(f"option automatic: off\nblue pick {card}\norange pick {card}")
    assert broken_by(table, "blue nothing") == {duty}


@pytest.mark.rule("MP-AMB-17")
@pytest.mark.parametrize("card", DUTIES)
def test_a_table_may_let_players_decline(card: str) -> None:
    table = play(f"option declining: yes\nblue pick {card}\norange pick ATTACK")
    before = table.state
    table.enter("blue nothing")
    (told,) = events(table, "nothing")[:1]
    assert (told.rules, told.facts["case"]) == (("MP-AMB-17",), "declined")
    assert table.state.countries == before.countries
    assert table.state.side("blue").discard == (card,)


@pytest.mark.rule("MP-AMB-17")
def test_even_there_a_move_cannot_be_declined() -> None:
    table = play("option automatic: off\noption declining: yes\nblue pick MOVE1\norange pick RECRUIT")
    assert broken_by(table, "blue nothing") == {"MP-MOVE-08"}


@pytest.mark.rule("MP-AMB-26")
def test_an_illegal_card_is_refused_and_what_the_other_laid_down_stays() -> None:
    table = play("orange pick MOVE1")
    assert broken_by(table, "blue pick SCORE") == {"MP-SCORE-08", "MP-SCORE-10"}
    assert still_to_pick(table) == ["blue"]


@pytest.mark.rule("MP-AMB-26")
def test_when_an_illegal_card_was_shown_both_pick_again() -> None:
    table = play("orange pick MOVE1")
    table.enter("blue repick")
    assert still_to_pick(table) == ["blue", "orange"]
    assert cited(table) == {"MP-AMB-26"}
    table.enter("blue pick RECRUIT")
    table.enter("orange pick FORTIFY")
    assert (table.state.side("blue").discard, table.state.side("orange").discard) == (("RECRUIT",), ("FORTIFY",))


@pytest.mark.rule("MP-AMB-26", breaks=True)
def test_a_table_may_let_only_the_offender_pick_again() -> None:
    table = play("option illegal-card: offender-again\norange pick MOVE1")
    assert broken_by(table, "orange repick") == {"MP-AMB-26"}
    table.enter("blue pick RECRUIT")
    assert table.state.side("orange").discard == ("MOVE1",)


@pytest.mark.rule("MP-AMB-26", breaks=True)
def test_after_the_reveal_nobody_picks_again() -> None:
    table = play("option automatic: off\nblue pick RECRUIT\norange pick MOVE1")
    assert broken_by(table, "blue repick") == {"MP-AMB-26"}
