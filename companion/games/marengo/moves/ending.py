"""The end of a turn, of a round and of the game (BM-TURN-08..10, BM-DEM-05..08, BM-VIC-01..08)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache

from msgspec.structs import replace

from companion.games.marengo import told
from companion.games.marengo.moves.base import MarengoMove
from companion.games.marengo.parts import Blocks
from companion.games.marengo.pieces import kind, name_of
from companion.games.marengo.state import BONUS, COMMANDS, SEATS, State, other
from companion.kernel.game import Objection, Result, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story


def end_turn(state: State, story: Story) -> State:
    """The other side's turn, or the next round, or the end (BM-TURN-02, BM-TURN-09)."""
    gun = state.guns[state.side]
    if gun.bombarded == state.turn:
        story.tell("gun-hidden", "BM-BOMB-24", seat=state.side)
    state = _rested(state, state.side)
    if state.side == "austrian":
        return _turn_of(state, "french")
    story.tell("round-over", "BM-TURN-09", round=state.round, **state.morale)
    if state.round >= state.rules.rounds:
        return over(state, story)
    return _turn_of(replace(_bonus(state, story), round=state.round + 1), "austrian")


def _turn_of(state: State, seat: Seat) -> State:
    """What is counted by the turn begins anew (BM-CMD-28, BM-ROAD-17)."""
    of_the_turn = {"declared": 0, "roads": {}, "pontoon": False, "assaulted": (), "failed": (), "taken": ()}
    fresh = replace(state, commands=COMMANDS, retreated={}, going=None, ready=False, **of_the_turn)
    return replace(fresh, side=seat, phase="tell" if state.told else "start")


def _rested(state: State, seat: Seat) -> State:
    """Nobody has moved or stormed any more."""
    stand = {place: _all_rested(blocks) for place, blocks in state.stand[seat].items()}
    for key, count in told.hidden_groups(state, seat).items() if state.told else ():
        place, name = told.place_and_kind(key)
        state = told.moved(state, seat, key, told.group(place, _rests(name)), count)
    return replace(state, stand={**state.stand, seat: stand})


@cache
def _rests(name: str) -> str:
    return name_of(kind(name)._replace(moved=False, stormed=False))


def _all_rested(blocks: Blocks) -> Blocks:
    if [_rests(name) for name in blocks] == sorted(blocks):
        return blocks  # the very same
    rested: Blocks = {}
    for name, count in blocks.items():
        rested[_rests(name)] = rested.get(_rests(name), 0) + count
    return {name: rested[name] for name in sorted(rested)}


def _bonus(state: State, story: Story) -> State:
    """One army broke in this round and the other is not broken: it gains morale for the next (BM-DEM-05..08)."""
    every = state.rules.rulings.bonus_every_round == "every"  # BM-AMB-38
    broken = [seat for seat in SEATS if (state.demoralized(seat) if every else state.broke[seat] == state.round)]
    if len(broken) != 1 or state.demoralized(other(broken[0])):
        return state
    gains = other(broken[0])
    morale, top = state.morale[gains] + BONUS, None if state.books is not None else state.board.morale.track_max
    if state.rules.rulings.morale_cap == "track" and top is not None:  # BM-AMB-25
        morale = max(state.morale[gains], min(morale, top))
    story.tell("bonus", "BM-DEM-05", seat=gains, rival=broken[0], morale=morale, points=morale - state.morale[gains])
    return replace(state, morale={**state.morale, gains: morale})


# --- who has won ----------------------------------------------------------------------------------------------------


def over(state: State, story: Story) -> State:
    """After the last round (BM-TURN-10)."""
    if state.books is None:
        return decided(state, story, verdict(state))
    if _alone_broken(state) is None:  # the players are asked for the stars
        return replace(state, phase="over")
    return decided(state, story, judged(state, ()))


def decided(state: State, story: Story, result: Result) -> State:
    story.tell("over", *result.rules, winner=result.winner or "nobody", reason=result.reason)
    return replace(state, phase="over", result=result)


def verdict(state: State) -> Result:
    return judged(state, stars_held(state).values())


def judged(state: State, held: Collection[str]) -> Result:
    """BM-VIC-01..07: morale first, and only if it does not decide the stars; `held`: colours that Austrians occupy."""
    broken = _alone_broken(state)
    if broken is not None:
        return Result(other(broken), "morale", ("BM-VIC-01", "BM-VIC-05"))
    if len(held) >= 2 and len(set(held)) >= 2:
        return Result("austrian", "stars", ("BM-VIC-02", "BM-VIC-03"))
    return Result("french", "stars", ("BM-VIC-02", "BM-VIC-04"))


def _alone_broken(state: State) -> Seat | None:
    """The army that is demoralized, if the other is not."""
    broken = [seat for seat in SEATS if state.demoralized(seat)]
    return broken[0] if len(broken) == 1 else None


def stars_held(state: State) -> dict[str, str]:
    """Objectives that Austrians occupy now, with their colours (BM-VIC-03, BM-VIC-07)."""
    return {locale: star for locale, star in state.board.stars.items() if state.holds("austrian", locale)}


class Concede(MarengoMove, frozen=True, tag="concede"):
    """A player gives the battle up (BM-VIC-08)."""

    def objections(self, state: State) -> Iterator[Objection]:
        if state.result is not None:
            yield no("BM-TURN-10", seat=self.seat or "nobody")

    def effect(self, state: State, story: Story) -> State:
        winner = other(self.seat or "")
        story.tell("conceded", "BM-VIC-08", seat=self.seat or "nobody", rival=winner)
        return replace(state, phase="over", result=Result(winner, "conceded", ("BM-VIC-08",)))
