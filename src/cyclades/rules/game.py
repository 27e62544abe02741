"""The game as rules see it: the machine with its rules, and what is asked of the state again and again."""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.chance import Generator, seeded
from cyclades.engine.errors import GameOver
from cyclades.engine.events import Event
from cyclades.engine.machine import Machine
from cyclades.rules import events
from cyclades.rules.odds import Odds, battle_odds, odds
from cyclades.rules.people import People
from cyclades.rules.questions import Question, question_of
from cyclades.rules.reports import events_seen, record_of, summary, view_of
from cyclades.rules.ruleset import Ruleset
from cyclades.rules.state import State
from cyclades.rules.steps import Step
from cyclades.rules.victory import Standing, standings


class Game(State):
    """A running game of Cyclades. One question at a time: `player` is asked `question` and answers with one of
    `actions`; nobody else may act."""

    def __init__(self, rules: Ruleset, generator: Generator, ask_chance: bool) -> None:
        super().__init__(rules, generator, ask_chance)
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
        of answers of somebody else is unfinished it gives once more what it gave before that group."""
        return events_seen(self, player)

    def parse(self, words: object) -> Action:
        """The action that a text names, legal now or not: `game.parse("bid ares 5")`."""
        return self.table.parse(words)

    def view(self, player: int | None) -> dict[str, Any]:
        """All that a player may know, as plain data; None for a spectator."""
        return view_of(self, player)

    def record(self, player: int | None = -1) -> dict[str, Any]:
        """The whole truth of the game; with a player (None: a spectator), what it may have of a running game."""
        return record_of(self, player)

    def price(self, action: Action) -> int:
        """What an answer to the question costs in gold."""
        return cast(Step, self.stack[-1]).cost(self, action) if self.asked >= 0 else 0

    def useless(self, action: Action) -> bool:
        """Whether an answer to the question would do nothing, such as a creature without anything to act on."""
        return self.asked >= 0 and cast(Step, self.stack[-1]).useless(self, action)

    def odds(
        self, attackers: object = None, defenders: object = 1, attack_bonus: object = 0, defence_bonus: object = 0
    ) -> Odds:
        """How a battle ends if nobody retreats: with numbers, of so many units; without, of the battle being fought."""
        if attackers is None:
            return battle_odds(self)
        return odds(attackers, defenders, attack_bonus, defence_bonus)

    def copy(self, seed: object = None) -> Game:
        """A copy that can be played on; with a seed, with dice of its own."""
        generator = self.generator
        twin = Game(self.rules, Generator(generator.a, generator.b) if seed is None else seeded(seed), self.ask_chance)
        twin.start = self.start
        twin.take_over(self)
        return twin

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    def __repr__(self) -> str:
        return summary(self)

    def same_rules(self, other: Machine) -> bool:
        return isinstance(other, Game) and (self.rules is other.rules or self.rules.setup() == other.rules.setup())

    # -- areas --------------------------------------------------------------------------------------------------

    def set_owner(self, area: i64, faction: i64) -> None:
        """An area changes hands."""
        s, f = self.s, self.f
        before = s[f.owner + area]
        if area < self.rules.lands:
            if before >= 0:
                s[f.lands + before] -= 1
            if faction >= 0:
                s[f.lands + faction] += 1
        s[f.owner + area] = faction

    def take_control(self, area: i64, faction: i64) -> None:
        """A faction takes an area over."""
        self.emit(events.CONTROL, faction, area, self.s[self.f.owner + area])
        self.gain_area(area, faction)

    def gain_area(self, area: i64, faction: i64) -> None:
        """A faction controls an area from now on; a priestess symbol draws a priestess every time (L9.6)."""
        self.set_owner(area, faction)
        if area < self.rules.lands and self.rules.priestess_symbol[area] > 0:
            self.gain_people(self.rules.priests, faction, 0)

    def gain_people(self, people: People, faction: i64, price: i64) -> None:
        """Take a card for a priest, a philosopher …, if one is left."""
        s = self.s
        if s[people.left] > 0:
            s[people.left] -= 1
            s[people.field + faction] += 1
            self.emit(events.GAINED, faction, people.number, price)

    def dismiss_people(self, people: People, faction: i64, number: i64) -> None:
        """Lay cards back into the supply."""
        self.s[people.field + faction] -= number
        self.s[people.left] += number

    def pieces(self, area: i64) -> i64:
        """How many pieces, heroes and creatures aside, stand in an area, or go with the group on the move."""
        rules = self.rules
        fields = rules.land_fields if area < rules.lands else rules.sea_fields
        if area == rules.hand:
            fields = rules.unit_fields
        found: i64 = 0
        for field in fields:
            found += self.s[field + area]
        return found

    def defended(self, area: i64) -> bool:
        """Whether the controller of an area has a unit there."""
        s, f = self.s, self.f
        if self.pieces(area) > 0:
            return True
        owner = s[f.owner + area]
        for card in self.rules.unit_cards:
            if s[f.card_at + card.number] == area and s[f.card_owner + card.number] == owner:
                return True
        return False

    def fleets_barred(self, sea: i64) -> bool:
        """Whether no fleet may be in a sea area."""
        return any(card.bars_fleets(self, sea) for card in self.rules.bars_fleets)

    def may_leave(self, area: i64) -> bool:
        """Whether units may leave an area."""
        return all(not listener.bars_leaving(self, area) for listener in self.rules.bars_leaving)

    def may_come(self, land: i64) -> bool:
        """Whether units may come to a land area, in whatever way."""
        return all(not listener.bars_coming(self, land) for listener in self.rules.bars_coming)

    def creature_in(self, area: i64) -> bool:
        """Whether a creature's miniature stands in an area."""
        return any(self.s[self.f.card_at + card.number] == area for card in self.rules.figures)

    def announce_end(self) -> None:
        """This cycle is the last."""
        if self.s[self.f.ending] == 0:
            self.s[self.f.ending] = 1
            self.emit(events.LAST_CYCLE)

    def leave_board(self, card: i64, place: i64) -> None:
        """A hero or creature leaves the board; its card goes to a pile or out of the game."""
        s, f = self.s, self.f
        s[f.card_at + card] = -1
        s[f.card_owner + card] = -1
        s[f.acquired + card] = 0
        s[f.led + card] = 0
        s[f.place + card] = place

    def philosophers_needed(self, faction: i64) -> i64:
        """How many philosophers make a Metropolis of a faction."""
        needed = self.rules.philosophers_needed
        for listener in self.rules.spares_philosophers:
            needed -= listener.spares_philosophers(self, faction)
        return needed

    def discounts(self, faction: i64) -> i64:
        """How many discounts on creatures a faction has in a cycle: its Temples, and what else gives some."""
        found = self.temples(faction)
        for listener in self.rules.adds_discounts:
            found += listener.adds_discounts(self, faction)
        return found
