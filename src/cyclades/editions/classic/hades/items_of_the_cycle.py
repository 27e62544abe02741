"""Magic items for moments of the cycle: Zeus' Aegis, the Palace on Mount Olympus, Aphrodite's Belt and the Necklace of
Harmony."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from cyclades.editions.classic.hades.bot_weights import BARRED as WORTHS
from cyclades.editions.classic.hades.magic_items import MagicItem
from cyclades.editions.classic.hades.threat import DICE, ThreatDie, threat_of
from cyclades.engine.actions import Action
from cyclades.engine.events import EventKind
from cyclades.rules import events
from cyclades.rules.events import KINDS
from cyclades.rules.gods import GOD_BIT
from cyclades.rules.looks import CARD, Look
from cyclades.rules.seats_and_teams import opponents
from cyclades.rules.steps import DraftSelection, DraftStep, FactionStep, Step

if TYPE_CHECKING:
    from cyclades.rules.fields import Fields
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

COUNT: Final = "count"
"""The verb: `count up`, `count down`."""
DIRECTION: Final = "direction"
DIRECTIONS: Final = ["up", "down"]
UP: Final = 0
PUT: Final = "put"
"""The verb: `put zeus`."""
BAR: Final = "bar"
"""The verb: `bar zeus`."""
BARRED: Final[EventKind] = KINDS.add("god-barred", "faction loser god", "god")


class ZeusAegis(MagicItem):
    """After the roll for the column of Hades, roll again, and add the second roll or take it off."""

    def use(self, game: Game, faction: i64) -> None:
        game.push(AegisDie(faction, DICE, 0))


class AegisDie(ThreatDie):
    """One of the dice that the Aegis rolls."""

    def another(self, total: i64) -> Step:
        return AegisDie(self.faction, self.left - 1, total)

    def rolled(self, game: Game, total: i64) -> None:
        game.push(AegisCounts(self.faction, total))


class AegisCounts(FactionStep):
    """Whether the second roll is added to the first, or taken off."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "number")

    def __init__(self, faction: i64, number: i64) -> None:
        super().__init__(faction)
        self.number = number

    def actions(self, game: Game, out: list[Action]) -> None:
        out.extend(game.verbs.more[COUNT].actions)

    def play(self, game: Game, action: Action) -> None:
        game.s[threat_of(game.rules).roll] += self.number if action.a == UP else -self.number


class PalaceOnMountOlympus(MagicItem):
    """After the gods are set up, rearrange those that are face up."""

    def use(self, game: Game, faction: i64) -> None:
        mask: i64 = 0
        for slot in range(game.s[game.f.open_gods]):
            mask |= GOD_BIT[game.s[game.f.god_at + slot]]
        game.push(PalacePuts(faction, 0, mask))


