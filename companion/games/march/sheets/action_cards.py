"""The hand of each player, with what each card does in this edition and scenario, and backs in the owner's colour."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.march.beginning import chosen_edition, chosen_rulings, known_so_far
from companion.games.march.rulings import Rulings
from companion.games.march.scenario import SEATS, STEPS, Edition, Scenario
from companion.games.march.sheets import look
from companion.games.march.sheets.deck import EDGE, FRAME, back_of, seal
from companion.games.march.sheets.pictograms import SIGNS, draw_action
from companion.printing.book import Book
from companion.printing.box import Box
from companion.printing.cards import Card, Side, lay_cards, share_a_page
from companion.printing.faces import fitted
from companion.printing.job import Subject
from companion.printing.paper import POKER
from companion.printing.prose import prose
from companion.printing.surface import LINE, Surface

SEAL = 6.2  # mm, the radius of the step's letter
SIGN = 8.0  # mm of the action's sign

RULES = {
    "MOVE1": ("MP-MOVE-01", "MP-MOVE-08", "MP-MOVE-10", "MP-MOVE-11", "MP-MOVE-16", "MP-OCC-04"),
    "MOVE2": ("MP-MOVE-02", "MP-MOVE-05", "MP-MOVE-06", "MP-MOVE-07", "MP-MOVE-08", "MP-MOVE-10", "MP-MOVE-11"),
    "RECRUIT": ("MP-RECR-01", "MP-RECR-03", "MP-RECR-04", "MP-RECR-05"),
    "FORTIFY": ("MP-FORT-01", "MP-FORT-02", "MP-FORT-04", "MP-FORT-06", "MP-FORT-07", "MP-AMB-01"),
    "ATTACK": ("MP-ATT-01", "MP-ATT-03", "MP-ATT-13", "MP-CMB-01", "MP-CMB-12", "MP-CMB-14", "MP-OCC-01"),
    "ATTACK+1": ("MP-ATT-08", "MP-ATT-09", "MP-ATT-10", "MP-ATT-11", "MP-ATT-12"),
    "STRENGTH": ("MP-STR-01", "MP-STR-03", "MP-STR-04", "MP-STR-09", "MP-STR-10", "MP-AMB-08"),
    "SCORE": ("MP-SCORE-01", "MP-SCORE-05", "MP-SCORE-06", "MP-SCORE-08", "MP-AMB-11"),
}


def draw_action_cards(book: Book, subject: Subject) -> None:
    table = TableRules(known_so_far(subject.setup), chosen_edition(subject.setup), chosen_rulings(subject.setup))
    size = book.ask.card or POKER
    hands = [_hand(book, table, seat) for seat in SEATS]
    both = [card for hand in hands for card in hand]
    for cards in [both] if share_a_page(book, both, size) else hands:  # otherwise each hand has pages of its own
        lay_cards(book, cards, size)


def _hand(book: Book, table: TableRules, seat: str) -> list[Card]:
    back = back_of(book, seat, POKER)
    fronts = (fitted(book, ActionFace(book, table, seat, card).draw, POKER) for card in table.scenario.cards)
    return [Card(Side(front), back) for front in fronts]


class TableRules(NamedTuple):
    """What the words on a card depend on."""

    scenario: Scenario
    edition: Edition
    rulings: Rulings


class ActionFace(NamedTuple):
    """The face of one action card."""

    book: Book
    table: TableRules
    seat: str
    card: str

    def draw(self, surface: Surface, box: Box) -> None:
        swatch, step = look.owner_swatch(self.seat), self.table.scenario.steps()[self.card]
        look.card_frame(surface, box.inset(FRAME))
        inner = box.inset(EDGE)
        strip, rest = inner.cut_top(7.5)
        surface.area(strip, swatch, line=swatch.colour, radius=1.6)
        surface.badge(strip.right - 4.6, strip.centre[1], 3, swatch.letter)
        head, rest = rest.cut_top(11, 3)
        seal(surface, inner.x + SEAL + 2.5, strip.bottom + 1.2, SEAL, step, swatch)
        title = head.cut_left(2 * SEAL + 5.5)[1]
        if self.card in SIGNS:
            sign, title = title.cut_right(SIGN, 1.5)
            draw_action(surface, self.card, (sign.centre[0], sign.centre[1] + 1), SIGN)
        self._head(surface, title, step)
        surface.line(inner.x, head.bottom + 1, inner.right, head.bottom + 1, swatch.colour, LINE)
        foot, text = rest.cut_bottom(5, 2)
        prose(surface, text, "\n".join(words(self.book, self.table, self.card)), 8.8, 7.5)
        self._foot(surface, foot)

    def _head(self, surface: Surface, box: Box, step: str) -> None:
        name = look.card_name(self.book, self.table.scenario, self.card)
        surface.label(box.x, box.y + 6.3, name, 15, "bold", room=box.width, least=8, cut=True)
        kind = self.book.say(f"march-paper-step-{step}")
        told = self.book.say("march-paper-step", step=step, name=kind)
        surface.label(box.x, box.y + 10, told, 7.5, paint="soft", room=box.width)

    def _foot(self, surface: Surface, box: Box) -> None:
        rules, below = box.rows(2)
        surface.write(rules, short_ids(rules_of(self.table, self.card)), 5.2, 4.5, "narrow", "soft", lines=1)
        scenario, language = self.table.scenario, self.book.ask.language
        note = look.footnote(self.book, scenario, {"name": self.book.say("march-paper-thing-title")})
        taken = surface.label(below.right, below.bottom - 0.5, note, 5.2, "narrow", "soft", "right")
        title = look.in_words(scenario.name, language) + look.mark(scenario, "name")
        room = below.width - taken - 2
        surface.label(below.x, below.bottom - 0.5, title, 5.2, "narrow", "soft", room=room, cut=True)


def words(book: Book, table: TableRules, card: str) -> list[str]:
    """What a card does at this table, in paragraphs and points."""
    scenario, rulings = table.scenario, table.rulings
    if card not in STEPS:
        return [book.say("march-paper-card-own", step=scenario.steps()[card])]
    facts = {
        "reading": rulings.fortified_defence,
        "occupation": "ends" if rulings.attack_ends_occupation(table.edition) else "stays",
        "moment": rulings.discard_moment,
        "basic": scenario.basic_vp,
        "cards": rulings.score_while_occupied,
        "first": rulings.first_turn_score,
    }
    told = [book.say(f"march-paper-card-{card.replace('+', 'plus')}", **facts)]
    if card == "STRENGTH":
        told.append("- " + book.say("march-paper-full-strength", ruling=rulings.strength_at_six))
        if scenario.home_floor:
            told.append("- " + book.say("march-paper-change-home-floor", floor=scenario.home_floor))
    if card == "SCORE" and not scenario.score_home_with_enemy:
        told.append("- " + book.say("march-paper-change-home-enemy"))
    return told


def rules_of(table: TableRules, card: str) -> tuple[str, ...]:
    """The rules behind a card's words."""
    known = RULES.get(card, ("MP-AMB-28",) if card == "ATTACK-1" else ())
    if card == "ATTACK":
        known += ("MP-OCC-05", "MP-AMB-02") if table.rulings.attack_ends_occupation(table.edition) else ("MP-AMB-02",)
    if card == "STRENGTH" and table.scenario.home_floor:
        known += ("MP-MARL-06",)
    if card == "SCORE" and not table.scenario.score_home_with_enemy:
        known += ("MP-MARL-07",)
    return known


def short_ids(rules: tuple[str, ...]) -> str:
    """`MP-MOVE-01, 08, 10 · MP-OCC-04`: the numbers of a chapter behind its name."""
    chapters: dict[str, list[str]] = {}
    for rule in rules:
        chapter, _, number = rule.rpartition("-")
        chapters.setdefault(chapter, []).append(number)
    return " · ".join(f"{chapter}-{', '.join(numbers)}" for chapter, numbers in chapters.items())
