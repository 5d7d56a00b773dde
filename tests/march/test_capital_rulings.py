"""Rulings on occupiers and survivors, every value: MP-AMB-02, 03, 14, 15, 16, 32."""

import pytest

from tests.march.attacking import armies, fight, given, occupied, stocks
from tests.support import broken_by, cited, events, legal_lines

FACE_TO_FACE = """
    set countries.BH.blue.standing = 0
    set countries.N.blue.standing = 1
    set countries.OH.orange.standing = 0
    set countries.N.orange.standing = 1
"""
OCCUPYING = """
    set sides.blue.stock = 1
    set countries.BH.blue.standing = 0
    set countries.OH.blue.standing = 2
    set countries.OH.occupied = "standing"
"""
FORTIFIED_OCCUPIER = """
    set sides.blue.stock = 0
    set countries.BH.blue.standing = 0
    set countries.OH.blue = {"standing": 2, "fortified": 1}
    set countries.OH.occupied = "fortified"
"""


# --- MP-AMB-02 and MP-AMB-03: the army on the capital attacks -----------------------------------------------


@pytest.mark.rule("MP-AMB-02", "MP-AMB-03")
@pytest.mark.parametrize("garrison", ["defends", "absent"])
@pytest.mark.parametrize(
    ("edition", "ruling", "ends"),
    [
        ("en", "edition", True),
        ("de", "edition", False),
        ("en", "ends", True),
        ("de", "ends", True),
        ("en", "stays", False),
        ("de", "stays", False),
    ],
)
def test_whether_the_occupation_ends_and_the_garrison_is_back(
    edition: str, ruling: str, ends: bool, garrison: str
) -> None:
    """The garrison can be back in this combat only if the occupation lapsed for it."""
    table = given(f"""
        option edition: {edition}
        option occupier-attacks: {ruling}
        option garrison-against-occupier: {garrison}
        {OCCUPYING}
        set sides.blue.strength = 2
    """)
    back = 2 if ends and garrison == "defends" else 0
    assert fight(table, "blue attack OH") == (4, 1 + back)
    assert len(events(table, "occupation-ended")) == ends
    assert len(events(table, "occupied")) == ends  # a win occupies again what the attack gave up
    assert occupied(table, "OH") == "standing"


@pytest.mark.rule("MP-AMB-03")
@pytest.mark.parametrize(("garrison", "strength"), [("defends", 2), ("absent", 4)])
def test_an_occupier_who_ties_is_gone_either_way(garrison: str, strength: int) -> None:
    """4 against 2 and the garrison, or 4 against 4 without it."""
    position = f"set sides.blue.strength = 2\nset sides.orange.strength = {strength}"
    table = given(f"option garrison-against-occupier: {garrison}" + OCCUPYING + position)
    assert fight(table, "blue attack OH") == (4, 4)
    assert occupied(table, "OH") is None
    assert stocks(table) == (3, 3)


@pytest.mark.rule("MP-AMB-02")
def test_german_edition_a_beaten_occupier_frees_the_capital_once() -> None:
    table = given("option edition: de" + OCCUPYING + "set sides.orange.strength = 3")
    assert fight(table, "blue attack OH") == (2, 3)
    [ended] = events(table, "occupation-ended")
    assert ended.facts["case"] == "destroyed"
    assert occupied(table, "OH") is None


# --- MP-AMB-14: which army goes onto the capital ------------------------------------------------------------

STORMING_WITH_A_RESERVE = """
    set sides.blue.stock = 0
    set sides.blue.strength = 2
    set countries.BH.blue.standing = 0
    set countries.OH.blue = {"standing": 2, "fortified": 1}
"""


@pytest.mark.rule("MP-AMB-14")
def test_attackers_only_an_army_that_fought_is_placed() -> None:
    table = given("option occupier-choice: attackers" + STORMING_WITH_A_RESERVE)
    assert broken_by(table, "blue attack OH place fortified") == {"MP-OCC-13"}
    assert legal_lines(table, "blue") == ["blue attack OH", "blue attack OH stand 1"]


@pytest.mark.rule("MP-AMB-14")
@pytest.mark.parametrize("posture", ["standing", "fortified"])
def test_any_army_there_may_be_placed(posture: str) -> None:
    table = given("option occupier-choice: any-army" + STORMING_WITH_A_RESERVE)
    assert fight(table, f"blue attack OH place {posture}") == (4, 3)
    assert occupied(table, "OH") == posture
    assert armies(table, "OH") == {"blue": (2, 1)}


