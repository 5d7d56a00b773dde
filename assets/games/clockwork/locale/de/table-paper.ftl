# Clockwork Wars auf Papier: der Tisch, wie er steht.

clockwork-sheet-table = Der Tisch, wie er steht
clockwork-sheet-table-about = ein laufendes Spiel auf einer Seite: Landkarte, Einheiten, Spieler, Entdeckungen und ein Code, der es zurückbringt
clockwork-table-layout = Anordnung { $layout }
clockwork-table-holds = fetter Rahmen: kontrolliert das Gebiet
clockwork-table-soldiers = Soldaten
clockwork-table-behind-screen = Einfluss: hinter dem Sichtschirm
clockwork-table-ally = verbündet mit { $ally }{ $commander ->
        [1] , Befehlshaber
       *[0] {""}
    }
clockwork-table-discoveries = Entdeckungen
clockwork-table-spent = { $tile }, verbraucht
clockwork-table-neutral = niemand, { $tile }
clockwork-table-beside = Hof, Generäle, Karten
clockwork-table-available = zu haben
clockwork-table-display = in der Auslage
clockwork-table-cards = Spionagekarten
clockwork-table-deck = { $deck } im Stapel, { $discard } gespielt
clockwork-table-battle = Schlacht { $tile }
clockwork-table-battles-more = { $count ->
        [one] und 1 weitere Schlacht
       *[other] und { $count } weitere Schlachten
    }
clockwork-table-agreed = An diesem Tisch vereinbart
clockwork-table-agreed-more = { $count ->
        [one] … und 1 weitere, die im Code steht
       *[other] … und { $count } weitere, die im Code stehen
    }
