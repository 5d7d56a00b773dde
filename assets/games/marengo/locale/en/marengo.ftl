# Bonaparte at Marengo: labels, questions, log lines with hand instructions.

marengo-title = Bonaparte at Marengo
marengo-about = 2 players: hidden blocks on the field of 1800; break the other army's morale.
marengo-austrian = Austria
marengo-french = France
marengo-nobody = nobody
marengo-sample = move 2 8->4
marengo-example-rule = assault or BM-ROAD-07
marengo-example-part = morale
marengo-example-word = assault
marengo-example-change = morale.french = 12
marengo-face-i1 = infantry 1
marengo-face-i2 = infantry 2
marengo-face-i3 = infantry 3
marengo-face-c1 = cavalry 1
marengo-face-c2 = cavalry 2
marengo-face-c3 = cavalry 3
marengo-face-a1 = artillery 1
marengo-face-a2 = artillery 2
marengo-face-a3 = artillery 3
marengo-kind-face = face
marengo-kind-locale = locale
marengo-kind-approach = approach
marengo-kind-road = road
marengo-kind-entry = entry

marengo-headline = { $hour }:00, { $side ->
        [austrian] Austrian turn
       *[french] French turn
    }, morale { $austrian } : { $french }

## What a player is asked

marengo-ask-faces = Which faces do your hidden blocks at { $about } have? For example “i2 c1”; nobody else sees it
marengo-ask-start = Before the turn: activate or shuffle blocks
marengo-ask-bombard = Carry out the bombardment, or call it off
marengo-ask-hit = Which block takes the hit? Show it
marengo-ask-assault = Assault, or go on to the movement
    .label = Assault
marengo-ask-fire = Defensive fire: does the artillery fire at the attackers?
marengo-ask-front = Who leads the defence?
marengo-ask-loss-first = Which block of the first row loses strength? Its opponent chooses
marengo-ask-loss-second = Which block of the second row loses strength? Its owner chooses and shows it
marengo-ask-loss-pursuer = Which of the pursuing cavalry loses strength?
marengo-ask-pursuit = Does cavalry pursue?
marengo-ask-advance = Who goes into the locale? The others stay behind
marengo-ask-move = Move a group, or end the movement
    .label = Move a group
marengo-ask-stop = Stop the maneuver attack with blocks from the reserve, or retreat
marengo-ask-stopped = The attack is stopped: stay, block the approach, or split the group
marengo-ask-show = Show the blocks that have to retreat
marengo-ask-sacrifice = Which block takes the loss for leaving its position?
marengo-ask-go = Where do the blocks retreat to?
marengo-ask-announce = Announce a bombardment for the next turn?
marengo-ask-concede = Give the battle up
marengo-something-else = Something else: type it

## The turn

marengo-turn-begins = { $hour }:00. It is { $seat }'s turn.
marengo-sides-turned = You play { $seat_side } now.
    .hand = turn the faces of { $rival_side }'s blocks away from you, those of { $seat_side } toward you
marengo-round-over = The hour is over. Morale: { $austrian_name } { $austrian }, { $french_name } { $french }.
marengo-shuffled = { $seat } shuffles the blocks at { $place }.
    .hand = shuffle the blocks at { $place } out of sight
marengo-activated = { $seat } activates { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } in { $place }.
marengo-alarmed = Austrians are next to { $place }: { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } { $count ->
        [one] is
       *[other] are
    } activated.
marengo-paid = { $seat } pays { $cost ->
        [one] 1 command point
       *[other] { $cost } command points
    }; { $left } left.
marengo-bonus = { $rival }'s army has broken: { $seat } gains { $points } morale and has { $morale }.
marengo-morale = { $seat } loses { $points } morale: { $morale } left.
marengo-demoralized = { $seat }'s army is demoralized: it starts no more assaults, and its leading blocks defend with 1 less.
marengo-over = The battle is over: { $winner } wins, { $reason ->
        [morale] because the other army is demoralized.
       *[stars] { $winner_id ->
            [austrian] holding stars of two colours.
           *[french] because Austria does not hold stars of two colours.
        }
    }
