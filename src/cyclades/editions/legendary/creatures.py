"""The mythological creatures of the Legendary Edition that act at once, and the whole deck."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.editions.legendary.figures import Cerberus, Hydra, Medusa
from cyclades.editions.legendary.hero_deeds import enlist, own_heroes, track_heroes
from cyclades.editions.legendary.mercenaries import mercenaries
from cyclades.engine.actions import Action
from cyclades.engine.decks import DECK, DISCARD, SHOWN, TOP
from cyclades.rules import happenings as tell
from cyclades.rules.bestiary import Chimera, Cyclops, Harpy, IncomeAgain, Kraken, Minotaur, Polyphemus
from cyclades.rules.cards import Creature
from cyclades.rules.creatures import Target, does_nothing, use_creature
from cyclades.rules.drawing import Draw, discard_all
from cyclades.rules.flight import Pegasus
from cyclades.rules.reach import open_lands
from cyclades.rules.step import Choice, DraftStep
from cyclades.rules.theft import Dryad, Griffin, Satyr, opponents

if TYPE_CHECKING:
    from cyclades.rules.game import Game


class Charon(Creature):
    """Swap an own hero, who is free to leave, with a hero of the track."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(free_heroes(game, faction)) > 0 and len(track_heroes(game)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(CharonSends(faction, self.number))


def free_heroes(game: Game, faction: i64) -> list[i64]:
    """The own heroes in areas that units may leave and come to."""
    found: list[i64] = []
    for hero in own_heroes(game, faction):
        area = hero.at(game)
        if game.may_leave(area) and game.may_come(area):
            found.append(hero.number)
    return found


class CharonSends(Target):
    """Which own hero goes."""

    def targets(self, game: Game) -> list[Action]:
        return [game.words.release[hero] for hero in free_heroes(game, self.faction)]

    def strike(self, game: Game, action: Action) -> None:
        game.push(CharonBrings(self.faction, action.a))


class CharonBrings(DraftStep):
    """Which hero of the track takes his place."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "hero")

    def __init__(self, faction: i64, hero: i64) -> None:
        self.faction = faction
        self.hero = hero

    def who(self, game: Game) -> i64:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        for hero in track_heroes(game):
            out.append(game.words.hire[hero.number])

    def play(self, game: Game, action: Action) -> None:
        slot = game.s[game.f.place + action.a]
        area = game.s[game.f.card_at + self.hero]
        game.leave_board(self.hero, slot)
        enlist(game, self.faction, action.a, area)
        game.tell(tell.HEROES_SWAPPED, self.faction, self.hero, action.a, area)


class Giant(Creature):
    """All mercenaries of an opponent's land area come over, to own land areas as their new owner wishes."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(camps(game, faction)) > 0 and len(open_lands(game, faction)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(GiantTakes(faction, self.number))


def camps(game: Game, faction: i64) -> list[i64]:
    """The land areas of opponents with mercenaries that can leave."""
    enemies = opponents(game, faction)
    field = mercenaries(game).field
    found: list[i64] = []
    for land in range(game.rules.lands):
        if game.s[field + land] > 0 and game.s[game.f.owner + land] in enemies and game.may_leave(land):
            found.append(land)
    return found


class GiantTakes(Target):
    """From which land area the mercenaries come."""

    def targets(self, game: Game) -> list[Action]:
        return [game.words.leave[land] for land in camps(game, self.faction)]

    def strike(self, game: Game, action: Action) -> None:
        kind = mercenaries(game)
        number = game.s[kind.field + action.a]
        game.tell(tell.STOLEN, self.faction, kind.number, game.s[game.f.owner + action.a], number)
        for _ in range(number):
            game.push(GiantGives(self.faction, self.card, action.a))


