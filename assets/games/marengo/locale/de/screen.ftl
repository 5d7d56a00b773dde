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
