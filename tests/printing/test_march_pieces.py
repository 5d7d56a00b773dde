"""Tracks, tokens and standees: opened again and counted, so that nobody cuts out too few or too small pieces."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.games.march.sheets.standees import BASE, RIDGE, SIDE, STRIP
from companion.games.march.sheets.tracks import SPACE, TURNS
from companion.games.registry import game
from companion.kernel.game import Setup
from companion.printing.job import Ask, Subject, make_pdf
from companion.prints import prints_of
from tests.printing.asks import ask, ask_in_pairs
from tests.printing.content import Rect, drawing
from tests.printing.proof import EXACT, check_no_overprint, check_pdf, letters, page_count, text, trim

PIECES = ("tracks", "tokens", "standees")
SETTLED = {
    "scenario": "marlborough",
    "touching": "FR-SN SN-DR DR-BA BA-FR",
    "blue-home": "FR",
    "home-vp": "3",
    "neutral-vp": "2",
    "armies-in-play": "1",
}
CUBES = {"tyw": (5, 10), "marlborough": (5, 11)}


def printed(wish: Ask, sheet: str, options: dict[str, str] | None = None, own: str = "") -> bytes:
    setup = Setup({"scenario": "own"}, files={"scenario": own}) if own else Setup(options or {})
    wanted = [known for known in prints_of("march").sheets if known.id == sheet]
    return make_pdf(wish, "March", wanted, Subject(game("march"), setup))


def large(pdf: bytes, least: float, inside: Rect) -> Counter[str]:
    """How often each letter stands inside the cuts, at least so many mm high."""
    return Counter(
        sign
        for sign, place in letters(pdf, 0)
        if place.bottom - place.top >= least and inside.left <= place.left and place.bottom <= inside.bottom
    )


@pytest.mark.parametrize("sheet", PIECES)
@pytest.mark.parametrize("wish", ask_in_pairs(("a4", "letter", "a3", "a5", "130x180")))
def test_every_way(wish: Ask, sheet: str) -> None:
    check_pdf(printed(wish, sheet, SETTLED), wish)


@pytest.mark.parametrize("paper", ["a4", "letter", "a3", "a5"])
@pytest.mark.parametrize("sheet", PIECES)
def test_one_page_on_usual_paper(sheet: str, paper: str) -> None:
    for options in ({"scenario": "tyw"}, {"scenario": "marlborough"}, SETTLED):
        assert page_count(printed(ask("de", paper), sheet, options)) == 1


# --- tracks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "cubes"), CUBES.items())
def test_the_tracks_show_the_numbers_of_the_scenario(scenario: str, cubes: tuple[int, int]) -> None:
    pdf = printed(ask(), "tracks", {"scenario": scenario})
    words = text(pdf, 0)
    assert "18+" in words
    assert f"{5 * cubes[0] + cubes[1]} VP" in words
    lines = words.split("\n")
    assert all(str(number) in " ".join(lines).split() for number in range(18))
    assert lines.count("5") + " ".join(lines).split().count("5") >= cubes[0]


def test_a_country_has_the_spaces_its_die_may_show() -> None:
    """Marlborough, English edition: homes 2 to 3, neutral countries 1 to 3; the start is marked."""
    words = text(printed(ask(), "tracks", SETTLED), 0)
    assert words.count("2–3") == 2
    assert words.count("1–3") == 2
    assert words.count("1–6") == 2  # the army strengths
    assert words.count("start") == 7  # four countries, two strengths, and the sentence about the race
    asked = text(printed(ask(), "tracks", {"scenario": "marlborough"}), 0)
    assert asked.count("2 or more") == 2
    assert asked.count("start") == 3


def test_what_no_rulebook_states_is_marked() -> None:
    words = text(printed(ask("de"), "tracks", {"scenario": "tyw"}), 0)
    assert "Heimat Blau°" in words
    assert "0–3°" in words
    assert "° steht in keiner Anleitung" in words
    assert "°" not in text(printed(ask("en"), "tracks", SETTLED), 0)


@pytest.mark.parametrize("paper", ["a4", "letter", "a3", "a5"])
def test_tokens_fit_the_tracks_of_the_same_paper(paper: str) -> None:
    """The turn track has the narrowest spaces of all; tokens are cut to that measure."""
    wish = ask("en", paper)
    edges = Counter(
        (round(s.y1, 2), round(s.length, 2)) for s in drawing(printed(wish, "tracks"), 0).segments if s.level
    )
    turns = [length for (_, length), count in edges.items() if count == TURNS]
    cuts = trim(printed(wish, "tokens"), 0)
    assert cuts is not None
    token = (cuts.bottom - cuts.top) / 6  # three rows of tokens with two faces
    rounded = 2 * 1.2 * token / SPACE  # the corners of a space
    assert turns
    assert min(turns) + rounded >= token - EXACT


# --- tokens ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "cubes"), CUBES.items())
def test_as_many_cubes_as_the_scenario_has(scenario: str, cubes: tuple[int, int]) -> None:
    pdf = printed(ask(), "tokens", {"scenario": scenario})
    cuts = trim(pdf, 0)
    assert cuts is not None
    found = large(pdf, 5, cuts)
    assert (found["5"], found["1"]) == (2 * cubes[0], 2 * cubes[1])  # both faces


def test_markers_of_both_players() -> None:
    pdf = printed(ask(), "tokens", {"scenario": "marlborough"})
    cuts = trim(pdf, 0)
    assert cuts is not None
    found = large(pdf, 1, cuts)
    # three markers, three fortified armies with two faces each; one face of the initiative
    assert found["B"] == found["O"] == 2 * 3 + 2 * 3 + 1
    assert found["N"] == 2 * 2
    assert found["+"] == 2 * 2 * 3 + 1  # +1 on the shields, +12 on the turn marker


# --- standees -------------------------------------------------------------------------------------------------------


def test_three_armies_and_a_garrison_each() -> None:
    pdf = printed(ask(), "standees")
    cuts = trim(pdf, 0)
    assert cuts is not None
    found = large(pdf, 6, cuts)
    assert (found["B"], found["O"]) == (2 * 3, 2 * 3)
    assert (cuts.right - cuts.left) / STRIP.width == pytest.approx(8, abs=0.001)


def test_folds_lie_where_the_tent_needs_them() -> None:
    """Base, both sides of equal height, the tab: a dashed line over the whole strip at each."""
    pdf = printed(ask(), "standees")
    cuts = trim(pdf, 0)
    assert cuts is not None
    found = {
        round(s.y1 - cuts.top, 2)
        for s in drawing(pdf, 0).segments
        if s.level and abs(s.length - STRIP.width) < EXACT and s.y1 < cuts.bottom
    }
    assert {BASE, RIDGE, RIDGE + SIDE} <= found
    assert cuts.bottom - cuts.top == pytest.approx(STRIP.height, abs=EXACT)


# --- scenarios of players' own --------------------------------------------------------------------------------------


@st.composite
def scenarios(draw: st.DrawFn) -> str:
    """Anything a scenario file may say about what lies on these sheets."""
    threshold = draw(st.integers(1, 200))
    black = draw(st.integers(0, 60))
    white = draw(st.integers(min(60, max(0, threshold - 5 * black)), 60))
    threshold = min(threshold, 5 * black + white) or 1
    names = st.text("abcdefghijklmnopqrstuvwxyzäöüß -ABC", min_size=1, max_size=60).filter(str.strip)
    count = draw(st.integers(2, 20))
    lines = [f'name = {{ en = "{draw(names)}", de = "{draw(names)}" }}', 'cards = ["MOVE1", "SCORE"]']
    lines += [f"cubes = {{ black = {black}, white = {max(white, 1)} }}", f"threshold = {threshold}"]
    lines += [f"armies = {draw(st.integers(1, 20))}", "armies_in_play = 0"]
    lines.append("touching = [" + ", ".join(f'["C0", "C{i}"]' for i in range(1, count)) + "]")
    for i in range(count):
        low, start, high = sorted(draw(st.integers(0, 6)) for _ in range(3))
        strength = sorted(draw(st.integers(1, 6)) for _ in range(2))
        lines += [f"[countries.C{i}]", f'name = {{ en = "{draw(names)}", de = "{draw(names)}" }}']
        lines += [f"vp = {start}", f"vp_min = {low}", f"vp_max = {high}"]
        if i < 2:
            lines += ["home = true", f'owner = "{("blue", "orange")[i]}"', f"garrison = {draw(st.integers(0, 60))}"]
            lines += [f"strength = {strength[0]}", f"strength_max = {strength[1]}"]
    return "\n".join(lines)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(own=scenarios(), paper=st.sampled_from(["a4", "letter", "a5", "130x180"]), sheet=st.sampled_from(PIECES))
def test_any_scenario_finds_room(own: str, paper: str, sheet: str) -> None:
    wish = ask("de", paper)
    pdf = printed(wish, sheet, own=own)
    for page in range(page_count(pdf)):
        check_no_overprint(pdf, page)
