# The terminal app.

## Keys, as the foot of a screen names them

key-language = Deutsch
key-theme = theme
key-palette = commands
key-help = help
key-quit = quit
key-leave = leave
key-back = back
key-open = open
key-rename = rename
key-copy = copy
key-archive = put away
key-archived = archive
key-export = export
key-export_everything = export everything
key-import = import
key-print = print
key-make = print
key-tick = tick
key-view = open the PDF
key-save_as = print to …
key-kit = for tonight
key-page_back = page back
key-page_forward = next page
key-rulebook = rules
key-settings = settings
key-start = start
key-all_rules = all / only now
key-entry = type a move
key-undo = undo
key-redo = redo
key-step_back = step back
key-step_forward = step on
key-turn_back = a turn back
key-turn_forward = a turn on
key-rules = rules now
key-history = history
key-branches = branches
key-plan = plan ahead
key-keep = keep the plan
key-correct = correct the table
key-force = force as house rule
key-force_typed = force as house rule
key-correct_typed = correct the table
key-offers = more
key-pass = pass
key-go_on = go on
key-clock = clock
key-calculator = combat
key-go_home = home
key-chart = chart
key-table_settings = this table
key-desk = desk
key-own_side = my side
key-phones = phones
key-switch_on = switch on
key-release = release
key-for_everybody = TV
key-next_address = next address
key-switch_off = switch off
key-enter_line = enter it

## The command palette

tui-commands = Commands
tui-palette = a part of its name
tui-palette-none = No command is called that.
tui-quit-key = ctrl+q closes Companion; everything entered is stored.
palette-language = Speak German
palette-theme = Show the next theme
palette-quit = Close Companion; everything is stored
palette-leave = Back; everything entered is stored
palette-rename = Give the table another name
palette-copy = The same game once more, to try something else
palette-archive = Put the table into the archive, or take it out
palette-export = Write the game to a file, without what is secret
palette-export_everything = Write the whole table to a file, secrets included
palette-import = Make a table from a file or a printed code
palette-archived = Show the archive, or the tables in play
palette-print = Print cards, tracks, aids or this table
palette-rulebook = Look up the rules
palette-settings = Language, theme, signs, clock
palette-help = What the keys do here
palette-back = Out of what lies on top, one step
palette-entry = Type a move; tab completes it
palette-undo = Take the last entry back
palette-redo = Put back what was taken back
palette-turn_back = To where this turn began
palette-turn_forward = To where the next turn began
palette-rules = The rules that apply now
palette-history = Everything that happened, and why
palette-branches = Show what was undone as well
palette-plan = Try moves that are not entered
palette-keep = Enter the planned moves for real
palette-correct = The table shows something else
palette-force = Play the typed move against the rules
palette-clock = Stop the clock, or let it go on
palette-calculator = What would come of a fight
palette-chart = The race, turn by turn
palette-table_settings = How strict: rules enforced, advised or off
palette-offers = What is seldom done, e.g. end the game
palette-pass = Decline what could be done now
palette-go_on = Go on until somebody has to decide
palette-desk = Decide at the desk: pick, see what comes of it
palette-own_side = What only one side may see of its own, behind the curtain
palette-phones = Scan a code, sit down, decide on your own phone
palette-switch_on = Let phones join from now on
palette-release = The seat is free again; that phone has to join anew
palette-for_everybody = The code for a screen for everybody, and back
palette-next_address = If no phone comes through: another address of this laptop
palette-switch_off = Nobody listens any more; everybody keeps the seat
palette-enter_line = Enter what stands on the line

## Home

tui-name = COMPANION
tui-welcome = Welcome! Press 1 for your first table; everything you enter is kept.
tui-archive-empty = Nothing is put away.
tui-home-no-table = Put the cursor on a table first.
tui-home-back = This is where everything begins. { $key } closes Companion.
tui-resume = Resume
tui-finished = Finished
tui-finished-won = { $who } won { $points }
tui-finished-tie = a tie { $points }
tui-archived = Archive
tui-new = New table
tui-paper = Paper
tui-workshops = Workshops
tui-rules = Rules
tui-settings = Settings
tui-about-print = cards, tracks, player aids, or a table as it stands
tui-about-rules = every rule, by its number or its words
tui-today = today { $time }
tui-yesterday = yesterday { $time }
tui-date = { $year }-{ $month }-{ $day }
tui-rename = What is the table to be called?
tui-copy = What is the copy to be called?
tui-copy-name = { $name }, copy
tui-put-back = A backup was put back in another window: these are its tables now.
tui-put-away = The table is in the archive.
tui-brought-back = The table is back in play.
tui-exported = The game is written to
tui-export-use = It can be imported here or on another laptop.
tui-export-withheld = What only some players may know is left out; { $key } at home writes the whole table, secrets included.
tui-export-everything = Everybody's secrets will be in the file, also orders that lie face down. Write it?
tui-import = The file of an exported game, e.g. output/kitchen.record, or the code of a printed table
tui-code-lines = { $lines ->
        [one] The first line of the code is right.
       *[other] { $lines } lines of the code are right.
    }

