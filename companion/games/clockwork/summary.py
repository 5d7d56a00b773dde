"""What things are called, how a table stands in one line, and a game looked back on, read off its events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from msgspec import Struct

from companion.games.clockwork.cards import cards_of
from companion.games.clockwork.state import SEATS, State
from companion.kernel.data import asset_text, parse
from companion.kernel.game import Event, Fact, Facts, Seat


@cache
def _names(language: str) -> dict[str, str]:
    found: dict[str, dict[str, str]] = parse(asset_text("games", "clockwork", "names.toml"), "names.toml")
    return {id_: names[language] for id_, names in found.items()}


def labels(state: State, language: str) -> dict[str, str]:
    """Units, domains, courts and cards by name; a place of the grid is called by the card that lies there."""
    cards = {id_: card.name(language) for id_, card in cards_of(state.rules.cards).items()}
    told = {slot: discovery.card for slot, discovery in state.discoveries.items() if discovery.card}
    return _names(language) | cards | {slot: cards.get(card, card) for slot, card in told.items()}


def headline(state: State) -> Facts:
    """What a list of tables says of this one; the points of each seat are for looking back later."""
    points = {seat: player.vp for seat, player in state.players.items()}
    together = " : ".join(str(points[seat]) for seat in state.seats)
    return {"turn": state.round, "last": state.last_round, "phase": state.phase, "points": together, **points}


# --- looking back -------------------------------------------------------------------------------------------------


class Deeds(Struct):
    """What one player did and suffered."""

    won: int = 0  # battles
    lost: int = 0  # units, however they were eliminated
    bought: int = 0  # discoveries and generals, free ones too
    captured: int = 0  # tokens
    harvest: int = 0  # VP from forests and lakes


class GameSummary(Struct):
    """A whole game, or as much of it as has been played."""

    vp: dict[Seat, list[int]]  # after each round; the last one is the round that is being played
    deeds: dict[Seat, Deeds]
    battles: int = 0

    @property
    def rounds(self) -> int:
        return max(map(len, self.vp.values()), default=1)


def summarize(events: Sequence[Event]) -> GameSummary:
    seats = _seats(events)
    game = GameSummary({seat: [0] for seat in seats}, {seat: Deeds() for seat in seats})
    for event in events:
        _count_points(game, event)
        _count_deeds(game, event)
    return game


def _seats(events: Iterable[Event]) -> tuple[Seat, ...]:
    """Who plays: the beginning of a game names everybody, and so does what they do."""
    found: set[Fact] = set()
    for event in events:
        found |= {event.facts.get("seat", "")} | (event.facts.keys() & set(SEATS))
    return tuple(seat for seat in SEATS if seat in found)


def _count_points(game: GameSummary, event: Event) -> None:
    """Whatever changes somebody's VP tells `seat` and `total`."""
    facts = event.facts
    match event.kind:
        case "round-began":
            for points in game.vp.values():
                points.append(points[-1])
        case "started" | "restored":
            for seat in facts.keys() & game.vp.keys():
                game.vp[seat][-1] = int(facts[seat])
        case "corrected":
            _, seat, field = (*str(facts["path"]).split("."), "", "", "")[:3]
            if seat in game.vp and field == "vp":
                game.vp[seat][-1] = int(facts["value"])
        case _ if "total" in facts and facts.get("seat") in game.vp:
            game.vp[str(facts["seat"])][-1] = int(facts["total"])


def _count_deeds(game: GameSummary, event: Event) -> None:
    facts = event.facts
    deeds = game.deeds.get(str(facts.get("seat", "")), Deeds())
    match event.kind:
        case "battle-won" | "battle-leviathan":
            game.battles += 1
            deeds.won += 1
            game.deeds.get(str(facts.get("ally", "")), Deeds()).won += 1
        case "battle-drawn":
            game.battles += 1
        case "eliminated":
            deeds.lost += int(facts["count"])
        case "bought" | "hired" | "acquired":
            deeds.bought += 1
        case "token-captured":
            deeds.captured += 1
        case "scored":
            deeds.harvest += int(facts["gained"])


def timeline(events: Sequence[Event]) -> dict[Seat, list[int]]:
    """Everybody's VP after each round."""
    return summarize(events).vp


def summary(events: Sequence[Event]) -> tuple[Event, ...]:
    """How the game went: a fact for everybody is a line of numbers."""
    game = summarize(events)
    over = tuple(event for event in events if event.kind == "game-over")
    return (
        *over[-1:],
        Event("summary-length", facts={"rounds": game.rounds, "battles": game.battles}),
        Event("summary-harvest", facts=_all(game, "harvest")),
        Event("summary-won", facts=_all(game, "won")),
        Event("summary-lost", facts=_all(game, "lost")),
        Event("summary-bought", facts=_all(game, "bought")),
        Event("summary-captured", facts=_all(game, "captured")),
    )


def _all(game: GameSummary, field: str) -> dict[str, Fact]:
    """By seat for a table, and as parts of a sentence."""
    numbers: dict[str, Fact] = {seat: getattr(deeds, field) for seat, deeds in game.deeds.items()}
    return {**numbers, "parts": ", ".join(f"{seat} {number}" for seat, number in numbers.items())}
