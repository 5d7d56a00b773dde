# Der Automa: allein oder gemeinsam spielen.

aces-option-players-coop = zu zweit gemeinsam gegen den Automa
aces-option-players-solo = allein gegen den Automa
aces-option-side = Euer Team
aces-option-side-allies = die Alliierten
aces-option-side-germany = Deutschland
aces-option-difficulty = Stärke des Automa
aces-option-difficulty-standard = Standard: ein Geschütz mehr
aces-option-difficulty-easy = einfach: keine weiteren Einheiten
aces-option-difficulty-hard = schwer: ein Geschütz, eine Infanterie mehr
aces-option-difficulty-overkill = Overkill: + Panzer und spezielle Infanterie
aces-option-half-whole = der ganze Spielplan (zu zweit gemeinsam)
trouble-aces-whole-map = Zwei Seiten spielen auf dem halben Spielplan; nur zu zweit gemeinsam gegen den Automa geht auch der ganze.
trouble-aces-automa-mission = { $mission ->
        [ardennes] Die Mission Ardennen spielt der Automa nicht: Seine Prioritäten sagen nichts über eine Küste, die Panzer erreichen müssen.
       *[other] Die Mission V2 spielt der Automa nicht: Seine Prioritäten sagen nicht, wo er eine Rampe versteckt und worauf er feuert.
    } Er spielt Scharmützel, Wetter und Gebirge.
trouble-aces-automa-sets = Der Automa wählt nichts geheim: Spielt mit einem Satz oder zweien.
aces-field-automa = der Automa
aces-field-attacked = in diesem Zug angegriffen
aces-field-unit = Einheit, die handelt
aces-field-target = was sie angreift

## Was gefragt wird

aces-ask-reveal = Deckt das nächste Startplättchen des Automa auf
    .roll = Den Laptop eines umdrehen lassen
    .type = Die Nummer auf dem echten Plättchen eintippen
aces-ask-draw = Zieht eine Einheit aus dem Becher des Automa
    .roll = Den Laptop eine ziehen lassen
    .type = Eintippen, was ihr gezogen habt
aces-ask-lot-armies = Der Zufall entscheidet, welche Armeen des Automa handeln: { $about }
    .label = Zufall: welche Armeen handeln
aces-ask-lot-unit = Der Zufall entscheidet, welche Einheit des Automa als nächste handelt: { $about }
    .label = Zufall: welche Einheit ist dran
aces-ask-lot-hex = Der Zufall entscheidet, wohin eine Einheit des Automa geht: { $about }
    .label = Zufall: wohin sie geht
aces-ask-lot-target = Der Zufall entscheidet, wen eine Einheit des Automa angreift: { $about }
    .label = Zufall: wen sie angreift
aces-ask-lot-aim = Der Zufall entscheidet, auf welches Feld eine Einheit des Automa zielt: { $about }
    .label = Zufall: auf welches Feld sie zielt
aces-ask-lot-type = Der Zufall entscheidet, was der Automa kauft: { $about }
    .label = Zufall: was er kauft
aces-ask-lot-factory = Der Zufall entscheidet, in welche Fabrik der Automa es stellt: { $about }
    .label = Zufall: in welche Fabrik
aces-ask-step = Der Automa macht weiter
aces-ask-tell-goal = { $about }: Wie nahe kommt sie an eine neutrale oder feindliche Fabrik?
aces-ask-tell-range = { $about }: Wen kann sie nach ihrer Bewegung angreifen?
aces-ask-tell-here = { $about }: Wen kann sie von dort angreifen, wo sie jetzt steht?
aces-ask-tell-facts = Angriff { $about }: Was gilt für das Ziel?
aces-ask-tell-caught = { $about } bewegt sich: Fängt jemand sie ab?
aces-ask-tell-hit = { $about } zielt so, dass ihr Ziel und die meisten anderen Feinde getroffen werden: Wer wird getroffen, auch eigene?
aces-ask-tell-woods = Wer von denen, die { $about } trifft, steht im Wald?
aces-ask-tell-threatened = Welche seiner leeren Fabriken kann feindliche Infanterie im nächsten Zug erreichen?
aces-ask-tell-nearest = Welcher seiner Fabriken ist ein Feind am nächsten? Bei Gleichstand: wo die meisten so nah sind, dann der zweitnächste
aces-ask-strike = { $about } greift an
aces-ask-reply = { $about } schießt auf den Automa zurück: würfelt, oder tippt die Treffer
    .label = { $about } schießt zurück: Würfel oder Treffer

