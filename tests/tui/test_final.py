"""The end of a game and the chart."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.kernel.trouble import Trouble
from companion.store import Store
from companion.text.language import CODES, language
from companion.text.teller import Teller
from companion.tui.screens.chart import told_so_far
from companion.tui.signs import UNICODE
from companion.tui.widgets.chart import VpChart
from tests.tui.driving import SMALL, WIDE, Driver, drive

RECORDS = Path(__file__).parent.parent / "records"
HUGE = (200, 60)


def played(name: str) -> tuple[Store, str]:
    store = Store()
    return store, store.import_file(RECORDS / f"{name}.record")


@pytest.mark.parametrize("size", [SMALL, WIDE, HUGE])
def test_it_says_who_won_and_by_which_rules(home: Path, size: tuple[int, int]) -> None:
    store, id_ = played("game-threshold-blue")

    async def script(d: Driver) -> None:
        d.app.show_final(store.look(store.journal.table(id_)))
        await d.settle()
        assert "◆  BLUE (Anna) wins" in d.text
        assert "MP-END-01  When a player has 18 VP or more" in d.text
        assert "9 turns, 2 combats" in d.text
        assert any(line.split()[-4:] == ["armies", "lost", "0", "3"] for line in d.lines)
        assert "◆ Anna 18   ▲ Ben 6" in d.text
        await d.press("f2")
        assert "◆  BLAU (Anna) gewinnt" in d.text
        assert "MP-END-01  Hat jemand 18 SP" in d.text
        assert "verlorene Armeen" in d.text

    drive(script, size=size, store=store)


def test_a_tie_has_no_winner(home: Path) -> None:
    store, id_ = played("game-agreed-tie")

    async def script(d: Driver) -> None:
        d.app.show_final(store.look(store.journal.table(id_)))
        await d.settle()
        assert "A TIE" in d.text
        assert "MP-END-06" in d.text

    drive(script, store=store)


def test_from_the_end_one_can_look_back_export_or_go_home(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    store, id_ = played("game-threshold-blue")

    async def script(d: Driver) -> None:
        d.app.open_table(id_)
        await d.settle()
        table = store.look(store.journal.table(id_))
        d.app.show_final(table)
        await d.press("x")
        assert len(list((tmp_path / "output").glob("*.record"))) == 1
        await d.press("escape", "escape")
        assert d.on == "TableScreen"
        d.app.show_final(table)
        await d.press("h")
        assert d.on == "HomeScreen"

    drive(script, store=store, opening=True)


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_the_chart_lies_over_the_table_and_closes_again(home: Path, size: tuple[int, int]) -> None:
    store, id_ = played("game-threshold-blue")

    async def script(d: Driver) -> None:
        d.app.show_chart(store.look(store.journal.table(id_)))
        await d.settle()
        assert "◆ Anna 18   ▲ Ben 6" in d.text
        assert any(line.strip("│ ").split() == [str(turn) for turn in range(1, 10)] for line in d.lines)
        await d.press("v")
        assert d.on == "HomeScreen"

    drive(script, size=size, store=store)


def chart_of(points: dict[str, list[int]], goal: int, width: int, height: int) -> list[str]:
    chart = VpChart()
    chart.show(points, goal, Teller(language("en")), UNICODE)
    return [line.plain for line in chart.compose_lines(width, height)]


def test_without_points_that_everybody_knows_there_is_no_chart_but_a_sentence(home: Path) -> None:
    store = Store()
    id_ = store.create(game("marengo"), Setup({"board": "training"}), "Kitchen")

    async def script(d: Driver) -> None:
        d.app.open_table(id_)
        await d.press("v")
        assert d.on == "TableScreen"
        assert d.told == "There is no score yet that everybody knows."
        d.app.show_final(store.look(store.journal.table(id_)))  # where it would stand beside other things
        await d.settle()
        assert d.on == "FinalScreen"

    drive(script, store=store, opening=True)


def test_a_side_of_which_nothing_was_told_has_no_column_yet() -> None:
    lines = chart_of({"blue": [12], "orange": []}, goal=12, width=30, height=12)
    assert lines[0].split() == ["◆", "blue", "12", "▲", "orange"]
    assert all(line[4:].split() in ([], ["██████"]) for line in lines[1:-3])


def test_a_column_is_as_high_as_its_points() -> None:
    lines = chart_of({"blue": [0, 4], "orange": [2, 8]}, goal=8, width=30, height=12)
    rows = [line[4:] for line in lines[1:-3]]
    slot = len(rows[0]) // 2
    reached = [[row[start] == "█" for row in rows].count(True) for start in (0, slot // 2, slot, slot + slot // 2)]
    assert reached == [0, 2, 4, 8]


def test_points_beyond_the_goal_still_fit() -> None:
    lines = chart_of({"blue": [24], "orange": [18]}, goal=18, width=20, height=10)
    assert lines[1].split()[0] == "24"


def test_a_long_game_shows_as_many_turns_as_fit_and_always_the_last() -> None:
    points = {"blue": list(range(60)), "orange": [0] * 60}
    lines = chart_of(points, goal=60, width=60, height=10)
    assert lines[-1].split()[-1] == "60"
    assert max(map(len, lines)) <= 60


@pytest.mark.parametrize(
    ("name", "told", "gesagt"),
    [
        ("game-aa-four", "◆ ▲  UNITED STATES (Ben) and SOVIET UNION (David) win", "und SOWJETUNION (David) gewinnen"),
        ("game-cw-2v2-order-epic", "win", "gewinnen"),
    ],
)
def test_a_team_wins_together(home: Path, name: str, told: str, gesagt: str) -> None:
    store, id_ = played(name)
    table = store.look(store.journal.table(id_))
    assert len(table.winners) == 2
    assert table.result is not None
    assert table.winners[0] == table.result.winner

    async def script(d: Driver) -> None:
        names = [table.setup.seats[seat] for seat in table.winners]
        assert f"{names[0]} and {names[1]} won" in d.text
        d.app.show_final(table)
        await d.settle()
        assert told in d.lines[2]
        await d.press("f2")
        assert gesagt in d.lines[2]
        assert all(f"({name})" in d.lines[2] for name in names)

    drive(script, store=store)


@pytest.mark.parametrize("goal", [2, 3, 5, 6, 18])
@pytest.mark.parametrize("height", [10, 13, 30])
def test_half_the_goal_is_written_where_a_column_of_that_height_ends(goal: int, height: int) -> None:
    lines = chart_of({"blue": [goal // 2], "orange": [0]}, goal=goal, width=30, height=height)
    (written,) = [n for n, line in enumerate(lines[2:-3], 2) if line[:4].strip() == str(goal // 2)]
    assert lines[written][4:].strip()
    assert not lines[written - 1][4:].strip()


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    ("name", "playing"), [("game-aa-solo", {"g1", "us"}), ("game-aa-four", {"g1", "us", "g2", "su"})]
)
def test_a_game_is_looked_back_on_without_factions_that_did_not_play(
    home: Path, name: str, playing: set[str], code: str
) -> None:
    store, id_ = played(name)
    table = store.look(store.journal.table(id_))
    teller = Teller.at(table, language(code))
    assert set(table.game.names(table.state)["seat"]) == playing
    told = [teller.event(event) for event in table.game.summary(told_so_far(table))]
    counted = [line.partition(": ")[2] for line in told if line.startswith(("Factories taken", "Eroberte Fabriken"))]
    assert [len(line.split(", ")) for line in counted] == [len(playing)]
    store.close()


@pytest.mark.parametrize(("code", "told"), [("en", "Nothing can be entered now"), ("de", "Jetzt kann nichts")])
def test_when_the_game_is_over_no_words_are_offered(home: Path, code: str, told: str) -> None:
    store, id_ = played("game-aa-solo")
    table = store.look(store.journal.table(id_))
    with pytest.raises(Trouble) as refused:
        table.enter("nonsense")
    assert told in " ".join(Teller.at(table, language(code)).trouble(refused.value))
    store.close()
