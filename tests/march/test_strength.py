"""STRENGTH: MP-STR-01..16 and the rulings MP-AMB-08 and MP-AMB-30."""

import pytest

from tests.support import broken_by, cited, events, legal_lines, play

IN_NEUTRAL = """
    set countries.BH.blue.standing = 0
    set countries.N.blue.standing = 1
"""
ON_ORANGE_CAPITAL = """
    set countries.BH.blue.standing = 0
    set countries.OH.blue.standing = 1
    set countries.OH.occupied = "standing"
"""
ON_BLUE_CAPITAL = """
    set countries.OH.orange.standing = 0
    set countries.BH.orange.standing = 1
    set countries.BH.occupied = "standing"
"""
STRENGTH = """
    blue pick STRENGTH
    orange pick RECRUIT
"""
BY_HAND = "option automatic: off"


@pytest.mark.rule("MP-STR-01")
def test_every_controlled_country_may_be_chosen() -> None:
    assert legal_lines(play(IN_NEUTRAL + STRENGTH)) == ["blue strength BH", "blue strength N"]


@pytest.mark.rule("MP-STR-01", breaks=True)
def test_a_country_that_is_not_controlled_may_not_be_chosen() -> None:
    assert broken_by(play(IN_NEUTRAL + STRENGTH), "blue strength OH") == {"MP-STR-01", "MP-CTRL-06"}


@pytest.mark.rule("MP-STR-01", breaks=True)
def test_a_contested_neutral_country_may_not_be_chosen() -> None:
    """MP-TV-02, turn 2: Orange has come into the neutral country before STRENGTH is carried out."""
    table = play(
        BY_HAND
        + IN_NEUTRAL
        + """
        blue pick STRENGTH
        orange pick MOVE1
        orange move 1 OH->N
        """
    )
    assert broken_by(table, "blue strength N") == {"MP-STR-01", "MP-CTRL-05"}
    assert legal_lines(table) == ["blue strength BH"]


@pytest.mark.rule("MP-STR-02", "MP-STR-05")
def test_the_vp_die_goes_down_and_the_strength_die_up() -> None:
    table = play(IN_NEUTRAL + STRENGTH + "    blue strength N")
    assert table.state.countries["N"].vp == 1
    assert table.state.countries["BH"].vp == 3
    assert (table.state.sides["blue"].strength, table.state.sides["orange"].strength) == (2, 1)
    assert cited(table) >= {"MP-STR-02", "MP-STR-05"}


@pytest.mark.rule("MP-STR-03")
def test_a_die_may_go_down_to_nothing() -> None:
    table = play(IN_NEUTRAL + "    set countries.N.vp = 1" + STRENGTH + "    blue strength N")
    assert table.state.countries["N"].vp == 0


@pytest.mark.rule("MP-STR-03", breaks=True)
def test_a_die_that_is_gone_cannot_go_down() -> None:
    table = play(BY_HAND + IN_NEUTRAL + "    set countries.N.vp = 0" + STRENGTH + "    orange recruit")
    assert broken_by(table, "blue strength N") == {"MP-STR-03"}


@pytest.mark.rule("MP-STR-04")
def test_a_die_that_reaches_nothing_is_removed() -> None:
    table = play(IN_NEUTRAL + "    set countries.N.vp = 1" + STRENGTH + "    blue strength N")
    assert [e.facts["vp"] for e in events(table, "strengthened") if "MP-STR-04" in e.rules] == [0]


@pytest.mark.rule("MP-STR-06", "MP-AMB-08")
def test_at_six_the_die_goes_down_and_the_strength_stays() -> None:
    table = play(IN_NEUTRAL + "    set sides.blue.strength = 6" + STRENGTH + "    blue strength N")
    assert (table.state.countries["N"].vp, table.state.sides["blue"].strength) == (1, 6)
    assert "MP-STR-06" in cited(table)


@pytest.mark.rule("MP-STR-06")
def test_five_still_rises_to_six() -> None:
    table = play(IN_NEUTRAL + "    set sides.blue.strength = 5" + STRENGTH + "    blue strength N")
    assert table.state.sides["blue"].strength == 6
    assert "MP-STR-06" not in cited(table)


