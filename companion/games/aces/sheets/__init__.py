"""What Aces & Armor prints."""

from __future__ import annotations

from companion.games.aces.sheets.map_page import draw_map_page, draw_poster
from companion.games.aces.sheets.subject import DETAILS, AcesSubject, aces_subject
from companion.printing.job import Sheet
from companion.printing.offer import Prints

SHEETS: tuple[Sheet[AcesSubject], ...] = (
    Sheet("map", draw_map_page),
    Sheet("poster", draw_poster),
)
PRINTS = Prints(SHEETS, aces_subject, DETAILS, cards=True)
