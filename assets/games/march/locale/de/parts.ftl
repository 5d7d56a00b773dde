# Wörter für Züge, die Teil für Teil gefragt werden.

march-part-attack = Angriff in { $where }
march-part-attack-stand = Wie viele befestigte Armeen stehen dafür auf?
    .none = stehen auf: keine
    .value = stehen auf: { $armies ->
            [0] {""}
            [one] 1 Armee
           *[other] { $armies } Armeen
        }{ $capital ->
            [0] {""}
           *[other] { $armies ->
                    [0] {""}
                   *[other] {" "}und{" "}
                }die auf der Hauptstadt
        }
march-part-attack-discard = Welche Karte wird abgelegt?
    .none = keine Karte
march-part-attack-place = Wie kommt die Armee auf die Hauptstadt?
    .none = stehend
march-part-fortify = In { $where } befestigen
march-part-fortify-capital = Welche Armee?
    .none = eine, die nicht auf der Hauptstadt steht
march-part-move = { $pieces } bewegen
march-typed-move = Bei den Armeen heißt 2 zwei stehende, 1b eine befestigte und h die auf der Hauptstadt; h+1+1b sind alle drei zusammen, etwa bewege h+1+1b N->BH. Auch f und c werden verstanden.
march-part-move-pieces = Welche Armeen ziehen?
    .value = { $standing ->
            [0] {""}
            [one] 1 stehende Armee
           *[other] { $standing } stehende Armeen
        }{ $fortified ->
            [0] {""}
           *[other] { $standing ->
                    [0] {""}
                   *[other] {" + "}
                }{ $fortified ->
                    [one] 1 befestigte Armee
                   *[other] { $fortified } befestigte Armeen
                }
        }{ $capital ->
            [0] {""}
           *[other] { $count ->
                    [one] {""}
                   *[other] {" + "}
                }die auf der Hauptstadt
        }
march-part-move-start = Von wo?
march-part-move-to = Wohin?
