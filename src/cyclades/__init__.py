"""Cyclades: the board game of auctions, fleets, gods and creatures, for players, bots and researchers.

A whole game, with random actions:

>>> import random
>>> import cyclades
>>> random.seed(1)
>>> game = cyclades.new("legendary", players=4, seed=7)
>>> while not game.over:
...     game.play(random.choice(game.actions))
>>> [standing.place for standing in game.standings], game.winners == game.standings[0].players
([1, 2, 3, 4], True)

**Editions** are `legendary` and `classic`, an edition's expansions are chosen with it; `EDITIONS` lists them with their
numbers of players. A game is on the ready-made board (Legendary: `ready_board`, `random_board`; classic:
`printed_board`) or on one of your own (`load_board`).

>>> classic = cyclades.new("classic", players=5, expansions=["monuments"], seed=7)
>>> classic.rules.board
<Board classic-5: 13 lands on 13 islands, 61 seas>
>>> list(cyclades.EDITIONS["classic"].expansions)
['hades', 'hecate', 'manticore', 'titans', 'monuments', 'ruins']

**Options** of the table: `scale` (the offerings that may be made), `metropolises` (how many end the game), `gold` (what
each begins with), `open_gold`, `max_cycles`; the classic edition also has `start` (printed or free), `third_island`,
`priest_discount`, `victory`, `defences`, and an expansion may add its own.

>>> longer = cyclades.new("legendary", players=3, options={"metropolises": 4, "scale": [1, 3, 5, 7]}, seed=7)
>>> longer.rules.metropolises_to_win
4

**Teams.** Four may play in pairs and six do; two have two factions each, which share a purse. `player` is who is asked,
`faction` for which colour.

>>> pairs = cyclades.new("legendary", players=4, teams=[[0, 2], [1, 3]], seed=7)
>>> pairs.rules.purses
['red+green', 'blue+yellow']
>>> cyclades.new("legendary", players=2, seed=7).rules.player_of
[0, 0, 1, 1]

Two players of the classic edition have one faction each, but two pawns: two offerings and two turns a cycle.

>>> cyclades.new("classic", players=2, seed=7).rules.pawns
['red-1', 'red-2', 'blue-1', 'blue-2']

**One question at a time.** `player` is asked `question`, for a `faction`, and plays one of `actions`. `play`
refuses anything else with a typed error and changes nothing.

>>> game = cyclades.new("legendary", players=3, seed=1)
>>> game.player, game.faction, game.question.kind
(1, 'blue', 'StartingArea')
>>> game.play(game.actions[0])
>>> game.play(game.parse("bid ares 5"))
Traceback (most recent call last):
cyclades.engine.errors.IllegalAction: 'bid ares 5' is not legal now; expected one of: at thalassa, at glaukos, at maira

A question says more as data: `question.about` what it is about, `question.useless` which actions would do nothing (a
creature without a victim); `price(action)` is what an action costs. Where actions come from several people, name the
one who gives it: `play(action, player)`.

>>> game.question.about, game.question.useless, game.price(game.actions[0])
({'faction': 'blue', 'land': 'chios'}, (), 0)
>>> game.play(game.actions[0], player=2)
Traceback (most recent call last):
cyclades.engine.errors.NotYourTurn: player 2 is not asked now

**Notation** goes both ways, and every action has a fixed `index`: the table of all actions depends on edition,
expansions and number of players only.

>>> str(game.actions[0]), game.parse("at glaukos") is game.actions[1]
('at thalassa', True)
>>> game.copy().play("at glaukos")
>>> len(game.action_table.all) < 1500
True

**Taking back.** Actions inside a group (here: a land area and its fleet) can be taken back, and so can others as long
as nothing was revealed; `undoable` says how many the player may take back alone, `undo` takes back any number.
`default` is a harmless action for an absent player.

>>> game.undoable
1
>>> game.undo()
>>> game.question.kind
'StartingArea'
>>> game.play(game.default)

**Secrets.** `view(player)` is all that a player may know, as plain data; `seen(player)` what happened since the last
question, `events` the whole of it. `imagine` builds a whole game from a view alone, to search in; `copy` is cheap.

>>> view = game.view(1)
>>> cyclades.imagine(view, seed=5).view(1) == view
True
>>> twin = game.copy(seed=3)
>>> twin.play(twin.default)
>>> twin.same_state(game)
False
>>> [event["event"] for event in twin.seen(None)]
['start-placed', 'recruited']

**Records** hold the whole game in notation, and replay without seed or generator. `record(player)` is what a player
may have of a running game.

>>> cyclades.load(twin.record()).same_state(twin)
True

**Arrays.** `observation(player)` is what a player may know as one row of numbers, and `mask` which actions are legal;
numpy sees both without copying them. `observer.layout` names every number. A `Batch` plays many games side by side.

>>> row = dict(zip(game.observer.layout.names, game.observation(1)))
>>> row["gold_least faction-1"], row["gold_most faction-1"], sum(game.mask()) == len(game.actions)
(5, 5, True)
>>> batch = cyclades.Batch(3, "legendary", players=3, seed=7)
>>> batch.step([game.actions[0].index for game in batch.games])
>>> batch.observations.shape == (3, len(batch.layout.names)), list(batch.turns), list(batch.done)
(True, [2, 1, 0], [False, False, False])

**Values.** A game has a short `repr`. `copy.copy` and `copy.deepcopy` give what `copy` gives; a pickle holds the whole
game with its history and the dice to come. Two games are equal if they stand alike under the same rules: numbers, steps
and who is asked, not how they came there. `winners` is empty until the game is over. Standings, odds, questions and
events compare by what they say.

>>> game
<Game legendary, 3 players, cycle 0: player 1 (blue) is asked StartingFleet>
>>> import copy, pickle
>>> copy.copy(game) == copy.deepcopy(game) == pickle.loads(pickle.dumps(game)) == game, twin == game
(True, False)
>>> game.winners, game.standings == game.copy().standings, game.odds(2, 1) == game.odds(2, 1)
([], True, True)

**Chance** is answered by a generator in the game, or by whoever wants to: with `ask_chance=True` dice and draws are
questions.

>>> asked = cyclades.new("legendary", players=3, ask_chance=True)
>>> asked.player, asked.question.kind, str(asked.actions[0])
(None, 'PlaceGod', 'draw athena')

**Odds** of a battle fought to the end (without numbers: of the one being fought, heroes and all), and **positions**
written by hand (`read_position`, `write_position`):

>>> game.odds(attackers=3, defenders=2, defence_bonus=1)
<attacker 0.5835, defender 0.3669, both die 0.0496>

**More** is loaded at its first use: `cyclades.bots` (players to play against), `cyclades.arena` (which one is better,
and by how much), `cyclades.analysis` (how a game went, and what could have been better), `cyclades.simulation` (many
games at once), `cyclades.tabletop` (a view as people read it), `cyclades.text` (a game in words). Environments for
PettingZoo, Gymnasium and OpenSpiel are in `cyclades.envs`, which is imported by its name.

>>> cyclades.bots.make("random").choose(game.view(game.player)) in [str(action) for action in game.actions]
True
"""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Final

