# Bonaparte at Marengo: Namen, Fragen, Zeilen des Verlaufs mit dem, was Hände zu tun haben.

marengo-title = Bonaparte at Marengo
marengo-about = 2 Spieler: verdeckte Steine auf dem Schlachtfeld von 1800; brecht die Moral der anderen Armee.
marengo-austrian = Österreich
marengo-french = Frankreich
marengo-nobody = niemand
marengo-sample = ziehe 2 8->4
marengo-example-rule = Sturmangriff oder BM-ROAD-07
marengo-example-part = Moral
marengo-example-word = Sturmangriff
marengo-example-change = morale.french = 12
marengo-face-i1 = Infanterie 1
marengo-face-i2 = Infanterie 2
marengo-face-i3 = Infanterie 3
marengo-face-c1 = Kavallerie 1
marengo-face-c2 = Kavallerie 2
marengo-face-c3 = Kavallerie 3
marengo-face-a1 = Artillerie 1
marengo-face-a2 = Artillerie 2
marengo-face-a3 = Artillerie 3
marengo-kind-face = Ansicht
marengo-kind-locale = Stellung
marengo-kind-approach = Zugang
marengo-kind-road = Straße
marengo-kind-entry = Eintrittspunkt

marengo-headline = { $hour } Uhr, { $side ->
        [austrian] Zug Österreichs
       *[french] Zug Frankreichs
    }, Moral { $austrian } : { $french }

## Was gefragt wird

marengo-ask-faces = Welche Ansichten haben deine verdeckten Steine bei { $about }? Zum Beispiel „i2 k1“; niemand sonst sieht es
marengo-ask-start = Vor dem Zug: Steine aktivieren oder mischen
marengo-ask-bombard = Den Artilleriebeschuss ausführen oder aufheben
marengo-ask-hit = Welcher Stein wird getroffen? Zeig ihn
marengo-ask-assault = Sturmangriff, oder weiter zur Bewegung
    .label = Sturmangriff
marengo-ask-fire = Defensivfeuer: Schießt die Artillerie auf die Angreifer?
marengo-ask-front = Wer steht bei der Verteidigung in der ersten Reihe?
marengo-ask-loss-first = Welcher Stein der ersten Reihe verliert Stärke? Das entscheidet sein Gegner
marengo-ask-loss-second = Welcher Stein der zweiten Reihe verliert Stärke? Sein Besitzer entscheidet und zeigt ihn
marengo-ask-loss-pursuer = Welche der verfolgenden Kavallerien verliert Stärke?
marengo-ask-pursuit = Verfolgt Kavallerie?
marengo-ask-advance = Wer geht in die Stellung hinein? Die anderen bleiben zurück
marengo-ask-move = Eine Gruppe bewegen oder die Bewegung beenden
    .label = Gruppe bewegen
marengo-ask-stop = Den Vorstoß mit Steinen aus der Reserve stoppen oder sich zurückziehen
marengo-ask-stopped = Der Vorstoß ist gestoppt: bleiben, den Zugang blockieren oder die Gruppe teilen
marengo-ask-show = Zeig die Steine, die sich zurückziehen müssen
marengo-ask-sacrifice = Welcher Stein trägt den Verlust dafür, dass seine Position geräumt wird?
marengo-ask-go = Wohin ziehen sich die Steine zurück?
marengo-ask-announce = Einen Artilleriebeschuss für den nächsten Zug ankündigen?
marengo-ask-concede = Die Schlacht aufgeben
marengo-something-else = Etwas anderes: selbst schreiben

## Der Zug

marengo-turn-begins = { $hour } Uhr. { $seat } ist am Zug.
marengo-sides-turned = Du spielst jetzt { $seat_side }.
    .hand = die Ansichten von { $rival_side } von dir weg drehen, die von { $seat_side } zu dir hin
marengo-round-over = Die Stunde ist vorbei. Moral: { $austrian_name } { $austrian }, { $french_name } { $french }.
marengo-shuffled = { $seat } mischt die Steine bei { $place }.
    .hand = die Steine bei { $place } verdeckt mischen
marengo-activated = { $seat } aktiviert { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } in { $place }.
marengo-alarmed = Neben { $place } stehen Österreicher: { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } { $count ->
        [one] ist
       *[other] sind
    } nun aktiv.
marengo-paid = { $seat } zahlt { $cost ->
        [one] 1 Kommandopunkt
       *[other] { $cost } Kommandopunkte
    }; es bleiben { $left }.
marengo-bonus = Die Armee von { $rival } ist demoralisiert: { $seat } gewinnt { $points } Moral und hat { $morale }.
marengo-morale = { $seat } verliert { $points } Moral: Es bleiben { $morale }.
marengo-demoralized = Die Armee von { $seat } ist demoralisiert: Sie beginnt keinen Sturmangriff mehr, und ihre Steine in der ersten Reihe verteidigen mit 1 weniger.
marengo-over = Die Schlacht ist vorbei: { $winner } gewinnt, { $reason ->
        [morale] denn die andere Armee ist demoralisiert.
       *[stars] { $winner_id ->
            [austrian] mit Sternen in zwei Farben.
           *[french] denn Österreich hält keine Sterne in zwei Farben.
        }
    }
