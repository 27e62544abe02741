"""The heroes of the Legendary Edition: one class each, with its two powers; what they ask is in powers.py, but for
`KillTroop` and `Rescue`, which are parts of a battle (rules/battles.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cyclades.editions.legendary.mercenaries import mercenaries
from cyclades.editions.legendary.powers import GiveUp, PandoraCopies, Reroll, TurnPriestesses, copyable
from cyclades.engine.decks import TRACK
from cyclades.rules import happenings as tell
from cyclades.rules.battles import KillTroop, Rescue
from cyclades.rules.cards import ATTACKER, DEFENDER, Hero
from cyclades.rules.flight import CarryFrom, flights
from cyclades.rules.metropolises import HEROIC, Found
from cyclades.rules.sides import fixed_die, refuges, side_area, side_faction

if TYPE_CHECKING:
    from cyclades.rules.game import Game

AREAS_OF_AJAX: Final = 7
GOLD_OF_CROESUS: Final = 15
DIE_OF_HELEN: Final = 2


class Passive(Hero):
    """A hero whose military power works by itself, and is told when the battle begins."""

    def helps(self, game: Game) -> bool:
        """Whether the power makes a difference in the battle that begins."""
        return self.side(game) >= 0

    def before_battle(self, game: Game) -> None:
        if self.helps(game):
            game.tell(tell.POWER, self.owner(game), self.number)


class Ajax(Passive):
    """Strength 2 in battle. Sacrifice: with seven land areas, build a Metropolis."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.strength = 2

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        return game.s[game.f.lands + faction] >= AREAS_OF_AJAX

    def sacrifice(self, game: Game, faction: i64) -> None:
        game.push(Found(faction, HEROIC))


class Croesus(Hero):
    """Rolls again for 1 GP, as often as he likes. Sacrifice: for 15 GP, build a Metropolis."""

    def after_dice(self, game: Game) -> None:
        side = self.side(game)
        if side >= 0 and fixed_die(game, side) < 0:
            game.push(Reroll(self.owner(game), side, self.number))

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        return game.gold(faction) >= GOLD_OF_CROESUS

    def sacrifice(self, game: Game, faction: i64) -> None:
        game.pay(faction, GOLD_OF_CROESUS)
        game.tell(tell.SPENT, faction, GOLD_OF_CROESUS)
        game.push(Found(faction, HEROIC))

    def sacrifice_cost(self, game: Game, faction: i64) -> i64:
        return GOLD_OF_CROESUS


class Hector(Hero):
    """Destroys one invading troop before the battle. Sacrifice: two priestesses become a philosopher, repeatedly."""

    def before_battle(self, game: Game) -> None:
        if self.side(game) == DEFENDER:
            game.push(KillTroop(self.owner(game), game.rules.hand, self.number, draft=0))

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        return game.s[game.f.priests + faction] >= 2 and game.s[game.rules.philosophers.left] > 0

    def sacrifice(self, game: Game, faction: i64) -> None:
        game.push(TurnPriestesses(faction))


class Helen(Passive):
    """Her die always shows 2. Sacrifice: two basic buildings of one kind and two of another become a Metropolis."""

    def fixes_die(self, game: Game, side: i64) -> i64:
        return DIE_OF_HELEN if self.side(game) == side else -1

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        pairs = [b for b in game.rules.basic_buildings if game.owned_buildings(faction, b.number) >= 2]
        return len(pairs) >= 2

    def sacrifice(self, game: Game, faction: i64) -> None:
        game.then(GiveUp(faction, number=2, more=1, building=-1), Found(faction, HEROIC))


