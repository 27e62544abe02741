"""Builds a tabletop from a view. It sees nothing but the view."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from msgspec.structs import replace

from cyclades.engine.decks import DECK, DISCARD, HIDDEN, SHOWN, TOP, TRACK
from cyclades.engine.errors import ViewError
from cyclades.engine.fields import ALL, Field
from cyclades.games import rules_of
from cyclades.rules.looks import Shown
from cyclades.rules.reports import FORMAT
from cyclades.rules.ruleset import Ruleset
from cyclades.tabletop.types import (
    Addition,
    AreaInfo,
    AskedInfo,
    BattleInfo,
    DeckInfo,
    FactionInfo,
    Figure,
    GodInfo,
    GrantInfo,
    Nearness,
    Offering,
    Piece,
    StandingInfo,
    Tabletop,
    TrackCard,
)

View = dict[str, Any]
MOST_KNOWN: Final = 20_000
"""How many areas in how many ways are remembered for the tables of one kind."""


def build(view: View, rules: Ruleset | None = None) -> Tabletop:
    """The tabletop of a view, as `game.view(player)` gives it. Whoever has the rules of the game at hand may give them,
    so that they need not be looked up."""
    if rules is None:
        if view.get("format") != FORMAT:
            raise ViewError(f"expected a view as game.view(player) gives it, got {view!r:.60}")
        rules = rules_of(view.get("setup"))
    return Builder(rules, view).build()


def from_perspective(rules: Ruleset, public: Tabletop, player: int, private: dict[str, list[Any]]) -> Tabletop:
    """The tabletop of a player, from the one that a spectator gets and from `private`, the rows of the player's view
    that are not the same for all."""
    builder = Builder(rules, {"state": private})
    own = builder.added()

    def additions(where: str | None, before: list[Addition]) -> list[Addition]:
        kept = [addition for addition in before if addition.look not in private]
        return [*kept, *own.get(where, [])]

    areas = public.areas
    if own.keys() & set(rules.board.ids):
        areas = [replace(area, additions=additions(area.id, area.additions)) for area in areas]
    return replace(
        public,
        player=player,
        areas=areas,
        decks=[replace(deck, known_on_top=builder.known_on_top(number)) for number, deck in enumerate(public.decks)],
        factions=[
            replace(
                faction,
                gold=private["gold"][rules.purse_of[number]],
                hand=builder.hand(number),
                additions=additions(faction.id, faction.additions),
            )
            for number, faction in enumerate(public.factions)
        ],
        additions=additions(None, public.additions),
    )


# -- what the rules say of their fields ---------------------------------------------------------------------------


@lru_cache(maxsize=256)
def field_names(rules: Ruleset) -> dict[int, str]:
    """The names of the fields of a game by where they begin."""
    return {int(field.offset): field.name for field in rules.f.fields}


@lru_cache(maxsize=64)
def known_areas(rules: Ruleset) -> dict[tuple[Any, ...], AreaInfo]:
    """Areas as they have been, by all that makes them so. Nobody changes an area that was made."""
    return {}


@lru_cache(maxsize=64)
def related_fields(rules: Ruleset) -> dict[str, dict[str, Field]]:
    """For each look, the other public fields whose numbers name something of the same things, by the kind of what
    they name: of a building beside the common ones the `area`, of a token what it hides."""
    found: dict[str, dict[str, Field]] = {}
    for shown in rules.shown:
        found[shown.name] = {}
        for field in rules.f.declared if shown.field.sees == ALL else ():
            if field is not shown.field and field.per == shown.field.per and field.values and field.sees == ALL:
                kinds = [kind for kind, names in rules.names.items() if names[: len(field.values)] == field.values]
                found[shown.name] |= dict.fromkeys(kinds[:1], field)
    return found


class Builder:
    """Builds the tabletop of a view."""

    def __init__(self, rules: Ruleset, view: View) -> None:
        self.rules = rules
        self.view = view
        self.state: dict[str, list[Any]] = view["state"]
        self.field_names = field_names(rules)

    def build(self) -> Tabletop:
        state, rules, view = self.state, self.rules, self.view
        self.additions = self.added()
        self.standing = self.figures()
        self.ashore = [(kind.name, state[kind.plural]) for kind in rules.land_kinds]
        self.afloat = [(kind.name, state[kind.plural]) for kind in rules.sea_kinds]
        areas = self.areas()
        turn = state["turn"][0]
        asked = view["asked"]
        return Tabletop(
            cycle=state["cycle"][0],
            goal=int(rules.metropolises_to_win),
            ending=bool(state["ending"][0]),
            over=view["over"],
            player=view["player"],
            turn=self.faction(rules.pawn_faction[turn]) if turn >= 0 else None,
            order=[rules.factions[rules.pawn_faction[pawn]] for pawn in state["order"] if pawn >= 0],
            areas=areas,
            moving=self.pieces(rules.board.areas),
            gods=self.gods(),
            decks=[self.deck(number) for number in range(len(rules.decks))],
            factions=[self.holdings(number, areas) for number in range(len(rules.factions))],
            battle=self.battle(),
            reserve=self.reserve(),
            additions=self.additions.get(None, []),
            asked=None if asked is None else AskedInfo(asked["player"], asked["faction"], asked["question"]),
            standings=[StandingInfo(**row) for row in view["standings"]],
            carried=self.standing.get(rules.board.areas, []),
        )

    # -- the board ----------------------------------------------------------------------------------------------

    def faction(self, number: int) -> str | None:
        return self.rules.factions[number] if number >= 0 else None

    def pieces(self, area: int) -> list[Piece]:
        """The pieces in an area, or in the group on the move."""
        board = self.rules.board
        if area == board.areas:  # the group on the move comes last
            kinds, at = self.ashore + self.afloat, -1
        else:
            kinds, at = (self.ashore, area) if area < board.lands else (self.afloat, area - board.lands)
        return [Piece(name, numbers[at]) for name, numbers in kinds if numbers[at]]

    def figures(self) -> dict[int, list[Figure]]:
        """The heroes and creatures on the board, by area."""
        owners = self.state["card_owner"]
        found: dict[int, list[Figure]] = {}
        for card, at in enumerate(self.state["card_at"]):
            if at >= 0:
                found.setdefault(at, []).append(Figure(self.rules.cards[card].name, self.faction(owners[card])))
        return found

    def areas(self) -> list[AreaInfo]:
        """All areas. Those on which no card stands and nothing was added are made once for each way they may be."""
        state, board, rules = self.state, self.rules.board, self.rules
        known = known_areas(rules)
        if len(known) > MOST_KNOWN:
            known.clear()
        ashore = list(zip(*[numbers[: board.lands] for _, numbers in self.ashore]))
        afloat = list(zip(*[numbers[: board.areas - board.lands] for _, numbers in self.afloat]))
        common = list(zip(state["owner"], state["prosperity"], ashore + afloat))
        built = [state["buildings"][at : at + board.lands] for at in range(0, len(state["buildings"]), board.lands)]
        on_land = list(zip(state["metropolis"], *built))
        found = []
        for number, id in enumerate(board.ids):
            if number in self.standing or id in self.additions:
                found.append(self.area(number))
                continue
            key: tuple[Any, ...] = (number, common[number])
            if number < board.lands:
                tokens = state["token"][rules.site_from[number] : rules.site_from[number + 1]]
                key = (number, common[number], on_land[number], *tokens)
            area = known.get(key)
            if area is None:
                area = known[key] = self.area(number)
            found.append(area)
        return found

    def area(self, number: int) -> AreaInfo:
        state, board = self.state, self.rules.board
        id, land = board.ids[number], number < board.lands
        buildings = self.buildings(number) if land else []
        room = int(self.rules.room(number, self.squares_taken(number))) if land else 0
        return AreaInfo(
            id,
            self.faction(state["owner"][number]),
            self.pieces(number),
            self.standing.get(number, []),
            state["prosperity"][number],
            buildings,
            self.metropolises(number) if land else [],
            max(room - self.on_slots(buildings), 0),
            self.additions.get(id, []),
        )

    def buildings(self, land: int) -> list[str]:
        lands = self.rules.board.lands
        return [
            building
            for number, building in enumerate(self.rules.building_names)
            for _ in range(self.state["buildings"][number * lands + land])
        ]

    def squares_taken(self, land: int) -> int:
        """How many places for a Metropolis are taken in a land area, by one or by what stands there instead."""
        built, lands = self.state["buildings"], self.rules.board.lands
        instead = sum(built[building.number * lands + land] for building in self.rules.on_squares)
        return int(self.state["metropolis"][land] + instead)

    def on_slots(self, buildings: list[str]) -> int:
        """How many of some buildings stand on slots, and not in the place of a Metropolis."""
        elsewhere = [building.name for building in self.rules.on_squares]
        return sum(name not in elsewhere for name in buildings)

    def metropolises(self, land: int) -> list[str]:
        rules = self.rules
        tokens = self.state["token"][rules.site_from[land] : rules.site_from[land + 1]]
        return [rules.bonuses[token - 1] for token in tokens if token]

    def added(self) -> dict[str | None, list[Addition]]:
        """What cards and expansions show, by the area or the faction where it is; beside the board by None."""
        board, found = self.rules.board, dict[str | None, list[Addition]]()
        for shown in self.rules.shown:
            for place, number in enumerate(self.state.get(shown.name, ())):
                spot = shown.hidden(place) if number is None else shown.spot(place, number)
                if spot is None:
                    continue
                faction = self.faction(spot.faction)
                here = board.ids[spot.area] if spot.area >= 0 else faction
                count = None if number is None else int(spot.number)
                whose = faction if spot.area >= 0 else None
                related = self.related(shown, place)
                found.setdefault(here, []).append(Addition(shown.name, spot.name, count, whose, related))
        return found

    def related(self, shown: Shown, place: int) -> dict[str, str]:
        """What other fields name of the thing that a place of a field is about."""
        fields = related_fields(self.rules)[shown.name]
        numbers = {kind: self.state[field.name][place] for kind, field in fields.items()}
        return {kind: fields[kind].values[number] for kind, number in numbers.items() if number >= 0}

    def battle(self) -> BattleInfo | None:
        area = self.state["battle_area"][0]
        attacker, defender = self.faction(self.state["attacker"][0]), self.faction(self.state["defender"][0])
        if area < 0 or attacker is None or defender is None:
            return None
        board = self.rules.board
        dice = list(self.state["die"])
        heroes = self.standing.get(board.areas, [])
        return BattleInfo(board.ids[area], attacker, defender, self.pieces(board.areas), heroes, dice)

    # -- beside the board ---------------------------------------------------------------------------------------

    def gods(self) -> list[GodInfo]:
        """The gods in the order in which they act, Apollo last."""
        state, rules = self.state, self.rules
        found = []
        for place, god in enumerate([*state["god_at"], rules.apollo.number]):
            offerings = [
                (state["pawn_place"][pawn], Offering(rules.factions[rules.pawn_faction[pawn]], offering))
                for pawn, offering in enumerate(state["pawn_offering"])
                if god >= 0 and state["pawn_god"][pawn] == god
            ]
            shown = place < state["open_gods"][0] or god == rules.apollo.number
            sorted_offerings = [offering for _, offering in sorted(offerings, key=lambda pair: pair[0])]
            found.append(GodInfo(rules.gods[god].name if god >= 0 else None, shown, sorted_offerings))
            found[-1].covers = self.lying_under(god)
            found[-1].grants = self.grants(place) if shown else []
        found[state["open_gods"][0] - 1].beside = [
            rules.cards[card].name
            for deck in rules.decks
            if deck.beside_last_god
            for card in range(deck.first, deck.last)
            if TRACK <= state["place"][card] < TOP
        ]
        return found

    def grants(self, place: int) -> list[GrantInfo]:
        """What the god in a place gives because of those above it."""
        row = [*self.state["god_at"], self.rules.apollo.number]
        gods = self.rules.gods
        above = [gods[god] for god in row[:place] if god >= 0]
        return [GrantInfo(grant.kind, grant.name, grant.god or None) for grant in gods[row[place]].grants(above)]

    def lying_under(self, god: int) -> str | None:
        """The god under another one, if one lies there."""
        under = self.state[self.rules.gods[god].covering][0] if god >= 0 and self.rules.gods[god].covering else -1
        return self.rules.gods[under].name if under >= 0 else None

    def deck(self, number: int) -> DeckInfo:
        rules, deck = self.rules, self.rules.decks[number]
        places = self.state["place"]
        cards = sorted(range(deck.first, deck.last), key=lambda card: places[card])

        def named(low: int, high: int) -> list[str]:
            return [rules.cards[card].name for card in cards if low <= places[card] <= high]

        return DeckInfo(
            name=deck.name,
            left=self.left(number),
            slots=[] if deck.beside_last_god else [int(price) for price in deck.prices],
            track=[
                TrackCard(rules.cards[card].name, int(rules.cards[card].price(slot)), slot)
                for card, slot in ((card, int(places[card] - TRACK)) for card in cards)
                if 0 <= slot < TOP - TRACK and not deck.beside_last_god
            ],
            known_on_top=self.known_on_top(number),
            revealed=named(SHOWN, SHOWN),
            discard=named(DISCARD, DISCARD),
        )

    def left(self, number: int) -> int:
        """How many cards are in a deck: those in hands that are not known lie there as far as one can see."""
        deck, places = self.rules.decks[number], self.state["place"]
        own = range(deck.first, deck.last)
        lying = sum(places[card] == DECK or places[card] >= TOP for card in own)
        if deck.hands < 0:
            return int(lying)
        known = sum(places[card] <= HIDDEN for card in own)
        return int(lying + known - sum(self.state[self.field_names[deck.hands]]))

    def known_on_top(self, number: int) -> list[str]:
        """The cards on top of a deck that are known, the topmost first."""
        deck, places = self.rules.decks[number], self.state["place"]
        known = [card for card in range(deck.first, deck.last) if places[card] >= TOP]
        return [self.rules.cards[card].name for card in sorted(known, key=lambda card: int(places[card]))]

    def holdings(self, number: int, areas: list[AreaInfo]) -> FactionInfo:
        state, rules, view = self.state, self.rules, self.view
        name = rules.factions[number]
        own = [area for area in areas if area.owner == name]
        kinds = len(rules.bonuses)
        safe = [
            bonus
            for at, bonus in enumerate(rules.bonuses)
            for _ in range(state["safe_metropolises"][number * kinds + at] if state["alive"][number] else 0)
        ]
        buildings = dict.fromkeys(rules.building_names, 0)
        for area in own:
            for building in area.buildings:
                buildings[building] += 1
        return FactionInfo(
            id=name,
            player=int(rules.player_of[number]),
            team=int(rules.team_of[number]),
            purse=rules.purses[rules.purse_of[number]],
            gold=state["gold"][rules.purse_of[number]],
            income=view["income"][name],
            alive=bool(state["alive"][number]),
            people={people.name: state[self.field_names[people.field]][number] for people in rules.people},
            philosophers_needed=view["philosophers_needed"][name],
            nearness=Nearness(**view["nearness"][name]),
            lands=state["lands"][number],
            metropolises=sum(len(area.metropolises) for area in own) + len(safe),
            safe_metropolises=safe,
            buildings=buildings,
            discount_used=state["discounts"][number],
            cards=[rules.cards[card].name for card, owner in enumerate(state["card_owner"]) if owner == number],
            hand=self.hand(number),
            hand_size=sum(state[self.field_names[deck.hands]][number] for deck in rules.decks if deck.hands >= 0),
            reserve={
                kind.name: state[self.field_names[kind.left]][number] for kind in rules.unit_kinds if not kind.common
            },
            additions=self.additions.get(name, []),
        )

    def hand(self, faction: int) -> list[str]:
        """The cards in a hand that others do not see, as far as they are known."""
        places = self.state["place"]
        return [card.name for card in self.rules.cards if places[card.number] == HIDDEN - faction]

    def reserve(self) -> dict[str, int]:
        """What is left of the things that all share."""
        state, rules = self.state, self.rules
        found = dict(zip(rules.building_names, state["buildings_left"], strict=True))
        for kind in rules.unit_kinds:
            if kind.common:
                found[kind.name] = state[self.field_names[kind.left]][0]
        for people in rules.people:
            found[people.name] = state[self.field_names[people.left]][0]
        return found
