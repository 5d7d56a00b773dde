"""Moving fortified armies and the one on the capital: MP-MOVE-11, MP-MOVE-19; mixed groups (MP-AMB-27)."""

import pytest

from companion.games.march.state import Force, controller
from companion.kernel.trouble import WhichOne
from tests.support import broken_by, cited, events, legal_lines, play

MOVE1 = """
    blue pick MOVE1
    orange pick RECRUIT
"""
MOVE2 = MOVE1.replace("MOVE1", "MOVE2")
# Blue's only army sits on Orange's capital.
ON_THE_CAPITAL = """
    set countries.BH.blue.standing = 0
    set countries.OH.blue.{posture} = 1
    set countries.OH.occupied = "{posture}"
    set sides.blue.stock = 2
"""


@pytest.mark.rule("MP-MOVE-11")
def test_a_fortified_army_stands_up_and_arrives_standing() -> None:
    table = play(f'set countries.BH.blue = {{"standing": 0, "fortified": 1}}\n{MOVE1}')
    assert (table.state.countries["BH"].blue, table.state.countries["N"].blue) == (Force(), Force(1, 0))
    assert [event.facts["stood_up"] for event in events(table, "moved")] == [1]
    assert "MP-MOVE-11" in cited(table)


@pytest.mark.rule("MP-MOVE-19")
@pytest.mark.parametrize("posture", ["standing", "fortified"])
def test_the_army_on_the_capital_has_to_go_if_it_is_the_only_one(posture: str) -> None:
    table = play("option automatic: off\n" + ON_THE_CAPITAL.format(posture=posture) + MOVE1)
    assert legal_lines(table) == ["blue move c OH->N"]
    assert broken_by(table, "blue nothing") == {"MP-MOVE-08"}
    table.enter("blue move 1 OH->N")
    assert (table.state.countries["OH"].occupied, table.state.countries["N"].blue) == (None, Force(1, 0))
    assert controller(table.state, "OH") == "orange"
    assert "MP-OCC-04" in cited(table)


@pytest.mark.rule("MP-MOVE-19")
def test_the_army_on_the_capital_may_stay_while_another_moves() -> None:
    table = play(
        f"""
        {ON_THE_CAPITAL.format(posture="standing")}
        set countries.OH.blue.standing = 2
        set sides.blue.stock = 1
        {MOVE1}
        """
    )
    assert legal_lines(table) == ["blue move 1 OH->N", "blue move c OH->N"]
    table.enter("blue move 1 OH->N")
    assert (table.state.countries["OH"].occupied, table.state.countries["OH"].blue) == ("standing", Force(1))


MIXED = """
    option mixed-group: {ruling}
    set countries.BH.blue = {{"standing": 0, "fortified": 0}}
    set countries.OH.blue = {{"standing": 2, "fortified": 1}}
    set countries.OH.occupied = "standing"
    set sides.blue.stock = 0
"""


@pytest.mark.rule("MP-AMB-27")
def test_a_group_may_mix_postures_and_take_the_occupier_along() -> None:
    table = play(MIXED.format(ruling="allowed") + MOVE2)
    pairs = {"1+1f", "c+1", "c+1f"}
    assert {line.split()[2] for line in legal_lines(table)} == pairs | {"1", "1f", "c"}
    table.enter("blue move c+1f OH->N")
    assert (table.state.countries["OH"].blue, table.state.countries["N"].blue) == (Force(1), Force(2))
    assert table.state.countries["OH"].occupied is None
    assert table.faults() == ()


@pytest.mark.rule("MP-AMB-27", breaks=True)
def test_a_table_may_keep_postures_apart() -> None:
    table = play(MIXED.format(ruling="forbidden") + MOVE2)
    assert broken_by(table, "blue move 1+1f OH->N") == {"MP-AMB-27"}
    assert broken_by(table, "blue move c+1f OH->N") == {"MP-AMB-27"}
    assert {line.split()[2] for line in legal_lines(table)} == {"c+1", "1", "1f", "c"}


def test_a_bare_number_that_could_mean_two_groups_asks_which() -> None:
    """A fortified army and the one on the capital: which of them is the 1?"""
    table = play(
        f"""
        {ON_THE_CAPITAL.format(posture="standing")}
        set countries.OH.blue.fortified = 1
        set sides.blue.stock = 1
        {MOVE1}
        """
    )
    with pytest.raises(WhichOne) as asked:
        table.enter("blue move 1 OH->N")
    assert [table.game.notation.write(move) for move in asked.value.candidates] == [
        "blue move 1f OH->N",
        "blue move c OH->N",
    ]
