"""What is worked out when it is first asked for, and then kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class once(Generic[T]):  # noqa: N801 - used like @property
    """Like functools.cached_property, which before Python 3.12 takes a lock: dearer than most answers of the rules.

    Two threads that ask at the same moment both work it out; that does no harm where the answer cannot change.
    """

    def __init__(self, find: Callable[[Any], T]) -> None:
        self._find = find
        self.__doc__ = find.__doc__

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, asked: None, owner: type) -> once[T]: ...
    @overload
    def __get__(self, asked: object, owner: type) -> T: ...
    def __get__(self, asked: object | None, owner: type) -> once[T] | T:
        if asked is None:
            return self
        found = asked.__dict__[self._name] = self._find(asked)
        return found


class Latest(Generic[T]):
    """The last answer, for as long as it is asked about the same things."""

    def __init__(self) -> None:
        self._kept: tuple[tuple[object, ...], T] | None = None

    def about(self, things: tuple[object, ...], find: Callable[[], T]) -> T:
        if self._kept is None or self._kept[0] != things:
            self._kept = (things, find())
        return self._kept[1]
