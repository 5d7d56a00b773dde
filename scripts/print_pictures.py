"""The pictures of pages in docs/printing.md: `python -m scripts.print_pictures` prints them anew."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from PIL import Image

from companion.printing.preview import render_page

FOLDER = Path(__file__).parent.parent / "docs" / "paper"
HIGH = 420  # pixels of a page
COLOURS = 192  # enough for print, a third of the bytes
APART = 8
STRIPS = {
    "aids": (("march", "aid", 1), ("clockwork", "aid", 1), ("marengo", "aid", 1), ("aces", "aid", 1)),
    "cards": (("march", "action-cards", 1), ("clockwork", "cards", 1), ("clockwork", "races", 1), ("aces", "cards", 1)),
    "pieces": (
        ("clockwork", "counters", 1),
        ("march", "standees", 1),
        ("clockwork", "screens", 1),
        ("aces", "tokens", 1),
    ),
    "kits": (("march", "set", 1), ("march", "scenario", 1), ("marengo", "box", 1), ("clockwork", "tracker", 1)),
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, pages in STRIPS.items():
        strip = _side_by_side([_page(*page) for page in pages])
        strip.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=6, dither=Image.Dither.NONE).save(
            FOLDER / f"{name}.png", optimize=True
        )


def _page(game: str, sheet: str, number: int) -> Image.Image:
    with tempfile.TemporaryDirectory() as folder:
        pdf = Path(folder) / "page.pdf"
        subprocess.run(
            [sys.executable, "-m", "companion", "print", game, sheet, "--lang", "en", "-o", str(pdf)], check=True
        )
        return render_page(pdf.read_bytes(), number - 1, HIGH, HIGH).convert("RGB")


def _side_by_side(pages: list[Image.Image]) -> Image.Image:
    whole = Image.new("RGB", (sum(page.width + APART for page in pages) + APART, HIGH + 2 * APART), "#9a9a9a")
    x = APART
    for page in pages:
        whole.paste(page, (x, APART + (HIGH - page.height) // 2))
        x += page.width + APART
    return whole


if __name__ == "__main__":
    main()
