"""Now with your hands: all that is to be done on the real table, in one place, until somebody says that it is done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.content import Content

from companion.text.handwork import BETWEEN, Task
from companion.text.teller import Teller
from companion.tui.hanging import hanging
from companion.tui.keys import shown
from companion.tui.widgets.lines import Lines
from companion.tui.widgets.still import Column
from companion.tui.widgets.words import Words

if TYPE_CHECKING:
    from companion.tui.app import CompanionApp

EDGES, NARROWEST = 3, 20  # cells beside the lines, and for them on the smallest screen
WIDEST = 14  # cells for a name; a longer one stands above what it is asked for


class TaskLines(Lines, can_focus=False):
    """Scrolled by a key of the table and by the mouse wheel."""

    def sized(self) -> None:
        super().sized()
        if isinstance(self.parent, HandsPane):  # before it is drawn: whether there is more to see is said above
            self.parent.tell()


class HandsPane(Column):
    """A line that says what it is and how many there are, and below it what each pair of hands does."""

    app: CompanionApp

    def __init__(self) -> None:
        super().__init__(id="hands")
        self._tasks: Sequence[Task] = ()
        self._teller: Teller | None = None
        self._ahead = False
        self._high = 0  # lines of all tasks

    def compose(self) -> ComposeResult:
        yield Words("hands-head")
        yield TaskLines("hands-tasks")

    def put(self, tasks: Sequence[Task], teller: Teller, ahead: bool = False) -> None:
        """These tasks from now on; `ahead`: they are what would happen after what is planned."""
        anew = (tasks, ahead) != (self._tasks, self._ahead)
        self._ahead = ahead
        if anew or teller is not self._teller:
            self._tasks, self._teller = tasks, teller
            self._lay_out()
        if anew:
            self.query_one(TaskLines).scroll_to(y=0, animate=False)

    def sized(self) -> None:
        super().sized()
        self._lay_out()

    def _lay_out(self) -> None:
        """As high as all of it, if there is room; in lines as wide as there is room for."""
        if self._teller is not None:
            width = max(self.size.width - EDGES, NARROWEST)
            told = list(_lines(self._tasks, width) if self._ahead else _told(self._tasks, self._teller, width))
            self.query_one(TaskLines).show(told)
            self._high = len(told)
            self.styles.height = max(self._high + 1, self._least)
        self.tell()

    @property
    def _least(self) -> int:
        """A height that changes nothing must not be set either: all would be laid out anew."""
        return int(self.styles.min_height.value) if self.styles.min_height is not None else 0

    def tell(self) -> None:
        """How many there are, which key says done, and whether there is more to see: in one line, whatever its room."""
        head = self.query_one("#hands-head", Words)
        for words in self._wordings(self._high > self.query_one(TaskLines).size.height):
            if words.cell_length <= head.size.width:
                break
        head.put(words)

    def _wordings(self, more: bool) -> Iterator[Content]:
        """The most telling one first."""
        if not self._tasks:
            yield Content.styled(f"{self.app.signs.hand} {self.app.say('tui-hands-none')}", "$muted")
            return
        count = sum(bool(task.text) for task in self._tasks)
        usual, short = ("tui-ahead", "tui-ahead-short") if self._ahead else ("tui-hands", "tui-hands-short")
        actions = (*(() if self._ahead else ("done",)), *(("more_hands",) if more else ()))
        for title, gap in ((usual, 3), (usual, 2), (short, 3), (short, 1)):
            yield Content.assemble(
                (f"{self.app.signs.hand} {self.app.say(title, count=count)}", "b $secondary"),
                *(part for action in actions for part in self._key(action, gap)),
            )

    def _key(self, action: str, gap: int) -> Iterator[tuple[str, str]]:
        yield f"{' ' * gap}{shown(action, self.app)}", "$accent"
        yield f" {self.app.say(f'key-{action}')}", "$muted"

    def turn_page(self) -> None:
        """The next tasks; after the last ones, the first again."""
        lines = self.query_one(TaskLines)
        below = lines.scroll_offset.y + lines.size.height
        lines.scroll_to(y=below if below < self._high else 0, animate=False)


def _lines(tasks: Sequence[Task], width: int) -> Iterator[Content]:
    """One after the other, in the order in which they would happen."""
    for task in tasks:
        yield from hanging(Content(" "), task.text, width)


def _told(tasks: Sequence[Task], teller: Teller, width: int) -> Iterator[Content]:
    """Each pair of hands with all that it does; each step of setting up with a line for all that is laid out then."""
    together: dict[str, list[Task]] = {}
    for task in tasks:
        together.setdefault(task.under, []).append(task)
    room = max((cell_len(under) for under in together if cell_len(under) <= WIDEST), default=0)
    for under, group in together.items():
        seat, texts = _whose(group, under, teller), [_text(task, under, teller) for task in group if task.text]
        if cell_len(under) <= WIDEST:
            tone = f"b $seat-{seat}" if seat else "b"
            yield from hanging(Content.styled(f" {under:<{room}}  ", tone), BETWEEN.join(texts), width)
        else:
            yield from hanging(Content(" "), under, width, "b")
            yield from (line for text in texts for line in hanging(Content("   "), text, width))


def _whose(group: Sequence[Task], under: str, teller: Teller) -> str:
    return group[0].seat if teller.seat(group[0].seat) == under else ""


def _text(task: Task, under: str, teller: Teller) -> str:
    whose = teller.seat(task.seat)
    return f"{whose}: {task.text}" if whose and whose != under else task.text
