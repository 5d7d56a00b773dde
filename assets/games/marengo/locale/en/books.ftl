# Bonaparte at Marengo, keeping the books only: no map, the printed symbols are typed where they matter.

marengo-option-depth = What is followed
marengo-option-depth-full = every block on the map
marengo-option-depth-ledger = the books: clock, morale, commands, combat
marengo-option-austrian-morale = On which field does Austria's morale begin?
marengo-option-french-morale = On which field does France's morale begin?
marengo-option-schedule = Who comes when
marengo-option-schedule-empty = without a map, e.g. french 12 2 east
trouble-marengo-morale = “{ $word }” is no field of the morale track. Write a number from 1 to { $most }.
trouble-marengo-schedule = “{ $word }” is no line of the schedule. Write whose they are, from what hour ({ $first } to { $last }), how many and by which entries: french 12 2 east; one line after the other with a semicolon.

## What is asked

marengo-ask-books-activate = Declare French blocks activated?
marengo-ask-books-entered = Has any Austrian ever been in a French start locale? Then up to 2 blocks may be declared activated
marengo-ask-books-bombard = The announced bombardment: strength of the artillery, target (block, reserve, side) and penalty; or abort
marengo-ask-books-struck = Which block takes the hit? Say “last” if no enemy of the artillery is left opposite
marengo-ask-books-aim = Announce a bombardment for the next turn? The artillery has to block an approach
marengo-ask-books-assault = Assault: approach, width, who leads, how many on both sides, printed symbols; or go on to the movement
marengo-ask-books-fire = Defensive fire: does artillery at the attacked approach fire?
marengo-ask-books-front = Who leads the defence?
marengo-ask-books-loss-first = Which block of the first row loses strength? Its opponent chooses
marengo-ask-books-loss-second = Which block of the second row loses strength? Its owner chooses and shows it
marengo-ask-books-loss-pursuer = Which of the pursuing cavalry loses strength?
marengo-ask-books-pursuit = Does cavalry of the second row pursue?
marengo-ask-books-move = Enter what moves, attacks, crosses or arrives; or end the movement
marengo-ask-books-stop = Stop the maneuver attack with blocks from the reserve?
marengo-ask-books-stopped = The attack is stopped: stay, block, or split the group?
marengo-ask-books-retreat = Who has to leave? Enter position by position; “pass” when all are gone
marengo-ask-books-stars = How many red, green and blue stars do Austrian blocks occupy?
marengo-ask-books-deploy = Follow every block on the map from now on
marengo-ask-books-put = Where do the blocks stand?
marengo-ask-books-deployed = Does everybody stand where they stand on the table?

## The turn

marengo-books-turn = { $hour }:00. { $seat }'s turn. Blocks that share a position may be shuffled first.
marengo-books-alarm = French blocks next to Austrians are activated now.
    .hand = turn sleeping French blocks beside Austrians awake
marengo-books-due = { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } of { $seat } may come in from now on: { $where }.
marengo-books-entered = { $seat } has been in a French start locale.
marengo-books-declared = { $seat } declares { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } activated.
    .hand = mark the activated French blocks as awake
marengo-books-action = { $seat }: { $action_id ->
        [group] a group moves
        [block] a group goes to block an approach
        [forward] a group moves forward from an approach
        [withdraw] a group goes back into reserve
        [secondary] a block moves by road, not only on main roads
        [split] cavalry leaves its group
        [main] a block moves along main roads
        [cavalry] cavalry goes on along a main road to block
       *[release] whoever faces nobody any more goes back into reserve
    }{ $cost ->
        [0] , free of charge
       *[other] {""}
    }.
    .hand = make this move on the map

## Bombardment

marengo-books-announced = { $seat } announces a bombardment: { $face } lies face up.
    .hand = lay the artillery face up
marengo-books-bombards = { $face } of { $seat } bombards { $target_id ->
        [block] the enemies who block opposite
        [reserve] the reserve opposite
       *[side] another approach opposite
    }{ $penalty ->
        [0] {""}
       *[other] {" "}(terrain −{ $penalty })
    }: strength { $points }.
marengo-books-no-effect = The bombardment has no effect.
marengo-books-called-off = { $seat } calls the bombardment off.
    .hand = hide the artillery again
marengo-books-driven-off = Driven from its approach, { $seat }'s artillery will not fire: the bombardment is called off.
    .hand = hide the artillery again
marengo-books-gun-falls-back = No enemy is left opposite: { $seat }'s artillery falls back into reserve.
    .hand = put the artillery into the reserve of its locale
marengo-books-reduced = { $face } of { $seat } becomes { $after }.
    .hand = exchange { $face } for { $after }
marengo-books-eliminated = { $face } of { $seat } is eliminated ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }).
    .hand = take { $face } from the map

## Assaults