aces-do-reveal = Startplättchen des Automa: { $tile }
aces-do-draw = Aus dem Becher kommt: { $type }
aces-do-step = { $kind ->
        [move] Der Automa: { $type } { $unit }{ $stays ->
            [0] {" "}zieht { $start } nach { $hex }
           *[other] {" "}bleibt auf { $hex }
        }{ $target_id ->
            [none] {""}
           *[other] , dann Angriff auf { $target }
        }
        [blind] Der Automa: { $type } { $unit } { $rule ->
            [AA-AIN-01] besetzt { $factory }
            [AA-AIN-02] zieht neben eine Fabrik
            [AA-AIN-04] zieht so nahe an eine Fabrik, dass sie nächsten Zug daneben ist
            [AA-AIN-06] zieht auf die nächste Fabrik zu
            [AA-AGU-02] nähert sich ihrem Ziel, so weit sie kann
            [AA-AMB-56] bleibt
           *[other] bewegt sich und greift { $target } an
        }
        [buy] Der Automa kauft { $type } auf { $factory }
        [repair] Der Automa repariert { $type } { $unit }
       *[none] Der Automa macht weiter
    }
aces-hint-tell = { $hits ->
        [one] 1 fester Treffer
       *[other] { $hits } feste Treffer
    }: { $destroyed ->
        [1] zerstört sie
       *[0] { $damage } Schaden
    }
aces-do-tell = { $none_of ->
        [1] { $asked ->
            [caught] Niemand fängt sie ab
           *[other] Nichts davon
        }
       *[0] { $beside ->
            [1] { $asked ->
                [goal] Kommt neben eine, bei der keine eigene Infanterie wartet oder auch feindliche
               *[other] Neben einer Fabrik.{" "}
            }
           *[0] {""}
        }{ $soon ->
            [1] Nächsten Zug daneben{" "}
           *[0] {""}
        }{ $towards ->
            [1] Nur näher an eine{" "}
           *[0] {""}
        }{ $forest ->
            [1] Im Wald.{" "}
           *[0] {""}
        }{ $far ->
            [1] Aus 2 Feldern oder mehr.{" "}
           *[0] {""}
        }{ $near ->
            [1] Erreicht nächsten Zug eine Fabrik.{" "}
           *[0] {""}
        }{ $driven ->
            [1] Eigene Infanterie erreicht ihre Fabrik nächsten Zug.{" "}
           *[0] {""}
        }{ $never ->
            [1] In diesem Zug fängt niemand ab
           *[0] {""}
        }{ $parts_id ->
            [none] {""}
           *[other] { $asked ->
                [goal] Besetzt { $parts }: steht daneben, feindliche Infanterie nicht
                [caught] { $parts } fängt sie ab
               *[other] { $parts }
            }
        }
    }
aces-do-strike = Der Automa: { $unit } greift { $target } an
aces-do-lot = Zufall: { $option }
aces-do-reply = Würfel zurück: { $dice }
aces-do-replied = { $hits ->
        [one] 1 Treffer zurück
       *[other] { $hits } Treffer zurück
    }

## Das Protokoll

aces-drawn = Aus dem Becher: { $type } { $unit } steht auf { $hex }, Armee { $army }.
aces-lot = { $about ->
        [armies] Zufall ({ $number } von { $count }): Von den Armeen des Automa handeln: { $option }.
        [type] Zufall ({ $number } von { $count }): Der Automa kauft { $option }.
       *[other] Der Zufall ({ $number } von { $count }) wählt { $option } aus { $parts }.
    }
aces-ahead-tie = { $about ->
        [armies] Der Zufall sagt, welche Armeen handeln: { $parts }. Hier so, als wäre es { $option }.
       *[other] Gleichstand: { $parts }. Hier so, als wählte der Zufall { $option }.
    }
