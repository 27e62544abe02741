"""The Sylph: in the Legendary Edition fleets change places, in the classic one they make ten steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.steps import NOBODY
from cyclades.rules import events
from cyclades.rules.areas import pieces_in, set_owner
from cyclades.rules.cards import Creature
from cyclades.rules.creatures import Target
from cyclades.rules.destinations import NO_LEADER, can_move, has_destination
from cyclades.rules.moves import EnterStep
from cyclades.rules.moving_groups import Depart, take_units
from cyclades.rules.steps import DraftStep, Step

if TYPE_CHECKING:
    from cyclades.rules.fields import Fields
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset


class LegendarySylph(Creature):
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

    CARD: ClassVar[str] = "LegendarySylph"

    def targets(self, game: Game) -> list[Action]:
        return [game.verbs.leave[sea] for sea in seas_with_fleets(game)]

    def strike(self, game: Game, action: Action) -> None:
        game.push(SylphWith(self.faction, action.a))


class SylphWith(DraftStep):
    """The second one."""

    CARD: ClassVar[str] = "LegendarySylph"

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin")

    def __init__(self, faction: i64, origin: i64) -> None:
        super().__init__(faction)
        self.origin = origin

    def actions(self, game: Game, out: list[Action]) -> None:
        for sea in seas_with_fleets(game):
            if sea != self.origin:
                out.append(game.verbs.to[sea])

    def play(self, game: Game, action: Action) -> None:
        s, f = game.s, game.f
        one, other = self.origin, action.a
        first, second = s[f.owner + one], s[f.owner + other]
        set_owner(game, one, second)
        set_owner(game, other, first)
        for kind in game.rules.sea_kinds:
            here, there = s[kind.field + one], s[kind.field + other]
            s[kind.field + one] = there
            s[kind.field + other] = here
        game.emit(events.FLEETS_SWAPPED, self.faction, one, other)
        if first != second:
            self.tell(game, first, one, other)
            self.tell(game, second, other, one)

    def tell(self, game: Game, owner: i64, origin: i64, area: i64) -> None:
        """Whose fleets another has sent to another place: nothing else says that they have lost one."""
        if owner != self.faction:
            game.emit(events.FLEETS_SENT, self.faction, origin, area, owner)


STEPS: Final = 10
BECALMED: Final = "becalmed"


class ClassicSylph(Creature):
    """Own fleets make ten steps in all, together or not; those that have fought make no more."""

    def declare(self, rules: Ruleset, fields: Fields) -> None:
        usual = rules.sea_kinds[0]
        seas = rules.board.ids[rules.board.lands :]
        names = [sea if kind is usual else f"{kind.name} {sea}" for kind in rules.sea_kinds for sea in seas]
        fields.add(
            BECALMED, names, doc="How many fleets in each sea area have fought and make no more steps with the Sylph."
        )

    def contradiction(self, game: Game) -> str:
        for place, kind in enumerate(game.rules.sea_kinds):
            for sea in range(game.rules.lands, game.rules.areas):
                if game.s[becalmed(game, place) + sea] > game.s[kind.field + sea]:
                    return f"expected no more becalmed {kind.plural} in {game.rules.board.ids[sea]} than {kind.plural}"
        return ""

    def useful(self, game: Game, faction: i64) -> bool:
        return can_move(game, faction, game.rules.lands, game.rules.areas)

    def use(self, game: Game, faction: i64) -> None:
        free_all(game)
        game.push(SylphMoves(faction, STEPS))


def becalmed(game: Game, place: i64) -> i64:
    """What is added to a sea area to find how many fleets rest there, of a kind by its place among those at sea."""
    seas = game.rules.areas - game.rules.lands
    return game.f.by_name[BECALMED].offset + place * seas - game.rules.lands


def free_all(game: Game) -> None:
    """All fleets may go, as far as this Sylph is concerned."""
    field = game.f.by_name[BECALMED]
    for number in range(field.offset, field.offset + field.size):
        game.s[number] = 0


def ready(game: Game, faction: i64, sea: i64) -> i64:
    """How many fleets of a faction in a sea area may still go."""
    found: i64 = 0
    for place in range(len(game.rules.sea_kinds)):
        found += ready_of(game, faction, sea, place)
    return found


def ready_of(game: Game, faction: i64, sea: i64, place: i64) -> i64:
    """The same of a kind, by its place among those at sea."""
    if game.s[game.f.owner + sea] != faction:
        return 0
    return game.s[game.rules.sea_kinds[place].field + sea] - game.s[becalmed(game, place) + sea]


def turn_over(game: Game, faction: i64) -> None:
    """Count the fleets that may go instead of those that may not, or the other way round. Done before a battle and
    again after it, it leaves all newcomers, wherever they have come to, among those that may not."""
    for place in range(len(game.rules.sea_kinds)):
        for sea in range(game.rules.lands, game.rules.areas):
            game.s[becalmed(game, place) + sea] = ready_of(game, faction, sea, place)


class SylphMoves(Step):
    """Which sea area fleets leave, as long as there are steps and fleets that may go."""

    CARD: ClassVar[str] = "ClassicSylph"

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "steps")

    def __init__(self, faction: i64, steps: i64) -> None:
        self.faction = faction
        self.steps = steps

    def origins(self, game: Game) -> list[i64]:
        """The sea areas from which a fleet may go."""
        if self.steps == 0:
            return []
        seas = range(game.rules.lands, game.rules.areas)
        faction = self.faction
        return [sea for sea in seas if ready(game, faction, sea) > 0 and has_destination(game, faction, sea)]

    def who(self, game: Game) -> i64:
        out: list[Action] = []
        self.actions(game, out)
        if len(out) == 1:  # nothing but to stay
            return NOBODY
        game.list_legal(out)
        return self.faction

    def run(self, game: Game) -> None:
        free_all(game)

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.stay)
        for sea in self.origins(game):
            out.append(game.verbs.leave[sea])

    def play(self, game: Game, action: Action) -> None:
        if action is game.verbs.stay:
            free_all(game)
        else:
            game.push(SylphTo(self.faction, action.a, self.steps))


class SylphTo(EnterStep):
    """Where they go."""

    CARD: ClassVar[str] = "ClassicSylph"

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "steps")

    def __init__(self, faction: i64, origin: i64, steps: i64) -> None:
        super().__init__(faction, origin)
        self.steps = steps

    def play(self, game: Game, action: Action) -> None:
        game.push(SylphSails(self.faction, self.origin, action.a, self.steps))
        for kind in reversed(game.rules.sea_kinds):
            game.push(SylphTake(self.faction, self.origin, action.a, kind.number, self.steps))


class SylphTake(DraftStep):
    """How many of a kind go together: each of them makes a step. With only one possible answer nobody is asked."""

    CARD: ClassVar[str] = "ClassicSylph"

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "target", "unit", "steps")

    def __init__(self, faction: i64, origin: i64, target: i64, unit: i64, steps: i64) -> None:
        super().__init__(faction)
        self.origin = origin
        self.target = target
        self.unit = unit
        self.steps = steps

    def least(self, game: Game) -> i64:
        """The smallest number that may go: a group has at least one fleet."""
        if pieces_in(game, game.rules.moving_group) > 0:
            return 0
        for place, kind in enumerate(game.rules.sea_kinds):
            if kind.number > self.unit and ready_of(game, self.faction, self.origin, place) > 0:
                return 0
        return 1

    def most(self, game: Game) -> i64:
        """The largest number that can go, beside those that go already."""
        taken = pieces_in(game, game.rules.moving_group)
        place = game.rules.sea_kinds.index(game.rules.unit_kinds[self.unit])
        fleets = ready_of(game, self.faction, self.origin, place)
        return fleets if fleets < self.steps - taken else self.steps - taken

    def who(self, game: Game) -> i64:
        return self.faction if self.most(game) > self.least(game) else NOBODY

    def run(self, game: Game) -> None:
        self.take(game, self.most(game))

    def actions(self, game: Game, out: list[Action]) -> None:
        for number in range(self.least(game), self.most(game) + 1):
            out.append(game.verbs.take[number])

    def play(self, game: Game, action: Action) -> None:
        self.take(game, action.a)

    def take(self, game: Game, number: i64) -> None:
        """They leave with the group."""
        take_units(game, game.rules.unit_kinds[self.unit], self.origin, number)

    def default(self, game: Game, legal: list[Action]) -> Action:
        return legal[-1]


class SylphSails(Step):
    """They set out; in an enemy's area they fight, and then rest."""

    CARD: ClassVar[str] = "ClassicSylph"

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "origin", "target", "steps")

    def __init__(self, faction: i64, origin: i64, target: i64, steps: i64) -> None:
        self.faction = faction
        self.origin = origin
        self.target = target
        self.steps = steps

    def run(self, game: Game) -> None:
        hand = game.rules.moving_group
        owner = game.s[game.f.owner + self.target]
        set_owner(game, hand, self.faction)
        game.push(SylphMoves(self.faction, self.steps - pieces_in(game, hand)))
        if owner >= 0 and owner != self.faction:
            turn_over(game, self.faction)
            game.push(SylphRests(self.faction))
        game.push(Depart(self.faction, self.origin, self.target, 0, 0, NO_LEADER))


class SylphRests(Step):
    """After a battle, whoever survived it goes no further."""

    CARD: ClassVar[str] = "ClassicSylph"

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def run(self, game: Game) -> None:
        turn_over(game, self.faction)
