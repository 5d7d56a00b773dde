# Das Formular für Truppenkarten: wer die Schachtel hat, liest sie ab.

aces-workshop-troop_cards = Truppenkarten für Aces & Armor
aces-workshop-troop_cards-about = eintippen, was auf deinen steht
palette-troop_cards = Truppenkarten für Aces & Armor eintippen, wie sie gedruckt sind

key-troop_cards = Truppenkarten
key-as_printed = steht so da
key-value_after = nächster Wert
key-card_as_printed = ganze Karte steht so da
key-card_after = nächste Karte
key-card_before = Karte davor
key-wrong_value = nächster Zweifel
key-take_back_value = zurück
key-other_cards = öffnen
key-new_cards = neue Datei
key-play_cards = spielen

aces-form-as_printed = Der Wert steht so da; weiter zum nächsten, den noch niemand abgelesen hat
aces-form-value_after = Zum nächsten Wert der Karte
aces-form-card_as_printed = Alles auf dieser Karte steht so da wie hier
aces-form-card_after = Zur nächsten Karte
aces-form-card_before = Zur Karte davor
aces-form-wrong_value = Zum nächsten Wert, an dem eine Prüfung etwas auszusetzen hat
aces-form-take_back_value = Die letzte Änderung zurücknehmen
aces-form-other_cards = Eine deiner Kartendateien oder unsere Beispiele
aces-form-new_cards = Noch eine Datei mit unseren Beispielen beginnen
aces-form-play_cards = Ein neuer Tisch mit diesen Karten

aces-form-title = TRUPPENKARTEN
aces-form-own = aus deiner Schachtel
aces-form-sample = Beispiele von uns
aces-form-progress = abgelesen: { $values } von { $of_values } { $of_values ->
        [one] Wert
       *[other] Werten
    }, { $cards } von { $of_cards } { $of_cards ->
        [one] Karte
       *[other] Karten
    } fertig
aces-form-complete = Alle Karten sind abgelesen: kein Tisch kennzeichnet mehr einen Wert als Beispiel.
aces-form-which = Welche Karten?
aces-form-new-name = Wie soll die neue Kartendatei heißen?

aces-form-common = Alle Karten
aces-form-common-title = Was alle Karten gemeinsam haben
aces-form-card-title = { $name } ({ $faction }): { $arm }
aces-form-marks = ? Beispiel · = aus einem Beispiel der Anleitung gefolgert · § steht in der Anleitung. Tippe, was gedruckt ist, oder drücke Enter, wo es so dasteht.
aces-form-mark-sample = ?
aces-form-mark-deduced = =
aces-form-mark-stated = §

aces-form-field-speed = Geschwindigkeit
aces-form-field-cost = Preis
aces-form-field-attack = Treffer bei
aces-form-field-range-ground = Reichweite Boden
aces-form-field-range-air = Reichweite Wolke
aces-form-field-damage = Schadenstabelle
aces-form-field-damage-forest = grüne Linie
aces-form-field-attack-air = gegen Flugzeuge
aces-form-field-return-fire-air = schießt zurück
aces-form-field-dice-by-damage = Würfel bei Schaden
aces-form-field-abilities = Besonderes
aces-form-field-role = Rolle
aces-form-field-en = Name, englisch
aces-form-field-de = Name, deutsch
aces-form-field-die-sides = Seiten der Würfel

aces-form-hint-speed = Bewegungspunkte, in halben: 3 oder 2,5.
aces-form-hint-attack = Rekrut, Veteran, Kriegsheld: 2 4 6. Ein Würfel mit dieser Zahl oder weniger trifft.
aces-form-hint-range-ground = 1 für das nächste Feld, 2-5 für zwei bis fünf Felder, - für keine.
aces-form-hint-range-air = Die Zahl in der Wolke: 1, 1-4 oder -, wenn sie keine Flugzeuge angreifen kann.
aces-form-hint-damage = Treffer für 1, 2, 3 … Schaden im Freien: 1 3 5 7 9 11.
aces-form-hint-damage-forest = Treffer für 1, 2, 3 … Schaden im Wald; -, wenn die Karte keine grüne Linie hat.
aces-form-hint-attack-air = Nur wenn die Karte eine zweite Reihe gegen Flugzeuge hat; sonst leer lassen.
aces-form-hint-return-fire-air = Ob sie auf ein Flugzeug zurückschießt, das sie angreift.
aces-form-hint-dice-by-damage = Würfel bei 0, 1, 2, 3, 4, 5 Schaden: 12 10 8 6 4 2.
aces-form-hint-die-sides = So viele, wie die Würfel deiner Schachtel haben.
aces-form-hint-cost = Münzen.

aces-form-value-as-range = nach Reichweite
aces-form-value-yes = ja
aces-form-value-no = nein
aces-form-value-nothing = nichts
aces-form-value-area7 = trifft sieben Felder
aces-form-value-no_air_attack = greift nie Flugzeuge an
aces-form-value-regular = gewöhnlich
aces-form-value-special = besonders
aces-form-value-fighter = Jäger
aces-form-value-bomber = Bomber
aces-form-value-arm-infantry = Infanterie
aces-form-value-arm-tank = Panzer
aces-form-value-arm-artillery = Artillerie
aces-form-value-arm-aircraft = Flugzeug

trouble-aces-form-number = Bitte eine ganze Zahl von { $low } bis { $high }.
trouble-aces-form-speed = Bitte ganze oder halbe Bewegungspunkte, etwa 3 oder 2,5.
trouble-aces-form-range = Eine Zahl, oder die kleinste und die größte, etwa 2-5; -, wenn es keine gibt.
trouble-aces-form-row = { $exact ->
        [true] Bitte { $count } Zahlen mit Leerzeichen dazwischen.
       *[false] Bitte bis zu { $count } Zahlen mit Leerzeichen dazwischen.
    }
trouble-aces-form-name = Bitte einen Namen.
