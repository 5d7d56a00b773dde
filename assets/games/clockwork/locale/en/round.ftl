# Clockwork Wars: setting up, master spy, recruitment, Steam Tank, call to arms, end of round and game.

## What a player is asked

clockwork-ask-spy = Choose a master-spy action
clockwork-ask-forfeit = Counter-Intelligence: which influence point do you lose?
clockwork-ask-guardian = Place the Guardian on a tile of yours, or pass to keep him in the display
clockwork-ask-recruit = Recruit (a number, if you want fewer workers)
clockwork-ask-tank = Drive the Steam Tank to a neighbouring tile, or pass
clockwork-ask-call = Call your ally to a tile (nobody else is told), or pass

## Parts of a round

clockwork-phase-spy = master-spy phase
clockwork-phase-guardian = beginning of the recruitment phase
clockwork-phase-recruit = recruitment phase
clockwork-phase-tank = beginning of the deployment phase
clockwork-phase-call = call to arms
clockwork-phase-deploy = deployment phase
clockwork-phase-support = support segment
clockwork-phase-leviathan = end of the support segment
clockwork-phase-battle = battle segment
clockwork-phase-attrition = attrition segment
clockwork-phase-study = study segment
clockwork-phase-discovery = discovery segment
clockwork-phase-activation = activation segment
clockwork-phase-score = victory point segment
clockwork-phase-court = court dominance segment
clockwork-phase-pollution = pollution segment
clockwork-phase-count = count of territories
clockwork-phase-over = the game is over

## Log lines; .hand is what is to be done that moves nothing in view

clockwork-spy-action = { $seat } chooses { $action_id ->
        [conscription] Conscription
        [gambit] Gambit
        [rnd] R & D
        [counterintel] Counter-Intelligence
        [technophilia] Technophilia
       *[tacops] Tactical Operations
    }.
clockwork-spy-passed = { $seat } takes no master-spy action this round.
clockwork-conscripted = { $seat } gets 1 worker: { $pool } in the pool, { $supply } left in the supply.
clockwork-conscription-idle = { $seat }'s supply is empty, so Conscription brings no worker.
clockwork-cards-looked-at = { $drawn ->
        [0] There is no espionage card left for { $seat } to draw.
        [one] Only 1 espionage card can be drawn; { $seat } keeps it.
       *[other] { $seat } draws { $drawn } espionage cards and keeps 1.
    }
    .hand = { $drawn ->
        [0] {""}
        [one] {""}
       *[other] look at the top { $drawn } cards of the draw pile and choose one; { $back } under the pile, unseen by the others
    }
clockwork-technophilia-vp = { $seat } gains { $gained } VP for Technophilia and has { $total }. In this round's research phase { $seat } goes first.
clockwork-gambit-moved = { $seat } moves { $unit_id ->
        [agent] the Agent
        [hunter] the Hunter
        [engineer] an Engineer
        [crasher] a Crasher
        [guardian] the Guardian
        [tank] the Steam Tank
       *[soldier] 1 soldier
    } from { $start } to { $to }.
clockwork-counterintel-gained = { $seat } gains 1 influence point of { $domain_id ->
        [magic] magic
        [science] science
       *[religion] religion
    }.
clockwork-counterintel-lost = { $seat } loses 1 influence point of { $domain_id ->
        [magic] magic
        [science] science
       *[religion] religion
    }, if there is one.
    .hand = 1 { $domain_id ->
        [magic] magic
        [science] science
       *[religion] religion
    } IP back into the bank, if there is one
clockwork-counterintel-named = { $actor } makes { $seat } lose an influence point; { $seat } chooses which.
clockwork-forfeited = { $seat } gives up 1 influence point of { $domain_id ->
        [magic] magic
        [science] science
       *[religion] religion
    }.
clockwork-forfeit-idle = { $seat } has no influence to lose.
clockwork-guardian-placed = { $seat } places the Guardian on { $tile }.
clockwork-guardian-kept = { $seat } keeps the Guardian in the display.
clockwork-recruited = { $seat } recruits { $count ->
        [one] 1 worker
       *[other] { $count } workers
    } (capital { $capital }{ $villages ->
        [0] {""}
        [one] , 1 village
       *[other] , { $villages } villages
    }{ $cities ->
        [0] {""}
        [one] , 1 city
       *[other] , { $cities } cities
    }{ $more ->
        [0] {""}
       *[other] , discoveries { $more }
    }: { $entitled } at most) and has { $pool } in the pool.
clockwork-recruit-none = { $seat } recruits nobody: the supply is empty.
clockwork-tank-drove = { $seat }'s Steam Tank drives from { $start } to { $to }{ $case ->
        [contested] , which is contested now.
        [gained] {" "}and takes it.
       *[other] .
    }