marengo-conceded = { $seat } gives the battle up: { $rival } wins.

## Movement

marengo-moved = { $seat } moves { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } from { $place } to { $to }.
marengo-blocks = { $seat } blocks { $place } with { $count ->
        [one] 1 block
       *[other] { $count } blocks
    }.
marengo-withdrew = { $seat } takes { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } from { $place } back into reserve.
marengo-rode = { $seat } moves 1 block by road from { $place } to { $to }.
marengo-pontoon = { $seat } brings 1 block over the pontoon bridge to { $to }.
marengo-continued = { $seat } shows cavalry: { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } { $count ->
        [one] continues
       *[other] continue
    } and { $count ->
        [one] blocks
       *[other] block
    } { $place }.
    .hand = show the cavalry, then hide it again

## Maneuver attacks

marengo-attacks = { $seat } makes a maneuver attack with { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } from { $place } into { $to }.
marengo-stopped = { $seat } stops the attack: { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } from the reserve { $count ->
        [one] blocks
       *[other] block
    } { $place }.
marengo-yields = { $case ->
        [block] The attackers come from a block, so nobody can stop them: everybody of { $seat } in { $place } retreats.
        [entering] Nobody stops an attack out of an entry at this table: everybody of { $seat } in { $place } retreats.
        [reserve] { $seat } has nobody in reserve to stop the attack: everybody in { $place } retreats.
        [retreated] Whoever has just retreated does not stop an attack at this table: everybody of { $seat } in { $place } retreats.
       *[wish] { $seat } does not stop the attack: everybody in { $place } retreats.
    }
marengo-stays = { $seat }'s attackers stay in { $place }.
marengo-holds = { $seat }'s attackers block { $place }.
marengo-splits = { $seat } splits the stopped group: { $count ->
        [one] 1 block blocks
       *[other] { $count } blocks block
    } { $place }, { $staying } { $staying ->
        [one] stays
       *[other] stay
    } in { $origin }.
marengo-took = { $seat } takes { $place } with { $count ->
        [one] 1 block
       *[other] { $count } blocks
    }.

## Bombardment

marengo-announced = { $seat } announces a bombardment: { $face } at { $place } lies face up.
marengo-bombards = { $seat }'s { $face } bombards { $place }{ $penalty ->
        [0] {""}
       *[other] {" "}(terrain { $penalty })
    }: strength { $points }.
marengo-no-effect = The bombardment has no effect.
marengo-called-off = { $case ->
        [target] No target is left: { $seat }'s bombardment is called off.
        [driven] Driven from its approach, { $seat }'s artillery will not fire: the bombardment is called off.
       *[wish] { $seat } calls the bombardment off.
    }
marengo-faces-told = { $seat } has told unseen what { $count ->
        [one] the hidden block
       *[other] the { $count } hidden blocks
    } at { $place } { $count ->
        [one] is
       *[other] are
    }.
marengo-faces-drawn = The set-up of { $seat } is drawn; nobody else has seen it.
    .hand = { $seat } puts the blocks out as told, so that nobody else sees their faces
marengo-drawn = At { $place } stand { $faces }.
marengo-shown = { $seat } shows { $faces } at { $place }.
    .hand = show { $faces } at { $place }; hidden again afterwards
marengo-gun-falls-back = No enemy is left opposite: { $seat }'s artillery falls back from { $place } into reserve.
marengo-gun-hidden = { $seat }'s artillery is hidden again.

## Assaults

marengo-assault = { $seat } assaults { $target } from { $place } with { $count ->
        [one] 1 block
       *[other] { $count } blocks
    }. First row: { $faces }.
    .hand = show { $faces } and push all who take part a little forward
marengo-cannonade = Defensive fire: { $seat }'s { $face } costs the attackers { $points ->
        [one] 1 strength point
       *[other] { $points } strength points
    }.
    .hand = show { $face } at { $place }
