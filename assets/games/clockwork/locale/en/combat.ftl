# Clockwork Wars: the combat phase (support, Leviathan, battles, attrition), its hints and the calculator.

## What a player is asked

clockwork-ask-support = Give support orders, then pass
clockwork-ask-unleash = Send the Leviathan into a battle, or pass and keep it
clockwork-ask-battle = Which battle is resolved next?
clockwork-ask-keep = The battle is won: which units stay?
clockwork-ask-lose = Out of supply: which unit is lost?

## Units, and army strengths as sums

clockwork-no-units = nothing
clockwork-units = { $soldiers ->
        [0] {""}
        [one] 1 soldier
       *[other] { $soldiers } soldiers
    }{ $agent ->
        [0] {""}
        [1] Agent
       *[other] , Agent
    }{ $hunter ->
        [0] {""}
        [1] Hunter
       *[other] , Hunter
    }{ $engineer ->
        [0] {""}
        [1] Engineer
       *[other] , Engineer
    }{ $crasher ->
        [0] {""}
        [1] Crasher
       *[other] , Crasher
    }{ $guardian ->
        [0] {""}
        [1] Guardian
       *[other] , Guardian
    }{ $tank ->
        [0] {""}
        [1] Steam Tank
       *[other] , Steam Tank
    }
clockwork-sum = { $soldier }{ $agent ->
        [0] {""}
       *[other] {" "}+ { $agent } (Agent)
    }{ $hunter ->
        [0] {""}
       *[other] {" "}+ { $hunter } (Hunter)
    }{ $tank ->
        [0] {""}
       *[other] {" "}+ { $tank } (Steam Tank)
    }{ $guardian ->
        [0] {""}
       *[other] {" "}+ { $guardian } (Guardian)
    }{ $stronger ->
        [0] {""}
       *[other] {" "}+ { $stronger } (cards)
    }{ $weaker ->
        [0] {""}
       *[other] {" "}− { $weaker } (cards)
    }{ $tacops ->
        [0] {""}
       *[other] {" "}+ { $tacops } (Tactical Operations)
    }

## Support

clockwork-no-battles = Nobody meets an enemy: no battles this round.
clockwork-support-none = { $seat } has no support order to give.
clockwork-support-passed = { $seat } passes: no more support orders this round.
clockwork-supported = { $seat } supports the battle in { $to } from { $start }: { $units }.
clockwork-hunted = { $seat }'s Hunter joins the battle in { $to }.
clockwork-crashed = { $seat }'s Crasher goes off in { $tile } and eliminates { $count ->
        [0] nobody
        [one] 1 soldier
       *[other] { $count } soldiers
    }.
clockwork-killed = { $seat }'s Agent eliminates { $victim }'s only soldier in { $tile }.
clockwork-eliminated = { $seat } loses in { $tile }: { $units }.

## The Leviathan

clockwork-unleashed = { $seat } sends the Leviathan into the battle in { $tile }.
clockwork-leviathan-held = { $seat } keeps the Leviathan for later.
clockwork-devoured = The Leviathan brings { $seat } { $vp } VP, { $total } in all, and is out of the game.

## Battles

clockwork-battle-strength = { $tile }, { $seat }: { $parts ->
        [one] strength { $strength }
       *[other] { $sum } = { $strength }
    }
clockwork-battle-alliance = { $tile }, { $seat } and { $ally } together: { $strength }
clockwork-battle-won = { $ally_id ->
        [nobody] { $seat } wins
       *[other] { $seat } and { $ally } win
    } the battle in { $tile } with { $strength } to { $second }{ $tactics ->
        [0] {""}
       *[other] {" "}by Tactical Operations
    }: { $lost ->
        [0] every unit stays
       *[other] { $keep ->
            [one] 1 unit stays
           *[other] { $keep } units stay
        }
    }.
clockwork-battle-drawn = The battle in { $tile } is a draw: all units there are eliminated.
clockwork-battle-lone = { $ally_id ->
        [nobody] { $seat } has
       *[other] { $seat } and { $ally } have
    } no opponent left in { $tile } and { $ally_id ->
        [nobody] keeps
       *[other] keep
    } every unit.
