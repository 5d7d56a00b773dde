"""Recruitment: CW-RECR-01..09, the Guardian's placement CW-GUARD-01..03/06, CW-ALLY-12/30, the ruling CW-A-14."""

import pytest
from msgspec.structs import replace

from companion.games.clockwork.state import DISPLAY, Discovery, General
from tests.clockwork.lands import ALLIES, CROSS, VILLAGES
from tests.clockwork.tables import Play, at, begun, position

BY_HAND = {"automatic": "off"}


def discs(play: Play, seat: str) -> tuple[int, int]:
    """Supply and pool."""
    return play.state.players[seat].supply, play.state.players[seat].pool


# --- recruiting -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-RECR-02", "CW-RECR-03", "CW-RECR-04", "CW-RECR-05", "CW-CTRL-07")
def test_cw_ex_01_a_village_and_two_cities() -> None:
    """l.180: 4 + 1 + 2 + 2 = 9 workers."""
    play = at(VILLAGES, "recruit", round_=5, red={"V1": "2", "V2": "3", "V3": "4"}, blue={})
    assert play.told("recruited")[0] == {
        "seat": "red", "count": 9, "capital": 4, "villages": 1, "cities": 2, "more": 0, "entitled": 9, "pool": 9,
    }  # fmt: skip
    assert discs(play, "red") == (29 - 9 - 9, 9)


@pytest.mark.rule("CW-RECR-01", "CW-RECR-02")
def test_everybody_recruits_at_once() -> None:
    play = at(VILLAGES, "recruit")
    assert [told["seat"] for told in play.told("recruited")] == ["red", "blue"]
    assert (discs(play, "red"), discs(play, "blue")) == ((25, 4), (25, 4))


@pytest.mark.rule("CW-EPIC-04", "CW-RECR-02")
def test_epic_capitals_recruit_three() -> None:
    play = at(VILLAGES, "recruit", options={"variant": "epic"})
    assert discs(play, "red") == (26, 3)
    assert "CW-EPIC-04" in play.cited("recruited")


@pytest.mark.rule("CW-RECR-06")
def test_with_too_few_discs_you_get_those_there_are() -> None:
    play = at(VILLAGES, "recruit", players={"red": {"pool": 27}, "blue": {"pool": 29}})
    assert (discs(play, "red"), discs(play, "blue")) == ((0, 29), (0, 29))
    assert play.told("recruit-none") == [{"seat": "blue"}]


@pytest.mark.rule("CW-RECR-06", breaks=True)
def test_nothing_beyond_thirty_discs() -> None:
    play = at(VILLAGES, "recruit", options=BY_HAND, players={"red": {"pool": 27}})
    assert play.broken_by("red recruit 3") == {"CW-RECR-06"}
    assert play.broken_by("red recruit 2") == set()


@pytest.mark.rule("CW-RECR-02")
def test_nothing_beyond_what_your_tiles_give() -> None:
    play = at(VILLAGES, "recruit", options=BY_HAND)
    assert play.broken_by("red recruit 5") == {"CW-RECR-02"}
    assert play.broken_by("red recruit 999999999") == {"CW-RECR-02", "CW-RECR-06"}
    assert play.broken_by("red recruit 4") == set()


@pytest.mark.rule("CW-A-14")
def test_fewer_may_be_recruited_unless_the_table_forbids_it() -> None:
    play = at(VILLAGES, "recruit", options=BY_HAND)
    assert play.lines("red") == ["red recruit", *(f"red recruit {n}" for n in (4, 3, 2, 1, 0))]
    assert discs(play.enter("red recruit 1"), "red") == (28, 1)
    strict = at(VILLAGES, "recruit", options={**BY_HAND, "recruit-fewer": "forbidden"})
    assert strict.broken_by("red recruit 3") == {"CW-A-14"}
    assert strict.lines("red") == ["red recruit", "red recruit 4"]


@pytest.mark.rule("CW-RECR-01")
def test_nobody_recruits_twice() -> None:
    play = at(VILLAGES, "recruit", options=BY_HAND).enter("blue recruit")
    assert play.broken_by("blue recruit") == {"CW-RECR-01"}
    assert play.owing() == [("red", "recruit")]


@pytest.mark.rule("CW-RECR-08")
def test_the_tiles_are_counted_at_the_start_of_the_phase() -> None:
    """A Guardian placed in that same moment counts: he makes the village a city."""
    state = position(VILLAGES, "guardian", red={"V1": "2"}, blue={})
    state = state.with_general("guardian", General(DISPLAY, "red"))
    play = begun(state).enter("red place V1")
    assert play.told("recruited")[0]["cities"] == 1
    assert discs(play, "red") == (27 - 6, 6)


@pytest.mark.rule("CW-RECR-09", "CW-CTRL-04")
def test_a_contested_village_gives_nobody_a_worker() -> None:
    play = at(VILLAGES, "recruit", red={"V1": "3"}, blue={"V1": "1"})
    assert (discs(play, "red")[1], discs(play, "blue")[1]) == (4, 4)


