"""Codes of one line: a slip is noticed, and one wrong character is always explained."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from companion.kernel.shortcode import LONGEST, is_right, meant, with_checks

payloads = st.lists(st.integers(0, 31), min_size=1, max_size=LONGEST - 2)


@given(payloads)
def test_two_signs_are_added_and_the_whole_is_right(payload: list[int]) -> None:
    signs = with_checks(payload)
    assert signs[:-2] == payload
    assert is_right(signs)


@given(payloads, st.data())
def test_one_wrong_sign_is_noticed_and_the_right_one_is_the_only_explanation(
    payload: list[int], data: st.DataObject
) -> None:
    right = with_checks(payload)
    place = data.draw(st.integers(0, len(right) - 1))
    wrong = [*right[:place], right[place] ^ data.draw(st.integers(1, 31)), *right[place + 1 :]]
    assert not is_right(wrong)
    assert list(meant(wrong)) == [right]


@given(payloads, st.data())
def test_two_wrong_signs_are_always_noticed(payload: list[int], data: st.DataObject) -> None:
    signs = with_checks(payload)
    places = data.draw(st.lists(st.integers(0, len(signs) - 1), min_size=2, max_size=2, unique=True))
    for place in places:
        signs[place] ^= data.draw(st.integers(1, 31))
    assert not is_right(signs)


@given(payloads, st.data())
def test_swapped_neighbours_are_noticed_and_explained(payload: list[int], data: st.DataObject) -> None:
    right = with_checks(payload)
    at = data.draw(st.integers(0, len(right) - 2))
    typed = [*right[:at], right[at + 1], right[at], *right[at + 2 :]]
    if typed != right:
        assert not is_right(typed)
        assert right in list(meant(typed))