class Jason(Hero):
    """His heroic moves may use enemy fleets. Sacrifice: with all eight fleets in play, build a Metropolis."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.uses_enemy_fleets = True

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        return game.s[game.rules.fleet.reserve(faction)] == 0

    def sacrifice(self, game: Game, faction: i64) -> None:
        game.push(Found(faction, HEROIC))


class Pandora(Hero):
    """Enemy mercenaries come over to her. Sacrifice: the sacrificial power of a hero on the track, who stays there."""

    def before_battle(self, game: Game) -> None:
        side = self.side(game)
        if side < 0:
            return
        enemy = DEFENDER if side == ATTACKER else ATTACKER
        theirs, ours = side_area(game, enemy), side_area(game, side)
        kind = mercenaries(game)
        number = game.s[kind.field + theirs]
        if number > 0:
            game.s[kind.field + theirs] = 0
            game.s[kind.field + ours] += number
            game.tell(tell.POWER, self.owner(game), self.number)
            game.tell(tell.STOLEN, self.owner(game), kind.number, side_faction(game, enemy), number)

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        return len(copyable(game, faction, victim)) > 0

    def sacrifice(self, game: Game, faction: i64) -> None:
        game.push(PandoraCopies(faction, self.number))

    def holds_metropolis(self, game: Game, faction: i64) -> None:
        for hero in game.rules.heroes:
            if hero.keeps_metropolis and game.s[game.f.place + hero.number] >= TRACK:
                game.tell(tell.COPIED, faction, self.number, hero.number)

    def may_hold_metropolis(self, game: Game, faction: i64) -> bool:
        if not ready_to_keep(self, game, faction):
            return False
        return any(hero.keeps_metropolis and game.s[game.f.place + hero.number] >= TRACK for hero in game.rules.heroes)


def ready_to_keep(hero: Hero, game: Game, faction: i64) -> bool:
    """Whether a hero of a faction, acquired in an earlier cycle, could be sacrificed for a new Metropolis."""
    return hero.owner(game) == faction and game.s[game.f.acquired + hero.number] < game.s[game.f.cycle]


class Penthesilea(Hero):
    """Her side wins ties. Sacrifice: a Metropolis about to be built goes onto her card, where nobody can conquer it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.keeps_metropolis = True

    def wins_ties(self, game: Game, side: i64) -> i64:
        return self.number if self.side(game) == side else -1

    def may_hold_metropolis(self, game: Game, faction: i64) -> bool:
        return ready_to_keep(self, game, faction)


class Odysseus(Passive):
    """Ignores enemy Fortresses. Sacrifice: three basic buildings of one kind become a Metropolis."""

    def helps(self, game: Game) -> bool:
        return self.side(game) == ATTACKER and game.fortresses(game.s[game.f.battle_area]) > 0

    def ignores_fortresses(self, game: Game) -> bool:
        return self.side(game) == ATTACKER

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        return any(game.owned_buildings(faction, building.number) >= 3 for building in game.rules.basic_buildings)

    def sacrifice(self, game: Game, faction: i64) -> None:
        game.then(GiveUp(faction, number=3, more=0, building=-1), Found(faction, HEROIC))


class Perseus(Hero):
    """Troops with him that would die may retreat. Sacrifice: units of one land area go to any other."""

    def rescues(self, game: Game, side: i64, unit: i64) -> bool:
        if self.side(game) != side or unit >= len(game.rules.kinds) or len(refuges(game, side)) == 0:
            return False
        game.push(Rescue(self.owner(game), side, unit, self.number))
        return True

    def may_sacrifice(self, game: Game, faction: i64, victim: i64) -> bool:
        for land in range(game.rules.lands):
            if len(flights(game, faction, land)) > 0 and not alone(game, faction, land, victim):
                return True
        return False

    def sacrifice(self, game: Game, faction: i64) -> None:
        game.push(CarryFrom(faction, self.number))


def alone(game: Game, faction: i64, land: i64, hero: i64) -> bool:
    """Whether a hero is the only one in a land area who could move."""
    s, f = game.s, game.f
    if s[f.card_at + hero] != land or game.pieces(land) > 0:
        return False
    for other in game.rules.heroes:
        if other.number != hero and s[f.card_at + other.number] == land and s[f.card_owner + other.number] == faction:
            return False
    return True


def hero_deck() -> list[Hero]:
    """The hero cards of the edition."""
    return [
        Ajax("ajax"),
        Croesus("croesus"),
        Hector("hector"),
        Helen("helen"),
        Jason("jason"),
        Pandora("pandora"),
        Penthesilea("penthesilea"),
        Odysseus("odysseus"),
        Perseus("perseus"),
    ]
