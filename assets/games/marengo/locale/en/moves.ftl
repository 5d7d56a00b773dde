# Bonaparte at Marengo: every move as the players say it, in lists and in the log.

marengo-do-tell = Tell the hidden faces{ $place_id ->
        [none] {""}
       *[other] {" "}at { $place }
    }: { $faces }
    .label = { $faces }
marengo-do-draw = Let the set-up be drawn
marengo-do-shuffle = Shuffle the blocks at { $place }
marengo-do-activate = Activate { $count ->
        [one] 1 block
       *[other] { $count } blocks
    }{ $faces_id ->
        [none] {""}
       *[other] {" "}({ $faces }{ $new ->
            [0] {""}
           *[other] , shown now
        })
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}of shuffle { $shuffle }
    } in { $place }
marengo-do-fire = Carry out the bombardment{ $target_id ->
        [none] {""}
       *[other] {" "}on { $target }
    }
marengo-do-calloff = Call the bombardment off
marengo-do-hit = The hit falls on { $faces_id ->
        [none] { $asleep ->
            [0] 1 block
           *[other] 1 sleeping block
        }
       *[other] { $faces }{ $new ->
            [0] {""}
           *[other] , shown now
        }
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}of shuffle { $shuffle }
    }
marengo-do-announce = Announce a bombardment by { $faces_id ->
        [none] { $asleep ->
            [0] 1 block
           *[other] 1 sleeping block
        }
       *[other] { $faces }{ $new ->
            [0] {""}
           *[other] , shown now
        }
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}of shuffle { $shuffle }
    } at { $place }
marengo-do-assault = Assault from { $over } with { $count ->
        [one] 1 block
       *[other] { $count } blocks
    }, { $leading_faces } leading{ $leading_new ->
        [0] {""}
       *[other] {" "}(shown now)
    }
marengo-do-cannonade = Defensive fire by { $faces_id ->
        [none] { $asleep ->
            [0] 1 block
           *[other] 1 sleeping block
        }
       *[other] { $faces }{ $new ->
            [0] {""}
           *[other] , shown now
        }
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}of shuffle { $shuffle }
    }
marengo-do-front = First row: { $faces_id ->
        [none] { $count ->
                [one] 1 block
               *[other] { $count } blocks
            }
       *[other] { $faces }{ $new ->
        [0] {""}
       *[other] , shown now
    }
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}of shuffle { $shuffle }
    }
marengo-do-suffer = { $faces_id ->
        [none] { $asleep ->
            [0] 1 block
           *[other] 1 sleeping block
        }
       *[other] { $faces }{ $new ->
            [0] {""}
           *[other] , shown now
        }
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}of shuffle { $shuffle }
    } loses { $points ->
        [one] 1 strength point
       *[other] { $points } strength points
    }
marengo-do-pursue = Pursue with { $faces_id ->
        [none] { $count ->
                [one] 1 block
               *[other] { $count } blocks
            }
       *[other] { $faces }{ $new ->
        [0] {""}
       *[other] , shown now
    }
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}of shuffle { $shuffle }
    }
marengo-do-move = Move { $count ->
        [one] 1 block
       *[other] { $count } blocks
    }{ $faces_id ->
        [none] {""}
       *[other] {" "}({ $faces }{ $new ->
            [0] {""}
           *[other] , shown now
        })
    }{ $asleep ->
        [0] {""}
       *[other] , { $asleep } asleep
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}of shuffle { $shuffle }
    } from { $start } to { $to }{ $via_id ->
        [none] {""}
       *[other] {" "}over { $via }
    }
marengo-do-block = Block { $over } with { $count ->
        [one] 1 block
       *[other] { $count } blocks
    }{ $faces_id ->
        [none] {""}
       *[other] {" "}({ $faces }{ $new ->
            [0] {""}
           *[other] , shown now
        })
    }{ $asleep ->
        [0] {""}
       *[other] , { $asleep } asleep
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}of shuffle { $shuffle }
    }
marengo-do-withdraw = Take { $count ->
        [one] 1 block
       *[other] { $count } blocks
    }{ $faces_id ->
        [none] {""}
       *[other] {" "}({ $faces }{ $new ->
            [0] {""}
           *[other] , shown now
        })
    }{ $asleep ->
        [0] {""}
       *[other] , { $asleep } asleep
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}of shuffle { $shuffle }
    } from { $over } back into reserve
