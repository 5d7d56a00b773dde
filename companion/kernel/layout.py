"""What lies where on the real table, and what hands have to do to get from one table to another.

A layout is a list of things. Hands move them, turn them, take them out of the box or put them back; the steps found
here lead from one layout to the other, as few as there can be, and nothing else is ever told to do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from companion.kernel.game import Game

Seat: TypeAlias = str
S = TypeVar("S")

BOX = "box"  # where things are that a layout does not show
UNSEEN = "~"  # before the name of a place: things go there and come from there, but nobody counts them
MANY = 8  # places of one kind of thing: beyond that, the fewest steps are not looked for but nearly found


class Way(Struct, frozen=True):
    """One way in which a single thing can lie: where (nowhere: it does not), and what its field says then."""

    place: str
    value: str | int | bool | None
    shows: str = ""
    name: str = ""


class Thing(Struct, frozen=True):
    """So many alike in one place. None: it could lie there, which is worth knowing for a correction.

    `place` is a kind of place, or one of them: `stock`, `country:N`. `name`: which one of its kind, if that can be
    seen. `shows`: how it lies, or what is up: a number, a colour. `field` is the path of what it stands for, and
    `reads` how that says it: as a number of such things (and `besides` more, which lie elsewhere), as the number it
    shows, as a list with the names of all that lie there, or in one of these `ways`.
    """

    kind: str
    place: str
    field: str
    count: int = 1
    owner: Seat = ""  # whose colour it has
    name: str = ""
    shows: str = ""
    reads: Literal["count", "shows", "list", "ways"] = "count"
    besides: int = 0
    ways: tuple[Way, ...] = ()
    unseen: bool = False  # others know that it is there, not how much of it
    doubt: str = ""  # of what is unseen: changes whenever some of it came or went in secret
    like: str = ""  # which one it is, as everybody remembers: it looks like others of its kind and is none of them

    @property
    def lying(self) -> Lying:
        return Lying(self.kind, self.owner, self.place, self.name, self.shows)


class Lying(NamedTuple):
    """A thing as hands know it."""

    kind: str
    owner: Seat
    place: str
    name: str
    shows: str


Layout: TypeAlias = tuple[Thing, ...]
_Heap: TypeAlias = dict[Lying, int]
_Which: TypeAlias = tuple[str, Seat, str]  # kind, owner, and which one it is
OTHERS: _Which = ("", "", "")


class Step(Struct, frozen=True):
    """One thing to do with the hands: so many of a kind go from here to there, or are turned where they lie."""

    before: Lying
    after: Lying
    count: int

    @property
    def kind(self) -> str:
        return self.before.kind

    @property
    def owner(self) -> Seat:
        return self.before.owner

    @property
    def name(self) -> str:
        return self.after.name or self.before.name

    @property
    def is_turn(self) -> bool:
        return self.before.place == self.after.place


def on_table(layout: Iterable[Thing]) -> Counter[Lying]:
    """How many of everything."""
    counted: Counter[Lying] = Counter()
    for thing in layout:
        if thing.count:
            counted[thing.lying] += thing.count
    return counted


def carried_out(layout: Iterable[Thing], steps: Iterable[Step]) -> Counter[Lying]:
    """The table after somebody has done just that."""
    table = on_table(layout)
    for step in steps:
        for lying, count in ((step.before, -step.count), (step.after, step.count)):
            if lying.place != BOX and not lying.place.startswith(UNSEEN):
                table[lying] += count
    return Counter({lying: count for lying, count in table.items() if count})


# --- from one table to another ------------------------------------------------------------------------------------


def hands(before: Sequence[Thing], after: Sequence[Thing], reserves: Mapping[str, str]) -> tuple[Step, ...]:
    """What leads from one layout to the other. `reserves`: where a kind of thing is that the layout does not show; or,
    if it shows that place, the pile that cards are drawn from.
    """
    steps: Counter[tuple[Lying, Lying]] = Counter()
    for had, has in _told_apart(before, after):
        for step in _hands(had, has, reserves):
            steps[step.before, step.after] += step.count
    return tuple(Step(*ends, count) for ends, count in steps.items())


def _told_apart(before: Sequence[Thing], after: Sequence[Thing]) -> Iterator[tuple[Sequence[Thing], Sequence[Thing]]]:
    """Those that are remembered, each by itself, as long as there are as many of them; then all others together."""
    counted = _remembered(after)
    same = [which for which, count in _remembered(before).items() if counted[which] == count]
    if not same:
        yield before, after
        return
    had, has = _parts(before, same), _parts(after, same)
    yield from ((had[which], has[which]) for which in had if had[which] != has[which])


def _remembered(layout: Iterable[Thing]) -> Counter[_Which]:
    counted: Counter[_Which] = Counter()
    for thing in layout:
        if thing.like:
            counted[thing.kind, thing.owner, thing.like] += thing.count
    return counted


def _parts(layout: Iterable[Thing], same: Iterable[_Which]) -> dict[_Which, list[Thing]]:
    """Each of these, and at last whatever is none of them."""
    parts: dict[_Which, list[Thing]] = {which: [] for which in (*same, OTHERS)}
    others = parts[OTHERS]
    for thing in layout:
        (parts.get((thing.kind, thing.owner, thing.like), others) if thing.like else others).append(thing)
    return parts


def _hands(before: Sequence[Thing], after: Sequence[Thing], reserves: Mapping[str, str]) -> list[Step]:
    had, has = on_table(before), on_table(after)
    gone, come = _by_kind(had - has), _by_kind(has - had)
    steps: list[Step] = []
    for kind, owner in _in_order({**gone, **come}, before, after):
        left, got = gone.get((kind, owner), {}), come.get((kind, owner), {})
        steps += _by_way_of(Lying(kind, owner, reserves.get(kind, BOX), "", ""), left, got)
        steps += _paired(left, got, Lying(kind, owner, _out_of_sight(kind, (*before, *after), reserves), "", ""))
    return steps


def _in_order(sorts: Collection[tuple[str, Seat]], *layouts: Sequence[Thing]) -> list[tuple[str, Seat]]:
    """Those with something to do, as the layouts name them: most layouts are long, and little of them changes."""
    found: list[tuple[str, Seat]] = []
    for thing in chain.from_iterable(layouts):
        if len(found) == len(sorts):
            break
        if (thing.kind, thing.owner) in sorts and (thing.kind, thing.owner) not in found:
            found.append((thing.kind, thing.owner))
    return found


def _out_of_sight(kind: str, layout: Iterable[Thing], reserves: Mapping[str, str]) -> str:
    """Where more of a kind comes from, and where it goes to, if not from or to a place in view."""
    reserve = reserves.get(kind)
    shown = reserve is None or any(thing.kind == kind and thing.place == reserve for thing in layout)
    return BOX if shown else f"{UNSEEN}{reserve}"


def _by_kind(table: Counter[Lying]) -> dict[tuple[str, Seat], _Heap]:
    heaps: dict[tuple[str, Seat], _Heap] = {}
    for lying, count in table.items():
        heaps.setdefault((lying.kind, lying.owner), {})[lying] = count
    return heaps


def _by_way_of(pile: Lying, gone: _Heap, come: _Heap) -> Iterator[Step]:
    """Cards that lay face up go into the pile before others are drawn from it; and nobody plays one straight from it:
    whoever draws has played from the hand.
    """
    drawn = next((lying for lying in come if not _is_face_up(lying) and lying != pile), None)
    if drawn is None or pile not in {**gone, **come}:
        return
    for lying in _face_up(gone, come):
        yield Step(lying, pile, gone[lying])
        _shift(pile, gone.pop(lying), come, gone)
    for lying in _face_up(come, gone) if pile in gone else ():
        yield Step(drawn, lying, come[lying])
        come[drawn] += come.pop(lying)


def _is_face_up(lying: Lying) -> bool:
    return bool(lying.name or lying.shows)


def _face_up(heap: _Heap, other: _Heap) -> list[Lying]:
    """What lies face up in one of them, and not at some other place in the other."""
    elsewhere = {lying.name for lying in other if _is_face_up(lying)}
    return [lying for lying in heap if _is_face_up(lying) and lying.name not in elsewhere]


def _shift(pile: Lying, count: int, come: _Heap, gone: _Heap) -> None:
    """So many more have come to the pile than it was to get."""
    wanted = come.pop(pile, 0) - gone.pop(pile, 0) - count
    if wanted:
        (come if wanted > 0 else gone)[pile] = abs(wanted)


def _paired(gone: _Heap, come: _Heap, reserve: Lying) -> Iterator[Step]:
    """First what is only turned where it lies, then what goes elsewhere, at last what the box takes or gives."""
    yield from _greedily(gone, come, lambda one, other: one.place == other.place and _may_be_same(one, other))
    for name in dict.fromkeys(lying.name for lying in (*gone, *come)):
        yield from _in_fewest_steps(gone, come, name)
    yield from _greedily(gone, come, _may_be_same)
    yield from (Step(lying, reserve._replace(name=lying.name), count) for lying, count in gone.items() if count)
    yield from (Step(reserve._replace(name=lying.name), lying, count) for lying, count in come.items() if count)


def _may_be_same(one: Lying, other: Lying) -> bool:
    """A card whose back is seen may be any; one whose name is seen is no other."""
    return one.name == other.name or not one.name or not other.name


def _greedily(gone: _Heap, come: _Heap, fit: Callable[[Lying, Lying], bool]) -> Iterator[Step]:
    """Equal numbers first: they are done with at once."""
    for equal in (True, False):
        for one in gone:
            for other in come:
                if gone[one] and come[other] and fit(one, other) and (not equal or gone[one] == come[other]):
                    yield _moved(gone, come, one, other)


def _moved(gone: _Heap, come: _Heap, one: Lying, other: Lying) -> Step:
    count = min(gone[one], come[other])
    gone[one] -= count
    come[other] -= count
    return Step(one, other, count)


def _in_fewest_steps(gone: _Heap, come: _Heap, name: str) -> Iterator[Step]:
    """Heaps that even out among themselves need one step less than there are heaps, so there should be many such."""
    sources = [lying for lying, count in gone.items() if count and lying.name == name]
    sinks = [lying for lying, count in come.items() if count and lying.name == name]
    amounts = (*(gone[lying] for lying in sources), *(-come[lying] for lying in sinks))
    heaps = [*sources, *sinks]
    several = sum(amounts) != 0 or len(sources) > 1 < len(sinks)  # else there is but one group
    for group in _even(amounts) if several and len(heaps) <= MANY else [range(len(heaps))]:
        together = {heaps[at] for at in group}
        for source in (lying for lying in sources if lying in together):
            for sink in (lying for lying in sinks if lying in together):
                if gone[source] and come[sink]:
                    yield _moved(gone, come, source, sink)


def _even(amounts: tuple[int, ...]) -> list[list[int]]:
    """As many groups as possible, each with the sum 0 if one may be left over."""
    rest = -sum(amounts)
    weighed = (*amounts, rest) if rest else amounts
    groups = _split(tuple(range(len(weighed))), weighed)
    return [[at for at in group if at < len(amounts)] for group in groups]


@lru_cache(maxsize=4096)
def _split(members: tuple[int, ...], amounts: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The finest way to take these apart into groups with the sum 0."""
    if not members:
        return []
    first, *others = members
    best: list[tuple[int, ...]] = [members]
    for chosen in range(1 << len(others)):
        group = (first, *(at for nth, at in enumerate(others) if chosen >> nth & 1))
        if sum(amounts[at] for at in group) == 0:
            found = [group, *_split(tuple(at for at in members if at not in group), amounts)]
            if len(found) > len(best):
                best = found
    return best


