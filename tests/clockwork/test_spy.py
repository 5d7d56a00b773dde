"""The master-spy phase: CW-SPY-01..05, -12..18, the rulings CW-A-12 and CW-A-13."""

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.clockwork.state import ACTIONS, Influence
from companion.text.language import CODES, language
from companion.text.teller import Teller
from tests.clockwork.tables import Play, at, begun, position

FOUR = {"players": "4"}


def ip(magic: int, science: int, religion: int) -> dict[str, Influence]:
    return {"ip": Influence(magic, science, religion)}


def left(play: Play, seat: str) -> tuple[int, int, int]:
    points = play.state.players[seat].ip
    assert points is not None
    return points.magic, points.science, points.religion


@pytest.mark.rule("CW-SPY-01", "CW-BASE-11")
def test_everybody_chooses_once_in_player_order() -> None:
    play = at(options={**FOUR, "start": "white"})
    assert play.state.waiting == ("white", "green", "red", "blue")
    for seat, action in zip(play.state.waiting, ("tacops", "rnd", "technophilia", "conscription"), strict=True):
        assert play.owing() == [(seat, "spy")]
        play.enter(f"{seat} {action}")
    assert play.state.phase != "spy"


@pytest.mark.rule("CW-SPY-01", "CW-BASE-11", breaks=True)
def test_nobody_chooses_out_of_turn_or_twice() -> None:
    play = at()
    assert play.broken_by("blue tacops") == {"CW-SPY-01"}
    play.enter("red tacops")
    assert play.broken_by("red rnd") == {"CW-SPY-01"}


@pytest.mark.rule("CW-SPY-02")
def test_five_actions_are_left_for_the_second_player() -> None:
    play = at().enter("red rnd")
    offered = {line.split()[1] for line in play.lines("blue")}
    assert offered == set(ACTIONS) - {"rnd"}


@pytest.mark.rule("CW-SPY-02", breaks=True)
@pytest.mark.parametrize("action", ["conscription", "gambit", "rnd", "counterintel magic", "technophilia", "tacops"])
def test_an_action_taken_is_gone_for_this_round(action: str) -> None:
    play = at().enter(f"red {action}")
    assert play.broken_by(f"blue {action}") == {"CW-SPY-02"}


@pytest.mark.rule("CW-SPY-03", "CW-SPY-04")
def test_the_action_lies_open_in_front_of_the_player() -> None:
    play = at().enter("red tacops")
    assert play.game.seen_by(play.state, "blue").players["red"].action == "tacops"
    assert play.told("spy-action") == [{"seat": "red", "action": "tacops"}]


@pytest.mark.rule("CW-A-13", "CW-SPY-01")
def test_choosing_is_compulsory_unless_the_table_says_otherwise() -> None:
    assert at().broken_by("red pass") == {"CW-SPY-01"}
    play = at(options={"spy-action": "may"})
    assert play.broken_by("blue pass") == {"CW-SPY-01"}
    assert "red pass" in play.lines()
    play.enter("red pass")
    assert (play.state.players["red"].action, play.owing()) == ("", [("blue", "spy")])


@pytest.mark.rule("CW-ROUND-02", breaks=True)
@pytest.mark.parametrize("action", ["conscription", "gambit", "rnd", "counterintel magic", "forfeit magic"])
def test_actions_belong_to_the_master_spy_phase(action: str) -> None:
    play = Play(position(phase="recruit"))
    assert play.broken_by(f"red {action}") == {"CW-ROUND-02"}
    over = Play(replace(position(), phase="over"))
    assert over.broken_by(f"red {action}") == {"CW-ROUND-02"}


# --- the simple ones --------------------------------------------------------------------------------------------


@pytest.mark.rule("CW-SPY-05")
def test_conscription_moves_a_worker_from_supply_to_pool() -> None:
    play = at().enter("red conscription")
    red = play.state.players["red"]
    assert (red.supply, red.pool) == (28, 1)


