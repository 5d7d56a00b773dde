# Aces & Armor: Namen, Fragen, Protokoll, der Tisch in Worten.

aces-title = Aces & Armor
aces-about = Zwei Teams kämpfen mit Infanterie, Panzern, Geschützen und Flugzeugen um Fabriken, allein bis zu viert.
aces-g1 = Deutschland 1
aces-g2 = Deutschland 2
aces-us = Vereinigte Staaten
aces-su = Sowjetunion
aces-nobody = niemand
aces-kind-unit = Einheit
aces-kind-hex = Feld
aces-kind-type = Einheitentyp
aces-kind-factory = Fabrik
aces-sample = inf1 C3-D4
aces-example-rule = zurückschießen oder AA-CMB-04
aces-example-part = Münzen oder inf1
aces-example-word = Straße
aces-example-change = coins us = 4
aces-headline = { $phase ->
        [choose] Einheiten werden gewählt
        [divide] Fabriken werden aufgeteilt
        [assign] Armeen werden verteilt
        [order] Würfeln um den Anfang
        [place] Aufstellung
        [lay] graue Plättchen werden ausgelegt
        [hide] die Rampe wird versteckt
        [first] Würfeln um den ersten Zug
        [over] vorbei
       *[other] Runde { $turn }, { $seat }
    } · Fabriken { $germany } : { $allies } ({ $goal } gewinnen)

## Was gefragt wird

aces-ask-choose = Wähle ungesehen die Einheiten deines zweiten Satzes
aces-ask-divide = Teilt die Fabriken beider Teams auf
aces-ask-army = Welche Einheiten kommen auf welches Plättchen?
aces-ask-start = Alle werfen einen Würfel
aces-ask-flip = Dreh eines deiner Startplättchen um
    .roll = Den Laptop eines umdrehen lassen
    .type = Die Nummer auf dem echten Plättchen eintippen
aces-ask-place = Stell deine Armee auf
aces-ask-lay = Leg graue Plättchen verdeckt um deine Startnummern
aces-ask-hide = Wo ist die Abschussrampe? Nur die Deutschen dürfen es wissen
aces-ask-fire = Feuert die Abschussrampe auf eine Fabrik?
aces-ask-harm = Die Abschussrampe ist getroffen: Wie viel Schaden nennt ihre Tabelle?
    .label = V2 getroffen: wie viel Schaden?
aces-ask-weather = Würfelt um das Wetter
aces-ask-use = Welche deiner Armeen handeln in diesem Zug?
aces-ask-move = Beweg deine Einheiten oder mach mit den Angriffen weiter
aces-ask-intercept = Fängt eine deiner Einheiten { $about } ab?
aces-ask-name = Benenne deine Angriffe der Reihe nach oder mach mit dem Kampf weiter
aces-ask-fight = { $about } greift an: Würfelt oder tippt die Treffer ein
    .label = { $about } greift an: Würfel oder Treffer
aces-ask-money = Repariere, kaufe oder beende deinen Zug
aces-ask-give = Gib deinem Verbündeten Münzen
aces-begin-roll = die Würfel eintippen, wie sie liegen
aces-begin-hits = die gezählten Treffer eintippen
aces-something-else = Etwas anderes: selbst schreiben

## Protokoll

aces-chosen = { $seat } hat { $count ->
        [one] 1 Einheit
       *[other] { $count } Einheiten
    } verdeckt gewählt.
aces-units-shown = { $seat } beginnt außerdem mit: { $parts }.
aces-divided = { $factory } gehört { $to }.
aces-assigned = { $seat } setzt { $parts } in Armee { $army }.
aces-rolled = { $seat } würfelt { $die }.
aces-tied = Gleichstand: { $parts } würfeln noch einmal.
aces-begins = { $phase ->
        [order] { $seat } stellt zuerst auf.
       *[other] { $seat } hat den ersten Zug.
    }
aces-flipped = { $seat } dreht das Plättchen von Armee { $army } um: Nummer { $tile }{ $hex ->
        [field] {""}
       *[other] {" "}auf { $hex }
    }.
aces-placed = { $type } { $unit } steht auf { $hex }.
aces-tiles-laid = { $seat } legt { $count ->
        [one] ein graues Plättchen
       *[other] { $count } graue Plättchen
    } verdeckt aus: { $parts }.
