# Was wo liegt, und was Hände damit tun.

## Orte

marengo-place-locale = Reserve von { $of }
    .from = von { $of }
    .to = in die Reserve von { $of }
    .at = in { $of }
marengo-place-approach = Blockade { $of }
    .from = von { $of }
    .to = nach { $of }, längs an den Zugang
    .at = bei { $of }
marengo-place-display = { $of }
    .from = vom Feld „{ $of }“
    .to = auf das Feld „{ $of }“
    .at = auf dem Feld „{ $of }“
marengo-place-hour = { $of } Uhr auf der Zeitleiste
    .from = von { $of } Uhr
    .to = auf { $of } Uhr
    .at = auf { $of } Uhr
marengo-place-morale = { $of } auf der Moralleiste
    .from = von { $of }
    .to = auf { $of } der Moralleiste
    .at = auf { $of }

## Dinge

marengo-thing-block = { $count ->
        [one] 1 { $owner_id ->
            [austrian] roter
           *[french] blauer
        } Stein
       *[other] { $count } { $owner_id ->
            [austrian] rote
           *[french] blaue
        } Steine
    }
    .so = { $shows_id ->
        [lying] , auf die Ansicht gelegt, schlafend
        [up] , aufgedeckt
       *[other] {""}
    }
    .turn = { $shows_id ->
        [lying] { $count ->
            [one] 1 Stein
           *[other] { $count } Steine
        } { $at } auf die Ansicht legen, schlafend
        [up] die Artillerie { $at } aufdecken
       *[other] { $before_id ->
            [up] die Artillerie { $at } wieder verdecken
           *[other] { $count ->
                [one] 1 Stein
               *[other] { $count } Steine
            } { $at } aufstellen: wach
        }
    }
    .called = { $owner_id ->
        [austrian] rote
       *[french] blaue
    } Steine{ $shows_id ->
        [lying] , schlafend
        [up] , aufgedeckt
       *[other] {""}
    }
marengo-thing-morale = der { $owner_id ->
        [austrian] rote
       *[french] blaue
    } Moralmarker
    .called = { $owner_id ->
        [austrian] roter
       *[french] blauer
    } Moralmarker
marengo-thing-round = der schwarze Rundenmarker
    .called = Rundenmarker

## Aufbau

marengo-setup-round = Der Rundenmarker auf die erste Stunde der Zeitleiste.
marengo-setup-morale = Die Moralmarker beider Armeen auf ihre Startfelder.
marengo-setup-sorted = Steine sortieren: die französischen, die auf der Karte beginnen, die Verstärkungen jedes Feldes und die schwächeren Ersatzsteine, die in der Schachtel bleiben. Der österreichische Spieler schüttelt die französischen Startsteine in einem Becher, ohne hineinzusehen.
marengo-setup-blocks = Der französische Spieler zieht die Startsteine blind, so viele, wie auf jeder Startstellung stehen, und legt sie auf die Ansicht in Reserve: Sie schlafen. Alle Verstärkungen warten verdeckt auf ihren Feldern.
