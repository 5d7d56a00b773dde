# Ein neuer Tisch, seine Einstellungen, der Rechner.

aces-option-players = Spieler
aces-option-players-4 = vier
aces-option-players-3 = drei: Einer spielt zwei Fraktionen
aces-option-players-2 = zwei, auf dem halben Spielplan
aces-option-german = deutsche Fraktion
aces-option-german-g1 = Deutschland 1
aces-option-german-g2 = Deutschland 2
aces-option-allied = alliierte Fraktion
aces-option-allied-us = Vereinigte Staaten
aces-option-allied-su = Sowjetunion
aces-option-half = Spielplanhälfte
aces-option-half-1-6 = Nummern 1–6
aces-option-half-7-12 = Nummern 7–12
aces-option-sets = Sätze Einheiten
aces-option-sets-1 = einer
aces-option-sets-2 = zwei, ein längeres Spiel
aces-option-sets-1-4 = einer, dazu vier geheim aus einem zweiten
aces-option-length = Länge
aces-option-length-usual = üblich: 6 von 10 Fabriken, 4 von 5
aces-option-length-short = kurz: eine Fabrik weniger
aces-option-mission = Mission
aces-option-mission-skirmish = keine, ein Scharmützel
aces-option-mission-v2 = V2: die Rampe finden (immer zwei Sätze)
aces-option-mission-weather = unberechenbares Wetter
aces-option-mission-mountains = Gebirge
aces-option-mission-ardennes = Ardennen: ein Panzer an die Küste
aces-option-controller = Abschussrampe (V2)
aces-option-controller-g1 = hat Deutschland 1
aces-option-controller-g2 = hat Deutschland 2
aces-option-v2-table = Rampentreffer (V2)
aces-option-v2-table-empty = je Schaden; leer: von Hand
aces-option-v2-health = V2 zerstört bei
aces-option-v2-health-empty = 6 Schaden
aces-option-last-round = letzte Runde
aces-option-last-round-empty = keine (Ardennen)
aces-option-hits = Treffer
aces-option-hits-dice = mit Würfeln
aces-option-hits-fixed = fest, ohne Würfel
aces-option-type-limit = Einheiten je Typ
aces-option-type-limit-four = höchstens vier
aces-option-type-limit-none = so viele ihr bezahlen könnt
aces-option-timer = Sanduhr
aces-option-timer-off = aus
aces-option-timer-on = 5 Minuten zum Bewegen und Benennen
aces-option-map = Spielplan
aces-option-troop = Truppenkarten
aces-option-automatic = Ohne Wahl
aces-option-automatic-on = geschieht von selbst
aces-option-automatic-off = wird eingegeben
aces-automatic-next = weiter, wo nichts zu tun ist
aces-automatic-use = die übrigen Armeen in Runde 2

aces-calc-title = Ein Kampf (mit unseren Beispielkarten)
aces-calc-group-attack = Angreifer
aces-calc-group-defence = Verteidiger
aces-calc-attacker = Einheit
aces-calc-attacker-damage = Schaden
aces-calc-attacker-level = Erfahrung
aces-calc-red = rote Würfel
aces-calc-red-none = keine
aces-calc-red-two = 2
aces-calc-red-three = 3
aces-calc-defender = Einheit
aces-calc-defender-damage = Schaden
aces-calc-defender-level = Erfahrung
aces-calc-forest = im Wald
aces-calc-distance = Entfernung
aces-calc-no = nein
aces-calc-yes = ja
aces-calc-recruit = Rekrut
aces-calc-veteran = Veteran
aces-calc-hero = Kriegsheld
aces-calc-us-inf = US-Infanterie
aces-calc-us-mob = Mobile US-Infanterie
aces-calc-us-tank = US-Panzer
aces-calc-us-how = Haubitze
aces-calc-us-ftr = US-Jagdflugzeug
aces-calc-us-b17 = B-17
aces-calc-su-inf = sowjetische Infanterie
aces-calc-su-mob = Mobile sowj. Infanterie
aces-calc-su-tank = sowjetischer Panzer
aces-calc-su-kat = Katyusha
aces-calc-su-ftr = sowj. Jagdflugzeug
aces-calc-su-bmb = sowjetischer Bomber
aces-calc-g1-inf = Infanterie D1
aces-calc-g1-mob = Mobile Infanterie D1
aces-calc-g1-tig = Tiger
aces-calc-g1-pak = Pak 40
aces-calc-g1-262 = Me 262
aces-calc-g1-j87 = Ju 87
aces-calc-g2-inf = Infanterie D2
aces-calc-g2-mec = Mechanisierte Infanterie
aces-calc-g2-tank = Panzer D2
aces-calc-g2-flk = 8.8 Flak
aces-calc-g2-ftr = Jagdflugzeug D2
aces-calc-g2-j88 = Ju 88
aces-calc-attack = { $able ->
        [0] Von dort kann sie diese Einheit nicht angreifen. Sie hätte {""}
       *[other] {""}
    }{ $dice } Würfel{ $red ->
        [0] {""}
       *[other] {" "}({ $red } rote)
    } auf { $hits_on } oder weniger: etwa { $about },{ $tenth } Treffer, Schaden { $damage } %, zerstört { $destroy } %
aces-calc-back = { $returned ->
        [0] Kein Zurückschießen
       *[other] Zurück: { $dice } Würfel auf { $hits_on } oder weniger, etwa { $about },{ $tenth } Treffer; getroffen { $damage } %, verloren { $destroy } %
    }
