"""Retreats, maneuver attacks, roads and entries in the books, and going on with the map (ledger section 9)."""

from __future__ import annotations

import pytest

from companion.games.marengo.beginning import begin
from companion.games.marengo.game import Marengo
from companion.games.marengo.moves.groups import March
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.table import Table
from companion.kernel.trouble import Impossible
from tests.marengo.ledger import Ledger
from tests.support import usual_setup

# --- retreats -------------------------------------------------------------------------------------------------------


def beaten() -> Ledger:
    """The defender's infantry 2 has lost an assault and survived."""
    table = Ledger("attack up/x narrow i3 of 1 against 1", "pass", "meet i2")
    assert table.event("assault-result")["result"] == 1
    return table


def test_the_retreat_of_the_rulebook() -> None:
    """BM-TV-13: the beaten lose no more, the infantry 1 at the other side dies, cavalry in reserve loses nothing."""
    table = Ledger().with_state(morale={"austrian": 10, "french": 10})
    table.enter("attack up/x narrow i3 of 1 against 1", "pass", "meet i2")
    before = table.state.morale["french"]
    table.enter("leave beaten i2")
    assert table.event("books-no-loss")
    table.enter("leave side i1")
    assert table.event("books-eliminated")
    table.enter("leave reserve c2")
    assert table.event("books-no-loss")
    table.enter("pass")
    assert table.state.morale["french"] == before - 1
    assert table.question == ("austrian", "books-assault")


def test_every_position_is_charged_for_itself() -> None:
    """BM-RET-05..08, -10, -23: artillery is lost, the reserve pays once with infantry, each side with anybody."""
    table = beaten()
    lost = table.state.lost["french"]
    assert table.refused("leave reserve i3 i1") == {"BM-RET-11"}
    assert table.refused("leave reserve c2 i1 loses c2") == {"BM-RET-07"}
    table.enter("leave reserve i3 i1 c2 a1 loses i3")
    assert table.state.lost["french"] == lost + 2
    assert table.refused("leave reserve c1") == {"BM-RET-06"}
    assert table.refused("leave side a1") == {"BM-SET-03"}
    assert table.refused("leave side c2 i2") == {"BM-RET-11"}
    table.enter("leave side c2 i2 loses c2", "leave side c1", "stranded i2 i1")
    assert table.state.lost["french"] == lost + 2 + 2 + 3


def test_artillery_alone_costs_only_itself() -> None:
    """BM-RET-10."""
    table = beaten()
    lost = table.state.lost["french"]
    table.enter("leave side a2")
    assert table.state.lost["french"] == lost + 2


def test_artillery_of_the_beaten_is_lost_as_the_table_reads_it() -> None:
    """BM-AMB-13."""
    for reading, more in (("lost", 1), ("spared", 0)):
        table = Ledger("attack a narrow i3 of 1 against 2", "pass", "meet i2", retreat_artillery=reading)
        lost = table.state.lost["french"]
        assert table.enter("leave beaten a1").state.lost["french"] == lost + more


@pytest.mark.parametrize("lines", [("pass", "meet i2", "leave beaten a1"), ("volley a1", "meet i1", "damage i2 1")])
def test_artillery_that_is_spared_has_nothing_announced_any_more(lines: tuple[str, ...]) -> None:
    """BM-AMB-13, BM-BOMB-12: driven from its approach it cannot fire, be it shown in the retreat or before."""
    table = Ledger(retreat_artillery="spared", defensive_round="round").until("announce").enter("aim a1")
    table.turn_of("french").enter("attack a narrow i3 of 1 against 3", *lines)
    assert table.state.guns["austrian"].announced == 0
    assert table.event("books-driven-off") == {"seat": "austrian"}


def test_nobody_was_beaten_in_a_maneuver_attack() -> None:
    table = Ledger("next", "maneuver block against reserve")
    assert table.question == ("french", "books-retreat")
    assert table.refused("leave beaten i2") == {"BM-RET-09"}


