# Clockwork Wars: Aufbau, Meisterspion, Rekrutierung, Dampfpanzer, Ruf zu den Waffen, Ende von Runde und Spiel.

## Was ein Spieler gefragt wird

clockwork-ask-spy = Wähle eine Meisterspion-Aktion
clockwork-ask-forfeit = Spionageabwehr: Welchen Einflusspunkt verlierst du?
clockwork-ask-guardian = Stell den Wächter in ein eigenes Gebiet, oder passe und behalte ihn
clockwork-ask-recruit = Rekrutiere (mit einer Zahl, wenn du weniger Arbeiter willst)
clockwork-ask-tank = Fahr mit dem Dampfpanzer in ein Nachbargebiet, oder passe
clockwork-ask-call = Ruf deinen Verbündeten in ein Gebiet (nur er erfährt es), oder passe

## Teile einer Runde

clockwork-phase-spy = Meisterspion-Phase
clockwork-phase-guardian = Beginn der Rekrutierungs-Phase
clockwork-phase-recruit = Rekrutierungs-Phase
clockwork-phase-tank = Beginn der Aufstellungs-Phase
clockwork-phase-call = Ruf zu den Waffen
clockwork-phase-deploy = Aufstellungs-Phase
clockwork-phase-support = Unterstützungs-Abschnitt
clockwork-phase-leviathan = Ende des Unterstützungs-Abschnitts
clockwork-phase-battle = Schlacht-Abschnitt
clockwork-phase-attrition = Verschleiß-Abschnitt
clockwork-phase-study = Studien-Abschnitt
clockwork-phase-discovery = Entdeckungs-Abschnitt
clockwork-phase-activation = Aktivierungs-Abschnitt
clockwork-phase-score = Siegpunkte-Abschnitt
clockwork-phase-court = Hofbeherrschungs-Abschnitt
clockwork-phase-pollution = Umweltverschmutzungs-Abschnitt
clockwork-phase-count = Zählung der Gebiete
clockwork-phase-over = Das Spiel ist aus

## Protokollzeilen; .hand ist, was zu tun ist, ohne dass etwas bewegt wird

clockwork-spy-action = { $seat } wählt { $action_id ->
        [conscription] Wehrpflicht
        [gambit] Schachzug
        [rnd] F & E
        [counterintel] Spionageabwehr
        [technophilia] Technophilie
       *[tacops] Taktische Operationen
    }.
clockwork-spy-passed = { $seat } nimmt in dieser Runde keine Meisterspion-Aktion.
clockwork-conscripted = { $seat } bekommt 1 Arbeiter: { $pool } im Rekrutierungspool, noch { $supply } im Vorrat.
clockwork-conscription-idle = Der Vorrat von { $seat } ist leer: Die Wehrpflicht bringt keinen Arbeiter.
clockwork-cards-looked-at = { $drawn ->
        [0] Es gibt keine Spionagekarte mehr, die { $seat } ziehen könnte.
        [one] Es gibt nur noch 1 Spionagekarte; { $seat } behält sie.
       *[other] { $seat } zieht { $drawn } Spionagekarten und behält 1.
    }
    .hand = { $drawn ->
        [0] {""}
        [one] {""}
       *[other] die obersten { $drawn } Karten des Nachziehstapels ansehen und eine aussuchen; { $back } ungesehen unter den Stapel
    }
clockwork-technophilia-vp = { $seat } erhält { $gained } SP für Technophilie und hat { $total }. In der Forschungs-Phase dieser Runde ist { $seat } zuerst dran.
clockwork-gambit-moved = { $seat } versetzt { $unit_id ->
        [agent] den Agenten
        [hunter] den Jäger
        [engineer] einen Ingenieur
        [crasher] einen Crasher
        [guardian] den Wächter
        [tank] den Dampfpanzer
       *[soldier] 1 Soldaten
    } von { $start } nach { $to }.
clockwork-counterintel-gained = { $seat } erhält 1 { $domain_id ->
        [magic] Magie-EP
        [science] Wissenschafts-EP
       *[religion] Religions-EP
    }.
clockwork-counterintel-lost = { $seat } verliert 1 { $domain_id ->
        [magic] Magie-EP
        [science] Wissenschafts-EP
       *[religion] Religions-EP
    }, falls einer da ist.
    .hand = 1 EP { $domain_id ->
        [magic] Magie
        [science] Wissenschaft
       *[religion] Religion
    } zurück in die Bank, falls einer da ist