clockwork-tank-stayed = { $seat }'s Steam Tank stays on { $tile }.
clockwork-called = { $seat } calls { $ally } to { $tile }. { $ally } need not follow.
    .hand = pass { $ally } a slip that says { $tile }, unseen by the others
clockwork-round-began = Round { $round } of { $last }. { $start } is the start player.
clockwork-age-began = The { $age_id ->
        [early] Early
        [middle] Middle
       *[late] Late
    } Age begins.
clockwork-commanders = Commanders of this round: { $first } and { $second }.
clockwork-control-passed = { $tile } passes from { $ally } to { $seat }, who commands now: both are equally strong there.
clockwork-converted = { $gained ->
        [0] { $seat } has too little influence for a VP ({ $ip } IP) and stays at { $total } VP.
       *[other] { $seat } turns { $ip ->
            [one] 1 influence point
           *[other] { $ip } influence points
        } into { $gained } VP and has { $total }.
    }
    .hand = show the influence behind the screen: { $ip } IP
clockwork-final-score = { $seat }: { $vp } VP, { $territories ->
        [one] 1 territory
       *[other] { $territories } territories
    }.
clockwork-game-over = The game is over. { $ally_id ->
        [nobody] { $winner } wins
       *[other] { $winner } and { $ally } win
    } with { $vp } VP{ $reason ->
        [territories] , tied but with more territories.
        [order] , tied in points and territories but last in the player order.
       *[vp] .
    }

## Objections

CW-ROUND-01 = The game has { $last } rounds, so this cannot be round { $round }.
CW-ROUND-02 = { $case ->
        [table] This is said for the whole table: leave out the colour.
        [no-pass] Nobody passes here: { $phase }.
        [full] This table follows the whole game: it goes on by the players' moves, not by “next”.
        [books] From the books to the whole game you go at the beginning of a round, before the first action.
        [next] Nobody passes here: “next” goes on.
        [numbers] This table keeps the books only: change the numbers with “adjust”, “next” goes on.
       *[phase] This has its place elsewhere: { $phase }. Now: { $now }.
    }
CW-ROUND-03 = This has its place elsewhere: { $phase }. Now: { $now }.
CW-ROUND-04 = This has its place elsewhere: { $phase }. Now: { $now }.
CW-ROUND-05 = This has its place elsewhere: { $phase }. Now: { $now }.
CW-END-02 = The game is over: nothing more can be done.
CW-SETUP-02 = { $case ->
        [figures] { $seat } has { $count ->
            [one] 1 special unit
           *[other] { $count } special units
        }, but the race has { $wanted }.
        [nowhere] A special unit of { $seat } is in a place where it cannot be.
        [books] { $seat } has { $wanted ->
            [one] 1 soldier
           *[other] { $wanted } soldiers
        } on the map by the books, but { $count ->
            [one] 1 is placed
           *[other] { $count } are placed
        }.
       *[discs] { $seat } has { $count ->
            [one] 1 disc
           *[other] { $count } discs
        } in all places together, but must have { $wanted }.
    }
CW-SETUP-07 = { $case ->
        [nine] { $count ->
            [one] There is 1 discovery
           *[other] There are { $count } discoveries
        } in play, but there must be nine.
       *[place] { $slot }: owner and token of this discovery do not fit together.
    }
CW-SETUP-09 = { $general_id ->
        [leviathan] The Leviathan is
        [guardian] The Guardian is
       *[tank] The Steam Tank is
    } in a place or with an owner that cannot be.
CW-SETUP-14 = { $count ->
        [one] There is 1 espionage card
       *[other] There are { $count } espionage cards
    } in the draw pile, the discards and all hands together, but there must be { $wanted }.
CW-BASE-15 = { $start } and { $tile } do not lie side by side.
CW-CTRL-03 = { $case ->
        [attack] { $tile } is another player's capital: capitals cannot be attacked.
       *[capital] { $tile } is { $owner }'s capital: capitals cannot be attacked.
    }
CW-CTRL-04 = Units of several players stand on { $tile } although there is no battle now.
CW-SPY-01 = { $case ->
        [must] { $seat } has to choose a master-spy action.
       *[turn] { $turn_id ->
            [nobody] Everybody has chosen an action.
           *[other] It is { $turn }'s turn to choose an action.
        }
    }
CW-SPY-02 = { $case ->
        [fault] Two players hold the same master-spy action.
       *[taken] { $holder } has already taken { $action_id ->
            [conscription] Conscription
            [gambit] Gambit
            [rnd] R & D
            [counterintel] Counter-Intelligence
            [technophilia] Technophilia
           *[tacops] Tactical Operations
        } this round.
    }
CW-SPY-06 = { $case ->
        [many] Gambit moves at most two units, not { $count }.
       *[absent] { $seat } has no { $unit_id ->
            [agent] Agent
            [hunter] Hunter
            [engineer] Engineer
            [crasher] Crasher
            [guardian] Guardian
            [tank] Steam Tank
           *[soldier] soldier (left)
        } on { $tile } to move.
    }
