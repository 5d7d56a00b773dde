"""Depth `ledger`: rounds, actions and numbers are tracked, the map is not; and the way to the whole game."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.games.clockwork.faults import faults
from companion.games.clockwork.state import FIELD, State
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.journal import Journal
from companion.kernel.record import export_record, import_record, read_record, replay
from companion.kernel.savecode import restore, save_code
from companion.kernel.table import Table
from tests.clockwork.tables import Play

BOOKS = {"depth": "ledger"}
ACTIONS = ("conscription", "technophilia", "tacops", "rnd")


def books(**options: str) -> Play:
    return Play(Play.game.start(Setup({**BOOKS, **options})))


def act(play: Play) -> Play:
    """Everybody takes an action; the table is past the master-spy phase."""
    for action in ACTIONS[: len(play.state.seats)]:
        play.enter(f"{play.state.waiting[0]} {action}")
    return play


def to_the_end(play: Play) -> Play:
    while play.state.phase not in ("over", "count"):
        act(play) if play.state.phase == "spy" else play.enter("next")
    return play


def with_points(play: Play, **vp: int) -> Play:
    for seat, points in vp.items():
        play.state = play.state.with_player(seat, replace(play.state.player(seat), vp=points))
    return play


def fielded(state: State, **soldiers: int) -> State:
    for seat, count in soldiers.items():
        player = state.player(seat)
        state = state.with_soldiers(FIELD, seat, count)
        state = state.with_player(seat, replace(player, supply=player.supply - count))
    return state


def test_the_books_know_no_tiles_but_every_disc() -> None:
    play = books(players="3")
    assert tuple(play.state.soldiers) == (FIELD,)
    assert not list(faults(play.state))


def test_armies_of_several_players_stand_in_the_books_without_a_battle() -> None:
    play = act(books()).enter("adjust red soldiers +4", "adjust blue soldiers +3")
    assert play.state.soldiers[FIELD] == {"red": 4, "blue": 3}
    assert not list(faults(play.state))


@pytest.mark.rule("CW-SPY-02")
def test_actions_are_checked_as_in_the_whole_game() -> None:
    play = books().enter("red conscription")
    assert play.broken_by("blue conscription") == {"CW-SPY-02"}
    assert play.state.player("red").pool == 1
    assert not [line for line in play.lines() if "->" in line]  # Gambit without a map is only noted
    play.enter("blue gambit")
    assert play.state.phase == "recruit"


def test_actions_are_listed_while_armies_stand_in_the_books() -> None:
    play = books().enter("adjust red soldiers +3")
    assert "red gambit" in play.lines("red")
    assert not [line for line in play.lines() if "->" in line]


@pytest.mark.rule("CW-ROUND-02", "CW-AGE-03")
def test_next_goes_through_the_phases_and_scores_only_at_the_end_of_an_age() -> None:
    seen: dict[int, list[str]] = {}
    play = act(books())
    while play.state.round < 3:
        seen.setdefault(play.state.round, []).append(play.state.phase)
        act(play) if play.state.phase == "spy" else play.enter("next")
    assert seen[1] == ["recruit", "deploy", "battle", "study", "discovery"]
    assert seen[2] == ["spy", *seen[1], "score", "court"]


@pytest.mark.rule("CW-ROUND-02", "CW-SPY-01")
def test_next_waits_for_the_actions_and_is_no_move_of_the_whole_game() -> None:
    assert books().broken_by("next") == {"CW-SPY-01"}
    assert Play(Play.game.start(Setup())).broken_by("next") == {"CW-ROUND-02"}
    assert act(books()).broken_by("red pass") == {"CW-ROUND-02"}


@pytest.mark.rule("CW-END-02")
def test_most_points_win() -> None:
    play = to_the_end(with_points(books(), red=3, blue=9))
    assert play.state.result is not None
    assert (play.state.result.winner, play.state.result.reason) == ("blue", "vp")


@pytest.mark.rule("CW-END-03")
def test_a_tie_asks_for_the_territories() -> None:
    play = books()
    while (play.state.round, play.state.phase) != (7, "court"):
        act(play) if play.state.phase == "spy" else play.enter("next")
    with_points(play, red=4, blue=4).enter("next")
    assert play.owing() == [(None, "count")]
    assert play.broken_by("next") == {"CW-END-03"}
    assert play.broken_by("count red:5") == {"CW-END-03"}
    assert play.broken_by("count red:5 blue:hunter") == {"CW-END-03"}
    play.enter("count red:5 blue:6")
    assert play.state.result is not None
    assert (play.state.result.winner, play.state.result.reason) == ("blue", "territories")


@pytest.mark.rule("CW-SETUP-02", "CW-CTRL-04", "CW-DEPLOY-29", "CW-CTRL-03", "CW-UNIT-02", "CW-ENG-03")
def test_going_to_the_whole_game_asks_where_everything_stands() -> None:
    play = Play(fielded(books().state, red=3, blue=2))
    tiles = [tile for tile in Play.game.start(Setup()).soldiers if not tile.startswith("H")]
    one, other = tiles[:2]
    assert play.broken_by(f"full red {one}:2 blue {other}:2") == {"CW-SETUP-02"}
    assert play.broken_by(f"full red {one}:3 blue {one}:2") == {"CW-CTRL-04"}
    assert play.broken_by(f"full red Z9:3 blue {one}:2") == {"CW-DEPLOY-29"}
    assert play.broken_by(f"full red {one}:3 blue H1:2") == {"CW-CTRL-03"}
    assert play.broken_by(f"full red {one}:3+hunter blue {other}:2") == {"CW-UNIT-02"}
    assert play.broken_by(f"full red {one}:3 blue {other}:2+engineer+engineer") == {"CW-ENG-03"}
    play.enter(f"full red {one}:3+agent blue {other}:2+engineer")
    assert play.state.rules.depth == "full"
    assert play.units(one) == {"red": 4}
    assert play.units(other) == {"blue": 3}
    assert not list(faults(play.state))
    assert play.state.phase == "spy"


@pytest.mark.rule("CW-ROUND-02")
def test_the_whole_game_begins_with_a_round() -> None:
    play = books().enter("red technophilia")
    assert play.broken_by("full -") == {"CW-ROUND-02"}
    assert Play(Play.game.start(Setup())).broken_by("full -") == {"CW-ROUND-02"}


def test_books_that_went_on_with_the_whole_map_fit_a_code_and_a_public_record() -> None:
    """Both begin as a whole game would, and lead to the same position."""
    record = read_record(Path("tests/records/game-cw-ledger-full.record").read_bytes())
    table, compared = Table.create(Journal(":memory:"), game("clockwork"), record.setup), 0
    for step in replay(table, record):
        assert step.legal
        if table.state.rules.depth == "full":
            code = restore(Journal(":memory:"), game, save_code(table).qr)
            public = import_record(Journal(":memory:"), table.game, read_record(export_record(table).encode()))
            assert code.setup.options["depth"] == "full"
            for again in (code, public):
                assert table.game.face_up(again.state) == table.game.face_up(table.state)
            compared += 1
    assert compared > 10
