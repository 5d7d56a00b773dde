# Clockwork Wars: was wo liegt, und was die Hände damit tun.

## Orte

clockwork-place-supply = Vorrat von { $of }
    .from = aus dem Vorrat
    .to = in den Vorrat
    .at = im Vorrat von { $of }
clockwork-place-pool = Pool von { $of }
    .from = aus dem Pool
    .to = in den Pool
    .at = im Pool von { $of }
clockwork-place-court = Hof
    .from = vom Hof
    .to = an den Hof
    .at = am Hof
clockwork-place-tile = { $of }
    .from = von { $of }
    .to = nach { $of }
    .at = auf { $of }
clockwork-place-map = Landkarte
    .from = von der Landkarte
    .to = auf die Landkarte
    .at = auf der Landkarte
clockwork-place-reserve = neben dem Sichtschirm von { $of }
    .from = aus der Reserve
    .to = in die Reserve neben dem Sichtschirm von { $of }
    .at = neben dem Sichtschirm von { $of }
clockwork-place-screen = hinter dem Sichtschirm von { $of }
    .from = hinter dem Sichtschirm von { $of } hervor
    .to = hinter den Sichtschirm von { $of }
    .at = hinter dem Sichtschirm von { $of }
clockwork-place-front = vor { $of }
    .from = von { $of }
    .to = zu { $of }
    .at = vor { $of }
clockwork-place-hand = Hand von { $of }
    .from = aus der Hand von { $of }
    .to = auf die Hand von { $of }
    .at = auf der Hand von { $of }
clockwork-place-beside = neben der Landkarte
    .from = vom Platz neben der Landkarte
    .to = neben die Landkarte
    .at = neben der Landkarte
clockwork-place-grid = Raster
    .from = aus dem Raster
    .to = offen ins Raster
    .at = im Raster
clockwork-place-cards = auf den Karten
    .from = von der Karte
    .to = auf die zugehörige Karte
    .at = auf der Karte
clockwork-place-board = Spielplan
    .from = vom Spielplan
    .to = auf den Spielplan
    .at = auf dem Spielplan
clockwork-place-track = Wertungsleiste
    .from = von der Wertungsleiste
    .to = an die Wertungsleiste
    .at = an der Wertungsleiste
clockwork-place-rounds = Rundenanzeige
    .from = von der Rundenanzeige
    .to = auf die Rundenanzeige
    .at = auf der Rundenanzeige
clockwork-place-deck = Nachziehstapel
    .from = vom Nachziehstapel
    .to = verdeckt zum Nachziehstapel
    .at = im Nachziehstapel
clockwork-place-discard = Ablagestapel
    .from = vom Ablagestapel
    .to = offen auf den Ablagestapel
    .at = auf dem Ablagestapel
clockwork-place-bank = Bank
    .from = aus der Bank
    .to = in die Bank
    .at = in der Bank

## Dinge

clockwork-thing-disc = { $count } { $owner_id ->
        [red] rote
        [blue] blaue
        [white] weiße
       *[green] grüne
    } { $count ->
        [one] Scheibe
       *[other] Scheiben
    }
    .called = { $owner_id ->
        [red] rote
        [blue] blaue
        [white] weiße
       *[green] grüne
    } Scheiben
clockwork-thing-figure = { $name_id ->
        [agent] den Agenten
        [hunter] den Jäger
        [engineer] { $count ->
            [one] 1 Ingenieur
           *[other] { $count } Ingenieure
        }
       *[crasher] { $count } Crasher
    }
    .called = { $name }
clockwork-thing-general = den { $name }
    .several = { $count ->
        [3] die 3 Generäle mit ihren Karten
       *[other] { $count } Generäle ({ $name })
    }
    .called = { $name }
clockwork-thing-discovery = die Karte { $name }
    .several = { $count ->
        [9] 9 Entdeckungskarten
       *[other] { $count } Entdeckungskarten ({ $name })
    }
    .called = Karte { $name }
