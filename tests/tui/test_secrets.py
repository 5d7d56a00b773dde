"""A card laid face down is on no screen, in no picture and in no title before everybody has decided."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.events import Paste

from companion.store import Store
from tests.tui.playing import Player, PlayerScript, laid_out, sit_down
from tests.tui.reading_large import written_large

PICKING = "roll 6 1"


def at(script: PlayerScript, record: str = PICKING) -> None:
    store = Store()
    sit_down(script, laid_out(store, record), store=store)


def everything_drawn(player: Player) -> str:
    """All a bystander could see or scroll back to: the screen, the picture of it, titles, notices, hidden screens."""
    app = player.app
    words = [player.text, app.export_screenshot().replace("&#160;", " "), app.title, app.sub_title, player.told]
    for screen in app.screen_stack:
        words += [screen.title or "", screen.sub_title or ""]
        words += ["".join(segment.text for segment in strip) for strip in screen._compositor.render_strips()]
    return "\n".join(words)


def hides_the_card(player: Player) -> bool:
    return "STRENGTH" not in everything_drawn(player)


async def pick(player: Player, card: str) -> None:
    """Behind the curtain, by its number."""
    await player.press("1", "enter")
    cards = [move.card for move in player.app.screen._moves]  # type: ignore[attr-defined]
    await player.press(str(cards.index(card) + 1))


async def pick_strength(player: Player) -> None:
    await pick(player, "STRENGTH")


def test_a_pick_behind_the_curtain_is_seen_nowhere_until_the_reveal(home: Path) -> None:
    async def script(player: Player) -> None:
        await pick_strength(player)
        assert player.on == "CurtainScreen"  # now for Ben; his hand is covered
        assert hides_the_card(player)
        await player.press("escape")
        assert player.on == "TableScreen"
        assert hides_the_card(player)
        for key in "hvb":
            await player.press(key)
            assert hides_the_card(player)
            await player.press("escape")
        await player.press("1", "enter", "1")
        assert player.on == "TableScreen"
        assert "STRENGTH" in player.part("#board")

    at(script)


def test_what_can_be_corrected_looks_the_same_whichever_card_was_picked(home: Path) -> None:
    """Hands stand there as everybody knows them: with the card that is picked still among the others."""
    seen: list[str] = []

    def look(card: str) -> None:
        async def script(player: Player) -> None:
            await pick(player, card)
            await player.press("escape", "i")
            assert player.on == "CorrectScreen"
            seen.append(player.text)

        at(script)

    look("STRENGTH")
    look("RECRUIT")
    assert "hand" in seen[0]
    assert seen[0] == seen[1]


def test_the_curtain_shows_no_card_before_it_is_lifted(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("1")
        assert player.on == "CurtainScreen"
        assert written_large("Anna", player.lines)
        assert "RECRUIT" not in everything_drawn(player)
        await player.press("enter")
        assert "RECRUIT" in player.text

    at(script)


@pytest.mark.parametrize("key", ["1", "3", "enter"])
def test_a_key_on_the_closed_curtain_chooses_nothing(home: Path, key: str) -> None:
    async def script(player: Player) -> None:
        before = player.table.head
        await player.press("1", key)
        assert player.on == "CurtainScreen"
        assert player.table.head == before

    at(script)


def test_a_pick_on_the_entry_line_is_masked_letter_by_letter(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("/")
        for letter in "blue pick STRENGTH":
            await player.press(letter)
            assert "STR" not in everything_drawn(player).replace("MP-STR", "")
        assert player.typed.value == "blue pick STRENGTH"
        assert "secret: press enter to lay it face down" in player.part("#verdict")
        await player.press("enter")
        assert player.last.kind == "seal"
        assert hides_the_card(player)

    at(script)


def test_a_pick_pasted_as_a_whole_is_masked_at_once(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("/")
        pictures: list[str] = []
        player.app.post_display_hook = lambda: pictures.append(player.text)  # type: ignore[method-assign]
        player.typed.post_message(Paste("blue pick STRENGTH"))
        await player.settle()
        assert player.typed.value == "blue pick STRENGTH"
        assert pictures
        assert not any("STRENGTH" in picture for picture in pictures)

    at(script)


def test_a_mistyped_pick_is_not_repeated_aloud(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.enter("blue pick STRENGHT")
        assert "STREN" not in everything_drawn(player)
        assert player.table.sealed() == ()

    at(script)


def test_a_pick_forced_on_the_entry_line_stays_masked_and_lies_face_down(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("/")
        await player.type("blue pick SCORE")
        await player.press("f5")
        assert player.on == "TypeIn"
        assert "SCORE" not in everything_drawn(player)
        await player.press("enter")
        assert (player.last.kind, player.typed.value) == ("seal", "")
        assert player.table.body(player.last).broken == ("MP-SCORE-08", "MP-SCORE-10")
        assert "SCORE" not in everything_drawn(player)

    at(script)


def test_a_pick_is_forced_only_once(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("/")
        await player.type("blue pick SCORE")
        await player.press("f5")
        assert player.on == "TableScreen"
        assert "Anna has decided already." in player.told

    at(script, "roll 6 1\nblue pick MOVE1")


def test_a_pick_against_a_rule_this_table_leaves_out_is_typed_like_any_other(home: Path) -> None:
    async def script(player: Player) -> None:
        for rule in ("MP-SCORE-08", "MP-SCORE-10"):
            player.table.relax(rule, "off")
        await player.press("/")
        await player.type("blue pick SCORE")
        assert "secret: press enter to lay it face down" in player.part("#verdict")
        await player.press("enter")
        assert player.last.kind == "seal"
        assert "SCORE" not in everything_drawn(player)

    at(script)


def test_a_pick_that_cannot_even_be_forced_is_not_repeated_aloud(home: Path) -> None:
    async def script(player: Player) -> None:
        for line in ("blue pick MOVE1", "blue pick STRENGHT"):
            await player.press("/")
            await player.type(line)
            await player.press("f5")
            assert player.on == "TableScreen"
            assert "Not even a house rule" in player.told
            assert "MOVE1" not in everything_drawn(player).replace("MOVE 1", "")
            assert "STREN" not in player.told
            await player.press("escape")

    at(script, "roll 6 1\nblue pick MOVE1\norange pick RECRUIT")


def test_the_completion_of_a_pick_is_not_offered_in_the_open(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("/")
        await player.type("blue pick S")
        assert player.typed._suggestion == ""
        await player.press("tab")
        assert player.typed.value == "blue pick S"

    at(script)


def test_undoing_a_sealed_pick_does_not_show_it(home: Path) -> None:
    async def script(player: Player) -> None:
        await pick_strength(player)
        await player.press("escape", "u", "b")
        assert hides_the_card(player)
        await player.press("r")
        assert hides_the_card(player)

    at(script)


def test_a_log_line_of_a_sealed_pick_does_not_say_why(home: Path) -> None:
    async def script(player: Player) -> None:
        await pick_strength(player)
        await player.press("escape", "h", "enter")
        assert player.on == "WhyScreen"
        assert hides_the_card(player)

    at(script)


def test_after_the_reveal_why_checks_the_seal(home: Path) -> None:
    async def script(player: Player) -> None:
        digest = player.table.entry(2).events[0].facts["digest"]
        await player.press("h", "enter", "end")
        assert player.on == "WhyScreen"
        assert f"The seal {digest} is right. Anna: Play MOVE 1." in " ".join(player.text.split())

    at(script, "roll 6 1\nblue pick MOVE1\norange pick RECRUIT")
