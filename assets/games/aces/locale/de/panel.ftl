# Der Tisch auf dem Bildschirm.

aces-panel-no-map = Dieser Tisch hat keine Karte. Gebt „aufstellen“ ein, um mit einer weiterzuspielen.
aces-panel-mark-repair = R
aces-panel-acting = { $count ->
        [0] niemand darf handeln
        [one] 1 darf handeln
       *[other] { $count } dürfen handeln
    }
aces-panel-damaged = { $count } beschädigt
aces-panel-in-repair = { $count } in Reparatur
aces-panel-more-units = { $count ->
        [one] und 1 weitere
       *[other] und { $count } weitere
    }
aces-panel-phase-choose = geheime Einheiten
aces-panel-phase-divide = Fabriken
aces-panel-phase-assign = Armeen
aces-panel-phase-order = wer zuerst aufstellt
aces-panel-phase-place = Aufstellung
aces-panel-phase-lay = graue Plättchen
aces-panel-phase-hide = die Rampe
aces-panel-phase-first = wer beginnt
aces-panel-phase-weather = Wetter
aces-panel-phase-armies = Armeen
aces-panel-phase-move = bewegen
aces-panel-phase-rocket = Rakete
aces-panel-phase-name = benennen
aces-panel-phase-fight = kämpfen
aces-panel-phase-money = Geld
aces-panel-phase-over = vorbei
aces-panel-team-germany = Deutschland
aces-panel-team-allies = Alliierte
aces-panel-short-g1 = D1
aces-panel-short-g2 = D2
aces-panel-short-us = US
aces-panel-short-su = SU
aces-panel-factories = { $held } von { $goal } Fabriken
aces-panel-purse = { $coins } +{ $income } { $coins ->
        [one] Münze
       *[other] Münzen
    }, { $units ->
        [one] 1 Einheit
       *[other] { $units } Einheiten
    }
aces-panel-weather = Wetter: { $sky } ({ $left ->
        [0] wechselt jetzt
        [one] noch 1 Zug
       *[other] noch { $left } Züge
    })
aces-panel-weather-short = { $weather ->
        [frost] Frost
        [mud] Schlamm
        [drought] Trockenheit
        [storm] Sturm
        [fog] Nebel
       *[normal] gut
    }
aces-panel-launcher = V2: { $found ->
        [0] nicht gefunden
       *[other] gefunden, Schaden { $damage } von { $health }
    }, { $ruins ->
        [one] 1 Fabrik zerstört
       *[other] { $ruins } Fabriken zerstört
    }
aces-panel-sign-act = darf handeln
aces-panel-sign-damage = Schaden
aces-panel-sign-veteran = Veteran
aces-panel-sign-hero = Held
aces-panel-sign-repair = Reparatur
aces-panel-sign-duty = Pflicht
aces-panel-sign-forest = Wald
aces-panel-sign-road = Straße
aces-panel-sign-water = Fluss
aces-panel-sign-sea = Meer
aces-panel-sign-mountain = Gebirge

## Was Tasten auf der Karte zeigen

key-reach = wohin
key-hitters = wer trifft
key-support = Unterstützung
key-threatened = bedroht
key-interception = Abfangen
key-weather_map = Wetter
aces-panel-no-weather = An diesem Tisch wird ohne Wetter gespielt.
aces-panel-note-dice = { $fixed ->
        [0] { $dice }W
       *[other] { $fixed }T
    }
aces-panel-note-red = { $dice }rot
aces-panel-note-threats = { $count }×
aces-panel-layer-reach = { $unit ->
        [none] Auf { $hex } steht niemand.
       *[other] Wohin { $unit } mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        } kommt; ! kann unterwegs abgefangen werden
    }
aces-panel-layer-hitters = Wer { $unit ->
        [none] eine Einheit auf { $hex }
       *[other] { $unit } auf { $hex }
    } treffen kann, mit wie vielen Würfeln
