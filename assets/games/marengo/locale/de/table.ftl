# Der Tisch in Worten, Rückblick, Hinweise, Berichtigungen, Optionen.

## Der Tisch in Worten

marengo-show-turn = { $hour } Uhr, Runde { $round } von { $rounds } · { $seat }: { $phase ->
        [tell] verdeckte Ansichten nennen
        [start] Beginn des Zuges
        [bombard] 1 Artilleriebeschuss
        [assault] 2 Sturmangriffe
        [move] 3 Bewegung
        [announce] 4 Ankündigung
       *[over] die Schlacht ist vorbei
    } · { $commands ->
        [one] noch 1 Kommandopunkt
       *[other] noch { $commands } Kommandopunkte
    } · { $board }
marengo-show-side = { $seat_full }: Moral { $morale }{ $broken ->
        [0] {""}
       *[other] {" "}(demoralisiert)
    } · { $count ->
        [one] 1 Stein auf der Karte
       *[other] { $count } Steine auf der Karte
    } · { $lost ->
        [one] 1 Stärkepunkt verloren
       *[other] { $lost } Stärkepunkte verloren
    }{ $announced ->
        [0] {""}
       *[other] {" "}· Artilleriebeschuss angekündigt
    }
marengo-show-assault = Sturmangriff von { $seat } von { $place } gegen { $to }: { $attacker_faces_id ->
        [none] niemand mehr in der ersten Reihe
       *[other] { $attacker_faces }
    } gegen { $defender_faces_id ->
        [none] niemanden in der ersten Reihe
       *[other] { $defender_faces }
    }
    .label = Sturm von { $seat } von { $place } gegen { $to }
marengo-show-maneuver = Vorstoß von { $seat } von { $place } nach { $to }
    .label = Vorstoß von { $seat }: { $place_number } nach { $to_number }
marengo-show-retreat = { $seat } zieht sich aus { $place } zurück
    .label = { $seat } weicht aus { $place_number }
marengo-show-hit = Der Beschuss trifft { $seat } bei { $place }: Stärke { $points }
    .label = Beschuss trifft { $seat } bei { $place }: { $points }
marengo-show-own = {"  "}{ $place }: { $faces_id ->
        [none] { $count ->
            [one] 1 Stein
           *[other] { $count } Steine
        }
       *[other] { $parted ->
            [0] { $faces }
           *[other] { $count } von { $faces }
        }
    }{ $asleep ->
        [0] {""}
       *[other] , schlafend
    } · { $known ->
        [seen] vom Gegner gesehen
        [open] offen auf seinem Feld
        [mixed] { $among_faces_id ->
            [none] gemischt, der Gegner weiß nichts
           *[other] gemischt, der Gegner weiß, dass darunter ist: { $among_faces }
        }
       *[unseen] vom Gegner nicht gesehen
    }
marengo-show-reserve = {"  "}{ $place }: { $seat_side }, { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } in Reserve{ $faces_id ->
        [none] {""}
       *[other] : { $faces }
    }{ $asleep ->
        [0] {""}
        [one] , 1 schläft
       *[other] , { $asleep } schlafen
    }{ $moved ->
        [0] {""}
       *[other] , { $moved } fertig
    }
marengo-show-blocking = {"  "}{ $place }: { $seat_side }, { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } { $count ->
        [one] blockiert
       *[other] blockieren
    }{ $faces_id ->
        [none] {""}
       *[other] : { $faces }
    }{ $asleep ->
        [0] {""}
        [one] , 1 schläft
       *[other] , { $asleep } schlafen
    }{ $moved ->
        [0] {""}
       *[other] , { $moved } fertig
    }
marengo-show-waiting = {"  "}{ $place }: { $seat_side }, { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } { $count ->
        [one] wartet
       *[other] warten
    }, ab { $hour } Uhr
marengo-show-star = {"  "}{ $star ->
        [red] roter Stern
        [green] grüner Stern
       *[blue] blauer Stern
    } { $place }: { $held ->
        [0] keine Österreicher
       *[other] von Österreich besetzt
    }

## Was ein Zug bewirken würde

marengo-hint-move = { $cost ->
        [0] kostenlos
        [one] 1 Kommandopunkt
       *[other] { $cost } Kommandopunkte
    }{ $enemies ->
        [0] {""}
        [one] , gegen 1 Stein
       *[other] , gegen { $enemies } Steine
    }
marengo-hint-assault = Angriff { $attack } gegen höchstens { $defence }: { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }{ $fire ->
        [0] {""}
       *[other] , deren Feuer { $fire } kosten könnte
    }
    .label = { $attack } gegen höchstens { $defence }

## Rückblick; .label steht vor den beiden Zahlen einer Tabelle

marengo-summary-length = { $rounds ->
        [one] 1 Stunde zu Ende gespielt
       *[other] { $rounds } Stunden zu Ende gespielt
    }
