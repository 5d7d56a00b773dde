# Wie fair eine Landkarte ist

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
clockwork-why-farther = Größter Unterschied { $gap } %: { $capital } hat { $kind ->
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
clockwork-why-less = Größter Unterschied { $gap } %: { $capital } hat { $category ->
    [points] den schlechtesten Zugang zu Seen und Wäldern
    [villages] den schlechtesten Zugang zu Dörfern
    [magic] den schlechtesten Zugang zu Türmen
    [science] den schlechtesten Zugang zu Fabriken
    [religion] den schlechtesten Zugang zu Schreinen
    [citadels] den schlechtesten Zugang zu Zitadellen
   *[opening] in der ersten Runde die ärmsten Plättchen in Reichweite
}, { $other } { $category ->
    [opening] die reichsten
   *[other] den besten
}.
clockwork-fairer-than = fairer als { $percent } % der zufälligen Landkarten
clockwork-fairer-than-all = fairer als jede von { $maps } zufälligen Landkarten

trouble-map-no-symmetry = Anordnung { $layout } hat mit diesen Anzahlen und diesen festen Plättchen keine symmetrische Landkarte; nimm stattdessen eine faire. Zu viert gehen immer 4 von jeder Art und 6 Dörfer.
trouble-map-not-fair = Auf Anordnung { $layout } fand sich mit diesen Plättchen keine faire Landkarte; gib welche frei, wähle andere Anzahlen oder nimm die fairste.
