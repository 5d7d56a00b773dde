"""Write a whole game to a file, and say where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.files import file_name, numbered
from companion.kernel.trouble import Trouble
from companion.places import OUTPUT

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp


async def export_table(app: CompanionApp, id_: str, name: str) -> None:
    from companion.tui.screens.dialogs import Notice

    path = next(path for path in numbered(OUTPUT / f"{file_name(name) or id_}.record") if not path.exists())
    try:
        await app.in_background(app.store.export, id_, path)
    except Trouble as trouble:
        app.tell(trouble)
        return
    where = str(path.absolute())
    app.push_screen(Notice(lambda: app.say("tui-exported"), lambda: [where, "", app.say("tui-export-use")]))
