"""What the player aid says: the rules in short lines of our own, each with the ids of the rules behind it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from companion.games.march.combat import Odds
from companion.games.march.scenario import STEPS
from companion.games.march.sheets import aid_signs
from companion.games.march.sheets.aid_changes import changes
from companion.games.march.sheets.aid_terms import Example, Item, Section, Terms
from companion.games.march.sheets.names import card_label


def turn(terms: Terms) -> list[Item]:
    return [
        terms.item(terms.say("march-aid-turn-pick"), "MP-TURN-02", "MP-TURN-04"),
        terms.item(terms.say("march-aid-turn-reveal"), "MP-TURN-05"),
        terms.item(terms.say("march-aid-turn-act"), "MP-TURN-06", "MP-TURN-08"),
        terms.item(terms.say("march-aid-turn-discard"), "MP-TURN-09", "MP-TURN-10", "MP-TURN-13"),
    ]


def sections(terms: Terms) -> list[Section]:
    say = terms.say
    return [
        Section(
            say("march-aid-actions", count=len(set(terms.rules.cards))), list(_actions(terms)), picture=aid_signs.hand
        ),
        Section(say("march-aid-initiative"), list(_initiative(terms)), picture=aid_signs.initiative),
        Section(say("march-aid-control"), list(_control(terms)), picture=aid_signs.armies),
        Section(say("march-aid-end"), [*_vp(terms), *_end(terms)], picture=aid_signs.points),
        Section(say("march-aid-combat"), list(_combat(terms)), picture=aid_signs.action("ATTACK")),
        Section(say("march-aid-capital"), list(_capital(terms)), picture=aid_signs.town),
        Section(say("march-aid-setup"), list(_setup(terms)), picture=aid_signs.countries),
        Section(say("march-aid-missed"), list(_missed(terms)), spare=True),
        Section(say("march-aid-here"), list(changes(terms)), set_apart=True),
    ]


# --- actions ----------------------------------------------------------------------------------------------------


def _actions(terms: Terms) -> Iterator[Item]:
    """The cards of this scenario only, the step before the first card of it."""
    told = {
        "MOVE1": _move1,
        "MOVE2": _move2,
        "RECRUIT": _recruit,
        "FORTIFY": _fortify,
        "ATTACK": _attack,
        "ATTACK+1": _attack_plus,
        "STRENGTH": _strength,
        "SCORE": _score,
    }
    before = ""
    cards = dict.fromkeys(terms.rules.cards)
    for card in sorted(cards, key=lambda card: (terms.rules.steps[card], card not in STEPS)):
        step = terms.rules.steps[card]
        items = list(told[card](terms) if card in told else _manual(terms, card))
        yield items[0]._replace(lead=step if step != before else "", picture=aid_signs.action(card))
        yield from items[1:]
        before = step


def _move1(terms: Terms) -> Iterator[Item]:
    yield terms.item(terms.say("march-aid-move1"), "MP-MOVE-01")


def _move2(terms: Terms) -> Iterator[Item]:
    yield terms.item(
        terms.say("march-aid-move2", mixed=terms.rulings.mixed_group), "MP-MOVE-02", "MP-MOVE-03", "MP-AMB-27"
    )
    yield terms.item(terms.say("march-aid-move"), "MP-MOVE-08", "MP-MOVE-10", "MP-MOVE-19")


def _recruit(terms: Terms) -> Iterator[Item]:
    yield terms.item(terms.say("march-aid-recruit"), "MP-RECR-01", "MP-RECR-03", "MP-RECR-04", "MP-AMB-17")


def _fortify(terms: Terms) -> Iterator[Item]:
    told = terms.say("march-aid-fortify", again=terms.rulings.fortify_again, reading=terms.rulings.fortified_defence)
    yield terms.item(told, "MP-FORT-01", "MP-FORT-06", "MP-AMB-07", "MP-AMB-17")


def _attack(terms: Terms) -> Iterator[Item]:
    yield terms.item(terms.say("march-aid-attack"), "MP-ATT-01", "MP-ATT-04", "MP-ATT-13")
    must = terms.say("march-aid-attack-must", only=terms.rulings.only_fortified)
    yield terms.item(must, "MP-ATT-03", "MP-ATT-19", "MP-AMB-05")


def _attack_plus(terms: Terms) -> Iterator[Item]:
    told = terms.say("march-aid-attack-plus", moment=terms.rulings.discard_moment)
    yield terms.item(told, "MP-ATT-09", "MP-ATT-11", "MP-ATT-12", "MP-AMB-20")


def _strength(terms: Terms) -> Iterator[Item]:
    most = _values(card.strength_max for card in terms.homes)
    told = terms.say("march-aid-strength", floor=terms.rules.home_floor, most=most)
    yield terms.item(told, "MP-STR-01", "MP-STR-04", "MP-STR-06", "MP-AMB-23")
    must = terms.say("march-aid-strength-must", declining=terms.rulings.declining, six=terms.rulings.strength_at_six)
    yield terms.item(must, "MP-STR-09", "MP-STR-10", "MP-AMB-08", "MP-AMB-17")


def _score(terms: Terms) -> Iterator[Item]:
    yield terms.item(terms.say("march-aid-score", basic=terms.rules.basic_vp), "MP-SCORE-01", "MP-SCORE-06")
    limits = terms.say(
        "march-aid-score-not",
        first=terms.rulings.first_turn_score,
        cards=terms.rulings.score_while_occupied,
    )
    yield terms.item(limits, "MP-SCORE-08", "MP-SCORE-09", "MP-SCORE-05", "MP-AMB-11", "MP-AMB-12")
    if terms.home_withheld:
        yield terms.item(terms.say("march-aid-score-home"), "MP-MARL-07")


def _manual(terms: Terms, card: str) -> Iterator[Item]:
    name = card_label(terms.ask, terms.rules, card)
    yield terms.item(terms.say("march-aid-manual", card=name), "MP-AMB-28")


# --- combat and capitals ----------------------------------------------------------------------------------------


def _combat(terms: Terms) -> Iterator[Item]:
    plus = int("ATTACK+1" in terms.rules.cards)
    yield terms.item(terms.say("march-aid-combat-attack", plus=plus), "MP-CMB-01", "MP-CMB-04")
    defence = terms.say("march-aid-combat-defence", reading=terms.rulings.fortified_defence)
    yield terms.item(defence, "MP-CMB-02", "MP-CMB-06", "MP-AMB-01")
    win = terms.say("march-aid-combat-win", unused=terms.rulings.unused_fortified)
    yield terms.item(win, "MP-CMB-14", "MP-CMB-15", "MP-CMB-16", "MP-AMB-16")
    yield terms.item(terms.say("march-aid-combat-tie"), "MP-CMB-12", "MP-CMB-13")
    example = _example(terms)
    told = terms.say("march-aid-example", bonus=example.odds.bonus, verdict=example.odds.verdict)
    yield terms.item(told, "MP-CMB-11", example=example)


def _example(terms: Terms) -> Example:
    """Two armies of strength 2 against one standing, one fortified and the garrison of a home."""
    standing, fortified = {"plus-one": (1, 2), "one": (1, 1), "raises-all": (2, 2)}[terms.rulings.fortified_defence]
    odds = Odds(
        attackers=2,
        attack_strength=2,
        bonus=int("ATTACK+1" in terms.rules.cards),
        defenders=standing + fortified,
        garrison=terms.homes[-1].garrison,
    )
    return Example(odds, standing, fortified)


def _capital(terms: Terms) -> Iterator[Item]:
    take = terms.say(
        "march-aid-capital-take", choice=terms.rulings.occupier_choice, defender=terms.rulings.defender_occupies
    )
    yield terms.item(take, "MP-OCC-01", "MP-OCC-02", "MP-AMB-14", "MP-AMB-32")
    ends = int(terms.rules.attack_ends_occupation)
    told = terms.say("march-aid-capital-end", ends=ends, garrison=terms.rulings.garrison_against_occupier)
    yield terms.item(told, "MP-OCC-04", "MP-OCC-05" if ends else "MP-OCC-03", "MP-OCC-06", "MP-AMB-02", "MP-AMB-03")
    yield terms.item(terms.say("march-aid-capital-while"), "MP-OCC-14", "MP-CMB-10")
    garrison = _values(card.garrison for card in terms.homes)
    yield terms.item(terms.say("march-aid-garrison", garrison=garrison), "MP-CMB-05", "MP-CMB-09")


def _control(terms: Terms) -> Iterator[Item]:
    yield terms.item(terms.say("march-aid-control-home"), "MP-CTRL-01", "MP-CTRL-03")
    yield terms.item(terms.say("march-aid-control-neutral"), "MP-CTRL-04", "MP-CTRL-05")
    yield terms.item(terms.say("march-aid-control-enemy"), "MP-CTRL-06")


# --- points, order, beginning and end ---------------------------------------------------------------------------


def _vp(terms: Terms) -> Iterator[Item]:
    cubes = terms.rules.cubes
    stock = terms.say("march-aid-vp-stock", vp=cubes.value, black=cubes.black, white=cubes.white)
    yield terms.item(stock, *terms.of_scenario("MP-SETUP-08", "MP-MARL-05"), "MP-VP-01", "MP-VP-02")
    short = terms.say("march-aid-vp-short", short=terms.rulings.short_stock, change=terms.rulings.change)
    yield terms.item(short, "MP-VP-04", "MP-VP-05", "MP-AMB-09", "MP-AMB-10")


def _initiative(terms: Terms) -> Iterator[Item]:
    yield terms.item(terms.say("march-aid-initiative-flip"), "MP-INIT-01", "MP-INIT-02", "MP-INIT-03", "MP-AMB-18")
    yield terms.item(terms.say("march-aid-initiative-else"), "MP-INIT-04", "MP-INIT-07", "MP-INIT-08", "MP-AMB-19")


def _end(terms: Terms) -> Iterator[Item]:
    compared = terms.rules.both_at_threshold == "tie" and not terms.tie_at_threshold  # MP-AMB-24: no end by agreement
    when = terms.say(
        "march-aid-end-when",
        goal=terms.rules.threshold,
        agreed="never" if compared else terms.rulings.agreed_end,
    )
    yield terms.item(when, "MP-END-01", "MP-END-02", "MP-END-03", "MP-AMB-13", "MP-AMB-24")
    if terms.tie_at_threshold:
        yield terms.item(
            terms.say("march-aid-end-tie", goal=terms.rules.threshold), "MP-MARL-10", "MP-MARL-11", "MP-END-06"
        )
    else:
        yield terms.item(terms.say("march-aid-end-more"), "MP-END-05", "MP-END-06")


def _setup(terms: Terms) -> Iterator[Item]:
    say, state = terms.say, terms.state
    if len(terms.neutrals) == 1 and len(terms.neutrals[0].touches) == 2 and not terms.mark("touching"):
        row = say("march-aid-setup-row", touch=terms.rulings.homes_touch)
        yield terms.item(row, "MP-SETUP-04", "MP-AMB-25")
    else:
        yield terms.item(say("march-aid-setup-map"), *terms.of_scenario("MP-SETUP-03", "MP-MARL-03"))
    dice = say(
        "march-aid-setup-dice",
        home=_start(terms, "home-vp", home=True),
        neutral=_start(terms, "neutral-vp", home=False),
        strength=_values(side.strength for side in state.sides.values()),
    )
    yield terms.item(dice, "MP-SETUP-14", "MP-SETUP-15", "MP-SETUP-16", "MP-AMB-21")
    armies = say(
        "march-aid-setup-armies",
        play=f"{state.armies_in_play('blue')}{terms.mark('armies-in-play')}",
        armies=terms.rules.armies,
        cards=len(terms.rules.cards),
    )
    yield terms.item(armies, "MP-SETUP-17", "MP-SETUP-05", "MP-AMB-31")
    yield terms.item(say("march-aid-setup-initiative"), "MP-SETUP-10", "MP-SETUP-11")


def _start(terms: Terms, option: str, home: bool) -> str:
    """What the VP dice of the homes, or of the neutral countries, begin with."""
    owned = {id_: card.owner is not None for id_, card in terms.rules.map.items()}
    return _values(terms.state.countries[id_].vp for id_ in owned if owned[id_] == home) + terms.mark(option)


def _values(values: Iterable[int]) -> str:
    return "/".join(str(value) for value in sorted(set(values)))


def _missed(terms: Terms) -> Iterator[Item]:
    if "STRENGTH" in terms.rules.cards:
        yield terms.item(terms.say("march-aid-missed-strength"), "MP-STR-16")
    yield terms.item(terms.say("march-aid-missed-share"), "MP-CMB-19")
    yield terms.item(terms.say("march-aid-missed-home"), "MP-RECR-05", "MP-CTRL-02")
    yield terms.item(terms.say("march-aid-missed-capital"), "MP-END-07")
