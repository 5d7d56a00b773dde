"""Write a whole game to a file, and say where it is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from companion.kernel.trouble import Trouble

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp


async def export_table(app: CompanionApp, id_: str, name: str) -> None:
    from companion.tui.screens.dialogs import Notice

    path = _free(Path("output") / f"{_file_name(name) or id_}.record")
    try:
        await app.in_background(app.store.export, id_, path)
    except Trouble as trouble:
        app.tell(trouble)
        return
    where = str(path.absolute())
    app.push_screen(Notice(lambda: app.say("tui-exported"), lambda: [where, "", app.say("tui-export-use")]))


def _file_name(name: str) -> str:
    return re.sub(r"[^\w-]+", "-", name).strip("-")[:60]


def _free(path: Path) -> Path:
    """The path, or the next one like it: an older export stays."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_stem(f"{path.stem}-{number}")
    return free
