"""Divine artifacts: bought like creatures, placed on a territory, owned by whoever controls it; all five win."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from cyclades.editions.classic.titans.bot_weights import ARTIFACTS as WORTHS
from cyclades.engine.actions import Action
from cyclades.engine.decks import HELD
from cyclades.engine.events import EventKind
from cyclades.rules.areas import is_defended, own_areas
from cyclades.rules.artifacts import Artifact, take_along
from cyclades.rules.events import KINDS
from cyclades.rules.hooks import Listener
from cyclades.rules.steps import DraftStep, Step
from cyclades.rules.victory import end_game

if TYPE_CHECKING:
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

REASON: Final = "artifacts"
INCOME: Final = 1
BOUGHT: Final[EventKind] = KINDS.add("artifact-bought", "faction card area price", "card", used=True)
CHANGED_HANDS: Final[EventKind] = KINDS.add("artifact-captured", "faction card loser", "card")


@mypyc_attr(allow_interpreted_subclasses=True)
class DivineArtifact(Artifact):
    """One of the five artifacts: most bring their owner 1 GP at every income."""

    def __init__(self, name: str, powers: i64 = 0, income: i64 = INCOME) -> None:
        super().__init__(name, powers)
        self.income = income
        self.worth = WORTHS[name]

    def bought(self, game: Game, faction: i64, price: i64) -> None:
        game.push(PlaceArtifact(faction, self.number, price))

    def adds_income(self, game: Game, faction: i64) -> i64:
        return self.income if self.owner(game) == faction else 0

    def land_taken(self, game: Game, faction: i64, land: i64, loser: i64) -> None:
        if self.at(game) == land:
            game.push(ChangeHands(self.number, land))

    def battle_ended(self, game: Game, attacker: i64, defender: i64, area: i64) -> None:
        """What attackers carried who are dead, or have left it behind, stays where they fought."""
        group = game.rules.moving_group
        if self.at(game) == group and not is_defended(game, group):
            game.push(ChangeHands(self.number, area))


class PlaceArtifact(DraftStep):
    """On which own territory a new artifact stands, at a price that has been paid."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card", "price")

    def __init__(self, faction: i64, card: i64, price: i64) -> None:
        super().__init__(faction)
        self.card = card
        self.price = price

    def actions(self, game: Game, out: list[Action]) -> None:
        out.extend(own_areas(game, self.faction, 0, game.rules.lands))

    def play(self, game: Game, action: Action) -> None:
        s, f = game.s, game.f
        s[f.place + self.card] = HELD
        s[f.card_owner + self.card] = self.faction
        take_along(game, self.card, action.a)
        game.emit(BOUGHT, self.faction, self.card, action.a, self.price)
        check_five(game)


class ChangeHands(Step):
    """An artifact is in a territory from now on, and belongs to whoever controls it; whoever has all has won."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "area")

    def __init__(self, card: i64, area: i64) -> None:
        self.card = card
        self.area = area

    def run(self, game: Game) -> None:
        take_along(game, self.card, self.area)
        before = game.s[game.f.card_owner + self.card]
        owner = game.s[game.f.owner + self.area]
        if before != owner:
            game.s[game.f.card_owner + self.card] = owner
            game.emit(CHANGED_HANDS, owner, self.card, before)
            check_five(game)


def owned_by_team(game: Game, team: i64) -> i64:
    """How many artifacts the factions of a team own."""
    found: i64 = 0
    for artifact in game.rules.artifacts:
        owner = artifact.owner(game)
        if owner >= 0 and game.rules.team_of[owner] == team:
            found += 1
    return found


def owns_all(game: Game, team: i64) -> bool:
    """Whether a player, or a team, owns all artifacts."""
    return owned_by_team(game, team) == len(game.rules.artifacts)


def check_five(game: Game) -> None:
    """The game ends at once when a player or a team owns all artifacts."""
    for team in range(len(game.rules.teams)):
        if owns_all(game, team):
            end_game(game, game.rules.reasons.index(REASON))


class ArtifactOwners(Listener):
    """Whoever controls the territory of an artifact owns it, and whoever owns all of them wins."""

    def __init__(self, rules: Ruleset) -> None:
        rules.reasons.append(REASON)

    def contradiction(self, game: Game) -> str:
        s, f, rules = game.s, game.f, game.rules
        for artifact in rules.artifacts:
            at, owner, held = artifact.at(game), artifact.owner(game), s[f.place + artifact.number] == HELD
            if (at >= 0) != held or (owner >= 0) != held:
                return f"expected the {artifact.name} on a territory, with an owner, or neither"
            if rules.lands <= at < rules.areas:
                return f"expected the {artifact.name} on land"
            if held and owner != s[f.owner + at]:
                return f"the {artifact.name} belongs to whoever controls its territory"
        for team in range(len(rules.teams)):
            if s[f.ending] < 2 and owns_all(game, team):
                return f"{rules.teams[team]} owns all artifacts, and would have won"
        return ""

    def wins_by_taking(self, game: Game, faction: i64, land: i64) -> bool:
        """Whether the territory has all artifacts that the attacker's team misses."""
        found = owned_by_team(game, game.rules.team_of[faction])
        for artifact in game.rules.artifacts:
            if artifact.at(game) == land:
                found += 1
        return found == len(game.rules.artifacts)

    def wins_at_once(self, game: Game, team: i64) -> bool:
        return owns_all(game, team)
