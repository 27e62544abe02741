"""Moving: fleets over adjacent sea areas, troops and whoever goes along to an accessible land area.

A move is a group of answers: the area left, the area entered, then how many of each kind go. The group on the move is
held in the extra area `rules.hand`, so that both sides of a battle are areas like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.engine.steps import NOBODY
from cyclades.rules import happenings as tell
from cyclades.rules.battles import Battle, occupy
from cyclades.rules.reach import accessible, may_enter
from cyclades.rules.step import DraftStep, Step
from cyclades.rules.turns import Deed

if TYPE_CHECKING:
    from cyclades.rules.game import Game

NO_LEADER: Final = -1
MOVE_PRICE: Final = 1


def movers(game: Game, faction: i64, area: i64) -> bool:
    """Whether a faction has a unit in an area that can move."""
    s, f = game.s, game.f
    if s[f.owner + area] != faction:
        return False
    if game.pieces(area) > 0:
        return True
    for hero in game.rules.heroes:
        if s[f.card_at + hero.number] == area and s[f.card_owner + hero.number] == faction:
            return True
    return False


def destinations(game: Game, faction: i64, origin: i64) -> list[i64]:
    """Where units of a faction may go from an area."""
    rules = game.rules
    if origin < rules.lands:
        return [land for land in accessible(game, faction, origin) if may_enter(game, faction, land)]
    found: list[i64] = []
    i = rules.near_sea[origin]
    end = rules.near_to[origin]
    while i < end:
        if not game.fleets_barred(rules.near[i]):
            found.append(rules.near[i])
        i += 1
    return found


class LandMove(Deed):
    """For 1 GP, move troops and heroes from one land area to an accessible one; as often as one can pay."""

    def __init__(self) -> None:
        super().__init__("land move")

    def offer(self, game: Game, faction: i64, out: list[Action]) -> None:
        if game.gold(faction) >= MOVE_PRICE and can_move(game, faction, 0, game.rules.lands):
            out.append(game.words.move)

    def does(self, game: Game, action: Action) -> bool:
        return action is game.words.move

    def do(self, game: Game, faction: i64, action: Action) -> None:
        game.push(MoveFrom(faction, 0, game.rules.lands, 0))

    def cost(self, game: Game, faction: i64, action: Action) -> i64:
        return MOVE_PRICE


class SeaMove(Deed):
    """For 1 GP, move fleets from one sea area to an adjacent one, and on for as many steps as the edition gives; as
    often as one can pay."""

    def __init__(self, steps: i64) -> None:
        super().__init__("sea move")
        self.steps = steps

    def offer(self, game: Game, faction: i64, out: list[Action]) -> None:
        if game.gold(faction) >= MOVE_PRICE and can_move(game, faction, game.rules.lands, game.rules.areas):
            out.append(game.words.sail)

    def does(self, game: Game, action: Action) -> bool:
        return action is game.words.sail

    def do(self, game: Game, faction: i64, action: Action) -> None:
        game.push(MoveFrom(faction, game.rules.lands, game.rules.areas, self.steps - 1))

    def cost(self, game: Game, faction: i64, action: Action) -> i64:
        return MOVE_PRICE


def can_move(game: Game, faction: i64, first: i64, last: i64) -> bool:
    """Whether any unit in the areas first to last - 1 has somewhere to go."""
    area = first
    while area < last:
        if movers(game, faction, area) and len(destinations(game, faction, area)) > 0:
            return True
        area += 1
    return False


class MoveFrom(DraftStep):
    """Which area the group leaves."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "first", "last", "more")

    def __init__(self, faction: i64, first: i64, last: i64, more: i64) -> None:
        self.faction = faction
        self.first = first
        self.last = last
        self.more = more
        """How many steps more the group may make after this one."""

    def who(self, game: Game) -> i64:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        area = self.first
        while area < self.last:
            if movers(game, self.faction, area) and len(destinations(game, self.faction, area)) > 0:
                out.append(game.words.leave[area])
            area += 1

    def play(self, game: Game, action: Action) -> None:
        game.push(MoveTo(self.faction, action.a, NO_LEADER, self.more))


