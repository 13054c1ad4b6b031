"""`python -m estran` is the command `estran`."""

from .cli import main

if __name__ == "__main__":
    main()
