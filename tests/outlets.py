"""Law 5 over every outlet: twin tables at which somebody has decided differently, unseen, and what others get of it.

Nothing here knows a game. A pair are two copies of one table; at each of them the same player decides something else
that looks the same to everybody: laid face down, also instead of something else, as a house rule, against relaxed
rules, or behind a screen.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import copy
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any, TypeAlias
from unittest.mock import patch

from companion import prints
from companion.cli.look import _entry_json
from companion.kernel import handwork, openness
from companion.kernel.correcting import SENSELESS
from companion.kernel.fields import known_things
from companion.kernel.game import Decision, Move, Seat
from companion.kernel.journal import Journal
from companion.kernel.savecode import save_code
from companion.kernel.seals import Seals
from companion.kernel.table import Table
from companion.kernel.trouble import NeedsConsent, NotAllowed, Trouble
from companion.text.handwork import tasks_from_box
from companion.text.language import Language
from companion.text.recorded import open_record
from companion.text.teller import Teller
from companion.text.verdict import judge
from companion.tui.history import History
from companion.tui.signs import UNICODE
from tests.random_table import random_move
from tests.values import every_move

AnyTable: TypeAlias = Table[Any]
Way: TypeAlias = Callable[[AnyTable, Move], object]
Outlets: TypeAlias = Callable[..., dict[str, str]]  # as `outlets` below
SEAL = re.compile(r"\b[0-9a-f]{8}\b")  # salted, so it tells nothing: no two are alike anyway
TRIED, TYPED = 4, 2  # moves somebody tries to find something out, and of them those that are entered
BACK = 3  # entries that somebody tries to take back
LONG = 60  # entries, after which another table is played at: all that was entered is told again for each pair
ENTERED = "entered"
PAIRS = 4  # of one decision at most, each table with the one before


class _Copy(Journal):
    """A journal with the same rows, in memory."""

    def __init__(self, journal: Journal) -> None:
        self._copied = journal._db
        super().__init__(":memory:")

    def _connected(self) -> sqlite3.Connection:
        db = sqlite3.connect(":memory:", isolation_level=None)
        self._copied.backup(db)
        return db


def copied(table: AnyTable) -> AnyTable:
    """Another table that stands as this one does, with a journal of its own.

    It knows the positions that this one knows, so that none is played again, but nothing that was made of them.
    """
    twin, past = copy(table), copy(table.past)
    twin.journal = past._journal = _Copy(table.journal)
    past._states, past._known = past._states.copy(), past._known.copy()
    past._sealing, past._down, past.steps, past.hiding = {}, {}, {}, {}
    past._end = past._top = -1
    twin.past, twin._seals, twin._readers = past, Seals(past, table.game, twin._asked), {}
    return twin


def found_once(find: Callable[..., Any]) -> Callable[..., Any]:
    """What follows from positions and moves alone is not worked out again for the very same ones.

    That hides no leak: twins have the same positions only up to where they part.
    """
    known: dict[tuple[Any, ...], tuple[Any, ...]] = {}

    def answer(*about: Any, **more: Any) -> Any:
        asked = (*about, *more.values())
        key = tuple(tuple(part) if isinstance(part, list) else id(part) for part in asked)
        if key not in known:
            known[key] = find(*about, **more), asked  # kept, so that no other position gets its id
        return known[key][0]

    return answer


# --- twins --------------------------------------------------------------------------------------------------------


def twins(table: AnyTable, dice: Random) -> Iterator[tuple[Seat, list[AnyTable]]]:
    """Tables after a decision of that player, which was another one at each of them."""
    for decision in table.pending():
        for way, moves in _alike(table, decision, dice):
            tables = []
            for move in dice.sample(moves, min(len(moves), PAIRS + 1)):
                twin = copied(table)
                with suppress(Trouble):  # a house rule that is possible for some of them only
                    way(twin, move)
                    tables.append(twin)
            yield decision.seat or "", tables


def _alike(table: AnyTable, decision: Decision, dice: Random) -> Iterator[tuple[Way, list[Move]]]:
    """Moves nobody can tell apart, and how they are made."""
    own = list(table.game.choices(table.seen_by(decision.seat), decision))
    if not decision.secret:
        yield from ((_enter, moves) for moves in _looking_the_same(table, own))
    elif any(other.secret and other.kind == decision.kind and other != decision for other in table.pending()):
        any_ = [move for move in _candidates(table, decision, dice) if _is_possible(table, move)]
        yield _enter, own
        yield _force, any_
        yield _against_relaxed_rules(table, any_, dice.choice(("advise", "off"))), any_
        yield _instead_of_another(own, dice), own
    elif decision.kind in table.game.kept:  # nobody else decides with them, and nobody learns it afterwards
        yield from ((_enter, moves) for moves in _looking_the_same(table, own))


def _looking_the_same(table: AnyTable, moves: list[Move]) -> Iterator[list[Move]]:
    """Groups of moves after which everybody knows the same."""
    groups: list[tuple[Any, list[Move]]] = []
    for move in moves:
        outcome = table.game.play(table.state, move)
        told = [event for event in outcome.events if event.visible_to(None)]
        known = (told, table.game.seen_by(outcome.state, None), outcome.reveals)
        group = next((found for seen, found in groups if seen == known), None)
        if group is None:
            groups.append((known, [move]))
        elif all(table.game.play(table.state, other).state != outcome.state for other in group):
            group.append(move)
    return (group for _, group in groups if len(group) > 1)


def _candidates(table: AnyTable, decision: Decision, dice: Random) -> list[Move]:
    """Legal or not."""
    types = [move_type for move_type in table.game.moves if move_type.verb() in decision.verbs]
    found = [move for kind in types for move in every_move(table.game, table.state, kind, dice, most=40)]
    return [move for move in found if move.seat == decision.seat]


def _is_possible(table: AnyTable, move: Move) -> bool:
    try:
        table.check_force(move)
    except (Trouble, *SENSELESS):
        return False
    return True


def _enter(table: AnyTable, move: Move) -> object:
    return table.enter(move)


def _force(table: AnyTable, move: Move) -> object:
    return table.force(move, "we play it so")


def _instead_of_another(moves: list[Move], dice: Random) -> Way:
    """Something else was laid face down before, at each table perhaps another one."""

    def way(each: AnyTable, move: Move) -> object:
        each.enter(dice.choice(moves))
        return each.enter(move, anew=True)

    return way


def _against_relaxed_rules(table: AnyTable, moves: list[Move], policy: Any) -> Way:
    rules = sorted({objection.rule for move in moves for objection in table.objections(move)})

    def way(each: AnyTable, move: Move) -> object:
        for rule in rules:
            each.relax(rule, policy)
        return each.enter(move)

    return way


# --- what others get of it ----------------------------------------------------------------------------------------


def outlets(table: AnyTable, viewer: Seat | None, since: int, tried: list[Move], words: Language) -> dict[str, str]:
    """All that a player, or everybody, can look at, print, be offered, be told or find out by trying; as text.

    `since`: the entry after which the tables differ.
    """
    voice, reader, game = Teller.at(table, words), table.open_reader(words.code), table.game
    current = {entry.n for entry in table.line()}
    entries, first = list(table.entries(since)), reader.complete("", viewer)
    known: dict[str, Any] = {
        "view": table.seen_by(viewer),
        "pending": table.pending(),
        "choices": table.choices(viewer),
        "picture": [voice.event(line) for line in game.picture(table.state, viewer)],
        "layout": game.layout(table.state, viewer),
        "completions": [first, reader.complete(first[since % len(first)], viewer) if first else ()],
        "log": [_without_time(_entry_json(table, entry, viewer, entry.n in current)) for entry in entries],
        "why": [[event for event in table.why(entry.n) if event.visible_to(viewer)] for entry in entries],
        "checks": [table.seals_checked(entry) for entry in entries],
    }
    known |= _shared(table, tried, voice) if viewer is None else {}
    return {outlet: repr(what) for outlet, what in known.items()}


def _shared(table: AnyTable, tried: list[Move], voice: Teller) -> dict[str, Any]:
    """What is on the shared screen, in files and on paper, and what anybody is answered who tries something."""
    game, lines = table.game, History(table).lines(voice, UNICODE, 200, branches=True)
    typed = [game.notation.write(move, voice.language.code) for move in tried]
    return {
        "headline": game.headline(table.state),
        "screen": [line.content.plain for line in lines],
        "verdicts": [judge(table, text, voice, entered) for text in typed for entered in (False, True)],
        "refusals": [answer(table, text, voice) for text in typed[:TYPED]],
        "consent": [_asks_for_consent(table, steps) for steps in range(1, BACK + 1)],
        "record": open_record(table, voice.language),
        "code and paper": _code(table, voice),
        "laid out": [task.text for task in tasks_from_box(table, voice)],
        "inventory": known_things(game, table.state),
        "faults": table.faults(),
        "plan": table.sketch().state,
        "sealed": [(seal.seat, seal.decision) for seal in table.sealed()],
    }


def _unsealed(text: str) -> str:
    """Seals are salted, so that no two are alike."""
    return SEAL.sub("seal", text)


def _same(here: str, there: str) -> bool:
    return here == there or _unsealed(here) == _unsealed(there)


def _without_time(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key != "time"}


def _code(table: AnyTable, voice: Teller) -> Any:
    try:
        code = save_code(table)
        with patch.object(prints, "save_code", lambda _: code):  # which is on the paper too
            return code, prints.as_it_stands(table, voice.language.code)
    except Trouble as trouble:
        return list(voice.trouble(trouble))


def answer(table: AnyTable, text: str, voice: Teller) -> Any:
    """What somebody is told who enters this; the table itself stays as it is."""
    trial = copied(table)
    try:
        entry = trial.enter(text, language=voice.language.code)
    except NotAllowed as refused:
        return [(voice.objection(objection), objection.rule) for objection in refused.objections]
    except Trouble as trouble:
        if trouble.key == "not-as-entered":  # whoever claims something about hidden things may hear that it is not so
            return ENTERED
        return list(voice.trouble(trouble))
    if entry.kind != "seal" or any(event.kind == "lapsed" for event in entry.events):
        return ENTERED  # all have decided: what lay face down is turned over, or found to fit no longer
    return [voice.event(event) for event in entry.events if event.visible_to(None)]


def _asks_for_consent(table: AnyTable, steps: int) -> str:
    trial = copied(table)
    try:
        trial.undo(steps)
    except NeedsConsent:
        return "asks"
    except Trouble as trouble:
        return trouble.key
    return "goes back"


# --- pairs --------------------------------------------------------------------------------------------------------


def compared(
    begin: Callable[[], AnyTable],
    dice: Random,
    count: int,
    words: Callable[[], Language],
    long: int = LONG,
    shown: Outlets = outlets,
) -> int:
    """Play at random and hold that many pairs of tables against each other; how many there were.

    `long`: entries, after which another table is begun; few where all secrets are decided in the first of them.
    `shown`: what is held against each other.
    """
    found = 0
    while found < count:
        hides, hands = found_once(openness.hides), found_once(handwork.open_hands)
        with patch.object(openness, "hides", hides), patch.object(handwork, "open_hands", hands):
            found += _compared_at(begin(), dice, count - found, words, long, shown)
    return found


def _compared_at(
    table: AnyTable, dice: Random, count: int, words: Callable[[], Language], long: int, shown: Outlets
) -> int:
    """The same at one table, until its game is over or long enough."""
    found, start = 0, table.head
    while found < count:
        for owner, tables in twins(table, dice):
            language, tried, since = words(), _tried(table, dice), table.last.n + 1
            others = [seat for seat in table.game.names(table.state)["seat"] if seat != owner]
            tables = tables[: count - found + 1]
            for viewer in (None, dice.choice(others)):
                _compare(owner, viewer, tables, partial(shown, since=since, tried=tried, words=language))
            found += max(0, len(tables) - 1)
            if found >= count:
                return found
        move = random_move(table, dice)
        if move is None or table.result is not None or table.head > start + long:
            break
        table.enter(move)
    return found


def _compare(
    owner: Seat, viewer: Seat | None, tables: list[AnyTable], shown: Callable[[AnyTable, Seat | None], dict[str, str]]
) -> None:
    """Each table with the one before, as far as the viewer was told the same: a gift is told to whoever gets it."""
    heard = [_heard(table, viewer) for table in tables]
    known: dict[int, dict[str, str]] = {}
    for before, after in pairwise(range(len(tables))):
        if heard[before] == heard[after]:
            for number in {before, after} - known.keys():
                known[number] = shown(tables[number], viewer)
            here, there = known[before], known[after]
            leaking = [outlet for outlet in here if not _same(here[outlet], there[outlet])]
            assert not leaking, f"law 5: {leaking} tell {viewer} what {owner} decided unseen"


def _heard(table: AnyTable, viewer: Seat | None) -> list[str]:
    """What somebody was told at the last entry."""
    return [_unsealed(repr(event)) for event in table.last.events if event.visible_to(viewer)]


def _tried(table: AnyTable, dice: Random) -> list[Move]:
    kinds = dice.sample(table.game.moves, min(TRIED, len(table.game.moves)))
    found = [every_move(table.game, table.state, kind, dice, most=10) for kind in kinds]
    return [dice.choice(moves) for moves in found if moves]
