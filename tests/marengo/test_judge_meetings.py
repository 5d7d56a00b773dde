"""Where rules meet: attacks by road, splits, entries, surprise, morale, artillery. Each test names its rules."""

from __future__ import annotations

import pytest

from tests.marengo.judge import asked, opening, verdict, who_decides
from tests.marengo.judge_board import AUSTRIAN, FRENCH
from tests.marengo.judge_position import Piece, Position, bonus_side, lose
from tests.marengo.judge_tables import land, play, table, where

POST = {"post": ("main", ["A", "A>B", "B", "B>C", "C", "C>D", "D"])}


# ---------------------------------------------------------------- attacks by road


def test_road_cavalry_attacks_for_nothing_and_runs_on() -> None:
    """BM-MAN-08, -20, -21, BM-CAV-05"""
    board = land("A-B", "B-C", "C-D", "B-X", "C-Y", "D-Z", roads=POST)
    position = table(board, "Ac2 A", "Fi2 B", "Fi3 C", "Fi1 Z")
    position = play(board, position, ("road", "Ac2", (("A>B", "post"),)), ("yield",), ("retreat-to", "Fi2", "X"))
    assert (where(position, "Ac2"), where(position, "Fi2"), position.cp) == ("B", "X", 3)
    attack = play(board, position, ("road-on", (None, ("B>C", "post"))))
    assert (who_decides(board, attack), asked(board, attack)) == (FRENCH, "stop")
    won = play(board, attack, ("yield",), ("retreat-to", "Fi3", "D"))
    assert (where(won, "Ac2"), where(won, "Fi3"), won.cp) == ("C", "D", 3)
    assert verdict(board, won, ("road-on", (("C>D", "post"),))) == {"BM-ROAD-01"}
    assert where(play(board, won, ("continue", ("Ac2",), "C>D")), "Ac2") == "C>D"
    assert verdict(board, won, ("continue", ("Ac2",), "C>Y")) == {"BM-CAV-02", "BM-CAV-05"}
    stopped = play(board, attack, ("stop", ("Fi3",)), ("stopped", ("Ac2",)))
    assert (where(stopped, "Ac2"), stopped.cp) == ("B>C", 3)
    assert ("post", ("B>C", "C>B")) not in stopped.road_use


@pytest.mark.parametrize(("piece", "rule"), [("Ai2", "BM-MAN-06"), ("Aa1", "BM-MAN-06"), ("Ac2", None)])
def test_only_cavalry_attacks_by_road(piece: str, rule: str | None) -> None:
    """BM-ROAD-05, BM-MAN-06"""
    board = land("A-B", "B-C", "C-D", roads=POST)
    position = table(board, f"{piece} A", "Fi2 B")
    broken = verdict(board, position, ("road", piece, (("A>B", "post"),)))
    assert (rule in broken) if rule else not broken


def test_an_obstacle_asks_for_infantry() -> None:
    """BM-MAN-05, -09, BM-AMB-06"""
    board = land("A-B", "B-C", "C-D", roads=POST, sides={"B>A": {"obstacle": True}})
    position = table(board, "Ac2 A", "Ai2 A", "Fi2 B")
    assert "BM-MAN-09" in verdict(board, position, ("road", "Ac2", (("A>B", "post"),)))
    assert verdict(board, position, ("move", ("Ac2",), "A>B")) == {"BM-MAN-05"}
    assert not verdict(board, position, ("move", ("Ac2", "Ai2"), "A>B"))
    own_side = land("A-B", "B-C", "C-D", roads=POST, sides={"A>B": {"obstacle": True}})
    assert not verdict(own_side, position, ("move", ("Ac2",), "A>B"))


# ---------------------------------------------------------------- maneuver attacks


def test_from_a_block_nobody_stops_it() -> None:
    """BM-MAN-11, BM-RET-06, BM-RET-19"""
    board = land("P-Q")
    position = play(board, table(board, "Fi2 P>Q", "Ai3 Q", "Ac2 Q", side=FRENCH), ("move", ("Fi2",), "P>Q"))
    assert (where(position, "Fi2"), where(position, "Ai3"), where(position, "Ac2")) == ("Q", None, None)
    assert (position.morale[AUSTRIAN], position.lost[AUSTRIAN]) == (5, 5)


