"""What can go wrong, each error saying what was expected, what was given, and where."""

from __future__ import annotations

from typing import Any


class CycladesError(ValueError):
    """The base of all errors of this package."""


class SetupError(CycladesError):
    """A game that cannot be set up: unknown edition, wrong number of players, nonsense options. Where things that there
    are do not go together, `reason` says in which way and `about` what they are, for texts in any language."""

    def __init__(self, message: str, reason: str = "", about: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.about: dict[str, Any] = about or {}


class NotationError(CycladesError):
    """A text that is no action of this game."""


class IllegalAction(CycladesError):
    """An action that is not legal now. Nothing has changed."""


class NotYourTurn(IllegalAction):
    """Somebody else is asked. Nothing has changed, and nothing is told about what the other may do."""


class GameOver(IllegalAction):
    """The game has ended: nobody is asked anything."""


class PositionError(CycladesError):
    """A position that cannot be read: the line and the reason are in the message."""


class RecordError(CycladesError):
    """A record that cannot be read or replayed: the place and the reason are in the message."""


class ViewError(CycladesError):
    """A view that cannot be given, or that no game can be imagined from."""
