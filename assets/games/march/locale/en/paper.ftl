# The sheets of The March of Progress.

## Names: card names are capitals, ° marks what no rulebook states

march-paper-source = { $thing } ({ $source ->
        [sample] sample
        [community] from players
       *[deduced] deduced
    })
march-paper-sources = { $mark } not in the rulebook: { $things }

## Country cards

march-sheet-country-cards = Country cards
march-sheet-country-cards-about = every country of the scenario with its dice, capital and neighbours, 105 × 75 mm
march-paper-home-of = home country of { $owner }
march-paper-home-of-either = home country of Blue or Orange
march-paper-neutral = neutral country
march-paper-die-vp = VP
march-paper-die-strength = strength
march-paper-range = { $low }–{ $high }
march-paper-range-from = { $low } or more
march-paper-place-capital = capital
march-paper-garrison = garrison { $strength }
march-paper-place-armies = armies
march-paper-touches = Touches{ $mark }: { $countries }
march-paper-touches-what = Touches:
march-paper-thing-name = name
march-paper-thing-vp = VP range
march-paper-thing-start = VP at the start
march-paper-thing-strength = strength range
march-paper-thing-garrison = garrison
march-paper-thing-touching = what it touches
march-paper-thing-title = title

## Action cards

march-sheet-action-cards = Action cards
march-sheet-action-cards-about = the hand of each player with what each card does, and their backs
march-paper-step = step { $step }: { $name }
march-paper-step-a = movement
march-paper-step-b = recruit
march-paper-step-c = fortify
march-paper-step-d = attack
march-paper-step-e = strength
march-paper-step-f = score
march-paper-card-MOVE1 =
    { "*1 army*" } goes to a country that touches its own.
    - With an army in play you must move.
    - Enemies do not block the way, and nobody fights.
    - A fortified army stands up first.
    - An army that leaves a capital sets it free.
march-paper-card-MOVE2 =
    { "*1 army*" }, or *2 armies together:* from one country to one that touches it.
    - Never one army twice, never from or to two countries.
    - With an army in play you must move.
    - Enemies do not block the way, and nobody fights.
    - Fortified armies stand up first; a capital that is left is free.
march-paper-card-RECRUIT =
    { "*1 army*" } from your stock stands up on your home card.
    - Enemies in your home do not matter, but with one *on your capital* nothing happens.
    - Without an army in your stock nothing happens.
march-paper-card-FORTIFY =
    Lay *1 standing army* on its side, wherever it is: it is fortified.
    - { $reading ->
        [one] In defence it is worth 1.
        [raises-all] In defence each of your armies there is worth 1 more.
       *[plus-one] In defence it is worth your strength *+1.*
    }
    - It attacks only if you stand it up for an attack in its country.
    - It also stands up to move.
    - Without a standing army nothing happens.
march-paper-card-ATTACK =
    One fight in *one country:* all your standing armies there against all enemies there.
    - If a standing army can attack, you must. Fortified ones there may stand up and join in.
    - Armies × strength; defenders add for fortified armies and for the garrison of a free capital.
    - The lower total loses all its armies there; if equal, both do.
    - A win in the enemy's home puts 1 army on the capital{ $occupation ->
        [ends] ; it leaves when it attacks.
       *[stays] ; it stays, even if it attacks.
    }
march-paper-card-ATTACKplus1 =
    Like ATTACK, and your total is *1 higher.*
    - The price: { $moment ->
        [at-reveal] at the reveal
       *[at-attack] before totals are compared
    } discard 1 card of your choice from your hand. SCORE is never the price.
    - With only SCORE in your hand: no price, and no +1.
    - { $moment ->
        [at-reveal] The price is paid whatever comes of the attack.
       *[at-attack] With nobody to attack: no price, nothing happens.
    }
march-paper-card-STRENGTH =
    Turn *1 VP die* of a country you control *down by 1,* then *your strength die up by 1.*
    - A die never leaves the range on its card; at 0 it is taken off.
    - If a die can go down, one must.
    - If none can, nothing happens.
    - The garrison stays as it is.
march-paper-card-SCORE =
    Take *{ $basic } VP* and the *VP dice* of all countries you control.
    - Then all your cards come back, SCORE too.
    - Enemy on your capital: no VP at all{ $cards ->
        [cards-stay] {""} and no cards back.
       *[cards-return] , but the cards come back.
    }
    - Only with a card on your discard pile{ $first ->
        [allowed] , or on turn 1
       *[forbidden] {""}
    }: so never on two turns running.
march-paper-card-own =
    A card of your scenario: do what its booklet says.
    - It is carried out in step { $step }.
march-paper-change-home-floor = *This scenario:* the die of a home never goes below { $floor }.
march-paper-change-home-enemy = *This scenario:* with an enemy army in your home, that home counts nothing.
march-paper-full-strength = { $ruling ->
        [nothing] At full strength nothing happens.
        [unplayable] Not playable at full strength.
       *[reduce] At full strength the VP die still goes down.
    }

