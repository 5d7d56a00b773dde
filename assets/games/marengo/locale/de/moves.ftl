# Bonaparte at Marengo: jeder Zug, wie man ihn sagt, in Listen und im Verlauf.

marengo-do-tell = Die verdeckten Ansichten nennen{ $place_id ->
        [none] {""}
       *[other] {" "}bei { $place }
    }: { $faces }
    .label = { $faces }
marengo-do-draw = Die Aufstellung auslosen lassen
marengo-do-shuffle = Die Steine bei { $place } mischen
marengo-do-activate = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }{ $faces_id ->
        [none] {""}
       *[other] {" "}({ $faces }{ $new ->
            [0] {""}
           *[other] , jetzt gezeigt
        })
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}aus Mischung { $shuffle }
    } in { $place } aktivieren
marengo-do-fire = Den Artilleriebeschuss ausführen{ $target_id ->
        [none] {""}
       *[other] {" "}gegen { $target }
    }
marengo-do-calloff = Den Artilleriebeschuss aufheben
marengo-do-hit = Getroffen wird { $faces_id ->
        [none] { $asleep ->
            [0] 1 Stein
           *[other] 1 schlafender Stein
        }
       *[other] { $faces }{ $new ->
            [0] {""}
           *[other] , jetzt gezeigt
        }
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}aus Mischung { $shuffle }
    }
marengo-do-announce = Artilleriebeschuss ankündigen: { $faces_id ->
        [none] { $asleep ->
            [0] 1 Stein
           *[other] 1 schlafender Stein
        }
       *[other] { $faces }{ $new ->
            [0] {""}
           *[other] , jetzt gezeigt
        }
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}aus Mischung { $shuffle }
    } bei { $place }
marengo-do-assault = Sturmangriff von { $over } mit { $count ->
        [one] 1 Stein
       *[other] { $count } Steinen
    }, vorn { $leading_faces }{ $leading_new ->
        [0] {""}
       *[other] {" "}(jetzt gezeigt)
    }
marengo-do-cannonade = Defensivfeuer: { $faces_id ->
        [none] { $asleep ->
            [0] 1 Stein
           *[other] 1 schlafender Stein
        }
       *[other] { $faces }{ $new ->
            [0] {""}
           *[other] , jetzt gezeigt
        }
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}aus Mischung { $shuffle }
    }
marengo-do-front = Erste Reihe: { $faces_id ->
        [none] { $count ->
                [one] 1 Stein
               *[other] { $count } Steine
            }
       *[other] { $faces }{ $new ->
        [0] {""}
       *[other] , jetzt gezeigt
    }
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}aus Mischung { $shuffle }
    }
marengo-do-suffer = { $faces_id ->
        [none] { $asleep ->
            [0] 1 Stein
           *[other] 1 schlafender Stein
        }
       *[other] { $faces }{ $new ->
            [0] {""}
           *[other] , jetzt gezeigt
        }
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}aus Mischung { $shuffle }
    } verliert { $points ->
        [one] 1 Stärkepunkt
       *[other] { $points } Stärkepunkte
    }
marengo-do-pursue = Verfolgen: { $faces_id ->
        [none] { $count ->
                [one] 1 Stein
               *[other] { $count } Steine
            }
       *[other] { $faces }{ $new ->
        [0] {""}
       *[other] , jetzt gezeigt
    }
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}aus Mischung { $shuffle }
    }
marengo-do-move = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }{ $faces_id ->
        [none] {""}
       *[other] {" "}({ $faces }{ $new ->
            [0] {""}
           *[other] , jetzt gezeigt
        })
    }{ $asleep ->
        [0] {""}
        [one] , 1 schläft
       *[other] , { $asleep } schlafen
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}aus Mischung { $shuffle }
    } von { $start } nach { $to } bewegen{ $via_id ->
        [none] {""}
       *[other] {" "}über { $via }
    }
marengo-do-block = { $over } blockieren: { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }{ $faces_id ->
        [none] {""}
       *[other] {" "}({ $faces }{ $new ->
            [0] {""}
           *[other] , jetzt gezeigt
        })
    }{ $asleep ->
        [0] {""}
        [one] , 1 schläft
       *[other] , { $asleep } schlafen
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}aus Mischung { $shuffle }
    }
marengo-do-withdraw = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }{ $faces_id ->
        [none] {""}
       *[other] {" "}({ $faces }{ $new ->
            [0] {""}
           *[other] , jetzt gezeigt
        })
    }{ $asleep ->
        [0] {""}
        [one] , 1 schläft
       *[other] , { $asleep } schlafen
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}aus Mischung { $shuffle }
    } von { $over } zurück in Reserve nehmen
