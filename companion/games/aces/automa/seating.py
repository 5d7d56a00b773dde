"""Who plays against the Automa, and with what it begins (AA-SET-10..12, AA-AUS-01..06, AA-COP-01..03)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from msgspec import convert

from companion.games.aces.board.cards import SEATS, TEAMS, Card, Role, Team, Troops
from companion.games.aces.state import Automa, Difficulty
from companion.kernel.game import Seat
from companion.kernel.trouble import Trouble

MISSIONS = ("skirmish", "weather", "mountains")  # what the priorities can be followed in
EXTRA: dict[Difficulty, tuple[Role, ...]] = {
    "easy": (),
    "standard": ("artillery",),
    "hard": ("artillery", "regular"),
    "overkill": ("tank", "special"),
}


def is_wanted(option: Callable[[str], str]) -> bool:
    return option("players") in ("coop", "solo")


def opponents(option: Callable[[str], str]) -> tuple[Seat, ...]:
    """The humans' seat and the Automa's, clockwise."""
    against = {_automa_seat(option), _human_seat(option)}
    return tuple(seat for seat in SEATS if seat in against)


def _automa_seat(option: Callable[[str], str]) -> Seat:
    """Of the other team than the humans' (AA-AUS-02)."""
    return option("german" if option("side") == "allies" else "allied")


def _human_seat(option: Callable[[str], str]) -> Seat:
    """In cooperative play the first of both factions has the seat, and the other one shares it (AA-COP-06)."""
    team: Team = "germany" if option("side") == "germany" else "allies"
    if option("players") == "coop":
        return next(seat for seat in SEATS if TEAMS[seat] == team)
    return option("allied" if team == "allies" else "german")


def automa_of(option: Callable[[str], str]) -> Automa | None:
    if not is_wanted(option):
        return None
    human = _human_seat(option)
    ally = next(seat for seat in SEATS if TEAMS[seat] == TEAMS[human] and seat != human)
    partner = ally if option("players") == "coop" else ""
    return Automa(_automa_seat(option), convert(option("difficulty"), Difficulty), partner)


def check_automa(option: Callable[[str], str]) -> None:
    """What the rulebook says nothing about where the Automa plays."""
    if not is_wanted(option):
        return
    if option("mission") not in MISSIONS:
        raise Trouble("aces-automa-mission", mission=option("mission"))
    if option("depth") != "full":
        raise Trouble("aces-automa-books")
    if option("sets") == "1-4":
        raise Trouble("aces-automa-sets")


def partners(automa: Automa | None) -> tuple[Seat, ...]:
    return (automa.partner,) if automa is not None and automa.partner else ()


def has_one_set(automa: Automa | None, seat: Seat) -> bool:
    """In cooperative play each human has one set, and the Automa two (AA-SET-10)."""
    return automa is not None and bool(automa.partner) and seat != automa.seat


def extra_cards(automa: Automa | None, troops: Troops, cumulative: bool) -> Iterator[Card]:
    """Units that the Automa has besides its sets, by how difficult it is to be (AA-AUS-03..06)."""
    if automa is not None:
        roles = EXTRA["hard"] if automa.difficulty == "overkill" and cumulative else ()
        for role in (*roles, *EXTRA[automa.difficulty]):
            yield from islice((card for card in troops.by_seat[automa.seat] if card.role == role), 1)
