"""What must hold with Hades from one state to the next: the column, the gods, the gold of the Necropolis, heroes and
their upkeep, undead and their moves, favours and items. Worked out from the events alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cyclades.engine.decks import DECK, DISCARD, TRACK
from cyclades.engine.events import Event
from cyclades.rules import events
from tools.fuzzing.hades import ARRIVAL, HADES, NECROPOLIS, has, necropolis_at, number_of, plays
from tools.fuzzing.snapshot import TITAN, Snapshot
from tools.fuzzing.titans import CAP

UPKEEP: Final = {"Upkeep", "HeroUpkeep", "PayUpkeep"}
FREE_POWERS: Final = {"artemis", "demeter", "hermes"}
GIVE_ITEMS: Final = {"dionysus", "hephaestus", "hermes"}
POWER_PRICE: Final = 2
UNDEAD: Final = {False: "undead-troop", True: "undead-fleet"}
"""What leads a group of Hades, on land and at sea."""
MOST_UNDEAD: Final = 5
COLUMNS_PLACED: Final = "columns-placed"


class Underworld:
    """Follows a game with Hades from answer to answer."""

    def __init__(self) -> None:
        self.paid: set[int] = set()
        """The heroes who were paid in this cycle."""
        self.recruited = 0
        """How many undead were recruited in this turn."""
        self.used = False
        """Whether the favour's power was used in this cycle."""
        self.face_up: list[int] | None = None
        """The gods of the last cycle, where those that lay face down come first now, until the new ones lie there."""
        self.gift: tuple[int, str] | None = None
        """Whose gift of which favour is due."""

    def look(self, before: Snapshot, now: Snapshot) -> Iterator[str]:
        """All that must hold between two states."""
        if HADES not in now.rules.expansions:
            return
        begun = any(event.kind is events.CYCLE_BEGUN for event in now.game.events)
        if begun:
            self.paid, self.used = set(), False
            if before.one("waiting") and before.one("cycle"):
                self.face_up = laid_out(before)
        if plays(now, "god"):
            yield from column(before, now)
            yield from gold_of_the_dead(before, now)
            yield from self.undead(before, now)
        yield from self.gods(now)
        if plays(now, "heroes"):
            yield from self.heroes(before, now, begun)
        if plays(now, "favours"):
            yield from self.favours(before, now)
            yield from used_items(before, now)
        yield from markers(before, now)

    def gods(self, now: Snapshot) -> Iterator[str]:
        """Gods that lay face down come first; one that Hades covered did not."""
        if self.face_up is None or "Gods" in now.steps or now.game.over:
            return
        shown = laid_out(now)
        first = {int(god.number) for god in now.rules.drawn_gods} - set(self.face_up)
        if not (first <= set(shown) if len(first) <= len(shown) else set(shown) <= first):
            yield f"the gods are {shown}, after {self.face_up}"
        self.face_up = None

    def undead(self, before: Snapshot, now: Snapshot) -> Iterator[str]:
        """The first undead of a turn is free, the next ones cost 1, 2 … GP; one of them goes in each group. Those who
        go home leave islands to their player, and sea spaces to nobody, or to the fleets that stay."""
        names = [kind.name for kind in now.rules.unit_kinds]
        for event in now.game.events:
            if event.kind is events.TURN_BEGUN:
                self.recruited = 0
            elif event.kind is events.RECRUITED and names[event.b] in UNDEAD.values():
                if event.d != self.recruited or self.recruited >= MOST_UNDEAD:
                    yield f"undead number {self.recruited + 1} for {event.d} GP"
                self.recruited += 1
            elif event.kind.name == "undead-left":
                stays = event.c < now.rules.lands or now["fleets"][event.c]
                owner, name = now["owner"][event.c], now.rules.board.ids[event.c]
                if owner != (event.a if stays else -1):
                    yield f"undead of faction {event.a} have left {name} to faction {owner}"
        yield from led(before, now)

    def heroes(self, before: Snapshot, now: Snapshot, begun: bool) -> Iterator[str]:
        """Whoever came in an earlier cycle is paid or leaves; nobody is sacrificed in the cycle in which he came, nor
        somebody else's."""
        cycle = now.one("cycle")
        for event in now.game.events:
            if event.kind.name == "upkeep-paid":
                self.paid.add(int(event.b))
            elif event.kind is events.HERO_SACRIFICED:
                came = before["acquired"][event.b]
                if before["card_owner"][event.b] != event.a or came >= cycle:
                    yield f"{now.rules.cards[event.b].name} of cycle {came} was sacrificed in cycle {cycle}"
        if (begun or before.any_step(UPKEEP)) and not now.any_step(UPKEEP) and not now.game.over and cycle > 0:
            for hero in now.rules.heroes:
                number = int(hero.number)
                if now["card_owner"][number] >= 0 and now["acquired"][number] < cycle and number not in self.paid:
                    yield f"{hero.name} was not paid and stays"

    def favours(self, before: Snapshot, now: Snapshot) -> Iterator[str]:
        """The favour serves whoever acts with the last god: its gift when the turn begins, its power once, for what it
        costs."""
        place = before["place"]
        for event in now.game.events:
            if event.kind is events.TURN_BEGUN:
                self.gift = None
                for card in now.rules.cards:
                    if card.sort == "favour" and place[int(card.number)] == TRACK and event.b == last_god(now):
                        self.gift = (int(event.a), card.name)
            elif event.kind.name == "item-gained" and self.gift is not None and self.gift[1] in GIVE_ITEMS:
                self.gift = None
            elif event.kind is events.PEOPLE_GAINED and self.gift is not None and self.gift[1] not in GIVE_ITEMS:
                if now.rules.unit_names[event.b] == "priestess":
                    self.gift = None
            elif event.kind.name == "favour-used":
                name = now.rules.cards[event.b].name
                entitled = before.acting() == event.a and before["pawn_god"][before.one("turn")] == last_god(before)
                if self.used or not entitled or place[event.b] != TRACK:
                    yield f"faction {event.a} has used {name}, which it could not"
                if event.c != (0 if name in FREE_POWERS else POWER_PRICE):
                    yield f"{name} has cost {event.c} GP"
                self.used = True
        if self.gift is not None and now.steps[-1:] == ["PaidActions"]:
            faction, name = self.gift
            items = [now["place"][int(card.number)] for card in now.rules.cards if card.sort == "item"]
            left = DECK in items or DISCARD in items if name in GIVE_ITEMS else now.one("priestesses_left") > 0
            if left and now.acting() == faction:
                yield f"faction {faction} has not got the gift of {name}"
            self.gift = None


