"""Legends, built from what is really on the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from companion.printing.box import Box, Overflow
from companion.printing.ink import Swatch
from companion.printing.paper import CardSize
from companion.printing.surface import Surface
from companion.printing.text import fit

_ROW = 6.5  # mm
_LEAST = 5  # points, the smallest words beside a sign
_PATCH, _BADGE, _NUMBER = 9.0, 2.3, 7.5  # mm: the width of a sample, the radius of a letter's disc, a number


class Entry(NamedTuple):
    swatch: Swatch
    label: str
    number: int | None = None


class Sample(NamedTuple):
    """A sign as it is on the map, drawn into a box, and what it means."""

    draw: Callable[[Surface, Box], None]
    words: str


def draw_samples(
    surface: Surface, box: Box, samples: Sequence[Sample], picture: CardSize, largest: float, apart: float
) -> float:
    """Below each other, at the largest type that fits: pictures of one size, words beside them. Returns the height."""
    room = box.width - picture.width - 2
    for quarters in range(round(largest * 4), _LEAST * 4 - 1, -1):
        size = quarters / 4
        settings = [fit(sample.words, room, box.height, size, size) for sample in samples]
        heights = [max(setting.height, picture.height) + apart for setting in settings]
        if sum(heights) <= box.height + 0.001:
            break
    else:
        raise Overflow("the legend does not fit")
    y = box.y
    for sample, setting, height in zip(samples, settings, heights, strict=True):
        place, words = Box(box.x, y, box.width, height - apart).cut_left(picture.width, 2)
        sample.draw(surface, place.centred(picture.width, picture.height))
        surface.set_lines(words, setting, "text", upright="middle")
        y += height
    return y - box.y


def counted(swatches: Iterable[Swatch], label: Callable[[Swatch], str]) -> list[Entry]:
    """An entry for each kind that occurs, with how often it does; in order of first appearance."""
    return [Entry(swatch, label(swatch), count) for swatch, count in Counter(swatches).items()]


def legend(surface: Surface, box: Box, entries: Iterable[Entry], across: int = 1) -> float:
    """Colour, pattern and letter of each kind, what it is and how many there are; returns its height."""
    entries = list(entries)
    down = -(-len(entries) // across)
    whole, _ = box.cut_top(down * _ROW)
    columns = whole.columns(across, gap=3)
    for i, entry in enumerate(entries):
        place = columns[i // down].rows(down)[i % down].inset(0, 0.5)
        _entry(surface, place, entry)
    return whole.height


def _entry(surface: Surface, place: Box, entry: Entry) -> None:
    patch, words = place.cut_left(_PATCH, 1)
    surface.area(patch, entry.swatch)
    if entry.swatch.letter:
        letter, words = words.cut_left(2 * _BADGE, 1)
        surface.badge(*letter.centre, _BADGE, entry.swatch.letter)
    if entry.number is not None:
        number, words = words.cut_left(_NUMBER, 1)
        surface.write(number, f"{entry.number} ×", 9, 6, "bold", align="right", upright="middle", lines=1)
    surface.write(words, entry.label, 9, 6, upright="middle")
