"""What Bonaparte at Marengo prints."""

from __future__ import annotations

from companion.games.marengo.sheets.aid import draw_aid
from companion.games.marengo.sheets.form import draw_form
from companion.games.marengo.sheets.labels import draw_labels
from companion.games.marengo.sheets.map_page import draw_map_page, draw_poster
from companion.games.marengo.sheets.packing import draw_box
from companion.games.marengo.sheets.record import draw_record
from companion.games.marengo.sheets.register import draw_register
from companion.games.marengo.sheets.subject import DETAILS, FieldSubject, field_subject
from companion.games.marengo.sheets.table import draw_table
from companion.games.marengo.sheets.tracks import draw_tracks
from companion.games.marengo.sheets.worksheet import draw_worksheet
from companion.printing.job import Sheet
from companion.printing.offer import Prints

SHEETS: tuple[Sheet[FieldSubject], ...] = (
    Sheet("map", draw_map_page),
    Sheet("poster", draw_poster),
    Sheet("register", draw_register),
    Sheet("tracks", draw_tracks),
    Sheet("assault", draw_worksheet),
    Sheet("labels", draw_labels, two_sided=True),
    Sheet("aid", draw_aid, two_sided=True),
    Sheet("record", draw_record),
    Sheet("form", draw_form),
    Sheet("box", draw_box),
    Sheet("table", draw_table, of="table"),
)
PRINTS = Prints(SHEETS, field_subject, DETAILS)