aces-panel-layer-support = { $unit ->
        [none] Auf { $hex } steht niemand.
       *[other] Wer { $unit } mit wie vielen roten Würfeln angreifen kann, und wer unterstützt
    }
aces-panel-layer-threatened = Bedrohte Einheiten, jede mit der Zahl derer, die sie jetzt angreifen könnten
aces-panel-layer-interception = Wo abgefangen wird, wer am Zug ist: ! am Boden, ^ in der Luft
aces-panel-layer-weather_map = { $sky }; was das Betreten am Boden kostet
aces-panel-nobody-can = Niemand kann es.
aces-panel-nowhere = Sie kommt nirgendwohin.
aces-panel-hits-with = { $fixed ->
        [0] { $dice } Würfel
        [one] 1 fester Treffer
       *[other] { $fixed } feste Treffer
    }
aces-panel-hits-chance = { $fixed ->
        [0] { $dice } Würfel{ $red ->
            [0] {""}
           *[other] {" "}({ $red } rote)
        }
        [one] 1 fester Treffer
       *[other] { $fixed } feste Treffer
    }: beschädigt { $damage } %, zerstört { $destroy } %
aces-panel-red-dice = { $red ->
        [0] keine roten Würfel
       *[other] { $red } rote Würfel: { $aircraft ->
            [0] { $arms }
            [one] 1 weiteres Flugzeug
           *[other] { $aircraft } weitere Flugzeuge
        }
    }
aces-panel-arm-infantry = Infanterie
aces-panel-arm-tank = Panzer
aces-panel-arm-artillery = Artillerie
aces-panel-arm-aircraft = Flugzeuge
aces-panel-intercepts = { $flying ->
        [0] Bodeneinheiten fängt ab:
       *[other] Flugzeuge fängt ab:
    }
aces-panel-terrain = { $terrain ->
        [road] Straße
        [forest] Wald
        [water] Fluss oder See
        [sea] Meer
        [mountain] Gebirge
        [factory] Fabrik
       *[standard] offenes Gelände
    }
aces-panel-hex = { $hex }: { $ground }
aces-panel-hex-factory = { $hex }: Fabrik { $factory }, { $ruin ->
        [0] { $holder }, +1 Münze
       *[other] zerstört
    }
aces-panel-unit = { $damage } Schaden, { $xp } Erfahrung { $level ->
        [0] {""}
        [1] (Veteran){" "}
       *[other] (Held){" "}
    }· Bewegung { $points }
aces-panel-fire = { $dice } Würfel, treffen bei { $hits_on } oder weniger · Reichweite { $ground ->
        [none] Boden keine
       *[other] Boden { $ground }
    }, { $air ->
        [none] Luft keine
       *[other] Luft { $air }
    }
aces-panel-duty = muss { $target } angreifen (abgefangen)

## Der Kampftisch

key-laptop_rolls = der Laptop würfelt
key-count_hits = Treffer statt Würfel
aces-panel-fight-large = { $dice } × 1-{ $hits_on }
aces-panel-fight-white = { $dice } weiße Würfel mit { $damage } Schaden
aces-panel-fight-red = + { $dice } rote Würfel: { $parts }
aces-panel-fight-aircraft = { $count ->
        [one] 1 weiteres Flugzeug neben dem Ziel
       *[other] { $count } weitere Flugzeuge neben dem Ziel
    }
aces-panel-fight-pool = = { $dice } Würfel, jeder trifft bei { $hits_on } oder weniger{ $level ->
        [0] {""}
        [1] {" "}(Veteran)
       *[other] {" "}(Held)
    }; { $expected } Treffer erwartet
aces-panel-fight-chances = beschädigt { $damage } %, zerstört { $destroy } %{ $forest ->
        [0] {""}
       *[other] , im Wald
    }
aces-panel-fight-damage = { $points } Schaden
aces-panel-fight-gone = zerstört
aces-panel-fight-no-return = Niemand schießt zurück.
aces-panel-fight-fixed = { $hits ->
        [one] 1 fester Treffer
       *[other] { $hits } feste Treffer
    }, ohne Würfel
