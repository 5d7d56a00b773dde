"""Katyusha (AA-KAT): one roll for seven hexes."""

from __future__ import annotations

import pytest

from companion.games.aces.fights import area_pool
from companion.games.aces.hints import percent
from companion.games.aces.odds import chances
from companion.text.language import CODES, language
from companion.text.teller import Teller
from tests.aces.positions import table

ROWS = ("." * 7,) * 7
UNITS = {
    "art1": "su_kat D7",
    "inf9": "g1_inf D4",
    "t9": "g1_tig D3",
    "ftr9": "g1_262 C4",
    "inf1": "su_inf E4",
    "inf2": "us_inf E5",
    "inf8": "g1_inf A1",
}


@pytest.mark.rule("AA-KAT-01")
@pytest.mark.rule("AA-KAT-02")
@pytest.mark.rule("AA-KAT-03")
@pytest.mark.rule("AA-KAT-04")
@pytest.mark.rule("AA-KAT-05")
@pytest.mark.rule("AA-KAT-07")
def test_every_ground_unit_on_seven_hexes_is_hit_by_the_same_roll() -> None:
    play = table(ROWS, UNITS, seat="su", phase="name").enter("name art1>D4", "next")
    assert play.asked == [("su", "fight")]
    play.enter("roll 1 1 1 12 12 12 12 12 12 12 12 12")
    damage = {unit: play.state.units[unit].damage for unit in UNITS}
    assert damage == {"art1": 0, "inf9": 2, "t9": 1, "ftr9": 0, "inf1": 2, "inf2": 2, "inf8": 0}
    assert play.state.units["art1"].xp == 1
    assert play.state.units["inf9"].xp == 0


@pytest.mark.rule("AA-KAT-01", breaks=True)
def test_it_aims_at_hexes_two_to_four_away() -> None:
    play = table(ROWS, UNITS, seat="su", phase="name")
    assert play.broken("name art1>inf9") == {"AA-KAT-01"}
    assert play.broken("name art1>D6") == {"AA-KAT-01"}
    assert play.broken("name art1>D2") == {"AA-KAT-01"}
    assert play.broken("name art1>D3") == set()
    assert play.broken("name art1>B5") == set()  # an empty one is fine


@pytest.mark.rule("AA-KAT-06")
@pytest.mark.rule("AA-AMB-19")
def test_destroying_earns_two_and_friends_earn_nothing() -> None:
    units = {**UNITS, "inf9": "g1_inf D4 damage=5"}
    play = table(ROWS, units, seat="su", phase="name").enter("name art1>D4", "next", "hits 1")
    assert play.state.units["art1"].xp == 2
    friends = {"art1": "su_kat D7", "inf1": "su_inf D4 damage=5", "inf9": "g1_inf A1"}
    for ruling, xp in (("enemies", 0), ("anybody", 2)):
        play = table(ROWS, friends, seat="su", phase="name", area_experience=ruling)
        assert play.enter("name art1>D4", "next", "hits 1").state.units["art1"].xp == xp
        assert "inf1" not in play.state.units


def test_an_attacker_that_is_shelled_by_its_own_side_loses_its_attack() -> None:
    units = {"art1": "su_kat D7", "inf1": "su_inf D4 damage=5", "inf9": "g1_inf D3"}
    play = table(ROWS, units, seat="su", phase="name").enter("name art1>D5", "name inf1>inf9", "next", "hits 1")
    assert play.facts("attack-lost") == [{"seat": "su", "unit": "inf1", "target": "inf9"}]
    assert play.state.phase == "money"


def test_before_it_is_named_the_exact_chances_stand_beside_it() -> None:
    """One roll for all: whatever it does to the weakest enemy, and to the weakest friend, is what it does to any."""
    play = table(ROWS, {**UNITS, "t9": "g1_tig D3 damage=5"}, seat="su", phase="name")
    event = play.game.hint(play.state, play.reader().move("name art1>D4"))
    assert event is not None
    pool, cards = area_pool(play.state, "art1"), play.state.troops.cards
    enemies = [chances(pool, cards["g1_inf"], 0, False), chances(pool, cards["g1_tig"], 5, False)]
    friends = chances(pool, cards["su_inf"], 0, False)
    assert event.facts["damage"] == percent(max(one.damaged for one in enemies))
    assert event.facts["destroy"] == percent(max(one.destroyed for one in enemies))
    assert (event.facts["suffer"], event.facts["lose"]) == (percent(friends.damaged), percent(friends.destroyed))
    assert (event.facts["enemies"], event.facts["friends"]) == (2, 2)
    for code in CODES:
        told = Teller(language(code), play.game).event(event)
        assert str(event.facts["destroy"]) in told
