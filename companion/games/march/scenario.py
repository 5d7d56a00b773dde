"""Scenario files: what is on the table, and which rules a scenario changes (ledger section 4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from companion.kernel import data
from companion.kernel.data import Source
from companion.kernel.trouble import BadData

if TYPE_CHECKING:
    from companion.games.box import Findings

Edition: TypeAlias = Literal["en", "de"]
Count = Annotated[int, Meta(ge=0, le=60)]
Die = Annotated[int, Meta(ge=0, le=6)]
Label: TypeAlias = dict[Literal["en", "de"], str]
Step: TypeAlias = Literal["a", "b", "c", "d", "e", "f"]

STEPS: dict[str, Step] = {
    "MOVE1": "a",
    "MOVE2": "a",
    "RECRUIT": "b",
    "FORTIFY": "c",
    "ATTACK": "d",
    "ATTACK+1": "d",
    "STRENGTH": "e",
    "SCORE": "f",
}
Player: TypeAlias = Literal["blue", "orange"]
SEATS: tuple[Player, Player] = ("blue", "orange")


class Cubes(Struct, frozen=True):
    """VP cubes: black is worth 5, white 1 (MP-VP-01)."""

    black: Count = 0
    white: Count = 0

    @property
    def value(self) -> int:
        return 5 * self.black + self.white


class CountryCard(Struct, frozen=True, forbid_unknown_fields=True):
    """One country card as printed. What is absent has to be asked before the game."""

    name: Label
    home: bool = False
    owner: Player | None = None  # a home without an owner: either colour may take it
    vp: Die | None = None
    vp_min: Die = 0
    vp_max: Die | None = None
    strength: Annotated[int, Meta(ge=1, le=6)] = 1
    strength_max: Annotated[int, Meta(ge=1, le=6)] = 6
    garrison: Count = 2
    blue: Count = 0
    orange: Count = 0


class ManualCard(Struct, frozen=True, forbid_unknown_fields=True):
    """An action card whose rules Companion does not know: it is carried out by hand and corrected in."""

    name: Label
    step: Step = "f"


class Scenario(Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario as its file describes it, one edition already laid over it."""

    name: Label
    countries: dict[str, CountryCard]
    cards: tuple[str, ...]
    cubes: Cubes
    boxed: Cubes = Cubes()
    touching: tuple[tuple[str, str], ...] | None = None
    armies: Annotated[int, Meta(ge=1, le=20)] = 3
    armies_in_play: Count | None = None
    threshold: Annotated[int, Meta(ge=1, le=200)] = 18
    both_at_threshold: Literal["more-vp", "tie"] = "more-vp"
    basic_vp: Count = 1
    home_floor: Die = 0
    score_home_with_enemy: bool = True
    manual: dict[str, ManualCard] = {}
    note: Label = {}
    sources: dict[str, Source] = {}

    def homes(self) -> list[str]:
        return [id_ for id_, card in self.countries.items() if card.home]

    def neutrals(self) -> list[str]:
        return [id_ for id_, card in self.countries.items() if not card.home]

    def steps(self) -> dict[str, Step]:
        """In which step of the turn each card of the hand is carried out."""
        known = {**STEPS, **{key: card.step for key, card in self.manual.items()}}
        return {card: known[card] for card in dict.fromkeys(self.cards)}


@cache
def read_scenario(text: str, name: str, edition: Edition) -> Scenario:
    """The scenario of a file for one edition. Raises BadData for the first mistake."""
    table = data.parse(text, name)
    changes = _edition(table.pop("edition", {}), edition, text, name)
    try:
        scenario = data.check(data.overlay(table, changes), Scenario, text, name)
        for mistake in mistakes(scenario, text, name):
            raise mistake
    except BadData as mistake:
        raise _where_written(mistake, table, changes, f"edition.{edition}", text) from None
    return scenario


def check_file(text: str, path: Path) -> Findings:
    """Mistakes in a scenario file, read for both editions."""
    found: dict[tuple[str, object], BadData] = {}
    editions: tuple[Edition, ...] = ("en", "de")
    for edition in editions:
        try:
            read_scenario(text, path.name, edition)
        except BadData as mistake:
            found.setdefault((mistake.key, mistake.facts.get("line")), mistake)
    return tuple(found.values()), ()


def _edition(editions: Any, edition: Edition, text: str, name: str) -> dict[str, Any]:
    """What one edition changes."""
    for path, table in (("edition", editions), *_named_editions(editions)):
        if not isinstance(table, dict):
            raise data.bad("data-type", text, name, path, expected="table", got=type(table).__name__)
    for key in editions:
        if key not in get_args(Edition):
            raise data.bad("data-unknown", text, name, f"edition.{key}")
    chosen: dict[str, Any] = editions.get(edition, {})
    return chosen


def _named_editions(editions: Any) -> list[tuple[str, Any]]:
    return [(f"edition.{key}", table) for key, table in editions.items()] if isinstance(editions, dict) else []


