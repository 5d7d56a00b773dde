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
    """The last answer, or the last few, for as long as it is asked about the same things again."""

    def __init__(self, many: int = 1) -> None:
        self._many = many
        self._kept: list[tuple[tuple[object, ...], T]] = []

    def about(self, things: tuple[object, ...], find: Callable[[], T]) -> T:
        for known, answer in self._kept:
            if known == things:
                return answer
        answer = find()
        self._kept = [(things, answer), *self._kept[: self._many - 1]]
        return answer
