"""Behind the curtain: the whole hand, what each card would do, and which cannot be played and why."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.store import Store
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player, PlayerScript, laid_out, sit_down
from tests.tui.test_secrets import everything_drawn

FIRST_TURN = "roll 6 1"  # nobody can play SCORE yet


def at(script: PlayerScript, size: tuple[int, int] = WIDE, language: str = "en") -> None:
    store = Store()
    sit_down(script, laid_out(store, FIRST_TURN), store=store, size=size, language=language)


@pytest.mark.parametrize("size", [SMALL, WIDE])
@pytest.mark.parametrize(
    ("language", "cards", "why"),
    [
        ("en", "MOVE 1,MOVE 2,RECRUIT,FORTIFY,ATTACK,ATTACK+1,STRENGTH,SCORE", "Nobody can SCORE on the first turn."),
        (
            "de",
            "BEWEGEN 1,BEWEGEN 2,REKRUTIEREN,BEFESTIGEN,ANGREIFEN,ANGREIFEN+1,STÄRKEN,PUNKTEN",
            "In der ersten Runde kann niemand PUNKTEN spielen.",
        ),
    ],
)
def test_every_card_in_hand_is_there_and_a_forbidden_one_says_why(
    home: Path, size: tuple[int, int], language: str, cards: str, why: str
) -> None:
    async def script(player: Player) -> None:
        await player.press("1", "enter")
        rows = [[cell.strip() for cell in line.split("  ")] for line in player.part("#curtain-choices").splitlines()]
        assert [card for card in cards.split(",") if not any(card in row for row in rows)] == []
        read = " ".join(player.text.split())
        assert why in read
        assert "MP-SCORE-08 MP-SCORE-10" in read
        assert "…" not in player.text, "all of it can be read"

    at(script, size, language)


def test_a_forbidden_card_has_no_number_and_cannot_be_chosen(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("1", "enter")
        line = next(line for line in player.lines if "SCORE  " in line)
        assert not line.split("SCORE")[0].strip()
        await player.press("8")
        await player.click("SCORE  ")
        await player.click("turn. MP-SCORE-08")
        assert player.on == "CurtainScreen"
        await player.press("end", "enter")
        assert [seal.move.card for seal in player.table.sealed()] == ["STRENGTH"]  # type: ignore[attr-defined]

    at(script)


@pytest.mark.parametrize("policy", ["advise", "off"])
def test_a_card_this_table_lets_pass_can_be_chosen_and_stays_hidden(home: Path, policy: str) -> None:
    async def script(player: Player) -> None:
        for rule in ("MP-SCORE-08", "MP-SCORE-10"):
            player.table.relax(rule, policy)  # type: ignore[arg-type]
        await player.press("1", "enter")
        assert "8  SCORE" in player.text
        await player.press("8")
        assert player.on == "CurtainScreen", "Ben's turn, and nothing is given away"
        for keys in ((), ("escape",), ("h", "enter")):
            await player.press(*keys)
            assert "SCORE" not in everything_drawn(player)
        await player.press("escape", "escape", "1", "enter", "1")
        assert "Anna reveals SCORE." in player.part("#log")

    at(script)


def test_behind_the_curtain_a_forbidden_card_is_played_as_a_house_rule_and_nobody_learns_of_it(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("1", "enter")
        assert "f: against the rules" in player.text
        await player.press("f", "8")
        assert player.on == "TypeIn"
        await player.type("late for dinner")
        await player.press("enter")
        assert player.on == "CurtainScreen", "now for Ben"
        for keys in ((), ("escape",), ("h", "enter")):
            await player.press(*keys)
            drawn = everything_drawn(player)
            assert not [word for word in ("SCORE", "dinner", "House rule", "MP-SCORE") if word in drawn]
        assert player.last.kind == "seal"
        await player.press("escape", "escape", "1", "enter", "1")
        log = " ".join(player.part("#log").split()).replace("MP- ", "MP-")  # where a line ends
        assert "House rule by Anna, against MP-SCORE-08, MP-SCORE-10: late for dinner" in log
        assert "Anna reveals SCORE." in log

    at(script)


def test_whoever_has_second_thoughts_about_a_house_rule_lays_nothing_down(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("1", "enter", "f", "8", "escape")
        assert player.on == "CurtainScreen"
        await player.press("f", "8")
        assert player.on == "CurtainScreen"
        assert player.table.sealed() == ()

    at(script)


def test_the_hand_is_told_anew_in_another_language_and_size(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("1", "enter", "down", "down", "f2")
        assert "REKRUTIEREN" in player.text
        await player.pilot.resize_terminal(*SMALL)
        await player.settle()
        assert "gegnerische Armee oder Garnison" in player.text
        await player.press("enter")
        assert [seal.move.card for seal in player.table.sealed()] == ["RECRUIT"]  # type: ignore[attr-defined]

    at(script)


# --- deciding anew ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "offered"), [("en", "pick anew, in secret"), ("de", "noch einmal geheim wählen")])
def test_whoever_has_decided_may_decide_anew_behind_the_curtain(home: Path, language: str, offered: str) -> None:
    async def script(player: Player) -> None:
        await player.press("1", "enter", "1", "escape")
        assert [seal.seat for seal in player.table.sealed()] == ["blue"]
        await player.press("m")
        assert offered in player.text
        await player.press("1")
        assert player.on == "CurtainScreen"
        await player.press("enter", "2")
        assert player.on == "TableScreen", "nobody else is asked"
        assert [seal.move.card for seal in player.table.sealed()] == ["MOVE2"]  # type: ignore[attr-defined]
        assert player.last.events[0].kind == "sealed-anew"
        await player.press("1", "enter", "1")
        assert player.last.kind == "reveal"
        await player.press("m")
        assert offered not in player.text

    at(script, language=language)


def test_a_house_rule_replaces_what_lies_face_down_too(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("1", "enter", "1", "escape", "m", "1", "enter", "f", "8")
        await player.type("late")
        await player.press("enter")
        assert [seal.move.card for seal in player.table.sealed()] == ["SCORE"]  # type: ignore[attr-defined]

    at(script)
