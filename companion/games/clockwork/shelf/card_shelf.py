"""The owner's own cards for Clockwork Wars: one file in the data folder, written by the form or by hand."""

from __future__ import annotations

from pathlib import Path

from companion import places
from companion.files import read_bytes, write_text
from companion.games.clockwork.card_file import with_card
from companion.games.clockwork.cards import FILE, Card, Cards, cards_of, read_cards
from companion.kernel.trouble import Trouble

GAME = "clockwork"


def path() -> Path:
    return places.owner_file(GAME, FILE)


def own_cards() -> tuple[Card, ...]:
    """What the owner has described so far. Raises BadData if the file has a mistake."""
    text = _text()
    return read_cards(text, path().name).card if text else ()


def known_cards() -> Cards:
    """Ours and the owner's, whose win."""
    return cards_of(own_cards())


def keep(card: Card) -> Path:
    """Put a card into the file, in the place of an older one with the same id."""
    written = with_card(_text(), path().name, card)
    try:
        path().parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble("read-only", path=str(path().parent)) from error
    write_text(path(), written)
    return path()


def _text() -> str:
    if not path().is_file():
        return ""
    try:
        return read_bytes(path()).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Trouble("no-file", path=str(path())) from error