aces-launcher-hidden = { $seat } hat die Abschussrampe unter einem der grauen Plättchen versteckt.
aces-launcher-at = Die Abschussrampe ist auf { $hex }: Dort liegt das V2-Plättchen.
aces-tile-turned = Das graue Plättchen auf { $hex } wird umgedreht: eine Zahl, nicht die Abschussrampe.
aces-launcher-found = Die Abschussrampe ist gefunden{ $hex ->
        [none] {""}
       *[other] {" "}auf { $hex }
    }. Alle anderen grauen Plättchen kommen weg.
aces-rocket = Eine Rakete auf { $factory } ({ $die }): { $hit ->
        [0] Sie geht daneben
       *[other] Die Fabrik ist zerstört
    }.
aces-launcher-attacked = { $type } { $unit } greift die Abschussrampe an.
aces-launcher-damaged = Die Abschussrampe nimmt { $points } Schaden ({ $total } von { $health }).
aces-weather = Das Wetter für drei Züge ({ $die }): { $weather ->
        [normal] normal
        [frost] Frost, Wasser zählt als normales Gelände
        [mud] Schlamm: Straße 1, normales Gelände 1,5, Wald 2
        [drought] Trockenheit: normales Gelände 0,5
        [storm] Sturm, Artillerie reicht 1 Feld weniger weit
       *[fog] Nebel, niemand wird abgefangen
    }.
aces-turn-began = Runde { $turn }: { $seat } ist am Zug{ $armies ->
        [1] , mit einer Armee
        [2] , mit zwei Armeen
       *[other] {""}
    }.
aces-armies-chosen = { $count ->
        [one] { $seat } handelt mit Armee { $armies }.
       *[other] { $seat } handelt mit den Armeen { $armies }.
    }
aces-repaired = { $type } { $unit } ist repariert: { $points } Schaden weg, { $coins } Münzen an die Bank.
aces-done = { $phase ->
        [move] { $seat } ist mit dem Bewegen fertig.
        [rocket] { $seat } feuert vorerst nicht.
        [name] { $seat } hat alle Angriffe benannt.
       *[other] Der Zug von { $seat } ist vorbei.
    }
aces-moved = { $type } { $unit }{ $hex ->
        [field] {" "}hat sich bewegt
        [water] {" "}ist ins Wasser gegangen
       *[other] : von { $start } nach { $hex }
    }.
aces-occupied = { $seat } besetzt mit { $type } { $unit } die Fabrik { $factory }{ $former_id ->
        [nobody] {""}
       *[other] , bisher gehörte sie { $former }
    }.
aces-destroyed = { $type } { $unit } ({ $seat_side }) ist zerstört.
aces-fee-lost = Die { $coins } Münzen darunter gehen { $to_id ->
        [bank] an die Bank
       *[other] an { $to }
    }.
aces-intercepted = { $type } { $unit } fängt { $target_type } { $target }{ $hex ->
        [field] {""}
       *[other] {" "}auf { $hex }
    } ab.
aces-let-pass = { $all ->
        [0] { $seat } lässt { $target } durch.
       *[other] { $seat } lässt in diesem Zug alles durch.
    }
aces-named = Angriff { $number }: { $type } { $unit } auf { $target_type_id ->
        [none] { $target ->
            [area] eine Fläche
           *[other] Feld { $target }
        }
       *[other] { $target_type } { $target }
    }.
aces-unnamed = { $seat } nimmt den Angriff von { $type_id ->
        [none] { $unit }
       *[other] { $type } { $unit }
    } zurück.
aces-reordered = Die Angriffe in neuer Reihenfolge: { $parts }.
aces-dice = { $dice_id ->
        [none] Würfel zurück: { $back_dice }
       *[other] Würfel: { $dice }{ $back_dice ->
            [none] {""}
           *[other] ; zurück { $back_dice }
        }
    }
aces-fought = { $type } { $unit } greift { $target_type } { $target } an: { $hits } Treffer{ $red ->
        [0] {""}
       *[other] {" "}(mit { $red } roten Würfeln)
    }{ $returned ->
        [0] , kein Zurückschießen
       *[other] , { $back } Treffer zurück
    }.
aces-shelled = { $type } { $unit } beschießt { $target ->
        [area] eine Fläche
       *[other] { $target } und die Felder darum herum
    }: { $hits } Treffer.
aces-damaged = { $type } { $unit } nimmt { $points } Schaden ({ $total } von 6).
aces-experience = { $type } { $unit } gewinnt { $points } Erfahrung ({ $total }){ $rose ->
        [0] {""}
       *[other] { $level ->
            [1] {" "}und ist jetzt Veteran
           *[other] {" "}und ist jetzt Kriegsheld
        }
    }.
