"""What artifacts let teammates do: the Cap and the Sandals are sent to the other one, who may also pay for the Caduceus
and receive the gold of the Lightning and of the Large Cornucopia."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.events import EventKind
from cyclades.rules.areas import own_areas
from cyclades.rules.artifacts import take_along
from cyclades.rules.events import KINDS
from cyclades.rules.gold import change_gold, gold_of, pay, receive_gold
from cyclades.rules.steps import FactionStep
from cyclades.rules.verbs import MOST_TAKEN

if TYPE_CHECKING:
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

NAME: Final = "name"
"""The verb: `name blue`."""
SENDING_PRICE: Final = 1
SENT: Final[EventKind] = KINDS.add("artifact-sent", "faction card area price", "card")
GIVEN: Final[EventKind] = KINDS.add("gold-given", "faction other_faction number")


def add_verb(rules: Ruleset) -> None:
    """The verb by which a player names itself or its teammate."""
    rules.also_said[NAME] = "faction"


def teammate(game: Game, faction: i64) -> i64:
    """The teammate of a faction who is still in the game, or -1."""
    for other in range(len(game.rules.factions)):
        if other != faction and game.allies(other, faction) and game.s[game.f.alive + other] > 0:
            return other
    return -1


class SendArtifact(FactionStep):
    """Whether an artifact goes to a territory of the teammate for 1 GP, as the first thing in a turn. Asked also of who
    cannot pay, so that nobody learns what is in the purse."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card")

    def __init__(self, faction: i64, card: i64) -> None:
        super().__init__(faction)
        self.card = card

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.decline)
        if gold_of(game, self.faction) >= SENDING_PRICE:
            out.extend(own_areas(game, teammate(game, self.faction), 0, game.rules.lands))

    def play(self, game: Game, action: Action) -> None:
        if action is game.verbs.decline:
            return
        pay(game, self.faction, SENDING_PRICE)
        take_along(game, self.card, action.a)
        game.s[game.f.card_owner + self.card] = game.s[game.f.owner + action.a]
        game.emit(SENT, self.faction, self.card, action.a, SENDING_PRICE)

    def cost(self, game: Game, action: Action) -> i64:
        return 0 if action is game.verbs.decline else SENDING_PRICE


class WhoReceives(FactionStep):
    """Who of a team receives gold that has been paid to it: a faction or its teammate."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "number")

    def __init__(self, faction: i64, number: i64) -> None:
        super().__init__(faction)
        self.number = number

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.more[NAME][self.faction])
        out.append(game.verbs.more[NAME][teammate(game, self.faction)])

    def play(self, game: Game, action: Action) -> None:
        receive_gold(game, action.a, self.number)


class DivideIncome(FactionStep):
    """How much of what a territory has paid goes to the teammate; of a very large sum, asked again for the rest."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "number")

    def __init__(self, faction: i64, number: i64) -> None:
        super().__init__(faction)
        self.number = number

    def actions(self, game: Game, out: list[Action]) -> None:
        for number in range(min(self.number, MOST_TAKEN) + 1):
            out.append(game.verbs.take[number])

    def play(self, game: Game, action: Action) -> None:
        if action.a > 0:
            mate = teammate(game, self.faction)
            change_gold(game, self.faction, -action.a)
            change_gold(game, mate, action.a)
            game.emit(GIVEN, self.faction, mate, action.a)
        if action.a == MOST_TAKEN < self.number:
            game.push(DivideIncome(self.faction, self.number - MOST_TAKEN))
