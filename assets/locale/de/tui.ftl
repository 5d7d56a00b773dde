# Die App im Terminal.

## Tasten, wie der Fuß eines Bildschirms sie nennt

key-language = English
key-theme = Farben
key-palette = Befehle
key-help = Hilfe
key-quit = beenden
key-back = zurück
key-open = öffnen
key-rename = umbenennen
key-copy = kopieren
key-archive = weglegen
key-archived = Archiv
key-export = exportieren
key-import = importieren
key-print = drucken
key-make = drucken
key-tick = anhaken
key-view = PDF öffnen
key-save_as = drucken nach …
key-page_back = Seite zurück
key-page_forward = nächste Seite
key-rulebook = Regeln
key-settings = Einstellungen
key-start = starten
key-all_rules = alle / nur jetzt
key-entry = Zug eintippen
key-undo = zurücknehmen
key-redo = wiederholen
key-step_back = Schritt zurück
key-step_forward = Schritt vor
key-turn_back = eine Runde zurück
key-turn_forward = eine Runde vor
key-rules = Regeln jetzt
key-history = Verlauf
key-branches = Zweige
key-plan = vorausplanen
key-keep = Plan behalten
key-correct = Tisch berichtigen
key-force = als Hausregel erzwingen
key-clock = Uhr
key-calculator = Kampf
key-go_home = Startseite
key-chart = Diagramm
key-table_settings = dieser Tisch

## Die Befehlspalette

tui-commands = Befehle
tui-palette = ein Teil seines Namens
tui-palette-none = So heißt kein Befehl.
tui-quit-key = Strg+Q schließt Companion; alles Eingegebene ist gespeichert.
palette-language = Englisch sprechen
palette-theme = Die nächsten Farben zeigen
palette-quit = Beenden; alles Eingegebene ist gespeichert
palette-rename = Dem Tisch einen anderen Namen geben
palette-copy = Dieselbe Partie noch einmal, zum Ausprobieren
palette-archive = Den Tisch ins Archiv legen oder herausholen
palette-export = Die ganze Partie in eine Datei schreiben
palette-import = Ein Tisch aus einer Datei oder einem Code
palette-archived = Das Archiv zeigen oder die laufenden Tische
palette-print = Karten, Leisten, Hilfen oder diesen Tisch drucken
palette-rulebook = In den Regeln nachschlagen
palette-settings = Sprache, Farben, Zeichen, Uhr

## Startseite

tui-name = COMPANION
tui-welcome = Willkommen! Mit der Taste 1 entsteht dein erster Tisch; alles, was du eingibst, bleibt erhalten.
tui-archive-empty = Es ist nichts weggelegt.
tui-resume = Weiter
tui-archived = Archiv
tui-new = Neu
tui-paper = Papier
tui-workshops = Werkstatt
tui-rules = Regeln
tui-settings = Einstellungen
tui-about-new = einrichten, wie ihr wollt, oder einfach Enter
tui-about-print = Karten, Leisten, Spielhilfen, oder ein Tisch, wie er ist
tui-about-rules = jede Regel, nach Nummer oder Wörtern
tui-today = heute { $time }
tui-yesterday = gestern { $time }
tui-date = { $day }.{ $month }.{ $year }
tui-rename = Wie soll der Tisch heißen?
tui-copy = Wie soll die Kopie heißen?
tui-copy-name = { $name }, Kopie
tui-put-away = Der Tisch liegt jetzt im Archiv.
tui-brought-back = Der Tisch ist wieder da.
tui-exported = Die Partie steht jetzt in
tui-export-use = Sie lässt sich hier oder auf einem anderen Laptop importieren.
tui-import = Die Datei einer exportierten Partie, z. B. output/kueche.record, oder der Code eines gedruckten Tisches
tui-code-lines = { $lines ->
        [one] Die erste Zeile des Codes stimmt.
       *[other] { $lines } Zeilen des Codes stimmen.
    }

## Ein neuer Tisch

tui-new-person = Name, wenn ihr mögt
tui-new-rulings = Auslegungen
tui-new-rulings-shut = { $changed ->
        [0] wie empfohlen
        [one] eine geändert
       *[other] { $changed } geändert
    }
tui-new-rulings-open = was die Anleitung offenlässt
tui-new-missing = { $count ->
        [one] Eine Antwort fehlt noch: { $question }
       *[other] { $count } Antworten fehlen noch, zuerst: { $question }
    }

## Einstellungen

