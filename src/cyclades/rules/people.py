"""People: cards for priests and philosophers, who serve a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from cyclades.rules import events

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class People:
    """Cards for people who serve a player, such as philosophers."""

    def __init__(self, name: str, plural: str, supply: i64, traded: bool = True, worth: float = 0.0) -> None:
        self.name = name
        self.plural = plural
        self.supply = supply
        self.traded = traded
        """Whether their player may sell them."""
        self.worth = worth
        """What one of them is worth to a bot, in gold pieces, where bots do not know it."""
        self.number: i64 = -1
        self.field: i64 = -1
        """The offset of its field: how many each faction has."""
        self.left: i64 = -1
        """The offset of what is left in the supply."""

    def __repr__(self) -> str:
        return f"<{self.plural}>"


def gain_people(game: Game, people: People, faction: i64, price: i64) -> None:
    """Take a card for a priest, a philosopher …, if one is left."""
    s = game.s
    if s[people.left] > 0:
        s[people.left] -= 1
        s[people.field + faction] += 1
        game.emit(events.PEOPLE_GAINED, faction, people.number, price)


def dismiss_people(game: Game, people: People, faction: i64, number: i64) -> None:
    """Lay cards back into the supply."""
    game.s[people.field + faction] -= number
    game.s[people.left] += number


def philosophers_needed(game: Game, faction: i64) -> i64:
    """How many philosophers make a Metropolis of a faction."""
    needed = game.rules.philosophers_needed
    for listener in game.rules.spares_philosophers:
        needed -= listener.spares_philosophers(game, faction)
    return needed