@pytest.mark.rule("MP-AMB-14")
def test_any_army_that_has_stood_up_no_longer_lies_to_be_placed() -> None:
    table = given("option occupier-choice: any-army" + STORMING_WITH_A_RESERVE)
    assert broken_by(table, "blue attack OH stand 1 place fortified") == {"MP-OCC-13"}


@pytest.mark.rule("MP-AMB-14")
@pytest.mark.parametrize("where", ["N", "BH"])
def test_any_army_is_placed_nowhere_but_on_the_enemy_capital(where: str) -> None:
    table = given(f"""
        option occupier-choice: any-army
        set sides.blue.stock = 1
        set countries.BH.blue.standing = 0
        set countries.{where}.blue = {{"standing": 1, "fortified": 1}}
        set countries.OH.orange.standing = 0
        set countries.{where}.orange.standing = 1
    """)
    assert broken_by(table, f"blue attack {where} place fortified") == {"MP-OCC-13"}


RESERVE_BESIDE_THE_OCCUPIER = (
    OCCUPYING
    + """
    set sides.blue.stock = 0
    set sides.blue.strength = 2
    set countries.OH.blue.fortified = 1
"""
)


@pytest.mark.rule("MP-AMB-14", "MP-AMB-15", "MP-AMB-02")
@pytest.mark.parametrize(
    ("edition", "already", "may_place"),
    [("en", "stays", True), ("de", "stays", False), ("de", "swap", True)],
)
def test_any_army_replaces_an_occupier_only_where_the_capital_falls_free_or_is_swapped(
    edition: str, already: str, may_place: bool
) -> None:
    """English edition: the occupier gave the capital up by attacking."""
    options = f"option edition: {edition}\noption already-occupying: {already}\noption occupier-choice: any-army"
    table = given(options + RESERVE_BESIDE_THE_OCCUPIER)
    assert broken_by(table, "blue attack OH place fortified") == (set() if may_place else {"MP-OCC-13"})
    assert ("blue attack OH place fortified" in legal_lines(table, "blue")) == may_place
    table.enter("blue attack OH place fortified" if may_place else "blue attack OH")
    assert occupied(table, "OH") == ("fortified" if may_place else "standing")


# --- MP-AMB-15: winning while already on the capital --------------------------------------------------------


@pytest.mark.rule("MP-AMB-15")
@pytest.mark.parametrize("edition", ["en", "de"])
@pytest.mark.parametrize(("ruling", "left"), [("stays", "fortified"), ("swap", "standing")])
def test_who_is_on_the_capital_after_others_won_beside_a_fortified_occupier(
    edition: str, ruling: str, left: str
) -> None:
    table = given(f"option edition: {edition}\noption already-occupying: {ruling}" + FORTIFIED_OCCUPIER)
    assert fight(table, "blue attack OH") == (2, 1)
    assert occupied(table, "OH") == left
    assert armies(table, "OH") == {"blue": (2, 1)}
    assert len(events(table, "occupied")) == (ruling == "swap")


@pytest.mark.rule("MP-AMB-15", "MP-AMB-02")
@pytest.mark.parametrize("ruling", ["stays", "swap"])
def test_german_edition_a_standing_occupier_who_wins_leaves_one_army_on_the_capital(ruling: str) -> None:
    table = given(f"option edition: de\noption already-occupying: {ruling}" + OCCUPYING)
    assert fight(table, "blue attack OH") == (2, 1)
    assert occupied(table, "OH") == "standing"
    assert armies(table, "OH") == {"blue": (2, 0)}


@pytest.mark.rule("MP-AMB-15", "MP-AMB-02")
def test_german_edition_an_occupier_stood_up_for_the_attack_stays_on_the_capital() -> None:
    table = given("option edition: de" + FORTIFIED_OCCUPIER)
    assert fight(table, "blue attack OH stand c") == (3, 1)
    assert not events(table, "occupied")
    assert occupied(table, "OH") == "standing"
    assert armies(table, "OH") == {"blue": (3, 0)}


# --- MP-AMB-16: fortified armies that took no part ----------------------------------------------------------


@pytest.mark.rule("MP-AMB-16")
@pytest.mark.parametrize(
    ("ruling", "left", "stock"),
    [("destroyed", {"orange": (1, 0)}, 3), ("spared", {"blue": (0, 1), "orange": (1, 0)}, 2)],
)
def test_fate_of_fortified_armies_beside_a_lost_attack(
    ruling: str, left: dict[str, tuple[int, int]], stock: int
) -> None:
    position = "set sides.orange.strength = 2\nset sides.blue.stock = 1\nset countries.N.blue.fortified = 1"
    table = given(f"option unused-fortified: {ruling}" + FACE_TO_FACE + position)
    assert fight(table, "blue attack N") == (1, 2)
    assert armies(table, "N") == left
    assert stocks(table) == (stock, 2)


