"""From options to the first position: scenario, edition, what has to be asked (MP-SETUP-01..20, section 4)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from msgspec import convert
from msgspec.structs import replace

from companion.games.march.rulings import Rulings, ruling_options
from companion.games.march.scenario import (
    SEATS,
    STEPS,
    CountryCard,
    Edition,
    ManualCard,
    Scenario,
    read_scenario,
    read_touching,
)
from companion.games.march.state import Card, Country, Cubes, Force, Player, Rules, Side, State
from companion.kernel.data import ASSETS, asset_text
from companion.kernel.game import Event, Facts, Option, Question, Setup
from companion.kernel.options import check_options
from companion.kernel.trouble import Trouble, Unsettled

BASE = {"home-vp": "3", "neutral-vp": "2", "armies-in-play": "1"}  # the introductory values, only ever suggested

ATTACK_MINUS_ONE = ManualCard({"en": "ATTACK-1", "de": "ANGREIFEN-1"}, "d")  # MP-AMB-28, where a table plays it

AUTOMATIC = ("order", "discard", "move", "recruit", "fortify", "attack", "strength", "score", "nothing")

OPTIONS = (
    Option("edition", ("en", "de"), "en"),
    Option("scenario", default="tyw"),
    Option("automatic", ("on", "off"), "on"),
    Option("touching", rule="MP-MOVE-12"),
    Option("blue-home", rule="MP-SETUP-01"),
    Option("home-vp", tuple("0123456"), rule="MP-SETUP-14"),
    Option("neutral-vp", tuple("0123456"), rule="MP-AMB-21"),
    Option("armies-in-play", tuple("0123"), rule="MP-SETUP-17"),
    Option("hand", default="one-each", rule="MP-AMB-31"),
    *ruling_options(),
)
_RULING_KEYS = tuple(option.key for option in ruling_options())


def shipped_scenarios() -> list[str]:
    return sorted(path.stem for path in (ASSETS / "games" / "march" / "scenarios").glob("*.toml"))


def option(setup: Setup, key: str) -> str | None:
    default = next(o.default for o in OPTIONS if o.key == key)
    return setup.options.get(key, default)


def chosen_edition(setup: Setup) -> Edition:
    return "de" if option(setup, "edition") == "de" else "en"


def chosen_rulings(setup: Setup) -> Rulings:
    rulings: dict[str, Any] = {key: value for key, value in setup.options.items() if key in _RULING_KEYS}
    return convert(rulings, Rulings)


def scenario_of(setup: Setup) -> Scenario:
    """The scenario the set-up names: the player's own file if one is given, else ours."""
    name = option(setup, "scenario") or ""
    text = setup.files.get("scenario")
    if text is None:
        if name not in shipped_scenarios():
            raise Trouble("no-scenario", scenario=name[:40], known=", ".join(shipped_scenarios()))
        text = asset_text("games", "march", "scenarios", f"{name}.toml")
    return read_scenario(text, f"{name}.toml", chosen_edition(setup))


def questions(setup: Setup) -> tuple[Question, ...]:
    """What neither the scenario nor the options say, and nobody may guess (ledger section 10)."""
    check_options(setup, OPTIONS)
    scenario = scenario_of(setup)
    cards = scenario.countries
    wanted = {
        "touching": scenario.touching is None,
        "blue-home": any(card.home and card.owner is None for card in cards.values()),
        "home-vp": any(card.home and card.vp is None for card in cards.values()),
        "neutral-vp": any(not card.home and card.vp is None for card in cards.values()),
        "armies-in-play": scenario.armies_in_play is None,
    }
    for key, missing in wanted.items():
        if key in setup.options and not missing:
            raise Trouble("settled", option=key, scenario=option(setup, "scenario") or "")
    facts: Facts = {"homes": "/".join(scenario.homes()), "countries": ", ".join(cards)}
    return tuple(
        Question(key, BASE.get(key, ""), facts)
        for key, missing in wanted.items()
        if missing and key not in setup.options
    )


def doubts(setup: Setup) -> Iterator[Event]:
    """What can be played but is hardly meant, so that it is asked about."""
    scenario = known_so_far(setup)
    homes = [scenario.countries[id_] for id_ in scenario.homes()]
    lowest = min((card.vp for card in homes if card.vp is not None), default=scenario.home_floor)
    if lowest < scenario.home_floor:
        yield Event("doubt-floor", ("MP-MARL-06",), {"vp": lowest, "floor": scenario.home_floor})
    one, two = scenario.homes()
    if scenario.touching is not None and two not in _reached(one, scenario.touching):
        yield Event("doubt-apart", ("MP-MOVE-12",), {"one": f"'{one}", "two": f"'{two}"})


def _reached(start: str, touching: tuple[tuple[str, str], ...]) -> set[str]:
    """Every country that armies can get to from one of them."""
    reached, found = {start}, {start}
    while found:
        beside = {b for pair in touching for a, b in (pair, pair[::-1]) if a in found}
        found = beside - reached
        reached |= found
    return reached


def begin(setup: Setup) -> State:
    """The table before the first die is rolled."""
    open_questions = questions(setup)
    if open_questions:
        raise Unsettled(open_questions)
    scenario = known_so_far(setup)
    rules = _rules(scenario, setup)
    homes = {card.owner: id_ for id_, card in rules.map.items() if card.owner}
    countries = {id_: _country(scenario, card) for id_, card in scenario.countries.items()}
    return State(
        rules=rules,
        turn=1,
        phase="roll",
        initiative=None,
        sides={seat: _side(scenario, rules, seat, homes[seat], countries) for seat in SEATS},
        countries=countries,
        stock=scenario.cubes,
    )


