"""Positions in short."""

from __future__ import annotations

from companion.games.marengo.panel.desk_map import area_of
from companion.games.marengo.panel.shown import Shown
from companion.games.marengo.planning.posts import Post
from companion.games.marengo.summary import numbers


def post_name(shown: Shown, post: Post) -> str:
    """`8`, `8/4`; those who wait by where they come in: `»1`."""
    board = shown.state.board
    if post.place in board.approach:
        return shown.teller.label(post.place)
    return (shown.signs.far if post.waits else "") + numbers(board)[area_of(shown.state, post.place)]