marengo-conceded = { $seat } gibt die Schlacht auf: { $rival } gewinnt.

## Bewegung

marengo-moved = { $seat } bewegt { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } von { $place } nach { $to }.
marengo-blocks = { $seat } blockiert { $place } mit { $count ->
        [one] 1 Stein
       *[other] { $count } Steinen
    }.
marengo-withdrew = { $seat } nimmt { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } von { $place } zurück in Reserve.
marengo-rode = { $seat } bewegt 1 Stein auf der Straße von { $place } nach { $to }.
marengo-pontoon = { $seat } bringt 1 Stein über die Pontonbrücke nach { $to }.
marengo-continued = { $seat } zeigt Kavallerie: { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } { $count ->
        [one] schließt auf und blockiert
       *[other] schließen auf und blockieren
    } { $place }.
    .hand = die Kavallerie zeigen, dann wieder verdecken

## Vorstöße

marengo-attacks = { $seat } unternimmt mit { $count ->
        [one] 1 Stein
       *[other] { $count } Steinen
    } einen Vorstoß von { $place } nach { $to }.
marengo-stopped = { $seat } stoppt den Vorstoß: { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } aus der Reserve { $count ->
        [one] blockiert
       *[other] blockieren
    } { $place }.
marengo-yields = { $case ->
        [block] Die Angreifer kommen aus einer Blockade, also kann niemand sie stoppen: Alle von { $seat } in { $place } ziehen sich zurück.
        [entering] Einen Vorstoß gleich beim Eintritt stoppt an diesem Tisch niemand: Alle von { $seat } in { $place } ziehen sich zurück.
        [reserve] { $seat } hat niemanden in Reserve, der den Vorstoß stoppen könnte: Alle in { $place } ziehen sich zurück.
        [retreated] Wer sich gerade zurückgezogen hat, stoppt an diesem Tisch keinen Vorstoß: Alle von { $seat } in { $place } ziehen sich zurück.
       *[wish] { $seat } stoppt den Vorstoß nicht: Alle in { $place } ziehen sich zurück.
    }
marengo-stays = Die Angreifer von { $seat } bleiben in { $place }.
marengo-holds = Die Angreifer von { $seat } blockieren { $place }.
marengo-splits = { $seat } teilt die gestoppte Gruppe: { $count ->
        [one] 1 Stein blockiert
       *[other] { $count } Steine blockieren
    } { $place }, { $staying } { $staying ->
        [one] bleibt
       *[other] bleiben
    } in { $origin }.
marengo-took = { $seat } nimmt { $place } mit { $count ->
        [one] 1 Stein
       *[other] { $count } Steinen
    } ein.

## Artilleriebeschuss

marengo-announced = { $seat } kündigt einen Artilleriebeschuss an: { $face } bei { $place } liegt aufgedeckt.
marengo-bombards = { $face } von { $seat } beschießt { $place }{ $penalty ->
        [0] {""}
       *[other] {" "}(Gelände { $penalty })
    }: Stärke { $points }.
marengo-no-effect = Der Beschuss bleibt ohne Wirkung.
marengo-called-off = { $case ->
        [target] Es ist kein Ziel mehr da: Der Beschuss von { $seat } ist aufgehoben.
        [driven] Von ihrem Zugang vertrieben, schießt die Artillerie von { $seat } nicht: Der Beschuss ist aufgehoben.
       *[wish] { $seat } hebt den Beschuss auf.
    }
marengo-faces-told = { $seat } hat ungesehen gesagt, was { $count ->
        [one] der verdeckte Stein
       *[other] die { $count } verdeckten Steine
    } bei { $place } { $count ->
        [one] ist
       *[other] sind
    }.
marengo-faces-drawn = Die Aufstellung von { $seat } ist ausgelost; niemand sonst hat sie gesehen.
    .hand = { $seat } stellt die Steine so auf, wie es gesagt wurde, ohne dass jemand ihre Ansicht sieht
marengo-drawn = Bei { $place } stehen { $faces }.
marengo-shown = { $seat } zeigt { $faces } bei { $place }.
    .hand = bei { $place } zeigen, danach wieder verdecken: { $faces }
marengo-gun-falls-back = Gegenüber steht kein Gegner mehr: Die Artillerie von { $seat } fällt von { $place } in die Reserve zurück.
marengo-gun-hidden = Die Artillerie von { $seat } ist wieder verdeckt.

## Sturmangriffe

marengo-assault = { $seat } stürmt von { $place } mit { $count ->
        [one] 1 Stein
       *[other] { $count } Steinen
    } gegen { $target }. Erste Reihe: { $faces }.
    .hand = { $faces } zeigen und alle Beteiligten ein Stück vorschieben
marengo-cannonade = Defensivfeuer: { $face } von { $seat } kostet die Angreifer { $points ->
        [one] 1 Stärkepunkt
       *[other] { $points } Stärkepunkte
    }.
    .hand = bei { $place } zeigen: { $face }
