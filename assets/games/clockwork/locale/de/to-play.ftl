# Karten, Marker, Sichtschirme und der Spielplan zum Drucken und Spielen.

clockwork-sheet-cards = Entdeckungs- und Spionagekarten
clockwork-sheet-cards-about = die Karten deiner Kartendatei und die, die die Anleitung nennt, dazu leere zum Beschriften; beide Seiten
clockwork-card-spy = kostet 1 Spion: Hof → Vorrat
clockwork-card-uses = { $uses ->
        [0] einmal im Spiel
        [1] einmal je Runde
       *[other] { $uses }-mal je Runde
    }
clockwork-card-blank = Preis ins Rad; Bereich und Zeit ankreuzen
clockwork-card-keep = geheim, bis sie gespielt wird
clockwork-card-deduced = { $mark } steht nicht in der Anleitung, nur erschlossen: vergleicht
clockwork-detail-blanks = Leere Karten
clockwork-detail-blanks-few = einige
clockwork-detail-blanks-box = so viele wie in der Schachtel
clockwork-detail-blanks-none = keine

clockwork-sheet-counters = Marker
clockwork-sheet-counters-about = Scheiben, Besondere Einheiten, Generäle, Einfluss, Entdeckungsmarker, die sechs Aktionen und die drei Höfe zum Ausschneiden; beide Seiten
clockwork-counters-how = { $duplex ->
        [1] - Auf dickes Papier drucken, beidseitig, über die *lange Kante* gewendet, mit 100 %.
       *[0] - Mit 100 % drucken. Jedes Paar ausschneiden, an der gestrichelten Linie falten und zusammenkleben.
    }
    - Marker messen *{ $size } mm*{ $mark }, Tafeln von Aktionen und Höfen *{ $wide } × { $high } mm*{ $mark }. { $mark } Von uns: Die Anleitung nennt keine Größe.
clockwork-counters-disc = Scheiben: 30 für jede Rasse. Arbeiter, Soldat und Spion sind dieselbe Scheibe.
clockwork-counters-unit = Besondere Einheiten: eckig, mit ihrer Stärke.
clockwork-counters-general = Generäle, für den, der sie kauft.
clockwork-counters-influence = Einfluss: von jedem Bereich 15 mit Wert 1 und 15 mit Wert 3. Verdeckt sieht niemand, was sie wert sind.
clockwork-counters-token = Entdeckungsmarker: Bereich und Zeit der Karte, zu der sie gehören.
clockwork-counters-score = Siegpunktmarker.
clockwork-counters-round = Rundenmarker.
clockwork-counters-start = Startspielermarker.
clockwork-counters-action = Aktionen des Meisterspions: Was gewählt ist, wird umgedreht.
clockwork-counters-court = Höfe: Einer ist im Spiel. Umgedreht hat er einen Platz für die Spione jedes Spielers.
clockwork-counters-taken = diese Runde vergeben
clockwork-counters-spies = Spione am Hof

clockwork-sheet-races = Rassenkarten
clockwork-sheet-races-about = eine Karte für jede Rasse mit ihrer Besonderen Einheit, zum Ziehen oder für neben den Sichtschirm; beide Seiten
clockwork-race-unit = { $count } × { $unit }{ $strength ->
        [none] {""}
       *[other] , Stärke { $strength }
    }
clockwork-race-start = Scheiben im Vorrat zu Beginn: { $discs }; eine davon kommt als Spion an den Hof.
clockwork-sheet-screens = Sichtschirme
clockwork-sheet-screens-about = ein Sichtschirm für jeden Spieler, an den gestrichelten Linien zu falten, innen Phasen, Kosten und Aktionen; beide Seiten
clockwork-screen-round = Eine Runde
clockwork-screen-costs = Erträge und Kosten
clockwork-screen-rules = Befehle und Schlachten
clockwork-screen-spy = Meisterspion
clockwork-sheet-board = Spielplan
clockwork-sheet-board-about = Siegpunkte, Runden, Hof und die Aktionen des Meisterspions auf einer Seite, um Marker daraufzulegen
clockwork-board-note = { $epic ->
        [1] Episches Spiel, 9 Runden.
       *[0] Basisspiel, 7 Runden.
    } { $mark } Von uns: Die Anleitung sagt nicht, wie lang die Leiste ist. Wer sie verlässt, beginnt von vorn.
clockwork-board-points = Siegpunkte
clockwork-board-rounds = Runden
clockwork-board-spies = Spione

clockwork-sheet-box = Schachtel und Beutelschilder
clockwork-sheet-box-about = eine Schachtel für die Karten zum Falten und Kleben und ein Schild für jeden Beutel
clockwork-box-cards = Entdeckungen: { $discoveries } · Spionagekarten: { $espionage }
clockwork-bag-race = Scheiben, { $race }; dazu { $figures } × { $unit }
clockwork-bag-tiles = Kartenplättchen
clockwork-bag-influence = Einflussmarker aller Bereiche
clockwork-bag-tokens = Entdeckungsmarker
clockwork-bag-actions = Aktionen des Meisterspions
clockwork-bag-generals = Generäle
clockwork-bag-markers = Marker: Siegpunkte, Runde, Startspieler
