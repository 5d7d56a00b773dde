# Befehle durch Tippen, auf einem Handy.

clockwork-steps-order = { $tile }: { $units }{ $via_id ->
        [none] {""}
       *[other] {" "}über { $via }
    }
clockwork-steps-change = ändern
clockwork-steps-remove = weg
clockwork-steps-at = { $tile }: wie viele Arbeiter?
clockwork-steps-terrain = { $terrain }, { $way ->
        [own] deins
        [beside] neben deinem
        [reinforce] umkämpft, deine halten stand
        [march] mit Gewaltmarsch
       *[none] für Arbeiter nicht erreichbar
    }
clockwork-steps-workers = { $count }
clockwork-steps-with = Mit wem?
clockwork-steps-figure = { $figure }
clockwork-steps-via = Welcher Weg?
clockwork-steps-beside = Neben der Karte
clockwork-steps-near = Deins und daneben
clockwork-steps-far = Mit Gewaltmarsch
clockwork-steps-closed = Für Arbeiter nicht erreichbar
clockwork-steps-tile = { $tile }
clockwork-steps-place = { $terrain_id ->
        [none] Spione
       *[other] { $terrain }
    }{ $ordered ->
        [0] {""}
       *[other] {" "}+{ $ordered }
    }