def known_so_far(setup: Setup) -> Scenario:
    """The scenario with the answers of the table in the gaps; a gap nobody has been asked about stays one."""
    check_options(setup, OPTIONS)
    scenario = scenario_of(setup)
    blue_home = setup.options.get("blue-home")
    if blue_home is not None and blue_home not in scenario.homes():
        raise Trouble("no-value", option="blue-home", value=blue_home[:40], known=", ".join(scenario.homes()))
    countries = {
        id_: replace(card, owner=_owner(id_, card, blue_home), vp=_start_vp(card, setup))
        for id_, card in scenario.countries.items()
    }
    return replace(
        scenario,
        countries=countries,
        touching=_touching(scenario, setup),
        armies_in_play=_armies_at_home(scenario, setup),
        cards=_hand(scenario, setup),
        manual={**scenario.manual, "ATTACK-1": ATTACK_MINUS_ONE},
    )


def _armies_at_home(scenario: Scenario, setup: Setup) -> int | None:
    if scenario.armies_in_play is not None or "armies-in-play" not in setup.options:
        return scenario.armies_in_play
    value = int(setup.options["armies-in-play"])
    elsewhere = max(sum(getattr(card, seat) for card in scenario.countries.values()) for seat in SEATS)
    if value > scenario.armies - elsewhere:
        known = f"0-{scenario.armies - elsewhere}"
        raise Trouble("no-value", option="armies-in-play", value=str(value), known=known)
    return value


def _owner(id_: str, card: CountryCard, blue_home: str | None) -> Player | None:
    if not card.home or card.owner is not None or blue_home is None:
        return card.owner
    return "blue" if id_ == blue_home else "orange"


def _start_vp(card: CountryCard, setup: Setup) -> int | None:
    key = "home-vp" if card.home else "neutral-vp"
    if card.vp is not None or key not in setup.options:
        return card.vp
    value = int(setup.options[key])
    highest = 6 if card.vp_max is None else card.vp_max
    if not card.vp_min <= value <= highest:
        raise Trouble("no-value", option=key, value=str(value), known=f"{card.vp_min}-{highest}")
    return value


def _touching(scenario: Scenario, setup: Setup) -> tuple[tuple[str, str], ...] | None:
    pairs = scenario.touching
    if pairs is None:
        if "touching" not in setup.options:
            return None
        pairs = read_touching(setup.options["touching"]) or ()
        joined = {id_ for pair in pairs for id_ in pair}
        if joined != set(scenario.countries) or any(a == b for a, b in pairs):
            raise Trouble("touching", countries=", ".join(scenario.countries))
    if option(setup, "homes-touch") == "yes":  # MP-AMB-25
        pairs = (*pairs, *combinations(scenario.homes(), 2))
    return pairs


def _hand(scenario: Scenario, setup: Setup) -> tuple[str, ...]:
    """MP-AMB-31: one of each, or the cards the owner of the box lists."""
    listed = option(setup, "hand") or "one-each"
    cards = scenario.cards if listed == "one-each" else tuple(listed.upper().replace(",", " ").split())
    known = [*STEPS, *scenario.manual]
    if any(card not in known for card in cards) or cards.count("SCORE") != 1 or len(cards) < 2:
        raise Trouble("hand", known=", ".join(known))
    return (*cards, "ATTACK-1") if option(setup, "attack-minus-one") == "own-card" else cards  # MP-AMB-28


def _rules(scenario: Scenario, setup: Setup) -> Rules:
    return Rules(
        scenario=option(setup, "scenario") or "",
        edition=chosen_edition(setup),
        automatic=AUTOMATIC if option(setup, "automatic") == "on" else (),
        rulings=chosen_rulings(setup),
        name=scenario.name,
        map={id_: _card(scenario, id_, card) for id_, card in scenario.countries.items()},
        cards=scenario.cards,
        steps=scenario.steps(),
        manual={key: card.name for key, card in scenario.manual.items() if key in scenario.cards},
        cubes=scenario.cubes,
        boxed=scenario.boxed,
        armies=scenario.armies,
        threshold=scenario.threshold,
        both_at_threshold=scenario.both_at_threshold,
        basic_vp=scenario.basic_vp,
        home_floor=scenario.home_floor,
        score_home_with_enemy=scenario.score_home_with_enemy,
        note=scenario.note,
        sources={path.replace(".", "/"): source for path, source in scenario.sources.items()},
    )


def _card(scenario: Scenario, id_: str, card: CountryCard) -> Card:
    neighbours = [b if a == id_ else a for a, b in scenario.touching or () if id_ in (a, b)]
    return Card(
        name=card.name,
        owner=card.owner,
        touches=tuple(dict.fromkeys(neighbours)),
        vp_min=card.vp_min,
        vp_max=card.vp_max if card.vp_max is not None else card.vp or 0,
        garrison=card.garrison if card.home else 0,
        strength_max=card.strength_max,
    )


def _country(scenario: Scenario, card: CountryCard) -> Country:
    at_home = scenario.armies_in_play or 0
    blue, orange = (Force(getattr(card, seat) + (at_home if card.owner == seat else 0)) for seat in SEATS)
    return Country(card.vp or 0, blue, orange)


def _side(scenario: Scenario, rules: Rules, seat: Player, home: str, countries: dict[str, Country]) -> Side:
    in_play = sum(country.force(seat).armies for country in countries.values())
    return Side(
        home=home,
        hand=rules.cards,
        cubes=Cubes(),
        stock=scenario.armies - in_play,
        strength=scenario.countries[home].strength,
    )
