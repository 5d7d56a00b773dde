"""Maps of areas: boxes, hexes or any outline, and the ways between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from companion.printing.box import Box, Point, around
from companion.printing.fonts import text_width
from companion.printing.ink import Paint, Swatch
from companion.printing.paths import Outline
from companion.printing.surface import LINE, Surface

Draw = Callable[[Surface, Box], None]
_LABEL = 6.5  # points


class Area(NamedTuple):
    """`inside` draws what stands in it, into the box around its outline."""

    outline: Outline
    swatch: Swatch | None = None
    inside: Draw | None = None
    line: Paint = "ink"
    width: float = LINE
    radius: float = 0  # of the corners of a box


class Way(NamedTuple):
    """A connection between two areas; dashed ones are of another kind, with the label that says which."""

    start: str
    end: str
    dash: str = ""
    label: str = ""
    width: float = 0.9
    paint: Paint = "ink"


def area_map(surface: Surface, areas: Mapping[str, Area], ways: Sequence[Way] = ()) -> None:
    """Ways first, so that areas lie on top of their ends; what the ways are called on top of everything."""
    ends = [_ends(areas[way.start].outline, areas[way.end].outline) for way in ways]
    for way, (x1, y1, x2, y2) in zip(ways, ends, strict=True):
        surface.line(x1, y1, x2, y2, way.paint, way.width, way.dash)
    for area in areas.values():
        _draw_area(surface, area)
    for way, (x1, y1, x2, y2) in zip(ways, ends, strict=True):
        if way.label:
            _label(surface, (x1 + x2) / 2, (y1 + y2) / 2, way.label)


def _draw_area(surface: Surface, area: Area) -> None:
    box = _box(area.outline)
    if area.swatch is not None:
        surface.area(area.outline, area.swatch, area.line, area.width, area.radius)
    elif isinstance(area.outline, Box):
        surface.rect(area.outline, fill="paper", line=area.line, width=area.width, radius=area.radius)
    else:
        surface.polygon(area.outline, fill="paper", line=area.line, width=area.width)
    if area.inside is not None:
        area.inside(surface, box)


def _ends(start: Outline, end: Outline) -> tuple[float, float, float, float]:
    """Where the way between two areas leaves the one and reaches the other."""
    return *leaving(start, _box(end).centre), *leaving(end, _box(start).centre)


def _label(surface: Surface, x: float, y: float, text: str) -> None:
    wide = text_width(text, _LABEL, "narrow")
    surface.rect(Box(x, y, 0, 0).inset(-wide / 2 - 0.6, -1.5), fill="paper", line=None, radius=0.8)
    surface.label(x, y + 0.8, text, _LABEL, "narrow", align="centre")


def leaving(outline: Outline, towards: Point) -> Point:
    """Where the straight way from the middle of an area to a point crosses its outline."""
    (x, y), corners = _box(outline).centre, _corners(outline)
    dx, dy = towards[0] - x, towards[1] - y
    best = 0.0
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]], strict=True):
        ex, ey = bx - ax, by - ay
        cross = dx * ey - dy * ex
        if abs(cross) < 1e-12:
            continue
        along = ((ax - x) * ey - (ay - y) * ex) / cross
        on_edge = ((ax - x) * dy - (ay - y) * dx) / cross
        if 0 <= along <= 1 and -1e-9 <= on_edge <= 1 + 1e-9:
            best = max(best, along)
    return x + dx * best, y + dy * best


def _box(outline: Outline) -> Box:
    return outline if isinstance(outline, Box) else around(outline)


def _corners(outline: Outline) -> Sequence[Point]:
    return outline.corners if isinstance(outline, Box) else outline
