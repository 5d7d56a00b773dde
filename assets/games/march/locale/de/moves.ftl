# The March of Progress: jeder Zug, wie ihn die Spieler sagen, in Listen und im Verlauf; .label ist alles, was eine Karte braucht.

march-do-roll = { $blue_name } würfelt { $blue }, { $orange_name } würfelt { $orange }
march-do-pick = { $card } spielen
    .label = { $card }
march-do-repick = Eine unerlaubte Karte wurde gezeigt: beide wählen neu
march-do-discard = { $card } für ANGREIFEN+1 ablegen
    .label = { $card }
march-do-order = { $first } beginnt
march-do-ask = Die Reihenfolge ist wichtig: die Initiative entscheidet
march-do-move = { $count ->
        [one] { $capital ->
            [0] { $fortified ->
                [0] 1 Armee
               *[other] 1 befestigte Armee
            }
           *[other] Die Armee auf der Hauptstadt
        }
       *[other] { $count } Armeen
    } von { $start } nach { $to } ziehen{ $count ->
        [one] {""}
       *[other] { $capital ->
            [0] { $fortified ->
                [0] {""}
               *[other] {" "}({ $fortified } befestigt)
            }
           *[other] { $fortified ->
                [0] {" "}(eine davon von der Hauptstadt)
               *[other] {" "}(eine von der Hauptstadt, { $fortified } befestigt)
            }
        }
    }
march-do-recruit = 1 Armee rekrutieren
march-do-fortify = { $capital ->
        [0] 1 Armee in { $where }
       *[other] Die Armee auf der Hauptstadt von { $where }
    } befestigen
march-do-attack = In { $where } angreifen{ $armies ->
        [0] { $capital ->
            [0] {""}
           *[other] , dazu die Armee auf der Hauptstadt aufstellen
        }
       *[other] , dazu { $armies } aufstellen{ $capital ->
            [0] {""}
           *[other] {" "}und die auf der Hauptstadt
        }
    }{ $discard_id ->
        [none] {""}
       *[other] , { $discard } ablegen
    }{ $place_id ->
        [fortified] , mit einer befestigten Armee auf die Hauptstadt
       *[standing] {""}
    }
march-do-strength = SP-Würfel von { $where } senken
march-do-score = Punkten
march-do-nothing = Nichts tun{ $discard_id ->
        [none] {""}
       *[other] , { $discard } ablegen
    }
march-do-done = Die Karte ist von Hand ausgeführt
march-do-hold = Diese Marker haben: schwarz { $black }, weiß { $white }
march-do-end = { $offered ->
        [0] Spielende anbieten
       *[other] Spielende annehmen
    }
