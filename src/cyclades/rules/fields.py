"""The fields that every edition has: what the numbers of the state are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cyclades.engine.decks import declare_places
from cyclades.engine.fields import OWNER, Layout

if TYPE_CHECKING:
    from cyclades.rules.ruleset import Ruleset


class Fields(Layout):
    """Offsets of the fields. Areas have one number more than the board: the group on the move, `rules.hand`."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__()
        board = rules.board
        areas = [*board.ids, "hand"]
        lands = list(board.ids[: board.lands])
        one = [""]
        factions = rules.factions
        cards = [card.name for card in rules.cards]

        self.cycle = self.add("cycle", one)
        self.ending = self.add("ending", one)
        self.turn = self.add("turn", one, -1)

        self.owner = self.add("owner", areas, -1)
        self.units = self.add("units", areas)
        self.mercenaries = self.add("mercenaries", areas)
        self.prosperity = self.add("prosperity", list(board.ids))
        self.buildings = self.add("buildings", [f"{b} {land}" for b in rules.buildings for land in lands])
        self.metropolis = self.add("metropolis", lands)
        self.token = self.add("token", [land for n, land in enumerate(lands) for _ in range(board.sites[n])])

        self.gold = self.add("gold", rules.purses, rules.starting_gold, OWNER, ("gold_low", "gold_high"))
        self.gold_low = self.add("gold_low", rules.purses, rules.starting_gold)
        self.gold_high = self.add("gold_high", rules.purses, rules.starting_gold)
        self.troops_left = self.add("troops_left", factions, rules.troops_each)
        self.fleets_left = self.add("fleets_left", factions, rules.fleets_each)
        self.priestesses = self.add("priestesses", factions)
        self.philosophers = self.add("philosophers", factions)
        self.lands = self.add("lands", factions)
        self.alive = self.add("alive", factions, 1)
        self.discounts = self.add("discounts", factions)

        self.mercenaries_left = self.add("mercenaries_left", one, rules.mercenaries)
        self.buildings_left = self.add("buildings_left", rules.buildings, rules.buildings_each)
        self.priestesses_left = self.add("priestesses_left", one, rules.priestess_cards)
        self.philosophers_left = self.add("philosophers_left", one, rules.philosopher_cards)
        self.bonuses_left = self.add("bonuses_left", rules.bonuses, rules.bonuses_each)

        self.order = self.add("order", [str(n + 1) for n in range(len(rules.pawns))], -1)
        self.pawn_god = self.add("pawn_god", rules.pawns, -1)
        self.pawn_offering = self.add("pawn_offering", rules.pawns)
        self.god_at = self.add("god_at", [str(n + 1) for n in range(len(rules.gods) - 1)], -1)

        self.place, self.known = declare_places(self, cards, ["creatures", "heroes"])
        self.card_at = self.add("card_at", cards, -1)
        self.card_owner = self.add("card_owner", cards, -1)
        self.acquired = self.add("acquired", cards)
        self.led = self.add("led", cards)
        self.done = self.add("done", rules.deed_names)

        self.battle_area = self.add("battle_area", one, -1)
        self.attacker = self.add("attacker", one, -1)
        self.defender = self.add("defender", one, -1)
        self.die = self.add("die", ["attacker", "defender"])
