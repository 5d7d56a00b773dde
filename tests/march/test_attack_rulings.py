"""Rulings on attacks, every value: MP-AMB-01, 04, 05, 06, 20. Those on what follows: test_capital_rulings.py."""

import pytest

from tests.march.attacking import armies, fight, given, occupied, stocks
from tests.support import broken_by, cited, events, legal_lines, play

FACE_TO_FACE = """
    set countries.BH.blue.standing = 0
    set countries.N.blue.standing = 1
    set countries.OH.orange.standing = 0
    set countries.N.orange.standing = 1
"""
ONLY_FORTIFIED = """
    set countries.BH.blue.standing = 0
    set countries.N.blue.fortified = 1
    set countries.OH.orange.standing = 0
    set countries.N.orange.standing = 1
"""
ONLY_SCORE_LEFT = """
    set sides.blue.hand = ["ATTACK+1", "SCORE"]
    set sides.blue.discard = ["MOVE1", "MOVE2", "RECRUIT", "FORTIFY", "ATTACK", "STRENGTH"]
"""


# --- MP-AMB-01: what a fortified army is worth --------------------------------------------------------------


@pytest.mark.rule("MP-AMB-01")
@pytest.mark.parametrize(
    ("ruling", "defence"),
    [("plus-one", 2 + 3 + 3), ("one", 2 + 1 + 1), ("raises-all", 4 + 4 + 4)],
)
def test_worth_of_two_fortified_armies_beside_a_standing_one(ruling: str, defence: int) -> None:
    table = given(f"""
        option fortified-defence: {ruling}
        set countries.BH.blue.standing = 0
        set countries.N.blue.standing = 1
        set sides.orange.stock = 0
        set sides.orange.strength = 2
        set countries.OH.orange.standing = 0
        set countries.N.orange = {{"standing": 1, "fortified": 2}}
    """)
    assert fight(table, "blue attack N") == (1, defence)


@pytest.mark.rule("MP-AMB-01")
@pytest.mark.parametrize("ruling", ["plus-one", "one", "raises-all"])
def test_no_reading_helps_the_attacker_or_the_garrison(ruling: str) -> None:
    """Blue's fortified army stays out; Orange's garrison is no army and gains nothing."""
    table = given(f"""
        option fortified-defence: {ruling}
        set sides.blue.stock = 1
        set countries.BH.blue.standing = 0
        set countries.OH.blue = {{"standing": 1, "fortified": 1}}
    """)
    assert fight(table, "blue attack OH") == (1, 1 + 2)


# --- MP-AMB-04: the garrison of a capital one occupies ------------------------------------------------------

ALONE_ON_THE_CAPITAL = """
    set countries.BH.blue.standing = 0
    set countries.OH.blue.standing = 1
    set countries.OH.occupied = "standing"
    set sides.orange.stock = 3
    set countries.OH.orange.standing = 0
"""


@pytest.mark.rule("MP-AMB-04")
def test_an_occupier_leaves_the_silenced_garrison_alone() -> None:
    table = given("option occupied-garrison: no-target" + ALONE_ON_THE_CAPITAL)
    assert legal_lines(table, "blue") == ["blue nothing"]


@pytest.mark.rule("MP-AMB-04", "MP-AMB-02", "MP-AMB-03")
@pytest.mark.parametrize(
    ("edition", "garrison", "defence", "left"),
    [("en", "defends", 2, None), ("en", "absent", 0, "standing"), ("de", "defends", 0, "standing")],
)
def test_as_a_target_the_garrison_must_be_fought_again(
    edition: str, garrison: str, defence: int, left: str | None
) -> None:
    """Where the occupation ends with the attack it defends and beats the single army."""
    options = f"option edition: {edition}\noption garrison-against-occupier: {garrison}\n"
    table = given(options + "option occupied-garrison: target" + ALONE_ON_THE_CAPITAL)
    assert broken_by(table, "blue nothing") == {"MP-ATT-03"}
    assert fight(table, "blue attack OH") == (1, defence)
    assert occupied(table, "OH") == left


# --- MP-AMB-05: only fortified armies face the enemy --------------------------------------------------------


@pytest.mark.rule("MP-AMB-05")
@pytest.mark.parametrize("card", ["ATTACK", "ATTACK+1"])
def test_may_decline_costs_nothing(card: str) -> None:
    table = given("option only-fortified: may-decline" + ONLY_FORTIFIED, blue=card)
    assert broken_by(table, "blue nothing discard MOVE1") == {"MP-ATT-12"}
    table.enter("blue nothing")
    assert cited(table) == {"MP-ATT-19"}
    assert table.state.side("blue").discard == ()
    assert armies(table, "N")["blue"] == (0, 1)


