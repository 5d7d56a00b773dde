"""From options to the first position (AA-SET-01..09, AA-SET-27..30): who plays, with what, on which map."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any, Literal

from msgspec import convert
from msgspec.structs import replace

from companion.games.aces.automa.seating import (
    automa_of,
    check_automa,
    extra_cards,
    has_one_set,
    is_wanted,
    left_to_chance,
    opponents,
    partners,
    share_sets,
)
from companion.games.aces.board.cards import HEALTH, SEATS, TEAMS, Card
from companion.games.aces.board.maps import STARTS, Half
from companion.games.aces.board.reading import OUR_MAPS, OUR_TROOPS, ground_of, map_of, troops_of
from companion.games.aces.moves.money import new_name
from companion.games.aces.rulings import Rulings, ruling_options
from companion.games.aces.state import ARMIES, Depth, Mission, Rules, Site, State, Unit
from companion.kernel.game import Option, Question, Seat, Setup
from companion.kernel.options import check_options
from companion.kernel.trouble import Trouble

SECRET = 4  # units (AA-SET-13)
MOST = 99  # rounds, or damage of the launcher
MOST_HITS = 99
TYPED = "typed"  # damage to the launcher, because nobody has read its table
AUTOMATIC = ("next", "use")  # what leaves nothing to decide

OPTIONS = (
    Option("depth", ("full", "ledger"), "full"),
    Option("players", ("4", "3", "2", "coop", "solo"), "4", rule="AA-SET-04"),
    Option("german", ("g1", "g2"), "g1", rule="AA-SET-06"),  # of two players, or against the Automa
    Option("allied", ("us", "su"), "us", rule="AA-SET-06"),
    Option("side", ("allies", "germany"), "allies", rule="AA-AUS-02"),  # of whoever plays against the Automa
    Option("difficulty", ("standard", "easy", "hard", "overkill"), "standard", rule="AA-AUS-04"),
    Option("half", ("1-6", "7-12", "whole"), "1-6", rule="AA-SET-07"),
    Option("sets", ("1", "2", "1-4"), "1", rule="AA-SET-04"),
    Option("length", ("usual", "short"), "usual", rule="AA-VIC-04"),
    Option("mission", ("skirmish", "v2", "weather", "mountains", "ardennes"), "skirmish", rule="AA-MIS-01"),
    Option("controller", ("g1", "g2"), "g1", rule="AA-V2-04"),
    Option("v2-table", default=TYPED, rule="AA-V2-17"),
    Option("v2-health", default=str(HEALTH), rule="AA-V2-17"),
    Option("last-round", default="none", rule="AA-ARD-08"),
    Option("hits", ("dice", "fixed"), "dice", rule="AA-DLS-01"),
    Option("type-limit", ("four", "none"), "four", rule="AA-BUY-04"),
    Option("timer", ("off", "on"), "off", rule="AA-TIME-01"),
    Option("map", default="demo"),
    Option("troop", default="sample"),
    Option("automatic", ("on", "off"), "on"),
    *ruling_options(),
)
_RULING_KEYS = tuple(option.key for option in ruling_options())


def option(setup: Setup, key: str) -> str:
    default = next(each.default for each in OPTIONS if each.key == key)
    return setup.options.get(key, default or "")


def asked(setup: Setup) -> Callable[[str], str]:
    return partial(option, setup)


def seated(setup: Setup) -> tuple[Seat, ...]:
    """All four factions; of two players one on each side (AA-SET-06)."""
    if option(setup, "players") in ("4", "3"):
        return SEATS
    if is_wanted(asked(setup)):
        return opponents(asked(setup))
    return tuple(seat for seat in SEATS if seat in (option(setup, "german"), option(setup, "allied")))


def by_lot(setup: Setup) -> dict[str, tuple[str, ...]]:
    return left_to_chance(asked(setup), setup.options)


def moot(setup: Setup) -> set[str]:
    """Of two sides only, of the Automa, of a mission that is not played; and a faction that is drawn anyway."""
    players, mission, drawn = option(setup, "players"), option(setup, "mission"), by_lot(setup)
    against_automa = is_wanted(asked(setup))
    of_two = set() if players == "2" or against_automa else {"german", "allied", "half"}
    of_automa = set() if against_automa else {"side", "difficulty"}
    of_v2 = {"sets"} if mission == "v2" else {"controller", "v2-table", "v2-health"}
    if share_sets(asked(setup)):  # both factions of the team are played, each with its set
        of_two |= {"sets", "allied" if option(setup, "side") == "allies" else "german"}
    return of_two | of_automa | of_v2 | set(drawn) | (set() if mission == "ardennes" else {"last-round"})


def questions(setup: Setup) -> tuple[Question, ...]:
    check_options(setup, OPTIONS)
    return ()


def begin(setup: Setup) -> State:
    """Every unit lies ready, nobody has a coin, all factories are neutral."""
    questions(setup)
    rules = _rules(setup)
    troops = troops_of(rules.troops)
    units: dict[str, Unit] = {}
    for number in range(rules.sets):
        for seat in (*rules.seats, *partners(rules.automa)):
            for card in troops.by_seat[seat]:
                if _begins(rules, card, number):
                    units[new_name(units, card.role)] = Unit(card.id)
    for card in extra_cards(rules.automa, troops, rules.rulings.overkill == "cumulative"):
        units[new_name(units, card.role)] = Unit(card.id)
    state = State(
        rules=rules,
        phase="choose",
        first=rules.seats[0],
        seat=rules.seats[0],
        round=0,
        units=units,
        coins=dict.fromkeys(rules.seats, 0),
        tiles={seat: {str(army): 0 for army in ARMIES} for seat in rules.seats},
        v2=Site() if rules.mission == "v2" else None,
    )
    ground = state.ground
    return replace(state, factories={id_: "" for id_, hex_ in ground.factories.items() if hex_ in ground.home})


def _begins(rules: Rules, card: Card, set_: int) -> bool:
    """Does everybody who has that card begin with it, in their first or second set?"""
    if set_ and has_one_set(rules.automa, card.faction):
        return False
    return rules.mission != "v2" or _begins_v2(card, set_)


def _begins_v2(card: Card, set_: int) -> bool:
    """No bombers for Germany, a single tank and a single gun for each of the Allies (AA-V2-02, AA-V2-03)."""
    if TEAMS[card.faction] == "germany":
        return card.role != "bomber"
    return set_ == 0 or card.arm not in ("tank", "artillery")


def _rules(setup: Setup) -> Rules:
    seats, map_ = seated(setup), chosen_data(setup, "map", OUR_MAPS)
    depth: Depth = "ledger" if option(setup, "depth") == "ledger" else "full"
    half = _half(setup, map_, depth) if len(seats) == 2 else None
    if depth == "full":
        _enough_starts(setup, map_, half)
    check_automa(asked(setup))
    hits: Literal["dice", "fixed"] = "fixed" if option(setup, "hits") == "fixed" else "dice"
    mission = _mission(setup, map_, depth, len(seats))
    v2 = mission == "v2"  # always with two sets (AA-V2-01)
    return Rules(
        depth=depth,
        troops=chosen_data(setup, "troop", OUR_TROOPS),
        map=map_,
        seats=seats,
        sets=2 if v2 or share_sets(asked(setup)) else int(option(setup, "sets")[0]),
        secret=SECRET if option(setup, "sets") == "1-4" and not v2 else 0,
        half=half,
        short=option(setup, "length") == "short",
        type_limit=option(setup, "type-limit") == "four",
        hits=hits,
        mission=mission,
        last_round=_last_round(setup),
        automatic=AUTOMATIC if option(setup, "automatic") == "on" else (),
        rulings=rulings_of(setup),
        timer=option(setup, "timer") == "on",
        controller=_controller(setup, seats) if v2 else "",
        v2_table=_v2_table(setup) if v2 else (),
        v2_health=_v2_health(setup) if v2 else HEALTH,
        automa=automa_of(asked(setup)),
        strikes=is_wanted(asked(setup)) and option(setup, "automatic") == "off",
    )


def _controller(setup: Setup, seats: tuple[Seat, ...]) -> Seat:
    """The one who was chosen; of two players the German one (AA-V2-04)."""
    chosen = option(setup, "controller")
    return chosen if chosen in seats else next(seat for seat in seats if TEAMS[seat] == "germany")


def _v2_table(setup: Setup) -> tuple[int, ...]:
    """Hits for 1, 2, … damage to the launcher, as the picture in the rulebook says; or damage is typed (AA-V2-17)."""
    text = option(setup, "v2-table")
    if text == TYPED:
        return ()
    words = text.replace(",", " ").replace("-", " ").split()
    table = tuple(int(word[:3]) for word in words if word.isascii() and word.isdecimal())
    rising = all(one < other for one, other in pairwise(table))
    if len(table) != len(words) or not 1 <= len(table) <= HEALTH or not rising or not 0 < table[-1] <= MOST_HITS:
        raise Trouble("aces-v2-table", word=text[:40])
    return table


def _v2_health(setup: Setup) -> int:
    text = option(setup, "v2-health")
    if not _is_number(text):
        raise Trouble("aces-v2-health", word=text[:40], most=MOST)
    return int(text)


def _mission(setup: Setup, map_: str, depth: Depth, factions: int) -> Mission:
    """Ardennes needs a map that says where its coast is, and all four factions."""
    mission: Mission = convert(option(setup, "mission"), Mission)
    if mission == "ardennes" and (depth != "full" or factions < len(SEATS) or map_of(map_).mission.ardennes is None):
        raise Trouble("aces-no-ardennes", map=option(setup, "map")[:40])
    return mission


def _last_round(setup: Setup) -> int:
    """As the players have agreed for mission Ardennes."""
    text = option(setup, "last-round")
    if text == "none":
        return 0
    if not _is_number(text):
        raise Trouble("aces-last-round", word=text[:40], most=MOST)
    return int(text)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and 1 <= int(text[:9]) <= MOST


def chosen_data(setup: Setup, key: str, ours: tuple[str, ...]) -> str:
    """The owner's own file if one is given, else one of ours."""
    name, text = option(setup, key), setup.files.get(key)
    if text is not None:
        return text
    if name not in ours:
        known = ", ".join(ours)
        raise (
            Trouble("aces-no-map", map=name[:40], known=known)
            if key == "map"
            else Trouble("aces-no-troops", troops=name[:40], known=known)
        )
    return name


def _half(setup: Setup, map_: str, depth: Depth) -> Half | None:
    """Two sides use half of the map (AA-SET-07), in cooperative play the whole one if they like (AA-SET-11); a small
    map of one's own may have no halves.
    """
    if option(setup, "half") == "whole":
        if option(setup, "players") != "coop":
            raise Trouble("aces-whole-map")
        return None
    half: Half = "7-12" if option(setup, "half") == "7-12" else "1-6"
    if depth == "full" and half not in map_of(map_).halves:
        raise Trouble("aces-no-half", map=option(setup, "map")[:40], half=half)
    return half


def _enough_starts(setup: Setup, map_: str, half: Half | None) -> None:
    known = ground_of(map_, half).start
    wanted = len(STARTS[half]) if half else len(ARMIES) * len(SEATS)
    if len(known) < wanted:
        raise Trouble("aces-no-starts", map=option(setup, "map")[:40], count=len(known), wanted=wanted)


def rulings_of(setup: Setup) -> Rulings:
    """How a table reads what the rulebook leaves open."""
    chosen: dict[str, Any] = {key: value for key, value in setup.options.items() if key in _RULING_KEYS}
    return convert(chosen, Rulings)