@mypyc_attr(allow_interpreted_subclasses=True)
class EnterStep(DraftStep):
    """Which area a group enters from another one."""

    def __init__(self, faction: i64, origin: i64) -> None:
        self.faction = faction
        self.origin = origin

    def targets(self, game: Game) -> list[i64]:
        """Where it may go."""
        return destinations(game, self.faction, self.origin)

    def who(self, game: Game) -> i64:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        for area in self.targets(game):
            out.append(game.words.to[area])


class MoveTo(EnterStep):
    """Which area the group enters. A leader makes it a heroic move."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "leader", "more")

    def __init__(self, faction: i64, origin: i64, leader: i64, more: i64) -> None:
        super().__init__(faction, origin)
        self.leader = leader
        self.more = more

    def play(self, game: Game, action: Action) -> None:
        price: i64 = MOVE_PRICE if self.leader == NO_LEADER else 0
        game.pay(self.faction, price)
        gather(game, self.faction, self.origin, action.a, self.leader, price, self.more)


def gather(game: Game, faction: i64, origin: i64, target: i64, leader: i64, price: i64, more: i64) -> None:
    """Ask who goes, and set out. On a heroic move the leader goes first, and each hero pays for himself."""
    s, f = game.s, game.f
    game.set_owner(game.rules.hand, faction)
    if leader != NO_LEADER:
        lead(game, faction, leader)
    game.push(Depart(faction, origin, target, price, more))
    for hero in reversed(game.rules.heroes):
        if s[f.card_at + hero.number] == origin and s[f.card_owner + hero.number] == faction:
            game.push(Bring(faction, origin, hero.number, leader))
    kinds = game.rules.land_kinds if origin < game.rules.lands else game.rules.sea_kinds
    for kind in reversed(kinds):
        game.push(Take(faction, origin, kind.number))


def lead(game: Game, faction: i64, hero: i64) -> None:
    """A hero sets out on a heroic move: 1 GP for his first of the turn, 2 for his second …"""
    price = game.s[game.f.led + hero] + 1
    game.pay(faction, price)
    game.s[game.f.led + hero] = price
    game.s[game.f.card_at + hero] = game.rules.hand
    game.tell(tell.HERO_MOVED, faction, hero, price)


def hand_empty(game: Game) -> bool:
    """Whether nobody is on the move yet."""
    s, f, hand = game.s, game.f, game.rules.hand
    if game.pieces(hand) > 0:
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


class Take(DraftStep):
    """How many of a kind go along; with only one possible answer nobody is asked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "unit")

    def __init__(self, faction: i64, origin: i64, unit: i64) -> None:
        self.faction = faction
        self.origin = origin
        self.unit = unit

    def field(self, game: Game) -> i64:
        """The field that counts the kind."""
        return game.rules.kinds[self.unit].field

    def least(self, game: Game) -> i64:
        """The smallest number that may go: a group has at least one unit."""
        if not hand_empty(game) or hero_waits(game, self.faction, self.origin, -1):
            return 0
        kinds = game.rules.land_kinds if self.origin < game.rules.lands else game.rules.sea_kinds
        for kind in kinds:
            if kind.number > self.unit and game.s[kind.field + self.origin] > 0:
                return 0
        return 1

    def who(self, game: Game) -> i64:
        present = game.s[self.field(game) + self.origin]
        return self.faction if present > self.least(game) else NOBODY

    def run(self, game: Game) -> None:
        present = game.s[self.field(game) + self.origin]
        if present > 0:
            self.take(game, present)

    def actions(self, game: Game, out: list[Action]) -> None:
        number = self.least(game)
        most = game.s[self.field(game) + self.origin]
        while number <= most:
            out.append(game.words.take[number])
            number += 1

    def play(self, game: Game, action: Action) -> None:
        self.take(game, action.a)

    def take(self, game: Game, number: i64) -> None:
        """They leave with the group."""
        field = self.field(game)
        game.s[field + self.origin] -= number
        game.s[field + game.rules.hand] += number

    def default(self, game: Game, legal: list[Action]) -> Action:
        return legal[-1]


