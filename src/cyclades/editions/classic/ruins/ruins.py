"""Ancient Ruins: on two islands a Monument waits that only their controller can build, and only there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64

from cyclades.editions.classic.monuments.construction import (
    MONUMENT,
    RAISE,
    BuildMonumentLater,
    DrawMonument,
    Monument,
    Monuments,
    OfferMonument,
    may_build,
    monuments_of,
    put_up,
    to_be_asked,
)
from cyclades.engine.actions import Action
from cyclades.engine.events import EventKind
from cyclades.rules.events import KINDS
from cyclades.rules.hooks import Listener
from cyclades.rules.looks import TOKEN, Look
from cyclades.rules.steps import Selection, Step
from cyclades.rules.turn_order import pawns_on

if TYPE_CHECKING:
    from cyclades.rules.fields import Fields
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

RUIN: Final = "ruin"
CARD: Final = "ruin_monument"
RUINS: Final = ["1", "2"]
PLACED: Final[EventKind] = KINDS.add("ruin-placed", "faction area")
EXPLORED: Final[EventKind] = KINDS.add("ruin-explored", "area monument", "monument")


class Ruins(Listener):
    """Two ruins: where their tokens lie, and which Monument belongs to each, as soon as somebody has its island."""

    def add_to(self, rules: Ruleset) -> None:
        """Tell the rules of a game what there is: the tokens are placed when the first offerings are paid."""
        offers = [isinstance(listener, Monuments) for listener in rules.added].index(True)
        rules.added.insert(offers, self)  # what a ruin hides is known before Monuments are offered
        phases = [cast(Step, phase).PHASE for phase in rules.phases]
        rules.phases.insert(phases.index("payment") + 1, PlaceRuins())
        self.deed = BuildInRuinLater(f"{RAISE} {RUIN}", monuments_of(rules))
        rules.common_deeds.append(self.deed)

    def declare(self, rules: Ruleset, fields: Fields) -> None:
        lands = list(rules.board.ids[: rules.board.lands])
        fields.one_of(
            RUIN,
            RUINS,
            lands,
            look=Look(TOKEN, RUIN, icon=RUIN, entry="ancient-ruins"),
            doc="The land area where each ruin token lies.",
        )
        self.deed.cards = fields.one_of(
            CARD, RUINS, rules.names[MONUMENT], doc="The Monument that belongs to each ruin, once it is drawn."
        )

    def contradiction(self, game: Game) -> str:
        lands = [token(game, ruin) for ruin in range(len(RUINS))]
        cards = [card(game, ruin) for ruin in range(len(RUINS))]
        for ruin in range(len(RUINS)):
            if cards[ruin] >= 0:
                name = game.rules.names[MONUMENT][cards[ruin]]
                if lands[ruin] < 0:
                    return f"the {name} belongs to a ruin that is nowhere"
                if cards.count(cards[ruin]) > 1:
                    return f"expected the {name} in one ruin only"
                if cards[ruin] not in DrawMonument().unused(game):
                    return f"the {name} is open, so no ruin hides it"
                if monuments_of(game.rules)[cards[ruin]].at(game) >= 0:
                    return f"the {name} is built already, so no ruin hides it"
            if lands[ruin] >= 0 and lands.count(lands[ruin]) > 1:
                return "expected the ruins on different islands"
        return ""

    def land_taken(self, game: Game, faction: i64, land: i64, loser: i64) -> None:
        """The card is drawn before all else that follows from the conquest, which the Monument comes after."""
        for ruin in range(len(RUINS)):
            if token(game, ruin) == land and card(game, ruin) < 0:
                game.push(DrawForRuin(ruin))

    def before_actions(self, game: Game, faction: i64, god: i64) -> None:
        self.buildings_gained(game, faction)

    def buildings_gained(self, game: Game, faction: i64) -> None:
        for ruin in range(len(RUINS)):
            waiting, owner = card(game, ruin), controller(game, ruin)
            if waiting >= 0:
                for other in range(len(game.rules.factions)):
                    if owner != other:  # who has lost the island, and may take it again
                        game.s[self.deed.monuments[waiting].asked + other] = 0
            if owner == faction:
                game.push(RevealRuin(faction, ruin))


def token(game: Game, ruin: i64) -> i64:
    """The island where a ruin is, or -1."""
    return game.s[game.f.by_name[RUIN].offset + ruin]


def card(game: Game, ruin: i64) -> i64:
    """The Monument of a ruin, or -1 as long as nobody has found it."""
    return game.s[game.f.by_name[CARD].offset + ruin]


def hiding(game: Game, monument: i64) -> i64:
    """The ruin where a Monument waits, or -1."""
    for ruin in range(len(RUINS)):
        if card(game, ruin) == monument:
            return ruin
    return -1


def use_up(game: Game, ruin: i64) -> None:
    """The Monument of a ruin is built: token and card leave the game."""
    game.s[game.f.by_name[RUIN].offset + ruin] = -1
    game.s[game.f.by_name[CARD].offset + ruin] = -1


def controller(game: Game, ruin: i64) -> i64:
    """The faction that has the island of a ruin, or -1."""
    land = token(game, ruin)
    return game.s[game.f.owner + land] if land >= 0 else -1


class PlaceRuins(Step):
    """In the first cycle, when the offerings are paid, whoever was first on Apollo places the two tokens."""

    PHASE: ClassVar[str] = "ruins"

    def run(self, game: Game) -> None:
        pawns = pawns_on(game, game.rules.apollo.number)
        if game.s[game.f.cycle] == 1 and len(pawns) > 0:
            faction = game.rules.pawn_faction[pawns[0]]
            game.then(PlaceRuin(faction, 0), PlaceRuin(faction, 1))


class PlaceRuin(Selection):
    """On which island that nobody holds, and without a ruin, a token goes; without one it is left out."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "ruin")

    def __init__(self, faction: i64, ruin: i64) -> None:
        super().__init__(faction)
        self.ruin = ruin

    def candidates(self, game: Game) -> list[Action]:
        taken = [token(game, ruin) for ruin in range(len(RUINS))]
        lands = range(game.rules.lands)
        return [game.verbs.at[land] for land in lands if game.s[game.f.owner + land] < 0 and land not in taken]

    def play(self, game: Game, action: Action) -> None:
        game.s[game.f.by_name[RUIN].offset + self.ruin] = action.a
        game.emit(PLACED, self.faction, action.a)