# --- maneuver attacks -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "question", "commands"),
    [
        ("maneuver reserve of 2 against reserve", "books-stop", 2),  # BM-MAN-10
        ("maneuver reserve of 2 against blocks", "books-retreat", 2),  # BM-MAN-12
        ("maneuver block of 2 against reserve", "books-retreat", 2),  # BM-MAN-11
        ("maneuver reserve against reserve by main", "books-stop", 3),  # BM-MAN-08
        ("maneuver reserve against reserve by secondary", "books-stop", 2),
        ("maneuver entry against reserve by main", "books-stop", 3),  # BM-AMB-10
    ],
)
def test_whether_a_maneuver_attack_can_be_stopped(line: str, question: str, commands: int) -> None:
    table = Ledger("next", line)
    assert table.question == ("french", question)
    assert table.state.commands == commands


def test_a_stopped_group_stays_blocks_or_pays_for_a_split() -> None:
    """BM-TV-09, BM-MAN-14..16."""
    table = Ledger("next", "maneuver reserve against reserve", "bar")
    assert table.question == ("austrian", "books-stopped")
    assert table.refused("settle split") == {"BM-CMD-20"}
    assert table.enter("settle block").state.commands == 2
    two = Ledger("next", "maneuver reserve of 2 against reserve", "bar", "settle split")
    assert two.state.commands == 1
    poor = Ledger("next", "spend group", "spend group", "maneuver reserve of 2 against reserve", "bar")
    assert poor.refused("settle split") == {"BM-CMD-23"}
    assert poor.enter("settle stay").question == ("austrian", "books-move")


def test_whoever_does_not_stop_it_leaves() -> None:
    """BM-TV-10, BM-MAN-18."""
    table = Ledger("next", "maneuver reserve against reserve", "pass", "leave reserve c2", "pass")
    assert table.state.morale == {"austrian": 10, "french": 10}
    assert table.question == ("austrian", "books-move")


def test_road_attacks_are_made_by_one_piece_from_reserve() -> None:
    """BM-CMD-03, BM-BLK-12, BM-AMB-10."""
    table = Ledger("next")
    assert table.refused("maneuver reserve of 2 against reserve by main") == {"BM-CMD-03"}
    assert table.refused("maneuver block against reserve by main") == {"BM-BLK-12"}
    assert table.refused("maneuver entry against reserve") == {"BM-AMB-10"}
    assert Ledger("next", entering_attack="none").refused("maneuver entry against blocks by main") == {"BM-AMB-10"}


# --- roads and entries ----------------------------------------------------------------------------------------------


def test_three_pieces_cross_one_behind_the_other() -> None:
    """BM-TV-07, BM-ROAD-07..11, -17."""
    table = Ledger("next", "cross a/b", "cross b/c step 2", "cross c/d step 3", "cross a/b")
    assert table.event("books-crossed") == {
        "seat": "austrian", "where": "'a/b", "step": 2, "further": 1, "following": 3,
    }  # fmt: skip
    assert table.refused("cross a/b step 1") == {"BM-ROAD-08"}
    assert table.refused("cross b/c step 1") == {"BM-ROAD-09"}
    assert table.refused("cross a/b back") == {"BM-ROAD-11"}
    assert table.refused("cross e/f step 4") == {"BM-ROAD-01"}
    table.enter("cross a/b step 3")
    assert table.refused("cross a/b") == {"BM-ROAD-07"}
    table.turn_of("french").enter("next")
    assert table.refused("cross a/b back") == set()


def test_reinforcements_come_in_behind_each_other() -> None:
    """BM-REIN-03..07, -10."""
    table = Ledger("next", "arrive west open by main", "arrive west open by main", "arrive west open by secondary")
    assert table.event("books-arrived")["step"] == 3
    assert table.state.commands == 2
    assert table.refused("arrive west open by main") == {"BM-REIN-04"}
    assert table.refused("arrive east full by main") == {"BM-REIN-07"}
    assert table.refused("arrive east held by main") == {"BM-REIN-07"}


def test_the_pontoon_bridge_bears_one_austrian_a_round() -> None:
    """BM-PONT-01..03."""
    table = Ledger("next")
    assert table.refused("bridge full") == {"BM-PONT-02"}
    assert table.refused("bridge held") == {"BM-PONT-02"}
    table.enter("bridge open")
    assert table.state.commands == 2
    assert table.refused("bridge open") == {"BM-PONT-01"}
    assert table.turn_of("french").enter("next").refused("bridge open") == {"BM-PONT-01"}
    assert table.turn_of("austrian", 2).enter("next").refused("bridge open") == set()


