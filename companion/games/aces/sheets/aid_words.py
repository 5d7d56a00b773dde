"""What the quick reference says: short lines of our own, each with the ids of its rules (without their `AA-`)."""

from __future__ import annotations

from companion.games.aces.automa.seating import is_wanted
from companion.games.aces.beginning import asked
from companion.games.aces.board.cards import HEALTH
from companion.games.aces.moves.ending import FEE
from companion.games.aces.moves.money import MOST_OF_A_TYPE, TRANSFER_FEE
from companion.games.aces.sheets.aid_signs import picture_of
from companion.games.aces.sheets.look import points
from companion.games.aces.sheets.missions import USUAL
from companion.games.aces.sheets.money import REPAIRED
from companion.games.aces.sheets.subject import AcesSubject
from companion.games.aces.state import HERO, VETERAN
from companion.kernel.game import Fact
from companion.printing.agreed import agreed
from companion.printing.book import Book
from companion.printing.sections import Item, Section


class Words:
    """Turns keys into items: `words("move-costs", "MOVE-06")`."""

    def __init__(self, book: Book, subject: AcesSubject) -> None:
        self.book, self.subject, self.say = book, subject, book.say
        self.rulings = subject.rulings
        self.automa = is_wanted(asked(subject.asked.setup))

    def __call__(self, key: str, *rules: str, lead: str = "", **facts: Fact) -> Item:
        return Item(self.say(f"aces-aid-{key}", **facts), rules, lead, picture_of(key))

    def section(self, key: str, *items: Item, apart: bool = False) -> Section:
        return Section(self.say(f"aces-aid-{key}"), list(items), apart, picture_of(key))


def phases(words: Words) -> list[Item]:
    """The strip at the top: a turn at a glance."""
    return [
        words("phase-move", "MOVE-01", "REP-03"),
        words("phase-name", "NAME-01"),
        words("phase-fight", "CMB-01"),
        words("phase-money", "MON-01"),
    ]


def sections(words: Words) -> list[Section]:
    """In the order in which a turn needs them."""
    return [
        _begin(words),
        _limits(words),
        _movement(words),
        _factories(words),
        _interception(words),
        _naming(words),
        _steps(words),
        _red_dice(words),
        _experience(words),
        _money(words),
        _victory(words),
        _special(words),
        _missions(words),
        *_agreed(words),
    ]


def _begin(words: Words) -> Section:
    return words.section(
        "begin",
        words("begin-tiles", "SET-16", "SET-17", "SET-18"),
        words("begin-place", "SET-20", "SET-21", "SET-22", "SET-23", "SET-25"),
        words("begin-water", "SET-24", "AMB-05", water=words.rulings.water_setup),
        words("begin-first", "TURN-01", "SET-27", "SET-30"),
    )


def _limits(words: Words) -> Section:
    four = words("limits-four", "TURN-05", "TURN-06", "TURN-07")
    two = words("limits-two", "TURN-08", "TURN-09", "TURN-10", "TURN-11", "TURN-12")
    idle = words("limits-idle", "AMB-12", idle=words.rulings.idle_armies)
    return words.section("limits", four if len(words.subject.seats) > 2 else two, idle)


def _movement(words: Words) -> Section:
    costs = {key: points(words.book, USUAL[key] or 0) for key in ("road", "standard", "forest")}
    return words.section(
        "movement",
        words("movement-costs", "MOVE-05", "MOVE-06", "MOVE-07", "MOVE-08", "MOVE-16", **costs),
        words("movement-water", "MOVE-12", "MOVE-13", "MOVE-14", "MOVE-15", entry=words.rulings.water_entry),
        words("movement-through", "MOVE-19", "MOVE-20", "MOVE-21", "MOVE-22"),
        words("movement-once", "MOVE-17", "MOVE-18", "MOVE-24"),
    )


def _factories(words: Words) -> Section:
    return words.section(
        "factories",
        words("factories-take", "FAC-02", "FAC-05", "FAC-06", "FAC-07"),
        words("factories-inside", "FAC-08", "FAC-10", "FAC-11", "FAC-15"),
        words("factories-own", "MOVE-23", "FAC-12", "FAC-14", "AMB-07", allied=words.rulings.allied_factories),
    )


