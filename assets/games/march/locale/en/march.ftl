# The March of Progress: labels, questions, log lines with hand instructions, objections.

march-title = The March of Progress
march-about = 2 players: secret cards, armies on the march; countries you control bring points, 18 end the game.
march-blue = Blue
march-orange = Orange
march-nobody = nobody
march-sample = move 1 BH->N
march-example-rule = garrison or MP-MOVE-12
march-example-part = strength or N vp
march-example-word = garrison
march-example-change = countries.N.vp = 1
march-card-MOVE1 = MOVE 1
march-card-MOVE2 = MOVE 2
march-card-RECRUIT = RECRUIT
march-card-FORTIFY = FORTIFY
march-card-ATTACK = ATTACK
march-card-ATTACKplus1 = ATTACK+1
march-card-STRENGTH = STRENGTH
march-card-SCORE = SCORE

march-headline = turn { $turn }, { $blue } : { $orange } VP

## What a player is asked

march-ask-roll = Roll for the initiative: roll BLUE ORANGE, or roll ? ?
march-ask-pick = Pick a card, face down
march-ask-discard = ATTACK+1: discard a card
march-ask-order = Who goes first?
march-ask-move = Move armies
march-ask-recruit = Recruit
march-ask-fortify = Which army is fortified?
march-ask-attack = Where do you attack?
march-ask-strength = Which VP die goes down?
march-ask-strength-wasted = Careful: the army strength is at its limit, so a VP die goes down for nothing. Which one?
march-ask-score = Score
march-ask-done = Carry the card out by hand, correct the table, then: done
march-ask-ask = The order matters: the holder of the initiative decides
march-ask-repick = An illegal card was shown: everybody picks again
march-ask-end = Offer to end the game
march-ask-accept-end = Accept: end the game here
march-ask-hold = Tell how many cubes are yours, black then white, such as 1 3

## Log lines

march-rolled = Initiative: { $blue_name } rolls { $blue }, { $orange_name } rolls { $orange }. { $seat } starts with the initiative.
march-picked = { $seat } has picked { $card }.
march-revealed = { $seat } reveals { $card }.
march-no-card = { $seat } has no card to play.
march-repick = An illegal card was shown: both take their cards back and pick again.
march-ordered = { $seat } has the initiative and decides: { $first } goes first.
march-order-idle = Both cards do nothing, so there is no order to choose. The initiative changes sides all the same.
march-flipped = The initiative passes to { $seat }.
march-asked-order = { $seat } finds the order important: { $holder } decides.
march-moved = { $seat } moves { $count ->
        [one] 1 army
       *[other] { $count } armies
    } from { $start } to { $to }.
march-recruited = { $seat } recruits 1 army in { $country }.
march-fortified = { $seat } fortifies 1 army in { $country }{ $capital ->
        [0] .
       *[other] {" "}on the capital.
    }
march-stood-up = { $seat } stands up { $count ->
        [one] 1 fortified army
       *[other] { $count } fortified armies
    } in { $country } for the attack.
march-discarded = { $seat } discards { $card } for ATTACK+1.
march-attacked = { $seat } attacks in { $country }: { $attackers } × { $strength }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus }
    } = { $attack } against { $defenders }{ $garrison ->
        [0] {""}
       *[other] {" "}+ { $garrison } garrison = { $defence }
    }.
march-destroyed = { $seat } loses { $count ->
        [one] 1 army
       *[other] { $count } armies
    } in { $country }.
march-occupied = { $seat } occupies the capital of { $country }.
march-occupation-ended = The capital of { $country } is free again: { $case ->
        [left] { $seat }'s army has left it.
        [attacks] { $seat }'s army there attacks.
       *[destroyed] { $seat }'s army there is destroyed.
    }
