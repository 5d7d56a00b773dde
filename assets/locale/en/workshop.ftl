# Workshops: files of the owner on the bench.

workshop-yours = yours: { $file }
workshop-ours = ours
workshop-yours-now = This is yours from now on: { $file }. The next table takes it.
workshop-damaged = cannot be read
workshop-mistakes = { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    }
workshop-sound = no mistakes
workshop-unkept = The last changes could not be saved. Leave without them?
