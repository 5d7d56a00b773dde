"""Bombardments and assaults in the books: every step, with typed symbols and faces (ledger section 9)."""

from __future__ import annotations

import pytest

from tests.marengo.ledger import Ledger

# --- bombardment ----------------------------------------------------------------------------------------------------


def announced() -> Ledger:
    """The French artillery will fire in round 2."""
    return Ledger().turn_of("french").until("announce").enter("aim a1").turn_of("austrian", 2)


def under_announcement(target: str = "bombard a1 block") -> Ledger:
    table = announced().until("announce").enter("next", "next")
    return table.enter(target) if target else table


def test_the_bombardment_of_the_rulebook() -> None:
    """BM-TV-11: strength 1 - 0, the infantry 2 becomes a 1, no announcement in the turn of firing."""
    table = under_announcement()
    assert table.question == ("austrian", "books-struck")
    assert table.refused("next") == {"BM-TURN-07"}
    table.enter("struck i2")
    assert table.event("books-reduced") == {"seat": "austrian", "face": "i2", "after": "i1", "points": 1}
    assert table.state.morale == {"austrian": 9, "french": 10}
    table.until("move")
    assert table.state.guns["french"].bombarded == table.state.turn
    table.enter("next")  # straight into the next turn: there is nothing to announce
    assert (table.state.side, table.state.round) == ("austrian", 3)
    again = table.turn_of("french", 3).until("announce").enter("aim a1")  # earliest next announcement: round n + 2
    assert again.state.guns["french"].announced == again.state.turn - 1


def test_who_fires_announces_nothing_in_the_same_turn() -> None:
    """BM-BOMB-04."""
    table = under_announcement().enter("struck i2").with_state(phase="announce")
    assert table.refused("french aim a1") == {"BM-BOMB-04"}


def test_a_penalty_counts_only_against_the_opposite_block() -> None:
    """BM-BOMB-21, -27, BM-AMB-15."""
    table = under_announcement("")
    assert table.refused("bombard a2 reserve penalty 1") == {"BM-BOMB-21"}
    assert table.refused("bombard a2 side penalty 1") == {"BM-BOMB-21"}
    table.enter("bombard a1 block penalty 2")
    assert table.event("books-no-effect")
    assert table.state.phase == "assault"
    assert table.state.morale["austrian"] == 10


def test_a_loss_is_never_larger_than_the_piece() -> None:
    """BM-BOMB-22, ledger 9."""
    table = under_announcement("bombard a3 reserve").enter("struck c1 last")
    assert table.event("books-eliminated")
    assert table.event("books-gun-falls-back")
    assert table.state.lost["austrian"] == 1
    assert under_announcement("bombard a1 side").refused("struck i2 last") == {"BM-BOMB-09"}


def test_what_is_called_off_was_no_shot() -> None:
    """BM-BOMB-15..17."""
    table = under_announcement("").enter("abort").until("announce")
    assert table.refused("aim a1") == set()
    assert table.refused("french bombard a1 block") == {"BM-TURN-07"}


def test_nothing_is_fired_that_was_not_announced() -> None:
    """BM-BOMB-02, -13."""
    table = Ledger().with_state(phase="bombard")
    assert table.refused("austrian bombard a1 block") == {"BM-BOMB-02"}
    assert table.refused("austrian abort") == {"BM-BOMB-02"}
    again = announced().with_state(side="french", phase="announce")
    assert again.refused("french aim a1") == {"BM-BOMB-02"}
    assert again.refused("french aim a2") == {"BM-BOMB-02"}


# --- assaults -------------------------------------------------------------------------------------------------------


def test_the_assault_of_the_rulebook() -> None:
    """BM-TV-12: Austrians lose 4, French 2."""
    table = Ledger("attack n/s narrow i3 of 2 against 3 inf 1 homecav 1")
    assert table.state.commands == 2
    assert table.question == ("french", "books-fire")
    table.enter("volley a1")
    assert table.state.morale["austrian"] == 9
    assert table.question == ("french", "books-front")
    table.enter("meet i2")
    assert table.event("attack-strength")["strength"] == 1
    assert table.event("defence-strength")["strength"] == 2
    assert table.event("assault-result")["result"] == -1
    assert table.state.morale == {"austrian": 7, "french": 9}
    assert table.question == ("french", "books-pursuit")
    table.enter("chase c2")
    assert table.event("pursuit")["points"] == 1
    assert table.question == ("austrian", "books-loss-second")
    table.enter("damage i2")
    assert table.state.morale == {"austrian": 6, "french": 8}
    assert table.event("books-failed")["place"] == "'n/s"
    assert table.question == ("austrian", "books-assault")


def test_penalties_of_the_approach_under_attack_alone_count() -> None:
    """BM-TV-03: cavalry 2 against cav 1 is worth 1; the other way it is worth 2."""
    down = Ledger("attack up narrow c2 of 1 against 1 cav 1", "pass", "pass")
    assert down.event("attack-strength")["strength"] == 1
    up = Ledger("attack down narrow c2 of 1 against 1 homecav 1", "pass", "pass")
    assert up.event("attack-strength")["strength"] == 2