aces-ahead-let-pass = { $unit } ließe sich hier abfangen. Hier so, als täte es niemand.
aces-ahead-reply = { $unit } schießt mit Würfeln zurück. Hier so, als träfe keiner.
aces-ahead-dice = Dann entscheiden Würfel; was folgt, lässt sich nicht absehen.
aces-ahead-set-up = Was der Automa täte, lässt sich sagen, sobald alles aufgebaut ist.
aces-ahead-books = Ohne Karte fragt der Automa nach Entfernungen. Seine Einheiten handeln in dieser Folge; jede greift eher an, wer zuerst genannt ist.
aces-ahead-deploy = Reichweite, Wald und Fabriken können das ändern. Mit „aufstellen“ geht der Tisch mit der Karte weiter: Dann lässt sich jeder Schritt sagen.
aces-ahead-unit = { $type } { $unit }: { $seeks ->
        [1] fragt, wie nahe sie an eine Fabrik kommt; sonst fragt sie
       *[0] fragt
    }{ $count ->
        [0] {" "}nichts, denn sie kann niemandem schaden
       *[other] , wer in Reichweite ist: { $parts }
    }.
aces-ahead-place = Dann kauft er { $type } und fragt, welcher von diesen ein Feind nahe ist: { $parts }.
aces-ahead-saves = { $coins ->
        [0] Dann hat er keine Münzen mehr.
        [one] Dann behält er 1 Münze.
       *[other] Dann behält er { $coins } Münzen.
    }
aces-automa-told = { $about_id ->
        [none] Gesagt
       *[other] Über { $about } gesagt
    }: { aces-do-tell }
aces-automa-goes = { $type } { $unit }: { $rule ->
        [AA-AIN-01] besetzt { $factory }.
        [AA-AIN-02] zieht neben eine Fabrik, auf das Feld nach { $letters }.
        [AA-AIN-04] zieht so nahe an eine Fabrik, dass sie nächsten Zug daneben ist, auf das Feld nach { $letters }.
        [AA-AIN-06] zieht so nahe wie möglich an die nächste Fabrik, auf das Feld nach { $letters }.
        [AA-AGU-02] nähert sich dem Ziel mit der höchsten Priorität, so weit sie kann, auf das Feld nach { $letters }.
        [AA-AMB-56] bleibt.
       *[other] auf das Feld nach { $letters }, greift { $target_type } { $target } an ({ $hits ->
            [one] 1 fester Treffer
           *[other] { $hits } feste Treffer
        }).
    }
aces-automa-acts = { $type } { $unit }: { $stays ->
        [0] { $start } → { $hex }
       *[other] bleibt auf { $hex }
    }{ $target_id ->
        [none] {""}
       *[other] , greift { $target_type_id ->
            [none] Feld { $target }
           *[other] { $target_type } { $target }
        } an ({ $hits ->
            [one] 1 fester Treffer
           *[other] { $hits } feste Treffer
        })
    }

## Warum

aces-why-unit = { $count ->
        [one] { $type } { $unit } ist dran: die einzige ihrer Art, die noch nicht gehandelt hat.
       *[other] { $type } { $unit } handelt; von ihrer Art haben noch nicht gehandelt: { $parts }.
    }
aces-why-first = Sie kann Aktion { $action } ausführen; diese könnten nur eine spätere: { $parts }.
aces-why-not = Nicht Aktion { $action }: { $rule ->
        [AA-AIN-01] Neben ihr ist keine Fabrik, die sie besetzen könnte, ohne dass feindliche Infanterie daneben steht
        [AA-AIN-02] Sie kommt neben keine Fabrik, bei der sie warten darf
        [AA-AIN-04] Sie kommt keiner Fabrik so nahe, dass sie nächste Runde daneben wäre
        [AA-AIN-05] Sie kann weder jemanden zerstören noch Infanterie neben einer Fabrik angreifen
        [AA-AIN-06] Sie kommt keiner Fabrik näher
        [AA-AGU-01] Niemand, den sie beschädigen könnte, kommt in ihre Reichweite
       *[AA-AGU-02] Es gibt niemanden, dem sie sich nähern könnte
    }.
aces-why-action = Aktion { $action }: { $rule ->
        [AA-AIN-01] Sie besetzt eine Fabrik
        [AA-AIN-02] Sie zieht neben eine Fabrik
        [AA-AIN-04] Sie kann nächste Runde neben einer Fabrik sein
        [AA-AIN-05] Sie greift nach Priorität a oder b an
        [AA-AIN-06] Sie zieht auf die nächste Fabrik zu ({ $goal_parts })
        [AA-AGU-01] Sie greift an
        [AA-AGU-02] Sie nähert sich { $goal_parts ->
            [none] dem nächsten Feind
           *[other] { $goal_parts }
        }
       *[AA-AMB-56] Sie kann nichts tun und bleibt
    }.
