"""A move that is being written on a phone, as HTML: what stands there, what can be tapped, and the verdict."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.kernel.game import Objection
from companion.kernel.steps import Group, Row, Steps, Tap
from companion.text.teller import Teller
from companion.text.verdict import Verdict
from companion.web.html import Html, element, joined
from companion.web.judging import Judged
from companion.web.pages import rule_html

YES, NO, ODD = "✓", "✗", "!"


def written_html(judged: Judged, teller: Teller) -> dict[str, str]:
    """The two parts of the page that follow the line: above it what can be tapped, below it the verdict."""
    return {
        "steps": _steps(judged.steps, judged.relaxed, teller),
        "verdict": verdict_html(judged.verdict, teller),
    }


# --- what can be tapped -------------------------------------------------------------------------------------------


def _steps(steps: Steps, relaxed: frozenset[str], teller: Teller) -> Html:
    head = (element("p", teller.event(event)) for event in steps.head)
    rows = [_row(row, relaxed, teller) for row in steps.rows]
    written = element("ol", *rows, class_="written") if rows else None
    now, places = ([_group(each, teller) for each in steps.groups if each.folded is folded] for folded in (False, True))
    return joined(*head, *now, written, *places)


def _row(row: Row, relaxed: frozenset[str], teller: Teller) -> Html:
    """One part of what is written, with a sign that says whether it can stand; why not is told with the verdict."""
    said = element("span", f"{_sign(row.against, relaxed)} {teller.event(row.said)}")
    return element("li", said, element("span", *_taps(row.taps, f"{row.said}", teller), class_="of-row"))


def _sign(against: Iterable[Objection], relaxed: frozenset[str]) -> str:
    rules = {objection.rule for objection in against}
    return YES if not rules else ODD if rules <= relaxed else NO


def _group(group: Group, teller: Teller) -> Html:
    heading = teller.event(group.heading)
    told = (element("p", teller.event(event)) for event in group.told)
    against = (rule_html(f"{NO} {teller.objection(each)}", each.rule, teller) for each in group.against)
    taps = element("div", *_taps(group.taps, heading, teller), class_="picks", role="group", aria_label=heading)
    inside = joined(*told, *against, taps if group.taps else None)
    if group.folded:
        return element("details", element("summary", heading), inside, class_="places", data_key=heading, open=True)
    return joined(element("h3", heading), inside)


def _taps(taps: Iterable[Tap], under: str, teller: Teller) -> Iterator[Html]:
    for tap in taps:
        said = teller.event(tap.said)
        more = teller.event(tap.more) if tap.more is not None else ""
        yield element(
            "button",
            element("span", said),
            element("small", more) if more and not said.endswith(more) else None,
            type="button",
            class_="tap",
            data_line=tap.line,
            data_look=tap.look,
            data_spot=tap.spot or None,
            data_badge=tap.badge or None,
            data_faint=tap.faint,
            data_key=f"{under}/{said}",
            aria_pressed="true" if tap.chosen else None,
        )


# --- the verdict --------------------------------------------------------------------------------------------------


def verdict_html(verdict: Verdict, teller: Teller) -> Html:
    """Whether it can be entered; each reason why not with its rule one tap away, and what would be right."""
    match verdict.kind:
        case "empty":
            return joined()
        case "yes":
            return element("p", f"{YES} {verdict.text}", class_="yes")
        case "no" | "advised":
            return _broken(verdict, teller)
    return element("p", f"{ODD} {verdict.text}")


def _broken(verdict: Verdict, teller: Teller) -> Html:
    sign = NO if verdict.kind == "no" else ODD
    told = [rule_html(f"{sign} {sentence}", rule, teller) for sentence, rule in verdict.broken]
    right = element("ul", *(element("li", move) for move in verdict.instead))
    summary = element("summary", teller.language.say("plain-instead"))
    return joined(*told, element("details", summary, right) if verdict.instead else None)