@pytest.mark.rule("MP-STR-06", breaks=True)
def test_a_strength_die_above_what_its_card_allows_is_a_fault() -> None:
    table = play("set rules.map.BH.strength_max = 4")
    assert table.faults() == ()
    table.correct("sides.blue.strength", 5)
    assert [fault.rule for fault in table.faults()] == ["MP-STR-06"]


@pytest.mark.rule("MP-AMB-08")
def test_at_six_strength_may_do_nothing() -> None:
    table = play(
        "option strength-at-six: nothing\n option automatic: off\n set sides.blue.strength = 6"
        + STRENGTH
        + "    orange recruit"
    )
    assert broken_by(table, "blue strength BH") == {"MP-AMB-08"}
    table.enter("blue nothing")
    assert table.state.countries["BH"].vp == 3
    assert [(e.rules, e.facts["case"]) for e in events(table, "nothing")] == [(("MP-AMB-08",), "full-strength")]


@pytest.mark.rule("MP-AMB-08")
def test_at_six_the_card_may_be_unplayable() -> None:
    table = play("option strength-at-six: unplayable\n set sides.blue.strength = 6")
    assert broken_by(table, "blue pick STRENGTH") == {"MP-AMB-08"}
    assert "blue pick STRENGTH" not in legal_lines(table, "blue")
    assert broken_by(table, "orange pick STRENGTH") == set()


@pytest.mark.rule("MP-STR-07")
def test_every_army_is_worth_more_from_then_on() -> None:
    """Also one that was in the stock when the die went up."""
    table = play(
        """
        blue pick STRENGTH
        orange pick MOVE1
        orange move 1 OH->N
        blue pick RECRUIT
        orange pick MOVE2
        orange move 1 N->BH
        blue pick ATTACK
        orange pick RECRUIT
        """
    )
    fight = events(table, "attacked")[0]
    assert (fight.facts["attackers"], fight.facts["strength"], fight.facts["attack"]) == (2, 2, 4)


@pytest.mark.rule("MP-STR-08")
def test_the_garrison_stays_at_two() -> None:
    table = play(
        """
        set countries.BH.orange.standing = 1
        set countries.OH.orange.standing = 0
        blue pick STRENGTH
        orange pick RECRUIT
        blue pick RECRUIT
        orange pick ATTACK
        """
    )
    assert table.state.sides["blue"].strength == 2
    assert [e.facts["garrison"] for e in events(table, "attacked")] == [2]


@pytest.mark.rule("MP-STR-09", breaks=True)
def test_strength_may_not_be_declined_while_a_die_can_go_down() -> None:
    table = play(BY_HAND + IN_NEUTRAL + "    set countries.BH.vp = 0" + STRENGTH + "    orange recruit")
    assert broken_by(table, "blue nothing") == {"MP-STR-09"}


@pytest.mark.rule("MP-STR-09")
def test_the_only_die_that_can_go_down_goes_down() -> None:
    table = play(IN_NEUTRAL + "    set countries.BH.vp = 0" + STRENGTH)
    assert (table.state.countries["N"].vp, table.state.sides["blue"].strength) == (1, 2)


@pytest.mark.rule("MP-STR-10")
def test_without_a_die_to_turn_down_nothing_happens() -> None:
    table = play("set countries.BH.vp = 0" + STRENGTH)
    assert table.state.sides["blue"].strength == 1
    assert [(e.rules, e.facts["case"]) for e in events(table, "nothing")] == [(("MP-STR-10",), "no-die")]


@pytest.mark.rule("MP-STR-11", "MP-STR-15")
@pytest.mark.parametrize("where", ["BH", "N"])
def test_every_way_to_carry_strength_out_takes_one_vp_and_gives_one_strength(where: str) -> None:
    table = play(IN_NEUTRAL + STRENGTH)
    before = table.state
    assert {line.rpartition(" ")[0] for line in legal_lines(table)} == {"blue strength"}
    table.enter(f"blue strength {where}")
    dice = {id_: country.vp - before.countries[id_].vp for id_, country in table.state.countries.items()}
    assert dice == {"BH": 0, "N": 0, "OH": 0} | {where: -1}
    assert table.state.sides["blue"].strength == before.sides["blue"].strength + 1


