# Was wo liegt, und was die Hände damit tun.

## Orte

march-place-country = { $of }
    .from = von { $of }
    .to = nach { $of }
    .at = in { $of }
march-place-capital = Hauptstadt von { $of }
    .from = von der Hauptstadt von { $of }
    .to = auf die Hauptstadt von { $of }
    .at = auf der Hauptstadt von { $of }
march-place-stock = { $of_id ->
        [none] Vorrat
       *[other] Armeevorrat von { $of }
    }
    .from = { $of_id ->
        [none] aus dem Vorrat
       *[other] aus dem Armeevorrat
    }
    .to = { $of_id ->
        [none] in den Vorrat
       *[other] in den Armeevorrat
    }
    .at = { $of_id ->
        [none] im Vorrat
       *[other] im Armeevorrat von { $of }
    }
march-place-cubes = Marker von { $of }
    .from = von { $of }
    .to = zu { $of }
    .at = bei { $of }
march-place-hand = Hand von { $of }
    .from = aus der Hand
    .to = auf die Hand
    .at = auf der Hand von { $of }
march-place-front = vor { $of }
    .from = vom Tisch
    .to = auf den Tisch
    .at = vor { $of }
march-place-discard = Ablagestapel von { $of }
    .from = vom Ablagestapel
    .to = offen auf den Ablagestapel
    .at = auf dem Ablagestapel von { $of }
march-place-table = neben den Ländern
    .from = von neben den Ländern
    .to = neben die Länder
    .at = neben den Ländern

## Dinge

march-thing-army = { $count ->
        [one] 1 { $owner_id ->
            [blue] blaue
           *[orange] orange
        } Armee
       *[other] { $count } { $owner_id ->
            [blue] blaue
           *[orange] orange
        } Armeen
    }
    .so = { $shows_id ->
        [fortified] , liegend
       *[other] { $before_id ->
            [fortified] , wieder aufgestellt
           *[other] {""}
        }
    }
    .turn = { $count ->
        [one] 1 { $owner_id ->
            [blue] blaue
           *[orange] orange
        } Armee
       *[other] { $count } { $owner_id ->
            [blue] blaue
           *[orange] orange
        } Armeen
    } { $at } { $shows_id ->
        [fortified] hinlegen
       *[other] aufstellen
    }
    .called = { $owner_id ->
        [blue] blaue
       *[orange] orange
    } Armeen{ $shows_id ->
        [standing] , stehend
        [fortified] , befestigt
       *[other] {""}
    }
    .lies = { $count }
march-thing-vp-die = den SP-Würfel
    .so = { $shows_id ->
        [none] {""}
       *[other] {" "}mit der { $shows } oben
    }
    .turn = den SP-Würfel { $at } auf { $shows } drehen
    .called = SP-Würfel
march-thing-strength-die = den { $owner_id ->
        [blue] blauen
       *[orange] orangen
    } Stärkewürfel
    .so = { $shows_id ->
        [none] {""}
       *[other] {" "}mit der { $shows } oben
    }
    .turn = den { $owner_id ->
        [blue] blauen
       *[orange] orangen
    } Stärkewürfel auf { $shows } drehen
    .called = { $owner_id ->
        [blue] blauer
       *[orange] oranger
    } Stärkewürfel
march-thing-cube = { $count } { $count ->
        [one] { $name_id ->
            [black] schwarzen
           *[white] weißen
        } Marker
       *[other] { $name_id ->
            [black] schwarze
           *[white] weiße
        } Marker
    }
    .called = { $name_id ->
        [black] schwarze
       *[white] weiße
    } Marker
march-thing-initiative = die Initiativekarte
    .so = { $shows_id ->
        [none] {""}
       *[other] , Seite von { $shows } oben
    }
    .turn = die Initiativekarte auf die Seite von { $shows } drehen
    .called = Initiativekarte
march-thing-card = { $name_id ->
        [none] { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }
       *[other] { $name }
    }
    .several = { $count } Karten ({ $name })
    .so = { $shows_id ->
        [down] , verdeckt
        [up] , offen
       *[other] {""}
    }
    .turn = { $name } { $at } umdrehen
    .lies = { $shows_id ->
        [down] verdeckt
        [up] offen
       *[other] {""}
    }
    .called = { $name_id ->
        [none] Karten
       *[other] { $name }
    }

## Aufbau

march-setup-countries = Die Länderkarten in die Mitte: das neutrale Land zwischen die Heimatländer, sodass sie sich wie im Szenario berühren.
march-setup-cards = Jeder nimmt alle Aktionskarten einer Farbe; die Karte mit der Aktionsabfolge liegt so, dass beide sie lesen können.
march-setup-cubes = Die Marker des Vorrats neben die Länder; die übrigen bleiben in der Schachtel.
march-setup-initiative = Jeder wirft einen Würfel; der höhere Wurf bekommt die Initiative.
march-setup-vp = Auf jedes Land ein SP-Würfel.
march-setup-strength = Auf jedes Heimatland ein Stärkewürfel.
march-setup-armies = Die Armeen, die im Spiel beginnen; die übrigen sind der Armeevorrat.

## Was ein Feld sein kann

march-phase-roll = um die Initiative würfeln
march-phase-choose = Karten wählen
march-phase-discard = ANGREIFEN+1 bezahlen
march-phase-order = wer zuerst dran ist
march-phase-act = Karten ausführen
march-phase-over = das Spiel ist aus
march-occupied-standing = stehend
march-occupied-fortified = befestigt
