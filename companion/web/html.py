"""Elements of a page. Whatever is put into them is text: there is no other way to make a tag than this one."""

from __future__ import annotations

from html import escape
from typing import TypeAlias

VOID = {"meta", "link", "input", "br", "img"}


class Html(str):
    """Made here, so that it is put into other elements as it is."""

    __slots__ = ()


Part: TypeAlias = "Html | str | None"
Value: TypeAlias = str | int | bool | None


def element(tag: str, *parts: Part, **attributes: Value) -> Html:
    """`class_` is written class, `data_move` data-move; True stands alone, False and None are left out."""
    written = "".join(_attribute(name, value) for name, value in attributes.items())
    opened = f"<{tag}{written}>"
    return Html(opened if tag in VOID else f"{opened}{joined(*parts)}</{tag}>")


def joined(*parts: Part) -> Html:
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts if part is not None))


def _attribute(name: str, value: Value) -> str:
    if value is None or value is False:
        return ""
    name = name.rstrip("_").replace("_", "-")
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'
