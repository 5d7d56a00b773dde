# Clockwork Wars auf Papier: Landkarten und Plättchen.

clockwork-sheet-map = Landkarte
clockwork-sheet-map-about = die Landkarte auf einer Seite mit Legende, Fairness und dem Code, der sie zurückbringt
clockwork-sheet-real-size = Landkarte in Tischgröße
clockwork-sheet-real-size-about = die Landkarte in echter Plättchengröße auf mehreren Seiten, mit einem Plan zum Zusammensetzen
clockwork-sheet-tiles = Plättchensatz
clockwork-sheet-tiles-about = die 40 Plättchen der Schachtel zum Ausschneiden, beide Seiten

clockwork-paper-map-for = Landkarte für { $players } Spieler
clockwork-paper-map-about = { $players } Spieler · Anordnung { $layout } · { $tiles } Plättchen{ $epic ->
        [1] {" "}· episches Spiel
       *[0] {""}
    }{ $allied ->
        [1] {" "}· zwei gegen zwei
       *[0] {""}
    }
clockwork-paper-legend = Plättchen dieser Landkarte
clockwork-paper-of-box = von { $number }
clockwork-paper-sums = Forschung { $research } · Ressourcen { $resources }
clockwork-paper-blank = leer, gesperrt
clockwork-paper-vp = { $vp } SP
clockwork-paper-fairness = Wie fair sie ist
clockwork-paper-percent = { $percent } %
clockwork-paper-overall = insgesamt
clockwork-paper-gap = Differenz
clockwork-paper-capitals = Hauptstädte, die beste zuerst
clockwork-paper-choose = Wer am wenigsten Erfahrung hat, wählt zuerst. Zahlen: mehr oder weniger als das Mittel aller.
clockwork-paper-code = Code der Landkarte
clockwork-paper-code-how = Scannen oder tippen: „companion map show CODE“ bringt genau diese Landkarte zurück.
clockwork-paper-code-beyond = Der Code dieser Landkarte ist lang; er steht auf der nächsten Seite.
clockwork-paper-ours = { $mark } { $what ->
        [1] Die Kennungen sind von uns: Die Anleitung nennt nur L1. Deine kannst du Companion sagen.
        [2] Die Anordnung ist von uns: Die Anleitung zeigt ihre nur als Bilder.
       *[3] Anordnung und Kennungen sind von uns: Die Anleitung zeigt ihre Anordnungen nur als Bilder und nennt nur L1.
    }

clockwork-paper-tile-size = Plättchen { $size } mm von Seite zu Seite.{ $ours ->
        [1] {" "}{ $mark } Von uns gewählt: Die Anleitung nennt keine Größe.
       *[0] {""}
    }
clockwork-paper-cut = { $duplex ->
        [1] - Auf dickes Papier drucken, beidseitig, über die *lange Kante* gewendet, mit 100 %; wie genau dein Drucker beide Seiten trifft, zeigt die Kalibrierseite.
       *[0] - Mit 100 % drucken. Jedes Paar ausschneiden, an der gestrichelten Linie falten und zusammenkleben.
    }
    - Ein Plättchen misst *{ $size } mm* von Seite zu Seite.
    - Erst entlang der Marken schneiden, dann die Ecken entlang der Kante jedes Plättchens.
clockwork-paper-tile = Plättchen
clockwork-paper-number = Anzahl
clockwork-paper-ids = Kennungen
clockwork-paper-together = zusammen
clockwork-paper-tiles-ours = { $mark } Von uns: { $what ->
        [size] Die Anleitung nennt keine Größe der Plättchen.
        [ids] Die Anleitung nennt außer L1 keine Kennung. Deine liest Companion aus einer Datei.
       *[both] Die Anleitung nennt keine Größe der Plättchen und außer L1 keine Kennung. Deine liest Companion aus einer Datei.
    }

trouble-tile-size = „{ $size }“ ist keine Größe für ein Plättchen. Nenne die Millimeter von Seite zu Seite, { $least } bis { $most }.

cli-option-pdf_file = die Landkarte auf einer Seite in dieses PDF drucken (- für die Standardausgabe); Papier und Druckart wie zuletzt eingestellt
cli-word-pdf_file = DATEI
cli-option-maps = so viele Landkarten in einem PDF, mit --pdf
cli-word-maps = ANZAHL

# What the print studio asks

trouble-clockwork-studio-needs-map = Dieses Blatt zeigt eine Landkarte: Wähle unten eine, tippe ihren Code ein oder drucke aus der Werkstatt für Landkarten.
clockwork-thing-map-code = Oder Landkarte
clockwork-thing-map-code-none = Code oder Datei
clockwork-detail-players = Spieler
clockwork-detail-variant = Variante
clockwork-detail-variant-base = Basisspiel
clockwork-detail-variant-epic = episch, 9 Runden
clockwork-detail-allies = Allianzen
clockwork-detail-allies-alone = jeder für sich
clockwork-detail-allies-allied = zwei gegen zwei
clockwork-detail-names = Namen
clockwork-detail-names-none = z. B. Ada, Jules
clockwork-detail-races = { $part } spielt
clockwork-detail-races-open = noch offen
clockwork-detail-tile = Plättchen (mm)
clockwork-detail-tile-none = 60, quer gemessen
clockwork-thing-map = Landkarte { $name }
clockwork-detail-races-purebreeds = Purebreeds
clockwork-detail-races-troglodytes = Troglodytes
clockwork-detail-races-rhinochs = Rhinochs
clockwork-detail-races-mongrels = Mongrels
trouble-clockwork-too-many = { $given } Namen sind angegeben, aber { $players } spielen.
trouble-clockwork-sheet-of-map = Das Blatt „{ $sheet }“ zeigt eine Landkarte: Sag mit --map, welche. „companion map clockwork --players 3“ erzeugt eine und nennt ihren Code.
