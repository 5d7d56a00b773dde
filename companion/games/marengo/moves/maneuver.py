"""Maneuver attacks, once they are made (BM-MAN-10..25): the other side stops them or leaves, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice

from msgspec.structs import force_setattr, replace

from companion.games.marengo.changes import shift
from companion.games.marengo.moves.advancing import advance_asked, advances, moved_in
from companion.games.marengo.moves.answers import (
    EXAMPLES,
    FEW,
    by_itself,
    handfuls,
    must_stay_hidden,
    not_asked,
    number_of_handfuls,
    present,
    words_for,
)
from companion.games.marengo.moves.base import MarengoMove, Segment, paid, too_dear
from companion.games.marengo.moves.checks import entered
from companion.games.marengo.parts import Blocks, Maneuver, Retreat
from companion.games.marengo.pieces import Picked, each, order_of_words, pick
from companion.games.marengo.state import State
from companion.kernel.game import Decision, Move, Objection, Seat
from companion.kernel.moves import legal, no
from companion.kernel.story import Story


def under_way(state: State) -> Maneuver:
    return present(state.maneuver)


def target_of(state: State) -> str:
    """The locale that is attacked."""
    return state.board.beyond[under_way(state).over]


# --- the other side answers -----------------------------------------------------------------------------------------


def stoppers(state: State) -> Blocks:
    """Who can stop it: the reserve of the locale (BM-MAN-12); perhaps not those who have just retreated there."""
    reserve = state.at(state.enemy, target_of(state))
    tired = state.retreated.get(target_of(state), {}) if state.rules.rulings.stop_with_retreated == "no" else {}
    fresh = {name: count - tired.get(name, 0) for name, count in reserve.items()}  # BM-AMB-16
    return {name: count for name, count in fresh.items() if count > 0}


def unstoppable(state: State) -> Iterator[Objection]:
    """Why nobody can stop this attack (BM-MAN-10)."""
    attack, seat, place = under_way(state), state.enemy, target_of(state)
    if attack.origin in state.board.approach:
        yield no("BM-MAN-11", case="block", seat=seat, place=place)
    elif attack.entering and state.rules.rulings.entering_attack == "unstoppable":  # BM-AMB-10
        yield no("BM-MAN-11", case="entering", seat=seat, place=place)
    if not stoppers(state):
        case = "retreated" if state.at(seat, place) else "reserve"
        yield no("BM-MAN-12", case=case, seat=seat, place=place)


def _asked(state: State, seat: Seat, stopped: bool) -> Seat | None:
    """Who is asked: first whoever is attacked, after a stop the attackers."""
    attack = state.maneuver
    if attack is None or attack.yielded or not attack.group or attack.stopped != stopped:
        return None
    return seat


class Stop(MarengoMove, frozen=True, tag="stop"):
    """Blocks of the reserve go, hidden and for nothing, to block the approach (BM-MAN-13, BM-CMD-08, BM-SURP-10)."""

    blocks: tuple[str, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "blocks", order_of_words(self.blocks))

    def picked(self, state: State) -> list[Picked] | None:
        only = state.with_stand(state.enemy, target_of(state), stoppers(state))
        return pick(only, state.enemy, target_of(state), self.blocks)

    def objections(self, state: State) -> Iterator[Objection]:
        seat = self.seat or ""
        unasked = list(not_asked(state, seat, _asked(state, state.enemy, False), "BM-MAN-10"))
        if unasked:
            yield from unasked
            return
        yield from unstoppable(state)
        if not self.blocks:
            yield no("BM-MAN-13", seat=seat, place=target_of(state))
        whole, fresh = pick(state, seat, target_of(state), self.blocks), self.picked(state)
        if whole is not None and whole != fresh and not any(block.face for block in whole):
            yield no("BM-MAN-12", case="retreated", seat=seat, place=target_of(state))  # BM-AMB-16
        else:
            yield from must_stay_hidden(state, seat, target_of(state), self.blocks, fresh)

    def effect(self, state: State, story: Story) -> State:
        seat, place, picked = state.enemy, target_of(state), present(self.picked(state))
        block = state.board.opposite[under_way(state).over]
        state, _ = shift(state, seat, place, block, [one.kind for one in picked])
        story.tell("stopped", "BM-MAN-13", "BM-CMD-08", seat=seat, rival=state.side, place=block, count=len(picked))
        if state.rules.rulings.stopped_counts_entered == "yes":  # BM-AMB-35
            state = entered(state, state.side, place)
        return replace(state, maneuver=replace(under_way(state), stopped=True))


class Yield(MarengoMove, frozen=True, tag="yield"):
    """The other side cannot or will not stop it: all of it leaves (BM-MAN-18)."""

    def objections(self, state: State) -> Iterator[Objection]:
        yield from not_asked(state, self.seat or "", _asked(state, state.enemy, False), "BM-MAN-10")

    def effect(self, state: State, story: Story) -> State:
        attack, place = under_way(state), target_of(state)
        why = next(unstoppable(state), None)
        rules, case = ((why.rule,), why.facts["case"]) if why is not None else ((), "wish")
        story.tell("yields", *rules, "BM-MAN-18", seat=state.enemy, rival=state.side, place=place, case=case)
        retreat = Retreat(state.enemy, place, _came_from(state, attack))
        return replace(state, maneuver=replace(attack, yielded=True), retreat=retreat)


def _came_from(state: State, attack: Maneuver) -> str:
    """The locale before the target; for a table that reads it so, where the cavalry's move began (BM-AMB-28)."""
    from_start = state.rules.rulings.attack_from == "start" and attack.began
    return attack.began if from_start else state.board.locale_of[attack.over]


