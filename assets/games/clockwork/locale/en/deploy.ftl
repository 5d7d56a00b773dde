# Clockwork Wars: deployment.

clockwork-ask-deploy = Write your orders
trouble-order-line = I cannot read the order “{ $word }”. Write a place, a colon and who goes there: a number, a special unit, or both with a plus; after “via” the tile of a forced march.

## Log lines; .hand is what is to be done that moves nothing in view

clockwork-orders-written = { $seat } has written orders: { $workers ->
        [0] no worker leaves
        [one] 1 worker leaves
       *[other] { $workers } workers leave
    } the pool, { $left ->
        [0] nobody stays
        [one] 1 stays
       *[other] { $left } stay
    }.
clockwork-orders-revealed = All orders are in and become known.
    .hand = show all orders at the same time
clockwork-agent-lifted = { $seat }'s Agent leaves { $place_id ->
        [court] the court
       *[other] { $place }
    }.
clockwork-deployed = { $seat } deploys { $workers ->
        [0] {""}
        [one] 1 soldier
       *[other] { $workers } soldiers
    }{ $figure_id ->
        [none] {""}
       *[other] { $workers ->
            [0] {""}
           *[other] {" "}and{" "}
        }
    }{ $figure_id ->
        [none] {""}
        [agent] the Agent
        [hunter] the Hunter
        [engineer] an Engineer
       *[crasher] a Crasher
    } on { $tile }{ $via_id ->
        [none] .
       *[other] , by forced march through { $via }.
    }
clockwork-deployed-court = { $seat } sends { $workers ->
        [0] {""}
        [one] 1 spy
       *[other] { $workers } spies
    }{ $figure_id ->
        [none] {""}
       *[other] { $workers ->
            [0] the Agent
           *[other] {" "}and the Agent
        }
    } to the court.
clockwork-deployed-nothing = { $seat } deploys nothing.
clockwork-order-void = { $seat }'s order to { $place_id ->
        [court] the court
       *[other] { $place }
    } cannot be carried out: its units stay where they were.
clockwork-control-gained = { $seat } now controls { $parts }.
clockwork-contested = { $tile } is contested: { $parts }. There will be a battle.

## What speaks against an order

CW-DEPLOY-02 = { $seat_id ->
        [nobody] Say whose orders these are.
       *[other] { $seat } does not play at this table, so there are no orders to write.
    }
CW-DEPLOY-03 = The order to { $place_id ->
        [court] the court
       *[other] { $place }
    } names nobody: write how many workers go there, or which special unit.
CW-DEPLOY-05 = { $seat } has { $pool ->
        [0] no workers
        [one] only 1 worker
       *[other] only { $pool } workers
    } in the pool: with the order to { $place_id ->
        [court] the court
       *[other] { $place }
    }, { $count ->
        [one] 1 is missing
       *[other] { $count } are missing
    }.
CW-DEPLOY-10 = { $case ->
        [waypoint] A forced march to { $tile } cannot lead through { $waypoint }, which does not lie between { $tile } and a tile of yours. Possible: { $parts }.
       *[far] { $tile } is out of reach: you do not control it, nor a tile beside it, nor one two steps away from which you could march.
    }
CW-DEPLOY-11 = No forced march to { $tile } through { $waypoint }: units of { $seat } stand there. Attacking { $waypoint } does not open the way in the same round.
CW-DEPLOY-12 = The forced march to { $tile } needs a unit on the waypoint: { $number ->
        [one] order at least one unit to { $parts } too.
       *[other] order at least one unit to one of { $parts } too.
    }
CW-DEPLOY-15 = { $tile } is out of reach: units on their way to { $waypoint } do not carry you any further this round.
CW-DEPLOY-18 = { $case ->
        [waypoint] No forced march to { $tile } through { $waypoint }, the capital of an opponent.
       *[target] { $tile } is the capital of an opponent: nobody else can deploy there.
    }