def test_splitting_a_stopped_group_costs_one_more() -> None:
    """BM-MAN-14, -16, BM-CMD-20"""
    board = land("P-Q")
    position = table(board, "Fi2 P", "Fc2 P", "Ai3 Q", side=FRENCH)
    stopped = play(board, position, ("move", ("Fi2", "Fc2"), "P>Q"), ("stop", ("Ai3",)))
    assert play(board, stopped, ("stopped", ("Fi2", "Fc2"))).cp == 2
    assert play(board, stopped, ("stopped", ("Fi2",))).cp == 1
    stopped.cp, stopped.charged = 0, 3
    assert verdict(board, stopped, ("stopped", ("Fi2",))) == {"BM-MAN-16", "BM-CMD-23"}


def test_retreat_pays_by_position_and_dies_where_no_room_is() -> None:
    """BM-RET-05, -06, -08, -16, -19, BM-AMB-24"""
    board = land("P-Q", "Q-R", "Q-V", capacity={"R": 2})
    position = table(board, "Fi2 P", "Ai3#1 Q", "Ai3#2 Q", "Ac2 Q>V", "Ai2 Q>V", "Aa1 Q", "Ai1 R", "Fi3 V", side=FRENCH)
    position = play(board, position, ("move", ("Fi2",), "P>Q"), ("yield",))
    assert (position.pieces["Aa1"].status, asked(board, position)) == ("out", "retreat-loss")
    assert verdict(board, position, ("retreat-loss", "Ai1"))
    position = play(board, position, ("retreat-loss", "Ac2"))
    assert verdict(board, position, ("retreat-loss", "Ai2"))
    position = play(board, position, ("retreat-loss", "Ai3#1"))
    assert asked(board, position) == "retreat-to"
    assert "BM-RET-15" in verdict(board, position, ("retreat-to", "Ai3#2", "V"))
    position = play(board, position, ("retreat-to", "Ai3#2", "R"))
    assert [where(position, id_) for id_ in ("Ai3#1", "Ai3#2", "Ac2", "Ai2", "Fi2")] == [None, "R", None, None, "Q"]
    assert position.lost[AUSTRIAN] == 1 + 1 + 1 + 2 + 1 + 2


# ---------------------------------------------------------------- continuation


def test_what_a_continuation_costs() -> None:
    """BM-CAV-11, -16, BM-CMD-21"""
    board = land("S-T", "T-up", "T-right")
    position = table(board, "Fc2 S", "Fc3 S", "Fi2 S", "Ai2 up", "Ai3 right", side=FRENCH)
    alone = play(board, position, ("move", ("Fc2", "Fc3"), "S>T"))
    assert play(board, alone, ("continue", ("Fc2", "Fc3"), "T>up")).cp == 2
    apart = play(board, alone, ("continue", ("Fc2",), "T>up"))
    assert apart.cp == 1
    assert play(board, apart, ("continue", ("Fc3",), "T>right")).cp == 1
    all_three = play(board, position, ("move", ("Fc2", "Fc3", "Fi2"), "S>T"))
    assert play(board, all_three, ("continue", ("Fc2", "Fc3"), "T>up")).cp == 1
    spread = play(board, all_three, ("continue", ("Fc2",), "T>up"), ("continue", ("Fc3",), "T>right"))
    assert spread.cp == 0
    other_move = play(board, alone, ("end-moves",))
    assert verdict(board, other_move, ("continue", ("Fc2",), "T>up"))


def test_on_a_main_road_cavalry_blocks_for_nothing() -> None:
    """BM-CAV-07, BM-CMD-17"""
    board = land("A-B", "B-C", "C-D", "A-X", roads=POST)
    position = table(board, "Fc2 A", "Fi2 A", "Ai2 B", "Ai3 X", side=FRENCH)
    assert play(board, position, ("block", ("Fc2",), "A>B", True)).cp == 3
    assert play(board, position, ("block", ("Fc2",), "A>B", False)).cp == 2
    assert verdict(board, position, ("block", ("Fc2",), "A>X", True)) == {"BM-CAV-07"}
    assert verdict(board, position, ("block", ("Fi2",), "A>B", True)) == {"BM-CAV-07"}


