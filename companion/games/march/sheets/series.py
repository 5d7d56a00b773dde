"""A pad for many games between the same two players: who won what, and how the series stands."""

from __future__ import annotations

from companion.games.march.scenario import SEATS
from companion.printing.book import Book
from companion.printing.forms import blank, grid
from companion.printing.job import Subject

PITCH = 9.5  # mm from game to game
MOST = 24


def draw_series(book: Book, subject: Subject) -> None:
    say = book.say
    page = book.page(say("march-sheet-series"), say("march-series-note"), landscape=False)
    people, rest = page.body.cut_top(11, 4)
    for at, place in enumerate(people.columns([1, 1, 0.7], 6)):
        key = ("one", "two", "since")[at]
        blank(page, place, say(f"march-series-{key}"), f"series-{key}")
        seats = [subject.setup.seats.get(seat, "") for seat in SEATS]
        if at < len(seats) and seats[at]:
            page.label(place.x, place.bottom - 4.2, seats[at], 11, "bold", room=place.width, least=7, cut=True)
    totals, rest = rest.cut_bottom(26, 4)
    count = min(MOST, int((rest.height - 8) / PITCH))
    heads = say("march-series-heads").split(" | ")
    grid(page, rest, heads, [str(number) for number in range(1, count + 1)], "series-game", first=0.5, head_height=8)
    sums = say("march-series-sums").split(" | ")
    grid(page, totals, ["", *sums], [say("march-series-one"), say("march-series-two")], "series-sum", first=2)
