"""How a map compares with random maps of its layout."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.clockwork.maps.fairness import measure
from companion.games.clockwork.maps.generate import dice, draw
from companion.games.clockwork.maps.layout import LAYOUTS, layout
from companion.games.clockwork.maps.percentile import MAPS, STEPS, Yardstick, known, random_maps, worked_out
from companion.games.clockwork.maps.why import fairer_than
from companion.text.language import language
from tests.clockwork.little import LITTLE, laid

NOWHERE = Path(os.devnull) / "nothing"
HUNDRED = Yardstick("test", 100, tuple(step / STEPS for step in range(STEPS + 1)))


@pytest.mark.parametrize("id_", LAYOUTS)
def test_the_tables_belong_to_the_layouts_and_the_measure_as_they_are(id_: str) -> None:
    """Else run `python -m scripts.fairness tables`."""
    ours = known(draw(layout(id_), dice("any")), NOWHERE)
    assert ours is not None
    assert (ours.layout, ours.maps, len(ours.quantiles)) == (id_, MAPS, STEPS + 1)
    assert list(ours.quantiles) == sorted(ours.quantiles)
    again = random_maps(layout(id_), maps=600)
    assert again.median == pytest.approx(ours.median, rel=0.05)


def test_half_of_all_random_maps_are_less_fair_than_the_middle_one() -> None:
    ours = known(draw(layout("3A"), dice("any")), NOWHERE)
    assert ours is not None
    chance = dice("other maps")
    parts = [ours.fairer_than(measure(draw(layout("3A"), chance)).composite) for _ in range(400)]
    assert sum(parts) / len(parts) == pytest.approx(0.5, abs=0.05)
    assert sum(part > 0.9 for part in parts) / len(parts) == pytest.approx(0.1, abs=0.05)


@given(st.floats(-0.1, 1.2), st.floats(-0.1, 1.2), st.lists(st.floats(0, 1), min_size=STEPS + 1, max_size=STEPS + 1))
def test_who_is_fairer_is_fairer_than_more_maps(one: float, other: float, quantiles: list[float]) -> None:
    yardstick = Yardstick("test", 100, tuple(sorted(quantiles)))
    fairer, less = sorted((one, other))
    assert 1 >= yardstick.fairer_than(fairer) >= yardstick.fairer_than(less) >= 0


def test_a_place_between_two_marks() -> None:
    assert HUNDRED.fairer_than(0.25) == pytest.approx(0.75)
    assert HUNDRED.fairer_than(0.2525) == pytest.approx(0.7475)
    assert (HUNDRED.fairer_than(-0.1), HUNDRED.fairer_than(1.1)) == (1, 0)
    alike = Yardstick("test", 100, (0.0,) * (STEPS + 1))
    assert alike.fairer_than(0.0) == 0  # none of them is less fair


def test_the_place_is_told_without_boasting() -> None:
    even = measure(laid(LITTLE, "LVBBVL"))
    english, german = language("en").say, language("de").say
    better = Yardstick("test", 20_000, tuple(0.1 + step for step in HUNDRED.quantiles))
    assert fairer_than(even, better, english) == "fairer than each of 20,000 random maps"
    some = Yardstick("test", 100, (0.0, 0.0, *HUNDRED.quantiles[2:]))
    assert fairer_than(even, some, english) == "fairer than 99 % of random maps"
    assert fairer_than(even, some, german) == "fairer als 99 % der zufälligen Landkarten"


def test_a_players_layout_gets_a_yardstick_once(tmp_path: Path) -> None:
    design, folder, seen = laid(LITTLE, "TVBBVT"), tmp_path / "fairness", []
    assert known(design, folder) is None
    made = worked_out(design, folder, lambda done, total: seen.append((done, total)), maps=50)
    assert seen == [(0, 50)]
    assert made.fairer_than(measure(design).composite) > 0.5
    assert known(design, folder) == made
    assert known(laid(LITTLE, "VTBBTV"), folder) == made  # the same tiles laid in another way
    assert known(laid(LITTLE, "VTBBTB"), folder) is None
    (kept,) = folder.iterdir()
    kept.write_bytes(kept.read_bytes()[:40])
    assert known(design, folder) is None
    assert worked_out(design, folder, maps=50) == made == known(design, folder)


def test_where_nothing_can_be_kept_it_is_worked_out_all_the_same() -> None:
    assert worked_out(laid(LITTLE, "TVBBVT"), NOWHERE, maps=50).maps == 50


def test_another_hash_seed_finds_the_same_tables() -> None:
    code = (
        "from companion.games.clockwork.maps.percentile import *; from companion.games.clockwork.maps.layout import *"
    )
    code += "; print(*(fingerprint(layout(id_)) for id_ in LAYOUTS))"
    runs = [
        subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert runs[0] == runs[1] != ""
