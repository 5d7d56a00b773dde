# The table in sentences: companion play --plain

plain-welcome = Type the number of a choice, or a move. “help” lists everything else.
plain-prompt = What now?
plain-hand = At the table: { $hand }
plain-if-you-like = If you like:
plain-rare = Seldom needed, “more” lists it: { $offers }
plain-sure = { $move }: really?
plain-hand-over = Hand the laptop to { $seat }, and press enter when nobody else can see.
plain-nobody-sees = Only enter goes on, anything else goes back:
plain-lie-open = It lies open on the table already: type it in view of all
plain-unseen = Your choice, a number or a move; it stays unseen:
plain-unseen-again = That is none of these choices. Type a number of the list, or only enter to put it off.
plain-secret = That is decided in secret, and everybody can read this line. Press enter to decide unseen; type “open” if it lies open on the table already.
plain-instead = Allowed instead:
plain-around = As a house rule: force { $move }. If the table shows something else: set PATH = VALUE.
plain-yes-or-no = (yes or no)
plain-rest = Not entered yet, “rest” goes on with it: { $moves }
plain-no-rest = Nothing is left of a line.
plain-not-undone = Nothing is taken back.
plain-overtaken = That was entered elsewhere while you were typing. What you typed is not entered: type it again if it still holds.
plain-goodbye = The table waits for you where you left it.
plain-help =
    A number takes that choice, a move is typed as it is listed, and only enter repeats the choices.
    Several moves may stand on one line, with ; between them. It stops at the first refusal or where somebody else decides.
    rest: go on with what is left of such a line.
    help WORD: how a move that begins with this word is typed.
    more: what is seldom done, such as ending the game, with numbers.
    -: pass, where only one player can.
    +: go on until somebody has to decide, e.g. the whole turn of a faction that nobody plays.
    ahead MOVES: what a faction that nobody plays would do after them; nothing is entered.
    ? or rules: the rules that apply now; with words, e.g. rules { $rule }: those with these words.
    why 3: the rules behind entry 3; without a number, behind the last one.
    show: the whole table.
    log: everything that happened; log 5: the last five entries.
    undo, redo: one step back, one step on; undo 3: three steps.
    jump 3: to the position after entry 3, also of what was taken back.
    force MOVE: play it against the rules, as a house rule; a reason may follow after #. Where you decide unseen, it stays unseen.
    set PATH = VALUE: the table shows something else, e.g. set { $change }.
    open: what was secret lies open on the table; type it like any other move.
    phones: let phones join, and who sits where; phones off, phones next, phones release blue.
    deutsch: speak German.
    quit: leave; everything is stored.

# What can be typed, every spelling.
plain-word-help = help h
plain-word-rules = ? rules
plain-word-more = more m
plain-word-pass = -
plain-word-go-on = + goon
plain-word-ahead = ahead
plain-word-why = why
plain-word-show = show
plain-word-log = log
plain-word-inventory = inventory
plain-word-phones = phones
plain-word-phones-off = off
plain-word-phones-next = next
plain-word-phones-release = release
plain-word-phones-all = all
plain-word-undo = undo u
plain-word-redo = redo r
plain-word-jump = jump
plain-word-force = force
plain-word-set = set
plain-word-open = open
plain-word-english = english
plain-word-german = german
plain-word-rest = rest
plain-word-quit = quit exit q
plain-word-yes = yes y

plain-phones = phones release SEAT (or: all): that seat is free again. phones next: another address of this laptop. phones off: nobody listens any more.
plain-phones-sure = Switch phones on?
plain-phones-again = Phones are on again; those who sat here come back by themselves. Type: phones
