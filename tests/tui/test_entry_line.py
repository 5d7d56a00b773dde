"""The entry line: the verdict while typing, completion, and what a refusal offers."""

from __future__ import annotations

from pathlib import Path

from companion.store import Store
from tests.tui.driving import SMALL, WIDE
from tests.tui.playing import Player, PlayerScript, in_every_way, laid_out, sit_down

MOVING = """
    option automatic: off
    roll 6 1
    blue pick MOVE1
    orange pick RECRUIT
"""


def at(record: str, script: PlayerScript, language: str = "en") -> None:
    store = Store()
    sit_down(script, laid_out(store, record), store=store, language=language)


VERDICTS = {
    "move 1 BH->N": ["✓ 1 army to Neutral"],
    "move 1 BH->OH": [
        "✗ Blue home does not touch Orange home.",
        "MP-MOVE-12",
        "try Move 1 army from Blue home to Neutral (move 1 BH->N)",
        "F5  as a house rule",
        "F6  correct the table",
        "esc  leave it",
    ],
    "move 1 XX->N": ["XX"],
    "dance": ["dance"],
    "": [""],
}


def test_the_verdict_stands_below_while_typing(home: Path) -> None:
    async def script(player: Player) -> None:
        before = player.table.head
        for typed, verdicts in VERDICTS.items():
            await player.press("/")
            await player.type(typed)
            told = " ".join(player.part("#verdict").split("\n"))
            assert [verdict for verdict in verdicts if verdict not in told] == [], typed
            assert player.table.head == before
            await player.press("ctrl+u", "escape")
            assert player.typed.value == ""

    at(MOVING, script)


