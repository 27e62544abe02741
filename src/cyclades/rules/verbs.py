"""The vocabulary: every verb of the notation and what may follow it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cyclades.engine.actions import Action, ActionTable, Verb

if TYPE_CHECKING:
    from cyclades.rules.ruleset import Ruleset

LARGEST_OFFERING: Final = 99
OFFERINGS: Final = LARGEST_OFFERING + 1
"""How many offerings there are for a god, 0 among them."""
MOST_TAKEN: Final = 20
AREA_NUMBERS: Final = 80
"""Area numbers run to the largest board, so that the actions do not depend on the board."""


class Verbs:
    """The verbs of a game: `at[area]`, `take[number]`, `buy[card]` … are its actions. A verb is followed only by what
    it can name: `hire` by heroes, an offering on Apollo by 0."""

    def __init__(self, rules: Ruleset, drawn: list[str]) -> None:
        table = ActionTable()
        self.table = table
        areas = list(rules.board.ids)
        places = areas + [f"area-{n}" for n in range(len(areas), AREA_NUMBERS)]
        units = rules.unit_names
        cards = [card.name for card in rules.cards]
        buildings = rules.building_names
        heroes: list[i64] = [hero.number for hero in rules.heroes]
        kinds: list[i64] = [kind.number for kind in rules.unit_kinds]
        people: list[i64] = [one.number for one in rules.people if one.traded]
        first = rules.apollo.number * OFFERINGS
        bids: list[i64] = [n for n in range(len(rules.gods) * OFFERINGS) if not first < n < first + OFFERINGS]
        self.bid = table.add_some("bid", bids, [god.name for god in rules.gods], [str(n) for n in range(OFFERINGS)])
        scale = rules.scale
        self.bids_on: list[list[Action]] = [[self.bid.two(god.number, n) for n in scale] for god in rules.gods]
        """The offerings on each god, the lowest first."""
        below: list[i64] = [len([n for n in scale if n < offering]) for offering in range(OFFERINGS + 1)]
        self.bids_below: vec[i64] = vec[i64](below)
        """How many of them are below each number."""
        self.leave = table.add("from", places)
        self.to = table.add("to", places)
        self.at = table.add("at", places)
        self.take = table.add("take", [str(n) for n in range(MOST_TAKEN + 1)])
        carried: list[i64] = heroes + [artifact.number for artifact in rules.artifacts]
        self.bring = table.add_some("with", carried, cards)
        self.without = table.add_some("without", carried, cards)
        self.build = table.add("build", buildings)
        self.replace = table.add("replace", buildings)
        self.destroy = table.add("destroy", buildings)
        self.recruit = table.add("recruit", units)
        self.lose = table.add_some("lose", kinds + [card.unit for card in rules.unit_cards], units + cards)
        self.kill = table.add_some("kill", [kind.number for kind in rules.land_kinds], units)
        bought = rules.creature_deck.cards
        self.buy = table.add_some("buy", [card.number for card in bought], cards)
        self.exchange = table.add_some("exchange", [card.number for card in bought if card.exchangeable], cards)
        self.hire = table.add_some("hire", heroes, cards)
        unused: list[i64] = [artifact.number for artifact in rules.artifacts if not artifact.played]
        self.use = table.add_some("play", [n for n in range(len(cards)) if n not in unused], cards)
        self.keep = table.add_some("keep", [figure.number for figure in rules.figures] + heroes, cards)
        self.release = table.add_some("release", [figure.number for figure in rules.figures] + heroes, cards)
        self.rob = table.add("rob", rules.factions)
        leaders: list[i64] = [kind.number for kind in rules.unit_kinds if kind.leads]
        leaders += [hero.unit for hero in rules.heroes if rules.heroic_moves]
        self.lead = table.add_some("lead", leaders, units + cards)
        self.sacrifice = table.add_some("sacrifice", heroes, cards)
        self.move: Action = table.add("move").one()
        self.sail: Action = table.add("sail").one()
        self.peek: Action = table.add("peek").one()
        self.forgo: Action = table.add("forgo").one()
        self.decline: Action = table.add("decline").one()
        self.stay: Action = table.add("stay").one()
        self.end: Action = table.add("end").one()
        self.roll = table.add("roll", [str(n) for n in range(4)])
        self.draw = table.add("draw", drawn)
        traded: list[i64] = [kind.number for kind in rules.unit_kinds if kind.traded]
        self.sell = table.add_some("sell", traded + people, units)
        chosen = not rules.metropolises_drawn and len(rules.bonuses) > 1
        self.found = table.add("found", rules.bonuses if chosen else [])
        self.more: dict[str, Verb] = {}
        """The verbs that an expansion adds."""
        for verb, key in rules.also_said.items():
            self.more[verb] = table.add(verb, rules.names[key])
