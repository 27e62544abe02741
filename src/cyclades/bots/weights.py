"""What things are worth to a bot, in gold pieces: all that bots know of the game apart from its rules.

Things that an expansion adds say themselves what they are worth (rules/looks.py); what a card does at once needs no
number, since bots try it and look at what came of it.
"""

from __future__ import annotations

from typing import Any

from cyclades.engine.errors import CycladesError


class Weights:
    """The numbers of a bot. They may be changed, so that bots of different opinions can play each other."""

    def __init__(self) -> None:
        self.win = 400.0
        self.metropolis = 46.0
        self.next_metropolis = 12.0
        """How much more each further Metropolis is worth than the one before."""
        self.philosophers: list[float] = [0.0, 7.0, 16.0, 28.0, 42.0]
        """What so many of the philosophers are worth that become a Metropolis."""
        self.kinds: list[float] = [0.0, 5.0, 12.0, 24.0, 42.0]
        """Likewise for so many different kinds of basic buildings."""
        self.spare_building = 2.2
        """A second building of a kind."""
        self.income = 4.5
        """A source of one gold piece each cycle."""
        self.priest = 4.0
        self.most_priests = 5
        self.land = 4.5
        self.troop = 2.2
        self.fleet = 1.5
        self.hero = 10.0
        self.heroic = 0.4
        """How much of a Metropolis counts for which a hero could be sacrificed."""
        self.heroic_soon: list[float] = []
        """What a hero is worth, beside what heroes are worth, whose condition for that lacks so much."""
        self.saved = 4
        """How much gold is saved for that in a cycle."""
        self.artifacts: list[float] = [0.0, 0.0, 2.0, 6.0, 16.0]
        """What so many artifacts, of which all win, are worth beside what each is worth."""
        self.figure = 1.6
        """A creature's figure on the board."""
        self.guard = 2.6
        """A troop or Fortress where a Metropolis stands, the first three of them."""
        self.unguarded = -1.2
        """A land area without any unit."""
        self.rich = 14.0
        """How much gold a player can use; what is beyond it is worth less."""
        self.spare_gold = 0.45
        self.rival = 0.42
        """How much of what the strongest rival has counts against one's own."""
        self.attacked_now = 0.5
        """How likely it is that a rival who acts in this cycle with a god that moves armies attacks a land area."""
        self.attacked = 0.15
        """How likely it is that a rival who could attack a land area does so in the next cycle, before its player can
        prevent it."""
        self.attacked_by_led = 0.25
        """Likewise where a unit stands with the army that leads it whichever god the rival has."""
        self.conqueror_wins = 0.0
        """What it counts for that a rival who conquers a Metropolis has enough of them."""
        self.chance = 0.2
        """How much of the best conquest within reach counts, although another turn is needed for it."""
        self.denial = 0.45
        """How much of a rival's hope for a god counts for taking it away."""
        self.things = 1.0
        """How much of what things say that they are worth counts."""

    def numbers(self) -> dict[str, Any]:
        """All of them by name, as plain data."""
        return {name: getattr(self, name) for name in dir(self) if is_number(getattr(self, name))}

    def set(self, numbers: dict[str, Any]) -> None:
        """Take some of them from plain data."""
        known = self.numbers()
        for name, number in numbers.items():
            if name not in known:
                raise CycladesError(f"expected a weight among {', '.join(known)}, got {name!r}")
            setattr(self, name, number if isinstance(number, list) else type(known[name])(number))


def is_number(value: object) -> bool:
    """Whether something is a number, or a list of numbers."""
    return isinstance(value, int | float | list)
