"""A side looks at its own things behind the curtain; nothing of it is on the shared screen before or afterwards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.games.registry import game
from companion.kernel.game import Setup
from companion.store import Store
from tests.tui import clockworking, marengoing
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player, laid_out, sit_down
from tests.tui.reading_large import written_large
from tests.tui.test_secrets import everything_drawn

TOLD = {"D": "i2", "F": "c2 i3", "H": "a1"}
# As words or on a block; the list of games at home speaks of infantry too.
FACES = re.compile(r"(artillery|cavalry|infantry|artillerie|kavallerie|infanterie) \d|[◆▲#^][icka][123]", re.IGNORECASE)


def private_table(store: Store, board: str = "training") -> str:
    """The French have told their set-up unseen."""
    id_ = store.create(game("marengo"), Setup({"board": board, "faces": "private"}, marengoing.PEOPLE), "Kitchen")
    sitting = store.sit_down(id_)
    while any(decision.kind == "faces" for decision in sitting.table.pending()):
        (asked,) = (decision for decision in sitting.table.pending() if decision.kind == "faces")
        sitting.table.enter(f"tell {TOLD[asked.about]}", asked.seat, anew=True)
    sitting.leave()
    return id_


def hides_faces(player: Player) -> bool:
    return FACES.search(everything_drawn(player)) is None


@pytest.mark.parametrize(("size", "language"), [(SMALL, "en"), (WIDE, "de")])
def test_faces_are_seen_only_while_the_curtain_is_up(home: Path, size: tuple[int, int], language: str) -> None:
    store = Store()

    async def script(player: Player) -> None:
        assert hides_faces(player)
        pictures: list[str] = []
        player.app.post_display_hook = lambda: pictures.append(player.text)  # type: ignore[method-assign]
        await player.press("y")
        assert player.on == "OwnSideCurtain"
        await player.press("2")
        assert written_large("Ben", player.lines)
        assert hides_faces(player)
        assert pictures
        assert not any(map(FACES.search, pictures))
        await player.press("enter")
        assert player.on == "OwnSide"
        told = " ".join(player.part("#own-lines").split()).lower()
        artillery, unseen = {"en": ("artillery 1", "unseen"), "de": ("artillerie 1", "nicht gesehen")}[language]
        assert artillery in told
        assert unseen in told
        assert re.search(r"◆i3[ck]2z", player.part("#board"))
        pictures.clear()
        await player.press("escape")
        assert player.on == "OwnSideCurtain"
        assert hides_faces(player)
        assert not any(map(FACES.search, pictures))
        await player.press("escape")
        assert player.on == "TableScreen"
        for key in ("h", "ctrl+p", "i", "f1"):
            await player.press(key)
            assert hides_faces(player), key
            await player.press("escape")
        assert player.told == ""
        assert (player.app.title, player.app.sub_title) == ("Companion", "")

    sit_down(script, private_table(store), store=store, size=size, language=language)


def test_a_side_never_reads_the_faces_of_the_other(home: Path) -> None:
    store = Store()

    async def script(player: Player) -> None:
        await player.press("y", "1", "enter", "l")
        assert player.on == "OwnSide"
        seen = everything_drawn(player)
        assert "Vanguard" in player.part("#own-lines")
        assert not re.search(r"[◆][icka][123]", seen)
        assert " F" not in player.part("#own-lines")
        await player.press("escape")  # also from a locale that is looked at: one key covers everything
        assert player.on == "OwnSideCurtain"
        assert hides_faces(player)

    sit_down(script, private_table(store), store=store)


def test_what_the_enemy_has_seen_of_each_block_is_told(home: Path) -> None:
    store = Store()

    async def script(player: Player) -> None:
        await player.press("y", "2", "enter")
        told = " ".join(player.part("#own-lines").split())
        assert "F/C: cavalry 2 · seen by the enemy" in told
        assert "2 blocks, asleep · unseen by the enemy" in told

    sit_down(script, marengoing.seated(store, marengoing.mid_battle("training")), store=store)


def test_a_plan_is_left_alone_and_the_curtain_costs_no_entry(home: Path) -> None:
    store = Store()

    async def script(player: Player) -> None:
        before = player.table.head
        await player.press("a", "y", "2", "enter", "escape", "escape")
        assert player.desk.planning
        await player.press("escape")
        assert player.table.head == before

    sit_down(script, private_table(store), store=store)


# --- other games ----------------------------------------------------------------------------------------------------


def test_a_card_laid_face_down_can_be_looked_up_by_its_owner_alone(home: Path) -> None:
    store = Store()

    async def script(player: Player) -> None:
        assert "STRENGTH" not in everything_drawn(player)
        await player.press("y", "1", "enter")
        assert "face down: Play STRENGTH" in player.text
        await player.press("escape", "escape", "y", "2", "enter")
        assert "STRENGTH" not in everything_drawn(player)
        assert "Nothing of this side is hidden" in player.text
        await player.press("escape", "escape")
        assert "STRENGTH" not in everything_drawn(player)

    sit_down(script, laid_out(store, "roll 6 1\nblue pick STRENGTH"), store=store)


def test_influence_behind_a_screen_is_read_behind_the_curtain(home: Path) -> None:
    store = Store()
    mine = re.compile(r"influence: \d")

    async def script(player: Player) -> None:
        assert not mine.search(everything_drawn(player))
        await player.press("y", "1", "enter")
        assert mine.search(player.text)
        await player.press("escape")
        assert not mine.search(everything_drawn(player))

    sit_down(script, clockworking.seated(store, clockworking.mid_game()), store=store)


def test_who_decides_now_is_offered_first_and_the_mouse_works_too(home: Path) -> None:
    store = Store()

    async def script(player: Player) -> None:
        await player.press("y", "enter")
        assert written_large("Anna", player.lines)
        await player.press("escape", "y")
        await player.click("Ben")
        assert written_large("Ben", player.lines)
        await player.pilot.click(offset=(5, 5))
        await player.settle()
        assert player.on == "OwnSide"

    sit_down(script, private_table(store), store=store)