# --- the attackers after a stop -------------------------------------------------------------------------------------


class Stay(MarengoMove, frozen=True, tag="stay"):
    """The stopped attackers stay where they began the attack (BM-MAN-14, -22)."""

    def objections(self, state: State) -> Iterator[Objection]:
        yield from not_asked(state, self.seat or "", _asked(state, state.side, True), "BM-MAN-14")

    def effect(self, state: State, story: Story) -> State:
        group, origin = under_way(state).group, under_way(state).origin
        story.tell("stays", "BM-MAN-14", "BM-MAN-17", seat=state.side, place=origin, count=sum(group.values()))
        return _settled(state, each(group), ())


class Hold(MarengoMove, frozen=True, tag="hold"):
    """All of the stopped attackers go to block their side of the approach, for nothing (BM-MAN-14, -15, BM-CMD-18)."""

    def objections(self, state: State) -> Iterator[Objection]:
        yield from not_asked(state, self.seat or "", _asked(state, state.side, True), "BM-MAN-14")

    def effect(self, state: State, story: Story) -> State:
        group, over = under_way(state).group, under_way(state).over
        story.tell("holds", "BM-MAN-14", "BM-MAN-15", seat=state.side, place=over, count=sum(group.values()))
        return _settled(state, (), each(group))


class Split(MarengoMove, frozen=True, tag="split"):
    """Some of the stopped attackers block, the others stay: one more command (BM-MAN-16, BM-CMD-20)."""

    blocks: tuple[str, ...]

    def __post_init__(self) -> None:
        force_setattr(self, "blocks", order_of_words(self.blocks))

    def picked(self, state: State) -> list[Picked] | None:
        attack = under_way(state)
        only = state.with_stand(state.side, attack.origin, attack.group)
        return pick(only, state.side, attack.origin, self.blocks)

    def objections(self, state: State) -> Iterator[Objection]:
        seat = self.seat or ""
        unasked = list(not_asked(state, seat, _asked(state, state.side, True), "BM-MAN-14"))
        if unasked:
            yield from unasked
            return
        attack, picked = under_way(state), self.picked(state)
        if not 0 < len(self.blocks) < sum(attack.group.values()):
            yield no("BM-MAN-14", case="split", seat=seat, place=attack.origin, count=sum(attack.group.values()))
        yield from must_stay_hidden(state, seat, attack.origin, self.blocks, picked)
        yield from too_dear(state, 1)

    def effect(self, state: State, story: Story) -> State:
        attack, blocking = under_way(state), [block.kind for block in present(self.picked(state))]
        staying = each(attack.group)
        for name in blocking:
            staying.remove(name)
        state = paid(state, story, 1, "BM-CMD-20", "BM-MAN-16")
        story.tell(
            "splits", "BM-MAN-14", "BM-MAN-17",
            seat=state.side, place=attack.over, count=len(blocking), origin=attack.origin, staying=len(staying),
        )  # fmt: skip
        return _settled(state, staying, blocking)


def _settled(state: State, staying: Iterable[str], blocking: Iterable[str]) -> State:
    """Some stay, some block, and for all of them that was their move (BM-MAN-17)."""
    attack = under_way(state)
    state, _ = shift(state, state.side, attack.origin, attack.origin, staying, "m")
    state, _ = shift(state, state.side, attack.origin, attack.over, blocking, "m")
    return replace(state, maneuver=replace(attack, group={}))


# --- the segment ----------------------------------------------------------------------------------------------------


class ManeuverAttack(Segment):
    """A group attacks a locale over an approach that nobody blocks (BM-MAN-10..19)."""

    chapters = ("BM-MAN",)

    def step(self, state: State, story: Story) -> State:
        """Whoever cannot stop it yields (BM-MAN-18)."""
        only = legal(state, (Yield(state.enemy),)) if next(unstoppable(state), None) is not None else ()
        return by_itself(state, story, only)

    def decisions(self, state: State) -> Iterator[Decision]:
        attack = under_way(state)
        occasion = f"{state.turn} {attack.over}"
        if _asked(state, state.enemy, False):
            many = _many(stoppers(state), sum(stoppers(state).values()))
            yield Decision(state.enemy, "stop", ("stop", "yield"), occasion, complete=False, typed=many)
        elif _asked(state, state.side, True):
            number = sum(attack.group.values())
            many, verbs = _many(attack.group, number - 1), ("stay", "hold", "split")
            yield Decision(state.side, "stopped", verbs, occasion, complete=number == 1, typed=many)
        else:
            yield from advance_asked(state)

    def choices(self, state: State, decision: Decision) -> Iterator[Move]:
        seat, some = decision.seat, EXAMPLES if decision.typed else None
        if decision.kind == "stop":
            words = words_for(stoppers(state))
            stops = (Stop(seat, blocks) for blocks in handfuls(words, 1, sum(words.values())))
            return legal(state, chain((Yield(seat),), islice(stops, some)))
        if decision.kind == "advance":
            return advances(state, decision)
        words = words_for(under_way(state).group)
        splits = (Split(seat, blocks) for blocks in handfuls(words, 1, sum(words.values()) - 1))
        return legal(state, chain((Stay(seat), Hold(seat)), islice(splits, some)))

    def end(self, state: State, story: Story) -> State:
        """The locale is empty now, and all of the attackers enter it, unless they have said who does (BM-AMB-36)."""
        attack = under_way(state)
        return moved_in(state, story, each(attack.group)) if attack.yielded and attack.group else state


def _many(blocks: Blocks, most: int) -> bool:
    return number_of_handfuls(words_for(blocks), 1, most) > FEW
