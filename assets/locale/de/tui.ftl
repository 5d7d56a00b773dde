# Die App im Terminal.

## Tasten, wie der Fuß eines Bildschirms sie nennt

key-language = English
key-theme = Farben
key-palette = Befehle
key-help = Hilfe
key-quit = beenden
key-leave = verlassen
key-back = zurück
key-open = öffnen
key-rename = umbenennen
key-copy = kopieren
key-archive = weglegen
key-archived = Archiv
key-export = exportieren
key-export_everything = alles exportieren
key-import = importieren
key-print = drucken
key-make = drucken
key-tick = anhaken
key-view = PDF öffnen
key-save_as = drucken in …
key-kit = für heute
key-page_back = Seite zurück
key-page_forward = nächste Seite
key-rulebook = Regeln
key-settings = Einstellungen
key-start = starten
key-all_rules = alle / nur jetzt
key-entry = Zug eintippen
key-undo = zurücknehmen
key-redo = wiederherstellen
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
key-force_typed = als Hausregel erzwingen
key-correct_typed = Tisch berichtigen
key-offers = mehr
key-pass = passen
key-go_on = weiterspielen
key-clock = Uhr
key-calculator = Kampf
key-go_home = Startseite
key-chart = Diagramm
key-table_settings = dieser Tisch
key-desk = Pult
key-own_side = meine Seite
key-phones = Handys
key-switch_on = einschalten
key-release = freigeben
key-for_everybody = Fernseher
key-next_address = andere Adresse
key-switch_off = ausschalten
key-enter_line = eintragen

## Die Befehlspalette

tui-commands = Befehle
tui-palette = Befehl suchen
tui-palette-none = So heißt kein Befehl.
tui-quit-key = Strg+Q schließt Companion; alles Eingegebene ist gespeichert.
palette-language = Auf Englisch umstellen
palette-theme = Andere Farben
palette-quit = Beenden; alles ist gespeichert
palette-leave = Zurück; alles ist gespeichert
palette-rename = Dem Tisch einen anderen Namen geben
palette-copy = Die Partie kopieren, um etwas auszuprobieren
palette-archive = Den Tisch ins Archiv legen oder zurückholen
palette-export = Partie in eine Datei schreiben, ohne Geheimnisse
palette-export_everything = Ganzen Tisch samt Geheimnissen in eine Datei
palette-import = Tisch aus Datei oder Code holen
palette-archived = Archiv oder laufende Tische zeigen
palette-print = Karten, Leisten, Hilfen oder diesen Tisch
palette-rulebook = In den Regeln nachschlagen
palette-settings = Sprache, Farben, Zeichen, Uhr
palette-help = Was die Tasten hier tun
palette-back = Einen Schritt zurück
palette-entry = Einen Zug eintippen; Tab ergänzt ihn
palette-undo = Den letzten Eintrag zurücknehmen
palette-redo = Zurückgenommenes wiederherstellen
palette-turn_back = Dahin, wo diese Runde begann
palette-turn_forward = Dahin, wo die nächste Runde begann
palette-rules = Die Regeln, die jetzt gelten
palette-history = Alles, was geschah, und warum
palette-branches = Auch zeigen, was zurückgenommen wurde
palette-plan = Züge ausprobieren, ohne sie einzutragen
palette-keep = Die geplanten Züge wirklich machen
palette-correct = Auf dem Tisch liegt etwas anderes
palette-force = Den getippten Zug gegen die Regeln spielen
palette-clock = Die Uhr anhalten oder weiterlaufen lassen
palette-calculator = Wie ein Kampf ausginge
palette-chart = Das Rennen, Runde für Runde
palette-table_settings = Wie streng jede Regel hier gilt
palette-offers = Was selten vorkommt, etwa das Spielende
palette-pass = Auf das verzichten, was jetzt möglich wäre
palette-go_on = Weiter, bis jemand entscheiden muss
palette-desk = Am Pult entscheiden: wählen und sehen, was daraus wird
palette-own_side = Was nur eine Seite von ihren eigenen Sachen sehen darf, hinter dem Vorhang
palette-phones = Code einlesen, Platz nehmen, auf dem eigenen Handy entscheiden
palette-switch_on = Von jetzt an können Handys dazukommen
palette-release = Der Platz ist wieder frei; dieses Handy muss neu dazukommen
palette-for_everybody = Der Code für einen Bildschirm für alle, und zurück
palette-next_address = Kommt kein Handy durch: eine andere Adresse dieses Laptops
palette-switch_off = Niemand lauscht mehr; alle behalten ihren Platz
palette-enter_line = Eintragen, was auf der Zeile steht