clockwork-battle-nobody = Nobody is left in { $tile }: there is nothing to fight for.
clockwork-battle-leviathan = The Leviathan wins the battle in { $tile } for { $seat }.
clockwork-battle-held = { $seat } controls { $tile }: { $units }.
clockwork-battle-empty = { $tile } is unoccupied.

## Attrition

clockwork-unsupplied = { $seat }'s { $tile } is out of supply: one unit has to go.
clockwork-attrition-spared = { $seat }'s { $tile } is out of supply, but attrition does not touch what stands there ({ $units }).
clockwork-attrition-named = { $seat } names as the loss in { $tile }: { $units }. Attrition does not touch it, so nothing is lost.

## What a move would do, told before it is made

clockwork-hint-battle = { $parts_id ->
        [none] nobody is left
       *[other] { $parts }
    }: { $verdict_id ->
        [won] { $seat } { $ally ->
            [0] wins
           *[other] and ally win
        }, { $lost ->
            [0] every unit stays
           *[other] { $keep ->
                [one] 1 unit stays
               *[other] { $keep } units stay
            }
        }
        [drawn] a draw, all units are eliminated
        [lone] { $seat } keeps every unit
        [leviathan] the Leviathan wins for { $seat }
       *[nobody] { $tile } is unoccupied
    }
    .label = { $verdict_id ->
        [won] { $seat } keeps { $keep }
        [drawn] draw
        [lone] { $seat } keeps all
        [leviathan] Leviathan
       *[nobody] empty
    } · { $parts_id ->
        [none] nobody
       *[other] { $parts }
    }
clockwork-hint-support = then { $parts_id ->
        [none] nobody is left in { $tile }
       *[other] in { $tile } { $parts }
    }: { $verdict_id ->
        [won] { $seat } { $ally ->
            [0] would win
           *[other] and ally would win
        } and keep { $lost ->
            [0] every unit
           *[other] { $keep ->
                [one] 1 unit
               *[other] { $keep } units
            }
        }
        [drawn] a draw
        [lone] { $seat } would keep every unit
        [leviathan] the Leviathan would win for { $seat }
       *[nobody] unoccupied
    }{ $left ->
        [0] ; leaves { $start } empty
       *[other] {""}
    }
    .label = { $verdict_id ->
        [won] { $seat } keeps { $keep }
        [drawn] draw
        [lone] { $seat } keeps all
        [leviathan] Leviathan
       *[nobody] empty
    } · { $parts_id ->
        [none] nobody
       *[other] { $parts }
    }
clockwork-hint-unleash = wins { $tile } and brings { $vp } VP
clockwork-hint-keep = lost in { $tile }: { $units }
clockwork-hint-lose = { $left ->
        [0] leaves { $tile } empty
        [one] 1 unit left in { $tile }
       *[other] { $left } units left in { $tile }
    }
clockwork-hint-deploy = { $left ->
        [0] pool empty
       *[other] { $left } left in the pool
    }{ $count ->
        [0] , no enemy met so far
       *[other] , strength against enemies there now: { $parts }
    }

## The calculator

