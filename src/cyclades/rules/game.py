"""The game as rules see it: the machine with its rules, and what is asked of the state again and again."""

from __future__ import annotations

from typing import Any, cast

from mypy_extensions import i64

from cyclades.engine.actions import Action
from cyclades.engine.chance import Generator, seeded
from cyclades.engine.errors import GameOver
from cyclades.engine.events import Event
from cyclades.engine.machine import Machine
from cyclades.rules import happenings as tell
from cyclades.rules.odds import Odds, battle_odds, odds
from cyclades.rules.questions import Question, question_of
from cyclades.rules.reports import events_seen, record_of, view_of
from cyclades.rules.ruleset import Ruleset
from cyclades.rules.step import Step
from cyclades.rules.units import People
from cyclades.rules.victory import Standing, standings


class Game(Machine):
    """A running game of Cyclades. One question at a time: `player` is asked `question` and answers with one of
    `actions`; nobody else may act."""

    def __init__(self, rules: Ruleset, generator: Generator, ask_chance: bool) -> None:
        super().__init__(rules.f, rules.words.table, generator, ask_chance)
        self.rules = rules
        self.f = rules.f
        self.words = rules.words
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

    # -- who ----------------------------------------------------------------------------------------------------

    def belongs_to(self, asked: i64, player: int) -> bool:
        return asked >= 0 and self.rules.player_of[asked] == player

    def same_player(self, one: i64, other: i64) -> bool:
        return self.rules.player_of[one] == self.rules.player_of[other]

    def allies(self, one: i64, other: i64) -> bool:
        """Whether two factions are of one team."""
        return self.rules.allied and self.rules.team_of[one] == self.rules.team_of[other]

    # -- gold ---------------------------------------------------------------------------------------------------

    def gold(self, faction: i64) -> i64:
        """What a faction can spend."""
        return self.s[self.f.gold + self.rules.purse_of[faction]]

    def team_gold(self, team: i64) -> i64:
        """What a team has in all its purses."""
        rules = self.rules
        found: i64 = 0
        for purse in range(len(rules.purses)):
            if rules.purse_team[purse] == team:
                found += self.s[self.f.gold + purse]
        return found

    def pay(self, faction: i64, price: i64) -> None:
        """Pay in public: everybody learns that the purse held at least that much."""
        if price == 0:
            return
        self.show_gold(faction, price)
        self.earn(faction, -price)

    def earn(self, faction: i64, amount: i64) -> None:
        """The purse changes in public."""
        purse = self.rules.purse_of[faction]
        s, f = self.s, self.f
        s[f.gold + purse] += amount
        s[f.gold_low + purse] += amount
        s[f.gold_high + purse] += amount

    def receive(self, faction: i64, amount: i64) -> None:
        """Receive gold as a gift, which is told."""
        self.earn(faction, amount)
        self.tell(tell.GOLD_GAINED, faction, amount)

    def show_gold(self, faction: i64, least: i64) -> None:
        """Everybody learns that a purse holds at least so much."""
        purse = self.rules.purse_of[faction]
        if self.s[self.f.gold_low + purse] < least:
            self.s[self.f.gold_low + purse] = least

    def show_poverty(self, faction: i64, most: i64) -> None:
        """Everybody learns that a purse holds at most so much."""
        purse = self.rules.purse_of[faction]
        if self.s[self.f.gold_high + purse] > most:
            self.s[self.f.gold_high + purse] = most

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
        loser = self.s[self.f.owner + area]
        self.tell(tell.CONTROL, faction, area, loser)
        self.gain_area(area, faction)
        if area < self.rules.lands:
            for listener in self.rules.land_taken:
                listener.land_taken(self, faction, area, loser)

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
            self.tell(tell.GAINED, faction, people.number, price)

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
            self.tell(tell.LAST_CYCLE)

    def leave_board(self, card: i64, place: i64) -> None:
        """A hero or creature leaves the board; its card goes to a pile or out of the game."""
        s, f = self.s, self.f
        s[f.card_at + card] = -1
        s[f.card_owner + card] = -1
        s[f.acquired + card] = 0
        s[f.led + card] = 0
        s[f.place + card] = place

    # -- buildings ----------------------------------------------------------------------------------------------

    def buildings(self, building: i64, land: i64) -> i64:
        """How many buildings of a kind stand in a land area."""
        return self.s[self.f.buildings + building * self.rules.lands + land]

    def change_buildings(self, building: i64, land: i64, by: i64) -> None:
        """Put up or take down buildings; they come from and return to the common reserve."""
        self.s[self.f.buildings + building * self.rules.lands + land] += by
        self.s[self.f.buildings_left + building] -= by

    def built(self, land: i64) -> i64:
        """How many buildings stand in a land area, Metropolises aside."""
        found: i64 = 0
        at = self.f.buildings + land
        for _ in range(len(self.rules.buildings)):
            found += self.s[at]
            at += self.rules.lands
        return found

    def free_sites(self, land: i64) -> i64:
        """How many more buildings fit into a land area."""
        return self.rules.room(land, self.s[self.f.metropolis + land]) - self.built(land)

    def in_the_way(self, land: i64) -> i64:
        """How many buildings would have to go for one more Metropolis in a land area; -1 where none fits."""
        room = self.rules.room(land, self.s[self.f.metropolis + land] + 1)
        if room < 0:
            return -1
        excess = self.built(land) - room
        return excess if excess > 0 else 0

    def effect(self, building: i64, land: i64) -> i64:
        """How often the effect of a building counts in a land area: a Metropolis counts like one of each."""
        s, f = self.s, self.f
        found = s[f.buildings + building * self.rules.lands + land]
        if self.rules.plain_metropolises or s[f.metropolis + land] == 0:
            return found + s[f.metropolis + land]
        for kind in self.tokens(land):
            found += self.rules.metropolis_kinds[kind].counts_as(building)
        return found

    def defence(self, building: i64, land: i64) -> i64:
        """The same of buildings that defend, of which several may count once."""
        extra = self.buildings(building, land) - 1
        return self.effect(building, land) - (extra if self.rules.defences_once and extra > 0 else 0)

    def owned_buildings(self, faction: i64, building: i64) -> i64:
        """How many buildings of a kind a faction has."""
        s, f = self.s, self.f
        at = f.buildings + building * self.rules.lands
        found: i64 = 0
        land: i64 = 0
        while land < self.rules.lands:
            if s[f.owner + land] == faction:
                found += s[at + land]
            land += 1
        return found

    def team_buildings(self, faction: i64, building: i64) -> i64:
        """How many buildings of a kind a faction, and those whose buildings count with its own, have."""
        if not self.rules.joint_buildings:
            return self.owned_buildings(faction, building)
        found: i64 = 0
        for other in range(len(self.rules.factions)):
            if self.allies(other, faction):
                found += self.owned_buildings(other, building)
        return found

    def safe_metropolises(self, faction: i64) -> i64:
        """How many Metropolises a faction has on cards, where nobody can conquer them; lost with its elimination."""
        found: i64 = 0
        if self.s[self.f.alive + faction] == 0:
            return found
        bonuses: i64 = len(self.rules.bonuses)
        for bonus in range(bonuses):
            found += self.s[self.f.safe + faction * bonuses + bonus]
        return found

    def safe_effect(self, faction: i64, building: i64) -> i64:
        """How often the effect of a building counts for a faction by Metropolises on cards."""
        if self.rules.plain_metropolises or self.s[self.f.alive + faction] == 0:
            return self.safe_metropolises(faction)
        found: i64 = 0
        for kind in self.rules.metropolis_kinds:
            at = self.f.safe + faction * len(self.rules.bonuses) + kind.number
            found += self.s[at] * kind.counts_as(building)
        return found

    def metropolises(self, faction: i64) -> i64:
        """How many Metropolises a faction controls."""
        s, f = self.s, self.f
        found: i64 = self.safe_metropolises(faction)
        land: i64 = 0
        while land < self.rules.lands:
            if s[f.owner + land] == faction:
                found += s[f.metropolis + land]
            land += 1
        return found

    def tokens(self, land: i64) -> list[i64]:
        """The bonuses of the Metropolises in a land area."""
        at = self.f.token
        found: list[i64] = []
        for site in range(self.rules.site_from[land], self.rules.site_from[land + 1]):
            if self.s[at + site] > 0:
                found.append(self.s[at + site] - 1)
        return found

    def add_token(self, land: i64, bonus: i64) -> None:
        """A Metropolis token of the common stack goes to a land area."""
        s, f = self.s, self.f
        s[f.bonuses_left + bonus] -= 1
        s[f.token + self.rules.site_from[land] + s[f.metropolis + land]] = bonus + 1
        s[f.metropolis + land] += 1

    def add_safe(self, faction: i64, bonus: i64) -> None:
        """A Metropolis token of the common stack goes onto a card of a faction."""
        self.s[self.f.bonuses_left + bonus] -= 1
        self.s[self.f.safe + faction * len(self.rules.bonuses) + bonus] += 1

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

    def temples(self, faction: i64) -> i64:
        """How many Temple effects a faction has: a Metropolis counts wherever it is."""
        s, f = self.s, self.f
        found: i64 = self.safe_effect(faction, self.rules.temple.number)
        land: i64 = 0
        while land < self.rules.lands:
            if s[f.owner + land] == faction:
                found += self.effect(self.rules.temple.number, land)
            land += 1
        return found

    def ports_around(self, sea: i64, faction: i64) -> i64:
        """How many Port effects of a faction touch a sea area."""
        rules = self.rules
        found: i64 = 0
        i = rules.near_from[sea]
        end = rules.near_sea[sea]
        while i < end:
            land = rules.near[i]
            if self.s[self.f.owner + land] == faction:
                found += self.defence(rules.port.number, land)
            i += 1
        return found

    def fortresses(self, land: i64) -> i64:
        """How many Fortress effects a land area has."""
        return self.defence(self.rules.fortress.number, land)

    # -- gods and pawns -----------------------------------------------------------------------------------------

    def pawn_on(self, god: i64) -> i64:
        """A pawn that stands on a god, or -1."""
        for pawn in range(len(self.rules.pawns)):
            if self.s[self.f.pawn_god + pawn] == god:
                return pawn
        return -1

    def pawns_on(self, god: i64) -> list[i64]:
        """The pawns that stand on a god, in the order in which they came."""
        found: list[i64] = []
        place: i64 = 0
        while place <= len(self.rules.pawns):
            for pawn in range(len(self.rules.pawns)):
                if self.s[self.f.pawn_god + pawn] == god and self.s[self.f.pawn_place + pawn] == place:
                    found.append(pawn)
            place += 1
        return found