aces-duty-done = { $type } { $unit } schuldet keinen Angriff mehr: Der Pfeil kommt weg.
aces-duty-lapsed = { $type } { $unit } muss nicht angreifen, was abgefangen wurde: Die Armee darf noch nicht handeln.
aces-attack-lost = Der Angriff von { $unit } auf { $target } geht ins Leere.
aces-income = { $seat } bekommt { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    } und hat { $total }.
aces-repair-began = { $seat } lässt { $type } { $unit } für { $coins } Münzen reparieren.
aces-bought = { $seat } kauft { $type } { $unit } für { $coins } Münzen, auf { $factory }.
aces-threatened = Vorsicht: { $target_type } { $target } steht neben { $factory } und könnte sie einnehmen.
aces-gave = { $seat } gibt { $coins } Münzen: { $ally } bekommt { $got }{ $fee ->
        [0] {""}
       *[other] , { $fee } geht an die Bank
    }.
aces-game-over = { $team ->
        [germany] Deutschland gewinnt
        [allies] Die Alliierten gewinnen
       *[none] Unentschieden
    }: { $reason ->
        [factories] { $goal } Fabriken sind besetzt
        [destroyed] alle Einheiten des anderen Teams sind zerstört
        [coast] ein deutscher Panzer hat die Küste erreicht
        [tanks] kein deutscher Panzer ist mehr da, und keiner lässt sich kaufen
        [time] kein deutscher Panzer hat die Küste rechtzeitig erreicht
        [rockets] Raketen haben fünf Fabriken zerstört
        [launcher] die Abschussrampe ist zerstört
        [at-once] beide Teams haben im selben Augenblick erreicht, was gewinnt
       *[both] die letzten Einheiten beider Teams haben sich gegenseitig zerstört
    } (Fabriken { $germany_factories } : { $allies_factories }).

## Der Tisch in Worten

aces-show-turn = { $phase ->
        [choose] Einheiten werden geheim gewählt
        [divide] Fabriken werden aufgeteilt
        [assign] Einheiten werden auf Plättchen verteilt
        [order] Würfeln, wer zuerst aufstellt
        [place] Aufstellung
        [lay] graue Plättchen werden ausgelegt
        [hide] die Abschussrampe wird versteckt
        [first] Würfeln um den ersten Zug
        [weather] Würfeln um das Wetter
        [armies] Runde { $turn } · { $seat } · Armeen wählen
        [move] Runde { $turn } · { $seat } · bewegen
        [rocket] Runde { $turn } · { $seat } · die Abschussrampe darf feuern
        [name] Runde { $turn } · { $seat } · Angriffe benennen
        [fight] Runde { $turn } · { $seat } · kämpfen
        [money] Runde { $turn } · { $seat } · Geldgeschäfte
       *[over] Das Spiel ist vorbei
    }{ $map_id ->
        [none] {""}
       *[other] {" "}· { $map }
    }
aces-show-factories = Fabriken: Deutschland { $germany }, Alliierte { $allies }; { $goal } gewinnen
aces-show-launcher = Abschussrampe ({ $seat }): { $found ->
        [0] { $hex ->
            [none] versteckt
           *[other] versteckt auf { $hex }
        }
       *[other] { $hex ->
            [none] gefunden
           *[other] gefunden, auf { $hex }
        }, Schaden { $damage } von { $health }
    }; { $ruins } von 5 Fabriken zerstört
aces-show-tiles = { $turned ->
        [0] Graue Plättchen, verdeckt: { $parts }
       *[other] Graue Plättchen, umgedreht: { $parts }
    }
aces-show-weather = Wetter: { $weather ->
        [normal] normal
        [frost] Frost, Wasser zählt als normales Gelände
        [mud] Schlamm, alles geht langsamer
        [drought] Trockenheit, normales Gelände kostet 0,5
        [storm] Sturm, Artillerie reicht 1 Feld weniger weit
       *[fog] Nebel, niemand wird abgefangen
    }, noch { $left ->
        [one] 1 Zug
       *[other] { $left } Züge
    }
