"""The bonuses of the court that leave something to choose: one move each (CW-COURT-08, 11, 12, 14, 15, 16)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec.structs import force_setattr, replace

from companion.games.clockwork.influence import take_in_secret, told
from companion.games.clockwork.moves import using
from companion.games.clockwork.moves.base import ClockworkMove, all_acted, not_now, not_your_turn
from companion.games.clockwork.moves.study import splits
from companion.games.clockwork.moves.token import against_slot, against_token, place_token, token_places
from companion.games.clockwork.pieces import settle_tokens
from companion.games.clockwork.standing import allied
from companion.games.clockwork.state import DISPLAY, REMOVED, SEATS, SLOTS, Age, Court, General, Influence, State
from companion.kernel.game import Move, Objection, Seat
from companion.kernel.moves import no
from companion.kernel.story import Story

HUMBLED = 2  # VP (CW-COURT-08)
GIFT = 3  # IP (CW-COURT-14)


class Punish(ClockworkMove, frozen=True, tag="punish"):
    """Rasputin, Middle Age: some or all of the others lose 2 VP."""

    victims: tuple[Seat, ...]

    def __post_init__(self) -> None:
        """Named in any order, it is the same punishment."""
        force_setattr(self, "victims", tuple(seat for seat in SEATS if seat in self.victims))

    def objections(self, state: State) -> Iterator[Objection]:
        early = against_favour(state, self.seat, "rasputin", "middle")
        if early is not None:
            yield early
            return
        if not self.victims:
            yield no("CW-COURT-08", case="nobody", victim="")
        for victim in self.victims:
            if victim == self.seat or victim not in state.players:
                yield no("CW-COURT-08", case="other-player", victim=victim)
            elif victim not in punishable(state, self.seat or ""):
                yield no("CW-A-39", victim=victim)

    def effect(self, state: State, story: Story) -> State:
        for victim in self.victims:
            player = state.player(victim)
            lost = min(player.vp, HUMBLED)
            total = player.vp - lost
            story.tell("punished", "CW-COURT-08", "CW-BASE-13", seat=victim, by=self.seat or "", lost=lost, total=total)
            state = state.with_player(victim, replace(player, vp=total))
        return favoured(state)


class Claim(ClockworkMove, frozen=True, tag="claim"):
    """Pius, Middle Age: take the Guardian from whoever has him, even off the map."""

    def objections(self, state: State) -> Iterator[Objection]:
        early = against_favour(state, self.seat, "pius", "middle")
        if early is not None:
            yield early
            return
        guardian = state.generals["guardian"]
        if guardian.place == REMOVED:
            yield no("CW-A-37", case="removed")
        elif guardian.place == DISPLAY and guardian.owner == self.seat:
            yield no("CW-A-37", case="yours")

    def effect(self, state: State, story: Story) -> State:
        return favoured(take_guardian(state, self.seat or "", story))


class Bonus(ClockworkMove, frozen=True, tag="bonus"):
    """Lovelace, Early Age: three influence points, the domains freely chosen."""

    points: Influence

    def objections(self, state: State) -> Iterator[Objection]:
        early = against_favour(state, self.seat, "lovelace", "early")
        if early is not None:
            yield early
        elif self.points.total != GIFT:
            yield no("CW-COURT-14", case="number", number=self.points.total)

    def effect(self, state: State, story: Story) -> State:
        seat, points = self.seat or "", self.points
        story.tell("court-influence", "CW-COURT-14", seat=seat, count=points.total)
        story.whisper((seat,), "influence-chosen", "CW-COURT-14", seat=seat, points=told(points))
        return favoured(take_in_secret(state, seat, points, story))


class Acquire(ClockworkMove, frozen=True, tag="acquire"):
    """Lovelace, Middle Age: a discovery of any age without paying; its token still needs a place."""

    slot: str
    tile: str

    def objections(self, state: State) -> Iterator[Objection]:
        early = against_favour(state, self.seat, "lovelace", "middle")
        if early is not None:
            yield early
            return
        yield from against_slot(state, self.slot)
        if self.slot in SLOTS:
            yield from against_token(state, self.seat or "", self.slot, self.tile)  # CW-COURT-16

    def effect(self, state: State, story: Story) -> State:
        seat, card = self.seat or "", state.discoveries[self.slot].card or self.slot
        facts = {"slot": self.slot, "card": card, "tile": self.tile}
        story.tell("acquired", "CW-COURT-15", "CW-COURT-16", "CW-TOKEN-01", seat=seat, **facts)
        state = place_token(state, seat, self.slot, self.tile)
        return favoured(using.received(state, seat, self.slot, story, using.GIVEN))


def against_favour(state: State, seat: Seat | None, court: Court, age: Age) -> Objection | None:
    """Why this player gets no such bonus now."""
    late = not_now(state, "court")
    if late is not None:
        return late
    if (state.rules.court, state.age) != (court, age):
        return no("CW-COURT-06", case="other", court=state.rules.court, age=state.age)
    return not_your_turn(state, seat, "CW-COURT-06")


def favoured(state: State) -> State:
    return all_acted(state, "court")


def take_guardian(state: State, seat: Seat, story: Story) -> State:
    """Into the display; the tile he leaves may become unoccupied (CW-COURT-11, CW-COURT-12, CW-TOKEN-14)."""
    before = state.generals["guardian"]
    rules = ("CW-COURT-11", *(("CW-COURT-12",) if before.owner else ()))
    story.tell("guardian-taken", *rules, seat=seat, owner=before.owner or "nobody", place=before.place)
    return settle_tokens(state.with_general("guardian", General(DISPLAY, seat)), story)


def punishable(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Everybody else; the ally only where the table plays it so (CW-A-39)."""
    spared = state.rules.rulings.rasputin_ally == "spared"
    return tuple(other for other in state.seats if other != seat and not (spared and allied(state, seat, other)))


def candidates(state: State, seat: Seat) -> Iterator[ClockworkMove]:
    """Every way to take the bonus of this court and age."""
    match state.rules.court, state.age:
        case "rasputin", "middle":
            others = punishable(state, seat)
            for count in range(len(others), 0, -1):
                yield from (Punish(seat, victims) for victims in combinations(others, count))
        case "pius", "middle":
            yield Claim(seat)
        case "lovelace", "early":
            yield from (Bonus(seat, points) for points in splits(GIFT))
        case "lovelace", "middle":
            for slot in state.discoveries:
                yield from (Acquire(seat, slot, tile) for tile in token_places(state, seat, slot))


PATTERNS: dict[type[Move], str] = {
    Punish: "punish <victims:seats>",
    Claim: "claim",
    Bonus: "bonus <points:influence>",
    Acquire: "acquire <slot:slot> on <tile:tile>",
}
