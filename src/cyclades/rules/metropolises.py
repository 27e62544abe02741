"""Metropolises: their kinds, where one is built, and the bonus on each token."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.engine.chance import Outcomes
from cyclades.engine.decks import GONE
from cyclades.engine.steps import CHANCE, NOBODY
from cyclades.rules import events
from cyclades.rules.buildings import (
    add_metropolis,
    add_metropolis_to_card,
    built_at,
    remove_metropolis,
    squares_taken,
    team_metropolises,
)
from cyclades.rules.cards import leave_board
from cyclades.rules.demolition import give_building, kinds_built
from cyclades.rules.steps import Selection, Step
from cyclades.rules.victory import announce_last_cycle

if TYPE_CHECKING:
    from cyclades.rules.game import Game

ECONOMIC: Final = 0
CULTURAL: Final = 1
HEROIC: Final = 2
CONQUEST: Final = 3
ON_CARD: Final = -1
"""In place of a land area: a Metropolis on a card."""
WAYS: Final = ["economic", "cultural", "heroic", "conquest"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Metropolis:
    """A kind of Metropolis: how many there are, what it counts as, and what it brings."""

    def __init__(self, name: str, supply: i64, first: bool = False) -> None:
        self.name = name
        self.supply = supply
        self.first = first
        """Whether it is built before other kinds, as long as there is one."""
        self.number: i64 = -1

    def counts_as(self, building: i64) -> i64:
        """How often the effect of a building counts by it."""
        return 1

    def available(self, game: Game) -> bool:
        """Whether it is one of those that may be built in this game."""
        return True

    def built(self, game: Game, faction: i64) -> None:
        """What a faction receives when it builds one: push it."""

    def lost(self, game: Game, faction: i64) -> None:
        """What a faction receives when it loses one to somebody: push it."""


def metropolis_lands(game: Game, faction: i64) -> list[i64]:
    """Where a faction can put a Metropolis: where nothing is in the way; failing that, where something must go."""
    free: list[i64] = []
    built: list[i64] = []
    land: i64 = 0
    while land < game.rules.lands:
        if game.s[game.f.owner + land] == faction:
            excess = in_the_way(game, land)
            if excess == 0:
                free.append(land)
            elif excess > 0:
                built.append(land)
        land += 1
    return free if len(free) > 0 else built


def in_the_way(game: Game, land: i64) -> i64:
    """How many basic buildings would have to go for one more Metropolis in a land area; -1 where none fits."""
    room = game.rules.room(land, squares_taken(game, land) + 1)
    if room < 0 or any(listener.bars_metropolis(game, land) for listener in game.rules.bars_metropolis):
        return -1
    excess = built_at(game, land) - room
    return excess if excess > 0 else 0


def crush_metropolises(game: Game, land: i64) -> None:
    """What takes their place destroys the Metropolises of a land area; nobody has gained them."""
    while game.s[game.f.metropolis + land] > 0:
        remove_metropolis(game, land)
        game.emit(events.METROPOLIS_DESTROYED, game.s[game.f.owner + land], land)


class PlaceMetropolis(Selection):
    """Where the Metropolis goes: a free site, else it takes the place of a basic building; or onto a card that can hold
    it, whose hero is sacrificed. With nowhere to go, or no Metropolis left, it is lost. Where its builder may choose
    among several kinds, that comes first."""

    FORMERLY: ClassVar[str] = "Found"
    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "way")

    def __init__(self, faction: i64, way: i64) -> None:
        super().__init__(faction)
        self.way = way

    def candidates(self, game: Game) -> list[Action]:
        found: list[Action] = []
        if len(next_kinds(game)) == 0:
            return found
        for land in metropolis_lands(game, self.faction):
            found.append(game.verbs.at[land])
        without_site = len(found) == 0
        found.extend(cards_for_metropolis(game, self.faction))
        if without_site and len(found) > 0:
            found.append(game.verbs.decline)
        return found

    def chooses_kind(self, game: Game) -> bool:
        """Whether its builder first says which kind it is."""
        return chosen_by_builder(game) and len(metropolis_lands(game, self.faction)) > 0

    def who(self, game: Game) -> i64:
        return NOBODY if self.chooses_kind(game) else super().who(game)

    def run(self, game: Game) -> None:
        if self.chooses_kind(game):
            game.push(ChooseMetropolis(self.faction, self.way))
            return
        choices = self.candidates(game)
        if len(choices) == 0:
            game.emit(events.METROPOLIS_MISSED, self.faction)
        else:
            self.play(game, choices[0])

    def play(self, game: Game, action: Action) -> None:
        if action is game.verbs.decline:
            game.emit(events.METROPOLIS_MISSED, self.faction)
        elif action.verb is game.verbs.sacrifice:
            leave_board(game, action.a, GONE)
            game.emit(events.HERO_SACRIFICED, self.faction, action.a)
            game.rules.cards[action.a].holds_metropolis(game, self.faction)
            game.push(TurnUpToken(self.faction, ON_CARD, self.way))
        else:
            game.push(TurnUpToken(self.faction, action.a, self.way))
            clear_site(game, self.faction, action.a)


def cards_for_metropolis(game: Game, faction: i64) -> list[Action]:
    """The cards onto which a faction may put a new Metropolis, whose heroes are sacrificed."""
    cards = game.rules.metropolis_cards
    return [game.verbs.sacrifice[card.number] for card in cards if card.may_hold_metropolis(game, faction)]


def chosen_by_builder(game: Game) -> bool:
    """Whether whoever builds a Metropolis may choose among several kinds."""
    return not game.rules.metropolises_drawn and len(next_kinds(game)) > 1


class ChooseMetropolis(Step):
    """Which kind of Metropolis its builder builds, of several; or it goes onto a card, of whatever kind."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "way")

    def __init__(self, faction: i64, way: i64) -> None:
        self.faction = faction
        self.way = way

    def who(self, game: Game) -> i64:
        return self.faction

    def actions(self, game: Game, out: list[Action]) -> None:
        for kind in next_kinds(game):
            out.append(game.verbs.found[kind])
        out.extend(cards_for_metropolis(game, self.faction))

    def play(self, game: Game, action: Action) -> None:
        if action.verb is game.verbs.found:
            game.push(PlaceChosen(self.faction, self.way, action.a))
        else:
            PlaceMetropolis(self.faction, self.way).play(game, action)