marengo-books-attack = { $seat } assaults over { $place } with { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } against { $enemies }. First row: { $faces }.
    .hand = push the attackers forward and turn the first row face up
marengo-books-failed = { $seat }'s assault over { $place } has failed: the attackers fall back into reserve, and nobody of { $seat_side } crosses there this turn.
    .hand = put the attackers into the reserve of their locale and hide all blocks
marengo-books-won = { $case ->
        [advance] { $seat } wins: all of { $rival } leave the locale beyond { $place }, then the attackers move into its reserve. Nobody else may enter it this turn.
        [stays] { $seat } wins, but no attacker is left: { $rival } stays.
        [open] { $seat } wins, but no attacker is left: all of { $rival } leave, and others may enter.
       *[empty] { $seat } wins, but no attacker is left: all of { $rival } leave, and nobody enters this turn.
    }

## Maneuver attacks

marengo-books-maneuver = { $seat } makes a maneuver attack with { $count ->
        [one] 1 block
       *[other] { $count } blocks
    }{ $road_id ->
        [main] {" "}on a main road
        [secondary] {" "}on a secondary road
       *[none] {""}
    }.
marengo-books-unstoppable = { $seat } cannot stop it.
marengo-books-stopped = { $seat } stops the attack with blocks from the reserve.
    .hand = put blocks of the reserve into the way
marengo-books-yields = { $seat } leaves the locale; then { $rival } moves in.
marengo-books-settled = { $seat }'s stopped group { $how_id ->
        [stay] stays where it was
        [block] blocks its side of the approach
       *[split] splits: some block, some stay
    }.
    .hand = put the stopped group there

## Retreats

marengo-books-retreat = All of { $seat } have to leave the locale.
    .hand = turn the retreating blocks face up
marengo-books-leaves = { $seat } leaves { $where_id ->
        [reserve] the reserve
        [side] an approach
       *[beaten] the approach that lost the assault
    }: { $faces }.
marengo-books-no-loss = That costs { $seat } nothing.
marengo-books-gone = { $seat } has retreated.
    .hand = put the retreating blocks into reserve next door and hide them

## Roads and reinforcements

marengo-books-crossed = { $seat } crosses { $where } with step { $step }; { $further ->
        [0] this block goes no further
        [one] this block can go 1 locale further
       *[other] this block can go { $further } locales further
    }, { $following ->
        [4] and nobody else crosses there this turn.
       *[other] and the next one needs step { $following } or later.
    }
    .hand = move the block along the road
marengo-books-arrived = A block of { $seat } comes in at { $where } with step { $step }; { $further ->
        [0] it goes no further
        [one] it can go 1 locale further
       *[other] it can go { $further } locales further
    }, { $following ->
        [4] and nobody else comes in there this turn.
       *[other] and the next one comes in with step { $following }.
    }
    .hand = bring the block in
marengo-books-bridge = A block of { $seat } comes over the pontoon bridge.
    .hand = put the block into the reserve beyond the bridge
marengo-books-entry-locale = the entry locale
marengo-books-bridge-name = the pontoon bridge
marengo-books-this-approach = this approach

## The end, and the map

marengo-books-stars = { $seat } holds { $red } red, { $green } green and { $blue } blue stars.
marengo-books-deploy = From now on every block will be followed: enter where all of them stand.
marengo-books-placed = { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } of { $seat }: { $place }.
marengo-books-taken-off = { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } of { $seat } taken off again: { $place }.
marengo-books-full = From now on Companion follows every block on the map.
    .hand = the blocks stand there already: only compare what follows with the table

## The table in words

marengo-show-books-turn = { $hour }:00, round { $round } of { $rounds }. { $seat }'s turn, { $phase_id ->
        [start] at its start
        [bombard] phase 1: bombardment
        [assault] phase 2: assaults
        [move] phase 3: movement
        [announce] phase 4: announcement
       *[over] all rounds are played
    }. Command points left: { $commands }.
marengo-show-books-side = { $seat }: morale { $morale }{ $broken ->
        [0] {""}
       *[other] , demoralized
    }; strength points lost: { $lost }; artillery { $gun_id ->
        [lost] eliminated
        [announced] has announced a bombardment
       *[ready] has announced nothing
    }.
marengo-show-books-fight = { $seat } assaults over { $place }.
marengo-show-books-row = { $seat }: { $faces_id ->
        [none] nobody in the first row
       *[other] first row { $faces }
    }, { $behind } behind{ $parts_id ->
        [none] {""}
       *[other] {" "}(of them shown: { $parts })
    }.
marengo-show-books-assaulted = Assaulted this turn: { $place }{ $failed ->
        [0] {""}
       *[other] {" "}(failed: nobody crosses there)
    }.
marengo-show-books-road = { $entry ->
        [0] Road crossing { $place }
       *[other] Entry { $place }
    }: { $following ->
        [4] used up this turn
       *[other] next step { $following }
    }.
