"""`python -m cyclades` is the command `cyclades`."""

from cyclades.cli import main

if __name__ == "__main__":
    main(prog_name="cyclades")
