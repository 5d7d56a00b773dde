"""What the desk says of orders: who writes, what is left, what stands, and what speaks against a line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from textual.content import Content

from companion.games.clockwork.orders import Verdict
from companion.games.clockwork.panel.shown import Shown, muted
from companion.games.clockwork.standing import ally_of
from companion.games.clockwork.state import Line
from companion.kernel.game import Objection, Seat

Spelled: TypeAlias = Callable[[Line], str]


class OrderWords:
    """One player's orders in words."""

    def __init__(self, shown: Shown, seat: Seat) -> None:
        self._shown, self._seat = shown, seat

    def head(self, left: int | None, width: int) -> Content:
        """Who writes, how many workers are left, who is called to arms."""
        shown, seat, pool = self._shown, self._seat, self._shown.state.player(self._seat).pool
        rest = pool if left is None else max(left, 0)
        name = f"{shown.signs.seat(seat)} {shown.teller.seat(seat)}"
        title = muted("  " + shown.say("clockwork-desk-title", round=shown.state.round))
        discs = Content.assemble(
            (shown.signs.full * rest, f"$seat-{seat}"), (shown.signs.empty * (pool - rest), "$muted")
        )
        lines = [
            Content.styled(name, f"bold $seat-{seat}") + title,
            Content(""),
            Content(shown.say("clockwork-desk-pool", left=rest, pool=pool) + "  ") + discs,
            *self._signs(width),
            *self._call(),
        ]
        return Content("\n").join(lines)

    def _signs(self, width: int) -> list[Content]:
        """What the signs on the map mean, in a line or in two."""
        signs = self._shown.signs
        near = self._shown.say("clockwork-desk-near", sign=signs.near)
        far = self._shown.say("clockwork-desk-far", sign=signs.far)
        both = f"{near}   {far}"
        return [muted(line) for line in ([both] if len(both) <= width else [near, far])]

    def _call(self) -> Iterator[Content]:
        ally = ally_of(self._shown.state, self._seat)
        tile = self._shown.state.player(ally).call if ally else ""
        if tile:
            told = self._shown.say("clockwork-desk-call", seat=self._shown.teller.seat(ally), tile=tile)
            yield Content.styled(told, "$accent")

    def standing(self, number: int, verdict: Verdict, spelled: Spelled) -> Content:
        """An order that was taken, with what it still needs."""
        line = Content.assemble((f"{number:>2}  ", "$accent"), (spelled(verdict.line), "bold"))
        if verdict.lack is None:
            return line + Content.styled(f"  {self._shown.signs.yes}", "$success")
        needs = self._shown.say("clockwork-desk-needs", tiles=", ".join(verdict.missing))
        return line + Content.styled(f"  ! {needs}", "$warning")

    def verdict(self, verdict: Verdict, blocking: tuple[Objection, ...], spelled: Spelled) -> Iterator[Content]:
        """A line that is being typed: refused with its rules, good but for something, or good."""
        for objection in verdict.objections:
            yield self._objection(objection, refused=objection in blocking)
        if verdict.lack is not None and not blocking:
            yield self._objection(verdict.lack, refused=False)
        elif not verdict.objections:
            told = self._shown.say("clockwork-desk-fine", order=spelled(verdict.line), left=verdict.left)
            yield Content.assemble((self._shown.signs.yes, "$success"), f" {told}")

    def _objection(self, objection: Objection, refused: bool) -> Content:
        sign, tone = (self._shown.signs.no, "$error") if refused else ("!", "$warning")
        return Content.assemble(
            (sign, tone), f" {self._shown.teller.objection(objection)}  ", (objection.rule, "$muted")
        )

    def refusal(self, sentence: str) -> Content:
        return Content.assemble((self._shown.signs.no, "$error"), f" {sentence}")
