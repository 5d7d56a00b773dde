"""The movement desk: pick a position, its blocks and where they go; or plan the way of one piece along the roads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.events import Key
from textual.widget import Widget

from companion.games.marengo.moves.base import MarengoMove
from companion.games.marengo.panel.desk_map import DeskMap, Marks, area_of
from companion.games.marengo.panel.move_panel import MovePanel
from companion.games.marengo.panel.move_words import MoveWords
from companion.games.marengo.panel.road_words import RoadWords
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.planning.picked_move import PickedMove
from companion.games.marengo.planning.posts import Post
from companion.games.marengo.state import State
from companion.games.marengo.summary import numbers
from companion.kernel.game import Objection
from companion.tui.keys import bind
from companion.tui.screens.desk import Desk
from companion.tui.widgets.still import Row

ARMS = {"i": "i", "c": "c", "k": "c", "a": "a"}  # with a number: a face
PICKING = ("point", "next_pick", "previous_pick", "pass", "plan_road", "zoom_map", "pan_map")


class MoveDesk(Desk):
    """Enter goes on to the next part, and enters the move when all of it is picked."""

    CSS = (
        Desk.CSS
        + """
    #move-work { height: 1fr; }
    #desk-map { width: 1fr; height: 100%; }
    #move-panel { width: 40; height: 100%; padding: 0 1; background: $surface; }
    MoveDesk.small #move-panel { width: 39; }
    """
    )
    FITTED = f"{Desk.FITTED}, #desk-map"
    KEYS: ClassVar[tuple[str, ...]] = ("enter_line", "next_pick", "pass", "plan_road", "zoom")
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "point(0, -1)", show=False),
        Binding("down", "point(0, 1)", show=False),
        Binding("left", "point(-1, 0)", show=False),
        Binding("right", "point(1, 0)", show=False),
        Binding("shift+up", "pan_map(0, -1)", show=False),
        Binding("shift+down", "pan_map(0, 1)", show=False),
        Binding("shift+left", "pan_map(-1, 0)", show=False),
        Binding("shift+right", "pan_map(1, 0)", show=False),
        Binding("shift+tab", "previous_pick", show=False),
        bind("next_pick"),
        bind("pass"),
        bind("plan_road"),
        bind("zoom", "zoom_map"),
    ]

    def work(self) -> Iterable[Widget]:
        yield Row(DeskMap(), MovePanel(), id="move-work")

    def begin(self) -> None:
        self._seen: State = self.table.seen_by(None)
        self._pick = PickedMove(self._seen, self.decision.seat or "", self._against)
        self._typed = self._arm = ""  # of the number of a place, and of a face

    def one_back(self) -> bool:
        self._typed = self._arm = ""
        if not self._pick.back():
            return False
        self.draw()
        return True

    def _against(self, move: MarengoMove) -> tuple[Objection, ...]:
        """What this table does not let pass, as far as everybody may know."""
        return self.table.blocking(self.table.game.objections(self._seen, move))

    def says_why(self) -> bool:
        """The panel does, where somebody points at a place to which the group may not go."""
        return not self.line.has_focus and self._pick.stage == "to" and bool(self._pick.refused)

    # --- what is shown -----------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """The map with what can be picked, what is picked beside it, and the move on the line unless somebody types."""
        shown = Shown(self._seen, self.teller, self.app.signs, {})
        words, pick = MoveWords(shown, self._pick), self._pick
        planning = pick.stage == "road" and pick.plan is not None
        told = RoadWords(shown, pick, pick.plan).told() if planning and pick.plan is not None else words.told()
        self.query_one(MovePanel).put(told, self.app.signs.prompt, self.say("marengo-move-more"))
        self.query_one(DeskMap).show_marks(shown, self._route() if planning else self._marks(words))
        if not self.line.has_focus:
            self.write(pick.move)

    def _marks(self, words: MoveWords) -> Marks:
        """At first who may move; then where they may go, with the signs for what it costs."""
        pick, here = self._pick, self._pick.post.place if self._pick.post is not None else ""
        if pick.stage in ("post", "next"):
            lit = [area_of(self._seen, post.place) for post in pick.posts if pick.able(post)]
            return Marks(lit, here, here)
        written: dict[str, str] = {}
        for option in pick.options:
            written.setdefault(option.to, words.mark(option))
        return Marks(list(written), pick.target or here, here, written)

    def _route(self) -> Marks:
        """The locales of the route by their step, and what could be next."""
        pick, plan = self._pick, self._pick.plan
        assert plan is not None
        legs = {leg.to: str(leg.step) for leg in plan.course(self._seen).legs}
        lit = [row.cells[0].to for row in pick.roads if row.road]
        return Marks(lit, plan.here(self._seen), plan.post.place, legs)

    # --- keys --------------------------------------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """On the line a key is a letter of the move."""
        return super().check_action(action, parameters) and not (action in PICKING and self.line.has_focus)

    def action_enter_line(self) -> None:
        """What is picked goes on to its next part; the whole move is entered."""
        if not self.line.has_focus and self._pick.stage in ("post", "group"):
            self._choose()
        else:
            super().action_enter_line()

    def _choose(self) -> None:
        self._typed = self._arm = ""
        if self._pick.stage == "post":
            self._pick.choose()
        else:
            self._pick.settle()
        self.draw()

    def action_next_pick(self, by: int = 1) -> None:
        """The next that can be picked: a position, a way, another piece for the road."""
        pick, self._typed = self._pick, ""
        if pick.stage == "post":
            able = [post for post in pick.posts if pick.able(post)] or pick.posts
            if able:
                pick.point_at(able[(able.index(pick.post) + by) % len(able)] if pick.post in able else able[0])
        elif pick.stage == "road":
            pick.next_door(by)
        elif pick.words:
            pick.next_option(by)
        self.draw()

    def action_previous_pick(self) -> None:
        self.action_next_pick(-1)

    def action_point(self, across: int, down: int) -> None:
        """On the map to what is next on that side; in a list up and down, more and fewer."""
        pick, self._typed = self._pick, ""
        match pick.stage:
            case "group" if down:
                pick.next_heap(down)
            case "group":
                pick.add(across)
            case "road" if down:
                pick.next_road(down)
            case "road" if across > 0:
                pick.step()
            case "road":
                pick.step_back()
            case "post" | "to" if self.query_one(DeskMap).has_picture:
                self._point_on_map(across, down)
            case "post" | "to":
                self.action_next_pick(across + down)
        self.draw()

    def _point_on_map(self, across: int, down: int) -> None:
        """Where nobody stands on that side, to the next one in the list: no arrow does nothing."""
        pick, map_ = self._pick, self.query_one(DeskMap)
        if pick.post is None:
            return
        if pick.stage == "post":
            places = {post.place: post for post in reversed(pick.posts)}
            toward = map_.towards(pick.post.place, list(places), across, down)
            if toward == pick.post.place:
                self.action_next_pick(across + down)
            else:
                pick.point_at(places[toward])
        else:
            here = pick.target or area_of(self._seen, pick.post.place)
            pick.aim(map_.towards(here, list(self._seen.board.locale), across, down))

    def action_pass(self) -> None:
        """This phase is done; where blocks are counted, one fewer."""
        if self._pick.stage == "group":
            self._pick.add(-1)
        else:
            self._pick.stage = "next"
        self.draw()

    def action_plan_road(self) -> None:
        if not self._pick.open_plan():
            self.app.notify(self.say("marengo-road-none"), markup=False)
        self.draw()

    def action_zoom_map(self) -> None:
        if self.query_one(DeskMap).has_picture:
            self.query_one(DeskMap).next_size()

    def action_pan_map(self, across: int, down: int) -> None:
        if self.query_one(DeskMap).has_picture:
            self.query_one(DeskMap).action_pan(across, down)

    # --- numbers and faces -------------------------------------------------------------------------------------------

    def on_key(self, event: Key) -> None:
        """A number is how many, or a place; a letter and a number are a face that is shown."""
        sign = event.character or ""
        if self.line.has_focus or not (sign.isdecimal() or sign.isupper() or sign in ARMS or sign == "+"):
            return
        event.stop()
        pick = self._pick
        if self._arm and sign.isdecimal():
            pick.show(f"{self._arm}{sign}")
            self._arm = ""
        elif sign in ARMS and pick.stage in ("group", "to"):
            self._arm, pick.stage = ARMS[sign], "group"
        elif sign == "+" and pick.stage == "group":
            pick.add(1)
        elif sign.isdecimal() and pick.stage == "group":
            pick.count(int(sign))
        elif pick.stage in ("post", "to"):
            self._type_place(sign)
        self.draw()

    def _type_place(self, sign: str) -> None:
        """Digits and capital letters are the number of a place: `8`, `48` for 4/8."""
        known = self._posts_by_number() if self._pick.stage == "post" else list(self._locales_by_number())
        longer = [text for text in (self._typed + sign, sign) if any(name.startswith(text) for name, _ in known)]
        self._typed = longer[0] if longer else ""
        found = [place for name, place in known if self._typed and name.startswith(self._typed)]
        exact = [place for name, place in known if name == self._typed]
        for place in (exact or found)[:1]:
            if isinstance(place, Post):
                self._pick.point_at(place)
            else:
                self._pick.aim(place)
        if self._pick.stage == "post" and len(found) == 1:  # no other can be meant
            self._choose()

    def _posts_by_number(self) -> list[tuple[str, Post | str]]:
        """Those who may do something, if there are any; whoever goes on or comes in only where nobody else stands."""
        pick = self._pick
        able = [post for post in pick.posts if pick.able(post)] or pick.posts
        standing = {self._number(post) for post in able if not (post.goes_on or post.waits)}
        meant = [post for post in able if not (post.goes_on or post.waits) or self._number(post) not in standing]
        return [(self._number(post), post) for post in meant]

    def _number(self, post: Post) -> str:
        if post.place in self._seen.board.approach:
            return self.teller.label(post.place).replace("/", "")
        return numbers(self._seen.board)[area_of(self._seen, post.place)]

    def _locales_by_number(self) -> Iterator[tuple[str, Post | str]]:
        return ((number, locale) for locale, number in numbers(self._seen.board).items())

    # --- the mouse ---------------------------------------------------------------------------------------------------

    def on_desk_map_pointed(self, event: DeskMap.Pointed) -> None:
        """A position, where the group goes, or the next step along the road."""
        pick, place = self._pick, event.place
        self._typed = self._arm = ""
        if pick.stage in ("post", "next"):
            self._click_post(place)
        elif pick.stage == "road":
            pick.step_to(place)
        elif pick.words and place in self._seen.board.locale:
            pick.aim(place)
        self.draw()

    def _click_post(self, place: str) -> None:
        """The only position there at once; of several one after the other, which enter picks."""
        pick = self._pick
        here = [post for post in pick.posts if place in (post.place, area_of(self._seen, post.place))]
        here = [post for post in here if pick.able(post)] or here
        if here:
            at = (here.index(pick.post) + 1) % len(here) if pick.post in here else 0
            pick.point_at(here[at])
        if len(here) == 1:
            self._choose()