def test_after_a_block_given_up_nobody_continues() -> None:
    """BM-CAV-04, BM-MOVE-09"""
    board = land("A-B", "A-X")
    position = table(board, "Fc2 A>B", "Ai2 X", side=FRENCH)
    position = play(board, position, ("withdraw", ("Fc2",)))
    assert (position.cp, where(position, "Fc2")) == (3, "A")
    assert "BM-CAV-04" in verdict(board, position, ("continue", ("Fc2",), "A>X"))
    assert {"BM-CMD-25", "BM-MOVE-09"} <= verdict(board, position, ("block", ("Fc2",), "A>X", False))


# ---------------------------------------------------------------- roads


def test_a_change_over_a_secondary_road_costs() -> None:
    """BM-CMD-12, BM-AMB-07, BM-AMB-37"""
    roads = {
        "west": ("main", ["A", "A>B", "B"]),
        "east": ("main", ["B", "B>C", "C"]),
        "link": ("secondary", ["B"]),
    }
    steps = (("A>B", "west"), ("B>C", "east"))
    for joining, cost in ((["west", "east"], 0), (["west", "link"], None)):
        board = land("A-B", "B-C", roads=roads, junctions={"B": joining})
        position = table(board, "Fc2 A", side=FRENCH)
        if cost is None:
            assert verdict(board, position, ("road", "Fc2", steps)) == {"BM-ROAD-04"}
            board.junctions.append(("B", frozenset({"link", "east"})))
            cost = 1
        assert play(board, position, ("road", "Fc2", steps)).cp == 3 - cost
    near = table(board, "Fc2 A", "Ai2 C", side=FRENCH)
    arrived = play(board, near, ("road", "Fc2", (("A>B", "west"),)))
    assert verdict(board, arrived, ("continue", ("Fc2",), "B>C")) == {"BM-CAV-05"}
    board.rulings["BM-AMB-37"] = "b"
    assert play(board, arrived, ("continue", ("Fc2",), "B>C")).cp == 2


def test_one_direction_and_no_way_through_a_full_locale() -> None:
    """BM-ROAD-11, -14, BM-AMB-09"""
    board = land("A-B", "B-C", "C-D", roads=POST, capacity={"B": 1})
    full = table(board, "Fi2 A", "Fi3 B", side=FRENCH)
    assert verdict(board, full, ("road", "Fi2", (("A>B", "post"), ("B>C", "post")))) == {"BM-ROAD-14"}
    gone = play(board, full, ("road", "Fi3", (("B>A", "post"),)))
    assert verdict(board, gone, ("road", "Fi2", (None, ("A>B", "post")))) == {"BM-ROAD-11"}
    assert not verdict(board, gone, ("move", ("Fi2",), "A>B"))  # BM-AMB-26


def waiting_army() -> dict[str, object]:
    return {
        "entries": [
            {"id": "gate", "side": "austrian", "locale": "A", "road": "post"},
            {"id": "bridge", "side": "austrian", "locale": "A", "pontoon": True},
        ],
        "forces": [{"side": "austrian", "display": "main", "entry": ["gate", "bridge"], "pieces": ["i3"] * 5}],
    }


def test_entries_come_one_step_later_each() -> None:
    """BM-REIN-03, -04, -05, -06, BM-PONT-01, -03"""
    course = ["gate", "@gate", *POST["post"][1]]
    board = land("A-B", "B-C", "C-D", roads={"post": ("secondary", course)}, **waiting_army())  # type: ignore[arg-type]
    gate, ab, bc = ("@gate", "post"), ("A>B", "post"), ("B>C", "post")
    start = play(board, opening(board), ("begin",), ("end-assaults",))
    first = play(board, start, ("enter", "A01", "gate", (gate, ab, bc)))
    assert (where(first, "A01"), first.cp) == ("C", 2)
    assert "BM-REIN-03" in verdict(board, first, ("enter", "A02", "gate", (gate,)))
    assert verdict(board, first, ("enter", "A02", "gate", (None, gate, ab, bc))) == {"BM-ROAD-01"}
    third = play(board, first, ("enter", "A02", "gate", (None, gate, ab)), ("pontoon", "A03"))
    assert (where(third, "A02"), where(third, "A03"), third.cp) == ("B", "A", 0)
    assert {"BM-PONT-01", "BM-CMD-23"} <= verdict(board, third, ("pontoon", "A04"))
    assert "BM-CMD-23" in verdict(board, third, ("enter", "A04", "gate", (None, None, gate)))
    start.pieces["F"] = Piece("F", FRENCH, "i", 1, "map", "A")
    assert verdict(board, start, ("enter", "A01", "gate", (gate,))) == {"BM-REIN-06"}
    assert verdict(board, start, ("pontoon", "A01")) == {"BM-PONT-02"}


