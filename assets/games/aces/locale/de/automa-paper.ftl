# Die Prioritäten des Automa auf Papier.

aces-sheet-automa = Der Automa
aces-sheet-automa-about = seine Prioritäten als Ablaufplan auf einer Seite: wer handelt, was, Feld, Ziel, Treffer, Käufe
aces-automa-paper-how = „Feind“ seid ihr. Nah und fern sind Bewegungspunkte, wo nicht Felder genannt sind. Was gleich bleibt, entscheidet der Zufall.
aces-automa-paper-yes = ja
aces-automa-paper-no = nein
aces-automa-paper-order = 1 · Wer handelt
aces-automa-paper-order-told = Von mehreren einer Art zuerst die Einheit, die die frühere Aktion kann. Jede bewegt sich, greift sofort an, dann die nächste. Der Automa fängt nie ab und repariert nichts.
aces-automa-paper-order-1 = Infanterie
aces-automa-paper-order-2 = spezielle Infanterie
aces-automa-paper-order-3 = Artillerie
aces-automa-paper-order-4 = Flugzeuge
aces-automa-paper-order-5 = Panzer
aces-automa-paper-infantry = 2 · Was Infanterie tut
aces-automa-paper-infantry-1 = Kann sie eine Fabrik besetzen, neben der keine feindliche Infanterie steht?
aces-automa-paper-infantry-1-do = Sie besetzt sie.
aces-automa-paper-infantry-2 = Kommt sie neben eine neutrale oder feindliche Fabrik? Nicht, wo schon Automa-Infanterie wartet, außer feindliche steht auch dort.
aces-automa-paper-infantry-2-do = Sie zieht dorthin.
aces-automa-paper-infantry-3 = Kommt sie so nah, dass sie nächsten Zug neben so einer Fabrik sein kann?
aces-automa-paper-infantry-3-do = Sie zieht dorthin.
aces-automa-paper-infantry-4 = Kann sie ein Ziel nach Buchstabe a, sonst b, angreifen?
aces-automa-paper-infantry-4-do = Sie greift es an.
aces-automa-paper-infantry-5 = Kommt sie der nächsten neutralen oder feindlichen Fabrik näher?
aces-automa-paper-infantry-5-do = Sie tut es, möglichst dahin, wo sie nach a, dann b angreift.
aces-automa-paper-infantry-6-do = Sonst handelt sie wie ein Panzer.
aces-automa-paper-others = 2 · Was Artillerie, Flugzeuge, Panzer tun
aces-automa-paper-others-1 = Kommt sie in Reichweite eines Feindes, dem sie schaden kann?
aces-automa-paper-others-1-do = Sie zieht und greift an.
aces-automa-paper-others-2-do = Sonst nähert sie sich dem besten Ziel nach allen Buchstaben, so weit sie kann.{ $harmless ->
        [approach] {" "}Kann sie niemandem schaden, dem nächsten Feind.
       *[stay] {" "}Kann sie niemandem schaden, bleibt sie stehen.
    }
aces-automa-paper-attack = Der Angriff
aces-automa-paper-attack-told = { $attacks ->
        [as-ordered] Infanterie greift nur an, wo ihre Aktion es sagt.
       *[whenever] Auch Infanterie, die nur gezogen ist, greift an, wenn sie von dort jemandem schaden kann.
    } Feste Treffer, keine roten Würfel. Ihr schießt mit Würfeln zurück wie immer. Abgefangen greift sie an, wo sie steht. Die Katyusha zielt so, dass möglichst viele weitere Feinde Schaden nehmen.
aces-automa-paper-hex = 3 · Welches Feld
aces-automa-paper-hex-told = Buchstabe für Buchstabe: Felder, die ihn erfüllen, bleiben. Tut es keines, bleiben alle. Ein Zeichen: nur für diese Gattung.
aces-automa-paper-hex-a = Infanterie: am weitesten vom nächsten Feind
aces-automa-paper-hex-b = Artillerie: auf oder neben einer Straße
aces-automa-paper-hex-c = Infanterie und Panzer: im Wald
aces-automa-paper-hex-d = Artillerie: die meisten Felder zum nächsten Feind
aces-automa-paper-hex-e = Artillerie: die wenigsten Felder zur nächsten eigenen Einheit
aces-automa-paper-hex-f = am nächsten an der nächsten eigenen Einheit
aces-automa-paper-hex-g = am nächsten dort, woher sie kam, dann in Feldern
aces-automa-paper-target = 4 · Welches Ziel
aces-automa-paper-target-told = Nur, wem sie schaden kann. Buchstabe für Buchstabe wie bei den Feldern.
aces-automa-paper-target-a = dieser Angriff kann es zerstören
aces-automa-paper-target-b = Infanterie neben einer neutralen oder Automa-Fabrik
aces-automa-paper-target-c = es kann nicht zurückschießen
aces-automa-paper-target-d = Jagdflugzeuge: ein Bomber
aces-automa-paper-target-e = Infanterie, die nächsten Zug eine neutrale oder Automa-Fabrik { $reaching ->
        [into] einnehmen
       *[beside] erreichen
    } kann
aces-automa-paper-target-f = Infanterie in einer Fabrik, die Automa-Infanterie nächsten Zug { $reaching ->
        [into] einnehmen
       *[beside] erreichen
    } kann
aces-automa-paper-target-g = es wurde in diesem Zug schon angegriffen
aces-automa-paper-target-h = wenn es nicht zurückschießt: am meisten Erfahrung
aces-automa-paper-target-i = kleinster Angriffswert
aces-automa-paper-target-j = am teuersten
aces-automa-paper-target-k = am wenigsten Erfahrung
aces-automa-paper-hits = 5 · Feste Treffer
aces-automa-paper-hits-told = Angriffswert: die Trefferzahl eines Rekruten. Ebenso beim Zurückschießen.
aces-automa-paper-hits-damage = Schaden
aces-automa-paper-hits-recruit = Rekrut
aces-automa-paper-hits-veteran = Veteran
aces-automa-paper-hits-hero = Kriegsheld
aces-automa-paper-hits-full = Angriffswert
aces-automa-paper-hits-half = Hälfte, aufgerundet
aces-automa-paper-buys = 6 · Zuletzt: Münzen und Käufe
aces-automa-paper-buys-1 = weniger als 2 Infanterie: spezielle Infanterie
aces-automa-paper-buys-2 = sonst ein Panzer
aces-automa-paper-buys-3 = 4 Panzer: Artillerie, dann Zufall
aces-automa-paper-place = Wohin: in eine Fabrik, die feindliche Infanterie nächsten Zug erreichen kann, sonst in die mit dem nächsten Feind; bei Gleichstand mit den meisten, dann dem zweitnächsten. { $saves ->
        [no] Was er nicht zahlen kann, ersetzt er durch Billigeres.
       *[yes] Was er nicht zahlen kann, spart er an.
    }
