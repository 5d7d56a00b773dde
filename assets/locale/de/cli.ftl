# Die Kommandozeile.

cli-companion = Führt neben dem Brett Buch, prüft jeden Zug und nennt die Regel, die ihn verbietet.
cli-heading-usage = Aufruf:
cli-heading-options = Optionen
cli-heading-own-commands = Befehle einzelner Spiele
cli-heading-commands = Befehle

cli-play = Den Bildschirm an einem Tisch öffnen.
cli-new = Einen neuen Tisch aufbauen; gibt seine Kennung aus.
cli-tables = Die Tische auflisten, die neuesten zuerst.
cli-rename = Einem Tisch einen anderen Namen geben.
cli-archive = Einen Tisch ins Archiv legen (--back: zurückholen).
cli-demo = Einen Tisch zum Ausprobieren anlegen und zeigen.
cli-show = Den Tisch zeigen, wie alle oder wie eine Seite ihn sieht.
cli-choices = Auflisten, wer was entscheiden muss, mit allen erlaubten Zügen.
cli-log = Alles Eingegebene zeigen, mit Handgriffen.
cli-ahead = Zeigen, was eine Fraktion, die niemand spielt, nach diesen Zügen täte; gibt nichts ein.
cli-why = Einen Eintrag des Verlaufs erklären: die Regeln dahinter.
cli-recheck = Eine alte Partie mit den heutigen Regeln prüfen; ändert nichts.
cli-enter = Einen Zug oder seine Nummer aus „choices“ eingeben; ohne beides wird gefragt (unsichtbar, wenn geheim).
cli-continue = Weiterspielen, bis jemand entscheiden muss, z. B. den ganzen Zug einer Fraktion, die niemand spielt.
cli-undo = Den letzten Eintrag zurücknehmen.
cli-redo = Zurückgenommenes wiederherstellen.
cli-jump = Zu einem Eintrag des Verlaufs gehen, auch zu einem zurückgenommenen.
cli-force = Einen Zug gegen die Regeln eingeben, als Hausregel.
cli-set = Den Tisch berichtigen: Pfad des Feldes und JSON-Wert.
cli-replay = Eine Aufzeichnung abspielen (Datei oder - für die Standardeingabe).
cli-export = Schreiben, was alle von einer Partie wissen dürfen, als Text (- für die Standardausgabe), oder den Tisch, wie er steht, als Code (--code).
cli-import = Aus einer Aufzeichnung oder einem gedruckten Code (--code) einen Tisch machen.
cli-rules = Regeln nach Spiel, Kennung oder Wörtern nachschlagen.
cli-options = Die Optionen eines Spiels auflisten.
cli-data = Eigene Datendateien prüfen: data check DATEI…
cli-where = Sagen, wo Companion seine Dateien hat.
cli-backups = Die Sicherungen der Datenbank auflisten.
cli-restore = Eine Sicherung zurückspielen (die neueste oder eine mit Namen).

# Wie Argumente und Werte in der Hilfe heißen.
cli-word-options = [OPTIONEN]
cli-word-command = [BEFEHL …]
cli-word-game = SPIEL
cli-word-table = TISCH
cli-word-move = ZUG
cli-word-moves = ZÜGE
cli-word-entry = NUMMER
cli-word-steps = ANZAHL
cli-word-name = NAME
cli-word-seat = SEITE
cli-word-settings = OPTION=WERT
cli-word-seats = SEITE=NAME
cli-word-reason = TEXT
cli-word-path = PFAD
cli-word-value = WERT
cli-word-file = DATEI
cli-word-code = CODE
cli-word-files = DATEI
cli-word-words = WÖRTER

cli-option-lang = Sprache: en oder de
cli-option-help = diese Hilfe zeigen
cli-option-as_json = JSON ausgeben
cli-option-settings = eine Option setzen (siehe: companion options SPIEL)
cli-option-seats = einen Spieler benennen
cli-option-name = Name des Tisches
cli-option-archived = die Tische im Archiv
cli-option-back = zurückholen
cli-option-seat = die Seite, die zusieht oder zieht
cli-option-steps = wie viele Schritte
cli-option-agreed = alle sind einverstanden
cli-option-plain = Sätze und Eingabezeile statt Bildschirm, z. B. für Screenreader
cli-option-reason = warum
cli-option-with_state = am Ende den Tisch zeigen
cli-option-keep_going = nach einer abgelehnten Zeile weitermachen
cli-option-editions = worin sich die Ausgaben unterscheiden
cli-option-coverage = welche Regeln die Tests nennen
cli-option-game = das Spiel, zu dem die Dateien gehören, wenn sie es nicht selbst sagen
cli-option-code = ein gedruckter Code, getippt oder gescannt (- für die Standardeingabe)
cli-option-as_code = den Code ausgeben, der den Tisch so wiederherstellt, wie er steht
cli-option-everything = den ganzen Tisch mit den Geheimnissen aller, zum Nachspielen anderswo oder zum Aufheben