# ---------------------------------------------------------------- surprise


def test_surprise() -> None:
    """BM-SURP-01..06, -13, -15"""
    board = land("A-B", "B-C", "C-D", locales={"B": {"french_start": 1}, "D": {"french_start": 1}})
    position = table(board, "Fi2 B", "Fi3 D", "Ai2 A", side=AUSTRIAN, phase="announce", round_=1)
    for id_ in ("Fi2", "Fi3"):
        position.pieces[id_].active = False
    french = play(board, position, ("end-turn",))
    assert [french.pieces[id_].active for id_ in ("Fi2", "Fi3")] == [True, False]
    assert verdict(board, french, ("activate", ("Fi2",))) == {"BM-SURP-07"}
    moving = play(board, french, ("begin",), ("end-assaults",))
    assert "BM-SURP-01" in verdict(board, moving, ("move", ("Fi3",), "D>C"))
    assert play(board, french, ("activate", ("Fi3",))).pieces["Fi3"].active
    french.french_turns = 2
    assert verdict(board, french, ("activate", ("Fi3",))) == {"BM-SURP-04"}
    french.round = 6
    assert not verdict(board, french, ("activate", ("Fi3",)))
    french.round, french.start_locale_entered = 2, True
    assert not verdict(board, french, ("activate", ("Fi3",)))


# ---------------------------------------------------------------- assaults


def test_the_enemy_distributes_losses_of_the_first_row_the_owner_those_of_the_second() -> None:
    """BM-ASLT-18..21, BM-AS04-02"""
    board = land("N-S", "S-T")
    position = table(board, "Ai3#1 N>S", "Ai3#2 N>S", "Fi2#1 S>N", "Fi2#2 S>N", "Fi2#3 S>N", "Fi1 S>N", phase="assault")
    attack = ("assault", "N>S", ("Ai3#1", "Ai3#2"), ("Ai3#1", "Ai3#2"))
    position = play(board, position, attack, ("lead", ("Fi2#1", "Fi2#2")))
    assert (who_decides(board, position), asked(board, position)) == (FRENCH, "lose")
    assert verdict(board, position, ("lose", "Fi2#1"))
    position = play(board, position, ("lose", "Ai3#2"))
    assert who_decides(board, position) == AUSTRIAN  # 6 - 4 = 2: three SP of four
    position = play(board, position, ("lose", "Fi2#1"), ("lose", "Fi2#2"), ("lose", "Fi2#1"))
    assert [position.pieces[id_].strength for id_ in ("Fi2#1", "Fi2#2", "Fi2#3", "Fi1")] == [0, 1, 2, 1]
    assert [where(position, id_) for id_ in ("Fi2#2", "Fi1", "Ai3#1", "Ai3#2")] == ["T", "T", "S", "S"]


def test_second_row_losses_are_the_owners_choice() -> None:
    """BM-ASLT-20, BM-AS06-01"""
    board = land("N-S", "S-T")
    position = table(board, "Ai3 N>S", "Fi2#1 S>N", "Fi3#2 S>N", phase="assault")
    position = play(board, position, ("assault", "N>S", ("Ai3",), ("Ai3",)), ("lead", ()))
    assert (who_decides(board, position), asked(board, position)) == (FRENCH, "lose")