@pytest.mark.rule("MP-AMB-05", breaks=True)
@pytest.mark.parametrize("card", ["ATTACK", "ATTACK+1"])
def test_must_stand_up_refuses_to_decline(card: str) -> None:
    table = given("option only-fortified: must-stand-up" + ONLY_FORTIFIED, blue=card)
    assert broken_by(table, "blue nothing") == {"MP-AMB-05"}
    assert all(line.startswith("blue attack N stand 1") for line in legal_lines(table, "blue"))


@pytest.mark.rule("MP-AMB-05")
def test_must_stand_up_leaves_a_single_army_no_choice() -> None:
    table = play("option only-fortified: must-stand-up" + ONLY_FORTIFIED + "blue pick ATTACK\norange pick STRENGTH")
    assert events(table, "by-itself")[0].facts["move"] == "blue attack N stand 1"
    assert stocks(table) == (3, 3)


@pytest.mark.rule("MP-AMB-05", "MP-AMB-04")
def test_must_stand_up_also_drags_the_army_on_the_capital_against_its_garrison() -> None:
    options = "option only-fortified: must-stand-up\noption occupied-garrison: target"
    lying = 'set countries.OH.blue = {"standing": 0, "fortified": 1}\nset countries.OH.occupied = "fortified"'
    table = given(options + ALONE_ON_THE_CAPITAL + lying)
    assert legal_lines(table, "blue") == ["blue attack OH stand c"]


DECLINE_AND_DISCARD = "option only-fortified: decline-and-discard"


@pytest.mark.rule("MP-AMB-05")
def test_decline_and_discard_takes_a_card_for_attack_plus_1() -> None:
    table = given(DECLINE_AND_DISCARD + ONLY_FORTIFIED, blue="ATTACK+1")
    assert broken_by(table, "blue nothing") == {"MP-ATT-09"}
    assert broken_by(table, "blue nothing discard SCORE") == {"MP-ATT-10"}
    assert broken_by(table, "blue nothing discard ATTACK+1") == {"MP-ATT-17"}
    table.enter("blue nothing discard MOVE2")
    assert table.state.side("blue").discard == ("MOVE2",)
    assert armies(table, "N")["blue"] == (0, 1)


@pytest.mark.rule("MP-AMB-05")
@pytest.mark.parametrize(
    ("position", "card"),
    [(ONLY_FORTIFIED, "ATTACK"), (ONLY_FORTIFIED + ONLY_SCORE_LEFT, "ATTACK+1"), ("", "ATTACK+1")],
)
def test_decline_and_discard_takes_nothing_where_no_card_is_owed(position: str, card: str) -> None:
    """For a plain ATTACK, with only SCORE left, and when there was nobody to attack."""
    table = given(f"{DECLINE_AND_DISCARD}\n{position}", blue=card)
    hand = table.state.side("blue").hand
    assert broken_by(table, "blue nothing discard SCORE") == {"MP-ATT-12"}
    table.enter("blue nothing")
    assert table.state.side("blue").hand == hand


@pytest.mark.rule("MP-AMB-05", "MP-AMB-20")
def test_decline_and_discard_takes_no_second_card_when_paid_at_the_reveal() -> None:
    table = given(f"{DECLINE_AND_DISCARD}\noption discard-moment: at-reveal" + ONLY_FORTIFIED, blue="ATTACK+1")
    table.enter("blue discard MOVE2")
    assert broken_by(table, "blue nothing discard MOVE1") == {"MP-ATT-12"}
    table.enter("blue nothing")
    assert table.state.side("blue").discard == ("MOVE2",)


# --- MP-AMB-06: standing up elsewhere -----------------------------------------------------------------------

STANDING_IN_N_LYING_IN_OH = """
    set sides.blue.stock = 1
    set countries.BH.blue.standing = 0
    set countries.N.blue.standing = 1
    set countries.OH.blue.fortified = 1
    set countries.N.orange.standing = 1
    set sides.orange.stock = 1
"""


@pytest.mark.rule("MP-AMB-06")
def test_standing_up_elsewhere_is_allowed() -> None:
    table = given("option stand-up-elsewhere: allowed" + STANDING_IN_N_LYING_IN_OH)
    assert legal_lines(table, "blue") == ["blue attack N", "blue attack OH stand 1"]