from cyclades.batch import Batch
from cyclades.board import Board, BoardError, load_board, printed_board, random_board, ready_board
from cyclades.compiling import compiled
from cyclades.editions import EDITIONS
from cyclades.engine.actions import Action
from cyclades.engine.errors import (
    CycladesError,
    GameOver,
    IllegalAction,
    NotationError,
    NotYourTurn,
    PositionError,
    RecordError,
    SetupError,
    ViewError,
)
from cyclades.games import imagine, load, new
from cyclades.positions import read_position, write_position
from cyclades.rules.game import Game
from cyclades.rules.odds import Odds
from cyclades.rules.questions import Question
from cyclades.rules.victory import Standing

if TYPE_CHECKING:
    from cyclades import analysis, arena, bots, simulation, tabletop, text
else:

    def __getattr__(name: str) -> ModuleType:
        if name in LAZY:
            return import_module(f"{__name__}.{name}")
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__version__ = "0.1.0"

LAZY: Final = ("analysis", "arena", "bots", "simulation", "tabletop", "text")
"""Loaded at their first use, so that `import cyclades` does not wait for them. Type checkers are told above."""


def __dir__() -> list[str]:
    return sorted({*globals(), *LAZY})


__all__ = [
    "EDITIONS",
    "Action",
    "Batch",
    "Board",
    "BoardError",
    "CycladesError",
    "Game",
    "GameOver",
    "IllegalAction",
    "NotYourTurn",
    "NotationError",
    "Odds",
    "PositionError",
    "Question",
    "RecordError",
    "SetupError",
    "Standing",
    "ViewError",
    "analysis",
    "arena",
    "bots",
    "compiled",
    "imagine",
    "load",
    "load_board",
    "new",
    "printed_board",
    "random_board",
    "read_position",
    "ready_board",
    "simulation",
    "tabletop",
    "text",
    "write_position",
]
