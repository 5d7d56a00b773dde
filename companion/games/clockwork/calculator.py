"""Battle, supply and scoring without a table: for the quick question, and for tables that keep only a ledger."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.clockwork.board import LAKE_VP
from companion.games.clockwork.combat import RULE, Army, Part, Verdict, compare, parts, told_sum, total
from companion.games.clockwork.maps.hexmap import FIRE_LAKE
from companion.games.clockwork.moves.battle import battles_of, resolver
from companion.games.clockwork.moves.ending import IP_FOR_A_VP
from companion.games.clockwork.moves.score import FOREST_MOST, forest_worth
from companion.games.clockwork.standing import CITY, STRENGTH
from companion.games.clockwork.state import DISCS, FIGURES, SEATS, State, kind_of
from companion.kernel.game import Event, Fact, Field, Seat

NO_YES = ("no", "yes")
MOST_BONUS = 9  # of cards, up or down
EXAMPLE = {"red-soldiers": 2, "blue-soldiers": 1}  # what the calculator begins with away from a table


def fields(state: State | None) -> tuple[Field, ...]:
    """What to ask; at a table it begins with the next battle there."""
    seats = state.seats if state else SEATS
    known = _next_battle(state) if state else EXAMPLE
    nobody_or = ("nobody", *seats)
    allied = (Field("allied", 0, 1, int(bool(state and state.rules.alliance)), NO_YES, "battle"),)
    return (
        *(field for seat in seats for field in _army_fields(seat, known)),
        Field("tacops", 0, len(seats), known.get("tacops", 0), nobody_or, "battle"),
        Field("leviathan", 0, len(seats), known.get("leviathan", 0), nobody_or, "battle"),
        *(allied if len(seats) == len(SEATS) else ()),
        Field("linked", 0, 1, 0, NO_YES, "supply"),
        Field("city-units", 0, 9, 0, (), "supply"),
        Field("affected", 0, 9, 1, (), "supply"),
        *(Field(f"forests-{units}", 0, 5, 0, (), "scoring") for units in range(1, FOREST_MOST + 1)),
        Field("lakes", 0, 4, 0, (), "scoring"),
        Field("fire-lakes", 0, 1, 0, (), "scoring"),
        Field("influence", 0, 60, 0, (), "scoring"),
    )


def _army_fields(seat: Seat, known: dict[str, int]) -> Iterator[Field]:
    yield Field(f"{seat}-soldiers", 0, DISCS, known.get(f"{seat}-soldiers", 0), (), seat)
    if seat != "white":  # a Crasher is gone before the battle (CW-CRASH-05)
        yield Field(f"{seat}-special", 0, 1, known.get(f"{seat}-special", 0), NO_YES, seat)
    yield Field(f"{seat}-tank", 0, 1, known.get(f"{seat}-tank", 0), NO_YES, seat)
    yield Field(f"{seat}-bonus", -MOST_BONUS, MOST_BONUS, _in_range(known.get(f"{seat}-bonus", 0)), (), seat)


def _in_range(bonus: int) -> int:
    return max(-MOST_BONUS, min(MOST_BONUS, bonus))


def _next_battle(state: State) -> dict[str, int]:
    """The numbers of the battle that is resolved next, if there is one."""
    tile = next(battles_of(state, resolver(state)), None) if state.battles else None
    if tile is None:
        return {}
    known = {"leviathan": _number_of(state, state.battles[tile].leviathan)}
    for seat in state.seats:
        for part in parts(state, tile, seat):
            key = {"soldier": "soldiers", "tank": "tank", kind_of(FIGURES[seat][0]): "special"}.get(part.what)
            if part.units and key:
                known[f"{seat}-{key}"] = part.units
            elif not part.units:
                known[f"{seat}-bonus"] = known.get(f"{seat}-bonus", 0) + part.strength
        if state.player(seat).action == "tacops":
            known["tacops"] = _number_of(state, seat)
    return known


def _number_of(state: State, seat: Seat) -> int:
    return state.seats.index(seat) + 1 if seat in state.seats else 0


def calculate(values: dict[str, int]) -> tuple[Event, ...]:
    """Every army with its sum, supply and scoring, and at last who wins."""
    seats = [key.removesuffix("-soldiers") for key in values if key.endswith("-soldiers")]
    strengths = [Event("calc-army", _rules(army), _sum(army)) for army in _alone(seats, values)]
    return (*strengths, _supply(values), _scoring(values), _verdict(seats, values))


# --- battle ----------------------------------------------------------------------------------------------------------


def _alone(seats: list[Seat], values: dict[str, int]) -> list[Army]:
    """The army of every player who has units."""
    armies = (Army((seat,), tuple(_summands(seat, values))) for seat in seats)
    return [army for army in armies if army.units]


def _summands(seat: Seat, values: dict[str, int]) -> Iterator[Part]:
    soldiers, special = values[f"{seat}-soldiers"], kind_of(FIGURES[seat][0])
    if soldiers:
        yield Part(seat, "soldier", soldiers, soldiers, "CW-BATTLE-05")
    if values.get(f"{seat}-special"):
        yield Part(seat, special, 1, STRENGTH[special], RULE[special])
    if values[f"{seat}-tank"]:
        yield Part(seat, "tank", 1, STRENGTH["tank"], RULE["tank"])
    if values[f"{seat}-bonus"]:
        yield Part(seat, "card", 0, values[f"{seat}-bonus"], "CW-BATTLE-06")


def _rules(army: Army) -> tuple[str, ...]:
    return tuple(dict.fromkeys(part.rule for part in army.parts))


def _sum(army: Army) -> dict[str, Fact]:
    return {
        "seat": army.seats[0],
        "sum": told_sum(army.parts),
        "strength": total(army.parts),
        "parts": len(army.parts),
    }


def _verdict(seats: list[Seat], values: dict[str, int]) -> Event:
    armies = _alone(seats, values)
    if values.get("allied"):
        armies = [side for half in (seats[::2], seats[1::2]) if (side := _joined(half, armies)).units]
    named = ("", *seats)
    leviathan = named[values["leviathan"]]
    friends = next((army for army in armies if leviathan in army.seats), None)
    if friends is not None and len(armies) > 1:
        vp = sum(army.units for army in armies if army is not friends)
        verdict = Verdict("leviathan", tuple(armies), friends, 0, friends.units)
        return Event("calc-verdict", ("CW-LEV-04", "CW-LEV-06"), _told(verdict, vp))
    verdict = compare(tuple(armies), named[values["tacops"]])
    rules = {"won": ("CW-BATTLE-07", "CW-BATTLE-09"), "drawn": ("CW-BATTLE-13",), "lone": ("CW-BATTLE-17",)}
    tactics = verdict.winner is not None and any(part.what == "tacops" for part in verdict.winner.parts)
    cited = (*rules.get(verdict.kind, ()), *(("CW-BATTLE-15",) if tactics else ()))
    return Event("calc-verdict", cited, _told(verdict, 0))


def _joined(half: list[Seat], armies: list[Army]) -> Army:
    """Two allies as one army (CW-ALLY-21)."""
    own = [army for army in armies if army.seats[0] in half]
    return Army(tuple(army.seats[0] for army in own), tuple(part for army in own for part in army.parts))


def _told(verdict: Verdict, vp: int) -> dict[str, Fact]:
    winner = verdict.winner
    seats = winner.seats if winner else ()
    return {
        "verdict": verdict.kind,
        "seat": seats[0] if seats else "nobody",
        "ally": seats[1] if len(seats) > 1 else "nobody",
        "strength": winner.strength if winner else 0,
        "second": verdict.second,
        "keep": verdict.keep,
        "lost": winner.units - verdict.keep if winner else 0,
        "vp": vp,
    }


# --- supply and scoring ----------------------------------------------------------------------------------------------


def _supply(values: dict[str, int]) -> Event:
    """Is a tile supplied (CW-ATTR-01), and what does it cost if not (CW-ATTR-03..07)?"""
    if values["linked"]:
        return Event("calc-supply", ("CW-ATTR-01",), {"case": "linked"})
    if values["city-units"] >= CITY:
        return Event("calc-supply", ("CW-ATTR-01", "CW-ATTR-08"), {"case": "city"})
    lost = min(1, values["affected"])
    return Event("calc-supply", ("CW-ATTR-02", "CW-ATTR-03"), {"case": "lost" if lost else "immune"})


def _scoring(values: dict[str, int]) -> Event:
    """VP of a scoring phase, and what influence is worth at the end of the game."""
    forests = sum(values[f"forests-{units}"] * forest_worth(units) for units in range(1, FOREST_MOST + 1))
    lakes = values["lakes"] * LAKE_VP + values["fire-lakes"] * FIRE_LAKE
    final = values["influence"] // IP_FOR_A_VP
    facts: dict[str, Fact] = {"forests": forests, "lakes": lakes, "vp": forests + lakes, "final": final}
    return Event("calc-scoring", ("CW-VP-03", "CW-VP-04", "CW-END-01"), facts)
