# Phones at the table: pages, and what the laptop says about them.

phone-join = Sit down
phone-which-seat = Who are you? A seat is taken once; the laptop can release it.
phone-taken = taken
phone-tv = A screen for everybody (shows nothing secret)
phone-go-on = You sit here already: go on
phone-old-code = This code is no longer valid. Scan the one on the laptop.
phone-gone = The laptop has released this seat. Scan the code again to sit down.
phone-language = English
phone-no-script = To decide here, this page needs JavaScript.

phone-connected = Connected.
phone-lost = Not connected. Looking for the laptop …
phone-sending = Sending …
phone-unsent = Not sent yet. Looking for the laptop …
phone-again = Tap again to be sure.
phone-elsewhere = This seat is open in another tab. Tap here to go on in this one.
phone-done = Entered.

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

cli-serve = Let phones sit down at a table, without the app: shows the address and its QR code.
cli-phones = Show which seats of a table have a phone, or release one.
cli-option-address = the address phones should use
cli-option-port = the port to listen at
cli-option-release = release this seat (or all)
cli-word-address = ADDRESS
cli-word-port = PORT
cli-word-release = SEAT
cli-serve-scan = Scan this with a phone in the same Wi-Fi, or type the address:
cli-serve-wifi = Whoever shares the Wi-Fi could listen; nothing leaves it. Ctrl-C switches phones off.
cli-serve-others = If nobody comes through: same Wi-Fi, no guest network, firewall open? Other addresses of this laptop: { $addresses }
cli-serve-joined = A phone sits at { $seat }.
cli-serve-released = The seat of { $seat } is free again.
cli-serve-screen = a screen for everybody
cli-serve-new-code = The code was tried too often. The new address:
cli-serve-over = Phones are off. Everything entered is stored.
cli-phones-none = No phone sits at this table.
cli-phones-sits = { $seat }: a phone since { $since }
cli-phones-released = { $count ->
    [one] One phone was released.
   *[other] { $count } phones were released.
}

trouble-phone-moved-on = The table has moved on meanwhile. Look at what is asked now.
trouble-seat-taken = Somebody else sits at { $seat }. The laptop can release the seat.
trouble-port-taken = Nothing can listen at { $address }:{ $port }. Is Companion, or another program, already using it? Try --port or --address.
trouble-no-address = This laptop is in no network. Join a Wi-Fi, or a phone's hotspot, and try again.

# A move that is put together by taps.
event-steps-next = Next:
event-steps-word = { $word }
event-steps-means = { $what }
event-steps-back = Back:
event-steps-word-back = without “{ $word }”
event-steps-anew = begin anew
