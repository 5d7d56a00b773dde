# Das Schlachtfeld auf dem Bildschirm.

marengo-panel-commands = Kommandos
marengo-panel-stars = Sterne
marengo-panel-star-red = r
marengo-panel-star-green = g
marengo-panel-star-blue = b
marengo-panel-arm-i = i
marengo-panel-arm-c = k
marengo-panel-arm-a = a
marengo-panel-hour = { $hour }h
marengo-panel-loss = −{ $points }
marengo-panel-broken = demoralisiert
marengo-panel-sign-star = Stern
marengo-panel-sign-come = kommt noch
marengo-panel-sign-asleep = schläft
marengo-panel-sign-announced = Geschütz angekündigt
marengo-panel-sign-room = Platz für Steine
marengo-panel-no-map = Es gibt keine Karte anzusehen: Dieser Tisch hat keine, oder sein Brett sagt nicht, wie es gezeichnet wird.

## Eine Stellung aus der Nähe

marengo-panel-room = { $taken } von { $capacity } Steinen
marengo-panel-reserve = { $count } in Reserve{ $faces_id ->
        [none] {""}
       *[other] : { $faces }
    }{ $asleep ->
        [0] {""}
       *[other] , { $asleep } schlafend
    }{ $moved ->
        [0] {""}
       *[other] , { $moved } fertig
    }
marengo-panel-blocking = { $count } in Blockade { $place }{ $faces_id ->
        [none] {""}
       *[other] : { $faces }
    }{ $asleep ->
        [0] {""}
       *[other] , { $asleep } schlafend
    }{ $moved ->
        [0] {""}
       *[other] , { $moved } fertig
    }
marengo-panel-into = nach { $of }
marengo-panel-out-of = hinaus
marengo-panel-narrow = schmal
marengo-panel-wide = breit
marengo-panel-road-main = Haupt
marengo-panel-road-secondary = Neben
marengo-panel-road-both = beide
marengo-panel-road = Straße
marengo-panel-closed = { $count ->
        [one] 1 Seite, über die nichts geht
       *[other] { $count } Seiten, über die nichts geht
    }

## Der Aufstelltisch

marengo-desk-books-put = Am Aufstelltisch: alle Steine auf die Karte setzen
marengo-desk-books-deployed = Am Aufstelltisch: alle Steine auf die Karte setzen
marengo-deploy-army = { $count } von bis zu { $most }
marengo-deploy-reserve = Reserve
marengo-deploy-enemies = { $count ->
        [one] 1 Gegner
       *[other] { $count } Gegner
    }
marengo-deploy-waiting = kommen noch, von so vielen
marengo-deploy-how = 2 verdeckte Steine: 2 · ein Wert, den alle kennen: i3{ $seat_id ->
        [french] {" "}· schlafend: 2z
       *[other] {""}
    } · Enter setzt sie dorthin
marengo-deploy-finding = Wohin? { $typed } (8, 8/4, der Name eines Feldes; Enter)
marengo-deploy-taking = Wieder weg: alle, oder so viele, wie getippt; Enter
marengo-deploy-complete = Alles passt zusammen. Wenn alle stehen: { $key }, Enter
key-find_place = suchen
key-next_position = nächste Seite
key-waiting_place = Wartende
key-other_side = andere Armee
key-take_off = wegnehmen
key-all_stand = alle stehen

## Unbeobachtet genannte Ansichten

marengo-tell-asked = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } hier, { $chosen } genannt
marengo-tell-left = noch { $count }
marengo-tell-any = beliebig, noch { $count }
marengo-tell-further = danach: { $places }
marengo-tell-told = genannt: { $places }
marengo-tell-hint = eine Zahl fügt eine Ansicht hinzu, Rücktaste nimmt eine weg, Enter, wenn alle genannt sind; oder tippen; Esc: später
