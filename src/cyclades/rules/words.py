"""The vocabulary: every verb of the notation and what may follow it."""

from __future__ import annotations

from typing import Final

from cyclades.engine.actions import Action, ActionTable, Verb

LARGEST_OFFERING: Final = 99
MOST_TAKEN: Final = 20
AREA_NUMBERS: Final = 80
"""Area numbers run to the largest board, so that the actions do not depend on the board."""


class Words:
    """The verbs of a game: `at[area]`, `take[number]`, `buy[card]` … are its actions."""

    def __init__(
        self,
        gods: list[str],
        areas: list[str],
        units: list[str],
        buildings: list[str],
        cards: list[str],
        factions: list[str],
        drawn: list[str],
        more: dict[str, list[str]],
    ) -> None:
        table = ActionTable()
        self.table = table
        places = areas + [f"area-{n}" for n in range(len(areas), AREA_NUMBERS)]
        self.bid = table.add("bid", gods, [str(n) for n in range(LARGEST_OFFERING + 1)])
        self.leave = table.add("from", places)
        self.to = table.add("to", places)
        self.at = table.add("at", places)
        self.take = table.add("take", [str(n) for n in range(MOST_TAKEN + 1)])
        self.bring = table.add("with", cards)
        self.without = table.add("without", cards)
        self.build = table.add("build", buildings)
        self.replace = table.add("replace", buildings)
        self.destroy = table.add("destroy", buildings)
        self.recruit = table.add("recruit", units)
        self.lose = table.add("lose", units + cards)
        self.kill = table.add("kill", units)
        self.buy = table.add("buy", cards)
        self.exchange = table.add("exchange", cards)
        self.hire = table.add("hire", cards)
        self.use = table.add("play", cards)
        self.keep = table.add("keep", cards)
        self.release = table.add("release", cards)
        self.rob = table.add("rob", factions)
        self.lead = table.add("lead", cards)
        self.sacrifice = table.add("sacrifice", cards)
        self.move: Action = table.add("move").one()
        self.sail: Action = table.add("sail").one()
        self.peek: Action = table.add("peek").one()
        self.forgo: Action = table.add("forgo").one()
        self.decline: Action = table.add("decline").one()
        self.stay: Action = table.add("stay").one()
        self.end: Action = table.add("end").one()
        self.roll = table.add("roll", [str(n) for n in range(4)])
        self.draw = table.add("draw", drawn)
        self.sell = table.add("sell", units)
        self.more: dict[str, Verb] = {verb: table.add(verb, names) for verb, names in more.items()}
        """The verbs that an expansion adds."""
