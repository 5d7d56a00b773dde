"""Who plays against the Automa, and with what it begins (AA-SET-10..12, AA-AUS-01..06, AA-COP-01..03)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
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


def share_sets(option: Callable[[str], str]) -> bool:
    """Two together, each with a set of an own faction (AA-SET-10); else they divide the units of one (AA-AMB-36)."""
    return option("players") == "coop" and option("coop-armies") == "own-sets"


def is_wanted(option: Callable[[str], str]) -> bool:
    return option("players") in ("coop", "solo")


def opponents(option: Callable[[str], str]) -> tuple[Seat, ...]:
    """The humans' seat and the Automa's, clockwise."""
    against = {_automa_seat(option), _human_seat(option)}
    return tuple(seat for seat in SEATS if seat in against)


def _other_team(option: Callable[[str], str]) -> str:
    """The option that names the Automa's faction."""
    return "german" if option("side") == "allies" else "allied"


def _automa_seat(option: Callable[[str], str]) -> Seat:
    """Of the other team than the humans' (AA-AUS-02)."""
    return option(_other_team(option))


def left_to_chance(option: Callable[[str], str], given: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """The Automa's faction is drawn, unless somebody has named it (AA-AMB-35)."""
    key = _other_team(option)
    factions = tuple(seat for seat in SEATS if (TEAMS[seat] == "germany") == (key == "german"))
    named = key in given and ("automa-faction" not in given or given[key] != factions[0])  # a form gives all it shows
    return {} if named or not is_wanted(option) or option("automa-faction") != "drawn" else {key: factions}


def _human_seat(option: Callable[[str], str]) -> Seat:
    """In cooperative play the first of both factions has the seat, and the other one shares it (AA-COP-06)."""
    team: Team = "germany" if option("side") == "germany" else "allies"
    if share_sets(option):
        return next(seat for seat in SEATS if TEAMS[seat] == team)
    return option("allied" if team == "allies" else "german")


def automa_of(option: Callable[[str], str]) -> Automa | None:
    if not is_wanted(option):
        return None
    human = _human_seat(option)
    ally = next(seat for seat in SEATS if TEAMS[seat] == TEAMS[human] and seat != human)
    partner = ally if share_sets(option) else ""
    return Automa(_automa_seat(option), convert(option("difficulty"), Difficulty), partner)


def check_automa(option: Callable[[str], str]) -> None:
    """What the rulebook says nothing about where the Automa plays."""
    if not is_wanted(option):
        return
    if option("mission") not in MISSIONS:
        raise Trouble("aces-automa-mission", mission=option("mission"))
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
