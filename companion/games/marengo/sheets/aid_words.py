"""What the player aid says: short lines of our own, each with the ids of the rules behind it (without their `BM-`)."""

from __future__ import annotations

from companion.games.marengo.beginning import rulings_of
from companion.games.marengo.sheets.aid_signs import picture_of
from companion.games.marengo.sheets.look import MARK, board_note, hour
from companion.games.marengo.sheets.subject import FieldSubject
from companion.games.marengo.sheets.worksheet import STEPS, step_words
from companion.games.marengo.state import BONUS, COMMANDS
from companion.games.marengo.state import STEPS as ROAD_STEPS
from companion.kernel.game import Fact
from companion.printing.agreed import agreed
from companion.printing.book import Book
from companion.printing.sections import Item, Section


class Words:
    """Turns keys into items: `words("roads-steps", "ROAD-01")`."""

    def __init__(self, book: Book, subject: FieldSubject) -> None:
        self.book, self.subject, self.say = book, subject, book.say
        self.rulings = rulings_of(subject.asked.setup)

    def __call__(self, key: str, *rules: str, lead: str = "", **facts: Fact) -> Item:
        return Item(self.say(f"marengo-aid-{key}", **facts), rules, lead, picture_of(key))

    def section(self, key: str, *items: Item, apart: bool = False) -> Section:
        return Section(self.say(f"marengo-aid-{key}"), list(items), apart, picture_of(key))


def phases(words: Words) -> list[Item]:
    """The strip at the top: a turn at a glance."""
    return [
        words("phase-bombard", "TURN-03"),
        words("phase-assault", "TURN-04"),
        words("phase-move", "TURN-05"),
        words("phase-announce", "TURN-06"),
    ]


def sections(words: Words) -> list[Section]:
    """In the order in which a turn needs them."""
    return [
        _start(words),
        _commands(words),
        _movement(words),
        _roads(words),
        _cavalry(words),
        _entries(words),
        _maneuver(words),
        _bombardment(words),
        _assault(words),
        _steps(words),
        _retreat(words),
        _morale(words),
        _victory(words),
        _board(words),
        *_agreed(words),
    ]


def _start(words: Words) -> Section:
    return words.section(
        "start",
        words("start-shuffle", "TURN-11", "SURP-13", scope=words.rulings.shuffle_scope),
        words("start-alarm", "SURP-02"),
        words("start-declare", "SURP-03", "SURP-04", "SURP-05", "SURP-06"),
        words("start-asleep", "SURP-01", "SURP-10", "SURP-11"),
    )


def _commands(words: Words) -> Section:
    return words.section(
        "commands",
        words("commands-limit", "CMD-04", "CMD-07", commands=COMMANDS),
        words("commands-one", "CMD-05", "CMD-06", "CMD-26", "CMD-20"),
        words("commands-withdraw", "CMD-27", "CMD-13", cost=words.rulings.withdraw_cost),
        words("commands-free", "CMD-11", "CMD-08", "CMD-09", "CMD-10", "CMD-15"),
        words("commands-groups", "CMD-02", "CMD-03", "CMD-25"),
    )


def _movement(words: Words) -> Section:
    return words.section(
        "movement",
        words("movement-reserve", "MOVE-10", "MOVE-11", "BLK-01"),
        words("movement-block", "BLK-03"),
        words("movement-leave", "BLK-04", "BLK-08"),
        words("movement-limits", "MOVE-04", "MOVE-05", "MOVE-06"),
        words("movement-stormed", "MOVE-13", "MOVE-14", "MOVE-15"),
    )


def _roads(words: Words) -> Section:
    return words.section(
        "roads",
        words("roads-steps", "ROAD-01", "ROAD-02", "ROAD-05", steps=ROAD_STEPS),
        words("roads-crossing", "ROAD-07", "ROAD-08", "ROAD-09", steps=ROAD_STEPS),
        words("roads-direction", "ROAD-11", "ROAD-12", "ROAD-13"),
        words("roads-cost", "ROAD-15", "CMD-12"),
    )


