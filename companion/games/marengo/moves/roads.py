"""Road movement: each piece by itself, up to three steps (BM-ROAD), and reinforcements that come in so (BM-REIN)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.marengo import told
from companion.games.marengo.moves.answers import present
from companion.games.marengo.moves.base import Moving, paid, too_dear
from companion.games.marengo.moves.checks import entered, movers, not_into, not_these, too_full
from companion.games.marengo.moves.routes import (
    WAIT,
    Course,
    Leg,
    against,
    courses,
    crossed,
    crossing_taken,
    no_such_course,
    ridden,
)
from companion.games.marengo.pieces import Picked, impossible, kind, name_of, pick, shift, show, waiting
from companion.games.marengo.revealing import tell_shown
from companion.games.marengo.state import WAITING, Going, Maneuver, State, other
from companion.kernel.game import Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story


class Ride(Moving, frozen=True, tag="road"):
    """One piece goes along a road. Cavalry that has just won a maneuver attack so may ride on (BM-MAN-20).

    To the next locale it could march as well: whoever enters it says which it is (BM-AMB-30).
    """

    block: str
    start: str
    route: tuple[str, ...]

    def picked(self, state: State) -> Picked | None:
        seat, going = self.seat or "", state.going
        if self.rides_on(state) and going is not None:
            name = next(iter(going.group))
            return Picked(name, self.block.rpartition("=")[2] if self.block[-2:-1] == "c" else "")
        found = movers(state, seat, self.start, (self.block,)) or pick(state, seat, self.start, (self.block,))
        return found[0] if found else None

    def rides_on(self, state: State) -> bool:
        going = state.going
        return going is not None and going.place == self.start and bool(going.road) and going.attacked

    def goes_first(self, state: State) -> bool:
        return self.rides_on(state)

    def reading(self, state: State) -> tuple[Course | None, list[Objection]]:
        """The first reading of the route that nothing speaks against, the free ones first; else the likeliest."""
        seat, going = self.seat or "", state.going
        riding = going if self.rides_on(state) else None
        step, road, free = (riding.steps, riding.road, riding.free) if riding else (0, "", True)
        picked = self.picked(state)
        cavalry = picked is not None and picked.known.startswith("c")
        first: tuple[Course | None, list[Objection]] = (None, [])
        found = sorted(courses(state, self.start, self.route, step, road, free), key=lambda course: not course.free)
        for course in found:
            objections = list(against(state, seat, self.start, course, road, cavalry))
            objections += too_dear(state, self.cost(state, course))
            if not objections:
                return course, []
            first = first if first[0] is not None else (course, objections)
        return first

    def cost(self, state: State, course: Course) -> int:
        """Nothing on main roads (BM-CMD-11, -12), else one for the piece (BM-ROAD-15), paid once."""
        riding = state.going if self.rides_on(state) else None
        return int(not course.free) if riding is None or riding.free else 0

    def against(self, state: State, seat: Seat) -> Iterator[Objection]:
        if self.start in state.board.approach:
            yield no("BM-ROAD-02", seat=seat, place=self.start)
            return
        if not self.rides_on(state):
            yield from not_these(state, seat, self.start, (self.block,))
        elif self.picked(state) is None:
            yield no("BM-HID-06", seat=seat, place=self.start, count=1, there=state.number(seat, self.start))
        unread = list(no_such_course(state, seat, self.route))
        yield from unread
        if not unread:
            yield from self.reading(state)[1]
        if all(leg == WAIT for leg in self.route):
            yield no("BM-ROAD-12", place=self.start)

    def effect(self, state: State, story: Story) -> State:
        seat, picked, course = self.seat or "", self.picked(state), self.reading(state)[0]
        if picked is None or course is None or not course.legs:
            return state
        state = paid(state, story, self.cost(state, course), "BM-ROAD-15")
        began = present(state.going).began if self.rides_on(state) else self.start
        return ride(state, story, seat, self.start, picked, course, began)


def ride(state: State, story: Story, seat: Seat, start: str, picked: Picked, course: Course, began: str) -> State:
    """Along the course; into enemies it is a maneuver attack from the last locale before them (BM-MAN-22).

    `began`: where its move did, which it may go on with; a display if it enters the map.
    """
    entering = start.startswith(WAITING)
    state = show(state, seat, start, (picked,))
    attack = state.holds(other(seat), course.legs[-1].to)
    legs = course.legs[: -1 if attack else None]  # the last one is crossed if the attack succeeds
    reached = [leg.to for leg in legs]
    state = ridden(state, seat, legs)
    here = reached[-1] if reached else start
    state, came = shift(state, seat, start, here, (picked.shown,), "m")
    if entering and seat == "french" and state.rules.rulings.reinforcements_active == "no":
        state, came = _asleep(state, here, came)  # BM-AMB-11
    if reached:
        rule = "BM-REIN-01" if entering else "BM-ROAD-01"
        story.tell("rode", rule, seat=seat, place=start, to=here, steps=course.steps)
    if attack:
        target = course.legs[-1]
        tell_shown(story, seat, here, (picked,), "BM-MAN-07")
        story.tell("attacks", "BM-MAN-06", "BM-MAN-07", seat=seat, place=here, to=target.to, count=1)
        free = target.free
        attack_by = Maneuver(here, target.over, came, False, target.road, course.steps, free, entering, began=began)
        return replace(state, going=None, maneuver=attack_by)
    return replace(state, going=Going(here, came, course.road, course.steps, course.free, began=began))


def _asleep(state: State, place: str, came: dict[str, int]) -> tuple[State, dict[str, int]]:
    here, slept = dict(state.at("french", place)), {}  # type: dict[str, int], dict[str, int]
    for name, count in came.items():
        after = name_of(kind(name)._replace(asleep=True))
        here[name] -= count
        here[after] = here.get(after, 0) + count
        slept[after] = count
        state = told.moved(state, "french", told.group(place, name), told.group(place, after), count)
    return state.with_stand("french", place, here), slept


# --- reinforcements -------------------------------------------------------------------------------------------------


class Enter(Moving, frozen=True, tag="enter"):
    """A piece that waits comes in by the road of its entry, and may go on with the steps that are left (BM-REIN-03)."""

    block: str
    entry: str
    route: tuple[str, ...] = ()

    def display(self, state: State) -> str:
        """Where it waits: the first of the displays of this entry whose time has come and that has such a block."""
        for place in open_displays(state, self.seat or "", self.entry):
            if pick(state, self.seat or "", place, (self.block,)):
                return place
        return ""

    def first_step(self, state: State) -> int:
        """Whoever does not say how long to wait comes in with the first step that is free."""
        waits = next((n for n, leg in enumerate(self.route) if leg != WAIT), len(self.route))
        used = state.roads.get(_entry_key(state, self.entry), ())
        return waits + 1 if waits else (used[-1].step if used else 0) + 1

    def reading(self, state: State, cavalry: bool) -> tuple[Course | None, list[Objection]]:
        seat, entry = self.seat or "", state.board.entry[self.entry]
        road = entry.road or ""
        step = self.first_step(state)
        first = Leg(step, road, entry.crossing, entry.locale, state.board.road[road].main)
        blocked = list(crossing_taken(state, first))
        rest = self.route[step - 1 :] if self.route[:1] == (WAIT,) else self.route
        found: tuple[Course | None, list[Objection]] = (None, blocked)
        readings = courses(state, entry.locale, rest, step, road, first.free)
        for course in sorted(readings, key=lambda course: not course.free):
            whole = Course((first, *course.legs), course.steps, course.free and first.free, course.road or road)
            objections = blocked + list(against(crossed(state, first), seat, entry.locale, course, road, cavalry))
            if course.legs and state.holds(other(seat), course.legs[-1].to) and _may_not_attack(state):
                objections.append(no("BM-REIN-11", place=course.legs[-1].to))
            objections += too_dear(state, int(not whole.free))
            if not objections:
                return whole, []
            found = found if found[0] is not None else (whole, objections)
        return found

    def against(self, state: State, seat: Seat) -> Iterator[Objection]:
        entry = state.board.entry[self.entry]
        if entry.pontoon or entry.side != seat:
            yield no("BM-REIN-01", seat=seat, entry=self.entry)
            return
        yield from cannot_enter(state, seat, self.entry, self.block, self.display(state))
        unread = list(no_such_course(state, seat, self.route))
        yield from unread
        if not unread:
            yield from self.reading(state, self.block[-2:-1] == "c")[1]

    def effect(self, state: State, story: Story) -> State:
        seat, display = self.seat or "", self.display(state)
        course = self.reading(state, self.block[-2:-1] == "c")[0]
        found = pick(state, seat, display, (self.block,))
        if course is None or not found:
            return state
        state = paid(state, story, int(not course.free), "BM-REIN-10")
        return ride(state, story, seat, display, found[0], course, display)


def _may_not_attack(state: State) -> bool:
    return state.rules.rulings.entering_attack == "none"  # BM-AMB-10


def _entry_key(state: State, entry: str) -> str:
    return f"{state.board.entry[entry].road} {state.board.entry[entry].crossing}"


def open_displays(state: State, seat: Seat, entry: str) -> Iterator[str]:
    """Where pieces wait that may come in here now (BM-REIN-02)."""
    for force in state.board.forces:
        due = force.side == seat and entry in force.entries and (force.round or 1) <= state.round
        if due and state.number(seat, waiting(force.display)):
            yield waiting(force.display)


def cannot_enter(state: State, seat: Seat, entry: str, block: str, display: str) -> Iterator[Objection]:
    """Nobody waits there yet (BM-REIN-02), or the entry locale is full, enemy-occupied or taken by assault."""
    locale = state.board.entry[entry].locale
    if not display:
        yield no("BM-REIN-02", seat=seat, entry=entry)
    else:
        yield from impossible(state, seat, pick(state, seat, display, (block,)) or ())
    if state.holds(other(seat), locale):
        yield no("BM-REIN-06", place=locale, entry=entry)
    yield from too_full(state, seat, locale, 1, "BM-REIN-05")
    yield from not_into(state, seat, locale)


class Pontoon(Moving, frozen=True, tag="pontoon"):
    """One Austrian piece a turn comes in over the pontoon bridge (BM-PONT-01..05)."""

    block: str

    def entry(self, state: State) -> str:
        return next((entry.id for entry in state.board.entries if entry.pontoon), "")

    def display(self, state: State) -> str:
        seat, entry = self.seat or "", self.entry(state)
        found = (place for place in open_displays(state, seat, entry) if pick(state, seat, place, (self.block,)))
        return next(found, "")

    def against(self, state: State, seat: Seat) -> Iterator[Objection]:
        entry = self.entry(state)
        if not entry or seat != "austrian":
            yield no("BM-PONT-01", case="none", seat=seat)
            return
        if state.pontoon:
            yield no("BM-PONT-01", case="used", seat=seat)
        for objection in cannot_enter(state, seat, entry, self.block, self.display(state)):
            full = objection.rule in ("BM-REIN-05", "BM-REIN-06")
            yield no("BM-PONT-02", **objection.facts) if full else objection
        yield from too_dear(state, 1)

    def effect(self, state: State, story: Story) -> State:
        seat, display, locale = self.seat or "", self.display(state), state.board.entry[self.entry(state)].locale
        picked = pick(state, seat, display, (self.block,)) or []
        state = paid(state, story, 1, "BM-PONT-03")
        state = show(state, seat, display, picked)
        state, came = shift(state, seat, display, locale, [block.shown for block in picked], "m")
        story.tell("pontoon", "BM-PONT-01", "BM-PONT-04", seat=seat, to=locale)
        return replace(entered(state, seat, locale), pontoon=True, going=Going(locale, came))
