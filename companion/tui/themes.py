"""How the app looks: a restrained palette, a light one, one for sharp contrast, one without colour."""

from __future__ import annotations

from textual.theme import Theme

from companion.games.box import COLOURS
from companion.games.registry import colours


def _seats(tones: str) -> dict[str, str]:
    """The players of all games, by the colours they are called by or have; each has a sign besides, see signs.py."""
    tone = dict(zip(COLOURS, tones.split(), strict=True))
    return {f"seat-{seat}": tone[colour] for seat, colour in (colours() | {each: each for each in COLOURS}).items()}


SEATS_DARK = _seats("#6ea8fe #f4a259 #ff8585 #f2f0ea #74cf80")
SEATS_LIGHT = _seats("#154fa5 #8a3d03 #a8121c #55555f #1b5e20")  # on light paper White is grey
SEATS_SHARP = _seats("#66ccff #ffb000 #ff9c9c #ffffff #5dff7f")
SEATS_GREY = dict.fromkeys(SEATS_DARK, "#e0e0e0")


def _tiles(ink: str, crest: str, colours: str) -> dict[str, str]:
    """Terrain of a hex map: what is written on it, on capitals, and the tiles themselves."""
    return {"tile-ink": ink, "tile-crest": crest} | {
        f"tile-{kind}": colour for kind, colour in zip(TERRAIN, colours.split(), strict=True)
    }


WOOD = {"wood-black": "#000000", "wood-white": "#ffffff", "tray": "#757575"}  # pieces, and what they lie on
TERRAIN = ("tower", "factory", "shrine", "forest", "lake", "village", "citadel", "barrens", "capital")
TILES_DARK = _tiles("#ffffff", "#16181d", "#9c3b34 #5e6269 #8a6a12 #33703a #2a669e #a9551c #4f5f9b #6e5440 #e6dcc6")
TILES_LIGHT = _tiles("#23252a", "#ffffff", "#e8998f #b9bec5 #e6c64e #94c98d #86bbe8 #f0ad6c #aab2ea #cdae8a #3a3328")
TILES_SHARP = _tiles("#ffffff", "#000000", "#a00000 #555555 #6f5a00 #006400 #0050b0 #9a4a00 #5a2ca0 #5c3c20 #ffffff")
TILES_GREY = _tiles("#ffffff", "#101010", "#5a5a5a #484848 #686868 #303030 #404040 #606060 #505050 #383838 #c8c8c8")

THEMES = (
    Theme(
        name="companion",
        primary="#c9a86a",
        secondary="#93aba7",
        accent="#c9a86a",
        foreground="#d8d4cc",
        background="#16181d",
        surface="#1d2026",
        panel="#3a372f",
        success="#8fbf7f",
        warning="#e0b25a",
        error="#ec8a8f",
        dark=True,
        variables={
            **SEATS_DARK,
            **TILES_DARK,
            **WOOD,
            "muted": "#9da0a7",
            "edge": "#4d4a40",
            "input-cursor-background": "#c9a86a",
        },
    ),
    Theme(
        name="companion-light",
        primary="#6e4d11",
        secondary="#3c5853",
        accent="#6e4d11",
        foreground="#23252a",
        background="#f6f3ec",
        surface="#ece8de",
        panel="#d3cab3",
        success="#1f5f23",
        warning="#704800",
        error="#a01c15",
        dark=False,
        variables={**SEATS_LIGHT, **TILES_LIGHT, **WOOD, "muted": "#575349", "edge": "#b3a786"},
    ),
    Theme(
        name="high-contrast",
        primary="#ffff00",
        secondary="#ffffff",
        accent="#ffff00",
        foreground="#ffffff",
        background="#000000",
        surface="#000000",
        panel="#404040",
        success="#00ff00",
        warning="#ffff00",
        error="#ff9c9c",
        dark=True,
        variables={
            **SEATS_SHARP,
            **TILES_SHARP,
            **WOOD,
            "muted": "#ffffff",
            "edge": "#ffffff",
        },
    ),
    Theme(
        name="monochrome",
        primary="#ffffff",
        secondary="#c0c0c0",
        accent="#ffffff",
        foreground="#e0e0e0",
        background="#101010",
        surface="#181818",
        panel="#3c3c3c",
        success="#e0e0e0",
        warning="#e0e0e0",
        error="#ffffff",
        dark=True,
        variables={
            **SEATS_GREY,
            **TILES_GREY,
            **WOOD,
            "muted": "#b4b4b4",
            "edge": "#707070",
        },
    ),
)