march-nothing = { $seat }'s { $card } does nothing: { $case ->
        [no-army] no army is in play.
        [no-stock] no army is left in the stock.
        [occupied] the enemy is on the capital.
        [all-fortified] every army is fortified already.
        [fortified-again] that army was fortified already.
        [no-target] no army faces an enemy army or garrison.
        [full-strength] the army strength is at its limit.
        [no-die] no controlled country has a VP die that may go down.
       *[declined] { $seat } declines.
    }
march-strengthened = { $seat } turns the VP die of { $country } down to { $vp }; { $raised ->
        [0] the army strength stays at { $strength }.
       *[other] the army strength is now { $strength }.
    }
march-scored = { $seat } scores { $gained } VP ({ $basic }{ $parts ->
        [none] {""}
       *[other] {" "}+ { $parts }
    } = { $worth }{ $short ->
        [0] {""}
       *[other] , the stock has no more
    }){ $total ->
        [none] .
       *[other] {" "}and has { $total }.
    }
march-has-scored = { $seat } has { $total } VP now.
march-scored-nothing = { $seat } scores nothing: the enemy is on the capital.
march-cubes = { $seat } takes { $amount } VP in cubes.
march-pile = { $black ->
        [0] { $white } white
       *[other] { $white ->
            [0] { $black } black
           *[other] { $black } black and { $white } white
        }
    }
march-cubes-told = { $seat } has told how many cubes there are.
march-cubes-held = { $seat } holds { $cubes }.
march-cards-back = { $seat } takes { $count ->
        [one] the one card back
       *[other] all { $count } cards back
    } into hand.
march-by-hand = { $seat } has carried out { $card } by hand.
march-card-discarded = { $seat } puts { $card } on the discard pile.
march-turn-began = Turn { $turn }.
march-wants-end = { $seat } would end the game here. It ends if { $enemy } agrees this turn.
march-game-over = { $reason ->
        [agreed] Both agree to end the game
       *[threshold] The game is over
    }: { $blue_name } { $blue } VP, { $orange_name } { $orange } VP. { $winner_id ->
        [nobody] A tie.
       *[other] { $winner } wins.
    }

## The table in words

march-show-turn = turn { $turn } · { $phase ->
        [roll] roll for the initiative
        [choose] pick cards
        [discard] pay for ATTACK+1
        [order] who goes first?
        [act] { $step ->
            [a] a  Movement
            [b] b  Recruit
            [c] c  Fortify
            [d] d  Attack
            [e] e  Strength
           *[f] f  Score
        }
       *[over] the game is over
    } · { $scenario } · { $edition ->
        [de] German edition
       *[en] English edition
    }
march-show-side = { $seat_full }{ $initiative ->
        [0] {""}
       *[other] {" "}(initiative)
    }: { $private ->
        [0] { $vp } of { $threshold } VP ({ $cubes })
       *[other] VP hidden
    } · strength { $strength } · armies in stock { $stock }
march-show-cards = {"  "}hand: { $cards_id ->
        [none] –
       *[other] { $cards }
    }
march-show-pile = {"  "}discard pile: { $cards_id ->
        [none] –
       *[other] { $cards }
    }
march-show-played = {"  "}played: { $card_id ->
        [hidden] face down
       *[other] { $card }
    }
march-show-country = { $id }  { $name }{ $name_mark }: VP { $vp } ({ $vp_min }–{ $vp_max }{ $mark }) · { $holder_id ->
        [nobody] controlled by nobody
       *[other] controlled by { $holder }
    }{ $garrison ->
        [0] {""}
       *[other] {" "}· garrison { $garrison }
    }
march-show-force = {"    "}{ $seat_side }: { $standing } standing, { $fortified } fortified{ $capital ->
        [0] {""}
       *[other] {" "}(one on the capital)
    }
march-show-touching = {"    "}touches { $countries }
march-show-stock = Stock: { $vp } VP ({ $cubes })
march-show-note = Note: { $note }
march-show-mark = ° not stated in a rulebook: deduced, sample or community value; a file of your own can correct it

## What a move would do, told before it is made