class PlaceChosen(Selection):
    """Where the Metropolis goes whose kind was chosen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "way", "bonus")
    UNTOLD: ClassVar[tuple[str, ...]] = ("way",)

    def __init__(self, faction: i64, way: i64, bonus: i64) -> None:
        super().__init__(faction)
        self.way = way
        self.bonus = bonus

    def candidates(self, game: Game) -> list[Action]:
        return [game.verbs.at[land] for land in metropolis_lands(game, self.faction)]

    def play(self, game: Game, action: Action) -> None:
        game.push(BuildMetropolis(self.faction, action.a, self.way, self.bonus))
        clear_site(game, self.faction, action.a)


class BuildMetropolis(Step):
    """The Metropolis of a token is built, and its bonus, if any, received at once."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "land", "way", "bonus")

    def __init__(self, faction: i64, land: i64, way: i64, bonus: i64) -> None:
        self.faction = faction
        self.land = land
        self.way = way
        self.bonus = bonus

    def run(self, game: Game) -> None:
        if self.land == ON_CARD:
            add_metropolis_to_card(game, self.faction, self.bonus)
        else:
            add_metropolis(game, self.land, self.bonus)
        gain_metropolis(game, self.faction, self.land, self.way)
        game.rules.metropolis_kinds[self.bonus].built(game, self.faction)


def clear_site(game: Game, faction: i64, land: i64) -> None:
    """Ask which buildings make room for a Metropolis in a land area."""
    for _ in range(in_the_way(game, land)):
        game.push(ClearSite(faction, land))


def next_kinds(game: Game) -> list[i64]:
    """The kinds of Metropolises of which one may be built now; none where all are built."""
    left = game.f.bonuses_left
    kinds = [kind for kind in game.rules.metropolis_kinds if game.s[left + kind.number] > 0 and kind.available(game)]
    first = [kind.number for kind in kinds if kind.first]
    return first if len(first) > 0 else [kind.number for kind in kinds]


class ClearSite(Selection):
    """Which basic building makes room, where there are several kinds."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "land")

    def __init__(self, faction: i64, land: i64) -> None:
        super().__init__(faction)
        self.land = land

    def candidates(self, game: Game) -> list[Action]:
        return [game.verbs.replace[building] for building in kinds_built(game, self.land)]

    def play(self, game: Game, action: Action) -> None:
        give_building(game, self.faction, action.a, self.land)


class TurnUpToken(Step):
    """The first token of the face-down stack is turned up and built, or its builder chooses one for where it goes."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "land", "way")

    def __init__(self, faction: i64, land: i64, way: i64) -> None:
        self.faction = faction
        self.land = land
        self.way = way

    def who(self, game: Game) -> i64:
        if game.rules.metropolises_drawn:
            return CHANCE
        return self.faction if chosen_by_builder(game) else NOBODY

    def outcomes(self, game: Game) -> Outcomes:
        actions: list[Action] = []
        weights: list[i64] = []
        for bonus in next_kinds(game):
            actions.append(game.verbs.draw[game.rules.draw_first["bonus"] + bonus])
            weights.append(game.s[game.f.bonuses_left + bonus])
        return Outcomes(actions, weights)

    def actions(self, game: Game, out: list[Action]) -> None:
        for bonus in next_kinds(game):
            out.append(game.verbs.found[bonus])

    def run(self, game: Game) -> None:
        self.take(game, next_kinds(game)[0])

    def play(self, game: Game, action: Action) -> None:
        self.take(game, action.a - game.rules.draw_first["bonus"] if game.rules.metropolises_drawn else action.a)

    def take(self, game: Game, bonus: i64) -> None:
        """Build the Metropolis of a token."""
        BuildMetropolis(self.faction, self.land, self.way, bonus).run(game)


def gain_metropolis(game: Game, faction: i64, land: i64, way: i64) -> None:
    """A faction has one Metropolis more; where that triggers the end, and it is enough, this cycle is the last."""
    game.emit(events.METROPOLIS_GAINED, faction, land, way)
    rules = game.rules
    if rules.end_triggered and team_metropolises(game, rules.team_of[faction]) >= rules.metropolises_to_win:
        announce_last_cycle(game)


def places(game: Game, faction: i64, conquest: i64) -> i64:
    """How many more Metropolises would fit into the land areas of a faction, counting one that it is about to take, and
    onto cards that can hold one."""
    found: i64 = 0
    for card in game.rules.metropolis_cards:
        if card.may_hold_metropolis(game, faction):
            found += 1
    for land in range(game.rules.lands):
        if any(listener.bars_metropolis(game, land) for listener in game.rules.bars_metropolis):
            continue
        if land == conquest or game.s[game.f.owner + land] == faction:
            count = squares_taken(game, land) + 1
            while game.rules.room(land, count) >= 0:
                found += 1
                count += 1
    return found
