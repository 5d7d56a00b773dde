"""Ink: how a colour comes out in full colour, in ink-saving print and in grey. Colour never speaks alone."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import NamedTuple, TypeAlias

from companion.kernel.trouble import Trouble

# A colour: "#2f5d9b", or one of the roles below. `mark` is for small solid signs: it stays black in every mode.
Paint: TypeAlias = str
ROLES = {
    "ink": "#000000",
    "mark": "#000000",
    "soft": "#5a5a5a",
    "faint": "#a8a8a8",
    "tint": "#ececec",
    "paper": "#ffffff",
}
RGB: TypeAlias = tuple[float, float, float]
DARKEST = 0.15  # no grey area is darker: patterns and letters have to stand out from it
EVEN = 0.179  # as much light as black and white read equally well on


class Pattern(StrEnum):
    PLAIN = "plain"
    DIAGONAL = "diagonal"
    COUNTER = "counter"  # the other diagonal
    CROSSED = "crossed"
    HORIZONTAL = "horizontal"
    VERTICAL = "vertical"
    GRID = "grid"
    DOTS = "dots"
    WAVES = "waves"


class Swatch(NamedTuple):
    """What tells an owner, a terrain or a kind apart on paper: colour, pattern and letter together."""

    name: str
    colour: Paint
    pattern: Pattern = Pattern.PLAIN
    letter: str = ""
    grey: float | None = None  # 0 black … 1 white in grey print; by default as bright as the colour


class Ink(StrEnum):
    FULL = "full"
    SAVER = "saver"  # outlines and light tints, no solid areas
    GREY = "grey"  # no hue at all

    def line(self, paint: Paint) -> RGB:
        """The colour of lines and letters."""
        return _grey(luminance(rgb(paint))) if self is Ink.GREY else rgb(paint)

    def area(self, paint: Paint | Swatch) -> RGB:
        """The colour of a filled area."""
        if isinstance(paint, Swatch):
            return self._ground(paint)
        if paint == "mark" or self is Ink.FULL:
            return rgb(paint)
        if self is Ink.GREY:
            return _grey(luminance(rgb(paint)))
        return _towards(rgb(paint), 1, 0.88)

    def _ground(self, swatch: Swatch) -> RGB:
        if self is Ink.FULL:
            return rgb(swatch.colour)
        if self is Ink.SAVER:
            return (1.0, 1.0, 1.0) if swatch.pattern is not Pattern.PLAIN else _towards(rgb(swatch.colour), 1, 0.88)
        level = luminance(rgb(swatch.colour)) if swatch.grey is None else swatch.grey
        return _grey(DARKEST + (1 - DARKEST) * level)

    def pattern(self, swatch: Swatch) -> RGB:
        """The colour of the pattern on its area: clear, but never so strong that letters drown."""
        ground = self._ground(swatch)
        if self is Ink.SAVER:
            return _towards(self.line(swatch.colour), 1, 0.25)
        return _towards(ground, 1, 0.5) if luminance(ground) < 0.5 else _towards(ground, 0, 0.4)

    def on(self, paint: Paint | Swatch) -> Paint:
        """Black or white: what reads best on that area."""
        return "paper" if _light(self.area(paint)) < EVEN else "ink"


def ink_named(text: str) -> Ink:
    try:
        return Ink(text.strip().casefold())
    except ValueError as error:
        raise Trouble("no-ink", ink=text[:40], known=", ".join(Ink)) from error


@cache
def rgb(paint: Paint) -> RGB:
    digits = ROLES.get(paint, paint).removeprefix("#")
    return int(digits[0:2], 16) / 255, int(digits[2:4], 16) / 255, int(digits[4:6], 16) / 255


def luminance(colour: RGB) -> float:
    """How bright a colour looks, 0 to 1: what is left of it in grey."""
    red, green, blue = colour
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _light(colour: RGB) -> float:
    """How much light a colour sends back, 0 to 1: what contrast is reckoned from."""
    red, green, blue = (part / 12.92 if part <= 0.04 else ((part + 0.055) / 1.055) ** 2.4 for part in colour)
    return luminance((red, green, blue))


def _grey(level: float) -> RGB:
    return level, level, level


def _towards(colour: RGB, target: float, share: float) -> RGB:
    red, green, blue = (part + (target - part) * share for part in colour)
    return red, green, blue


@cache
def fill_operator(colour: RGB) -> str:
    red, green, blue = colour
    return f"{red:.3g} g" if red == green == blue else f"{red:.3g} {green:.3g} {blue:.3g} rg"


@cache
def stroke_operator(colour: RGB) -> str:
    red, green, blue = colour
    return f"{red:.3g} G" if red == green == blue else f"{red:.3g} {green:.3g} {blue:.3g} RG"
