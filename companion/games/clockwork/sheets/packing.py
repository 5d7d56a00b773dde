"""What the box and the bags of Clockwork Wars hold."""

from __future__ import annotations

from companion.games.clockwork.maps.tiles import INVENTORY
from companion.games.clockwork.sheets.aid_words import races_told
from companion.games.clockwork.sheets.cards import DISCOVERIES, ESPIONAGE
from companion.games.clockwork.sheets.counters import FIGURES_OF, OF_EACH
from companion.games.clockwork.sheets.look import LOOK
from companion.games.clockwork.sheets.pads import race_words, unit_name
from companion.games.clockwork.sheets.subject import MapSubject
from companion.games.clockwork.state import ACTIONS, DISCS, DOMAINS, GENERALS
from companion.printing.book import Book
from companion.printing.packing import Bag, Packing, draw_packing


def draw_box(book: Book, subject: MapSubject) -> None:
    say = book.say
    bags = [Bag(DISCS, say("clockwork-bag-race", race=race_words(say, race), unit=unit_name(say, race),
                           figures=FIGURES_OF[race])) for race in races_told(subject)]  # fmt: skip
    counts = {
        "tiles": sum(INVENTORY.values()),
        "influence": 2 * OF_EACH * len(DOMAINS),
        "tokens": DISCOVERIES,
        "actions": len(ACTIONS),
        "generals": len(GENERALS),
        "markers": 6,  # four for the score, the round's, the start player's (ledger 2.1)
    }
    bags += [Bag(count, say(f"clockwork-bag-{key}")) for key, count in counts.items()]
    about = say("clockwork-box-cards", discoveries=DISCOVERIES, espionage=ESPIONAGE)
    draw_packing(book, Packing(LOOK, say("clockwork-title"), about, DISCOVERIES + ESPIONAGE, bags))
