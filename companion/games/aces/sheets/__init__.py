"""What Aces & Armor prints."""

from __future__ import annotations

from companion.games.aces.sheets.aid import draw_aid
from companion.games.aces.sheets.automa import draw_automa
from companion.games.aces.sheets.blank import draw_blank
from companion.games.aces.sheets.cards import draw_cards
from companion.games.aces.sheets.map_page import draw_map_page, draw_poster
from companion.games.aces.sheets.missions import draw_launcher_sheet, draw_weather_sheet
from companion.games.aces.sheets.money import draw_money
from companion.games.aces.sheets.packing import draw_box
from companion.games.aces.sheets.subject import DETAILS, AcesSubject, aces_subject
from companion.games.aces.sheets.table import draw_table
from companion.games.aces.sheets.tokens import draw_tokens
from companion.games.aces.sheets.units import draw_units
from companion.printing.job import Sheet
from companion.printing.offer import Prints

SHEETS: tuple[Sheet[AcesSubject], ...] = (
    Sheet("map", draw_map_page),
    Sheet("poster", draw_poster),
    Sheet("hexes", draw_blank),
    Sheet("cards", draw_cards, two_sided=True),
    Sheet("tokens", draw_tokens, two_sided=True),
    Sheet("units", draw_units),
    Sheet("money", draw_money),
    Sheet("v2", draw_launcher_sheet),
    Sheet("weather", draw_weather_sheet),
    Sheet("aid", draw_aid, two_sided=True),
    Sheet("automa", draw_automa),
    Sheet("box", draw_box),
    Sheet("table", draw_table, of="table"),
)
PRINTS = Prints(SHEETS, aces_subject, DETAILS, cards=True)
