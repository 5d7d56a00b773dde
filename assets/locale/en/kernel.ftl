# What every game says: kernel events, troubles, data mistakes.

together = { $others } and { $last }
event-started = The game begins.
event-by-itself = (by itself, nothing to decide: { $move })
event-sealed = { $seat } has decided (sealed { $digest }).
event-sealed-anew = { $seat } has decided anew, face down (sealed { $digest }).
event-lapsed = What { $seat } laid face down no longer fits the table as it stands now: { $seat } decides again.
event-seal-checked = { $fits ->
        [yes] The seal { $digest } is right
       *[no] The seal { $digest } is wrong: the order was changed after it was laid face down
    }. { $move }. To check it yourself: BLAKE2b (4 bytes) of the salt { $salt } followed by { $order }
record-withheld = Something that only some players know is left out here. These comments tell the game as everybody heard it; the line below leads to the position as everybody sees it, and the table then asks for what is missing.
event-why-earlier = No reasons: this was played by rules { $version }; by the rules of today ({ $ours }) something else comes of it.
event-forced = House rule by { $seat }{ $rules ->
        [none] {""}
       *[other] , against { $rules }
    }{ $reason ->
        [none] .
       *[other] : { $reason }
    }
event-advised = Against the advice of this table: { $rules }.
event-corrected = The table shows something else: { $what }{ $reason ->
        [none] {""}
       *[other] {" "}({ $reason })
    }
event-undo = Taken back: now after entry { $to }.
event-redo = Put back: now after entry { $to }.
event-jump = Gone to entry { $to }.
event-restored = The table stands as it was written down.
table-halted = Nobody can act here, though the game is not over. { $steps ->
        [0] Correct what the table shows differently.
        [one] Undo the last entry, or correct what the table shows differently.
       *[other] Undo { $steps } entries, or correct what the table shows differently.
    }

trouble-which-one = Which one do you mean?
trouble-needs-consent = That takes back what everybody has seen: dice, cards or orders. If everybody agrees, add --agreed.
trouble-unsettled = No rulebook states this, so you have to: { $options }.
trouble-doubtful = { $doubts } If it is meant so, add --agreed; otherwise change the options.
trouble-no-verb = Say what to do. { $known ->
        [none] Nothing can be entered now.
       *[other] Possible words: { $known }.
    }
trouble-verb = I do not know “{ $word }”. { $known ->
        [none] Nothing can be entered now.
       *[other] Possible words: { $known }.
    }
trouble-shape = I cannot read that. Type it like this: { $usage }.
trouble-name = There is no { $kind } “{ $word }”.{ $known ->
        [none] {""}
       *[other] { " " }There are: { $known }.
    }
kind-seat = side
kind-number = number
kind-thing = thing called
trouble-no-number = There is no choice { $word }: the list of choices has { $count }.
trouble-no-seat = Say whose move it is: { $known }.
trouble-wrong-seat = { $seat } cannot move for { $named }.
trouble-not-as-entered = That is not allowed as entered. Only { $seat } may learn why.
trouble-no-answer = That is no answer to what is asked here.
trouble-sealed-already = { $seat } has decided already. Only they can decide anew, unseen.
trouble-secret-refused = That cannot be laid face down now. “companion choices TABLE --seat SIDE” shows you what can.
trouble-secret-among-several = What is decided in secret does not stand among other moves, since everybody can read such a line. Enter it by itself.
trouble-not-secret = This is not decided in secret: enter it openly.
trouble-moved-on = Somebody else has just entered something. Look at the table first.
trouble-table-left = The table has been left here.
trouble-nothing-to-undo = There is nothing to take back.
trouble-nothing-by-itself = Somebody has to decide before the game goes on.
trouble-nothing-ahead = Nobody plays by itself at this table, or it cannot be foreseen now.
trouble-nothing-to-redo = There is nothing to put back.
trouble-not-a-position = Entry { $entry } is an undo or a jump; choose an entry that changed the table.
trouble-no-entry = There is no entry { $entry }. The log lists them all.
trouble-force-impossible = Not even a house rule makes that possible with what is on the table. If the table shows something else, correct it first.
trouble-lacking = On the table would be missing: { $what }.
trouble-no-path = { $case ->
        [first] There is no field “{ $part }”. There are: { $values }.
        [list] “{ $part }” is no place in { $above }: they are counted from 0 to { $values }.
        [empty] There is nothing in { $above } that could be corrected one by one; correct it as a whole.
        [whole] { $above } has no parts: correct it as a whole, without “{ $part }”.
       *[field] There is no “{ $part }” in { $above }. There are: { $values }.
    }
