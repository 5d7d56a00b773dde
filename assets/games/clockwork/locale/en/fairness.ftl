# How fair a map is

clockwork-category = { $category ->
    [points] lakes, forests
    [villages] villages
    [magic] towers
    [science] factories
    [religion] shrines
    [citadels] citadels
   *[opening] first round
}
clockwork-why-equal = All capitals are equally good.
clockwork-why-farther = Worst gap { $gap } %: { $capital } has its nearest { $kind ->
    [tower] tower
    [factory] factory
    [shrine] shrine
    [forest] forest
    [lake] lake
    [village] village
   *[citadel] citadel
} { $steps ->
    [one] one step
   *[other] { $steps } steps
} farther away than { $other }.
clockwork-why-less = Worst gap { $gap } %: { $capital } has { $category ->
    [points] the worst access to lakes and forests
    [villages] the worst access to villages
    [magic] the worst access to towers
    [science] the worst access to factories
    [religion] the worst access to shrines
    [citadels] the worst access to citadels
   *[opening] the poorest tiles within reach of the first round
}, { $other } { $category ->
    [opening] the richest
   *[other] the best
}.
clockwork-fairer-than = fairer than { $percent } % of random maps
clockwork-fairer-than-all = fairer than each of { $maps } random maps

trouble-map-no-symmetry = Layout { $layout } has no symmetric map with these numbers of tiles and these locked tiles; ask for a fair one instead. With four players 4 of each kind and 6 villages always work.
trouble-map-not-fair = No fair map was found on layout { $layout } with these tiles; unlock some, choose other numbers, or ask for the fairest instead.
