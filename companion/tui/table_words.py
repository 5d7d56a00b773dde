"""The words around a table: the ribbon above it, who is asked what, and the verdict on what is being typed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from textual.content import Content

from companion.kernel.game import Decision, Seat
from companion.kernel.table import Table
from companion.text.teller import Teller
from companion.tui import clock
from companion.tui.signs import Signs
from companion.tui.verdict import Verdict

PART = " · "  # between the parts of the first line of a game's picture, the least important last
ALWAYS_TOLD = 2  # of these parts: turn and step


class TableWords:
    """Puts the parts of a table into words, in one language and one set of signs."""

    def __init__(self, teller: Teller, signs: Signs) -> None:
        self._teller, self._signs, self._say = teller, signs, teller.language.say

    def ribbon(self, table: Table[Any], flags: Iterable[str], with_title: bool, width: int) -> Content:
        """What is special at this table, turn and step; and as far as there is room game, scenario and edition."""
        title = f"{self._say(f'{table.game.id}-title').upper()}  " if with_title else ""
        told = "".join(f"{self._say(flag)}  " for flag in flags)
        parts = self._teller.event(table.game.picture(table.state, None)[0]).split(PART)
        while len(parts) > ALWAYS_TOLD and cell_len(title + told + PART.join(parts)) > width:
            parts.pop()
        if cell_len(title + told + PART.join(parts)) > width:
            title = ""
        line = Content.assemble((title, "b $accent"), (told, "$warning"), PART.join(parts))
        return line.truncate(max(width, 0), ellipsis=True, pad=True)

    def times(self, clocks: clock.Clocks, with_turn: bool) -> Content:
        """Each side's time in all and, where there is room, in this turn."""
        parts: list[tuple[str, str]] = []
        for seat, spent in clocks.spent.items():
            turn = f" ({clock.shown(clocks.this_turn[seat])})" if with_turn else ""
            parts += [(self._signs.seat(seat), f"$seat-{seat}"), (f" {clock.shown(spent)}{turn}  ", "$muted")]
        if clocks.paused:
            parts.append((self._say("tui-clock-paused"), "$muted"))
        return Content.assemble(*parts)

    def asked(self, required: Sequence[Decision], people: Mapping[Seat, str]) -> Content:
        """Who decides what now; and whether it can be taken back quietly."""
        lines = [self._question(*each, people) for each in self._questions(required)][:2]
        if any(decision.secret or decision.dice for decision in required):
            lines.append(Content.styled(self._say("tui-no-quiet-undo"), "$muted"))
        return Content("\n").join(lines)

    def _questions(self, required: Sequence[Decision]) -> Iterable[tuple[str, list[Seat]]]:
        """What is asked, and whom: a question to both players is asked once."""
        asked: dict[str, list[Seat]] = {}
        for decision in required:
            asked.setdefault(self._teller.ask(decision), []).extend([decision.seat] if decision.seat else [])
        return asked.items()

    def _question(self, asked: str, seats: Sequence[Seat], people: Mapping[Seat, str]) -> Content:
        names = [(f"{self._signs.seat(seat)} {people.get(seat) or self._teller.seat(seat)}", seat) for seat in seats]
        return Content.assemble(*((f"{name}  ", f"b $seat-{seat}") for name, seat in names), asked)

    def over(self) -> Content:
        return Content.styled(self._say("tui-over"), "b $accent")

    def verdict(self, verdict: Verdict) -> Content:
        match verdict.kind:
            case "empty":
                return Content("")
            case "yes":
                return Content.assemble((self._signs.yes, "$success"), f" {verdict.text}")
            case "no" | "advised":
                return self._objection(verdict)
            case "secret":
                return Content.assemble((self._signs.yes, "$success"), f" {self._say('tui-secret-yes')}")
            case "secret-no":
                return Content.styled(self._say("tui-secret-no"), "$muted")
            case "which":
                return Content.assemble(("?", "$warning"), f" {verdict.text}")
            case _:
                return Content.styled(verdict.text, "$muted")

    def _objection(self, verdict: Verdict) -> Content:
        """What is wrong, each with its rule, and what would be right."""
        tone, sign = ("$error", self._signs.no) if verdict.kind == "no" else ("$warning", "!")
        told = [part for sentence, rule in verdict.broken for part in (f" {sentence}  ", (rule, "$muted"), " ")]
        lines = [Content.assemble((sign, tone), *told)]
        if verdict.instead:
            moves = f"  {self._signs.bullet}  ".join(self._teller.move(move) for move in verdict.instead[:3])
            lines.append(Content.assemble((self._say("tui-try"), "$muted"), f" {moves}"))
        return Content("\n").join(lines)

    def way_out(self, verdict: Verdict, force: str, correct: str) -> Content:
        """What to do if the table disagrees with a refusal, and with which keys."""
        if verdict.kind != "no":
            return Content("")
        links = "[@click=screen.force][$accent]$f[/][/]   [@click=screen.correct][$accent]$t[/][/]"
        offers = self._say("tui-offer-force", key=force), self._say("tui-offer-correct", key=correct)
        return Content.from_markup(links, f=offers[0], t=offers[1])
