"""Building Monuments: as many are open as there are players; whoever has both buildings may put one up."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.engine.chance import Outcomes
from cyclades.engine.events import EventKind
from cyclades.engine.steps import CHANCE, NOBODY
from cyclades.rules.happenings import KINDS
from cyclades.rules.points import Listener
from cyclades.rules.reach import own_areas
from cyclades.rules.step import Step

if TYPE_CHECKING:
    from cyclades.rules.fields import Fields
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

MONUMENT: Final = "monument"
OPEN: Final = "monument_open"
BUILT: Final[EventKind] = KINDS.add("monument", "faction monument area", "monument")
OPENED: Final[EventKind] = KINDS.add("monument-open", "monument", "monument")


@mypyc_attr(allow_interpreted_subclasses=True)
class Monument(Listener):
    """A Monument: its name, the two buildings it needs, and, in its class, what it changes."""

    def __init__(self, name: str, needs: list[i64]) -> None:
        self.name = name
        self.needs = needs
        self.number: i64 = -1

    def at(self, game: Game) -> i64:
        """Where it stands, or -1."""
        return game.s[game.f.by_name[MONUMENT].offset + self.number]

    def completed_by(self, game: Game, faction: i64) -> bool:
        """Whether a faction has both buildings; a Metropolis is none."""
        return all(game.owned_buildings(faction, kind) >= self.needs.count(kind) for kind in self.needs)


class Monuments(Listener):
    """All Monuments of the box; those that are open may be built once in the game."""

    def __init__(self, monuments: list[Monument]) -> None:
        self.monuments = monuments

    def add_to(self, rules: Ruleset) -> None:
        """Tell the rules of a game what there is."""
        for number, monument in enumerate(self.monuments):
            monument.number = number
        rules.added = [*rules.added, self, *self.monuments]
        rules.names[MONUMENT] = [monument.name for monument in self.monuments]
        rules.also_drawn.append(MONUMENT)
        rules.setup_steps.insert(0, OpenMonuments())

    def declare(self, rules: Ruleset, fields: Fields) -> None:
        names = rules.names[MONUMENT]
        fields.one_of(MONUMENT, names, list(rules.board.ids[: rules.board.lands]))
        fields.flag(OPEN, names)

    def turn_begins(self, game: Game, faction: i64, god: i64) -> None:
        self.gains_buildings(game, faction)

    def gains_buildings(self, game: Game, faction: i64) -> None:
        for monument in reversed(self.monuments):
            game.push(OfferMonument(faction, monument.number))


def monument(game: Game, number: i64) -> Monument:
    """The Monument of a number."""
    for listener in game.rules.added:
        if isinstance(listener, Monument) and listener.number == number:
            return listener
    raise AssertionError(f"there is no Monument {number}")


class OpenMonuments(Step):
    """As many Monuments are drawn as there are players; of fewer, all are open."""

    def run(self, game: Game) -> None:
        count: i64 = len(game.rules.names[MONUMENT])
        if count > game.rules.players:
            for _ in range(game.rules.players):
                game.push(DrawMonument())
        else:
            for number in range(count):
                open_monument(game, number)


def open_monument(game: Game, number: i64) -> None:
    """A Monument may be built in this game."""
    game.s[game.f.by_name[OPEN].offset + number] = 1
    game.tell(OPENED, number)


class DrawMonument(Step):
    """A Monument card is drawn."""

    def who(self, game: Game) -> i64:
        return CHANCE

    def outcomes(self, game: Game) -> Outcomes:
        opened = game.f.by_name[OPEN].offset
        first = game.rules.draw_first[MONUMENT]
        actions: list[Action] = []
        for number in range(len(game.rules.names[MONUMENT])):
            if game.s[opened + number] == 0:
                actions.append(game.words.draw[first + number])
        return Outcomes(actions, [1 for _ in actions])

    def play(self, game: Game, action: Action) -> None:
        open_monument(game, action.a - game.rules.draw_first[MONUMENT])


class OfferMonument(Step):
    """Whether, and on which own island, a player puts up a Monument whose buildings it has, in its own turn and not
    with Apollo. One that is declined is offered again after the next building or conquest, and in the next turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "monument")

    def __init__(self, faction: i64, monument: i64) -> None:
        self.faction = faction
        self.monument = monument

    def who(self, game: Game) -> i64:
        s, f = game.s, game.f
        pawn = s[f.turn]
        if pawn < 0 or game.rules.pawn_faction[pawn] != self.faction or s[f.pawn_god + pawn] == game.rules.apollo:
            return NOBODY
        offered = monument(game, self.monument)
        if s[f.by_name[OPEN].offset + self.monument] == 0 or offered.at(game) >= 0:
            return NOBODY
        return self.faction if offered.completed_by(game, self.faction) else NOBODY

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.words.decline)
        out.extend(own_areas(game, self.faction, 0, game.rules.lands))

    def play(self, game: Game, action: Action) -> None:
        if action is not game.words.decline:
            game.s[game.f.by_name[MONUMENT].offset + self.monument] = action.a
            game.tell(BUILT, self.faction, self.monument, action.a)
