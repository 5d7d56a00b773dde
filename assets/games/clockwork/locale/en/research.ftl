# Clockwork Wars: research and scoring. Questions, log lines with hand instructions, objections.

## What a player is asked

clockwork-ask-study = Let workers in your pool study, or none of them
clockwork-ask-hold = Tell what lies behind your screen, such as magic:2 science:1, or - for nothing
clockwork-ask-discovery = Buy a discovery, hire a general, or pass
clockwork-ask-activation = Use a discovery, or pass
clockwork-ask-punish = Rasputin's favour: who loses 2 VP? (punish, or pass to spare them all)
clockwork-ask-claim = Pius's favour: claim the Guardian, or pass
clockwork-ask-bonus = Lovelace's favour: 3 influence points, in which domains?
clockwork-ask-acquire = Lovelace's favour: a discovery without paying (acquire SLOT on TILE), or pass
clockwork-ask-stay = Pollution: which unit stays on the tile?

## Influence

clockwork-points = { $magic ->
        [0] {""}
       *[other] { $magic } magic
    }{ $science ->
        [0] {""}
       *[other] { $then_science ->
            [0] { $science } science
           *[other] , { $science } science
        }
    }{ $religion ->
        [0] {""}
       *[other] { $then_religion ->
            [0] { $religion } religion
           *[other] , { $religion } religion
        }
    }
clockwork-no-points = none
clockwork-income = { $seat } gains influence from the research tiles: { $points }.
clockwork-sacrifice-chosen = { $seat } gives up workers for this influence: { $points }.
clockwork-screen-told = { $seat } has told what lies behind the screen.
clockwork-screen-holds = Behind the screen of { $seat }: { $points }.
clockwork-studied = Everybody has decided about the workers left in the pool.
clockwork-sacrificed = { $seat } gives up { $count ->
        [one] 1 worker
       *[other] { $count } workers
    } for influence.
    .hand = { $count } IP of any domain from the bank, unseen by the others
clockwork-short-of = { $seat } does not have { $count ->
        [one] a point
       *[other] { $count } points
    } of { $domain }: nothing is paid and nothing else changes.
clockwork-bank-empty = The box has only 60 points of { $domain }; { $lacking } { $hard ->
        [0] more are now behind the screens. Use something else for them.
       *[other] cannot be taken.
    }
clockwork-reshuffled = The draw pile of espionage cards is too short: the discards are shuffled into a new one.
    .hand = shuffle the discards before they go under the draw pile, and draw only then

## Discoveries and generals

clockwork-price-told = { $card } costs { $price }, as you say; Companion will remember it.
clockwork-bought = { $seat } buys { $card } for { $price } { $domain }; the token goes to { $tile }.
clockwork-hired = { $seat } buys a general: { $general }, for { $price }.
clockwork-research-passed = { $seat } buys nothing more this round.
clockwork-token-captured = { $seat } takes { $tile } and with it { $card }, which belonged to { $loser }.
clockwork-token-neutral = Nobody is left on { $tile }: { $card } belongs to nobody.
clockwork-token-gained = { $seat } controls { $tile } and gets { $card }.

## Scoring

clockwork-scored = { $seat } scores { $gained } VP ({ $parts }) and has { $total }.
clockwork-scored-nothing = { $seat } scores nothing and stays at { $total } VP.
clockwork-court-nobody = Nobody controls the court of { $court }: there is no bonus.
clockwork-court-held = { $seat } controls the court of { $court } at the end of the { $age ->
        [early] Early
        [middle] Middle
       *[late] Late
    } Age.
clockwork-court-nothing = { $case ->
        [guardian] The Guardian cannot be taken
        [discovery] No discovery can be taken
        [cards] There are no espionage cards left
        [sources] At this table only R & D brings espionage cards
        [supply] The supply is empty
       *[shrines] No shrine is controlled
    }: { $seat } gets nothing.
clockwork-court-declined = { $seat } does without the bonus of the court.
clockwork-court-points = { $seat } gains { $gained } VP at the court and has { $total }.
clockwork-court-cards = { $seat } draws { $count ->
        [one] 1 espionage card
       *[other] { $count } espionage cards
    } at the court.
clockwork-court-workers = { $seat } gets { $count ->
        [one] 1 worker
       *[other] { $count } workers
    } for { $shrines ->
        [one] 1 shrine
       *[other] { $shrines } shrines
    }.
clockwork-court-influence = { $seat } takes { $count ->
        [one] 1 influence point
       *[other] { $count } influence points
    } at the court.
    .hand = { $count } IP of any domain from the bank, unseen by the others
clockwork-influence-chosen = { $seat } takes { $points }.
clockwork-punished = { $by } makes { $seat } lose { $lost } VP: { $total } left.
clockwork-guardian-taken = { $seat } gets the Guardian{ $owner_id ->
        [nobody] {""}
       *[other] {" "}from { $owner }
    } without paying.