clockwork-thing-token = den Marker von { $name }
    .several = { $count ->
        [9] die 9 passenden Marker jeweils
       *[other] { $count } Entdeckungsmarker ({ $name }) jeweils
    }
    .called = Marker von { $name }
clockwork-thing-influence = { $count } EP { $name_id ->
        [magic] Magie
        [science] Wissenschaft
       *[religion] Religion
    }
    .several = { $count } EP ({ $name })
    .called = EP { $name }
clockwork-thing-spy-card = { $name_id ->
        [none] { $count ->
            [one] 1 Spionagekarte
           *[other] { $count } Spionagekarten
        }
       *[other] { $count ->
            [one] die Spionagekarte { $name }
           *[other] { $count } Spionagekarten ({ $name })
        }
    }
    .several = { $count } Spionagekarten ({ $name })
    .called = { $name_id ->
        [none] Spionagekarten
       *[other] { $name }
    }
clockwork-thing-action = das Plättchen „{ $name }“
    .several = { $count ->
        [6] die 6 Meisterspion-Plättchen
       *[other] { $count } Meisterspion-Plättchen ({ $name })
    }
    .called = Plättchen „{ $name }“
clockwork-thing-score = den { $owner_id ->
        [red] roten
        [blue] blauen
        [white] weißen
       *[green] grünen
    } Wertungsmarker
    .so = , Stand { $shows }
    .turn = den { $owner_id ->
        [red] roten
        [blue] blauen
        [white] weißen
       *[green] grünen
    } Wertungsmarker auf { $shows }
    .called = { $owner_id ->
        [red] roter
        [blue] blauer
        [white] weißer
       *[green] grüner
    } Wertungsmarker
clockwork-thing-round = den Rundenmarker
    .so = , Runde { $shows }
    .turn = den Rundenmarker auf { $shows }
    .called = Rundenmarker
clockwork-thing-start = den Startspielermarker
    .called = Startspielermarker

## Aufbau

clockwork-setup-races = Jeder nimmt eine Rasse: ihren Sichtschirm, 30 Scheiben (die 2 Ersatzscheiben bleiben in der Schachtel), ihre Figuren und ein Blatt für Befehle.
clockwork-setup-alliances = Verbündete sitzen einander gegenüber: { $first } und { $ally } gegen { $second } und { $other }.
clockwork-setup-map = Baut die Landkarte { $code } in der Tischmitte auf, wie der Bildschirm sie zeigt. Hauptstädte: { $parts }.
clockwork-setup-discoveries = Teilt die Entdeckungskarten nach Bereich und Zeitalter in neun Stapel und mischt jeden. Deckt von jedem eine auf: eine Reihe je Zeitalter, die Frühzeit oben, die Spätzeit unten. Die übrigen kommen zurück in die Schachtel.
clockwork-setup-generals = Die Generäle und ihre Karten neben die Landkarte.
clockwork-setup-bank = Die Einflussmarker nach Bereichen sortiert neben die Landkarte: die Bank. { $variant ->
        [epic] Im epischen Spiel beginnt niemand mit Einfluss.
       *[base] Jeder beginnt mit 1 Punkt jedes Bereichs.
    }
clockwork-setup-influence = Einfluss hinter die Sichtschirme.
clockwork-setup-board = Den Spielplan neben die Landkarte, die Seite für das { $variant ->
        [epic] epische Spiel
       *[base] Basisspiel
    } oben.
clockwork-setup-markers = Meisterspion-Plättchen und Marker auf den Spielplan.
clockwork-setup-espionage = Mischt die Spionagekarten und gebt jedem verdeckt eine; die übrigen sind der Nachziehstapel.
clockwork-setup-court = Den Hof von { $court } neben die Landkarte. Jeder legt eine Scheibe als Spion dorthin, die übrigen sind der Vorrat.
clockwork-setup-start = Der älteste Spieler nimmt den Startspielermarker, wenn ihr nichts anderes vereinbart habt.
