"""What Bonaparte at Marengo prints."""

from __future__ import annotations

from companion.games.marengo.sheets.aid import draw_aid
from companion.games.marengo.sheets.form import draw_form
from companion.games.marengo.sheets.labels import draw_labels
from companion.games.marengo.sheets.look import LOOK
from companion.games.marengo.sheets.map_page import draw_map_page, draw_poster
from companion.games.marengo.sheets.packing import draw_box
from companion.games.marengo.sheets.record import draw_record
from companion.games.marengo.sheets.register import draw_register
from companion.games.marengo.sheets.subject import DETAILS, FieldSubject, field_subject
from companion.games.marengo.sheets.table import draw_table
from companion.games.marengo.sheets.tracks import draw_tracks
from companion.games.marengo.sheets.worksheet import draw_worksheet
from companion.printing.job import Sheet, alike
from companion.printing.offer import Prints

SHEETS: tuple[Sheet[FieldSubject], ...] = alike(
    LOOK,
    Sheet("map", draw_map_page, kits=("tonight",)),
    Sheet("poster", draw_poster, kits=("set",), stock="card", finish="glue"),
    Sheet("register", draw_register, kits=()),
    Sheet("tracks", draw_tracks, stock="card"),
    Sheet("assault", draw_worksheet),
    Sheet("labels", draw_labels, two_sided=True, kits=("set",), finish="cut"),
    Sheet("aid", draw_aid, two_sided=True, stock="card"),
    Sheet("record", draw_record),
    Sheet("form", draw_form, kits=()),
    Sheet("box", draw_box, kits=("set",), stock="card", finish="cut"),
    Sheet("table", draw_table, of="table", kits=("tonight",)),
)
PRINTS = Prints(SHEETS, field_subject, DETAILS)
