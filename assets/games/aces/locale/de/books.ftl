# Ein Tisch ohne Spielplan: Die Spieler sagen, wo etwas geschieht.

aces-ask-go = Welche Einheiten haben sich bewegt, und wohin? Oder mach mit den Angriffen weiter
aces-ask-catch = Hat eine deiner Einheiten jemanden abgefangen?
aces-ask-aim = Benenne deine Angriffe der Reihe nach, mit der Entfernung, oder mach mit dem Kampf weiter
aces-ask-terms = { $about } greift an: Wie viele deiner Waffengattungen haben das Ziel in Reichweite, und steht es im Wald?
aces-ask-shelled = Flächenfeuer von { $about }: wie viele Treffer, und wen treffen sie?
aces-told = Unterstützung: { $arms }{ $forest ->
        [0] {""}
       *[other] ; das Ziel steht im Wald
    }.

aces-do-go = { $type } { $unit } hat sich bewegt{ $place_id ->
        [field] {""}
        [water] , ins Wasser
       *[other] , in { $place }
    }
aces-do-occupy = { $type } { $unit } besetzt { $factory }
aces-do-find = Die Abschussrampe ist gefunden
aces-do-catch = { $type } { $unit } hat { $target } abgefangen
aces-do-aim = { $type } { $unit } greift { $target } an, { $distance ->
        [one] direkt daneben
       *[other] { $distance } Felder entfernt
    }
aces-do-barrage = { $type } { $unit } beschießt eine Fläche
aces-do-terms = Unterstützung: { $arms }{ $forest ->
        [0] {""}
       *[other] , im Wald
    }
aces-do-shelled = { $hits ->
        [one] 1 Treffer
       *[other] { $hits } Treffer
    } auf { $parts_id ->
        [none] niemanden
       *[other] { $parts }
    }
aces-part-go = Bewegt: { $unit }
aces-part-go-place = Wo steht sie jetzt?
aces-part-occupy = Mit { $unit } besetzen
aces-part-catch = Abgefangen von { $unit }
aces-part-catch-target = Wen?
aces-part-aim = Mit { $unit } angreifen
aces-part-distance = Wie viele Felder entfernt?
    .none = direkt daneben
aces-part-terms = Unterstützung: { $arms }
aces-part-terms-arms = Wie viele Waffengattungen haben das Ziel in Reichweite? In der Luft: Wie viele andere deiner Flugzeuge sind daneben?
aces-part-terms-forest = Steht es im Wald?
    .none = nein
aces-part-shelled = Flächenfeuer: { $hits } Treffer

aces-ask-deploy = Ab jetzt jede Einheit auf dem Spielplan verfolgen
aces-ask-stands = Wo stehen deine Einheiten auf dem Spielplan?
aces-deploying = Ab jetzt wird jede Einheit auf dem Spielplan verfolgt. { $count ->
        [0] Alle stehen in Fabriken.
        [one] Sagt, wo eine Einheit steht.
       *[other] Sagt, wo { $count } Einheiten stehen.
    }
aces-told-hex = { $type } { $unit } steht auf { $hex }.
aces-ask-tiles = Wo liegen graue Plättchen auf dem Spielplan?
aces-ask-found-tile = Wo steht die Abschussrampe auf dem Spielplan?
aces-tiles-told = { $count ->
        [one] Ein graues Plättchen liegt
       *[other] Graue Plättchen liegen
    } verdeckt auf { $parts }{ $turned_id ->
        [none] .
       *[other] , gewendet auf { $turned }.
    }
aces-launcher-stands = Die Abschussrampe steht auf { $hex }.
aces-do-tiles = Graue Plättchen liegen auf { $parts }{ $turned_id ->
        [none] {""}
       *[other] , gewendet auf { $turned }
    }
aces-do-deploy = Mit dem Spielplan weiter
aces-do-stands = { $type } { $unit } steht auf { $hex }
aces-part-stands = { $unit } steht
aces-part-stands-hex = Wo steht sie?

aces-kind-place = Ort
aces-place-field = irgendwo auf dem Spielplan
    .from = von ihrem Feld
    .to = auf ihr neues Feld
    .at = auf dem Spielplan
aces-place-water = im Wasser
    .from = aus dem Wasser
    .to = ins Wasser
    .at = im Wasser
aces-field-cover = zum Kampf gesagt
aces-option-depth = Was mitgeführt wird
aces-option-depth-full = mit Spielplan: jedes Feld
aces-option-depth-ledger = ohne Spielplan: Züge, Geld, Schaden, Kämpfe
