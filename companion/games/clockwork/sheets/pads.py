"""Whose order pad it is, and the small places for a pencil that pads and trackers are made of."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.clockwork.maps.played import Player, Race
from companion.games.clockwork.sheets.look import RACES
from companion.games.clockwork.sheets.subject import MapSubject
from companion.printing.book import Page
from companion.printing.box import Box
from companion.printing.fillable import Kind
from companion.printing.fonts import CAP_HEIGHT, POINT
from companion.printing.job import Say
from companion.printing.surface import HAIR, THIN

COURTS = ("clockwork-pad-court-rasputin", "clockwork-pad-court-pius", "clockwork-pad-court-lovelace")
DOMAINS = ("clockwork-domain-magic", "clockwork-domain-science", "clockwork-domain-religion")
VARIANTS = {
    "base": "clockwork-variant-base",
    "epic": "clockwork-variant-epic",
    "2v2": "clockwork-variant-allied",
    "epic-2v2": "clockwork-variant-epic-allied",
}


class Pad(NamedTuple):
    """A pad for one player; `capital` is the number of the capital, if it is settled."""

    subject: MapSubject
    capital: int | None = None
    race: Race | None = None
    name: str = ""

    @property
    def key(self) -> str:
        """What the names of its fields begin with."""
        return f"capital{self.capital + 1}" if self.capital is not None else self.race or "player"

    @property
    def capital_id(self) -> str:
        return "" if self.capital is None else self.subject.capitals[self.capital]

    @property
    def ally(self) -> Player | None:
        """Allies sit opposite each other (CW-ALLY-04)."""
        players = self.subject.players
        if not self.subject.allied or self.capital is None or len(players) != 4:
            return None
        return players[(self.capital + 2) % 4]


def pads_of_players(subject: MapSubject) -> list[Pad]:
    return [Pad(subject, at, player.race, player.name) for at, player in enumerate(subject.players)]


def pads_of_races(subject: MapSubject) -> list[Pad]:
    return [Pad(subject, race=race) for race in Race]


def seat_signs(subject: MapSubject) -> list[str]:
    """What each player is called in a small box: the letter of the race, else the capital."""
    return [
        RACES[player.race].letter if player.race is not None else capital
        for player, capital in zip(subject.players, subject.capitals, strict=True)
    ]


def race_words(say: Say, race: Race) -> str:
    return say(f"clockwork-race-{race}")


def unit_name(say: Say, race: Race) -> str:
    return say(f"clockwork-unit-{race}")


# --- places for a pencil --------------------------------------------------------------------------------------------


def cell(page: Page, box: Box, label: str, name: str, scale: float = 1) -> Box:
    """A box with its label small in the upper corner; returns where one writes."""
    page.rect(box, line="soft", width=HAIR * 1.5)
    top, rest = box.cut_top(2.6 * scale)
    page.label(box.x + 0.8, top.bottom - 0.3 * scale, label, 5.8 * scale, paint="soft", room=box.width - 1.4, least=4.4)
    if name:
        page.field(rest.inset(0.4, 0.2), name, label)
    return rest


def cross_out(page: Page, box: Box, sign: str, name: str, tip: str, size: float, kind: Kind = "tick") -> None:
    """A pale sign in a small box that a pencil crosses or ticks."""
    page.rect(box, line="soft", width=HAIR * 1.5, radius=0.5)
    page.label(
        box.centre[0],
        box.centre[1] + size * POINT * CAP_HEIGHT / 2,
        sign,
        size,
        "narrow",
        "soft",
        "centre",
        room=box.width - 0.5,
        least=4,
        cut=True,
    )
    page.field(box, name, tip, kind)


def tick(page: Page, box: Box, side: float, name: str, tip: str, kind: Kind = "tick") -> None:
    """An empty square in the middle of the box."""
    square = box.centred(side, side)
    page.rect(square, line="soft", width=THIN)
    page.field(square, name, tip, kind)
