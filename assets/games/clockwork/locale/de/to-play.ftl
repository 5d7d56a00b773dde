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
