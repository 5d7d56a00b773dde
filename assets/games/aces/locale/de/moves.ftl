# Züge, wie man sie am Tisch sagt; Teil für Teil, wo sie mehrere haben.

aces-do-choose = { $parts }
aces-do-divide = { $factory } an { $to }
aces-do-army = { $parts } in Armee { $army }
aces-do-start = Würfel: { $dice }
aces-do-flip = Plättchen von Armee { $army } umdrehen: Nummer { $tile }
aces-do-place = { $type } { $unit } auf { $hex }
aces-do-lay = Graue Plättchen auf { $parts }
aces-do-hide = Die Abschussrampe ist auf { $hex }
aces-do-weather = Wetterwürfel: { $die }
aces-do-use = { $count ->
        [one] Mit Armee { $armies } handeln
       *[other] Mit den Armeen { $armies } handeln
    }
aces-do-move = { $type } { $unit }: { $path }{ $taken ->
        [0] {""}
       *[other] , Fabrik besetzen
    }
aces-do-intercept = { $type } { $unit } fängt ab
aces-do-pass = { $all_turn ->
        [0] Durchlassen
       *[other] In diesem Zug alles durchlassen
    }
aces-do-name = { $type } { $unit } greift { $target_type_id ->
        [none] Feld { $target }
       *[other] { $target_type } { $target }
    } an
aces-do-unname = Den Angriff von { $type } { $unit } zurücknehmen
aces-do-reorder = Angriffe in dieser Reihenfolge: { $parts }
aces-do-roll = Würfel: { $dice }{ $back_id ->
        [none] {""}
       *[other] ; zurück { $back }
    }
aces-do-hits = { $hits ->
        [one] 1 Treffer
       *[other] { $hits } Treffer
    }{ $back ->
        [0] {""}
        [one] , 1 zurück
       *[other] , { $back } zurück
    }
aces-do-harm = { $points } Schaden an der Abschussrampe
aces-do-fire = Eine Rakete auf { $factory }, Würfel { $die }
aces-do-repair = { $type } { $unit } reparieren
aces-do-buy = { $type } kaufen, auf { $factory }
aces-do-give = Dem Verbündeten { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } geben
aces-do-next = { $phase ->
        [move] Fertig mit dem Bewegen
        [rocket] Nicht feuern
        [name] Alle Angriffe sind benannt
        [money] Den Zug beenden
       *[other] Weiter
    }

aces-part-unit = Welche Einheit?
aces-part-hex = Auf welches Feld?
aces-part-path = Wohin?
aces-part-target = Gegen wen?
aces-part-tile = Welche Nummer?
aces-part-hexes = Auf welche Felder?
aces-part-fire = Auf { $factory } feuern
aces-part-fire-die = Was zeigt der Würfel?
aces-part-units = Welche Einheiten?
aces-part-type = Was kaufst du?
aces-part-factory = Auf welcher Fabrik?
aces-part-hits-hits = Wie viele Treffer?
aces-part-hits-back = Wie viele Treffer zurück?
    .none = keine

aces-typed-roll = Die Würfel des Angreifers, dann „zurück“ und die Würfel dessen, der zurückschießt: würfle 4 4 2 11 zurück 3 9
aces-typed-move = Auf ein Feld auf dem billigsten Weg (inf1 C3-D4) oder über Felder, die du nennst (inf1 C3-C4-D4).

aces-part-army = Armee { $army } bilden
aces-part-divide = { $factory } aufteilen
aces-part-to = An wen?
aces-part-flip = Plättchen von Armee { $army } umdrehen
aces-part-place = { $unit } aufstellen
aces-part-move = { $unit } bewegen
aces-part-name = Mit { $unit } angreifen
aces-part-roll = Würfel
aces-part-hits = Treffer: { $hits }
aces-part-buy = { $type } kaufen
