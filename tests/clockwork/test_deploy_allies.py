"""Deployment in a game of two against two: CW-ALLY-06, 13, 14, 16, 17, 18, 31 and the rulings CW-A-52 and CW-A-59.

Red (H1) and White (H3) are allies, Blue (H2) and Green (H4).
"""

import pytest
from msgspec.structs import replace

from companion.games.clockwork.reach import reach
from companion.games.clockwork.standing import standing
from companion.games.clockwork.views import HIDDEN_ORDERS
from tests.clockwork.deploying import CROSSING, placed, writing
from tests.clockwork.tables import Play


def allies(options: dict[str, str] | None = None, **armies: dict[str, str]) -> Play:
    everybody = {seat: armies.get(seat, {}) for seat in ("red", "blue", "white", "green")}
    return writing(CROSSING, options={"alliance": "yes", **(options or {})}, **everybody)


@pytest.mark.rule("CW-ALLY-06", "CW-ALLY-13", "CW-ALLY-18")
def test_allies_share_a_tile_and_do_not_fight() -> None:
    play = placed(allies(white={"F1": "1"}), red="F1:2")
    assert play.units("F1") == {"red": 2, "white": 1}
    assert play.state.battles == {}
    assert standing(play.state).controls("red", "F1")


@pytest.mark.rule("CW-ALLY-18")
def test_with_an_enemy_there_both_allies_are_in_the_battle() -> None:
    play = placed(allies(white={"B1": "1"}, green={"B2": "1"}), red="F1:1 V1:1 via F1", white="V1:1", green="V1:1")
    assert play.state.battles["V1"].sides == ("red", "white", "green")


@pytest.mark.rule("CW-ALLY-13", breaks=True)
@pytest.mark.parametrize("tile", ["T1", "B1", "C1"])
def test_the_allys_tiles_do_not_widen_ones_reach(tile: str) -> None:
    """White holds B1 and T1; both, and what lies beside them, are three steps and more from Red's capital."""
    assert allies(white={"B1": "1", "T1": "1"}).broken_by(f"red deploy {tile}:1") == {"CW-ALLY-13"}


@pytest.mark.rule("CW-ALLY-14", "CW-A-52")
def test_a_march_leads_through_the_allys_tile() -> None:
    play = placed(allies(white={"F1": "1"}), red="F1:1 V1:3 via F1")
    assert (play.units("F1"), play.units("V1")) == ({"red": 1, "white": 1}, {"red": 3})


@pytest.mark.rule("CW-ALLY-14", "CW-DEPLOY-11", breaks=True)
def test_but_not_through_an_enemys() -> None:
    assert allies(green={"F1": "1"}).broken_by("red deploy F1:1 V1:3 via F1") == {"CW-DEPLOY-11"}


@pytest.mark.rule("CW-A-52", breaks=True)
def test_a_unit_is_needed_on_the_allys_tile_too() -> None:
    assert allies(white={"F1": "1"}).broken_by("red deploy V1:3 via F1") == {"CW-DEPLOY-12"}


@pytest.mark.rule("CW-A-52")
@pytest.mark.parametrize("orders", ["V1:3", "V1:3 via F1"])
def test_unless_the_table_lets_one_pass_freely(orders: str) -> None:
    play = placed(allies({"ally-waypoint": "free"}, white={"F1": "1"}), red=orders)
    assert play.units("V1") == {"red": 3}
    assert play.told("deployed")[0]["via"] == "F1"


@pytest.mark.rule("CW-A-52", breaks=True)
def test_a_free_passage_is_no_passage_through_an_empty_tile() -> None:
    assert allies({"ally-waypoint": "free"}).broken_by("red deploy V1:3") == {"CW-DEPLOY-12"}


@pytest.mark.rule("CW-A-59")
def test_the_allys_capital_is_open_and_stays_the_allys() -> None:
    play = placed(allies(red={"B1": "1"}), red="H3:4")
    assert play.units("H3") == {"red": 4}
    assert standing(play.state).controls("white", "H3")
    assert play.state.battles == {}


@pytest.mark.rule("CW-A-59", breaks=True)
@pytest.mark.parametrize("orders", ["H3:1", "H3:agent"])
def test_unless_the_table_keeps_it_closed(orders: str) -> None:
    play = allies({"ally-capital": "forbidden"}, red={"B1": "1"})
    assert play.broken_by(f"red deploy {orders}") == {"CW-A-59"}
    assert "H3" not in reach(play.state, "red").ways


@pytest.mark.rule("CW-ALLY-31")
def test_the_allys_guardian_lets_one_in() -> None:
    play = placed(allies(white={"F1": "guardian"}), red="F1:1")
    assert play.units("F1") == {"red": 1, "white": 1}


@pytest.mark.rule("CW-ALLY-16")
def test_a_call_to_arms_binds_nobody() -> None:
    play = allies()
    called = replace(play.state.player("red"), call="F1")
    play = Play(play.state.with_player("red", called))
    assert play.broken_by("white deploy court:4") == set()


@pytest.mark.rule("CW-ALLY-17", "CW-DEPLOY-02")
def test_orders_are_a_secret_even_from_the_ally() -> None:
    play = allies().enter("red deploy F1:4")
    for viewer in ("white", "blue", "green", None):
        assert play.game.seen_by(play.state, viewer).player("red").orders == HIDDEN_ORDERS
    assert [event.kind for event in play.events if event.visible_to("white")] == []
