"""The fourteen invariants of the ledger: an honest table has no fault, and each kind of slip is found."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from companion.games.clockwork.faults import faults
from companion.games.clockwork.state import Battle, Discovery, General, Player, State
from companion.games.clockwork.vocabulary import Immune
from companion.kernel.paths import set_path
from companion.kernel.trouble import Trouble
from tests.clockwork.carding import holding
from tests.clockwork.lands import CROSS
from tests.clockwork.tables import position, small_map

LAND = small_map("H1 1,0  F1 2,1  V1 2,-1  V2 3,0  S1 3,2  M1 3,-2  L1 4,1  T1 4,-1  H2 5,0")


def found(state: State) -> list[str]:
    return [fault.rule for fault in faults(state)]


def table(phase: str = "spy", **given: Any) -> State:
    return position(LAND, phase, **{"red": {"V1": "2+agent", "S1": "1"}, "blue": {"M1": "1+engineer"}, **given})


def red(state: State, **fields: Any) -> State:
    return state.with_player("red", replace(state.players["red"], **fields))


def with_token(state: State, slot: str, tile: str, owner: str = "red") -> State:
    return state.with_discovery(slot, Discovery(place="owned", owner=owner, token=tile))


@pytest.mark.rule("CW-SETUP-02", "CW-BASE-04")
def test_an_honest_table_has_no_fault() -> None:
    state = with_token(with_token(table(), "religion1", "S1"), "science1", "M1", "blue")
    assert found(state) == []
    assert found(position(phase="recruit")) == []


@pytest.mark.rule("CW-SETUP-02", "CW-SETUP-03")
@pytest.mark.parametrize("field", ["supply", "pool", "spies"])
def test_everybody_has_thirty_discs_and_no_spare_ones(field: str) -> None:
    """Invariant 1; the Agent at court is no disc."""
    state = table()
    more = getattr(state.players["red"], field) + 1
    assert found(red(state, **{field: more})) == ["CW-SETUP-02"]
    assert found(red(state, figures={"agent": "court"})) == []


@pytest.mark.rule("CW-SETUP-02")
@pytest.mark.parametrize("figures", [{}, {"agent": "V9"}, {"agent": "V1", "hunter": "V1"}])
def test_everybody_has_the_figures_of_the_race(figures: dict[str, str]) -> None:
    """Invariant 2."""
    assert found(red(table(), figures=figures)) == ["CW-SETUP-02"]


@pytest.mark.rule("CW-SETUP-02")
def test_only_the_agent_goes_to_court() -> None:
    state = table()
    blue = replace(state.players["blue"], figures={"engineer-1": "reserve", "engineer-2": "court"})
    assert found(state.with_player("blue", blue)) == ["CW-SETUP-02"]


@pytest.mark.rule("CW-TOKEN-02", "CW-TOKEN-03")
def test_tokens_stand_alone_and_where_they_belong() -> None:
    """Invariant 3."""
    assert found(with_token(table(), "magic1", "S1")) == ["CW-TOKEN-02"]
    both = with_token(with_token(table(), "religion1", "S1"), "religion2", "S1")
    assert found(both) == ["CW-TOKEN-03"]
    assert found(with_token(table(), "magic1", "H1")) == []


@pytest.mark.rule("CW-ENG-03")
def test_never_two_engineers_on_a_tile() -> None:
    """Invariant 4."""
    assert found(table(blue={"M1": "engineer+engineer"})) == ["CW-ENG-03"]


@pytest.mark.rule("CW-CTRL-03")
def test_no_opponent_stands_on_a_capital() -> None:
    """Invariant 5; an ally may (CW-A-59)."""
    assert found(table(blue={"H1": "1"})) == ["CW-CTRL-03"]
    allies = position(CROSS, options={"alliance": "yes"}, red={"H3": "1"}, blue={})
    assert found(allies) == []


@pytest.mark.rule("CW-CTRL-04")
def test_tiles_are_contested_only_while_there_is_fighting() -> None:
    """Invariant 6."""
    armies = {"red": {"V1": "2"}, "blue": {"V1": "1"}}
    for phase in ("tank", "call", "deploy", "support", "leviathan", "battle"):
        assert found(table(phase, **armies)) == []
    for phase in ("spy", "guardian", "recruit", "attrition", "study", "activation", "court"):
        assert found(table(phase, **armies)) == ["CW-CTRL-04"]
    allies = position(CROSS, options={"alliance": "yes"}, red={"V1": "1"}, blue={}, white={"V1": "1"})
    assert found(allies) == []


@pytest.mark.rule("CW-CRASH-05")
def test_a_crasher_is_on_the_map_in_the_support_segment_only() -> None:
    """Invariant 7."""
    armies = {"red": {"V1": "2"}, "white": {"V1": "1+crasher"}}
    assert found(position(LAND, "support", **armies)) == []
    assert found(position(LAND, "battle", **armies)) == ["CW-CRASH-05"]


@pytest.mark.rule("CW-GUARD-04")
def test_no_battle_on_the_guardians_tile() -> None:
    """Invariant 8."""
    state = table("support", red={"V1": "1+guardian"}, blue={"V1": "1"})
    assert found(state) == ["CW-GUARD-04"]
    assert found(replace(table("support"), battles={"F1": Battle(("red", "blue"))})) == []


@pytest.mark.rule("CW-BATTLE-18")
def test_no_battle_in_a_capital() -> None:
    assert found(replace(table("support"), battles={"H1": Battle(("red", "blue"))})) == ["CW-BATTLE-18"]


@pytest.mark.rule("CW-BASE-13")
@pytest.mark.parametrize("path", ["players.red.vp", "players.red.ip.magic", "players.red.supply"])
def test_nothing_falls_below_nought(path: str) -> None:
    """Invariant 9: such a table cannot even be written down."""
    with pytest.raises(Trouble):
        set_path(table(), path, -1)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"capital": "H1", "supply": 1, "figures": {}, "vp": -1}, Player)


@pytest.mark.rule("CW-SETUP-07", "CW-SETUP-09")
def test_each_discovery_and_general_is_in_one_place() -> None:
    """Invariant 10."""
    state = table()
    for odd in (
        Discovery(place="available", token="T1"),
        Discovery(place="available", owner="red"),
        Discovery(place="owned", owner="red"),
        Discovery(place="removed", owner="red"),
    ):
        assert "CW-SETUP-07" in found(state.with_discovery("magic1", odd))
    assert found(replace(state, discoveries={})) == ["CW-SETUP-07"]
    for name, general in {
        "leviathan": General("V1", "red"),
        "tank": General("display", "red"),
        "guardian": General("display", ""),
    }.items():
        assert found(state.with_general(name, general)) == ["CW-SETUP-09"]
    assert found(state.with_general("guardian", General("removed", "red"))) == ["CW-SETUP-09"]
    assert found(state.with_general("guardian", General("display", "red"))) == []


@pytest.mark.rule("CW-TOKEN-05", "CW-TOKEN-06", "CW-TOKEN-08")
def test_a_discovery_belongs_to_whoever_controls_its_token() -> None:
    """Invariant 11."""
    assert found(with_token(table(), "religion1", "S1", "blue")) == ["CW-TOKEN-05"]
    assert found(with_token(table(), "magic1", "T1")) == ["CW-TOKEN-05"]  # nobody is there
    given = Discovery(place="owned", owner="blue", token="S1", given="red")
    assert found(table().with_discovery("religion1", given)) == []
    fight = with_token(table("support", blue={"S1": "3"}), "religion1", "S1")
    assert found(fight) == []


@pytest.mark.rule("CW-A-35")
@pytest.mark.parametrize(("ruling", "rules"), [("at-once", ["CW-TOKEN-05"]), ("end-of-segment", [])])
def test_captured_tokens_wait_where_the_table_says_so(ruling: str, rules: list[str]) -> None:
    state = position(LAND, "battle", options={"token-transfer": ruling}, red={"S1": "1"}, blue={})
    assert found(with_token(state, "religion1", "S1", "blue")) == rules


@pytest.mark.rule("CW-SETUP-14")
def test_there_are_fifteen_espionage_cards() -> None:
    """Invariant 12."""
    state = table()
    assert found(red(state, cards=2)) == ["CW-SETUP-14"]
    assert found(replace(state, deck=state.deck - 1, discard=("?",))) == []


@pytest.mark.rule("CW-SPY-02")
def test_an_action_is_held_once() -> None:
    """Invariant 13."""
    both = {"red": {"action": "rnd"}, "blue": {"action": "rnd"}}
    assert found(table(players=both)) == ["CW-SPY-02"]


@pytest.mark.rule("CW-POLL-01")
def test_pollution_leaves_one_unit_on_a_resource_tile() -> None:
    """Invariant 14: at the very beginning of an age, and when the game is over."""
    armies = {"red": {"F1": "2"}, "blue": {"L1": "1"}}
    for round_, rules in {2: [], 3: ["CW-POLL-01"], 4: [], 5: ["CW-POLL-01"]}.items():
        state = position(LAND, round_=round_, **armies)
        assert found(replace(state, waiting=state.player_order())) == rules
        assert found(replace(state, waiting=("blue",))) == []
    assert found(position(LAND, "over", round_=7, **armies)) == ["CW-POLL-01"]


@pytest.mark.rule("CW-POLL-01", "CW-BASE-12")
def test_pollution_leaves_whom_a_card_protects() -> None:
    state = position(LAND, "over", round_=7, red={"F1": "3"}, blue={"L1": "2"})
    protected = holding(state, "red", "religion1", "H1", Immune(("pollution",), ("forest",)), timing=("always",))
    assert found(protected) == ["CW-POLL-01"]
    assert [fault.facts["tile"] for fault in faults(protected)] == ["L1"]


@pytest.mark.rule("CW-POLL-01", "CW-A-56")
@pytest.mark.parametrize(("ruling", "rules"), [("one-a-tile", ["CW-POLL-01"]), ("one-a-player", [])])
def test_allies_on_a_resource_tile(ruling: str, rules: list[str]) -> None:
    options = {"alliance": "yes", "allied-pollution": ruling}
    state = position(CROSS, "over", round_=7, options=options, red={"F1": "1"}, blue={}, white={"F1": "1"})
    assert found(state) == rules


@pytest.mark.rule("CW-ROUND-01")
@pytest.mark.parametrize("round_", [0, 8, 99])
def test_there_are_seven_rounds(round_: int) -> None:
    assert found(table(round_=round_)) == ["CW-ROUND-01"]
