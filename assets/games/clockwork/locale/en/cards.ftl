# Clockwork Wars: cards and what may be done at any moment. Questions, log lines with hand instructions, objections.

## What a player may do

clockwork-ask-card = Play an espionage card
clockwork-ask-use = Use a discovery
clockwork-ask-give = Give something to another player
clockwork-ask-lay = Say which card lies in the grid
clockwork-ask-adjust = Change something by hand

## Cards in use

clockwork-card-used = { $seat } uses { $card }.
clockwork-card-played = { $seat } plays an espionage card: { $card_id ->
        [card] without telling its name
       *[other] { $card }
    }.
clockwork-by-hand = Carry out { $card_id ->
        [card] the card
       *[other] { $card }
    } by hand and enter what changes: adjust { $seat } …{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
clockwork-battle-joined = Enemies meet on { $tile }: there will be a battle.
clockwork-relocated = { $seat } moves from { $start } to { $to }: { $units }.
clockwork-card-placed = { $seat } puts { $count ->
        [one] 1 worker
       *[other] { $count } workers
    } on { $tile }.
clockwork-card-influence = { $seat } gains { $count ->
        [one] 1 influence point
       *[other] { $count } influence points
    } by { $card }{ $domain_id ->
        [any] {""}
       *[other] {" "}({ $domain })
    }.
    .hand = { $domain_id ->
        [any] { $count } IP of any domain from the bank, unseen by the others
       *[other] {""}
    }
clockwork-card-points = { $seat } gains { $count } VP by { $card } and has { $total }.
clockwork-card-points-lost = { $seat } loses { $count } VP by { $card } and has { $total }.
clockwork-card-workers = { $seat } recruits { $count ->
        [one] 1 worker
       *[other] { $count } workers
    } by { $card }.
clockwork-card-drawn = { $seat } draws { $count ->
        [one] 1 espionage card
       *[other] { $count } espionage cards
    } by { $card }{ $back ->
        [0] {""}
       *[other] {" "}and puts { $back } back
    }.
    .hand = { $back ->
        [0] {""}
       *[other] look at the { $count ->
            [one] top card
           *[other] top { $count } cards
        } of the draw pile; { $back ->
            [one] 1 goes back
           *[other] { $back } go back
        } under it, unseen by the others
    }
clockwork-card-strength = { $card }: { $seat } fights on { $tile } with { $count } more.
clockwork-card-taken = { $loser } loses { $what_id ->
        [espionage] { $count ->
            [one] 1 espionage card
           *[other] { $count } espionage cards
        }
       *[spy] { $count ->
            [one] 1 spy
           *[other] { $count } spies
        }
    } by { $card }{ $steal ->
        [0] {""}
       *[other] {" "}to { $seat }
    }.
clockwork-card-influence-taken = { $loser } loses up to { $number } { $domain } by { $card }{ $steal ->
        [0] {""}
       *[other] {" "}to { $seat }
    }.
    .hand = { $steal ->
        [0] { $loser } puts up to { $number } { $domain } IP back into the bank, as many as there are
       *[other] { $loser } hands { $seat } up to { $number } { $domain } IP, as many as there are
    }
clockwork-card-influence-lost = { $loser } has lost { $count } { $domain }.

## The grid and the card file

clockwork-card-laid = { $card } lies in the grid ({ $known }){ $price ->
        [-1] {""}
       *[other] , price { $price }
    }.{ $described ->
        [0] {" "}Nobody has described this card: it is used by hand.
       *[other] {""}
    }
clockwork-card-learnt = This table knows { $card } now.
clockwork-effect-moment = When: { $moments }
clockwork-effect-deduced = Some of this is not printed anywhere, only deduced: compare it with the card.
clockwork-effect-eliminate-soldiers = Eliminates { $most ->
        [unknown] some enemy soldiers
        [one] an enemy soldier
       *[other] up to { $most } enemy soldiers
    }{ $where_id ->
        [one_tile] {" "}on one tile
       *[any_tiles] {""}
    }{ $only_id ->
        [battle] {" "}in battles
       *[any] {""}
    }{ $range ->
        [any] {""}
        [unknown] , as far as the card reaches
        [one] {" "}within 1 tile
       *[other] {" "}within { $range } tiles
    }; never special units
clockwork-effect-eliminate-units = Clears { $count ->
        [one] a tile
       *[other] up to { $count } tiles
    } of { $who_id ->
        [enemy] all enemy units
       *[all] all units
    }{ $generals ->
        [0] {" "}but generals
       *[other] {""}
    }{ $range ->
        [any] {""}
        [unknown] , as far as the card reaches
        [one] {" "}within 1 tile
       *[other] {" "}within { $range } tiles
    }
clockwork-effect-relocate = Moves { $most ->
        [unknown] some
       *[other] up to { $most }
    } of your { $what_id ->
        [soldiers] soldiers
       *[units] units
    }{ $start_id ->
        [citadel] {" "}out of citadels
        [token] {" "}off the token's tile
       *[any] {""}
    }{ $range ->
        [any] {""}
        [unknown] , as far as the card says
        [one] {" "}by 1 tile
       *[other] {" "}by up to { $range } tiles
    }; to: { $to }
clockwork-effect-place-units = Puts { $most ->
        [unknown] some workers
        [one] a worker
       *[other] up to { $most } workers
    } from the { $start_id ->
        [supply] supply
       *[pool] pool
    } on the map; to: { $to }
clockwork-effect-gain-ip = Brings { $count } { $domain_id ->
        [any] influence of any domain
       *[other] { $domain_id ->
            [magic] magic
            [science] science
           *[religion] religion
        }
    }{ $per }
clockwork-effect-gain-vp = Brings { $count } VP{ $per }{ $most ->
        [0] {""}
       *[other] , at most { $most }
    }
clockwork-effect-gain-workers = Brings { $count ->
        [one] 1 worker
       *[other] { $count } workers
    } into your pool{ $per }
clockwork-effect-draw-espionage = Lets you draw { $count ->
        [one] 1 espionage card
       *[other] { $count } espionage cards
    } and keep { $keep }
clockwork-effect-steal-or-lose = { $target_id ->
        [all] All opponents lose
       *[one] One opponent loses
    } { $count } { $what_id ->
        [ip] { $domain_id ->
            [any] influence
           *[other] { $domain_id ->
            [magic] magic
            [science] science
           *[religion] religion
        }
        }
        [vp] VP
        [espionage] { $count ->
            [one] espionage card
           *[other] espionage cards
        }
       *[spy] { $count ->
            [one] spy
           *[other] spies
        }
    }{ $steal ->
        [0] {""}
       *[other] {" "}to you
    }
clockwork-effect-remove-spies = { $target_id ->
        [all] All opponents take
       *[one] One opponent takes
    } { $most ->
        [one] 1 spy
       *[other] up to { $most } spies
    } back into the supply
clockwork-effect-strength = Adds { $bonus } to your army strength{ $per_id ->
        [unit] {" "}for each unit
       *[battle] {""}
    } (in battles: { $when })
clockwork-effect-price = Adds { $delta } to what you pay for discoveries{ $domain_id ->
        [any] {""}
       *[other] {" "}of { $domain_id ->
            [magic] magic
            [science] science
           *[religion] religion
        }
    }, but not below { $least }
clockwork-effect-deploy-rule = Your orders reach { $range ->
        [one] 1 tile
       *[other] { $range } tiles
    } further from: { $start }{ $allowed ->
        [0] {""}
       *[other] ; marches: { $allow }
    }
clockwork-effect-immune = Your units do not suffer: { $to } (where: { $where })
clockwork-effect-score-rule = { $vp } VP { $per_id ->
        [unit] for each unit
       *[tile] for each tile
    } with at least { $least ->
        [one] 1 unit
       *[other] { $least } units
    }{ $most ->
        [-1] {""}
       *[other] , at most { $most }
    }: { $tile }
clockwork-effect-recruit-rule = { $count ->
        [one] 1 worker
       *[other] { $count } workers
    } for each: { $tile }
clockwork-effect-cancel = Stops something; the players settle what{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
clockwork-effect-manual = Carried out by hand{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }

## Negotiation

clockwork-gave-influence = { $seat } gives { $to } influence. Agreements bind nobody.
    .hand = hand { $to } the tokens, unseen by the others
clockwork-gift-short = { $seat } does not have that much influence to give to { $to }: nothing changes hands.
clockwork-gave-points = { $seat } gives { $to } this influence: { $points }.
clockwork-gave-cards = { $seat } gives { $to } { $count ->
        [one] an espionage card
       *[other] { $count } espionage cards
    }.
clockwork-gave-discovery = { $seat } gives { $to } { $card }.

## Changes by hand

clockwork-adjusted-vp = By hand: { $seat } { $more ->
        [0] loses
       *[other] gains
    } { $count } VP and has { $total }.{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
clockwork-adjusted-influence = By hand: { $seat } { $more ->
        [0] loses
       *[other] gains
    } { $count } { $domain }.{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
clockwork-adjusted-cards = By hand: { $seat } { $more ->
        [0] puts back
       *[other] draws
    } { $count ->
        [one] 1 espionage card
       *[other] { $count } espionage cards
    }.{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
clockwork-adjusted-discs = By hand: { $seat } has { $count } { $more ->
        [0] fewer
       *[other] more
    } { $what_id ->
        [pool] in the pool
        [spies] on the court
       *[soldiers] { $tile_id ->
            [FIELD] on the map
           *[other] on { $tile }
        }
    }.{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
clockwork-adjusted-place = By hand: { $unit } of { $seat } – { $place_id ->
        [court] on the court
        [reserve] in reserve
        [removed] out of the game
        [display] in the display
        [available] available again
       *[other] on { $place }
    }.{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }

## Lists of words

clockwork-per = { $number ->
        [0] {""}
        [1] {" "}for each tower of yours
        [2] {" "}for each factory of yours
        [3] {" "}for each shrine of yours
        [4] {" "}for each forest of yours
        [5] {" "}for each lake of yours
        [6] {" "}for each village of yours
        [7] {" "}for each city of yours
        [8] {" "}for each citadel of yours
        [9] {" "}for each of your barrens
        [10] {" "}for your capital
        [11] {" "}for each of your units
       *[12] {" "}for each of your discoveries
    }

clockwork-listed = { $any ->
        [0] {""}
       *[other] all
    }{ $tower ->
        [0] {""}
        [1] tower
       *[other] , tower
    }{ $factory ->
        [0] {""}
        [1] factory
       *[other] , factory
    }{ $shrine ->
        [0] {""}
        [1] shrine
       *[other] , shrine
    }{ $forest ->
        [0] {""}
        [1] forest
       *[other] , forest
    }{ $lake ->
        [0] {""}
        [1] lake
       *[other] , lake
    }{ $village ->
        [0] {""}
        [1] village
       *[other] , village
    }{ $city ->
        [0] {""}
        [1] city
       *[other] , city
    }{ $citadel ->
        [0] {""}
        [1] citadel
       *[other] , citadel
    }{ $barrens ->
        [0] {""}
        [1] barrens
       *[other] , barrens
    }{ $capital ->
        [0] {""}
        [1] capital
       *[other] , capital
    }{ $unoccupied ->
        [0] {""}
        [1] unoccupied tiles
       *[other] , unoccupied tiles
    }{ $controlled ->
        [0] {""}
        [1] tiles you control
       *[other] , tiles you control
    }{ $battle ->
        [0] {""}
        [1] battles
       *[other] , battles
    }{ $adjacent ->
        [0] {""}
        [1] adjacent tiles
       *[other] , adjacent tiles
    }{ $attacking ->
        [0] {""}
        [1] when attacking
       *[other] , when attacking
    }{ $defending ->
        [0] {""}
        [1] when defending
       *[other] , when defending
    }{ $attrition ->
        [0] {""}
        [1] attrition
       *[other] , attrition
    }{ $pollution ->
        [0] {""}
        [1] pollution
       *[other] , pollution
    }{ $elimination ->
        [0] {""}
        [1] cards
       *[other] , cards
    }{ $deploy ->
        [0] {""}
        [1] orders of enemies
       *[other] , orders of enemies
    }{ $occupied_waypoint ->
        [0] {""}
        [1] through occupied tiles
       *[other] , through occupied tiles
    }{ $empty_waypoint ->
        [0] {""}
        [1] with nobody on the waypoint
       *[other] , with nobody on the waypoint
    }
clockwork-moments = { $unknown ->
        [0] {""}
       *[other] as the card says
    }{ $spy_start ->
        [0] {""}
        [1] beginning of the master-spy phase
       *[other] , beginning of the master-spy phase
    }{ $spy_end ->
        [0] {""}
        [1] end of the master-spy phase
       *[other] , end of the master-spy phase
    }{ $recruit_start ->
        [0] {""}
        [1] beginning of recruitment
       *[other] , beginning of recruitment
    }{ $recruit ->
        [0] {""}
        [1] recruitment
       *[other] , recruitment
    }{ $deploy_start ->
        [0] {""}
        [1] beginning of deployment
       *[other] , beginning of deployment
    }{ $deploy_end ->
        [0] {""}
        [1] end of deployment
       *[other] , end of deployment
    }{ $support ->
        [0] {""}
        [1] support
       *[other] , support
    }{ $support_end ->
        [0] {""}
        [1] end of support
       *[other] , end of support
    }{ $battle ->
        [0] {""}
        [1] battle
       *[other] , battle
    }{ $battle_end ->
        [0] {""}
        [1] end of the battles
       *[other] , end of the battles
    }{ $attrition ->
        [0] {""}
        [1] attrition
       *[other] , attrition
    }{ $study ->
        [0] {""}
        [1] study
       *[other] , study
    }{ $discovery ->
        [0] {""}
        [1] discovery
       *[other] , discovery
    }{ $activation ->
        [0] {""}
        [1] activation
       *[other] , activation
    }{ $scoring_start ->
        [0] {""}
        [1] beginning of scoring
       *[other] , beginning of scoring
    }{ $scoring_vp ->
        [0] {""}
        [1] victory points
       *[other] , victory points
    }{ $scoring_court ->
        [0] {""}
        [1] court dominance
       *[other] , court dominance
    }{ $scoring_pollution ->
        [0] {""}
        [1] pollution
       *[other] , pollution
    }{ $scoring_end ->
        [0] {""}
        [1] end of scoring
       *[other] , end of scoring
    }{ $round_end ->
        [0] {""}
        [1] end of the round
       *[other] , end of the round
    }{ $purchase ->
        [0] {""}
        [1] when bought
       *[other] , when bought
    }{ $always ->
        [0] {""}
        [1] always
       *[other] , always
    }

## What speaks against a move

CW-ACT-03 = { $turn_id ->
        [nobody] Everybody has had a turn in this segment.
       *[other] Discoveries are used in your own turn; it is { $turn }'s.
    }
CW-ACT-06 = { $case ->
        [moment] { $card } is not used now: the card says when.
        [lasting] { $card } works by itself as long as you own it; there is nothing to use.
        [target] Say what { $card } is aimed at, e.g. { $kind_id ->
            [victims] V1:blue:2
            [tiles] V1
            [journeys] V1->C1
            [points] magic:1
           *[players] blue
        }.
        [by-hand] Companion does not know what { $card } does: use it without a target and carry it out by hand.
        [not-named] { $card } is not aimed at that.
        [no-tile] There is no tile { $tile } on this map.
        [range] { $tile } is out of range: { $card } reaches { $number ->
            [one] 1 tile
           *[other] { $number } tiles
        }.
        [open] First say which units stay or go on { $tile }.
        [no-battle] There is no battle on { $tile }.
        [many] { $card } allows { $number }, not { $count }.
        [one-tile] { $card } strikes one tile only.
        [not-enemy] { $seat } is no enemy.
        [few] { $seat } has { $number ->
            [one] 1 soldier
           *[other] { $number } soldiers
        } on { $tile }, not { $count }.
        [immune] { $seat }'s units on { $tile } are protected by a discovery.
        [nobody] There is nobody on { $tile } whom { $card } strikes.
        [whole] { $card } clears the whole tile: name { $tile } without a number.
        [tiles] { $card } strikes { $number ->
            [one] one tile
           *[other] { $number } different tiles
        } at most.
        [to] { $card } does not lead to { $tile }.
        [enemy] Enemies stand on { $tile }, and no battle can be fought there any more in this round.
        [absent] { $seat } has no such units (or too few) on { $tile }.
        [same] The units stand on { $tile } already.
        [soldiers] { $card } moves soldiers only.
        [from-citadel] { $card } moves units out of citadels; { $tile } is none.
        [from-token] { $card } moves units off the tile of its token, not off { $tile }.
        [discs] { $seat } has only { $number ->
            [one] 1 disc
           *[other] { $number } discs
        } for it, not { $count }.
        [points] { $card } brings { $number ->
            [one] 1 influence point
           *[other] { $number } influence points
        }, not { $count }.
        [domain] { $picks ->
            [0] Name the player only: { $seat }.
           *[other] Name the domain too, e.g. blue:magic.
        }
        [one-player] { $card } is aimed at one player, each named once.
       *[spies] { $seat } takes back { $number ->
            [one] 1 spy
           *[other] { $number } spies
        } at most, not { $count }.
    }
CW-ESP-03 = { $case ->
        [nobody] Say who plays the card.
        [hand] { $seat } has no espionage card in hand.
        [discovery] { $card } is a discovery: own it and use it.
        [target] Say what { $card } is aimed at, e.g. card { $card_id } on { $kind_id ->
            [victims] V1:blue:2
            [tiles] V1
            [journeys] V1->C1
            [points] magic:1
           *[players] blue
        }.
        [by-hand] Companion does not know what the card does: play it without a target and carry it out by hand.
        [not-named] { $card } is not aimed at that.
        [no-tile] There is no tile { $tile } on this map.
        [range] { $tile } is out of range: { $card } reaches { $number ->
            [one] 1 tile
           *[other] { $number } tiles
        } from those you control.
        [open] First say which units stay or go on { $tile }.
        [no-battle] There is no battle on { $tile }.
        [many] { $card } allows { $number }, not { $count }.
        [one-tile] { $card } strikes one tile only.
        [not-enemy] { $seat } is no enemy.
        [few] { $seat } has { $number ->
            [one] 1 soldier
           *[other] { $number } soldiers
        } on { $tile }, not { $count }.
        [immune] { $seat }'s units on { $tile } are protected by a discovery.
        [enemy] Enemies stand on { $tile }, and no battle can be fought there any more in this round.
        [whole] { $card } clears the whole tile: name { $tile } without a number.
        [tiles] { $card } strikes { $number ->
            [one] one tile
           *[other] { $number } different tiles
        } at most.
        [to] { $card } does not lead to { $tile }.
        [absent] { $seat } has no such units (or too few) on { $tile }.
        [same] The units stand on { $tile } already.
        [soldiers] { $card } moves soldiers only.
        [from-citadel] { $card } moves units out of citadels; { $tile } is none.
        [from-token] { $card } moves units off tiles you control, not off { $tile }.
        [discs] { $seat } has only { $number ->
            [one] 1 disc
           *[other] { $number } discs
        } for it, not { $count }.
        [points] { $card } brings { $number ->
            [one] 1 influence point
           *[other] { $number } influence points
        }, not { $count }.
        [domain] { $picks ->
            [0] Name the player only: { $seat }.
           *[other] Name the domain too, e.g. blue:magic.
        }
        [one-player] { $card } is aimed at one player, each named once.
       *[spies] { $seat } takes back { $number ->
            [one] 1 spy
           *[other] { $number } spies
        } at most, not { $count }.
    }
CW-ESP-04 = An espionage card costs a spy, or the Agent if he is on the court; { $unit } pays for nothing.
CW-ESP-05 = { $seat } has no spy on the court to pay with.{ $agent ->
        [0] {""}
       *[other] {" "}The Agent there may pay: add pay agent.
    }
CW-ESP-08 = { $number ->
        [one] There is only 1 espionage card left
       *[other] There are only { $number } espionage cards left
    } to draw.
CW-ESP-09 = { $card_id ->
        [card] The card
       *[other] { $card }
    } is played as a support order, in your own turn of the support segment.
CW-ESP-10 = { $card } is played at the moment that is printed on it, and that is not now.
CW-AGENT-04 = The Agent pays for an espionage card only from the court, and { $seat }'s is not there.
CW-DISC-13 = { $case ->
        [owner] { $card } belongs to { $owner }.
        [unbought] Nobody has bought { $card } yet.
       *[nobody] Say who uses the discovery.
    }
CW-TOKEN-12 = { $case ->
        [spent] { $card } can be used once in a game, and that has happened.
        [segment] { $card } can be used { $number ->
            [one] once
           *[other] { $number } times
        } in a segment.
       *[round] { $card } can be used { $number ->
            [one] once
           *[other] { $number } times
        } in a round by the same owner.
    }
CW-SUP-07 = { $case ->
        [turn] Support orders are given in your own turn; it is { $turn }'s.
       *[moment] { $card } is no support order: the card is used at another moment.
    }
CW-SUP-08 = { $card } is no support order: the card is played at another moment.
CW-UNIT-06 = { $card } eliminates soldiers only; { $unit } is a special unit or a general.
CW-COURT-05 = The court is no tile of the map: { $card } cannot be aimed at it.
CW-NEG-01 = Only three or four players trade; you are { $number }.
CW-NEG-02 = { $case ->
        [who] { $seat } cannot give anything to { $to }.
        [nothing] Say what is given, e.g. magic:3, science1 or card.
        [influence] { $seat } does not have that much influence.
        [cards] { $seat } has { $number ->
            [one] 1 espionage card
           *[other] { $number } espionage cards
        } only.
       *[discovery] { $card } is not { $seat }'s to give.
    }
CW-NEG-03 = Workers, spies and other units never change hands.
CW-NEG-04 = This table has agreed that nothing changes hands.
CW-A-66 = At this table discoveries are not traded: the token of { $card } could not go along.
CW-BASE-05 = { $case ->
        [player] Say whose discs, points or cards change.
        [nothing] Say what changes and by how much, e.g. adjust { $seat } vp +2, pool -1, soldiers +1 V1 or agent court.
        [discs] { $seat } has only { $supply ->
            [one] 1 disc
           *[other] { $supply } discs
        } left in the supply, not { $count }.
        [fewer] { $seat } has only { $there } there, not { $count }.
        [no-tile] { $tile } is no place for that.
        [figure] { $seat } has no { $unit } of that kind or at that place.
       *[open] First say which units stay or go on { $tile }.
    }
CW-BASE-13 = { $seat } has { $vp } VP: nobody falls below 0.
CW-SETUP-06 = { $case ->
        [all] Name a place in the grid, magic1 to religion3, and the card that lies there.
        [twice] { $card } lies in another place already: { $known }.
        [espionage] { $card } is an espionage card and does not lie in the grid.
        [place] { $card } belongs to another place: { $domain }, { $age_id ->
            [early] Early Age
            [middle] Middle Age
           *[late] Late Age
        }.
        [price] No card costs more than 99.
       *[card] The description of { $card } has mistakes.
    }
CW-SETUP-10 = { $seat } does not have that much { $domain }.
CW-A-47 = { $case ->
        [many] Nobody has more than { $number } of a domain.
       *[known] What lies behind the screen of { $seat } is known here already.
    }

## What cannot be read

trouble-card-name = “{ $word }” is no name of a card; use letters.
trouble-target = I cannot read the target “{ $word }”. Write e.g. V1:blue:2, V1, V1->C1:3, hunter V1->C1, magic:2 or blue:magic.
trouble-change = I cannot read the change at “{ $word }”. Write e.g. vp +2, magic -1, pool +2, spies -1, soldiers +1 V1, agent V1>court or science1 M1, and a reason after a colon.
trouble-card-text = “{ $word }” is no description of a card. The card form writes one.
trouble-card-id = { $file }, line { $line }: “{ $word }” is no id of a card; use small letters and digits, with hyphens between words.
trouble-card-nameless = { $file }, line { $line }: the card “{ $word }” needs a name, name_de or name_en.
trouble-card-espionage = { $file }, line { $line }: “{ $word }” is an espionage card: it has no { $part }.
trouble-card-timing = { $file }, line { $line }: say when “{ $word }” is used, e.g. timing = ["support"]; ["?"] if you do not know.
trouble-card-targets = { $file }, line { $line }: two effects of “{ $word }” are aimed at the same kind of thing. Make one of them manual.
trouble-card-twice = { $file }, line { $line }: there are two cards with the id “{ $word }”.
trouble-card-source = { $file }, line { $line }: “{ $word }” is no field of a card in this file.
trouble-cards-by-hand = The form cannot write into { $file }: describe the cards there as [[card]] tables. Nothing was changed.
