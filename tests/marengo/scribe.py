"""Plays a whole game and writes it down as a record, with what happens at real tables: slips, house rules, undo."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion.games.marengo.changes import shift
from companion.games.marengo.moves.ending import judged, stars_held
from companion.games.marengo.moves.groups import March
from companion.games.marengo.moves.start import Activate
from companion.games.marengo.parts import Stand
from companion.games.marengo.pieces import ANY, kind
from companion.games.marengo.state import COMMANDS, SEATS, State
from companion.kernel.attached import attached
from companion.kernel.game import Move, Seat, Setup
from companion.kernel.journal import Journal
from companion.kernel.notation import Language
from companion.kernel.table import Table
from companion.kernel.trouble import NotAllowed, NotAsEntered, Trouble
from tests.marengo.invariants import broken_at
from tests.marengo.players import GAME, Likings, chosen, owed
from tests.support import broken_by

LONGEST = 1500  # entries; no game is longer
MOST_TRIED = 400  # games that are tried for one that ends as it is wanted


class Ending(NamedTuple):
    """How a game has ended, told more closely than by its result."""

    reason: str
    winner: str
    broken: str = "nobody"  # demoralized
    stars: str = ""  # what they say where they decide, or that they would have said something else


class Wanted(Struct, frozen=True):
    """A record as it should be."""

    about: str  # what it is there for
    setup: Setup
    ends: Ending
    style: Likings = {}
    language: Language = "en"
    labels: dict[str, str] = {}  # the owner's own names of locales
    concedes: str = ""  # who gives the battle up, in the last round
    script: tuple[int, tuple[str, ...]] = (0, ())  # a round, and lines that are entered in it as soon as they can be
    every: int = 6  # moves between two things that are no plain move


def written(wanted: Wanted, name: str) -> str:
    """The first game by lot that ends as it should."""
    for lot in range(MOST_TRIED):
        scribe = Scribe(wanted, Random(f"{name} {lot}"))
        with suppress(NotAllowed, NotAsEntered):  # its script does not fit this game, or none of the examples is true
            if scribe.plays():
                return scribe.text()
    raise SystemExit(f"{name}: none of {MOST_TRIED} games ends with {wanted.ends}")


def ending_of(table: Table[Any]) -> Ending:
    state: State = table.state
    assert state.result is not None
    reason, winner = state.result.reason, str(state.result.winner)
    broken = [seat for seat in SEATS if state.demoralized(seat)]
    told = "both" if len(broken) == 2 else broken[0] if broken else "nobody"
    if reason == "conceded":
        return Ending(reason, winner)
    colours = star_colours(table)
    by_stars = judged(replace(state, broke=dict.fromkeys(SEATS, 0)), colours).winner
    if reason == "morale":
        return Ending(reason, winner, told, "" if by_stars == winner else "against the stars")
    return Ending(reason, winner, told, "two colours" if by_stars == "austrian" else _few(colours))


def _few(colours: list[str]) -> str:
    return "one colour" if len(colours) > 1 else "too few"


def star_colours(table: Table[Any]) -> list[str]:
    """Of the objectives that Austrians hold: on the map, or as they were counted at the end of the books."""
    counted = [event.facts for event in table.last.events if event.kind == "books-stars"]
    held = [colour for facts in counted for colour in ("red", "green", "blue") for _ in range(int(facts[colour]))]
    return held or list(stars_held(table.state).values())


class Scribe:
    """One game with its record, line by line."""

    def __init__(self, wanted: Wanted, dice: Random) -> None:
        self.wanted, self.dice = wanted, dice
        self.table: Table[Any] = Table.create(Journal(":memory:"), GAME, wanted.setup)
        self.lines: list[str] = []
        self.waiting: list[Callable[[], bool]] = []
        self.round, self.scripted = 1, False

    # --- the whole game ---------------------------------------------------------------------------------------------

    def plays(self) -> bool:
        """To its end; is it the one that was wanted, and has everything happened that happens at tables?"""
        while self.table.result is None and len(self.lines) < LONGEST:
            self._goes_on()
            if len(self.lines) % self.wanted.every == 0 and self.table.result is None:
                self._interlude()
            self._claims()
        if self.table.result is None or ending_of(self.table) != self.wanted.ends:
            return False
        kinds = {entry.kind for entry in self.table.entries()}
        return {"undo", "force", "correct"} <= kinds and not list(broken_at(self.table))

    def _goes_on(self) -> None:
        state: State = self.table.state
        when, lines = self.wanted.script
        if state.round == when and not self.scripted and not broken_by(self.table, lines[0]):
            self.scripted = True
            for line in lines:
                self._enter(self.table.reader().move(line))
        elif self.wanted.concedes and state.round == state.rules.rounds and owed(state).kind in ("move", "books-move"):
            self._enter(self.table.reader().move(f"{self.wanted.concedes} concede"))
        else:
            self._enter(chosen(state, self.dice, self.wanted.style))

    def _enter(self, move: Move) -> None:
        line = self._typed(move)
        self.table.enter(line, language=self.wanted.language)
        self.lines.append(line)

    def _typed(self, move: Move) -> str:
        line = GAME.notation.write(move, self.wanted.language)
        return re.sub(r"\b[A-Z]\b", lambda found: self.wanted.labels.get(found[0], found[0]), line)

    def _claims(self) -> None:
        """What everybody can compare after each round."""
        state: State = self.table.state
        if state.round > self.round and state.result is None:
            self.round = state.round
            self.lines += [f"#= round = {state.round}", self._claim("morale"), self._claim("lost"), ""]

    def _claim(self, field: str) -> str:
        return f"#= {field} = {msgspec.json.encode(getattr(self.table.state, field)).decode()}"

    # --- what is no plain move --------------------------------------------------------------------------------------

    def _interlude(self) -> None:
        """The next of them that is possible here, and none that was there before all others have been."""
        if not self.waiting:
            self.waiting = [self._slip, self._house_rule, self._correction, self._refused, self._other_way,
                            self._there_and_back, self._thinks_again]  # fmt: skip
        done = next((interlude for interlude in self.waiting if interlude()), None)
        if done is not None:
            self.waiting.remove(done)

    def _refused(self) -> bool:
        """Somebody tries what is not allowed."""
        for move in self._out_of_order():
            line = GAME.notation.write(move)
            try:
                rules = broken_by(self.table, line)
            except Trouble:  # nobody would understand it here
                continue
            if rules:
                self.lines.append(f"#! {' '.join(sorted(rules))}: {line}")
                return True
        return False

    def _other_way(self) -> bool:
        """Something else would have been allowed too."""
        move = self.dice.choice(list(offered(self.table.state)))
        self.lines.append(f"#+ as well: {GAME.notation.write(move)}")
        return True

    def _slip(self) -> bool:
        """An entry is taken back."""
        return self._back(1)

    def _thinks_again(self) -> bool:
        """A few of them are."""
        return self._back(3)

    def _back(self, count: int) -> bool:
        if len(self.table.line()) <= count:
            return False
        self.table.undo(count, consent=True, exactly=True)
        self.lines.append("undo" if count == 1 else f"undo {count}")
        return True

    def _there_and_back(self) -> bool:
        """Somebody looks how it was, two entries ago, and how it is now."""
        head = self.table.head
        if not self._back(2):
            return False
        self.table.redo(1, exactly=True)
        self.table.jump(head, consent=True, exactly=True)
        self.lines += ["redo", f"jump {head}"]
        return True

    def _house_rule(self) -> bool:
        """What the rules forbid and the table allows."""
        for move in self._out_of_order():
            if not self.table.objections(move):
                continue
            line = self._typed(move)
            try:
                self.table.force(line, "just this once", language=self.wanted.language, openly=True)
            except Trouble:  # there are no blocks for it
                continue
            self.lines.append(f"force {line}  # just this once")
            return True
        return False

    def _out_of_order(self) -> list[Move]:
        """Moves for which a command is missing, that come at the wrong time, or of blocks that are still asleep."""
        state: State = self.table.state
        rich = replace(state, commands=COMMANDS)
        untimely = replace(rich, phase="assault" if state.phase == "move" else "move", ready=False)
        found = [*offered(rich), *offered(untimely), *sleepwalking(state)]
        self.dice.shuffle(found)
        return found[:60]

    def _correction(self) -> bool:
        """The table shows something else than Companion: a marker, a command, a block."""
        known = set(map(str, self.table.faults()))
        for path, value, reason in self._slips_of_hand():
            try:
                odd = set(map(str, GAME.faults(self.table.corrected(path, value)))) - known
            except Trouble:  # the game could not go on from there
                continue
            if not odd:
                body = self.table.body(self.table.correct(path, value, reason))
                self.lines.append(f"set {body.path} = {json.dumps(body.value)}  # {reason}")
                return True
        return False

    def _slips_of_hand(self) -> list[tuple[str, Any, str]]:
        state: State = self.table.state
        found: list[tuple[str, Any, str]] = [("commands", (state.commands + 1) % (COMMANDS + 1), "miscounted")]
        for seat in SEATS:
            found += [(f"morale.{seat}", state.morale[seat] - 1, "the marker was forgotten")]
            found += [(f"stand.{seat}", stand, "put down in the wrong place") for stand in misplaced(state, seat)]
        self.dice.shuffle(found)
        return found

    # --- the file ---------------------------------------------------------------------------------------------------

    def text(self) -> str:
        setup = self.wanted.setup
        head = [f"# {self.wanted.about}", f"game: {GAME.id}"]
        head += [f"option {key}: {value}" for key, value in setup.options.items()]
        head += ["seat austrian: Anna", "seat french: Ben"]
        for name, content in setup.files.items():
            head += attached(name, content)
        tail = [self._claim(field) for field in ("round", "morale", "lost", "broke", "result")]
        return "\n".join([*head, "", *self.lines, *tail]) + "\n"


def offered(state: State) -> Iterator[Move]:
    """Whatever could be done here; nobody thinks of giving up."""
    for decision in GAME.pending(state):
        if not decision.optional:
            yield from GAME.choices(state, decision)


def sleepwalking(state: State) -> Iterator[Move]:
    """What blocks could do that still sleep (BM-SURP-01)."""
    for place, here in state.stand["french"].items():
        if "xz" in here and place in state.board.locale:
            yield Activate("french", place, ("z",))
            yield from (
                March("french", ("z",), place, state.board.beyond[over]) for over in state.board.ways_out[place]
            )


def misplaced(state: State, seat: Seat) -> Iterator[Stand]:
    """Where a side stands if one of its blocks in reserve is in the next locale instead."""
    for place in state.stand[seat]:
        if place in state.board.locale and any(kind(name) == kind(ANY) for name in state.at(seat, place)):
            for over in state.board.ways_out[place]:
                yield shift(state, seat, place, state.board.beyond[over], (ANY,))[0].stand[seat]
