"""Special Metropolises: two of five are open in a game, and go to the first two Metropolises that are built."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.engine.chance import Outcomes
from cyclades.engine.events import EventKind
from cyclades.rules import events
from cyclades.rules.battle_strength import side_faction
from cyclades.rules.buildings import Building, metropolis_tokens
from cyclades.rules.cards import ATTACKER
from cyclades.rules.development import Development
from cyclades.rules.events import KINDS
from cyclades.rules.hooks import Listener
from cyclades.rules.looks import CARD, Look
from cyclades.rules.metropolises import Metropolis
from cyclades.rules.people import philosophers_needed
from cyclades.rules.steps import ChanceStep, Step

if TYPE_CHECKING:
    from cyclades.rules.fields import Fields
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

OPEN: Final = "open_special_metropolises"
OPEN_CARDS: Final = 2
"""How many of the five are in a game."""
STRENGTH: Final = 3
COMMERCE: Final = 2
COUNTED: Final[EventKind] = KINDS.add("bonus-counted", "faction bonus number", wordless=True)
OPENED: Final[EventKind] = KINDS.add("special-metropolis-opened", "bonus")


@mypyc_attr(allow_interpreted_subclasses=True)
class SpecialMetropolis(Metropolis):
    """A Metropolis with a power beside those of a plain one; some count as several buildings of a kind."""

    def __init__(self, name: str, building: Building | None = None, times: i64 = 1) -> None:
        super().__init__(name, 1, first=True)
        self.building = building
        self.times = times
        self.opened: i64 = -1
        """The offset of whether its card lies open: it may be built."""

    def available(self, game: Game) -> bool:
        return game.s[self.opened] > 0

    def built(self, game: Game, faction: i64) -> None:
        """Its card goes with it, so that it does not come again when it is destroyed. Whoever has it may need fewer
        philosophers than before."""
        game.s[self.opened] = 0
        game.emit(events.BONUS_RECEIVED, faction, self.number)
        game.push(Development(faction))

    def counts_as(self, building: i64) -> i64:
        return self.times if self.building is not None and building == self.building.number else 1

    def controller(self, game: Game) -> i64:
        """The faction that has its power, or -1: whoever controls its land area, or has it on a card."""
        s, f, rules = game.s, game.f, game.rules
        for land in range(rules.lands):
            if s[f.metropolis + land] > 0 and self.number in metropolis_tokens(game, land):
                return s[f.owner + land]
        for faction in range(len(rules.factions)):
            if s[f.alive + faction] > 0 and s[f.safe + faction * len(rules.bonuses) + self.number] > 0:
                return faction
        return -1

    def beside(self, game: Game, sea: i64, faction: i64) -> bool:
        """Whether it stands in a land area of a faction beside a sea area."""
        rules = game.rules
        for i in range(rules.near_from[sea], rules.near_sea[sea]):
            land = rules.near[i]
            if game.s[game.f.owner + land] == faction and self.number in metropolis_tokens(game, land):
                return True
        return False


class SpecialMetropolises(Listener):
    """The five special Metropolises: which are open, and what those do that count as no building."""

    def __init__(self, rules: Ruleset) -> None:
        self.military = SpecialMetropolis("military", rules.fortress, STRENGTH)
        self.seaside = SpecialMetropolis("seaside", rules.port, STRENGTH)
        self.religious = SpecialMetropolis("religious", rules.temple, 2)
        self.cultural = SpecialMetropolis("cultural")
        self.commercial = SpecialMetropolis("commercial")
        self.kinds = [self.military, self.seaside, self.religious, self.cultural, self.commercial]

    def declare(self, rules: Ruleset, fields: Fields) -> None:
        names = [kind.name for kind in self.kinds]
        doc = "Whether the card of each special Metropolis lies open, so that it may be built."
        offset = fields.flag(OPEN, names, doc=doc, look=Look(CARD, "bonus"))
        for number, kind in enumerate(self.kinds):
            kind.opened = offset + number

    def contradiction(self, game: Game) -> str:
        used: i64 = 0
        for kind in self.kinds:
            built = game.s[game.f.bonuses_left + kind.number] == 0
            if kind.available(game) and built:
                return f"the {kind.name} Metropolis is built, so its card does not lie open"
            used += 1 if built or kind.available(game) else 0
        return f"expected at most {OPEN_CARDS} special Metropolises, open or built" if used > OPEN_CARDS else ""

    def adds_strength(self, game: Game, side: i64) -> i64:
        """The Seaside Metropolis helps in attack too."""
        sea = game.s[game.f.battle_area]
        if side != ATTACKER or sea < game.rules.lands:
            return 0
        return STRENGTH if self.seaside.beside(game, sea, side_faction(game, side)) else 0

    def emit_strength(self, game: Game, faction: i64, added: i64) -> None:
        game.emit(COUNTED, faction, self.seaside.number, added)

    def spares_philosophers(self, game: Game, faction: i64) -> i64:
        return 1 if self.cultural.controller(game) == faction else 0

    def adds_income(self, game: Game, faction: i64) -> i64:
        return COMMERCE if self.commercial.controller(game) == faction else 0

    def adds_conversions(self, game: Game, faction: i64, land: i64, sets: i64) -> i64:
        """Whoever gains the Cultural Metropolis with enough philosophers converts them at once: it is taken with the
        land area, or it is among the cards that the Metropolises built of buildings take, whatever is chosen."""
        needed = philosophers_needed(game, faction)
        if self.cultural.controller(game) != faction:
            taken = self.cultural.number in metropolis_tokens(game, land)
            if not taken and (sets < len(self.open(game)) or not self.cultural.available(game)):
                return 0
            needed -= 1
        return 1 if game.s[game.f.philosophers + faction] >= needed else 0

    def open(self, game: Game) -> list[SpecialMetropolis]:
        """Those whose cards lie open."""
        return [kind for kind in self.kinds if kind.available(game)]


def specials_of(rules: Ruleset) -> SpecialMetropolises:
    """The special Metropolises of a game with Titans."""
    for listener in rules.added:
        if isinstance(listener, SpecialMetropolises):
            return listener
    raise AssertionError("there are no special Metropolises in this game")


class DrawSpecials(Step):
    """Two of the five are drawn and lie open."""

    def run(self, game: Game) -> None:
        for _ in range(OPEN_CARDS):
            game.push(DrawSpecial())


class DrawSpecial(ChanceStep):
    """One more special Metropolis is drawn."""

    def outcomes(self, game: Game) -> Outcomes:
        drawn = game.rules.draw_first["bonus"]
        kinds = [kind for kind in specials_of(game.rules).kinds if not kind.available(game)]
        return Outcomes([game.verbs.draw[drawn + kind.number] for kind in kinds])

    def play(self, game: Game, action: Action) -> None:
        bonus = action.a - game.rules.draw_first["bonus"]
        for kind in specials_of(game.rules).kinds:
            if kind.number == bonus:
                game.s[kind.opened] = 1
        game.emit(OPENED, bonus)
