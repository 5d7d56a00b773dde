"""Initiative: MP-INIT-01..13."""

import pytest

from tests.support import broken_by, events, legal_lines, play

BOTH_MOVE = """
    blue pick MOVE1
    orange pick MOVE2
"""


@pytest.mark.rule("MP-INIT-01", "MP-INIT-06", "MP-INIT-09")
def test_when_both_move_the_holder_names_either_player() -> None:
    table = play(BOTH_MOVE)
    assert legal_lines(table) == ["blue order blue", "blue order orange"]


@pytest.mark.rule("MP-INIT-10", breaks=True)
def test_only_the_holder_chooses() -> None:
    table = play(BOTH_MOVE)
    assert broken_by(table, "orange order orange") == {"MP-INIT-10"}


@pytest.mark.rule("MP-INIT-03", "MP-INIT-10")
def test_the_initiative_is_flipped_after_the_choice() -> None:
    table = play(BOTH_MOVE)
    table.enter("blue order orange")
    assert table.state.initiative == "orange"
    assert [event.facts["seat"] for event in events(table, "flipped")] == ["orange"]