march-hint-idle = does nothing now: { $case ->
        [no-army] no army is in play
        [no-stock] no army is left in the stock
        [occupied] the enemy is on the capital
        [all-fortified] every army is fortified already
        [no-target] no army faces an enemy army or garrison
        [full-strength] the army strength is at its limit
       *[no-die] no controlled country has a VP die that may go down
    }
march-hint-by-hand = carried out by hand
march-hint-movement = { $count ->
        [one] 1 army
       *[other] up to { $count } armies
    } to { $countries }
march-hint-move = { $count ->
        [one] 1 army
       *[other] { $count } armies
    } to { $to }: { $enemies ->
        [0] { $garrison ->
            [0] { $controls ->
                [0] nobody else there
               *[other] { $seat } controls it
            }
           *[other] against the garrison of { $garrison }
        }
       *[other] against { $enemies ->
            [one] 1 enemy army
           *[other] { $enemies } enemy armies
        }{ $garrison ->
            [0] {""}
           *[other] {" "}and the garrison of { $garrison }
        }
    }{ $leaves ->
        [0] {""}
       *[other] , off the capital
    }
    .label = { $enemies ->
        [0] { $garrison ->
            [0] { $controls ->
                [0] nobody else there
               *[other] { $seat } controls it
            }
           *[other] garrison { $garrison }
        }
       *[other] { $enemies ->
            [one] 1 enemy army
           *[other] { $enemies } enemy armies
        }{ $garrison ->
            [0] {""}
           *[other] , garrison { $garrison }
        }
    }{ $leaves ->
        [0] {""}
       *[other] , off the capital
    }
march-hint-recruit = 1 army in { $country }, { $left } left in stock
march-hint-fortifying = lays down an army in { $countries }
march-hint-fortify = defence in { $country } { $defence } instead of { $before }
    .label = defence { $defence } instead of { $before }
march-hint-attacking = best in { $country }: { $attack } against { $defence }, { $verdict ->
        [attacker] a win
        [both] all armies there are lost
       *[defender] a defeat{ $forced ->
            [0] {""}
           *[other] {" "}and no way around it
        }
    }{ $cost ->
        [0] {""}
       *[other] ; costs a card
    }{ $elsewhere ->
        [0] {""}
        [one] ; 1 other place
       *[other] ; { $elsewhere } other places
    }
march-hint-attack = { $attackers }×{ $strength }{ $bonus ->
        [0] {""}
       *[other] +{ $bonus }
    } = { $attack } against { $defenders }{ $garrison ->
        [0] {""}
       *[other] {" "}+ { $garrison } garrison = { $defence }
    }: { $verdict ->
        [attacker] { $seat } wins{ $capital ->
            [0] {""}
           *[other] {" "}and takes the capital
        }
        [both] all armies there are lost
       *[defender] { $seat } loses { $lost ->
            [one] the army
           *[other] { $lost } armies
        }
    }
    .label = { $attack } : { $defence }, { $verdict ->
        [attacker] { $capital ->
            [0] a win
           *[other] the capital
        }
        [both] all are lost
       *[defender] a defeat
    }
march-hint-strengthening = { $raised ->
        [0] army strength stays { $strength }
       *[other] army strength { $strength }
    }; one VP die down: { $parts }
march-hint-strength = { $country } down to { $vp } VP, { $raised ->
        [0] army strength stays { $strength }
       *[other] army strength up to { $strength }
    }
    .label = down to { $vp } VP, { $raised ->
        [0] strength stays { $strength }
       *[other] strength { $strength }
    }
march-hint-score = { $worth } VP: { $basic }{ $parts ->
        [none] {""}
       *[other] {" "}+ { $parts }
    }{ $short ->
        [0] , then { $total } of { $goal }
       *[other] , but the stock has only { $stock }
    }
march-hint-score-nothing = no VP, the enemy is on the capital; all cards back

## Looking back on a game; .label stands before the two numbers in a table

march-summary-length = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }, { $combats ->
        [one] 1 combat
       *[other] { $combats } combats
    }
