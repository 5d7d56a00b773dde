# Was jedes Spiel sagt: Ereignisse des Kerns, Störungen, Fehler in Daten.

together = { $others } und { $last }
event-started = Das Spiel beginnt.
event-by-itself = (von selbst, nichts zu entscheiden: { $move })
event-sealed = { $seat } hat sich entschieden (versiegelt { $digest }).
event-sealed-anew = { $seat } hat sich verdeckt neu entschieden (versiegelt { $digest }).
event-lapsed = Was { $seat } verdeckt hingelegt hat, passt nicht mehr zum Tisch, wie er jetzt steht: { $seat } entscheidet noch einmal.
event-seal-checked = { $fits ->
        [yes] Das Siegel { $digest } stimmt
       *[no] Das Siegel { $digest } stimmt nicht: Der Befehl wurde geändert, nachdem er verdeckt lag
    }. { $move }. Zum Nachprüfen: BLAKE2b (4 Bytes) über das Salz { $salt } und danach { $order }
record-withheld = Hier fehlt etwas, das nur einige wissen. Diese Anmerkungen erzählen die Partie, wie alle sie gehört haben; die Zeile darunter führt zur Stellung, wie alle sie sehen, und der Tisch fragt dann nach dem, was fehlt.
event-why-earlier = Keine Gründe: Das wurde nach den Regeln { $version } gespielt; mit den heutigen Regeln { $ours } ergibt sich etwas anderes.
event-forced = Hausregel von { $seat }{ $rules ->
        [none] {""}
       *[other] , gegen { $rules }
    }{ $reason ->
        [none] .
       *[other] : { $reason }
    }
event-advised = Gegen eine Empfehlung dieses Tisches: { $rules }.
event-corrected = Der Tisch zeigt etwas anderes: { $what }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
event-undo = Zurückgenommen: jetzt nach Eintrag { $to }.
event-redo = Wiederhergestellt: jetzt nach Eintrag { $to }.
event-jump = Zu Eintrag { $to } gegangen.
event-restored = Der Tisch steht, wie er aufgeschrieben wurde.
table-halted = Hier kann niemand etwas tun, obwohl das Spiel nicht zu Ende ist. { $steps ->
        [0] Berichtigt, was am Tisch anders ist.
        [one] Nehmt den letzten Eintrag zurück, oder berichtigt, was am Tisch anders ist.
       *[other] Nehmt { $steps } Einträge zurück, oder berichtigt, was am Tisch anders ist.
    }

trouble-which-one = Was davon meinst du?
trouble-needs-consent = Das nimmt zurück, was alle gesehen haben: Würfel, Karten oder Befehle. Wenn alle einverstanden sind, füge --agreed an.
trouble-unsettled = Das steht in keiner Anleitung, ihr müsst es festlegen: { $options }.
trouble-doubtful = { $doubts } Ist es so gemeint, füge --agreed hinzu; sonst ändere die Optionen.
trouble-no-verb = Sag, was du tun willst. { $known ->
        [none] Jetzt kann nichts eingegeben werden.
       *[other] Mögliche Wörter: { $known }.
    }
trouble-verb = „{ $word }“ kenne ich nicht. { $known ->
        [none] Jetzt kann nichts eingegeben werden.
       *[other] Mögliche Wörter: { $known }.
    }
trouble-shape = Das kann ich nicht lesen. Schreib es so: { $usage }.
trouble-name = { $kind } „{ $word }“ gibt es nicht.{ $known ->
        [none] {""}
       *[other] { " " }Es gibt: { $known }.
    }
kind-seat = Die Seite
kind-number = Die Zahl
kind-thing = Etwas namens
trouble-no-number = Die Nummer { $word } gibt es nicht: Die Liste hat { $count ->
        [one] eine Zeile
       *[other] { $count } Zeilen
    }.
