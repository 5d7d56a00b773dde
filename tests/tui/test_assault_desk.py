"""The assault desk: the ledger's vectors walked through with keys, both sides' numbers line by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.games.marengo.panel.desk_map import DeskMap
from companion.games.marengo.parts import Retreat, Told
from companion.games.marengo.state import State
from companion.games.registry import game
from companion.store import Store
from tests.support import usual_setup
from tests.tui.desking import SPLIT, losing, storming
from tests.tui.driving import SMALL, WIDE
from tests.tui.marengoing import at, mid_battle
from tests.tui.playing import Player, sit_down
from tests.tui.test_themes import LETTERS

HUGE = (200, 60)
WALKED = {  # BM-TV-12: what each line says of the attacker, the defender, and by which rule
    1: ("i3 +1", "", "BM-AS01-01"),
    2: ("", "a1", "BM-AS02-01"),
    3: ("−1 i3→i2", "", "BM-AS03-01"),
    4: ("", "i2", "BM-AS04-01"),
    5: ("2 − 1 = 1", "2 = 2", "BM-AS05-01"),
    6: ("1 − 2 = −1", "wins", "BM-AS06-01"),
    7: ("−2 i2✗", "−1 i2→i1", "BM-AS07-01"),
    8: ("", "c2", "BM-AS08-03"),
    9: ("", "2 − 1 = 1", "BM-AS09-01"),
    10: ("−1 i2→i1", "−1 c2→c1", "BM-AS10-01"),
}
GERMAN = {"wins": "gewinnt", "c2": "k2", "−1 c2→c1": "−1 k2→k1"}


def step(player: Player, number: int) -> tuple[str, str, str]:
    """What a line of the walk says: of the attacker, of the defender, and its rule."""
    lines = player.part("#pick-view").splitlines()
    found = next(line for line in lines if re.match(rf"[ ▸>]{number:>2} ", line))
    left, right = (next(line for line in lines if sign in line).index(sign) - 1 for sign in "▲◆")
    return found[left:right].strip(), found[right:-10].strip(), found[-10:]


def line(player: Player) -> str:
    value: str = player.find("#desk-entry").value
    return value


# --- the vectors ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["en", "de"])
def test_a_whole_assault_is_walked_through(home: Path, code: str) -> None:
    """BM-TV-12, with two keys for each answer; after each the lines that have fallen."""
    french = "k" if code == "de" else "c"

    async def script(player: Player) -> None:
        await player.press("g")
        assert player.on == "AssaultDesk"
        answers = (("1", 1), ("1", 3), ("2", 7), (f"{french}2", 9), ("i2", 10))
        for keys, fallen in answers:
            await player.press(*keys)
            await player.press("enter")
            for number in (number for number in WALKED if number <= fallen and (number != 10 or fallen == 10)):
                expected = WALKED[number] if code == "en" else tuple(GERMAN.get(each, each) for each in WALKED[number])
                assert step(player, number) == expected, number
        assert player.table.state.morale == {"austrian": 6, "french": 8}
        end = next(each for each in player.part("#pick-view").splitlines() if re.match(r" 11 ", each))
        assert ("Failed. 1 in reserve" if code == "en" else "Gescheitert. 1 zurück") in end
        assert player.on == "AssaultDesk", "the end is seen before movement begins"
        await player.press("enter")
        assert player.on == "MoveDesk"
        assert player.table.state.phase == "move"

    at(script, storming(), SMALL, code)


@pytest.mark.parametrize("code", ["en", "de"])
def test_a_lost_locale_is_left_at_the_retreat_desk(home: Path, code: str) -> None:
    """BM-TV-13: who leaves, what that costs by which rule, and where nobody can go."""

    async def script(player: Player) -> None:
        await player.press("g", "2", "i", "3", "enter", "-", "enter", "i", "2", "enter")
        assert player.on == "AssaultDesk"
        assert step(player, 2)[1] in ("no", "nein")
        assert step(player, 6)[0] == "3 − 2 = 1"
        await player.press("-", "enter")
        assert player.on == "RetreatDesk"
        view = player.part("#pick-view")
        for rule in ("BM-RET-04", "BM-RET-07", "BM-RET-13", "BM-RET-14", "BM-RET-15"):
            assert rule in view
        assert "BM-RET-16" not in view
        await player.press("i", "1")
        assert line(player) in ("reveal 1=i1 X/L", "aufdecken 1=i1 X/L")
        await player.press("enter")
        view = player.part("#pick-view")
        assert re.search(r"X/L +−1 i1✗ +BM-RET-08", view)
        await player.press("1", "enter")
        assert player.table.state.retreat is None
        assert player.table.state.at("french", "R") == {"c2": 1}
        assert player.table.state.number("austrian", "X") == 2

    at(script, losing(), SMALL, code)


def test_a_retreat_is_split(home: Path) -> None:
    """Two find room in R, the others go to Q; who pays where there is a choice is picked too."""
    state = losing(stand=SPLIT)

    async def script(player: Player) -> None:
        await player.press("g", "i", "3", "enter", "-", "enter", "i", "2", "enter", "-", "enter")
        assert player.on == "RetreatDesk"
        assert "the faces first" in player.part("#pick-view")
        await player.press("i", "1", "enter")
        assert re.search(r"X reserve +c2 i2, −1 i3→i2 +BM-RET-06", player.part("#pick-view")), "by itself"
        assert "1 strength point to lose" in player.part("#pick-view")
        await player.press("i", "2")
        assert line(player) == "sacrifice i2 X/L"
        await player.press("escape")
        assert line(player) == ""
        await player.press("i", "1", "enter")
        await player.press("1")
        assert line(player) == "go c2 i2 X->R"
        await player.press("c", "2")
        assert line(player) == "go i2 X->R"
        await player.press("enter")
        assert "room for 1, 1 has come" in player.part("#pick-view")
        before = line(player)
        await player.press("2")
        assert before == ""
        assert line(player) == "go c2 X->Q"
        await player.press("enter", "2", "enter")
        assert player.table.state.retreat is None
        stand = player.table.state.stand["french"]
        assert {place: sum(blocks.values()) for place, blocks in stand.items()} == {"Q": 2, "R": 1}

    at(script, state)


# --- declaring ------------------------------------------------------------------------------------------------------


def test_an_assault_is_declared_from_nothing(home: Path) -> None:
    """Where from, who leads, who stays behind; each with a key, and what would come of it in brackets."""

    async def script(player: Player) -> None:
        await player.press("g")
        assert line(player) == ""
        assert "L/X" in player.part("#picks")
        await player.press("2", "1")
        assert line(player) == "assault N/X i3 1 lead i3"
        assert step(player, 1)[0] == "(infantry 3 +1)"
        assert "attack 3 against 3 at most" in player.part("#desk-verdict")
        assert player.table.state.assault is None
        await player.press("c", "2")
        assert line(player) == "assault N/X i3 1=c2 lead 1=c2"
        await player.press("i", "3")
        rows = player.part("#picks").splitlines()
        behind = next(row for row in rows if "not shown" in row)
        await player.press(behind[0])
        assert line(player) == "assault N/X i3 lead i3", "the other one stays where it is"
        await player.press("escape")
        assert (line(player), player.on) == ("", "AssaultDesk")
        await player.press("escape", "escape")
        assert player.on == "TableScreen"

    at(script, losing())


def test_keys_may_come_faster_than_anything_is_drawn(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g")
        for key in ("2", "i", "3", "enter"):
            player.send(key)
        await player.settle()
        assert step(player, 1)[0] == "infantry 3 +1"
        assert player.table.state.assault.step == 2

    at(script, losing())


def test_what_cannot_storm_is_set_back_and_says_why(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g")
        rows = player.part("#picks")
        assert "BM-ASLT-04" in rows
        assert not re.search(r"\d .*L/X", rows)
        await player.press("-")
        assert line(player) == "next"
        await player.press("enter")
        assert player.table.state.phase == "move"

    at(script, losing(assaulted=("L>X",)))


def test_two_lead_side_by_side_over_a_wide_approach(home: Path) -> None:
    """The defender too; a third one takes the place of both."""
    stand = {"austrian": {"C>F": {"i3": 1, "x": 2}}, "french": {"F>C": {"x": 2}}}

    async def script(player: Player) -> None:
        await player.press("g", "i", "3", "i", "2")
        assert line(player).endswith("lead i3 1=i2")
        await player.press("c", "2")
        assert line(player).endswith("lead 1=c2")

    at(script, mid_battle("training", phase="assault", stand=stand, commands=3))


# --- in the middle --------------------------------------------------------------------------------------------------


def test_undo_language_and_typing_in_the_middle(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g", "1", "enter", "1", "enter")
        assert step(player, 3)[0] == "−1 i3→i2"
        await player.press("f2")
        assert "Wer steht bei der Verteidigung" in player.text
        assert step(player, 3)[0] == "−1 i3→i2"
        await player.press("2")
        assert step(player, 6)[:2] == ("(1 − 2 = −1)", "(gewinnt)")
        await player.press("f2")
        assert step(player, 6)[:2] == ("(1 − 2 = −1)", "(wins)")
        await player.press("escape", "u", player.app.say("tui-yes-key"))
        assert player.on == "AssaultDesk"
        assert step(player, 2)[0].startswith("does artillery")
        assert player.table.state.assault.step == 2
        await player.press("/")
        await player.type("pass")
        await player.press("enter")
        assert step(player, 2)[1] == "no"
        assert player.find("#picks").has_focus

    at(script, storming())


def test_why_a_step_is_skipped_is_said(home: Path) -> None:
    """No artillery can be there; cavalry was beaten, so nobody pursues."""
    state = storming(stand={"austrian": {"N>S": {"c3": 1, "i3": 1}}, "french": {"S>N": {"i2": 2}}})

    async def script(player: Player) -> None:
        await player.press("g", "c", "3", "enter")
        assert "no artillery is there" in player.text
        assert "BM-AS02-01" in player.text
        await player.press("i", "2", "i", "2", "enter")
        assert "no cavalry behind" in player.text
        assert "no pursuit" in player.text

    at(script, state)


def test_losses_are_more_or_less_with_the_same_key(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("g", "1", "enter", "-", "enter", "-", "enter")
        assert "second row" in player.text
        assert step(player, 7)[1] == "−3"
        await player.press("i", "3")
        assert line(player) == "suffer 1=i3 3"
        await player.press("i", "3")
        assert line(player) == "suffer 1=i3"
        await player.press("left")
        assert line(player) == "suffer 1=i3 3"
        await player.press("left")
        assert line(player) == "suffer 1=i3 2"
        assert step(player, 7)[1] == "(−3 i3→i1)"

    at(script, storming())


def test_the_books_have_the_same_desk(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.enter("attack 8/4 narrow i3 of 2 against 3 inf 1 homecav 1")
        await player.press("g", "1", "enter")
        assert player.on == "AssaultDesk"
        assert step(player, 3)[0] == "−1 i3→i2"
        await player.press("i", "2", "enter", "c", "2", "enter", "i", "2", "enter")
        assert [step(player, number)[:2] for number in (5, 6, 9)] == [
            ("2 − 1 = 1", "2 = 2"),
            ("1 − 2 = −1", "wins"),
            ("", "2 − 1 = 1"),
        ]
        assert player.table.state.morale == {"austrian": 12, "french": 15}
        await player.press("enter")
        assert player.on == "TableScreen"

    store = Store()
    sit_down(script, store.create(game("marengo"), usual_setup("marengo", depth="ledger")), store=store, size=SMALL)


# --- keys -----------------------------------------------------------------------------------------------------------


def test_every_answer_takes_fewer_keys_than_typing_it(home: Path) -> None:
    """A key to begin the line, the line, enter; the desk itself is opened once."""
    assault = ("1", "enter"), ("1", "enter"), ("i", "2", "enter"), ("c", "2", "enter"), ("i", "2", "enter")

    async def script(player: Player) -> None:
        await player.press("g")
        for keys in assault:
            *picks, enter = keys
            await player.press(*picks)
            typed = len("/") + len(line(player)) + len("⏎")
            assert len(keys) < typed - (keys is assault[0]), line(player)
            await player.press(enter)

    at(script, storming(), SMALL)


def test_the_mouse_is_enough(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.click("At the desk")
        await player.click("i3 infantry 3")
        await player.click("enter it")
        assert player.table.state.assault.step == 2
        await player.click("No defensive fire")
        await player.click("enter it")
        assert step(player, 2)[1] == "no"

    at(script, storming())


# --- how it looks ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("size", [SMALL, WIDE, HUGE])
def test_nothing_is_cut_at_any_size(home: Path, size: tuple[int, int], code: str) -> None:
    async def script(player: Player) -> None:
        await player.press("g")
        for key in ("d", "1", "enter", "1", "enter", "2", "enter", "2", "enter", "2", "enter"):
            await player.press(key)
            assert "…" not in player.part("#pick-view")
            assert "…" not in player.part("#picks")
        assert all(str(number) in player.part("#pick-view") for number in range(1, 12))

    at(script, storming(), size, code)


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_a_plain_terminal_gets_plain_signs(home: Path, size: tuple[int, int]) -> None:
    async def script(player: Player) -> None:
        await player.press("g", "1", "enter", "1", "enter", "2", "enter")
        assert set(player.text) <= LETTERS
        assert "i2->i1" in player.part("#pick-view")

    at(script, storming(), size, ascii=True)


def test_a_hidden_face_is_never_on_the_desk(home: Path) -> None:
    """What the defenders have told unseen changes nothing that is asked or shown."""

    async def script(player: Player) -> None:
        await player.press("g", "1", "enter")
        seen.append(player.text)
        await player.press("1", "enter")
        seen.append(player.text)

    seen: list[str] = []
    rules = replace(storming().rules, faces="private")
    for faces in (("a1", "c2", "i2"), ("c3", "i1", "i3")):
        told = {"austrian": (), "french": (Told(faces, {"S>N x": 3}),)}
        at(script, storming(rules=rules, told=told))
    assert seen[0] == seen[2]
    assert "artillery 1" in seen[0]


def retreating() -> State:
    """The French leave 9 for the Austrians of 3; four neighbours have room."""
    return mid_battle(retreat=Retreat("french", "M09", "M03"))


def test_the_retreat_desk_has_a_map_with_every_place_they_may_go_to(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("d", "g")
        map_ = player.find(DeskMap)
        assert set(map_._marks.lit) == {"M11", "M20", "M23", "M24"}
        assert map_._marks.at == "M09"
        assert player.part("#desk-map").count("○") == 4
        await player.press("i", "2", "i", "3", "enter", "i", "2", "enter")
        await player.click("23 [12]")
        assert line(player) == "go i1 i3 9/3->23"
        assert map_._marks.at == "M23"
        before = map_.picture_size()
        await player.press("z")
        assert map_.picture_size() != before
        await player.press("enter")
        assert player.table.state.number("french", "M23") == 2

    at(script, retreating())


def test_without_room_the_retreat_desk_has_no_map(home: Path) -> None:
    async def small(player: Player) -> None:
        await player.press("d", "g")
        assert not player.find(DeskMap).display
        assert "room for 15" in player.part("#pick-view")
        await player.press("z")
        assert not player.find(DeskMap).display

    at(small, retreating(), SMALL)
