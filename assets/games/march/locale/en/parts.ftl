# Words for moves that are asked part by part.

march-part-attack = Attack in { $where }
march-part-attack-stand = How many fortified armies stand up for it?
    .none = stand up: none
    .value = stand up: { $armies ->
            [0] {""}
            [one] 1 army
           *[other] { $armies } armies
        }{ $capital ->
            [0] {""}
           *[other] { $armies ->
                    [0] {""}
                   *[other] {" "}and{" "}
                }the one on the capital
        }
march-part-attack-discard = Which card is discarded?
    .none = no card
march-part-attack-place = How does the army go onto the capital?
    .none = standing
march-part-fortify = Fortify in { $where }
march-part-fortify-capital = Which army?
    .none = one that is not on the capital
march-part-move = Move { $pieces }
march-typed-move = Of the armies, 2 means two standing ones, 1f one fortified one, and c the one on the capital; c+1+1f are all three kinds together, as in move c+1+1f N->BH.
march-part-move-pieces = Which armies move?
    .value = { $standing ->
            [0] {""}
            [one] 1 standing army
           *[other] { $standing } standing armies
        }{ $fortified ->
            [0] {""}
           *[other] { $standing ->
                    [0] {""}
                   *[other] {" + "}
                }{ $fortified ->
                    [one] 1 fortified army
                   *[other] { $fortified } fortified armies
                }
        }{ $capital ->
            [0] {""}
           *[other] { $count ->
                    [one] {""}
                   *[other] {" + "}
                }the one on the capital
        }
march-part-move-start = Where from?
march-part-move-to = Where to?