# --- the map --------------------------------------------------------------------------------------------------------


def test_moves_that_need_the_map_are_refused_and_the_books_where_there_is_one() -> None:
    move = March("austrian", "M08", ("x",), "M04")
    assert [each.rule for each in Marengo().objections(Ledger().state, move)] == ["BM-TURN-07"]
    full = begin(Setup({"board": "training"}))
    for line in ("spend group", "attack a narrow i3 of 1 against 1", "aim a1", "leave side i1", "volley a1", "bar"):
        refused = Marengo().objections(full, Ledger().read(f"austrian {line}"))
        assert [(each.rule, each.facts["case"]) for each in refused] == [("BM-TURN-07", "books")]


def deploying() -> Ledger:
    return (
        Ledger("attack a narrow i3 of 1 against 1", "pass", "meet i3", board="training")
        .turn_of("french")
        .enter("deploy")
    )


def test_a_table_goes_on_with_the_map() -> None:
    table = deploying()
    board = table.state.board
    over = next(side for side in board.opposite)
    here, there = board.locale_of[over], board.beyond[over]
    assert table.refused("french put x nowhere") == {"BM-MAP-15"}
    assert table.refused("austrian put z " + here) == {"BM-SURP-01"}
    assert table.refused("deployed") >= {"BM-SET-08"}
    room = board.locale[here].capacity
    assert "BM-MOVE-04" in table.refused("french put " + "+".join(["x"] * (room + 1)) + f" {here}")
    table.enter(f"french put x+i2 {over}", f"austrian put a1 {there}")
    assert table.refused(f"austrian put x {here}") == {"BM-MAN-25"}
    assert table.refused(f"austrian put a2 {there}") == {"BM-SET-03"}
    assert table.refused(f"french put {'+'.join(['x'] * 60)} wait:nobody") >= {"BM-MAP-22", "BM-MAP-14"}
    table.enter("deployed")
    state = table.state
    assert (state.rules.depth, state.books, state.round, state.side) == ("full", None, 1, "french")
    assert state.stand == {"austrian": {there: {"a1": 1}}, "french": {over: {"i2": 1, "x": 1}}}
    assert state.muster["french"] == {"i2": 1, "x": 1}
    assert state.morale == {"austrian": 9, "french": 9}
    assert table.asked


def test_blocks_that_were_put_by_mistake_are_taken_off_again() -> None:
    table = deploying()
    assert table.refused("french take x D") == {"BM-HID-06"}
    table.enter("french put x+x+i2 D", "french put z F")
    assert table.refused("austrian take x D") == {"BM-HID-06"}
    assert table.refused("french take x+x+i3+i3 D") == {"BM-HID-06"}
    table.enter("french take x+i2 D", "french take z F")
    assert table.state.stand["french"] == {"D": {"x": 1}}
    assert {each.verb() for each in table.choices} == {"put", "take"}
    assert table.enter("french put z F", "austrian put x C", "deployed").refused("french take x D") == {"BM-TURN-12"}


def test_an_announced_artillery_blocks_an_approach_when_the_map_is_taken_up() -> None:
    """BM-BOMB-03, -13."""
    table = Ledger(board="training").until("announce").enter("aim a1").turn_of("french").enter("deploy")
    over = next(iter(table.state.board.opposite))
    table.enter(f"french put x {table.state.board.beyond[over]}", f"austrian put x {over}")
    assert table.refused("deployed") == {"BM-BOMB-03"}
    assert table.enter(f"austrian put a1 {over}").refused("deployed") == set()


@pytest.mark.parametrize("line", ["french pass", "french volley a1", "french damage i1", "french bar", "move 1 A->C"])
def test_nobody_is_forced_to_answer_what_was_not_asked(line: str) -> None:
    table = Table.create(Journal(":memory:"), game("marengo"), usual_setup("marengo", depth="ledger", board="training"))
    with pytest.raises(Impossible):
        table.force(line)


def test_only_an_untouched_turn_goes_on_with_the_map() -> None:
    assert Ledger("next", "spend group").refused("deploy") == {"BM-TURN-12"}
    assert Ledger("attack a narrow i3 of 1 against 1").refused("deploy") == {"BM-TURN-12"}
    assert Ledger("next").refused("deploy") == set()