def last_god(now: Snapshot) -> int:
    """The last god that is face up."""
    return now["god_at"][now.one("open_gods") - 1]


def laid_out(now: Snapshot) -> list[int]:
    """The gods that are face up, or covered by Hades."""
    covered = now.one("covered_god") if "covered_god" in now.fields else -1
    shown = now["god_at"][: now.one("open_gods")]
    return [covered if god == number_of(now, HADES) else god for god in shown]


def last_answer(now: Snapshot) -> str:
    """The last answer of a player."""
    node = now.game.head
    while node is not None and node.asked < 0:
        node = node.parent
    return "" if node is None else str(node.action.notation)


def column(before: Snapshot, now: Snapshot) -> Iterator[str]:
    """The column moves by what was rolled, the Aegis counted, and not past its ends; it goes back when Hades leaves."""
    at, roll, fresh = before.one("hades_column"), before.one("hades_roll"), False
    if before.steps[-1:] == ["AegisCounts"]:
        number = int(before.stack[-1].number)
        roll += number if last_answer(now) == "count up" else -number
    for event in now.game.events:
        name = event.kind.name
        if event.kind is events.CYCLE_BEGUN:
            fresh = True
        elif name == "threat-rolled" and fresh:
            roll, fresh = int(event.b), False
            if not 0 <= roll <= 6:
                yield f"two dice show {roll}"
        elif name == "threat-moved":
            at, roll = min(max(at + roll, 0), ARRIVAL), 0
            if event.a != at:
                yield f"the column was told to be at {event.a}, not at {at}"
        elif name == "hades-left":
            at = 0
        elif name == "hades-arrived" and now.one("covered_god") != event.a:
            yield f"Hades has covered {event.a}, now {now.one('covered_god')}"
    if (now.one("hades_column"), now.one("hades_roll")) != (at, roll):
        yield f"the column is at {now.one('hades_column')} with {now.one('hades_roll')} to go, not at {at} with {roll}"
    arrived = any(event.kind.name == "hades-arrived" for event in now.game.events)
    palace = any(event.kind.name == "item-used" for event in now.game.events)
    if arrived and not palace and last_god(now) != number_of(now, HADES):
        yield f"Hades has come to {now['god_at']}"


def is_living(now: Snapshot, unit: int) -> bool:
    """Whether a unit is a piece that is not undead, or a hero."""
    if unit < len(now.rules.unit_kinds):
        return now.rules.unit_kinds[unit].name not in UNDEAD.values()
    return any(int(hero.unit) == unit for hero in now.rules.heroes)


def gold_of_the_dead(before: Snapshot, now: Snapshot) -> Iterator[str]:
    """The Necropolis has 1 GP more for each living unit that has died, and what it has goes to whoever controls its
    island at the income, or to Empusa; where it stood before, gold is left behind."""
    gold, left = list(before["necropolis_gold"]), list(before["necropolis_left"])
    at = next(iter(necropolis_at(before)), -1)
    again = any(event.kind is events.CREATURE_USED for event in now.game.events)
    for event in now.game.events:
        name = event.kind.name
        if event.kind is events.BUILT and now.rules.building_names[event.b] == NECROPOLIS:
            if at >= 0:
                left[at] += gold[at]
                gold[at] = 0
            at = int(event.c)
        elif at >= 0 and died(now, event):
            gold[at] += 1
        elif name == "necropolis-robbed":
            if event.b != gold[at]:
                yield f"Empusa has taken {event.b} GP of {gold[at]}"
            gold[at] = 0
        elif name == "necropolis-paid":
            if event.c != gold[event.b] + left[event.b] or now["owner"][event.b] != event.a:
                yield f"the Necropolis has paid {event.numbers()}, of {gold} and {left}"
            gold[event.b] = left[event.b] = 0
    if (gold, left) != (now["necropolis_gold"], now["necropolis_left"]):
        yield f"the gold of the dead is {now['necropolis_gold']} and {now['necropolis_left']}, not {gold} and {left}"
    if [at] != (necropolis_at(now) or [-1]):
        yield f"the Necropolis is on {necropolis_at(now)}, not on {at}"
    if any(event.kind is events.INCOME_RECEIVED for event in now.game.events) and not again:
        owed = [land for land, owner in enumerate(now["owner"][: len(gold)]) if owner >= 0 and gold[land] + left[land]]
        if owed:
            yield f"the gold of the dead on {owed} was not paid"


