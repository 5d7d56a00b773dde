# Clockwork Wars: Aufstellung.

clockwork-ask-deploy = Schreib deine Befehle
trouble-order-line = Den Befehl „{ $word }“ kann ich nicht lesen. Schreib einen Ort, einen Doppelpunkt und wer dorthin geht: eine Zahl, eine Spezialeinheit oder beides mit Plus; nach „über“ das Gebiet eines Gewaltmarsches.

## Protokoll; .hand ist, was zu tun ist, ohne dass etwas bewegt wird

clockwork-orders-written = { $seat } hat die Befehle geschrieben: { $workers ->
        [0] Kein Arbeiter verlässt
        [one] 1 Arbeiter verlässt
       *[other] { $workers } Arbeiter verlassen
    } den Rekrutierungspool, { $left ->
        [0] keiner bleibt
        [one] 1 bleibt
       *[other] { $left } bleiben
    }.
clockwork-orders-revealed = Alle Befehle sind da und werden aufgedeckt.
    .hand = alle Befehle gleichzeitig zeigen
clockwork-agent-lifted = Der Agent von { $seat } verlässt { $place_id ->
        [court] den Hof
       *[other] { $place }
    }.
clockwork-deployed = { $seat } stellt { $workers ->
        [0] {""}
        [one] 1 Soldaten
       *[other] { $workers } Soldaten
    }{ $figure_id ->
        [none] {""}
       *[other] { $workers ->
            [0] {""}
           *[other] {" "}und{" "}
        }
    }{ $figure_id ->
        [none] {""}
        [agent] den Agenten
        [hunter] den Jäger
        [engineer] einen Ingenieur
       *[crasher] einen Crasher
    } in { $tile } auf{ $via_id ->
        [none] .
       *[other] , im Gewaltmarsch über { $via }.
    }
clockwork-deployed-court = { $seat } schickt { $workers ->
        [0] {""}
        [one] 1 Spion
       *[other] { $workers } Spione
    }{ $figure_id ->
        [none] {""}
       *[other] { $workers ->
            [0] den Agenten
           *[other] {" "}und den Agenten
        }
    } an den Hof.
clockwork-deployed-nothing = { $seat } stellt nichts auf.
clockwork-order-void = Der Befehl von { $seat } { $place_id ->
        [court] an den Hof
       *[other] für { $place }
    } lässt sich nicht ausführen: Seine Einheiten bleiben, wo sie waren.
clockwork-control-gained = { $seat } kontrolliert jetzt { $parts }.
clockwork-contested = { $tile } ist umstritten: { $parts }. Dort kommt es zur Schlacht.

## Was gegen einen Befehl spricht

CW-DEPLOY-02 = { $seat_id ->
        [nobody] Sag, wessen Befehle das sind.
       *[other] { $seat } spielt an diesem Tisch nicht mit, also gibt es keine Befehle zu schreiben.
    }
CW-DEPLOY-03 = Der Befehl { $place_id ->
        [court] an den Hof
       *[other] für { $place }
    } nennt niemanden: Schreib, wie viele Arbeiter oder welche Besondere Einheit dorthin gehen.
CW-DEPLOY-05 = { $seat } hat { $pool ->
        [0] keine Arbeiter
        [one] nur 1 Arbeiter
       *[other] nur { $pool } Arbeiter
    } im Rekrutierungspool: Mit dem Befehl { $place_id ->
        [court] an den Hof
       *[other] für { $place }
    } { $count ->
        [one] fehlt 1
       *[other] fehlen { $count }
    }.
CW-DEPLOY-10 = { $case ->
        [waypoint] Ein Gewaltmarsch nach { $tile } kann nicht über { $waypoint } führen: Das liegt nicht zwischen { $tile } und einem deiner Gebiete. Möglich: { $parts }.
       *[far] { $tile } ist außer Reichweite: Du kontrollierst weder das Gebiet selbst noch eines daneben noch eines, von dem aus du in zwei Schritten dorthin marschieren könntest.
    }
CW-DEPLOY-11 = Kein Gewaltmarsch nach { $tile } über { $waypoint }: Dort stehen Einheiten von { $seat }. Auch ein Angriff auf { $waypoint } öffnet den Weg nicht in derselben Runde.
CW-DEPLOY-12 = Der Gewaltmarsch nach { $tile } braucht eine Einheit im Zwischengebiet: Stell { $number ->
        [one] auch in { $parts } mindestens eine Einheit auf.
       *[other] auch in einem von { $parts } mindestens eine Einheit auf.
    }
CW-DEPLOY-15 = { $tile } ist außer Reichweite: Was du erst nach { $waypoint } schickst, bringt dich in dieser Runde nicht weiter.
CW-DEPLOY-18 = { $case ->
        [waypoint] Kein Gewaltmarsch nach { $tile } über { $waypoint }, die Hauptstadt eines Gegners.
       *[target] { $tile } ist die Hauptstadt eines Gegners: Dort stellt sonst niemand auf.
    }
