"""The fields that every edition has: what the numbers of the state are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from cyclades.engine.decks import declare_places
from cyclades.engine.fields import ALL, CARDS, TEAM, Field, Layout

if TYPE_CHECKING:
    from cyclades.rules.ruleset import Ruleset
    from cyclades.rules.units import UnitKind

MOST_GOLD: Final = 99999
"""More than anybody gathers, though nothing limits a purse."""
MOVING_GROUP: Final = "moving-group"
"""The name of the extra area where the group on the move is."""


class Fields(Layout):
    """Offsets of the fields. Areas have one number more than the board: the group on the move, `rules.moving_group`."""

    def __init__(self, rules: Ruleset) -> None:
        super().__init__()
        board = rules.board
        areas = [*board.ids, MOVING_GROUP]
        lands = list(board.ids[: board.lands])
        one = [""]
        factions = rules.factions
        cards = [card.name for card in rules.cards]
        gods = [god.name for god in rules.gods]

        self.cycle = self.add("cycle", one, doc="The cycle that is being played, from 1; 0 during set-up.")
        self.ending = self.add(
            "ending",
            one,
            doc="0 while the game goes on, 1 in a cycle known to be the last, 2 or more when the game is over.",
        )
        self.turn = self.one_of("turn", one, rules.pawns, doc="The pawn whose turn with a god it is.")

        self.owner = self.one_of(
            "owner",
            areas,
            factions,
            doc="The faction that controls each area; `moving-group` is the group on the move.",
        )
        self.prosperity = self.add(
            "prosperity",
            list(board.ids),
            doc="Prosperity tokens placed in each area; printed icons are part of the board.",
        )
        self.buildings = self.add(
            "buildings",
            [f"{b} {land}" for b in rules.building_names for land in lands],
            doc="How many buildings of each type stand in each land area.",
        )
        self.metropolis = self.add("metropolis", lands, doc="How many Metropolises stand in each land area.")
        self.token = self.add(
            "token",
            [land for n, land in enumerate(lands) for _ in range(board.sites[n])],
            doc="The bonus of each Metropolis in a land area, by construction site: 0 for none, else its number + 1.",
        )
        self.by_name["token"].high = len(rules.bonuses)

        self.gold = self.add(
            "gold",
            rules.purses,
            0,
            TEAM,
            ("gold_low", "gold_high"),
            doc="The gold of each purse. Others know it to be from `gold_low` to `gold_high`.",
        )
        self.gold_low = self.add(
            "gold_low", rules.purses, doc="The least gold that a purse can hold, from what everybody has seen."
        )
        self.gold_high = self.add(
            "gold_high", rules.purses, doc="The most gold that a purse can hold, from what everybody has seen."
        )
        for name in ("gold", "gold_low", "gold_high"):
            field = self.by_name[name]
            field.high = MOST_GOLD
            field.starts = [rules.starting_gold * rules.purse_of.count(purse) for purse in range(len(rules.purses))]
        self.lands = self.add("lands", factions, doc="How many land areas each faction controls.")
        self.alive = self.add("alive", factions, 1, doc="1 while a faction is in the game, 0 once it is eliminated.")
        self.discounts = self.add(
            "discounts", factions, doc="The gold that Temples have saved each faction on cards in this cycle."
        )

        self.safe = self.add(
            "safe_metropolises",
            [f"{faction} {bonus}" for faction in factions for bonus in rules.bonuses],
            doc="Metropolises on a card of a faction, by bonus, where no conquest reaches them.",
        )

        self.buildings_left = self.add(
            "buildings_left", rules.building_names, doc="How many buildings of each type are in the reserve."
        )
        self.by_name["buildings_left"].starts = [building.supply for building in rules.buildings]
        self.bonuses_left = self.add(
            "bonuses_left", rules.bonuses, doc="How many Metropolises of each bonus are left in the stack."
        )
        self.by_name["bonuses_left"].starts = [kind.supply for kind in rules.metropolis_kinds]

        for kind in rules.unit_kinds:
            self.declare_units(kind, list(board.ids[board.lands :]) if kind.at_sea else lands, rules)
            whose = "the common reserve" if kind.common else "the reserve of each faction"
            kind.left = self.add(
                f"{kind.plural}_left",
                one if kind.common else factions,
                kind.supply,
                doc=f"How many {kind.plural} are in {whose}.",
            )
        for people in rules.people:
            people.field = self.add(people.plural, factions, doc=f"How many {people.plural} each faction has.")
            people.left = self.add(
                f"{people.plural}_left", one, people.supply, doc=f"How many {people.plural} are in the supply."
            )
        self.priests = rules.priests.field
        self.philosophers = rules.philosophers.field

        self.order = self.one_of(
            "order",
            [str(n + 1) for n in range(len(rules.pawns))],
            rules.pawns,
            doc="The pawn in each slot of the turn order track.",
        )
        self.pawn_god = self.one_of("pawn_god", rules.pawns, gods, doc="The god on which each pawn stands.")
        self.pawn_offering = self.add("pawn_offering", rules.pawns, doc="The gold that each pawn offers.")
        self.pawn_place = self.add(
            "pawn_place", rules.pawns, doc="The place of each pawn among those on Apollo, from 0."
        )
        self.open_gods = self.add(
            "open_gods",
            one,
            rules.open_gods,
            doc="How many gods, from the first slot on, may get offerings in this cycle.",
        )
        self.god_at = self.one_of(
            "god_at",
            [str(n + 1) for n in range(rules.god_slots)],
            gods,
            doc="The god in each slot of the auction board.",
        )

        secret = [deck for deck in rules.decks if any(card.secret for card in deck.cards)]
        holders: i64 = len(factions) if len(secret) > 0 else 0
        self.place, self.known = declare_places(self, cards, [deck.name for deck in rules.decks], holders)
        for deck in secret:
            deck.hands = self.add(
                f"{deck.name}_hidden",
                factions,
                doc=f"How many cards of the deck {deck.name} each faction holds in secret.",
            )
        self.card_at = self.one_of(
            "card_at",
            cards,
            areas,
            doc="The area where the miniature of each card stands; `moving-group` is the group on the move.",
        )
        self.card_owner = self.one_of("card_owner", cards, factions, doc="The faction that each card belongs to.")
        self.acquired = self.add(
            "acquired",
            cards,
            sees=CARDS if len(secret) > 0 else ALL,
            doc="The cycle in which each card was acquired, or last kept.",
        )
        if len(rules.heroes) > 0:
            heroes = [hero.name for hero in rules.heroes]
            led = self.add("led", heroes, doc="How many heroic moves each hero has led in this turn.")
            for number, hero in enumerate(rules.heroes):
                hero.led = led + number
        self.done = self.add("done", rules.deed_names, doc="How often each deed was done in this turn.")

        self.battle_area = self.one_of(
            "battle_area", one, list(board.ids), doc="The area of the battle that is being fought."
        )
        self.attacker = self.one_of("attacker", one, factions, doc="The faction that attacks in the battle.")
        self.defender = self.one_of("defender", one, factions, doc="The faction that defends in the battle.")
        self.die = self.add(
            "die",
            ["attacker", "defender"],
            doc="What the dice of each side show together in this round of the battle; 0 before they are rolled.",
        )
        self.last_stand = self.flag(
            "last_stand", one, doc="Whether the battle is for the last land area of the defender."
        )

        count = len(self.fields)
        for listener in rules.listening:
            listener.declare(rules, self)
        self.declared: list[Field] = self.fields[count:]
        """The fields that cards and expansions have declared."""

    def declare_units(self, kind: UnitKind, areas: list[str], rules: Ruleset) -> None:
        """How many of a kind there are in each area where it may stand, land or sea, and in the group on the move."""
        where = "sea" if kind.at_sea else "land"
        offset = self.add(
            kind.plural,
            [*areas, MOVING_GROUP],
            doc=f"How many {kind.plural} are in each {where} area.",
        )
        kind.field = offset - rules.board.lands if kind.at_sea else offset
        kind.moving = offset + len(areas)
        kind.moving_group = rules.board.areas
        kind.first_area = rules.board.lands if kind.at_sea else 0
        kind.last_area = rules.board.areas if kind.at_sea else rules.board.lands
