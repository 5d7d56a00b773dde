"""What is different at this table: everything in which scenario and edition leave the introductory game."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.march.beginning import scenario_of
from companion.games.march.scenario import Edition
from companion.games.march.sheets.aid_terms import Item, Terms
from companion.games.march.sheets.look import in_words
from companion.games.march.sheets.names import card_label
from companion.kernel.game import Setup


def changes(terms: Terms) -> Iterator[Item]:
    """Of the scenario, then of the edition."""
    found = list(_scenario_changes(terms))
    yield from found
    if not found:
        yield terms.item(terms.say("march-aid-here-base", scenario=terms.scenario), *terms.of_scenario("MP-TYW-01"))
    yield from _edition_changes(terms)
    if terms.open or "name" in terms.rules.sources:
        yield terms.item(terms.say("march-aid-mark"))
    if terms.rules.note:
        yield Item(in_words(terms.rules.note, terms.language), typed=True)


def _scenario_changes(terms: Terms) -> Iterator[Item]:
    say, rules, base = terms.say, terms.rules, scenario_of(Setup())
    missing = [card for card in base.cards if card not in rules.cards]
    if missing:
        names = ", ".join(card_label(terms.ask, rules, card) for card in missing)
        told = say("march-aid-here-cards", count=len(rules.cards), missing=names)
        yield terms.item(told, *terms.of_scenario("", "MP-MARL-02"))
    if len(terms.neutrals) != len(base.neutrals()):
        yield _neutral_change(terms)
    if rules.cubes.value != base.cubes.value:
        told = say("march-aid-here-stock", vp=rules.cubes.value, base=base.cubes.value)
        yield terms.item(told, *terms.of_scenario("", "MP-MARL-05"))
    if rules.home_floor:
        told = say("march-aid-here-floor", floor=rules.home_floor, whose=terms.rulings.home_floor)
        yield terms.item(told, *terms.of_scenario("", "MP-MARL-06"), "MP-AMB-23")
    if terms.home_withheld:
        yield terms.item(say("march-aid-here-score"), *terms.of_scenario("", "MP-MARL-07", "MP-MARL-08"))
    if rules.threshold != base.threshold:
        yield terms.item(say("march-aid-here-goal", goal=rules.threshold, base=base.threshold))
    if terms.tie_at_threshold:
        yield terms.item(say("march-aid-here-tie", goal=rules.threshold), *terms.of_scenario("", "MP-MARL-11"))


def _neutral_change(terms: Terms) -> Item:
    low = min((card.vp_min for card in terms.neutrals), default=0)
    told = terms.say(
        "march-aid-here-neutral",
        count=len(terms.neutrals),
        low=low if terms.rulings.printed_floor == "floor" else 0,
        high=max((card.vp_max for card in terms.neutrals), default=0),
    )
    return terms.item(told, *terms.of_scenario("", "MP-MARL-03", "MP-MARL-04"), "MP-AMB-30")


def _edition_changes(terms: Terms) -> Iterator[Item]:
    rules, rulings = terms.rules, terms.rulings
    if rulings.occupier_attacks == "edition":
        ends = int(rules.attack_ends_occupation)
        told = terms.say("march-aid-here-edition", edition=rules.edition, ends=ends)
        yield terms.item(told, "MP-OCC-05")
    low, other_low = (_lowest_neutral(terms, edition) for edition in _editions(rules.edition))
    if low != other_low and rulings.printed_floor == "floor":
        told = terms.say("march-aid-here-range", edition=rules.edition, low=low, other=other_low)
        yield terms.item(told, *terms.of_scenario("", "MP-MARL-04"))


def _editions(played: Edition) -> tuple[Edition, Edition]:
    """The one that is played, and the other one."""
    return ("de", "en") if played == "de" else ("en", "de")


def _lowest_neutral(terms: Terms, edition: Edition) -> int:
    setup = terms.setup
    scenario = scenario_of(Setup({**setup.options, "edition": edition}, files=setup.files))
    return min((scenario.countries[id_].vp_min for id_ in scenario.neutrals()), default=0)
