"""Teams of Titans: they share nothing but victory. Three Metropolises trigger the end; Military Victory."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.steps import NOBODY
from cyclades.rules.hooks import Listener
from cyclades.rules.last_area import conversions, ends_game
from cyclades.rules.metropolises import PlaceMetropolis, in_the_way, next_kinds
from cyclades.rules.seats_and_teams import Alliance
from cyclades.rules.steps import FactionStep

if TYPE_CHECKING:
    from cyclades.rules.fields import Fields
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

METROPOLISES: Final = 3
"""How many a team needs."""
MILITARY: Final = "military"
"""The way to a Metropolis."""
OWED: Final = "owed_metropolis"


def add_team_rules(rules: Ruleset) -> None:
    """What holds where people play in teams."""
    rules.ways.append(MILITARY)
    if not rules.allied:
        return
    rules.alliance = Alliance(gold=False, buildings=False, fleets=False, passage=False)
    rules.metropolises_to_win = METROPOLISES
    rules.end_triggered = True
    rules.added.append(MilitaryVictory())


class MilitaryVictory(Listener):
    """Whoever takes the last territory of an opponent may build its team's third Metropolis there, or a further one. It
    must where nothing else made the attack legal: until then the square is kept for it."""

    def __init__(self) -> None:
        self.owed: i64 = -1
        """The offset of where it must."""

    def declare(self, rules: Ruleset, fields: Fields) -> None:
        doc = "The last territory just taken on which its conqueror has to build a Metropolis when all else is done."
        self.owed = fields.one_of(OWED, [""], list(rules.board.ids[: rules.board.lands]), doc=doc)

    def adds_spoils(self, game: Game, faction: i64, land: i64) -> i64:
        """One, where a square is free: none has room for a second Metropolis."""
        return 1 if in_the_way(game, land) >= 0 else 0

    def land_taken(self, game: Game, faction: i64, land: i64, loser: i64) -> None:
        if was_last(game, loser):
            made = conversions(game, faction, land)
            spoils = self.adds_spoils(game, faction, land)
            if not ends_game(game, faction, land, made) and ends_game(game, faction, land, made + spoils):
                game.s[self.owed] = land

    def bars_metropolis(self, game: Game, land: i64) -> bool:
        return game.s[self.owed] == land

    def conquest_done(self, game: Game, faction: i64, land: i64, loser: i64) -> None:
        if was_last(game, loser):
            game.push(BuildVictory(faction, land, 1 if game.s[self.owed] == land else 0))
            game.s[self.owed] = -1


def was_last(game: Game, loser: i64) -> bool:
    """Whether a faction has just lost its last territory."""
    return loser >= 0 and game.s[game.f.lands + loser] == 0


class BuildVictory(FactionStep):
    """Whether a Metropolis goes onto the territory that was an opponent's last, or onto a card that can hold it. It is
    the third of the team or a further one: otherwise the territory would not have been attacked."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "land", "owed")
    UNTOLD: ClassVar[tuple[str, ...]] = ("owed",)

    def __init__(self, faction: i64, land: i64, owed: i64) -> None:
        super().__init__(faction)
        self.land = land
        self.owed = owed
        """Whether it has to be built."""

    def choices(self, game: Game) -> list[Action]:
        """What may be done: nothing where none can be built."""
        found: list[Action] = []
        if in_the_way(game, self.land) < 0 or len(next_kinds(game)) == 0:
            return found
        if self.owed == 0:
            found.append(game.verbs.decline)
        for card in game.rules.metropolis_cards:
            if card.may_hold_metropolis(game, self.faction):
                found.append(game.verbs.sacrifice[card.number])
        found.append(game.verbs.at[self.land])
        return found

    def who(self, game: Game) -> i64:
        return self.faction if len(self.choices(game)) > 1 else NOBODY

    def run(self, game: Game) -> None:
        for action in self.choices(game):
            self.play(game, action)

    def actions(self, game: Game, out: list[Action]) -> None:
        out.extend(self.choices(game))

    def play(self, game: Game, action: Action) -> None:
        if action is not game.verbs.decline:
            PlaceMetropolis(self.faction, game.rules.ways.index(MILITARY)).play(game, action)

    def default(self, game: Game, legal: list[Action]) -> Action:
        return legal[-1]
