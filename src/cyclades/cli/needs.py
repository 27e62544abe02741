"""Commands that need an extra of the package say so in one line where it is not installed."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from cyclades.cli.output import Problem
from cyclades.extras import MissingExtra, require

Given = ParamSpec("Given")
Result = TypeVar("Result")


def needs(extra: str, what: str) -> Callable[[Callable[Given, Result]], Callable[Given, Result]]:
    """The command below needs an extra of the package, for what it does. It stands below the options of the command,
    so that `--help` is there without the extra."""

    def decorate(command: Callable[Given, Result]) -> Callable[Given, Result]:
        @wraps(command)
        def checked(*given: Given.args, **named: Given.kwargs) -> Result:
            try:
                require(extra, what)
            except MissingExtra as error:
                raise Problem(str(error)) from None
            return command(*given, **named)

        return checked

    return decorate
