# Why not: each message is named like its rule.

## The turn and its phases

BM-TURN-02 = It is { $turn }'s turn.
BM-TURN-03 = { $seat } has announced a bombardment: carry it out or call it off first.
BM-TURN-07 = { $case ->
        [map] This table keeps the books only: it does not know where blocks stand. See what can be entered instead.
        [books] This table follows the map: enter the move itself.
        [shot] First the block that the bombardment hits is named.
        [fight] First the assault is brought to its end.
        [thrust] First the maneuver attack is brought to its end.
        [leaving] First the retreat is brought to its end.
        [deploying] First it is entered where everybody stands.
        [pass] There is nothing to say no to now.
        [start] That is done at the start of a turn, and it is { $phase_id ->
            [tell] the moment to tell hidden faces
            [start] the start of the turn
            [bombard] phase 1
            [assault] phase 2
            [move] phase 3
           *[announce] phase 4
         } now.
        [bombard] That is done in phase 1, and it is { $phase_id ->
            [tell] the moment to tell hidden faces
            [start] the start of the turn
            [bombard] phase 1
            [assault] phase 2
            [move] phase 3
           *[announce] phase 4
         } now.
        [assault] That is done in phase 2, and it is { $phase_id ->
            [tell] the moment to tell hidden faces
            [start] the start of the turn
            [bombard] phase 1
            [assault] phase 2
            [move] phase 3
           *[announce] phase 4
         } now.
        [move] That is done in phase 3, and it is { $phase_id ->
            [tell] the moment to tell hidden faces
            [start] the start of the turn
            [bombard] phase 1
            [assault] phase 2
            [move] phase 3
           *[announce] phase 4
         } now.
       *[announce] That is done in phase 4, and it is { $phase_id ->
            [tell] the moment to tell hidden faces
            [start] the start of the turn
            [bombard] phase 1
            [assault] phase 2
            [move] phase 3
           *[announce] phase 4
         } now.
    }
BM-TURN-10 = The battle is over.
BM-TURN-11 = { $seat } has nothing to shuffle at { $place }: it takes two blocks that may be mixed.
BM-SURP-01 = { $case ->
        [austrian] Only French blocks are activated.
        [awake] { $seat } has not so many sleeping blocks in { $place }.
       *[move] Blocks in { $place } still sleep: they do not move before they are activated.
    }
BM-SURP-03 = In the first turn { $seat } may declare 1 block activated; still possible: { $allowed }, not { $count }.
BM-SURP-04 = { $seat } may declare { $allowed } more blocks activated this turn, not { $count }. It takes Austrians in a start locale, or 11:00.

## Commands and groups

BM-CMD-02 = { $seat } has to name at least one block in { $place }.
BM-CMD-23 = That costs { $cost ->
        [one] 1 command point
       *[other] { $cost } command points
    }; { $seat } has { $left } left.
BM-CMD-25 = A block in { $place } has moved already this turn.

## Blocks and faces

BM-HID-01 = { $case ->
        [open] Nobody tells hidden faces at this table now.
        [turn] First { $seat } tells hidden faces.
        [known] Nothing has to be told of { $seat }'s blocks there.
        [belied] { $seat } has told other faces for { $place }: { $face } is not among them.
       *[count] Name { $count ->
            [one] the face of the one hidden block
           *[other] the faces of all { $count } hidden blocks
        } at { $place }, such as i2 c1.
    }
BM-SET-05 = { $case ->
        [dice] Six dice from 1 to 6 say how the set-up is drawn.
       *[drawn] Only a French set-up of which nothing is told yet can be drawn.
    }
BM-HID-02 = Nobody has to see that block at { $place }: name it without its face ({ $face }).
BM-HID-03 = That block cannot be { $face }: everybody has seen that it is { $seen }.
BM-HID-05 = { $face } is not among those blocks; { $faces } are.
BM-HID-06 = { $seat } has { $there ->
        [one] 1 block
       *[other] { $there } blocks
    } of that kind at { $place }, not { $count }.
BM-SET-03 = { $case ->
        [gun] { $seat }'s army has only one artillery, so this block is not { $face }.
        [box] More blocks than there are in the box: both armies together have { $count }, the box { $most }.
       *[army] { $seat }'s army has not so many { $face }: it has { $count }.
    }
