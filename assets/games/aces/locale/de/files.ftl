# Aces & Armor: was an Dateien mit Truppenkarten und Karten nicht stimmt.

aces-file-troops = Deine Truppenkarten für Aces & Armor: { $path }
aces-file-map = Deine Spielpläne für Aces & Armor: { $path }
trouble-aces-file-kind = { $path } ist weder eine Datei mit Truppenkarten (mit „unit“ darin) noch ein Spielplan (mit „rows“).
trouble-aces-no-troops = Truppenkarten namens „{ $troops }“ gibt es nicht. Unsere: { $known }.
trouble-aces-no-map = Einen Spielplan namens „{ $map }“ gibt es nicht. Unsere: { $known }.
trouble-aces-no-half = Der Spielplan „{ $map }“ hat keine Hälfte { $half } mit Fabriken und sechs Startnummern; spielt auf dem ganzen.
trouble-aces-no-starts = Der Spielplan „{ $map }“ hat { $count } Startnummern; gebraucht werden { $wanted }.

trouble-aces-no-ardennes = Die Mission Ardennen braucht alle vier Fraktionen und einen Spielplan mit Küste; „{ $map }“ hat keine, oder ihr seid weniger.
trouble-aces-v2-table = Die Tabelle der Abschussrampe besteht aus einer bis sechs steigenden Zahlen wie 2 4 6 8 10 12 oder heißt typed, nicht „{ $word }“.
trouble-aces-v2-health = Was die Abschussrampe zerstört, ist eine Zahl von 1 bis { $most }, nicht „{ $word }“.
trouble-aces-last-round = Die letzte Runde ist eine Zahl von 1 bis { $most } oder none, nicht „{ $word }“.
trouble-aces-twice = { $file }, Zeile { $line }: { trouble-aces-twice.beside }
    .beside = Zwei Einheiten heißen { $id }. Jede braucht eine eigene id.
trouble-aces-no-cards = { $file }, Zeile { $line }: { trouble-aces-no-cards.beside }
    .beside = Die Fraktion { $faction } hat keine Einheiten.
trouble-aces-faction = { $file }, Zeile { $line }: { trouble-aces-faction.beside }
    .beside = „{ $id }“ ist keine Fraktion dieses Teams. Es gibt { $known }.
trouble-aces-factions = { $file }, Zeile { $line }: { trouble-aces-factions.beside }
    .beside = Diese Fraktionen fehlen: { $missing }.
trouble-aces-chart = { $file }, Zeile { $line } ({ $field }): { trouble-aces-chart.beside }
    .beside = Hier gehören { $wanted } Würfelzahlen hin, für 0 bis 5 Schaden, keine größer als die davor.
trouble-aces-card-faction = { $file }, Zeile { $line }: { trouble-aces-card-faction.beside }
    .beside = Einheit { $id } gehört zur Fraktion „{ $faction }“, die es nicht gibt. Es gibt { $known }.
trouble-aces-card-role = { $file }, Zeile { $line }: { trouble-aces-card-role.beside }
    .beside = Einheit { $id } kann mit der Rolle { $role } nicht { $arm } sein.
trouble-aces-card-speed = { $file }, Zeile { $line }: { trouble-aces-card-speed.beside }
    .beside = Einheit { $id } hat Geschwindigkeit { $speed }. Sie muss größer als 0 sein, in Schritten von 0,5.
trouble-aces-card-attack = { $file }, Zeile { $line } ({ $field }): { trouble-aces-card-attack.beside }
    .beside = Einheit { $id } braucht drei Trefferzahlen von 1 bis { $sides }, keine kleiner als die davor: Rekrut, Veteran, Kriegsheld.
trouble-aces-card-range = { $file }, Zeile { $line } ({ $field }): { trouble-aces-card-range.beside }
    .beside = Die Reichweite von { $id } steht als [kleinste, größte] da, mindestens 1, oder als [], wenn es keine gibt.
trouble-aces-card-damage = { $file }, Zeile { $line }: { trouble-aces-card-damage.beside }
    .beside = Die Schadenstabelle von { $id } braucht 1 bis { $most } steigende Zahlen: Treffer für 1 Schaden, 2 Schaden und so weiter.
trouble-aces-card-forest = { $file }, Zeile { $line }: { trouble-aces-card-forest.beside }
    .beside = Die grüne Linie von { $id } braucht so viele steigende Zahlen wie die Schadenstabelle, keine kleiner als dort.
trouble-aces-card-area = { $file }, Zeile { $line }: { trouble-aces-card-area.beside }
    .beside = Einheit { $id } greift Flächen an, also braucht sie eine Reichweite am Boden.
trouble-aces-card-mark = { $file }, Zeile { $line } ({ $field }): { trouble-aces-card-mark.beside }
    .beside = Einheit { $id } hat kein Feld namens „{ $mark }“.
trouble-aces-set-size = { $file }, Zeile { $line }: { trouble-aces-set-size.beside }
    .beside = Die Fraktion { $faction } hat { $count } Einheitentypen; in der Schachtel sind es { $wanted }.
trouble-aces-set-infantry = { $file }, Zeile { $line }: { trouble-aces-set-infantry.beside }
    .beside = Die Fraktion { $faction } hat { $count } Infanterietypen mit der Rolle { $role }; in der Schachtel sollte es einer sein.