aces-why-among = { $about ->
        [target] { $count ->
            [one] Das einzige Ziel: { $parts }.
           *[other] Ziele: { $parts }.
        }
        [factory] { $count ->
            [one] Die einzige Fabrik mit Platz: { $parts }.
           *[other] Fabriken mit Platz: { $parts }.
        }
       *[hex] { $count ->
            [one] Das einzige Feld: { $parts }.
           *[other] Felder: { $parts }.
        }
    }
aces-why-letter = { $letter_id ->
        [g2] g, in Feldern
        [most] die meisten gleich nahen Feinde
        [1] die meisten Feinde beschädigt
        [2] { $about ->
            [aim] die wenigsten eigenen getroffen
           *[other] der zweitnächste Feind
        }
       *[other] { $letter }
    }: behält { $parts }, nicht { $gone_parts }.
aces-why-lot = Der Zufall hat { $option } aus { $parts } gewählt.
aces-why-aim = Sie zielt auf { $hex }, damit { $target } und die meisten anderen getroffen werden.
aces-why-hits = Feste Treffer: Angriffswert { $value }, { $damage } Schaden, { $level ->
        [0] Rekrut
        [1] Veteran
       *[other] Kriegsheld
    }: { $hits }.
aces-why-repair = { $type } { $unit } wird repariert; beschädigt in eigenen Fabriken: { $parts }.
aces-why-letters = Ihr Feld findet ihr nach den Bewegungsprioritäten { $letters }, in dieser Reihenfolge.
aces-why-buy = Er kauft { $type }: { $rule ->
        [AA-ABY-02] Er hat weniger als 2 Infanterien
        [AA-ABY-03] Er hat genug Infanterie
        [AA-AMB-28] Was er will, kann er nicht bezahlen
       *[other] Er hat vier Panzer
    }.

## Warum nicht

AA-AUT-01 = { $case ->
        [over] Das Spiel ist vorbei.
        [turn] { $seat } ist am Zug, nicht der Automa.
        [all] Die Schritte des Automa werden für den ganzen Tisch eingegeben.
        [waits] Der Automa hat jetzt nichts zu tun.
       *[itself] { $seat } ist der Automa: Für ihn entscheidet niemand.
    }
AA-AUT-04 = { $case ->
        [nothing] Der Automa fragt jetzt nichts.
        [all] Was der Automa fragt, wird für den ganzen Tisch gesagt.
        [one] Hier ist nur eine Antwort möglich.
       *[word] „{ $word }“ ist hier keine Antwort, oder es wurde zweimal gesagt.
    }
AA-AUT-10 = Keine Einheit des Automa greift jetzt an.
AA-AUT-06 = { $case ->
        [first] Zuerst muss der Zufall entscheiden.
        [none] Jetzt ist nichts dem Zufall überlassen.
        [all] Der Zufall wird für den ganzen Tisch eingegeben.
        [dice] { $number ->
            [one] 1 Würfel wurde eingegeben
           *[other] { $number } Würfel wurden eingegeben
        }, nötig sind { $count }.
       *[number] Es gibt keinen Kandidaten { $number }: Sie gehen von 1 bis { $count }.
    }
AA-AUS-07 = { $case ->
        [drawing] Zieht zuerst die Einheiten für das aufgedeckte Plättchen.
       *[tile] Jetzt ist kein Startplättchen des Automa aufzudecken.
    }
AA-AUS-08 = { $case ->
        [now] Jetzt wird nichts aus dem Becher gezogen.
       *[cup] Im Becher ist kein Plättchen „{ $type }“ mehr.
    }
AA-AHT-01 = { $type } { $unit } gehört dem Automa: Zurück macht sie feste Treffer, einzugeben sind keine.
AA-CMB-08 = { $case ->
        [nobody] Jetzt schießt niemand auf den Automa zurück.
       *[other] Zurück schießt nicht { $seat }.
    }
AA-COP-04 = { $type } { $unit } kommt auf Plättchen { $own } oder das gemeinsame Plättchen 3; Plättchen { $army } gehört dem anderen.