class PalacePuts(DraftSelection):
    """Which of the gods that are left (a mask) goes to the next slot."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "slot", "gods")
    UNTOLD: ClassVar[tuple[str, ...]] = ("gods",)

    def __init__(self, faction: i64, slot: i64, gods: i64) -> None:
        super().__init__(faction)
        self.slot = slot
        self.gods = gods

    def candidates(self, game: Game) -> list[Action]:
        put = game.verbs.more[PUT]
        return [put[god.number] for god in game.rules.gods if self.gods & GOD_BIT[god.number]]

    def play(self, game: Game, action: Action) -> None:
        s, first = game.s, game.f.god_at
        for slot in range(self.slot, s[game.f.open_gods]):  # they change places, so that each has one at any time
            if s[first + slot] == action.a:
                s[first + slot] = s[first + self.slot]
        s[first + self.slot] = action.a
        game.emit(events.GOD_PLACED, action.a, self.slot + 1)
        left = self.gods - GOD_BIT[action.a]
        if left > 0:
            game.push(PalacePuts(self.faction, self.slot + 1, left))


BARRED_GOD: Final = "barred_god"
NECKLACE: Final = "necklace"


class AphroditesBelt(MagicItem):
    """Before the offerings, keep an opponent from one of the gods for this cycle."""

    def __init__(self, name: str, window: i64) -> None:
        super().__init__(name, window)
        self.barred: i64 = -1
        """The offset of the god that each faction is kept from."""

    def declare(self, rules: Ruleset, fields: Fields) -> None:
        self.barred = fields.one_of(
            BARRED_GOD,
            rules.factions,
            [god.name for god in rules.gods],
            look=Look(CARD, "god", worth=WORTHS),
            doc="The god from which the Belt keeps each faction in this cycle.",
        )

    def contradiction(self, game: Game) -> str:
        kept = [game.s[self.barred + faction] for faction in range(len(game.rules.factions))]
        return "expected the Belt to keep one faction from a god" if len([god for god in kept if god >= 0]) > 1 else ""

    def useful(self, game: Game, faction: i64) -> bool:
        return len(opponents(game, faction)) > 0

    def use(self, game: Game, faction: i64) -> None:
        game.push(BeltOn(faction, self.number))

    def bars_offering(self, game: Game, pawn: i64, god: i64) -> bool:
        return god == game.s[self.barred + game.rules.pawn_faction[pawn]]

    def clear(self, game: Game) -> None:
        """The cycle is over."""
        for faction in range(len(game.rules.factions)):
            game.s[self.barred + faction] = -1


class BeltOn(DraftStep):
    """Which opponent is kept from a god."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card")

    def __init__(self, faction: i64, card: i64) -> None:
        super().__init__(faction)
        self.card = card

    def actions(self, game: Game, out: list[Action]) -> None:
        for other in opponents(game, self.faction):
            out.append(game.verbs.rob[other])

    def play(self, game: Game, action: Action) -> None:
        game.push(BeltFrom(self.faction, self.card, action.a))


class BeltFrom(DraftStep):
    """From which god, other than Apollo."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "card", "loser")

    def __init__(self, faction: i64, card: i64, loser: i64) -> None:
        super().__init__(faction)
        self.card = card
        self.loser = loser

    def actions(self, game: Game, out: list[Action]) -> None:
        for slot in range(game.s[game.f.open_gods]):
            out.append(game.verbs.more[BAR][game.s[game.f.god_at + slot]])

    def play(self, game: Game, action: Action) -> None:
        belt = game.rules.cards[self.card]
        assert isinstance(belt, AphroditesBelt)
        game.s[belt.barred + self.loser] = action.a
        game.emit(BARRED, self.faction, self.loser, action.a)


class NecklaceOfHarmony(MagicItem):
    """After the offerings are paid, nobody attacks you until the end of the cycle."""

    def __init__(self, name: str, window: i64) -> None:
        super().__init__(name, window)
        self.wearer: i64 = -1
        """The offset of the faction that is safe."""

    def declare(self, rules: Ruleset, fields: Fields) -> None:
        self.wearer = fields.one_of(
            NECKLACE,
            [self.name],
            rules.factions,
            look=Look(CARD, "card"),
            doc="The faction whom nobody attacks in this cycle.",
        )

    def use(self, game: Game, faction: i64) -> None:
        game.s[self.wearer] = faction

    def bars_enemies(self, game: Game, faction: i64, area: i64) -> bool:
        wearer = game.s[self.wearer]
        return wearer >= 0 and wearer != faction and game.s[game.f.owner + area] == wearer

    def clear(self, game: Game) -> None:
        """The cycle is over."""
        game.s[self.wearer] = -1


class ItemEffectsEnd(Step):
    """What the Belt and the Necklace do ends with the cycle."""

    PHASE: ClassVar[str] = "item-effects-end"

    def run(self, game: Game) -> None:
        for card in game.rules.cards:
            if isinstance(card, (AphroditesBelt, NecklaceOfHarmony)):
                card.clear(game)


def add_verbs(rules: Ruleset, with_god: bool) -> None:
    """The verbs of these items."""
    if with_god:
        rules.names[DIRECTION] = list(DIRECTIONS)
        rules.also_said[COUNT] = DIRECTION
    rules.also_said[PUT] = "god"
    rules.also_said[BAR] = "god"
