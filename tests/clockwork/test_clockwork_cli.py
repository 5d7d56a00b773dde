"""Clockwork Wars on the command line and at the plain prompt: a table from its set-up to the next round."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.rules import GameRules
from companion.kernel.table import Table
from companion.text.language import CODES
from tests.clockwork.setups import CARDS
from tests.shell import OK, REFUSED, Shell, refusal
from tests.test_plain import sit_down

RECORDS = Path(__file__).parents[1] / "records"
SPIES = ("red technophilia", "blue tacops")
ORDERS = ("red deploy V1:2 T1:1", "blue deploy F2:3 court:1")


@pytest.fixture
def attic(companion: Shell) -> str:
    """A table at which both are about to write orders."""
    id_ = companion("new", "clockwork", "--seat", "rot=Anna", "--seat", "Blue=Ben", "--name", "Attic").out.strip()
    for line in SPIES:
        assert companion("enter", id_, line).code == OK
    return id_


# --- setting up -----------------------------------------------------------------------------------------------------


def test_a_table_is_set_up_with_its_options(companion: Shell) -> None:
    wanted = ("players=3", "court=pius", "variant=epic", "colours=white red green", "start=green", "screens=open")
    id_ = companion("new", "clockwork", *(word for option in wanted for word in ("--set", option))).out.strip()
    state = companion("show", id_, "--json").json["state"]
    assert (state["seats"], state["start"]) == (["white", "red", "green"], "green")
    assert (state["rules"]["court"], state["rules"]["variant"]) == ("pius", "epic")
    assert state["rules"]["rulings"]["screens"] == "open"
    listed = companion("tables", "--json").json
    assert [row["game"] for row in listed] == ["clockwork"]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ("players=5", "2, 3, 4"),
        ("colours=red", "red, blue, white, green"),
        ("colours=red pink", "red, blue, white, green"),
        ("capitals=H1 H9", "H1, H2"),
        ("start=white", "red, blue"),
        ("alliance=yes", "players"),
        ("map=2A-5HZK5-7S6YV-EDA", "EDB"),
        ("court=versailles", "rasputin, pius, lovelace"),
        ("ghosts=yes", "citadel-units"),
    ],
)
def test_a_set_up_that_makes_no_sense_gets_one_clear_line(companion: Shell, setting: str, said: str, code: str) -> None:
    assert said in refusal(companion("new", "clockwork", "--set", setting, "--lang", code))
    assert companion("tables", "--json").json == []


def test_a_map_for_fewer_players_is_refused(companion: Shell) -> None:
    settings = ("--set", "players=3", "--set", "map=2A-5HZK5-7S6YV-EDB")
    assert "3" in refusal(companion("new", "clockwork", *settings))


def test_the_owners_cards_come_along(companion: Shell, home: Path) -> None:
    own = home / "games" / "clockwork" / "cards.toml"
    own.parent.mkdir(parents=True)
    own.write_text(CARDS, encoding="utf-8")
    id_ = companion("new", "clockwork").out.strip()
    own.unlink()
    assert companion("enter", id_, "lay magic1 Sparks").code == OK
    assert companion("enter", id_, "lege magie2 Pforte", "--lang", "de").code == OK
    grid = companion("show", id_, "--json").json["state"]["discoveries"]
    assert (grid["magic1"]["price"], grid["magic2"]["card"]) == (1, "gate")
    exported = companion("export", id_, "-").out
    assert companion("import", "-", reads=exported).code == OK


# --- playing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("code", "said"), [("en", "waypoint"), ("de", "Zwischen")])
def test_a_refused_order_names_its_rule_in_one_line(companion: Shell, attic: str, code: str, said: str) -> None:
    line = refusal(companion("enter", attic, "red deploy B1:2", "--lang", code))
    assert "[CW-DEPLOY-12]" in line
    assert said in line
    answer = companion("enter", attic, "red deploy H2:1", "--json")
    assert (answer.code, answer.json["legal"]) == (REFUSED, False)
    assert "CW-DEPLOY-18" in [objection["rule"] for objection in answer.json["objections"]]


def test_moves_are_entered_by_number_in_either_language_or_unseen(companion: Shell) -> None:
    id_ = companion("new", "clockwork").out.strip()
    offered = companion("choices", id_, "--json").json[0]["choices"]
    assert companion("enter", id_, "2").code == OK
    assert companion("show", id_, "--json").json["state"]["players"]["red"]["action"] == offered[1].split()[1]
    assert companion("enter", id_, "blau taktik", "--lang", "de").code == OK
    unseen = companion("enter", id_, "--seat", "red", reads="deploy V1:2\n")
    assert unseen.code == OK
    assert "Red has decided" in unseen.out
    assert "V1" not in unseen.out.partition("e.g.")[0]


def test_orders_are_revealed_together_and_taken_back_by_consent_only(companion: Shell, attic: str) -> None:
    for line in ORDERS:
        assert companion("enter", attic, line).code == OK
    state = companion("show", attic, "--json").json["state"]
    assert state["soldiers"]["V1"]["red"] == 2
    assert state["players"]["blue"]["spies"] == 2
    assert "--agreed" in refusal(companion("undo", attic))
    assert companion("undo", attic, "--agreed").code == OK
    assert companion("show", attic, "--json").json["state"]["soldiers"]["V1"]["red"] == 0
    assert companion("redo", attic).code == OK
    assert companion("show", attic, "--json").json["state"] == state
    assert companion("jump", attic, "1", "--agreed").code == OK


@pytest.mark.parametrize("code", CODES)
def test_a_table_is_shown_to_everybody_and_to_one(companion: Shell, attic: str, code: str) -> None:
    influence = {"en": "influence", "de": "Einfluss"}[code]
    assert influence not in companion("show", attic, "--lang", code).out
    shown = companion("show", attic, "--seat", "red", "--lang", code).out
    assert shown.count(influence) == 1
    choices = companion("choices", attic, "--lang", code).out
    assert {"en": "adjust PLAYER CHANGE", "de": "ändere SPIELER ÄNDERUNG"}[code] in choices
    for text in (shown, choices, companion("log", attic, "--lang", code).out):
        assert not any(sign in text for sign in ("clockwork-", "CW-", "{", "@"))


def test_the_rules_behind_an_entry_are_told(companion: Shell, attic: str) -> None:
    told = companion("why", attic, "1").out
    assert "CW-SPY-16" in told
    assert "CW-DEPLOY-12" in companion("rules", "clockwork", "forced march").out
    assert "CW-A-12" in companion("options", "clockwork").out


def test_a_game_goes_out_as_a_record_and_comes_back(companion: Shell, attic: str, tmp_path: Path) -> None:
    for line in (*ORDERS, "blue study -", "red study magic:1"):
        companion("enter", attic, line)
    companion("set", attic, "players.red.vp", "7", "--reason", "the track says so")
    companion("force", attic, "red buy magic3 for 1 on H1", "--reason", "we play it so")
    path = tmp_path / "game.record"
    assert companion("export", attic, str(path)).code == OK
    again = companion("import", str(path)).out.strip()
    assert companion("show", again, "--json").json["state"] == companion("show", attic, "--json").json["state"]
    assert companion("recheck", again).code == OK
    *steps, end = [json.loads(line) for line in companion("replay", str(path), "--json").lines]
    assert all(step["legal"] for step in steps)
    assert end["state"]["players"]["red"]["vp"] == 7


def test_a_table_goes_out_as_a_code_and_comes_back(companion: Shell, attic: str) -> None:
    """With an open battle, and without what lies behind the screens."""
    for line in (*ORDERS, "adjust red soldiers +1 F2"):
        companion("enter", attic, line)
    written = companion("export", attic, "--code")
    assert written.err, "influence is not in it, and that is said"
    again = companion("import", "--code", written.out).out.strip()
    restored, before = (companion("show", id_, "--json").json["state"] for id_ in (again, attic))
    for state in (restored, before):
        for player in state["players"].values():
            assert player.pop("ip", None) is None
            player.pop("doubt", None)  # what others reckon with is influence, too
    assert restored == before


@pytest.mark.parametrize(("code", "said"), [("en", "as a file"), ("de", "als Datei")])
def test_a_table_that_fits_no_code_says_what_to_do(
    companion: Shell, monkeypatch: pytest.MonkeyPatch, code: str, said: str
) -> None:
    """The books know no tiles, so no correction leads from their beginning to the whole game: the game has to say from
    where one does.
    """
    id_ = companion("new", "clockwork", "--set", "depth=ledger").out.strip()
    assert companion("enter", id_, "full -").code == OK
    assert companion("export", id_, "--code").code == OK
    monkeypatch.setattr(type(game("clockwork")), "setup_of", GameRules.setup_of)
    assert said in refusal(companion("export", id_, "--code", "--lang", code))


def test_a_whole_game_is_replayed_to_its_end(companion: Shell) -> None:
    answer = companion("replay", str(RECORDS / "game-cw-2v2-territories.record"), "--json")
    assert answer.code == OK
    assert json.loads(answer.lines[-1])["result"]["reason"] == "territories"


# --- the plain prompt -----------------------------------------------------------------------------------------------


def plain_table(**options: str) -> Table[Any]:
    setup = Setup(options, {"red": "Anna", "blue": "Ben"})
    return Table.create(Journal(":memory:"), game("clockwork"), setup)


@pytest.mark.parametrize(
    ("code", "typed", "said"),
    [
        ("en", ["technophilia", "tacops", "", "deploy V1:2 T1:1", "", "deploy F2:3 court:1"], "Anna (Red)"),
        ("de", ["technophilie", "taktik", "", "stelle V1:2 T1:1", "", "aufstellen F2:3 hof:1"], "Anna (Rot)"),
    ],
)
def test_a_round_at_the_prompt_with_secret_orders(code: str, typed: list[str], said: str) -> None:
    table = plain_table()
    printed = sit_down(table, *typed, code=code)
    assert said in printed
    assert table.state.soldiers["V1"]["red"] == 2
    assert table.state.players["blue"].spies == 2
    sit_down(table, "", {"en": "study magic:1", "de": "opfere magie:1"}[code], code=code)
    assert table.state.players["red"].ip.magic == 3  # one more from the tower T1
    assert table.state.phase == "discovery"


def test_what_one_player_writes_unseen_is_never_printed() -> None:
    """Refused or not, before the reveal nothing that was typed is on the screen."""
    table = plain_table()
    printed = sit_down(table, "technophilia", "tacops", "", "deploy X9:7", "deploy V1:1 T1:3", "show", "log")
    assert [seal.seat for seal in table.sealed()] == ["red"]
    assert "X9" not in printed
    assert "T1:3" not in printed.replace("V1:3", "")
    assert "deploy V1:1 T1:3" not in printed


def test_the_last_orders_bring_everything_to_light() -> None:
    table = plain_table()
    assert "T1: " not in sit_down(table, "technophilia", "tacops", "", "deploy V1:1 T1:3", "show")
    printed = sit_down(table, "", "deploy -")
    assert table.state.soldiers["T1"]["red"] == 3
    assert "Anna deploys 3 soldiers on T1." in printed


def test_orders_that_lie_open_are_typed_like_any_other_move() -> None:
    table = plain_table()
    sit_down(table, "technophilia", "tacops", "open", "red deploy V1:1 T1:3", "blue deploy -")
    assert table.state.soldiers["T1"]["red"] == 3