class Bring(DraftStep):
    """Whether a hero goes along; on a heroic move he pays his own next price. Asked even of who cannot pay it, so that
    nobody learns what is in the purse."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "hero", "leader")

    def __init__(self, faction: i64, origin: i64, hero: i64, leader: i64) -> None:
        self.faction = faction
        self.origin = origin
        self.hero = hero
        self.leader = leader

    def needed(self, game: Game) -> bool:
        """Whether nobody else is left who could go."""
        return hand_empty(game) and not hero_waits(game, self.faction, self.origin, self.hero)

    def payable(self, game: Game) -> bool:
        """Whether he can join."""
        return self.leader == NO_LEADER or game.gold(self.faction) > game.s[game.f.led + self.hero]

    def who(self, game: Game) -> i64:
        return NOBODY if self.needed(game) else self.faction

    def run(self, game: Game) -> None:
        self.join(game)

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.words.without[self.hero])
        if self.payable(game):
            out.append(game.words.bring[self.hero])

    def play(self, game: Game, action: Action) -> None:
        if action.verb is game.words.bring:
            self.join(game)

    def cost(self, game: Game, action: Action) -> i64:
        joins = action.verb is game.words.bring and self.leader != NO_LEADER
        return game.s[game.f.led + self.hero] + 1 if joins else 0

    def join(self, game: Game) -> None:
        """He joins the group."""
        if self.leader == NO_LEADER:
            game.s[game.f.card_at + self.hero] = game.rules.hand
        else:
            lead(game, self.faction, self.hero)


class Depart(Step):
    """The group sets out, at a price unless its heroes have paid; an emptied sea area is controlled by nobody."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "target", "price", "more")

    def __init__(self, faction: i64, origin: i64, target: i64, price: i64, more: i64) -> None:
        self.faction = faction
        self.origin = origin
        self.target = target
        self.price = price
        self.more = more

    def run(self, game: Game) -> None:
        if self.origin >= game.rules.lands and game.s[game.f.units + self.origin] == 0:
            game.set_owner(self.origin, -1)
        game.tell(tell.MOVED, self.faction, self.origin, self.target, self.price)
        self.tell_group(game)
        game.push(Arrive(self.faction, self.target, self.more))

    def tell_group(self, game: Game) -> None:
        """Everybody sees who goes."""
        s, f, hand = game.s, game.f, game.rules.hand
        for kind in game.rules.land_kinds if self.origin < game.rules.lands else game.rules.sea_kinds:
            if s[kind.field + hand] > 0:
                game.tell(tell.CARRIED, self.faction, kind.number, s[kind.field + hand])
        for hero in game.rules.heroes:
            if s[f.card_at + hero.number] == hand:
                game.tell(tell.ESCORTED, self.faction, hero.number)


class Arrive(Step):
    """The group enters: its own area, one without units, or a battle."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "target", "more")

    def __init__(self, faction: i64, target: i64, more: i64) -> None:
        self.faction = faction
        self.target = target
        self.more = more

    def run(self, game: Game) -> None:
        owner = game.s[game.f.owner + self.target]
        if owner != self.faction and owner >= 0 and game.defended(self.target):
            game.push(Battle(self.faction, owner, self.target))
        else:
            if self.more > 0:
                game.push(SailOn(self.faction, self.target, self.more))
            occupy(game, self.faction, self.target)


class SailOn(Step):
    """Fleets that met no enemy may sail on: some may stay behind, others may join."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "steps")

    def __init__(self, faction: i64, origin: i64, steps: i64) -> None:
        self.faction = faction
        self.origin = origin
        self.steps = steps

    def who(self, game: Game) -> i64:
        return self.faction if len(destinations(game, self.faction, self.origin)) > 0 else NOBODY

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.words.stay)
        for sea in destinations(game, self.faction, self.origin):
            out.append(game.words.to[sea])

    def play(self, game: Game, action: Action) -> None:
        if action is not game.words.stay:
            gather(game, self.faction, self.origin, action.a, NO_LEADER, 0, self.steps - 1)