## Initiative card

march-sheet-initiative = Initiative and sequence cards
march-sheet-initiative-about = who has the initiative, a side for each player; the turn and its six steps, a card for each player
march-paper-has-initiative = { $owner } has the initiative
march-paper-initiative-text =
    Both played a *movement,* or both an *attack?*
    - You say who goes first, you or the enemy.
    - Then *turn this card over,* even if the cards do nothing.
    In any other step the order matters to somebody?
    - You say who goes first.
    - The card *stays* as it is.

## Sequence card

march-paper-sequence = Sequence of actions
march-paper-turn-1 = *Pick* one card each, face down.
march-paper-turn-2 = *Reveal* both together.
march-paper-turn-3 = *Carry out* a to f, whoever played it.
march-paper-turn-4 = *Discard;* SCORE goes back to the hand.
march-paper-turn-end = Anybody with { $threshold } VP? The game is over.
march-paper-sequence-both = * Both played one of these: who has the initiative says who goes first, then turns the card over.
march-paper-sequence-misprint = The English box prints ATTACK-1 here; it is ATTACK+1 (MP-AMB-28).

## Tracks, tokens, standees

march-sheet-tracks = Tracks
march-sheet-tracks-about = the race for VP, army strengths, VP of the countries, stock and turns: play without cubes or dice
march-paper-tracks-note = { $scenario }. If cubes or dice are missing: a marker on each track, a token or cube on each space of the stock.
march-paper-race = Victory points
march-paper-race-note = Each player's marker starts on 0 and moves on when SCORE brings VP.
march-paper-race-goal = { $goal }+  game end
march-paper-strength = Army strength
march-paper-strength-note = STRENGTH moves your marker one space to the right. It never goes back.
march-paper-values = VP of the countries
march-paper-values-note = STRENGTH moves the marker of a country you control one space to the left.
march-paper-start = start
march-paper-stock = Stock
march-paper-stock-note = { $vp } VP: a heavy frame is a black cube, worth 5, a thin one is white, worth 1. In the box stay: black { $black }, white { $white }.
march-paper-initiative = Initiative
march-paper-turns = Turn
march-paper-turns-note = After turn { $last } turn the marker over and begin again on the left: the first space is then turn { $next }.

march-sheet-tokens = Tokens
march-sheet-tokens-about = cubes and markers to cut out, fold and glue: VP, initiative, turn, garrisons, fortified armies
march-paper-tokens-note = { $scenario }. Cut along the lines, fold at the dashed line and glue the halves together. They fit the tracks printed on the same paper.
march-paper-token-cubes = Cubes
    Black is worth 5 VP, white 1 VP.
march-paper-token-players = Players' markers
    For the race, the army strength and the VP of the home country.
march-paper-token-neutral = Neutral and spare
    One for the VP of each neutral country; the rest as you like.
march-paper-token-initiative = Initiative
    One token: the colour on top has it.
march-paper-token-turn = Turn
    One token: on its back it counts { $lap } turns more.
march-paper-token-garrison = Garrisons
    On each capital. Turn it over while the enemy occupies it.
march-paper-token-fortified = Fortified
    On a fortified army that cannot lie on its side.
march-paper-token-cut = Cut along the lines: first the long ones, then each token.
march-paper-token-fold = Fold at the dashed line, the printed sides out.
march-paper-token-glue = Glue the halves together. Thin card between them makes it firm.

march-sheet-standees = Standees
march-sheet-standees-about = armies and garrisons of both colours to cut out and fold; laid down they are fortified
march-paper-standees-note = { $scenario }. Armies and garrisons to fold. Thick paper (160 g/m² or more) stands best.
march-paper-standee-glue = glue
march-paper-standee-cut = Cut out the strip. Score the dashed lines with a ruler.
march-paper-standee-fold = Fold at the dashed lines, the printed sides out. Glue the base onto the tab.
march-paper-standee-stand = Upright: a standing army, or a garrison on its capital.
march-paper-standee-lay = Laid down, its base in view: a fortified army, or the garrison of an occupied capital.

## Player aid: one page; rule ids stand beside each line

march-sheet-aid = Player aid
march-sheet-aid-about = Everything a tired player needs, on one page, for your scenario, edition and rulings.
march-aid-note = { $scenario } · { $edition ->
        [de] German edition
       *[en] English edition
    }
march-aid-turn-pick = *Pick* 1 card each, face down. No passing.
march-aid-turn-reveal = *Reveal* both cards together.
march-aid-turn-act = *Carry out* both, a to f, on the table as it is by then.
march-aid-turn-discard = *Discard* both, face up; SCORE returns to the hand. Game over?
march-aid-actions = { $count ->
        [7] The seven actions, from a to f
        [8] The eight actions, from a to f
       *[other] The { $count } actions, from a to f
    }