clockwork-counterintel-named = { $actor } lässt { $seat } einen Einflusspunkt verlieren; welchen, wählt { $seat }.
clockwork-forfeited = { $seat } gibt 1 { $domain_id ->
        [magic] Magie-EP
        [science] Wissenschafts-EP
       *[religion] Religions-EP
    } ab.
clockwork-forfeit-idle = { $seat } hat keinen Einfluss zu verlieren.
clockwork-guardian-placed = { $seat } stellt den Wächter in { $tile } auf.
clockwork-guardian-kept = { $seat } behält den Wächter in der Auslage.
clockwork-recruited = { $seat } rekrutiert { $count } Arbeiter (Hauptstadt { $capital }{ $villages ->
        [0] {""}
        [one] , 1 Dorf
       *[other] , { $villages } Dörfer
    }{ $cities ->
        [0] {""}
        [one] , 1 Stadt
       *[other] , { $cities } Städte
    }{ $more ->
        [0] {""}
       *[other] , Entdeckungen { $more }
    }: höchstens { $entitled }) und hat { $pool } im Rekrutierungspool.
clockwork-recruit-none = { $seat } rekrutiert niemanden: Der Vorrat ist leer.
clockwork-tank-drove = Der Dampfpanzer von { $seat } fährt von { $start } nach { $to }{ $case ->
        [contested] , das nun umstritten ist.
        [gained] {" "}und nimmt es ein.
       *[other] .
    }
clockwork-tank-stayed = Der Dampfpanzer von { $seat } bleibt in { $tile }.
clockwork-called = { $seat } ruft { $ally } nach { $tile }. { $ally } muss nicht folgen.
    .hand = { $ally } ungesehen einen Zettel geben, auf dem { $tile } steht
clockwork-round-began = Runde { $round } von { $last }. Startspieler ist { $start }.
clockwork-age-began = Die { $age_id ->
        [early] Frühzeit
        [middle] Mittelzeit
       *[late] Spätzeit
    } beginnt.
clockwork-commanders = Befehlshaber dieser Runde: { $first } und { $second }.
clockwork-control-passed = { $tile } geht von { $ally } an { $seat }, den neuen Befehlshaber: Beide sind dort gleich stark.
clockwork-converted = { $gained ->
        [0] { $seat } hat zu wenig Einfluss für einen SP ({ $ip } EP) und bleibt bei { $total } SP.
       *[other] { $seat } tauscht { $ip } EP gegen { $gained } SP und hat { $total }.
    }
    .hand = den Einfluss hinter dem Sichtschirm zeigen: { $ip } EP
clockwork-final-score = { $seat }: { $vp } SP, { $territories ->
        [one] 1 Gebiet
       *[other] { $territories } Gebiete
    }.
clockwork-game-over = Das Spiel ist aus. { $ally_id ->
        [nobody] { $winner } gewinnt
       *[other] { $winner } und { $ally } gewinnen
    } mit { $vp } SP{ $reason ->
        [territories] , bei Gleichstand durch mehr Gebiete.
        [order] , bei Gleichstand in Punkten und Gebieten als Letzter in der Spielerreihenfolge.
       *[vp] .
    }

## Einwände

CW-ROUND-01 = Das Spiel hat { $last } Runden, dies kann nicht Runde { $round } sein.
CW-ROUND-02 = { $case ->
        [table] Das gilt für den ganzen Tisch: Lass die Farbe weg.
        [no-pass] Hier passt niemand: { $phase }.
        [full] Dieser Tisch verfolgt das ganze Spiel: Weiter geht es durch die Züge der Spieler, nicht durch „weiter“.
        [books] Von der Buchführung zum ganzen Spiel geht es zu Beginn einer Runde, vor der ersten Aktion.
        [next] Hier passt niemand: Mit „weiter“ geht es weiter.
        [numbers] An diesem Tisch wird nur Buch geführt: Zahlen ändert ihr mit „ändere“, weiter geht es mit „weiter“.
       *[phase] Das geht nur hier: { $phase }. Jetzt: { $now }.
    }
CW-ROUND-03 = Das geht nur hier: { $phase }. Jetzt: { $now }.
CW-ROUND-04 = Das geht nur hier: { $phase }. Jetzt: { $now }.
CW-ROUND-05 = Das geht nur hier: { $phase }. Jetzt: { $now }.
CW-END-02 = Das Spiel ist aus: Es gibt nichts mehr zu tun.
CW-SETUP-02 = { $case ->
        [figures] { $seat } hat { $count ->
            [one] 1 Besondere Einheit
           *[other] { $count } Besondere Einheiten
        }, die Rasse hat aber { $wanted }.
        [nowhere] Eine Besondere Einheit von { $seat } ist an einem Ort, an dem sie nicht sein kann.
        [books] { $seat } hat laut Buchführung { $wanted } Soldaten auf der Landkarte, { $count ->
            [one] aufgestellt ist aber 1
           *[other] aufgestellt sind aber { $count }
        }.
       *[discs] { $seat } hat insgesamt { $count ->
            [one] 1 Scheibe
           *[other] { $count } Scheiben
        }, es müssen aber { $wanted } sein.
    }