aces-panel-fight-fixed-return = schießt mit { $hits ->
        [one] 1 festen Treffer
       *[other] { $hits } festen Treffern
    } zurück; beschädigt { $damage } %, zerstört { $destroy } %
aces-panel-fight-return = schießt mit { $dice } Würfeln zurück, jeder trifft bei { $hits_on } oder weniger; { $expected } erwartet; beschädigt { $damage } %, zerstört { $destroy } %
aces-panel-fight-typed = { $hits ->
        [one] 1 Treffer
       *[other] { $hits } Treffer
    }{ $left ->
        [0] {""}
        [one] , 1 Würfel fehlt
       *[other] , { $left } Würfel fehlen
    }
aces-panel-fight-typing = Tippt die Würfel, wie sie liegen, nach einer 1 ein Leerzeichen: { $dice } von { $unit }{ $back ->
        [0] {""}
       *[other] , dann { $back } von { $target }
    }. Bisher: { $typed }
aces-panel-fight-counting = Tippt die Treffer von { $unit }{ $back ->
        [0] {""}
       *[other] , dann ein Leerzeichen und die von { $target }
    }. Bisher: { $typed }
aces-panel-fight-harm = Tippt den Schaden. Bisher: { $typed }
aces-panel-fight-would = Das macht:
aces-panel-fight-last = Der letzte Angriff
aces-panel-fight-over = Gekämpft ist fürs Erste. { $key } geht weiter.
aces-panel-decimal-point = ,

## Die Karten des Automa

key-why_step = warum
aces-panel-card-armies = Armee { $armies }
aces-panel-card-next = Als Nächstes ({ $key }):
aces-panel-card-over = Der Zug des Automa ist zu Ende. { $key } geht weiter.
aces-panel-card-waits = Der Automa wartet auf eine Antwort. { $key } geht weiter.
aces-panel-card-lot = Tippt eine Zahl, oder { $key } lässt den Laptop würfeln. Bisher: { $typed }
aces-panel-card-why = Warum

## Der Aufstelltisch

key-next_unit = nächste Einheit
key-find_hex = Feld tippen
key-other_faction = andere Fraktion
aces-panel-set-up-how = { $count ->
        [one] 1 Einheit fehlt noch auf der Karte.
       *[other] { $count } Einheiten fehlen noch auf der Karte.
    }
aces-panel-set-up-finding = Feld: { $typed }

## Am Pult für das Abfangen

aces-desk-intercept = Am Pult: was daraus würde
aces-panel-intercept-what = { $type } { $unit } kommt nach { $hex }.
aces-panel-intercept-then = Wer abfängt, hält die Einheit dort an und greift sie im nächsten eigenen Zug an. Wenn alle stehen wie jetzt:
aces-panel-intercept-back = { $dice ->
        [0] kein Zurückschießen
       *[other] { $fixed ->
            [0] { $dice } Würfel zurück
            [one] 1 fester Treffer zurück
           *[other] { $fixed } feste Treffer zurück
        }: getroffen { $damage } %, verloren { $destroy } %
    }
aces-flag-sample = Beispielkarten
aces-panel-sign-start = Startnummer

## Pulte

aces-desk-fight = Am Pult: die Angriffe der Reihe nach, mit allen Chancen
aces-desk-harm = Am Pult: was die Treffer der Abschussrampe tun
aces-desk-stands = Am Pult: jede Einheit und ihr Feld auf der Karte wählen
aces-desk-step = Am Pult: jeder Schritt als große Karte, warum, und was zu tun ist
aces-desk-lot-armies = { aces-desk-step }
aces-desk-lot-unit = { aces-desk-step }
aces-desk-lot-hex = { aces-desk-step }
aces-desk-lot-target = { aces-desk-step }
aces-desk-lot-aim = { aces-desk-step }
aces-desk-lot-type = { aces-desk-step }
aces-desk-lot-factory = { aces-desk-step }
aces-desk-reply = Am Pult: was das Zurückschießen tut
