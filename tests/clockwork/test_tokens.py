"""Discovery tokens: one a tile, captured with it, left behind on it (CW-TOKEN, CW-ALLY-26, 27, 32; CW-EX-12)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.clockwork.notation import notation
from companion.games.clockwork.pieces import settle_tokens
from companion.games.clockwork.state import Battle, Discovery, General, Influence, State
from companion.kernel.story import Story
from tests.clockwork.lands import ALLIES, FOUR, LAND
from tests.clockwork.tables import Play, begun, position


def owned(state: State, slot: str, owner: str, tile: str, **more: Any) -> State:
    place: Any = "owned" if owner else "neutral"
    return state.with_discovery(slot, Discovery(price=1, place=place, owner=owner, token=tile, **more))


def buying(map_: str = LAND, tokens: dict[str, str] | None = None, **given: Any) -> Play:
    """Red is rich and may buy any Early discovery for 1; `tokens` of red's stand there already."""
    state = position(map_, "discovery", **{"red": {}, "blue": {}, **given})
    early = {slot: Discovery(price=1) for slot in ("magic1", "science1", "religion1")}
    red = replace(state.players["red"], ip=Influence(9, 9, 9))
    state = replace(state.with_player("red", red), discoveries=state.discoveries | early)
    for slot, tile in (tokens or {}).items():
        state = owned(state, slot, "red", tile)
    return begun(state)


def settled(state: State) -> tuple[State, list[str]]:
    story = Story(notation().write)
    return settle_tokens(state, story), [event.kind for event in story]


# --- placing ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-TOKEN-02", "CW-DISC-11")
@pytest.mark.parametrize(
    ("slot", "tile"), [("magic1", "T1"), ("science1", "M1"), ("religion1", "S1"), ("magic1", "H1")]
)
def test_a_token_goes_to_the_capital_or_to_a_controlled_tile_of_its_domain(slot: str, tile: str) -> None:
    play = buying(red={"T1": "1", "M1": "1", "S1": "1"}).enter(f"red buy {slot} on {tile}")
    assert play.state.discoveries[slot].token == tile


@pytest.mark.rule("CW-TOKEN-02", "CW-GUARD-06")
def test_a_guardian_holds_a_tile_for_a_token() -> None:
    assert buying(red={"T1": "guardian"}).broken_by("red buy magic1 on T1") == set()


@pytest.mark.rule("CW-TOKEN-03", breaks=True)
def test_a_tile_holds_one_token_the_capital_too() -> None:
    play = buying(tokens={"magic1": "H1", "science1": "M1"}, red={"M1": "1", "S1": "1"})
    assert play.broken_by("red buy religion1 on H1") == {"CW-TOKEN-03"}


@pytest.mark.rule("CW-TOKEN-03")
def test_the_next_token_goes_to_the_next_tile() -> None:
    play = buying(tokens={"magic1": "H1"}, red={"S1": "1"})
    assert play.broken_by("red buy religion1 on S1") == set()


@pytest.mark.rule("CW-DISC-12", breaks=True)
def test_without_a_place_for_the_token_nothing_can_be_bought() -> None:
    play = buying(tokens={"magic1": "H1"}, red={"T1": "1"})
    assert play.broken_by("red buy science1 on H1") == {"CW-DISC-12", "CW-TOKEN-03"}
    assert play.broken_by("red buy science1 on T1") == {"CW-DISC-12", "CW-TOKEN-02"}


@pytest.mark.rule("CW-DISC-12")
def test_one_free_tile_of_the_domain_is_place_enough() -> None:
    play = buying(tokens={"magic1": "H1"}, red={"M2": "1"})
    assert play.broken_by("red buy science1 on M2") == set()


@pytest.mark.rule("CW-ALLY-26", breaks=True)
def test_no_token_goes_to_a_tile_of_the_ally() -> None:
    play = buying(FOUR, options=ALLIES, red={"M1": "1"}, blue={}, white={"M1": "2"})
    assert play.broken_by("red buy science1 on M1") == {"CW-ALLY-26"}


@pytest.mark.rule("CW-ALLY-26")
def test_a_token_goes_to_a_tile_shared_with_the_ally_whose_controller_buys() -> None:
    play = buying(FOUR, options=ALLIES, red={"M1": "2"}, blue={}, white={"M1": "1"})
    assert play.broken_by("red buy science1 on M1") == set()