@pytest.mark.parametrize(
    ("sides", "asks"), [({}, "pursue"), ({"N>S": {"obstacle": True}}, None), ({"S>N": {"obstacle": True}}, None)]
)
def test_no_pursuit_over_an_obstacle(sides: dict[str, dict[str, bool]], asks: str | None) -> None:
    """BM-AS08-01, -05, BM-AS10-03, BM-AMB-14"""
    board = land("N-S", "S-T", sides=sides)
    position = table(board, "Ai3 N>S", "Ac1#1 N>S", "Ac1#2 N>S", "Fi1 S>N", "Fi3 S>N", phase="assault")
    position = play(board, position, ("assault", "N>S", ("Ai3", "Ac1#1", "Ac1#2"), ("Ai3",)), ("lead", ("Fi1",)))
    assert asked(board, position) == asks
    if asks:
        position = play(board, position, ("pursue", ("Ac1#1", "Ac1#2")))
        assert (who_decides(board, position), asked(board, position)) == (AUSTRIAN, "pursuer-loss")
        position = play(board, position, ("pursuer-loss", "Ac1#1"))
        assert position.pieces["Ac1#1"].status == "out"
        assert position.lost[FRENCH] == 3 + 1  # 1 + 2 from the result; the pursuit of 2 meets one SP


def test_a_victory_without_survivors() -> None:
    """BM-AMB-19, BM-MOVE-14, BM-ASLT-10"""
    board = land("N-S", "S-T", "N-M", "M-S")
    position = table(board, "Ai2 N>S", "Ai3 N", "Fa1 S>N", "Fi1 S", phase="assault")
    position = play(board, position, ("assault", "N>S", ("Ai2",), ("Ai2",)), ("defensive-fire", True))
    assert (where(position, "Ai2"), asked(board, position)) == (None, None)
    assert position.taken == {"S"}
    position = play(board, position, ("end-assaults",))
    assert verdict(board, position, ("move", ("Ai3",), "N>S")) == {"BM-MOVE-14"}


@pytest.mark.parametrize(("field", "turn", "asks"), [
    ("announced_turn", 6, "lead"),
    ("bombarded_turn", 6, "lead"),
    ("announced_turn", 4, "defensive-fire"),
    (None, 0, "defensive-fire"),
])  # fmt: skip
def test_when_artillery_may_fire_defensively(field: str | None, turn: int, asks: str) -> None:
    """BM-AS02-02, BM-AMB-02: the French assault in round 3; the Austrian guns had their last turn in round 3."""
    board = land("N-S")
    position = table(board, "Fi3 S>N", "Aa1 N>S", "Ai2 N>S", side=FRENCH, phase="assault")
    if field:
        setattr(position.pieces["Aa1"], field, turn)
    position = play(board, position, ("assault", "S>N", ("Fi3",), ("Fi3",)))
    assert asked(board, position) == asks


# ---------------------------------------------------------------- morale


def test_a_broken_army() -> None:
    """BM-DEM-09, -10, -13, BM-AS03-05"""
    board = land("N-S", "S-T")
    position = table(board, "Ai3#1 N>S", "Ai3#2 N>S", "Fa1 S>N", "Fi3 S>N", phase="assault")
    position.morale[AUSTRIAN] = 1
    attack = ("assault", "N>S", ("Ai3#1", "Ai3#2"), ("Ai3#1", "Ai3#2"))
    fight = play(board, position, attack, ("defensive-fire", True), ("lose", "Ai3#1"), ("lead", ("Fi3",))).assault
    assert fight is not None
    assert (fight.attack, fight.defence) == (1 + 2, 3)
    position.broke[AUSTRIAN] = 2
    assert {"BM-DEM-09", "BM-ASLT-24"} == verdict(board, position, attack)
    position.broke[AUSTRIAN], position.broke[FRENCH] = None, 2
    fight = play(board, position, attack, ("defensive-fire", False), ("lead", ("Fi3",))).assault
    assert fight is not None
    assert (fight.attack, fight.defence) == (6, 2)


def broken_in(**rounds: int) -> Position:
    board = land("N-S")
    position = table(board, "Ai3 N", "Fi3 S", side=FRENCH, phase="announce")
    for side, round_ in rounds.items():
        position.broke[side] = round_
        position.morale[side] = 0
    return play(board, position, ("end-turn",))


