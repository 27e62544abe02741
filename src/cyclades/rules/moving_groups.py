"""A group on the move: who goes along, the way there, and what happens where it arrives.

The group is held in the extra area `rules.moving_group`, so that both sides of a battle are areas like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.steps import NOBODY
from cyclades.rules import events
from cyclades.rules.accessible_areas import accessible
from cyclades.rules.areas import is_defended, kinds_of, pieces_in, set_owner
from cyclades.rules.artifacts import PAST_ENEMIES, artifacts_at, powers_at
from cyclades.rules.battles import Battle
from cyclades.rules.carrying import TakeArtifact, TakeOnTheWay
from cyclades.rules.conquest import occupy
from cyclades.rules.destinations import (
    destinations,
    goes_on,
    may_stop,
    next_areas,
    of_enemy,
    passable,
    sets_out,
    steps_on,
)
from cyclades.rules.gold import gold_of, most_gold_of, pay
from cyclades.rules.heroes import own_heroes
from cyclades.rules.move_prices import count_step, group_price, hero_move_price
from cyclades.rules.steps import DraftStep, Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game
    from cyclades.rules.units import UnitKind


def gather(
    game: Game, faction: i64, origin: i64, target: i64, leader: i64, price: i64, more: i64, own_way: bool = False
) -> None:
    """Ask who goes and what is taken along, and set out. A card that leads goes first, and each hero pays for himself;
    of a kind that leads, at least one goes. A group that goes its own way takes what opens it."""
    s, f = game.s, game.f
    set_owner(game, game.rules.moving_group, faction)
    hero_leads = game.rules.card_of(leader)
    if hero_leads is not None:
        lead(game, faction, hero_leads.number)
    game.push(Depart(faction, origin, target, price, more, leader))
    for artifact in reversed(artifacts_at(game, faction, origin)):
        if own_way:
            game.push(TakeOnTheWay(faction, origin, artifact.number, target, leader))
        else:
            game.push(TakeArtifact(faction, origin, artifact.number))
    heroes = [hero.number for hero in own_heroes(game, faction) if s[f.card_at + hero.number] == origin]
    for hero in reversed(heroes):
        game.push(BringHero(faction, origin, hero, leader, target))
    for kind in reversed(kinds_of(game, origin)):
        game.push(TakeUnits(faction, origin, kind.number, leader))


def lead(game: Game, faction: i64, hero: i64) -> None:
    """A hero sets out on a heroic move: 1 GP for his first of the turn, 2 for his second …"""
    led = game.rules.cards[hero].led
    price = game.s[led] + 1
    pay(game, faction, price)
    game.s[led] = price
    game.s[game.f.card_at + hero] = game.rules.moving_group
    game.emit(events.HERO_MOVED, faction, hero, price)


def nobody_moves(game: Game) -> bool:
    """Whether nobody is on the move yet."""
    s, f, hand = game.s, game.f, game.rules.moving_group
    if pieces_in(game, hand) > 0:
        return False
    return all(s[f.card_at + hero.number] != hand for hero in game.rules.heroes)


def hero_waits(game: Game, faction: i64, origin: i64, after: i64) -> bool:
    """Whether a hero with a number above `after` stands in an area."""
    s, f = game.s, game.f
    for hero in game.rules.heroes:
        if hero.number > after and s[f.card_at + hero.number] == origin:
            if s[f.card_owner + hero.number] == faction:
                return True
    return False


def take_units(game: Game, kind: UnitKind, origin: i64, number: i64) -> None:
    """So many of a kind leave an area with the group."""
    game.s[kind.field + origin] -= number
    game.s[kind.moving] += number


class TakeUnits(DraftStep):
    """How many of a kind go along; with only one possible answer nobody is asked."""

    FORMERLY: ClassVar[str] = "Take"
    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "unit", "leader")

    def __init__(self, faction: i64, origin: i64, unit: i64, leader: i64) -> None:
        super().__init__(faction)
        self.origin = origin
        self.unit = unit
        self.leader = leader

    def present(self, game: Game) -> i64:
        """How many there are that could go."""
        return game.s[game.rules.unit_kinds[self.unit].field + self.origin]

    def least(self, game: Game) -> i64:
        """The smallest number that may go: a group has at least one unit, and one of the kind that leads it."""
        if self.leader == self.unit:
            return 1
        if not nobody_moves(game) or hero_waits(game, self.faction, self.origin, -1):
            return 0
        for kind in kinds_of(game, self.origin):
            if kind.number > self.unit and game.s[kind.field + self.origin] > 0:
                return 0
        return 1

    def who(self, game: Game) -> i64:
        return self.faction if self.present(game) > self.least(game) else NOBODY

    def run(self, game: Game) -> None:
        present = self.present(game)
        if present > 0:
            self.take(game, present)

    def actions(self, game: Game, out: list[Action]) -> None:
        number = self.least(game)
        most = self.present(game)
        while number <= most:
            out.append(game.verbs.take[number])
            number += 1

    def play(self, game: Game, action: Action) -> None:
        self.take(game, action.a)

    def take(self, game: Game, number: i64) -> None:
        """They leave with the group."""
        take_units(game, game.rules.unit_kinds[self.unit], self.origin, number)

    def default(self, game: Game, legal: list[Action]) -> Action:
        return legal[-1]


class BringHero(DraftStep):
    """Whether a hero goes along; on a heroic move he pays his own next price, and enough must be left for all to pass
    on where they may not stop. Asked even of who cannot pay, so that nobody learns what is in the purse."""

    FORMERLY: ClassVar[str] = "Bring"
    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "hero", "leader", "target")

    def __init__(self, faction: i64, origin: i64, hero: i64, leader: i64, target: i64) -> None:
        super().__init__(faction)
        self.origin = origin
        self.hero = hero
        self.leader = leader
        self.target = target

    def needed(self, game: Game) -> bool:
        """Whether nobody else is left who could go."""
        return nobody_moves(game) and not hero_waits(game, self.faction, self.origin, self.hero)

    def payable(self, game: Game) -> bool:
        """Whether he can join."""
        if game.rules.card_of(self.leader) is None:
            return True
        powers = powers_at(game, self.faction, self.origin, self.leader)
        more = steps_on(game, self.faction, self.origin, self.target, powers)
        price = hero_move_price(game, self.hero, 1 + more) + group_price(game, self.leader, more)
        return gold_of(game, self.faction) >= price

    def who(self, game: Game) -> i64:
        return NOBODY if self.needed(game) else self.faction

    def run(self, game: Game) -> None:
        self.join(game)

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.without[self.hero])
        if self.payable(game):
            out.append(game.verbs.bring[self.hero])

    def play(self, game: Game, action: Action) -> None:
        if action.verb is game.verbs.bring:
            self.join(game)

    def cost(self, game: Game, action: Action) -> i64:
        joins = action.verb is game.verbs.bring and game.rules.card_of(self.leader) is not None
        return game.s[game.rules.cards[self.hero].led] + 1 if joins else 0

    def join(self, game: Game) -> None:
        """He joins the group."""
        if game.rules.card_of(self.leader) is None:
            game.s[game.f.card_at + self.hero] = game.rules.moving_group
        else:
            lead(game, self.faction, self.hero)


class Depart(Step):
    """The group sets out, at a price unless its heroes have paid; an emptied sea area is controlled by nobody."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "target", "price", "more", "leader")

    def __init__(self, faction: i64, origin: i64, target: i64, price: i64, more: i64, leader: i64) -> None:
        self.faction = faction
        self.origin = origin
        self.target = target
        self.price = price
        self.more = more
        self.leader = leader

    def run(self, game: Game) -> None:
        if self.origin >= game.rules.lands and pieces_in(game, self.origin) == 0:
            set_owner(game, self.origin, -1)
        powers: i64 = 0  # nothing that is carried helps a group that is carried itself
        if self.price > 0 or game.rules.card_of(self.leader) is not None:
            powers = powers_at(game, self.faction, game.rules.moving_group, self.leader)
        emit_step(game, self.faction, self.origin, self.target, self.price, self.leader, powers)
        self.emit_group(game)
        game.push(Arrive(self.faction, self.origin, self.target, self.more, self.leader, powers))

    def emit_group(self, game: Game) -> None:
        """Everybody sees who goes."""
        s, f, hand = game.s, game.f, game.rules.moving_group
        for kind in kinds_of(game, self.origin):
            if s[kind.moving] > 0:
                game.emit(events.CARRIED, self.faction, kind.number, s[kind.moving])
        for hero in game.rules.heroes:
            if s[f.card_at + hero.number] == hand:
                game.emit(events.HERO_CARRIED, self.faction, hero.number)
        for artifact in artifacts_at(game, self.faction, hand):
            game.emit(events.ARTIFACT_CARRIED, self.faction, artifact.number)