march-summary-won = Combats won: { $blue_name } { $blue }, { $orange_name } { $orange }
    .label = combats won
march-summary-drawn = Combats without a winner: { $blue_name } { $blue }, { $orange_name } { $orange }
    .label = without a winner
march-summary-armies-lost = Armies lost: { $blue_name } { $blue }, { $orange_name } { $orange }
    .label = armies lost
march-summary-capitals = Capitals taken: { $blue_name } { $blue }, { $orange_name } { $orange }
    .label = capitals taken
march-summary-scores = Times scored: { $blue_name } { $blue }, { $orange_name } { $orange }
    .label = times scored
march-summary-best-score = Best score: { $blue_name } { $blue }, { $orange_name } { $orange } VP
    .label = best score (VP)

## The calculator

march-calc-title = Combat
march-calc-group-attack = Attack
march-calc-group-defence = Defence
march-calc-attackers = armies
march-calc-strength = strength
march-calc-bonus = ATTACK+1 paid
march-calc-standing = standing armies
march-calc-fortified = fortified armies
march-calc-enemy-strength = strength
march-calc-garrison = garrison
march-calc-reading = fortified counts
march-calc-no = no
march-calc-yes = yes
march-calc-plus-one = strength + 1
march-calc-one = 1 only
march-calc-raises-all = + 1 for all
march-calc-attack = Attack: { $attackers } × { $strength }{ $bonus ->
        [0] {""}
       *[other] {" "}+ { $bonus }
    } = { $attack }
march-calc-defence = Defence: { $defenders }{ $garrison ->
        [0] {""}
       *[other] {" "}+ { $garrison } garrison = { $defence }
    }
march-calc-verdict = { $verdict ->
        [attacker] The attacker wins; the defender loses every army there.
        [both] A draw: both lose every army there.
       *[defender] The defender holds; the attacker loses every army there.
    }

## What lies on the table, for corrections

march-field-turn = turn
march-field-phase = phase
march-field-step = step of the turn
march-field-initiative = initiative
march-field-home = home country
march-field-hand = hand
march-field-discard = discard pile
march-field-played = card played
march-field-cubes = cubes
march-field-black = black
march-field-white = white
march-field-stock = stock
march-field-strength = strength
march-field-bonus = ATTACK+1 paid for
march-field-wants_end = wants to end the game
march-field-vp = VP die
march-field-standing = standing armies
march-field-fortified = fortified armies
march-field-occupied = army on the capital
march-field-acting = still to act
march-field-ordered = order settled
march-field-flip_due = initiative still to flip
march-field-tries = picked again

## The table as it is drawn

march-panel-initiative = initiative
march-panel-vp = { $vp } of { $goal } VP
march-panel-vp-hidden = VP hidden
march-panel-strength = strength
march-panel-armies = armies in stock
march-panel-armies-short = in stock
march-panel-fortified = fortified
march-panel-stock = stock { $vp } VP
march-panel-black = black = { $worth }
march-panel-white = white = { $worth }
march-panel-die = VP
march-panel-garrison = garrison
march-panel-capital = capital free
march-panel-occupied = { $seat } on the capital
march-panel-controls = { $seat } in control
march-panel-nobody = nobody in control
march-panel-touches = touches { $countries }
march-panel-touching = touching { $pairs }
march-panel-played = played
march-panel-hidden = face down
march-panel-discard = discarded
march-panel-all-but = all but { $cards }

## Set-up questions

march-option-scenario = Scenario
march-option-edition = Rulebook
march-option-edition-en = English edition
march-option-edition-de = German edition
march-option-automatic = Forced steps
march-option-automatic-on = happen by themselves
march-option-automatic-off = are entered by hand
march-option-touching = Which cards touch along a side? Countries: { $countries }. Write the pairs that touch, e.g. A-B B-C:
march-option-blue-home = Which home country does Blue play ({ $homes })?
march-option-home-vp = On which value do the home VP dice start?
march-option-neutral-vp = On which value do the neutral VP dice start?
march-option-armies-in-play = How many armies does each side have at home at the start?
march-doubt-floor = The home VP dice would begin on { $vp }, though nothing ever turns them below { $floor }.
march-doubt-apart = As the cards lie, no way leads from { $one } to { $two }, so the two sides can never meet.

