"""What must hold with Hades, Hecate and the Manticore in every state: column, undead, Necropolis, items and favours,
heroes. All of it is worked out here once more, from the steps to come and the names of gods, cards and buildings. What
must hold from one state to the next is in underworld.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from cyclades.engine.decks import ASIDE, AWAY, DECK, DISCARD, HELD, HIDDEN, SHOWN, TOP, TRACK
from tools.fuzzing.auction import REARRANGING
from tools.fuzzing.snapshot import Snapshot

HADES: Final = "hades"
ARRIVAL: Final = 9
NECROPOLIS: Final = "necropolis"
FAVOURS: Final = "favours"
ITEMS: Final = "items"
UNDEAD: Final = ("undead_troops", "undead_fleets")
BELT: Final = "aphrodites-belt"
WINDOWS: Final = {
    0: {"zeus-aegis"},
    1: {"palace-on-mount-olympus"},
    2: {BELT},
    3: {"necklace-of-harmony"},
    4: {"apollos-arrows"},
    5: {"poseidons-trident"},
}
"""The item that fits each window: the roll, the gods, their order, the payment, and rounds on land and at sea."""
FIRST_OF_BATTLE: Final = 4
CREATURES: Final = 17
HEROES: Final = 6
ARTIFACTS: Final = 5
UNDERWORLD: Final = 3
"""Cerberus, Charon, Erinyes; Empusa comes with the god."""
SEARCHING: Final = {"Search", "EndSearch", "UseShown"}
CHOOSING: Final = {"SphinxChooses", "DrawItem", "PlaceHero", *SEARCHING}
LOOKING: Final = {"HephaestusShows", "HephaestusGives"}


def plays(now: Snapshot, module: str) -> bool:
    """Whether a game has a module of Hades."""
    return HADES in now.rules.expansions and now.rules.options.get(module, "on") == "on"


def number_of(now: Snapshot, god: str) -> int:
    """The number of a god; -1 where it is not in the game."""
    return next((int(other.number) for other in now.rules.gods if other.name == god), -1)


def is_here(now: Snapshot) -> bool:
    """Whether Hades lies among the gods."""
    return number_of(now, HADES) in set(now["god_at"]) - {-1}


def player_of_hades(now: Snapshot) -> int:
    """The faction that has made its offering to Hades and has begun its turn, or had it; -1 without one."""
    god = number_of(now, HADES)
    for pawn, on in enumerate(now["pawn_god"]):
        if god >= 0 and on == god and (now.one("turn") == pawn or pawn in now["order"]):
            return int(now.rules.pawn_faction[pawn])
    return -1


def steps(now: Snapshot, kind: str) -> list[Any]:
    """The steps to come of a kind, the next one first."""
    return now.steps_of(kind)[::-1]


def necropolis_at(now: Snapshot) -> list[int]:
    """The islands where a Necropolis stands."""
    if NECROPOLIS not in now.rules.building_names:
        return []
    lands = int(now.rules.lands)
    first = now.rules.building_names.index(NECROPOLIS) * lands
    return [land for land in range(lands) if now["buildings"][first + land]]


def in_cycle(now: Snapshot, after: str, before: str) -> bool:
    """Whether a step of this cycle is done, and another one is still to come."""
    return now.one("cycle") > 0 and now.any_step({before}) and not now.any_step({after})


# Fields


def threat(now: Snapshot) -> Iterator[str]:
    """Hades is there, over a god of the table, exactly while his column stands at its end and the gods are laid out;
    what was rolled is forgotten as soon as the column has moved."""
    if now.any_step(REARRANGING):
        return
    column, roll, covered = (now.one(name) for name in ("hades_column", "hades_roll", "covered_god"))
    here = is_here(now)
    if not 0 <= column <= ARRIVAL:
        yield f"the column of Hades is at {column}"
    if here != (covered >= 0):
        yield f"the gods are {now['god_at']}, the covered one {covered}"
    if covered >= 0 and (covered in now["god_at"] or not now.rules.gods[covered].drawn):
        yield f"Hades covers {now.rules.gods[covered].name}, with the gods {now['god_at']}"
    if here and number_of(now, HADES) not in now["god_at"][: now.one("open_gods")]:
        yield f"Hades is face down among {now['god_at']}"
    if now.over:
        return
    present = in_cycle(now, "HadesArrives", "HadesLeaves")
    if here != (present and column == ARRIVAL):
        yield f"the column of Hades is at {column}, the gods are {now['god_at']}"
    if column == ARRIVAL and not in_cycle(now, "MoveColumn", "HadesLeaves"):
        yield "the column of Hades is at its end, and nobody comes"
    if roll and not in_cycle(now, "HadesRoll", "MoveColumn"):
        yield f"{roll} was rolled for a column that does not move"
    yield from undead(now)


def undead(now: Snapshot) -> Iterator[str]:
    """Undead are with the player of Hades alone, from its turn to the end of the cycle."""
    whose = player_of_hades(now) if now.any_step({"UndeadGoHome"}) or now.over else -1
    hand = int(now.rules.moving_group)
    for name in UNDEAD:
        for area, number in enumerate(now[name]):
            if number and (now.holder(area) if area == hand else now["owner"][area]) != whose:
                yield f"{number} {name} in area {area} of faction {now['owner'][area]}, not of faction {whose}"


def necropolis(now: Snapshot) -> Iterator[str]:
    """It stands once at most, in the place of a Metropolis and beside none, and gold lies on it where it stands."""
    at = necropolis_at(now)
    if len(at) > 1:
        yield f"Necropolises on {at}"
    for land in at:
        if now.rules.room(land, 1) < 0 or now["metropolis"][land]:
            yield f"the Necropolis on {now.rules.board.ids[land]}, with {now['metropolis'][land]} Metropolises"
    for land, number in enumerate(now["necropolis_gold"]):
        if number and land not in at:
            yield f"{number} GP on a Necropolis on {now.rules.board.ids[land]}"


def columns(now: Snapshot) -> Iterator[str]:
    """Hecate's columns stand on two islands, or nowhere."""
    one, other = now["hecate_column"]
    if (one < 0) != (other < 0) or (one >= 0 and one == other) or max(one, other) >= now.rules.lands:
        yield f"the columns of Hecate stand on {one} and {other}"


