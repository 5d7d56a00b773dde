# Scenarios and series on paper.

march-sheet-scenario = Set-up on one page
march-sheet-scenario-about = the scenario on one page, from its file: a picture of the set-up, what lies ready, the hand, what is different
march-scenario-picture = The set-up
march-scenario-ready = Lying ready
march-scenario-hand = The hand of each player
march-scenario-cubes = Stock: *{ $black } black* cubes (5 VP) and *{ $white } white* ones (1 VP), together { $vp } VP.
march-scenario-boxed = Back into the box: { $black } black, { $white } white.
march-scenario-armies = Armies of each player: *{ $armies }*{ $home ->
        [-1] ; how many begin at home is settled before the game.
       *[other] , { $home } of them at home from the beginning.
    }
march-scenario-goal = *{ $goal } VP* end the game. { $tie ->
        [1] Both there in the same turn: a tie.
       *[0] Both there in the same turn: more VP wins.
    }
march-scenario-basic = SCORE brings { $vp } VP before countries are counted.
march-scenario-vp = VP { $range }
march-scenario-touching-open = Which cards touch is settled before the game: draw the lines.
march-scenario-touch = { $one } and { $two } touch.

march-sheet-worksheet = Worksheet for a scenario
march-sheet-worksheet-about = a form for a scenario of your own, with a line for everything its file can say
march-worksheet-note = Fill it in, then write the file: docs/scenarios.md names the fields
march-worksheet-name-en = name in English
march-worksheet-name-de = name in German
march-worksheet-heads = id | name | home | owner | VP at the start | lowest VP | highest VP | strength | highest strength | garrison | blue armies | orange armies
march-worksheet-touching = pairs of cards that touch, e.g. BH-N N-OH
march-worksheet-armies = armies (3)
march-worksheet-armies-in-play = at home
march-worksheet-threshold = VP to win (18)
march-worksheet-basic-vp = VP of SCORE (1)
march-worksheet-home-floor = home VP from (0)
march-worksheet-cubes-black = black cubes
march-worksheet-cubes-white = white cubes
march-worksheet-boxed-black = black in the box
march-worksheet-boxed-white = white in the box
march-worksheet-hand = The hand of each player: write how often
march-worksheet-more = both at the goal: more VP wins
march-worksheet-tie = both at the goal: a tie
march-worksheet-home-enemy = the own home counts with an enemy army in it
march-worksheet-own = Cards of your own, with their step a–f; notes

march-sheet-series = Series pad
march-sheet-series-about = many games between the same two players: who won what, and how the series stands
march-series-note = Change colours after every game
march-series-one = first player
march-series-two = second player
march-series-since = since
march-series-heads = no. | date | scenario | blue | VP blue | VP orange | turns | winner
march-series-sums = won | lost | ties | VP

march-sheet-box = Box and bag labels
march-sheet-box-about = a tuck box for the cards of the scenario, to fold and glue, and a label for each bag
march-box-cards = { $name } · cards: { $cards }
march-bag-armies = armies, { $seat }
march-bag-black = black cubes, 5 VP each
march-bag-white = white cubes, 1 VP each
march-bag-dice = dice for VP and strength