## A new table

tui-new-person = name, if you like
tui-new-rulings = Rulings
tui-new-rulings-shut = { $changed ->
        [0] as recommended
        [one] one changed
       *[other] { $changed } changed
    }
tui-new-rulings-open = what the rulebook leaves open
tui-new-suggested = { $key } takes “{ $value }”
tui-new-missing = { $count ->
        [one] One answer is missing: { $question }
       *[other] { $count } answers are missing, first: { $question }
    }
tui-new-doubtful = { $doubts } Begin like this?

## Settings

tui-set-language = Language
tui-set-theme = Theme
tui-set-ascii = Plain ASCII signs
tui-set-clock = Clock
tui-on = on
tui-off = off
tui-language-en = English
tui-language-de = Deutsch
tui-theme-companion = dark
tui-theme-companion-light = light
tui-theme-high-contrast = high contrast
tui-theme-monochrome = without colour
tui-ascii-forced = This terminal shows ASCII signs only.
tui-place-tables = Your tables
tui-place-backups = Their backups
tui-place-games = Scenarios of your own
tui-place-keys = Keys of your own: lines such as  undo = "z"
tui-settings-lost = The settings could not be stored; they hold until you leave.

## Rules

tui-rules-search = a word or a rule, e.g. { $example }
tui-rules-now = { $count ->
        [one] 1 that applies now
       *[other] { $count } that apply now
    }, of { $all }
tui-rules-all = { $count ->
        [one] one rule
       *[other] { $count } rules
    } of { $all }
tui-rules-none = No rule has these words.

## Questions

tui-yes = yes
tui-no = no
tui-yes-key = y
tui-no-key = n
tui-type-in-hint = enter takes it, esc leaves it
tui-ask-hint = esc: no
tui-pick-hint = a number, or arrows and enter; esc goes back
tui-search-hint = arrows and enter take a line, esc goes back
tui-notice-hint = enter or esc closes this
tui-keys = Keys
tui-keys-here = here
tui-keys-everywhere = everywhere

## The table

tui-choice-hand-over = Hand the laptop to { $seat }: pick in secret
tui-choice-anew = Hand the laptop to { $seat }: pick anew, in secret
tui-choice-open = It lies open already: enter it for all
tui-open-cards = What lies on the table?
tui-open-cards-hint = a digit each; arrows for the other cards, left and right for the other player; esc goes back
tui-open-cards-all = enter takes it; a digit, left and right change it; esc goes back
tui-why-unseen = enter shows why, when nobody else can see; esc goes back to the table
tui-why-unseen-on = enter goes back to the table
tui-choice-draw = { $seat }: let the laptop draw, unseen
tui-choice-roll = Let the laptop roll
tui-choice-type = Type what the real dice show
tui-choice-go-on = Go on until somebody has to decide
tui-choice-final = Who won, and why
tui-no-quiet-undo = Taking this back later needs everybody's consent.
tui-over = The game is over.
tui-try = try
tui-offer-force = { $key }  as a house rule
tui-offer-correct = { $key }  correct the table
tui-offer-back = { $key }  leave it
tui-part-back = { $key }: one step back
tui-offers = What else there is
tui-offers-none = Nothing else is on offer now.
tui-offers-sure = { $offer }. Really?
tui-desk-none = There is no desk for what is asked now.
tui-desk-refused = Not allowed: above stands every rule against it.
tui-desk-nothing = Nothing is picked or typed yet.
tui-desk-entry = pick above, or type the move
tui-pass-none = Nobody can pass now.
tui-pass-which = There is more than one way to pass: choose it from the list.
tui-force-nothing = Type the move first ({ $key }), then force it.
tui-branches-none = There are no branches: nothing was undone and played differently.
tui-plan-none = Nothing is planned. { $key } begins a plan.
tui-plan-already = This is a plan already: { $keep } keeps it, { $back } drops it.
tui-clock-off = The clock is switched off in the settings.
tui-leave-key = There is nothing to go back from. { $key } leaves the table.
tui-secret-yes = secret: press enter to lay it face down
tui-secret-no = secret: it stays masked
tui-line-waits = The line waits here. { $asked }
tui-flag-plan = PLAN: nothing is entered
    .label = PLAN
