"""`cyclades` with the made-up expansion. The processes in which a server thinks read this file too."""

from cyclades.cli import main
from tests.madeup.registering import register

register()

if __name__ == "__main__":
    main()