clockwork-acquired = { $seat } takes { $card } without paying; the token goes to { $tile }.
clockwork-polluted = Pollution on { $tile }: only one unit stays, { $seat }'s { $unit }.

## Why not

CW-STUDY-06 = { $case ->
        [no-workers] { $seat } has no workers in the pool that could be given up.
        [already] { $seat } has already chosen how many workers to give up.
       *[too-many] { $seat } has only { $pool ->
            [one] 1 worker
           *[other] { $pool } workers
        } in the pool, not { $wanted }.
    }
CW-DISC-02 = It is not { $seat }'s turn to buy, but { $turn }'s.
CW-DISC-04 = { $seat_id ->
        [nobody] Say who buys: red, blue, white or green.
       *[other] { $seat } has passed, so { $seat } buys nothing more this round.
    }
CW-DISC-05 = { $seat } has just bought something and waits until everybody else has had a chance; it is { $turn }'s turn.
CW-DISC-08 = { $case ->
        [unknown] Nobody has told the price of { $slot } yet. Read it off the card and add it: for 3.
        [other] The price of { $slot } is { $price }.
       *[short] { $seat } cannot pay { $price ->
            [one] 1 point of { $domain }
           *[other] { $price } points of { $domain }
        }; no other domain counts.
    }
CW-DISC-09 = { $case ->
        [unknown] There is no discovery “{ $slot }” in the grid.
        [owned] { $owner } already has { $slot }; there is only one.
       *[removed] { $slot } is out of the game.
    }
CW-DISC-12 = There is no place for the token: { $seat }'s capital already has one, and { $seat } controls no free research tile of that domain. So { $slot } cannot be bought.
CW-AGE-02 = This is the { $now ->
        [early] Early
       *[middle] Middle
    } Age: { $slot } can be bought from the { $age ->
        [middle] Middle
       *[late] Late
    } Age on.
CW-TOKEN-02 = The token cannot go to { $tile }: it needs the buyer's own capital or a controlled { $domain_id ->
        [magic] tower
        [science] factory
       *[religion] shrine
    }.
CW-TOKEN-03 = There is already a token on { $tile }; a tile holds one.
CW-TOKEN-13 = { $slot } belongs to nobody: its token stands on { $tile }. It cannot be bought again; whoever gets control of { $tile } gets the card.
CW-ALLY-26 = { $ally } controls { $tile }; a token does not go to a tile of the ally.
CW-GEN-01 = { $case ->
        [unknown] There is no general “{ $general }”.
        [taken] { $general }: { $owner } already has this general; there is only one.
       *[removed] { $general }: this general is out of the game.
    }
CW-GEN-03 = { $seat } cannot pay for this general. { $general_id ->
        [leviathan] The Leviathan costs 5 magic and 2 religion.
        [guardian] The Guardian costs 5 religion and 2 science.
       *[tank] The Steam Tank costs 5 science and 2 magic.
    }
CW-TANK-01 = { $case ->
        [nowhere] Say where the new Steam Tank stands: on your capital or on a citadel you control.
       *[elsewhere] The new Steam Tank cannot stand on { $tile }, only on your own capital or on a citadel you control.
    }
CW-GEN-04 = The { $general } needs no tile but stays in the display until it is used; leave out “on { $tile }”.
CW-ACT-02 = { $turn_id ->
        [nobody] Nobody has anything more to activate.
       *[other] It is { $turn }'s turn to activate discoveries.
    }
CW-VP-01 = { $turn_id ->
        [nobody] The victory points of this phase have been counted.
       *[other] It is { $turn }'s turn to use discoveries for victory points.
    }
CW-COURT-06 = { $case ->
        [other] The court of { $court } has no such bonus in the { $age ->
            [early] Early
            [middle] Middle
           *[late] Late
        } Age.
       *[turn] { $turn_id ->
            [nobody] There is no bonus left to take.
           *[other] { $turn } controls the court and takes the bonus.
        }
    }
CW-COURT-08 = { $case ->
        [nobody] Name at least one player, or pass to spare them all.
       *[other-player] Only another player at this table can lose VP, not { $victim }.
    }
CW-A-39 = At this table the ally is spared, so { $victim } loses nothing.
CW-A-37 = { $case ->
        [removed] The Guardian is out of the game.
       *[yours] The Guardian already lies in your own display.
    }
CW-COURT-14 = { $case ->
        [pass] These 3 influence points are a gift: choose their domains, e.g. bonus magic:2 science:1.
       *[number] The court gives exactly 3 influence points, not { $number }.
    }
CW-POLL-03 = { $case ->
        [not-due] { $seat } has nothing to decide about { $tile }.
       *[absent] { $seat } has no { $unit } on { $tile }.
    }
