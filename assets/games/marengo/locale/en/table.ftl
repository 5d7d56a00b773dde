# The table in words, looking back on a game, hints, corrections, options.

## The table in words

marengo-show-turn = { $hour }:00, round { $round } of { $rounds } · { $seat }: { $phase ->
        [tell] hidden faces are told
        [start] start of the turn
        [bombard] 1 bombardment
        [assault] 2 assaults
        [move] 3 movement
        [announce] 4 announcement
       *[over] the battle is over
    } · { $commands ->
        [one] 1 command point left
       *[other] { $commands } command points left
    } · { $board }
marengo-show-side = { $seat_full }: morale { $morale }{ $broken ->
        [0] {""}
       *[other] {" "}(demoralized)
    } · { $count ->
        [one] 1 block on the map
       *[other] { $count } blocks on the map
    } · { $lost ->
        [one] 1 strength point lost
       *[other] { $lost } strength points lost
    }{ $announced ->
        [0] {""}
       *[other] {" "}· bombardment announced
    }
marengo-show-assault = Assault by { $seat } from { $place } on { $to }: { $attacker_faces_id ->
        [none] nobody is left in the first row
       *[other] { $attacker_faces }
    } against { $defender_faces_id ->
        [none] nobody in the first row
       *[other] { $defender_faces }
    }
    .label = Assault by { $seat } from { $place } on { $to }
marengo-show-maneuver = Maneuver attack by { $seat } from { $place } into { $to }
    .label = Maneuver attack, { $seat }: { $place_number } into { $to_number }
marengo-show-retreat = { $seat } retreats from { $place }
    .label = { $seat } retreats from { $place_number }
marengo-show-hit = The bombardment strikes { $seat } at { $place }: strength { $points }
    .label = Bombardment of { $seat } at { $place }: { $points }
marengo-show-own = {"  "}{ $place }: { $faces_id ->
        [none] { $count ->
            [one] 1 block
           *[other] { $count } blocks
        }
       *[other] { $parted ->
            [0] { $faces }
           *[other] { $count } of { $faces }
        }
    }{ $asleep ->
        [0] {""}
       *[other] , asleep
    } · { $known ->
        [seen] seen by the enemy
        [open] open in its display
        [mixed] { $among_faces_id ->
            [none] shuffled, the enemy knows nothing
           *[other] shuffled, the enemy knows that among them is: { $among_faces }
        }
       *[unseen] unseen by the enemy
    }
marengo-show-reserve = {"  "}{ $place }: { $seat_side }, { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } in reserve{ $faces_id ->
        [none] {""}
       *[other] : { $faces }
    }{ $asleep ->
        [0] {""}
       *[other] , { $asleep } asleep
    }{ $moved ->
        [0] {""}
       *[other] , { $moved } done
    }
marengo-show-blocking = {"  "}{ $place }: { $seat_side }, { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } blocking{ $faces_id ->
        [none] {""}
       *[other] : { $faces }
    }{ $asleep ->
        [0] {""}
       *[other] , { $asleep } asleep
    }{ $moved ->
        [0] {""}
       *[other] , { $moved } done
    }
marengo-show-waiting = {"  "}{ $place }: { $seat_side }, { $count ->
        [one] 1 block
       *[other] { $count } blocks
    } waiting, from { $hour }:00
marengo-show-star = {"  "}{ $star ->
        [red] red star
        [green] green star
       *[blue] blue star
    } { $place }: { $held ->
        [0] no Austrians
       *[other] held by Austria
    }

## What a move would do

marengo-hint-move = { $cost ->
        [0] free
        [one] 1 command point
       *[other] { $cost } command points
    }{ $enemies ->
        [0] {""}
        [one] , against 1 enemy block
       *[other] , against { $enemies } enemy blocks
    }
marengo-hint-assault = attack { $attack } against { $defence } at most: { $count ->
        [one] 1 block
       *[other] { $count } blocks
    }{ $fire ->
        [0] {""}
       *[other] , whose fire could cost { $fire }
    }
    .label = { $attack } against { $defence } at most

