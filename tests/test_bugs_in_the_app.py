"""A bug of ours, wherever in the app: it closes with one sentence, which is true, and the terminal is as it was.

Each kind of place where the code of an app runs is wrong once, in a real terminal, at an open table.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.shell import OK, REFUSED, Shell
from tests.test_stopping import window

BEGIN = """
from textual.message import Message
from textual.widget import Widget
from companion.__main__ import main
from companion.tui.screens.table import TableScreen

class Odd(Message):
    pass

def wrong(*_):
    raise AssertionError("a bug of ours")

async def wrong_later(*_):
    wrong()

def drawn_wrong(screen):
    Widget.render_lines = wrong
    screen.refresh(layout=True)

def bites(how):
    "As soon as somebody presses z at the table."
    TableScreen.key_z = lambda screen, event: how(screen)

{place}
main()
"""
PLACES = {
    "a key": "bites(wrong)",
    "a key that waits": "TableScreen.key_z = wrong_later",
    "a message": "TableScreen.on_odd = wrong; bites(lambda screen: screen.post_message(Odd()))",
    "a message that waits": "TableScreen.on_odd = wrong_later; bites(lambda screen: screen.post_message(Odd()))",
    "a timer": "bites(lambda screen: screen.set_timer(0.01, wrong))",
    "an interval": "bites(lambda screen: screen.set_interval(0.01, wrong_later))",
    "a worker": "bites(lambda screen: screen.app.run_worker(wrong_later()))",
    "a worker of its own thread": "bites(lambda screen: screen.run_worker(wrong, thread=True))",
    "what is called later": "bites(lambda screen: screen.call_after_refresh(wrong))",
    "drawing": "bites(drawn_wrong)",
}


@pytest.mark.parametrize("place", PLACES)
def test_a_bug_anywhere_closes_the_app_with_a_true_sentence(
    companion: Shell, home: Path, table: str, place: str
) -> None:
    companion("set", table, "countries.N.vp", "1")
    log = companion("log", table, "--json").out
    with window("play", table, program=BEGIN.format(place=PLACES[place])) as opened:
        opened.until(b"\x1b[?1049h", b"pick cards")
        opened.type("z")
        assert opened.ended() == REFUSED
        opened.check_given_back()
        last = opened.seen.rpartition(b"\x1b[?1049l")[2].decode()
    said = " ".join(last.split())
    assert said.count("Something went wrong inside Companion; nothing that was stored is lost.") == 1
    assert "Traceback" not in last
    details = (home / "crash.log").read_text(encoding="utf-8")
    assert "AssertionError: a bug of ours" in details
    assert ", in wrong\n" in details, "where it was"
    assert companion("log", table, "--json").out == log
    assert companion("undo", table, "--agreed").code == OK, "nobody sits at the table any more"
