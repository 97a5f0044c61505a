"""`python -m modmill`."""

from modmill.cli import main

if __name__ == "__main__":
    main()