def belt(now: Snapshot) -> Iterator[str]:
    """From its window to the end of the cycle one faction may be kept from a god that is face up."""
    barred = {faction: god for faction, god in enumerate(now["barred_god"]) if god >= 0}
    if len(barred) > 1:
        yield f"the Belt keeps {barred} from gods"
    for faction, god in barred.items():
        if god not in now["god_at"][: now.one("open_gods")]:
            yield f"the Belt keeps {now.rules.factions[faction]} from a god who is not there"
        if not now.over and not in_cycle(now, "Gods", "ItemEffectsEnd"):
            yield "the Belt works after the end of the cycle"


def worn(now: Snapshot) -> Iterator[str]:
    """The Necklace works from the payment to the end of the cycle, for somebody who is in the game."""
    wearer = now.one("necklace")
    if wearer >= 0 and not (now.over or in_cycle(now, "Payment", "ItemEffectsEnd")):
        yield "the Necklace works outside of its cycle"
    if wearer >= 0 and not now["alive"][wearer]:
        yield f"{now.rules.factions[wearer]} wears the Necklace and is eliminated"


def silence(now: Snapshot) -> Iterator[str]:
    """Nobody is silent for longer than everybody knows, and for a battle only in one."""
    for purse, name in enumerate(now.rules.purses):
        said, most = now["silent"][purse], now["silent_high"][purse]
        if not 0 <= said <= most <= 2:
            yield f"{name} is silent ({said}), known to be {most} at most"
        if most == 2 and now.one("battle_area") < 0:
            yield f"{name} may be silent in a battle that is over"


def extra_dice(now: Snapshot) -> Iterator[str]:
    """More dice are rolled in battles only."""
    if any(now["extra_die"]) and now.one("battle_area") < 0:
        yield f"more dice without a battle: {now['extra_die']}"


# Cards


def hades_cards(now: Snapshot) -> Iterator[str]:
    """As many cards as there are, each where cards of its sort may be; who holds what is counted right."""
    if HADES not in now.rules.expansions:
        return
    yield from deck_sizes(now)
    for card in now.rules.cards:
        number = int(card.number)
        place, owner = now["place"][number], now["card_owner"][number]
        if place == AWAY and not card.is_hero:
            yield f"{card.name} is out of play"
        if place == ASIDE and not now.any_step(SEARCHING):
            yield f"{card.name} is laid aside, but nobody searches"
        if place <= HIDDEN and (card.sort != "item" or not now["alive"][HIDDEN - place]):
            yield f"{card.name} is in the hand of faction {HIDDEN - place}"
        if card.sort in ("item", "favour") and (now["card_at"][number] >= 0 or (owner >= 0) != (place == HELD)):
            yield f"{card.name} is at place {place} of faction {owner}, in area {now['card_at'][number]}"
        if card.sort == "favour" and place == HELD:
            yield f"{card.name} is held"
        if card.sort == "item" and place >= TOP and not now.any_step(LOOKING):
            yield f"{card.name} lies on top, and nobody looks"
        if card.sort == "item" and place == HELD and now["acquired"][number] == 0:
            yield f"{card.name} was never gained"
    if plays(now, "favours"):
        yield from items(now)
        yield from favours(now)


