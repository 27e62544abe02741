"""What the expansion adds: fields with a look of every sort, a phase, a step of the set-up, a verb."""

from __future__ import annotations

from typing import Final, cast

from cyclades.rules.fields import Fields
from cyclades.rules.game import Game
from cyclades.rules.hooks import Listener
from cyclades.rules.looks import CARD, COUNTER, FIGURE, FIXTURE, TOKEN, Look
from cyclades.rules.ruleset import Ruleset
from cyclades.rules.steps import Step
from tests.madeup.forces import add_forces
from tests.madeup.steps import BEACON, BOON, GALE, HEED, KEEPER, LAMPS, OMEN, OPEN, ZEAL, DrawOmen, Kindling

BEACONS: Final = ["north-beacon", "south-beacon"]
OMENS: Final = ["calm", "storm", "plenty"]
BOONS: Final = ["oil", "wick", "glass"]
KEEPERS: Final = ["old-keeper"]
MOST_GALE: Final = 9
BEACON_WORTH: Final = {"north-beacon": 9.0, "south-beacon": 6.0}


class LampsAndOmens(Listener):
    """All that the expansion declares."""

    def declare(self, rules: Ruleset, fields: Fields) -> None:
        board = rules.board
        lands = list(board.ids[: board.lands])
        fields.add(
            LAMPS,
            list(board.ids),
            look=Look(TOKEN, "lamp", icon="hint", entry="lamp", worth=1.5),
            doc="How many lamps are lit in each area.",
        )
        fields.one_of(
            BEACON,
            BEACONS,
            lands,
            look=Look(FIXTURE, "beacon", worth=BEACON_WORTH),
            doc="The land area where each beacon stands.",
        )
        fields.flag(OPEN, OMENS, look=Look(CARD, OMEN, entry="omen"), doc="Whether each omen lies open.")
        fields.one_of(
            BOON,
            BOONS,
            rules.factions,
            look=Look(CARD, "boon", icon="book", entry="omen", worth=3.0),
            doc="The faction that has each boon.",
        )
        fields.add(
            GALE, [""], look=Look(COUNTER, "gale", icon="hourglass", entry="gale"), doc="How strong the gale is."
        )
        fields.by_name[GALE].high = MOST_GALE
        fields.add(
            ZEAL, rules.factions, look=Look(COUNTER, "zeal", entry="lamp", worth=0.5), doc="The zeal of each faction."
        )
        fields.one_of(
            KEEPER,
            KEEPERS,
            list(board.ids),
            look=Look(FIGURE, "keeper", entry="keeper", worth=1.0),
            doc="The area where the keeper stands.",
        )

    def contradiction(self, game: Game) -> str:
        first = game.f.by_name[BEACON].offset
        stand = [game.s[first + number] for number in range(len(BEACONS)) if game.s[first + number] >= 0]
        return "expected the beacons in different areas" if len(set(stand)) < len(stand) else ""


def add_lamps(rules: Ruleset) -> None:
    """Add Lamps and Omens to the rules of a game, whatever its edition."""
    rules.added.append(LampsAndOmens())
    rules.names[OMEN] = OMENS
    rules.names["beacon"] = BEACONS
    rules.names["boon"] = BOONS
    rules.names["keeper"] = KEEPERS
    rules.also_drawn.append(OMEN)
    rules.also_said[HEED] = OMEN
    rules.setup_steps.insert(0, DrawOmen())
    rules.setup_steps.insert(0, DrawOmen())
    phases = [cast(Step, phase).PHASE for phase in rules.phases]
    rules.phases.insert(phases.index("income") + 1, Kindling())
    add_forces(rules)
