"""Whether the rules run compiled or as plain Python."""

from . import state


def compiled() -> bool:
    return not str(state.__file__).endswith(".py")
