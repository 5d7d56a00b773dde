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
aces-terrain-standard = Standard
aces-terrain-road = Straße, Brücke
aces-terrain-forest = Wald
aces-terrain-water = Fluss, See
aces-terrain-factory = Fabrik
aces-terrain-mountain = Gebirge
aces-terrain-sea = Meer

## Sechseckpapier

aces-sheet-hexes = Sechseckpapier
aces-sheet-hexes-about = ein Vordruck für einen eigenen Spielplan und leere Felder in wahrer Größe (--set hex=38)
aces-blank-form = Vordruck für einen Spielplan
aces-blank-form-how = Schreib in jedes Feld sein Zeichen, Zeile für Zeile wie in der Datei eines Plans.
aces-blank-paper = Leere Felder

## Truppenkarten

aces-sheet-cards = Truppenkarten
aces-sheet-cards-about = eine Karte für jeden Einheitentyp: Geschwindigkeit, Trefferzahlen, Reichweiten, Würfel, Schaden, Preis; mit Rückseiten
aces-card-speed = Geschwin­digkeit
aces-card-cost = Preis
aces-card-hits = trifft mit dieser Zahl oder weniger
aces-card-range = Reichweite in Feldern
aces-card-range-ground = Boden
aces-card-range-air = Flugzeuge
aces-card-dice = Würfel mit 0 bis 5 Schaden
aces-card-damage = Treffer für 1, 2, … Schaden{ $forest ->
        [0] {""}
       *[1] {" "}· grün: im Wald angegriffen
    }
aces-card-marks = { $sample } Beispiel von uns   { $deduced } aus einem Beispiel der Anleitung
aces-role-regular = Infanterie
aces-role-special = spezielle Infanterie
aces-role-tank = Panzer
aces-role-artillery = Artillerie
aces-role-fighter = Jagdflugzeug
aces-role-bomber = Bomber
aces-level-0 = Rekrut
aces-level-1 = Veteran
aces-level-2 = Kriegsheld
aces-ability-area7 = Beschießt ein Feld und die sechs darum herum
aces-ability-no-air-attack = Greift nie Flugzeuge an
aces-ability-return-fire-air = schießt auf Flugzeuge zurück

## Zum Ausschneiden

aces-sheet-tokens = Plättchen und Marker
aces-sheet-tokens-about = Startplättchen und das der Rampe mit Rückseiten, Flaggen, Fabriken, Pfeile, ein Teil für jeden Einheitentyp
aces-tokens-how = - Druckt auf Karton oder klebt darauf. Schneidet an den Marken, von vorn.
    - { $duplex ->
        [0] Faltet jedes Paar an der gestrichelten Linie und klebt es zusammen.
       *[1] Druckt zweiseitig, über die lange Kante gewendet.
    }
    - Ein Teil misst { $size } mm, sechs Zehntel eines Feldes.{ $sample ->
        [0] {""}
       *[1] {" "}Das Feld ist ein Beispiel von uns: Druckt mit eurem (--set hex=38).
    }
aces-tokens-v2 = V2
aces-tokens-start = Startnummern: gemischt, drei verdeckt für jede Fraktion; die Einheiten auf einem Plättchen sind eine Armee.
aces-tokens-launcher = Die Abschussrampe der Mission V2: Sie liegt zwischen den anderen, und nur die Deutschen wissen, wo.
aces-tokens-flag = Flaggen der vier Fraktionen, auf beiden Seiten gleich: Sie liegen in besetzten Fabriken.
aces-tokens-factory = Fabriken: damit sie auf dem Plan besser zu sehen sind.
aces-tokens-ruin = Ruinen, hinter den Fabriken: umgedreht, wo eine Rakete eine zerstört hat.
aces-tokens-arrow = Pfeile: von einer Einheit, die abfängt, zu der, die sie gestoppt hat. Im nächsten Zug greift sie an, dann kommt der Pfeil weg.
aces-tokens-unit = Ein Teil für jeden Einheitentyp: für den Becher des Automa oder wenn Miniaturen ausgehen. Für zwei Sätze zweimal drucken.
