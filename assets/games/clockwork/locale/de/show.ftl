# Clockwork Wars: ein Tisch in einer Zeile, in Worten und im Rückblick.

clockwork-headline = { $phase ->
        [over] beendet
       *[other] Runde { $turn } von { $last }
    }, { $points } SP

## Der Tisch in Worten

clockwork-show-round = Runde { $round } von { $last } · { $phase } · { $age ->
        [early] Frühzeit
        [middle] Mittelzeit
       *[late] Spätzeit
    }
clockwork-show-player = { $seat_full } ({ $start ->
        [0] {""}
       *[other] Startspieler,{" "}
    }{ $capital }): { $vp } SP · { $pool } im Pool · { $supply } im Vorrat{ $action_id ->
        [none] {""}
       *[other] {" "}· { $action }
    }
clockwork-show-ally = {"  "}verbündet mit { $ally }{ $commander ->
        [0] {""}
       *[other] , in dieser Runde Befehlshaber
    }
clockwork-show-influence = {"  "}Einfluss: { $points }
clockwork-show-figures = {"  "}{ $place ->
        [reserve] bereit
       *[removed] aus dem Spiel
    }: { $parts }
clockwork-show-cards = {"  "}Spionagekarten: { $count }
clockwork-show-orders = {"  "}Befehle sind geschrieben
clockwork-show-call = {"  "}Ruf zu den Waffen: { $tile }
clockwork-show-court = Hof { $court }, Spione: { $parts } · { $holder_id ->
        [nobody] von niemandem kontrolliert
       *[other] kontrolliert von { $holder }
    }
clockwork-show-agent = {"  "}Der Agent von { $seat } ist einer der Spione
clockwork-show-tile = { $tile } { $terrain } · { $holder_id ->
        [nobody] von niemandem kontrolliert
       *[other] kontrolliert von { $holder }
    }
clockwork-city = Stadt
clockwork-show-units = {"    "}{ $seat_side }: { $units }
clockwork-show-token = {"    "}Marker: { $slot }
clockwork-show-battle = Schlacht in { $tile }: { $parts }{ $leviathan_id ->
        [nobody] {""}
       *[other] {" "}· { $leviathan } setzt den Leviathan ein
    }
clockwork-show-discovery = Entdeckung { $slot } ({ $domain }{ $price ->
        [-1] {""}
       *[other] {" "}{ $price }
    }): { $place ->
        [available] zu haben
        [owned] { $owner }, Marker auf { $token }
        [neutral] gehört niemandem, Marker auf { $token }
       *[removed] aus dem Spiel
    }
clockwork-show-general = { $general }: { $place_id ->
        [available] zu haben
        [removed] aus dem Spiel
        [display] in der Auslage von { $owner }
       *[other] von { $owner }, in { $place }
    }

## Rückblick auf eine Partie; .label steht in einer Tabelle vor den Zahlen

clockwork-summary-length = { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }, { $battles ->
        [one] 1 Schlacht
       *[other] { $battles } Schlachten
    }
clockwork-summary-harvest = SP aus Wäldern und Seen: { $parts }
    .label = Wälder, Seen (SP)
clockwork-summary-won = Gewonnene Schlachten: { $parts }
    .label = Schlachten gewonnen
clockwork-summary-lost = Verlorene Einheiten: { $parts }
    .label = Einheiten verloren
clockwork-summary-bought = Entdeckungen und Generäle: { $parts }
    .label = Karten gekauft
clockwork-summary-captured = Eroberte Marker: { $parts }
    .label = Marker erobert
