# Aces & Armor auf Papier.

aces-paper-letters-g1 = D1
aces-paper-letters-us = US
aces-paper-letters-g2 = D2
aces-paper-letters-su = SU
aces-paper-marks = { $sample } ein Beispiel von uns, das keine Anleitung nennt   { $deduced } folgt aus einem Beispiel der Anleitung
aces-paper-half-1-6 = Hälfte mit den Nummern 1–6
aces-paper-half-7-12 = Hälfte mit den Nummern 7–12
aces-paper-map-ours = { $mark } Ein eigener Plan von uns, nicht der Spielplan aus der Schachtel.
aces-paper-hex-size = Felder von { $size } mm, von Seite zu Seite.{ $sample ->
        [0] {""}
       *[1] {" "}{ $mark } Ein Beispiel: Messt ein Feld eures Spielplans und druckt damit.
    }
aces-detail-hex = Feld (mm)
aces-detail-hex-none = 40, ein Beispiel von uns; von Seite zu Seite
trouble-aces-hex-size = „{ $size }“ ist keine Größe für ein Feld. Gib Millimeter von Seite zu Seite an, { $least } bis { $most }, etwa 38,5.

## Der Spielplan

aces-sheet-map = Spielplan
aces-sheet-map-about = der Spielplan auf einer Seite, ganz oder halb (--set players=2 --set half=7-12), mit Legende
aces-sheet-poster = Spielplan als Poster
aces-sheet-poster-about = derselbe Plan in wahrer Größe (--set hex=38), über viele Seiten mit Klebeplan
aces-map-standard = Standardgelände: 1 Punkt ({ $count })
aces-map-road = Straße oder Brücke: ½ Punkt, von jeder Seite ({ $count })
aces-map-forest = Wald: 1½ Punkte, Deckung für Angegriffene ({ $count })
aces-map-water = Fluss oder See: nur Infanterie, braucht den ganzen Zug ({ $count })
aces-map-sea = Meer: wie ein See ({ $count })
aces-map-mountain = Gebirge, in der Mission: 1½ Punkte, keine Panzer; sonst Standardgelände ({ $count })
aces-map-factory = Fabrik mit Namen: 1 Punkt, wenn sie dir gehört ({ $count })
aces-map-start = Startnummer
aces-map-halves = Grenze der Hälften
