"""How the app looks: a restrained palette, a light one, one for sharp contrast, one without colour."""

from __future__ import annotations

from textual.theme import Theme

SEATS_DARK = {"seat-blue": "#6ea8fe", "seat-orange": "#f4a259"}
SEATS_LIGHT = {"seat-blue": "#1d5fbf", "seat-orange": "#b35309"}

THEMES = (
    Theme(
        name="companion",
        primary="#c9a86a",
        secondary="#8aa29e",
        accent="#c9a86a",
        foreground="#d8d4cc",
        background="#16181d",
        surface="#1d2026",
        panel="#262a32",
        success="#8fbf7f",
        warning="#e0b25a",
        error="#e2757a",
        dark=True,
        variables={**SEATS_DARK, "muted": "#8b8f98", "input-cursor-background": "#c9a86a"},
    ),
    Theme(
        name="companion-light",
        primary="#8a6420",
        secondary="#4f6b66",
        accent="#8a6420",
        foreground="#23252a",
        background="#f6f3ec",
        surface="#ece8de",
        panel="#e0dbce",
        success="#2f7d32",
        warning="#8a5a00",
        error="#b3261e",
        dark=False,
        variables={**SEATS_LIGHT, "muted": "#6b675f"},
    ),
    Theme(
        name="high-contrast",
        primary="#ffff00",
        secondary="#ffffff",
        accent="#ffff00",
        foreground="#ffffff",
        background="#000000",
        surface="#000000",
        panel="#333333",
        success="#00ff00",
        warning="#ffff00",
        error="#ff8080",
        dark=True,
        variables={"seat-blue": "#66ccff", "seat-orange": "#ffb000", "muted": "#ffffff"},
    ),
    Theme(
        name="monochrome",
        primary="#ffffff",
        secondary="#c0c0c0",
        accent="#ffffff",
        foreground="#e0e0e0",
        background="#101010",
        surface="#181818",
        panel="#282828",
        success="#e0e0e0",
        warning="#e0e0e0",
        error="#ffffff",
        dark=True,
        variables={"seat-blue": "#e0e0e0", "seat-orange": "#e0e0e0", "muted": "#a0a0a0"},
    ),
)
