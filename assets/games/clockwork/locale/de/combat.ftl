# Clockwork Wars: die Kampf-Phase (Unterstützung, Leviathan, Schlachten, Verschleiß), ihre Hinweise und der Rechner.

## Was gefragt wird

clockwork-ask-support = Gib Befehle zur Unterstützung, dann passe
clockwork-ask-unleash = Schick den Leviathan in eine Schlacht, oder passe und behalte ihn
clockwork-ask-battle = Welche Schlacht wird als Nächstes ausgewertet?
clockwork-ask-keep = Die Schlacht ist gewonnen: Welche Einheiten bleiben?
clockwork-ask-lose = Unversorgt: Welche Einheit geht verloren?

## Einheiten, und Armeestärken als Summen

clockwork-no-units = nichts
clockwork-units = { $soldiers ->
        [0] {""}
        [one] 1 Soldat
       *[other] { $soldiers } Soldaten
    }{ $agent ->
        [0] {""}
        [1] Agent
       *[other] , Agent
    }{ $hunter ->
        [0] {""}
        [1] Jäger
       *[other] , Jäger
    }{ $engineer ->
        [0] {""}
        [1] Ingenieur
       *[other] , Ingenieur
    }{ $crasher ->
        [0] {""}
        [1] Crasher
       *[other] , Crasher
    }{ $guardian ->
        [0] {""}
        [1] Wächter
       *[other] , Wächter
    }{ $tank ->
        [0] {""}
        [1] Dampfpanzer
       *[other] , Dampfpanzer
    }
clockwork-sum = { $soldier }{ $agent ->
        [0] {""}
       *[other] {" "}+ { $agent } (Agent)
    }{ $hunter ->
        [0] {""}
       *[other] {" "}+ { $hunter } (Jäger)
    }{ $tank ->
        [0] {""}
       *[other] {" "}+ { $tank } (Dampfpanzer)
    }{ $guardian ->
        [0] {""}
       *[other] {" "}+ { $guardian } (Wächter)
    }{ $stronger ->
        [0] {""}
       *[other] {" "}+ { $stronger } (Karten)
    }{ $weaker ->
        [0] {""}
       *[other] {" "}− { $weaker } (Karten)
    }{ $tacops ->
        [0] {""}
       *[other] {" "}+ { $tacops } (Taktische Operationen)
    }

## Unterstützung

clockwork-no-battles = Niemand trifft auf einen Gegner: Diese Runde gibt es keine Schlacht.
clockwork-support-none = { $seat } kann keinen Unterstützungsbefehl geben.
clockwork-support-passed = { $seat } passt: keine Unterstützungsbefehle mehr in dieser Runde.
clockwork-supported = { $seat } unterstützt die Schlacht in { $to } aus { $start }: { $units }.
clockwork-hunted = Der Jäger von { $seat } greift in die Schlacht in { $to } ein.
clockwork-crashed = Der Crasher von { $seat } schlägt in { $tile } zu und schaltet { $count ->
        [0] niemanden
        [one] 1 Soldaten
       *[other] { $count } Soldaten
    } aus.
clockwork-killed = Der Agent von { $seat } schaltet in { $tile } den einzigen Soldaten von { $victim } aus.
clockwork-eliminated = { $seat } verliert in { $tile }: { $units }.

## Der Leviathan

clockwork-unleashed = { $seat } schickt den Leviathan in die Schlacht in { $tile }.
clockwork-leviathan-held = { $seat } hebt den Leviathan für später auf.
clockwork-devoured = Der Leviathan bringt { $seat } { $vp } SP, insgesamt { $total }, und ist aus dem Spiel.

## Schlachten

clockwork-battle-strength = { $tile }, { $seat }: { $parts ->
        [one] Stärke { $strength }
       *[other] { $sum } = { $strength }
    }
