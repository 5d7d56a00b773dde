"""Before the first turn (AA-SET-16..26, AA-TURN-01): armies on face-down tiles, rolling for the start, placing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from companion.games.aces.automa.cup import drawing
from companion.games.aces.board.cards import TEAMS, Team
from companion.games.aces.board.maps import FIELD, STARTS
from companion.games.aces.moves.base import AcesMove, Segment, named
from companion.games.aces.state import ARMIES, PREPARING, Phase, State, asked_once
from companion.kernel.game import Decision, Facts, Move, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story

EXAMPLES = 12  # rolls that are offered as examples


def wrong_phase(state: State, *phases: Phase) -> Iterator[Objection]:
    if state.result is not None or state.phase not in phases:
        yield no("AA-TURN-02", case="over" if state.result is not None else "phase", phase=state.phase)


# --- armies ---------------------------------------------------------------------------------------------------------


class Assign(AcesMove, frozen=True, tag="army"):
    """Units go onto one of the three face-down tiles: an army."""

    army: int
    units: tuple[str, ...]

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(wrong_phase(state, "assign"))
        yield from wrong
        if wrong:
            return
        if self.army not in ARMIES:
            yield no("AA-SET-19", case="army", army=self.army)
        if not self.units:
            yield no("AA-SET-18", case="nobody")
        for unit in dict.fromkeys(self.units):
            if self.units.count(unit) > 1 or state.units[unit].army:
                yield no("AA-SET-18", case="twice", army=state.units[unit].army, **named(state, unit))
            if state.owner(unit) != self.seat:
                yield no("AA-MOVE-01", seat=self.player or "none", owner=state.owner(unit), **named(state, unit))
            else:
                yield from _not_their_tile(state, unit, self.army)

    def effect(self, state: State, story: Story) -> State:
        for unit in self.units:
            state = state.changed(unit, army=self.army)
        listed = ", ".join(self.units)
        story.tell("assigned", "AA-SET-18", "AA-SET-19", seat=self.player, army=self.army, parts=listed)
        return state


def _not_their_tile(state: State, unit: str, army: int) -> Iterator[Objection]:
    """In cooperative play tile 1 is the first faction's, 2 the other's, and 3 is shared (AA-COP-04, AA-COP-05)."""
    automa = state.rules.automa
    if automa is not None and automa.partner:
        own = 2 if state.card(unit).faction == automa.partner else 1
        if army in (1, 2) and army != own:
            yield no("AA-COP-04", army=army, own=own, **named(state, unit))


def unassigned(state: State, seat: Seat) -> list[str]:
    """Units that are on no tile yet; those of the Automa are in its cup (AA-AUS-08)."""
    if state.is_automa(seat):
        return []
    return [unit for unit in state.of(seat) if not state.units[unit].army]


class Assigning(Segment):
    """Each faction spreads its units over its three tiles, at the same time, openly (AA-SET-18)."""

    chapters = ("AA-SET",)

    def decisions(self, state: State) -> Iterator[Decision]:
        for seat in state.rules.seats:
            if unassigned(state, seat):
                yield Decision(seat, "army", ("army",), complete=False)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        """Unit by unit; all that are left together. Several at once can be typed."""
        seat = decision.seat or ""
        left = unassigned(state, seat)
        groups = dict.fromkeys([tuple(left), *((unit,) for unit in left)])
        return legal(state, (Assign(seat, army, units) for units in groups for army in ARMIES))


# --- rolling for the start ------------------------------------------------------------------------------------------


class Start(AcesMove, frozen=True, tag="start"):
    """One die for each faction, in the order of the seats; the highest begins."""

    dice: tuple[int, ...]

    def objections(self, state: State) -> Iterator[Objection]:
        yield from wrong_phase(state, "order", "first")
        if state.phase in ("order", "first"):
            wanted = len(rolling(state))
            rule = "AA-SET-20" if state.phase == "order" else "AA-TURN-01"
            if self.seat is not None:
                yield no(rule, case="all", count=len(self.dice), wanted=wanted, die=0)
            if len(self.dice) != wanted:
                yield no(rule, case="count", count=len(self.dice), wanted=wanted, die=0)
            for die in self.dice:
                if not 1 <= die <= state.troops.die_sides:
                    yield no(rule, case="die", count=0, wanted=state.troops.die_sides, die=die)

    def effect(self, state: State, story: Story) -> State:
        rolled = dict(zip(rolling(state), self.dice, strict=True))
        first = "AA-SET-20" if state.phase == "order" else "AA-TURN-01"
        for seat, die in rolled.items():
            story.tell("rolled", first, seat=seat, die=die)
        best = tuple(seat for seat, die in rolled.items() if die == max(rolled.values()))
        if len(best) > 1:
            story.tell("tied", "AA-AMB-42", parts=", ".join(best))
            return replace(state, rolling=best)
        story.tell("begins", first, seat=best[0], phase=state.phase)
        return replace(state, first=best[0], seat=best[0], rolling=(), ready=True)


def rolling(state: State) -> tuple[Seat, ...]:
    """Who rolls: everybody, or those who were tied for the highest number (AA-AMB-42)."""
    return state.rolling or state.rules.seats


class RollingForStart(Segment):
    """Everybody rolls one die."""

    chapters = ("AA-SET-20", "AA-TURN-01")

    def decisions(self, state: State) -> Iterator[Decision]:
        if not state.ready:
            dice = " ".join(["start", *("?" for _ in rolling(state))])
            yield Decision(None, "start", ("start",), complete=False, typed=True, dice=dice)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        count, sides = len(rolling(state)), state.troops.die_sides
        rolls = [tuple((seed * 5 + at * 7) % sides + 1 for at in range(count)) for seed in range(EXAMPLES)]
        return legal(state, (Start(None, dice) for dice in dict.fromkeys(rolls)))


# --- placing --------------------------------------------------------------------------------------------------------


@asked_once
def placer(state: State) -> Seat:
    """Whose army is being placed; else whose turn it is to turn a tile: whoever has turned fewest, clockwise."""
    if state.rules.automa is not None and drawing(state):
        return state.rules.automa.seat
    if left := waiting(state):
        return state.owner(left[0])
    return min(state.order, key=lambda seat: sum(number > 0 for number in state.tiles[seat].values()))


@asked_once
def waiting(state: State) -> list[str]:
    """Units of an army whose tile has been turned that are not on the map yet."""
    return [
        id_
        for id_, unit in state.units.items()
        if unit.army and not unit.hex and state.tiles[state.owner(id_)][str(unit.army)]
    ]


def all_turned(state: State) -> bool:
    return all(number for tiles in state.tiles.values() for number in tiles.values())


ARDENNES: dict[Team, tuple[int, ...]] = {"allies": (1, 2, 3, 7, 8, 9), "germany": (4, 5, 6, 10, 11, 12)}


@asked_once
def numbers_left(state: State, seat: Seat) -> list[int]:
    """Tiles that nobody has turned yet: 1 to 12, the six of the half (AA-SET-07, AA-SET-16), those of the team in
    mission Ardennes (AA-ARD-04..06).
    """
    known: Sequence[int] = STARTS[state.rules.half] if state.rules.half else range(1, 13)
    if state.rules.mission == "ardennes":
        known = ARDENNES[TEAMS[seat]]
    turned = {number for tiles in state.tiles.values() for number in tiles.values()}
    return [number for number in known if number not in turned]


class Flip(AcesMove, frozen=True, tag="flip"):
    """Turn one of the own tiles: its army is placed at that number."""

    army: int
    tile: int

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(wrong_phase(state, "place"))
        yield from wrong
        if wrong:
            return
        if self.seat != placer(state):
            yield no("AA-SET-26", seat=self.player or "none", holder=placer(state))
            return
        if waiting(state):
            yield no("AA-SET-21", case="placing", **named(state, waiting(state)[0]))
        if self.army not in ARMIES:
            yield no("AA-SET-19", case="army", army=self.army)
        elif state.tiles[self.player][str(self.army)]:
            yield no("AA-SET-21", case="turned", army=self.army)
        if self.tile not in numbers_left(state, self.player):
            yield no("AA-SET-16", tile=self.tile)

    def effect(self, state: State, story: Story) -> State:
        tiles = {**state.tiles[self.player], str(self.army): self.tile}
        hex_ = state.ground.start[self.tile]
        facts: Facts = {"seat": self.player, "army": self.army, "tile": self.tile, "hex": hex_}
        story.tell("flipped", "AA-SET-21", **facts)
        return replace(state, tiles={**state.tiles, self.player: tiles})


class Place(AcesMove, frozen=True, tag="place"):
    """A unit of the army whose tile was turned goes onto the map."""

    unit: str
    hex: str

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(wrong_phase(state, "place"))
        yield from wrong
        if wrong:
            return
        if self.unit not in waiting(state):
            yield no("AA-SET-21", case="other", **named(state, self.unit))
        elif state.owner(self.unit) != self.seat:
            owner = state.owner(self.unit)
            yield no("AA-MOVE-01", seat=self.player or "none", owner=owner, **named(state, self.unit))
        else:
            yield from _cannot_stand(state, self.unit, self.hex)

    def effect(self, state: State, story: Story) -> State:
        facts = named(state, self.unit)
        story.tell("placed", "AA-SET-22", "AA-SET-23", seat=self.player, hex=self.hex, **facts)
        return state.changed(self.unit, hex=self.hex)


def number_hex(state: State, unit: str) -> str:
    """The start number that its army was turned to."""
    number = state.tiles[state.owner(unit)][str(state.units[unit].army)]
    known = state.ground.start
    return known.get(number) or next(iter(known.values()))  # a correction may have written any number


def usable(state: State, hex_: str) -> bool:
    """Free, on the map in use, and no factory (AA-AMB-43)."""
    return hex_ not in state.at and hex_ not in state.ground.factory_at and hex_ in state.ground.home


def _cannot_stand(state: State, unit: str, hex_: str) -> Iterator[Objection]:
    centre = number_hex(state, unit)
    if hex_ in state.at:
        there = state.at[hex_]
        yield no("AA-MOVE-22", hex=hex_, target=there, target_type=state.units[there].type)
        return
    if not usable(state, hex_):
        yield no("AA-AMB-43", hex=hex_)
        return
    if usable(state, centre) and hex_ != centre:
        yield no("AA-SET-22", hex=hex_, centre=centre)
    away = state.ground.distance(centre, hex_)
    gaps = [near for ring in state.ground.rings(centre)[1:away] for near in ring if usable(state, near)]
    dry = [near for near in gaps if not state.is_water(near)]
    if dry:
        yield no("AA-SET-23" if away == 2 else "AA-SET-25", hex=hex_, centre=centre, free=dry[0])
    yield from drowned(state, unit, hex_)


def drowned(state: State, unit: str, hex_: str) -> Iterator[Objection]:
    """Who may stand in the water without having walked into it."""
    only_infantry = state.rules.rulings.water_setup == "infantry"
    if only_infantry and state.card(unit).arm not in ("infantry", "aircraft") and state.is_water(hex_):
        yield no("AA-AMB-05", hex=hex_, **named(state, unit))


def standing_room(state: State, unit: str) -> Iterator[str]:
    """Where a unit can be placed, the nearest hexes first."""
    centre = number_hex(state, unit)
    for ring in state.ground.rings(centre):
        free = [hex_ for hex_ in ring if usable(state, hex_)]
        yield from free
        if any(hex_ == centre or not state.is_water(hex_) for hex_ in free):
            return


class Placing(Segment):
    """Tile by tile, clockwise (AA-SET-26)."""

    chapters = ("AA-SET-2", "AA-AMB-43")

    def step(self, state: State, story: Story) -> State:
        """Without a map nobody asks where exactly units stand."""
        for unit in waiting(state) if state.in_books else ():
            state = state.changed(unit, hex=FIELD)
        return state

    def decisions(self, state: State) -> Iterator[Decision]:
        if left := waiting(state):
            yield Decision(placer(state), "place", ("place",), occasion=str(len(left)))
        elif not all_turned(state):
            seat = placer(state)
            free = next(army for army in ARMIES if not state.tiles[seat][str(army)])
            yield Decision(seat, "flip", ("flip",), dice=f"flip {free} ?")

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        seat = decision.seat
        if decision.kind == "flip":
            return legal(
                state, (Flip(seat, army, tile) for army in ARMIES for tile in numbers_left(state, decision.seat or ""))
            )
        own = [unit for unit in waiting(state) if state.owner(unit) == seat]
        return legal(state, (Place(seat, unit, hex_) for unit in own for hex_ in standing_room(state, unit)))


def after_preparing(state: State) -> Phase:
    """What follows a phase before the first turn."""
    at = PREPARING.index(state.phase) + 1
    return PREPARING[at] if at < len(PREPARING) else "weather"