class GiantGives(Choice):
    """To which own land area one of them goes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card", "origin")

    def __init__(self, faction: i64, card: i64, origin: i64) -> None:
        self.faction = faction
        self.card = card
        self.origin = origin

    def in_draft(self) -> bool:
        return True

    def chooser(self, game: Game) -> i64:
        return self.faction

    def choices(self, game: Game) -> list[Action]:
        return [game.words.to[land] for land in open_lands(game, self.faction)]

    def play(self, game: Game, action: Action) -> None:
        kind = mercenaries(game)
        game.s[kind.field + self.origin] -= 1
        game.s[kind.field + action.a] += 1
        game.tell(tell.PLACED, self.faction, kind.number, action.a)


class Sphinx(Creature):
    """Draw three creatures, discard two, and play the third free."""

    def useful(self, game: Game, faction: i64) -> bool:
        """Whether another card could be drawn, now or from a new deck."""
        deck = game.rules.creature_deck
        for card in range(deck.first, deck.last):
            place = game.s[game.f.place + card]
            if card != self.number and (place in (DECK, DISCARD) or place >= TOP):
                return True
        return False

    def use(self, game: Game, faction: i64) -> None:
        draw = Draw(game.rules.creature_deck.number, SHOWN)
        game.then(draw, draw, draw, SphinxChooses(faction))


class SphinxChooses(Choice):
    """Which of the cards drawn is played free; the others are discarded first."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def chooser(self, game: Game) -> i64:
        return self.faction

    def choices(self, game: Game) -> list[Action]:
        creatures = game.rules.creatures
        return [game.words.use[card.number] for card in creatures if game.s[game.f.place + card.number] == SHOWN]

    def run(self, game: Game) -> None:
        choices = self.choices(game)
        if len(choices) > 0:
            self.play(game, choices[0])
        else:
            discard_all(game, self.shown(game))

    def shown(self, game: Game) -> list[i64]:
        """All cards that were drawn."""
        deck = game.rules.creature_deck
        return [card for card in range(deck.first, deck.last) if game.s[game.f.place + card] == SHOWN]

    def play(self, game: Game, action: Action) -> None:
        discard_all(game, self.others(game, action))
        game.tell(tell.CREATURE, self.faction, action.a, 0)
        use_creature(game, self.faction, action.a)

    def others(self, game: Game, action: Action) -> list[i64]:
        """The cards that an answer leaves unplayed."""
        return [card for card in self.shown(game) if card != action.a]

    def useless(self, game: Game, action: Action) -> bool:
        """With the others on the discard pile, where they will lie when it is played."""
        then = game.copy()
        for card in self.others(game, action):
            then.s[then.f.place + card] = DISCARD
        return does_nothing(then, self.faction, action)


class Sylph(Creature):
    """The fleets of two sea areas change places, whoever controls them."""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(seas_with_fleets(game)) > 1

    def use(self, game: Game, faction: i64) -> None:
        game.push(SylphSwaps(faction, self.number))


def seas_with_fleets(game: Game) -> list[i64]:
    """The sea areas where fleets are."""
    return [sea for sea in range(game.rules.lands, game.rules.areas) if game.s[game.f.owner + sea] >= 0]


class SylphSwaps(Target):
    """The first of the two sea areas."""

    def targets(self, game: Game) -> list[Action]:
        return [game.words.leave[sea] for sea in seas_with_fleets(game)]

    def strike(self, game: Game, action: Action) -> None:
        game.push(SylphWith(self.faction, action.a))


class SylphWith(DraftStep):
    """The second one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin")

    def __init__(self, faction: i64, origin: i64) -> None:
        self.faction = faction
        self.origin = origin

    def who(self, game: Game) -> i64:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        for sea in seas_with_fleets(game):
            if sea != self.origin:
                out.append(game.words.to[sea])

    def play(self, game: Game, action: Action) -> None:
        s, f = game.s, game.f
        one, other = self.origin, action.a
        first, second = s[f.owner + one], s[f.owner + other]
        game.set_owner(one, second)
        game.set_owner(other, first)
        for kind in game.rules.sea_kinds:
            here, there = s[kind.field + one], s[kind.field + other]
            s[kind.field + one] = there
            s[kind.field + other] = here
        game.tell(tell.FLEETS_SWAPPED, self.faction, one, other)


def creature_deck() -> list[Creature]:
    """The creature cards of the edition."""
    return [
        Charon("charon"),
        Chimera("chimera"),
        Cyclops("cyclops"),
        Dryad("dryad"),
        Giant("giant"),
        IncomeAgain("graeae"),
        Griffin("griffin"),
        Harpy("harpy"),
        Pegasus("pegasus"),
        Satyr("satyr"),
        Sphinx("sphinx"),
        Sylph("sylph"),
        Cerberus("cerberus"),
        Hydra("hydra"),
        Kraken("kraken"),
        Medusa("medusa"),
        Minotaur("minotaur"),
        Polyphemus("polyphemus"),
    ]