clockwork-battle-alliance = { $tile }, { $seat } und { $ally } zusammen: { $strength }
clockwork-battle-won = { $ally_id ->
        [nobody] { $seat } gewinnt
       *[other] { $seat } und { $ally } gewinnen
    } die Schlacht in { $tile } mit { $strength } zu { $second }{ $tactics ->
        [0] {""}
       *[other] {" "}durch Taktische Operationen
    }: { $lost ->
        [0] alle Einheiten bleiben
       *[other] { $keep ->
            [one] 1 Einheit bleibt
           *[other] { $keep } Einheiten bleiben
        }
    }.
clockwork-battle-drawn = Die Schlacht in { $tile } endet unentschieden: Alle Einheiten dort sind ausgeschaltet.
clockwork-battle-lone = { $ally_id ->
        [nobody] { $seat } hat
       *[other] { $seat } und { $ally } haben
    } in { $tile } keinen Gegner mehr und { $ally_id ->
        [nobody] behält
       *[other] behalten
    } alle Einheiten.
clockwork-battle-nobody = In { $tile } ist niemand mehr: Es gibt nichts auszufechten.
clockwork-battle-leviathan = Der Leviathan gewinnt die Schlacht in { $tile } für { $seat }.
clockwork-battle-held = { $seat } kontrolliert { $tile }: { $units }.
clockwork-battle-empty = { $tile } ist unbesetzt.

## Verschleiß

clockwork-unsupplied = { $seat }: { $tile } ist unversorgt, eine Einheit muss weg.
clockwork-attrition-spared = { $seat }: { $tile } ist unversorgt, aber was dort steht, trifft kein Verschleiß ({ $units }).
clockwork-attrition-named = { $seat } nennt als Verlust in { $tile }: { $units }. Verschleiß trifft hier nicht, nichts geht verloren.

## Was ein Zug bewirken würde, bevor er gemacht ist

clockwork-hint-battle = { $parts_id ->
        [none] niemand ist mehr da
       *[other] { $parts }
    }: { $verdict_id ->
        [won] { $seat } { $ally ->
            [0] gewinnt
           *[other] und der Verbündete gewinnen
        }, { $lost ->
            [0] alle Einheiten bleiben
           *[other] { $keep ->
                [one] 1 Einheit bleibt
               *[other] { $keep } Einheiten bleiben
            }
        }
        [drawn] unentschieden, alle Einheiten sind ausgeschaltet
        [lone] { $seat } behält alle Einheiten
        [leviathan] der Leviathan gewinnt für { $seat }
       *[nobody] { $tile } ist unbesetzt
    }
    .label = { $verdict_id ->
        [won] { $seat } behält { $keep }
        [drawn] unentschieden
        [lone] { $seat } behält alle
        [leviathan] Leviathan
       *[nobody] leer
    } · { $parts_id ->
        [none] niemand
       *[other] { $parts }
    }
clockwork-hint-support = dann { $parts_id ->
        [none] ist niemand mehr in { $tile }
       *[other] in { $tile } { $parts }
    }: { $verdict_id ->
        [won] { $seat } { $ally ->
            [0] würde gewinnen
           *[other] und der Verbündete würden gewinnen
        }, es { $lost ->
            [0] blieben alle Einheiten
           *[other] { $keep ->
                [one] bliebe 1 Einheit
               *[other] blieben { $keep } Einheiten
            }
        }
        [drawn] unentschieden
        [lone] { $seat } behielte alle Einheiten
        [leviathan] der Leviathan würde für { $seat } gewinnen
       *[nobody] unbesetzt
    }{ $left ->
        [0] ; { $start } wird leer
       *[other] {""}
    }
    .label = { $verdict_id ->
        [won] { $seat } behält { $keep }
        [drawn] unentschieden
        [lone] { $seat } behält alle
        [leviathan] Leviathan
       *[nobody] leer
    } · { $parts_id ->
        [none] niemand
       *[other] { $parts }
    }