class RevealRuin(Step):
    """Whoever has the island learns which Monument waits there, and may build it with both its buildings."""

    FORMERLY: ClassVar[str] = "Explore"
    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "ruin")

    def __init__(self, faction: i64, ruin: i64) -> None:
        self.faction = faction
        self.ruin = ruin

    def run(self, game: Game) -> None:
        waiting = card(game, self.ruin)
        if waiting < 0:
            game.then(DrawForRuin(self.ruin), self)
        elif to_be_asked(game, self.faction, monuments_of(game.rules)[waiting]):
            game.push(OfferRuin(self.faction, waiting, self.ruin))


class DrawForRuin(DrawMonument):
    """A Monument card that is not in the game yet is drawn for a ruin."""

    FIELDS: ClassVar[tuple[str, ...]] = ("ruin",)
    UNTOLD: ClassVar[tuple[str, ...]] = ("ruin",)

    def __init__(self, ruin: i64) -> None:
        self.ruin = ruin

    def unused(self, game: Game) -> list[i64]:
        others = [card(game, ruin) for ruin in range(len(RUINS))]
        built = monuments_of(game.rules)
        return [number for number in super().unused(game) if number not in others and built[number].at(game) < 0]

    def play(self, game: Game, action: Action) -> None:
        number = action.a - game.rules.draw_first[MONUMENT]
        game.s[game.f.by_name[CARD].offset + self.ruin] = number
        game.emit(EXPLORED, token(game, self.ruin), number)


class OfferRuin(OfferMonument):
    """Whether the controller of a ruin's island builds its Monument there; then token and card leave the game."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "monument", "ruin")
    UNTOLD: ClassVar[tuple[str, ...]] = ("ruin",)

    def __init__(self, faction: i64, monument: i64, ruin: i64) -> None:
        super().__init__(faction, monument)
        self.ruin = ruin

    def places(self, game: Game) -> list[Action]:
        return [game.verbs.at[token(game, self.ruin)]]

    def play(self, game: Game, action: Action) -> None:
        super().play(game, action)
        if action is not game.verbs.decline:
            use_up(game, self.ruin)


class BuildInRuinLater(BuildMonumentLater):
    """Put up the Monument of a ruin later, on its island, which the player still has."""

    def __init__(self, name: str, monuments: list[Monument]) -> None:
        super().__init__(name, monuments)
        self.cards: i64 = -1
        """The offset of the Monuments of ruins."""

    def actions(self, game: Game, faction: i64, out: list[Action]) -> None:
        for ruin in range(len(RUINS)):
            waiting = game.s[self.cards + ruin]
            if waiting >= 0 and controller(game, ruin) == faction:
                if may_build(game, faction, self.monuments[waiting]):
                    out.append(game.verbs.more[RAISE][waiting])

    def begins_with(self, game: Game, action: Action) -> bool:
        return action.verb is game.verbs.more[RAISE] and hiding(game, action.a) >= 0

    def begin(self, game: Game, faction: i64, action: Action) -> None:
        ruin = hiding(game, action.a)
        put_up(game, faction, action.a, token(game, ruin))
        use_up(game, ruin)
