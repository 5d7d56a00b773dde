"""Changes by hand: what a card did that Companion does not know, or what the table sees otherwise (ledger 9.3).

Anything may be changed as long as the table still fits together afterwards (ledger 7.2); discs only change their
place, nobody ever has more or fewer than 30. The reason stays in the log.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.clockwork.card_spelling import COUNTED, Change
from companion.games.clockwork.deeds.base import settled
from companion.games.clockwork.faults import faults
from companion.games.clockwork.influence import MOST, can_pay, own_up, short_of
from companion.games.clockwork.moves.base import ClockworkMove
from companion.games.clockwork.state import (
    AVAILABLE,
    COURT,
    DISPLAY,
    DOMAINS,
    FIELD,
    GENERALS,
    REMOVED,
    RESERVE,
    SLOTS,
    General,
    Influence,
    Player,
    State,
    kind_of,
)
from companion.kernel.game import Facts, Move, Objection
from companion.kernel.moves import no
from companion.kernel.story import Story

_PLACES = {"general": (DISPLAY, AVAILABLE, REMOVED), "discovery": (AVAILABLE, REMOVED), "figure": (RESERVE, REMOVED)}


class Adjust(ClockworkMove, frozen=True, tag="adjust"):
    """`adjust red vp +2: Alchemy`: whatever the players agree has changed."""

    player: str
    change: Change

    def objections(self, state: State) -> Iterator[Objection]:
        if state.phase == "over":
            yield no("CW-END-02", case="over")
        elif self.seat is not None or self.player not in state.players:
            yield no("CW-BASE-05", case="player", seat=self.player)
        else:
            yield from self._against(state)

    def _against(self, state: State) -> Iterator[Objection]:
        found = list(self._against_change(state))
        yield from found
        if not found:
            known = _known_faults(state)
            yield from (fault for fault in faults(self._changed(state, Story(repr))) if fault not in known)

    def _tile(self, state: State) -> str:
        """Where soldiers come or go; who only keeps the books need not say it."""
        return FIELD if state.rules.depth == "ledger" and not self.change.place else self.change.place

    def _against_change(self, state: State) -> Iterator[Objection]:
        change, player = self.change, state.player(self.player)
        if change.what in COUNTED:
            tiled = bool(self._tile(state) if change.what == "soldiers" else change.place)
            if not 1 <= abs(change.amount) <= MOST or tiled != (change.what == "soldiers"):
                yield no("CW-BASE-05", case="nothing", seat=self.player)
            elif change.what == "vp":
                if player.vp + change.amount < 0:
                    yield no("CW-BASE-13", seat=self.player, vp=player.vp)
            elif change.what in DOMAINS:
                if not can_pay(state, self.player, self._cost()):
                    yield no("CW-SETUP-10", seat=self.player, domain=change.what)
            elif change.what == "cards":
                yield from self._against_cards(state)
            else:
                yield from self._against_discs(state)
        elif change.amount or not change.place:
            yield no("CW-BASE-05", case="nothing", seat=self.player)
        else:
            yield from self._against_place(state)

    def _against_cards(self, state: State) -> Iterator[Objection]:
        more, held = self.change.amount, state.player(self.player).cards
        if more > state.deck + len(state.discard):
            yield no("CW-ESP-08", number=state.deck + len(state.discard))
        elif held + more < 0:
            yield no("CW-ESP-03", case="hand", seat=self.player, card="card")

    def _against_discs(self, state: State) -> Iterator[Objection]:
        """Discs come from the supply and go back to it (CW-SETUP-02)."""
        change, player = self.change, state.player(self.player)
        if change.what == "soldiers":
            tile = self._tile(state)
            if tile not in state.soldiers:
                yield no("CW-BASE-05", case="no-tile", seat=self.player, tile=tile)
                return
            yield from self._against_open(state, tile)
            there = state.soldiers[tile][self.player]
        else:
            there = getattr(player, change.what)
        if change.amount > player.supply or there + change.amount < 0:
            facts: Facts = {"supply": player.supply, "there": there, "count": abs(change.amount)}
            yield no("CW-BASE-05", case="discs" if change.amount > 0 else "fewer", seat=self.player, **facts)

    def _against_open(self, state: State, tile: str) -> Iterator[Objection]:
        """Somebody has to say first which units stay or go there."""
        battle = state.battles.get(tile)
        if (battle is not None and battle.winner) or any(due.tile == tile for due in state.due):
            yield no("CW-BASE-05", case="open", seat=self.player, tile=tile)

    def _against_place(self, state: State) -> Iterator[Objection]:
        change = self.change
        sort = "general" if change.what in GENERALS else "discovery" if change.what in SLOTS else "figure"
        court = (COURT,) if change.what == "agent" else ()
        if change.place not in (*state.soldiers, *_PLACES[sort], *court) or change.place == FIELD:
            yield no("CW-BASE-05", case="no-tile", seat=self.player, tile=change.place)
        if sort == "figure" and not self._figure(state.player(self.player)):
            yield no("CW-BASE-05", case="figure", seat=self.player, unit=change.what)
        elif sort != "discovery":
            for tile in (change.place, self._place_now(state)):
                yield from self._against_open(state, tile)

    def _place_now(self, state: State) -> str:
        if self.change.what in GENERALS:
            return state.generals[self.change.what].place
        player = state.player(self.player)
        return player.figures[self._figure(player)]

    def _figure(self, player: Player) -> str:
        """Which of the player's figures is meant: the one at the place named, else one that is not there yet."""
        change, figures = self.change, player.figures
        kin = [name for name in figures if kind_of(name) == change.what and change.start in ("", figures[name])]
        away = sorted(
            (name for name in kin if figures[name] != change.place), key=lambda name: figures[name] == REMOVED
        )
        return next(iter((*away, *kin)), "")

    def _cost(self) -> Influence:
        """The influence that is taken away, if any."""
        change = self.change
        return Influence(**{change.what: max(-change.amount, 0)}) if change.what in DOMAINS else Influence()

    def effect(self, state: State, story: Story) -> State:
        if short_of(state, self.player, self._cost()):
            return own_up(state, self.player, self._cost(), "CW-SETUP-10", story)
        self._tell(state, story)
        return self._changed(state, story)

    def _tell(self, state: State, story: Story) -> None:
        change, player = self.change, state.player(self.player)
        facts: Facts = {"seat": self.player, "reason": change.reason or "none"}
        number: Facts = {"count": abs(change.amount), "more": int(change.amount > 0)}
        if change.what == "vp":
            story.tell("adjusted-vp", "CW-VP-06", **facts, **number, total=player.vp + change.amount)
        elif change.what in DOMAINS:
            story.tell("adjusted-influence", **facts, **number, domain=change.what)
        elif change.what == "cards":
            story.tell("adjusted-cards", "CW-ESP-08", **facts, **number)
        elif change.what in COUNTED:
            story.tell("adjusted-discs", "CW-BASE-05", **facts, **number, what=change.what, tile=self._tile(state))
        else:
            story.tell("adjusted-place", **facts, unit=change.what, place=change.place)

    def _changed(self, state: State, story: Story) -> State:
        change, player = self.change, state.player(self.player)
        if change.what in GENERALS:
            owner = "" if change.place in (AVAILABLE, REMOVED) else self.player
            state = state.with_general(change.what, General(change.place, owner))
        elif change.what in SLOTS:
            state = self._with_discovery(state)
        elif change.what not in COUNTED:
            state = state.with_player(
                self.player, replace(player, figures={**player.figures, self._figure(player): change.place})
            )
        elif change.what in DOMAINS:
            state = state.with_player(self.player, _with_influence(player, change))
        elif change.what == "cards":
            state = self._with_cards(state, story)
        elif change.what == "vp":
            state = state.with_player(self.player, replace(player, vp=player.vp + change.amount))
        else:
            state = self._with_discs(state)
        return settled(state, story)

    def _with_discovery(self, state: State) -> State:
        """The player owns the card, its token on that tile; or it is nobody's again."""
        slot, place = self.change.what, self.change.place
        discovery = replace(state.discoveries[slot], owner="", token="", given="", place="available")
        if place == REMOVED:
            discovery = replace(discovery, place="removed")
        elif place != AVAILABLE:
            discovery = replace(discovery, owner=self.player, token=place, place="owned")
        return state.with_discovery(slot, discovery)

    def _with_cards(self, state: State, story: Story) -> State:
        """From the draw pile into the hand, or from the hand under the pile (CW-ESP-08)."""
        if self.change.amount > state.deck:
            story.tell("reshuffled", "CW-ESP-08", count=len(state.discard))
            state = replace(state, deck=state.deck + len(state.discard), discard=())
        player = state.player(self.player)
        state = state.with_player(self.player, replace(player, cards=player.cards + self.change.amount))
        return replace(state, deck=state.deck - self.change.amount)

    def _with_discs(self, state: State) -> State:
        change, player = self.change, state.player(self.player)
        player = replace(player, supply=player.supply - change.amount)
        if change.what == "soldiers":
            tile = self._tile(state)
            state = state.with_soldiers(tile, self.player, state.soldiers[tile][self.player] + change.amount)
        else:
            player = replace(player, **{change.what: getattr(player, change.what) + change.amount})
        return state.with_player(self.player, player)


_last: tuple[State, list[Objection]] | None = None


def _known_faults(state: State) -> list[Objection]:
    """What was wrong already; found once, since every change that could be made here is held against it."""
    global _last
    last = _last  # another thread may ask about another table meanwhile
    if last is None or last[0] is not state:
        last = _last = state, list(faults(state))
    return last[1]


def _with_influence(player: Player, change: Change) -> Player:
    """What is hidden stays hidden."""
    held = player.doubt if player.ip is None else player.ip
    changed = replace(held, **{change.what: max(held.of(change.what) + change.amount, 0)})
    return replace(player, doubt=changed) if player.ip is None else replace(player, ip=changed)


def adjustments(state: State) -> Iterator[Adjust]:
    """How it looks: everything else is typed likewise."""
    return (Adjust(None, seat, Change(what, 1)) for what in COUNTED if what != "soldiers" for seat in state.seats)


PATTERNS: dict[type[Move], str] = {Adjust: "adjust <player:seat> <change:change>"}