clockwork-hint-unleash = gewinnt { $tile } und bringt { $vp } SP
clockwork-hint-keep = verloren in { $tile }: { $units }
clockwork-hint-lose = { $left ->
        [0] { $tile } wird leer
        [one] 1 Einheit bleibt in { $tile }
       *[other] { $left } Einheiten bleiben in { $tile }
    }
clockwork-hint-deploy = { $left ->
        [0] Rekrutierungspool leer
        [one] 1 bleibt im Rekrutierungspool
       *[other] { $left } bleiben im Rekrutierungspool
    }{ $count ->
        [0] , bisher kein Gegner dort
       *[other] , Stärke gegen die Gegner, die jetzt dort sind: { $parts }
    }

## Der Rechner

clockwork-calc-title = Schlacht, Versorgung, Wertung
clockwork-calc-group-red = Rot
clockwork-calc-group-blue = Blau
clockwork-calc-group-white = Weiß
clockwork-calc-group-green = Grün
clockwork-calc-group-battle = Schlacht
clockwork-calc-group-supply = Versorgung eines Gebiets
clockwork-calc-group-scoring = Wertung
clockwork-calc-red-soldiers = Soldaten
clockwork-calc-red-special = Agent
clockwork-calc-red-tank = Dampfpanzer
clockwork-calc-red-bonus = Karten
clockwork-calc-blue-soldiers = Soldaten
clockwork-calc-blue-special = Ingenieur
clockwork-calc-blue-tank = Dampfpanzer
clockwork-calc-blue-bonus = Karten
clockwork-calc-white-soldiers = Soldaten
clockwork-calc-white-tank = Dampfpanzer
clockwork-calc-white-bonus = Karten
clockwork-calc-green-soldiers = Soldaten
clockwork-calc-green-special = Jäger
clockwork-calc-green-tank = Dampfpanzer
clockwork-calc-green-bonus = Karten
clockwork-calc-tacops = Taktische Operationen
clockwork-calc-leviathan = Leviathan
clockwork-calc-allied = zwei gegen zwei
clockwork-calc-nobody = niemand
clockwork-calc-red = Rot
clockwork-calc-blue = Blau
clockwork-calc-white = Weiß
clockwork-calc-green = Grün
clockwork-calc-no = nein
clockwork-calc-yes = ja
clockwork-calc-linked = verbunden mit Hauptstadt
clockwork-calc-city-units = Einheiten im Dorf dort
clockwork-calc-affected = vom Verschleiß betroffen
clockwork-calc-forests-1 = Wälder mit 1 Einheit
clockwork-calc-forests-2 = Wälder mit 2 Einheiten
clockwork-calc-forests-3 = Wälder mit 3 oder mehr
clockwork-calc-lakes = Seen mit 2 oder mehr
clockwork-calc-fire-lakes = Feuersee mit 2 oder mehr
clockwork-calc-influence = Einflusspunkte am Ende
clockwork-calc-army = { $seat }: { $parts ->
        [one] Stärke { $strength }
       *[other] { $sum } = { $strength }
    }
clockwork-calc-supply = Versorgung: { $case_id ->
        [linked] von der Hauptstadt versorgt, nichts geht verloren.
        [city] von der Stadt versorgt, nichts geht verloren.
        [immune] unversorgt, aber der Verschleiß trifft dort niemanden.
       *[lost] unversorgt, eine Einheit geht verloren.
    }
clockwork-calc-scoring = Wertung: Wälder { $forests } + Seen { $lakes } = { $vp } SP; Einfluss am Ende { $final } SP.
clockwork-calc-verdict = { $verdict_id ->
        [won] { $ally_id ->
            [nobody] { $seat } gewinnt
           *[other] { $seat } und { $ally } gewinnen
        } mit { $strength } zu { $second }: { $lost ->
            [0] alle Einheiten bleiben
           *[other] { $keep ->
                [one] 1 Einheit bleibt
               *[other] { $keep } Einheiten bleiben
            }, { $lost } verloren
        }.
        [drawn] Unentschieden: Alle Einheiten sind ausgeschaltet.
        [lone] Kein Gegner: Alle Einheiten bleiben.
        [leviathan] Der Leviathan gewinnt für { $seat }: keine Verluste, { $vp } SP.
       *[nobody] Niemand ist da.
    }

