"""The threat of Hades: two dice in every cycle move the column, and at nine he takes the place of a god."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.actions import Action
from cyclades.engine.chance import Outcomes
from cyclades.engine.events import EventKind
from cyclades.rules.events import KINDS
from cyclades.rules.gods import God
from cyclades.rules.hooks import Listener
from cyclades.rules.looks import COUNTER, Look
from cyclades.rules.steps import ChanceStep, Step
from cyclades.rules.turn_order import factions_in_order

if TYPE_CHECKING:
    from cyclades.rules.fields import Fields
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

COLUMN: Final = "hades_column"
ROLL: Final = "hades_roll"
COVERED: Final = "covered_god"
DICE: Final = 2
LARGEST_ROLL: Final = 6
ARRIVAL: Final = 9
"""Where the column stands when Hades comes."""
ROLLED: Final[EventKind] = KINDS.add("threat-rolled", "faction number die other_die")
MOVED: Final[EventKind] = KINDS.add("threat-moved", "number")
ARRIVED: Final[EventKind] = KINDS.add("hades-arrived", "god", used=True)
LEFT: Final[EventKind] = KINDS.add("hades-left", "")


class Threat(Listener):
    """The column of Hades, and the god that he covers."""

    def __init__(self, hades: God) -> None:
        self.hades = hades
        self.column: i64 = -1
        """The offset of the column."""
        self.roll: i64 = -1
        """The offset of what was rolled for it in this cycle, until it moves."""
        self.covered: i64 = -1
        """The offset of the god that is covered."""

    def declare(self, rules: Ruleset, fields: Fields) -> None:
        self.column = fields.add(
            COLUMN,
            [""],
            look=Look(COUNTER, COLUMN, icon=COLUMN, entry="threat", full=ARRIVAL),
            doc="How far the column of Hades is.",
        )
        fields.by_name[COLUMN].high = ARRIVAL
        self.roll = fields.add(
            ROLL, [""], doc="What was rolled for the column of Hades, until it moves; less than 0 if it goes back."
        )
        fields.by_name[ROLL].low = -LARGEST_ROLL
        fields.by_name[ROLL].high = 2 * LARGEST_ROLL
        self.covered = fields.one_of(
            COVERED, [""], [god.name for god in rules.gods], doc="The god whose slot Hades has taken in this cycle."
        )
        self.hades.covering = COVERED

    def contradiction(self, game: Game) -> str:
        slots = [game.s[game.f.god_at + slot] for slot in range(game.rules.god_slots)]
        here, covered = self.hades.number in slots, game.s[self.covered]
        if here != (covered >= 0):
            return "expected a covered god as long as Hades is there, and only then"
        if here and game.s[self.column] != ARRIVAL:
            return f"expected the column of Hades at {ARRIVAL} while he is there, not at {game.s[self.column]}"
        if covered >= 0 and (covered in slots or not game.rules.gods[covered].drawn):
            return f"expected a god under Hades that has no other slot, not {game.rules.gods[covered].name}"
        return ""


def threat_of(rules: Ruleset) -> Threat:
    """The threat of a game with Hades."""
    for listener in rules.added:
        if isinstance(listener, Threat):
            return listener
    raise AssertionError("there is no threat of Hades in this game")


class HadesRoll(Step):
    """The first bidder rolls two dice."""

    PHASE: ClassVar[str] = "threat"

    def run(self, game: Game) -> None:
        game.push(ThreatDie(factions_in_order(game)[0], DICE, 0))


@mypyc_attr(allow_interpreted_subclasses=True)
class ThreatDie(ChanceStep):
    """One of the dice for the column: so many are left with it, and those before it show a number together."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "left", "number")

    def __init__(self, faction: i64, left: i64, number: i64) -> None:
        self.faction = faction
        self.left = left
        self.number = number

    def outcomes(self, game: Game) -> Outcomes:
        return game.rules.dice

    def play(self, game: Game, action: Action) -> None:
        total = self.number + action.a
        if self.left > 1:
            game.push(self.another(total))
        else:
            game.emit(ROLLED, self.faction, total, self.number, action.a)
            self.rolled(game, total)

    def another(self, total: i64) -> Step:
        """The next of the dice."""
        return ThreatDie(self.faction, self.left - 1, total)

    def rolled(self, game: Game, total: i64) -> None:
        """All dice lie there."""
        game.s[threat_of(game.rules).roll] = total


class MoveColumn(Step):
    """The column moves by what was rolled, not past its ends."""

    PHASE: ClassVar[str] = "column"

    def run(self, game: Game) -> None:
        threat = threat_of(game.rules)
        moved = game.s[threat.column] + game.s[threat.roll]
        game.s[threat.column] = min(max(moved, 0), ARRIVAL)
        game.s[threat.roll] = 0
        game.emit(MOVED, game.s[threat.column])


class HadesArrives(Step):
    """With the column at its end, Hades covers the last god that is face up."""

    PHASE: ClassVar[str] = "hades"

    def run(self, game: Game) -> None:
        s, f, threat = game.s, game.f, threat_of(game.rules)
        if s[threat.column] == ARRIVAL:
            slot = f.god_at + s[f.open_gods] - 1
            s[threat.covered] = s[slot]
            s[slot] = threat.hades.number
            game.emit(ARRIVED, s[threat.covered])


class HadesLeaves(Step):
    """After the last turn of his cycle he is gone, the column is back at its beginning, and the god whom he covered is
    in its slot again."""

    PHASE: ClassVar[str] = "hades-leaves"

    def run(self, game: Game) -> None:
        s, f, threat = game.s, game.f, threat_of(game.rules)
        if s[threat.covered] < 0:
            return
        for slot in range(game.rules.god_slots):
            if s[f.god_at + slot] == threat.hades.number:
                s[f.god_at + slot] = s[threat.covered]
        s[threat.covered] = -1
        s[threat.column] = 0
        game.emit(LEFT)