trouble-no-seat = Sag, wessen Zug das ist: { $known }.
trouble-wrong-seat = { $seat } kann nicht für { $named } ziehen.
trouble-not-as-entered = So eingegeben ist das nicht erlaubt. Warum, erfährt nur { $seat }.
trouble-no-answer = Das ist keine Antwort auf das, was hier gefragt ist.
trouble-sealed-already = { $seat } hat sich schon entschieden. Neu entscheiden kann nur diese Seite selbst, verdeckt.
trouble-secret-refused = Das lässt sich jetzt nicht verdeckt hinlegen. „companion choices TISCH --seat SEITE“ zeigt dir, was geht.
trouble-secret-among-several = Was geheim entschieden wird, steht nicht zwischen anderen Zügen, denn so eine Zeile können alle lesen. Gib es für sich ein.
trouble-not-secret = Das wird nicht geheim entschieden: gib es offen ein.
trouble-moved-on = Jemand anderes hat gerade etwas eingegeben. Seht zuerst auf den Tisch.
trouble-table-left = Der Tisch wurde hier verlassen.
trouble-nothing-to-undo = Es gibt nichts zurückzunehmen.
trouble-nothing-by-itself = Bevor es weitergeht, muss jemand entscheiden.
trouble-nothing-ahead = An diesem Tisch spielt niemand von selbst, oder es lässt sich jetzt nicht absehen.
trouble-nothing-to-redo = Es gibt nichts wiederherzustellen.
trouble-not-a-position = Mit Eintrag { $entry } wurde nur zurückgenommen oder gesprungen; wähle einen, der den Tisch verändert hat.
trouble-no-entry = Den Eintrag { $entry } gibt es nicht. Der Verlauf zeigt alle.
trouble-force-impossible = Auch als Hausregel geht das mit dem, was auf dem Tisch liegt, nicht. Zeigt der Tisch etwas anderes, berichtigt das zuerst.
trouble-lacking = Auf dem Tisch würde fehlen: { $what }.
trouble-no-path = { $case ->
        [first] Ein Feld „{ $part }“ gibt es nicht. Es gibt: { $values }.
        [list] „{ $part }“ ist keine Stelle in { $above }: gezählt wird von 0 bis { $values }.
        [empty] In { $above } steht nichts, was sich einzeln berichtigen ließe; berichtige es als Ganzes.
        [whole] { $above } hat keine Teile: berichtige es als Ganzes, ohne „{ $part }“.
       *[field] „{ $part }“ gibt es in { $above } nicht. Es gibt: { $values }.
    }
trouble-senseless = Mit diesem Wert von { $path } könnte das Spiel nicht weitergehen. Nimm einen anderen.
trouble-lost = Von einem Tisch, der so berichtigt wurde, wissen die Regeln nicht weiter. Nimm die letzten Berichtigungen und Hausregeln zurück, oder berichtige, was nicht passt.
trouble-nobody-acts = Mit diesem Wert von { $path } könnte niemand etwas tun, obwohl das Spiel nicht zu Ende wäre. Nimm einen anderen, oder berichtige zugleich, was dazugehört.
trouble-bad-value = { $case ->
        [number] { $path } muss eine ganze Zahl von { $low } bis { $high } sein
        [yes-or-no] { $path } muss ja oder nein sein
        [yes] { $path } muss an diesem Tisch ja sein
        [no] { $path } muss an diesem Tisch nein sein
        [one-of] { $path } muss eines davon sein: { $values }
        [text] { $path } muss ein Wort oder ein Text sein
        [list] { $path } muss eine Liste in eckigen Klammern sein, etwa [1, 2]
        [parts] { $path } besteht aus mehreren Teilen; berichtige einen davon: { $values }
        [entries] In { $path } gibt es nur Einträge mit diesen Namen: { $values }
        [some-of] { $path } muss eine Liste mit wenigstens einem davon sein: { $values }
        [settled] { $path } steht vor dem Spiel fest und lässt sich nicht berichtigen
        [nothing] { $path } bleibt an diesem Tisch leer
       *[table] { $path } besteht aus mehreren Teilen; berichtige einen davon unter seinem eigenen Namen
    }{ $besides ->
        [none] , oder nichts.
        [empty] , oder leer.
       *[no] .
    }
