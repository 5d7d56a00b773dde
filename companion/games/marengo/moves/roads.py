"""Road movement: each piece by itself, up to three steps (BM-ROAD), and reinforcements that come in so (BM-REIN)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TypeAlias

from msgspec.structs import replace

from companion.games.marengo.board.model import Board
from companion.games.marengo.changes import shift, show
from companion.games.marengo.moves.base import Moving, paid, too_dear
from companion.games.marengo.moves.checks import entered, movers, not_into, not_these, too_full
from companion.games.marengo.moves.routes import (
    WAIT,
    Course,
    Leg,
    against,
    courses,
    crossing_taken,
    no_such_course,
    noted,
    ridden,
)
from companion.games.marengo.parts import Going, Maneuver
from companion.games.marengo.pieces import Picked, impossible, pick, waiting
from companion.games.marengo.revealing import tell_shown
from companion.games.marengo.state import WAITING, State, asked_once, other
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story

Reading: TypeAlias = tuple[Course | None, list[Objection]]  # of a route: a course, and what speaks against it


class Ride(Moving, frozen=True, tag="road"):
    """One piece goes along a road. Cavalry that has just won a maneuver attack so may ride on (BM-MAN-20).

    To the next locale it could march as well: whoever enters it says which it is (BM-AMB-30).
    """

    block: str
    start: str
    route: tuple[str, ...]

    def picked(self, state: State) -> Picked | None:
        seat, riding = self.seat or "", self.riding(state)
        if riding is not None:
            name = next(iter(riding.group))
            return Picked(name, self.block.rpartition("=")[2] if self.block[-2:-1] == "c" else "")
        found = movers(state, seat, self.start, (self.block,)) or pick(state, seat, self.start, (self.block,))
        return found[0] if found else None

    def riding(self, state: State) -> Going | None:
        """The group that rides on; none if the piece only sets out."""
        going = state.going
        return going if going is not None and going.attacked and going.road and going.place == self.start else None

    def reading(self, state: State) -> Reading:
        return _ridden(state, self)

    def goes_first(self, state: State) -> bool:
        return self.riding(state) is not None

    def cost(self, state: State, course: Course) -> int:
        """Nothing on main roads (BM-CMD-11, -12), else one for the piece (BM-ROAD-15), paid once."""
        if course.free:
            return 0
        riding = self.riding(state)
        return int(riding is None or riding.free)

    def against(self, state: State, seat: Seat) -> Iterator[Objection]:
        if self.start in state.board.approach:
            yield no("BM-ROAD-02", seat=seat, place=self.start)
            return
        if self.riding(state) is None:
            yield from not_these(state, seat, self.start, (self.block,))
        elif self.picked(state) is None:
            yield no("BM-HID-06", seat=seat, place=self.start, count=1, there=state.number(seat, self.start))
        course, against_it = self.reading(state)
        yield from against_it if course is not None else no_such_course(state, self.route)
        if self.route.count(WAIT) == len(self.route):
            yield no("BM-ROAD-12", place=self.start)

    def effect(self, state: State, story: Story) -> State:
        seat, picked, course = self.seat or "", self.picked(state), self.reading(state)[0]
        if picked is None or course is None or not course.legs:
            return state
        state = paid(state, story, self.cost(state, course), "BM-ROAD-15")
        riding = self.riding(state)
        return ride(state, story, seat, self.start, picked, course, self.start if riding is None else riding.began)


@asked_once
def _ridden(state: State, move: Ride) -> Reading:
    """The first reading of the route that nothing speaks against, the free ones first; else the likeliest."""
    seat, riding = move.seat or "", move.riding(state)
    step, road, free = (riding.steps, riding.road, riding.free) if riding else (0, "", True)
    picked = move.picked(state)
    cavalry = picked is not None and picked.known.startswith("c")
    first: Reading = (None, [])
    for course in courses(state.board, move.start, move.route, step, road, free):
        objections = against(state, seat, move.start, course, road, cavalry, state.roads)
        objections += too_dear(state, move.cost(state, course))
        if not objections:
            return course, []
        first = first if first[0] is not None else (course, objections)
    return first


def ride(state: State, story: Story, seat: Seat, start: str, picked: Picked, course: Course, began: str) -> State:
    """Along the course; into enemies it is a maneuver attack from the last locale before them (BM-MAN-22).

    `began`: where its move did, which it may go on with; a display if it enters the map.
    """
    entering = start.startswith(WAITING)
    state = show(state, story, seat, start, (picked,))
    attack = state.holds(other(seat), course.legs[-1].to)
    legs = course.legs[: -1 if attack else None]  # the last one is crossed if the attack succeeds
    reached = [leg.to for leg in legs]
    state = ridden(state, seat, legs)
    here = reached[-1] if reached else start
    sleeps = entering and seat == "french" and state.rules.rulings.reinforcements_active == "no"  # BM-AMB-11
    state, came = shift(state, seat, start, here, (picked.shown,), "mz" if sleeps else "m")
    if reached:
        rule = "BM-REIN-01" if entering else "BM-ROAD-01"
        story.tell("rode", rule, seat=seat, place=start, to=here, steps=course.steps)
    if attack:
        target = course.legs[-1]
        tell_shown(story, seat, here, (picked,), "BM-MAN-07")
        story.tell("attacks", "BM-MAN-06", "BM-MAN-07", seat=seat, place=here, to=target.to, count=1)
        first_move = began.startswith(WAITING)  # on the map, however often it attacks in it (BM-AMB-10)
        way = (target.road, course.steps, target.free)
        attack_by = Maneuver(here, target.over, came, False, *way, entering=first_move, began=began)
        return replace(state, going=None, maneuver=attack_by)
    return replace(state, going=Going(here, came, course.road, course.steps, course.free, began=began))


# --- reinforcements -------------------------------------------------------------------------------------------------


class Enter(Moving, frozen=True, tag="enter"):
    """A piece that waits comes in by the road of its entry, and may go on with the steps that are left (BM-REIN-03)."""

    block: str
    entry: str
    route: tuple[str, ...] = ()

    def first_step(self, state: State) -> int:
        """Whoever does not say how long to wait comes in with the first step that is free."""
        waits = next((n for n, leg in enumerate(self.route) if leg != WAIT), len(self.route))
        used = state.roads.get(entry_key(state.board, self.entry), ())
        return waits + 1 if waits else (used[-1].step if used else 0) + 1

    def reading(self, state: State) -> Reading:
        return _entered_by(state, self)

    def against(self, state: State, seat: Seat) -> Iterator[Objection]:
        entry = state.board.entry[self.entry]
        if entry.pontoon or entry.side != seat:
            yield no("BM-REIN-01", seat=seat, entry=self.entry)
            return
        yield from cannot_enter(state, seat, self.entry, self.block)
        course, against_it = self.reading(state)
        yield from against_it if course is not None else no_such_course(state, self.route)

    def effect(self, state: State, story: Story) -> State:
        seat, course = self.seat or "", self.reading(state)[0]
        display, picked = who_waits(state, seat, self.entry, self.block)
        if course is None or not picked:
            return state
        state = paid(state, story, int(not course.free), "BM-REIN-10")
        return ride(state, story, seat, display, picked[0], course, display)


@asked_once
def _entered_by(state: State, move: Enter) -> Reading:
    """Like the reading of a ride, with the way in before it."""
    seat, board, entry = move.seat or "", state.board, state.board.entry[move.entry]
    road, step, cavalry = entry.road or "", move.first_step(state), move.block[-2:-1] == "c"
    first = Leg(step, road, entry.crossing, entry.locale, board.road[road].main)
    blocked = crossing_taken(board, state.rules.rulings, first, state.roads)
    used = noted(board, state.roads, first)
    rest = move.route[step - 1 :] if move.route[:1] == (WAIT,) else move.route
    found: Reading = (None, list(blocked))
    for course in courses(board, entry.locale, rest, step, road, first.free):
        whole = Course((first, *course.legs), course.steps, course.free and first.free, course.road or road)
        objections = [*blocked, *against(state, seat, entry.locale, course, road, cavalry, used)]
        if course.legs and state.holds(other(seat), course.legs[-1].to) and may_not_attack(state):
            objections.append(no("BM-REIN-11", place=course.legs[-1].to))
        objections += too_dear(state, int(not whole.free))
        if not objections:
            return whole, []
        found = found if found[0] is not None else (whole, objections)
    return found


def may_not_attack(state: State) -> bool:
    return state.rules.rulings.entering_attack == "none"  # BM-AMB-10


def entry_key(board: Board, entry: str) -> str:
    return f"{board.entry[entry].road} {board.entry[entry].crossing}"


@asked_once
def open_displays(state: State, seat: Seat, entry: str) -> list[str]:
    """Where pieces wait that may come in here now (BM-REIN-02)."""
    due = [place for place, round_ in _displays(state.board, seat, entry) if round_ <= state.round]
    return [place for place in due if state.number(seat, place)]


@cache
def _displays(board: Board, seat: Seat, entry: str) -> tuple[tuple[str, int], ...]:
    """The displays of an entry, and from which round on their pieces come."""
    forces = [force for force in board.forces if force.side == seat and entry in force.entries]
    return tuple((waiting(force.display), force.round or 1) for force in forces)


@cache
def due_displays(board: Board, seat: Seat, round_: int) -> tuple[str, ...]:
    """Where pieces of this side wait that may come in from now on, wherever that is."""
    every = (display for entry in board.entries if entry.side == seat for display in _displays(board, seat, entry.id))
    return tuple(dict.fromkeys(place for place, first in every if first <= round_))


@asked_once
def who_waits(state: State, seat: Seat, entry: str, block: str) -> tuple[str, list[Picked]]:
    """The first of the displays of an entry whose time has come and that has such a block, and that block."""
    for place in open_displays(state, seat, entry):
        picked = pick(state, seat, place, (block,))
        if picked:
            return place, picked
    return "", []


@asked_once
def cannot_enter(state: State, seat: Seat, entry: str, block: str) -> Sequence[Objection]:
    """Nobody waits there yet (BM-REIN-02), or the entry locale is full, enemy-occupied or taken by assault."""
    display, picked = who_waits(state, seat, entry, block)
    closed = _entry_closed(state, seat, entry)
    if not display:
        return (no("BM-REIN-02", seat=seat, entry=entry), *closed)
    return (*impossible(state, seat, picked), *closed)


def _entry_closed(state: State, seat: Seat, entry: str) -> tuple[Objection, ...]:
    locale = state.board.entry[entry].locale
    held = (no("BM-REIN-06", place=locale, entry=entry),) if state.holds(other(seat), locale) else ()
    return (*held, *too_full(state, seat, locale, 1, "BM-REIN-05"), *not_into(state, seat, locale))


class Pontoon(Moving, frozen=True, tag="pontoon"):
    """One Austrian piece a turn comes in over the pontoon bridge (BM-PONT-01..05)."""

    block: str

    def entry(self, state: State) -> str:
        return state.board.pontoon

    def against(self, state: State, seat: Seat) -> Iterator[Objection]:
        entry = self.entry(state)
        if not entry or seat != "austrian":
            yield no("BM-PONT-01", case="none", seat=seat)
            return
        if state.pontoon:
            yield no("BM-PONT-01", case="used", seat=seat)
        for objection in cannot_enter(state, seat, entry, self.block):
            full = objection.rule in ("BM-REIN-05", "BM-REIN-06")
            yield no("BM-PONT-02", **objection.facts) if full else objection
        yield from too_dear(state, 1)

    def effect(self, state: State, story: Story) -> State:
        seat, locale = self.seat or "", state.board.entry[self.entry(state)].locale
        display, picked = who_waits(state, seat, self.entry(state), self.block)
        state = paid(state, story, 1, "BM-PONT-03")
        state = show(state, story, seat, display, picked)
        state, came = shift(state, seat, display, locale, [block.shown for block in picked], "m")
        story.tell("pontoon", "BM-PONT-01", "BM-PONT-04", seat=seat, to=locale)
        return replace(entered(state, seat, locale), pontoon=True, going=Going(locale, came))