CW-DEPLOY-20 = { $case ->
        [second] Mehr als eine Besondere Einheit pro Runde darfst du nicht aufstellen.
        [general] Generäle werden nicht durch Befehle aufgestellt.
        [race] { $seat } hat keinen { $figure_id ->
            [agent] Agenten
            [hunter] Jäger
            [engineer] Ingenieur
           *[crasher] Crasher
        }: Die Besondere Einheit dieser Rasse ist der { $own_id ->
            [agent] Agent
            [hunter] Jäger
            [engineer] Ingenieur
           *[crasher] Crasher
        }.
       *[gone] { $seat } hat keinen { $figure_id ->
            [agent] Agenten
            [hunter] Jäger
            [engineer] Ingenieur
           *[crasher] Crasher
        } mehr aufzustellen.
    }
CW-DEPLOY-22 = Auch eine Besondere Einheit braucht ein Ziel in Reichweite, { $tile } ist also zu weit für den { $figure_id ->
        [hunter] Jäger
        [engineer] Ingenieur
       *[crasher] Crasher
    }. Nur der Agent darf überall auftauchen.
CW-DEPLOY-23 = In { $tile } steht der Wächter eines Gegners: Dort darfst du nicht aufstellen.
CW-DEPLOY-24 = { $case ->
        [nobody] { $seat } hat niemanden zu schicken: keine Arbeiter im Rekrutierungspool und keine Besondere Einheit, die irgendwohin könnte.
       *[ready] Die Befehle von { $seat } sind schon geschrieben. Um sie zu ändern, nimm sie erst zurück.
    }
CW-DEPLOY-29 = { $case ->
        [unknown] Auf dieser Landkarte gibt es kein Gebiet „{ $tile }“.
        [waypoint] Auf dieser Landkarte gibt es kein Gebiet „{ $word }“, über das man marschieren könnte.
       *[target] Auf dieser Landkarte gibt es kein Gebiet „{ $word }“.
    }
CW-DEPLOY-31 = { $case ->
        [base] { $tile } ist außer Reichweite: Ein Dampfpanzer hat { $waypoint } umstritten gemacht, deine Einheiten dort bringen dich also nicht weiter.
       *[waypoint] Kein Gewaltmarsch nach { $tile } über { $waypoint }: Ein Dampfpanzer hat es umstritten gemacht.
    }
CW-BASE-12 = Eine Karte schützt { $tile }: Dort darf sonst niemand aufstellen.
CW-AGENT-03 = Der Agent ist schon { $place_id ->
        [court] am Hof
       *[other] in { $place }
    } und bleibt ohne Befehl dort. Lass ihn weg oder schick ihn woandershin.
CW-HUNT-06 = Der Jäger von { $seat } ist in { $tile }: Steht er einmal auf der Landkarte, wird er nicht noch einmal aufgestellt.
CW-ENG-01 = Pro Runde darfst du nur einen deiner Ingenieure aufstellen.
CW-ENG-02 = { $tile } ist kein Turm, keine Fabrik und kein Schrein: Anderswo werden Ingenieure nicht aufgestellt.
CW-ENG-03 = In { $tile } steht schon ein Ingenieur: Zwei im selben Gebiet gibt es nie.
CW-CRASH-01 = Pro Runde darfst du nur einen deiner Crasher aufstellen.
CW-CRASH-02 = { $case ->
        [kind] { $tile } ist weder Zitadelle noch Dorf noch Stadt: Anderswohin geht kein Crasher.
        [own] { $tile } gehört dir selbst: Ein Crasher geht nur in ein Gebiet, das ein anderer kontrolliert.
       *[nobody] { $tile } kontrolliert niemand: Ein Crasher geht nur in ein Gebiet, das ein anderer kontrolliert.
    }
CW-ALLY-13 = { $tile } ist außer Reichweite: Gebiete von { $seat }, deinem Verbündeten, vergrößern deine eigene Reichweite nicht.
CW-A-15 = { $tile } ist umstritten, also kontrolliert es niemand. An diesem Tisch lässt es sich nur von einem anderen eigenen Gebiet in der Nähe aus verstärken.
CW-A-18 = An diesem Tisch öffnet nur ein Soldat in { $waypoint } den Gewaltmarsch nach { $tile }: Schick einen Arbeiter dorthin.
CW-A-20 = Der Agent von { $seat } ist am Hof, und an diesem Tisch bleibt er dort wie jeder Spion.
CW-A-21 = { $case ->
        [capital] Nicht einmal der Agent kommt nach { $tile }, in die Hauptstadt eines anderen.
       *[guardian] Nicht einmal der Agent kommt nach { $tile }: Dort steht der Wächter eines Gegners.
    }
CW-A-25 = An den Hof dürfen nur Arbeiter und der Agent, nicht { $figure_id ->
        [hunter] der Jäger
        [engineer] der Ingenieur
        [crasher] der Crasher
        [guardian] der Wächter
       *[tank] der Dampfpanzer
    }.
CW-A-33 = { $case ->
        [ally] { $tile } gehört deinem Verbündeten: Dorthin geht kein Crasher.
       *[contested] Ein Dampfpanzer hat { $tile } umstritten gemacht, also kontrolliert es niemand: Dorthin geht kein Crasher.
    }
CW-A-59 = { $case ->
        [waypoint] Kein Gewaltmarsch nach { $tile } über { $waypoint }: An diesem Tisch stellt niemand in der Hauptstadt eines Verbündeten auf.
       *[target] { $tile } ist die Hauptstadt deines Verbündeten, und an diesem Tisch stellt dort sonst niemand auf.
    }
