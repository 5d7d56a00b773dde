"""`python -m companion` and the `companion` command."""

import sys

from companion.kernel import stopping


def main() -> None:
    """Nothing else is loaded before Ctrl-C is taken care of: it comes when there are words for it."""
    stopping.hold()
    stopping.take_signals()
    try:
        from companion.cli.app import main as run

        run()
    except KeyboardInterrupt:  # while the last words were said
        from companion.cli.app import stopped

        sys.exit(stopped())
    finally:
        stopping.ignore_signals()


if __name__ == "__main__":
    main()