CW-SPY-07 = { $case ->
        [no-tile] There is no tile { $tile } on this map.
        [court] Gambit moves nobody to the court.
        [same] The unit stands on { $tile } already: name another tile.
       *[control] Gambit moves units only to tiles you control; { $holder_id ->
            [nobody] nobody controls { $tile }.
           *[other] { $holder } controls { $tile }.
        }
    }
CW-SPY-08 = Spies stay on the court: Gambit cannot move { $seat }'s.
CW-SPY-11 = The first move left { $tile } empty, so you no longer control it when the second unit moves.
CW-SPY-14 = { $case ->
        [absent] { $victim } is not playing.
        [self] Counter-Intelligence costs opponents a point, not yourself.
       *[twice] { $victim } is named twice; Counter-Intelligence costs each opponent 1 point.
    }
CW-RECR-01 = { $seat } has already recruited in this round.
CW-RECR-02 = { $seat }'s capital, villages and cities allow { $entitled ->
        [one] 1 worker
       *[other] { $entitled } workers
    }, not { $number }.
CW-RECR-06 = { $supply ->
        [one] There is only 1 disc left in { $seat }'s supply, not { $number }.
       *[other] There are only { $supply } discs left in { $seat }'s supply, not { $number }.
    }
CW-GUARD-01 = { $case ->
        [phase] The Guardian is placed at the beginning of a recruitment phase. Now: { $now }.
       *[turn] { $turn_id ->
            [nobody] Nobody has the Guardian in the display.
           *[other] { $turn } has the Guardian in the display, nobody else can place him.
        }
    }
CW-GUARD-02 = The Guardian is placed on a tile you control; { $holder_id ->
        [nobody] nobody controls { $tile }.
       *[other] { $holder } controls { $tile }.
    }
CW-GUARD-04 = There is a battle on { $tile }, where the Guardian stands: nobody can start one there.
CW-TANK-02 = { $case ->
        [far] The Steam Tank moves one tile at a time: { $tile } is not beside { $start }.
       *[turn] { $turn_id ->
            [nobody] Nobody has the Steam Tank on the map.
           *[other] The Steam Tank is { $turn }'s.
        }
    }
CW-TANK-03 = The Steam Tank moves at the beginning of the deployment phase, before orders are written. Now: { $now }.
CW-TANK-05 = The Steam Tank cannot enter { $tile }: { $owner }'s Guardian stands there.
CW-TANK-12 = The Steam Tank cannot enter { $tile }, the capital of { $owner }.
CW-CRASH-05 = There is a Crasher on { $tile }, although a Crasher leaves the game in the support segment.
CW-TOKEN-05 = By the units on { $tile }, { $slot } should { $owner_id ->
        [nobody] belong to nobody.
       *[other] belong to { $owner }.
    }
CW-POLL-01 = { $count ->
        [one] There is 1 unit
       *[other] There are { $count } units
    } on { $tile }, but pollution leaves only 1.
CW-ALLY-10 = { $tile } is controlled neither by { $seat } nor by { $seat }'s ally.
CW-ALLY-11 = { $victim } is your ally: Counter-Intelligence costs opponents only.
CW-ALLY-15 = { $case ->
        [alone] There is no call to arms without alliances.
        [phase] The call to arms comes before the orders are written. Now: { $now }.
        [no-tile] There is no tile { $tile } on this map.
        [once] { $seat } has already decided about a call to arms.
       *[commander] { $seat } is no commander in this round: only commanders call.
    }
CW-ALLY-30 = { $tile } is controlled by { $ally }, your ally: the Guardian cannot be placed there.
CW-A-12 = { $case ->
        [first] First { $victim } gives up the influence point that Counter-Intelligence costs.
        [victim] At this table { $victim } chooses the domain: name only the player.
        [actor] Name the domain that { $victim } loses, e.g. blue:magic.
        [empty] { $victim } has no influence point of { $domain_id ->
            [magic] magic
            [science] science
           *[religion] religion
        } to give up.
       *[not-named] { $victim } need not give up anything.
    }
CW-A-14 = At this table everybody recruits all workers there are to be had: { $most }, not { $number }.
CW-A-65 = { $ally }, your ally, controls { $tile }; at this table the Steam Tank does not drive there.

## What can go wrong

trouble-colours = This table needs { $number } different colours, clockwise, out of: { $known }.
trouble-alliance-players = Two against two needs four players. Set players to 4, or alliance to no.
trouble-capitals = This table needs { $number } different capitals, in the order of the colours, out of: { $known }.
trouble-map-players = This map has no room for { $number } players. Choose another map, or fewer players.
trouble-journey = I cannot read the way at “{ $word }”. Write it like F1->V1, or hunter F1->V1.