## Einwände: Unterstützung

CW-SUP-01 = Unterstützungsbefehle gibt jetzt { $turn_id ->
        [nobody] niemand
       *[other] { $turn }
    }, nicht { $seat_id ->
        [nobody] der ganze Tisch
       *[other] { $seat }
    }.
CW-SUP-03 = { $case_id ->
        [citadel] { $tile } ist keine Zitadelle, von dort kommt keine Unterstützung.
        [control] { $seat } kontrolliert { $tile } nicht.
        [battle] In { $tile } gibt es keine Schlacht zu unterstützen.
       *[beside] { $tile } grenzt nicht an { $start }.
    }
CW-SUP-04 = { $tile } ist selbst umstritten, bis die Schlacht dort ausgewertet ist: Von dort kommt keine Unterstützung.
CW-SUP-05 = Aus einer Zitadelle unterstützen nur Soldaten, keine Besonderen Einheiten und keine Generäle.
CW-SUP-06 = { $case_id ->
        [none] Nenne mindestens einen Soldaten von { $seat } in { $tile }{ $count ->
            [one] ; dort ist 1
           *[other] ; dort sind { $count }
        }.
       *[more] { $seat } hat in { $tile } nur { $count ->
            [one] 1 Soldaten
           *[other] { $count } Soldaten
        }.
    }
CW-SUP-10 = { $seat } hat gepasst und gibt in dieser Runde keine Unterstützungsbefehle mehr.
CW-A-07 = { $case_id ->
        [guardian] Der Wächter bleibt in { $tile }: Auch wo alle Einheiten unterstützen dürfen, zieht er nicht.
        [tank] Der Dampfpanzer fährt nie in das Gebiet des Wächters, { $tile }.
        [engineer] In { $tile } ist schon ein Ingenieur, und nie stehen zwei in einem Gebiet.
       *[not-there] { $seat } hat in { $tile } keine solche Einheit.
    }
CW-A-08 = An diesem Tisch unterstützen die Soldaten aus { $start } nur eine Schlacht je Runde, und das ist die in { $tile }.
CW-A-09 = An diesem Tisch greift niemand in eine Schlacht anderer ein, und an der in { $tile } ist { $seat } nicht beteiligt.
CW-A-58 = { $holder } kontrolliert { $tile }: Aus einer geteilten Zitadelle schickt nur Soldaten, wer sie kontrolliert.
CW-HUNT-03 = { $case_id ->
        [none] { $seat } hat keinen Jäger auf der Landkarte.
        [there] Der Jäger ist schon in { $to }.
       *[far] { $to } ist vom Jäger in { $start } mehr als 2 Gebiete entfernt.
    }
CW-HUNT-05 = Der Jäger zieht nur in eine Schlacht, und in { $to } ist keine.
CW-A-28 = Der Jäger von { $seat } ist diese Runde schon gezogen; an diesem Tisch darf er das einmal.
CW-CRASH-03 = { $case_id ->
        [unused] Der Crasher von { $seat } in { $tile } muss eingesetzt werden, bevor { $seat } passt.
       *[none] { $seat } hat keinen Crasher auf der Landkarte.
    }
CW-CRASH-04 = { $case_id ->
        [many] Ein Crasher schaltet höchstens { $most } Soldaten aus.
        [enemy] { $victim } ist in dieser Partie kein Gegner.
       *[fewer] { $victim } hat in { $tile } nur { $count ->
            [one] 1 Soldaten
           *[other] { $count } Soldaten
        }.
    }