clockwork-calc-title = Battle, supply, scoring
clockwork-calc-group-red = Red
clockwork-calc-group-blue = Blue
clockwork-calc-group-white = White
clockwork-calc-group-green = Green
clockwork-calc-group-battle = Battle
clockwork-calc-group-supply = Supply of a tile
clockwork-calc-group-scoring = Scoring
clockwork-calc-red-soldiers = soldiers
clockwork-calc-red-special = Agent
clockwork-calc-red-tank = Steam Tank
clockwork-calc-red-bonus = cards
clockwork-calc-blue-soldiers = soldiers
clockwork-calc-blue-special = Engineer
clockwork-calc-blue-tank = Steam Tank
clockwork-calc-blue-bonus = cards
clockwork-calc-white-soldiers = soldiers
clockwork-calc-white-tank = Steam Tank
clockwork-calc-white-bonus = cards
clockwork-calc-green-soldiers = soldiers
clockwork-calc-green-special = Hunter
clockwork-calc-green-tank = Steam Tank
clockwork-calc-green-bonus = cards
clockwork-calc-tacops = Tactical Operations
clockwork-calc-leviathan = Leviathan
clockwork-calc-allied = two against two
clockwork-calc-nobody = nobody
clockwork-calc-red = Red
clockwork-calc-blue = Blue
clockwork-calc-white = White
clockwork-calc-green = Green
clockwork-calc-no = no
clockwork-calc-yes = yes
clockwork-calc-linked = linked to the capital
clockwork-calc-city-units = units in a village there
clockwork-calc-affected = units attrition can take
clockwork-calc-forests-1 = forests with 1 unit
clockwork-calc-forests-2 = forests with 2 units
clockwork-calc-forests-3 = forests with 3 or more
clockwork-calc-lakes = lakes with 2 or more
clockwork-calc-fire-lakes = lake of fire, 2 or more
clockwork-calc-influence = influence at the end
clockwork-calc-army = { $seat }: { $parts ->
        [one] strength { $strength }
       *[other] { $sum } = { $strength }
    }
clockwork-calc-supply = Supply: { $case_id ->
        [linked] supplied by the capital, nothing is lost.
        [city] supplied by the city, nothing is lost.
        [immune] out of supply, but attrition touches nobody there.
       *[lost] out of supply, one unit is lost.
    }
clockwork-calc-scoring = Scoring: forests { $forests } + lakes { $lakes } = { $vp } VP; influence at the end { $final } VP.
clockwork-calc-verdict = { $verdict_id ->
        [won] { $ally_id ->
            [nobody] { $seat } wins
           *[other] { $seat } and { $ally } win
        } with { $strength } to { $second }: { $lost ->
            [0] every unit stays
           *[other] { $keep ->
                [one] 1 unit stays
               *[other] { $keep } units stay
            }, { $lost } lost
        }.
        [drawn] A draw: all units are eliminated.
        [lone] No opponent: every unit stays.
        [leviathan] The Leviathan wins for { $seat }: no losses, { $vp } VP.
       *[nobody] Nobody is there.
    }

## Objections: support

CW-SUP-01 = It is { $turn_id ->
        [nobody] nobody's turn
       *[other] { $turn }'s turn
    } to give support orders, not { $seat_id ->
        [nobody] the whole table's
       *[other] { $seat }'s
    }.
CW-SUP-03 = { $case_id ->
        [citadel] { $tile } is no citadel, so no support comes from there.
        [control] { $seat } does not control { $tile }.
        [battle] There is no battle in { $tile } to support.
       *[beside] { $tile } is not beside { $start }.
    }
CW-SUP-04 = { $tile } is contested itself until its battle is resolved: it cannot support another one.
CW-SUP-05 = Only soldiers leave a citadel to support a battle, no special units and no generals.
CW-SUP-06 = { $case_id ->
        [none] Name at least one soldier of { $seat } in { $tile }{ $count ->
            [one] ; there is 1
           *[other] ; there are { $count }
        }.
       *[more] { $seat } has only { $count ->
            [one] 1 soldier
           *[other] { $count } soldiers
        } in { $tile }.
    }
CW-SUP-10 = { $seat } has passed and gives no more support orders this round.
CW-A-07 = { $case_id ->
        [guardian] The Guardian stays in { $tile }: not even a table that lets all units support moves him.
        [tank] The Steam Tank never enters the Guardian's tile { $tile }.
        [engineer] There is an Engineer in { $tile } already, and never two on one tile.
       *[not-there] { $seat } has no such unit in { $tile }.
    }
