"""The cards both players share, on one page: who has the initiative, and the order of a turn."""

from __future__ import annotations

from companion.games.march.beginning import chosen_edition, known_so_far
from companion.games.march.scenario import SEATS, Scenario
from companion.games.march.sheets import look
from companion.games.march.sheets.deck import EDGE, FRAME
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.cards import Card, Draw, Side, lay_cards
from companion.printing.faces import fitted
from companion.printing.job import Subject
from companion.printing.paper import ORIGINAL
from companion.printing.prose import prose
from companion.printing.surface import LINE, THIN, Surface

PHASES = ("1", "2", "3", "4")
STEPS_OF_A_TURN, ORDERED = "abcdef", "ad"  # where both played the same, the initiative decides and changes sides
INITIATIVE_RULES = "MP-INIT-01, 02, 03, 05, 07, 08, 09"
SEQUENCE_RULES = "MP-TURN-02, 05, 06, 09, 10, 13 · MP-INIT-01, 02, 03"


def draw_table_cards(book: Book, subject: Subject) -> None:
    """The initiative, with a side for each player, and a sequence for each, so that nobody reads upside down."""
    blue, orange = (Side(_initiative_side(book, seat)) for seat in SEATS)
    sequence = Card(Side(_sequence_face(book, known_so_far(subject.setup), chosen_edition(subject.setup))))
    lay_cards(book, [Card(blue, orange), *[sequence] * len(SEATS)], book.ask.card or ORIGINAL)


def _initiative_side(book: Book, seat: str) -> Draw:
    """The side that lies up while this player has the initiative."""
    swatch = look.owner_swatch(seat)

    def draw(surface: Surface, box: Box) -> None:
        look.card_frame(surface, box.inset(FRAME))
        panel, rest = box.inset(EDGE).cut_left(25, 4.5)
        surface.area(panel, swatch, line=swatch.colour, radius=2)
        surface.badge(*panel.centre, 9, swatch.letter)
        foot, rest = rest.cut_bottom(3, 2)
        title, text = rest.inset(0, 1).cut_top(9, 2.5)
        owner = book.say(f"march-{seat}")
        words = book.say("march-paper-has-initiative", owner=owner)
        surface.write(title, words, 15, 10, "bold", upright="middle", lines=1)
        surface.line(title.x, title.bottom + 0.6, title.right, title.bottom + 0.6, swatch.colour, LINE)
        prose(surface, text, book.say("march-paper-initiative-text"), 10, 7.5)
        surface.write(foot, INITIATIVE_RULES, 5.2, 4.5, "narrow", "soft", upright="bottom", lines=1)

    return fitted(book, draw, ORIGINAL)


def _sequence_face(book: Book, scenario: Scenario, edition: str) -> Draw:
    def draw(surface: Surface, box: Box) -> None:
        look.card_frame(surface, box.inset(FRAME))
        foot, rest = box.inset(EDGE).cut_bottom(3, 1.5)
        title, rest = rest.cut_top(8, 2.5)
        surface.write(title, book.say("march-paper-sequence"), 15, 10, "bold", upright="middle", lines=1)
        surface.line(title.x, title.bottom + 0.4, title.right, title.bottom + 0.4, width=LINE)
        turn, steps = rest.columns((1, 1.15), 5)
        _turn(book, surface, turn, scenario)
        _steps(book, surface, steps, scenario, edition)
        surface.write(foot, SEQUENCE_RULES, 5.2, 4.5, "narrow", "soft", upright="bottom", lines=1)

    return fitted(book, draw, ORIGINAL)


def _turn(book: Book, surface: Surface, box: Box, scenario: Scenario) -> None:
    """The phases of a turn, numbered."""
    end, rest = box.cut_bottom(8, 1.5)
    for phase in PHASES:
        surface.badge(rest.x + 2.6, rest.y + 2.6, 2.6, phase)
        words = rest.inset(0, 0.7).cut_left(7.5)[1]
        used = prose(surface, words, book.say(f"march-paper-turn-{phase}"), 9)
        rest = rest.cut_top(max(used, 5.2) + 0.7, 2)[1]
    surface.line(end.x, end.y, end.right, end.y, "faint", THIN)
    surface.write(end.inset(0, 1), book.say("march-paper-turn-end", threshold=scenario.threshold), 9, 7, "bold")


def _steps(book: Book, surface: Surface, box: Box, scenario: Scenario, edition: str) -> None:
    """Steps a to f with the cards of this scenario; movement and attack have the star of the initiative."""
    notes = [book.say("march-paper-sequence-both")]
    if edition == "en" and "ATTACK+1" in scenario.cards:
        notes.append(book.say("march-paper-sequence-misprint"))
    foot, rest = box.cut_bottom(11, 1.5)
    steps = scenario.steps()
    for step, place in zip(STEPS_OF_A_TURN, rest.rows(len(STEPS_OF_A_TURN), 1), strict=True):
        names = [look.card_name(book, scenario, card) for card, when in steps.items() if when == step]
        surface.rect(place, fill="tint", line=None, radius=1.2)
        surface.badge(place.x + 3.4, place.centre[1], min(2.4, place.height / 2 - 0.4), step)
        star, name = place.cut_left(8)[1].cut_right(4)
        surface.write(name, " · ".join(names) or "–", 8.4, 5, "bold", upright="middle", lines=2, leading=1.05, cut=True)
        if step in ORDERED:
            surface.write(star, "*", 9, face="bold", align="centre", upright="middle")
    surface.write(foot, "\n".join(notes), 6.5, 5, paint="soft", upright="bottom")
