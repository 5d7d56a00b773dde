"""What Aces & Armor prints."""

from __future__ import annotations

from companion.games.aces.automa.seating import is_wanted
from companion.games.aces.sheets.aid import draw_aid
from companion.games.aces.sheets.automa import draw_automa
from companion.games.aces.sheets.blank import draw_blank
from companion.games.aces.sheets.cards import draw_cards
from companion.games.aces.sheets.look import LOOK
from companion.games.aces.sheets.map_page import draw_map_page, draw_poster
from companion.games.aces.sheets.missions import draw_launcher_sheet, draw_weather_sheet
from companion.games.aces.sheets.money import draw_money
from companion.games.aces.sheets.packing import draw_box
from companion.games.aces.sheets.subject import DETAILS, AcesSubject, aces_subject
from companion.games.aces.sheets.table import draw_table
from companion.games.aces.sheets.tokens import draw_tokens
from companion.games.aces.sheets.units import draw_units
from companion.printing.job import Sheet, alike
from companion.printing.offer import Prints

SHEETS: tuple[Sheet[AcesSubject], ...] = alike(
    LOOK,
    Sheet("map", draw_map_page, kits=("tonight",)),
    Sheet("poster", draw_poster, kits=("set",), stock="card", finish="glue"),
    Sheet("hexes", draw_blank, kits=()),
    Sheet("cards", draw_cards, two_sided=True, kits=("set",), stock="card", finish="cut"),
    Sheet("tokens", draw_tokens, two_sided=True, kits=("set",), stock="card", finish="cut"),
    Sheet("units", draw_units),
    Sheet("money", draw_money),
    Sheet("v2", draw_launcher_sheet, needed=lambda subject: subject.option("mission") == "v2"),
    Sheet("weather", draw_weather_sheet, needed=lambda subject: subject.option("mission") == "weather"),
    Sheet("aid", draw_aid, two_sided=True, stock="card"),
    Sheet("automa", draw_automa, stock="card", needed=lambda subject: is_wanted(subject.option)),
    Sheet("box", draw_box, kits=("set",), stock="card", finish="cut"),
    Sheet("table", draw_table, of="table", kits=("tonight",)),
)
PRINTS = Prints(SHEETS, aces_subject, DETAILS, cards=True)