## Startseite

tui-name = COMPANION
tui-welcome = Willkommen! Taste 1 legt deinen ersten Tisch an; alles bleibt erhalten.
tui-archive-empty = Das Archiv ist leer.
tui-home-no-table = Geh mit dem Cursor zuerst auf einen Tisch.
tui-home-back = Hier fängt alles an. { $key } schließt Companion.
tui-resume = Weiter
tui-finished = Beendet
tui-finished-won = Sieg: { $who } { $points }
tui-finished-tie = unentschieden { $points }
tui-archived = Archiv
tui-new = Neu
tui-paper = Papier
tui-workshops = Werkstatt
tui-rules = Regeln
tui-settings = Einstellungen
tui-about-print = Karten, Leisten, Spielhilfen oder ein Tisch, wie er steht
tui-about-rules = jede Regel, nach Nummer oder Wörtern
tui-today = heute { $time }
tui-yesterday = gestern { $time }
tui-date = { $day }.{ $month }.{ $year }
tui-rename = Wie soll der Tisch heißen?
tui-copy = Wie soll die Kopie heißen?
tui-copy-name = { $name }, Kopie
tui-put-back = In einem anderen Fenster wurde eine Sicherung zurückgespielt: Das sind jetzt ihre Tische.
tui-put-away = Der Tisch liegt jetzt im Archiv.
tui-brought-back = Der Tisch ist wieder da.
tui-exported = Die Partie steht jetzt in
tui-export-use = Sie lässt sich hier oder auf einem anderen Laptop importieren.
tui-export-withheld = Was nur einige wissen dürfen, fehlt; { $key } auf der Startseite schreibt den ganzen Tisch samt allen Geheimnissen.
tui-export-everything = In der Datei stehen dann die Geheimnisse aller, auch verdeckte Befehle. Schreiben?
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
tui-new-suggested = { $key } nimmt „{ $value }“
tui-new-missing = { $count ->
        [one] Eine Antwort fehlt noch: { $question }
       *[other] { $count } Antworten fehlen noch, zuerst: { $question }
    }
tui-new-doubtful = { $doubts } So beginnen?

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
tui-settings-lost = Die Einstellungen ließen sich nicht speichern; sie gelten nur bis zum Beenden.

## Regeln

tui-rules-search = ein Wort oder eine Regel, z. B. { $example }
tui-rules-now = { $count ->
        [one] 1 von { $all } gilt jetzt
       *[other] { $count } von { $all } gelten jetzt
    }
tui-rules-all = { $count ->
        [one] eine
       *[other] { $count }
    } von { $all } Regeln
tui-rules-none = In keiner Regel kommen diese Wörter vor.

## Fragen

tui-yes = ja
tui-no = nein
tui-yes-key = j
tui-no-key = n
tui-type-in-hint = Enter: übernehmen   Esc: verwerfen
tui-notice-hint = Enter oder Esc: schließen
tui-ask-hint = Esc: nein
tui-pick-hint = eine Zahl, oder Pfeile und Enter; Esc geht zurück
tui-search-hint = Pfeile und Enter nehmen eine Zeile, Esc geht zurück
tui-keys = Tasten
tui-keys-here = hier
tui-keys-everywhere = überall

## Der Tisch

