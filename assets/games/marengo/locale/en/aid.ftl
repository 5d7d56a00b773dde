# The player aid of Bonaparte at Marengo.

marengo-sheet-aid = Player aid
marengo-sheet-aid-about = the whole game on both sides of a sheet, as your table plays it, with the rule behind every line
marengo-aid-ids = ids: the rules of Companion, BM-…
marengo-aid-phase-bombard = *Bombardment*: carry out what was announced, or call it off
marengo-aid-phase-assault = *Assaults*, one after the other
marengo-aid-phase-move = *Movement*, with maneuver attacks and reinforcements
marengo-aid-phase-announce = *Announce* a bombardment for the next turn

marengo-aid-start = Before the turn
marengo-aid-start-shuffle = Shuffle blocks of your own that share one { $scope ->
        [locale] locale
       *[position] position
    }; never sleeping ones with others.
marengo-aid-start-alarm = When a French turn begins, French blocks next to a locale with Austrians wake up.
marengo-aid-start-declare = France may wake 1 block in its first turn; later 2 a turn, once Austrians have been in a start locale or from 11:00.
marengo-aid-start-asleep = Whoever sleeps does not move, but may stop a maneuver attack and retreats like others.

marengo-aid-commands = Commands
marengo-aid-commands-limit = *{ $commands } a turn*, for assaults and moves together. None are saved.
marengo-aid-commands-one = *1 each*: a group that moves or goes to a block, an assault, a block on a secondary road, one over the pontoon bridge, splitting a group.
marengo-aid-commands-withdraw = Going back from a block { $cost ->
        [free] is free.
       *[one] costs 1; free if no enemy is opposite any more.
    }
marengo-aid-commands-free = *Free*: any number along main roads, stopping a maneuver attack, retreats, bombardments, pursuit.
marengo-aid-commands-groups = A group begins in one position and ends together. On roads each block is a group. No block moves twice.

marengo-aid-movement = Movement
marengo-aid-movement-reserve = *From reserve*: into the reserve of a neighbour, or to block an approach of the own locale whose neighbour holds enemies.
marengo-aid-movement-block = *From a block*: into the own reserve, or straight over into the reserve opposite if the enemy does not block there.
marengo-aid-movement-leave = A block without enemies opposite must be left by the end of your movement; whoever has moved already only goes into reserve.
marengo-aid-movement-limits = Never over the capacity (own blocks), across impassable sides, or over an approach that the enemy blocks.
marengo-aid-movement-stormed = Whoever took part in an assault does not move. Nobody else enters a locale taken by assault, and nobody crosses where one failed.

marengo-aid-roads = Roads
marengo-aid-roads-steps = Up to *{ $steps } steps*, beginning in reserve, where no enemies are; the move ends in reserve.
marengo-aid-roads-crossing = Over one approach by one road at most { $steps } blocks a turn: one with its 1st, one with its 2nd, one with its 3rd step, in this order.
marengo-aid-roads-direction = All in the same direction. A step may be waited away. Two roads over one approach count apart.
marengo-aid-roads-cost = Free only if all of the way is on main roads, otherwise 1 command a block.

marengo-aid-cavalry = Cavalry goes on
marengo-aid-cavalry-continue = Having ended in reserve it may *continue* to block an approach there whose neighbour holds enemies. It shows itself.
marengo-aid-cavalry-road = After a road move only to an approach { $roads ->
        [joined] of that road, or of one that joins it there;
       *[used] of that road;
    } free if all of it was on main roads.
marengo-aid-cavalry-parts = Leaving a group makes a new one: 1 command for each further position.

marengo-aid-entries = Reinforcements
marengo-aid-entries-steps = They enter by road: the first with step 1, the second with step 2, the third with step 3; entering is a step.
marengo-aid-entries-shut = Not into a full locale or one with enemies. They may wait.
marengo-aid-entries-pontoon = Pontoon bridge: 1 more Austrian block a turn into reserve, for 1 command.

marengo-aid-maneuver = Maneuver attack
marengo-aid-maneuver-what = A group moves into a locale with enemies over an approach they do not block.
marengo-aid-maneuver-who = Over an obstacle with at least 1 infantry, shown. By road only cavalry, shown.
marengo-aid-maneuver-stop = *Stopped* if the attackers began in reserve and a defender in reserve there goes to block the approach, for nothing.
marengo-aid-maneuver-stopped = Then they stay, or all block their side, or split for 1 command; their move is over.
marengo-aid-maneuver-won = *Otherwise* all defenders there retreat and { $part ->
        [yes] the attackers enter, all or some of them.
       *[no] the attackers enter.
    } Cavalry on a road may use the steps it has left.

marengo-aid-bombardment = Bombardment
marengo-aid-bombardment-turns = Artillery that blocks an approach shows itself in phase 4 and fires in phase 1 of its next turn at the locale opposite.
marengo-aid-bombardment-target = Target: who blocks opposite; else the reserve there; else another approach of your choice.
marengo-aid-bombardment-strength = Strength of the artillery, less the artillery penalty if the target blocks opposite. The defender picks one block that takes all of it.
marengo-aid-bombardment-limits = It neither moves nor storms nor announces in the turn it fires, and fires once a round.

marengo-aid-assault = Assault
marengo-aid-assault-who = Over an approach that the enemy blocks, with blocks that have blocked the own side since the turn began; once an approach and turn. Say who takes part.
marengo-aid-assault-losses = Losses: first row (the enemy chooses), then second row (the owner chooses). Exchange weakened blocks for weaker ones.
marengo-aid-assault-after = A taken locale is only for those who took it. Where an assault failed nobody crosses this turn.
marengo-aid-steps = Assault, step by step (A attacker, D defender)

marengo-aid-retreat = Retreat
marengo-aid-retreat-who = Everybody of that side in the locale, shown. Beaten attackers only fall back into reserve: no retreat.
marengo-aid-retreat-losses = *Loses 1*: the reserve if infantry is in it, and each approach with infantry or cavalry; cavalry in reserve and those beaten in the assault lose nothing.
marengo-aid-retreat-artillery = { $artillery ->
        [spared] Artillery retreats like others at this table.
       *[lost] Artillery that has to retreat is lost.
    }
marengo-aid-retreat-where = Into reserve next door: not where the attack came from, not where enemies are, not across impassable sides, not over the capacity.
marengo-aid-retreat-nowhere = They may part. Whoever has nowhere to go is lost.

marengo-aid-morale = Morale
marengo-aid-morale-points = Each strength point lost, by whatever, is 1 morale; a block that is lost counts with all it had.
marengo-aid-morale-broken = *At 0 the army is demoralized*: it starts no assaults, each leading block defends with 1 less. Fire and pursuit stay as strong.
marengo-aid-morale-bonus = If one army alone breaks in a round, the other gains { $bonus } at the start of { $often ->
        [every] every following round.
       *[once] the next round.
    }

marengo-aid-victory = Victory
marengo-aid-victory-morale = At the end one army alone is demoralized: the other wins.
marengo-aid-victory-stars = None or both: Austria wins with blocks in star locales of 2 colours, otherwise France.

marengo-aid-board = This board
marengo-aid-board-day = From { $first } to { $last }, { $rounds } rounds; Austria begins each of them.
marengo-aid-board-morale = Morale at the start: Austria { $austrian }{ $mark }, France { $french }{ $mark }.
marengo-aid-agreed = At this table
