"""Positions of Clockwork Wars small enough to work out by hand, and a game to be typed into.

play = at(two_tiles, phase="spy", red={"V1": "3", "F1": "1+agent"}, blue={"F2": "2"})
play.enter("red gambit F1->V1")
assert play.broken_by("blue gambit F2->V1") == {"CW-SPY-07"}
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from companion.games.clockwork.beginning import begin
from companion.games.clockwork.game import Clockwork
from companion.games.clockwork.maps.hexmap import HexMap
from companion.games.clockwork.maps.layout import designed
from companion.games.clockwork.maps.mapcode import map_code
from companion.games.clockwork.maps.tiles import KINDS, letter
from companion.games.clockwork.moves.ending import end_round
from companion.games.clockwork.notation import notation
from companion.games.clockwork.pieces import figure_at
from companion.games.clockwork.sequence import ROUND
from companion.games.clockwork.spelling import Speller, Units
from companion.games.clockwork.standing import standing
from companion.games.clockwork.state import GENERALS, RESERVE, SEATS, Battle, General, State
from companion.kernel.game import Event, Objection, Setup
from companion.kernel.reading import Reader
from companion.kernel.story import Story
from companion.kernel.trouble import NotAllowed
from companion.text.language import CODES, language
from companion.text.teller import Teller

LETTERS = "".join(letter(kind) for kind in KINDS)
Army = Mapping[str, str]  # tile -> units as typed: 2, 2+hunter, tank
FIGHTING = ("support", "leviathan", "battle")


def small_map(places: str) -> str:
    """The code of a map from `H1 1,0  F1 2,1  H2 3,2`: tiles with column and step (ledger 4.1)."""
    words = places.split()
    cells = {
        id_: (int(at.split(",")[0]), int(at.split(",")[1])) for id_, at in zip(words[::2], words[1::2], strict=True)
    }
    capitals = [cells[id_] for id_ in sorted(cells) if id_.startswith("H")]
    tiles = {cell: id_ for id_, cell in cells.items() if not id_.startswith("H")}
    layout = designed("test", len(capitals), tiles, capitals)
    laid = [tiles[cell] for cell in layout.cells]
    kinds = bytes(LETTERS.index(id_[0]) for id_ in laid)
    return map_code(HexMap(layout, kinds, bytes(int(id_[1:]) - 1 for id_ in laid))).qr


def position(
    map_: str = "",
    phase: str = "spy",
    *,
    round_: int = 1,
    options: Mapping[str, str] | None = None,
    players: Mapping[str, Mapping[str, Any]] | None = None,
    **armies: Army,
) -> State:
    """A table in the middle of a game: whose units stand where, before anything of that phase has happened.

    Armies are given by colour; `players={"red": {"pool": 4}}` sets fields of a player. Supplies are what is left of
    the 30 discs. In combat every tile with units of two sides is a battle.
    """
    state = begin(Setup({"map": map_, **_seated(armies, options or {}), **(options or {})}))
    state = replace(state, phase=phase, round=round_)
    for seat, army in armies.items():
        for tile, units in army.items():
            state = _put(state, seat, tile, Speller(notation().words).read_units(units))
    for seat, fields in (players or {}).items():
        state = state.with_player(seat, replace(state.players[seat], **fields))
    for seat in state.seats:
        state = _count_supply(state, seat)
    return _with_battles(state) if phase in FIGHTING else state


def _seated(armies: Mapping[str, Army], options: Mapping[str, str]) -> dict[str, str]:
    """The players whose armies are given sit clockwise in that order; others join them where the table needs more."""
    wanted = 4 if options.get("alliance") == "yes" else int(options.get("players", max(2, len(armies))))
    colours = list(dict.fromkeys((*armies, *SEATS)))[:wanted]
    return {"players": str(wanted), "colours": " ".join(colours)}


def _put(state: State, seat: str, tile: str, units: Units) -> State:
    state = state.with_soldiers(tile, seat, units.soldiers)
    for kind in units.figures:
        if kind in GENERALS:
            state = state.with_general(kind, General(tile, seat))
        else:
            figure = figure_at(state, seat, kind, RESERVE)
            player = state.players[seat]
            state = state.with_player(seat, replace(player, figures={**player.figures, figure: tile}))
    return state


def _count_supply(state: State, seat: str) -> State:
    player = state.players[seat]
    soldiers = sum(present[seat] for present in state.soldiers.values())
    return state.with_player(seat, replace(player, supply=30 - soldiers - player.pool - player.spies))


def _with_battles(state: State) -> State:
    here = standing(state)
    battles = {tile: Battle(tuple(units)) for tile, units in here.units.items() if here.is_contested(tile)}
    return replace(state, battles=battles)


class Play:
    """A game in the hands of a test: what is typed, what it told, what is refused."""

    game = Clockwork()

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()  # of the last entry

    def reader(self, language: str = "en") -> Reader:
        return Reader(self.game, self.state, self.game.pending(self.state), language)

    def enter(self, *lines: str, language: str = "en") -> Play:
        """Every line must be legal. Secret moves are played at once, one after the other."""
        for line in lines:
            outcome = self.game.play(self.state, self.reader(language).move(line))
            self.state, self.events = outcome.state, outcome.events
            said_whole(self.state, self.events)
        return self

    def broken_by(self, line: str) -> set[str]:
        """The rules that forbid a line here; empty if it is legal."""
        try:
            self.reader().move(line)
        except NotAllowed as refused:
            said_whole(self.state, refused.objections)
            return {objection.rule for objection in refused.objections}
        return set()

    def lines(self, seat: str | None = None) -> list[str]:
        """What has to be decided now: everything that is offered for it, as typed."""
        return [
            notation().write(move)
            for decision in self.game.pending(self.state)
            if seat in (None, decision.seat) and not decision.optional
            for move in self.game.choices(self.state, decision)
        ]

    def owing(self) -> list[tuple[str | None, str]]:
        """Who has to decide what now."""
        return [(d.seat, d.kind) for d in self.game.pending(self.state) if not d.optional]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The facts of each event of a kind that the last entry told."""
        return [event.facts for event in self.events if event.kind == kind]

    def cited(self, kind: str = "") -> set[str]:
        """Every rule behind the events of the last entry, or behind those of one kind."""
        return {rule for event in self.events if kind in ("", event.kind) for rule in event.rules}

    def units(self, tile: str) -> dict[str, int]:
        """How many units each player has there."""
        return standing(self.state).units.get(tile, {})


def at(map_: str = "", phase: str = "spy", **given: Any) -> Play:
    """A game at the beginning of a phase; see `position` for what can be given."""
    return begun(position(map_, phase, **given))


def begun(state: State) -> Play:
    """The phase of this position begins, and goes on until somebody has to decide."""
    story = Story(notation().write)
    return _after(ROUND.begin(state, story), story)


def ended(state: State) -> Play:
    """The round of this position is over; the next one has not begun yet."""
    story = Story(notation().write)
    return _after(end_round(state, story), story)


def _after(state: State, story: Story) -> Play:
    play = Play(state)
    play.events = tuple(story)
    said_whole(state, play.events)
    return play


def said_whole(state: State, told: Iterable[Event | Objection]) -> None:
    """In both languages no sentence lacks a fact it speaks of."""
    for code in CODES:
        teller = Teller(language(code), Play.game, state)
        for one in told:
            lines = [teller.event(one), teller.hand(one)] if isinstance(one, Event) else [teller.objection(one)]
            assert not any("{" in (line or "") for line in lines), lines
