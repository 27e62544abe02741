"""Cases: a random game, all of it decided by one number, with several tastes in answers.

A case is of any edition with any expansions and modules that go together, each such mix as probable as any other (but
for Legendary, which is one of them and has a share of its own), for any number of players, in teams or not. Most begin
with the set-up; some late in a game.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

import cyclades
from cyclades import Action, Game
from cyclades.editions import EDITIONS
from tools.fuzzing.late import late_position
from tools.fuzzing.mixes import ANY, Mix, Pairs, Table, Wanted, edition_of, may_choose_pairs, modules_of, pairings

BOARDS_PER_COUNT = 6
MAX_CYCLES = 60
DECISIONS_PER_CYCLE = 400
SCALES = ([1, 2, 3], [1, 3, 5, 7, 9], [2, 4, 8], [5], list(range(1, 13)))
TASTES = ("any", "any", "thrifty", "warlike", "roaming", "busy", "curious", "hunting", "heroic", "pious")
LATE = 0.35
ON = "on"

Thing = TypeVar("Thing")


class Finding(Exception):
    """The fuzzer has found something wrong."""


@dataclass(frozen=True)
class Case:
    """A game to play: from the same seed always the same one."""

    seed: int
    mix: Mix
    table: Table
    teams: bool | Pairs | None
    board: str
    board_seed: int
    options: dict[str, Any]
    taste: str
    position: str
    generator: random.Random = field(compare=False, repr=False)

    def start(self, **more: Any) -> Game:
        """The game at its first question."""
        if self.position:
            return cyclades.read_position(self.position, seed=self.seed, **more)
        return cyclades.new(
            self.mix.edition,
            players=self.players,
            teams=self.teams,
            expansions=self.mix.expansions,
            board=self.layout(),
            options=self.options,
            seed=self.seed,
            **more,
        )

    @property
    def players(self) -> int:
        return self.table.players

    def layout(self) -> Any:
        """The board: ready-made, or one of a few random ones, whose rules are then shared."""
        return self.board if self.board == "ready" else random_layout(self.mix.edition, self.players, self.board_seed)

    def pick(self, game: Game) -> Action:
        """An answer, at random but by taste."""
        return pick(game, self.taste, self.generator)

    @property
    def most_decisions(self) -> int:
        """A game that asks more than this has no end."""
        return DECISIONS_PER_CYCLE * int(self.options["max_cycles"])


BOARDS: dict[tuple[str, int, int], Any] = {}


def random_layout(edition: str, players: int, seed: int) -> Any:
    """A random board, made once."""
    if (edition, players, seed) not in BOARDS:
        makes = EDITIONS[edition].random_board
        assert makes is not None
        BOARDS[edition, players, seed] = makes(players, random.Random(seed)).layout
    return BOARDS[edition, players, seed]


def one_of(things: Sequence[Thing], generator: random.Random) -> Thing:
    """One of some things; whether there is a choice or not, the generator goes on in the same way. So a case can be
    had again by asking for just its mix and its table."""
    return things[generator.getrandbits(32) % len(things)]


def some_game(wanted: Wanted, generator: random.Random) -> tuple[Mix, Table]:
    """The edition, then a number of players, then one of the mixes for so many, each as probable as any other; then
    whether they play in teams. As half of the mixes are for two to five, half for three to six, all come alike."""
    tables = {mix: wanted.tables(mix) for mix in wanted.among(generator.random())}
    players = one_of(sorted({table.players for row in tables.values() for table in row}), generator)
    mix = one_of([mix for mix, row in tables.items() if any(table.players == players for table in row)], generator)
    return mix, one_of([table for table in tables[mix] if table.players == players], generator)


def some_teams(mix: Mix, table: Table, generator: random.Random) -> bool | Pairs | None:
    """Who plays with whom, as `cyclades.new` takes it: side by side, or any pairs. Where there is nothing to choose the
    generator goes on in the same way."""
    pairs = one_of(pairings(tuple(range(table.players - table.players % 2))), generator)
    chosen = one_of((True, None, pairs, pairs), generator)
    edition = edition_of(mix)
    if not table.allied or not may_choose_pairs(edition, table.players):
        return None
    return True if chosen is None and table.players not in edition.must_team else chosen


def case_of(seed: int, wanted: Wanted = ANY) -> Case:
    """The case of a number, among those that are wanted."""
    generator = random.Random(seed)
    mix, table = some_game(wanted, generator)
    teams = some_teams(mix, table, generator)
    has_random = EDITIONS[mix.edition].random_board is not None
    board = generator.choice(("ready", "ready", "random" if has_random else "ready"))
    options: dict[str, Any] = {"max_cycles": generator.choice((1, 4, 15, MAX_CYCLES, MAX_CYCLES, MAX_CYCLES))}
    if generator.random() < 0.3:
        options["scale"] = generator.choice(SCALES)
    if generator.random() < 0.3:
        options["metropolises"] = generator.choice((2, 3, 4))
    if generator.random() < 0.2:
        options["open_gold"] = True
    if generator.random() < 0.2:
        options["gold"] = generator.choice((0, 1, 20, 50))
    modules = modules_of(EDITIONS[mix.edition], mix.expansions)
    for name, values in edition_of(mix).options.items():
        if generator.random() < 0.6:
            options[name] = ON if name in modules else generator.choice(values)
    drop_contradictions(mix, options)
    options |= mix.options
    taste = generator.choice(TASTES)
    number = generator.randrange(BOARDS_PER_COUNT)
    position = ""
    if generator.random() < LATE:
        board, taste = "ready", generator.choice(("hunting", "hunting", taste))
        options["max_cycles"] = generator.choice((6, 15, MAX_CYCLES))
        options["metropolises"] = generator.choice((2, 3))
        position = late_position(mix, table.players, teams, options, generator)
    return Case(seed, mix, table, teams, board, number, options, taste, position, generator)


def drop_contradictions(mix: Mix, options: dict[str, Any]) -> None:
    """Leave out what something of the mix needs otherwise."""
    for name in mix.expansions:
        for option, needed in EDITIONS[mix.edition].expansions[name].needs_options.items():
            if options.get(option, needed) != needed:
                del options[option]


MOVING = {"move", "from", "to", "lead", "with"}
FAVOURITES = {
    "warlike": MOVING | {"sail", "recruit", "hire", "stay"},
    "roaming": MOVING | {"sail", "hire"},
    "hunting": MOVING | {"recruit", "hire", "stay"},
    "busy": MOVING - {"from", "to", "with"}
    | {"sail", "buy", "hire", "build", "recruit", "sacrifice", "keep", "at", "peek", "play", "rob", "destroy"}
    | {"invoke", "raise", "sell"},
    "pious": {"build", "at", "raise", "invoke", "buy", "sell", "from", "play", "keep", "dismiss"},
    "curious": {"peek", "decline", "buy", "play", "keep", "sacrifice", "exchange", "from", "at", "rob", "sell"}
    | {"dismiss", "pass", "count", "put", "bar"},
    "heroic": MOVING | {"hire", "sacrifice", "play", "buy", "keep", "release", "at", "rob", "recruit", "destroy"},
}


def pick(game: Game, taste: str, generator: random.Random) -> Action:
    """Mostly what the taste prefers: low offerings, moves for the warlike, ways through areas of teammates …"""
    actions = game.actions
    if taste == "any" or generator.random() < 0.2:
        return generator.choice(actions)
    if actions[0].verb.name == "bid":
        return min(generator.choices(actions, k=4), key=lambda bid: bid.b)
    liked = FAVOURITES.get(taste)
    if liked is not None:
        actions = [action for action in actions if action.verb.name in liked] or actions
    if taste == "hunting" and actions[0].verb.name == "to":
        return min(generator.sample(actions, len(actions)), key=lambda to: prey(game, int(to.a)))
    if taste == "roaming" and actions[0].verb.name == "to":
        return max(generator.sample(actions, len(actions)), key=lambda to: of_teammate(game, int(to.a)))
    if taste == "hunting" and actions[-1].verb.name == "take":
        return actions[-1]
    return generator.choice(actions)


def of_teammate(game: Game, area: int) -> bool:
    """Whether an area is a teammate's, where a group passes through."""
    owner, team_of = game.s[game.f.owner + area], game.rules.team_of
    return owner >= 0 and owner != game.asked and team_of[owner] == team_of[game.asked]


def prey(game: Game, area: int) -> int:
    """How many land areas the enemy has who controls an area: the fewer, the better to hunt."""
    owner, team_of = game.s[game.f.owner + area], game.rules.team_of
    return 99 if owner < 0 or team_of[owner] == team_of[game.asked] else int(game.s[game.f.lands + owner])
