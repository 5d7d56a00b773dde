"""Step a, MOVE 1 and MOVE 2: MP-MOVE-01..10 and 12..18."""

import pytest

from companion.games.march.state import Force, controller
from tests.support import MARLBOROUGH, broken_by, cited, events, legal_lines, play

# Orange recruits, so Blue's move is the first thing to decide.
BLUE_MOVES = """
    blue pick {card}
    orange pick RECRUIT
"""
MOVE1, MOVE2 = BLUE_MOVES.format(card="MOVE1"), BLUE_MOVES.format(card="MOVE2")
THREE_AT_HOME = """
    set countries.BH.blue.standing = 3
    set sides.blue.stock = 0
"""
THREE_IN_THE_MIDDLE = """
    set countries.BH.blue.standing = 0
    set countries.N.blue.standing = 3
    set sides.blue.stock = 0
"""
SPREAD_OUT = """
    set countries.BH.blue.standing = 1
    set countries.N.blue.standing = 1
    set countries.OH.blue.standing = 1
    set sides.blue.stock = 0
"""
NO_ARMY = """
    set countries.BH.blue.standing = 0
    set sides.blue.stock = 3
"""


# --- how many, from where, to where ----------------------------------------------------------------------------


@pytest.mark.rule("MP-MOVE-01", "MP-MOVE-13")
def test_move_1_takes_one_army_to_an_adjacent_country() -> None:
    table = play(THREE_AT_HOME + MOVE1)  # only one way to do that, so it happened by itself
    assert (table.state.countries["BH"].blue, table.state.countries["N"].blue) == (Force(2), Force(1))
    assert "MP-MOVE-01" in cited(table)
    assert table.faults() == ()


@pytest.mark.rule("MP-MOVE-02", "MP-MOVE-03", "MP-MOVE-04", "MP-MOVE-13")
@pytest.mark.parametrize("count", [1, 2])
def test_move_2_takes_one_army_or_two_together(count: int) -> None:
    table = play(THREE_AT_HOME + MOVE2)
    assert legal_lines(table) == ["blue move 2 BH->N", "blue move 1 BH->N"]
    table.enter(f"blue move {count} BH->N")
    assert (table.state.countries["BH"].blue, table.state.countries["N"].blue) == (Force(3 - count), Force(count))
    assert "MP-MOVE-02" in cited(table)


@pytest.mark.rule("MP-MOVE-13", breaks=True)
@pytest.mark.parametrize(("cards", "too_many"), [(MOVE1, 2), (MOVE2, 3)])
def test_more_armies_than_the_card_allows_stay(cards: str, too_many: int) -> None:
    table = play(THREE_IN_THE_MIDDLE + cards)
    assert broken_by(table, f"blue move {too_many} N->OH") == {"MP-MOVE-13"}


@pytest.mark.rule("MP-MOVE-14", "MP-MOVE-13", breaks=True)
def test_a_group_needs_its_armies_in_one_country() -> None:
    """One army in each country: two of them cannot be named as one group."""
    table = play(SPREAD_OUT + MOVE2)
    assert broken_by(table, "blue move 2 N->OH") == {"MP-MOVE-14"}
    assert broken_by(table, "blue move 3 N->OH") == {"MP-MOVE-13", "MP-MOVE-14"}


SECOND_MOVE = """
    option automatic: off
    set countries.BH.blue.standing = 2
    set countries.N.blue.standing = 1
    set sides.blue.stock = 0
"""


@pytest.mark.rule("MP-MOVE-05", "MP-MOVE-06", "MP-MOVE-07", breaks=True)
@pytest.mark.parametrize("second", ["move 1 N->OH", "move 1 OH->N", "move 1 BH->N"])
def test_move_2_moves_one_group_and_that_is_all(second: str) -> None:
    """Neither the same army again nor one from elsewhere nor one to elsewhere."""
    table = play(f"{SECOND_MOVE}{MOVE2}\nblue move 1 N->OH")
    assert broken_by(table, f"blue {second}") == {"MP-MOVE-05", "MP-MOVE-06", "MP-MOVE-07"}


@pytest.mark.rule("MP-MOVE-13", breaks=True)
def test_move_1_is_over_after_one_army() -> None:
    table = play(f"{SECOND_MOVE}{MOVE1}\nblue move 1 N->OH")
    assert broken_by(table, "blue move 1 BH->N") == {"MP-MOVE-13"}


@pytest.mark.rule("MP-MOVE-05", "MP-MOVE-06", "MP-MOVE-07")
def test_whatever_move_2_moves_goes_one_step_from_one_country_to_one_country() -> None:
    table = play(SPREAD_OUT + MOVE2)
    assert legal_lines(table) == [
        "blue move 1 BH->N",
        "blue move 1 N->BH",
        "blue move 1 N->OH",
        "blue move 1 OH->N",
    ]


@pytest.mark.rule("MP-MOVE-12", breaks=True)
@pytest.mark.parametrize(("start", "to"), [("BH", "OH"), ("OH", "BH")])
def test_an_army_cannot_skip_a_country(start: str, to: str) -> None:
    table = play(SPREAD_OUT + MOVE1)
    assert broken_by(table, f"blue move 1 {start}->{to}") == {"MP-MOVE-12"}