@pytest.mark.rule("CW-SPY-05", "CW-A-13")
def test_conscription_may_be_taken_with_an_empty_supply() -> None:
    play = at(players={"red": {"pool": 29}})
    assert play.state.players["red"].supply == 0
    play.enter("red conscription")
    assert (play.state.players["red"].supply, play.state.players["red"].pool) == (0, 29)
    assert play.told("conscription-idle")


@pytest.mark.rule("CW-A-60")
@pytest.mark.parametrize("word", ["wehrpflicht", "Werhpflicht", "conscription"])
def test_a_slip_of_the_rulebook_may_be_typed_but_is_not_written(word: str) -> None:
    play = at()
    move = play.reader("de").move(f"rot {word}")
    assert play.game.notation.write(move, "de") == "rot wehrpflicht"


@pytest.mark.rule("CW-SPY-12", "CW-ESP-02")
def test_research_and_development_keeps_one_card_of_two() -> None:
    play = at()
    deck = play.state.deck
    play.enter("red rnd")
    assert (play.state.players["red"].cards, play.state.deck) == (2, deck - 1)
    assert play.told("cards-looked-at") == [{"seat": "red", "drawn": 2, "back": 1}]


@pytest.mark.rule("CW-A-61", "CW-ESP-08", "CW-SPY-12")
@pytest.mark.parametrize(
    ("deck", "discard", "drawn", "after"),
    [(1, 3, 2, (3, 0)), (1, 0, 1, (0, 0)), (0, 1, 1, (0, 0)), (0, 0, 0, (0, 0)), (2, 5, 2, (1, 5))],
)
def test_a_short_pile_is_filled_up_with_the_discards(
    deck: int, discard: int, drawn: int, after: tuple[int, int]
) -> None:
    state = replace(position(), deck=deck, discard=("?",) * discard)
    play = begun(state).enter("red rnd")
    assert (play.state.deck, len(play.state.discard)) == after
    assert play.told("cards-looked-at")[0]["drawn"] == drawn
    assert play.state.players["red"].cards == 1 + min(drawn, 1)


@pytest.mark.rule("CW-SPY-15", "CW-SPY-16")
def test_technophilia_gives_a_point_at_once() -> None:
    play = at().enter("red technophilia")
    assert (play.state.players["red"].vp, play.state.players["red"].action) == (1, "technophilia")


@pytest.mark.rule("CW-SPY-17")
def test_tactical_operations_only_count_in_battles() -> None:
    before = at()
    after = before.state.players["red"]
    play = before.enter("red tacops")
    assert play.state.players["red"] == replace(after, action="tacops")


# --- Counter-Intelligence ---------------------------------------------------------------------------------------


@pytest.mark.rule("CW-SPY-13", "CW-SPY-14", "CW-A-12")
def test_counter_intelligence_takes_from_those_who_have() -> None:
    play = at(options=FOUR, players={"blue": ip(2, 0, 1), "green": ip(0, 5, 5)})
    play.enter("red counterintel science against blue:magic green:magic")
    assert left(play, "red") == (1, 2, 1)
    assert left(play, "blue") == (1, 0, 1)
    assert left(play, "green") == (0, 5, 5)  # a miss
    assert left(play, "white") == (1, 1, 1)
    assert [told["seat"] for told in play.told("counterintel-lost")] == ["blue", "green"]


@pytest.mark.rule("CW-SPY-14")
def test_what_is_told_of_a_hit_and_of_a_miss_is_the_same() -> None:
    told = []
    for points in (ip(0, 1, 1), ip(1, 1, 1)):
        play = at(players={"blue": points}).enter("red counterintel magic against blue:magic")
        told.append([event for event in play.events if event.visible_to(None)])
    assert told[0] == told[1]


@pytest.mark.rule("CW-SPY-14")
def test_nobody_has_to_lose_anything() -> None:
    play = at().enter("red counterintel religion")
    assert (left(play, "red"), left(play, "blue")) == ((1, 1, 2), (1, 1, 1))


