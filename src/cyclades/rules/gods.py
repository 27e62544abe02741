"""Gods: what each lets its player do, and how their tiles come to the slots of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.engine.chance import Outcomes
from cyclades.rules import events
from cyclades.rules.steps import ChanceStep
from cyclades.rules.turns import PaidActions

if TYPE_CHECKING:
    from cyclades.rules.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """Something that a god lets its player do: how often it was done this turn is counted in the field `done`."""

    def __init__(self, name: str, mandatory: bool = False) -> None:
        self.name = name
        self.mandatory = mandatory
        """Whether doing it once, free, is owed."""
        self.any_time = False
        """Whether it may come before and between what is owed, where that comes first."""
        self.number: i64 = -1

    def times(self, game: Game) -> i64:
        """How often it was done this turn."""
        return game.s[game.f.done + self.number]

    def count(self, game: Game) -> None:
        """It was done once more."""
        game.s[game.f.done + self.number] += 1

    def owed(self, game: Game) -> bool:
        """Whether it is mandatory and not done yet."""
        return self.mandatory and game.s[game.f.done + self.number] == 0

    def actions(self, game: Game, faction: i64, out: list[Action]) -> None:
        """Append the actions that begin it, if it can be done."""

    def begins_with(self, game: Game, action: Action) -> bool:
        """Whether an action begins this deed."""
        return False

    def begin(self, game: Game, faction: i64, action: Action) -> None:
        """Begin it: the action was offered."""

    def cost(self, game: Game, faction: i64, action: Action) -> i64:
        """What it costs, beginning with an action."""
        return 0

    def useless(self, game: Game, faction: i64, action: Action) -> bool:
        """Whether it would do nothing, beginning with an action."""
        return False


class Grant:
    """Something that a god gives because of another one: a building or a unit."""

    def __init__(self, kind: str, name: str, god: str) -> None:
        self.kind = kind
        """`building` or `unit`."""
        self.name = name
        self.god = god
        """Whose it is otherwise; empty where it is its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class God:
    """A god: its name and what its player may do."""

    def __init__(self, name: str, deeds: list[Deed], drawn: bool = True, acts: bool = True) -> None:
        self.name = name
        self.deeds = deeds
        self.drawn = drawn
        """Whether it is one of those that have a slot by lot; others are always there, or come and go."""
        self.acts = acts
        """Whether its player may do what every god lets its player do, beside its own deeds."""
        self.covering = ""
        """The field that says which god lies under it, where it takes the place of others."""
        self.number: i64 = -1

    def grants(self, above: list[God]) -> list[Grant]:
        """What it gives by its place, below some gods; nothing where the place does not matter. Of what there is, its
        player gets one."""
        return []

    def begin(self, game: Game, faction: i64) -> None:
        """Push what the god's player does in its turn."""
        game.push(PaidActions(faction, self.number))

    def goes_on(self, game: Game) -> None:
        """What follows from it that the player does something that is not possible at any time."""


GOD_BIT: Final[list[i64]] = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048]


def is_placed(game: Game, god: i64) -> bool:
    """Whether a god has a slot."""
    return any(game.s[game.f.god_at + slot] == god for slot in range(game.rules.god_slots))


class PlaceGod(ChanceStep):
    """A god tile is drawn for a slot above Apollo: from those that come first (a mask), as long as there are any."""

    FIELDS: ClassVar[tuple[str, ...]] = ("slot", "first")

    def __init__(self, slot: i64, first: i64) -> None:
        self.slot = slot
        self.first = first

    def outcomes(self, game: Game) -> Outcomes:
        rules = game.rules
        drawn = rules.draw_first["god"]
        preferred: list[Action] = []
        others: list[Action] = []
        for god in rules.drawn_gods:
            if not is_placed(game, god.number):
                action = game.verbs.draw[drawn + god.number]
                if self.first & GOD_BIT[god.number]:
                    preferred.append(action)
                else:
                    others.append(action)
        return Outcomes(preferred if len(preferred) > 0 else others)

    def play(self, game: Game, action: Action) -> None:
        god = action.a - game.rules.draw_first["god"]
        game.s[game.f.god_at + self.slot] = god
        game.emit(events.GOD_PLACED, god, self.slot + 1)