def _interception(words: Words) -> Section:
    rulings = words.rulings
    return words.section(
        "interception",
        words("interception-when", "INT-01", "INT-08", "INT-09", "INT-11"),
        words("interception-stop", "INT-03", "INT-04", "INT-05"),
        words("interception-once", "INT-07", "AMB-08", again=rulings.second_interception),
        words("interception-each", "INT-12", "INT-13", "AMB-10", several=rulings.interceptors),
    )


def _naming(words: Words) -> Section:
    return words.section(
        "naming",
        words("naming-order", "NAME-02", "NAME-03", "NAME-04", "NAME-05"),
        words("naming-range", "NAME-06", "NAME-07", "NAME-08"),
        words("naming-never", "NAME-12", "NAME-13"),
    )


def _steps(words: Words) -> Section:
    """A fight, step by step."""
    fire = words.rulings.return_fire
    return words.section(
        "steps",
        words("steps-return", "CMB-04", "CMB-05", "CMB-06", "CMB-08", lead="1", fire=fire),
        words("steps-dice", "CMB-09", lead="2"),
        words("steps-red", "BON-01", "BON-13", lead="3"),
        words("steps-roll", "CMB-10", "CMB-11", lead="4"),
        words("steps-damage", "CMB-13", "CMB-14", "CMB-15", lead="5"),
        words("steps-markers", "CMB-16", "CMB-20", lead="6", health=HEALTH),
    )


def _red_dice(words: Words) -> Section:
    return words.section(
        "red",
        words("red-ground", "BON-02", "BON-03", "BON-04", "BON-06", "BON-07"),
        words("red-range", "BON-08", "BON-09", "BON-10"),
        words("red-air", "BON-11", "BON-12", "BON-14"),
    )


def _experience(words: Words) -> Section:
    cap = words.rulings.experience_cap
    return words.section(
        "experience",
        words("experience-gain", "CMB-17", "CMB-18", "CMB-19"),
        words("experience-levels", "CMB-12", "CMB-21", veteran=VETERAN, hero=HERO, cap=cap),
    )


def _money(words: Words) -> Section:
    limit = int(words.subject.option("type-limit") == "four")
    return words.section(
        "money",
        words("money-income", "MON-01", "MON-02"),
        words("money-repair", "REP-01", "REP-02", "REP-03", repair=FEE, points=REPAIRED),
        words("money-buy", "BUY-01", "BUY-02", "BUY-03", "BUY-04", limit=limit, most=MOST_OF_A_TYPE),
        words("money-give", "MON-03", "MON-04", fee=TRANSFER_FEE),
    )


def _victory(words: Words) -> Section:
    short = int(words.subject.option("length") == "short")
    half = int(words.subject.half is not None)
    goal = (4 if half else 6) - short
    return words.section(
        "victory",
        words(
            "victory-factories", "VIC-04" if short else "VIC-02" if half else "VIC-01", "VIC-05", goal=goal, half=half
        ),
        words("victory-units", "VIC-03", "VIC-06"),
    )


def _special(words: Words) -> Section:
    return words.section(
        "special",
        words("special-katyusha", "KAT-01", "KAT-02", "KAT-03", "KAT-04", "KAT-05"),
        words("special-b17", "B17-01", "B17-02", "B17-03", "B17-04"),
    )


def _missions(words: Words) -> Section:
    """Only a reminder: V2 and the weather have sheets of their own."""
    return words.section(
        "missions",
        words("missions-mountains", "MTN-01", "MTN-02", "MTN-03"),
        words("missions-ardennes", "ARD-02", "ARD-03", "ARD-07", "ARD-08"),
        words("missions-timer", "TIME-01", "DLS-01"),
    )


def _agreed(words: Words) -> list[Section]:
    """What this table has answered in its own way."""
    subject = words.subject.asked
    items = [
        Item(f"*{ruling.question}* {ruling.answer}", (ruling.rule.removeprefix("AA-"),))
        for ruling in agreed(subject.game, subject.setup, words.book.ask.language)
    ]
    return [words.section("agreed", *items, apart=True)] if items else []