def emit_step(game: Game, faction: i64, origin: i64, target: i64, price: i64, leader: i64, powers: i64) -> None:
    """A group takes a step, in a way that its leader or something that it carries opens where there is no other."""
    game.emit(events.MOVED, faction, origin, target, price)
    if powers == 0 or origin >= game.rules.lands or target in accessible(game, faction, origin):
        return
    hero = game.rules.card_of(leader)
    if hero is not None and hero.uses_enemy_fleets:
        game.emit(events.POWER_USED, faction, hero.number)
    for artifact in artifacts_at(game, faction, game.rules.moving_group):
        if target in next_areas(game, faction, origin, artifact.powers):
            game.emit(events.POWER_USED, faction, artifact.number)
            return


class Arrive(Step):
    """The group enters: its own area, one without units, a battle, or an area that it may pass."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "target", "more", "leader", "powers")

    def __init__(self, faction: i64, origin: i64, target: i64, more: i64, leader: i64, powers: i64) -> None:
        self.faction = faction
        self.origin = origin
        self.target = target
        self.more = more
        self.leader = leader
        self.powers = powers

    def run(self, game: Game) -> None:
        if passable(game, self.faction, self.target, self.powers):
            game.push(PassOn(self.faction, self.origin, self.target, self.more, self.leader))
        else:
            enter(game, self.faction, self.target, self.more, self.leader)


def enter(game: Game, faction: i64, area: i64, more: i64, leader: i64) -> None:
    """A group ends its step in an area, in battle if somebody defends it."""
    owner = game.s[game.f.owner + area]
    if owner != faction and owner >= 0 and is_defended(game, area):
        game.push(Battle(faction, owner, area))
        return
    if more > 0:
        game.push(SailOn(faction, area, more, leader))
    occupy(game, faction, area)


class PassOn(DraftStep):
    """Where a group goes from an area that it passes, at once and at the price of one more move; or it stops there, if
    it may. Asked also of who cannot pay, unless everybody knows: so nobody learns what is in the purse."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "area", "more", "leader")

    def __init__(self, faction: i64, origin: i64, area: i64, more: i64, leader: i64) -> None:
        super().__init__(faction)
        self.origin = origin
        self.area = area
        self.more = more
        self.leader = leader

    def powers(self, game: Game) -> i64:
        """What the group may do by what it has with it."""
        return powers_at(game, self.faction, game.rules.moving_group, self.leader)

    def onward(self, game: Game, gold: i64) -> list[i64]:
        """Where it may go from here with so much gold."""
        powers, faction, origin = self.powers(game), self.faction, self.origin
        found: list[i64] = []
        for area in next_areas(game, faction, self.area, powers):
            if area != origin and goes_on(game, faction, origin, area, self.leader, powers, 1, gold):
                found.append(area)
        return found

    def who(self, game: Game) -> i64:
        return self.faction if len(self.onward(game, most_gold_of(game, self.faction))) > 0 else NOBODY

    def run(self, game: Game) -> None:
        enter(game, self.faction, self.area, self.more, self.leader)

    def actions(self, game: Game, out: list[Action]) -> None:
        if may_stop(game, self.faction, self.area):
            out.append(game.verbs.stay)
        for area in self.onward(game, gold_of(game, self.faction)):
            out.append(game.verbs.to[area])

    def cost(self, game: Game, action: Action) -> i64:
        return 0 if action is game.verbs.stay else group_price(game, self.leader, 1)

    def play(self, game: Game, action: Action) -> None:
        if action is game.verbs.stay:
            enter(game, self.faction, self.area, self.more, self.leader)
            return
        price: i64 = 0
        if game.rules.card_of(self.leader) is None:
            price = group_price(game, self.leader, 1)
            pay(game, self.faction, price)
            count_step(game, self.leader)
        else:
            for hero in game.rules.heroes:
                if game.s[game.f.card_at + hero.number] == game.rules.moving_group:
                    lead(game, self.faction, hero.number)
        self.emit_passage(game)
        powers = self.powers(game)
        emit_step(game, self.faction, self.area, action.a, price, self.leader, powers)
        game.push(Arrive(self.faction, self.origin, action.a, self.more, self.leader, powers))

    def emit_passage(self, game: Game) -> None:
        """The group leaves an area of enemies without a battle, by something that it carries."""
        if of_enemy(game, self.faction, self.area):
            for artifact in artifacts_at(game, self.faction, game.rules.moving_group):
                if artifact.powers & PAST_ENEMIES:
                    game.emit(events.POWER_USED, self.faction, artifact.number)
                    return


class SailOn(Step):
    """Fleets that met no enemy may sail on: some may stay behind, others may join; whoever leads goes on."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "steps", "leader")

    def __init__(self, faction: i64, origin: i64, steps: i64, leader: i64) -> None:
        self.faction = faction
        self.origin = origin
        self.steps = steps
        self.leader = leader

    def who(self, game: Game) -> i64:
        return self.faction if sets_out(game, self.faction, self.origin, self.leader) else NOBODY

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.stay)
        for sea in destinations(game, self.faction, self.origin):
            out.append(game.verbs.to[sea])

    def play(self, game: Game, action: Action) -> None:
        if action is not game.verbs.stay:
            gather(game, self.faction, self.origin, action.a, self.leader, 0, self.steps - 1)