marengo-do-road = Auf der Straße von { $start }: { $faces_id ->
        [none] { $asleep ->
            [0] 1 Stein
           *[other] 1 schlafender Stein
        }
       *[other] { $faces }{ $new ->
            [0] {""}
           *[other] , jetzt gezeigt
        }
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}aus Mischung { $shuffle }
    }, { $parts }
marengo-do-enter = Verstärkung ({ $entry }): { $faces_id ->
        [none] { $asleep ->
            [0] 1 Stein
           *[other] 1 schlafender Stein
        }
       *[other] { $faces }{ $new ->
            [0] {""}
           *[other] , jetzt gezeigt
        }
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}aus Mischung { $shuffle }
    }{ $parts_id ->
        [none] {""}
       *[other] , { $parts }
    }
marengo-do-pontoon = Verstärkung über die Pontonbrücke: { $faces_id ->
        [none] { $asleep ->
            [0] 1 Stein
           *[other] 1 schlafender Stein
        }
       *[other] { $faces }{ $new ->
            [0] {""}
           *[other] , jetzt gezeigt
        }
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}aus Mischung { $shuffle }
    }
marengo-do-continue = Nach { $over } aufschließen: { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }{ $faces_id ->
        [none] {""}
       *[other] {" "}({ $faces }{ $new ->
            [0] {""}
           *[other] , jetzt gezeigt
        })
    }{ $asleep ->
        [0] {""}
        [one] , 1 schläft
       *[other] , { $asleep } schlafen
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}aus Mischung { $shuffle }
    }
marengo-do-stop = Den Vorstoß stoppen: { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }{ $faces_id ->
        [none] {""}
       *[other] {" "}({ $faces }{ $new ->
            [0] {""}
           *[other] , jetzt gezeigt
        })
    }{ $asleep ->
        [0] {""}
        [one] , 1 schläft
       *[other] , { $asleep } schlafen
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}aus Mischung { $shuffle }
    }
marengo-do-yield = Den Vorstoß nicht stoppen: Rückzug
marengo-do-stay = Die Angreifer bleiben, wo sie sind
marengo-do-hold = Alle Angreifer blockieren den Zugang
marengo-do-advance = Hineingehen: { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }{ $faces_id ->
        [none] {""}
       *[other] {" "}({ $faces }{ $new ->
            [0] {""}
           *[other] , jetzt gezeigt
        })
    }{ $asleep ->
        [0] {""}
        [one] , 1 schläft
       *[other] , { $asleep } schlafen
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}aus Mischung { $shuffle }
    }
marengo-do-split = Teilen: { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }{ $faces_id ->
        [none] {""}
       *[other] {" "}({ $faces }{ $new ->
            [0] {""}
           *[other] , jetzt gezeigt
        })
    }{ $asleep ->
        [0] {""}
        [one] , 1 schläft
       *[other] , { $asleep } schlafen
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}aus Mischung { $shuffle }
    } { $count ->
        [one] blockiert
       *[other] blockieren
    } den Zugang, die anderen bleiben
marengo-do-show = { $faces } bei { $place } zeigen{ $shuffle ->
        [0] {""}
       *[other] {" "}aus Mischung { $shuffle }
    }
marengo-do-sacrifice = Den Verlust bei { $place } trägt { $faces_id ->
        [none] { $asleep ->
            [0] 1 Stein
           *[other] 1 schlafender Stein
        }
       *[other] { $faces }{ $new ->
            [0] {""}
           *[other] , jetzt gezeigt
        }
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}aus Mischung { $shuffle }
    }
marengo-do-go = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }{ $faces_id ->
        [none] {""}
       *[other] {" "}({ $faces }{ $new ->
            [0] {""}
           *[other] , jetzt gezeigt
        })
    }{ $asleep ->
        [0] {""}
        [one] , 1 schläft
       *[other] , { $asleep } schlafen
    }{ $shuffle ->
        [0] {""}
       *[other] {" "}aus Mischung { $shuffle }
    } { $count ->
        [one] zieht
       *[other] ziehen
    } sich von { $place } nach { $to } zurück
marengo-do-next = { $phase_id ->
        [start] Den Zug beginnen
        [assault] Keine weiteren Sturmangriffe: zur Bewegung
        [move] Die Bewegung beenden
        [announce] Nichts ankündigen: den Zug beenden
       *[other] Weiter zur nächsten Phase
    }
marengo-do-pass = { $step ->
        [2] Kein Defensivfeuer
        [4] Niemand steht vorn
        [8] Keine Verfolgung
       *[other] Nein
    }
marengo-do-concede = Die Schlacht aufgeben
