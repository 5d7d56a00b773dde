# What lies where, and what hands do with it.

## Places

march-place-country = { $of }
    .from = from { $of }
    .to = to { $of }
    .at = in { $of }
march-place-capital = the capital of { $of }
    .from = off the capital of { $of }
    .to = onto the capital of { $of }
    .at = on the capital of { $of }
march-place-stock = { $of_id ->
        [none] the stock
       *[other] { $of }'s army stock
    }
    .from = { $of_id ->
        [none] from the stock
       *[other] from the army stock
    }
    .to = { $of_id ->
        [none] into the stock
       *[other] into the army stock
    }
    .at = { $of_id ->
        [none] in the stock
       *[other] in { $of }'s army stock
    }
march-place-cubes = { $of }'s cubes
    .from = from { $of }
    .to = to { $of }
    .at = with { $of }
march-place-hand = { $of }'s hand
    .from = from the hand
    .to = into the hand
    .at = in { $of }'s hand
march-place-front = in front of { $of }
    .from = from the table
    .to = onto the table
    .at = in front of { $of }
march-place-discard = { $of }'s discard pile
    .from = from the discard pile
    .to = face up onto the discard pile
    .at = on { $of }'s discard pile
march-place-table = beside the countries
    .from = from beside the countries
    .to = beside the countries
    .at = beside the countries

## Things

march-thing-army = { $count ->
        [one] 1 { $owner_id ->
            [blue] blue
           *[orange] orange
        } army
       *[other] { $count } { $owner_id ->
            [blue] blue
           *[orange] orange
        } armies
    }
    .so = { $shows_id ->
        [fortified] , on its side
       *[other] { $before_id ->
            [fortified] , standing up
           *[other] {""}
        }
    }
    .turn = { $shows_id ->
        [fortified] { $count ->
            [one] lay 1 { $owner_id ->
                [blue] blue
               *[orange] orange
            } army on its side { $at }
           *[other] lay { $count } { $owner_id ->
                [blue] blue
               *[orange] orange
            } armies on their sides { $at }
        }
       *[other] { $count ->
            [one] stand 1 { $owner_id ->
                [blue] blue
               *[orange] orange
            } army up { $at }
           *[other] stand { $count } { $owner_id ->
                [blue] blue
               *[orange] orange
            } armies up { $at }
        }
    }
    .called = { $owner_id ->
        [blue] blue
       *[orange] orange
    } armies{ $shows_id ->
        [standing] , standing
        [fortified] , fortified
       *[other] {""}
    }
    .lies = { $count }
march-thing-vp-die = the VP die
    .so = { $shows_id ->
        [none] {""}
       *[other] , showing { $shows }
    }
    .turn = turn the VP die to { $shows } { $at }
    .called = VP die
march-thing-strength-die = the { $owner_id ->
        [blue] blue
       *[orange] orange
    } strength die
    .so = { $shows_id ->
        [none] {""}
       *[other] , showing { $shows }
    }
    .turn = turn the { $owner_id ->
        [blue] blue
       *[orange] orange
    } strength die to { $shows }
    .called = { $owner_id ->
        [blue] blue
       *[orange] orange
    } strength die
march-thing-cube = { $count } { $name_id ->
        [black] black
       *[white] white
    } { $count ->
        [one] cube
       *[other] cubes
    }
    .called = { $name_id ->
        [black] black
       *[white] white
    } cubes
march-thing-initiative = the initiative card
    .so = { $shows_id ->
        [none] {""}
       *[other] , { $shows }'s side up
    }
    .turn = turn the initiative card over to { $shows }'s side
    .called = initiative card
march-thing-card = { $name_id ->
        [none] { $count ->
            [one] 1 card
           *[other] { $count } cards
        }
       *[other] { $name }
    }
    .several = { $count } cards ({ $name })
    .so = { $shows_id ->
        [down] , face down
        [up] , face up
       *[other] {""}
    }
    .turn = turn { $name } over { $at }
    .lies = { $shows_id ->
        [down] face down
        [up] face up
       *[other] {""}
    }
    .called = { $name_id ->
        [none] cards
       *[other] { $name }
    }

## Setting up

march-setup-countries = Country cards in the middle: the homes with the neutral ground between them, so that they touch as the scenario says.
march-setup-cards = Each player takes all the action cards of one colour; the sequence card lies where both can read it.
march-setup-cubes = The cubes of the stock beside the countries; the others stay in the box.
march-setup-initiative = Each player rolls one die; the higher roll takes the initiative.
march-setup-vp = A VP die on each country.
march-setup-strength = A strength die on each home.
march-setup-armies = The armies that begin in play; the others are each player's army stock.

## What a field can be

march-phase-roll = roll for the initiative
march-phase-choose = pick cards
march-phase-discard = pay for ATTACK+1
march-phase-order = who goes first
march-phase-act = carry out cards
march-phase-over = the game is over
march-occupied-standing = standing
march-occupied-fortified = fortified