@pytest.mark.rule("MP-MOVE-12", "MP-MOVE-15")
def test_cards_that_touch_along_a_side_are_adjacent_both_ways() -> None:
    """Four cards in a ring: Bavaria touches France and the Dutch Republic, not the Spanish Netherlands."""
    table = play(
        f"""
        {MARLBOROUGH}
        set countries.FR.blue.standing = 0
        set countries.BA.blue.standing = 1
        blue pick MOVE1
        orange pick RECRUIT
        """
    )
    assert set(legal_lines(table)) == {"blue move 1 BA->FR", "blue move 1 BA->DR"}
    assert broken_by(table, "blue move 1 BA->SN") == {"MP-MOVE-12"}


@pytest.mark.rule("MP-MOVE-15", breaks=True)
def test_an_army_cannot_stay_where_it_is() -> None:
    assert broken_by(play(SPREAD_OUT + MOVE1), "blue move 1 N->N") == {"MP-MOVE-15"}


# --- whose armies ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MP-MOVE-14", breaks=True)
def test_an_enemy_army_is_not_yours_to_move() -> None:
    table = play("option automatic: off\n" + MOVE1)
    assert broken_by(table, "blue move 1 OH->N") == {"MP-MOVE-14"}


@pytest.mark.rule("MP-MOVE-14", breaks=True)
def test_an_army_in_the_stock_cannot_move() -> None:
    table = play("option automatic: off\n" + MOVE2)
    assert table.state.side("blue").stock == 2
    assert broken_by(table, "blue move 2 BH->N") == {"MP-MOVE-14"}


@pytest.mark.rule("MP-MOVE-14")
def test_own_armies_move_wherever_they_are() -> None:
    table = play(SPREAD_OUT + MOVE1)
    table.enter("blue move 1 OH->N")
    assert (table.state.countries["N"].blue, table.state.countries["OH"].blue) == (Force(2), Force())


@pytest.mark.rule("MP-MOVE-17")
def test_the_garrison_stays_when_its_country_empties() -> None:
    table = play("option automatic: off\n" + MOVE2)
    assert broken_by(table, "blue move c BH->N") == {"MP-MOVE-14"}
    table.enter("blue move 1 BH->N")
    assert table.state.countries["BH"].blue == Force()
    assert table.state.rules.map["BH"].garrison == 2
    assert controller(table.state, "BH") == "blue"


# --- must move -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MP-MOVE-08", breaks=True)
@pytest.mark.parametrize("refusal", ["nothing", "move 0 N->OH"])
def test_with_an_army_in_play_one_has_to_move(refusal: str) -> None:
    table = play(SPREAD_OUT + MOVE2)
    assert broken_by(table, f"blue {refusal}") == {"MP-MOVE-08"}


@pytest.mark.rule("MP-MOVE-08")
def test_a_single_army_may_be_all_that_moves() -> None:
    table = play(THREE_IN_THE_MIDDLE + MOVE2)
    assert broken_by(table, "blue move 1 N->BH") == set()


@pytest.mark.rule("MP-MOVE-09")
@pytest.mark.parametrize("cards", [MOVE1, MOVE2])
def test_without_an_army_in_play_a_move_does_nothing(cards: str) -> None:
    table = play("option automatic: off\n" + NO_ARMY + cards)
    assert legal_lines(table) == ["blue nothing"]
    before = table.state.countries
    table.enter("blue nothing")
    assert table.state.countries == before
    assert cited(table) == {"MP-MOVE-09"}


# --- among enemies ---------------------------------------------------------------------------------------------

ENEMY_IN_THE_MIDDLE = """
    set countries.OH.orange.standing = 0
    set countries.N.orange.standing = 3
    set sides.orange.stock = 0
"""


@pytest.mark.rule("MP-MOVE-10", "MP-MOVE-16", "MP-MOVE-18")
def test_enemies_stop_nobody_from_entering_and_nobody_fights() -> None:
    """Six armies share one country."""
    table = play(
        f"""
        set countries.BH.blue.standing = 1
        set countries.N.blue.standing = 2
        set sides.blue.stock = 0
        {ENEMY_IN_THE_MIDDLE}
        {MOVE1}
        blue move 1 BH->N
        """
    )
    assert (table.state.countries["N"].blue, table.state.countries["N"].orange) == (Force(3), Force(3))
    assert events(table, "attacked") == []
    assert table.faults() == ()


@pytest.mark.rule("MP-MOVE-10")
def test_enemies_stop_nobody_from_leaving() -> None:
    table = play(f"{THREE_IN_THE_MIDDLE}{ENEMY_IN_THE_MIDDLE}{MOVE2}\nblue move 2 N->OH")
    assert (table.state.countries["N"].blue, table.state.countries["OH"].blue) == (Force(1), Force(2))


@pytest.mark.rule("MP-MOVE-16")
def test_entering_an_empty_enemy_home_occupies_nothing() -> None:
    table = play(f"{THREE_IN_THE_MIDDLE}{ENEMY_IN_THE_MIDDLE}{MOVE2}\nblue move 2 N->OH")
    assert table.state.countries["OH"].occupied is None
    assert controller(table.state, "OH") == "orange"
