# Aces & Armor: names, questions, log lines, the table in words.

aces-title = Aces & Armor
aces-about = Two teams fight for factories with infantry, tanks, guns and aircraft, for one to four players.
aces-g1 = Germany 1
aces-g2 = Germany 2
aces-us = United States
aces-su = Soviet Union
aces-nobody = nobody
aces-kind-unit = unit
aces-kind-hex = hex
aces-kind-type = type of unit
aces-kind-factory = factory
aces-sample = inf1 C3-D4
aces-example-rule = return fire or AA-CMB-04
aces-example-part = coins or inf1
aces-example-word = road
aces-example-change = coins us = 4
aces-headline = { $phase ->
        [choose] choosing units
        [divide] dividing factories
        [assign] spreading armies
        [order] rolling for the start
        [place] placing
        [lay] laying grey tiles
        [hide] hiding the launcher
        [first] rolling for the first turn
        [over] over
       *[other] round { $turn }, { $seat }
    } · factories { $germany } : { $allies } ({ $goal } win)

## What a player is asked

aces-ask-choose = Choose the units of your second set, unseen
aces-ask-divide = Divide the factories of both teams
aces-ask-army = Which units go onto which tile?
aces-ask-start = Everybody rolls one die
aces-ask-flip = Turn one of your start tiles
    .roll = Let the laptop turn one
    .type = Type the number on the real tile
aces-ask-place = Place your army
aces-ask-lay = Lay grey tiles face down around your start numbers
aces-ask-hide = Where is the launcher? Only the Germans may know
aces-ask-fire = Does the launcher fire at a factory?
aces-ask-harm = The launcher is hit: how much damage does its table say?
    .label = V2 is hit: how much damage?
aces-ask-weather = Roll a die for the weather
aces-ask-use = Which of your armies act this turn?
aces-ask-move = Move your units, or go on to naming attacks
aces-ask-intercept = Does one of your units intercept { $about }?
aces-ask-name = Name your attacks in order, or go on to fighting
aces-ask-fight = { $about } attacks: roll the dice, or type the hits
    .label = { $about } attacks: dice or hits
aces-ask-money = Repair, buy, or end your turn
aces-ask-give = Give coins to your ally
aces-begin-roll = type the dice as they lie
aces-begin-hits = type the hits you have counted
aces-something-else = Something else: type it

## Log lines

aces-chosen = { $seat } has chosen { $count ->
        [one] 1 unit
       *[other] { $count } units
    }, face down.
aces-units-shown = { $seat } also begins with: { $parts }.
aces-divided = { $factory } belongs to { $to }.
aces-assigned = { $seat } puts { $parts } into army { $army }.
aces-rolled = { $seat } rolls { $die }.
aces-tied = { $parts } are tied and roll again.
aces-begins = { $phase ->
        [order] { $seat } places first.
       *[other] { $seat } has the first turn.
    }
aces-flipped = { $seat } turns the tile of army { $army }: number { $tile }{ $hex ->
        [field] {""}
       *[other] {" "}at { $hex }
    }.
aces-placed = { $type } { $unit } stands on { $hex }.
aces-tiles-laid = { $seat } lays { $count ->
        [one] a grey tile
       *[other] { $count } grey tiles
    } face down: { $parts }.
aces-launcher-hidden = { $seat } has hidden the launcher under one of the grey tiles.
aces-launcher-at = The launcher is on { $hex }: put the V2 tile there.
aces-tile-turned = The grey tile on { $hex } is turned: a number, not the launcher.
aces-launcher-found = The launcher is found{ $hex ->
        [none] {""}
       *[other] {" "}on { $hex }
    }. All other grey tiles are removed.
aces-rocket = A rocket at { $factory } ({ $die }): { $hit ->
        [0] it misses
       *[other] the factory is destroyed
    }.
aces-launcher-attacked = { $type } { $unit } attacks the launcher.
aces-launcher-damaged = The launcher takes { $points } damage ({ $total } of { $health }).
aces-weather = The weather for three turns ({ $die }): { $weather ->
        [normal] normal
        [frost] frost, water counts as standard terrain
        [mud] mud: road 1, standard 1.5, forest 2
        [drought] drought: standard terrain 0.5
        [storm] storm, artillery reaches 1 hex less
       *[fog] fog, nobody is intercepted
    }.
aces-turn-began = Round { $turn }: { $seat }'s turn{ $armies ->
        [1] , with one army
        [2] , with two armies
       *[other] {""}
    }.
aces-armies-chosen = { $count ->
        [one] { $seat } acts with army { $armies }.
       *[other] { $seat } acts with armies { $armies }.
    }
aces-repaired = { $type } { $unit } is repaired: { $points } damage off, { $coins } coins to the bank.
aces-done = { $phase ->
        [move] { $seat } has done moving.
        [rocket] { $seat } holds fire for now.
        [name] { $seat } has named all attacks.
       *[other] { $seat }'s turn is over.
    }
aces-moved = { $type } { $unit }{ $hex ->
        [field] {" "}has moved
        [water] {" "}has gone into the water
       *[other] : { $start } to { $hex }
    }.