BM-MAP-09 = { $place } has room for { $capacity } of { $seat }, but { $count } are there.
BM-MAP-14 = { $seat } has { $count } blocks on the map and waiting, but the army has { $wanted }.

## Movement

BM-MAP-06 = Nobody crosses { $place }: it is impassable.
BM-MAP-07 = Nobody blocks { $place }: nothing can cross that side.
BM-MAP-17 = { $place } and { $to } meet along several sides: name the approach, with its letter.
BM-MOVE-02 = Nobody leaves the map over { $place }.
BM-MOVE-03 = { $to } is not next to { $place }.
BM-MOVE-04 = { $place } has room for { $capacity } blocks: { $there } are there, { $coming } more do not fit.
BM-MOVE-05 = Nobody crosses { $place }: it is impassable.
BM-MOVE-06 = { $seat } blocks { $place }: only an assault gets across.
BM-MOVE-13 = Blocks in { $place } have taken part in an assault: they do not move this turn.
BM-MOVE-14 = { $place } was taken by assault: nobody else enters it this turn.
BM-MOVE-15 = An assault over { $place } has failed: nobody crosses it any more this turn.
BM-MOVE-16 = { $place } has withstood an assault this turn: at this table it is not attacked again.
BM-BLK-01 = No enemy is in { $beyond }, so { $place } is not blocked.
BM-BLK-03 = Blocks at { $place } go back into reserve or straight across, not to { $to }.
BM-BLK-04 = { $seat }'s block at { $place } faces nobody: give it up first.
BM-BLK-13 = { $seat }'s block at { $place } faces nobody: it goes back into reserve or forward before the movement ends.

## Roads and reinforcements

BM-ROAD-01 = A block has 3 steps by road, not { $steps }.
BM-ROAD-02 = Blocks at { $place } block an approach: road movement begins in reserve.
BM-ROAD-04 = From there { $road } does not lead on over { $place }.
BM-ROAD-05 = Enemies are in { $place }: nobody passes through.
BM-ROAD-07 = Three blocks have crossed { $place } by { $road } this turn: that is all.
BM-ROAD-08 = A block has crossed { $place } by { $road } with step { $step } already. Wait one step.
BM-ROAD-09 = A block has crossed { $place } by { $road } with step { $after } already: step { $step } comes too late.
BM-ROAD-11 = This turn { $road } is used in the other direction at { $place }.
BM-ROAD-12 = Whoever only waits in { $place } does not move at all.
BM-ROAD-14 = { $place } has room for { $capacity } blocks: { $there } are there, so nobody rides in.
BM-ROAD-16 = No such road runs over { $place }.
BM-CAV-01 = { $case ->
        [place] Only a group that has just moved goes on, and only to an approach of the locale it is in now; { $place } is not one of those.
       *[who] Those blocks have not just come to { $place }.
    }
BM-CAV-02 = No enemy is in { $beyond }, so nobody continues to { $place }.
BM-CAV-03 = Only cavalry continues to { $place }, and it has to be shown.
BM-CAV-05 = After road movement cavalry continues only along its road; { $road } does not run over { $place }.
BM-REIN-01 = { $seat } does not come in by road at { $entry }.
BM-REIN-02 = No block of { $seat } may come in at { $entry } yet, or nobody waits there any more.
BM-REIN-05 = { $place } is full: it has room for { $capacity }. Reinforcements wait.
BM-REIN-06 = Enemies are in { $place }: nobody comes in there. Reinforcements wait.
BM-REIN-11 = Whoever comes onto the map does not attack { $place } in the same move at this table.
BM-PONT-01 = { $case ->
        [used] The pontoon bridge has been used this turn.
       *[none] { $seat } has no pontoon bridge.
    }
BM-PONT-02 = Nobody comes over the pontoon bridge: { $place } is full or held by the enemy.

## Maneuver attacks

BM-MAN-05 = { $place } is an obstacle to cavalry: the group has to show an infantry.
BM-MAN-06 = Enemies are in { $place }: by road only cavalry attacks, and it has to be shown.
BM-MAN-09 = { $place } lies behind an obstacle: cavalry alone does not attack it by road.
BM-MAN-10 = { $case ->
        [first] First { $seat } answers the maneuver attack.
        [other] { $seat } is asked whether the attack is stopped.
       *[unasked] There is no maneuver attack to answer.
    }
BM-MAN-11 = { $case ->
        [entering] At this table nobody stops an attack out of an entry.
       *[block] The attackers came from a block: nobody stops them.
    }