trouble-aces-set-lacks = { $file }, Zeile { $line }: { trouble-aces-set-lacks.beside }
    .beside = Die Fraktion { $faction } hat keine Einheit mit der Rolle { $role }.
trouble-aces-card-far = { $file }, Zeile { $line }: { trouble-aces-card-far.beside }
    .beside = { $id } schießt weiter als 1 Feld. In der Anleitung kann das nur Artillerie (AA-NAME-14).
trouble-aces-card-cloud = { $file }, Zeile { $line }: { trouble-aces-card-cloud.beside }
    .beside = Der Panzer { $id } hat eine Reichweite gegen Flugzeuge. Nach der Anleitung haben Panzer keine (AA-NAME-15).
trouble-aces-card-no-air = { $file }, Zeile { $line }: { trouble-aces-card-no-air.beside }
    .beside = { $id } kann keine Flugzeuge angreifen, hat also keine Reichweite gegen sie (AA-B17-01). Ob sie zurückschießt, sagt return_fire_air.
trouble-aces-card-example = { $file }, Zeile { $line }: { $field } von { $id } passt nicht zu einem Beispiel der Anleitung ({ $rule }). Sieh noch einmal auf der Karte nach.
    .beside = Ein Beispiel der Anleitung sagt etwas anderes ({ $rule }). Sieh noch einmal auf der Karte nach.

trouble-aces-map-shift = { $file }, Zeile { $line }: { trouble-aces-map-shift.beside }
    .beside = { $orientation ->
        [flat] Wo Felder in Spalten stehen, ist shift odd-down oder even-down
       *[pointy] Wo Felder in Zeilen liegen, ist shift odd-right oder even-right
    }.
trouble-aces-map-rows = { $file }, Zeile { $line }: { trouble-aces-map-rows.beside }
    .beside = Alle Zeilen brauchen dieselbe Länge, von 1 bis { $most }. Wo kein Feld ist, steht ein Leerzeichen.
trouble-aces-map-letter = { $file }, Zeile { $line }: { trouble-aces-map-letter.beside }
    .beside = „{ $letter }“ auf { $hex } steht für kein Gelände. Es gibt { $known } und das Leerzeichen.
trouble-aces-map-lonely = { $file }, Zeile { $line }: { trouble-aces-map-lonely.beside }
    .beside = Das Feld { $hex } berührt kein anderes.
trouble-aces-map-factory-twice = { $file }, Zeile { $line }: { trouble-aces-map-factory-twice.beside }
    .beside = { $id } auf { $hex } gibt es zweimal; jede Fabrik braucht ihre eigene id und ihr eigenes Feld.
trouble-aces-map-factory = { $file }, Zeile { $line }: { trouble-aces-map-factory.beside }
    .beside = Die Fabrik { $id } liegt auf { $hex }, wo in rows kein F steht.
trouble-aces-map-no-factory = { $file }, Zeile { $line }: { trouble-aces-map-no-factory.beside }
    .beside = Zum F auf { $hex } fehlt ein Eintrag [[factory]].
trouble-aces-map-factories = { $file }, Zeile { $line }: { trouble-aces-map-factories.beside }
    .beside = Die Hälfte { $half } hat { $count } Fabriken, es gehören aber { $wanted } hin. Ein eigener Spielplan (origin = "custom") darf beliebig viele haben.
trouble-aces-map-half = { $file }, Zeile { $line }: { trouble-aces-map-half.beside }
    .beside = Die Hälfte { $half } braucht ihre erste und letzte Spalte, columns = ["A", "I"], oder ihre Felder.
trouble-aces-map-other-half = { $file }, Zeile { $line }: { trouble-aces-map-other-half.beside }
    .beside = { $hex } liegt nicht in der Hälfte { $half }.
trouble-aces-map-hex = { $file }, Zeile { $line } ({ $field }): { trouble-aces-map-hex.beside }
    .beside = Ein Feld { $hex } gibt es nicht.
trouble-aces-map-number = { $file }, Zeile { $line }: { trouble-aces-map-number.beside }
    .beside = { $number } ist keine Startnummer. Sie gehen von 1 bis 12.
trouble-aces-map-starts = { $file }, Zeile { $line }: { trouble-aces-map-starts.beside }
    .beside = Diese Startnummern fehlen: { $missing }. Ein eigener Spielplan (origin = "custom") kommt ohne aus.
trouble-aces-map-mission-factory = { $file }, Zeile { $line } ({ $field }): { trouble-aces-map-mission-factory.beside }
    .beside = Eine Fabrik { $id } gibt es nicht.
trouble-aces-map-odd-start = { $file }, Zeile { $line }: { trouble-aces-map-odd-start.beside }
    .beside = Startnummer { $number } liegt auf { $hex }, also auf Wasser oder einer Fabrik.
trouble-aces-map-cut-off = { $file }, Zeile { $line }: { trouble-aces-map-cut-off.beside }
    .beside = Kein Land berührt die Fabrik { $id } auf { $hex }.
trouble-aces-map-odd-coast = { $file }, Zeile { $line }: { trouble-aces-map-odd-coast.beside }
    .beside = { $hex } ist kein Land am Meer.