def deck_sizes(now: Snapshot) -> Iterator[str]:
    """How many cards each deck has, by the modules that are played."""
    god, heroes, favours = (plays(now, module) for module in ("god", "heroes", "favours"))
    boxes = now.rules.expansions
    creatures = CREATURES + heroes * (HEROES + UNDERWORLD + god) + ("manticore" in boxes)
    wanted = {"creatures": creatures + ("titans" in boxes) * ARTIFACTS}
    if favours:
        wanted |= {FAVOURS: 7 + heroes + ("hecate" in boxes), ITEMS: 9 + god}
    found = {deck.name: deck.last - deck.first for deck in now.rules.decks}
    if found != wanted:
        yield f"the decks have {found} cards, not {wanted}"
    people = {kind.plural: int(kind.supply) for kind in now.rules.people}
    if people.get("priestesses", 0) != (16 if favours else 0):
        yield f"the people are {people}"


def items(now: Snapshot) -> Iterator[str]:
    """Hidden items are counted right, and fleeting ones do not stay for more than two cycles."""
    for faction, name in enumerate(now.rules.factions):
        held = now["place"].count(HIDDEN - faction)
        if now["items_hidden"][faction] != held:
            yield f"{name} has {held} items face down, not {now['items_hidden'][faction]}"
    if now.rules.options.get("magic_items") == "fleeting":
        for card in now.rules.cards:
            number = int(card.number)
            held = card.sort == "item" and now["place"][number] == HELD
            if held and now["acquired"][number] < now.one("cycle") - 1:
                yield f"{card.name} of cycle {now['acquired'][number]} has not faded"


def favours(now: Snapshot) -> Iterator[str]:
    """One favour is open from the gods to the end of the cycle, but none while Hades is there."""
    shown = [card.name for card in now.rules.cards if card.sort == "favour" and now["place"][int(card.number)] == TRACK]
    due = in_cycle(now, "OfferFavour", "DiscardFavour") and not is_here(now)
    if not now.over and len(shown) != int(due) and not now.any_step(REARRANGING):
        yield f"the favours {shown} are open, with the gods {now['god_at']}"


# Windows


def holders(now: Snapshot, window: int) -> set[int]:
    """Those who are asked at a window: whoever holds an item face down, or the fitting one open."""
    found = {HIDDEN - place for place in now["place"] if place <= HIDDEN}
    for card in now.rules.cards:
        if card.name in WINDOWS[window] and now["place"][int(card.number)] == HELD:
            found.add(now["card_owner"][int(card.number)])
    return found


def turn_order(now: Snapshot) -> list[int]:
    """The factions in turn order, each where its first pawn is: on the track, or, after the offerings, on the gods."""
    rules, on = now.rules, now["pawn_god"]
    pawns = [pawn for pawn in now["order"] if pawn >= 0]
    for god in [*now["god_at"][: now.one("open_gods")], int(rules.apollo.number)]:
        there = [pawn for pawn, at in enumerate(on) if at == god and pawn not in pawns]
        pawns += sorted(there, key=lambda pawn: now["pawn_place"][pawn])
    return list(dict.fromkeys(int(rules.pawn_faction[pawn]) for pawn in pawns))


def windows(now: Snapshot) -> Iterator[str]:
    """Whoever is asked at a window may hold something for it. After it come all who are behind it in turn order, or,
    before a round, the defender after the attacker; and they are offered just what they hold."""
    if now.top != "AskHolder":
        return
    asking = steps(now, "AskHolder")
    window, faction = int(asking[0].window), int(asking[0].faction)
    if faction not in holders(now, window):
        yield f"{now.rules.factions[faction]} is asked at window {window} and has no item"
    order = turn_order(now)
    if window >= FIRST_OF_BATTLE:
        order = [now.one("attacker"), now.one("defender")]
        if (window == FIRST_OF_BATTLE) != (now.one("battle_area") < now.rules.lands):
            yield f"window {window} in a battle in area {now.one('battle_area')}"
    coming = [int(step.faction) for step in asking if step.window == window]
    if faction not in order or coming != order[order.index(faction) :]:
        yield f"{coming} are asked at window {window}, in the order {order}"
    offered = {now.rules.cards[action.a].name for action in now.game.actions if action.verb is now.game.verbs.use}
    silent = window >= FIRST_OF_BATTLE and now["silent"][now.rules.purse_of[faction]] > 0
    held = {name for name in WINDOWS[window] if has(now, faction, name)}
    if not rivals(now, faction):
        held.discard(BELT)  # there is nobody to keep from a god
    if offered != (set() if silent else held):
        yield f"{now.rules.factions[faction]} is offered {offered} at window {window}"


