# What the print kit itself writes on paper, and what can go wrong with it.

paper-page = { $page } / { $total }
paper-check-bar = print at 100 %: this bar is 100 mm long

paper-plan = How the pages go together
paper-plan-size = *{ $width } × { $height } mm* on { $pages ->
        [one] 1 page
       *[other] { $pages } pages
    }.
paper-plan-how =
    - Print at 100 % and measure the bar at the foot of a page.
    - Cut every page along its marks on the left and at the top; leave the right and the bottom as they are.
    - Put glue on the strip of { $overlap } mm that names the neighbour, lay the neighbour over it and line up the drawing.
    - Glue the rows first, then row to row. Page I is top left.
paper-glue = glue { $page } here

paper-calibration = Two-sided printing: calibration
paper-calibration-how =
    Most printers put the back of a page a little off. This page tells by how much, so that Companion can make up for it.
    - Print both pages on *one sheet*, two-sided, turned over the *long edge*, at 100 %.
    - Hold the sheet against a lamp or a window, this side towards you. The thick cross of the back shines through.
    - At A: where does its *upright* line meet the *level* scale? That is the first number. Where does its *level* line meet the *upright* scale? That is the second one. Half millimetres count; on the middle of a scale it is 0.
    - Read B too. If A and B differ, take the number half-way between them.
    - Enter both numbers, with their signs, as the offset of the back pages. Then print this page again: ring and cross must meet.
paper-calibration-across = first number (level scale), mm
paper-calibration-down = second number (upright scale), mm
paper-calibration-back = This is the back of the calibration page. The thick crosses are read from the front, against the light.
paper-calibration-example = Example: the thick cross shines through here, so the numbers are { $first } and { $second }.
paper-calibration-check = With the offset { $first } / { $second } mm, the cross of the back lies in this ring.

paper-table-decides = { $seat }: { $ask }
paper-table-log = What happened last
paper-table-restore =
    To go on with this game: choose import on the home screen of the app and type the code, or paste what the QR code says; or on the command line:
    companion import --code "…"
    A typing mistake is found and its line is named.
paper-table-sealed = What lies face down or is known to one player only is not in the code: the restored table asks for it again.
paper-table-code-next = The code in letters: next page.
paper-table-code = Code of this table

paper-kit-title = { $game }: { $kit }
paper-kit-cover = What is in this kit
paper-kit-sheet = Sheet
paper-kit-pages = Pages
paper-kit-leaves = Pieces of paper
paper-kit-on = Printed on
paper-kit-then = Then
paper-kit-plain = plain paper{ $sides ->
        [2] , two-sided
       *[other] {""}
    }
paper-kit-card = card stock{ $sides ->
        [2] , two-sided
       *[other] {""}
    }
paper-kit-cut = cut out
paper-kit-fold = cut out, fold, glue
paper-kit-glue = cut, glue together
paper-kit-paper = *{ $leaves ->
        [one] One piece
       *[other] { $leaves } pieces
    }* of { $paper } paper with this one{ $card ->
        [0] {""}
       *[other] , { $card } of them card stock of 160 to 250 g/m²
    }.
paper-kit-card-pages = Card stock: pages *{ $pages }*; all others on plain paper.
paper-kit-turned = Print two-sided, the paper turned over its *long edge*. Pages without a back have a blank one: pages come out in the right order.
paper-kit-one-sided = Print one-sided.
paper-kit-measure = Print at *100 %*. Print one page first and measure the bar at its foot.
paper-kit-cut-how = Cut from the front with a ruler, long cuts first, in this order: { $sheets }.
paper-kit-fold-how = Cut out front and back in one piece, fold at the dashed line, glue, in this order: { $sheets }.
paper-kit-glue-how = Then put the large drawings together; the first page of each is its plan: { $sheets }.
paper-kit-left-out = Left out
paper-kit-not-needed = not needed the way the game is set up.
paper-kit-others = not in this kit; “everything” has them, and each can be printed alone.

trouble-no-paper = There is no paper “{ $size }”. Known are { $known }; or give width x height in millimetres, such as 200x300.
trouble-no-card = There is no card size “{ $size }”. Known are { $known }; or give width x height in millimetres, such as 70x120.
trouble-size-range = { $size } is out of range: each side must measure { $least } to { $most } mm.
trouble-no-ink = There is no ink mode “{ $ink }”. Known are { $known }.
trouble-no-offset = “{ $offset }” is no offset. Give the two numbers of the calibration page in millimetres, at most 10, such as 0.5 -1.
trouble-card-no-room = A card of { $card } mm does not fit on { $paper }. Choose a larger paper, a smaller card or less bleed.

paper-box-how = Two halves make the box, { $wide } × { $high } × { $deep } mm inside; how thick a card is, is our guess. Print on thick paper, cut the lines, score and fold the broken ones, glue each tab behind the other half and the lower flaps onto each other.
paper-box-glue = glue here
