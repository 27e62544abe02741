"""What must hold in every state of a game: nothing is lost, doubled, or in two places.

The rules of the game say what there is: kinds of pieces, people, bonuses, room for buildings, tracks. What cards and
expansions have declared is checked by field, in tools/fuzzing/declared.py; gods, pawns and the end in auction.py; what
single creatures do in figures.py; where one may go in ways.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cyclades import Game
from cyclades.engine.decks import (
    ASIDE,
    AWAY,
    BEING_PLAYED,
    DECK,
    DISCARD,
    GONE,
    HELD,
    HIDDEN,
    MOST_ON_TOP,
    SHOWN,
    TOP,
    TRACK,
)
from cyclades.positions.writing import at_boundary
from cyclades.rules.cards import Card, FigureCreature
from cyclades.rules.units import UnitKind
from tools.fuzzing.auction import ending, gods, legal_offerings, offerings, pawns, ranking, turns
from tools.fuzzing.cases import Finding
from tools.fuzzing.declared import declared, declared_checks
from tools.fuzzing.figures import CHIMERA, incomes, overdue, seas, standing, targets
from tools.fuzzing.hades import CHOOSING, hades_cards, menu_of_items, sacrifices, windows
from tools.fuzzing.snapshot import EVERYTHING, GATHERING, Snapshot
from tools.fuzzing.titans import ARTIFACTS_WIN, artifacts, of_nobody, philosophers_needed, triggered
from tools.fuzzing.ways import ways

MOVING = {"TakeUnits", "BringHero", "TakeArtifact", "TakeOnTheWay", "Depart", "Arrive", "PassOn"}
FIGHTING = {"Battle", "Round", "Roll", "Compare", "LoseUnit", "Retreat", "EndOfBattle", "KillTroop"}
CARDS_IN_HAND = {"item", "favour"}
"""Sorts of cards that are neither creatures nor heroes."""
PLACING = {"Placement", "StartingArea", "FirstCycle"}

Check = Callable[[Snapshot], Iterator[str]]


class Looked:
    """What the checks have read of the last state: one that would read the same again is not done again. None is left
    out that could complain, for a check knows of a state only what it has read."""

    def __init__(self) -> None:
        self.last: Snapshot | None = None
        self.checks: list[Check] = []
        self.reads: dict[Check, set[str]] = {}
        """By check, of those that have found nothing in the last state."""

    def look(self, game: Game) -> Snapshot:
        """Raise a Finding if anything in the state of a game is impossible."""
        now = Snapshot(game, self.last)
        changed = now.changed(self.last) if self.last is not None else {EVERYTHING}
        self.checks = self.checks or [*CHECKS, *declared_checks(now)]
        known, self.reads, self.last = self.reads, {}, now  # none is known after a complaint
        for check in self.checks:
            read = known.get(check)
            if read is None or not read.isdisjoint(changed):
                now.reads = known[check] = set()
                for complaint in check(now):
                    raise Finding(f"{check.__name__}: {complaint}")
        now.reads, self.reads = set(), known
        return now


def check_state(game: Game) -> Snapshot:
    """Raise a Finding if anything in the state of a game is impossible."""
    return Looked().look(game)


def numbers(now: Snapshot) -> Iterator[str]:
    """Every number lies between the bounds of its field; what has not changed was looked at before."""
    for name in now.fresh:
        field, row = now.rules.f.by_name[name], now[name]
        if row and not field.low <= min(row) <= max(row) <= field.high:
            yield f"a number beyond {field.low} to {field.high} in {field.name}: {row}"


def pieces(now: Snapshot) -> Iterator[str]:
    """All pieces of each kind are on the board, on the move or in their reserve; buildings and Metropolises too."""
    rules, lands = now.rules, int(now.rules.lands)
    for kind in rules.unit_kinds:
        left, in_play = now[f"{kind.plural}_left"], on_board(now, kind)
        if kind.common:
            yield from supply(kind, "", sum(in_play), left[0])
        else:
            for faction, name in enumerate(rules.factions):
                yield from supply(kind, f"{name}: ", in_play[faction], left[faction])
    for number, building in enumerate(rules.buildings):
        standing = sum(now["buildings"][number * lands : (number + 1) * lands])
        if standing + now["buildings_left"][number] != building.supply:
            yield f"{standing} of {building.name} on the board, {now['buildings_left'][number]} in the reserve"
    for number, city in enumerate(rules.metropolis_kinds):
        built, unbuilt = now["token"].count(number + 1), now["bonuses_left"][number]
        on_cards = sum(now["safe_metropolises"][number :: len(rules.bonuses)])
        if built + on_cards + unbuilt != city.supply:
            yield f"{built} Metropolises of {city.name} on the board, {on_cards} on cards, {unbuilt} left"
    if any(now["safe_metropolises"]) and not rules.metropolis_cards:
        yield f"Metropolises on cards: {now['safe_metropolises']}"


def supply(kind: UnitKind, whose: str, standing: int, left: int) -> Iterator[str]:
    """The pieces in play and in the reserve are as many as there are."""
    if standing + left != kind.supply:
        yield f"{whose}{standing} {kind.plural} in play, {left} in the reserve"


def on_board(now: Snapshot, kind: UnitKind) -> list[int]:
    """How many pieces of a kind each faction has in areas and on the move."""
    found = [0] * len(now.rules.factions)
    for area, number in enumerate(now[kind.plural]):
        if number and now.holder(area) >= 0:
            found[now.holder(area)] += number
    return found


def people(now: Snapshot) -> Iterator[str]:
    """As many as there are, less what somebody eliminated took out of the game; too many philosophers do not last,
    unless the game ends in the same moment."""
    for kind in now.rules.people:
        held, left = now[kind.plural], now.one(f"{kind.plural}_left")
        gone = 0 in now["alive"]
        if sum(held) + left > kind.supply or (sum(held) + left < kind.supply and not gone):
            yield f"{sum(held)} {kind.plural} with players and {left} left"
    for faction, number in enumerate(now[now.rules.philosophers.plural]):
        lasts = not now.any_step({"Development", "NewBuildings"}) and not now.over
        if number >= philosophers_needed(now, faction) and lasts:
            yield f"{now.rules.factions[faction]} keeps {number} philosophers"


def factions(now: Snapshot) -> Iterator[str]:
    """Who is in the game has land, who is out has nothing, and no team keeps all kinds of building."""
    rules, lands, owner, buildings = now.rules, int(now.rules.lands), now["owner"], now["buildings"]
    for faction, name in enumerate(rules.factions):
        own = now.lands_of(faction)
        if len(own) != now["lands"][faction]:
            yield f"{name} has {len(own)} land areas, not {now['lands'][faction]}"
        holdings = [now[kind.plural][faction] for kind in rules.people]
        holdings += [now["discounts"][faction], now.metropolises(faction)]
        if not now["alive"][faction] and (faction in owner or faction in now["card_owner"] or any(holdings)):
            yield f"{name} is eliminated and still has something"
        lost = now.any_step({*PLACING, "Elimination"}) or now.one("ending") == ARTIFACTS_WIN
        if now["alive"][faction] and not own and not lost:
            yield f"{name} has no land and is not eliminated"
    for purse, name in enumerate(rules.purses):
        mates = now.mates(purse)
        if not any(now["alive"][mate] for mate in mates):
            left = [now[field][purse] for field in ("gold", "gold_low", "gold_high")]
            if any(left):
                yield f"{name} is eliminated and still has gold: {left}"
        own = [land for mate in mates for land in now.lands_of(mate)]
        missing = wild = 0
        for building in rules.buildings:
            count = sum([buildings[building.number * lands + land] for land in own])
            missing += int(building.needed and not count)
            wild += count if building.wildcard else 0
        if missing <= wild and not now.any_step({"Development", "NewBuildings"}) and not now.over:
            yield f"{name} keeps all kinds of building"


def areas(now: Snapshot) -> Iterator[str]:
    """Units only where their owner is, and kinds only where they belong."""
    rules, lands, owner = now.rules, int(now.rules.lands), now["owner"]
    hand = int(rules.moving_group)
    for kinds, first, last in ((rules.land_kinds, lands, hand), (rules.sea_kinds, 0, lands)):
        for kind in kinds:
            row = now[kind.plural]
            if any(row[first:last]):
                yield f"{kind.plural} in {[rules.board.ids[area] for area in range(first, last) if row[area]]}"
    for area, number in enumerate(now.standing()[:hand]):
        if number and owner[area] < 0:
            yield f"units of nobody in {rules.board.ids[area]}"
        elif area >= lands and not number and owner[area] >= 0:
            if area != now.one("battle_area") and not leaving(now, area):
                yield f"{rules.factions[owner[area]]} holds {rules.board.ids[area]} without a fleet"


def sites(now: Snapshot) -> Iterator[str]:
    """Metropolises and buildings fit where they stand, with a token for each Metropolis."""
    rules, lands = now.rules, int(now.rules.lands)
    buildings, token = now["buildings"], now["token"]
    on_square = [bool(kind.on_square) for kind in rules.buildings]
    for land in range(lands):
        name, standing = rules.board.ids[land], buildings[land::lands]
        built = sum([number for square, number in zip(on_square, standing, strict=True) if not square])
        metropolises = now["metropolis"][land]
        squares = metropolises + sum(standing) - built
        tokens = token[rules.site_from[land] : rules.site_from[land + 1]]
        if [token > 0 for token in tokens] != [n < metropolises for n in range(len(tokens))]:
            yield f"{metropolises} Metropolises with the tokens {tokens} in {name}"
        elif rules.room(land, squares) < built and not now.any_step({"ClearSite"}):
            yield f"{built} buildings and {squares} Metropolises in {name}"
        if (any(standing) or metropolises) and now["owner"][land] < 0 and not of_nobody(now, land):
            yield f"buildings of nobody in {name}"


def leaving(now: Snapshot, area: int) -> bool:
    """Whether a group is about to depart from an area."""
    return any(step.origin == area for step in now.steps_of("Depart"))


def cards(now: Snapshot) -> Iterator[str]:
    """Every card is in one sane place, and no two creatures stand in one area."""
    rows = [now[field] for field in ("place", "card_at", "card_owner", "acquired")]
    for card, where, at, owner, acquired in zip(now.rules.cards, *rows, strict=True):
        if where == HELD or at >= 0 or owner >= 0 or acquired:
            yield from miniature(now, card)
        if where == BEING_PLAYED and not now.any_step({"Discard"}) and not now.over:
            yield f"{card.name} is being played, but nothing is"
        if where == SHOWN and not now.any_step(CHOOSING):
            yield f"{card.name} lies open, but nobody chooses"
    standing = [now["card_at"][int(card.number)] for card in now.rules.figures]
    standing = [area for area in standing if area >= 0]
    if len(standing) != len(set(standing)):
        yield "two creatures in one area"


def miniature(now: Snapshot, card: Card) -> Iterator[str]:
    """One with an owner is on the board exactly while its card is with that owner, and since when is known; one that
    belongs to nobody stands where it may, wherever its card is."""
    number = int(card.number)
    at, owner, acquired = (now[field][number] for field in ("card_at", "card_owner", "acquired"))
    held = now["place"][number] == HELD
    figure = isinstance(card, FigureCreature)
    if isinstance(card, FigureCreature) and not card.owned:
        if held or owner >= 0 or acquired:
            yield f"{card.name} is nobody's and is at place {now['place'][number]}, of faction {owner}"
        return
    if card.sort in CARDS_IN_HAND:
        return
    if not (held == (at >= 0) == (owner >= 0)):
        yield f"{card.name} is at place {now['place'][number]}, area {at}, of faction {owner}"
    if held and not figure and not card.is_hero and card.sort != "artifact":
        yield f"{card.name} has no miniature and is held"
    if at == now.rules.moving_group and (now["owner"][at] != owner or figure):
        yield f"{card.name} is on the move with somebody else"
    if card.is_hero and 0 <= at < now.rules.moving_group and (at >= now.rules.lands or now["owner"][at] != owner):
        yield f"{card.name} of faction {owner} stands in {now.rules.board.ids[at]}"
    earliest = now.one("cycle") - 1 if figure else 0  # kept, or gone, in every cycle
    if not (earliest <= acquired <= now.one("cycle") if held else acquired == 0):
        yield f"{card.name} was acquired in cycle {acquired}, in cycle {now.one('cycle')}"


def leaders(now: Snapshot) -> Iterator[str]:
    """A hero has led moves in this turn only where he belongs to whoever has it."""
    for hero, led in zip(now.rules.heroes, now.get("led"), strict=True):
        number = int(hero.number)
        owner, held = now["card_owner"][number], now["place"][number] == HELD
        if led and not (held and owner == now.acting()):
            yield f"{hero.name} of faction {owner} has led {led} moves"


def nobodys(now: Snapshot) -> Iterator[str]:
    """A miniature that belongs to nobody stands where it may."""
    for card in now.rules.figures:
        at = now["card_at"][int(card.number)]
        if not card.owned and at >= 0 and not card.may_stand(now.game, -1, at):
            yield f"{card.name} stands in {now.rules.board.ids[at]}"


def decks(now: Snapshot) -> Iterator[str]:
    """Tracks have one card a slot, what lies on top of a deck is known to somebody, and the Chimera is in no pile."""
    rules = now.rules
    if now.card(CHIMERA) >= 0 and now["place"][now.card(CHIMERA)] == DISCARD:
        yield "the Chimera lies on the discard pile"
    for deck in rules.decks:
        slots = len(deck.prices)
        allowed = {DECK, DISCARD, GONE, HELD, BEING_PLAYED, SHOWN, ASIDE, AWAY, *range(TRACK, TRACK + slots)}
        allowed |= {HIDDEN - faction for faction in range(len(rules.factions))} if deck.hands >= 0 else set()
        places = now["place"][deck.first : deck.last]
        tops = sorted(where - TOP for where in places if where >= TOP)
        if tops != list(range(len(tops))) or len(tops) > MOST_ON_TOP:
            yield f"the deck of {deck.name} has cards on top at {tops}"
        known = now["known"][deck.known - rules.f.known :][:MOST_ON_TOP]
        if [mask > 0 for mask in known] != [n < len(tops) for n in range(MOST_ON_TOP)]:
            yield f"{len(tops)} cards on top of the deck of {deck.name}, known by {known}"
        lying = [where for where in places if where >= TRACK]
        if len(lying) != len(set(lying)) or any(where < TOP and where not in allowed for where in places):
            yield f"the cards of {deck.name} are at {places}"


def gold(now: Snapshot) -> Iterator[str]:
    """What is known of a purse is true."""
    for low, number, high in zip(now["gold_low"], now["gold"], now["gold_high"]):
        if not low <= number <= high:
            yield f"{number} GP, but known to be {low} to {high}"


def moves(now: Snapshot) -> Iterator[str]:
    """Nobody is on the move, and nobody fights, outside of a move and a battle."""
    hand = int(now.rules.moving_group)
    moving, fighting = now.any_step(MOVING), now.any_step(FIGHTING)
    holding = now.units(hand) + now["card_at"].count(hand)
    if not (moving or fighting or now.any_step(set(GATHERING))) and (holding or now["owner"][hand] >= 0):
        yield f"{holding} units of faction {now['owner'][hand]} on the move"
    battle = [now.one(name) for name in ("battle_area", "attacker", "defender")]
    if not fighting and battle != [-1, -1, -1]:
        yield f"a battle {battle} that is over"
    if fighting and not now.any_step({"KillTroop"}) and min(battle) < 0:
        yield f"a battle {battle} without its area or a side"
    if not fighting and (any(now["die"]) or now.one("last_stand")):
        yield f"dice {now['die']} or a last stand outside of a battle"
    if battle[1] >= 0 and battle[2] >= 0 and now.rules.team_of[battle[1]] == now.rules.team_of[battle[2]]:
        yield f"a battle {battle} of a team against itself"
    if (holding or now["owner"][hand] >= 0 or battle != [-1, -1, -1]) and at_boundary(now.game):
        yield f"somebody is on the move, or fights, where a position could be written: {holding}, {battle}"


CHECKS: tuple[Check, ...] = (
    *(numbers, pieces, people, factions, areas, sites, cards, leaders, nobodys, decks, gold, moves),
    *(standing, overdue, targets, seas, incomes, ways, gods, pawns, offerings, legal_offerings, turns, ending),
    *(ranking, declared, hades_cards, windows, menu_of_items, sacrifices, artifacts, triggered),
)
