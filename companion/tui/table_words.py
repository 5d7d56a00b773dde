"""The words around a table: the ribbon above it, who is asked what, and the verdict on what is being typed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from typing import Any, TypeAlias

from rich.cells import cell_len
from textual.content import Content

from companion import clock
from companion.kernel.game import Decision, Seat
from companion.kernel.layout import Thing
from companion.kernel.parts import parted
from companion.kernel.table import Table
from companion.text.teller import Teller
from companion.text.things import by_place
from companion.text.verdict import Verdict
from companion.tui.choices import KEY, Choice
from companion.tui.signs import Signs
from companion.tui.widgets.asked import Glance

PART = " · "  # between the parts of the first line of a game's picture, the least important last
CLEAR = 4  # parts of a move that is begun, named beside the question: all of them have no room on a small screen
NAMED = 2  # places that are named where somebody points at several
ALWAYS_TOLD = 2  # of these parts: turn and step
Times: TypeAlias = Callable[[], Content]  # the clocks in one wording, put into words if it comes to that
CHIP = "bold $background on $seat-"  # colours of seats can be read on the background, so the reverse can too
NO_TIME: Times = partial(Content, "")


class TableWords:
    """Puts the parts of a table into words, in one language and one set of signs."""

    def __init__(self, teller: Teller, signs: Signs) -> None:
        self._teller, self._signs, self._say = teller, signs, teller.language.say

    def ribbon(
        self, table: Table[Any], flags: Mapping[str, int], with_title: bool, times: Sequence[Times], width: int
    ) -> Content:
        """What is special at this table, turn and step; and as far as there is room game, scenario and edition."""
        parts = self._teller.turn.split(PART)
        score, step = self._score(table), PART.join(parts[:ALWAYS_TOLD])
        (told, clocks), (squeezed, fewer) = (
            self._beside(step, flags, times, width - taken) for taken in (0, score.cell_length)
        )
        if told == squeezed and cell_len(told + step) + score.cell_length + fewer.cell_length <= width:
            clocks = score + fewer
        room = width - clocks.cell_length
        title = f"{self._say(f'{table.game.id}-title').upper()}  " if with_title else ""
        while len(parts) > ALWAYS_TOLD and cell_len(title + told + PART.join(parts)) > room:
            parts.pop()
        if cell_len(title + told + PART.join(parts)) > room:
            title = ""
        turn, *rest = parts
        told_parts = PART.join(["", *rest])
        line = Content.assemble((title, "b $accent"), (told, "$warning"), (turn, "bold $accent reverse"), told_parts)
        return line.truncate(max(room, 0), ellipsis=True, pad=True) + clocks

    def _score(self, table: Table[Any]) -> Content:
        """Everybody's points, in their colours."""
        points = table.game.score(table.seen_by(None)).items()
        chips = [(f" {self._signs.seat(seat)} {each} ", CHIP + seat) for seat, each in points]
        return Content(" ").join([Content.styled(*chip) for chip in chips]).pad_left(2) if chips else Content("")

    def _beside(self, step: str, flags: Mapping[str, int], times: Sequence[Times], width: int) -> tuple[str, Content]:
        """Flags and clocks in as many words as leave room for turn and step."""
        told, clocks = "", Content("")
        for told, clocks in self._wordings(flags, times):
            if cell_len(told + step) + clocks.cell_length <= width:
                break
        return told, clocks

    def _wordings(self, flags: Mapping[str, int], times: Sequence[Times]) -> Iterator[tuple[str, Content]]:
        """All flags as they are called, then in short, at last the first of them; the clocks give way before."""
        called = {flag: self._say(flag, count=count) for flag, count in flags.items()}
        whole, short = "".join(f"{words}  " for words in called.values()), self._teller.language.attribute
        yield from ((whole, clocks()) for clocks in times[: max(1, len(times) - 2)])
        brief = [f"{short(flag, 'label', count=count) or called[flag]}  " for flag, count in flags.items()]
        yield from (("".join(brief), clocks()) for clocks in times)
        yield "".join(brief[:1]), Content("")

    def times(self, clocks: clock.Clocks, with_turn: bool, deciding: Collection[Seat | None]) -> list[Times]:
        """Each side's time in all and in this turn; in all; the time of those who decide now; nothing."""
        sides = list(clocks.spent)
        longest = [partial(self._times, clocks, sides, with_turn=True)] if with_turn else []
        few = partial(self._times, clocks, [seat for seat in sides if seat in deciding])
        return [*longest, partial(self._times, clocks, sides), few, NO_TIME]

    def _times(self, clocks: clock.Clocks, seats: Sequence[Seat], with_turn: bool = False) -> Content:
        parts: list[tuple[str, str]] = []
        for seat in seats:
            turn = f" ({clock.shown(clocks.this_turn[seat])})" if with_turn else ""
            told = f" {clock.shown(clocks.spent[seat])}{turn}"
            parts += [(f"  {self._signs.seat(seat)}", f"$seat-{seat}"), (told, "$muted")]
        if clocks.left is not None:
            parts.append((f"  {self._say('tui-clock-left', time=clock.shown(clocks.left))}", "$warning"))
        if clocks.paused:
            parts.append((f"  {self._say('tui-clock-paused')}", "$muted"))
        return Content.assemble(*parts)

    def glance(self, table: Table[Any], required: Sequence[Decision]) -> Glance:
        """What is to be seen from across the table; a second question at the same time leaves no room for names."""
        questions = list(self._questions(required))
        asked, seats = questions[0] if len(questions) == 1 else ("", [])
        if table.winners:
            asked, seats = self._say("tui-over"), [*table.winners]
        names = tuple((seat, self._teller.seat(seat)) for seat in seats)
        score = tuple(table.game.score(table.seen_by(None)).items())
        return Glance(names, asked, score, self._teller.turn.split(PART)[0])

    def asked(self, required: Sequence[Decision]) -> Content:
        """Who decides what now."""
        return Content("\n").join([self._question(*each) for each in self._questions(required)][:2])

    def asked_at_desk(self, table: Table[Any], decision: Decision | None, width: int) -> Content:
        """The same in one line, and beside it how it stands: score, turn, what is left to do in it.

        What is asked is rather told in few words than one of these not at all. No decision: the game is over.
        """
        score, seats = self._score(table), [decision.seat] if decision is not None and decision.seat else []
        ways = (self._teller.ask, self._teller.ask_in_short)
        asks = [ask(decision) if decision is not None else self._say("tui-over") for ask in ways]
        whole, brief = (self._question(asked, seats) for asked in asks)
        known, one, hour = self._how_it_stands()
        beside = ((whole, known), (brief, known[-2:]), (whole, one), (whole, hour), (brief, hour), (whole, [""]))
        for asked, wordings in beside:
            for words in wordings:
                told = Content.styled(words, "$muted") + score
                gap = width - asked.cell_length - told.cell_length
                if told.cell_length and gap > 1 and "\n" not in asked.plain:
                    return asked + Content(" " * gap) + told
        return whole if whole.cell_length <= width else brief

    def _how_it_stands(self) -> tuple[list[str], list[str], list[str]]:
        """The turn with what is left in it, in as many words as can be; the turn alone; its first word, the hour."""
        turn, _, *rest = [*self._teller.turn.split(PART), ""]  # the step is what is asked
        rest, hour = list(filter(None, rest)), turn.partition(", ")[0]
        known = [PART.join((turn, *rest[:count])) for count in range(len(rest), 0, -1)]
        return [*known, PART.join((hour, *rest[:1]))], [turn], [hour]

    def halted(self, steps: int) -> Content:
        """Nobody can act, and how that is mended."""
        return Content.styled(self._say("table-halted", steps=steps), "$warning")

    def asked_part(self, table: Table[Any], parts: Sequence[Choice], back: str) -> Content:
        """What is clear of a move so far, of many parts the last ones, and which part of it is asked now."""
        begun, notation, decision = parts[0].moves, table.game.notation, parts[0].decision
        clear = [self._teller.in_common(begun)]
        for before, after in pairwise(choice.moves for choice in parts):
            clear.append(self._teller.part(after[0], parted(notation, before)[0]))
        if len(clear) > CLEAR:
            clear = [clear[0], "…", *clear[-CLEAR + 1 :]]
        seats = [seat for seat in (begun[0].seat,) if seat]
        line = self._question(PART.join(clear), seats)
        field = parted(notation, parts[-1].moves)[0]
        asked = self._teller.ask_part(decision, begun[0].verb(), field) if decision else ""
        out = Content.styled(f"   {self._say('tui-part-back', key=back)}", "$muted")
        return Content("\n").join([line, Content(asked) + out])

    def asked_where(self, layout: Iterable[Thing], places: Sequence[str]) -> Content:
        """Which place somebody points at; what is drawn there may stand for several."""
        here = by_place([thing for thing in layout if thing.place in places], self._teller)
        named = ", ".join(place.name for place in here[:NAMED])
        return Content.assemble((self._say("tui-correct-where"), "bold"), "  ", (named, "bold $accent"))

    def how_to_point(self) -> Content:
        return Content.styled(self._say("tui-correct-how"), "$muted")

    def more(self, key: str, rare: Sequence[Choice], width: int) -> list[Content]:
        """A line that names what is offered behind a key of its own, as much of it as fits."""
        label = self._say("key-offers")
        offers = list(dict.fromkeys(self._teller.ask(choice.decision) for choice in rare if choice.decision))
        named = [f"{label}: {PART.join(offers)}"]
        named += [f"{label}: {PART.join([*offers[:n], f'+{len(offers) - n}'])}" for n in range(len(offers) - 1, 0, -1)]
        fits = next((line for line in named if KEY + cell_len(line) <= width), label)
        return [Content.assemble((f"{key:{KEY}}", "$accent"), (fits, "$muted"))] if offers else []

    def asked_for_good(self, required: Sequence[Decision]) -> Content:
        """A word of warning before something that cannot be taken back quietly."""
        if not any(decision.secret or decision.dice for decision in required):
            return Content("")
        return Content.styled(self._say("tui-no-quiet-undo"), "$muted")

    def _questions(self, required: Sequence[Decision]) -> Iterable[tuple[str, list[Seat]]]:
        """What is asked, and whom: a question to both players is asked once."""
        asked: dict[str, list[Seat]] = {}
        for decision in required:
            asked.setdefault(self._teller.ask(decision), []).extend([decision.seat] if decision.seat else [])
        return asked.items()

    def _question(self, asked: str, seats: Sequence[Seat]) -> Content:
        names = [(f"{self._signs.seat(seat)} {self._teller.seat(seat)}", seat) for seat in seats]
        chips = [part for name, seat in names for part in ((f" {name} ", CHIP + seat), "  ")]
        return Content.assemble(*chips, asked)

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

    def refused(self, sentence: str) -> Content:
        return Content.assemble((self._signs.no, "$error"), f" {sentence}")

    def _objection(self, verdict: Verdict) -> Content:
        """What is wrong, each with its rule."""
        tone, sign = ("$error", self._signs.no) if verdict.kind == "no" else ("$warning", "!")
        told = [part for sentence, rule in verdict.broken for part in (f" {sentence}  ", (rule, "$muted"), " ")]
        return Content.assemble((sign, tone), *told)

    def instead(self, verdict: Verdict, width: int) -> Content:
        """What would be right: as many moves as stand in a line, at least one."""
        between, label = f"  {self._signs.bullet}  ", self._say("tui-try")
        moves = list(verdict.instead[:3])
        while len(moves) > 1 and cell_len(f"{label} {between.join(moves)}") > width:
            moves.pop()
        return Content.assemble((label, "$muted"), f" {between.join(moves)}") if moves else Content("")

    def way_out(self, verdict: Verdict, force: str, correct: str, back: str) -> Content:
        """What to do if the table disagrees with a refusal, or how to leave it, and with which keys."""
        if verdict.kind != "no":
            return Content("")
        return _links(
            force=self._say("tui-offer-force", key=force),
            correct=self._say("tui-offer-correct", key=correct),
            back=self._say("tui-offer-back", key=back),
        )


@lru_cache(maxsize=8)
def _links(**said: str) -> Content:
    """Each does on the screen what it is called; every refusal has the same ones."""
    return Content.from_markup("   ".join(f"[@click=screen.{name}][$accent]${name}[/][/]" for name in said), **said)
