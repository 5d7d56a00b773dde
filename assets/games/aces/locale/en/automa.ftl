# The Automa: playing alone or together.

aces-option-players-coop = two together against the Automa
aces-option-players-solo = one, against the Automa
aces-option-side = Your team
aces-option-side-allies = the Allies
aces-option-side-germany = Germany
aces-option-difficulty = Automa's strength
aces-option-difficulty-standard = standard: one more gun
aces-option-difficulty-easy = easy: no extra units
aces-option-difficulty-hard = hard: one more gun, one more infantry
aces-option-difficulty-overkill = overkill: a tank and special infantry more
aces-option-half-whole = the whole map (two together)
trouble-aces-whole-map = Two sides play on half of the map; only two players together against the Automa may use all of it.
trouble-aces-automa-mission = { $mission ->
        [ardennes] The Automa does not play mission Ardennes: its priorities say nothing about a coast that tanks have to reach.
       *[other] The Automa does not play mission V2: its priorities say nothing about where to hide a launcher and what to fire at.
    } It plays skirmishes, weather and mountains.
trouble-aces-automa-sets = The Automa chooses nothing in secret: play with one set or two.
aces-field-automa = the Automa
aces-field-attacked = attacked this turn
aces-field-unit = unit that acts
aces-field-target = what it attacks

## What is asked

aces-ask-reveal = Turn the next start tile of the Automa
    .roll = Let the laptop turn one
    .type = Type the number on the real tile
aces-ask-draw = Draw a unit from the Automa's cup
    .roll = Let the laptop draw one
    .type = Type which one you have drawn
aces-ask-lot-armies = Chance decides which armies of the Automa act: { $about }
    .label = Chance: which armies act
aces-ask-lot-unit = Chance decides which unit of the Automa acts next: { $about }
    .label = Chance: which unit is next
aces-ask-lot-hex = Chance decides where a unit of the Automa goes: { $about }
    .label = Chance: where it goes
aces-ask-lot-target = Chance decides whom a unit of the Automa attacks: { $about }
    .label = Chance: whom it attacks
aces-ask-lot-aim = Chance decides which hex a unit of the Automa aims at: { $about }
    .label = Chance: which hex it aims at
aces-ask-lot-type = Chance decides what the Automa buys: { $about }
    .label = Chance: what it buys
aces-ask-lot-factory = Chance decides in which factory the Automa puts it: { $about }
    .label = Chance: in which factory
aces-ask-step = The Automa goes on
aces-ask-tell-goal = { $about }: how near to a neutral or enemy factory does it come?
aces-ask-tell-range = { $about }: whom can it attack after its move?
aces-ask-tell-here = { $about }: whom can it attack from where it stands now?
aces-ask-tell-facts = Attack { $about }: what is true of the target?
aces-ask-tell-caught = { $about } moves: does anybody intercept it?
aces-ask-tell-hit = { $about } aims so that its target and most other enemies are hit: who is hit, own units too?
aces-ask-tell-woods = Of those that { $about } hits, who is in the forest?
aces-ask-tell-threatened = Which of its empty factories can enemy infantry reach next turn?
aces-ask-tell-nearest = Which of its factories is an enemy nearest to? If equal: where most are so near, then the second nearest
aces-ask-strike = { $about } attacks
aces-ask-reply = { $about } shoots back at the Automa: roll its dice, or type its hits
    .label = { $about } shoots back: dice or hits

aces-do-reveal = The Automa's start tile: { $tile }
aces-do-draw = { $type } is drawn from the cup
aces-do-step = { $kind ->
        [move] The Automa: { $type } { $unit }{ $stays ->
            [0] {" "}moves { $start } to { $hex }
           *[other] {" "}stays on { $hex }
        }{ $target_id ->
            [none] {""}
           *[other] , then attacks { $target }
        }
        [blind] The Automa: { $type } { $unit } { $rule ->
            [AA-AIN-01] occupies { $factory }
            [AA-AIN-02] goes beside a factory
            [AA-AIN-04] goes so near to a factory that it is beside it next turn
            [AA-AIN-06] goes towards the nearest factory
            [AA-AGU-02] approaches its target as far as it can
            [AA-AMB-56] stays
           *[other] moves and attacks { $target }
        }
        [buy] The Automa buys { $type } on { $factory }
        [repair] The Automa repairs { $type } { $unit }
       *[none] The Automa goes on
    }
aces-hint-tell = { $hits ->
        [one] 1 fixed hit
       *[other] { $hits } fixed hits
    }: { $destroyed ->
        [1] destroys it
       *[0] { $damage } damage
    }