aces-show-faction = { $seat_full }: { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, { $factories ->
        [one] 1 Fabrik
       *[other] { $factories } Fabriken
    }, { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }
aces-show-tile = {"  "}Startplättchen { $army }: { $tile ->
        [0] verdeckt
       *[other] { $tile }
    }
aces-show-unit = {"  "}{ $type } { $unit }: { $hex ->
        [none] { $army ->
            [0] nicht verteilt
           *[other] Armee { $army }
        }
       *[other] { $hex ->
            [field] auf dem Spielplan
            [water] im
           *[other] { $hex }
        }{ $terrain ->
            [forest] , Wald
            [water] {" "}Wasser
            [sea] , Meer
            [road] , Straße
            [factory] , Fabrik
           *[other] {""}
        }
    }, Schaden { $damage }, Erfahrung { $xp }{ $level ->
        [0] {""}
        [1] {" "}(Veteran)
       *[other] {" "}(Kriegsheld)
    }{ $repair ->
        [0] {""}
       *[other] , in Reparatur
    }{ $moved ->
        [0] {""}
       *[other] , hat sich bewegt
    }{ $duty_id ->
        [none] {""}
        [gone] , setzt einen Zug aus
       *[other] , muss { $duty } angreifen
    }
aces-show-factory = Fabrik { $factory }: { $ruin ->
        [0] { $holder }
       *[other] zerstört
    }{ $unit_id ->
        [none] {""}
       *[other] , darin { $unit }
    }
aces-show-attack = Angriff { $number }: { $unit } auf { $target_id ->
        [area] eine Fläche
       *[other] { $target }
    }
aces-show-sample = Beispielwerte im Spiel: Unsere Karten sind geraten und passen zur Anleitung. Tippt eure eigenen ein (companion where).

## Neben der Auswahl

aces-hint-move = { $halves ->
        [2] 1 Punkt
       *[other] { $half ->
            [0] { $whole }
           *[other] { $whole },5
        } Punkte
    }{ $watched ->
        [0] {""}
        [one] , kann einmal abgefangen werden
       *[other] , kann { $watched }-mal abgefangen werden
    }
aces-hint-attack = { $fixed ->
        [0] { $dice } Würfel{ $red ->
            [0] {""}
           *[other] {" "}({ $red } rote)
        } auf { $hits_on } oder weniger, etwa { $about },{ $tenth } Treffer
        [one] 1 fester Treffer
       *[other] { $fixed } feste Treffer
    } · Schaden { $damage } %, zerstört { $destroy } %{ $back ->
        [0] , kein Zurückschießen
       *[other] {" "}· { $back_fixed ->
            [0] { $back } Würfel zurück
            [one] 1 fester Treffer zurück
           *[other] { $back_fixed } feste Treffer zurück
        }: getroffen { $suffer } %, verloren { $lose } %
    }
    .label = { $fixed ->
        [0] { $dice } Würfel
        [one] 1 fester Treffer
       *[other] { $fixed } feste Treffer
    }: Treffer { $damage } %, weg { $destroy } %
aces-hint-launcher = { $fixed ->
        [0] { $dice } Würfel{ $red ->
            [0] {""}
           *[other] {" "}({ $red } rote)
        } auf { $hits_on } oder weniger, etwa { $about },{ $tenth } Treffer
        [one] 1 fester Treffer
       *[other] { $fixed } feste Treffer
    }, kein Zurückschießen{ $known ->
        [0] {""}
       *[1] {" "}· beschädigt { $damage } %, zerstört { $destroy } %
    }
aces-hint-area = { $fixed ->
        [0] { $dice } Würfel auf { $hits_on } oder weniger, etwa { $about },{ $tenth } Treffer
        [one] 1 fester Treffer
       *[other] { $fixed } feste Treffer
    } · trifft { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }{ $friends ->
        [0] {""}
       *[other] , davon { $friends } eigene oder verbündete
    }{ $enemies ->
        [0] {""}
       *[other] {" "}· ein Gegner beschädigt { $damage } %, zerstört { $destroy } %
    }{ $friends ->
        [0] {""}
       *[other] {" "}· eine eigene beschädigt { $suffer } %, zerstört { $lose } %
    }
aces-hint-buy = { $coins } Münzen, { $left } bleiben

## Rückblick

aces-summary-length = { $turns } Züge, { $fights } Kämpfe
aces-summary-each = { $g1 ->
        [none] {""}
       *[other] { $g1_name } { $g1 }
    }{ $g2 ->
        [none] {""}
       *[other] { $g1 ->
            [none] {""}
           *[other] {", "}
        }{ $g2_name } { $g2 }
    }, { $us ->
        [none] {""}
       *[other] { $us_name } { $us }
    }{ $su ->
        [none] {""}
       *[other] { $us ->
            [none] {""}
           *[other] {", "}
        }{ $su_name } { $su }
    }
aces-summary-taken = Eroberte Fabriken: { aces-summary-each }
    .label = eroberte Fabriken
aces-summary-lost = Verlorene Einheiten: { aces-summary-each }
    .label = verlorene Einheiten
aces-summary-bought = Gekaufte Einheiten: { aces-summary-each }
    .label = gekaufte Einheiten
