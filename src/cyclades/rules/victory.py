"""The end: elimination, the end of a cycle, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.engine.decks import GONE, HIDDEN
from cyclades.rules import happenings as tell
from cyclades.rules.offerings import take_back
from cyclades.rules.reach import team_metropolises
from cyclades.rules.step import Step

if TYPE_CHECKING:
    from cyclades.rules.game import Game

METROPOLISES: Final = 0
ELIMINATION: Final = 1
MAX_CYCLES: Final = 2
ALONE: Final = 3
REASONS: Final = ["metropolises", "elimination", "max_cycles", "alone"]


class Elimination(Step):
    """A faction without land areas is out: its fleets, cards and creatures leave, and its gold if no teammate is left.
    The edition says what follows."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction",)

    def __init__(self, faction: i64) -> None:
        self.faction = faction

    def run(self, game: Game) -> None:
        s, f, rules = game.s, game.f, game.rules
        out = self.faction
        if s[f.lands + out] > 0 or s[f.alive + out] == 0:
            return
        s[f.alive + out] = 0
        for sea in range(rules.lands, rules.areas):
            if s[f.owner + sea] == out:
                for kind in rules.sea_kinds:
                    s[kind.reserve(out)] += s[kind.field + sea]
                    s[kind.field + sea] = 0
                game.set_owner(sea, -1)
        for card in rules.cards:
            if s[f.card_owner + card.number] == out:
                game.leave_board(card.number, GONE)
            elif s[f.place + card.number] == HIDDEN - out and card.deck is not None:
                card.deck.play_hidden(s, card.number, out)
                s[f.place + card.number] = GONE
        for pawn in range(len(rules.pawns)):
            if rules.pawn_faction[pawn] == out:
                take_back(game, pawn)
                for slot in range(len(rules.pawns)):
                    if s[f.order + slot] == pawn:
                        s[f.order + slot] = -1
        for people in rules.people:
            s[people.field + out] = 0
        s[f.discounts + out] = 0
        purse = rules.purse_of[out]
        if not any(s[f.alive + n] > 0 and rules.purse_of[n] == purse for n in range(len(rules.factions))):
            s[f.gold + purse] = 0
            s[f.gold_low + purse] = 0
            s[f.gold_high + purse] = 0
        game.tell(tell.ELIMINATED, out)
        for listener in reversed(rules.faction_out):
            listener.faction_out(game, out)
        rules.eliminated(game, out)  # last, since it may end the game


class EndOfCycle(Step):
    """The game ends if somebody controls enough Metropolises, has been eliminated, or the last cycle is played."""

    PHASE: ClassVar[str] = "end"

    def run(self, game: Game) -> None:
        s, f, rules = game.s, game.f, game.rules
        for pawn in range(len(rules.pawns)):
            take_back(game, pawn)
        reason: i64 = -1
        for team in range(len(rules.teams)):
            if team_metropolises(game, team) >= rules.metropolises_to_win:
                reason = METROPOLISES
        if reason < 0 and s[f.ending] > 0:
            everybody = all(s[f.alive + faction] > 0 for faction in range(len(rules.factions)))
            reason = METROPOLISES if everybody else ELIMINATION
        if reason < 0 and rules.max_cycles > 0 and s[f.cycle] >= rules.max_cycles:
            reason = MAX_CYCLES
        if reason >= 0:
            end_game(game, reason)
        else:
            game.push(NextCycle())


def end_game(game: Game, reason: i64) -> None:
    """Nothing follows any more."""
    game.tell(tell.GAME_OVER, game.s[game.f.cycle], reason)
    game.s[game.f.ending] = reason + 2
    game.stack.clear()


class NextCycle(Step):
    """The phases of a cycle, in the order of the edition."""

    def run(self, game: Game) -> None:
        s, f, rules = game.s, game.f, game.rules
        s[f.cycle] += 1
        game.tell(tell.CYCLE, s[f.cycle])
        for faction in range(len(rules.factions)):
            s[f.discounts + faction] = 0
        for phase in reversed(rules.phases):
            game.push(phase)


class Standing:
    """A place in the final ranking: who, how many Metropolises, how much gold."""

    def __init__(self, place: int, players: list[int], metropolises: int, gold: int) -> None:
        self.place = place
        self.players = players
        self.metropolises = metropolises
        self.gold = gold

    def values(self) -> tuple[int, tuple[int, ...], int, int]:
        """All that it says."""
        return self.place, tuple(self.players), self.metropolises, self.gold

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Standing) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __reduce__(self) -> tuple[type[Standing], tuple[int, list[int], int, int]]:
        return Standing, (self.place, self.players, self.metropolises, self.gold)

    def __repr__(self) -> str:
        return f"<{self.place}. {self.players}: {self.metropolises} Metropolises, {self.gold} GP>"


def standings(game: Game) -> list[Standing]:
    """The ranking, as the edition decides it; equal on everything that counts share a place."""
    rules = game.rules
    ranked: list[tuple[list[i64], int]] = []
    for team in range(len(rules.teams)):
        ranked.append((rules.ranking(game, team), team))
    ranked.sort(key=by_rank)
    found: list[Standing] = []
    for worth, team in ranked:
        players = sorted({int(rules.player_of[n]) for n in range(len(rules.factions)) if rules.team_of[n] == team})
        place = 1
        for other, _ in ranked:
            if other > worth:
                place += 1
        gold = int(game.team_gold(team))
        found.append(Standing(place, players, int(team_metropolises(game, team)), gold))
    return found


def by_rank(row: tuple[list[i64], int]) -> list[int]:
    """The best first; equal ones in the order of their seats."""
    return [-int(number) for number in row[0]] + [row[1]]
