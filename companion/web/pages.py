"""Pages: what a seat may see and do, as HTML. They can be read without script, and decided on with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from companion.kernel.game import Seat
from companion.kernel.rulebook import rulebook
from companion.kernel.trouble import NotAllowed, Trouble
from companion.text.language import CODES, Language, language
from companion.text.teller import Teller
from companion.web.boards import board_html, taps_html
from companion.web.html import Html, Part, element, joined
from companion.web.orders import LONGEST
from companion.web.seatview import Asked, Choice, Logged, SeatView

# What the script says; it finds the words on the page, so that they are in one place with all others.
SPOKEN = ("connected", "lost", "sending", "unsent", "again", "elsewhere", "gone", "done", "hurried", "odd")


# --- a seat, and the television -----------------------------------------------------------------------------------


def seat_page(view: SeatView, words: Language, table_id: str, inside: Html) -> Html:
    """The whole page, with what it shows of the table as it stands now."""
    said = {f"data_{key}": words.say(f"phone-{key}") for key in SPOKEN}
    kind = "seat" if view.seat else "tv"
    parts = (
        element("p", words.say("phone-lost"), id="status", role="status"),
        _button(words.say("phone-here"), id="here", class_="choice", hidden=True),
        _other_seats(words.say("phone-pass-to"), words),
        _handed_over(view, words) if view.seat else None,
        element("div", id="answer", role="alert"),
        element("main", inside, id="view"),
        element("noscript", element("p", words.say("phone-no-script"))),
        _foot(view, words),
    )
    title = " · ".join(filter(None, (view.who, view.table, view.title)))
    return _page(title, words, *parts, class_=kind, data_table=table_id, **said)


def _other_seats(said: str, words: Language) -> Html:
    """Filled by the script: a phone may hold several seats."""
    return element("nav", id="seats", aria_label=words.say("phone-seats"), data_say=said, hidden=True)


def _handed_over(view: SeatView, words: Language) -> Html:
    """Lies over the page of a phone that goes from hand to hand, until its next player takes it away."""
    whose = element("p", words.say("phone-for", seat=view.who))
    return element("section", whose, element("a", words.say("phone-show"), href="#view", class_="choice"), id="covered")


def _foot(view: SeatView, words: Language) -> Html:
    others = [code for code in CODES if code != words.code]
    spoken = (_button(language(code).say("phone-language"), data_speak=code, lang=code) for code in others)
    another = element("a", words.say("phone-another"), id="another", class_="choice", hidden=True, href="#")
    return element("footer", another if view.seat else None, *spoken)


def view_html(view: SeatView, words: Language, ticket: str) -> Html:
    """Question first, hands next, then the table and what happened. The ticket is where its pictures are."""
    say = words.say
    head = element("h1", view.who or view.title)
    turn = element("p", view.headline, class_="turn")
    return joined(
        element("header", head, turn, element("p", view.result, class_="result") if view.result else None),
        *(_question(asked, view.at, words) for asked in view.asked if not asked.rare),
        section(say("phone-waiting"), view.waiting_for, "waiting"),
        _hands(view, words),
        _mine(view, words, ticket),
        _table(view, words, ticket),
        section(say("phone-sealed"), view.sealed, "sealed"),
        _seldom([asked for asked in view.asked if asked.rare], view.at, words),
        log_section(view.log, words),
    )


def _mine(view: SeatView, words: Language, ticket: str) -> Html | None:
    """What only this seat may see: its own picture, where it sees more than others, and lines."""
    picture = board_html(view.own_picture, words, ticket) if view.own_picture is not None else None
    if picture is None and not view.mine:
        return None
    return _covered(words.say("phone-mine"), joined(picture, listed(view.mine)), "mine", words)


def _table(view: SeatView, words: Language, ticket: str) -> Html | None:
    """What everybody sees: the picture, and the same in words."""
    if view.picture is None:
        return section(words.say("phone-table"), view.lies, "lies")
    told = element("details", element("summary", words.say("phone-in-words")), listed(view.lies), data_key="lies")
    head = element("h2", words.say("phone-table"))
    over = element("template", taps_html(view.picture), id="taps") if view.asked and view.picture.spots else None
    return element("section", head, board_html(view.picture, words, ticket), over, told, class_="lies")


def _hands(view: SeatView, words: Language) -> Html | None:
    if not view.own_hands:
        return section(words.say("phone-hands"), view.hands, "hands")
    own = _covered(words.say("phone-mine"), listed(view.own_hands), "hands", words)
    openly = listed(view.hands) if view.hands else None
    return element("section", element("h2", words.say("phone-hands")), openly, own, class_="hands")


def section(title: str, lines: tuple[str, ...], kind: str) -> Html | None:
    return element("section", element("h2", title), listed(lines), class_=kind) if lines else None


def listed(lines: Iterable[str]) -> Html:
    """What is set in belongs to the line above it."""
    return element("ul", *(element("li", line.strip(), class_="sub" if line[:1] == " " else None) for line in lines))


def _covered(title: str, inside: Html, key: str, words: Language) -> Html:
    """Nobody beside the phone sees it before its owner wants to; it covers itself again."""
    told = element("summary", title, " ", element("small", words.say("phone-cover")))
    return element("details", told, inside, class_="cover", data_key=key)


def _question(asked: Asked, at: int, words: Language) -> Html:
    head = element("h2", asked.question)
    answers = joined(element("p", _laid(asked, words)) if asked.laid else None, _answers(asked, words))
    inside = _covered(words.say("phone-answer"), answers, asked.name, words) if asked.secret else answers
    kind = "asked" if not asked.optional else "asked optional"
    return element("section", head, inside, class_=kind, data_decision=asked.name, data_at=at)


def _laid(asked: Asked, words: Language) -> str:
    return words.say("phone-laid", move=asked.laid)


def _answers(asked: Asked, words: Language) -> Html:
    sure = asked.secret or asked.rare
    roll = _button(asked.roll, class_="choice", data_roll=True, data_sure=True) if asked.roll else None
    choices = joined(*(_choice(choice, sure, asked.name) for choice in asked.choices))
    if asked.stepwise and choices:  # written at a desk of its own: these are but examples
        summary = element("summary", words.say("phone-examples"))
        choices = element("details", summary, choices, class_="parts", data_key=f"{asked.name}/examples")
    typed = _typed(asked, words) if asked.usage else None
    return joined(roll, *((typed, choices) if asked.stepwise else (choices, typed)))


def _choice(choice: Choice, sure: bool, above: str) -> Html:
    if choice.parts:
        key = f"{above}/{choice.text}"
        inner = (_choice(part, sure, key) for part in choice.parts)
        return element("details", element("summary", choice.text), *inner, class_="parts", data_key=key)
    hint = element("small", choice.hint) if choice.hint else None
    return _button(element("span", choice.text), hint, class_="choice", data_move=choice.move, data_sure=sure)


def _typed(asked: Asked, words: Language) -> Html:
    """What no list could hold: put together by taps, or typed; the laptop says at once what it would be."""
    line = element(
        "input", name="move", value=asked.line, autocomplete="off", autocapitalize="off", spellcheck="false",
        maxlength=LONGEST,
    )  # fmt: skip
    return element(
        "form",
        element("div", class_="map", hidden=True),
        element("div", class_="steps"),
        element("label", words.say("phone-typed", usage=asked.usage), line),
        element(
            "div",
            element("div", class_="verdict", role="status"),
            element("button", words.say("phone-seal" if asked.secret else "phone-send"), class_="choice"),
            class_="send",
        ),
        class_="typed",
        data_sure=asked.secret,
    )


def _seldom(rare: list[Asked], at: int, words: Language) -> Html | None:
    if not rare:
        return None
    inner = (_question(asked, at, words) for asked in rare)
    return element("details", element("summary", words.say("phone-seldom")), *inner, data_key="seldom")


def log_section(log: tuple[Logged, ...], words: Language) -> Html:
    further = log[-1].n if log else 0
    older = _button(words.say("phone-older"), class_="choice", data_before=further) if further else None
    return element(
        "section", element("h2", words.say("phone-log")), element("ol", log_html(log, words)), older, class_="log"
    )


def log_html(log: Iterable[Logged], words: Language) -> Html:
    entries = (_entry(logged, words) for logged in log)
    return joined(*(entry for entry in entries if entry))


def _entry(logged: Logged, words: Language) -> Html | None:
    openly, own = _lines(logged.told, logged.hands), _lines(logged.own, logged.own_hands)
    covered = _covered(words.say("phone-mine"), own, f"log/{logged.n}", words) if own else None
    return element("li", openly, covered, value=logged.n) if openly or own else None


def _lines(told: Iterable[str], hands: Iterable[str]) -> Html:
    return joined(*(element("p", line) for line in told), *(element("p", line, class_="hand") for line in hands))


def _button(*parts: Part, **attributes: str | int | bool) -> Html:
    return element("button", *parts, type="button", **attributes)


# --- refusals -----------------------------------------------------------------------------------------------------


def refusal_html(trouble: Trouble, teller: Teller) -> Html:
    """Each sentence; the text of its rule is one tap away."""
    if not isinstance(trouble, NotAllowed):
        return joined(*(element("p", sentence) for sentence in teller.trouble(trouble)))
    told = {each.rule: rule_html(teller.objection(each), each.rule, teller) for each in trouble.objections}
    instead = dict.fromkeys(move for objection in trouble.objections for move in objection.instead)
    moves = listed(teller.sentence(move) for move in instead)
    others = joined(element("p", teller.language.say("plain-instead")), moves) if instead else None
    return joined(*told.values(), others)


def rule_html(sentence: str, id_: str, teller: Teller) -> Html:
    """A sentence with its rule; the text of that is one tap away."""
    rule = rulebook(teller.game_id).get(id_)
    summary = element("summary", f"{sentence} [{id_}]")
    return element("details", summary, element("p", rule.text(teller.language.code) if rule else ""))


# --- joining ------------------------------------------------------------------------------------------------------


def join_page(
    table: str, table_id: str, seats: Mapping[Seat, tuple[str, bool]], words: Language, trouble: str = ""
) -> Html:
    """Every seat with its name and whether somebody has taken it; and the television."""
    buttons = [_seat_button(seat, name, taken, words) for seat, (name, taken) in seats.items()]
    buttons.append(element("button", words.say("phone-tv"), name="seat", value="", class_="choice"))
    chosen = element("input", type="hidden", name="language", value=words.code)
    return _page(
        f"{words.say('phone-join')} · {table}",
        words,
        element(
            "main",
            element("header", element("h1", table), element("p", words.say("phone-which-seat"))),
            element("div", element("p", trouble) if trouble else None, id="answer", role="alert"),
            _other_seats(words.say("phone-go-on"), words),
            element("form", chosen, *buttons, method="post"),
        ),
        _other_language(words),
        class_="join",
        data_table=table_id,
    )


def _seat_button(seat: Seat, name: str, taken: bool, words: Language) -> Html:
    told = element("small", words.say("phone-taken")) if taken else None
    return element("button", element("span", name), told, name="seat", value=seat, class_="choice", disabled=taken)


def _other_language(words: Language) -> Html:
    others = [code for code in CODES if code != words.code]
    links = (
        element("a", language(code).say("phone-language"), class_="choice", href=f"?language={code}", lang=code)
        for code in others
    )
    return element("footer", *links)


def sentence_page(sentence: str, words: Language) -> Html:
    """One sentence: the code is old, the seat was released."""
    return _page(sentence, words, element("main", element("h1", sentence)), class_="sentence")


def _page(title: str, words: Language, *parts: Part, **attributes: str) -> Html:
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("title", title),
        element("link", rel="icon", href="/static/icon.svg"),
        element("link", rel="stylesheet", href="/static/phone.css"),
        element("script", type="module", src="/static/phone.js"),
    )
    page = element("html", head, element("body", *parts, **attributes), lang=words.code)
    return Html(f"<!doctype html>{page}")
