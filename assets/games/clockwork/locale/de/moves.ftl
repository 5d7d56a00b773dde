# Clockwork Wars: jeder Zug, wie ihn die Spieler sagen, in Listen und im Verlauf.

clockwork-do-pass = { $phase ->
        [spy] In dieser Runde keine Aktion nehmen
        [guardian] Den Wächter in der Auslage lassen
        [tank] Den Dampfpanzer stehen lassen
        [call] Niemanden rufen
        [support] Passen: keine Unterstützung mehr in dieser Runde
        [leviathan] Den Leviathan für später behalten
        [discovery] Passen: in dieser Runde nichts mehr kaufen
        [activation] Passen: nichts mehr nutzen
        [score] Passen: nichts mehr nutzen
        [court] Auf den Bonus verzichten
       *[other] Passen
    }
clockwork-do-conscription = Wehrpflicht: ein Arbeiter mehr aus dem Vorrat
clockwork-do-gambit = { $parts_id ->
        [none] Schachzug: bis zu zwei eigene Einheiten versetzen
       *[other] Schachzug: { $parts }
    }
clockwork-do-rnd = F & E: zwei Spionagekarten ziehen, eine behalten
clockwork-do-counterintel = Spionageabwehr: 1 { $domain } dazu{ $parts_id ->
        [none] {""}
       *[other] , je 1 weniger für { $parts }
    }
clockwork-do-technophilia = Technophilie: 1 SP, und als Erster forschen
clockwork-do-tacops = Taktische Operationen: sonst unentschiedene Schlachten gewinnen
clockwork-do-forfeit = 1 { $domain } abgeben
clockwork-do-place = Den Wächter auf { $tile } stellen
clockwork-do-recruit = { $number ->
        [none] So viele wie möglich rekrutieren
       *[other] { $number } Arbeiter rekrutieren
    }
clockwork-do-drive = Mit dem Dampfpanzer nach { $to } fahren
clockwork-do-call = Den Verbündeten nach { $tile } rufen
clockwork-do-deploy = { $parts_id ->
        [none] Alle im Pool lassen
       *[other] Schicken nach { $parts }
    }
clockwork-do-support = Die Schlacht in { $to } aus { $start } unterstützen: { $units }
clockwork-do-hunt = Den Jäger in die Schlacht in { $to } schicken
clockwork-do-crash = { $parts_id ->
        [none] Den Crasher in { $tile } zünden, ohne jemanden zu treffen
       *[other] Den Crasher in { $tile } zünden: { $parts }
    }
clockwork-do-kill = Der Agent schaltet den einzigen feindlichen Soldaten in { $tile } aus
clockwork-do-unleash = Den Leviathan in die Schlacht in { $tile } schicken
clockwork-do-battle = Die Schlacht in { $tile } austragen
clockwork-do-keep = { $parts_id ->
        [none] In { $tile } niemanden behalten
       *[other] In { $tile } behalten: { $parts }
    }
clockwork-do-lose = In { $tile } verlieren: { $unit }
clockwork-do-stay = In { $tile } behalten: { $unit }{ $owner_id ->
        [none] {""}
       *[other] {" "}({ $owner })
    }
clockwork-do-study = { $count ->
        [0] Keinen Arbeiter hergeben
        [one] 1 Arbeiter hergeben für { $points }
       *[other] { $count } Arbeiter hergeben für { $points }
    }
clockwork-do-hold = { $count ->
        [0] Hinter dem Sichtschirm liegt nichts
       *[other] Hinter dem Sichtschirm: { $points }
    }
clockwork-do-buy = { $slot }{ $price ->
        [none] {""}
       *[other] {" "}für { $price } { $domain }
    } kaufen, Marker auf { $tile }
clockwork-begin-buy = { $slot } kaufen: Preis in { $domain } vorlesen; Marker auf { $parts }
clockwork-do-hire = { $general_id ->
        [leviathan] Leviathan
        [guardian] Wächter
       *[tank] Dampfpanzer
    } für { $price } kaufen{ $tile_id ->
        [none] {""}
       *[other] , auf { $tile }
    }
clockwork-do-punish = Je 2 SP Verlust für { $parts }
clockwork-do-claim = Den Wächter nehmen
clockwork-do-bonus = { $points } nehmen
clockwork-do-acquire = { $slot } ohne Bezahlung nehmen, Marker auf { $tile }
clockwork-do-use = { $parts_id ->
        [none] { $slot } nutzen
       *[other] { $slot } nutzen: { $parts }
    }
clockwork-do-card = { $name_id ->
        [none] Eine Spionagekarte spielen, ohne ihren Namen
       *[other] { $name } spielen
    }{ $parts_id ->
        [none] {""}
       *[other] : { $parts }
    }{ $pay_id ->
        [agent] , der Agent als Spion
       *[other] {""}
    }
clockwork-do-give = { $to } bekommt: { $points ->
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
        [one] 1 Spionagekarte
       *[other] { $count } Spionagekarten
    }
clockwork-do-lay = { $card } liegt im Raster: { $domain }, { $age ->
        [early] Frühzeit
        [middle] Mittelzeit
       *[late] Spätzeit
    }{ $price ->
        [none] {""}
       *[other] , Preis { $price }
    }
clockwork-do-learn = Das bewirkt { $card }
clockwork-do-adjust = Von Hand, { $player }: { $what_id ->
        [vp] SP
        [pool] Arbeiter im Pool
        [spies] Spione
        [soldiers] Soldaten
        [cards] Spionagekarten
       *[other] { $what }
    }{ $amount ->
        [none] {""}
       *[other] {" "}{ $amount }
    }{ $place_id ->
        [none] {""}
        [court] , an den Hof
        [reserve] , in die Reserve
        [removed] , aus dem Spiel
        [display] , in die Auslage
        [available] , wieder zu haben
       *[other] , { $place }
    }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
clockwork-do-next = Weiter
clockwork-do-count = { $parts_id ->
        [none] Niemand hat ein Gebiet
       *[other] Gebiete: { $parts }
    }
clockwork-do-full = { $parts_id ->
        [none] Ab hier das ganze Spiel führen
       *[other] Ab hier das ganze Spiel führen: { $parts }
    }