@pytest.mark.parametrize(
    ("line", "rules"),
    [
        ("red counterintel magic against red:magic", {"CW-SPY-14"}),
        ("red counterintel magic against blue:magic blue:science", {"CW-SPY-14"}),
        ("red counterintel magic against green:magic", {"CW-SPY-14"}),
        ("red counterintel magic against blue", {"CW-A-12"}),
    ],
    ids=["yourself", "twice", "not playing", "no domain"],
)
def test_only_opponents_lose_a_point_each_and_the_actor_names_its_domain(line: str, rules: set[str]) -> None:
    assert at().broken_by(line) == rules


@pytest.mark.rule("CW-ALLY-11", "CW-ALLY-01")
def test_the_ally_is_spared_by_counter_intelligence() -> None:
    play = at(options={"alliance": "yes"})
    assert play.broken_by("red counterintel magic against white:magic") == {"CW-ALLY-11"}
    play.enter("red counterintel magic against blue:magic green:religion")
    assert [left(play, seat) for seat in play.state.seats] == [(2, 1, 1), (0, 1, 1), (1, 1, 1), (1, 1, 0)]


@pytest.mark.rule("CW-A-12")
def test_a_table_may_let_the_victims_choose() -> None:
    play = at(options={"counterintel-domain": "victim", "players": "3"}, players={"blue": ip(0, 2, 1)})
    assert play.broken_by("red counterintel magic against blue:magic") == {"CW-A-12"}
    play.enter("red counterintel magic against blue white")
    assert play.owing() == [("blue", "forfeit"), ("white", "forfeit")]
    assert play.broken_by("blue tacops") == {"CW-A-12"}
    assert play.broken_by("blue pass") == {"CW-A-12"}
    assert play.broken_by("red forfeit magic") == {"CW-A-12"}
    assert play.broken_by("blue forfeit magic") == {"CW-A-12"}
    assert play.lines("blue") == ["blue forfeit science", "blue forfeit religion"]
    play.enter("white forfeit magic", "blue forfeit science")
    assert (left(play, "blue"), left(play, "white")) == ((0, 1, 1), (0, 1, 1))
    assert play.owing() == [("blue", "spy")]


@pytest.mark.rule("CW-A-12")
def test_a_victim_without_any_influence_has_nothing_to_choose() -> None:
    play = at(options={"counterintel-domain": "victim"}, players={"blue": ip(0, 0, 0)})
    play.enter("red counterintel magic against blue")
    assert play.told("forfeit-idle") == [{"seat": "blue"}]
    assert play.owing() == [("blue", "spy")]


@pytest.mark.rule("CW-A-12")
def test_what_is_hidden_can_be_given_up_as_far_as_everybody_has_to_reckon_with_it() -> None:
    play = at(options={"counterintel-domain": "victim"}, players={"blue": ip(0, 2, 0)})
    play.enter("red counterintel magic against blue")
    seen: Any = play.game.seen_by(play.state, None)
    assert Play(seen).lines("blue") == ["blue forfeit science"]
    doubted = replace(seen.players["blue"], doubt=Influence(1, 1, 1))
    seen = seen.with_player("blue", doubted)
    assert Play(seen).lines("blue") == ["blue forfeit magic", "blue forfeit science", "blue forfeit religion"]


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_one_way_for_each_domain_is_offered_and_every_other_can_be_typed(players: str) -> None:
    play = at(options={"players": players})
    offered = [line for line in play.lines() if "counterintel" in line]
    assert [line.split()[2] for line in offered] == ["magic", "science", "religion"]
    assert all(line.count(":") == int(players) - 1 for line in offered)
    assert not play.broken_by("red counterintel magic against blue:science")
    assert not play.broken_by("red counterintel magic")


@pytest.mark.parametrize("code", CODES)
def test_every_action_says_beforehand_what_it_does(code: str) -> None:
    play, told = at(), set()
    teller = Teller(language(code), play.game, play.state)
    for decision in play.game.pending(play.state):
        for move in play.game.choices(play.state, decision) if decision.kind == "spy" else ():
            name, colon, does = teller.sentence(move).partition(": ")
            assert (name, colon) == (teller.label(move.verb()), ": ")
            assert does
            told.add(name)
    assert len(told) == len(ACTIONS)
