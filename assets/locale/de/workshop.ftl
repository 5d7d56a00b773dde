# Werkstätten: eigene Dateien auf der Werkbank.

workshop-yours = eigene Datei: { $file }
workshop-ours = von uns
workshop-yours-now = Das gehört ab jetzt dir: { $file }. Der nächste Tisch nimmt es.
workshop-damaged = nicht lesbar
workshop-mistakes = { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
workshop-sound = keine Fehler
workshop-unkept = Die letzten Änderungen ließen sich nicht speichern. Ohne sie gehen?