## Objections: the rule, made concrete

MP-SETUP-02 = { $seat } has { $count ->
        [one] 1 army
       *[other] { $count } armies
    } in all, but { $wanted ->
        [one] there is 1
       *[other] there are { $wanted }
    }.
MP-SETUP-10 = { $case ->
        [late] The initiative has been rolled for already.
        [both] Both roll, in one entry and without a name: roll { $blue } { $orange }
       *[die] A die shows 1 to 6, not { $die }.
    }
MP-SETUP-11 = Both rolled { $die }: roll again.
MP-TURN-01 = The game is over.
MP-TURN-02 = { $case ->
        [already] { $seat } has picked a card already.
       *[not-now] Cards are picked at the start of a turn, not now.
    }
MP-TURN-03 = { $seat } has no { $card } in hand.
MP-TURN-06 = { $case ->
        [roll] First roll for the initiative.
        [choose] First both players pick a card.
        [discard] First ATTACK+1 is paid for.
        [not-played] { $seat } has not played { $card } this turn.
        [fault] It is { $seat }'s turn to act, but no card of this step lies in front of { $seat }.
        [by-rule] No card on this table is carried out by hand.
       *[done-or-later] { $seat }'s card is carried out already, or its step has not come yet.
    }
MP-TURN-09 = { $seat } still has { $card } on the table.
MP-TURN-11 = { $card } lies on { $seat }'s discard pile until { $seat } plays SCORE.
MP-INIT-01 = { $case ->
        [open] First { $holder }, who has the initiative, says who moves first.
       *[second] { $first } moves first.
    }
MP-INIT-02 = { $case ->
        [open] First { $holder }, who has the initiative, says who attacks first.
       *[second] { $first } attacks first.
    }
MP-INIT-07 = { $case ->
        [open] First { $holder }, who has the initiative, says who goes first.
        [second] { $first } goes first.
       *[none] There is no order to settle now.
    }
MP-INIT-10 = { $holder } has the initiative and chooses, not { $seat }.
MP-INIT-12 = There is no order to choose now: that needs two cards of the same step.
MP-INIT-13 = Nobody holds the initiative.
MP-MOVE-05 = { $seat } has moved already; no army moves twice.
MP-MOVE-06 = { $seat } has moved already; MOVE 2 moves one group out of one country.
MP-MOVE-07 = { $seat } has moved already; MOVE 2 moves one group to one country.
MP-MOVE-08 = { $case ->
        [none] At least one army has to move.
       *[declined] { $seat } has an army in play, so one has to move.
    }
MP-MOVE-12 = { $start } does not touch { $to }.
MP-MOVE-13 = { $card } moves { $limit ->
        [one] 1 army at most.
       *[other] { $limit } armies at most.
    }
MP-MOVE-14 = { $case ->
        [none] { $seat } has no army in { $country }.
        [stock] { $seat } has only { $standing } standing and { $fortified } fortified in { $country }.
       *[kind] { $seat } has { $standing } standing and { $fortified } fortified in { $country }, not those armies.
    }
MP-MOVE-15 = { $country } is where the army is; it has to go to another country.
MP-RECR-02 = { $seat }'s RECRUIT is done; one card brings one army.
MP-RECR-03 = { $seat } has no army left in the stock.
MP-RECR-04 = The enemy is on { $seat }'s capital, so nobody can be recruited.
MP-RECR-08 = { $seat } can recruit, so RECRUIT has to be carried out.
MP-FORT-01 = { $case ->
        [on-capital] { $seat } has no army in { $country } but the one on the capital: add “capital” to mean it.
       *[none] { $seat } has no army in { $country }.
    }