CW-CRASH-06 = Ein Crasher schaltet nur Soldaten aus, keine Besonderen Einheiten und keine Generäle.
CW-A-32 = An diesem Tisch schlägt ein Crasher nur zu, wo er steht, in { $tile }.
CW-AGENT-05 = { $case_id ->
        [none] { $seat } hat keinen Agenten in { $tile }.
        [battle] In { $tile } gibt es keine Schlacht.
       *[soldiers] Der Agent wirkt gegen genau einen gegnerischen Soldaten; in { $tile } { $count ->
            [0] ist keiner
            [one] ist 1
           *[other] sind { $count }
        }.
    }
CW-A-22 = In { $tile } ist auch eine gegnerische Besondere Einheit oder ein General, und an diesem Tisch muss der Soldat die einzige gegnerische Einheit sein.
CW-A-23 = Der Agent von { $seat } hat diese Runde schon einen Soldaten ausgeschaltet; an diesem Tisch darf er das einmal.

## Einwände: Leviathan, Schlachten, Verschleiß

CW-LEV-02 = { $case_id ->
        [phase] Der Leviathan kommt ins Spiel, wenn im Unterstützungs-Abschnitt alle gepasst haben.
        [done] { $seat } hat diese Runde über den Leviathan entschieden.
       *[none] { $seat_id ->
            [nobody] Sag, wer den Leviathan einsetzt.
           *[other] { $seat } hat keinen Leviathan in der Auslage.
        }
    }
CW-LEV-03 = { $case_id ->
        [battle] In { $tile } gibt es keine Schlacht für den Leviathan.
       *[units] { $seat } hat in { $tile } keine Einheit: In der Schlacht des Leviathans muss eine stehen.
    }
CW-LEV-08 = In { $tile } steht der Wächter: Dort kann der Leviathan nicht angreifen.
CW-ALLY-29 = In { $tile } stehen nur Einheiten des Verbündeten von { $seat }: Der Leviathan braucht dort eine eigene.
CW-BATTLE-01 = In { $tile } ist keine Schlacht mehr auszuwerten.
CW-BATTLE-02 = { $case_id ->
        [theirs] Die Schlacht in { $tile } gehört nicht zu denen von { $seat }.
       *[turn] { $turn_id ->
            [nobody] Es ist keine Schlacht mehr auszuwerten.
           *[other] Jetzt wertet { $turn } Schlachten aus.
        }
    }
CW-BATTLE-09 = Der Unterschied lässt in { $tile } { $keep ->
        [one] 1 Einheit
       *[other] { $keep } Einheiten
    } übrig, nicht { $count }.
CW-BATTLE-10 = { $case_id ->
        [first] Erst sagt { $seat }, welche Einheiten in { $tile } bleiben.
        [none] In { $tile } ist nichts mehr zu wählen.
        [chooser] { $seat } wählt, welche Einheiten in { $tile } bleiben.
       *[there] { $seat } hat in { $tile } keine solchen Einheiten zu behalten; dort sind: { $units }.
    }
CW-BATTLE-18 = { $tile } ist eine Hauptstadt: Dort gibt es nie eine Schlacht.
CW-BASE-10 = Freiwillig nimmt niemand eigene Einheiten von der Landkarte: In { $tile } { $keep ->
        [one] bleibt 1 Einheit
       *[other] bleiben { $keep } Einheiten
    }, genannt { $count ->
        [one] ist nur 1
       *[other] sind nur { $count }
    }.
CW-ATTR-03 = { $seat_id ->
        [nobody] Sag, wessen Einheit verloren geht.
       *[other] { $seat } muss in { $tile } keine Einheit abgeben.
    }
CW-ATTR-06 = { $seat } hat in { $tile } keine solche Einheit; dort sind: { $units }.
CW-ATTR-07 = Verschleiß trifft { $units } in { $tile } nicht: Nenne dort eine andere Einheit.
