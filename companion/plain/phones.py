"""Phones in the linear mode: `phones` tells how they join and who sits where; nothing of them is loaded before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion import places
from companion.kernel.game import Seat
from companion.kernel.trouble import Trouble
from companion.plain.voice import PlainVoice, is_word
from companion.room import Room
from companion.text.phoning import PhoneWords

if TYPE_CHECKING:
    from companion.web.switch import Switch


class PlainPhones(PlainVoice):
    """Speaks of the phones of one table."""

    _room: Room
    _switch: Switch | None = None

    @property
    def _phones(self) -> Switch:
        """From now on loaded."""
        if self._switch is None:
            from companion.web.switch import Switch

            self._switch = Switch(self._room)
        return self._switch

    @property
    def _phrases(self) -> PhoneWords:
        return PhoneWords(self._teller)

    # --- what is typed -----------------------------------------------------------------------------------------------

    def _on_phones(self, line: str) -> None:
        """`phones` alone, or with a word more: off, next, release SEAT."""
        word, _, rest = line.partition(" ")
        if not word:
            self._phones_on()
        elif is_word(word, "phones-off"):
            self._phones.turn_off()
            self._print(self._words.say("phones-off"))
        elif is_word(word, "phones-next") and self._phones.is_on:
            self._phones.next_address()
            self._tell_address()
        elif is_word(word, "phones-release"):
            self._release(rest.strip())
        else:
            self._print(self._words.say("plain-phones"))

    def _phones_on(self) -> None:
        """Switched on, if they are not; who may join, and who has."""
        was_on = self._phones.is_on
        if not was_on and not self._may_listen():
            return
        self._phones.turn_on()
        self._phones.guests.show_code()
        self._tell_address()
        places = self._phones.places()
        for place in places:
            if place.seat or place.sit:
                self._print(self._phrases.place(place.seat, place.sit, place.there))
        if was_on and not any(place.there for place in places):
            for cause in self._phrases.nobody():
                self._print(cause)
        self._print(self._words.say("plain-phones"))

    def _may_listen(self) -> bool:
        """Asked once on this laptop: what it means that it listens."""
        self._print(self._words.say("phones-wifi"))
        if self._phones.guests.ever_on:
            return True
        self._print(self._words.say("phones-first"))
        return self._agreed(self._words.say("plain-phones-sure"))

    def _tell_address(self) -> None:
        self._print(self._words.say("phones-type"))
        self._print(self._phones.url)
        self._print(self._words.say("phones-how-screen"))
        self._print(self._phones.screen_url)

    def _release(self, word: str) -> None:
        sit = [place.seat for place in self._phones.places() if place.sit]
        seats = sit if is_word(word, "phones-all") else [self._seat(word, sit)]
        for seat in seats:
            self._phones.release(seat)
            self._print(self._phrases.news("released", seat))
        list(self._phones.news())  # told already

    def _seat(self, word: str, sit: list[Seat]) -> Seat:
        """A side or the person there, as players call them; a word of what a screen for everybody is called."""
        for seat in sit:
            names = (seat, self._teller.side(seat), self._teller.seat(seat)) if seat else self._phrases.name("").split()
            if word.casefold() in (name.casefold() for name in names):
                return seat
        known = ", ".join(self._phrases.name(seat) for seat in sit)
        raise Trouble("name", kind="seat", word=word[:40], known=known)

    # --- what happens by itself --------------------------------------------------------------------------------------

    def _bring_phones_back(self) -> None:
        """Phones that were on when the table was left are on again."""
        if self._room.why is None and places.phones().exists():
            try:
                if self._phones.come_back():
                    self._print(self._words.say("plain-phones-again"))
            except Trouble as trouble:
                for sentence in self._teller.trouble(trouble):
                    self._print(sentence)

    def _tell_phones(self) -> None:
        """Who has sat down since, and whose seat is free again."""
        for kind, seat in self._switch.news() if self._switch is not None else ():
            self._print(self._phrases.news(kind, seat))

    def _let_phones_go(self) -> None:
        if self._switch is not None:
            self._switch.leave()