MP-FORT-04 = { $seat } has no army on the capital of { $country }.
MP-FORT-05 = { $seat }'s FORTIFY is done; one card is for one army.
MP-FORT-07 = { $seat }'s army there lies on its side already; choose one that stands.
MP-FORT-09 = { $seat } has an army for it, so FORTIFY has to be carried out.
MP-ATT-02 = { $seat }'s attack is over; one card attacks in one country only.
MP-ATT-03 = A standing army of { $seat } faces an enemy, so { $seat } has to attack.
MP-ATT-05 = { $case ->
        [no-army] { $seat } has no army in { $country }.
       *[no-enemy] There is no enemy army or garrison in { $country }.
    }
MP-ATT-07 = { $seat } is on the capital of { $country } already: its garrison is no target.
MP-ATT-08 = { $seat } played ATTACK: only ATTACK+1 is paid for with a card.
MP-ATT-09 = ATTACK+1 costs a card: { $seat } discards one of { $cards }.
MP-ATT-10 = SCORE can never be the card that is discarded.
MP-ATT-11 = { $seat } holds nothing but SCORE, so ATTACK+1 counts as ATTACK and costs no card.
MP-ATT-12 = An attack that does nothing costs no card.
MP-ATT-15 = { $seat } has { $count ->
        [0] no fortified army
        [one] only 1 fortified army
       *[other] only { $count } fortified armies
    } to stand up in { $country }.
MP-ATT-17 = { $card } is not in { $seat }'s hand, so it cannot be discarded.
MP-CMB-03 = { $seat }'s armies in { $country } are fortified and cannot attack unless at least one stands up.
MP-OCC-12 = There is no enemy army that could be on the capital of { $country }.
MP-OCC-13 = Only an army that attacks can go onto the capital of { $country }.
MP-STR-01 = { $seat } does not control { $country }.
MP-STR-03 = { $country } has no VP die left.
MP-STR-06 = { $seat }'s army strength is { $strength }; it goes from 1 to { $highest }.
MP-STR-09 = { $seat } controls a country whose VP die can go down, so STRENGTH has to be carried out.
MP-STR-12 = { $case ->
        [fault] The VP die of { $country } shows { $vp }; its card allows { $floor } to { $highest }.
       *[floor] The VP die of { $country } may not go below { $floor }.
    }
MP-STR-15 = { $seat }'s STRENGTH is done; one card turns one die by one.
MP-SCORE-01 = SCORE is always carried out.
MP-SCORE-08 = { $seat }'s discard pile is empty, so SCORE cannot be played.
MP-SCORE-09 = { $seat } has only just scored: play another card first.
MP-SCORE-10 = Nobody can SCORE on the first turn.
MP-CTRL-01 = The enemy is on { $seat }'s capital in { $country }.
MP-CTRL-05 = { $country } belongs to nobody unless { $seat } alone has armies there.
MP-CTRL-06 = { $seat } is not on the capital of { $country }.
MP-VP-02 = There are { $black } black and { $white } white cubes in play instead of { $black_wanted } and { $white_wanted }.
MP-VP-06 = The stock of { $vp } VP does not cover both scores, so it matters who scores first.
MP-END-01 = { $seat } has { $vp } VP: the game should be over.
MP-END-04 = { $seat } has offered it already; now { $enemy } has to agree.
MP-DRV-01 = { $seat } has { $count ->
        [one] 1 card
       *[other] { $count } cards
    } instead of { $wanted }, or the wrong ones.
MP-DRV-02 = SCORE lies on { $seat }'s discard pile; it can never be there.
MP-MARL-02 = There is no ATTACK+1 in The Age of Marlborough.
MP-MARL-04 = The VP die of { $country } may not go below { $floor }.
MP-MARL-06 = The VP die of a home country ({ $country }) may not go below { $floor }.
MP-AMB-05 = { $seat } has fortified armies facing an enemy; at this table at least one of them has to stand up and attack.
MP-AMB-06 = A standing army of { $seat } could attack elsewhere, and this table does not allow standing up others in { $country } instead.
MP-AMB-08 = { $seat }'s army strength is at its limit, and this table does not let STRENGTH be used then.
MP-AMB-13 = This table ends by agreement only between turns.
MP-AMB-20 = { $case ->
        [paid] This table pays for ATTACK+1 at the reveal, not now.
       *[not-now] No card has to be discarded now.
    }
