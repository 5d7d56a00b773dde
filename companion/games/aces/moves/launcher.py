"""The launcher of mission V2 (AA-V2-05..11): grey tiles face down, one of them the launcher, and how it is found."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.aces.board.cards import TEAMS
from companion.games.aces.moves.base import AcesMove, Segment
from companion.games.aces.moves.setup import usable, wrong_phase
from companion.games.aces.state import UNKNOWN, Site, State
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story

TILES = 13  # the twelve start tiles and that of the launcher


def germans(state: State) -> tuple[Seat, ...]:
    return tuple(seat for seat in state.rules.seats if TEAMS[seat] == "germany")


# --- grey tiles -----------------------------------------------------------------------------------------------------


def room(state: State) -> list[str]:
    """Where the controller could place more units: on and around the own start numbers (AA-V2-05, AA-AMB-21)."""
    numbers = state.tiles[state.rules.controller].values()
    centres = [state.ground.start[number] for number in numbers if number in state.ground.start]
    return list(dict.fromkeys(hex_ for centre in centres for hex_ in _circle(state, centre)))


def _circle(state: State, centre: str) -> list[str]:
    """What is free of a number and the hexes around it; if nothing is, of the next ring."""
    found = [hex_ for hex_ in (centre, *state.ground.near[centre]) if usable(state, hex_)]
    for ring in state.ground.rings(centre)[2:]:
        found = found or [hex_ for hex_ in ring if usable(state, hex_)]
    return found


def still_free(state: State) -> list[str]:
    """Where a tile is still to be laid, as long as there are any."""
    if state.v2 is None or state.in_books or len(state.v2.tiles) >= TILES:
        return []
    return [hex_ for hex_ in room(state) if hex_ not in state.v2.tiles]


class Lay(AcesMove, frozen=True, tag="lay"):
    """Grey tiles go face down onto these hexes."""

    hexes: tuple[str, ...]

    def objections(self, state: State) -> Iterator[Objection]:
        wrong = list(wrong_phase(state, "lay"))
        yield from wrong
        if wrong or state.v2 is None:
            return
        if self.seat != state.rules.controller:
            yield no("AA-V2-04", seat=self.player or "none", holder=state.rules.controller)
            return
        for hex_ in dict.fromkeys(self.hexes):
            if hex_ not in still_free(state) or self.hexes.count(hex_) > 1:
                yield no("AA-V2-05", case="hex", hex=hex_, count=0)
        if len(state.v2.tiles) + len(self.hexes) > TILES:
            yield no("AA-V2-05", case="many", hex="none", count=TILES - len(state.v2.tiles))

    def effect(self, state: State, story: Story) -> State:
        return laid(state, self.hexes, story)


def laid(state: State, hexes: tuple[str, ...], story: Story) -> State:
    assert state.v2 is not None
    seat, listed = state.rules.controller, ", ".join(hexes)
    story.tell("tiles-laid", "AA-V2-05", seat=seat, count=len(hexes), parts=listed)
    return replace(state, v2=replace(state.v2, tiles={**state.v2.tiles, **dict.fromkeys(hexes, False)}))


class LayingTiles(Segment):
    """All free hexes get a tile; where there are more of them than tiles, the controller chooses."""

    chapters = ("AA-V2",)

    def step(self, state: State, story: Story) -> State:
        free = still_free(state)
        fits = state.v2 is not None and 0 < len(free) <= TILES - len(state.v2.tiles)
        return laid(state, tuple(free), story) if fits else state

    def decisions(self, state: State) -> Iterator[Decision]:
        if state.v2 is not None and still_free(state):
            yield Decision(state.rules.controller, "lay", ("lay",), occasion=str(len(state.v2.tiles)), complete=False)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        return legal(state, (Lay(decision.seat, (hex_,)) for hex_ in still_free(state)))


# --- the secret -----------------------------------------------------------------------------------------------------


class Hide(AcesMove, frozen=True, tag="hide"):
    """One of the grey tiles is the launcher. Only the Germans know which."""

    hex: str

    def objections(self, state: State) -> Iterator[Objection]:
        if state.v2 is None or not is_untold(state):
            yield from wrong_phase(state, "hide")
            return
        if self.seat != state.rules.controller:
            yield no("AA-V2-04", seat=self.player or "none", holder=state.rules.controller)
        elif state.v2.tiles.get(self.hex, True):
            yield no("AA-V2-06", hex=self.hex)

    def effect(self, state: State, story: Story) -> State:
        assert state.v2 is not None
        seat = state.rules.controller
        story.tell("launcher-hidden", "AA-V2-05", "AA-V2-06", seat=seat)
        story.whisper(germans(state), "launcher-at", "AA-V2-06", seat=seat, hex=self.hex)
        return replace(state, v2=replace(state.v2, hex=self.hex))


def is_untold(state: State) -> bool:
    """Has nobody said yet where the launcher is, at the beginning or at a table that was put together again?"""
    site = state.v2
    secret = site is not None and not site.found and not site.hex and state.phase not in ("lay", "over")
    return secret and site is not None and not all(site.tiles.values())


def asked_where(state: State) -> Iterator[Decision]:
    if is_untold(state):
        yield Decision(state.rules.controller, "hide", ("hide",), secret=True)


def hidings(state: State) -> Iterator[Hide]:
    tiles = state.v2.tiles if state.v2 is not None else {}
    return legal(state, (Hide(state.rules.controller, hex_) for hex_ in tiles))


class Hiding(Segment):
    """The controller decides under which tile the launcher is."""

    chapters = ("AA-V2",)

    def decisions(self, state: State) -> Iterator[Decision]:
        return asked_where(state)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        return hidings(state)


def seen_by(state: State, seat: Seat | None) -> State:
    """Where the launcher is nobody but the Germans who play knows until it is found or the game is over (AA-V2-06)."""
    site, known = state.v2, seat in germans(state)
    if site is None or known or site.found or not site.hex or state.result is not None:
        return state
    return replace(state, v2=replace(site, hex=UNKNOWN))


def face_up(state: State) -> State:
    """Without the secret: the controller is asked for it again."""
    site = state.v2
    return state if site is None or site.found else replace(state, v2=replace(site, hex=""))


# --- how it is found ------------------------------------------------------------------------------------------------


def scouted(state: State, unit: str, story: Story) -> State:
    """An Allied unit turns the grey tiles beside the hex it has come to (AA-V2-10)."""
    site = state.v2
    if site is None or site.found or TEAMS[state.owner(unit)] == "germany":
        return state
    for hex_ in state.ground.near[state.units[unit].hex]:
        if site.tiles.get(hex_, True):
            continue
        if hex_ == site.hex:
            return found(state, hex_, story)
        story.tell("tile-turned", "AA-V2-10", hex=hex_)
        site = replace(site, tiles={**site.tiles, hex_: True})
    return replace(state, v2=site)


def found(state: State, hex_: str, story: Story) -> State:
    """All other grey tiles are removed (AA-V2-11)."""
    site = state.v2 or Site()
    story.tell("launcher-found", "AA-V2-10", "AA-V2-11", seat=state.rules.controller, hex=hex_ or "none")
    return replace(state, v2=replace(site, found=True, tiles={}))