CW-SETUP-07 = { $case ->
        [nine] { $count ->
            [one] Es ist 1 Entdeckung
           *[other] Es sind { $count } Entdeckungen
        } im Spiel, es müssen aber neun sein.
       *[place] { $slot }: Besitzer und Marker dieser Entdeckung passen nicht zusammen.
    }
CW-SETUP-09 = { $general_id ->
        [leviathan] Der Leviathan ist
        [guardian] Der Wächter ist
       *[tank] Der Dampfpanzer ist
    } an einem Ort oder bei einem Besitzer, wo er nicht sein kann.
CW-SETUP-14 = Nachziehstapel, Ablage und alle Hände haben zusammen { $count ->
        [one] 1 Spionagekarte
       *[other] { $count } Spionagekarten
    }, es müssen aber { $wanted } sein.
CW-BASE-15 = { $start } und { $tile } liegen nicht nebeneinander.
CW-CTRL-03 = { $case ->
        [attack] { $tile } ist die Hauptstadt eines anderen Spielers: Hauptstädte kann man nicht angreifen.
       *[capital] { $tile } ist die Hauptstadt von { $owner }: Hauptstädte kann man nicht angreifen.
    }
CW-CTRL-04 = In { $tile } stehen Einheiten mehrerer Spieler, obwohl jetzt keine Schlacht ist.
CW-SPY-01 = { $case ->
        [must] { $seat } muss eine Meisterspion-Aktion wählen.
       *[turn] { $turn_id ->
            [nobody] Alle haben schon eine Aktion gewählt.
           *[other] { $turn } wählt jetzt eine Aktion.
        }
    }
CW-SPY-02 = { $case ->
        [fault] Zwei Spieler haben dieselbe Meisterspion-Aktion.
       *[taken] { $holder } hat in dieser Runde schon { $action_id ->
            [conscription] Wehrpflicht
            [gambit] Schachzug
            [rnd] F & E
            [counterintel] Spionageabwehr
            [technophilia] Technophilie
           *[tacops] Taktische Operationen
        } gewählt.
    }
CW-SPY-06 = { $case ->
        [many] Der Schachzug versetzt höchstens zwei Einheiten, nicht { $count }.
       *[absent] { $seat } hat in { $tile } keinen { $unit_id ->
            [agent] Agenten
            [hunter] Jäger
            [engineer] Ingenieur
            [crasher] Crasher
            [guardian] Wächter
            [tank] Dampfpanzer
           *[soldier] Soldaten (mehr)
        } zu versetzen.
    }
CW-SPY-07 = { $case ->
        [no-tile] Auf dieser Landkarte gibt es kein Gebiet { $tile }.
        [court] Der Schachzug bringt niemanden an den Hof.
        [same] Die Einheit steht schon in { $tile }: Nenne ein anderes Gebiet.
       *[control] Der Schachzug versetzt nur in Gebiete, die du kontrollierst; { $holder_id ->
            [nobody] { $tile } kontrolliert niemand.
           *[other] { $tile } kontrolliert { $holder }.
        }
    }
CW-SPY-08 = Spione bleiben am Hof: Der Schachzug kann die von { $seat } nicht versetzen.
CW-SPY-11 = Durch den ersten Zug ist { $tile } leer, du kontrollierst es also nicht mehr, wenn die zweite Einheit zieht.
CW-SPY-14 = { $case ->
        [absent] { $victim } spielt nicht mit.
        [self] Die Spionageabwehr kostet Gegner einen Punkt, nicht dich selbst.
       *[twice] { $victim } ist zweimal genannt; die Spionageabwehr kostet jeden Gegner 1 Punkt.
    }
CW-RECR-01 = { $seat } hat in dieser Runde schon rekrutiert.
CW-RECR-02 = Hauptstadt, Dörfer und Städte von { $seat } bringen { $entitled } Arbeiter, nicht { $number }.
CW-RECR-06 = { $supply ->
        [one] Im Vorrat von { $seat } liegt nur noch 1 Scheibe, nicht { $number }.
       *[other] Im Vorrat von { $seat } liegen nur noch { $supply } Scheiben, nicht { $number }.
    }
