"""A table in few words, and a game looked back on: read off the events, so it needs no replay."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from companion.games.march.scenario import SEATS, Edition, Label
from companion.games.march.state import HIDDEN, State, other
from companion.kernel.game import Event, Fact, Facts, Seat


def labels(state: State, language: str) -> dict[str, str]:
    """Countries and the scenario by name, and the scenario's note."""
    key: Edition = "de" if language == "de" else "en"
    names = {id_: card.name[key] for id_, card in state.rules.map.items()}
    names |= {id_: label[key] for id_, label in state.rules.manual.items()}
    return names | {state.rules.scenario: state.rules.name[key], "note": _note(state.rules.note, key)}


def _note(note: Label, language: Edition) -> str:
    """The scenario's note, in the other language rather than not at all."""
    return note.get(language) or next(iter(note.values()), "")


def headline(state: State) -> Facts:
    """What a list of tables says of this one."""
    known = score(state)
    return {
        "turn": state.turn,
        "phase": state.phase,
        "step": state.step or "",
        **{seat: known.get(seat, HIDDEN) for seat in SEATS},
        "goal": state.rules.threshold,
    }


def score(state: State) -> dict[Seat, int]:
    """VP, unless they are nobody else's business (MP-AMB-29)."""
    return {} if state.hides_vp else {seat: state.side(seat).vp for seat in SEATS}


# --- looking back -------------------------------------------------------------------------------------------------


class Deeds(Struct):
    """What one side did and suffered."""

    won: int = 0  # combats, as attacker or defender
    drawn: int = 0
    armies_lost: int = 0
    capitals: int = 0
    scores: int = 0
    best_score: int = 0


class GameSummary(Struct):
    """A whole game, or as much of it as has been played."""

    vp: dict[Seat, list[int]]  # after each turn; the last one is the turn that is being played
    sides: dict[Seat, Deeds]
    combats: int = 0
    hidden: bool = False  # the VP were nobody else's business (MP-AMB-29)

    @property
    def turns(self) -> int:
        return len(self.vp[SEATS[0]])


def summarize(events: Iterable[Event]) -> GameSummary:
    game = GameSummary({seat: [0] for seat in SEATS}, {seat: Deeds() for seat in SEATS})
    for event in events:
        _add(game, event)
    return game


def _add(game: GameSummary, event: Event) -> None:
    facts = event.facts
    seat = str(facts.get("seat", ""))
    match event.kind:
        case "turn-began":
            for points in game.vp.values():
                points.append(points[-1])
        case "scored":
            _score(game, seat, int(facts["gained"]), facts["total"])
        case "attacked":
            _combat(game, seat, int(facts["attack"]) - int(facts["defence"]))
        case "destroyed":
            game.sides[seat].armies_lost += int(facts["count"])
        case "occupied":
            game.sides[seat].capitals += 1
        case "game-over" | "restored":  # says how it stands even if cubes were corrected in between
            for player in SEATS:
                _stands(game, player, facts[player])


def _score(game: GameSummary, seat: Seat, gained: int, total: Fact) -> None:
    deeds = game.sides[seat]
    _stands(game, seat, total)
    deeds.scores += 1
    deeds.best_score = max(deeds.best_score, gained)


def _stands(game: GameSummary, seat: Seat, vp: Fact) -> None:
    """So many VP it has now; or nobody was told how many."""
    if isinstance(vp, int):
        game.vp[seat][-1] = vp
    else:
        game.hidden = True


def _combat(game: GameSummary, attacker: Seat, difference: int) -> None:
    game.combats += 1
    if difference:
        game.sides[attacker if difference > 0 else other(attacker)].won += 1
    else:
        for deeds in game.sides.values():
            deeds.drawn += 1


def timeline(events: Iterable[Event]) -> dict[Seat, list[int]]:
    """The VP of both sides after each turn; nothing where they were not told."""
    game = summarize(events)
    return {} if game.hidden else game.vp


def summary(events: Sequence[Event]) -> tuple[Event, ...]:
    """How the game went: a fact for both sides is a line of two numbers."""
    game = summarize(events)
    over = tuple(event for event in events if event.kind == "game-over")
    lines = [
        *over[-1:],
        Event("summary-length", facts={"turns": game.turns, "combats": game.combats}),
        Event("summary-won", facts=_both(game, "won")),
        Event("summary-drawn", facts=_both(game, "drawn")),
        Event("summary-armies-lost", facts=_both(game, "armies_lost")),
        Event("summary-capitals", facts=_both(game, "capitals")),
        Event("summary-scores", facts=_both(game, "scores")),
        Event("summary-best-score", facts=_both(game, "best_score")),
    ]
    return tuple(lines)


def _both(game: GameSummary, field: str) -> dict[str, Fact]:
    return {seat: getattr(deeds, field) for seat, deeds in game.sides.items()}
