"""What Clockwork Wars prints of a map, and the tiles to lay it with."""

from __future__ import annotations

from companion.games.clockwork.sheets.aid import draw_aid
from companion.games.clockwork.sheets.map_page import draw_map_page
from companion.games.clockwork.sheets.order_pad import (
    draw_large_orders,
    draw_orders,
    draw_orders_for_anybody,
    draw_orders_of_races,
    draw_orders_to_type,
)
from companion.games.clockwork.sheets.real_size import draw_real_size
from companion.games.clockwork.sheets.slips import draw_slips
from companion.games.clockwork.sheets.subject import MapSubject
from companion.games.clockwork.sheets.tile_set import draw_tile_set
from companion.games.clockwork.sheets.tracker import draw_tracker
from companion.printing.job import Sheet

# Those `of_table` show one map; the others need none.
SHEETS: tuple[Sheet[MapSubject], ...] = (
    Sheet("map", draw_map_page, of_table=True),
    Sheet("real-size", draw_real_size, of_table=True),
    Sheet("tiles", draw_tile_set, two_sided=True),
    Sheet("orders", draw_orders, of_table=True),
    Sheet("orders-large", draw_large_orders, of_table=True),
    Sheet("orders-races", draw_orders_of_races, of_table=True),
    Sheet("orders-generic", draw_orders_for_anybody, of_table=True),
    Sheet("orders-fillable", draw_orders_to_type, of_table=True),
    Sheet("slips", draw_slips),
    Sheet("aid", draw_aid, two_sided=True),
    Sheet("tracker", draw_tracker),
)
