# Was wo liegt und was die Hände tun; was sich korrigieren lässt.

aces-place-hex = Feld { $of }
    .from = von { $of }
    .to = nach { $of }
    .at = auf { $of }
aces-place-army = das Plättchen von Armee { $of }
    .from = vom Plättchen von Armee { $of }
    .to = auf das Plättchen von Armee { $of }
    .at = auf dem Plättchen von Armee { $of }
aces-place-card = neben der Truppenkarte von { $of }
    .from = von der Truppenkarte
    .to = neben die Truppenkarte
    .at = neben der Truppenkarte
aces-place-unit = die Miniatur { $of }
    .from = von { $of }
    .to = auf { $of }
    .at = bei { $of }
aces-place-factory = Fabrik { $of }
    .from = von { $of }
    .to = auf { $of }
    .at = auf { $of }
aces-place-purse = Münzen von { $of }
    .from = von { $of }
    .to = zu { $of }
    .at = vor { $of }
aces-thing-unit = { $name }
    .several = { $name }
    .called = { $owner }: { $name }
aces-thing-damage = { $count ->
        [one] 1 grauer Marker
       *[other] { $count } graue Marker
    }
    .called = Schaden
aces-thing-experience = { $count ->
        [one] 1 { $name_id ->
            [white] weißer
            [yellow] gelber
           *[red] roter
        } Marker
       *[other] { $count } { $name_id ->
            [white] weiße
            [yellow] gelbe
           *[red] rote
        } Marker
    }
    .called = { $name_id ->
        [white] weiße
        [yellow] gelbe
       *[red] rote
    } Erfahrungsmarker
aces-thing-coin = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
    .called = Münzen
aces-thing-arrow = der Pfeilmarker
    .so = { $shows_id ->
        [none] {""}
        [gone] , auf niemanden mehr gerichtet
       *[other] , auf { $shows } gerichtet
    }
    .turn = { $shows_id ->
        [gone] den Pfeil liegen lassen, sein Ziel ist weg
       *[other] den Pfeil auf { $shows } richten
    }
    .called = Pfeilmarker
aces-thing-tile = ein Startplättchen
    .so = { $shows_id ->
        [down] , verdeckt
        [up] , offen: { $name }
       *[other] {""}
    }
    .turn = { $shows_id ->
        [down] das Startplättchen { $at } verdecken
       *[other] das Startplättchen { $at } umdrehen: { $name }
    }
    .lies = { $shows_id ->
        [down] verdeckt
       *[other] { $name }
    }
    .called = Startplättchen
aces-thing-flag = eine Flagge von { $name }
    .called = Flagge
aces-thing-grey = ein graues Plättchen
    .several = { $count } graue Plättchen
    .so = { $shows_id ->
        [down] , verdeckt
        [up] , offen
        [launcher] , offen: die Abschussrampe
       *[other] {""}
    }
    .turn = { $shows_id ->
        [down] das graue Plättchen { $at } verdecken
        [up] das graue Plättchen { $at } umdrehen: eine Zahl
       *[launcher] das graue Plättchen { $at } umdrehen: die Abschussrampe
    }
    .lies = { $shows_id ->
        [down] verdeckt
        [up] umgedreht
       *[launcher] die Abschussrampe
    }
    .called = graues Plättchen
aces-thing-ruin = ein roter Marker für eine zerstörte Fabrik
    .called = roter Marker
aces-place-launcher = das Plättchen der Abschussrampe
    .from = vom Plättchen der Abschussrampe
    .to = auf das Plättchen der Abschussrampe
    .at = auf dem Plättchen der Abschussrampe
aces-setup-grey = Legt die Startplättchen und das V2-Plättchen zusammen: Das sind die grauen Plättchen. Haltet rote Marker bereit.
aces-setup-map = Legt den Spielplan aus. Verbündete sitzen nicht nebeneinander. Alle nehmen ihre Truppenkarte; Fabrikplättchen auf dem Plan helfen.
aces-setup-units = Alle nehmen die Einheiten ihrer Fraktion, ohne Marker.
aces-setup-tiles = Mischt die Startplättchen und gebt jeder Fraktion drei verdeckt. Niemand sieht sie an.
aces-setup-flags = Auf keiner Fabrik liegt eine Flagge.
aces-setup-coins = Niemand hat Münzen.

aces-field-phase = Phase
aces-field-first = wer anfängt
aces-field-seat = am Zug
aces-field-round = Runde
aces-field-units = Einheiten
aces-field-type = Typ
aces-field-army = Armee
aces-field-hex = Feld
aces-field-damage = Schaden
aces-field-xp = Erfahrung
aces-field-repair = in Reparatur
aces-field-moved = hat sich bewegt
aces-field-occupied = hat in diesem Zug besetzt
aces-field-duty = muss angreifen
aces-field-intercepted = abgefangen in Runde
aces-field-factories = Fabriken
aces-field-coins = Münzen
aces-field-tiles = Startplättchen
aces-field-1 = Armee 1
aces-field-2 = Armee 2
aces-field-3 = Armee 3
aces-field-rolling = würfelt noch einmal
aces-field-active = Armeen, die handeln
aces-field-waved = lässt alles durch
aces-field-weather = Wetter
aces-field-weather_left = Züge bis zum Wechsel
aces-field-walk = unterwegs
aces-field-attacks = benannte Angriffe
aces-field-found = Abschussrampe gefunden
aces-field-fired = zuletzt gefeuert in Runde
aces-field-ruins = zerstörte Fabriken
aces-field-struck = Schaden zu nennen
aces-field-bought = hat in diesem Zug gekauft
aces-field-ready = fertig mit der Phase
aces-phase-choose = Einheiten wählen
aces-phase-divide = Fabriken aufteilen
aces-phase-assign = Armeen verteilen
aces-phase-order = Würfeln um den Anfang
aces-phase-place = Aufstellung
aces-phase-lay = graue Plättchen auslegen
aces-phase-hide = Abschussrampe verstecken
aces-phase-rocket = die Abschussrampe darf feuern
aces-phase-first = Würfeln um den ersten Zug
aces-phase-weather = Würfeln um das Wetter
aces-phase-armies = Armeen wählen
aces-phase-move = bewegen
aces-phase-name = Angriffe benennen
aces-phase-fight = kämpfen
aces-phase-money = Geldgeschäfte
aces-weather-normal = normal
aces-weather-frost = Frost
aces-weather-mud = Schlamm
aces-weather-drought = Trockenheit
aces-weather-storm = Sturm
aces-weather-fog = Nebel
aces-phase-over = vorbei