@pytest.mark.rule("CW-ALLY-12")
def test_in_a_shared_village_only_its_controller_recruits() -> None:
    play = at(CROSS, "recruit", options=ALLIES, red={"V1": "2"}, blue={}, white={"V1": "1"})
    assert [discs(play, seat)[1] for seat in play.state.seats] == [5, 4, 4, 4]


@pytest.mark.rule("CW-A-53")
@pytest.mark.parametrize(("ruling", "workers"), [("controller", 5), ("together", 6)])
def test_allied_units_together_make_a_city_where_the_table_says_so(ruling: str, workers: int) -> None:
    options = {**ALLIES, "allied-city": ruling}
    play = at(CROSS, "recruit", options=options, red={"V1": "2"}, blue={}, white={"V1": "1"})
    assert discs(play, "red")[1] == workers


@pytest.mark.rule("CW-RECR-07")
def test_more_workers_than_the_tiles_give_are_told_apart() -> None:
    state = replace(position(VILLAGES, "recruit", options=BY_HAND), entitled={"red": 6})
    play = Play(state).enter("red recruit")
    assert play.told("recruited")[0] | {"count": 6, "more": 2} == play.told("recruited")[0]
    assert "CW-RECR-07" in play.cited("recruited")


# --- the Guardian -----------------------------------------------------------------------------------------------


def with_guardian(place: str = DISPLAY, **given: object) -> Play:
    given = {"red": {"V1": "2"}, "blue": {"V2": "1"}, **given}
    state = position(VILLAGES, "guardian", **given)  # type: ignore[arg-type]
    return begun(state.with_general("guardian", General(place, "red")))


@pytest.mark.rule("CW-GUARD-01", "CW-GUARD-02", "CW-GUARD-03", "CW-GUARD-06")
def test_his_owner_places_him_on_a_tile_of_his_own() -> None:
    play = with_guardian()
    assert play.owing() == [("red", "guardian")]
    assert play.lines() == ["red place V1", "red place H1", "red pass"]
    play.enter("red place V1")
    assert play.state.generals["guardian"] == General("V1", "red")
    assert play.units("V1") == {"red": 3}


@pytest.mark.rule("CW-GUARD-01")
def test_he_may_stay_in_the_display_for_another_round() -> None:
    play = with_guardian().enter("red pass")
    assert play.state.generals["guardian"] == General(DISPLAY, "red")
    assert play.told("guardian-kept") == [{"seat": "red"}]


@pytest.mark.rule("CW-GUARD-01", breaks=True)
def test_nobody_else_places_him_and_never_at_another_time() -> None:
    play = with_guardian()
    assert play.broken_by("blue place V2") == {"CW-GUARD-01"}
    assert play.broken_by("blue pass") == {"CW-GUARD-01"}
    later = Play(replace(play.state, phase="support", waiting=("red", "blue")))
    assert later.broken_by("red place V1") == {"CW-GUARD-01"}


@pytest.mark.rule("CW-GUARD-02", breaks=True)
@pytest.mark.parametrize("tile", ["V2", "T1", "H2"])
def test_he_is_placed_on_no_other_tile(tile: str) -> None:
    assert with_guardian().broken_by(f"red place {tile}") == {"CW-GUARD-02"}


@pytest.mark.rule("CW-GUARD-03")
def test_once_on_the_map_he_is_not_placed_again() -> None:
    play = with_guardian("V1")
    assert play.state.phase != "guardian"
    assert play.state.generals["guardian"] == General("V1", "red")


@pytest.mark.rule("CW-GUARD-06")
def test_alone_he_holds_a_tile_and_its_token() -> None:
    state = position(VILLAGES, "recruit", red={"S1": "guardian"}, blue={})
    state = state.with_discovery("religion1", Discovery(price=2, place="owned", owner="red", token="S1"))
    play = begun(state)
    assert play.state.discoveries["religion1"].owner == "red"


@pytest.mark.rule("CW-ALLY-30", breaks=True)
def test_he_is_not_placed_on_a_tile_the_ally_controls() -> None:
    state = position(CROSS, "guardian", options=ALLIES, red={"V1": "1"}, blue={}, white={"V1": "2", "T1": "1"})
    play = begun(state.with_general("guardian", General(DISPLAY, "red")))
    for tile in ("T1", "V1", "H3"):
        assert play.broken_by(f"red place {tile}") == {"CW-GUARD-02", "CW-ALLY-30"}


@pytest.mark.rule("CW-ALLY-30")
def test_but_on_a_shared_tile_that_is_yours() -> None:
    state = position(CROSS, "guardian", options=ALLIES, red={"V1": "2"}, blue={}, white={"V1": "1"})
    play = begun(state.with_general("guardian", General(DISPLAY, "red")))
    assert play.broken_by("red place V1") == set()