march-aid-move1 = *MOVE 1:* 1 army to a touching country.
march-aid-move2 = *MOVE 2:* 1 army, or 2 from one country to one other{ $mixed ->
        [forbidden] , both standing or both fortified
       *[allowed] {""}
    }.
march-aid-move = A must with an army in play, even off a capital. Enemies do not block; fortified armies stand up.
march-aid-recruit = *RECRUIT:* 1 army from your stock to your home; nothing if none is left or the enemy is on your capital.
march-aid-fortify = *FORTIFY:* lay 1 { $again ->
        [yes] army
       *[no] standing army
    } on its side, anywhere: it { $reading ->
        [one] counts 1 in defence
       *[other] defends better
    } until it moves or attacks.
march-aid-attack = *ATTACK:* one combat in one country: all your standing armies against all enemy forces there. Fortified ones may stand up first.
march-aid-attack-must = A must if a standing army faces an enemy army or garrison; with only fortified ones you { $only ->
        [must-stand-up] must stand up 1
       *[other] may decline
    }.
march-aid-attack-plus = *ATTACK+1:* +1 to your total for 1 other card from your hand, never SCORE. Only SCORE left: a plain ATTACK. { $moment ->
        [at-reveal] Paid as soon as the cards are revealed.
       *[at-attack] No attack, no cost.
    }
march-aid-strength = *STRENGTH:* the VP die of a country you control goes down 1 (at 0 it is removed){ $floor ->
        [0] {""}
       *[other] , of a home not below { $floor }
    }, then your strength die up 1, at most { $most }.
march-aid-strength-must = { $declining ->
        [yes] You may decline.
       *[no] A must if a die can go down.
    } { $six ->
        [nothing] At full strength: nothing.
        [unplayable] Not to be played at full strength.
       *[reduce] At full strength the VP die goes down for nothing.
    }
march-aid-score = *SCORE:* { $basic } VP + the VP dice of all countries you control, then all your cards return to your hand.
march-aid-score-not = Not with an empty discard pile: never twice running{ $first ->
        [allowed] {""}
       *[forbidden] , not on turn 1
    }. Enemy on your capital: no VP, { $cards ->
        [cards-stay] discards stay
       *[cards-return] only the cards
    }.
march-aid-score-home = Enemy army anywhere in your home: no VP for your home.
march-aid-manual = *{ $card }:* as its card says; carried out by hand.
march-aid-combat = Combat, without dice
march-aid-combat-attack = *Attack:* standing armies × strength die{ $plus ->
        [0] {""}
       *[other] , +1 with ATTACK+1
    }.
march-aid-combat-defence = *Defence:* { $reading ->
        [one] standing armies × strength die, 1 per fortified army
        [raises-all] armies × strength die, which counts +1 for every fortified army
       *[plus-one] armies × strength die, +1 per fortified army
    }, + garrison at home.
march-aid-combat-win = The higher total wins, 1 more is enough. All the loser’s armies there go to the stock{ $unused ->
        [spared] , but not an attacker’s that stayed fortified
       *[destroyed] , fortified ones too
    }.
march-aid-combat-tie = *Equal:* both lose all armies there; the garrison stays.
march-aid-example = *Example:* Blue attacks in Orange’s home. { $verdict ->
        [attacker] Blue wins and takes the capital.
        [both] Equal: all armies there are lost, the capital stays free.
       *[defender] Orange holds, Blue loses both armies.
    }
march-aid-capital = Capital and garrison
march-aid-capital-take = Taken only by *winning { $defender ->
        [yes] a combat
       *[no] an attack
    } in the enemy home:* 1 { $choice ->
        [any-army] army there
       *[attackers] attacker
    } goes onto it. Moving in is not enough.
march-aid-capital-end = Free again when that army moves{ $ends ->
        [0] {" "}or is destroyed; it may attack and stay
       *[other] , attacks or is destroyed{ $garrison ->
            [defends] {" "}(if it attacks, the garrison is back at once)
           *[absent] {""}
        }
    }.
march-aid-capital-while = Until then its owner neither recruits nor gains VP, the garrison is out, the home counts for the occupier.
march-aid-garrison = *Garrison { $garrison }:* defends its home; never attacks, moves, grows or dies.
march-aid-control = Who controls what
march-aid-control-home = *Your home:* you, unless the enemy is on the capital.
march-aid-control-neutral = *Neutral:* whoever alone has armies there.
march-aid-control-enemy = *Enemy home:* you, while you are on its capital.
march-aid-end = VP and the end of the game
march-aid-vp-stock = Stock *{ $vp } VP:* { $black ->
        [one] 1 black cube
       *[other] { $black } black cubes
    } of 5, { $white } white of 1.
