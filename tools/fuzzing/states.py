"""What must hold in every state of a game: nothing is lost, doubled, or in two places."""

from __future__ import annotations

from collections.abc import Iterator

from cyclades import Game
from cyclades.engine.decks import DECK, DISCARD, GONE, HAND, HELD, MOST_ON_TOP, SHOWN, TOP, TRACK
from tools.fuzzing.cases import Finding

MOVING = {"Take", "Bring", "Depart", "Arrive"}
FIGHTING = {"Battle", "Round", "Roll", "Compare", "Loss", "Retreat", "EndOfBattle", "KillTroop"}


class Snapshot:
    """The numbers of a state by field, as plain lists."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = game.rules
        numbers = memoryview(game.s).tolist()
        self.fields: dict[str, list[int]] = {
            field.name: numbers[field.offset : field.offset + field.size] for field in game.rules.f.fields
        }
        self.steps = [type(step).__name__ for step in game.stack]

    def __getitem__(self, name: str) -> list[int]:
        return self.fields[name]

    def one(self, name: str) -> int:
        """The number of a field that has only one."""
        return self.fields[name][0]

    def any_step(self, kinds: set[str]) -> bool:
        """Whether a step of one of the kinds is still to come."""
        return any(step in kinds for step in self.steps)


def check_state(game: Game) -> None:
    """Raise a Finding if anything in the state of a game is impossible."""
    now = Snapshot(game)
    for check in CHECKS:
        for complaint in check(now):
            raise Finding(f"{check.__name__}: {complaint}")


def pieces(now: Snapshot) -> Iterator[str]:
    """Troops and fleets of each colour, mercenaries, buildings, Metropolis tokens."""
    rules, lands = now.rules, int(now.rules.lands)
    owner, units, mercenaries = now["owner"], now["units"], now["mercenaries"]
    hand = int(rules.hand)
    moving_land = hand_is_on_land(now)
    for faction, name in enumerate(rules.factions):
        troops = sum(units[area] for area in range(lands) if owner[area] == faction)
        fleets = sum(units[area] for area in range(lands, hand) if owner[area] == faction)
        if owner[hand] == faction:
            troops += units[hand] if moving_land else 0
            fleets += 0 if moving_land else units[hand]
        if troops + now["troops_left"][faction] != rules.kinds[0].supply:
            yield f"{name} has {troops} troops on the board and {now['troops_left'][faction]} in the reserve"
        if fleets + now["fleets_left"][faction] != rules.kinds[1].supply:
            yield f"{name} has {fleets} fleets on the board and {now['fleets_left'][faction]} in the reserve"
    if sum(mercenaries) + now.one("mercenaries_left") != rules.kinds[2].supply:
        yield f"{sum(mercenaries)} mercenaries in play, {now.one('mercenaries_left')} in the reserve"
    if any(mercenaries[lands:hand]):
        yield "mercenaries at sea"
    for number, building in enumerate(rules.buildings):
        standing = sum(now["buildings"][number * lands : (number + 1) * lands])
        if standing + now["buildings_left"][number] != rules.buildings_each:
            yield f"{standing} of {building} on the board, {now['buildings_left'][number]} in the reserve"
    for number, bonus in enumerate(rules.bonuses):
        built = now["token"].count(number + 1)
        if built + now["bonuses_left"][number] != rules.bonuses_each:
            yield f"{built} Metropolises of {bonus} on the board, {now['bonuses_left'][number]} left"
    for name in COUNTED:
        if min(now[name]) < 0:
            yield f"a negative number in {name}: {now[name]}"


COUNTED = (
    *(
        "units",
        "mercenaries",
        "prosperity",
        "buildings",
        "metropolis",
        "token",
        "gold",
        "gold_low",
        "gold_high",
        "lands",
    ),
    *("troops_left", "fleets_left", "priestesses", "philosophers", "discounts", "mercenaries_left", "buildings_left"),
    *("priestesses_left", "philosophers_left", "bonuses_left", "pawn_offering", "known", "led", "done", "die"),
)


def hand_is_on_land(now: Snapshot) -> bool:
    """Whether the group on the move are land units."""
    area = now.one("battle_area")
    for step in now.game.stack:
        if type(step).__name__ in ("Depart", "Arrive"):
            area = step.target  # type: ignore[attr-defined]
    return 0 <= area < now.rules.lands


def people(now: Snapshot) -> Iterator[str]:
    """Priestesses and philosophers: 20 each, less what somebody eliminated took out of the game."""
    for name, most in ((people.plural, people.supply) for people in now.rules.people):
        total = sum(now[name]) + now.one(f"{name}_left")
        gone = 0 in now["alive"]
        if total > most or (total < most and not gone):
            yield f"{sum(now[name])} {name} with players and {now.one(f'{name}_left')} left"
    for faction, number in enumerate(now["philosophers"]):
        waiting = now.any_step({"Development"})
        if number >= now.rules.philosophers_needed and not waiting:
            yield f"{now.rules.factions[faction]} keeps {number} philosophers"


def areas(now: Snapshot) -> Iterator[str]:
    """Owners, counts of lands, sites, and fleets only where their owner is."""
    rules, lands = now.rules, int(now.rules.lands)
    owner, units, hand = now["owner"], now["units"], int(now.rules.hand)
    for faction, name in enumerate(rules.factions):
        if owner[:lands].count(faction) != now["lands"][faction]:
            yield f"{name} has {owner[:lands].count(faction)} land areas, not {now['lands'][faction]}"
        alive = now["alive"][faction]
        placing = now.any_step({"Placement", "Settle"})
        doomed = now.any_step({"Elimination"})
        if not alive and (faction in owner or now["gold"][faction]):
            yield f"{name} is eliminated and still has something"
        if alive and not now["lands"][faction] and not placing and not doomed:
            yield f"{name} has no land and is not eliminated"
    fighting = now.one("battle_area")
    for area in range(hand):
        if not -1 <= owner[area] < len(rules.factions):
            yield f"area {rules.board.ids[area]} is owned by {owner[area]}"
        if (units[area] or now["mercenaries"][area]) and owner[area] < 0:
            yield f"units of nobody in {rules.board.ids[area]}"
        if area >= lands and owner[area] >= 0 and not units[area] and area != fighting and not leaving(now, area):
            yield f"{rules.factions[owner[area]]} holds {rules.board.ids[area]} without a fleet"
    for land in range(lands):
        used = sum(now["buildings"][land::lands]) + now["metropolis"][land]
        tokens = now["token"][rules.site_from[land] : rules.site_from[land + 1]]
        if len([token for token in tokens if token]) != now["metropolis"][land]:
            yield f"{now['metropolis'][land]} Metropolises with the tokens {tokens} in {rules.board.ids[land]}"
        if used > rules.sites[land]:
            yield f"{used} buildings on the {rules.sites[land]} sites of {rules.board.ids[land]}"
        if used and owner[land] < 0:
            yield f"buildings of nobody in {rules.board.ids[land]}"


def leaving(now: Snapshot, area: int) -> bool:
    """Whether a group is about to depart from an area."""
    return any(type(step).__name__ == "Depart" and step.origin == area for step in now.game.stack)  # type: ignore[attr-defined]


def cards(now: Snapshot) -> Iterator[str]:
    """Every card is in one sane place; a miniature is on the board exactly while its card is with its owner."""
    rules = now.rules
    place, at, owner = now["place"], now["card_at"], now["card_owner"]
    for card in rules.cards:
        number = int(card.number)
        where = place[number]
        held = where == HELD
        if not (held == (at[number] >= 0) == (owner[number] >= 0)):
            yield f"{card.name} is at place {where}, area {at[number]}, of faction {owner[number]}"
        if held and card not in rules.figures and card not in rules.heroes:
            yield f"{card.name} has no miniature and is held"
        if at[number] == rules.hand and now["owner"][int(rules.hand)] != owner[number]:
            yield f"{card.name} is on the move with somebody else"
        if where == HAND and not now.any_step({"Discard", "PlaceFigure"}):
            yield f"{card.name} is being played, but nothing is"
        if where == SHOWN and not now.any_step({"SphinxChooses"}):
            yield f"{card.name} lies open, but nobody chooses"
    for deck in rules.decks:
        slots = len(rules.track_prices) if deck is rules.creature_deck else rules.hero_slots
        allowed = {DECK, DISCARD, GONE, HELD, HAND, SHOWN, *range(TRACK, TRACK + slots)}
        places = place[deck.first : deck.last]
        tops = sorted(where - TOP for where in places if where >= TOP)
        if tops != list(range(len(tops))) or len(tops) > MOST_ON_TOP:
            yield f"the deck of {deck.name} has cards on top at {tops}"
        known = now["known"][deck.known - now.rules.f.known :][:MOST_ON_TOP]
        if [mask > 0 for mask in known] != [n < len(tops) for n in range(MOST_ON_TOP)]:
            yield f"{len(tops)} cards on top of the deck of {deck.name}, known by {known}"
        lying = [where for where in places if where >= TRACK]
        if len(lying) != len(set(lying)) or any(where < TOP and where not in allowed for where in places):
            yield f"the cards of {deck.name} are at {places}"
    standing = [at[int(card.number)] for card in rules.figures if at[int(card.number)] >= 0]
    if len(standing) != len(set(standing)):
        yield "two creatures in one area"


def gold(now: Snapshot) -> Iterator[str]:
    """What is known of a purse is true."""
    for low, number, high in zip(now["gold_low"], now["gold"], now["gold_high"]):
        if not low <= number <= high:
            yield f"{number} GP, but known to be {low} to {high}"


def moves(now: Snapshot) -> Iterator[str]:
    """Nobody is on the move, and nobody fights, outside of a move and a battle."""
    hand = int(now.rules.hand)
    moving, fighting = now.any_step(MOVING), now.any_step(FIGHTING)
    holding = now["units"][hand] + now["mercenaries"][hand] + now["card_at"].count(hand)
    if not (moving or fighting) and (holding or now["owner"][hand] >= 0):
        yield f"{holding} units of faction {now['owner'][hand]} on the move"
    battle = [now.one(name) for name in ("battle_area", "attacker", "defender")]
    if not fighting and battle != [-1, -1, -1]:
        yield f"a battle {battle} that is over"
    if fighting and not now.any_step({"KillTroop"}) and min(battle) < 0:
        yield f"a battle {battle} without its area or a side"
    if not fighting and any(now["die"]):
        yield f"dice {now['die']} outside of a battle"


def pawns(now: Snapshot) -> Iterator[str]:
    """Pawns are on the track or on gods, no two in one place, at most one in hand while offerings are made."""
    rules = now.rules
    on_track = [pawn for pawn in now["order"] if pawn >= 0]
    on_gods = [pawn for pawn, god in enumerate(now["pawn_god"]) if god >= 0]
    gods = [god for god in now["pawn_god"] if god >= 0]
    if len(set(on_track)) != len(on_track) or (len(set(gods)) != len(gods) and rules.apollo_seats == 1):
        yield f"pawns on the track {on_track}, on gods {now['pawn_god']}"
    if any(offering and god < 0 for god, offering in zip(now["pawn_god"], now["pawn_offering"])):
        yield f"offerings {now['pawn_offering']} on gods {now['pawn_god']}"
    open_gods = {*now["god_at"][: now.one("open_gods")], int(rules.apollo)}
    if now.steps and now.steps[-1] == "Offer":
        if len(on_track) + len(on_gods) != len(rules.pawns) - 1:
            yield f"pawns on the track {on_track}, on gods {on_gods}: more than one in hand"
        if not open_gods - set(gods):
            yield "an offering is asked, but every god is taken"
    if not set(gods) <= open_gods:
        yield f"a pawn on a god face down: {gods}"
    if now.one("cycle") and sorted(now["god_at"]) != list(range(len(rules.gods) - 1)):
        yield f"the gods are {now['god_at']}"


CHECKS = (pieces, people, areas, cards, gold, moves, pawns)
