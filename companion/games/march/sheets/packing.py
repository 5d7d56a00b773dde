"""What the box and the bags of The March of Progress hold, for one scenario."""

from __future__ import annotations

from companion.games.march.beginning import known_so_far
from companion.games.march.scenario import SEATS
from companion.games.march.sheets.look import LOOK, in_words, mark
from companion.games.march.sheets.names import short_name
from companion.printing.book import Book
from companion.printing.job import Subject
from companion.printing.packing import Bag, Packing, draw_packing


def draw_box(book: Book, subject: Subject) -> None:
    scenario, say = known_so_far(subject.setup), book.say
    cubes, boxed = scenario.cubes, scenario.boxed
    bags = [Bag(scenario.armies, say("march-bag-armies", seat=say(f"march-{seat}"))) for seat in SEATS]
    bags += [
        Bag(cubes.black + boxed.black, say("march-bag-black")),
        Bag(cubes.white + boxed.white, say("march-bag-white")),
        Bag(len(scenario.countries) + len(scenario.homes()), say("march-bag-dice")),
    ]
    cards = len(SEATS) * len(scenario.cards) + len(scenario.countries)
    name = short_name(in_words(scenario.name, book.ask.language)) + mark(scenario, "name")
    draw_packing(book, Packing(LOOK, say("march-title"), say("march-box-cards", name=name, cards=cards), cards, bags))