march-aid-vp-short = Too little left: you get { $short ->
        [nothing] nothing
       *[remainder] the rest
    }. { $change ->
        [stock-only] No change is made.
       *[free] Make change freely.
    }
march-aid-end-when = Over after a turn with somebody at *{ $goal } VP*{ $agreed ->
        [never] {""}
        [between-turns] {" "}or if both agree between turns
       *[any-time] {" "}or if both agree
    }. Both SCOREs of that turn count.
march-aid-end-more = More VP wins; equal VP: a tie.
march-aid-end-tie = Who alone has { $goal } wins; both: a tie.
march-aid-initiative = Initiative
march-aid-initiative-flip = *Both move or both attack:* its holder says who is first, then it flips, even if nothing happens.
march-aid-initiative-else = Otherwise it never flips; where order matters, the holder decides.
march-aid-setup = Set-up
march-aid-setup-row = Neutral country between the homes{ $touch ->
        [yes] , which touch too
       *[no] {""}
    }.
march-aid-setup-map = Countries as the scenario shows.
march-aid-setup-dice = VP dice: homes { $home }, neutral { $neutral }. Strength dice { $strength }.
march-aid-setup-armies = { $play } of { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } at home, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand.
march-aid-setup-initiative = The higher roll takes the initiative.
march-aid-missed = Often missed
march-aid-missed-strength = STRENGTH counts only after the attacks of its turn.
march-aid-missed-share = Without an attack card enemies share a country in peace.
march-aid-missed-home = Enemies in your home, off the capital: you recruit and control as before.
march-aid-missed-capital = Taking a capital does not end the game.
march-aid-here = What is different here
march-aid-here-base = *{ $scenario }:* the base rules.
march-aid-here-cards = *{ $count ->
        [one] 1 card
       *[other] { $count } cards
    } each,* no { $missing }.
march-aid-here-neutral = *{ $count ->
        [one] 1 neutral country
       *[other] { $count } neutral countries
    },* VP dice { $low }–{ $high }.
march-aid-here-stock = *Stock { $vp } VP,* not { $base }.
march-aid-here-floor = *STRENGTH:* home dice never below { $floor }{ $whose ->
        [own] {" "}(your own)
       *[both] {""}
    }.
march-aid-here-score = *SCORE:* an enemy army in your home costs you its VP, not the rest and not control.
march-aid-here-tie = *Both at { $goal }* after one turn: a tie.
march-aid-here-goal = *{ $goal } VP* end the game, not { $base }.
march-aid-here-edition = *{ $edition ->
        [de] German
       *[en] English
    } edition:* { $ends ->
        [0] an occupier may attack and stay.
       *[other] an occupier that attacks gives the capital up.
    }
march-aid-here-range = *{ $edition ->
        [de] German
       *[en] English
    } edition:* neutral dice down to { $low }, not { $other }.
march-aid-agreed = Agreed at this table
march-aid-agreed-next = { $count ->
        [one] 1 ruling: see the next page.
       *[other] { $count } rulings: see the next page.
    }
march-aid-mark = ° usual value, in no rulebook: check your booklet.
march-aid-foot = END-01: “companion rules MP-END-01”

## Score sheet

march-sheet-score = Score sheet
march-sheet-score-about = A whole game on paper: the card of each turn, VPs and totals, initiative, how it ended.
march-score-note = { $scenario } · { $edition ->
        [de] German edition
       *[en] English edition
    }
march-score-date = date
march-score-place = place
march-score-turn = turn
march-score-card = card played: cross it out
march-score-vp = VP
march-score-total = total
march-score-initiative = initiative
march-score-notes = notes
march-score-legend = { $cards }. After { $score } all crosses before it lie in the hand again.
march-score-short = { $card ->
        [MOVE1] M1
        [MOVE2] M2
        [RECRUIT] R
        [FORTIFY] F
        [ATTACK] A
        [ATTACKplus1] A+
        [STRENGTH] St
        [SCORE] Sc
       *[other] { $card }
    }
march-score-result = Result
march-score-final = { $seat } VP
march-score-winner = Winner
march-score-tie = tie
march-score-reason = Reason
march-score-threshold = { $goal } VP
march-score-agreed = agreed
march-score-other = other
march-score-more = More VP wins; equal VP is a tie.
march-score-both = Who alone has { $goal } VP wins; both at { $goal } or more is a tie; agreed: more VP wins.

## The table as it stands

march-sheet-table = The table as it stands
march-sheet-table-about = A running game on one page: countries, armies, dice, cubes, cards, and a code that restores it.
march-table-capital = capital
march-table-goal = of { $goal } VP
march-table-hand = Hand
march-table-discard = Discard pile
march-table-played = Played
march-table-touching = Also touching: { $pairs }
march-table-mark = ° not stated in a rulebook.