def _where_written(mistake: BadData, table: Any, changes: Any, edition: str, text: str) -> BadData:
    """The same mistake, in the table of the edition if that is where the wrong value or table comes from."""
    field = str(mistake.facts["field"])
    for part in field.split("."):
        if part not in changes:
            return mistake
        if part not in table or not isinstance(changes[part], dict) or not isinstance(table[part], dict):
            break
        table, changes = table[part], changes[part]
    else:
        return mistake
    path = f"{edition}.{field}"
    return BadData(mistake.key, **{**mistake.facts, "field": path, "line": data.line_of(text, path)})


def mistakes(scenario: Scenario, text: str, name: str) -> Iterator[BadData]:
    """What a type cannot say: everything a scenario must have to be playable."""

    def bad(key: str, path: str, **facts: str | int) -> BadData:
        return data.bad(f"scenario-{key}", text, name, path, **facts)

    if not _named(scenario.name):
        yield bad("name", "name", id=name)
    if len(scenario.homes()) != 2:
        yield bad("homes", "countries", count=len(scenario.homes()))
    owners = [card.owner for card in scenario.countries.values() if card.home and card.owner]
    if len(owners) not in (0, 2) or len(set(owners)) != len(owners):
        yield bad("owners", "countries")
    yield from _country_mistakes(scenario, bad)
    yield from _touching_mistakes(scenario, bad)
    yield from _card_mistakes(scenario, bad)
    if scenario.cubes.value < scenario.threshold:
        yield bad("cubes", "cubes", value=scenario.cubes.value, threshold=scenario.threshold)
    for path in scenario.sources:
        if not _exists(scenario, path):
            yield bad("source", f"sources.{path}", value=path)


def _named(label: Label) -> bool:
    return bool(label.get("en") and label.get("de"))


def _country_mistakes(scenario: Scenario, bad: Any) -> Iterator[BadData]:
    taken = {word.casefold() for word in (*SEATS, *STEPS, *scenario.manual)}
    in_play = dict.fromkeys(SEATS, 0)
    for id_, card in scenario.countries.items():
        path = f"countries.{id_}"
        if not id_.isalnum() or id_.isdigit() or id_.casefold() in taken:
            yield bad("country-id", path, id=id_)
        taken.add(id_.casefold())
        if not _named(card.name):
            yield bad("name", path, id=id_)
        if card.owner and not card.home:
            yield bad("owner-neutral", f"{path}.owner", id=id_)
        vp_max = card.vp_max if card.vp_max is not None else 6
        if not card.vp_min <= (card.vp if card.vp is not None else card.vp_min) <= vp_max:
            yield bad("range", f"{path}.vp", id=id_)
        if card.strength > card.strength_max:
            yield bad("strength", f"{path}.strength", id=id_)
        for seat in SEATS:
            in_play[seat] += getattr(card, seat)
    for seat, count in in_play.items():
        if count + (scenario.armies_in_play or 0) > scenario.armies:
            yield bad("armies", "armies", seat=seat, count=scenario.armies)


def _touching_mistakes(scenario: Scenario, bad: Any) -> Iterator[BadData]:
    if scenario.touching is None:
        return
    for pair in scenario.touching:
        for id_ in pair:
            if id_ not in scenario.countries:
                yield bad("no-country", "touching", id=id_)
        if pair[0] == pair[1]:
            yield bad("touches-itself", "touching", id=pair[0])
    joined = {id_ for pair in scenario.touching for id_ in pair}
    for id_ in scenario.countries:
        if id_ not in joined:
            yield bad("lonely", "touching", id=id_)


def _card_mistakes(scenario: Scenario, bad: Any) -> Iterator[BadData]:
    for id_, manual in scenario.manual.items():
        if id_ in STEPS or id_ != id_.upper() or not id_ or any(sign.isspace() for sign in id_):
            yield bad("card-id", f"manual.{id_}", id=id_)
        if not _named(manual.name):
            yield bad("name", f"manual.{id_}", id=id_)
    for card in scenario.cards:
        if card not in STEPS and card not in scenario.manual:
            yield bad("card", "cards", card=card, known=", ".join(STEPS))
    if scenario.cards.count("SCORE") != 1:
        yield bad("score-card", "cards")
    if len(scenario.cards) < 2:
        yield bad("few-cards", "cards")


def _exists(scenario: Scenario, path: str) -> bool:
    here: Any = scenario
    for part in path.split("."):
        here = here.get(part) if isinstance(here, dict) else getattr(here, part, None)
    return here is not None


def read_touching(text: str) -> tuple[tuple[str, str], ...] | None:
    """``FR-SN SN-DR`` as pairs of countries; None if that is not what it says."""
    pairs = [pair.split("-") for pair in text.replace(",", " ").split()]
    return None if any(len(pair) != 2 for pair in pairs) else tuple((a, b) for a, b in pairs)
