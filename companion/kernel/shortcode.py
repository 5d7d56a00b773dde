"""A code of one short line: up to 31 signs of the same alphabet, of which the last two check it.

The checks are a Reed-Solomon code over the field of 32 elements: the sum of all signs, and their sum with a weight for
each place, have to be zero. So one wrong sign is always noticed and located, which makes the right one certain; two
wrong ones, and so two that were swapped, never pass.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import accumulate
from operator import xor

from companion.kernel.lettercode import Signs, double

LONGEST = 31  # places with different weights
_POWERS = tuple(accumulate(range(30), lambda power, _: double(power), initial=1))
_LOG = {power: exponent for exponent, power in enumerate(_POWERS)}


def with_checks(payload: Sequence[int]) -> Signs:
    """The signs, and the two that make both sums zero."""
    assert len(payload) <= LONGEST - 2
    plain, weighted = _sums([*payload, 0, 0])
    last_but_one = _times(plain ^ weighted, _ONE_OVER_ONE_PLUS_A)
    return [*payload, last_but_one, plain ^ last_but_one]


def is_right(signs: Sequence[int]) -> bool:
    return _sums(signs) == (0, 0)


def meant(signs: Signs) -> Iterator[Signs]:
    """What these wrong signs should have been if one is wrong, or two neighbours are swapped: at most a few."""
    plain, weighted = _sums(signs)
    if plain and weighted:
        place = len(signs) - 1 - (_LOG[weighted] - _LOG[plain]) % 31
        if place >= 0:
            yield [*signs[:place], signs[place] ^ plain, *signs[place + 1 :]]
    elif weighted:  # swapping leaves the plain sum as it is
        swaps = ([*signs[:at], signs[at + 1], signs[at], *signs[at + 2 :]] for at in range(len(signs) - 1))
        yield from filter(is_right, swaps)


def _sums(signs: Sequence[int]) -> tuple[int, int]:
    return reduce(xor, signs, 0), reduce(lambda rest, sign: double(rest) ^ sign, signs, 0)


def _times(one: int, other: int) -> int:
    return _POWERS[(_LOG[one] + _LOG[other]) % 31] if one and other else 0


_ONE_OVER_ONE_PLUS_A = _POWERS[-_LOG[1 ^ double(1)] % 31]