def test_a_result_of_nothing_is_the_defenders() -> None:
    """BM-TV-14: result 0, the defender wins, both lose 1."""
    table = Ledger("attack a narrow i2 of 1 against 1", "pass", "meet i2")
    assert (table.event("assault-result")["result"], table.event("assault-result")["seat"]) == (0, "french")
    assert table.state.morale == {"austrian": 9, "french": 9}


def test_without_defending_leaders_nothing_is_subtracted() -> None:
    """BM-TV-14: attack 2, the defender loses 3, the attacker 1; the rest is ignored (BM-ASLT-21)."""
    table = Ledger("attack a narrow i2 of 1 against 1", "pass", "pass")
    assert (table.event("assault-result")["result"], table.event("assault-result")["seat"]) == (2, "austrian")
    assert (table.event("assault-losses")["lost"], table.event("assault-losses")["won"]) == (3, 1)
    table.enter("damage i1")
    assert table.event("losses-ignored")["points"] == 2
    assert table.state.morale == {"austrian": 9, "french": 9}
    assert table.question == ("french", "books-retreat")


@pytest.mark.parametrize(
    ("line", "rules"),
    [
        ("attack a narrow i2 i2 of 2 against 1", {"BM-AS01-03"}),
        ("attack a wide i2 i2 of 2 against 1", set()),
        ("attack a narrow i1 of 1 against 1", {"BM-AS01-04"}),
        ("attack a narrow i2 of 1 against 1 inf 2", {"BM-AS01-05"}),
        ("attack a narrow i3 of 1 against 1 inf 2", set()),
        ("attack a wide i2 c2 of 2 against 1", {"BM-AS01-06"}),
        ("attack a narrow a3 of 1 against 1", {"BM-AS01-07"}),
        ("attack a narrow c2 of 1 against 1 obstacle", {"BM-AS01-08"}),
        ("attack a narrow c2 of 1 against 1 homeobstacle", set()),
        ("attack a wide i2 i2 of 1 against 1", {"BM-ASLT-06"}),
        ("attack a narrow i2 of 1 against 0", {"BM-ASLT-01"}),
        ("attack a narrow i2 of 999999999 against 1", {"BM-MAP-11"}),
    ],
)
def test_who_may_lead_an_attack(line: str, rules: set[str]) -> None:
    assert Ledger().refused(line) == rules


def test_one_assault_over_an_approach_in_a_turn() -> None:
    """BM-ASLT-04."""
    table = Ledger("attack 8/4 narrow i3 of 1 against 1", "pass", "meet i3")
    assert table.refused("attack 8/4 narrow i3 of 1 against 1") == {"BM-ASLT-04"}
    assert table.refused("attack 8/5 narrow i3 of 1 against 1") == set()
    table.turn_of("austrian", 2)
    assert table.refused("attack 8/4 narrow i3 of 1 against 1") == set()


def test_a_demoralized_army_starts_no_assault() -> None:
    """BM-ASLT-24, BM-DEM-09; and it is not asked for one."""
    table = Ledger(french_morale="1").enter("attack a narrow i3 of 1 against 1", "pass", "meet i2", "pass")
    assert table.state.demoralized("french")
    table.until("announce").enter("next", "next")
    assert table.question == ("french", "books-move")
    table.with_state(phase="assault")
    assert table.refused("french attack b narrow i3 of 1 against 1") == {"BM-ASLT-24"}


def test_defensive_fire_needs_an_artillery_that_has_not_done_enough() -> None:
    """BM-AS02-02, BM-AMB-02: announced in its owner's last turn."""
    table = announced().enter("attack a narrow i3 of 1 against 2")
    assert table.question == ("french", "books-front")
    fired = Ledger("attack a narrow i3 of 1 against 2", "volley a1", "pass", "damage i2", "pass")
    fired.enter("attack b narrow i3 of 1 against 2")
    assert fired.question == ("french", "books-front")  # BM-AS02-03: once a round


def test_the_defender_spreads_the_fire_and_the_owner_what_reaches_the_second_row() -> None:
    """BM-AS03-03, BM-ASLT-18..20."""
    table = Ledger("attack a wide i3 i2 of 3 against 1", "volley a1")
    assert table.question == ("french", "books-loss-first")
    assert table.refused("austrian damage i3") == {"BM-ASLT-19"}
    assert table.refused("damage i1") == {"BM-ASLT-18"}
    assert table.refused("damage i3 2") == {"BM-ASLT-21"}
    table.enter("damage i2")
    assert table.event("no-front")  # only the artillery is there, and it never leads (BM-AS04-05)
    assert table.event("attack-strength")["points"] == 4


def test_a_first_row_that_falls_is_not_refilled() -> None:
    """BM-AS05-07: 0 less the penalty of the arm that led; the excess goes to the second row."""
    table = Ledger("attack a narrow i2 of 2 against 2 inf 1", "volley a3")
    assert table.question == ("austrian", "books-loss-second")
    table.enter("damage c1", "pass")
    assert table.event("attack-strength")["strength"] == -1


