"""Somebody who sits at a table and presses keys: looks around, types or picks moves, thinks again, takes them back."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from textual.app import App

from bench.terminal import Keys
from companion.games.registry import game
from companion.kernel.game import Move, Setup
from companion.kernel.table import Table
from companion.store import Store
from companion.tui.screens.curtain import CurtainScreen, Unseen
from companion.tui.screens.dialogs import Ask
from companion.tui.screens.open_cards import OpenCards
from companion.tui.widgets.entry import EntryLine
from companion.tui.widgets.numbered import Numbered
from companion.tui.widgets.wide_board import WideBoard

BEHIND = 20  # entries when somebody sits down
PARTS = 8  # of a move, at most
OPTIONS: Mapping[str, dict[str, str]] = {
    "march": {},
    "clockwork": {"players": "2"},
    "marengo": {"reinforcements": "sample"},
    "aces": {"players": "2"},
}


def running_game(store: Store, name: str, evening: int = 0) -> tuple[App[Any], Keys]:
    """The app at a table with the beginning of a game behind it; every evening another one."""
    app, dice = _seated(store, name, evening)
    return app, _play(app, dice)


def deciding_game(
    store: Store, name: str, evening: int = 0, options: Mapping[str, str] | None = None
) -> tuple[App[Any], Keys]:
    """The same table, where nothing but decisions is entered: by number, taken back, made again."""
    app, dice = _seated(store, name, evening, options)
    return app, _decide(app, dice)


def _seated(
    store: Store, name: str, evening: int, options: Mapping[str, str] | None = None
) -> tuple[App[Any], random.Random]:
    from companion.tui.app import CompanionApp
    from companion.tui.settings import Settings

    dice, rules = random.Random(2 + evening), game(name)
    people = dict(zip(rules.seats, ("Anna", "Ben"), strict=False))
    id_ = store.create(rules, Setup(dict(options or OPTIONS[name]), people))
    table = store.look(store.journal.table(id_))
    while table.head < BEHIND:
        table.enter(dice.choice(_moves(table)))
    return CompanionApp(store, Settings("en", clock=False), id_), dice  # a clock would draw in between


def _moves(table: Table[Any]) -> list[Move]:
    return [move for d in table.pending() if not d.optional for move in table.game.choices(table.state, d)]


def _play(app: Any, dice: random.Random) -> Keys:
    """Looks at the list and at the board, types or picks a move, and sometimes takes it back."""
    desk = _sits(app)
    while True:
        yield from (("look", key) for key in dice.choices(["down", "up"], k=3))
        if isinstance(desk.board, WideBoard):
            yield from _around(dice)
        if desk.table.result is None and dice.random() < 0.5:
            move = dice.choice(_moves(desk.table))
            yield from (("type", key) for key in ("/", *desk.table.game.notation.write(move)))
            yield "move", "enter"
            while app.screen is desk and desk.query_one("#entry").has_focus:  # what is refused stays to be mended
                yield "look", "escape"
        elif desk.table.result is None:
            yield from _number(desk, dice)
        yield from _answers(app, desk, dice)
        if desk.table.result is not None or dice.random() < 0.2:
            for key in dice.choice(["ur", "[]", "uuu"]):
                yield "move", key
                yield from _answers(app, desk, dice)


def _decide(app: Any, dice: random.Random) -> Keys:
    desk = _sits(app)
    while True:
        yield from [("move", "u")] if desk.table.result is not None else _number(desk, dice)
        yield from _answers(app, desk, dice)
        for key in dice.choice(["", "ur", "u", "[]"]):
            yield "move", key
            yield from _answers(app, desk, dice)


def _sits(app: Any) -> Any:
    desk = app.screen
    desk.query_one("#entry").cursor_blink = False  # a blink is a picture no key has caused
    return desk


def _around(dice: random.Random) -> Keys:
    """On a board that is larger than its room: from place to place, now and then closer and back."""
    yield "around", "l"
    yield from (("around", key) for key in dice.choices(["left", "right", "up", "down"], k=5))
    if dice.random() < 0.3:
        yield from (("around", key) for key in ("plus", *dice.choices(["left", "right", "up", "down"], k=2), "minus"))
    yield "around", "escape"


def _number(desk: Any, dice: random.Random) -> Keys:
    """One of those in the list, mostly the first, part by part; any other would only be told that it is none."""
    for _ in range(PARTS):
        before, numbered = desk._parts, len(desk.query_one(Numbered)._numbered)
        number = min(dice.choice((1, 1, 1, 2, 3)), numbered)
        if number * 10 <= numbered:  # it may become a longer one: enter says that it is all
            yield "look", str(number)
            yield "move", "enter"
        else:
            yield "move", str(number or "n")
        if desk.query_one("#entry").has_focus:  # a line that is to be typed on
            yield "look", "escape"
        if len(desk._parts) <= len(before):
            break


def _answers(app: Any, desk: Any, dice: random.Random) -> Keys:
    """What lies over the table is answered: a card behind the curtain or face up, all agree, the end is looked at."""
    while (asked := app.screen) is not desk:
        match asked:
            case CurtainScreen():
                yield "move", dice.choice("1123") if asked.lifted else "enter"
            case OpenCards():
                yield "move", dice.choice(["1", "2", "3", "enter"])
            case Ask():
                yield "move", "y"
            case Unseen() if asked.query(EntryLine):
                yield from _orders(app, desk.table, dice)
            case _:
                yield "move", "escape"


def _orders(app: Any, table: Table[Any], dice: random.Random) -> Keys:
    """At a desk behind the curtain: one line, and then all of it."""
    desk = app.screen
    desk.query_one(EntryLine).cursor_blink = False
    decision = desk._decision
    move = dice.choice(list(table.game.choices(table.seen_by(decision.seat), decision)))
    yield from (("type", key) for key in table.game.notation.write(move, with_seat=False))
    for key in ("enter", "enter", "escape"):  # taken, sealed; or neither
        if app.screen is desk:
            yield "move", key
