"""The temples of Poseidon and Ares: for a unit, a creature comes once a cycle."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from cyclades.editions.classic.monuments.construction import MONUMENT, Monument, monuments_of
from cyclades.editions.creatures.chimera import discarded_creatures
from cyclades.engine.actions import Action
from cyclades.engine.chance import Outcomes
from cyclades.engine.decks import ASIDE, DECK, DISCARD, SHOWN, TOP
from cyclades.engine.events import EventKind
from cyclades.rules import events
from cyclades.rules.buildings import Building
from cyclades.rules.cards import Creature
from cyclades.rules.creatures import use_creature
from cyclades.rules.draw_and_discard import Draw
from cyclades.rules.events import KINDS
from cyclades.rules.gods import Deed
from cyclades.rules.hooks import Listener
from cyclades.rules.losses import announce_death
from cyclades.rules.own_pieces import PieceFrom, own_pieces
from cyclades.rules.steps import ChanceStep, Step
from cyclades.rules.units import UnitKind

if TYPE_CHECKING:
    from cyclades.rules.fields import Fields
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

INVOKE: Final = "invoke"
"""The verb: `invoke temple-of-ares`."""
USED: Final = "temple_used"
INVOKED: Final[EventKind] = KINDS.add("temple-invoked", "faction monument unit area", "monument")


@mypyc_attr(allow_interpreted_subclasses=True)
class Temple(Monument):
    """Once a cycle its controller may give up a unit for a creature."""

    def __init__(self, name: str, needs: list[Building], kind: UnitKind) -> None:
        super().__init__(name, needs)
        self.kind = kind

    def has_card(self, game: Game) -> bool:
        """Whether there is a creature to come."""
        raise NotImplementedError

    def call(self, game: Game, faction: i64) -> None:
        """Push what brings the creature."""
        raise NotImplementedError

    def open_to(self, game: Game, faction: i64) -> bool:
        """Whether a faction may use it now: once a cycle, whoever did."""
        used = game.s[game.f.by_name[USED].offset + self.number]
        if self.controller(game) != faction or used == game.s[game.f.cycle] or not self.has_card(game):
            return False
        return len(own_pieces(game, faction, self.kind)) > 0


class TempleOfPoseidon(Temple):
    """Once a cycle its controller may give up a fleet for the first creature of the deck, used at once and free."""

    def has_card(self, game: Game) -> bool:
        for creature in game.rules.creatures:
            place = game.s[game.f.place + creature.number]
            if place in (DECK, DISCARD) or place >= TOP:
                return True
        return False

    def call(self, game: Game, faction: i64) -> None:
        game.then(Draw(game.rules.creature_deck.number, SHOWN), UseShown(faction))


class TempleOfAres(Temple):
    """Once a cycle its controller may give up a troop for a creature of the discard pile, drawn at random, used at once
    and free."""

    def has_card(self, game: Game) -> bool:
        return len(discarded_creatures(game)) > 0

    def call(self, game: Game, faction: i64) -> None:
        game.push(DrawDiscarded(faction))


class UseTemple(Deed):
    """Use a temple, with any god but Apollo."""

    def __init__(self, temples: list[Temple]) -> None:
        super().__init__(INVOKE)
        self.temples = temples

    def actions(self, game: Game, faction: i64, out: list[Action]) -> None:
        for temple in self.temples:
            if temple.open_to(game, faction):
                out.append(game.verbs.more[INVOKE][temple.number])

    def begins_with(self, game: Game, action: Action) -> bool:
        return action.verb is game.verbs.more[INVOKE]

    def begin(self, game: Game, faction: i64, action: Action) -> None:
        for temple in self.temples:
            if temple.number == action.a:
                game.push(GiveToTemple(faction, action.a, temple.kind.number))


class LastUse(Listener):
    """In which cycle each temple was used last."""

    def declare(self, rules: Ruleset, fields: Fields) -> None:
        fields.add(USED, rules.names[MONUMENT], doc="The cycle in which each temple was used last; 0 for never.")

    def contradiction(self, game: Game) -> str:
        used = game.f.by_name[USED].offset
        for number, name in enumerate(game.rules.names[MONUMENT]):
            if game.s[used + number] > game.s[game.f.cycle]:
                return f"the {name} cannot have been used in a cycle to come"
        return ""


def add_temples(rules: Ruleset, monuments: list[Monument]) -> None:
    """Every god but Apollo lets its player use a temple."""
    deed = UseTemple([monument for monument in monuments if isinstance(monument, Temple)])
    rules.also_said[INVOKE] = MONUMENT
    rules.added.append(LastUse())
    rules.common_deeds.append(deed)


class GiveToTemple(PieceFrom):
    """Which unit goes; only then is the creature seen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "monument", "unit")

    def __init__(self, faction: i64, monument: i64, unit: i64) -> None:
        super().__init__(faction, unit)
        self.monument = monument

    def taken(self, game: Game, area: i64) -> None:
        game.s[game.f.by_name[USED].offset + self.monument] = game.s[game.f.cycle]
        game.emit(INVOKED, self.faction, self.monument, self.unit, area)
        announce_death(game, self.faction, self.unit, area)
        temple = monuments_of(game.rules)[self.monument]
        assert isinstance(temple, Temple)
        temple.call(game, self.faction)


class UseShown(Step):
    """The creature that was drawn is used at once and free. Cards of other sorts are laid aside, another one is drawn,
    and at the end they are shuffled into the deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def run(self, game: Game) -> None:
        deck = game.rules.creature_deck
        card = deck.at(game.s, SHOWN)
        if not isinstance(game.rules.cards[card], Creature):
            game.s[game.f.place + card] = ASIDE
            game.then(Draw(deck.number, SHOWN), self)
            return
        deck.put_back(game.s, ASIDE)
        use_free(game, self.faction, card)


class DrawDiscarded(ChanceStep):
    """A creature of the discard pile is drawn, and used at once and free."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def outcomes(self, game: Game) -> Outcomes:
        return Outcomes([game.verbs.draw[card] for card in discarded_creatures(game)])

    def play(self, game: Game, action: Action) -> None:
        game.emit(events.CARD_DRAWN, action.a)
        use_free(game, self.faction, action.a)


def use_free(game: Game, faction: i64, card: i64) -> None:
    """A creature is used without being paid for."""
    game.emit(events.CREATURE_USED, faction, card, 0)
    use_creature(game, faction, card)