aces-do-tell = { $none_of ->
        [1] { $asked ->
            [caught] Nobody intercepts it
           *[other] None of it
        }
       *[0] { $beside ->
            [1] { $asked ->
                [goal] Comes beside one where no own infantry waits, or enemy infantry does too
               *[other] Beside a factory.{" "}
            }
           *[0] {""}
        }{ $soon ->
            [1] Beside one next turn{" "}
           *[0] {""}
        }{ $towards ->
            [1] Only nearer to one{" "}
           *[0] {""}
        }{ $forest ->
            [1] In the forest.{" "}
           *[0] {""}
        }{ $far ->
            [1] From 2 hexes away or more.{" "}
           *[0] {""}
        }{ $near ->
            [1] Reaches a factory next turn.{" "}
           *[0] {""}
        }{ $driven ->
            [1] Own infantry reaches its factory next turn.{" "}
           *[0] {""}
        }{ $never ->
            [1] Nobody intercepts this turn
           *[0] {""}
        }{ $parts_id ->
            [none] {""}
           *[other] { $asked ->
                [goal] Occupies { $parts }: it stands beside it, and no enemy infantry does
                [caught] { $parts } intercepts it
               *[other] { $parts }
            }
        }
    }
aces-do-strike = The Automa: { $unit } attacks { $target }
aces-do-lot = Chance: { $option }
aces-do-reply = Dice in return: { $dice }
aces-do-replied = { $hits ->
        [one] 1 hit in return
       *[other] { $hits } hits in return
    }

## Log lines

aces-drawn = From the cup: { $type } { $unit } stands on { $hex }, army { $army }.
aces-lot = { $about ->
        [armies] Chance ({ $number } of { $count }): of the Automa's armies these act: { $option }.
        [type] Chance ({ $number } of { $count }): the Automa buys { $option }.
       *[other] Chance ({ $number } of { $count }) chooses { $option } among { $parts }.
    }
aces-ahead-tie = { $about ->
        [armies] Chance says which armies act: { $parts }. Here as if it were { $option }.
       *[other] A tie: { $parts }. Here as if chance chose { $option }.
    }
aces-ahead-let-pass = { $unit } could be intercepted here. Here as if nobody did.
aces-ahead-reply = { $unit } shoots back with dice. Here as if none hit.
aces-ahead-dice = Then dice decide, and what follows cannot be foreseen.
aces-ahead-set-up = What the Automa would do can be told once everything is set up.
aces-ahead-books = Without a map the Automa asks for distances. Its units act in this order; each would rather attack whoever is named first.
aces-ahead-deploy = Range, forest and factories may change that. With “deploy” the table goes on with the map: then every step can be told.
aces-ahead-unit = { $type } { $unit }: { $seeks ->
        [1] asks how near to a factory it comes; else it asks
       *[0] asks
    } { $count ->
        [0] nothing, for it can damage nobody
       *[other] who is in range: { $parts }
    }.
aces-ahead-place = Then it buys { $type }, and asks which of these an enemy is near to: { $parts }.
aces-ahead-saves = { $coins ->
        [0] Then it has no coins left.
        [one] Then it keeps 1 coin.
       *[other] Then it keeps { $coins } coins.
    }
aces-automa-told = { $about_id ->
        [none] Told
       *[other] Told of { $about }
    }: { aces-do-tell }
aces-automa-goes = { $type } { $unit }: { $rule ->
        [AA-AIN-01] occupies { $factory }.
        [AA-AIN-02] goes beside a factory, to the hex by { $letters }.
        [AA-AIN-04] goes so near to a factory that it is beside it next turn, to the hex by { $letters }.
        [AA-AIN-06] goes as near as possible to the nearest factory, to the hex by { $letters }.
        [AA-AGU-02] approaches the target of highest priority as far as it can, to the hex by { $letters }.
        [AA-AMB-56] stays.
       *[other] to the hex by { $letters }, attacks { $target_type } { $target } ({ $hits ->
            [one] 1 fixed hit
           *[other] { $hits } fixed hits
        }).
    }
aces-automa-acts = { $type } { $unit }: { $stays ->
        [0] { $start } → { $hex }
       *[other] stays on { $hex }
    }{ $target_id ->
        [none] {""}
       *[other] , attacks { $target_type_id ->
            [none] hex { $target }
           *[other] { $target_type } { $target }
        } ({ $hits ->
            [one] 1 fixed hit
           *[other] { $hits } fixed hits
        })
    }

## Why

