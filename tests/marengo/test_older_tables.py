"""What was kept under earlier rules opens for ever: a code that was printed, and positions stored with fewer fields."""

from __future__ import annotations

import msgspec

from companion.games.marengo.rulings import Rulings
from companion.games.marengo.state import State
from companion.games.registry import game
from companion.kernel.journal import Journal
from companion.kernel.past import packed
from companion.kernel.savecode import restore

# Layout 7, rules 1: the Austrians attack D in their second turn, and France has to answer.
PRINTED = """
1NC46 CW12D R1G0P DE7Y2 RF9Q2 H47AP BBD6M 8W8PC HTN1B 5E46S ADZ77 2S94Q
FGE6Z YRXS3 M1ZND QFJ97 ZQSYY 48J1T X6WXS ED9P3 S8DX5 R7VSX 6W
"""
GAME = game("marengo")
LATER = {"below-zero", "no-spare", "attack-from", "surplus", "part-stays"}


def test_a_code_of_the_first_rules_opens() -> None:
    state: State = restore(Journal(":memory:"), game, PRINTED).state
    assert (state.round, state.side, state.commands, state.rules.rounds) == (2, "austrian", 2, 2)
    assert state.rules.rulings == Rulings(pursuit_loss="opponent")
    assert state.maneuver is not None
    assert (state.maneuver.over, state.maneuver.began, state.rules.alone) == ("A>D", "", False)
    assert [decision.kind for decision in GAME.pending(state) if not decision.optional] == ["stop"]


def test_a_position_of_the_first_rules_opens() -> None:
    state: State = restore(Journal(":memory:"), game, PRINTED).state
    stored = msgspec.msgpack.decode(packed(state))
    del stored["rules"]["alone"], stored["maneuver"]["began"]
    stored["rules"]["rulings"] = {key: value for key, value in stored["rules"]["rulings"].items() if key not in LATER}
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(stored), type=State) == state
