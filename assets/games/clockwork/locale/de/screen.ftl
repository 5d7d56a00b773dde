# Clockwork Wars auf dem Bildschirm.

key-supply = Versorgung
key-battles = Schlachten

clockwork-flag-supply = VERSORGUNG: ! = abgeschnitten
    .label = VERSORGUNG

## Neben der Karte

clockwork-panel-vp = SP
clockwork-panel-vp-short = SP
clockwork-panel-pool = Pool
clockwork-panel-pool-short = Pool
clockwork-panel-supply = Vorrat
clockwork-panel-supply-short = Vor
clockwork-panel-spies = Spione
clockwork-panel-spies-short = Spi
clockwork-panel-ip = EP
clockwork-panel-ip-short = EP
clockwork-panel-cards = Karten
clockwork-panel-cards-short = Kar
clockwork-panel-no-action = noch keine Aktion
clockwork-panel-orders = Befehle geschrieben
clockwork-panel-reserve = in Reserve
clockwork-panel-court = Hof
clockwork-panel-on-court = am Hof
clockwork-panel-on-map = { $count } im Einsatz
clockwork-panel-removed = aus dem Spiel
clockwork-panel-alliances = Allianzen
clockwork-panel-generals = Generäle
clockwork-panel-battles = Schlachten
clockwork-panel-alliances-short = Teams
clockwork-panel-court-short = Hof
clockwork-panel-generals-short = Gen.
clockwork-panel-battles-short = Schl.
clockwork-panel-magic = Magie
clockwork-panel-magic-short = Mag.
clockwork-panel-science = Wissenschaft
clockwork-panel-science-short = Wiss.
clockwork-panel-religion = Religion
clockwork-panel-religion-short = Rel.
clockwork-panel-sign-fought = umstritten
clockwork-panel-sign-city = Stadt
clockwork-panel-sign-token = Marker
clockwork-panel-sign-first = Startspieler
clockwork-panel-holds = { $seat } kontrolliert ihn
clockwork-panel-price = { $price } EP
clockwork-panel-city = Stadt
clockwork-panel-court-rasputin = Rasputin
clockwork-panel-court-pius = Pius
clockwork-panel-court-lovelace = Lovelace
clockwork-panel-action-conscription = Wehrpflicht
clockwork-panel-action-gambit = Schachzug
clockwork-panel-action-rnd = F & E
clockwork-panel-action-counterintel = Spionageabwehr
    .label = Abwehr
clockwork-panel-action-technophilia = Technophilie
clockwork-panel-action-tacops = Taktische Op.
    .label = Taktik
clockwork-panel-figure-agent = Agent
clockwork-panel-figure-hunter = Jäger
clockwork-panel-figure-engineer = Ingenieur
clockwork-panel-figure-crasher = Crasher
clockwork-panel-figure-leviathan = Leviathan
clockwork-panel-figure-guardian = Wächter
clockwork-panel-figure-tank = Panzer
clockwork-panel-letter-agent = A
clockwork-panel-letter-hunter = J
clockwork-panel-letter-engineer = I
clockwork-panel-letter-crasher = C
clockwork-panel-letter-leviathan = L
clockwork-panel-letter-guardian = W
clockwork-panel-letter-tank = P
clockwork-panel-segment-spy = Meisterspion
clockwork-panel-segment-guardian = Wächter
clockwork-panel-segment-recruit = Rekrutierung
clockwork-panel-segment-tank = Dampfpanzer
clockwork-panel-segment-call = Ruf zu den Waffen
clockwork-panel-segment-deploy = Aufstellung
clockwork-panel-segment-support = Unterstützung
clockwork-panel-segment-leviathan = Leviathan
clockwork-panel-segment-battle = Schlachten
clockwork-panel-segment-attrition = Verschleiß
clockwork-panel-segment-study = Studien
clockwork-panel-segment-discovery = Entdeckungen
clockwork-panel-segment-activation = Aktivierung
clockwork-panel-segment-score = Siegpunkte
clockwork-panel-segment-court = Hof
clockwork-panel-segment-pollution = Umweltverschmutzung

## Befehle schreiben, hinter dem Vorhang

clockwork-desk-title = Befehle, Runde { $round }
clockwork-desk-pool = noch { $left } von { $pool } im Pool
clockwork-desk-near = { $sign } eigenes oder daneben
clockwork-desk-far = { $sign } mit Gewaltmarsch
clockwork-desk-call = { $seat } ruft zu den Waffen: { $tile }
clockwork-desk-entry = z. B. { $order }
clockwork-desk-needs = braucht eine Einheit in { $tiles }
clockwork-desk-fine = { $order } { $left ->
        [0] – dann ist der Pool leer
        [one] – dann bleibt 1 im Pool
       *[other] – dann bleiben { $left } im Pool
    }
clockwork-desk-left = { $orders ->
        [0] Niemand verlässt den Pool.
       *[other] { $left ->
            [one] 1 Arbeiter bleibt
           *[other] { $left } Arbeiter bleiben
        } im Pool.
    } Die Befehle so versiegeln?
clockwork-desk-hint = Enter nimmt die Zeile, eine leere versiegelt die Befehle; Rücktaste in leerer Zeile ändert die letzte; Esc: später

## Die Schlachtansicht

clockwork-battles-title = Schlacht { $number } von { $count }: { $tile }, { $kind }
clockwork-battles-none = Es ist keine Schlacht offen.
clockwork-battles-soldiers = { $count ->
        [one] 1 Soldat
       *[other] { $count } Soldaten
    }
clockwork-battles-gone = niemand mehr da; Unterstützung kann noch kommen
clockwork-battles-now = Stand jetzt:
clockwork-battles-waiting = Unterstützung kann noch kommen von: { $seats }
clockwork-battles-hint = links, rechts: blättern   Enter, Zahl: ausführen   Esc: schließen

## Was von selbst geschehen kann

clockwork-automatic-keep = was nach einer Schlacht bleibt, wenn es nichts zu wählen gibt
clockwork-automatic-lose = die einzige Einheit, die der Verschleiß treffen kann
clockwork-automatic-stay = die einzige Einheit, die die Umweltverschmutzung übrig lassen kann
clockwork-automatic-study = die Studien, wenn kein Arbeiter im Pool ist
clockwork-automatic-pass = das Passen, wenn nichts möglich ist