tui-choice-hand-over = Gib den Laptop an { $seat }: geheim wählen
tui-choice-anew = Gib den Laptop an { $seat }: noch einmal geheim wählen
tui-choice-open = Es liegt schon offen: für alle sichtbar eingeben
tui-open-cards = Was liegt auf dem Tisch?
tui-open-cards-hint = je eine Ziffer; Pfeile für die anderen Karten, links und rechts für den anderen Spieler; Esc: zurück
tui-open-cards-all = Enter nimmt es so; eine Ziffer, links und rechts ändern es; Esc: zurück
tui-why-unseen = Enter zeigt, warum, wenn sonst niemand zusieht; Esc führt zum Tisch zurück
tui-why-unseen-on = Enter führt zum Tisch zurück
tui-choice-draw = { $seat }: den Laptop verdeckt ziehen lassen
tui-choice-roll = Den Laptop würfeln lassen
tui-choice-type = Eingeben, was die echten Würfel zeigen
tui-choice-go-on = Weiter, bis jemand entscheiden muss
tui-choice-final = Wer gewonnen hat und warum
tui-no-quiet-undo = Das lässt sich später nur zurücknehmen, wenn alle zustimmen.
tui-over = Das Spiel ist aus.
tui-try = möglich
tui-offer-force = { $key }  als Hausregel
tui-offer-correct = { $key }  Tisch berichtigen
tui-offer-back = { $key }  verlassen
tui-part-back = { $key }: einen Schritt zurück
tui-offers = Was es sonst noch gibt
tui-offers-none = Sonst gibt es gerade nichts.
tui-offers-sure = { $offer }. Wirklich?
tui-desk-none = Für das, was jetzt gefragt ist, gibt es kein Pult.
tui-desk-refused = Nicht erlaubt: Oben steht jede Regel, die dagegenspricht.
tui-desk-nothing = Noch ist nichts gewählt und nichts getippt.
tui-desk-entry = oben wählen oder den Zug tippen
tui-pass-none = Passen kann gerade niemand.
tui-pass-which = Passen geht hier auf mehr als eine Art: Wähle sie aus der Liste.
tui-force-nothing = Tippe zuerst den Zug ein ({ $key }), dann erzwinge ihn.
tui-branches-none = Es gibt keine Zweige: Nichts wurde zurückgenommen und anders gespielt.
tui-plan-none = Es ist nichts geplant. { $key } beginnt einen Plan.
tui-plan-already = Das ist schon ein Plan: { $keep } behält ihn, { $back } verwirft ihn.
tui-clock-off = Die Uhr ist in den Einstellungen ausgeschaltet.
tui-leave-key = Hier geht es nicht weiter zurück. { $key } verlässt den Tisch.
tui-secret-yes = geheim: Enter legt es verdeckt ab
tui-secret-no = geheim: bleibt verdeckt
tui-line-waits = Hier wartet die Zeile. { $asked }
tui-flag-plan = PLAN: nichts wird eingetragen
    .label = PLAN
tui-flag-looking = nur zusehen
tui-flag-relaxed = Hausregeln
tui-flag-by-hand = von Hand
tui-working = Einen Moment …
tui-flag-undone = Schritte zurückgenommen
    .label = zurückgenommen
