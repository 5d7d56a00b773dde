# Der Karten-Maler: Felder mit Tasten und Maus.

aces-workshop-painter = Spielpläne für Aces & Armor
aces-workshop-painter-about = den aus der Schachtel malen oder eigene
palette-painter = Spielpläne für Aces & Armor malen

key-painter = Plan malen
key-paint = malen
key-pen = Stift ansetzen
key-start_number = Startzahl
key-mission_mark = Ardennen
key-next_doubt = nächster Zweifel
key-turn_map = drehen, spiegeln
key-map_size = Größe
key-map_halves = Hälften
key-map_name = Name
key-new_field = neuer Plan
key-open_field = öffnen
key-take_along = weitergeben
key-fetch_field = laden
key-play_field = spielen

aces-painter-paint = Das Feld unter dem Cursor mit dem Pinsel malen; eine Ziffer nimmt einen anderen Pinsel
aces-painter-pen = Jedes Feld malen, auf das der Cursor kommt, oder nicht mehr
aces-painter-start_number = Eine Startzahl hinlegen oder wegnehmen
aces-painter-mission_mark = Für die Mission Ardennen: eine Fabrik ist anfangs deutsch oder alliiert, ein Feld ist Küste
aces-painter-next_doubt = Zum nächsten Feld, an dem eine Prüfung etwas auszusetzen hat
aces-painter-undo = Die letzte Änderung zurücknehmen
aces-painter-turn_map = Den Plan spiegeln, drehen oder seine zweite Hälfte ergänzen
aces-painter-map_size = Mehr oder weniger Spalten und Zeilen
aces-painter-map_halves = Wo die zweite Hälfte beginnt
aces-painter-map_name = Ein anderer Name
aces-painter-new_field = Einen Plan ganz neu beginnen
aces-painter-open_field = Einen deiner Pläne oder unseren
aces-painter-take_along = Eine Kopie der Datei neben die Drucke, zum Weitergeben
aces-painter-fetch_field = Eine Plandatei, die dir jemand gegeben hat
aces-painter-print = Drucken
aces-painter-play_field = Ein neuer Tisch auf diesem Plan

aces-painter-title = KARTEN-MALER
aces-painter-new-name = Wie soll der neue Plan heißen?
aces-painter-which = Welcher Plan?
aces-painter-ask-number = Startzahl 1 bis 12 auf { $hex } (nichts: keine)
aces-painter-ask-turn = Was soll mit dem ganzen Plan geschehen?
aces-painter-turn-left-right = Links und rechts vertauschen
aces-painter-turn-top-bottom = Oben und unten vertauschen
aces-painter-turn-around = Umdrehen
aces-painter-turn-complete = Die rechte Hälfte wird die umgedrehte linke, mit Fabriken und Zahlen
aces-painter-ask-size = Spalten x Zeilen (jetzt { $columns }x{ $rows })
aces-painter-ask-halves = Die erste Spalte der Hälfte 7-12, etwa J (nichts: keine Hälften)
aces-painter-ask-name = Wie heißt der Plan?
aces-painter-ask-file = Welche Datei?
aces-painter-taken = Eine Kopie liegt in { $path }.
aces-painter-pen-down = Stift angesetzt: jedes Feld wird gemalt

aces-painter-brush = { $terrain ->
        [standard] Standard
        [road] Straße oder Brücke
        [forest] Wald
        [water] Fluss oder See
        [factory] Fabrik
        [mountain] Gebirge
        [sea] Meer
       *[none] kein Feld
    }
aces-painter-start = Startzahl { $number }
aces-painter-german = anfangs deutsch
aces-painter-allied = anfangs alliiert
aces-painter-coast = Küste
aces-painter-size = Größe { $columns } × { $rows }
aces-painter-half = Hälfte { $half }: { $count } von { $wanted } Fabriken
aces-painter-missing = Startzahlen fehlen: { $numbers }
aces-painter-all = alle Startzahlen sind da

trouble-aces-painter-number = Bitte eine Startzahl von 1 bis 12.
trouble-aces-painter-half = Bitte eine Spalte von { $first } bis { $last }.
trouble-aces-painter-size = Bitte Spalten und Zeilen von 2 bis { $most }, etwa 18x12.
trouble-aces-painter-complete = So lässt sich nur ein Plan mit gerader Spaltenzahl ergänzen.
