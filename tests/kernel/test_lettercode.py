"""Numbers as letters on paper: nothing that people do to them while copying goes unnoticed."""

from __future__ import annotations

import re
from contextlib import suppress
from random import Random

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from companion.kernel.lettercode import (
    ALPHABET,
    LINE,
    LONGEST,
    from_letters,
    in_lines,
    is_lettered,
    lines_so_far,
    to_letters,
)
from companion.kernel.trouble import Trouble

numbers = st.integers(1, 2**800)
CODE = to_letters(Random(1).getrandbits(450))


def trouble(text: str) -> Trouble:
    with pytest.raises(Trouble) as refused:
        from_letters(text)
    return refused.value


def replaced(letters: str, place: int, by: str) -> str:
    return letters[:place] + by + letters[place + len(by) :]


@given(numbers)
@example(1)
@example(31)
@example(32)
def test_a_number_comes_back(number: int) -> None:
    letters = to_letters(number)
    assert set(letters) <= set(ALPHABET)
    assert from_letters(letters) == number


def test_the_alphabet_has_no_letters_that_look_alike() -> None:
    assert len(set(ALPHABET)) == 32
    assert not set("ILOU") & set(ALPHABET)


@given(numbers, st.randoms(use_true_random=False))
def test_case_blanks_dashes_and_lookalikes_do_not_matter(number: int, dice: Random) -> None:
    alike = {"0": "0Oo", "1": "1IiLl"}
    unseen = ("", "", " ", "-", "–", "\r\n", "\ufeff", "\u00a0")
    typed = "".join(
        dice.choice(alike.get(sign, sign + sign.lower())) + dice.choice(unseen) for sign in to_letters(number)
    )
    assert from_letters(typed) == number


def test_it_is_printed_in_groups_of_five_and_lines_of_six_groups() -> None:
    lines = in_lines(CODE)
    assert all(re.fullmatch(r"(\w{5} ){5}\w{5}", line) for line in lines[:-1])
    assert re.fullmatch(r"(\w{5} ){0,5}\w{1,5}", lines[-1])
    assert "".join(lines).replace(" ", "") == CODE
    assert from_letters("\n".join(lines)) == from_letters(CODE)


@given(numbers, st.data())
@settings(max_examples=500)
def test_one_wrong_character_never_passes_and_its_line_is_named(number: int, data: st.DataObject) -> None:
    letters = to_letters(number)
    place = data.draw(st.integers(0, len(letters) - 1))
    sign = data.draw(st.sampled_from(ALPHABET.replace(letters[place], "")))
    refused = trouble(replaced(letters, place, sign))
    assert refused.facts["line"] == place // LINE + 1
    if refused.key == "code-typo":  # nothing else explains it, so the explanation is true
        assert str(refused.facts["likely"]).replace(" ", "") in letters
        assert str(refused.facts["word"]).replace(" ", "") in replaced(letters, place, sign)
    else:
        assert refused.key == "code-line"


@given(numbers, st.data())
@settings(max_examples=500)
def test_two_swapped_neighbours_never_pass(number: int, data: st.DataObject) -> None:
    letters = to_letters(number)
    place = data.draw(st.integers(0, len(letters) - 2))
    assume(letters[place] != letters[place + 1])
    refused = trouble(replaced(letters, place, letters[place + 1] + letters[place]))
    assert refused.facts["line"] == place // LINE + 1


def test_nearly_every_single_slip_is_explained() -> None:
    slips = [replaced(CODE, place, sign) for place in range(len(CODE)) for sign in "3AZ" if sign != CODE[place]]
    slips += [replaced(CODE, p, CODE[p + 1] + CODE[p]) for p in range(len(CODE) - 1) if CODE[p] != CODE[p + 1]]
    within = [slip for slip in slips if CODE[LINE - 1] == slip[LINE - 1]]
    explained = [slip for slip in within if trouble(slip).key == "code-typo"]
    assert len(explained) > 0.97 * len(within)


def test_the_explanation_shows_the_groups_as_they_are_printed() -> None:
    wrong = replaced(CODE, LINE + 7, "Z" if CODE[LINE + 7] != "Z" else "Y")
    refused = trouble(wrong)
    assert refused.key == "code-typo"
    assert refused.facts == {"line": 2, "word": wrong[LINE + 5 : LINE + 10], "likely": CODE[LINE + 5 : LINE + 10]}


@given(numbers, st.data())
@settings(derandomize=True)
def test_a_missing_or_doubled_character_is_noticed(number: int, data: st.DataObject) -> None:
    """All but one in a million; here each of them."""
    letters = to_letters(number)
    place = data.draw(st.integers(0, len(letters) - 1))
    trouble(letters[:place] + letters[place + 1 :])
    trouble(letters[:place] + letters[place] + letters[place:])


def test_lines_that_are_missing_or_in_the_wrong_order_are_noticed() -> None:
    first, second, third, last = in_lines(CODE)
    assert trouble(f"{second} {first} {third} {last}").key == "code-line"
    assert trouble(f"{first} {third} {last}").facts == {"line": 2}
    assert trouble(f"{first} {third} {last}").key == "code-shifted"
    assert trouble(f"{first} {second} {third}").key == "code-unfinished"


def test_a_sign_that_is_in_no_code_is_named_with_its_line() -> None:
    refused = trouble(replaced(CODE, LINE + 3, "u"))
    assert (refused.key, refused.facts) == ("code-sign", {"word": "u", "line": 2})


@given(st.text(max_size=200))
@example("")
@example("ß" * 40)
@example("0" * (LONGEST + 1))
@example("\0\ud800" * 30)
def test_any_text_is_a_code_or_one_clear_trouble(text: str) -> None:
    with suppress(Trouble):
        assert from_letters(text) >= 0


def test_what_no_qr_code_could_hold_is_no_code() -> None:
    assert len(to_letters(1 << 14_000)) <= LONGEST
    with pytest.raises(Trouble, match="code-too-long"):
        to_letters(1 << 15_000)


def test_while_somebody_types_whole_lines_are_checked() -> None:
    assert lines_so_far(CODE[: LINE - 1]) == 0
    assert lines_so_far(CODE[: LINE + 5]) == 1
    assert lines_so_far(CODE) == 3
    with pytest.raises(Trouble) as refused:
        lines_so_far(replaced(CODE, LINE + 1, "7" if CODE[LINE + 1] != "7" else "8")[: 2 * LINE])
    assert refused.value.facts == {"line": 2}


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        (CODE, True),
        (in_lines(CODE)[0].lower(), True),
        (replaced(CODE, 3, "u"), True),
        ("output/kitchen.record", False),
        ("C:\\games\\kitchen", False),
        ("~/kitchen", False),
        ("game: march", False),
        ("abc", False),
        ("", False),
    ],
)
def test_a_code_is_told_from_a_file(text: str, meant: bool) -> None:
    assert is_lettered(text) is meant