MP-AMB-24 = This table does not end by agreement.
MP-AMB-26 = { $case ->
        [offender] At this table only the player who showed the illegal card picks again.
       *[not-now] Cards are picked again only before the reveal.
    }
MP-AMB-29 = { $case ->
        [many] The cubes of this game are no more than: black { $black }, white { $white }.
       *[known] What { $seat } holds is known here already.
    }
MP-AMB-27 = This table does not move standing and fortified armies in one group.

# What happens by itself

march-automatic-order = the order of two cards that do nothing
march-automatic-discard = the only card that can pay for ATTACK+1
march-automatic-move = the only possible move
march-automatic-recruit = recruiting
march-automatic-fortify = the only army that can be fortified
march-automatic-attack = the only possible attack
march-automatic-strength = the only die that can go down
march-automatic-score = scoring
march-automatic-nothing = cards that do nothing

# Scenarios and other files

march-demo-hint = Try: companion choices { $table }   ·   companion enter { $table } "blue pick MOVE1"   ·   companion log { $table }
march-file-scenario = Your own scenarios: { $path }
trouble-settled = The scenario { $scenario } settles { $option } already. To change it, make a scenario file of your own.
trouble-no-scenario = There is no scenario “{ $scenario }”. There are: { $known }; your own go into the folder that “companion where” names.
trouble-touching = Write the cards that touch as pairs, each of { $countries } in at least one, e.g. A-B B-C.
trouble-hand = A hand lists cards out of { $known }, with SCORE exactly once and at least one other card.
trouble-scenario-homes = { $file }, line { $line }: a scenario has exactly 2 home countries (home = true), not { $count }.
trouble-scenario-owners = { $file }, line { $line }: either both homes have an owner, one blue and one orange, or none.
trouble-scenario-country-id = { $file }, line { $line }: “{ $id }” is no country id; use letters and digits, beginning differently from cards and colours.
trouble-scenario-name = { $file }, line { $line }: { $id } needs a name in both languages: name = {"{"} en = "…", de = "…" {"}"}.
trouble-scenario-owner-neutral = { $file }, line { $line }: { $id } has an owner but is no home; add home = true or remove the owner.
trouble-scenario-range = { $file }, line { $line }: the start value of { $id } is outside vp_min to vp_max.
trouble-scenario-strength = { $file }, line { $line }: the start strength of { $id } is above strength_max.
trouble-scenario-armies = { $file }, line { $line }: { $seat } starts with more armies in play { $count ->
        [one] than the one there is
       *[other] than the { $count } there are
    }.
trouble-scenario-no-country = { $file }, line { $line }: touching names { $id }, which is no country of this file.
trouble-scenario-touches-itself = { $file }, line { $line }: { $id } cannot touch itself.
trouble-scenario-lonely = { $file }, line { $line }: { $id } touches no other country; every country needs a neighbour.
trouble-scenario-card = { $file }, line { $line }: there is no card { $card }. There are: { $known }; describe others under [manual.NAME].
trouble-scenario-card-id = { $file }, line { $line }: “{ $id }” is no name for a card of your own; use capitals without blanks, and no name of another card.
trouble-scenario-score-card = { $file }, line { $line }: cards has to list SCORE exactly once.
trouble-scenario-few-cards = { $file }, line { $line }: cards needs at least one card besides SCORE.
trouble-scenario-cubes = { $file }, line { $line }: the cubes are worth { $value } VP, which is less than the { $threshold } needed to win.
trouble-scenario-source = { $file }, line { $line }: sources names { $value }, which is not in this file.

## What has no such name is called

march-kind-card = card
march-kind-country = country
