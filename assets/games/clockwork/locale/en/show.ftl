# Clockwork Wars: a table in one line, in words, and looked back on.

clockwork-headline = { $phase ->
        [over] finished
       *[other] round { $turn } of { $last }
    }, { $points } VP

## The table in words

clockwork-show-round = round { $round } of { $last } · { $phase } · { $age ->
        [early] Early Age
        [middle] Middle Age
       *[late] Late Age
    }
clockwork-show-player = { $seat_full } ({ $start ->
        [0] {""}
       *[other] start player,{" "}
    }{ $capital }): { $vp } VP · { $pool } in the pool · { $supply } in the supply{ $action_id ->
        [none] {""}
       *[other] {" "}· { $action }
    }
clockwork-show-ally = {"  "}allied with { $ally }{ $commander ->
        [0] {""}
       *[other] , commander this round
    }
clockwork-show-influence = {"  "}influence: { $points }
clockwork-show-figures = {"  "}{ $place ->
        [reserve] in reserve
       *[removed] out of the game
    }: { $parts }
clockwork-show-cards = {"  "}espionage cards: { $count }
clockwork-show-orders = {"  "}orders are written
clockwork-show-call = {"  "}call to arms: { $tile }
clockwork-show-court = Court of { $court }, spies: { $parts } · { $holder_id ->
        [nobody] controlled by nobody
       *[other] controlled by { $holder }
    }
clockwork-show-agent = {"  "}{ $seat }'s Agent is one of the spies
clockwork-show-tile = { $tile } { $terrain } · { $holder_id ->
        [nobody] controlled by nobody
       *[other] controlled by { $holder }
    }
clockwork-city = city
clockwork-show-units = {"    "}{ $seat_side }: { $units }
clockwork-show-token = {"    "}token: { $slot }
clockwork-show-battle = Battle in { $tile }: { $parts }{ $leviathan_id ->
        [nobody] {""}
       *[other] {" "}· { $leviathan } plays the Leviathan
    }
clockwork-show-discovery = Discovery { $slot } ({ $domain }{ $price ->
        [-1] {""}
       *[other] {" "}{ $price }
    }): { $place ->
        [available] to be had
        [owned] { $owner }, token on { $token }
        [neutral] belongs to nobody, token on { $token }
       *[removed] out of the game
    }
clockwork-show-general = { $general }: { $place_id ->
        [available] to be had
        [removed] out of the game
        [display] in { $owner }'s display
       *[other] { $owner }'s, on { $place }
    }

## Looking back on a game; .label stands before the numbers in a table

clockwork-summary-length = { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $battles ->
        [one] 1 battle
       *[other] { $battles } battles
    }
clockwork-summary-harvest = VP from forests and lakes: { $parts }
    .label = forests, lakes (VP)
clockwork-summary-won = Battles won: { $parts }
    .label = battles won
clockwork-summary-lost = Units lost: { $parts }
    .label = units lost
clockwork-summary-bought = Discoveries and generals: { $parts }
    .label = cards bought
clockwork-summary-captured = Tokens captured: { $parts }
    .label = tokens captured