def test_a_line_that_could_mean_several_moves_names_them(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("/")
        await player.type("end")
        assert player.part("#verdict").startswith("? Anna: Offer to end the game (blue end)  Ben: Offer to")

    at(MOVING, script)


WRONG = {"dance": "dance", "move 1 XX->N": "XX", "mov": "mov", "end": "Offer to end", "move 1 BH->OH": "MP-"}


def test_what_is_wrong_with_an_entered_line_is_told_once_right_below_it(home: Path) -> None:
    async def script(player: Player) -> None:
        for typed, told in WRONG.items():
            await player.enter(typed)
            assert told in player.part("#verdict")
            assert player.told == ""
            assert player.typed.value == typed
            assert player.typed.has_focus
            await player.press("ctrl+u", "escape")
            assert player.typed.value == ""

    store = Store()
    in_every_way(script, laid_out(store, MOVING), store=store, sizes=[SMALL, WIDE], languages=["en"])


def test_german_is_typed_and_judged_in_german(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("/")
        await player.type("bewege 1 BH->OH")
        assert "MP-MOVE-12" in player.part("#verdict")
        assert "möglich 1 Armee von Heimat Blau nach Neutral ziehen (bewege 1" in player.part("#verdict")

    at(MOVING, script, language="de")


def test_tab_completes_as_far_as_it_is_clear_and_then_offers_the_first(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("/", "m", "tab")
        assert player.typed.value == "move "
        await player.press("tab", "tab")
        assert player.typed.value.strip() == "move 1 BH->N"
        await player.press("enter")
        assert player.typed.value == ""
        assert player.table.state.countries["N"].blue.standing == 1

    at(MOVING, script)


def test_a_refused_line_offers_force_and_says_which_rule_it_broke(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.enter("move 1 BH->OH")
        assert player.lines[-1].strip().startswith("F5 force as house rule   F6 correct the table   esc back")
        await player.press("f5")
        assert player.on == "TypeIn"
        await player.type("the bridge holds")
        await player.press("enter")
        assert player.last.kind == "force"
        body = player.table.body(player.last)
        assert (body.reason, body.broken) == ("the bridge holds", ("MP-MOVE-12",))
        assert "MP-MOVE-12" in player.part("#log")
        assert player.typed.value == ""

    at(MOVING, script)


def test_a_long_refusal_leaves_room_for_the_way_out(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("/")
        await player.type("blau bewege 3 BH->OH")
        lines = player.part("#verdict").strip().splitlines()
        assert len(lines) == 3  # as high as the place is: there was more to say
        assert "nicht.  MP-MOVE-12" in " ".join(lines)
        assert lines[-1].split("   ")[0].startswith("F5")
        await player.press("enter")
        told = " ".join(player.part("#verdict").split())
        assert told.count("MP-") == 3  # all of it, now that it matters

    store = Store()
    sit_down(script, laid_out(store, MOVING), size=(80, 24), store=store, language="de")


def test_a_refused_line_offers_to_correct_the_table(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.enter("move 1 BH->OH")
        await player.click("F6  correct the table")
        assert player.desk.board.has_focus
        await player.type("N blue standing")
        assert player.on == "CorrectScreen"
        await player.press("enter", "end", "backspace", "1", "enter")
        assert "MP-" in player.text  # four armies of three: said before it is kept
        await player.press("enter")
        assert player.last.kind == "correct"
        assert player.table.body(player.last).path == "countries.N.blue.standing"
        assert player.table.state.countries["N"].blue.standing == 1
        assert "MP-" in player.told  # four armies of three: said, not refused

    at(MOVING, script)


def test_escape_leaves_a_refusal_and_the_line(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.enter("move 1 BH->OH")
        await player.press("escape")
        assert player.typed.value == ""
        assert player.part("#verdict").strip() == ""
        assert "rules now" in player.lines[-1]

    at(MOVING, script)


def test_after_a_refusal_the_line_keeps_focus_and_text_and_letters_are_letters(home: Path) -> None:
    async def script(player: Player) -> None:
        before = player.table.head
        await player.enter("move 1 BH->OH")
        assert player.typed.has_focus
        assert player.typed.value == "move 1 BH->OH"
        assert player.typed.cursor_position == len("move 1 BH->OH")
        assert "MP-MOVE-12" in player.part("#verdict")
        assert "esc  leave it" in " ".join(player.part("#verdict").split("\n"))
        await player.press(*"fturqmb")
        assert player.on == "TableScreen"
        assert player.typed.value == "move 1 BH->OHfturqmb"
        assert (player.table.head, player.desk.planning) == (before, False)
        await player.hurry(*["backspace"] * len("OHfturqmb"))
        await player.type("N")
        await player.press("enter")
        assert player.table.head == before + 1, "a slip is mended in place"

    at(MOVING, script)


def test_a_refused_line_leads_to_a_correction_and_waits_meanwhile(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.enter("move 1 BH->OH")
        await player.press("f6")
        assert player.desk.board.has_focus
        await player.press("enter")
        assert player.on == "CorrectScreen"
        await player.press("escape", "escape")
        assert player.typed.value == "move 1 BH->OH"
        assert player.typed.has_focus
        await player.click("F5 force")
        assert player.on == "TypeIn"

    at(MOVING, script)


def test_the_letters_still_force_and_correct_beside_the_line(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("f")
        assert player.told == "Type the move first (/), then force it."
        await player.press("t")
        assert player.desk.board.has_focus
        await player.press("escape")
        await player.enter("move 1 BH->OH")
        player.desk.set_focus(player.find("#choices"))
        await player.settle()
        await player.press("f")
        assert player.on == "TypeIn"

    at(MOVING, script)


def test_number_arrows_mouse_line_and_palette_make_the_same_move(home: Path) -> None:
    async def by_number(player: Player) -> None:
        await player.press("1")

    async def by_arrow(player: Player) -> None:
        await player.press("down", "up", "enter")

    async def by_mouse(player: Player) -> None:
        await player.click("Move 1 army from Blue home to Neutral")

    async def by_line(player: Player) -> None:
        await player.enter("move 1 BH->N")

    async def by_palette(player: Player) -> None:
        await player.press("ctrl+p")
        await player.type("move 1 BH->N")
        await player.pilot.pause(0.3)  # the palette searches a moment after the last letter
        await player.press("enter")
        await player.settle()

    bodies = []
    for way in (by_number, by_arrow, by_mouse, by_line, by_palette):

        async def script(player: Player, way: PlayerScript = way) -> None:
            before = player.table.head
            await way(player)
            assert player.table.head == before + 1, f"{way.__name__}\n{player.text}"
            bodies.append((player.last.kind, player.last.seat, player.last.body, player.last.digest))

        at(MOVING, script)
    assert len(bodies) == 5
    assert len(set(bodies)) == 1


def test_the_key_that_leads_to_the_line_is_a_letter_on_it(home: Path) -> None:
    async def script(player: Player) -> None:
        await player.press("/")
        assert player.typed.value == ""
        await player.type("block 1 8/4")
        assert player.typed.value == "block 1 8/4"

    at(MOVING, script)
