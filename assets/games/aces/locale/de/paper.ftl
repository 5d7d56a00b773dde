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
       *[1] {" "}· Bäume: im Wald angegriffen
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

## Schaden und Erfahrung

aces-sheet-units = Schaden und Erfahrung
aces-sheet-units-about = eine Seite für jede Fraktion: Kästchen für Schaden mit den übrigen Würfeln, Erfahrung, Armeen, Reparaturen
aces-units-how = Kreuzt Schaden, Erfahrung und die zwei Münzen einer Reparatur an. Die blasse Zahl sagt, wie viele Würfel bleiben.
aces-units-name = Einheit
aces-units-army = Armee
aces-units-damage = Schaden: Würfel
aces-units-experience = Erfahrung
aces-units-repair = Repa­ratur
aces-units-values = Tempo { $speed }
    Preis { $cost }
    trifft mit { $hits }
aces-units-end = ×
aces-units-veteran = V
aces-units-hero = K

## Wetter

aces-sheet-weather = Wetter
aces-sheet-weather-about = die sechs Wetter mit dem, was Gelände dann kostet, und Plätzen zum Zählen der Züge
aces-weather-how = Ein Startplättchen liegt in der Zeile des Wetters, Marker zählen drei Züge; dann entscheidet wieder ein Würfel.
aces-weather-die = Würfel
aces-weather-effect = was es bewirkt
aces-weather-turns = Züge
aces-weather-on-road = Straße
aces-weather-on-standard = Standard
aces-weather-on-forest = Wald
aces-weather-on-water = Wasser
aces-weather-whole = ganz
aces-weather-name-normal = Normal
aces-weather-name-frost = Frost
aces-weather-name-mud = Schlamm
aces-weather-name-drought = Trockenheit
aces-weather-name-storm = Sturm
aces-weather-name-fog = Nebel
aces-weather-does-normal = Nichts ändert sich. Wasser kostet Infanterie den ganzen Zug.
aces-weather-does-frost = Wasser ist gefroren: Standardgelände für alle.
aces-weather-does-mud = Alles geht langsamer.
aces-weather-does-drought = Freies Gelände ist trocken und schnell.
aces-weather-does-storm = Alle Reichweiten der Artillerie sind 1 Feld kürzer.
aces-weather-does-fog = Niemand kann abfangen.

## Mission V2

aces-sheet-v2 = Mission V2
aces-sheet-v2-about = die Abschussrampe: ihr Schaden, Raketen Runde für Runde, zerstörte Fabriken, Ablauf der Mission
aces-v2-how = Für alle am Tisch: Wo die Rampe ist, steht nirgends darauf.
aces-v2-damage = Schaden an der Rampe
aces-v2-table = { $known ->
        [0] Schreibt unter jeden Schaden die Treffer, die er braucht: Die Anleitung zeigt sie in einem Bild.
       *[1] Unter jedem Schaden stehen die Treffer, die er braucht.
    }
aces-v2-ruins = Zerstörte Fabriken
aces-v2-wins = Fünf: Deutschland gewinnt. Wer fünf Fabriken hält, gewinnt auch.
aces-v2-before = Vorher
aces-v2-before-told = - Je zwei Sätze. Deutschland ohne Bomber; die Alliierten je mit einem Panzer und einem Geschütz.
    - Stehen alle Einheiten, füllt, wer die Rampe hat, freie Felder um die eigenen Nummern mit grauen Plättchen, verdeckt. Eines davon ist das V2-Plättchen.
aces-v2-search = Die Suche
aces-v2-search-told = - Niemand endet auf einem grauen Plättchen. Deutsche dürfen darüber ziehen, Alliierte nicht.
    - Kommt eine alliierte Einheit neben ein Plättchen, wird es umgedreht.
    - Versteckt oder gefunden, die Rampe feuert einmal je Runde.
aces-v2-found = Gefunden
aces-v2-found-told = - Alle anderen grauen Plättchen kommen weg.
    - Sie bewegt sich nicht und schießt nicht zurück. Sie wird angegriffen wie eine Einheit; Marker kommen auf ihr Plättchen.
    - Zerstört: Die Alliierten gewinnen.
aces-v2-rockets = Raketen
aces-v2-rocket-rule = Einmal je Runde auf eine beliebige Fabrik: Ein Würfel über 3 zerstört sie und wen sie enthält.
aces-v2-round = Runde
aces-v2-factory = Fabrik
aces-v2-die = Würfel
aces-v2-hit = zerstört

## Geld

aces-sheet-money = Geld
aces-sheet-money-about = eine Zeile für jeden Zug: Einnahmen, Geschenke, Reparaturen, Käufe, was bleibt; mit Preisen
aces-money-how = Am Ende jedes eigenen Zuges: eine Münze je gehaltener Fabrik, dann Reparaturen und Käufe.
aces-money-prices = Preise
aces-money-rules = - Reparatur: { $repair } Münzen unter eine beschädigte Einheit in deiner Fabrik; zu deinem nächsten Zug gehen bis zu { $points } Schaden weg.
    - Gekauftes kommt auf eigene leere Fabriken.
    - Ein Geschenk an Verbündete kostet { $fee } Münze.
aces-money-round = Runde
aces-money-factories = Fabri­ken +
aces-money-gifts = Ge­schenke ±
aces-money-repairs = Repara­turen −
aces-money-bought = gekauft −
aces-money-left = Münzen
aces-money-start = am Anfang

## Der Tisch

aces-sheet-table = Der Tisch, wie er steht
aces-sheet-table-about = alle Einheiten mit Schaden und Erfahrung, Münzen, Fabriken, Protokoll, Plan und der Code, der ihn wiederherstellt
aces-table-over = { $team ->
        [germany] Deutschland hat gewonnen.
        [allies] Die Alliierten haben gewonnen.
       *[none] Das Spiel endet unentschieden.
    }
aces-team-germany = Deutschland
aces-team-allies = Alliierte
aces-table-faction = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } · Fabriken { $factories }
aces-table-besides = Außerdem
aces-table-army = Armee { $army }
aces-table-field = Plan
aces-table-water = Wasser
aces-table-repair = Reparatur
aces-table-moved = gezogen
aces-table-map = Der Plan des Tisches
aces-table-key = Unter einer Einheit: links Erfahrung, rechts Schaden. Pfeile: benannte Angriffe der Reihe nach; gestrichelt: nach dem Abfangen geschuldet.

aces-sheet-box = Schachtel und Beutelschilder
aces-sheet-box-about = eine Schachtel für die Truppenkarten zum Falten und Kleben und ein Schild für jeden Beutel
aces-box-cards = { $cards } Truppenkarten
aces-bag-faction = Einheiten von { $faction }
aces-bag-start = Startplättchen, mit dem der Rakete
aces-bag-factories = Fabriken und Ruinen
aces-bag-arrows = Pfeile
aces-bag-flags = Flaggen aller Fraktionen
