# Why not: the rule, made concrete.

AA-SET-07 = The map of this table does not say which hexes half { $half } has.
AA-SET-08 = The factory on { $hex } is on the other half of the map; only those of half { $half } can be occupied.
AA-SET-13 = { $case ->
        [again] You have chosen already.
       *[count] Choose { $wanted } different units of your own card, in its order.
    }
AA-SET-16 = No start tile { $tile } is left to be turned.
AA-SET-18 = { $case ->
        [nobody] Name the units that go onto the tile.
       *[twice] { $type } { $unit } is in army { $army } already.
    }
AA-SET-19 = There is no army { $army }: they are 1, 2 and 3.
AA-SET-20 = { $case ->
        [all] These dice are everybody's; enter them for the whole table.
        [count] { $count ->
            [one] One die was typed
           *[other] { $count } dice were typed
        }, but { $wanted } factions roll one each.
       *[die] No die of this game shows { $die }: they go from 1 to { $wanted }.
    }
AA-SET-21 = { $case ->
        [off] { $type } { $unit } is not on the map.
        [told] { $type } { $unit } stands on { $hex } already.
        [placing] First place the rest of the army: { $type } { $unit } is still waiting.
        [turned] The tile of army { $army } has been turned already.
       *[other] { $type } { $unit } is not in the army that is being placed.
    }
AA-SET-22 = The first unit of an army stands on its number: { $centre }, not { $hex }.
AA-SET-23 = There is still room beside the number { $centre }, on { $free }; { $hex } is farther away.
AA-SET-25 = There is still room nearer to the number { $centre }, on { $free }; { $hex } is farther away.
AA-SET-26 = { $holder } places now, not { $seat }.
AA-SET-27 = The map of this table has { $count ->
        [one] one factory
       *[other] { $count } factories
    }, but { $wanted } are kept here.
AA-TURN-01 = { $case ->
        [all] These dice are everybody's; enter them for the whole table.
        [count] { $count ->
            [one] One die was typed
           *[other] { $count } dice were typed
        }, but { $wanted } factions roll one each.
       *[die] No die of this game shows { $die }: they go from 1 to { $wanted }.
    }
AA-V2-04 = The launcher is { $holder }'s, not { $seat }'s.
AA-V2-05 = { $case ->
        [many] Only { $count } grey tiles are left.
        [told] Where grey tiles lie is known already.
        [taken] No grey tile can lie on { $hex }: it is not free, is a factory, or was named twice.
       *[hex] No grey tile belongs on { $hex }: it is not free, has one already, or is not around your start numbers.
    }
AA-V2-06 = No grey tile lies face down on { $hex }.
AA-V2-07 = A grey tile lies on { $hex }: { $type } { $unit } cannot stop there until the launcher is found.
AA-V2-09 = A grey tile lies on { $hex }: { $type } { $unit } does not get past until the launcher is found.
AA-V2-10 = There is nothing that { $seat } could find now.
AA-V2-11 = The launcher is found, so its tile alone lies on the map: name one hex.
AA-V2-12 = { $case ->
        [none] There is no launcher at this table.
        [seat] The launcher is { $holder }'s, not { $seat }'s.
        [again] The launcher has fired in this round.
        [map] { $factory } is not on the half of the map in use.
       *[ruin] { $factory } is destroyed already.
    }
AA-V2-13 = No die of this game shows { $die }: they go from 1 to { $sides }.
AA-V2-17 = { $case ->
        [typed] The table of the launcher is not known here: look it up and type the damage, such as harm 2.
        [many] { $points } damage is too much: the launcher can take { $most } more.
       *[none] The launcher is not being hit now.
    }
AA-V2-18 = { $type } { $unit } cannot attack the launcher: it has not been found.
AA-TURN-02 = { $case ->
        [over] The game is over.
        [books] This table has no map: units are told to have moved, and attacks are told with their distance.
        [map] This table has a map: it shows that already.
        [deploy] A table goes on with the map in a turn, while no attack is named or fought.
        [deploying] First tell where everybody stands on the map, and where grey tiles lie.
        [told] Where units stand is told when a table without a map goes on with one.
       *[phase] Not now: { $phase ->
            [choose] everybody chooses units in secret
            [divide] the factories of both teams are being divided
            [assign] units are being spread over the tiles
            [order] everybody rolls for who places first
            [place] the armies are being placed
            [lay] grey tiles are being laid
            [hide] the launcher is being hidden
            [first] everybody rolls for the first turn
            [weather] the weather is being rolled for
            [armies] the armies of this turn are being chosen
            [move] this is the movement phase
            [rocket] the launcher may fire
            [name] attacks are being named
            [fight] the named attacks are being fought
           *[money] this is the money phase
        }.
    }
AA-TURN-03 = It is { $holder }'s turn, not { $seat }'s.
AA-TURN-05 = { $case ->
        [count] In the first round the first player acts with exactly one army.
       *[unit] { $type } { $unit } is in army { $army }, which does not act this turn.
    }