trouble-senseless = With that value of { $path } the game could not go on. Choose another one.
trouble-lost = The rules find no way on from a table that was corrected like this. Take back the last corrections and house rules, or correct what does not fit.
trouble-nobody-acts = With that value of { $path } nobody could act, though the game would not be over. Choose another one, or correct what belongs to it at the same time.
trouble-bad-value = { $case ->
        [number] { $path } has to be a whole number from { $low } to { $high }
        [yes-or-no] { $path } has to be yes or no
        [yes] { $path } has to be yes at this table
        [no] { $path } has to be no at this table
        [one-of] { $path } has to be one of these: { $values }
        [text] { $path } has to be a word or a text
        [list] { $path } has to be a list in square brackets, such as [1, 2]
        [parts] { $path } is made of several parts; correct one of them: { $values }
        [entries] { $path } has only entries with these names: { $values }
        [some-of] { $path } has to be a list with at least one of these: { $values }
        [settled] { $path } is settled before the game and cannot be corrected
        [nothing] { $path } stays empty at this table
       *[table] { $path } is made of several parts; correct one of them by its own name
    }{ $besides ->
        [none] , or none.
        [empty] , or empty.
       *[no] .
    }
trouble-bad-json = “{ $word }” cannot be read. Write a number, a word, yes, no or none; a text of several words in double quotes; a list in square brackets.
trouble-no-game = There is no game “{ $game }”. There are: { $known }.
trouble-plug-in-broken = The plug-in “{ $plug_in }” could not be loaded ({ $detail }); everything else works. Update or remove it.
trouble-plug-in-taken = The plug-in “{ $plug_in }” was left out: another game has its name “{ $game }”, one of its commands or one of its workshops already.
names-replaced = Signs that no screen shows were replaced by � in these names: { $names }.
trouble-name-signs = A name cannot hold signs that no screen shows: leave out each � in “{ $word }”.
trouble-no-table = There is no table “{ $table }”. “companion tables” lists them.
trouble-many-tables = “{ $table }” fits several tables: { $known }. Type more of the id.
trouble-no-option = There is no option “{ $option }”. There are: { $known }.
trouble-no-value = “{ $value }” is no value for { $option }. There are: { $known }.
trouble-bad-set = Write an option as name=value, not “{ $word }”.
trouble-no-rule = No rule fits “{ $word }”.
trouble-no-file = The file { $path } cannot be read. Check its name.
trouble-no-terminal = The screen needs a terminal. Try: companion show TABLE
trouble-no-text = What was typed is not text: it holds signs that are no UTF-8. Type it again without them.
trouble-no-write = { $path } cannot be written. Choose another place or free some room.
trouble-bug = This could not be finished, through a mistake in Companion; nothing that was stored is lost. Details for a bug report: { $path }
trouble-settings-unread = { $path } cannot be read, so all settings are the usual ones. Mend or delete it.
trouble-keys-unread = { $path } cannot be read, so all keys are the usual ones. Mend or delete it.
trouble-keys-wrong = { $path } gives no key for { $word }, so the usual one is in place. Write a letter or a name such as "f5" or "ctrl+p".
trouble-big-file = { $path } is larger than { $limit } MB; that is no record of a game.

trouble-no-home = COMPANION_HOME is { $path }, and nobody knows where that is. Write the whole path of a folder.
trouble-read-only = Companion cannot write in { $path }: nothing new is stored, what is there can be looked at. Make that folder writable, or set COMPANION_HOME to one that is.
trouble-disk-full = The disk is full: the last entry was not stored, everything before it is safe. Free some room and enter it again.
trouble-full-disk = The disk is full: nothing new is stored, what is there can be looked at. Free some room and start Companion again.
trouble-db-busy = The database { $path } is in use by another program. Wait a moment and try again.
trouble-db-newer = The database { $path } was written by a newer Companion. Update this one to open it.
trouble-db-corrupt = The database { $path } is damaged. “companion restore” puts the newest backup in its place and keeps the damaged file.
trouble-table-busy = The table { $table } is open in another Companion. You can look at it here; to play, close it there first.
trouble-restore-busy = The table { $table } is open in another Companion. Close it there, then restore.
trouble-restore-failed = The backup could not be put back, because { $path } cannot be written. Nothing is lost; free some room and try again.
trouble-db-replaced = A backup was put back while Companion was open here, so this was not stored. Go back to the list of tables and try again.
trouble-no-backup = There is no backup { $name }. There are: { $known }.
trouble-bad-backup = The backup { $name } is damaged too. “companion backups” lists the others.

