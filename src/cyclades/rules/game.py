"""The game: the machine with its rules, and what players ask of it. What rules count in its numbers is with the rules:
gold in gold.py, buildings in buildings.py, and so on."""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.chance import Generator, seeded
from cyclades.engine.errors import GameOver
from cyclades.engine.events import Event
from cyclades.engine.machine import Machine
from cyclades.rules.area_graph import AreaGraph
from cyclades.rules.observation import Observer, observed
from cyclades.rules.odds import Odds, battle_odds, odds
from cyclades.rules.questions import Question, question_of
from cyclades.rules.reports import events_seen, record_of, summary, view_of
from cyclades.rules.ruleset import Ruleset
from cyclades.rules.steps import Step
from cyclades.rules.victory import Standing, standings


class Game(Machine):
    """A running game of Cyclades. One question at a time: `player` is asked `question` and plays one of
    `actions`; nobody else may act."""

    def __init__(self, rules: Ruleset, generator: Generator, ask_chance: bool) -> None:
        super().__init__(rules.f, rules.verbs.table, generator, ask_chance)
        self.rules = rules
        self.f = rules.f
        self.verbs = rules.verbs
        self.start: Any = None
        self.known_question: Question | None = None
        self.question_for: list[Action] = []

    # -- what players use ---------------------------------------------------------------------------------------

    @property
    def player(self) -> int | None:
        """The number of the player who is asked, from 0; None where chance is asked or the game is over."""
        return self.rules.player_of[self.asked] if self.asked >= 0 else None

    @property
    def faction(self) -> str | None:
        """The faction that the player answers for."""
        return self.rules.factions[self.asked] if self.asked >= 0 else None

    @property
    def question(self) -> Question:
        """What is asked, as data."""
        if self.over:
            raise GameOver("the game is over: nothing is asked")
        actions = self.actions
        if self.known_question is None or self.question_for is not actions:
            self.known_question = question_of(self)
            self.question_for = actions
        return self.known_question

    @property
    def standings(self) -> list[Standing]:
        """The ranking as it would be if the game ended now, best first: Metropolises, then gold."""
        return standings(self)

    @property
    def winners(self) -> list[int]:
        """The players in the first place, who may share it, once the game is over; nobody before."""
        return [player for row in self.standings if row.place == 1 for player in row.players] if self.over else []

    @property
    def events(self) -> list[Event]:
        """What has happened since the last question, all of it: `seen(player)` gives what a player may know."""
        return self.happened

    def seen(self, player: int | None) -> list[dict[str, Any]]:
        """What has happened since the last question as far as a player, or a spectator (None), may know. While a group
        of actions of somebody else is unfinished it gives once more what it gave before that group."""
        return events_seen(self, player)

    def parse(self, notation: object) -> Action:
        """The action that a text names, legal now or not: `game.parse("bid ares 5")`."""
        return self.action_table.parse(notation)

    def view(self, player: int | None) -> dict[str, Any]:
        """All that a player may know, as plain data; None for a spectator."""
        return view_of(self, player)

    def observation(self, player: int | None) -> memoryview:
        """All that a player may know as one row of numbers of 16 bits, which numpy sees without copying it; None for a
        spectator. `observer.layout` says what each number is."""
        return memoryview(observed(self, player))

    def mask(self) -> memoryview[bool]:
        """For each action of the table, whether it is legal now for the player who is asked, as numpy sees it."""
        return memoryview(self.observer.mask(self)).cast("?")

    @property
    def observer(self) -> Observer:
        """Who makes observations of games of these rules, and knows their layout."""
        found = self.rules.observer
        if found is None:
            found = Observer(self.rules)
            self.rules.observer = found
        return found

    @property
    def graph(self) -> AreaGraph:
        """The board as a graph: `game.graph.nodes(game.observation(player))` are the features of its areas."""
        observer = self.observer
        if observer.graph is None:
            observer.graph = AreaGraph(self.rules, observer.layout)
        return observer.graph

    def record(self, player: int | None = -1) -> dict[str, Any]:
        """The whole truth of the game; with a player (None: a spectator), what it may have of a running game."""
        return record_of(self, player)

    def price(self, action: Action) -> int:
        """What an action costs in gold."""
        return cast(Step, self.stack[-1]).cost(self, action) if self.asked >= 0 else 0

    def useless(self, action: Action) -> bool:
        """Whether an action would do nothing, such as a creature without anything to act on."""
        return self.asked >= 0 and cast(Step, self.stack[-1]).useless(self, action)

    @property
    def standing(self) -> Action | None:
        """The answer that whoever is asked has given beforehand, if any: nobody else knows of it."""
        return cast(Step, self.stack[-1]).standing(self) if self.asked >= 0 else None

    @property
    def discreet(self) -> bool:
        """Whether the time that an answer takes must not depend on what only whoever is asked knows."""
        return self.asked >= 0 and cast(Step, self.stack[-1]).DISCREET

    def odds(
        self, attackers: object = None, defenders: object = 1, attack_bonus: object = 0, defence_bonus: object = 0
    ) -> Odds:
        """How a battle ends if nobody retreats: with numbers, of so many units; without, of the battle being fought."""
        if attackers is None:
            return battle_odds(self)
        return odds(attackers, defenders, attack_bonus, defence_bonus)

    def lay_out(self) -> None:
        """Put everything where a game begins, and run to the first question."""
        self.s = self.f.fresh()
        self.stack = self.rules.setup_steps[::-1]
        self.begin()

    def copy(self, seed: object = None) -> Game:
        """A copy that can be played on; with a seed, with dice of its own."""
        generator = self.generator
        twin = Game(self.rules, Generator(generator.a, generator.b) if seed is None else seeded(seed), self.ask_chance)
        twin.start = self.start
        twin.copy_from(self)
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __repr__(self) -> str:
        return summary(self)

    def same_rules(self, other: Machine) -> bool:
        return isinstance(other, Game) and (self.rules is other.rules or self.rules.setup() == other.rules.setup())

    # -- who plays for whom -------------------------------------------------------------------------------------

    def belongs_to(self, asked: i64, player: int) -> bool:
        return asked >= 0 and self.rules.player_of[asked] == player

    def same_player(self, one: i64, other: i64) -> bool:
        return self.rules.player_of[one] == self.rules.player_of[other]

    def allies(self, one: i64, other: i64) -> bool:
        """Whether two factions are of one team."""
        return self.rules.allied and self.rules.team_of[one] == self.rules.team_of[other]
