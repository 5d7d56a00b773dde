"""`python -m companion` and the `companion` command."""

from companion.cli.app import main

if __name__ == "__main__":
    main()