marengo-no-fire = { $seat } holds fire.
marengo-cannot-fire = No defensive fire: { $case ->
        [announced] { $seat }'s artillery has announced or bombarded in its last turn.
        [fired] { $seat }'s artillery has fired this round already.
       *[nobody] no artillery of { $seat } can be there.
    }
marengo-broken-by-fire = The fire has demoralized { $seat }: each leading attacker counts 1 less.
marengo-front = { $seat } defends with { $faces } in the first row.
    .hand = show { $faces } at { $place }
marengo-no-front = { $seat } puts nobody into the first row.
marengo-attack-strength = Attack strength { $strength }: first row { $points }{ $terrain ->
        [0] {""}
       *[other] , terrain −{ $terrain }
    }.
marengo-defence-strength = Defence strength { $strength }: first row { $points }.
marengo-assault-result = The difference is { $result }: { $seat } wins the assault.
marengo-assault-losses = { $seat } loses { $won ->
        [one] 1 strength point
       *[other] { $won } strength points
    }, { $rival } loses { $lost ->
        [one] 1 strength point
       *[other] { $lost } strength points
    }.
marengo-losses-ignored = Nobody is left to take { $points ->
        [one] the last strength point
       *[other] the last { $points } strength points
    } of { $seat }'s losses.
marengo-pursuit = { $seat } pursues with { $faces }{ $terrain ->
        [0] {""}
       *[other] {" "}(terrain −{ $terrain })
    }: { $rival } loses { $points ->
        [one] 1 strength point
       *[other] { $points } strength points
    }, the pursuers 1.
    .hand = show { $faces }
marengo-below-zero = The strength is below 0: { $case ->
        [pursuit] the pursuers of { $seat } lose { $points } more.
       *[bombardment] { $seat }'s artillery loses { $points ->
            [one] 1 strength point
           *[other] { $points } strength points
        } itself.
    }
marengo-no-pursuit = { $seat } does not pursue.
marengo-cannot-pursue = No pursuit: { $case ->
        [cavalry] { $rival } had cavalry in the first row.
        [obstacle] there is an obstacle to cavalry.
       *[nobody] no cavalry can be in the second row of { $seat }.
    }
marengo-assault-failed = { $seat }'s assault has failed: nobody of { $seat_side } crosses { $place } any more this turn.
    .hand = hide all blocks of this assault again
marengo-fell-back = { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } { $count ->
        [one] falls
       *[other] fall
    } back into the reserve of { $place }.
marengo-assault-won = { $seat }'s assault takes { $place }.
    .hand = hide all blocks of this assault again
marengo-advanced = { $seat } advances into { $place } with { $count ->
        [one] 1 block
       *[other] { $count } blocks
    }.
marengo-stays-behind = { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } of { $seat } { $count ->
        [one] stays
       *[other] stay
    } behind in { $place }.
marengo-nobody-left = None of the attackers has survived: { $case ->
        [stays] { $rival } stays in { $place }.
       *[empty] { $place } stays empty.
    }
marengo-reduced = { $seat }'s { $face } at { $place } loses { $points ->
        [one] 1 strength point
       *[other] { $points } strength points
    } and is { $after } now.
    .hand = replace { $face } at { $place } by { $after } from the box
marengo-reduced-by-note = { $seat }'s { $face } at { $place } loses { $points ->
        [one] 1 strength point
       *[other] { $points } strength points
    } and counts as { $after } now: the box has no such block left.
    .hand = leave { $face } at { $place } and make a note that it counts as { $after }
marengo-eliminated = { $seat }'s { $face } at { $place } is eliminated.

## Retreats

marengo-retreat = { $seat } has to leave { $place } with { $count ->
        [one] 1 block
       *[other] { $count } blocks
    }.
marengo-retreats = { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } of { $seat } { $count ->
        [one] retreats
       *[other] retreat
    } from { $place } to { $to }.
marengo-no-refuge = There is nowhere to go from { $place }: { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } of { $seat } { $count ->
        [one] is
       *[other] are
    } lost.
