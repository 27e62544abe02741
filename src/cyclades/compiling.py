"""Tells whether the engine runs compiled (from extension modules made by mypyc) or as plain Python."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec


def from_extension(module: str) -> bool:
    """Whether the named module is, or would be, loaded from an extension module.

    >>> from_extension("cyclades.compiling")
    False
    """
    try:
        spec = find_spec(module)
    except ModuleNotFoundError:
        return False
    return spec is not None and (spec.origin or "").endswith(tuple(EXTENSION_SUFFIXES))


compiled: bool = from_extension("cyclades.engine.machine")