marengo-show-books-bridge = The pontoon bridge has been used this turn.
marengo-show-books-due = { $now ->
        [0] From { $hour }:00
       *[other] Waiting
    }: { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } of { $seat } at { $place }.
marengo-show-books-activation = { $seat } may still declare { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } activated.

## Moves as the players say them

marengo-do-declare = Declare { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } activated{ $entered ->
        [0] {""}
       *[other] : Austrians have been in a start locale
    }
marengo-do-bombard = { $gun } bombards { $target_id ->
        [block] whoever blocks opposite
        [reserve] the reserve opposite
       *[side] another approach opposite
    }{ $penalty ->
        [0] {""}
       *[other] , penalty { $penalty }
    }
marengo-do-abort = Call the bombardment off
marengo-do-struck = The hit falls on { $face }{ $last ->
        [0] {""}
       *[other] , the last one there
    }
marengo-do-aim = Announce a bombardment by { $gun }
marengo-do-attack = Assault over approach { $over } ({ $width_id ->
        [narrow] narrow
       *[wide] wide
    }), { $faces } leading, { $number } against { $enemies }
marengo-do-volley = Defensive fire by { $gun }
marengo-do-meet = First row: { $faces }
marengo-do-damage = { $face } loses { $points ->
        [one] 1 point
       *[other] { $points } points
    }
marengo-do-chase = Pursue with { $faces }
marengo-do-spend = { $action_id ->
        [group] A group moves
        [block] A group goes to block an approach
        [forward] A group moves forward from an approach
        [withdraw] A group goes back into reserve, enemies still opposite
        [secondary] A block moves by road, not only on main roads
        [split] Cavalry leaves its group to go on
        [main] A block moves along main roads (free)
        [cavalry] Cavalry goes on along a main road to block (free)
       *[release] Whoever faces nobody any more goes back into reserve (free)
    }
marengo-do-maneuver = Maneuver attack of { $size ->
        [one] 1 block
       *[other] { $size } blocks
    } from { $start_id ->
        [reserve] reserve
        [block] an approach
       *[entry] an entry
    }{ $road_id ->
        [main] {" "}on a main road
        [secondary] {" "}on a secondary road
       *[none] {""}
    }, { $facing_id ->
        [reserve] enemies in reserve there
       *[blocks] no enemies in reserve there
    }
marengo-do-bar = Stop the attack with blocks from the reserve
marengo-do-settle = { $how_id ->
        [stay] The stopped group stays
        [block] The stopped group blocks
       *[split] The stopped group splits
    }
marengo-do-leave = { $where_id ->
        [reserve] From the reserve
        [side] From an approach
       *[beaten] From the beaten approach
    }: { $faces }{ $loser_id ->
        [none] {""}
       *[other] ; { $loser } takes the loss
    }
marengo-do-stranded = Nowhere to go: { $faces }
marengo-do-cross = Cross { $road } by road{ $step ->
        [0] {""}
       *[other] {" "}with step { $step }
    }{ $back ->
        [0] {""}
       *[other] {" "}the other way
    }
marengo-do-arrive = A reinforcement comes in at { $entry } along a { $road_id ->
        [main] main road
       *[secondary] secondary road
    }{ $entrance_id ->
        [open] {""}
        [full] , where there is no room
       *[held] , where enemies are
    }
marengo-do-bridge = A block comes over the pontoon bridge{ $entrance_id ->
        [open] {""}
        [full] , where there is no room
       *[held] , where enemies are
    }
marengo-do-stars = Austria holds { $red } red, { $green } green and { $blue } blue stars
marengo-do-deploy = Go on with the map
marengo-do-put = { $count ->
        [one] 1 block
       *[other] { $count } blocks
    }: { $place }
marengo-do-take = { $count ->
        [one] Take 1 block off again
       *[other] Take { $count } blocks off again
    }: { $place }
marengo-do-deployed = Everybody stands there

## How they are typed

marengo-typed-attack = Symbols of the attacked approach: inf, cav (how many), obstacle; of your own: homecav, homeobstacle. For example: attack 8/4 narrow i3 of 2 against 3 inf 1
marengo-typed-leave = Positions: reserve, side (any approach), beaten (the one that lost the assault). For example: leave reserve i2 i1 c2 loses i1
marengo-typed-spend = Actions: group, block, forward, withdraw, secondary, split; free: main, cavalry, release.
marengo-typed-maneuver = Where the group began its turn (reserve, block, entry), how many (of 2), whether enemies are in reserve there (against reserve, against blocks), and the road if cavalry attacks by one (by main, by secondary).
marengo-typed-cross = Any name for the road at that approach; the step if it is not the next one; back for the other direction. For example: cross 8/4 step 2
marengo-typed-arrive = The entry locale is open, full or held by enemies. For example: arrive west open by main