BM-MAN-12 = { $case ->
        [retreated] At this table blocks that have just retreated to { $place } do not stop an attack.
       *[reserve] { $seat } has nobody in reserve in { $place } who could stop the attack.
    }
BM-MAN-13 = { $seat } has to name at least one block of the reserve of { $place }.
BM-MAN-14 = { $case ->
        [first] First { $seat } says where the stopped attackers stay.
        [other] { $seat } says where the stopped attackers stay.
        [split] To split, name some of the { $count } blocks, but not all.
       *[unasked] No attack has been stopped.
    }
BM-MAN-19 = Not all of { $seat }'s blocks that attack are at { $place }.
BM-MAN-25 = Both armies are in { $place }: one of them must have left.

## Bombardment

BM-BOMB-01 = Only artillery bombards, and it has to be shown.
BM-BOMB-02 = { $case ->
        [announced] { $seat } has announced a bombardment already.
       *[nothing] { $seat } has announced no bombardment.
    }
BM-BOMB-03 = { $seat } has announced a bombardment, but no artillery blocks an approach.
BM-BOMB-04 = { $case ->
        [bombarded] { $seat }'s artillery has bombarded this turn: it announces nothing.
       *[defended] { $seat }'s artillery has fired this round: at this table it announces nothing.
    }
BM-BOMB-06 = Artillery in { $place } has bombarded this turn: it does not move.
BM-BOMB-07 = { $seat }'s artillery has bombarded this turn: it takes part in no assault.
BM-BOMB-08 = That block at { $place } has taken part in an assault: it announces nothing.
BM-BOMB-11 = { $seat }'s artillery has fired this round already.
BM-BOMB-12 = { $seat }'s artillery blocks no approach, so it does not fire.
BM-BOMB-13 = { $place } is no approach: only artillery that blocks one announces.
BM-BOMB-14 = No enemy is in { $place }: there is nothing to fire at.
BM-BOMB-18 = The target is settled: whoever blocks { $place }. Type only “fire”.
BM-BOMB-19 = The target is settled: the reserve of { $place }. Type only “fire”.
BM-BOMB-20 = { $case ->
        [choice] Name one of the approaches of { $place } that the enemy blocks.
       *[forced] The target is settled: whoever blocks { $place }. Type only “fire”.
    }
BM-BOMB-22 = { $case ->
        [first] First { $seat } says which block at { $place } takes the hit.
        [other] { $seat } says who takes the hit.
       *[unasked] No bombardment has struck.
    }
BM-BOMB-23 = { $seat } has to show the block at { $place } that takes the hit.

## Assaults

BM-DEM-09 = { $seat }'s army is demoralized: it starts no assault.
BM-ASLT-01 = No enemy blocks { $target }: move there instead of assaulting.
BM-ASLT-03 = First the assault over { $place } is settled.
BM-ASLT-04 = There has been an assault over { $place } this turn.
BM-ASLT-06 = { $case ->
        [astray] Not all of { $seat }'s blocks that lead or pursue are at { $place }.
       *[leader] Whoever leads has to take part, too.
    }
BM-ASLT-07 = { $seat } has not so many blocks at { $place }, not { $count }.
BM-ASLT-09 = Blocks at { $place } have moved or assaulted this turn: they take part in no assault.
BM-ASLT-17 = There are no losses to take now.
BM-ASLT-18 = The loss does not fall on that block of { $seat }: the first row comes first, then the second.
BM-ASLT-19 = In the first row the opponent decides: { $seat }.
BM-ASLT-20 = { $case ->
        [other] In the second row its owner decides: { $seat }.
       *[hidden] { $seat } has to show the block that takes the loss.
    }
BM-ASLT-21 = { $case ->
        [due] { $seat } has to lose { $due }, not { $points }.
       *[strength] { $face } cannot lose { $points }.
    }
BM-ASLT-22 = Only blocks at { $place } defend it.
BM-AMB-27 = The box has no { $after } left for { $seat }: at this table another block takes the loss.
BM-AMB-33 = { $case ->
        [count] There is room for { $most } in { $place }: so many go in.
        [other] { $seat } says who goes in.
       *[unasked] Nobody is asked who goes in.
    }
BM-AMB-36 = { $case ->
        [count] Of { $most } blocks at least 1 goes into { $place }.
        [other] { $seat } says who goes in.
       *[unasked] Nobody is asked who goes in.
    }
