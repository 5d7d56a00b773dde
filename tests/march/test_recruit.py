"""Step b, RECRUIT: MP-RECR-01..08."""

import pytest

from companion.games.march.state import Force
from tests.support import broken_by, cited, events, legal_lines, play

BY_HAND = "option automatic: off\n"
RECRUIT = """
    blue pick RECRUIT
    orange pick FORTIFY
"""
# Orange's only army sits on Blue's capital; Blue waits in N.
BLUE_OCCUPIED = """
    set countries.BH.blue.standing = 0
    set countries.N.blue.standing = 1
    set countries.OH.orange.standing = 0
    set countries.BH.orange.standing = 1
    set countries.BH.occupied = "standing"
"""
ENEMIES_AT_THE_GATE = """
    set countries.OH.orange.standing = 0
    set countries.BH.orange.standing = 3
    set sides.orange.stock = 0
"""
ALL_IN_PLAY = """
    set countries.N.blue.standing = 2
    set sides.blue.stock = 0
"""


@pytest.mark.rule("MP-RECR-01", "MP-RECR-02", "MP-RECR-07")
def test_one_army_comes_from_the_stock_and_stands_at_home() -> None:
    table = play(BY_HAND + 'set countries.BH.blue = {"standing": 0, "fortified": 1}' + RECRUIT)
    assert legal_lines(table) == ["blue recruit"]
    table.enter("blue recruit")
    assert table.state.countries["BH"].blue == Force(standing=1, fortified=1)
    assert table.state.side("blue").stock == 1
    assert cited(table) == {"MP-RECR-01", "MP-RECR-07"}
    assert table.faults() == ()


@pytest.mark.rule("MP-RECR-01")
def test_recruiting_leaves_nothing_to_decide_and_happens_by_itself() -> None:
    table = play(RECRUIT)
    assert "blue recruit" in [event.facts["move"] for event in events(table, "by-itself")]
    assert table.state.countries["BH"].blue == Force(2)


@pytest.mark.rule("MP-RECR-01")
def test_the_last_army_in_the_stock_can_be_recruited() -> None:
    table = play("set countries.N.blue.standing = 1\nset sides.blue.stock = 1" + RECRUIT)
    assert (table.state.side("blue").stock, table.state.armies_in_play("blue")) == (0, 3)


@pytest.mark.rule("MP-RECR-02", breaks=True)
def test_one_card_brings_only_one_army() -> None:
    table = play(BY_HAND + RECRUIT + "blue recruit")
    assert broken_by(table, "blue recruit") == {"MP-RECR-02"}


@pytest.mark.rule("MP-RECR-03")
def test_without_stock_recruit_does_nothing() -> None:
    table = play(ALL_IN_PLAY + RECRUIT)
    assert table.state.armies_in_play("blue") == 3
    assert "MP-RECR-03" in cited(table)
    assert table.state.side("blue").discard == ("RECRUIT",)


@pytest.mark.rule("MP-RECR-03", breaks=True)
def test_without_stock_nobody_can_be_recruited() -> None:
    table = play(BY_HAND + ALL_IN_PLAY + RECRUIT)
    assert broken_by(table, "blue recruit") == {"MP-RECR-03"}
    assert legal_lines(table) == ["blue nothing"]


@pytest.mark.rule("MP-RECR-04")
def test_with_the_enemy_on_the_capital_recruit_does_nothing() -> None:
    table = play(BLUE_OCCUPIED + RECRUIT)
    assert table.state.side("blue").stock == 2
    assert [event.rules for event in events(table, "nothing")][:1] == [("MP-RECR-04",)]


@pytest.mark.rule("MP-RECR-04", breaks=True)
@pytest.mark.parametrize("posture", ["standing", "fortified"])
def test_with_the_enemy_on_the_capital_nobody_can_be_recruited(posture: str) -> None:
    occupied = BLUE_OCCUPIED.replace("BH.orange.standing", f"BH.orange.{posture}").replace('"standing"', f'"{posture}"')
    table = play(BY_HAND + occupied + RECRUIT)
    assert table.state.countries["BH"].occupied == posture
    assert broken_by(table, "blue recruit") == {"MP-RECR-04"}


@pytest.mark.rule("MP-RECR-05")
def test_enemies_off_the_capital_do_not_prevent_recruiting() -> None:
    table = play(ENEMIES_AT_THE_GATE + RECRUIT)
    assert (table.state.countries["BH"].blue, table.state.countries["BH"].orange) == (Force(2), Force(2, 1))


@pytest.mark.rule("MP-RECR-06")
def test_an_occupier_that_has_just_moved_away_no_longer_prevents_recruiting() -> None:
    table = play(BLUE_OCCUPIED + "blue pick RECRUIT\norange pick MOVE1")
    assert table.state.countries["N"].orange == Force(1)
    assert (table.state.countries["BH"].blue, table.state.side("blue").stock) == (Force(1), 1)


@pytest.mark.rule("MP-RECR-06")
def test_an_attack_of_the_same_turn_comes_too_late_to_prevent_recruiting() -> None:
    """Blue recruits in step b; in step d Orange beats the new army with the garrison, 6 against 4."""
    table = play(ENEMIES_AT_THE_GATE + "set sides.orange.strength = 2\nblue pick RECRUIT\norange pick ATTACK")
    assert [event.kind for event in events(table) if event.kind in ("recruited", "occupied")] == [
        "recruited",
        "occupied",
    ]
    assert (table.state.countries["BH"].occupied, table.state.side("blue").stock) == ("standing", 3)


@pytest.mark.rule("MP-RECR-06")
def test_an_attack_of_the_same_turn_comes_too_late_to_help_recruiting() -> None:
    """The occupier attacks in step d and falls, 1 against 2 and the garrison; RECRUIT has done nothing before."""
    table = play(
        BLUE_OCCUPIED.replace("countries.N.blue.standing", "countries.BH.blue.standing")
        + "set sides.blue.strength = 2\nblue pick RECRUIT\norange pick ATTACK"
    )
    assert [event.rules for event in events(table, "nothing")] == [("MP-RECR-04",)]
    assert (table.state.countries["BH"].occupied, table.state.side("blue").stock) == (None, 2)


@pytest.mark.rule("MP-RECR-08", breaks=True)
def test_recruiting_cannot_be_declined() -> None:
    assert broken_by(play(BY_HAND + RECRUIT), "blue nothing") == {"MP-RECR-08"}


@pytest.mark.rule("MP-RECR-08")
@pytest.mark.parametrize("reason", [ALL_IN_PLAY, BLUE_OCCUPIED])
def test_doing_nothing_is_fine_when_nobody_can_be_recruited(reason: str) -> None:
    assert broken_by(play(BY_HAND + reason + RECRUIT), "blue nothing") == set()