tui-flag-phones = Handys: { $count }
tui-clock-left = noch { $time }
tui-clock-over = Die Zeit ist um: { $name } hat { $minutes } Minuten gebraucht.
tui-clock-paused = angehalten
tui-consent = Das nimmt zurück, was alle gesehen haben. Sind alle einverstanden?
tui-force-reason = Hausregel: { $move }. Warum? (kann leer bleiben)
tui-force-unseen = Hausregel, verdeckt. Warum? Das können alle lesen. (kann leer bleiben)
tui-clocks-lost = Der Stand der Uhren ließ sich nicht speichern; alles Eingegebene ist gespeichert.
tui-leave = Den Tisch verlassen? Es bleibt alles, wie es ist.
tui-decided-elsewhere = { $seat } hat sich auf einem anderen Gerät entschieden.
tui-curtain-hand-over = Gib den Laptop an
tui-curtain-press = Enter, wenn sonst niemand zusieht; Esc: später
tui-curtain-choose = Sieht sonst niemand zu? { $asked }
tui-curtain-secret = Zahl, oder Pfeile und Enter; Esc: später
tui-curtain-force = Zahl, oder Pfeile und Enter; { $key }: gegen die Regeln; Esc: später
tui-curtain-forcing = gegen die Regeln: Zahl, oder Pfeile und Enter; { $key }: nur nach den Regeln
tui-unseen-hint = Tab ergänzt, was passt; Enter übernimmt es; Esc: später
tui-unseen-offers = passt:
tui-unseen-back = ; { $key } zur Antwort davor
tui-own-who = Wer sieht sich die eigene Seite an?
tui-own-choose = Zahl, oder Pfeile und Enter; Esc geht zurück an den Tisch
tui-own-press = Enter, wenn sonst niemand zusieht; Esc geht zurück an den Tisch
tui-own-head = nur für deine Augen; Esc verdeckt alles
tui-own-sealed = verdeckt gelegt: { $move }
tui-own-nothing = Von dieser Seite ist den anderen gerade nichts verborgen.
tui-own-drawn = { $key } zeigt { $seat } hinter dem Vorhang, was gezogen wurde.
tui-correct-none = So heißt nichts auf dem Tisch.
tui-why = Warum? Eintrag { $entry }
tui-why-nothing = Daraus ist noch nichts geworden: Was daraus wurde, sagen die Einträge danach.
tui-why-go = zu diesem Eintrag gehen
tui-why-close = schließen
tui-table-settings = Wie streng gelten hier die Regeln?
tui-table-settings-hint = Enter oder Leer schaltet eine Zeile um, Esc geht zurück
tui-automatic-on = von selbst
tui-automatic-off = von Hand
tui-policy-enforce = gilt
tui-policy-advise = empfohlen
tui-policy-off = gilt nicht
tui-entry = Zug eintippen, z. B. { $move }; Tab ergänzt
tui-entry-short = Zug, z. B. { $move }
tui-entry-shortest = Zug eintippen

## Das Ende eines Spiels, der Verlauf, der Rechner

tui-final-wins = { $who } { $count ->
        [1] gewinnt
       *[other] gewinnen
    }
tui-final-side = { $side }{ $person ->
        [none] {""}
       *[other] {" "}({ $person })
    }
tui-final-tie = UNENTSCHIEDEN
tui-final-open = Das Spiel geht weiter.
tui-chart = Das Rennen, Runde für Runde
tui-chart-hint = Esc oder Klick: schließen
tui-chart-none = Es gibt noch keinen Punktestand, den alle kennen.
tui-calculator-none = In diesem Spiel gibt es nichts auszurechnen.
tui-calculator-hint = auf und ab: Zeile   links, rechts oder Ziffer: Wert   Esc: schließen

tui-key-pageup = Bild auf
tui-key-pagedown = Bild ab
tui-key-space = Leer

## Hände

tui-hands = JETZT AM TISCH ({ $count })
tui-hands-short = AM TISCH ({ $count })
tui-hands-none = Am Tisch ist nichts zu tun.
tui-ahead = NACH EUREM PLAN ({ $count })
tui-ahead-short = DANACH ({ $count })
key-done = erledigt
key-more_hands = weiter
key-inventory = was liegt wo
tui-correct = Was liegt wo? Wähle, was am Tisch anders ist
tui-correct-where = Was ist am Tisch anders?
tui-correct-how = Pfeiltasten und Enter, Maus, oder tippen, um zu suchen.
tui-correct-number = Wie viele sind es, oder was zeigt es? { $what } ({ $low } bis { $high })
tui-correct-value = Was zeigt der Tisch? { $what }
tui-correct-search = suchen, z. B. { $example }
tui-correct-game = Das Spiel selbst
tui-correct-keep = So übernehmen: { $what }
tui-correct-nowhere = liegt dort nicht
tui-correct-digits = Gib eine Zahl ein, oder Esc für zurück.

## A board to look around on

key-look = näher ansehen
key-zoom = Zoom
palette-look = auf dem Brett von Ort zu Ort; + und - zoomen, Umschalt und ein Pfeil verschieben den Ausschnitt
palette-zoom = näher an das Brett, und wieder zurück zum ganzen
