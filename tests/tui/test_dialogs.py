"""Questions and notices: keys, mouse, both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.tui.screens.dialogs import Ask, Notice, PickOne, TypeIn
from companion.tui.widgets.lines import Lines
from tests.tui.driving import SMALL, WIDE, Driver, drive


class Answers(list[Any]):
    """What a dialog gave back."""


async def ask(d: Driver, dialog: Any) -> Answers:
    answers = Answers()
    d.app.push_screen(dialog, answers.append)
    await d.settle()
    return answers


@pytest.mark.parametrize(
    ("language", "key", "answer"),
    [
        ("en", "y", True),
        ("en", "Y", True),
        ("en", "n", False),
        ("en", "enter", False),
        ("en", "escape", False),
        ("de", "j", True),
        ("de", "n", False),
        ("de", "enter", False),
    ],
)
def test_a_question_is_answered_by_one_key_and_no_unless_yes(home: Path, language: str, key: str, answer: bool) -> None:
    async def script(d: Driver) -> None:
        answers = await ask(d, Ask("Really?"))
        assert "Really?" in d.text
        await d.press(key)
        assert answers == [answer]
        assert d.on == "HomeScreen"

    drive(script, language=language)


def test_another_key_answers_nothing(home: Path) -> None:
    async def script(d: Driver) -> None:
        answers = await ask(d, Ask("Really?"))
        await d.press("j", "x", "1", "space")
        assert answers == []
        assert d.on == "Ask"
        await d.press("up", "enter")
        assert answers == [True]

    drive(script)


@pytest.mark.parametrize(("words", "answer"), [("y  yes", True), ("n  no", False)])
@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_a_question_is_answered_by_the_mouse(home: Path, size: tuple[int, int], words: str, answer: bool) -> None:
    async def script(d: Driver) -> None:
        answers = await ask(d, Ask("Really?"))
        await d.click(words)
        assert answers == [answer]

    drive(script, size=size)


def test_a_line_is_typed_cleaned_and_taken(home: Path) -> None:
    async def script(d: Driver) -> None:
        answers = await ask(d, TypeIn("Your name?", "Anna"))
        assert "Anna" in d.text
        await d.type("  Maria ")
        await d.press("enter")
        assert answers == ["Anna Maria"]

    drive(script)


def test_a_line_that_is_left_gives_nothing(home: Path) -> None:
    async def script(d: Driver) -> None:
        answers = await ask(d, TypeIn("Your name?", "Anna"))
        await d.press("escape")
        assert answers == [None]

    drive(script)


def test_what_players_typed_is_never_taken_for_markup(home: Path) -> None:
    async def script(d: Driver) -> None:
        await ask(d, Notice("[b]Title[/b] [", ["[red]line[/]", "[", "\\[x]"]))
        assert "[b]Title[/b] [" in d.text
        assert "[red]line[/]" in d.text
        await d.press("escape")
        await ask(d, PickOne("[b]Title", ["[red]a[/]", "b ["]))
        assert "[red]a[/]" in d.text
        await d.press("escape")
        await ask(d, Ask("[/] really?"))
        assert "[/] really?" in d.text

    drive(script)


@pytest.mark.parametrize("key", ["enter", "escape"])
def test_a_notice_is_scrolled_and_closed(home: Path, key: str) -> None:
    async def script(d: Driver) -> None:
        answers = await ask(d, Notice("Why", [f"line {number}." for number in range(60)]))
        assert "line 0." in d.text
        assert "line 59." not in d.text
        await d.press("end")
        assert "line 59." in d.text
        await d.press(key)
        assert answers == [None]

    drive(script, size=SMALL)


def test_a_click_beside_a_notice_closes_it(home: Path) -> None:
    async def script(d: Driver) -> None:
        answers = await ask(d, Notice("Why", ["because"]))
        await d.click("because")
        assert answers == []
        await d.pilot.click(offset=(1, 1))
        await d.settle()
        assert answers == [None]

    drive(script)


def test_one_of_a_list_is_picked_by_keys_or_mouse_or_not_at_all(home: Path) -> None:
    async def script(d: Driver) -> None:
        lines = ["the first", "the second", "the third"]
        answers = await ask(d, PickOne("Which?", lines))
        await d.press("down", "enter")
        answers += await ask(d, PickOne("Which?", lines)) or []
        await d.click("the third")
        assert answers == [1]
        last = await ask(d, PickOne("Which?", lines))
        await d.press("escape")
        assert last == [None]

    drive(script)


def test_a_dialog_changes_its_language_while_it_is_open(home: Path) -> None:
    async def script(d: Driver) -> None:
        await ask(d, Ask(lambda: d.app.say("tui-rename")))
        assert d.find(Lines).cursor == 1
        await d.press("f2")
        assert "Wie soll der Tisch heißen?" in d.text
        assert "j  ja" in d.text
        assert d.find(Lines).cursor == 1
        await d.press("escape")
        await ask(d, TypeIn(lambda: d.app.say("tui-copy"), "Küche"))
        await d.press("f2")
        assert "What is the copy to be called?" in d.text
        assert "Küche" in d.text
        await d.press("escape")
        await ask(d, Notice(lambda: d.app.say("tui-exported"), lambda: [d.app.say("tui-export-use")]))
        await d.press("f2")
        assert "auf einem anderen Laptop" in d.text
        assert "Enter oder Esc" in d.text

    drive(script)


def test_the_edge_of_the_screen_repeats_nothing_and_never_fills(home: Path) -> None:
    async def script(d: Driver) -> None:
        for words in ("one", "two", "two", "three", "four", "four", "one"):
            d.app.notify(words)
            await d.settle()
        assert d.told.split() == ["three", "four", "one"]

    drive(script)
