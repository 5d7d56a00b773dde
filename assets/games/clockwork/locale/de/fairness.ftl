# Wie gerecht eine Karte ist

clockwork-category = { $category ->
    [points] Seen, Wälder
    [villages] Dörfer
    [magic] Türme
    [science] Fabriken
    [religion] Schreine
    [citadels] Zitadellen
   *[opening] erste Runde
}
clockwork-why-equal = Alle Hauptstädte sind gleich gut.
clockwork-why-farther = Größter Abstand { $gap } %: { $capital } hat { $kind ->
    [tower] den nächsten Turm
    [factory] die nächste Fabrik
    [shrine] den nächsten Schrein
    [forest] den nächsten Wald
    [lake] den nächsten See
    [village] das nächste Dorf
   *[citadel] die nächste Zitadelle
} { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} weiter weg als { $other }.
clockwork-why-less = Größter Abstand { $gap } %: { $capital } hat { $category ->
    [points] den schlechtesten Zugang zu Seen und Wäldern
    [villages] den schlechtesten Zugang zu Dörfern
    [magic] den schlechtesten Zugang zu Türmen
    [science] den schlechtesten Zugang zu Fabriken
    [religion] den schlechtesten Zugang zu Schreinen
    [citadels] den schlechtesten Zugang zu Zitadellen
   *[opening] die ärmsten Plättchen in Reichweite der ersten Runde
}, { $other } { $category ->
    [opening] die reichsten
   *[other] den besten
}.
clockwork-fairer-than = gerechter als { $percent } % der zufälligen Karten
clockwork-fairer-than-all = gerechter als jede von { $maps } zufälligen Karten

trouble-map-no-symmetry = Anordnung { $layout } hat mit diesen Anzahlen und diesen festen Plättchen keine symmetrische Karte; verlange stattdessen eine gerechte. Zu viert gehen immer 4 von jeder Art und 6 Dörfer.
trouble-map-not-fair = Auf Anordnung { $layout } fand sich mit diesen Plättchen keine gerechte Karte; gib welche frei, wähle andere Anzahlen oder verlange die gerechteste.