def _cavalry(words: Words) -> Section:
    return words.section(
        "cavalry",
        words("cavalry-continue", "CAV-01", "CAV-02", "CAV-10"),
        words("cavalry-road", "CAV-05", "CAV-06", roads=words.rulings.continue_roads),
        words("cavalry-parts", "CAV-09", "CAV-16"),
    )


def _entries(words: Words) -> Section:
    return words.section(
        "entries",
        words("entries-steps", "REIN-01", "REIN-03", "REIN-04"),
        words("entries-shut", "REIN-05", "REIN-06", "REIN-09"),
        words("entries-pontoon", "PONT-01", "PONT-03"),
    )


def _maneuver(words: Words) -> Section:
    return words.section(
        "maneuver",
        words("maneuver-what", "MAN-01", "MAN-02"),
        words("maneuver-who", "MAN-05", "MAN-06"),
        words("maneuver-stop", "MAN-10", "MAN-11", "MAN-12", "MAN-13"),
        words("maneuver-stopped", "MAN-14", "MAN-16", "MAN-17"),
        words("maneuver-won", "MAN-18", "MAN-19", "MAN-20", part=words.rulings.part_stays),
    )


def _bombardment(words: Words) -> Section:
    return words.section(
        "bombardment",
        words("bombardment-turns", "BOMB-02", "BOMB-03", "BOMB-12"),
        words("bombardment-target", "BOMB-18", "BOMB-19", "BOMB-20"),
        words("bombardment-strength", "BOMB-21", "BOMB-22"),
        words("bombardment-limits", "BOMB-04", "BOMB-06", "BOMB-07", "BOMB-11"),
    )


def _assault(words: Words) -> Section:
    return words.section(
        "assault",
        words("assault-who", "ASLT-01", "ASLT-07", "ASLT-04", "ASLT-15"),
        words("assault-losses", "ASLT-18", "ASLT-19", "ASLT-20", "ASLT-25"),
        words("assault-after", "ASLT-10", "ASLT-11"),
    )


def _steps(words: Words) -> Section:
    """The same words as on the worksheet."""
    items = [
        Item(step_words(words.say, number, words.rulings), step.rules, str(number))
        for number, step in enumerate(STEPS, 1)
    ]
    return words.section("steps", *items)


def _retreat(words: Words) -> Section:
    return words.section(
        "retreat",
        words("retreat-who", "RET-02", "RET-03"),
        words("retreat-losses", "RET-06", "RET-07", "RET-08", "RET-09"),
        words("retreat-artillery", "RET-05", artillery=words.rulings.retreat_artillery),
        words("retreat-where", "RET-12", "RET-13", "RET-14", "RET-15", "RET-16"),
        words("retreat-nowhere", "RET-17", "RET-19"),
    )


def _morale(words: Words) -> Section:
    return words.section(
        "morale",
        words("morale-points", "DEM-01", "DEM-02"),
        words("morale-broken", "DEM-03", "DEM-09", "DEM-10", "DEM-11"),
        words("morale-bonus", "DEM-05", "DEM-06", bonus=BONUS, often=words.rulings.bonus_every_round),
    )


def _victory(words: Words) -> Section:
    return words.section(
        "victory",
        words("victory-morale", "VIC-01", "VIC-05"),
        words("victory-stars", "VIC-02", "VIC-03", "VIC-04", "VIC-07"),
    )


def _board(words: Words) -> Section:
    """What is printed on this board, as far as its file knows it."""
    board, book = words.subject.board, words.book
    mark = "" if board.source == "owner" else MARK
    last = hour(book, board, board.time.rounds)
    day = words("board-day", "TURN-01", first=hour(book, board, 1), last=last, rounds=board.time.rounds)
    starts = board.morale
    told = words("board-morale", "SET-02", austrian=starts.austrian_start, french=starts.french_start, mark=mark)
    note = board_note(book, board)
    return words.section("board", day, told, *([Item(note, ())] if note else []), apart=True)


def _agreed(words: Words) -> list[Section]:
    """What this table has answered in its own way."""
    asked = words.subject.asked
    items = [
        Item(f"*{ruling.question}* {ruling.answer}", (ruling.rule.removeprefix("BM-"),))
        for ruling in agreed(asked.game, asked.setup, words.book.ask.language)
    ]
    return [words.section("agreed", *items, apart=True)] if items else []
