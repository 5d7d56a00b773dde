"""What Clockwork Wars prints: of a map, the tiles to lay it with, aids, and a table as it stands."""

from __future__ import annotations

from companion.games.clockwork.sheets.aid import draw_aid
from companion.games.clockwork.sheets.asked import DETAILS, MAPS, map_subject
from companion.games.clockwork.sheets.board import draw_board
from companion.games.clockwork.sheets.cards import draw_cards
from companion.games.clockwork.sheets.counters import draw_counters
from companion.games.clockwork.sheets.look import LOOK
from companion.games.clockwork.sheets.map_page import draw_map_page
from companion.games.clockwork.sheets.order_pad import (
    draw_large_orders,
    draw_orders,
    draw_orders_for_anybody,
    draw_orders_of_races,
    draw_orders_to_type,
)
from companion.games.clockwork.sheets.packing import draw_box
from companion.games.clockwork.sheets.real_size import draw_real_size
from companion.games.clockwork.sheets.screens import draw_races, draw_screens
from companion.games.clockwork.sheets.slips import draw_slips
from companion.games.clockwork.sheets.subject import MapSubject
from companion.games.clockwork.sheets.table import draw_table
from companion.games.clockwork.sheets.tile_set import draw_tile_set
from companion.games.clockwork.sheets.tracker import draw_tracker
from companion.printing.book import Book
from companion.printing.job import Sheet, alike
from companion.printing.offer import Prints


def _draw_table(book: Book, subject: MapSubject) -> None:
    assert subject.asked is not None, "this sheet is of a table"
    draw_table(book, subject.asked)


SHEETS: tuple[Sheet[MapSubject], ...] = alike(
    LOOK,
    Sheet("map", draw_map_page, of="made"),
    Sheet("real-size", draw_real_size, of="made", kits=(), stock="card", finish="glue"),
    Sheet("tiles", draw_tile_set, two_sided=True, kits=("set",), stock="card", finish="cut"),
    Sheet("cards", draw_cards, two_sided=True, kits=("set",), stock="card", finish="cut"),
    Sheet("counters", draw_counters, two_sided=True, kits=("set",), stock="card", finish="cut"),
    Sheet("races", draw_races, two_sided=True, kits=("set",), stock="card", finish="cut"),
    Sheet("screens", draw_screens, two_sided=True, kits=("set",), stock="card", finish="cut"),
    Sheet("board", draw_board, kits=("set",), stock="card"),
    Sheet("orders", draw_orders, of="made"),
    Sheet("orders-large", draw_large_orders, of="made", kits=()),
    Sheet("orders-races", draw_orders_of_races, of="made", kits=()),
    Sheet("orders-generic", draw_orders_for_anybody, of="made", kits=()),
    Sheet("orders-fillable", draw_orders_to_type, of="made", kits=()),
    Sheet("slips", draw_slips, finish="cut", needed=lambda subject: subject.allied),
    Sheet("aid", draw_aid, two_sided=True, stock="card"),
    Sheet("tracker", draw_tracker),
    Sheet("box", draw_box, kits=("set",), stock="card", finish="cut"),
    Sheet("table", _draw_table, of="table", kits=("tonight",)),
)
PRINTS = Prints(SHEETS, map_subject, DETAILS, MAPS, cards=True)
