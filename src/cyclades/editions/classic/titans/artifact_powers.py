"""What each divine artifact does: Winged Sandals, Caduceus, Cap of Invisibility, Zeus' Lightning, Large Cornucopia.
What a team may do with them beside that is in team_artifacts.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.editions.classic.titans.artifacts import DivineArtifact
from cyclades.editions.classic.titans.team_artifacts import (
    NAME,
    DivideIncome,
    SendArtifact,
    WhoReceives,
    teammate,
)
from cyclades.engine.actions import Action
from cyclades.engine.events import EventKind
from cyclades.rules.artifacts import ENEMY_FLEETS, PAST_ENEMIES, WHOLE_ISLAND, Artifact
from cyclades.rules.cards import Creature
from cyclades.rules.events import KINDS
from cyclades.rules.gold import change_gold, gold_of, pay
from cyclades.rules.income import area_income, is_diverted
from cyclades.rules.losses import UnitAtStake, fall

if TYPE_CHECKING:
    from cyclades.rules.game import Game

PRICE: Final = 1
"""What the Caduceus costs for a unit, and what the Lightning brings."""
SAVED: Final[EventKind] = KINDS.add("caduceus-paid", "faction card price", "card", used=True)
STRUCK: Final[EventKind] = KINDS.add("lightning-struck", "faction loser number", used=True)


def artifact_cards() -> list[Artifact]:
    """The five of them."""
    return [
        TravellersArtifact("winged-sandals", WHOLE_ISLAND),
        Caduceus("caduceus"),
        TravellersArtifact("cap-of-invisibility", ENEMY_FLEETS | PAST_ENEMIES),
        ZeusLightning("zeus-lightning"),
        LargeCornucopia("large-cornucopia", income=0),
    ]


class TravellersArtifact(DivineArtifact):
    """The Winged Sandals, by which a group goes to any territory of its island, and the Cap of Invisibility, by which
    it uses fleets of enemies and passes through their territories. Either may be sent to a teammate."""

    def first_action(self, game: Game, faction: i64, god: i64) -> None:
        if self.owner(game) == faction and teammate(game, faction) >= 0:
            game.push(SendArtifact(faction, self.number))


class Caduceus(DivineArtifact):
    """In a battle where it is, its owner may pay 1 GP for each unit that would be lost."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.played = True

    def saves(self, game: Game, side: i64, unit: i64, rescuable: bool) -> bool:
        if self.side(game) != side or isinstance(game.rules.card_of(unit), Creature):
            return False
        game.push(PayCaduceus(self.owner(game), side, unit, self.number, 1 if rescuable else 0, 0))
        return True


class PayCaduceus(UnitAtStake):
    """Whether its owner pays for a unit, or asks its teammate to. Asked also of who cannot pay, so that nobody learns
    what is in the purse."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "side", "unit", "card", "rescuable", "refused")
    UNTOLD: ClassVar[tuple[str, ...]] = ("side", "rescuable", "refused")

    def __init__(self, faction: i64, side: i64, unit: i64, card: i64, rescuable: i64, refused: i64) -> None:
        super().__init__(faction, side, unit)
        self.card = card
        self.rescuable = rescuable
        """Whether something else may save the unit if nobody pays."""
        self.refused = refused
        """Whether the teammate has refused to pay."""

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.decline)
        if gold_of(game, self.faction) >= PRICE:
            out.append(game.verbs.use[self.card])
        mate = teammate(game, self.faction)
        if mate >= 0 and self.refused == 0:
            out.append(game.verbs.more[NAME][mate])

    def play(self, game: Game, action: Action) -> None:
        if action is game.verbs.decline:
            fall(game, self.side, self.unit, self.rescuable > 0)
        elif action.verb is game.verbs.use:
            save(game, self.faction, self.card)
        else:
            game.push(TeammatePays(action.a, self.faction, self.side, self.unit, self.card, self.rescuable))

    def cost(self, game: Game, action: Action) -> i64:
        return PRICE if action.verb is game.verbs.use else 0


class TeammatePays(UnitAtStake):
    """Whether the teammate of whoever owns the Caduceus pays for a unit; if not, its owner is asked again."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "loser", "side", "unit", "card", "rescuable")
    UNTOLD: ClassVar[tuple[str, ...]] = ("side", "rescuable")

    def __init__(self, faction: i64, loser: i64, side: i64, unit: i64, card: i64, rescuable: i64) -> None:
        super().__init__(faction, side, unit)
        self.loser = loser
        """Who is about to lose the unit."""
        self.card = card
        self.rescuable = rescuable

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.decline)
        if gold_of(game, self.faction) >= PRICE:
            out.append(game.verbs.use[self.card])

    def play(self, game: Game, action: Action) -> None:
        if action is game.verbs.decline:
            game.push(PayCaduceus(self.loser, self.side, self.unit, self.card, self.rescuable, 1))
        else:
            save(game, self.faction, self.card)

    def cost(self, game: Game, action: Action) -> i64:
        return PRICE if action.verb is game.verbs.use else 0


def save(game: Game, payer: i64, card: i64) -> None:
    """A player pays for a unit, its own or its teammate's, and nothing is lost."""
    pay(game, payer, PRICE)
    game.emit(SAVED, payer, card, PRICE)


class ZeusLightning(DivineArtifact):
    """Whoever outbids its owner pays it 1 GP at once."""

    def surcharge(self, game: Game, pawn: i64, standing: i64) -> i64:
        return PRICE if game.rules.pawn_faction[standing] == self.owner(game) else 0

    def outbid(self, game: Game, pawn: i64, god: i64, by: i64) -> None:
        owner = game.rules.pawn_faction[pawn]
        if self.owner(game) != owner:
            return
        payer = game.rules.pawn_faction[by]
        pay(game, payer, PRICE)
        game.emit(STRUCK, owner, payer, PRICE)
        if teammate(game, owner) < 0:
            change_gold(game, owner, PRICE)
        else:
            game.push(WhoReceives(owner, PRICE))


class LargeCornucopia(DivineArtifact):
    """The cornucopias of its territory pay 2 GP each; it brings nothing else."""

    def adds_to_area(self, game: Game, area: i64, icons: i64) -> i64:
        return icons if self.at(game) == area else 0

    def income_received(self, game: Game, faction: i64) -> None:
        """Its owner divides what it has been paid for it with its teammate."""
        area = self.at(game)
        if self.owner(game) == faction and teammate(game, faction) >= 0 and not is_diverted(game, area):
            paid = area_income(game, area)
            if paid > 0:
                game.push(DivideIncome(faction, paid))