trouble-bad-json = „{ $word }“ lässt sich nicht lesen. Schreib eine Zahl, ein Wort, ja, nein oder nichts; einen Text aus mehreren Wörtern in doppelten Anführungszeichen; eine Liste in eckigen Klammern.
trouble-no-game = Das Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
trouble-plug-in-broken = Das Plug-in „{ $plug_in }“ ließ sich nicht laden ({ $detail }); alles andere geht. Aktualisiere oder entferne es.
trouble-plug-in-taken = Das Plug-in „{ $plug_in }“ wurde ausgelassen: Den Namen „{ $game }“, einen seiner Befehle oder eine seiner Werkstätten hat schon ein anderes Spiel.
names-replaced = Zeichen, die kein Bildschirm zeigt, sind in diesen Namen durch � ersetzt: { $names }.
trouble-name-signs = Ein Name kann keine Zeichen enthalten, die kein Bildschirm zeigt: Lass in „{ $word }“ jedes � weg.
trouble-no-table = Den Tisch „{ $table }“ gibt es nicht. „companion tables“ zeigt alle.
trouble-many-tables = „{ $table }“ passt auf mehrere Tische: { $known }. Schreib mehr von der Kennung.
trouble-no-option = Die Option „{ $option }“ gibt es nicht. Es gibt: { $known }.
trouble-no-value = „{ $value }“ ist kein Wert für { $option }. Es gibt: { $known }.
trouble-bad-set = Schreib eine Option als Name=Wert, nicht „{ $word }“.
trouble-no-rule = Keine Regel passt zu „{ $word }“.
trouble-no-file = Die Datei { $path } lässt sich nicht lesen. Prüfe ihren Namen.
trouble-no-terminal = Der Bildschirm braucht ein Terminal. Versuch es mit: companion show TISCH
trouble-no-text = Was eingegeben wurde, ist kein Text: Es enthält Zeichen, die kein UTF-8 sind. Gib es ohne sie noch einmal ein.
trouble-no-write = { $path } lässt sich nicht schreiben. Wähle einen anderen Ort oder schaffe Platz.
trouble-bug = Wegen eines Fehlers in Companion ließ sich das nicht zu Ende bringen; nichts Gespeichertes ist verloren. Einzelheiten für eine Fehlermeldung: { $path }
trouble-settings-unread = { $path } lässt sich nicht lesen, deshalb gelten die üblichen Einstellungen. Berichtige oder lösche die Datei.
trouble-keys-unread = { $path } lässt sich nicht lesen, deshalb gelten die üblichen Tasten. Berichtige oder lösche die Datei.
trouble-keys-wrong = { $path } nennt keine Taste für { $word }, deshalb gilt die übliche. Schreib einen Buchstaben oder einen Namen wie "f5" oder "ctrl+p".
trouble-big-file = { $path } ist größer als { $limit } MB; das ist keine Spielaufzeichnung.

trouble-no-home = COMPANION_HOME ist { $path }, und niemand weiß, wo das ist. Schreib den ganzen Pfad eines Ordners.
trouble-read-only = Companion kann in { $path } nicht schreiben: Neues wird nicht gespeichert, was da ist, kannst du ansehen. Mach den Ordner beschreibbar oder lass COMPANION_HOME auf einen anderen zeigen.
trouble-disk-full = Die Festplatte ist voll: Der letzte Eintrag wurde nicht gespeichert, alles davor ist sicher. Schaffe Platz und gib ihn noch einmal ein.
trouble-full-disk = Die Festplatte ist voll: Neues wird nicht gespeichert, was da ist, kannst du ansehen. Schaffe Platz und starte Companion neu.
trouble-db-busy = Die Datenbank { $path } wird gerade von einem anderen Programm benutzt. Warte kurz und versuch es noch einmal.
trouble-db-newer = Die Datenbank { $path } stammt von einer neueren Version. Aktualisiere Companion, um sie zu öffnen.
trouble-db-corrupt = Die Datenbank { $path } ist beschädigt. „companion restore“ spielt die neueste Sicherung zurück und behält die beschädigte Datei.
trouble-table-busy = Der Tisch { $table } ist schon in einem anderen Fenster offen. Hier kannst du zusehen; um hier zu spielen, schließ ihn dort.
trouble-restore-busy = Der Tisch { $table } ist in einem anderen Fenster offen. Schließ ihn dort und spiel dann die Sicherung zurück.
trouble-restore-failed = Die Sicherung ließ sich nicht zurückspielen, weil sich { $path } nicht schreiben lässt. Es ist nichts verloren; schaffe Platz und versuch es noch einmal.
trouble-db-replaced = Während Companion hier offen war, wurde eine Sicherung zurückgespielt; darum ist das nicht gespeichert. Geh zurück zur Liste der Tische und versuch es noch einmal.
trouble-no-backup = Die Sicherung { $name } gibt es nicht. Es gibt: { $known }.
trouble-bad-backup = Die Sicherung { $name } ist auch beschädigt. „companion backups“ zeigt die anderen.

trouble-record-binary = Das ist keine Aufzeichnung: Zeile { $line } ist kein Text. Exportiere das Spiel noch einmal.
trouble-record-long-line = Das ist keine Aufzeichnung: Zeile { $line } ist länger als { $longest } Zeichen.
trouble-record-long = Diese Aufzeichnung hat mehr als { $most } Schritte. So lang ist kein Spiel; kürze sie.
trouble-record-no-game = Das ist keine Aufzeichnung: Sie beginnt nicht mit „game: …“.
trouble-record-newer = Diese Aufzeichnung ist für die Regeln { $rules } geschrieben; hier sind sie nur bis { $ours } bekannt. Aktualisiere Companion, um sie zu öffnen.
trouble-record-truncated = Diese Aufzeichnung ist abgeschnitten: Sie nennt { $promised ->
        [one] 1 Eintrag
       *[other] { $promised } Einträge
    }, hat aber nur { $found }. Exportiere sie noch einmal.