cli-hand = ✋
cli-instead = Möglich:{" "}
cli-warning = Vorsicht:
cli-optional = {" "}(wenn ihr mögt)
cli-undone = {" "}(zurückgenommen)
cli-prompt = Zug
cli-aborted = Abgebrochen; es wurde nichts eingegeben.
cli-stopped-stored = Abgebrochen, aber erst nach dem Speichern: „companion tables“ und „companion log“ zeigen, wie es steht.
cli-already = Das ist schon von selbst geschehen.
cli-rest = Noch nicht eingegeben: { $moves }
cli-no-tables = Noch keine Tische.
cli-no-choices = Jetzt ist nichts zu entscheiden.
cli-unreadable = (mit dieser Version nicht lesbar)
cli-welcome = COMPANION
cli-next = companion new { $game }   ·   companion show TISCH   ·   companion --help
cli-result = Das Spiel ist aus: { $count ->
        [0] unentschieden.
        [1] { $who } gewinnt.
       *[other] { $who } gewinnen.
    }
cli-entry-start = Beginn
cli-entry-play = Zug
cli-entry-seal = verdeckt
cli-entry-reveal = aufgedeckt
cli-entry-force = Hausregel
cli-entry-correct = Berichtigung
cli-entry-undo = zurückgenommen
cli-entry-redo = wiederhergestellt
cli-entry-jump = Sprung
cli-archived = { $table } liegt jetzt im Archiv.
cli-unarchived = { $table } ist wieder da.
cli-line = Zeile { $line }: { $move }: { $sentence }
cli-exported = Nach { $path } geschrieben.
cli-export-withheld = Was nur einige wissen dürfen, fehlt: Das hier ist der Verlauf, wie ihn alle gehört haben, und die Stellung, wie alle sie sehen. „--everything“ schreibt den ganzen Tisch samt allen Geheimnissen.
cli-code-sealed = Was verdeckt liegt oder nur eine Seite wissen darf, ist nicht im Code: Der wiederhergestellte Tisch fragt noch einmal danach.
cli-differs = Eintrag { $entry } (Regeln { $rules }) ergibt mit den heutigen Regeln { $ours } etwas anderes. Es wurde nichts geändert.
cli-same = { $entries ->
        [one] Der eine Eintrag ergibt
       *[other] Alle { $entries } Einträge ergeben
    } mit den heutigen Regeln dasselbe.
cli-coverage = { $game }: Tests nennen { $named } von { $rules } Regeln und Auslegungen.
cli-free = freier Text
cli-asked = wird abgefragt
cli-data-good = { $path } ist in Ordnung.
cli-where-data = Tische: { $path }
cli-where-backups = Sicherungen: { $path }
cli-no-backups = Noch keine Sicherungen.
cli-restored = Die Sicherung { $name } ist zurückgespielt.
cli-restored-elsewhere = Companion ist noch in einem anderen Fenster offen; auch dort sind das ab jetzt die Tische.
cli-aside = Die ersetzte Datenbank bleibt als { $path } erhalten.
cli-crash = In Companion ist etwas schiefgegangen; nichts Gespeichertes ist verloren. Einzelheiten für eine Fehlermeldung: { $path }
cli-kind-setup = Aufbau
cli-kind-legality = was erlaubt ist
cli-kind-effect = was geschieht
cli-kind-bookkeeping = Buchführung
cli-kind-victory = Sieg
cli-kind-ruling = Auslegung
cli-source-from = folgt aus
cli-source-derived = folgt aus den anderen Regeln
cli-source-ruling = Auslegung
cli-source-option = Option
cli-source-against = gegen
cli-source-nothing = nichts
cli-source-names = Namen
cli-source-cards = Karten

cli-wrong-command = Den Befehl „{ $word }“ gibt es nicht{ $near ->
        [none] .
       *[other] ; meinst du „{ $near }“?
    } „{ $path } --help“ zeigt alle.
cli-wrong-option = Die Option { $word } gibt es nicht. „{ $path } --help“ zeigt alle.
cli-wrong-missing = { $word } fehlt. „{ $path } --help“ zeigt, wie der Aufruf geht.
cli-wrong-value = Der Wert von { $word } passt nicht{ $range ->
        [none] .
       *[other] : möglich sind { $range }.
    } „{ $path } --help“ zeigt, wie der Aufruf geht.
cli-wrong-other = „{ $word }“ verstehe ich nicht. „{ $path } --help“ zeigt, was es gibt.
