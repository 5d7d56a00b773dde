# Orders put together by taps, on a phone.

clockwork-steps-order = { $tile }: { $units }{ $via_id ->
        [none] {""}
       *[other] {" "}by { $via }
    }
clockwork-steps-change = change
clockwork-steps-remove = remove
clockwork-steps-at = { $tile }: how many workers?
clockwork-steps-terrain = { $terrain }, { $way ->
        [own] yours
        [beside] beside yours
        [reinforce] fought over, yours hold out
        [march] by forced march
       *[none] out of the workers’ reach
    }
clockwork-steps-workers = { $count }
clockwork-steps-with = With whom?
clockwork-steps-figure = { $figure }
clockwork-steps-via = Which way?
clockwork-steps-beside = Beside the map
clockwork-steps-near = Yours and beside
clockwork-steps-far = By forced march
clockwork-steps-closed = Out of the workers’ reach
clockwork-steps-tile = { $tile }
clockwork-steps-place = { $terrain_id ->
        [none] spies
       *[other] { $terrain }
    }{ $ordered ->
        [0] {""}
       *[other] {" "}+{ $ordered }
    }