trouble-record-set = Zeile { $line }: Schreib eine Berichtigung als „set Pfad = Wert“.
trouble-record-value = Zeile { $line }: der Wert von { $path } lässt sich nicht lesen. Schreib eine Zahl, einen Text in doppelten Anführungszeichen oder eine Liste in eckigen Klammern.
trouble-record-count = „{ $word }“ ist keine Zahl von Schritten.
trouble-record-policy = Die Aufzeichnung will mit einer Regel etwas machen, das es nicht gibt. Mögliche Wörter: { $known }.
trouble-record-line = Zeile { $line } der Aufzeichnung („{ $word }“) lässt sich nicht spielen, darum wurde nichts importiert.
trouble-record-refused = Zeile { $line } der Aufzeichnung („{ $word }“) verstößt gegen { $rule }, darum wurde nichts importiert.

trouble-code-sign = „{ $word }“ in Zeile { $line } kommt in keinem Code vor: Er besteht aus Ziffern und den Buchstaben A bis Z ohne I, L, O und U. Vergleiche mit dem Papier.
trouble-code-typo = Zeile { $line } des Codes stimmt nicht: Statt „{ $word }“ heißt es wohl „{ $likely }“. Vergleiche mit dem Papier.
trouble-code-line = Zeile { $line } des Codes stimmt nicht: Ein Zeichen ist falsch, fehlt oder ist zu viel. Vergleiche mit dem Papier.
trouble-code-shifted = Ab Zeile { $line } stimmt der Code nicht: Dort fehlt ein Zeichen oder eine Zeile, oder es ist eins zu viel. Vergleiche mit dem Papier.
trouble-code-unfinished = Der Code ist hier noch nicht zu Ende. Tippe alle Zeilen ein.
trouble-code-too-long = Das ist zu lang für einen Code: Er darf { $longest } Zeichen haben. Exportiere den Tisch stattdessen als Datei.
trouble-code-newer = Diesen Code hat eine neuere Version gedruckt. Aktualisiere Companion, um ihn zu lesen.
trouble-code-no-game = Dieser Code gehört zu einem Spiel namens „{ $game }“, das hier nicht installiert ist. Installiere es und gib den Code dann noch einmal ein.
trouble-code-of-table = Das ist der Code eines Tisches von { $of_game }. „companion import --code“ öffnet ihn.
trouble-code-foreign = Alle Zeichen des Codes stimmen, aber ihn hat eine andere Version von Companion gedruckt, in der das Spiel anders beginnt. Baue den Tisch von Hand auf.
trouble-code-none = Für diesen Tisch gibt es keinen Code. Exportiere ihn stattdessen als Datei: companion export TISCH DATEI
trouble-record-none = Was alle von diesem Tisch wissen dürfen, lässt sich nicht als Partie schreiben. Exportiere stattdessen alles: companion export TABLE FILE --everything

trouble-data-toml = { $file }, Zeile { $line }: Das ist kein TOML ({ $detail }).
trouble-data-deep = { $file }, Zeile { $line }: Hier liegen mehr als { $limit } Tabellen ineinander. Das braucht keine Datei eines Spiels; nimm welche heraus.
trouble-data-number = { $file }, Zeile { $line }: Diese Zahl ist zu groß. Schreib eine, die in einem Spiel vorkommen kann.
trouble-data-missing = { $file }, Zeile { $line }: { $field } fehlt.
trouble-data-unknown = { $file }, Zeile { $line }: Das Feld { $field } gibt es nicht.
trouble-data-type = { $file }, Zeile { $line }: { $field } muss vom Typ { $expected } sein, nicht { $got }.
trouble-data-range = { $file }, Zeile { $line }: { $field } liegt außerhalb des erlaubten Bereichs; nötig: { $expected } { $limit }.
trouble-data-value = { $file }, Zeile { $line }: { $got } ist kein Wert für { $field }.
trouble-no-own-files = Für { $of_game } gibt es keine eigenen Dateien.
trouble-file-kind = { $path } ist keine der Dateien, die Companion kennt. Oben müsste eines davon stehen: { $fields }. Sag mit --game, zu welchem Spiel sie gehört.
trouble-data-other = { $file }, Zeile { $line }: { $field }: { $detail }.

## Was die Hände tun

place-box = die Schachtel
    .from = aus der Schachtel
    .to = zurück in die Schachtel
    .at = in der Schachtel
hand-move = { $thing } { $from } { $to }{ $so }
hand-lay = { $thing } { $to }{ $so }
hand-anybody = Gemeinsam

## Was eine Berichtigung sagt

field-yes = ja
field-no = nein
field-none = nichts
field-other = weitere Einzelheiten
# Ein Teil eines Zugs, den man weglassen darf.
part-none = nichts davon
