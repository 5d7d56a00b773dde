"""Cards that bring their user influence, victory points, workers or espionage cards."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from companion.games.clockwork.card_spelling import Target
from companion.games.clockwork.deeds.base import Act, Deed, Targets
from companion.games.clockwork.effects import times
from companion.games.clockwork.espionage import draw
from companion.games.clockwork.influence import take, take_in_secret
from companion.games.clockwork.state import DOMAINS, Influence, State
from companion.games.clockwork.vocabulary import DrawEspionage, GainIp, GainVp, GainWorkers, Strength
from companion.kernel.game import Facts, Objection
from companion.kernel.story import Story


class TakeInfluence(Deed):
    """Of the domain on the card, or `magic:2 religion:1` of any."""

    def against(self, state: State, act: Act, effect: GainIp, targets: Targets) -> Iterator[Objection]:
        number, most = sum(target.count for target in targets), effect.amount * times(state, act.seat, effect.per)
        if effect.domain == "any" and targets and not 1 <= number <= most:
            yield act.refuses("points", number=most, count=number)

    def carry_out(self, state: State, act: Act, effect: GainIp, targets: Targets, story: Story) -> State:
        points, chosen = Influence(), effect.domain == "any"
        if chosen:
            for target in targets:
                points = points.plus(Influence(**{target.domain: target.count}))
        else:
            points = Influence(**{effect.domain: effect.amount * times(state, act.seat, effect.per)})
        facts: Facts = {"card": act.card, "count": points.total, "domain": effect.domain}
        story.tell("card-influence", act.rule, seat=act.seat, **facts)  # which were chosen is nobody's business
        return (take_in_secret if chosen else take)(state, act.seat, points, story)

    def samples(self, state: State, act: Act, effect: GainIp) -> Iterator[Targets]:
        most = effect.amount * times(state, act.seat, effect.per)
        if effect.domain == "any" and most:
            return ((Target(domain=domain, count=most),) for domain in DOMAINS)
        return iter(((),))


class TakePoints(Deed):
    def carry_out(self, state: State, act: Act, effect: GainVp, targets: Targets, story: Story) -> State:
        player, count = state.player(act.seat), effect.amount * times(state, act.seat, effect.per)
        count = count if effect.max is None else min(count, effect.max)
        player = replace(player, vp=player.vp + count)
        facts: Facts = {"card": act.card, "count": count, "total": player.vp}
        story.tell("card-points", act.rule, "CW-VP-05", "CW-VP-06", seat=act.seat, **facts)
        return state.with_player(act.seat, player)


class TakeWorkers(Deed):
    def carry_out(self, state: State, act: Act, effect: GainWorkers, targets: Targets, story: Story) -> State:
        player = state.player(act.seat)
        count = min(effect.amount * times(state, act.seat, effect.per), player.supply)  # CW-RECR-06
        player = replace(player, supply=player.supply - count, pool=player.pool + count)
        facts: Facts = {"card": act.card, "count": count, "pool": player.pool}
        story.tell("card-workers", act.rule, "CW-RECR-06", "CW-RECR-07", seat=act.seat, **facts)
        return state.with_player(act.seat, player)


class DrawCards(Deed):
    """Cards that are not kept go under the pile, as with R & D."""

    def carry_out(self, state: State, act: Act, effect: DrawEspionage, targets: Targets, story: Story) -> State:
        state, drawn = draw(state, act.seat, effect.draw, story)
        back = max(0, drawn - effect.keep) if effect.keep is not None else 0
        player = state.player(act.seat)
        state = state.with_player(act.seat, replace(player, cards=player.cards - back))
        facts: Facts = {"card": act.card, "count": drawn, "back": back}
        story.tell("card-drawn", act.rule, "CW-ESP-02", seat=act.seat, **facts)
        return replace(state, deck=state.deck + back)


class FightHarder(Deed):
    """An espionage card that adds army strength in one battle: `V1`."""

    def against(self, state: State, act: Act, effect: Strength, targets: Targets) -> Iterator[Objection]:
        for target in targets:
            if target.tile not in state.battles:
                yield act.refuses("no-battle", tile=target.tile)
        if len(targets) > 1:
            yield act.refuses("one-tile")

    def carry_out(self, state: State, act: Act, effect: Strength, targets: Targets, story: Story) -> State:
        for target in targets:
            battle = state.battles[target.tile]
            bonus = {**battle.bonus, act.seat: battle.bonus.get(act.seat, 0) + effect.bonus}
            state = replace(state, battles={**state.battles, target.tile: replace(battle, bonus=bonus)})
            facts: Facts = {"card": act.card, "tile": target.tile, "count": effect.bonus}
            story.tell("card-strength", act.rule, "CW-BATTLE-04", seat=act.seat, **facts)
        return state

    def samples(self, state: State, act: Act, effect: Strength) -> Iterator[Targets]:
        return ((Target(tile),) for tile in state.battles)