def test_five_more_for_the_army_that_stands() -> None:
    """BM-DEM-05..07, BM-AMB-38"""
    assert broken_in(french=3).morale == {AUSTRIAN: 15, FRENCH: 0}
    assert broken_in(french=2).morale == {AUSTRIAN: 10, FRENCH: 0}
    assert broken_in(french=3, austrian=3).morale == {AUSTRIAN: 0, FRENCH: 0}
    assert broken_in(french=3, austrian=2).morale == {AUSTRIAN: 0, FRENCH: 0}


def test_morale_stops_at_nothing() -> None:
    """BM-DEM-01..04"""
    board = land("N-S", morale=(10, 2))
    position = table(board, "Fi3 S")
    lose(position, position.pieces["Fi3"], 5)
    assert (position.morale[FRENCH], position.lost[FRENCH], position.broke[FRENCH]) == (0, 3, 3)
    assert bonus_side(board, position) == AUSTRIAN


# ---------------------------------------------------------------- bombardment


def shelling(*french: str, sides: dict[str, dict[str, int]] | None = None) -> Position:
    board = land("P-Q", "Q-R", "Q-T", sides=sides)
    position = table(board, "Aa2 P>Q", "Ai1 R", "Ai2 T", *french, phase="start")
    position.pieces["Aa2"].announced = True
    return play(board, position, ("begin",))


def test_whom_a_bombardment_hits() -> None:
    """BM-BOMB-09, -18..22"""
    board = land("P-Q", "Q-R", "Q-T", sides={"Q>P": {"art": 1}})
    blockers = shelling("Fi3 Q>P", "Fi2 Q>P", "Fi1 Q", sides={"Q>P": {"art": 1}})
    waiting = play(board, blockers, ("fire", None))
    assert asked(board, waiting) == "take-hit"
    assert verdict(board, waiting, ("take-hit", "Fi1")) == {"BM-BOMB-22"}
    assert play(board, waiting, ("take-hit", "Fi3")).pieces["Fi3"].strength == 2
    reserve = play(board, shelling("Fi3 Q", "Fi2 Q>R"), ("fire", None))
    assert reserve.pieces["Fi3"].strength == 1
    chosen = shelling("Fi3 Q>T", "Fi2 Q>R")
    assert verdict(board, chosen, ("fire", None)) == {"BM-BOMB-20"}
    assert play(board, chosen, ("fire", "Q>T")).pieces["Fi3"].strength == 1
    alone = play(board, shelling("Fi2 Q"), ("fire", None))
    assert (where(alone, "Fi2"), where(alone, "Aa2")) == (None, "P")
    nobody = shelling()
    assert (nobody.phase, nobody.pieces["Aa2"].announced) == ("assault", False)


def test_a_bombardment_that_terrain_swallows_is_still_a_shot() -> None:
    """BM-BOMB-04, -27"""
    board = land("P-Q", "Q-R", "Q-T", sides={"Q>P": {"art": 2}})
    fired = play(board, shelling("Fi3 Q>P", sides={"Q>P": {"art": 2}}), ("fire", None))
    assert (fired.pieces["Fi3"].strength, fired.morale[FRENCH]) == (3, 10)
    ending = play(board, fired, ("end-assaults",), ("end-moves",))
    assert verdict(board, ending, ("announce", "Aa2")) == {"BM-BOMB-04"}


def test_both_sides_may_have_announced() -> None:
    """BM-BOMB-02: each fires in its own turn."""
    board = land("P-Q")
    position = table(board, "Fa1 Q>P", "Aa2 P>Q", "Fi3 Q>P", phase="start")
    position.pieces["Fa1"].announced = position.pieces["Aa2"].announced = True
    fired = play(board, position, ("begin",), ("fire", None), ("take-hit", "Fi3"))
    assert [fired.pieces[id_].announced for id_ in ("Fa1", "Aa2")] == [True, False]
    assert fired.pieces["Aa2"].fired_round == 3


# ---------------------------------------------------------------- just enough