# --- what everybody is told ---------------------------------------------------------------------------------------


def open_hands(game: Game[S], before: S | None, after: S, begun: S | None = None) -> tuple[Step, ...]:
    """What everybody may hear of: what lies in view, and what goes behind a screen while all look on.

    `begun`: how this game began. What has come or gone in secret since then is not told to whoever lays it all out.
    """
    steps = hands(_layout(game, before, None), game.layout(after, None), game.reserves)
    for seat in game.names(after)["seat"]:
        had, has = (_unseen(game, at, seat) for at in (before, after))
        known = had if before is not None else _unseen(game, after if begun is None else begun, seat)
        doubtful = _doubts(known) ^ _doubts(has)
        secret = {(kind, name) for kind, name, _ in doubtful}
        steps += hands(_without(had, secret), _without(has, secret), game.reserves)
    return steps


def _unseen(game: Game[S], state: S | None, seat: Seat) -> list[Thing]:
    return [thing for thing in _layout(game, state, seat) if thing.unseen]


def own_hands(game: Game[S], before: S | None, after: S, seat: Seat) -> tuple[Step, ...]:
    """What one player's hands have to do, all that this player sees included."""
    return hands(_layout(game, before, seat), game.layout(after, seat), game.reserves)


def _layout(game: Game[S], state: S | None, seat: Seat | None) -> Layout:
    """Before the game has begun, everything is in the box."""
    return () if state is None else game.layout(state, seat)


def _doubts(things: Iterable[Thing]) -> set[tuple[str, str, str]]:
    return {(thing.kind, thing.name, thing.doubt) for thing in things}


def _without(things: Iterable[Thing], secret: Container[tuple[str, str]]) -> list[Thing]:
    return [thing for thing in things if (thing.kind, thing.name) not in secret]
