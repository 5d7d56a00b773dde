"""What was kept under the first rules opens for ever: a printed code, and positions stored with fewer fields."""

from __future__ import annotations

import msgspec

from companion.games.aces.rulings import Rulings
from companion.games.aces.state import Orders, State
from companion.games.registry import game
from companion.kernel.journal import Journal
from companion.kernel.past import packed
from companion.kernel.savecode import restore
from companion.kernel.table import open_table
from companion.text.language import CODES, language
from companion.text.teller import Teller

# Layout 7, rules 1: Germany 1 has the money phase of round 17.
PRINTED = """
1WP3T 9Y6P9 XZS7T GTQFB DJCTY CQMGZ 292ZQ 9J9E7 FZCDC E7G2H 6WVHJ 4WAJ6
3MV81 7ERMB PDSW6 016GR QVYYC BFCAZ 50SEN 7ZHEA SB0AT 4DQPQ RM2DB HJYN3
NVPN1 A8ZJH SB9YC 2WDB3 RH0D2 R51SP H4XFP B8GFX WN10H KA2YJ KQFMB VH5GJ
"""
# Layout 8, rules 2: in the middle of the Automa's first turn.
AGAINST_THE_AUTOMA = """
13BRX 72ZSA VJT94 C8AVN GCPKY A1G6H G3K6Z T2208 7RBBW T2MH2 QJZY3 H0AZC
K2DFD 4EBCD 12S3J J7B4X RKHVR XT4CH AC37Q F4Z6R ZZJN1 2VKSB DV2SB NJWKS
0ACBR CHQHJ 67PHE 3DHXV V6B71 477D5 NPQX7 ZAJK7 XQZR0 B0HKH JD9K3 6T4D3
PT4MV NZR0M YWTMM S1A8Z JAMJB TC2W6 D8DZ5 PX2R5 1JC4E YZMHA 9BT6F ZMR31
WJ3BC Y26AA VWTM0 TV32A 9Q94H T2JND F847R TC3ER TW924 GDA0X 8SBVD W9D
"""
GAME = game("aces")
LATER = {
    "state": {"v2", "bought", "automa"},
    "rules": {"controller", "v2_table", "v2_health", "timer", "automa", "strikes"},
    "rulings": {
        "lost-duty",
        "interceptors",
        "one-person",
        "money-order",
        "return-fire",
        "attack-value",
        "all-destroyed",
        "automa-attacks",
        "automa-saves",
        "reaching",
        "overkill",
        "harmless",
        "blockers",
        "automa-intercepts",
        "automa-repairs",
        "automa-faction",
        "coop-armies",
    },
}


def test_a_code_of_the_first_rules_opens_and_goes_on() -> None:
    table = restore(Journal(":memory:"), game, PRINTED)
    state: State = table.state
    assert (state.round, state.seat, state.phase, state.coins) == (17, "g1", "money", {"g1": 3, "us": 0})
    assert state.rules.rulings == Rulings(last_hex="skipped")
    assert (state.v2, state.bought, state.rules.timer) == (None, False, False)
    table.enter("next")
    assert [(decision.seat, decision.kind) for decision in GAME.pending(table.state)] == [("us", "move")]


def test_a_code_of_the_second_rules_opens_and_the_automa_goes_on() -> None:
    table = restore(Journal(":memory:"), game, AGAINST_THE_AUTOMA)
    state: State = table.state
    assert (state.round, state.seat, state.phase, state.automa) == (1, "g1", "move", Orders(attacked=("t2",)))
    assert state.rules.rulings == Rulings()
    assert not state.rules.strikes
    table.enter("step")
    assert table.last.events


def test_a_position_of_the_first_rules_opens() -> None:
    state: State = restore(Journal(":memory:"), game, PRINTED).state
    stored = msgspec.msgpack.decode(packed(state))
    for field in LATER["state"]:
        del stored[field]
    for field in LATER["rules"]:
        del stored["rules"][field]
    for field in LATER["rulings"]:
        del stored["rules"]["rulings"][field]
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(stored), type=State) == state


def test_a_step_of_earlier_rules_has_reasons_if_the_same_comes_of_it_today() -> None:
    """Else one sentence says that there are none."""
    table = restore(Journal(":memory:"), game, AGAINST_THE_AUTOMA)
    entry = table.enter("step")
    reasons = [event for event in table.why(entry.n) if event not in entry.events]
    assert {"why-unit", "why-action"} <= {event.kind for event in reasons}
    row = next(row for row in table.journal.tables() if row.id == table.id)
    table.journal._db.execute("update entries set version = '2'")
    assert open_table(table.journal, GAME, row).why(entry.n) == (*entry.events, *reasons)
    told = msgspec.json.encode(entry.events[1:])
    table.journal._db.execute("update entries set events = ? where n = ?", (told, entry.n))
    *_, last = open_table(table.journal, GAME, row).why(entry.n)
    assert (last.kind, last.facts["version"]) == ("why-earlier", "2")
    assert all(Teller.at(table, language(code)).event(last) for code in CODES)