@pytest.mark.rule("CW-TOKEN-13", breaks=True)
def test_a_discovery_of_nobody_is_not_for_sale() -> None:
    state = position(LAND, "discovery", red={}, blue={}, players={"red": {"ip": Influence(9, 9, 9)}})
    play = begun(owned(state, "magic1", "", "T1"))
    assert play.broken_by("red buy magic1 on H1") == {"CW-TOKEN-13"}


@pytest.mark.rule("CW-TOKEN-13", "CW-TOKEN-09")
def test_it_goes_to_whoever_controls_its_tile() -> None:
    after, told = settled(owned(position(LAND, red={"T1": "1"}, blue={}), "magic1", "", "T1"))
    assert (after.discoveries["magic1"].owner, told) == ("red", ["token-gained"])


@pytest.mark.rule("CW-TOKEN-04")
def test_a_token_stays_on_its_tile_whoever_owns_it() -> None:
    state = owned(position(LAND, red={}, blue={"T1": "1"}), "magic1", "red", "T1")
    after, _ = settled(state)
    assert (after.discoveries["magic1"].token, after.discoveries["magic1"].owner) == ("T1", "blue")


# --- changing hands -----------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-TOKEN-05", "CW-TOKEN-06", "CW-TOKEN-07", "CW-DISC-13")
def test_ex_12_a_token_changes_hands_after_the_battle_for_its_tile() -> None:
    """Blue's Titan has done its work: three of red's six are left against blue's two."""
    state = owned(position(LAND, "support", red={"M1": "3"}, blue={"M1": "2"}), "science1", "blue", "M1")
    play = begun(state)
    assert play.state.discoveries["science1"].owner == "blue"
    while play.state.phase in ("support", "battle") and "science1" not in str(play.told("token-captured")):
        play.enter(play.lines()[-1])
    assert play.units("M1") == {"red": 1}
    assert play.state.discoveries["science1"].owner == "red"
    assert play.told("token-captured")[0]["loser"] == "blue"


@pytest.mark.rule("CW-TOKEN-06", "CW-A-42")
@pytest.mark.parametrize("owner", ["blue", ""])
def test_a_contested_tile_changes_nothing(owner: str) -> None:
    state = owned(position(LAND, red={"M1": "6"}, blue={"M1": "2"}), "science1", owner, "M1")
    assert settled(state) == (state, [])


@pytest.mark.rule("CW-TOKEN-07", "CW-A-42")
def test_the_old_owner_keeps_the_card_until_the_battle_is_resolved() -> None:
    state = owned(position(LAND, red={"M1": "6"}, blue={}), "science1", "blue", "M1")
    state = replace(state, battles={"M1": Battle(("red", "blue"))})
    assert settled(state) == (state, [])


@pytest.mark.rule("CW-TOKEN-08", "CW-TOKEN-14")
def test_a_token_on_a_tile_without_units_belongs_to_nobody() -> None:
    after, told = settled(owned(position(LAND, red={}, blue={}), "science1", "red", "M1"))
    assert (after.discoveries["science1"].place, after.discoveries["science1"].owner) == ("neutral", "")
    assert told == ["token-neutral"]


@pytest.mark.rule("CW-TOKEN-10")
def test_a_token_in_the_capital_stays_its_owners_without_any_units() -> None:
    state = owned(position(LAND, red={}, blue={"T1": "5"}), "science1", "red", "H1")
    assert settled(state) == (state, [])


@pytest.mark.rule("CW-ALLY-27")
def test_the_ally_who_gains_control_of_the_tile_gains_the_discovery() -> None:
    state = position(FOUR, options=ALLIES, red={"M1": "1"}, blue={}, white={"M1": "2"})
    after, told = settled(owned(state, "science1", "red", "M1"))
    assert (after.discoveries["science1"].owner, told) == ("white", ["token-captured"])


@pytest.mark.rule("CW-ALLY-32")
def test_a_stronger_ally_gains_the_token_of_the_guardians_tile_but_not_the_guardian() -> None:
    state = position(FOUR, options=ALLIES, red={"M1": "guardian"}, blue={}, white={"M1": "1"})
    after, _ = settled(owned(state, "science1", "red", "M1"))
    assert after.discoveries["science1"].owner == "white"
    assert after.generals["guardian"] == General("M1", "red")


@pytest.mark.rule("CW-A-35")
def test_where_captured_cards_change_hands_later_an_emptied_tile_frees_its_card_at_once() -> None:
    state = owned(position(LAND, red={"M1": "1"}, blue={}), "science1", "blue", "M1")
    state = owned(state, "science2", "blue", "M2")
    after = settle_tokens(state, Story(notation().write), waiting=True)
    assert (after.discoveries["science1"].owner, after.discoveries["science2"].place) == ("blue", "neutral")
