"""The picture of a table on a page, and places on it that can be tapped."""

from __future__ import annotations

from companion.text.language import Language
from companion.web.html import Html, element
from companion.web.seatview import Drawn

FLAT = 3.0  # times as wide as high: to be read, it has to become larger than others


def board_html(drawn: Drawn, words: Language, ticket: str, over: Html | None = None) -> Html:
    """As wide as the page; it can be made larger. `over` lies on it: see `taps_html`."""
    source = f"/s/{ticket}/board/{drawn.name}.svg"
    size = {"width": round(drawn.width), "height": round(drawn.height)}
    image = element("img", src=source, alt=words.say("phone-picture"), **size)
    larger = element("a", words.say("phone-larger"), href=source, data_other=words.say("phone-smaller"))
    kind = "board flat" if drawn.width > FLAT * drawn.height else "board"
    return element("figure", element("div", element("div", image, over), class_="window"), larger, class_=kind)


def taps_html(drawn: Drawn, names: frozenset[str] | None = None) -> Html:
    """An outline that can be tapped over each of these places, or over all: `data-spot` is the name of the place."""
    spots = [spot for spot in drawn.spots if names is None or spot.name in names]
    shapes = (
        element(
            "polygon",
            points=" ".join(f"{x:.1f},{y:.1f}" for x, y in spot.corners),
            data_spot=spot.name,
            role="button",
            tabindex=0,
            aria_label=spot.said,
        )
        for spot in spots
    )
    return element("svg", *shapes, viewBox=f"0 0 {drawn.width:g} {drawn.height:g}", class_="taps")
