# Printing: the command, the print studio, and what can go wrong with files.

## The command

cli-print = Print cards, tracks, aids or a table as PDF (--list: what there is).
cli-printed = { $pages ->
        [one] One page
       *[other] { $pages } pages
    }, written to { $path }
cli-word-sheet = SHEET
cli-word-paper = PAPER
cli-word-ink = INK
cli-word-bleed = MM
cli-word-card = SIZE
cli-word-offset = X,Y
cli-word-made = CODE
cli-word-output = FILE
cli-option-list_sheets = list everything that can be printed
cli-option-paper = a4, letter, a3, a5, or width x height in mm
cli-option-ink = full, saver or grey
cli-option-card = poker, original, or width x height in mm
cli-option-one_sided = backs beside the fronts, to be folded; no two-sided printing
cli-option-bleed = mm of colour beyond the cut of cards (0 to 5)
cli-option-offset = how far back pages have to move, in mm (companion print calibration)
cli-option-fillable = score sheets that can be filled in on the screen
cli-option-table = print this table
cli-option-made = what a workshop made (a map): its code, its name or its file
cli-option-output = write to this file or folder (- for standard output)

print-tonight = For tonight
print-tonight-about = what the table needs to play now, with a cover page
print-set = Print-and-play set
print-set-about = everything to play with, to print and cut, with a cover page
print-all = Everything
print-all-about = all sheets in one file, with a cover page
print-unwritten = { $name } ({ $who }): our letters cannot write this name. It is left out, and the side stands for it.
print-calibration-about = once for each printer, so that backs lie exactly behind fronts

trouble-no-sheet = There is no sheet “{ $sheet }”{ $near ->
        [none] .
       *[other] ; did you mean “{ $near }”?
    } “companion print --list { $game }” lists them all.
trouble-sheet-of-table = The sheet “{ $sheet }” shows a running table: say which one with --table.
trouble-table-of-game = The table { $table } is of another game: { $game }.
trouble-no-room = This does not fit on { $paper }. Choose a larger paper.
trouble-not-drawn = This sheet could not be drawn, through a mistake in Companion; the others can. Details for a bug report: { $path }
trouble-no-folder = The folder { $path } cannot be made. Choose another place.
trouble-file-in-use = { $path } is open in another program or protected. Close it there, or choose another name.
trouble-no-viewer = No program was found that shows PDF files. The print is here: { $path }

## The print studio

studio = PRINT
studio-of = Printed for
studio-new-game = a new game
studio-table = { $name }
studio-paper = Paper
studio-ink = Ink
studio-ink-full = full colour
studio-ink-saver = ink saver
studio-ink-grey = grey
studio-language = Language
studio-card = Cards
studio-card-suitable = what suits each sheet
studio-size-a4 = A4
studio-size-letter = Letter
studio-size-a3 = A3
studio-size-a5 = A5
studio-size-poker = poker
studio-size-original = as in the box
studio-size-own = own size
studio-sides = Backs
studio-sides-two = two-sided
studio-sides-one = to be folded
studio-fill = Forms
studio-fill-hand = for a pen
studio-fill-screen = to be filled in
studio-offset = Offset of backs
studio-offset-none = none, or e.g. 0.5 -1
studio-page = page { $page } of { $pages }
studio-making = sheet { $done } of { $total }
studio-goes-to = enter prints to { $path }
studio-printed = { $pages ->
        [one] one page
       *[other] { $pages } pages
    }, { $size } kB   { $opens } opens it
studio-save-as = Print to which file or folder?
studio-nothing-yet = Nothing is printed yet.
trouble-studio-needs-table = This sheet shows a running table: choose one below.