BM-AMB-14 = { $seat } says which of the pursuers takes the loss.
BM-AS01-01 = Whoever leads has to be shown: name a face for each.
BM-AS01-02 = { $seat } has to name at least one block that leads.
BM-AS01-03 = { $most ->
        [one] { $place } is narrow: only 1 block leads.
       *[other] Only { $most } blocks lead at { $place }.
    }
BM-AS01-04 = { $face } is too weak to lead an assault: it takes strength 2.
BM-AS01-05 = { $face } is too weak to lead at { $place }: the terrain takes { $terrain }.
BM-AS01-06 = Those who lead are all infantry or all cavalry.
BM-AS01-07 = Artillery leads no assault.
BM-AS01-08 = { $place } is an obstacle to cavalry: { $face } does not lead there.
BM-AS01-10 = Whoever does not lead stays hidden: name it without its face ({ $face }).
BM-AS02-01 = { $case ->
        [unasked] Nobody is asked for defensive fire now.
        [other] Defensive fire is up to { $seat }.
        [hidden] The artillery has to be shown.
       *[no-artillery] That is no artillery at { $place }.
    }
BM-AS02-02 = { $seat }'s artillery has announced or bombarded last: no defensive fire.
BM-AS02-03 = { $seat }'s artillery has fired this round already.
BM-AS04-01 = { $case ->
        [unasked] Nobody is asked who leads the defence now.
        [other] { $seat } says who leads the defence.
       *[hidden] Whoever leads has to be shown.
    }
BM-AS04-02 = To put nobody into the first row, pass.
BM-AS04-03 = { $most ->
        [one] { $place } is narrow: only 1 block leads.
       *[other] Only { $most } blocks lead at { $place }.
    }
BM-AS04-04 = Those who lead are all infantry or all cavalry.
BM-AS04-05 = Artillery leads no defence.
BM-AS04-06 = { $place } is an obstacle to cavalry: it does not lead there.
BM-AS08-01 = { $case ->
        [unasked] Nobody pursues now.
        [other] Pursuit is up to { $seat }.
       *[no-cavalry] { $face } does not pursue: only cavalry does.
    }
BM-AS08-02 = { $rival } had cavalry in the first row: no pursuit.
BM-AS08-03 = { $case ->
        [hidden] Whoever pursues has to be shown.
       *[nobody] To pursue with nobody, pass.
    }
BM-AS08-04 = { $most ->
        [one] { $place } is narrow: only 1 block pursues.
       *[other] Only { $most } blocks pursue at { $place }.
    }
BM-AS08-05 = { $place } is an obstacle to cavalry: no pursuit.
BM-AS08-07 = Only cavalry of the second row at { $place } pursues.
BM-AS11-08 = { $coming } blocks do not fit into { $place }: it has room for { $capacity }.

## Retreats, morale

BM-RET-02 = { $case ->
        [first] First { $seat } leaves { $place }.
       *[place] { $seat } has nobody at { $place } who has to leave, or names nobody.
    }
BM-RET-04 = { $case ->
        [all] { $seat } has to show all { $count } hidden blocks at { $place }, each with its face.
        [other] { $seat } is asked to show the retreating blocks.
       *[unasked] Nobody has to show retreating blocks now.
    }
BM-RET-07 = The loss of the reserve falls on infantry.
BM-RET-08 = The loss at { $place } falls on infantry or cavalry.
BM-RET-12 = { $case ->
        [other] { $seat } says where the retreating blocks go.
        [unasked] Nobody retreats now.
       *[to] { $to } is not next to { $place }.
    }
BM-RET-13 = The attack came from { $to }: nobody retreats there.
BM-RET-14 = The side toward { $to } is impassable.
BM-RET-15 = Enemies are in { $to }: nobody retreats there.
BM-RET-16 = { $to } has room for { $room } more, not for { $count }.
BM-RET-23 = { $case ->
        [other] { $seat } says who takes the loss.
        [unasked] No retreat costs anything now.
       *[place] { $place } has nothing to pay.
    }
BM-DEM-01 = { $seat } has { $morale } morale, but after { $lost } strength points lost it can be { $most } at most.
BM-DEM-03 = { $morale ->
        [0] { $seat } has no morale left, so the army is demoralized; the table does not say so.
       *[other] { $seat } has { $morale } morale, so the army is not demoralized; the table says it is.
    }
