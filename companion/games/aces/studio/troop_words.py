"""Troop cards in words: the list of them, and where each value comes from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from textual.content import Content

from companion.games.aces.board.cards import SEATS, Card, Troops
from companion.games.aces.board.own_cards import CHART, PRINTED, left_of
from companion.games.aces.studio.troop_slots import WHOLE
from companion.kernel.game import Facts
from companion.tui.workshop.words import BenchWords

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp
    from companion.tui.workshop.slot import Finding

WORDS = "aces-form"


class TroopWords(BenchWords[str]):
    """Says what stands on the cards."""

    def __init__(self, app: CompanionApp, troops: Troops, findings: Iterable[Finding[str]]) -> None:
        super().__init__(app, WORDS, findings)
        self._troops = troops

    # --- the list ---------------------------------------------------------------------------------------------------

    def rows(self) -> Iterator[tuple[Content, str | None]]:
        yield self._row(WHOLE, self.own("common")), WHOLE
        for seat in SEATS:
            yield Content.styled(self._faction(seat).upper(), "$muted"), None
            for card in self._troops.by_seat[seat]:
                yield self._row(card.id, self._name(card)), card.id

    def _row(self, part: str, name: str) -> Content:
        sign, style = self._sign(part)
        return Content.assemble((f"{sign:2} ", style), name)

    def _sign(self, part: str) -> tuple[str, str]:
        if part in self._wrong:
            return self._signs.no, "$error"
        if part in self._odd:
            return "!", "$warning"
        left = len(left_of(self._troops, part))  # told as a number once somebody has begun to read
        unread = str(left) if self._troops.origin == "box" else "?"
        return (unread, "$warning") if left else (self._signs.yes, "$success")

    def _faction(self, seat: str) -> str:
        faction = self._troops.factions[seat]
        return faction.de if self._app.words.code == "de" else faction.en

    def called(self, facts: Facts) -> Facts:
        card = self._troops.cards.get(str(facts.get("id", "")))
        return facts | {"id": self._name(card)} if card is not None else facts

    def _name(self, card: Card) -> str:
        return card.de if self._app.words.code == "de" else card.en

    # --- one card ---------------------------------------------------------------------------------------------------

    def title(self, part: str) -> str:
        if not part:
            return self.own("common-title")
        card = self._troops.cards[part]
        return self.own(
            "card-title", name=self._name(card), faction=self._faction(card.faction), arm=self.value(f"arm-{card.arm}")
        )

    def note(self, part: str) -> str:
        return self.own("marks") if left_of(self._troops, part) else ""

    def mark(self, part: str, key: str) -> tuple[str, str]:
        """Read off the card, or where the value comes from that stands there instead."""
        if key not in (PRINTED if part else CHART):
            return "", ""
        if key not in left_of(self._troops, part):
            return self._signs.yes, "$success"
        source = self._troops.source(self._troops.cards[part], key) if part else "sample"
        return self.own(f"mark-{source}"), "$warning" if source == "sample" else "$muted"
