"""VP as cubes: which to take from the stock, and when change must be made (MP-VP-01..05, MP-DRV-07)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from companion.games.march.scenario import Cubes


class Payment(Struct, frozen=True):
    """The three piles after a score has been paid, and how many VP that was."""

    gained: int
    player: Cubes
    opponent: Cubes
    stock: Cubes


def pay(amount: int, player: Cubes, opponent: Cubes, stock: Cubes, change: bool) -> Payment:
    """Pay at most `amount` VP out of the stock with as few cubes changing hands as possible.

    With `change` cubes may be exchanged at value, with the opponent too, so the amount is met exactly as long as
    the stock is worth it (MP-AMB-10). Without, only cubes that lie in the stock are handed over.
    """
    for gained in range(min(amount, stock.value), 0, -1):
        payments = list(
            _payments(gained, player, opponent, stock) if change else _plain(gained, player, opponent, stock)
        )
        if payments:
            return min(payments, key=lambda payment: _effort(payment, player, opponent, stock))
    return Payment(0, player, opponent, stock)


def _plain(gained: int, player: Cubes, opponent: Cubes, stock: Cubes) -> Iterator[Payment]:
    for black in range(min(stock.black, gained // 5) + 1):
        white = gained - 5 * black
        if white <= stock.white:
            yield Payment(
                gained,
                Cubes(player.black + black, player.white + white),
                opponent,
                Cubes(stock.black - black, stock.white - white),
            )


def _payments(gained: int, player: Cubes, opponent: Cubes, stock: Cubes) -> Iterator[Payment]:
    """Every exact distribution of all cubes over the three piles."""
    black = player.black + opponent.black + stock.black
    white = player.white + opponent.white + stock.white
    for mine in _splits(player.value + gained, black, white):
        for theirs in _splits(opponent.value, black - mine.black, white - mine.white):
            rest = Cubes(black - mine.black - theirs.black, white - mine.white - theirs.white)
            yield Payment(gained, mine, theirs, rest)


def _splits(value: int, black: int, white: int) -> Iterator[Cubes]:
    for blacks in range(min(black, value // 5) + 1):
        if value - 5 * blacks <= white:
            yield Cubes(blacks, value - 5 * blacks)


def _effort(payment: Payment, player: Cubes, opponent: Cubes, stock: Cubes) -> tuple[int, int]:
    """Leave the opponent's cubes alone if possible, then move as few cubes as possible."""
    return (
        _moved(payment.opponent, opponent),
        _moved(payment.player, player) + _moved(payment.stock, stock),
    )


def _moved(after: Cubes, before: Cubes) -> int:
    return abs(after.black - before.black) + abs(after.white - before.white)