@pytest.mark.rule("MP-AMB-16", "MP-CMB-12", "MP-CMB-14")
@pytest.mark.parametrize(("attacker", "line"), [("blue", "blue attack N"), ("orange", "orange attack N")])
def test_spared_does_not_help_in_a_tie_or_against_a_winning_attacker(attacker: str, line: str) -> None:
    """Blue ties 1 to 1; or Orange attacks with 4 against 1 and 2."""
    position = "set sides.blue.stock = 1\nset countries.N.blue.fortified = 1\n"
    strength = "set sides.orange.strength = 4\n" if attacker == "orange" else ""
    cards = {"blue": "STRENGTH", "orange": "STRENGTH", attacker: "ATTACK"}
    table = given("option unused-fortified: spared" + FACE_TO_FACE + position + strength, **cards)
    table.enter(line)
    assert "blue" not in armies(table, "N")
    assert stocks(table)[0] == 3


@pytest.mark.rule("MP-AMB-16")
@pytest.mark.parametrize(("ruling", "left"), [("destroyed", None), ("spared", "fortified")])
def test_a_fortified_occupier_beside_a_lost_attack(ruling: str, left: str | None) -> None:
    table = given(f"""
        option unused-fortified: {ruling}
        set sides.blue.stock = 1
        set countries.BH.blue.standing = 0
        set countries.OH.blue = {{"standing": 1, "fortified": 1}}
        set countries.OH.occupied = "fortified"
        set sides.orange.strength = 2
    """)
    assert fight(table, "blue attack OH") == (1, 2)
    assert occupied(table, "OH") == left


# --- MP-AMB-32: the defender wins in the attacker's home ----------------------------------------------------

VISITORS = """
    set sides.blue.stock = 1
    set sides.blue.strength = 2
    set countries.BH.blue.standing = 0
"""


@pytest.mark.rule("MP-AMB-32")
@pytest.mark.parametrize(
    ("ruling", "standing", "fortified", "left"),
    [("no", 2, 0, None), ("yes", 2, 0, "standing"), ("yes", 1, 1, "standing"), ("yes", 0, 2, "fortified")],
)
def test_whether_a_winning_defender_takes_the_capital(
    ruling: str, standing: int, fortified: int, left: str | None
) -> None:
    force = f'{{"standing": {standing}, "fortified": {fortified}}}'
    position = f"option defender-occupies: {ruling}{VISITORS}set countries.OH.blue = {force}"
    table = given(position, blue="STRENGTH", orange="ATTACK")
    table.enter("orange attack OH")
    assert armies(table, "OH") == {"blue": (standing, fortified)}
    assert occupied(table, "OH") == left
    assert ("MP-AMB-32" in cited(table)) == (left is not None)
    assert "MP-OCC-01" not in cited(table)


@pytest.mark.rule("MP-AMB-32")
def test_a_winning_defender_in_the_own_home_or_on_neutral_ground_takes_no_capital() -> None:
    """Blue attacks in Orange's home and loses; Orange attacks in the neutral country and loses."""
    position = """
        option defender-occupies: yes
        set sides.blue.stock = 1
        set countries.BH.blue.standing = 0
        set countries.OH.blue.standing = 1
        set countries.N.blue.fortified = 1
        set sides.orange.stock = 1
        set countries.N.orange.standing = 1
    """
    table = given(position, orange="ATTACK")
    for line in ("blue order blue", "blue attack OH", "orange attack N"):
        table.enter(line)
        assert not events(table, "occupied")
    assert stocks(table) == (2, 2)


@pytest.mark.rule("MP-AMB-32", "MP-AMB-16")
def test_a_winning_defender_takes_the_capital_beside_spared_armies() -> None:
    options = "option defender-occupies: yes\noption unused-fortified: spared"
    position = "set countries.OH.blue.standing = 2\nset sides.orange.stock = 1\nset countries.OH.orange.fortified = 1"
    table = given(options + VISITORS + position, blue="STRENGTH", orange="ATTACK")
    assert fight(table, "orange attack OH") == (1, 4)
    assert armies(table, "OH") == {"blue": (2, 0), "orange": (0, 1)}
    assert occupied(table, "OH") == "standing"


@pytest.mark.rule("MP-AMB-32")
def test_a_winning_defender_who_is_on_the_capital_already_stays_as_he_lies() -> None:
    table = given("option defender-occupies: yes" + FORTIFIED_OCCUPIER, blue="STRENGTH", orange="ATTACK")
    assert fight(table, "orange attack OH") == (1, 4)
    assert occupied(table, "OH") == "fortified"
    assert not events(table, "occupied")
