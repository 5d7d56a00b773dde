# The command line.

cli-companion = Keeps score beside the board, checks every move and names the rule that forbids it.
cli-heading-usage = Usage:
cli-heading-options = Options
cli-heading-own-commands = Commands of single games
cli-heading-commands = Commands

cli-play = Open the screen at a table.
cli-new = Set up a new table; prints its id.
cli-tables = List the tables, newest first.
cli-rename = Give a table another name.
cli-archive = Put a table away (--back: bring it back).
cli-demo = Make a table to try things on, and show it.
cli-show = Show the table, as everybody or as one side sees it.
cli-choices = List who has to decide what, with every legal move.
cli-log = Show everything that was entered, with hand instructions.
cli-ahead = Show what a faction that nobody plays would do after these moves; enters nothing.
cli-why = Explain an entry of the log: the rules behind it.
cli-recheck = Check an old game against today's rules; changes nothing.
cli-enter = Enter a move, or its number in “choices”; without one it is asked for (unseen if secret).
cli-continue = Go on until somebody has to decide, e.g. the whole turn of a faction that nobody plays.
cli-undo = Take back the last entry.
cli-redo = Put back what was taken back.
cli-jump = Go to any entry of the log, undone ones too.
cli-force = Enter a move against the rules, as a house rule.
cli-set = Correct the table: field path and JSON value.
cli-replay = Play a record (a file, or - for standard input).
cli-export = Write what everybody may know of a game as text (- for standard output), or the table as it stands as a code (--code).
cli-import = Make a table from a record, or from a printed code (--code).
cli-rules = Look rules up by game, id or words.
cli-options = List the options of a game.
cli-data = Check data files of your own: data check FILE…
cli-where = Say where Companion keeps its files.
cli-backups = List the backups of the database.
cli-restore = Put a backup back in place (the newest, or by name).

# How arguments and values are called in the help.
cli-word-options = [OPTIONS]
cli-word-command = [COMMAND …]
cli-word-game = GAME
cli-word-table = TABLE
cli-word-move = MOVE
cli-word-moves = MOVES
cli-word-entry = NUMBER
cli-word-steps = NUMBER
cli-word-name = NAME
cli-word-seat = SIDE
cli-word-settings = OPTION=VALUE
cli-word-seats = SIDE=NAME
cli-word-reason = TEXT
cli-word-path = PATH
cli-word-value = VALUE
cli-word-file = FILE
cli-word-code = CODE
cli-word-files = FILE
cli-word-words = WORDS

cli-option-lang = language: en or de
cli-option-help = show this help
cli-option-as_json = print JSON
cli-option-settings = set an option (see: companion options GAME)
cli-option-seats = name a player
cli-option-name = name of the table
cli-option-archived = the archived ones
cli-option-back = bring it back
cli-option-seat = the side that looks or moves
cli-option-steps = how many steps
cli-option-agreed = everybody agrees
cli-option-plain = sentences and a prompt instead of the screen, e.g. for a screen reader
cli-option-reason = why
cli-option-with_state = show the table at the end
cli-option-keep_going = go on after a refused line
cli-option-editions = where the editions differ
cli-option-coverage = which rules the tests name
cli-option-game = the game the files are for, if they do not tell it themselves
cli-option-code = a printed code, typed or scanned (- for standard input)
cli-option-as_code = print the code that restores the table as it stands
cli-option-everything = the whole table with everybody's secrets, to replay it elsewhere or keep it

cli-hand = ✋
cli-instead = Try:{" "}
cli-warning = Careful:
cli-optional = {" "}(if you like)
cli-undone = {" "}(undone)
cli-prompt = Move
cli-aborted = Stopped; nothing was entered.
cli-stopped-stored = Stopped, but only after it was stored: “companion tables” and “companion log” show how it stands.
cli-already = That has happened already, by itself.
cli-rest = Not entered yet: { $moves }
cli-no-tables = No tables yet.
cli-no-choices = Nothing to decide now.
cli-unreadable = (cannot be read by this Companion)
cli-welcome = COMPANION
cli-next = companion new { $game }   ·   companion show TABLE   ·   companion --help
cli-result = The game is over: { $count ->
        [0] a tie.
        [1] { $who } wins.
       *[other] { $who } win.
    }
cli-entry-start = start
cli-entry-play = move
cli-entry-seal = face down
cli-entry-reveal = reveal
cli-entry-force = house rule
cli-entry-correct = correction
cli-entry-undo = undo
cli-entry-redo = redo
cli-entry-jump = jump
cli-archived = { $table } is put away.
cli-unarchived = { $table } is back.
cli-line = Line { $line }: { $move }: { $sentence }
cli-exported = Written to { $path }.
cli-export-withheld = What only some players may know is left out: this is the log as everybody heard it and the position as everybody sees it. “--everything” writes the whole table, secrets included.
cli-code-sealed = What lies face down, or only one side may know, is not in the code: the restored table asks for it again.
cli-differs = Entry { $entry } (rules { $rules }) comes out differently under today's rules { $ours }. Nothing was changed.
cli-same = { $entries ->
        [one] The one entry comes out the same
       *[other] All { $entries } entries come out the same
    } under today's rules.
cli-coverage = { $game }: tests name { $named } of { $rules } rules and rulings.
cli-free = free text
cli-asked = asked
cli-data-good = { $path } is fine.
cli-where-data = Tables: { $path }
cli-where-backups = Backups: { $path }
cli-no-backups = No backups yet.
cli-restored = The backup { $name } is in place.
cli-restored-elsewhere = Companion is open in another window; these are its tables there too from now on.
cli-aside = The database it replaces is kept as { $path }.
cli-crash = Something went wrong inside Companion; nothing that was stored is lost. Details for a bug report: { $path }
cli-kind-setup = set-up
cli-kind-legality = what is allowed
cli-kind-effect = what happens
cli-kind-bookkeeping = keeping track
cli-kind-victory = winning
cli-kind-ruling = ruling
cli-source-from = follows from
cli-source-derived = follows from the other rules
cli-source-ruling = ruling
cli-source-option = option
cli-source-against = against
cli-source-nothing = nothing
cli-source-names = names
cli-source-cards = cards

cli-wrong-command = There is no command “{ $word }”{ $near ->
        [none] .
       *[other] ; did you mean “{ $near }”?
    } “{ $path } --help” lists them.
cli-wrong-option = There is no option { $word }. “{ $path } --help” lists them.
cli-wrong-missing = { $word } is missing. “{ $path } --help” shows how it is called.
cli-wrong-value = The value of { $word } does not fit{ $range ->
        [none] .
       *[other] : possible are { $range }.
    } “{ $path } --help” shows how it is called.
cli-wrong-other = I cannot make sense of “{ $word }”. “{ $path } --help” shows what there is.
