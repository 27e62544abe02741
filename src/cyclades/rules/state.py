"""The state as rules ask it again and again: purses, buildings, Metropolises, pawns. The game itself is game.py."""

from __future__ import annotations

from mypy_extensions import i64

from cyclades.engine.chance import Generator
from cyclades.engine.machine import Machine
from cyclades.rules import events
from cyclades.rules.ruleset import Ruleset


class State(Machine):
    """The machine with its rules, and what can be counted in its numbers."""

    def __init__(self, rules: Ruleset, generator: Generator, ask_chance: bool) -> None:
        super().__init__(rules.f, rules.words.table, generator, ask_chance)
        self.rules = rules
        self.f = rules.f
        self.words = rules.words

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
        self.emit(events.GOLD_GAINED, faction, amount)

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
