"""Many small numbers in one large one, each taking only the room its number of possible values needs."""

from __future__ import annotations

LARGEST_COUNT = 64  # bits


class Digits:
    """Writes. What is put in first is taken out first."""

    def __init__(self) -> None:
        self._digits: list[tuple[int, int]] = []

    def put(self, value: int, size: int) -> None:
        """One of `size` values, 0 to size - 1."""
        assert 0 <= value < size, f"{value} is not one of {size} values"
        self._digits.append((value, size))

    def count(self, value: int) -> None:
        """Any number from 0 up; the smaller, the shorter (Elias gamma)."""
        bits = (value + 1).bit_length() - 1
        for _ in range(bits):
            self.put(1, 2)
        self.put(0, 2)
        self.put(value + 1 - (1 << bits), 1 << bits)

    def extend(self, others: Digits) -> None:
        self._digits += others._digits

    def number(self) -> int:
        number = 1  # an end that cannot be confused with digits that are zero
        for value, size in reversed(self._digits):
            number = number * size + value
        return number


class DigitReader:
    """Takes the digits out again. A number that was not written so is a ValueError."""

    def __init__(self, number: int) -> None:
        self._number = number

    def take(self, size: int) -> int:
        if self._number == 0:
            raise ValueError("the digits have come to an end")
        self._number, value = divmod(self._number, size)
        return value

    def count(self) -> int:
        bits = 0
        while self.take(2):
            bits += 1
        if bits > LARGEST_COUNT:
            raise ValueError("no number is that large")
        return self.take(1 << bits) + (1 << bits) - 1

    def end(self) -> None:
        if self._number != 1:
            raise ValueError("there are digits left")