marengo-do-road = Move { $faces_id ->
        [none] { $asleep ->
            [0] 1 block
           *[other] 1 sleeping block
        }
       *[other] { $faces }{ $new ->
            [0] {""}
           *[other] , shown now
        }
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}of shuffle { $shuffle }
    } by road from { $start }: { $parts }
marengo-do-enter = Bring in { $faces_id ->
        [none] { $asleep ->
            [0] 1 block
           *[other] 1 sleeping block
        }
       *[other] { $faces }{ $new ->
            [0] {""}
           *[other] , shown now
        }
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}of shuffle { $shuffle }
    } by { $entry }{ $parts_id ->
        [none] {""}
       *[other] : { $parts }
    }
marengo-do-pontoon = Bring in { $faces_id ->
        [none] { $asleep ->
            [0] 1 block
           *[other] 1 sleeping block
        }
       *[other] { $faces }{ $new ->
            [0] {""}
           *[other] , shown now
        }
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}of shuffle { $shuffle }
    } over the pontoon bridge
marengo-do-continue = Continue to { $over } with { $count ->
        [one] 1 block
       *[other] { $count } blocks
    }{ $faces_id ->
        [none] {""}
       *[other] {" "}({ $faces }{ $new ->
            [0] {""}
           *[other] , shown now
        })
    }{ $asleep ->
        [0] {""}
       *[other] , { $asleep } asleep
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}of shuffle { $shuffle }
    }
marengo-do-stop = Stop the attack with { $count ->
        [one] 1 block
       *[other] { $count } blocks
    }{ $faces_id ->
        [none] {""}
       *[other] {" "}({ $faces }{ $new ->
            [0] {""}
           *[other] , shown now
        })
    }{ $asleep ->
        [0] {""}
       *[other] , { $asleep } asleep
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}of shuffle { $shuffle }
    }
marengo-do-yield = Do not stop the attack: retreat
marengo-do-stay = The attackers stay where they are
marengo-do-hold = All attackers block the approach
marengo-do-advance = Go in with { $count ->
        [one] 1 block
       *[other] { $count } blocks
    }{ $faces_id ->
        [none] {""}
       *[other] {" "}({ $faces }{ $new ->
            [0] {""}
           *[other] , shown now
        })
    }{ $asleep ->
        [0] {""}
       *[other] , { $asleep } asleep
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}of shuffle { $shuffle }
    }
marengo-do-split = Split: { $count ->
        [one] 1 block
       *[other] { $count } blocks
    }{ $faces_id ->
        [none] {""}
       *[other] {" "}({ $faces }{ $new ->
            [0] {""}
           *[other] , shown now
        })
    }{ $asleep ->
        [0] {""}
       *[other] , { $asleep } asleep
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}of shuffle { $shuffle }
    } { $count ->
        [one] blocks
       *[other] block
    } the approach, the others stay
marengo-do-show = Show { $faces } at { $place }{ $shuffle ->
        [0] {""}
       *[other] {" "}of shuffle { $shuffle }
    }
marengo-do-sacrifice = The loss at { $place } falls on { $faces_id ->
        [none] { $asleep ->
            [0] 1 block
           *[other] 1 sleeping block
        }
       *[other] { $faces }{ $new ->
            [0] {""}
           *[other] , shown now
        }
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}of shuffle { $shuffle }
    }
marengo-do-go = { $count ->
        [one] 1 block
       *[other] { $count } blocks
    }{ $faces_id ->
        [none] {""}
       *[other] {" "}({ $faces }{ $new ->
            [0] {""}
           *[other] , shown now
        })
    }{ $asleep ->
        [0] {""}
       *[other] , { $asleep } asleep
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}of shuffle { $shuffle }
    } { $count ->
        [one] retreats
       *[other] retreat
    } from { $place } to { $to }
marengo-do-next = { $phase_id ->
        [start] Begin the turn
        [assault] No more assaults: on to the movement
        [move] End the movement
        [announce] Announce nothing: end the turn
       *[other] On to the next phase
    }
marengo-do-pass = { $step ->
        [2] No defensive fire
        [4] Nobody leads the defence
        [8] No pursuit
       *[other] No
    }
marengo-do-concede = Give the battle up