tui-set-language = Sprache
tui-set-theme = Farben
tui-set-ascii = Nur ASCII-Zeichen
tui-set-clock = Uhr
tui-on = an
tui-off = aus
tui-language-en = English
tui-language-de = Deutsch
tui-theme-companion = dunkel
tui-theme-companion-light = hell
tui-theme-high-contrast = starker Kontrast
tui-theme-monochrome = ohne Farbe
tui-ascii-forced = Dieses Terminal zeigt nur ASCII-Zeichen.
tui-place-tables = Deine Tische
tui-place-backups = Ihre Sicherungen
tui-place-games = Eigene Szenarien
tui-place-keys = Eigene Tasten: Zeilen wie  undo = "z"
tui-settings-lost = Die Einstellungen ließen sich nicht speichern; sie gelten, bis du gehst.

## Regeln

tui-rules-search = ein Wort oder eine Regel, z. B. { $example }
tui-rules-now = { $count } gelten jetzt, von { $all }
tui-rules-all = { $count ->
        [one] eine Regel
       *[other] { $count } Regeln
    } von { $all }
tui-rules-none = Keine Regel hat diese Wörter.

## Fragen

tui-yes = ja
tui-no = nein
tui-yes-key = j
tui-no-key = n
tui-type-in-hint = Enter übernimmt es, Esc verwirft es
tui-notice-hint = Enter oder Esc schließt das hier
tui-keys = Tasten
tui-keys-here = hier
tui-keys-everywhere = überall

## Der Tisch

tui-choice-hand-over = Gib den Laptop an { $seat }: geheim wählen
tui-choice-open = Es liegt schon offen: für alle eingeben
tui-choice-roll = Lass den Laptop würfeln
tui-choice-type = Eingeben, was die echten Würfel zeigen
tui-choice-final = Wer gewonnen hat und warum
tui-no-quiet-undo = Das später zurückzunehmen braucht die Zustimmung aller.
tui-over = Das Spiel ist aus.
tui-try = möglich
tui-offer-force = { $key }  als Hausregel
tui-offer-correct = { $key }  Tisch berichtigen
tui-secret-yes = geheim: Enter legt es verdeckt ab
tui-secret-no = geheim: bleibt verdeckt
tui-flag-plan = PLAN: nichts wird eingetragen
    .label = PLAN
tui-flag-looking = nur zusehen
tui-flag-relaxed = Hausregeln
tui-flag-by-hand = von Hand
tui-working = Einen Moment …
tui-flag-undone = Schritte zurückgenommen
    .label = zurückgenommen
tui-clock-paused = angehalten
tui-consent = Das nimmt Würfel oder Karten zurück, die alle gesehen haben. Sind alle einverstanden?
tui-force-reason = Hausregel: { $move }. Warum? (darf leer bleiben)
tui-leave = Den Tisch verlassen? Er wartet, wie er ist.
tui-curtain-hand-over = Gib den Laptop an
tui-curtain-press = Enter, wenn sonst niemand zusieht
tui-curtain-choose = Sieht sonst niemand zu? { $asked }
tui-curtain-secret = eine Zahl, oder Pfeile und Enter; Esc verschiebt es
tui-correct = Was zeigt der Tisch?
tui-correct-value = Was zeigt der Tisch bei { $path }?
tui-correct-search = ein Teil des Namens, z. B. { $example }
tui-correct-none = Nichts auf dem Tisch heißt so.
tui-why = Warum? Eintrag { $entry }
tui-why-go = zu diesem Eintrag gehen
tui-why-close = schließen
tui-table-settings = Wie streng ist dieser Tisch?
tui-automatic-on = von selbst
tui-automatic-off = von Hand
tui-policy-enforce = gilt
tui-policy-advise = rät ab
tui-policy-off = gilt nicht
tui-entry = Zug eintippen, z. B. { $move }; Tab ergänzt
tui-entry-short = Zug, z. B. { $move }
tui-entry-shortest = Zug eintippen

## Das Ende eines Spiels, der Verlauf, der Rechner

tui-final-wins = { $seat }{ $person ->
        [none] {""}
       *[other] {" "}({ $person })
    } gewinnt
tui-final-tie = UNENTSCHIEDEN
tui-final-open = Das Spiel geht weiter.
tui-chart = Das Rennen, Runde für Runde
tui-chart-hint = Esc oder ein Klick schließt das hier
tui-calculator-hint = auf und ab: Zeile   links, rechts oder Ziffer: Wert   Esc: schließen

tui-key-pageup = Bild auf
tui-key-pagedown = Bild ab
tui-key-space = Leer