@pytest.mark.rule("MP-AMB-06", breaks=True)
def test_standing_up_elsewhere_is_forbidden_while_a_standing_army_could_attack() -> None:
    table = given("option stand-up-elsewhere: forbidden" + STANDING_IN_N_LYING_IN_OH)
    assert broken_by(table, "blue attack OH stand 1") == {"MP-AMB-06"}
    assert legal_lines(table, "blue") == ["blue attack N"]


@pytest.mark.rule("MP-AMB-06", "MP-AMB-05")
@pytest.mark.parametrize(("only_fortified", "may_pass"), [("may-decline", True), ("must-stand-up", False)])
def test_forbidden_elsewhere_does_not_bind_when_nobody_stands_before_an_enemy(
    only_fortified: str, may_pass: bool
) -> None:
    options = f"option stand-up-elsewhere: forbidden\noption only-fortified: {only_fortified}"
    table = given(options + STANDING_IN_N_LYING_IN_OH + 'set countries.N.blue = {"standing": 0, "fortified": 1}')
    attacks = ["blue attack N stand 1", "blue attack OH stand 1"]
    assert legal_lines(table, "blue") == attacks + ["blue nothing"] * may_pass


# --- MP-AMB-20: when the card for ATTACK+1 is discarded -----------------------------------------------------

AT_REVEAL = "option discard-moment: at-reveal"


@pytest.mark.rule("MP-AMB-20")
def test_at_attack_the_card_is_named_with_the_attack() -> None:
    table = given("option discard-moment: at-attack" + FACE_TO_FACE, blue="ATTACK+1")
    assert broken_by(table, "blue discard MOVE1") == {"MP-AMB-20"}
    assert fight(table, "blue attack N discard MOVE1") == (2, 1)


@pytest.mark.rule("MP-AMB-20")
def test_at_reveal_the_card_is_paid_before_anybody_moves() -> None:
    table = given(AT_REVEAL + FACE_TO_FACE, blue="ATTACK+1", orange="MOVE1")
    assert broken_by(table, "orange move 1 N->OH") == {"MP-TURN-06"}
    assert "blue discard SCORE" not in legal_lines(table, "blue")
    assert broken_by(table, "blue discard SCORE") == {"MP-ATT-10"}
    assert broken_by(table, "blue discard ATTACK+1") == {"MP-ATT-17"}
    table.enter("blue discard MOVE1")
    table.enter("orange move 1 N->OH")
    assert legal_lines(table, "blue") == ["blue nothing"]
    table.enter("blue nothing")
    assert cited(table) >= {"MP-ATT-06"}
    assert "MP-ATT-12" not in cited(table)
    assert table.state.side("blue").discard == ("MOVE1", "ATTACK+1")


@pytest.mark.rule("MP-AMB-20", breaks=True)
def test_at_reveal_the_attack_costs_no_second_card_and_has_its_bonus() -> None:
    table = given(AT_REVEAL + FACE_TO_FACE, blue="ATTACK+1")
    table.enter("blue discard MOVE1")
    assert broken_by(table, "blue attack N discard MOVE2") == {"MP-AMB-20"}
    assert fight(table, "blue attack N") == (2, 1)
    assert table.state.side("blue").discard == ("MOVE1",)


@pytest.mark.rule("MP-AMB-20")
def test_at_reveal_both_pay_also_the_one_whose_attack_will_fizzle() -> None:
    table = given(AT_REVEAL + FACE_TO_FACE, blue="ATTACK+1", orange="ATTACK+1")
    for line in ("orange discard FORTIFY", "blue discard MOVE1", "blue order blue", "blue attack N", "orange nothing"):
        table.enter(line)
    assert table.state.side("orange").discard == ("FORTIFY", "ATTACK+1")
    assert not table.state.side("blue").bonus
    assert not table.state.side("orange").bonus


@pytest.mark.rule("MP-AMB-20", "MP-ATT-11")
def test_at_reveal_nothing_is_paid_with_only_score_left() -> None:
    table = given(AT_REVEAL + FACE_TO_FACE + ONLY_SCORE_LEFT, blue="ATTACK+1")
    assert broken_by(table, "blue attack N discard SCORE") == {"MP-ATT-11"}
    assert fight(table, "blue attack N") == (1, 1)
