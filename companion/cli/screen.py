"""Commands that open the screen. Only here is the terminal app loaded: everything else starts without it."""

from __future__ import annotations

import gc
import sys

from companion.cli.app import argument, command, named_language, option, spoken
from companion.kernel.trouble import Trouble


def at_a_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def open_screen(table: str = "") -> int:
    """The app at home, or at a table; the exit code when it is left."""
    gc.disable()  # what is loaded now stays: the caretaker of the app looks through it when the first picture stands
    try:
        return _run(table)
    finally:
        gc.enable()


def _run(table: str) -> int:
    from msgspec.structs import replace

    from companion.store import Store
    from companion.tui.app import CompanionApp
    from companion.tui.graphics import picture_way
    from companion.tui.settings import load_settings

    store = Store()
    try:
        id_ = store.journal.table(table).id if table else ""
        settings = load_settings()
        settings = replace(settings, language=named_language() or settings.language)
        app = CompanionApp(store, settings, id_, picture_way())
        app.run()
        return app.return_code or 0
    finally:
        store.close()


@command("play")
@argument("table")
@option("--plain", is_flag=True)
def play_command(table: str, plain: bool) -> int:
    if plain:
        _open_plainly(table)
        return 0
    if not at_a_terminal():
        raise Trouble("no-terminal")
    return open_screen(table)


def _open_plainly(table: str) -> None:
    """Without a screen: sentences and a prompt."""
    from companion.cli.session import open_table
    from companion.plain.table import PlainTable
    from companion.room import Room

    with open_table(table, write=True) as found:
        PlainTable(Room(found), spoken()).run()
