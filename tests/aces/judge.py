"""An independent judge, written from the ledger alone: plain dictionaries, its own hexes, its own rules.

It reads the troop cards and the map as TOML and a position as its plain fields. Nothing of the game's code is used.
Skirmish and mission V2 with the recommended rulings, on the map.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

from companion.kernel.assets import ASSETS

ASSET = ASSETS / "games" / "aces"
HALF_POINTS = {".": 2, "^": 2, "=": 1, "T": 3, "F": 2}  # AA-MOVE-06..08, AA-MOVE-23; mountains are plain here


@cache
def cards() -> dict[str, Any]:
    table = tomllib.loads((ASSET / "troops" / "sample.toml").read_text(encoding="utf-8"))
    return {"dice": table["dice_by_damage"], **{unit["id"]: unit for unit in table["unit"]}}


@cache
def board() -> dict[str, Any]:
    return tomllib.loads((ASSET / "maps" / "demo.toml").read_text(encoding="utf-8"))


@cache
def hexes(half: str) -> dict[str, tuple[int, int]]:
    """The hexes in use: name -> (column, row), counted from 0."""
    first, last = board()["halves"][half]["columns"] if half else ("A", "R")
    return {
        f"{chr(65 + c)}{r + 1}": (c, r)
        for r, row in enumerate(board()["rows"])
        for c in range(len(row))
        if first <= chr(65 + c) <= last
    }


@cache
def beside(half: str, name: str) -> tuple[str, ...]:
    """The neighbours by the table of ledger 2.6."""
    c, r = hexes(half)[name]
    even = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
    odd = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
    places = {place: other for other, place in hexes(half).items()}
    found = ((c + x, r + y) for x, y in (odd if c % 2 else even))
    return tuple(places[place] for place in found if place in places)


def distance(half: str, one: str, other: str) -> int:
    """By cubes, as the ledger says."""

    def cube(name: str) -> tuple[int, int, int]:
        c, r = hexes(half)[name]
        z = r - (c - (c % 2)) // 2
        return c, z, -c - z

    return max(abs(a - b) for a, b in zip(cube(one), cube(other), strict=True))


class Judge:
    """One position."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.half = position["rules"]["half"] or ""
        self.units = position["units"]
        self.seat, self.round = position["seat"], position["round"]
        self.active, self.phase = position["active"], position["phase"]
        self.attacks = [attack["unit"] for attack in position["attacks"]]
        self.on = {unit["hex"]: name for name, unit in self.units.items() if unit["hex"]}
        where = {factory["hex"]: factory["id"] for factory in board()["factory"]}
        v2 = position["v2"] or {"tiles": {}, "found": False, "hex": "", "ruins": [], "damage": 0}
        self.v2, self.mission = v2, position["rules"]["mission"]
        self.grey = {v2["hex"]} if v2["found"] else set(v2["tiles"])  # AA-V2-07, AA-V2-11, AMB-21f
        standing = {hex_: id_ for hex_, id_ in where.items() if id_ not in v2["ruins"]}  # AMB-21e
        self.holder = {hex_: position["factories"].get(id_, "") for hex_, id_ in standing.items()}

    def card(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = cards()[self.units[name]["type"]]
        return found

    def sign(self, hex_: str) -> str:
        c, r = hexes(self.half)[hex_]
        return str(board()["rows"][r][c])

    def foes(self, one: str, other: str) -> bool:
        return (one[0] == "g") != (other[0] == "g")

    def flies(self, name: str) -> bool:
        return bool(self.card(name)["arm"] == "aircraft")

    def swims(self, name: str) -> bool:
        return not self.flies(name) and self.sign(self.units[name]["hex"]) in "~s"

    def acts(self, name: str) -> bool:
        unit = self.units[name]
        mine = self.card(name)["faction"] == self.seat
        return mine and (not self.active or not unit["army"] or unit["army"] in self.active)

    # --- movement ---------------------------------------------------------------------------------------------------

    def foreign(self, name: str, hex_: str) -> bool:
        """A factory that is neutral or the enemy's."""
        if hex_ not in self.holder or self.sign(hex_) != "F":
            return False
        return not self.holder[hex_] or self.foes(self.holder[hex_], self.card(name)["faction"])

    def stops(self, name: str) -> set[str]:
        """Everywhere a unit can end its move: found by trying every sum of costs, one half point after the other."""
        unit, card = self.units[name], self.card(name)
        if not self.acts(name) or unit["moved"] or unit["duty"]:
            return set()
        points, best = round(card["speed"] * 2), {unit["hex"]: 0}
        for spent in range(points + 1):
            for here in [hex_ for hex_, cost in best.items() if cost == spent]:
                for hex_ in beside(self.half, here):
                    if not self.shut(name, hex_):
                        cost = spent + (2 if self.flies(name) else HALF_POINTS[self.sign(hex_)])
                        if cost <= points and cost < best.get(hex_, points + 1):
                            best[hex_] = cost
        free = {hex_ for hex_ in best if hex_ not in self.on and hex_ not in self.grey}
        if card["arm"] == "infantry":
            free |= {hex_ for hex_ in beside(self.half, unit["hex"]) if self.whole_move(name, hex_)}
        return free

    def shut(self, name: str, hex_: str) -> bool:
        """Nobody passes enemies or foreign factories; ground units no water."""
        there = self.on.get(hex_)
        enemy = there is not None and self.foes(self.card(there)["faction"], self.card(name)["faction"])
        if hex_ in self.grey and self.card(name)["faction"][0] != "g":  # AA-V2-08, AA-V2-09
            return True
        return enemy or self.foreign(name, hex_) or (not self.flies(name) and self.sign(hex_) in "~s")

    def whole_move(self, name: str, hex_: str) -> bool:
        """Infantry beside water or a foreign factory."""
        there = self.on.get(hex_)
        friend = there is not None and not self.foes(self.card(there)["faction"], self.card(name)["faction"])
        if self.foreign(name, hex_):
            return not friend
        return self.sign(hex_) in "~s" and there is None and hex_ not in self.grey

    # --- interception -----------------------------------------------------------------------------------------------

    def interceptors(self, mover: str, hex_: str) -> set[str]:
        """Who could intercept a unit that comes to a free hex."""
        return {
            name
            for name, unit in self.units.items()
            if self.foes(self.card(name)["faction"], self.card(mover)["faction"])
            and unit["hex"] in beside(self.half, hex_)
            and self.reach(name, mover)[:1] == [1]
            and not self.swims(name)
            and unit["intercepted"] != self.round
            and not unit["duty"]
        }

    # --- attacks ----------------------------------------------------------------------------------------------------

    def reach(self, name: str, target: str) -> list[int]:
        found: list[int] = self.card(name)["range_air" if self.flies(target) else "range_ground"]
        return found

    def within(self, name: str, target: str) -> bool:
        limits, unit = self.reach(name, target), self.units[name]
        far = distance(self.half, unit["hex"], self.units[target]["hex"])
        return bool(limits) and limits[0] <= far <= limits[1]

    def may_attack(self, name: str, target: str) -> bool:
        unit, card = self.units[name], self.card(name)
        if not self.acts(name) or name in self.attacks or self.swims(name) or unit["occupied"]:
            return False
        if "area7" in card.get("abilities", ()) or not self.foes(self.card(target)["faction"], card["faction"]):
            return False
        return self.within(name, target) and unit["duty"] in ("", target)

    def may_attack_launcher(self, name: str) -> bool:
        """A ground target once it is found, for the Allies (AA-V2-17, AA-V2-18)."""
        unit, card = self.units[name], self.card(name)
        if not self.v2["found"] or card["faction"][0] == "g" or "area7" in card.get("abilities", ()):
            return False
        if not self.acts(name) or name in self.attacks or self.swims(name) or unit["occupied"] or unit["duty"]:
            return False
        limits, far = card["range_ground"], distance(self.half, unit["hex"], self.v2["hex"])
        return bool(limits) and limits[0] <= far <= limits[1]

    def red(self, name: str, target: str) -> int:
        there, faction = self.units[target]["hex"], self.card(name)["faction"]
        if self.units[name]["hex"] not in beside(self.half, there):
            return 0
        own = [other for other in self.units if self.card(other)["faction"] == faction]
        if self.flies(target):
            others = [o for o in own if o != name and self.flies(o) and self.within(o, target)]
            return min(3, len(others) + 1) if others and self.flies(name) else 0
        arms = {self.card(o)["arm"] for o in own if not self.swims(o) and self.within(o, target)}
        arms.add(self.card(name)["arm"])
        return min(3, len(arms)) if len(arms) > 1 else 0

    def shoots_back(self, target: str, name: str) -> bool:
        if self.units[name]["hex"] not in beside(self.half, self.units[target]["hex"]) or self.swims(target):
            return False
        card = self.card(target)
        if self.flies(name) and "return_fire_air" in card:
            return bool(card["return_fire_air"])
        return self.reach(target, name)[:1] == [1]

    def pool(self, name: str, other: str) -> tuple[int, int]:
        """Dice without red ones, and the number they must not exceed."""
        unit = self.units[name]
        level = 0 if unit["xp"] < 3 else 1 if unit["xp"] < 5 else 2
        return cards()["dice"][unit["damage"]], self.card(name)["attack"][level]

    def damage(self, target: str, hits: int, defending: bool) -> int:
        """What hits do: the largest step of the table that they reach, as far as the unit can still take it."""
        card, unit = self.card(target), self.units[target]
        green = defending and self.sign(unit["hex"]) == "T" and "damage_forest" in card
        table = card["damage_forest" if green else "damage"]
        reached = [step for step, needed in enumerate(table, 1) if hits >= needed]
        return min(max(reached, default=0), 6 - unit["damage"])

    # --- money and victory ------------------------------------------------------------------------------------------

    def income(self) -> int:
        return sum(holder == self.seat for hex_, holder in self.holder.items() if hex_ in hexes(self.half))

    def winner(self, short: bool) -> str:
        """The team that has won by factories or by the last unit, if one has."""
        if self.mission == "v2" and len(self.v2["ruins"]) >= 5:  # AA-V2-19
            return "germany"
        if self.mission == "v2" and self.v2["damage"] >= 6:  # AA-V2-20
            return "allies"
        needed = 5 if self.mission == "v2" else (4 if self.half else 6) - short
        for team, letter in (("germany", "g"), ("allies", "us")):
            held = sum(bool(holder) and (holder[0] == "g") == (letter == "g") for holder in self.holder.values())
            if held >= needed:
                return team
        left = {"germany" if self.card(name)["faction"][0] == "g" else "allies" for name in self.units}
        return next(iter(left)) if len(left) == 1 else ""

    def pairs(self) -> Iterator[tuple[str, str]]:
        for name in self.units:
            for target in self.units:
                if self.foes(self.card(name)["faction"], self.card(target)["faction"]):
                    yield name, target