## Part by part

marengo-part-declare = Declare activated
marengo-part-bombard = Bombard with { $gun }
marengo-part-struck = The hit falls on { $face }
marengo-part-attack = Assault over approach { $over }
marengo-part-damage = Loses strength: { $face }
marengo-part-maneuver = Maneuver attack
marengo-part-leave = Leaves: { $where }
marengo-part-cross = Cross { $road } by road
marengo-part-arrive = Come in at { $entry }
marengo-part-stars = Stars of Austria
marengo-part-put = Blocks: { $blocks }
marengo-part-take = Take off again: { $blocks }
marengo-part-declare-count = How many blocks?
marengo-part-declare-entered = Have Austrians been in a start locale?
    .none = no
marengo-part-gun = How strong is the artillery?
marengo-part-target = Whom does it fire at?
marengo-part-penalty = Which artillery penalty has their approach?
    .none = none
marengo-part-face = Which block?
marengo-part-last = Is no enemy left opposite?
    .none = somebody is
marengo-part-damage-points = How many points?
    .none = 1
marengo-part-action = What is done?
marengo-part-maneuver-start = Where did the group begin its turn?
marengo-part-size = How many blocks?
    .none = 1
marengo-part-facing = Are enemies in reserve there?
marengo-part-maneuver-road = By which road?
    .none = off the roads
marengo-part-how = What does the group do?
marengo-part-where = Which position?
marengo-part-faces = Which blocks?
marengo-part-loser = Who takes the loss?
    .none = nobody to choose
marengo-part-width = How wide is the approach?
marengo-part-number = How many attackers?
marengo-part-enemies = How many defenders?
marengo-part-inf = Infantry penalty there?
    .none = none
marengo-part-cav = Cavalry penalty there?
    .none = none
marengo-part-obstacle = An obstacle to cavalry there?
    .none = no
    .value = yes
marengo-part-home_cav = Cavalry penalty on the attackers' side?
    .none = none
marengo-part-home_obstacle = An obstacle to cavalry on the attackers' side?
    .none = no
    .value = yes
marengo-part-cross-road = Which road, and where?
marengo-part-step = With which step?
    .none = the next one
marengo-part-back = In which direction?
    .none = forward
marengo-part-arrive-entry = At which entry?
marengo-part-arrive-road = Along which road?
marengo-part-entrance = How is the entry locale?
marengo-part-red = Red stars?
marengo-part-green = Green stars?
marengo-part-blue = Blue stars?

marengo-field-books = the books

## Why not

BM-MAP-11 = No locale holds so many blocks ({ $count }); in the whole box: { $most }.
BM-VIC-03 = Stars on the map: { $most }; named: { $count }.
BM-BOMB-09 = { $face } survives a loss of { $points }, so an enemy is left there.
BM-BOMB-21 = A penalty counts only against enemies who block the approach opposite the artillery.
BM-ASLT-24 = { $seat }'s army is demoralized: it starts no assault.
BM-AS04-08 = { $seat } has not so many blocks left at { $place }.
BM-CMD-03 = By road every block is a group of its own, not { $count } together.
BM-CMD-20 = One block alone cannot be split.
BM-CMD-22 = Before the movement cavalry leaves a group only after a won assault.
BM-BLK-12 = Whoever blocks an approach does not use a road: road movement begins in reserve.
BM-AMB-10 = { $case ->
        [road] Whoever comes onto the map comes by road: say which kind.
       *[none] Whoever comes onto the map does not attack in the same move at this table.
    }
BM-REIN-04 = Three blocks have come in at { $entry } this turn: that is all.
BM-REIN-07 = { $case ->
        [full] There is no room at { $entry }: reinforcements wait.
       *[held] Enemies are at { $entry }: reinforcements wait.
    }
BM-RET-01 = Name the blocks that leave.
BM-RET-06 = The reserve has been entered already: it pays only once.
BM-RET-09 = { $case ->
        [free] Those who lost the assault take no further loss.
       *[no-assault] There was no assault: nobody here was beaten in one.
    }
BM-RET-11 = Say who takes the loss before they go: { $faces }.
BM-RET-19 = Name the blocks that have nowhere to go.
BM-VIC-07 = { $case ->
        [table] The stars are counted for the whole table: leave the side out.
       *[early] Stars are counted when the battle is over and morale has not decided it.
    }
BM-TURN-12 = { $case ->
        [deploy] The map can be taken up at the start of a turn, before anything has happened in it.
       *[put] Blocks are put on the map only when a table without one goes on with it.
    }
BM-MAP-15 = { $place } is no place on this board.
BM-MAP-22 = { $seat } has no display of that name: { $place }.
BM-SET-08 = { $seat } has no block anywhere yet.
