"""The picture of a table on a page, and places on it that can be tapped."""

from __future__ import annotations

from companion.text.language import Language
from companion.web.html import Html, element
from companion.web.seatview import Drawn

FLAT = 3.0  # times as wide as high: to be read, it has to become larger than others


def board_html(drawn: Drawn, words: Language, ticket: str) -> Html:
    """As wide as the page; it can be made larger. A page lays a copy of it beside a move that is written on it."""
    source = f"/s/{ticket}/board/{drawn.name}.svg"
    size = {"width": round(drawn.width), "height": round(drawn.height)}
    image = element("img", src=source, alt=words.say("phone-picture"), **size)
    larger = element("a", words.say("phone-larger"), href=source, data_other=words.say("phone-smaller"))
    kind = "board flat" if drawn.width > FLAT * drawn.height else "board"
    return element("figure", element("div", element("div", image), class_="window"), larger, class_=kind)


def taps_html(drawn: Drawn) -> Html:
    """An outline over each place: whoever taps it taps what has its name in the list beside it (`data-spot`).

    Who does not see the picture has that list, so here is nothing to be read or reached by keys.
    """
    shapes = (
        element(
            "polygon",
            element("title", spot.said),
            points=" ".join(f"{x:.1f},{y:.1f}" for x, y in spot.corners),
            data_spot=spot.name,
        )
        for spot in drawn.spots
    )
    box = f"0 0 {drawn.width:g} {drawn.height:g}"
    return element("svg", *shapes, viewBox=box, class_="taps", aria_hidden="true")
