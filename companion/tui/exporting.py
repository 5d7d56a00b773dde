"""Write a whole game to a file, and say where it is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from companion.files import file_name, numbered
from companion.kernel.trouble import Trouble
from companion.places import OUTPUT
from companion.tui.keys import shown

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp


async def export_table(app: CompanionApp, id_: str, name: str, everything: bool = False) -> None:
    """What everybody may know of it, or `everything`."""
    from companion.tui.screens.dialogs import Notice

    path = next(path for path in numbered(OUTPUT / f"{file_name(name) or id_}.record") if not path.exists())
    store = app.store
    export = partial(store.export_everything, id_, path) if everything else partial(store.export, id_, path, app.words)
    try:
        left_out = await app.in_background(export)
    except Trouble as trouble:
        app.tell(trouble)
        return
    where, key = str(path.absolute()), shown("export_everything", app)

    def about() -> list[str]:
        more = ["", app.say("tui-export-withheld", key=key)] if left_out else []
        return [where, "", app.say("tui-export-use"), *more]

    app.push_screen(Notice(lambda: app.say("tui-exported"), about))
