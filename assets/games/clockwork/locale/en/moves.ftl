# Clockwork Wars: every move as the players say it, in lists and in the log.

clockwork-do-pass = { $phase ->
        [spy] Take no action this round
        [guardian] Keep the Guardian in the display
        [tank] Leave the Steam Tank where it is
        [call] Call nobody
        [support] Pass: no more support orders this round
        [leviathan] Keep the Leviathan for later
        [discovery] Pass: buy nothing more this round
        [activation] Pass: use nothing more
        [score] Pass: use nothing more
        [court] Do without the bonus
       *[other] Pass
    }
clockwork-do-conscription = Conscription: one more worker from the supply
clockwork-do-gambit = { $parts_id ->
        [none] Gambit: move up to two of your units
       *[other] Gambit: { $parts }
    }
clockwork-do-rnd = R & D: draw two espionage cards, keep one
clockwork-do-counterintel = Counter-Intelligence: gain 1 { $domain }{ $parts_id ->
        [none] {""}
       *[other] , 1 less for { $parts }
    }
clockwork-do-technophilia = Technophilia: 1 VP, and first in this round's research
clockwork-do-tacops = Tactical Operations: win battles that would be draws
clockwork-do-forfeit = Give up 1 { $domain }
clockwork-do-place = Place the Guardian on { $tile }
clockwork-do-recruit = { $number ->
        [none] Recruit everybody you can
        [one] Recruit 1 worker
       *[other] Recruit { $number } workers
    }
clockwork-do-drive = Drive the Steam Tank to { $to }
clockwork-do-call = Call your ally to { $tile }
clockwork-do-deploy = { $parts_id ->
        [none] Leave everybody in the pool
       *[other] Send to { $parts }
    }
clockwork-do-support = Support the battle in { $to } from { $start }: { $units }
clockwork-do-hunt = Send the Hunter into the battle in { $to }
clockwork-do-crash = { $parts_id ->
        [none] Set off the Crasher in { $tile }, hitting nobody
       *[other] Set off the Crasher in { $tile }: { $parts }
    }
clockwork-do-kill = The Agent eliminates the only enemy soldier in { $tile }
clockwork-do-unleash = Send the Leviathan into the battle in { $tile }
clockwork-do-battle = Resolve the battle in { $tile }
clockwork-do-keep = { $parts_id ->
        [none] Keep nobody in { $tile }
       *[other] Keep in { $tile }: { $parts }
    }
clockwork-do-lose = Lose in { $tile }: { $unit }
clockwork-do-stay = Keep in { $tile }: { $unit }{ $owner_id ->
        [none] {""}
       *[other] {" "}({ $owner })
    }
clockwork-do-study = { $count ->
        [0] Give up no worker
        [one] Give up 1 worker for { $points }
       *[other] Give up { $count } workers for { $points }
    }
clockwork-do-hold = { $count ->
        [0] Nothing lies behind the screen
       *[other] Behind the screen: { $points }
    }
clockwork-do-buy = Buy { $slot }{ $price ->
        [none] {""}
       *[other] {" "}for { $price } { $domain }
    }, token on { $tile }
clockwork-begin-buy = Buy { $slot }: read out its price in { $domain }; token on { $parts }
clockwork-do-hire = { $general_id ->
        [leviathan] Hire the Leviathan
        [guardian] Hire the Guardian
       *[tank] Hire the Steam Tank
    } for { $price }{ $tile_id ->
        [none] {""}
       *[other] {" "}on { $tile }
    }
clockwork-do-punish = Take 2 VP each from { $parts }
clockwork-do-claim = Take the Guardian
clockwork-do-bonus = Take { $points }
clockwork-do-acquire = Take { $slot } without paying, token on { $tile }
clockwork-do-use = { $parts_id ->
        [none] Use { $slot }
       *[other] Use { $slot } on { $parts }
    }
clockwork-do-card = { $name_id ->
        [none] Play an espionage card, without its name
       *[other] Play { $name }
    }{ $parts_id ->
        [none] {""}
       *[other] {" "}on { $parts }
    }{ $pay_id ->
        [agent] , the Agent as the spy
       *[other] {""}
    }
clockwork-do-give = Give { $to }: { $points ->
        [none] {""}
       *[other] { $points }
    }{ $parts_id ->
        [none] {""}
       *[other] { $points ->
            [none] { $parts }
           *[other] , { $parts }
        }
    }{ $count ->
        [0] {""}
       *[other] { $more ->
            [0] {""}
           *[other] ,{" "}
        }
    }{ $count ->
        [0] {""}
        [one] 1 espionage card
       *[other] { $count } espionage cards
    }
clockwork-do-lay = { $card } lies in the grid: { $domain }, { $age ->
        [early] Early Age
        [middle] Middle Age
       *[late] Late Age
    }{ $price ->
        [none] {""}
       *[other] , price { $price }
    }
clockwork-do-learn = This is what { $card } does
clockwork-do-adjust = By hand, { $player }: { $what_id ->
        [vp] VP
        [pool] workers in the pool
        [spies] spies
        [soldiers] soldiers
        [cards] espionage cards
       *[other] { $what }
    }{ $amount ->
        [none] {""}
       *[other] {" "}{ $amount }
    }{ $place_id ->
        [none] {""}
        [court] , to the court
        [reserve] , into the reserve
        [removed] , out of the game
        [display] , into the display
        [available] , to be had again
       *[other] , { $place }
    }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
clockwork-do-next = Go on
clockwork-do-count = { $parts_id ->
        [none] Nobody holds a territory
       *[other] Territories: { $parts }
    }
clockwork-do-full = { $parts_id ->
        [none] Keep the whole game from here on
       *[other] Keep the whole game from here on: { $parts }
    }