marengo-no-fire = { $seat } verzichtet auf Defensivfeuer.
marengo-cannot-fire = Kein Defensivfeuer: { $case ->
        [announced] Die Artillerie von { $seat } hat in ihrem letzten Zug einen Beschuss angekündigt oder ausgeführt.
        [fired] Die Artillerie von { $seat } hat in dieser Runde schon geschossen.
       *[nobody] Dort kann keine Artillerie von { $seat } stehen.
    }
marengo-broken-by-fire = Das Feuer hat { $seat } demoralisiert: Jeder Angreifer der ersten Reihe zählt 1 weniger.
marengo-front = { $seat } verteidigt mit { $faces } in der ersten Reihe.
    .hand = bei { $place } zeigen: { $faces }
marengo-no-front = { $seat } stellt niemanden in die erste Reihe.
marengo-attack-strength = Angriffsstärke { $strength }: erste Reihe { $points }{ $terrain ->
        [0] {""}
       *[other] , Gelände −{ $terrain }
    }.
marengo-defence-strength = Verteidigungsstärke { $strength }: erste Reihe { $points }.
marengo-assault-result = Der Unterschied ist { $result }: { $seat } gewinnt den Sturmangriff.
marengo-assault-losses = { $seat } verliert { $won ->
        [one] 1 Stärkepunkt
       *[other] { $won } Stärkepunkte
    }, { $rival } verliert { $lost ->
        [one] 1 Stärkepunkt
       *[other] { $lost } Stärkepunkte
    }.
marengo-losses-ignored = Für { $points ->
        [one] den letzten Stärkepunkt
       *[other] die letzten { $points } Stärkepunkte
    } der Verluste von { $seat } ist niemand mehr da.
marengo-pursuit = { $seat } verfolgt mit { $faces }{ $terrain ->
        [0] {""}
       *[other] {" "}(Gelände −{ $terrain })
    }: { $rival } verliert { $points ->
        [one] 1 Stärkepunkt
       *[other] { $points } Stärkepunkte
    }, die Verfolger 1.
    .hand = zeigen: { $faces }
marengo-below-zero = Die Stärke ist unter 0: { $case ->
        [pursuit] Die Verfolger von { $seat } verlieren { $points } mehr.
       *[bombardment] Die Artillerie von { $seat } verliert selbst { $points ->
            [one] 1 Stärkepunkt
           *[other] { $points } Stärkepunkte
        }.
    }
marengo-no-pursuit = { $seat } verfolgt nicht.
marengo-cannot-pursue = Keine Verfolgung: { $case ->
        [cavalry] { $rival } hatte Kavallerie in der ersten Reihe.
        [obstacle] Dort ist ein Hindernis für Kavallerie.
       *[nobody] In der zweiten Reihe von { $seat } kann keine Kavallerie stehen.
    }
marengo-assault-failed = Der Sturmangriff von { $seat } ist gescheitert: In diesem Zug überquert für { $seat_side } niemand mehr { $place }.
    .hand = alle Steine dieses Sturmangriffs wieder verdecken
marengo-fell-back = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } { $count ->
        [one] fällt
       *[other] fallen
    } in die Reserve von { $place } zurück.
marengo-assault-won = { $seat } nimmt { $place } im Sturm.
    .hand = alle Steine dieses Sturmangriffs wieder verdecken
marengo-advanced = { $seat } rückt mit { $count ->
        [one] 1 Stein
       *[other] { $count } Steinen
    } nach { $place } vor.
marengo-stays-behind = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } von { $seat } { $count ->
        [one] bleibt
       *[other] bleiben
    } in { $place } zurück.
marengo-nobody-left = Kein Angreifer hat überlebt: { $case ->
        [stays] { $rival } bleibt in { $place }.
       *[empty] { $place } bleibt leer.
    }
marengo-reduced = { $face } von { $seat } bei { $place } verliert { $points ->
        [one] 1 Stärkepunkt
       *[other] { $points } Stärkepunkte
    } und ist jetzt { $after }.
    .hand = { $face } bei { $place } durch { $after } aus der Schachtel ersetzen
marengo-reduced-by-note = { $face } von { $seat } bei { $place } verliert { $points ->
        [one] 1 Stärkepunkt
       *[other] { $points } Stärkepunkte
    } und zählt jetzt als { $after }: In der Schachtel ist kein solcher Stein mehr.
    .hand = { $face } bei { $place } stehen lassen und aufschreiben, dass er als { $after } zählt
marengo-eliminated = { $face } von { $seat } bei { $place } ist vernichtet.

## Rückzüge

marengo-retreat = { $seat } muss { $place } mit { $count ->
        [one] 1 Stein
       *[other] { $count } Steinen
    } räumen.
marengo-retreats = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } von { $seat } { $count ->
        [one] zieht
       *[other] ziehen
    } sich von { $place } nach { $to } zurück.
marengo-no-refuge = Von { $place } führt kein Weg zurück: { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } von { $seat } { $count ->
        [one] ist
       *[other] sind
    } verloren.