trouble-record-binary = This is no record: line { $line } is not text. Export the game again.
trouble-record-long-line = This is no record: line { $line } is longer than { $longest } characters.
trouble-record-long = This record has more than { $most } steps. No game is that long; cut it shorter.
trouble-record-no-game = This is no record: it does not begin with “game: …”.
trouble-record-newer = This record was written for rules { $rules }; this Companion knows up to { $ours }. Update it to open the record.
trouble-record-truncated = This record is cut off: it promises { $promised ->
        [one] 1 entry
       *[other] { $promised } entries
    } and has { $found }. Export it again.
trouble-record-set = Line { $line }: write a correction as “set path = value”.
trouble-record-value = Line { $line }: the value of { $path } cannot be read. Write a number, a text in double quotes or a list in square brackets.
trouble-record-count = “{ $word }” is no number of steps.
trouble-record-policy = The record says of a rule what no table can do with it. Possible words: { $known }.
trouble-record-line = Line { $line } of the record (“{ $word }”) cannot be played, so nothing was imported.
trouble-record-refused = Line { $line } of the record (“{ $word }”) breaks { $rule }, so nothing was imported.

trouble-code-sign = “{ $word }” in line { $line } is in no code: a code has digits and the letters A to Z without I, L, O and U. Compare it with the paper.
trouble-code-typo = Line { $line } of the code is not right: “{ $word }” is probably “{ $likely }”. Compare it with the paper.
trouble-code-line = Line { $line } of the code is not right: a character is wrong, missing or too many. Compare it with the paper.
trouble-code-shifted = From line { $line } on the code is not right: a character or a line is missing there, or too many. Compare it with the paper.
trouble-code-unfinished = The code does not end here. Type all its lines.
trouble-code-too-long = This is too long for a code: it may have { $longest } characters. Export the table as a file instead.
trouble-code-newer = This code was printed by a newer Companion. Update this one to read it.
trouble-code-no-game = This code is of a game called “{ $game }”, which is not installed here. Install it, then type the code again.
trouble-code-of-table = This is the code of a table of { $of_game }. “companion import --code” opens it.
trouble-code-foreign = Every character of the code is right, but it was printed by another version of Companion, in which the game begins differently. Set the table up by hand.
trouble-code-none = This table does not fit a code. Export it as a file instead: companion export TABLE FILE
trouble-record-none = What everybody may know of this table fits no record. Export all of it instead: companion export TABLE FILE --everything

trouble-data-toml = { $file }, line { $line }: this is not TOML ({ $detail }).
trouble-data-deep = { $file }, line { $line }: tables lie more than { $limit } deep in one another here. No file of a game needs that; take some of them out.
trouble-data-number = { $file }, line { $line }: this number is too large. Write one that a game can have.
trouble-data-missing = { $file }, line { $line }: { $field } is missing.
trouble-data-unknown = { $file }, line { $line }: there is no field { $field }.
trouble-data-type = { $file }, line { $line }: { $field } has to be of type { $expected }, not { $got }.
trouble-data-range = { $file }, line { $line }: { $field } is out of range, it has to be { $expected } { $limit }.
trouble-data-value = { $file }, line { $line }: { $got } is no value for { $field }.
trouble-no-own-files = There are no data files of your own for { $of_game }.
trouble-file-kind = { $path } is none of the files Companion knows. At its top one of these is expected: { $fields }. Say with --game which game it is for.
trouble-data-other = { $file }, line { $line }: { $field }: { $detail }.

## What hands do

place-box = the box
    .from = out of the box
    .to = back into the box
    .at = in the box
hand-move = { $thing } { $from } { $to }{ $so }
hand-lay = { $thing } { $to }{ $so }
hand-anybody = Together

## What a correction says

field-yes = yes
field-no = no
field-none = none
field-other = other details
# A part of a move that may be left out.
part-none = none
