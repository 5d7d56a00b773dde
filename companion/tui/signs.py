"""Signs that go with colours and words, and what stands for them on a plain ASCII terminal."""

from __future__ import annotations

import locale
import os

from msgspec import Struct

from companion.games.registry import colours


class Signs(Struct, frozen=True):
    """One set of signs. Colour never carries meaning alone: each seat has a sign of its own."""

    blue: str = "◆"
    orange: str = "▲"
    seat_red: str = "▲"
    seat_white: str = "●"  # `white` is a cube
    seat_green: str = "■"
    hand: str = "✋"
    yes: str = "✓"
    no: str = "✗"
    arrow: str = "→"
    prompt: str = "▸"
    less: str = "‹"
    more: str = "›"
    bullet: str = "·"
    full: str = "█"
    upper_half: str = "▀"  # none on a terminal without halves
    lower_half: str = "▄"
    empty: str = "░"
    black: str = "■"
    white: str = "□"
    fortified: str = "[]"  # around an army: dug in, in any font and without colour
    edge: str = "▌"
    times: str = "×"
    capital: str = "★"
    garrison: str = "▣"
    rule: str = "─"
    enter: str = "⏎"
    holder: str = "●"
    sealed: str = "● ● ●"
    link: str = "──"
    undone: str = "↶"
    lock: str = "•"  # a tile that stays where it is
    city: str = "▣"
    token: str = "✦"
    first: str = "⚑"  # the start player
    fought: str = "×"  # a tile where several players have units
    near: str = "›"  # a tile that can be reached, and one that is reached only in haste
    far: str = "»"
    chart: str = "▁▂▃▄▅▆▇█"
    eighths: str = "▏▎▍▌▋▊▉"  # of a character that a bar fills in part
    dice: str = " ⚀⚁⚂⚃⚄⚅"
    pip: str = "●"  # of a large die; one that is left
    hollow: str = "○"  # one that is used up

    def seat(self, seat: str | None) -> str:
        match colours().get(seat or "", seat):
            case "blue":
                return self.blue
            case "orange":
                return self.orange
            case "red":
                return self.seat_red
            case "white":
                return self.seat_white
            case "green":
                return self.seat_green
        return self.bullet

    def army(self, seat: str, fortified: bool = False) -> str:
        return self.seat(seat).join(self.fortified) if fortified else self.seat(seat)

    def bar(self, value: int, goal: int, width: int) -> str:
        filled = min(width, round(width * value / goal)) if goal else 0
        return self.full * filled + self.empty * (width - filled)

    def fine_bar(self, part: float, width: int) -> str:
        """The filled part of a bar, as exactly as the signs can tell it."""
        steps = len(self.eighths) + 1
        filled = round(max(0.0, min(part, 1.0)) * width * steps)
        return self.full * (filled // steps) + (self.eighths[filled % steps - 1] if filled % steps else "")

    def die(self, value: int) -> str:
        return self.dice[value].strip() if 0 < value < len(self.dice) else ""

    def column(self, value: int, goal: int) -> str:
        """One column of a chart."""
        step = min(len(self.chart) - 1, value * (len(self.chart) - 1) // max(goal, 1))
        return self.chart[step]


UNICODE = Signs()
ASCII = Signs(
    blue="#", orange="^", seat_red="^", seat_white="o", seat_green="=",
    hand="[hand]", yes="ok", no="x", arrow="->", prompt=">", less="<", more=">", bullet="-",
    full="#", upper_half="", lower_half="", empty=".", black="B", white="w", edge="|", times="x", capital="*",
    garrison="G", rule="-", holder="(*)",
    city="@", token="+", first="!", fought="x", near=">", far=">>",
    enter="enter", sealed="* * *", link="--", undone="<", lock="=", chart="_.-=+*%#", eighths="", dice=" 123456",
    pip="o", hollow=".",
)  # fmt: skip


def wants_ascii() -> bool:
    """A terminal that cannot show our signs: its encoding says so, or the player does."""
    if os.environ.get("COMPANION_ASCII"):
        return True
    return "utf" not in (locale.getpreferredencoding(False) or "").casefold()
