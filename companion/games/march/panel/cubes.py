"""The stock of cubes: black ones black and white ones white, on whatever colour the screen has."""

from __future__ import annotations

from textual.content import Content

from companion.games.march.panel.shown import Shown, muted

BLACK, WHITE = "$wood-black on $tray", "$wood-black on $wood-white"  # the sign of a white cube is its outline

WORTH = {"black": 5, "white": 1}


class Cubes:
    """What lies in the stock, and what it is worth."""

    def __init__(self, shown: Shown) -> None:
        self._shown = shown
        stock, signs = shown.state.stock, shown.signs
        self._kinds = (("black", signs.black, stock.black, BLACK), ("white", signs.white, stock.white, WHITE))

    def rows(self, width: int) -> list[Content]:
        """A line for each kind, with what one of them is worth."""
        words = [self._say_worth(kind) for kind, *_ in self._kinds]
        said = max(map(len, words))
        lying = [self._lying(sign, count, style, width - said - 3) for _, sign, count, style in self._kinds]
        longest = max(cubes.cell_length for cubes in lying)
        trays = [cubes + _tray(longest - cubes.cell_length) for cubes in lying]
        return [tray + muted(f" {word:<{said}}") for tray, word in zip(trays, words, strict=True)]

    def line(self, most: int) -> Content:
        """Both in one line; too many become a number."""
        return Content("").join(self._lying(sign, count, style, most) for _, sign, count, style in self._kinds if count)

    def legends(self) -> list[Content]:
        """What one of each is worth, in words or in signs."""
        words = ", ".join(self._say_worth(kind) for kind, *_ in self._kinds)
        signs = (
            _tray(1) + Content.styled(sign, style) + muted(f"={WORTH[kind]}") for kind, sign, _, style in self._kinds
        )
        return [muted(words), Content(" ").join(signs)]

    def _lying(self, sign: str, count: int, style: str, most: int) -> Content:
        """On the tray, so that each stands out from what is around it."""
        if count <= most:
            return _tray(1) + Content.styled(sign * count, style) + _tray(1)
        between = " " if most else ""  # where there is hardly any room
        number = Content.styled(f"{between}{self._shown.signs.times}{between}{count} ", BLACK)
        return _tray(1) + Content.styled(sign, style) + number

    def _say_worth(self, kind: str) -> str:
        return self._shown.say(f"march-panel-{kind}", worth=WORTH[kind])


def _tray(width: int) -> Content:
    return Content.styled(" " * width, "on $tray")
