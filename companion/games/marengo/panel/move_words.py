"""The words of the movement desk: positions, heaps of blocks, ways with what they cost, and every rule against one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from textual.content import Content

from companion.games.marengo.block_words import write_blocks
from companion.games.marengo.moves.checks import idle_blocks
from companion.games.marengo.panel.move_panel import Told
from companion.games.marengo.panel.names import post_name
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.pieces import ANY, each, word
from companion.games.marengo.planning.destinations import Option
from companion.games.marengo.planning.picked_move import PickedMove
from companion.games.marengo.planning.posts import Post, resting
from companion.games.marengo.state import COMMANDS
from companion.games.marengo.summary import numbers
from companion.kernel.game import Objection

NUMBER = 7  # columns for a place: `55/56a`


class MoveWords:
    """Puts what is picked into words, in one language and one set of signs."""

    def __init__(self, shown: Shown, pick: PickedMove) -> None:
        self._shown, self._pick, self._state, self._say = shown, pick, shown.state, shown.say

    def told(self) -> Told:
        match self._pick.stage:
            case "post":
                return self._which_post()
            case "group":
                return self._which_blocks()
            case "next":
                return Told([self._heading(self._say("marengo-move-done")), *self._still()])
            case _:
                return self._refusal() if self._pick.target and not self._pick.ways else self._where_to()

    def mark(self, option: Option) -> str:
        """What it costs, and whether it is an attack, in a sign or two."""
        signs = self._shown.signs
        return (signs.pip if option.cost else signs.hollow) + (signs.fought if option.sets_off == "attack" else "")

    def _heading(self, words: str) -> Content:
        """With the command points that are left."""
        signs, left = self._shown.signs, self._state.commands
        pips = " ".join([signs.pip] * left + [signs.hollow] * (COMMANDS - left))
        return Content.assemble((words, "bold $accent"), "  ", (pips, f"bold $seat-{self._pick.seat}"))

    def _hint(self, key: str) -> Content:
        return Content.styled(self._say(f"marengo-move-hint-{key}"), "$muted")

    # --- positions ---------------------------------------------------------------------------------------------------

    def _which_post(self) -> Told:
        pick = self._pick
        rows = [self._post(post) for post in pick.posts]
        at = pick.posts.index(pick.post) if pick.post is not None else -1
        against = resting(self._state, pick.seat, pick.post) if pick.post is not None else ()
        head = [self._heading(self._say("marengo-move-who"))]
        return Told(head, rows, at, [*self._against(against), self._hint("post")])

    def _post(self, post: Post) -> Content:
        """As on the map, and what is known of its blocks."""
        blocks = self._state.going.group if post.goes_on and self._state.going else None
        words = [word(name) for name in each(blocks or self._state.at(self._pick.seat, post.place))]
        chip = f"{self._shown.signs.seat(self._pick.seat)}{len(words)}"
        known = self._blocks(named for named in words if named != ANY)
        told = f"{post_name(self._shown, post):<{NUMBER}}{chip:<4}{known}"
        line = Content.styled(told, "" if self._pick.able(post) else "$muted")
        what = self._special(post)
        return line + Content.styled(f"  {what}" if what else "", "$warning")

    def _special(self, post: Post) -> str:
        if post.goes_on:
            return self._say("marengo-move-goes-on")
        if post.place in idle_blocks(self._state, self._pick.seat):
            return self._say("marengo-move-idle")
        return self._say("marengo-move-waits") if post.waits else ""

    def _blocks(self, words: Iterable[str]) -> str:
        return write_blocks(tuple(sorted(words)), self._shown.teller.language.code)

    def _still(self) -> Iterator[Content]:
        """Whoever could still do something, if this phase is done."""
        able = [post_name(self._shown, post) for post in self._pick.posts if self._pick.able(post)]
        if able:
            yield Content(self._say("marengo-move-still", places=", ".join(dict.fromkeys(able))))

    # --- blocks ------------------------------------------------------------------------------------------------------

    def _which_blocks(self) -> Told:
        pick = self._pick
        assert pick.post is not None
        rows = [self._heap(named, there) for named, there in pick.heaps.items()]
        shown = [named for named in pick.counts if named not in pick.heaps and pick.counts[named]]
        rows += [Content(f"{pick.counts[named]}  {self._kind(named)}") for named in shown]
        place = self._shown.teller.label(pick.post.place)
        head = [self._heading(self._say("marengo-move-which", place=place))]
        ways = [self._way(option) for option in pick.options] or [Content(self._say("marengo-move-nowhere"))]
        against = self._against(resting(self._state, pick.seat, pick.post))
        return Told(head, [*rows, Content(""), *ways], pick.heap, [*against, self._hint("group")])

    def _heap(self, named: str, there: int) -> Content:
        count = self._say("marengo-move-of", count=self._pick.counts.get(named, 0), there=there)
        return Content(f"{count}  {self._kind(named)}")

    def _kind(self, named: str) -> str:
        """What everybody knows of such blocks: nothing, a face, a shuffle; or the face they show now."""
        teller, (who, shows, face) = self._shown.teller, named.partition("=")
        if shows or (named not in self._pick.heaps):
            return self._say("marengo-move-shows", face=teller.label(face or who))
        if who == ANY:
            return self._say("marengo-move-unknown")
        return self._say("marengo-move-shuffle", number=who[1:]) if who.startswith(ANY) else teller.label(who)

    # --- ways --------------------------------------------------------------------------------------------------------

    def _where_to(self) -> Told:
        pick = self._pick
        ways, option = pick.options, pick.option
        at = ways.index(option) if option in ways else -1
        rows = [self._way(each) for each in ways] or [Content(self._say("marengo-move-nowhere"))]
        return Told([self._from()], rows, at, [self._legend(), self._hint("to")])

    def _from(self) -> Content:
        pick = self._pick
        assert pick.post is not None
        place = self._shown.teller.label(pick.post.place)
        shown = [word.partition("=")[2] for word in pick.words if "=" in word]
        told = [self._blocks(word for word in pick.words if "=" not in word)]
        told += [self._say("marengo-move-showing", face=self._shown.teller.label(face)) for face in shown]
        return self._heading(self._say("marengo-move-from", blocks=", ".join(filter(None, told)), place=place))

    def _way(self, option: Option) -> Content:
        """Where, what it is, and by which signs it is marked on the map."""
        over = getattr(option.move, "over", "")
        numbered = numbers(self._state.board)[option.to]
        place = self._shown.teller.label(over) if isinstance(over, str) and over else numbered
        return Content(f"{self.mark(option):<3}{place:<{NUMBER}}{self._say(f'marengo-move-way-{option.sets_off}')}")

    def _legend(self) -> Content:
        signs = self._shown.signs
        facts = {"paid": signs.pip, "free": signs.hollow, "attack": signs.fought}
        return Content.styled(self._say("marengo-move-legend", **facts), "$muted")

    # --- why not -----------------------------------------------------------------------------------------------------

    def _refusal(self) -> Told:
        """Every move that could be meant, and every rule against it."""
        place = self._shown.teller.label(self._pick.target)
        lines = [self._from(), Content.styled(self._say("marengo-move-not-to", place=place), "bold $error")]
        for option in self._pick.refused:
            lines.append(Content.styled(self._shown.teller.move(option.move, with_seat=False), "$muted"))
            lines += self._against(option.against)
        if not self._pick.refused:
            lines.append(Content(self._say("marengo-move-no-way")))
        return Told(lines, foot=[self._hint("to")])

    def _against(self, objections: Iterable[Objection]) -> list[Content]:
        told = dict.fromkeys((self._shown.teller.objection(each), each.rule) for each in objections)
        sign = (f"{self._shown.signs.no} ", "$error")
        return [Content.assemble(sign, f"{words} ", (rule, "$muted")) for words, rule in told]