CW-A-08 = This table sends the soldiers of { $start } to one battle a round only, and that is the one in { $tile }.
CW-A-09 = At this table nobody joins a battle of others, and { $seat } is not part of the one in { $tile }.
CW-A-58 = { $holder } controls { $tile }: only the controller of a shared citadel sends soldiers from it.
CW-HUNT-03 = { $case_id ->
        [none] { $seat } has no Hunter on the map.
        [there] The Hunter is in { $to } already.
       *[far] { $to } is more than 2 tiles from the Hunter in { $start }.
    }
CW-HUNT-05 = The Hunter moves only into a battle, and there is none in { $to }.
CW-A-28 = { $seat }'s Hunter has moved this round; at this table he does so once.
CW-CRASH-03 = { $case_id ->
        [unused] { $seat }'s Crasher in { $tile } has to be used before { $seat } passes.
       *[none] { $seat } has no Crasher on the map.
    }
CW-CRASH-04 = { $case_id ->
        [many] A Crasher eliminates { $most ->
            [one] 1 soldier
           *[other] { $most } soldiers
        } at most.
        [enemy] { $victim } is no enemy in this game.
       *[fewer] { $victim } has only { $count ->
            [one] 1 soldier
           *[other] { $count } soldiers
        } in { $tile }.
    }
CW-CRASH-06 = A Crasher eliminates soldiers only, no special units and no generals.
CW-A-32 = At this table a Crasher strikes only where he stands, in { $tile }.
CW-AGENT-05 = { $case_id ->
        [none] { $seat } has no Agent in { $tile }.
        [battle] There is no battle in { $tile }.
       *[soldiers] The Agent acts against exactly one enemy soldier; in { $tile } there { $count ->
            [0] is none
            [one] is 1
           *[other] are { $count }
        }.
    }
CW-A-22 = An enemy special unit or general is in { $tile } too, and at this table the soldier has to be the only enemy unit.
CW-A-23 = { $seat }'s Agent has eliminated a soldier this round; at this table he does so once.

## Objections: Leviathan, battles, attrition

CW-LEV-02 = { $case_id ->
        [phase] The Leviathan is played after all players have passed in the support segment.
        [done] { $seat } has decided about the Leviathan this round.
       *[none] { $seat_id ->
            [nobody] Say who plays the Leviathan.
           *[other] { $seat } has no Leviathan in the display.
        }
    }
CW-LEV-03 = { $case_id ->
        [battle] There is no battle in { $tile } for the Leviathan.
       *[units] { $seat } has no unit in { $tile }: the Leviathan needs one in its battle.
    }
CW-LEV-08 = The Guardian is in { $tile }: the Leviathan cannot attack there.
CW-ALLY-29 = Only { $seat }'s ally has units in { $tile }: the Leviathan needs an own one in its battle.
CW-BATTLE-01 = There is no battle in { $tile } left to resolve.
CW-BATTLE-02 = { $case_id ->
        [theirs] The battle in { $tile } is not one of { $seat }'s.
       *[turn] { $turn_id ->
            [nobody] No battle is left to resolve.
           *[other] { $turn } resolves battles now.
        }
    }
CW-BATTLE-09 = The difference leaves { $keep ->
        [one] 1 unit
       *[other] { $keep } units
    } in { $tile }, not { $count }.
CW-BATTLE-10 = { $case_id ->
        [first] First { $seat } says which units stay in { $tile }.
        [none] Nothing is left to choose in { $tile }.
        [chooser] { $seat } chooses which units stay in { $tile }.
       *[there] { $seat } has no such units to keep in { $tile }; there are: { $units }.
    }
CW-BATTLE-18 = { $tile } is a capital: there is never a battle.
CW-BASE-10 = Nobody takes own units off the map unasked: { $keep ->
        [one] 1 unit stays
       *[other] { $keep } units stay
    } in { $tile }, and only { $count ->
        [one] 1 is
       *[other] { $count } are
    } named.
CW-ATTR-03 = { $seat_id ->
        [nobody] Say whose unit is lost.
       *[other] { $seat } owes no unit in { $tile }.
    }
CW-ATTR-06 = { $seat } has no such unit in { $tile }; there are: { $units }.
CW-ATTR-07 = Attrition does not touch { $units } in { $tile }: name another unit there.