def died(now: Snapshot, event: Event) -> bool:
    """Whether an event says that a living unit has died, or was given to a temple."""
    if event.kind is events.LOST:
        return is_living(now, int(event.b))
    return event.kind.name == "temple-invoked" and is_living(now, int(event.c))


def led(before: Snapshot, now: Snapshot) -> Iterator[str]:
    """In each group that Hades' player moves goes an undead, at sea at each step; or, on land, a Titan. A group that
    passes on with the Cap has been told already. What the Sylph or the Siren moves needs nobody; a Siren that a temple
    draws is told before it is asked from where its fleet comes."""
    turn = before.one("turn")
    if turn < 0 or before["pawn_god"][turn] != number_of(now, HADES):
        return
    used = [now.rules.cards[event.b].name for event in now.game.events if event.kind is events.CREATURE_USED]
    blown = any(step.startswith(("Sylph", "Siren")) for step in before.steps) or bool({"sylph", "siren"} & set(used))
    names = [kind.name for kind in now.rules.unit_kinds]
    told = [event for event in now.game.events if event.kind in (events.MOVED, events.CARRIED)]
    carried = [event for event in now.game.events if event.kind is events.ARTIFACT_CARRIED]
    for place, event in enumerate(told):
        at_sea = bool(event.b >= now.rules.lands)
        if event.kind is not events.MOVED or blown or (event.d == 0 and not at_sea):
            continue
        group: list[str] = []
        for other in told[place + 1 :]:
            if other.kind is events.MOVED:
                break
            group.append(names[other.b])
        passing = not at_sea and not group and CAP in {now.rules.cards[e.b].name for e in carried}
        leaders = {UNDEAD[at_sea], *([] if at_sea else [TITAN])}
        if not leaders & set(group) and not passing:
            yield f"{group} have moved with Hades, and none of them is undead"


def used_items(before: Snapshot, now: Snapshot) -> Iterator[str]:
    """Whoever uses an item holds it; more dice come from items alone; whoever wears the Necklace is left alone; and
    columns move when Hecate is called."""
    used: list[str] = []
    for event in now.game.events:
        if event.kind.name == "item-used":
            used.append(now.rules.cards[event.b].name)
            if not has(before, int(event.a), used[-1]):
                yield f"faction {event.a} has used {used[-1]}, which it does not hold"
        elif event.kind is events.BATTLE_BEGUN and event.b == before.one("necklace"):
            yield f"faction {event.b} wears the Necklace and is attacked"
        elif event.kind is events.CONTROL_TAKEN and event.c >= 0 and event.c == before.one("necklace"):
            yield f"faction {event.c} wears the Necklace and has lost {now.rules.board.ids[event.b]}"
    if sum(now["extra_die"]) > sum(before["extra_die"]) and not {"apollos-arrows", "poseidons-trident"} & set(used):
        yield f"one more die without an item: {now['extra_die']}"
    for field, item in (("barred_god", "aphrodites-belt"), ("necklace", "necklace-of-harmony")):
        gained = [new for old, new in zip(before[field], now[field], strict=True) if new not in (old, -1)]
        if gained and item not in used:
            yield f"{field} is {now[field]}, without {item}"
    if "hecate_column" in now.fields:
        told = [set(event.numbers()[1:3]) for event in now.game.events if event.kind.name == COLUMNS_PLACED]
        if now["hecate_column"] != before["hecate_column"] and set(now["hecate_column"]) not in told:
            yield f"the columns of Hecate stand on {now['hecate_column']}, told: {told}"
        if any(pair == set(before["hecate_column"]) for pair in told):
            yield "the columns of Hecate stand where they stood"


def markers(before: Snapshot, now: Snapshot) -> Iterator[str]:
    """Prosperity markers come and move as was told."""
    found = list(before["prosperity"])
    for event in now.game.events:
        if event.kind is events.PROSPERITY_PLACED:
            found[event.b] += 1
        elif event.kind is events.PROSPERITY_MOVED:
            found[event.b] -= 1
            found[event.c] += 1
    if found != now["prosperity"]:
        yield f"the prosperity markers are {now['prosperity']}, not {found} as was told"
