"""What The March of Progress prints, in the order of the box."""

from __future__ import annotations

from companion.games.march.sheets.action_cards import draw_action_cards
from companion.games.march.sheets.aid import draw_aid
from companion.games.march.sheets.country_cards import draw_country_cards
from companion.games.march.sheets.look import LOOK
from companion.games.march.sheets.packing import draw_box
from companion.games.march.sheets.scenario_card import draw_scenario
from companion.games.march.sheets.score import draw_score
from companion.games.march.sheets.series import draw_series
from companion.games.march.sheets.standees import draw_standees
from companion.games.march.sheets.table import draw_table
from companion.games.march.sheets.table_cards import draw_table_cards
from companion.games.march.sheets.tokens import draw_tokens
from companion.games.march.sheets.tracks import draw_tracks
from companion.games.march.sheets.worksheet import draw_worksheet
from companion.printing.job import Sheet, Subject, alike
from companion.printing.offer import Prints

SHEETS: tuple[Sheet[Subject], ...] = alike(
    LOOK,
    Sheet("country-cards", draw_country_cards, kits=("set",), stock="card", finish="cut"),
    Sheet("action-cards", draw_action_cards, two_sided=True, kits=("set",), stock="card", finish="cut"),
    Sheet("initiative", draw_table_cards, two_sided=True, kits=("set",), stock="card", finish="cut"),
    Sheet("tracks", draw_tracks, kits=("set",), stock="card"),
    Sheet("tokens", draw_tokens, kits=("set",), stock="card", finish="cut"),
    Sheet("standees", draw_standees, kits=("set",), stock="card", finish="cut"),
    Sheet("scenario", draw_scenario, stock="card"),
    Sheet("aid", draw_aid),
    Sheet("score", draw_score),
    Sheet("series", draw_series, kits=()),
    Sheet("worksheet", draw_worksheet, kits=()),
    Sheet("box", draw_box, kits=("set",), stock="card", finish="cut"),
    Sheet("table", draw_table, of="table", kits=("tonight",)),
)
PRINTS = Prints(SHEETS, cards=True)
