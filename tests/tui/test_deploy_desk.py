"""The set-up desk of Marengo: from the books to the map in the middle of a game, with few keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.games.marengo.board.reading import our_board
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.store import Store
from tests.tui.driving import SMALL, WIDE
from tests.tui.marengoing import PEOPLE
from tests.tui.playing import Player, PlayerScript, sit_down

MORALE = {"austrian-morale": "14", "french-morale": "12"}


def deploying(store: Store, board: str = "marengo", **options: str) -> str:
    """A table without a map that is about to get one."""
    id_ = store.create(game("marengo"), Setup({"board": board, "depth": "ledger", **MORALE, **options}, PEOPLE))
    sitting = store.sit_down(id_)
    sitting.table.enter("deploy")
    sitting.leave()
    return id_


def at(script: PlayerScript, size: tuple[int, int] = WIDE, board: str = "marengo", language: str = "en") -> None:
    store = Store()

    async def at_the_desk(player: Player) -> None:
        await player.press("g")
        assert player.on == "DeployDesk"
        await script(player)

    sit_down(at_the_desk, deploying(store, board), store=store, size=size, language=language)


def line(player: Player) -> str:
    return str(player.app.screen.query_one("#desk-entry").value)  # type: ignore[attr-defined]


def side(player: Player) -> str:
    return " ".join(player.part("#deploy-side").split())


async def keys(player: Player, pressed: str) -> int:
    """Press them, a blank between those that have names; how many there were."""
    each = pressed.split()
    await player.press(*each)
    return len(each)


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_a_whole_table_is_put_on_the_map_and_goes_on(home: Path, size: tuple[int, int]) -> None:
    async def script(player: Player) -> None:
        await keys(player, "l 4 enter 2 enter")
        assert player.table.state.stand["austrian"] == {"M04": {"x": 2}}
        await keys(player, "l 4 / 8 enter i 3 space 2 enter")
        assert player.table.state.stand["austrian"]["M04>M08"] == {"i3": 1, "x": 2}
        await keys(player, "w 1 5 enter")
        assert player.table.state.stand["austrian"]["wait:austrian_6am"] == {"x": 15}
        assert "20 of up to 20" in side(player)
        assert "Ben has no block anywhere yet. BM-SET-08" in side(player)
        await keys(player, "s l 8 enter 1 enter l 4 3 enter 3 z enter w w 4 enter")
        stand = player.table.state.stand["french"]
        assert stand == {"M08": {"x": 1}, "M43": {"xz": 3}, "wait:french_4pm": {"x": 4}}
        assert "Everything fits together" in side(player)
        await keys(player, "f")
        assert line(player) == "deployed"
        await keys(player, "enter")
        assert player.on == "TableScreen"
        assert (player.table.state.books, player.table.state.rules.depth) == (None, "full")

    at(script, size)


def test_putting_a_group_takes_fewer_keys_than_typing_it(home: Path) -> None:
    """From wherever the last group was put: to its neighbour, to any number, to an approach, with a face, asleep."""
    typed = {
        "right 2 enter": ("austrian", "2"),
        "l 8 enter 2 enter": ("austrian", "2"),
        "tab 1 enter": ("austrian", "1"),
        "l 6 / 1 0 enter i 3 enter": ("austrian", "i3"),
        "w 1 2 enter": ("austrian", "12"),
    }

    async def script(player: Player) -> None:
        for pressed, (seat, blocks) in typed.items():
            before = player.table.state
            count = await keys(player, pressed)
            stands = player.table.state.stand[seat].items()
            (place,) = (place for place, here in stands if here != before.at(seat, place))
            label = place.removeprefix("wait:").replace(">", "/").replace("M0", "").replace("M", "")
            assert count < len(f"/put {blocks} {label}") + 1, pressed

    at(script)


def test_arrows_lead_to_every_locale(home: Path) -> None:
    async def script(player: Player) -> None:
        desk, seen, board = player.app.screen, set[str](), our_board("marengo")
        todo = [desk._place]  # type: ignore[attr-defined]
        while todo:
            here = todo.pop()
            if here not in seen:
                seen.add(here)
                for across, down in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                    desk._pick(here)  # type: ignore[attr-defined]
                    desk.action_move(across, down)  # type: ignore[attr-defined]
                    todo.append(desk._place)  # type: ignore[attr-defined]
        assert seen == set(board.locale)

    at(script)


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_was_put_is_taken_back(home: Path, language: str) -> None:
    async def script(player: Player) -> None:
        await keys(player, "l D enter 2 enter i 2 enter l F enter 1 enter")
        assert player.table.state.stand["austrian"] == {"D": {"i2": 1, "x": 2}, "F": {"x": 1}}
        await keys(player, "u")
        assert player.table.state.stand["austrian"] == {"D": {"i2": 1, "x": 2}}
        assert player.on == "DeployDesk"
        await keys(player, "l D enter delete 1 enter")
        assert player.table.state.stand["austrian"] == {"D": {"i2": 1, "x": 1}}
        await keys(player, "backspace")
        assert line(player) == {"en": "austrian take i2 1 D", "de": "österreich nimm i2 1 D"}[language]
        await keys(player, "escape")
        assert (line(player), player.on) == ("", "DeployDesk")
        await keys(player, "delete enter")
        assert player.table.state.stand["austrian"] == {}
        await keys(player, "u u u u u")
        assert player.on == "TableScreen"  # the way back to the books

    at(script, board="training", language=language)


def test_what_does_not_fit_is_told_with_its_rule_before_it_is_entered(home: Path) -> None:
    async def script(player: Player) -> None:
        await keys(player, "l D enter 4")
        assert "BM-MOVE-04" in player.part("#desk-verdict")
        head = player.table.head
        await keys(player, "enter")
        assert player.table.head == head
        await keys(player, "backspace 1 enter s l D enter 1")
        assert "BM-MAN-25" in player.part("#desk-verdict")
        await keys(player, "escape l G / D enter 1 enter")
        await keys(player, "f")
        assert "Everything fits together" in side(player)
        await keys(player, "escape s l D / A enter 1 enter s")
        assert "BM-BLK-13" not in side(player)  # the Austrians have the turn: they give it up themselves
        await keys(player, "l G / K enter 1 enter f")
        assert "BM-BLK-13" in side(player)
        assert "BM-BLK-13" in player.part("#desk-verdict")

    at(script, board="training")


def test_the_mouse_picks_places_and_a_second_click_their_next_side(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.click("G★r")
        assert player.app.screen._place == "G"  # type: ignore[attr-defined]
        await player.click("G★r")
        assert player.app.screen._place.startswith("G>")  # type: ignore[attr-defined]
        await player.click("Vanguard")
        assert player.app.screen._place == "wait:vanguard"  # type: ignore[attr-defined]

    at(script, board="training")


def test_typing_works_as_everywhere_and_the_side_that_is_asked_is_named(home: Path) -> None:
    async def script(player: Player) -> None:
        assert "Anna" in player.lines[0]
        await player.press("s")
        assert "Ben" in player.lines[0]
        await player.press("/")
        await player.type("french put 2 F")
        assert "2 blocks" in player.part("#desk-verdict")
        await player.press("enter")
        assert player.table.state.stand["french"] == {"F": {"x": 2}}
        assert "Ben" in player.lines[0]

    at(script, board="training")


def test_a_board_without_a_map_is_set_up_from_the_list(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.games.marengo.panel.shown.has_map", lambda board: False)

    async def script(player: Player) -> None:
        await keys(player, "2 enter down 1 enter tab 1 enter")
        stand = player.table.state.stand["austrian"]
        assert [sum(here.values()) for here in stand.values()] == [2, 1, 1]
        assert all(place.partition(">")[0] in side(player) for place in stand)

    at(script, board="training")


def test_the_row_of_the_desk_is_offered_once(home: Path) -> None:
    store = Store()

    async def script(player: Player) -> None:
        assert player.text.count("At the desk: put all blocks") == 1
        assert [choice.kind for choice in player.desk._choices].count("desk") == 1

    sit_down(script, deploying(store, "training"), store=store)
