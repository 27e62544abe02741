"""The fields that every edition has: what the numbers of the state are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cyclades.engine.decks import declare_places
from cyclades.engine.fields import OWNER, Field, Layout

if TYPE_CHECKING:
    from cyclades.rules.ruleset import Ruleset

MOST_GOLD: Final = 99999
"""More than anybody gathers, though nothing limits a purse."""


class Fields(Layout):
    """Offsets of the fields. Areas have one number more than the board: the group on the move, `rules.moving_group`."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__()
        board = rules.board
        areas = [*board.ids, "hand"]
        lands = list(board.ids[: board.lands])
        one = [""]
        factions = rules.factions
        cards = [card.name for card in rules.cards]
        gods = [god.name for god in rules.gods]

        self.cycle = self.add("cycle", one)
        self.ending = self.add("ending", one)
        self.turn = self.one_of("turn", one, rules.pawns)

        self.owner = self.one_of("owner", areas, factions)
        self.prosperity = self.add("prosperity", list(board.ids))
        self.buildings = self.add("buildings", [f"{b} {land}" for b in rules.building_names for land in lands])
        self.metropolis = self.add("metropolis", lands)
        self.token = self.add("token", [land for n, land in enumerate(lands) for _ in range(board.sites[n])])
        self.by_name["token"].high = len(rules.bonuses)

        self.gold = self.add("gold", rules.purses, 0, OWNER, ("gold_low", "gold_high"))
        self.gold_low = self.add("gold_low", rules.purses)
        self.gold_high = self.add("gold_high", rules.purses)
        for name in ("gold", "gold_low", "gold_high"):
            field = self.by_name[name]
            field.high = MOST_GOLD
            field.starts = [rules.starting_gold * rules.purse_of.count(purse) for purse in range(len(rules.purses))]
        self.lands = self.add("lands", factions)
        self.alive = self.add("alive", factions, 1)
        self.discounts = self.add("discounts", factions)

        self.safe = self.add(
            "safe_metropolises", [f"{faction} {bonus}" for faction in factions for bonus in rules.bonuses]
        )

        self.buildings_left = self.add("buildings_left", rules.building_names)
        self.by_name["buildings_left"].starts = [building.supply for building in rules.buildings]
        self.bonuses_left = self.add("bonuses_left", rules.bonuses)
        self.by_name["bonuses_left"].starts = [kind.supply for kind in rules.metropolis_kinds]

        for kind in rules.unit_kinds:
            kind.field = self.add(kind.plural, areas)
            kind.left = self.add(f"{kind.plural}_left", one if kind.common else factions, kind.supply)
        for people in rules.people:
            people.field = self.add(people.plural, factions)
            people.left = self.add(f"{people.plural}_left", one, people.supply)
        self.priests = rules.priests.field
        self.philosophers = rules.philosophers.field

        self.order = self.one_of("order", [str(n + 1) for n in range(len(rules.pawns))], rules.pawns)
        self.pawn_god = self.one_of("pawn_god", rules.pawns, gods)
        self.pawn_offering = self.add("pawn_offering", rules.pawns)
        self.pawn_place = self.add("pawn_place", rules.pawns)
        self.open_gods = self.add("open_gods", one, rules.open_gods)
        self.god_at = self.one_of("god_at", [str(n + 1) for n in range(rules.god_slots)], gods)

        secret = [deck for deck in rules.decks if any(card.secret for card in deck.cards)]
        holders: i64 = len(factions) if len(secret) > 0 else 0
        self.place, self.known = declare_places(self, cards, [deck.name for deck in rules.decks], holders)
        for deck in secret:
            deck.hands = self.add(f"{deck.name}_hidden", factions)
        self.card_at = self.one_of("card_at", cards, areas)
        self.card_owner = self.one_of("card_owner", cards, factions)
        self.acquired = self.add("acquired", cards)
        self.led = self.add("led", cards)
        self.done = self.add("done", rules.deed_names)

        self.battle_area = self.one_of("battle_area", one, list(board.ids))
        self.attacker = self.one_of("attacker", one, factions)
        self.defender = self.one_of("defender", one, factions)
        self.die = self.add("die", ["attacker", "defender"])
        self.last_stand = self.flag("last_stand", one)

        count = len(self.fields)
        for listener in rules.listening:
            listener.declare(rules, self)
        self.declared: list[Field] = self.fields[count:]
        """The fields that cards and expansions have declared."""