aces-why-unit = { $count ->
        [one] { $type } { $unit } is next: the only one of its kind that has not acted.
       *[other] { $type } { $unit } acts; of its kind these have not acted yet: { $parts }.
    }
aces-why-first = It can do action { $action }; these could do a later one only: { $parts }.
aces-why-not = Not action { $action }: { $rule ->
        [AA-AIN-01] there is no factory beside it that it could occupy without enemy infantry next to it
        [AA-AIN-02] it comes beside no factory where it may wait
        [AA-AIN-04] it does not come so near to a factory that it could be beside it next turn
        [AA-AIN-05] it can neither destroy anybody nor attack infantry beside a factory
        [AA-AIN-06] it does not come nearer to a factory
        [AA-AGU-01] nobody that it could damage comes into its range
       *[AA-AGU-02] there is nobody it could approach
    }.
aces-why-action = Action { $action }: { $rule ->
        [AA-AIN-01] it occupies a factory
        [AA-AIN-02] it goes beside a factory
        [AA-AIN-04] it can be beside a factory next turn
        [AA-AIN-05] it attacks by priority a or b
        [AA-AIN-06] it goes towards the nearest factory ({ $goal_parts })
        [AA-AGU-01] it attacks
        [AA-AGU-02] it approaches { $goal_parts ->
            [none] the nearest enemy
           *[other] { $goal_parts }
        }
       *[AA-AMB-56] there is nothing it could do, so it stays
    }.
aces-why-among = { $about ->
        [target] { $count ->
            [one] The only target: { $parts }.
           *[other] Targets: { $parts }.
        }
        [factory] { $count ->
            [one] The only factory with room: { $parts }.
           *[other] Factories with room: { $parts }.
        }
       *[hex] { $count ->
            [one] The only hex: { $parts }.
           *[other] Hexes: { $parts }.
        }
    }
aces-why-letter = { $letter_id ->
        [g2] g, in hexes
        [most] most enemies equally near
        [1] most enemies damaged
        [2] { $about ->
            [aim] fewest own units hit
           *[other] second nearest enemy
        }
       *[other] { $letter }
    }: keeps { $parts }, not { $gone_parts }.
aces-why-lot = Chance has chosen { $option } among { $parts }.
aces-why-aim = It aims at { $hex }, so that { $target } and most others are hit.
aces-why-hits = Fixed hits: attack value { $value }, { $damage } damage, { $level ->
        [0] recruit
        [1] veteran
       *[other] hero
    }: { $hits }.
aces-why-repair = { $type } { $unit } is repaired; damaged in own factories: { $parts }.
aces-why-letters = Its hex is found by the movement priorities { $letters }, in this order.
aces-why-buy = It buys { $type }: { $rule ->
        [AA-ABY-02] it has fewer than 2 infantry
        [AA-ABY-03] it has enough infantry
        [AA-AMB-28] it cannot pay for what it wants
       *[other] it has four tanks
    }.

## Why not

AA-AUT-01 = { $case ->
        [over] The game is over.
        [turn] It is { $seat }'s turn, not the Automa's.
        [all] The Automa's steps are entered for the whole table.
        [waits] The Automa has nothing to do now.
       *[itself] { $seat } is the Automa: nobody decides for it.
    }
AA-AUT-04 = { $case ->
        [nothing] The Automa asks nothing now.
        [all] What the Automa asks is told for the whole table.
        [one] Only one answer is possible here.
       *[word] “{ $word }” is no answer here, or it was said twice.
    }
AA-AUT-10 = No unit of the Automa is about to attack.
AA-AUT-06 = { $case ->
        [first] Chance has to decide first.
        [none] Nothing is left to chance now.
        [all] Chance is entered for the whole table.
        [dice] { $number ->
            [one] 1 die was typed
           *[other] { $number } dice were typed
        }, but { $count } are needed.
       *[number] There is no candidate { $number }: they go from 1 to { $count }.
    }
AA-AUS-07 = { $case ->
        [drawing] First draw the units for the tile that was turned.
       *[tile] No start tile of the Automa is to be turned now.
    }
AA-AUS-08 = { $case ->
        [now] Nothing is drawn from the cup now.
       *[cup] No { $type } is left in the cup.
    }
AA-AHT-01 = { $type } { $unit } is the Automa's: it makes fixed hits in return, none are typed.
AA-CMB-08 = { $case ->
        [nobody] Nobody shoots back at the Automa now.
       *[other] It is not { $seat } who shoots back.
    }
AA-COP-04 = { $type } { $unit } goes onto tile { $own } or the shared tile 3; tile { $army } is the other player's.
