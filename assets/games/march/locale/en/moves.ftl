# The March of Progress: every move as the players say it, in lists and in the log; .label is all that a card needs.

march-do-roll = { $blue_name } rolls { $blue }, { $orange_name } rolls { $orange }
march-do-pick = Play { $card }
    .label = { $card }
march-do-repick = An illegal card was shown: both pick again
march-do-discard = Discard { $card } for ATTACK+1
    .label = { $card }
march-do-order = { $first } goes first
march-do-ask = The order matters: let the initiative decide
march-do-move = Move { $count ->
        [one] { $capital ->
            [0] { $fortified ->
                [0] 1 army
               *[other] 1 fortified army
            }
           *[other] the army on the capital
        }
       *[other] { $count } armies
    } from { $start } to { $to }{ $count ->
        [one] {""}
       *[other] { $capital ->
            [0] { $fortified ->
                [0] {""}
               *[other] {" "}({ $fortified } fortified)
            }
           *[other] { $fortified ->
                [0] {" "}(one of them off the capital)
               *[other] {" "}(one off the capital, { $fortified } fortified)
            }
        }
    }
march-do-recruit = Recruit 1 army
march-do-fortify = Fortify { $capital ->
        [0] 1 army in { $where }
       *[other] the army on the capital of { $where }
    }
march-do-attack = Attack in { $where }{ $armies ->
        [0] { $capital ->
            [0] {""}
           *[other] , standing up the army on the capital
        }
       *[other] , standing up { $armies }{ $capital ->
            [0] {""}
           *[other] {" "}and the one on the capital
        }
    }{ $discard_id ->
        [none] {""}
       *[other] , discarding { $discard }
    }{ $place_id ->
        [fortified] , onto the capital with a fortified army
       *[standing] {""}
    }
march-do-strength = Turn the VP die of { $where } down
march-do-score = Score
march-do-nothing = Do nothing{ $discard_id ->
        [none] {""}
       *[other] , discarding { $discard }
    }
march-do-done = The card is carried out by hand
march-do-hold = Hold these cubes: black { $black }, white { $white }
march-do-end = { $offered ->
        [0] Offer to end the game
       *[other] Accept: end the game here
    }