tui-flag-looking = looking on
tui-flag-relaxed = house rules
tui-flag-by-hand = by hand
tui-working = Working…
tui-flag-undone = steps undone
    .label = undone
tui-flag-phones = phones: { $count }
tui-clock-left = { $time } left
tui-clock-over = Time is up: { $name } has taken { $minutes } minutes.
tui-clock-paused = paused
tui-consent = This takes back what everybody has seen. Do all agree?
tui-force-reason = House rule: { $move }. Why? (may stay empty)
tui-force-unseen = House rule, face down. Why? Everybody may read this. (may stay empty)
tui-clocks-lost = What the clocks show could not be stored; everything that was entered is.
tui-leave = Leave the table? It waits for you where you left it.
tui-decided-elsewhere = { $seat } has decided on another device.
tui-curtain-hand-over = Hand the laptop to
tui-curtain-press = press enter when nobody else can see; esc puts it off
tui-curtain-choose = Nobody else looks? { $asked }
tui-curtain-secret = a number, or arrows and enter; esc puts it off
tui-curtain-force = a number, or arrows and enter; { $key }: against the rules; esc puts it off
tui-curtain-forcing = against the rules: a number, or arrows and enter; { $key }: within the rules
tui-unseen-hint = tab goes on with what fits; enter takes it; esc puts it off
tui-unseen-offers = fits:
tui-unseen-back = ; { $key } back to the answer before
tui-own-who = Who looks at their own side?
tui-own-choose = a number, or arrows and enter; esc goes back to the table
tui-own-press = press enter when nobody else can see; esc goes back to the table
tui-own-head = for your eyes only; esc covers it
tui-own-sealed = face down: { $move }
tui-own-nothing = Nothing of this side is hidden from the others now.
tui-own-drawn = { $key } shows { $seat } what was drawn, behind the curtain.
tui-correct-none = Nothing on the table is called that.
tui-why = Why? Entry { $entry }
tui-why-nothing = Nothing has come of this yet: the entries after it tell what did.
tui-why-go = go to this entry
tui-why-close = close
tui-table-settings = How strict is this table?
tui-table-settings-hint = enter or space switches a line, esc goes back
tui-automatic-on = by itself
tui-automatic-off = by hand
tui-policy-enforce = enforced
tui-policy-advise = advised
tui-policy-off = off
tui-entry = type a move, e.g. { $move }; tab completes
tui-entry-short = a move, e.g. { $move }
tui-entry-shortest = type a move

## The end of a game, the chart, the calculator

tui-final-wins = { $who } { $count ->
        [1] wins
       *[other] win
    }
tui-final-side = { $side }{ $person ->
        [none] {""}
       *[other] {" "}({ $person })
    }
tui-final-tie = A TIE
tui-final-open = The game goes on.
tui-chart = The race, turn by turn
tui-chart-hint = esc or a click closes this
tui-chart-none = There is no score yet that everybody knows.
tui-calculator-none = This game has nothing to calculate.
tui-calculator-hint = up and down: line   left, right or a digit: value   esc: close

tui-key-pageup = PgUp
tui-key-pagedown = PgDn
tui-key-space = space

## Hands

tui-hands = NOW WITH YOUR HANDS ({ $count })
tui-hands-short = YOUR HANDS ({ $count })
tui-hands-none = Nothing has to be done on the table.
tui-ahead = AFTER YOUR PLAN ({ $count })
tui-ahead-short = AFTER IT ({ $count })
key-done = done
key-more_hands = go on
key-inventory = what lies where
tui-correct = What lies where? Choose what the table shows differently
tui-correct-where = What does the table show differently?
tui-correct-how = Arrow keys and enter, the mouse, or type what to look for.
tui-correct-number = How many, or what does it show? { $what } ({ $low } to { $high })
tui-correct-value = What does the table show? { $what }
tui-correct-search = a part of its name, e.g. { $example }
tui-correct-game = The game itself
tui-correct-keep = Keep it so: { $what }
tui-correct-nowhere = it does not lie there
tui-correct-digits = Type a number, or esc to go back.

## A board to look around on

key-look = look closer
key-zoom = zoom
palette-look = go from place to place on the board; + and - zoom, shift and an arrow move the window
palette-zoom = closer to the board, and back to all of it