CW-GUARD-01 = { $case ->
        [phase] Der Wächter wird zu Beginn einer Rekrutierungs-Phase aufgestellt. Jetzt: { $now }.
       *[turn] { $turn_id ->
            [nobody] Niemand hat den Wächter in der Auslage.
           *[other] { $turn } hat den Wächter in der Auslage; sonst kann ihn niemand aufstellen.
        }
    }
CW-GUARD-02 = Der Wächter kommt in ein Gebiet, das du kontrollierst; { $holder_id ->
        [nobody] { $tile } kontrolliert niemand.
       *[other] { $tile } kontrolliert { $holder }.
    }
CW-GUARD-04 = In { $tile } gibt es eine Schlacht, obwohl dort der Wächter steht: Da kann niemand eine beginnen.
CW-TANK-02 = { $case ->
        [far] Der Dampfpanzer fährt ein Gebiet weit: { $tile } liegt nicht neben { $start }.
       *[turn] { $turn_id ->
            [nobody] Niemand hat den Dampfpanzer auf der Landkarte.
           *[other] Der Dampfpanzer gehört { $turn }.
        }
    }
CW-TANK-03 = Der Dampfpanzer fährt zu Beginn der Aufstellungs-Phase, bevor Befehle geschrieben werden. Jetzt: { $now }.
CW-TANK-05 = Der Dampfpanzer kann nicht nach { $tile } fahren: Dort steht der Wächter von { $owner }.
CW-TANK-12 = Der Dampfpanzer kann nicht nach { $tile } fahren, in die Hauptstadt von { $owner }.
CW-CRASH-05 = In { $tile } steht ein Crasher, obwohl ein Crasher im Unterstützungs-Abschnitt aus dem Spiel kommt.
CW-TOKEN-05 = Nach den Einheiten in { $tile } müsste { $slot } { $owner_id ->
        [nobody] niemandem gehören.
       *[other] { $owner } gehören.
    }
CW-POLL-01 = In { $tile } { $count ->
        [one] steht 1 Einheit
       *[other] stehen { $count } Einheiten
    }, die Umweltverschmutzung lässt aber nur 1 übrig.
CW-ALLY-10 = { $tile } kontrolliert weder { $seat } noch der Verbündete von { $seat }.
CW-ALLY-11 = { $victim } ist dein Verbündeter: Die Spionageabwehr kostet nur Gegner etwas.
CW-ALLY-15 = { $case ->
        [alone] Ohne Allianzen gibt es keinen Ruf zu den Waffen.
        [phase] Der Ruf zu den Waffen kommt, bevor die Befehle geschrieben werden. Jetzt: { $now }.
        [no-tile] Auf dieser Landkarte gibt es kein Gebiet { $tile }.
        [once] { $seat } hat über einen Ruf zu den Waffen schon entschieden.
       *[commander] { $seat } ist in dieser Runde kein Befehlshaber: Nur Befehlshaber rufen.
    }
CW-ALLY-30 = { $tile } kontrolliert { $ally }, dein Verbündeter: Dorthin kommt der Wächter nicht.
CW-A-12 = { $case ->
        [first] Zuerst gibt { $victim } den Einflusspunkt ab, den die Spionageabwehr kostet.
        [victim] An diesem Tisch wählt { $victim } den Bereich: Nenne nur den Spieler.
        [actor] Nenne den Bereich, in dem { $victim } verliert, z. B. blau:magie.
        [empty] { $victim } hat { $domain_id ->
            [magic] keinen Magie-EP
            [science] keinen Wissenschafts-EP
           *[religion] keinen Religions-EP
        } abzugeben.
       *[not-named] { $victim } muss nichts abgeben.
    }
CW-A-14 = An diesem Tisch rekrutieren alle so viele Arbeiter, wie sie bekommen können: { $most }, nicht { $number }.
CW-A-65 = { $ally }, dein Verbündeter, kontrolliert { $tile }; an diesem Tisch fährt der Dampfpanzer dort nicht hin.

## Was schiefgehen kann

trouble-colours = Dieser Tisch braucht { $number } verschiedene Farben im Uhrzeigersinn, aus: { $known }.
trouble-alliance-players = Zwei gegen zwei braucht vier Spieler. Setze players auf 4 oder alliance auf no.
trouble-capitals = Dieser Tisch braucht { $number } verschiedene Hauptstädte, in der Reihenfolge der Farben, aus: { $known }.
trouble-map-players = Auf dieser Landkarte ist kein Platz für { $number } Spieler. Nehmt eine andere oder spielt mit weniger Leuten.
trouble-journey = Den Weg bei „{ $word }“ kann ich nicht lesen. Schreib ihn wie F1->V1 oder jäger F1->V1.