def test_fire_that_breaks_the_attacker_weakens_every_leader() -> None:
    """BM-AS03-05, BM-DEM-12, -13."""
    table = Ledger("attack a wide i3 i3 of 2 against 2", "volley a1", austrian_morale="1")
    table.enter("pass")
    assert table.state.demoralized("austrian")
    assert table.event("attack-strength")["strength"] == 3
    assert table.state.morale["austrian"] == 0


def test_leaders_of_a_demoralized_defender_count_one_less() -> None:
    """BM-AS05-04, BM-DEM-10."""
    table = Ledger(french_morale="1").with_state(
        broke={"austrian": 0, "french": 1}, morale={"austrian": 9, "french": 0}
    )
    table.enter("attack a wide i3 of 1 against 2", "pass", "meet i2 i2")
    assert table.event("defence-strength")["strength"] == 2


@pytest.mark.parametrize(
    ("line", "rules"),
    [
        ("meet i2 i1", {"BM-AS04-03"}),
        ("meet i1", set()),
        ("meet a1", {"BM-AS04-05"}),
        ("meet c2", {"BM-AS04-06"}),
        ("meet i1 i1 c1 c1", {"BM-AS04-08", "BM-AS04-03", "BM-AS04-04", "BM-AS04-06"}),
    ],
)
def test_who_may_lead_a_defence(line: str, rules: set[str]) -> None:
    assert Ledger("attack a narrow i3 of 1 against 3 obstacle", "pass").refused(line) == rules


@pytest.mark.parametrize(
    ("attack", "front", "question"),
    [
        ("attack a narrow i3 of 2 against 1", "meet i1", ("austrian", "books-pursuit")),
        ("attack a narrow i3 of 1 against 1", "meet i1", ("french", "books-retreat")),  # nobody behind (BM-AS08-01)
        ("attack a narrow i3 of 2 against 1", "meet c1", ("french", "books-retreat")),  # BM-AS08-02
        ("attack a narrow i3 of 2 against 1 obstacle", "meet i1", ("french", "books-retreat")),  # BM-AS08-05
        ("attack a narrow i3 of 2 against 1 homeobstacle", "meet i1", ("french", "books-retreat")),
    ],
)
def test_when_the_winner_may_pursue(attack: str, front: str, question: tuple[str, str]) -> None:
    assert Ledger(attack, "pass", front).question == question


def test_pursuers_are_cavalry_and_lose_one_in_all() -> None:
    """BM-AS08-01, -04, -07, BM-AS10-01, BM-AMB-14."""
    table = Ledger("attack a wide i3 of 3 against 1", "pass", "meet i1")
    assert table.refused("chase i2") == {"BM-AS08-01"}
    assert table.refused("chase c2 c1 c1") == {"BM-AS08-04", "BM-AS08-07"}
    table.enter("chase c2 c1")
    assert table.question == ("austrian", "books-loss-pursuer")
    assert table.refused("french damage c1") == {"BM-AMB-14"}
    table.enter("damage c1")
    assert table.state.lost["austrian"] == 2
    other = Ledger("attack a wide i3 of 3 against 1", "pass", "meet i1", "chase c2 c1", pursuit_loss="opponent")
    assert other.question == ("french", "books-loss-pursuer")


def test_an_artillery_that_bombarded_is_in_no_assault_and_one_that_stormed_announces_nothing() -> None:
    """BM-BOMB-07, BM-BOMB-08: known as soon as it is shown."""
    table = under_announcement().enter("struck i2", "attack a narrow i2 of 2 against 2", "volley a2")
    table.enter("meet i3")
    assert table.question == ("french", "books-loss-second")
    assert table.refused("damage a1") == {"BM-BOMB-07"}
    other = Ledger("attack a narrow i2 of 2 against 2", "volley a2", "meet i1", "damage a3").until("move")
    assert other.enter("next").state.side == "french"  # nothing can be announced, so the turn is over
    assert other.with_state(side="austrian", phase="announce").refused("austrian aim a2") == {"BM-BOMB-08"}


def test_a_side_has_one_artillery() -> None:
    """BM-COMP-06."""
    table = Ledger("attack a narrow i3 of 1 against 3", "volley a1", "pass")
    assert table.question == ("french", "books-loss-second")
    assert table.refused("damage a2") == {"BM-SET-03"}
    table.enter("damage a1")
    assert table.state.guns["french"].lost


def test_winners_who_all_fell_leave_the_locale_as_the_table_reads_it() -> None:
    """BM-AMB-19."""
    for reading, question in (("empty", "books-retreat"), ("stays", "books-assault")):
        table = Ledger("attack a narrow i2 of 1 against 2", "volley a1", dead_winners=reading).enter("pass")
        table.enter("damage i1" if "second" in table.question[1] else "pass")
        while table.question[1] == "books-loss-second":
            table.enter("damage i1")
        assert table.event("books-won")["case"] == reading
        assert table.question[1] == question