def rivals(now: Snapshot, faction: int) -> list[int]:
    """The factions of other teams that are in the game."""
    team_of = now.rules.team_of
    return [other for other in now.layout.factions if team_of[other] != team_of[faction] and now["alive"][other]]


def has(now: Snapshot, faction: int, item: str) -> bool:
    """Whether a faction holds an item, open or face down."""
    card = now.card(item)
    place = now["place"][card] if card >= 0 else SHOWN
    return place == HIDDEN - faction or (place == HELD and now["card_owner"][card] == faction)


# What a turn offers


def offered(now: Snapshot, verb: str, sort: str) -> set[str] | None:
    """The cards of a sort that the menu of a turn offers by a verb; None where there is no menu."""
    if HADES not in now.rules.expansions or now.over or now.top != "PaidActions":
        return None
    cards = [now.rules.cards[action.a] for action in now.game.actions if action.verb.name == verb]
    return {card.name for card in cards if card.sort == sort}


def menu_of_items(now: Snapshot) -> Iterator[str]:
    """The items of a turn are offered to whoever holds them where they can do something."""
    found = offered(now, "play", "item")
    if found is None:
        return
    faction, lands = int(now.game.asked), int(now.rules.lands)
    figures = [int(figure.number) for figure in now.rules.figures]
    own = [land for land in now.lands_of(faction) if land != now.at("medusa")]
    others = [n for n, team in enumerate(now.rules.team_of) if team != now.rules.team_of[faction]]
    useful = {
        "artemis-arrows": any(now["card_at"][figure] >= 0 for figure in figures),
        "chariot-of-the-sun": len(now.lands_of(faction)) > 1 and any(now.struck(land) for land in own if land < lands),
        "pandoras-box": any((now.get("priestesses") or [0] * len(now["alive"]))[other] for other in others),
        "pelops-sceptre": any(drawable(now["place"][figure]) for figure in figures),
    }
    wanted = {name for name, can in useful.items() if can and has(now, faction, name)}
    if found != wanted:
        yield f"{now.rules.factions[faction]} is offered the items {found}, not {wanted}"


def drawable(place: int) -> bool:
    """Whether a card at a place may be turned up from its deck, made anew if need be."""
    return place in (DECK, DISCARD) or place >= TOP


def sacrifices(now: Snapshot) -> Iterator[str]:
    """Those heroes of earlier cycles may be sacrificed whose condition is met; Penthesilea never by herself."""
    found = offered(now, "sacrifice", "hero")
    if found is None or not plays(now, "heroes"):
        return
    faction = int(now.game.asked)
    wanted: set[str] = set()
    for hero in now.rules.heroes:
        number = int(hero.number)
        if now["card_owner"][number] == faction and now["acquired"][number] < now.one("cycle"):
            wanted |= {hero.name} if ready(now, faction, hero.name) else set()
    if found != wanted and not (len(now.lands_of(faction)) == 1 and wanted - found == {"perseus"}):  # nowhere to go
        yield f"{now.rules.factions[faction]} may sacrifice {found}, not {wanted}"


def ready(now: Snapshot, faction: int, hero: str) -> bool:
    """Whether the condition of a hero's sacrifice is met."""
    if hero == "hector":
        priests, left = now["priests"][faction], now.one("philosophers_left")
        return (priests >= 2 and left >= 1) or (priests >= 5 and left >= 2)
    if hero == "perseus":
        return carries(now, now.at(hero))
    if hero == "penthesilea" or not finds_place(now, faction):
        return False
    if hero == "achilles":
        return len(now.lands_of(faction)) >= 4
    if hero == "midas":
        return now["gold"][now.rules.purse_of[faction]] >= 15
    wild = now.buildings(faction, "theatre") if "theatre" in now.rules.building_names else 0
    return sum(now.buildings(faction, kind) == 0 for kind in ("port", "temple", "university")) <= wild


def finds_place(now: Snapshot, faction: int) -> bool:
    """Whether a Metropolis is left, and a square for it or Penthesilea's card."""
    if not any(now["bonuses_left"]):
        return False
    card = now.card("penthesilea")
    if now["card_owner"][card] == faction and now["acquired"][card] < now.one("cycle"):
        return True
    taken = necropolis_at(now)
    return any(now.rules.room(n, now["metropolis"][n] + (n in taken) + 1) >= 0 for n in now.lands_of(faction))


def carries(now: Snapshot, land: int) -> bool:
    """Whether somebody stands with Perseus who may leave."""
    heroes = [now["card_at"][int(hero.number)] for hero in now.rules.heroes]
    return land != now.at("medusa") and (now.units(land) > 0 or heroes.count(land) > 1)
