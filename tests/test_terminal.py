"""The app in a real terminal, from an empty folder on: the tour of the README, and what must never be seen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal import Terminal, needs_tmux, terminal
from tests.tui.reading_large import written_large

pytestmark = needs_tmux
SIZES = {"120x40": (120, 40), "80x24": (80, 24)}
CURTAIN = "press enter when nobody else can see"


@pytest.fixture(params=SIZES)
def window(request: pytest.FixtureRequest, home: Path) -> Iterator[Terminal]:
    with terminal(home, SIZES[request.param]) as opened:
        yield opened


def start_a_game(window: Terminal) -> None:
    """Two keys from home to a running game, and a third for the dice."""
    window.open()
    window.see("COMPANION", "1  The March of Progress")
    window.press("1")
    window.see("Scenario", "The Thirty Years War")
    window.press("Enter")
    window.see("Let the laptop roll")
    window.press("1")
    window.see("Hand the laptop to Blue: pick in secret")


def curtain_for(window: Terminal, seat: str) -> None:
    """The name is large, to be read from across the table."""
    window.see("Hand the laptop to", CURTAIN)
    window.until(lambda: bool(written_large(seat, window.screen.splitlines())), f"{seat} in large letters")


def pick(window: Terminal, seat: str, number: int) -> None:
    curtain_for(window, seat)
    window.press("Enter")
    window.see("Nobody else looks?")
    window.press(str(number))
    window.see_no("Nobody else looks?")


def play_the_first_turn(window: Terminal) -> None:
    start_a_game(window)
    window.press("1")
    pick(window, "Blue", 1)
    pick(window, "Orange", 3)
    window.see("turn 2 ·")


def test_a_stranger_plays_a_turn_and_everything_answers(window: Terminal) -> None:
    play_the_first_turn(window)

    window.press("/")
    window.type("move 1 BH->OH")
    window.see("First both players pick a card.", "MP-TURN-06")
    window.press("Enter")
    window.see("force as house rule")
    window.press("Escape")
    window.see_no("MP-TURN-06")

    window.press("u")
    window.see("Do all agree?")
    window.press("n")
    window.see_no("Do all agree?")
    window.see("turn 2 ·")
    window.press("u")
    window.see("Do all agree?")
    window.press("y")
    window.see_no("Do all agree?", "turn 2 ·")
    window.see("Hand the laptop to Blue: pick in secret", "Hand the laptop to Orange: pick in secret")
    window.press("r")
    window.see("Hand the laptop to Blue: pick in secret", "turn 2 ·")

    window.press("?")
    window.see("MP-TURN-01")
    window.press("Escape")
    window.see_no("MP-TURN-01")

    window.press("F2")
    window.see("Gib den Laptop an Blau: geheim wählen", "Runde 2 ·")
    assert "Hand the laptop" not in window.screen
    window.press("F2")
    window.see("Hand the laptop to Blue: pick in secret")

    window.press("q")
    window.see("Leave the table?")
    window.press("n")
    window.see_no("Leave the table?")
    window.press("q")
    window.see("Leave the table?")
    window.press("y")
    window.see("COMPANION", "Resume", "turn 2")
    window.press("q")
    window.until(lambda: window.ended, "the app to end")


def test_resizing_never_breaks_it(window: Terminal) -> None:
    play_the_first_turn(window)
    for columns, lines in [(200, 60), (80, 24), (40, 10), (20, 5), (120, 40), (81, 25), (100, 30)]:
        window.resize(columns, lines)
        if (columns, lines) >= (80, 24):
            window.see("Hand the laptop to Blue: pick in secret", "BLUE", "ORANGE")
    window.press("1")
    window.see("Hand the laptop to", CURTAIN)
    window.resize(80, 24)
    pick(window, "Blue", 2)
    window.resize(120, 40)
    curtain_for(window, "Orange")
    assert not window.ended


def test_after_a_crash_it_goes_on_where_it_was(window: Terminal) -> None:
    start_a_game(window)
    window.press("1")
    pick(window, "Blue", 7)
    curtain_for(window, "Orange")
    window.kill()

    window.open()
    window.see("COMPANION", "Resume", "turn 1")
    window.press("Enter")
    window.see("Hand the laptop to Orange: pick in secret")
    assert "Hand the laptop to Blue" not in window.screen, "Blue's card lies face down already"
    window.press("1")
    pick(window, "Orange", 3)
    window.see("turn 2 ·")
    window.press("h")
    window.see("STRENGTH")


# --- secrets --------------------------------------------------------------------------------------------------------


def test_a_secret_pick_is_nowhere_to_be_found(window: Terminal) -> None:
    start_a_game(window)
    window.press("1")
    pick(window, "Blue", 7)
    curtain_for(window, "Orange")
    assert "STRENGTH" not in window.everything
    window.press("Escape")
    window.see("Hand the laptop to Orange: pick in secret")
    assert "STRENGTH" not in window.everything
    window.press("q")
    window.see("Leave the table?")
    window.press("y")
    window.see("Resume")
    window.press("q")
    window.until(lambda: window.ended, "the app to end")
    assert "STRENGTH" not in window.everything


def test_a_secret_typed_on_the_entry_line_is_masked(window: Terminal) -> None:
    start_a_game(window)
    window.press("/")
    window.type("blue pick STRENGHT")  # a slip of the pen
    window.see("•" * len("blue pick STRENGHT"), "secret: it stays masked")
    window.press("Enter", "BSpace", "BSpace")
    window.see_no("•" * len("blue pick STRENGH"))
    window.type("TH")
    window.see("secret: press enter to lay it face down")
    assert "STREN" not in window.everything
    window.press("Enter")
    window.see_no("secret: press enter")
    window.see_no("Hand the laptop to Blue")
    assert "STREN" not in window.everything


def test_a_secret_at_the_plain_prompt_is_not_echoed(window: Terminal, home: Path) -> None:
    window.open("new", "march", "--name", "kitchen")
    window.until(lambda: window.ended, "the table to be made")
    window.close()
    window.open("play", "--plain", "kitchen")
    window.see("What now?")
    window.type("roll 5 2")
    window.press("Enter")
    window.see("Hand the laptop to Blue, and press enter")
    window.press("Enter")
    window.see("Your choice, a number or a move; it stays unseen:")
    window.type("pIcK sTrEnGtH")
    window.press("Enter")
    window.see("Blue has decided", "Hand the laptop to Orange")
    assert "sTrEnGtH" not in window.everything
    assert "pick STRENGTH" not in window.screen, "Blue's cards are out of sight"
    window.press("Enter")
    window.see("it stays unseen:")
    window.type("3")
    window.press("Enter")
    window.see("What now?", "Turn 2.")
    window.press("C-d")
    window.see("The table waits for you where you left it.")
    window.until(lambda: window.ended, "the prompt to end")
