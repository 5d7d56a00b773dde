"""What is remembered is true for exactly the parts that it was worked out from, and never grows without end."""

from __future__ import annotations

import pytest

from companion.kernel import remembering
from companion.kernel.remembering import for_equal, for_the_same


def test_an_answer_holds_for_the_very_same_parts_alone() -> None:
    asked: list[str] = []

    @for_the_same(lambda army, season: (army,))
    def strength(army: dict[str, int], season: str) -> int:
        asked.append(season)
        return sum(army.values())

    guards = {"horse": 2}
    assert [strength(guards, "spring"), strength(guards, "autumn")] == [2, 2]
    assert asked == ["spring"]
    assert strength({"horse": 2}, "winter") == 2  # as many, but others
    assert asked == ["spring", "winter"]


def test_an_answer_holds_wherever_the_parts_are_equal() -> None:
    asked: list[dict[str, int]] = []

    @for_equal(lambda army: tuple(army.items()))
    def strength(army: dict[str, int]) -> int:
        asked.append(army)
        return sum(army.values())

    assert [strength({"foot": 3}), strength({"foot": 3}), strength({"foot": 4})] == [3, 3, 4]
    assert asked == [{"foot": 3}, {"foot": 4}]


def test_no_more_is_remembered_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remembering, "MOST", 2)
    monkeypatch.setattr(remembering, "MOST_PARTS", 2)
    asked: list[int] = []

    @for_equal(lambda number: number)
    def half(number: int) -> int:
        asked.append(number)
        return number // 2

    @for_the_same(lambda numbers: (numbers,))
    def total(numbers: list[int]) -> int:
        asked.append(len(numbers))
        return sum(numbers)

    assert [half(number) for number in (2, 4, 6, 2)] == [1, 2, 3, 1]
    assert asked == [2, 4, 6, 2]  # the third one was one too many: all begins anew
    lists = [[1], [1, 1], [1, 1, 1]]
    assert [total(numbers) for numbers in (*lists, lists[0])] == [1, 2, 3, 1]
    assert asked == [2, 4, 6, 2, 1, 2, 3, 1]