def test_the_last_command_suffices() -> None:
    """BM-CMD-23"""
    board = land("P-Q", "P-R", capacity={"Q": 2})
    position = table(board, "Ai3 P>Q", "Ai2 P>Q", "Ac2 P", "Fi2 Q>P", "Fi3 R", phase="assault")
    position.cp, position.charged = 1, 2
    assert not verdict(board, position, ("assault", "P>Q", ("Ai3", "Ai2"), ("Ai3", "Ai2")))
    moving = play(board, position, ("end-assaults",))
    assert not verdict(board, moving, ("withdraw", ("Ai3",)))
    blocking = play(board, moving, ("block", ("Ac2",), "P>R", False))
    assert "BM-CMD-25" in verdict(board, blocking, ("withdraw", ("Ac2",)))


@pytest.mark.parametrize(("ruling", "attack"), [("a", 4), ("b", 2)])
def test_the_penalty_counts_once_for_two_who_lead(ruling: str, attack: int) -> None:
    """BM-AS05-02, BM-AMB-01"""
    board = land("N-S", "S-T", sides={"S>N": {"inf": 2}}, rulings={"BM_AMB_01": ruling})
    position = table(board, "Ai3#1 N>S", "Ai3#2 N>S", "Fi3#1 S>N", "Fi3#2 S>N", phase="assault")
    leading = ("Ai3#1", "Ai3#2")
    fight = play(board, position, ("assault", "N>S", leading, leading), ("lead", ("Fi3#1",))).assault
    assert fight is not None
    assert fight.attack == attack


def test_the_beaten_fall_back_and_stay() -> None:
    """BM-ASLT-09, BM-AS11-01"""
    board = land("N-S", "N-M")
    position = table(board, "Ai2#1 N>S", "Ai2#2 N>S", "Ai2#3 N>S", "Fi3#1 S>N", "Fi3#2 S>N", phase="assault")
    leading = ("Ai2#1", "Ai2#2")
    attack = ("assault", "N>S", (*leading, "Ai2#3"), leading)
    position.broke[FRENCH] = 1  # their 6 count as 4: a draw
    position = play(board, position, attack, ("lead", ("Fi3#1", "Fi3#2")), ("lose", "Fi3#1"), ("lose", "Ai2#1"))
    assert [where(position, id_) for id_ in (*leading, "Ai2#3")] == ["N", "N", "N"]
    position = play(board, position, ("end-assaults",))
    assert "BM-ASLT-09" in verdict(board, position, ("move", ("Ai2#3",), "N>M"))


def test_a_new_turn_forgets() -> None:
    """BM-ROAD-17, BM-ASLT-07, BM-PONT-01"""
    board = land("P-Q")
    position = table(board, "Ai3 P", "Fi2 Q>P")
    position.pontoon_used = True
    position = play(board, position, ("block", ("Ai3",), "P>Q", False), ("end-moves",), ("end-turn",), ("begin",))
    position = play(board, position, ("end-assaults",), ("end-moves",), ("end-turn",))
    assert (position.pontoon_used, position.cp, position.pieces["Ai3"].moved) == (False, 3, False)
    position = play(board, position, ("begin",))
    assert not verdict(board, position, ("assault", "P>Q", ("Ai3",), ("Ai3",)))


def test_one_way_with_just_enough_room_asks_nobody() -> None:
    """BM-RET-16"""
    board = land("P-Q", "Q-R", capacity={"R": 2})
    position = play(board, table(board, "Fi2 P>Q", "Ac1 Q", "Ac2 Q", side=FRENCH), ("move", ("Fi2",), "P>Q"))
    assert [where(position, id_) for id_ in ("Ac1", "Ac2", "Fi2")] == ["R", "R", "Q"]


def test_losses_that_take_all_ask_nobody() -> None:
    """BM-ASLT-19: 6 - 2 = 4, five SP, of which the two in the first row have two."""
    board = land("N-S", "S-T")
    position = table(board, "Ai3#1 N>S", "Ai3#2 N>S", "Fi1#1 S>N", "Fi1#2 S>N", "Fi3 S>N", phase="assault")
    leading = ("Ai3#1", "Ai3#2")
    position = play(board, position, ("assault", "N>S", leading, leading), ("lead", ("Fi1#1", "Fi1#2")))
    assert (who_decides(board, position), asked(board, position)) == (FRENCH, "lose")  # who of the attackers loses 1
    position = play(board, position, ("lose", "Ai3#1"))
    assert (position.lost[FRENCH], position.assault) == (5, None)