AA-TURN-06 = { $case ->
        [count] In this turn exactly { $wanted ->
            [one] one army acts
           *[other] { $wanted } armies act
        }.
       *[unit] { $type } { $unit } is in army { $army }, which does not act this turn.
    }
AA-TURN-07 = In this round everybody acts with all three armies.
AA-TURN-08 = { $case ->
        [count] In the first round the first player acts with exactly one army.
       *[unit] { $type } { $unit } is in army { $army }, which does not act this turn.
    }
AA-TURN-09 = { $case ->
        [count] In the first round the second player acts with exactly two armies, each named once.
       *[unit] { $type } { $unit } is in army { $army }, which does not act this turn.
    }
AA-TURN-10 = { $case ->
        [count] In the second round the first player acts with the two armies that have not acted yet.
        [used] Army { $army } has acted in the first round; the other two act now.
       *[unit] { $type } { $unit } is in army { $army }, which does not act this turn.
    }
AA-TURN-11 = In the second round the second player acts with all three armies.
AA-TURN-12 = In this round everybody acts with all three armies.
AA-MOVE-01 = { $type } { $unit } belongs to { $owner }, not to { $seat }.
AA-MOVE-02 = { $type } { $unit } is there already. A unit that stays need not be entered.
AA-MOVE-11 = { $case ->
        [map] { $hex } is not on the map in use.
       *[points] { $type } { $unit } cannot get to { $hex }: it has { $points } half points, and the way is longer or barred.
    }
AA-MOVE-12 = { $type } { $unit } cannot go into the water on { $hex }: only infantry can.
AA-MOVE-13 = Going into the water on { $hex } takes { $type } { $unit } its whole move: it has to begin beside it and ends there.
AA-MOVE-17 = { $type } { $unit } is still on its way; nothing else moves in between.
AA-MOVE-20 = { $target_type } { $target } on { $hex } is an enemy: nobody gets past.
AA-MOVE-21 = The factory on { $hex } is not your team's: nobody gets past.
AA-MOVE-22 = { $target_type } { $target } stands on { $hex } already.
AA-MOVE-24 = { $type } { $unit } has moved this turn.
AA-FAC-02 = { $type } { $unit } is no infantry: it cannot occupy the factory on { $hex }.
AA-FAC-04 = { $factory } is your team's already.
AA-FAC-06 = To occupy the factory on { $hex }, { $type } { $unit } has to begin its turn beside it.
AA-FAC-14 = { $target_type } { $target } is in the factory on { $hex } already.
AA-INT-01 = { $case ->
        [nobody] Nobody can intercept anything now.
        [asked] In its turn the Automa asks who has intercepted; answer that question instead.
       *[beside] { $type } { $unit } is not beside { $hex }.
    }
AA-INT-02 = { $type } { $unit } belongs to { $owner }; { $seat } decides for their own units only.
AA-INT-03 = { $target_type } { $target } is not a unit of the other team that has just moved.
AA-INT-04 = { $target_type_id ->
        [none] { $type } { $unit } has intercepted a unit that is gone; at this table it sits out its next turn.
       *[other] { $type } { $unit } has intercepted { $target_type } { $target } and must not move this turn.
    }
AA-INT-05 = { $type } { $unit } has intercepted { $target_type } { $target } and has to be named against it.
AA-INT-07 = { $type } { $unit } has intercepted already: once a round, and not while it owes an attack.
AA-INT-08 = { $type } { $unit } cannot attack ground units beside it, so it cannot intercept { $target_type } { $target }.
AA-INT-09 = { $type } { $unit } cannot attack aircraft beside it, so it cannot intercept { $target_type } { $target }.
AA-INT-13 = { $holder } decides first, then { $seat }.
AA-INT-15 = { $type } { $unit } is on the water and cannot attack, so it intercepts nobody.
AA-NAME-02 = { $count ->
        [0] No attack is named yet.
       *[other] Name each of these once, in another order: { $parts }.
    }
AA-NAME-03 = The attack at hand is { $type } { $unit } on { $target }.
AA-NAME-04 = { $type } { $unit } is not named for an attack.
AA-NAME-06 = { $case ->
        [never] { $type } { $unit } cannot attack ground units.
       *[range] { $target_type } { $target } is { $distance } hexes away; { $type } { $unit } reaches { $low } to { $high }.
    }
AA-NAME-07 = { $target_type } { $target } is too near: { $type } { $unit } reaches { $low } to { $high } hexes.
AA-NAME-08 = { $type } { $unit } has no cloud on its range: it cannot attack { $target_type } { $target }.
AA-NAME-09 = { $case ->
        [hex] { $type } { $unit } attacks units, not hexes.
       *[friend] { $target_type } { $target } is no enemy.
    }
AA-NAME-11 = { $type } { $unit } is named already: one attack a turn.
AA-NAME-12 = { $case ->
        [water] { $type } { $unit } is on the water and cannot attack.
       *[occupied] { $type } { $unit } has occupied a factory this turn and cannot attack.
    }