aces-occupied = { $seat } occupies factory { $factory } with { $type } { $unit }{ $former_id ->
        [nobody] {""}
       *[other] , which { $former } held
    }.
aces-destroyed = { $type } { $unit } ({ $seat_side }) is destroyed.
aces-fee-lost = The { $coins } coins under it go { $to_id ->
        [bank] to the bank
       *[other] to { $to }
    }.
aces-intercepted = { $type } { $unit } intercepts { $target_type } { $target }{ $hex ->
        [field] {""}
       *[other] {" "}on { $hex }
    }.
aces-let-pass = { $all ->
        [0] { $seat } lets { $target } pass.
       *[other] { $seat } lets everything pass this turn.
    }
aces-named = Attack { $number }: { $type } { $unit } on { $target_type_id ->
        [none] { $target ->
            [area] an area
           *[other] hex { $target }
        }
       *[other] { $target_type } { $target }
    }.
aces-unnamed = { $seat } takes the attack of { $type_id ->
        [none] { $unit }
       *[other] { $type } { $unit }
    } back.
aces-reordered = The attacks in their new order: { $parts }.
aces-dice = { $dice_id ->
        [none] Dice in return: { $back_dice }
       *[other] Dice: { $dice }{ $back_dice ->
            [none] {""}
           *[other] ; in return { $back_dice }
        }
    }
aces-fought = { $type } { $unit } attacks { $target_type } { $target }: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }{ $red ->
        [0] {""}
       *[other] {" "}(with { $red } red dice)
    }{ $returned ->
        [0] , no return fire
       *[other] , { $back ->
            [one] 1 hit in return
           *[other] { $back } hits in return
        }
    }.
aces-shelled = { $type } { $unit } shells { $target ->
        [area] an area
       *[other] { $target } and the hexes around it
    }: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }.
aces-damaged = { $type } { $unit } takes { $points } damage ({ $total } of 6).
aces-experience = { $type } { $unit } gains { $points } experience ({ $total }){ $rose ->
        [0] {""}
       *[other] { $level ->
            [1] {" "}and is a veteran now
           *[other] {" "}and is a hero now
        }
    }.
aces-duty-done = { $type } { $unit } owes no attack any more: its arrow goes.
aces-duty-lapsed = { $type } { $unit } need not attack what it has intercepted: its army may not act yet.
aces-attack-lost = The attack of { $unit } on { $target } is lost.
aces-income = { $seat } gets { $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    } and has { $total }.
aces-repair-began = { $seat } has { $type } { $unit } repaired for { $coins } coins.
aces-bought = { $seat } buys { $type } { $unit } for { $coins } coins, on { $factory }.
aces-threatened = Watch out: { $target_type } { $target } is beside { $factory } and could take it.
aces-gave = { $seat } gives { $coins } coins: { $ally } gets { $got }{ $fee ->
        [0] {""}
       *[other] , { $fee } goes to the bank
    }.
aces-game-over = { $team ->
        [germany] Germany wins
        [allies] The Allies win
       *[none] A draw
    }: { $reason ->
        [factories] { $goal } factories are held
        [destroyed] all units of the other team are destroyed
        [coast] a German tank has reached the coast
        [tanks] no German tank is left, and none can be bought
        [time] no German tank has reached the coast in time
        [rockets] rockets have destroyed five factories
        [launcher] the launcher is destroyed
        [at-once] both teams have reached what wins at the same moment
       *[both] the last units of both teams have destroyed each other
    } (factories { $germany_factories } : { $allies_factories }).

## The table in words

aces-show-turn = { $phase ->
        [choose] choosing units in secret
        [divide] dividing factories
        [assign] spreading units over tiles
        [order] rolling for who places first
        [place] placing
        [lay] laying grey tiles
        [hide] hiding the launcher
        [first] rolling for the first turn
        [weather] rolling for the weather
        [armies] round { $turn } · { $seat } · choosing armies
        [move] round { $turn } · { $seat } · moving
        [rocket] round { $turn } · { $seat } · the launcher may fire
        [name] round { $turn } · { $seat } · naming attacks
        [fight] round { $turn } · { $seat } · fighting
        [money] round { $turn } · { $seat } · money
       *[over] the game is over
    }{ $map_id ->
        [none] {""}
       *[other] {" "}· { $map }
    }
aces-show-factories = Factories: Germany { $germany }, Allies { $allies }; { $goal } win
aces-show-launcher = Launcher ({ $seat }): { $found ->
        [0] { $hex ->
            [none] hidden
           *[other] hidden on { $hex }
        }
       *[other] { $hex ->
            [none] found
           *[other] found, on { $hex }
        }, damage { $damage } of { $health }
    }; { $ruins } of 5 factories destroyed
aces-show-tiles = { $turned ->
        [0] Grey tiles face down: { $parts }
       *[other] Grey tiles turned: { $parts }
    }
