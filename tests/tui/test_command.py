"""The command that opens the screen."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from companion.store import Store
from companion.tui.app import CompanionApp
from tests.shell import Shell, refusal
from tests.tui.driving import new_table


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[CompanionApp]:
    """A terminal; the app is only noted instead of run."""
    apps: list[CompanionApp] = []
    monkeypatch.setattr("companion.cli.screen.at_a_terminal", lambda: True)
    monkeypatch.setattr(CompanionApp, "run", lambda app: apps.append(app))
    return apps


def test_companion_alone_opens_the_app_at_home(companion: Shell, opened: list[CompanionApp]) -> None:
    assert companion().out == ""
    assert [app._first_table for app in opened] == [""]


def test_companion_alone_lists_the_tables_where_there_is_no_terminal(companion: Shell) -> None:
    assert "No tables yet." in companion().out


def test_play_opens_the_app_at_a_table(companion: Shell, opened: list[CompanionApp]) -> None:
    store = Store()
    id_ = new_table(store, "Kitchen")
    store.close()
    companion("play", "Kitchen")
    assert [app._first_table for app in opened] == [id_]


def test_play_without_such_a_table_or_a_terminal_is_told_in_one_line(
    companion: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "terminal" in refusal(companion("play", "Kitchen"))
    monkeypatch.setattr("companion.cli.screen.at_a_terminal", lambda: True)
    assert "Kitchen" in refusal(companion("play", "Kitchen"))


def test_a_language_named_on_the_command_line_wins_over_the_settings(
    companion: Shell, opened: list[CompanionApp]
) -> None:
    companion("--lang", "de")
    companion()
    assert [app.settings.language for app in opened] == ["de", "en"]


def test_other_commands_start_without_the_terminal_library(home: Path) -> None:
    code = (
        "import sys; from companion.cli.app import main\n"
        "try: main(['tables'])\n"
        "finally: assert 'textual' not in sys.modules and 'rich' not in sys.modules"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


FIRST_PICTURE = """
import gc, os, sys
from textual.app import App
from textual.drivers.headless_driver import HeadlessDriver
from companion.cli.screen import open_screen

class FirstPicture(HeadlessDriver):
    is_headless = False

    def write(self, data):
        if "COMPANION" in data:
            print(len(looks), *sys.modules, file=sys.__stdout__, flush=True)
            os._exit(0)

App.get_driver_class = lambda app: FirstPicture
looks = []
gc.callbacks.append(lambda phase, info: looks.append(info))
open_screen()
"""


def test_nothing_is_done_before_the_first_picture_that_can_wait(home: Path) -> None:
    """No sentence with parts is read, no paper and no phone loaded, and nobody looks through memory."""
    answer = subprocess.run(
        [sys.executable, "-c", FIRST_PICTURE], capture_output=True, text=True, check=True, timeout=60
    )
    looks, *loaded = answer.stdout.split()
    assert "companion.tui.screens.home" in loaded
    assert looks == "0"
    heavy = {"fluent", "reportlab", "qrcode", "companion.web", "companion.printing", "companion.tui.screens.table"}
    assert not heavy & set(loaded)