## Looking back on a game; .label stands before the two numbers in a table

marengo-summary-length = { $rounds ->
        [one] 1 hour played to its end
       *[other] { $rounds } hours played to their end
    }
marengo-summary-lost = Strength points lost: { $austrian_name } { $austrian }, { $french_name } { $french }
    .label = strength points lost
marengo-summary-eliminated = Blocks eliminated: { $austrian_name } { $austrian }, { $french_name } { $french }
    .label = blocks eliminated
marengo-summary-assaults = Assaults: { $austrian_name } { $austrian }, { $french_name } { $french }
    .label = assaults
marengo-summary-retreats = Retreats: { $austrian_name } { $austrian }, { $french_name } { $french }
    .label = retreats

## What lies on the table, for corrections

marengo-field-round = round
marengo-field-side = whose turn
marengo-field-phase = phase
marengo-field-commands = command points
marengo-field-morale = morale
marengo-field-broke = demoralized in round
marengo-field-stand = blocks
marengo-field-muster = army
marengo-field-guns = artillery
marengo-field-announced = bombardment announced in turn
marengo-field-last_announced = last announced in turn
marengo-field-bombarded = bombarded in turn
marengo-field-fired = fired in round
marengo-field-lost = strength points lost
marengo-field-shuffled = number of shuffles
marengo-field-entered = Austrians have been in a start locale
marengo-field-declared = blocks declared activated
marengo-field-pontoon = pontoon bridge used
marengo-field-assaulted = approaches assaulted
marengo-field-failed = assaults that failed
marengo-field-taken = locales taken by assault
marengo-field-going = group that may continue
marengo-field-hit = bombardment
marengo-field-assault = assault
marengo-field-maneuver = maneuver attack
marengo-field-retreat = retreat
marengo-field-ready = done with this phase
marengo-field-x = not known
marengo-field-xz = asleep
marengo-phase-start = start of the turn
marengo-phase-bombard = bombardment
marengo-phase-assault = assaults
marengo-phase-move = movement
marengo-phase-announce = announcement
marengo-phase-over = the battle is over

## A new table

marengo-option-board = Board
marengo-option-faces = Hidden faces
marengo-option-faces-shown = are typed when a rule shows them
marengo-option-faces-private = are told unseen, and checked
marengo-option-solitaire = One plays both
marengo-option-solitaire-no = no
marengo-option-solitaire-yes = yes, as we arrange it: nobody shuffles
trouble-marengo-alone = Whoever plays alone hides nothing from anybody: leave “faces” at “shown”.
marengo-phase-tell = who went where
marengo-option-rounds = Rounds
marengo-option-rounds-empty = all the board has, or a smaller number
marengo-option-austrian-bid = Austria bids
marengo-option-austrian-bid-empty = so much less morale for Austria
marengo-option-french-bid = France bids
marengo-option-french-bid-empty = so much less morale for France
marengo-option-reinforcements = Which types do the { $count } French reinforcements have that this board's file does not name? Write them one after the other, e.g. i3 i2 c2, or leave some out; “sample” takes an example of ours:
marengo-option-automatic = Forced steps
marengo-option-automatic-on = happen by themselves
marengo-option-automatic-off = are entered by hand
marengo-automatic-calloff = a bombardment without a target
marengo-automatic-yield = a maneuver attack that nobody can stop
marengo-automatic-hit = the only block that can take a hit
marengo-automatic-show = faces that everybody can work out
marengo-automatic-sacrifice = the only block that can take a loss
marengo-automatic-go = the only way to retreat
marengo-automatic-pass = a defence that nobody can lead
trouble-no-board = There is no board “{ $board }”. There are: { $known }; your own go into the folder that “companion where” names.
trouble-reinforcements = “{ $word }” does not name reinforcements. Write up to { $count } of i1 to i3, c1 to c3, a1 to a3, or sample.
trouble-rounds = “{ $word }” is no number of rounds. Write 1 to { $rounds }, or board.
trouble-bid = “{ $word }” cannot be bid. Write 0 to { $most }.