CW-DEPLOY-20 = { $case ->
        [second] One special unit a round is all you may deploy.
        [general] Generals are not deployed by orders.
        [race] { $seat } has no { $figure_id ->
            [agent] Agent
            [hunter] Hunter
            [engineer] Engineer
           *[crasher] Crasher
        }: the special unit of this race is the { $own_id ->
            [agent] Agent
            [hunter] Hunter
            [engineer] Engineer
           *[crasher] Crasher
        }.
       *[gone] { $seat } has no { $figure_id ->
            [agent] Agent
            [hunter] Hunter
            [engineer] Engineer
           *[crasher] Crasher
        } left to deploy.
    }
CW-DEPLOY-22 = A special unit needs a tile in reach like everybody else, so { $tile } is too far for the { $figure_id ->
        [hunter] Hunter
        [engineer] Engineer
       *[crasher] Crasher
    }. Only the Agent may appear anywhere.
CW-DEPLOY-23 = An opponent's Guardian stands on { $tile }: you cannot deploy there.
CW-DEPLOY-24 = { $case ->
        [nobody] { $seat } has nobody to send: no workers in the pool and no special unit that could go anywhere.
       *[ready] { $seat }'s orders are written already. To change them, undo first.
    }
CW-DEPLOY-29 = { $case ->
        [unknown] There is no tile “{ $tile }” on this map.
        [waypoint] There is no tile “{ $word }” on this map to march through.
       *[target] There is no tile “{ $word }” on this map.
    }
CW-DEPLOY-31 = { $case ->
        [base] { $tile } is out of reach: a Steam Tank has made { $waypoint } contested, so your units there carry you no further.
       *[waypoint] No forced march to { $tile } through { $waypoint }: a Steam Tank has made it contested.
    }
CW-BASE-12 = A card protects { $tile }: nobody else can deploy there.
CW-AGENT-03 = The Agent is { $place_id ->
        [court] on the court
       *[other] on { $place }
    } already and stays there without an order. Leave him out, or send him elsewhere.
CW-HUNT-06 = { $seat }'s Hunter is on { $tile }: once on the map, he is not deployed again.
CW-ENG-01 = You may deploy only one of your Engineers per round.
CW-ENG-02 = { $tile } is no tower, factory or shrine: Engineers are deployed nowhere else.
CW-ENG-03 = An Engineer stands on { $tile } already: there are never two on one tile.
CW-CRASH-01 = You may deploy only one of your Crashers per round.
CW-CRASH-02 = { $case ->
        [kind] { $tile } is no citadel, village or city: a Crasher goes nowhere else.
        [own] { $tile } is your own: a Crasher goes only to a tile that another player controls.
       *[nobody] Nobody controls { $tile }: a Crasher goes only to a tile that another player controls.
    }
CW-ALLY-13 = { $tile } is out of reach: tiles of { $seat }, your ally, do not widen your own reach.
CW-A-15 = { $tile } is contested, so nobody controls it. At this table it can be reinforced only from another tile you control nearby.
CW-A-18 = At this table only a soldier on { $waypoint } opens the forced march to { $tile }: send a worker there.
CW-A-20 = { $seat }'s Agent is on the court, and at this table he stays there like any spy.
CW-A-21 = { $case ->
        [capital] Even the Agent cannot enter { $tile }, the capital of another player.
       *[guardian] Even the Agent cannot enter { $tile }: an opponent's Guardian stands there.
    }
CW-A-25 = Only workers and the Agent may go to the court, not the { $figure_id ->
        [hunter] Hunter
        [engineer] Engineer
        [crasher] Crasher
        [guardian] Guardian
       *[tank] Steam Tank
    }.
CW-A-33 = { $case ->
        [ally] { $tile } is your ally's: no Crasher goes there.
       *[contested] A Steam Tank has made { $tile } contested, so nobody controls it: no Crasher goes there.
    }
CW-A-59 = { $case ->
        [waypoint] No forced march to { $tile } through { $waypoint }: at this table nobody deploys in an ally's capital.
       *[target] { $tile } is your ally's capital, and at this table nobody else deploys there.
    }