AA-NAME-13 = { $duty_id ->
        [gone] { $type } { $unit } has intercepted a unit that is gone; at this table it sits out its next turn.
       *[other] { $type } { $unit } has intercepted { $duty } and has to attack it.
    }
AA-NAME-14 = { $target_type } { $target } is { $distance } hexes away; { $type } { $unit } only attacks beside it.
AA-NAME-15 = { $type } { $unit } is a tank: it cannot attack the aircraft { $target }.
AA-NAME-16 = { $type } { $unit } has no defence against aircraft such as { $target }.
AA-CMB-01 = { $case ->
        [none] There is no attack to be fought.
       *[told] There is nothing to be told about a fight now.
    }
AA-CMB-03 = First tell who supports the attack and whether the target is in the forest, or whom the barrage hits.
AA-CMB-04 = Nobody shoots back in this fight, so there are no { $count } dice or hits in return.
AA-CMB-09 = { $case ->
        [attack] { $count ->
            [one] One die was typed
           *[other] { $count } dice were typed
        }, but the attacker rolls { $wanted }.
        [back] { $count ->
            [one] One die was typed
           *[other] { $count } dice were typed
        } in return, but the defender rolls { $wanted }.
        [hits] { $count } hits are too many: the attacker rolls { $wanted } dice.
       *[back-hits] { $count } hits in return are too many: the defender rolls { $wanted } dice.
    }
AA-CMB-11 = No die of this game shows { $die }: they go from 1 to { $sides }.
AA-BON-01 = { $low ->
        [0] { $high ->
            [0] Nobody supports this attack: it is made from afar, or from the ground against an aircraft.
           *[other] { $arms } aircraft are too many.
        }
       *[other] From { $low } to { $high } arms have the target in range, the attacker's own among them, not { $arms }.
    }
AA-DLS-01 = This table plays without dice: the hits are fixed.
AA-KAT-01 = { $case ->
        [hex] { $type } { $unit } aims at a hex, not at a unit.
       *[range] { $target } is not within the range of { $type } { $unit }.
    }
AA-KAT-04 = { $type } { $unit } is not hit: it flies, it fires itself, or it was named twice.
AA-B17-01 = { $type } { $unit } cannot attack aircraft such as { $target }.
AA-MON-03 = { $case ->
        [ally] Without an ally there is nobody to give coins to.
       *[coins] { $coins } coins cannot be given: you have { $have }.
    }
AA-REP-01 = { $case ->
        [whole] { $type } { $unit } has no damage.
       *[place] { $type } { $unit } is not in a factory of its own faction.
    }
AA-REP-02 = A repair costs { $wanted } coins; you have { $coins }.
AA-REP-04 = Repairs begin in the money phase, after the fights.
AA-BUY-01 = { $case ->
        [faction] { $type } is not on your troop card.
       *[coins] { $type } costs { $wanted } coins; you have { $coins }.
    }
AA-BUY-02 = { $factory } is not yours.
AA-BUY-03 = { $target_type } { $target } stands in { $factory }.
AA-BUY-04 = You have { $most } of the type { $type } already; this table allows no more.
AA-WEA-02 = { $case ->
        [all] The weather die is everybody's; enter it for the whole table.
       *[die] No die of this game shows { $die }: they go from 1 to 12.
    }
AA-WEA-09 = In the fog { $type } { $unit } intercepts nobody.
AA-MTN-02 = { $type } { $unit } is a tank: it cannot enter the mountains on { $hex }.
AA-ARD-02 = { $case ->
        [team] { $factory } belongs to the German team; { $to } is not of it.
       *[factory] { $factory } is not one of the factories to be divided now.
    }
AA-ARD-03 = { $case ->
        [team] { $factory } belongs to the Allies; { $to } is not one of them.
       *[factory] { $factory } is not one of the factories to be divided now.
    }
AA-AMB-05 = { $type } { $unit } is not placed on the water of { $hex }: this table allows that to infantry and aircraft only.
AA-AMB-06 = For { $target_type } { $target } the forest makes no difference.
AA-AMB-07 = The factory on { $hex } is your ally's; at this table it is closed to you.
AA-AMB-09 = { $type } { $unit } is to attack a unit that is gone.
AA-AMB-12 = { $type } { $unit } is in an army that does not act yet; at this table it does not intercept.
AA-AMB-17 = { $case ->
        [running] { $type } { $unit } is being repaired already.
        [repairs] Repairs come before purchases at this table: { $type } { $unit } has to wait.
       *[purchases] Purchases come before repairs at this table, and { $type } { $unit } is being repaired.
    }
AA-AMB-18 = Of a single coin nothing would arrive; this table does not allow it.
AA-AMB-21 = { $case ->
        [launcher] The launcher stands on { $hex }: { $type } { $unit } does not get past and cannot stop there.
       *[ruin] { $factory } is destroyed: nobody can hold it.
    }
AA-AMB-43 = { $hex } is a factory or off the map in use: nobody is placed there.
