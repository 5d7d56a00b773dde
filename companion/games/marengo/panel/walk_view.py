"""An assault on the screen: both totals large, below them a line for each of the eleven steps."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from textual.content import Content

from companion.games.marengo.panel.block_rows import short
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.panel.walk import LOST, STEPS, Walk
from companion.kernel.game import Event, Seat
from companion.tui.large import large
from companion.tui.widgets.canvas import Canvas, fitted

NUMBER, NAME, RULE = 4, 12, 10  # columns of a line: its number and sign, what it is called, the rule
CELL = 20  # columns for one side from which on faces have their whole names
TALL, LOW = 5, 3  # lines of the totals, with whole names and without
CHIP = "bold $background on $seat-"


class Cells(NamedTuple):
    """One step: what it says of either side, or of both together."""

    attacker: str = ""
    defender: str = ""
    both: str = ""

    def __bool__(self) -> bool:
        return any(self)


class WalkView(Canvas):
    """Draws a walk as everybody may see it."""

    def __init__(self) -> None:
        super().__init__()
        self._what: tuple[Shown, Walk, int] | None = None

    def put(self, shown: Shown, walk: Walk, now: int) -> None:
        """`now`: the step whose question is open."""
        self._what = (shown, walk, now)
        self.redraw()

    def compose_lines(self, width: int, height: int) -> Sequence[Content]:
        return WalkLines(*self._what, width).lines(height) if self._what is not None else []


class WalkLines:
    """In one width."""

    def __init__(self, shown: Shown, walk: Walk, now: int, width: int) -> None:
        self._shown, self._walk, self._now, self._width = shown, walk, now, width
        self._cell = max(8, min(30, (width - NUMBER - NAME - RULE) // 2))
        self._whole = self._cell >= CELL
        self._words = WalkWords(shown, walk, self._whole, self._cell)
        self._so_far = WalkWords(shown, walk.so_far, self._whole, self._cell)

    def lines(self, height: int) -> list[Content]:
        """With room to breathe, if there is any."""
        room, totals = height - len(STEPS) - 1, TALL if self._whole else LOW
        loose = room >= totals + len(STEPS)
        head = list(self._head(min(totals, room)))
        return [*head, *(line for step in STEPS for line in self._step(step, loose))]

    # --- whose numbers they are --------------------------------------------------------------------------------------

    def _head(self, height: int) -> Iterator[Content]:
        sides = (self._walk.attacker, self._walk.defender)
        names = [f" {self._shown.signs.seat(seat)} {self._shown.teller.side(seat).upper()}" for seat in sides]
        chips = [fitted(Content.styled(name, CHIP + seat), self._cell) for name, seat in zip(names, sides, strict=True)]
        yield fitted(self._title(), NUMBER + NAME) + chips[0] + chips[1]
        totals = [self._total(seat, height) for seat in sides]
        for nth in range(max(1, height)):
            cells = [fitted(total[nth] if nth < len(total) else Content(""), self._cell) for total in totals]
            label = self._shown.say("marengo-walk-totals") if nth == 0 else ""
            yield fitted(Content.styled(f" {label}", "$muted"), NUMBER + NAME) + cells[0] + cells[1]

    def _title(self) -> Content:
        begun = self._walk.begun
        place = self._shown.teller.facts({"place": begun.facts["place"]})["place"] if begun is not None else ""
        return Content.styled(f" {place}", "bold")

    def _total(self, seat: Seat, height: int) -> list[Content]:
        strength = self._walk.strength(seat)
        text = "?" if strength is None else str(strength)
        drawn = large(text, self._shown.signs, self._cell - 2, height) or [text.replace("-", "−")]
        return [Content.styled(f" {line}", f"bold $seat-{seat}") for line in drawn]

    # --- one step ----------------------------------------------------------------------------------------------------

    def _step(self, step: int, loose: bool) -> Iterator[Content]:
        cells, sure, open_ = self._words.cells(step), self._so_far.cells(step), step == self._now
        sign = self._shown.signs.prompt if open_ else " "
        head = Content.styled(f"{sign}{step:>2} ", "bold $accent" if open_ else "$muted")
        name = f"{self._shown.say(f'marengo-walk-{step}'):<{NAME}}"
        told = self._told(cells, sure, self._rules(step)) if cells else self._nothing(step)
        yield fitted(head + Content.styled(name, "bold" if open_ else "" if sure else "$muted") + told, self._width)
        if loose:
            yield Content("")

    def _nothing(self, step: int) -> Content:
        """Nothing is told of it: it was passed over, or is still to come, and this is what it is about."""
        say, passed = self._shown.say, step < max(self._walk.reached, self._now)
        text = say("marengo-walk-skipped", step=step) if passed else say(f"marengo-walk-about-{step}")
        return Content.styled(text, "$muted")

    def _told(self, cells: Cells, sure: Cells, rules: str) -> Content:
        if cells.both:
            room = self._width - NUMBER - NAME - len(rules) - 1
            return fitted(_text(cells.both, sure.both, ""), room) + Content.styled(f" {rules}", "$muted")
        attacks = _text(cells.attacker, sure.attacker, f"$seat-{self._walk.attacker}")
        defends = _text(cells.defender, sure.defender, f"$seat-{self._walk.defender}")
        return fitted(attacks, self._cell) + fitted(defends, self._cell) + Content.styled(rules, "$muted")

    def _rules(self, step: int) -> str:
        """As many of the rules behind a step as there is room for."""
        events = self._walk.steps[step]
        rules = dict.fromkeys(rule for event in events for rule in event.rules if _fits(rule, step, event))
        found = sorted(rules, key=lambda rule: not rule.startswith(f"BM-AS{step:02}"))
        room = self._width - NUMBER - NAME - 2 * self._cell
        return "  ".join(found[: max(1, (room + 2) // (RULE + 2))])


def _text(text: str, sure: str, tone: str) -> Content:
    """What would follow from what is picked stands in brackets."""
    return Content.styled(text, tone) if text == sure else Content.styled(f"({text})", "$muted")


def _fits(rule: str, step: int, event: Event) -> bool:
    """The same event may tell of two steps, as a pursuit does: each has its own rules."""
    return event.kind != "pursuit" or (rule.startswith("BM-AS08") == (step == 8))


class WalkWords:
    """What each step says, in few words."""

    def __init__(self, shown: Shown, walk: Walk, whole: bool, room: int) -> None:
        self._shown, self._walk, self._whole, self._room = shown, walk, whole, room - len("() ")

    def cells(self, step: int) -> Cells:
        events = self._walk.steps[step]
        if step in (3, 7, 10):
            return self._losses(step)
        if step == 11:
            return Cells(both=" ".join(filter(None, (self._ending(event) for event in events))))
        told = [cells for event in events if (cells := self._cells(step, event))]
        return Cells(*("".join(parts) for parts in zip(*told, strict=True))) if told else Cells()

    def _cells(self, step: int, event: Event) -> Cells:
        match event.kind:
            case "assault" | "books-attack":
                return self._beside(event, self._first_row(event))
            case "cannonade":
                return self._beside(event, self._face(str(event.facts["face"])))
            case "no-fire" | "no-front" | "no-pursuit":
                return self._beside(event, self._shown.say(f"marengo-walk-{event.kind}"))
            case "cannot-fire" | "cannot-pursue":
                return Cells(both=self._shown.say(f"marengo-walk-{event.kind}", case=str(event.facts["case"])))
            case "front":
                return self._beside(event, self._faces(event))
            case "attack-strength" | "defence-strength":
                return self._beside(event, self._sum(event))
            case "assault-result":
                return self._result(event)
            case "pursuit":
                return self._beside(event, self._faces(event) if step == 8 else self._chase(event))
        return Cells()

    def _beside(self, event: Event, text: str) -> Cells:
        """In the column of whoever did it."""
        return Cells(text) if event.facts["seat"] == self._walk.attacker else Cells(defender=text)

    # --- faces -------------------------------------------------------------------------------------------------------

    def _face(self, face: str) -> str:
        return self._shown.teller.label(face) if self._whole else short(self._shown, face)

    def _faces(self, event: Event) -> str:
        """Short ones where they have to share a column."""
        faces = str(event.facts["faces"]).split(", ")
        return self._face(faces[0]) if len(faces) == 1 else " ".join(short(self._shown, face) for face in faces)

    def _first_row(self, event: Event) -> str:
        """`i3 +1`: an infantry 3 leads, one block is behind it."""
        behind = int(event.facts["count"]) - len(str(event.facts["faces"]).split(", "))
        return self._faces(event) + (f" +{behind}" if behind else "")

    # --- numbers -----------------------------------------------------------------------------------------------------

    def _sum(self, event: Event) -> str:
        """`3 − 1 = 2`: first row, terrain, and whatever else weakens it."""
        points, strength = int(event.facts["points"]), int(event.facts["strength"])
        terrain = int(event.facts.get("terrain", 0))
        weaker = [str(part) for part in (terrain, points - terrain - strength) if part]
        return _signed(" − ".join([str(points), *weaker]) + f" = {strength}")

    def _chase(self, event: Event) -> str:
        points, terrain = int(event.facts["points"]), int(event.facts["terrain"])
        cavalry = sum(int(face[1]) for face in str(event.facts["faces"]).split(", "))
        return f"{cavalry} − {terrain} = {points}" if terrain else f"= {points}"

    def _result(self, event: Event) -> Cells:
        walk = self._walk
        both = [walk.strength(seat) for seat in (walk.attacker, walk.defender)]
        sum_ = _signed(f"{both[0]} − {both[1]} = {event.facts['result']}")
        won = event.facts["seat"] == walk.defender
        return Cells(sum_, self._shown.say("marengo-walk-wins" if won else "marengo-walk-loses"))

    # --- losses ------------------------------------------------------------------------------------------------------

    def _losses(self, step: int) -> Cells:
        texts = {seat: self._loss(step, seat, points) for seat, points in self._walk.due(step)}
        told = Cells(texts.get(self._walk.attacker, ""), texts.get(self._walk.defender, ""))
        broken = any(event.kind == "broken-by-fire" for event in self._walk.steps[step])
        return told._replace(defender=self._shown.say("marengo-walk-broken")) if broken else told

    def _loss(self, step: int, seat: Seat, points: int) -> str:
        """`−2 i3→i1`, and what nobody was left to take."""
        lost = self._walk.lost(step, seat)
        every = [self._change(event) for event in lost]
        blocks = [self._change(event) for event in lost if event.kind in LOST]
        told = (f"−{points} {', '.join(every)}", f"−{points} {', '.join(blocks)}", " ".join(blocks), f"−{points}")
        return next(text.strip() for text in told if len(text) <= self._room or text is told[-1]) if points else "0"

    def _change(self, event: Event) -> str:
        if event.kind == "losses-ignored":
            return self._shown.say("marengo-walk-ignored", points=int(event.facts["points"]))
        face = short(self._shown, str(event.facts["face"]))
        if event.kind.endswith("eliminated"):
            return f"{face}{self._shown.signs.no}"
        return f"{face}{self._shown.signs.arrow}{short(self._shown, str(event.facts['after']))}"

    # --- the end -----------------------------------------------------------------------------------------------------

    def _ending(self, event: Event) -> str:
        return self._shown.say(f"marengo-walk-{event.kind}", count=int(event.facts.get("count", 0)))


def _signed(text: str) -> str:
    return text.replace("= -", "= −").replace("− -", "+ ")
