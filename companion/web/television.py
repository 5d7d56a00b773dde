"""The screen for everybody: the table as large as it can be; beside it whose decision it is, and what comes of it."""

from __future__ import annotations

from companion.clock import Clocks, shown
from companion.kernel.game import Seat
from companion.text.language import Language
from companion.web.boards import board_html
from companion.web.html import Html, element, joined
from companion.web.pages import log_html, section
from companion.web.seatview import SeatView

TOLD = 6  # entries of the log that have room beside the table
TALL = 0.85  # a picture that is narrower for its height leaves half of the screen free


def tv_html(view: SeatView, words: Language, ticket: str, clocks: Clocks | None) -> Html:
    """Nothing to tap, and nothing that only one seat may see."""
    say = words.say
    beside = element(
        "div",
        element("header", element("h1", view.title), element("p", view.headline, class_="turn"), _result(view)),
        section(say("phone-waiting"), view.waiting_for, "waiting"),
        element("div", clocks_html(clocks, view, words), id="clocks") if clocks is not None else None,
        section(say("phone-hands"), view.hands, "hands"),
        section(say("phone-revealed"), view.revealed, "revealed"),
        section(say("phone-sealed"), view.sealed, "sealed"),
        element(
            "section", element("h2", say("phone-log")), element("ol", log_html(view.log[:TOLD], words)), class_="log"
        ),
        class_="beside",
    )
    return element("div", _stage(view, words, ticket), beside, class_="tv tall" if _is_tall(view) else "tv")


def _stage(view: SeatView, words: Language, ticket: str) -> Html:
    """The picture, and below it as much of the table in words as there is room for."""
    board = board_html(view.picture, words, ticket) if view.picture is not None else None
    return element("div", board, section(words.say("phone-table"), view.lies, "lies"), class_="stage")


def _is_tall(view: SeatView) -> bool:
    """Then there is more room beside it."""
    return view.picture is not None and view.picture.width < TALL * view.picture.height


def _result(view: SeatView) -> Html | None:
    return element("p", view.result, class_="result") if view.result else None


def clocks_html(clocks: Clocks, view: SeatView, words: Language) -> Html:
    """How long each side has had, and what is left of a limit. The page lets those run on whose turn it is."""
    rows = [_clock(name, clocks, seat, seat in view.deciding) for seat, name in view.people]
    paused = element("p", words.say("tui-clock-paused")) if clocks.paused else None
    return joined(element("ul", *rows, class_="clocks"), _left(clocks, words), paused)


def _clock(name: str, clocks: Clocks, seat: Seat, deciding: bool) -> Html:
    time = _time(clocks.spent.get(seat, 0), 1 if deciding and not clocks.paused else 0)
    return element("li", element("span", name), " ", time, class_="now" if deciding else None)


def _left(clocks: Clocks, words: Language) -> Html | None:
    if clocks.left is None:
        return None
    before, after = words.say("tui-clock-left", time="|").split("|")
    return element("p", before, _time(clocks.left, 0 if clocks.paused else -1), after)


def _time(seconds: float, steps: int) -> Html:
    """The page adds so many seconds to it every second."""
    return element("b", shown(seconds), data_seconds=int(seconds), data_steps=steps or None)
