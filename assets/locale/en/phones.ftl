# Phones at the table: pages, and what the laptop says about them.

phone-join = Sit down
phone-which-seat = Who are you? A seat is taken once; the laptop can release it.
phone-taken = taken
phone-tv = A screen for everybody (shows nothing secret)
phone-go-on = You sit here already: go on as
phone-old-code = This code is no longer valid. Scan the one on the laptop.
phone-gone = The laptop has released this seat. Scan the code again to sit down.
phone-language = English
phone-no-script = To decide here, this page needs JavaScript.

phone-connected = Connected.
phone-lost = Not connected. Looking for the laptop …
phone-sending = Sending …
phone-unsent = Not sent yet. Looking for the laptop …
phone-again = Tap again to be sure.
phone-elsewhere = This seat is open in another tab.
phone-here = Go on in this tab
phone-hurried = Too much at once. Wait a minute.
phone-odd = The laptop cannot do anything with that. Load the page again.
phone-done = Entered.

phone-seats = Seats on this phone
phone-another = Take another seat with this phone
phone-pass-to = Hand the phone to
phone-for = This page is for { $seat }.
phone-show = Show it

phone-answer = Decide
phone-cover = tap to look; it covers itself
phone-laid = You have laid face down: { $move }. Until the reveal you may choose anew.
phone-typed = Or type: { $usage }
phone-send = Send
phone-seal = Lay face down
phone-examples = Or one of these, as it is
phone-waiting = Who decides
phone-hands = Hands now
phone-mine = Only you may see this
phone-table = The table
phone-revealed = Turned over last
phone-picture = The table as a picture; the same is told in words below
phone-in-words = In words
phone-larger = Larger
phone-smaller = Smaller
phone-sealed = Face down
phone-seldom = Seldom done
phone-log = What happened
phone-older = Earlier

phones-title = Phones
phones-scan = Scan this with a phone in the same Wi-Fi, or type the address:
phones-type = Type this address into the browser of a phone in the same Wi-Fi:
phones-how-screen = This one is for a screen for everybody, a TV or a tablet. It shows nothing secret.
phones-first = When phones are switched on, the system may ask whether Python may listen in your network: allow it, or no phone comes through.
phones-wifi = Whoever shares the Wi-Fi could read along; nothing leaves it.
phones-are-off = Phones are off. { $key } switches them on.
phones-off = Phones are off. Whoever sits here keeps the seat.
phones-again = Phones are on again; those who sat here come back by themselves. { $key } shows who.
phones-not-again = Phones are off ({ $key } switches them on).
phones-nobody-wifi = Nobody is here yet. Is the phone in the same Wi-Fi, not on mobile data?
phones-nobody-guests = A guest network keeps devices apart.
phones-nobody-firewall = The firewall of this laptop has to let Python listen.
phones-nobody-hotspot = Or else: a phone's hotspot, for laptop and phones alike.
phones-joined = A phone sits at { $seat }.
phones-released = The seat of { $seat } is free again.
phones-screen = screen for all
phones-screen-joined = A screen for everybody is here.
phones-screen-released = A screen for everybody was released.
phones-free = free
phones-there = connected
phones-away = away
phones-some = { $there } of { $count } here
phones-all = release all
phones-all-of-them = all of them
phones-nobody-there = Nobody sits there.
phones-release-sure = Release { $seat }? Whoever sits there has to join anew.
phones-next-sure = { $count ->
    [one] One phone is connected and would not find the table at another address. Change it all the same?
   *[other] { $count } phones are connected and would not find the table at another address. Change it all the same?
}

cli-serve = Let phones sit down at a table, without the app: shows the address and its QR code.
cli-phones = Show which seats of a table have a phone, or release one.
cli-option-address = the address phones should use
cli-option-port = the port to listen at
cli-option-release = release this seat (or all)
cli-word-address = ADDRESS
cli-word-port = PORT
cli-word-release = SEAT
cli-serve-others = Other addresses of this laptop: { $addresses } (companion serve --address …)
cli-serve-stop = Ctrl-C switches phones off.
cli-phones-none = No phone sits at this table.
cli-phones-sits = { $seat }: a phone since { $since }
cli-phones-released = { $count ->
    [one] One phone was released.
   *[other] { $count } phones were released.
}

trouble-phone-moved-on = The table has moved on meanwhile. Look at what is asked now.
trouble-seat-taken = Somebody else sits at { $seat }. The laptop can release the seat.
trouble-port-taken = Nothing can listen at { $address }:{ $port }. Companion in another window, or another program, may be using it.
trouble-no-address = This laptop is in no network. Join a Wi-Fi, or a phone's hotspot, and try again.
trouble-phones-elsewhere = This laptop is no longer at { $address }, where phones look for it: it is in another network now.
trouble-phones-one-address = This laptop has no other address.
trouble-phones-new-code = The code was tried too often. There is a new one.

# A move that is put together by taps.
event-steps-next = Next:
event-steps-word = { $word }
event-steps-means = { $what }
event-steps-back = Back:
event-steps-word-back = without “{ $word }”
event-steps-anew = begin anew