@pytest.mark.rule("MP-STR-12", breaks=True)
@pytest.mark.rule("MP-AMB-30")
def test_the_printed_range_is_a_floor() -> None:
    table = play(BY_HAND + IN_NEUTRAL + "    set rules.map.N.vp_min = 2" + STRENGTH + "    orange recruit")
    assert broken_by(table, "blue strength N") == {"MP-STR-12"}
    assert legal_lines(table) == ["blue strength BH"]


@pytest.mark.rule("MP-STR-12")
def test_a_die_above_its_printed_floor_goes_down() -> None:
    table = play(IN_NEUTRAL + "    set rules.map.N.vp_min = 1" + STRENGTH + "    blue strength N")
    assert table.state.countries["N"].vp == 1
    assert table.faults() == ()


@pytest.mark.rule("MP-AMB-30")
def test_a_table_may_ignore_the_printed_floor() -> None:
    table = play("option printed-floor: ignored" + IN_NEUTRAL + "    set rules.map.N.vp_min = 2" + STRENGTH)
    table.enter("blue strength N")
    assert table.state.countries["N"].vp == 1
    assert table.faults() == ()


@pytest.mark.rule("MP-STR-13", "MP-CTRL-06")
def test_the_enemy_home_qualifies_while_its_capital_is_occupied() -> None:
    table = play(ON_ORANGE_CAPITAL + STRENGTH)
    assert legal_lines(table) == ["blue strength BH", "blue strength OH"]
    table.enter("blue strength OH")
    assert table.state.countries["OH"].vp == 2
    assert table.state.sides["blue"].strength == 2


@pytest.mark.rule("MP-STR-13", "MP-CTRL-01")
def test_the_own_home_does_not_qualify_while_it_is_occupied() -> None:
    table = play(BY_HAND + ON_BLUE_CAPITAL + STRENGTH + "    orange recruit")
    assert broken_by(table, "blue strength BH") == {"MP-STR-01", "MP-CTRL-01"}
    assert legal_lines(table) == ["blue nothing"]


@pytest.mark.rule("MP-STR-14")
def test_the_own_strength_die_rises_even_while_the_home_is_occupied() -> None:
    table = play(IN_NEUTRAL + ON_BLUE_CAPITAL + STRENGTH)
    assert (table.state.countries["N"].vp, table.state.countries["BH"].vp) == (1, 3)
    assert table.state.sides["blue"].strength == 2
    assert events(table, "strengthened")[0].facts["home"] == "BH"


@pytest.mark.rule("MP-STR-15", breaks=True)
def test_one_card_turns_one_die_once() -> None:
    table = play(BY_HAND + IN_NEUTRAL + "    blue pick STRENGTH\n    orange pick STRENGTH\n    blue strength N")
    assert broken_by(table, "blue strength N") == {"MP-STR-15"}
    assert broken_by(table, "blue strength BH") == {"MP-STR-15"}


@pytest.mark.rule("MP-STR-16")
def test_strength_comes_too_late_for_a_combat_of_the_same_turn() -> None:
    table = play(
        """
        set countries.BH.orange.standing = 2
        set countries.OH.orange.standing = 0
        set sides.orange.stock = 1
        blue pick STRENGTH
        orange pick ATTACK
        """
    )
    kinds = [event.kind for event in events(table)]
    assert events(table, "attacked")[0].facts["defenders"] == 1
    assert kinds.index("attacked") < kinds.index("strengthened")


@pytest.mark.rule("MP-AMB-08", "MP-STR-06")
def test_a_die_is_never_turned_down_for_nothing_without_a_warning() -> None:
    table = play("set sides.blue.strength = 6\nblue pick STRENGTH\norange pick RECRUIT")
    assert [decision.kind for decision in table.pending() if not decision.optional] == ["strength-wasted"]
    table.enter("strength BH")
    assert (table.state.countries["BH"].vp, table.state.side("blue").strength) == (2, 6)
