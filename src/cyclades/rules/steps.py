"""Steps as rules write them: the machine's steps, with the game typed."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.engine.chance import Outcomes
from cyclades.engine.steps import CHANCE, NOBODY, RawStep

if TYPE_CHECKING:
    from cyclades.engine.machine import Machine
    from cyclades.rules.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(RawStep):
    """A step of the game: who is asked, what is legal, what an action does, or what happens by itself."""

    PHASE: ClassVar[str] = ""
    """The word of a position for the phase that begins with it."""
    CARD: ClassVar[str] = ""
    """The class of the card that asks it, where its module has cards of several editions."""
    UNTOLD: ClassVar[tuple[str, ...]] = ()
    """Those of its fields that the words of its question leave out."""

    DISCREET: ClassVar[bool] = False
    """Whether nobody else may learn anything from the time that an answer takes."""

    def who(self, game: Game) -> i64:
        """The faction that is asked; NOBODY where the step runs by itself."""
        return NOBODY

    def run(self, game: Game) -> None:
        """What happens where nobody is asked."""

    def actions(self, game: Game, out: list[Action]) -> None:
        """Append the legal actions."""

    def play(self, game: Game, action: Action) -> None:
        """What an action does."""

    def outcomes(self, game: Game) -> Outcomes:
        """What chance may answer."""
        raise NotImplementedError

    def default(self, game: Game, legal: list[Action]) -> Action:
        """A harmless action for an absent player."""
        return legal[0]

    def standing(self, game: Game) -> Action | None:
        """The answer that whoever is asked has given beforehand, in secret: it is asked all the same."""
        return None

    def cost(self, game: Game, action: Action) -> i64:
        """What an action costs in gold, so that whoever is asked can be told."""
        return 0

    def useless(self, game: Game, action: Action) -> bool:
        """Whether an action would do nothing, as far as everybody sees, so that whoever is asked can be told."""
        return False

    def boundary(self, game: Game) -> str:
        """How a position calls the moment when it asks, where it is a boundary of play; empty elsewhere."""
        return ""

    def raw_who(self, machine: Machine) -> i64:
        return self.who(cast("Game", machine))

    def raw_run(self, machine: Machine) -> None:
        self.run(cast("Game", machine))

    def raw_actions(self, machine: Machine, out: list[Action]) -> None:
        self.actions(cast("Game", machine), out)

    def raw_play(self, machine: Machine, action: Action) -> None:
        self.play(cast("Game", machine), action)

    def raw_outcomes(self, machine: Machine) -> Outcomes:
        return self.outcomes(cast("Game", machine))

    def raw_default(self, machine: Machine, legal: list[Action]) -> Action:
        return self.default(cast("Game", machine), legal)


@mypyc_attr(allow_interpreted_subclasses=True)
class FactionStep(Step):
    """A question to a faction."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def who(self, game: Game) -> i64:
        return self.faction


@mypyc_attr(allow_interpreted_subclasses=True)
class DraftStep(FactionStep):
    """A question inside a group of actions: until the group is complete nobody else sees anything of it."""

    def in_draft(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Selection(FactionStep):
    """A question with a list of actions: an only one is played without asking, and with none nothing happens."""

    def chooser(self, game: Game) -> i64:
        """The faction whose choice it is."""
        return self.faction

    def candidates(self, game: Game) -> list[Action]:
        """The actions to choose from."""
        raise NotImplementedError

    def who(self, game: Game) -> i64:
        legal: list[Action] = []
        self.actions(game, legal)
        if len(legal) < 2:
            return NOBODY
        game.list_legal(legal)
        return self.chooser(game)

    def run(self, game: Game) -> None:
        for action in self.candidates(game):
            self.play(game, action)

    def actions(self, game: Game, out: list[Action]) -> None:
        out.extend(self.candidates(game))


@mypyc_attr(allow_interpreted_subclasses=True)
class DraftSelection(Selection):
    """A question with a list of actions inside a group of actions."""

    def in_draft(self) -> bool:
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceStep(Step):
    """A question to chance."""

    def who(self, game: Game) -> i64:
        return CHANCE