aces-show-weather = Weather: { $weather ->
        [normal] normal
        [frost] frost, water counts as standard terrain
        [mud] mud, movement is slower
        [drought] drought, standard terrain costs 0.5
        [storm] storm, artillery reaches 1 hex less
       *[fog] fog, nobody is intercepted
    }, for { $left ->
        [one] 1 more turn
       *[other] { $left } more turns
    }
aces-show-faction = { $seat_full }: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $factories ->
        [one] 1 factory
       *[other] { $factories } factories
    }, { $units ->
        [one] 1 unit
       *[other] { $units } units
    }
aces-show-tile = {"  "}start tile { $army }: { $tile ->
        [0] face down
       *[other] { $tile }
    }
aces-show-unit = {"  "}{ $type } { $unit }: { $hex ->
        [none] { $army ->
            [0] not assigned
           *[other] army { $army }
        }
       *[other] { $hex ->
            [field] on the map
            [water] in the
           *[other] { $hex }
        }{ $terrain ->
            [forest] , forest
            [water] {" "}water
            [sea] , sea
            [road] , road
            [factory] , factory
           *[other] {""}
        }
    }, damage { $damage }, experience { $xp }{ $level ->
        [0] {""}
        [1] {" "}(veteran)
       *[other] {" "}(hero)
    }{ $repair ->
        [0] {""}
       *[other] , in repair
    }{ $moved ->
        [0] {""}
       *[other] , has moved
    }{ $duty_id ->
        [none] {""}
        [gone] , sits out a turn
       *[other] , must attack { $duty }
    }
aces-show-factory = Factory { $factory }: { $ruin ->
        [0] { $holder }
       *[other] destroyed
    }{ $unit_id ->
        [none] {""}
       *[other] , { $unit } in it
    }
aces-show-attack = Attack { $number }: { $unit } on { $target_id ->
        [area] an area
       *[other] { $target }
    }
aces-show-sample = Sample values are in use: our cards are guesses that fit the rulebook. Type your own (companion where).

## Beside the choices

aces-hint-move = { $halves ->
        [2] 1 point
       *[other] { $half ->
            [0] { $whole }
           *[other] { $whole }.5
        } points
    }{ $watched ->
        [0] {""}
        [one] , could be intercepted once
       *[other] , could be intercepted { $watched } times
    }
aces-hint-attack = { $fixed ->
        [0] { $dice } dice{ $red ->
            [0] {""}
           *[other] {" "}({ $red } red)
        } on { $hits_on } or less, about { $about }.{ $tenth } hits
        [one] 1 fixed hit
       *[other] { $fixed } fixed hits
    } · damage { $damage } %, destroys { $destroy } %{ $back ->
        [0] , no return fire
       *[other] {" "}· { $back_fixed ->
            [0] { $back } dice back
            [one] 1 fixed hit back
           *[other] { $back_fixed } fixed hits back
        }: is hit { $suffer } %, lost { $lose } %
    }
    .label = { $fixed ->
        [0] { $dice } dice
        [one] 1 fixed hit
       *[other] { $fixed } fixed hits
    }: hit { $damage } %, gone { $destroy } %
aces-hint-launcher = { $fixed ->
        [0] { $dice } dice{ $red ->
            [0] {""}
           *[other] {" "}({ $red } red)
        } on { $hits_on } or less, about { $about }.{ $tenth } hits
        [one] 1 fixed hit
       *[other] { $fixed } fixed hits
    }, no return fire{ $known ->
        [0] {""}
       *[1] {" "}· damaged { $damage } %, destroyed { $destroy } %
    }
aces-hint-area = { $fixed ->
        [0] { $dice } dice on { $hits_on } or less, about { $about }.{ $tenth } hits
        [one] 1 fixed hit
       *[other] { $fixed } fixed hits
    } · hits { $units ->
        [one] 1 unit
       *[other] { $units } units
    }{ $friends ->
        [0] {""}
       *[other] , { $friends } of them friends
    }{ $enemies ->
        [0] {""}
       *[other] {" "}· an enemy damaged { $damage } %, destroyed { $destroy } %
    }{ $friends ->
        [0] {""}
       *[other] {" "}· a friend damaged { $suffer } %, destroyed { $lose } %
    }
aces-hint-buy = { $coins } coins, { $left } left

## Looking back

aces-summary-length = { $turns } turns, { $fights } fights
aces-summary-each = { $g1 ->
        [none] {""}
       *[other] { $g1_name } { $g1 }
    }{ $g2 ->
        [none] {""}
       *[other] { $g1 ->
            [none] {""}
           *[other] {", "}
        }{ $g2_name } { $g2 }
    }, { $us ->
        [none] {""}
       *[other] { $us_name } { $us }
    }{ $su ->
        [none] {""}
       *[other] { $us ->
            [none] {""}
           *[other] {", "}
        }{ $su_name } { $su }
    }
aces-summary-taken = Factories taken: { aces-summary-each }
    .label = factories taken
aces-summary-lost = Units lost: { aces-summary-each }
    .label = units lost
aces-summary-bought = Units bought: { aces-summary-each }
    .label = units bought