marengo-summary-lost = Verlorene Stärkepunkte: { $austrian_name } { $austrian }, { $french_name } { $french }
    .label = verlorene Stärkepunkte
marengo-summary-eliminated = Vernichtete Steine: { $austrian_name } { $austrian }, { $french_name } { $french }
    .label = vernichtete Steine
marengo-summary-assaults = Sturmangriffe: { $austrian_name } { $austrian }, { $french_name } { $french }
    .label = Sturmangriffe
marengo-summary-retreats = Rückzüge: { $austrian_name } { $austrian }, { $french_name } { $french }
    .label = Rückzüge

## Was auf dem Tisch liegt, für Berichtigungen

marengo-field-round = Runde
marengo-field-side = wer am Zug ist
marengo-field-phase = Phase
marengo-field-commands = Kommandopunkte
marengo-field-morale = Moral
marengo-field-broke = demoralisiert in Runde
marengo-field-stand = Steine
marengo-field-muster = Armee
marengo-field-guns = Artillerie
marengo-field-announced = Beschuss angekündigt in Zug
marengo-field-last_announced = zuletzt angekündigt in Zug
marengo-field-bombarded = beschossen in Zug
marengo-field-fired = gefeuert in Runde
marengo-field-lost = verlorene Stärkepunkte
marengo-field-shuffled = Anzahl der Mischungen
marengo-field-entered = Österreicher waren in einer Startstellung
marengo-field-declared = aktiviert erklärte Steine
marengo-field-pontoon = Pontonbrücke benutzt
marengo-field-assaulted = gestürmte Zugänge
marengo-field-failed = gescheiterte Sturmangriffe
marengo-field-taken = im Sturm genommene Stellungen
marengo-field-going = Gruppe, die aufschließen kann
marengo-field-hit = Beschuss
marengo-field-assault = Sturmangriff
marengo-field-maneuver = Vorstoß
marengo-field-retreat = Rückzug
marengo-field-ready = mit dieser Phase fertig
marengo-field-x = nicht bekannt
marengo-field-xz = schlafend
marengo-phase-start = Beginn des Zuges
marengo-phase-bombard = Artilleriebeschuss
marengo-phase-assault = Sturmangriffe
marengo-phase-move = Bewegung
marengo-phase-announce = Ankündigung
marengo-phase-over = die Schlacht ist vorbei

## Ein neuer Tisch

marengo-option-board = Spielplan
marengo-option-faces = Ansichten
marengo-option-faces-shown = werden getippt, wenn eine Regel sie zeigt
marengo-option-faces-private = werden ungesehen genannt und geprüft
marengo-option-solitaire = Einer spielt beide
marengo-option-solitaire-no = nein
marengo-option-solitaire-yes = ja, nach unserer Regelung: Niemand mischt
trouble-marengo-alone = Wer allein spielt, verbirgt vor niemandem etwas: Lass „faces“ auf „shown“.
marengo-phase-tell = wer wohin ging
marengo-option-rounds = Runden
marengo-option-rounds-empty = alle des Spielplans, oder weniger
marengo-option-austrian-bid = Österreich bietet
marengo-option-austrian-bid-empty = um so viel weniger Moral für Österreich
marengo-option-french-bid = Frankreich bietet
marengo-option-french-bid-empty = um so viel weniger Moral für Frankreich
marengo-option-reinforcements = Was für Steine sind die { $count } französischen Verstärkungen, die die Datei dieses Spielplans nicht nennt? Schreib sie hintereinander, z. B. i3 i2 k2, oder lass welche weg; „sample“ nimmt ein Beispiel von uns:
marengo-option-automatic = Züge ohne Wahl
marengo-option-automatic-on = geschehen von selbst
marengo-option-automatic-off = werden von Hand eingegeben
marengo-automatic-calloff = ein Beschuss ohne Ziel
marengo-automatic-yield = ein Vorstoß, den niemand stoppen kann
marengo-automatic-hit = der einzige Stein, der getroffen werden kann
marengo-automatic-show = Ansichten, die jeder erschließen kann
marengo-automatic-sacrifice = der einzige Stein, der einen Verlust tragen kann
marengo-automatic-go = der einzige Weg für einen Rückzug
marengo-automatic-pass = eine Verteidigung, bei der niemand vorn stehen kann
trouble-no-board = Es gibt keinen Spielplan „{ $board }“. Es gibt: { $known }; eigene gehören in den Ordner, den „companion where“ nennt.
trouble-reinforcements = „{ $word }“ nennt keine Verstärkungen. Schreib bis zu { $count } von i1 bis i3, c1 bis c3, a1 bis a3, oder sample.
trouble-rounds = „{ $word }“ ist keine Anzahl von Runden. Schreib 1 bis { $rounds } oder board.
trouble-bid = „{ $word }“ kann man nicht bieten. Schreib 0 bis { $most }.
