"""What must hold between two states of a game: gold that came or went was told, and nobody went where nobody may."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from cyclades import Action, Game
from cyclades.engine.decks import GONE
from cyclades.engine.events import Event
from cyclades.rules import events
from cyclades.rules.metropolises import CONQUEST, ON_CARD
from cyclades.rules.people import People
from cyclades.rules.victory import ALONE, ELIMINATION
from tools.fuzzing.auction import owed, team_metropolises
from tools.fuzzing.cases import Finding
from tools.fuzzing.figures import incomes_of
from tools.fuzzing.monuments import constructions, renewed
from tools.fuzzing.rounds import Rounds
from tools.fuzzing.snapshot import Snapshot
from tools.fuzzing.states import Looked
from tools.fuzzing.titans import ARTIFACTS_WIN, plays_titans, reason_for_last_cycle, struck
from tools.fuzzing.underworld import Underworld

PRIESTESS: Final = "priestess"
FOUNDING: Final = {
    *("Development", "DemolishOne", "ChooseMetropolis", "PlaceMetropolis"),
    *("ClearSite", "TurnUpToken", "BuildMetropolis"),
}
CONQUERING: Final = {"NewBuildings", "ConquestDone", "BuildVictory"}


class Watch:
    """Follows a game from answer to answer."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.looked = Looked()
        self.last = self.looked.look(game)
        self.told = self.last
        """The last state in which no group of answers was unfinished."""
        self.taker = -1
        """Who was the last to take an area."""
        self.conquerors: list[int] = []
        """Those who have eliminated somebody, and whose Metropolises are not yet founded."""
        self.underworld = Underworld()
        self.rounds = Rounds()

    def play(self, action: Action) -> None:
        """Answer and check what follows; of a creature that is played, whether it was called useless rightly."""
        game = self.game
        useless = game.useless(action)
        plays = action.verb in (game.verbs.buy, game.verbs.use) and game.rules.cards[action.a].sort == "creature"
        game.play(action)
        self.look()
        for complaint in effect(game, action, useless) if plays else ():
            raise Finding(f"useless: {complaint}")

    def look(self) -> None:
        """Check the state of the game after an answer, and what has changed."""
        now = self.looked.look(self.game)
        for complaint in (*medusa(self.last, now), *teammates(self.last, now)):
            raise Finding(f"change: {complaint}")
        self.last = now
        if self.game.draft == 0:
            for complaint in (
                *ledger(self.told, now),
                *payments(self.told, now),
                *incomes_told(self.told, now),
                *constructions(self.told, now),
                *renewed(self.told, now),
                *people_told(self.told, now),
                *self.underworld.look(self.told, now),
                *self.rounds.look(self.told, now),
                *founded(now),
                *last_cycle(self.told, now),
                *self.eliminated(now),
            ):
                raise Finding(f"told: {complaint}")
            self.told = now

    def eliminated(self, now: Snapshot) -> Iterator[str]:
        """Whoever takes a last land area has by it the Metropolises that end the game; unless nobody else is left, and
        it ends before they are founded."""
        for event in now.game.events:
            if event.kind is events.CONTROL_TAKEN:
                self.taker = int(event.a)
            elif event.kind is events.ELIMINATED:
                self.conquerors.append(self.taker)
        if now.any_step(FOUNDING | CONQUERING):
            return
        if now.one("ending") in (2 + ALONE, ARTIFACTS_WIN):
            self.conquerors = []
        for faction in self.conquerors:
            reached = team_metropolises(now, int(now.rules.team_of[faction]))
            if reached < now.rules.metropolises_to_win:
                yield f"faction {faction} has taken a last land area, and has {reached} Metropolises"
        self.conquerors = []


def effect(game: Game, action: Action, useless: bool) -> Iterator[str]:
    """A creature that was called useless has done nothing when it is played, and no other one has."""
    nothing = any(event.kind is events.EFFECT_MISSED and event.b == action.a for event in game.events)
    if nothing != useless:
        called, done = "" if useless else "not ", "nothing" if nothing else "something"
        yield f"{action.notation} was {called}called useless, and has done {done}"


def last_cycle(before: Snapshot, now: Snapshot) -> Iterator[str]:
    """A cycle becomes the last one only when somebody is eliminated, or loses a last land area and escapes."""
    ends = now.one("ending") in (1, 2 + ELIMINATION)
    reason = any(event.kind is events.ELIMINATED for event in now.game.events) or before.one("last_stand")
    reason = reason or reason_for_last_cycle(now)
    if ends and before.one("ending") == 0 and not reason:
        yield "this cycle is the last, but nobody was eliminated or has lost a last land area"


def founded(now: Snapshot) -> Iterator[str]:
    """A new Metropolis stands in an area of whoever has founded it."""
    for event in now.game.events:
        if event.kind is events.METROPOLIS_GAINED and event.c != CONQUEST and event.b != ON_CARD:
            if now["owner"][event.b] != event.a:
                yield f"{now.rules.factions[event.a]} has founded a Metropolis in {now.rules.board.ids[event.b]}"


def medusa(before: Snapshot, now: Snapshot) -> Iterator[str]:
    """As long as she stays nobody comes to her area or leaves it; a troop may die there, a hero may be sacrificed."""
    area = before.at("medusa")
    if area < 0 or area != now.at("medusa"):
        return
    name = now.rules.board.ids[area]
    if now.classic:
        yield from medusa_of_islands(before, now, area)
        return
    if before["owner"][area] != now["owner"][area]:
        yield f"{name}, where Medusa is, has changed hands"
    lost = 0
    for kind in now.rules.land_kinds:
        gone = before.numbers[int(kind.field) + area] - now.numbers[int(kind.field) + area]
        reserve = int(kind.reserve(max(0, before["owner"][area])))
        if gone < 0 or (gone and now.numbers[reserve] - before.numbers[reserve] != gone):
            yield f"{gone} {kind.plural} have left {name}, where Medusa is"
        lost += gone
    if lost > 1:
        yield f"{lost} units are gone from {name}, where Medusa is"
    for hero in now.rules.heroes:
        number = int(hero.number)
        was, stands = (snapshot["card_at"][number] == area for snapshot in (before, now))
        if was != stands and (stands or now["place"][number] != GONE):
            yield f"{hero.name} has {'come to' if stands else 'left'} {name}, where Medusa is"


def medusa_of_islands(before: Snapshot, now: Snapshot, area: int) -> Iterator[str]:
    """In the classic edition everybody may come, and troops that are gone are in their reserve."""
    owner, name = before["owner"][area], now.rules.board.ids[area]
    for kind in now.rules.land_kinds if owner >= 0 else []:
        there, reserve = int(kind.field) + area, int(kind.reserve(owner))
        stay = now.numbers[there] if now["owner"][area] == owner else 0
        gone = before.numbers[there] - stay
        if gone > max(0, now.numbers[reserve] - before.numbers[reserve]):
            yield f"{gone} {kind.plural} have left {name}, where Medusa is"
    for hero in now.rules.heroes:
        number = int(hero.number)
        if before["card_at"][number] == area and now["card_at"][number] not in (area, -1):
            yield f"{hero.name} has left {name}, where Medusa is"


def teammates(before: Snapshot, now: Snapshot) -> Iterator[str]:
    """No area goes from a faction to its teammate, but for fleets that a Sylph swaps."""
    team_of = now.rules.team_of
    if before["owner"] == now["owner"] or before.top == "SylphWith":
        return
    for area, (loser, owner) in enumerate(zip(before["owner"][: now.rules.areas], now["owner"])):
        if loser >= 0 and owner >= 0 and loser != owner and team_of[loser] == team_of[owner]:
            yield f"{now.rules.factions[owner]} has taken {now.rules.board.ids[area]} from its teammate"


def ledger(before: Snapshot, now: Snapshot) -> Iterator[str]:
    """Whatever changes a purse was told, so that what everybody knows of it changes alike and never gets less exact."""
    rules = now.rules
    purses = {name: list(before[name]) for name in ("gold", "gold_low", "gold_high")}
    alive = list(before["alive"])
    for event in now.game.events:
        for faction, amount in struck(now, event) if event.kind.name == "lightning-struck" else flows(event):
            for row in purses.values():
                row[rules.purse_of[faction]] += amount
        if event.kind is events.ELIMINATED:
            alive[event.a] = 0
            purse = int(rules.purse_of[event.a])
            if not any(alive[mate] for mate in now.mates(purse)):
                for row in purses.values():
                    row[purse] = 0
    if purses["gold"] != now["gold"]:
        told = [(event.kind.name, event.numbers()) for event in now.game.events]
        yield f"the gold was {before['gold']} and is {now['gold']}, not {purses['gold']} as was told: {told}"
    if any(low > known for low, known in zip(purses["gold_low"], now["gold_low"])) or any(
        high < known for high, known in zip(purses["gold_high"], now["gold_high"])
    ):
        yield f"less is known of the gold: {purses} before, {[now[name] for name in purses]} now"


def incomes_told(before: Snapshot, now: Snapshot) -> Iterator[str]:
    """An income is what the board pays; fleets that have come after it do not count. In the classic edition everybody
    gets one in every cycle, but after free positioning only from the second on; then only the Fates bring one."""
    rules, got = now.rules, [0] * len(now.rules.factions)
    again = cycle = False
    paid = any(event.kind is events.INCOME_RECEIVED for event in now.game.events)
    wanted = incomes_of(now) if paid else got[:]
    empty = deserted(before, now)
    for event in reversed(now.game.events):
        if event.kind is events.RECRUITED and event.b == rules.fleet.number:
            if before["owner"][event.c] != event.a or event.c in empty:
                wanted[event.a] -= rules.board.prosperity[event.c] + now["prosperity"][event.c]
        elif event.kind is events.INCOME_RECEIVED:
            got[event.a] += 1
            if event.b != wanted[event.a]:
                yield f"{rules.factions[event.a]} has received {event.b} GP, not {wanted[event.a]}"
        elif event.kind is events.CREATURE_USED and rules.cards[event.b].name == "fates":
            again = True
        cycle = cycle or event.kind is events.CYCLE_BEGUN
    if now.classic and not again and not now.game.over:
        usual = "free" if rules.players == 2 or "hades" in rules.expansions or plays_titans(now) else "printed"
        free = rules.options.get("start", usual) == "free"
        due = (cycle or "Income" in before.steps) and "Income" not in now.steps
        each = int(due and now.one("cycle") > int(free))
        if got != [each * alive for alive in now["alive"]]:
            yield f"{got} incomes in cycle {now.one('cycle')}, with {now['alive']} in the game"


def deserted(before: Snapshot, now: Snapshot) -> set[int]:
    """The areas in which nobody is left once the undead are gone, though somebody may have come there since."""
    left: Counter[int] = Counter()
    for event in now.game.events:
        if event.kind.name == "undead-left":
            left[int(event.c)] += int(event.d)
    return {area for area, number in left.items() if number == before.units(area)}


def payments(before: Snapshot, now: Snapshot) -> Iterator[str]:
    """When the offerings are paid each purse pays what they cost together, each of them at least the floor."""
    paid = [event for event in now.game.events if event.kind is events.PAID]
    if not paid or not any(now["pawn_offering"]):
        return
    for purse, name in enumerate(now.rules.purses):
        given = sum(int(event.c) for event in paid if now.rules.purse_of[event.a] == purse)
        if given != owed(before, purse, now["pawn_offering"]):
            yield f"{name} has paid {given} GP, not {owed(before, purse, now['pawn_offering'])}"
    for event in paid:
        offered = [number for god, number in zip(now["pawn_god"], now["pawn_offering"]) if god == event.b]
        if any(offered) and event.c < now.rules.offering_floor:
            yield f"{event.c} GP paid for an offering of {max(offered)}"


def flows(event: Event) -> list[tuple[int, int]]:
    """The gold that an event brings or takes: factions and amounts."""
    kind, numbers = event.kind, event.numbers()
    if kind in (events.INCOME_RECEIVED, events.GOLD_RECEIVED) or kind.name == "necropolis-robbed":
        return [(numbers[0], numbers[1])]
    if kind.name == "necropolis-paid":
        return [(numbers[0], numbers[2])]
    if kind.name == "gold-given":
        return [(numbers[0], -numbers[2]), (numbers[1], numbers[2])]
    if kind is events.SOLD:
        return [(numbers[0], numbers[3])]
    if kind is events.GOLD_SPENT:
        return [(numbers[0], -numbers[1])]
    if kind is events.PAID:
        return [(numbers[0], -numbers[2])]
    if kind is events.GOLD_STOLEN:
        return [(numbers[0], numbers[2]), (numbers[1], -numbers[2])]
    if "price" in kind.arguments:
        return [(numbers[0], -numbers[kind.arguments.index("price")])]
    return []


def people_told(before: Snapshot, now: Snapshot) -> Iterator[str]:
    """Whoever has got or lost a priest, or a priestess of Hades, that was told. Priests keep creatures, in the classic
    edition priestesses do, and heroes too."""
    keepers = now.rules.priests
    for kind in now.rules.people:
        if kind.name == PRIESTESS:
            keepers = kind
            yield from told_of(before, now, kind, True)
    yield from told_of(before, now, now.rules.priests, keepers is now.rules.priests and not now.classic)


def told_of(before: Snapshot, now: Snapshot, kind: People, keeps: bool) -> Iterator[str]:
    """Whoever has got or lost one of some people, that was told."""
    held = list(before[kind.plural])
    for event in now.game.events:
        numbers = event.numbers()
        if event.kind is events.CREATURE_KEPT or (event.kind.name == "upkeep-paid" and numbers[2] == 0):
            held[numbers[0]] -= int(keeps)
        elif event.kind is events.ELIMINATED:
            held[numbers[0]] = 0
        elif "unit" not in event.kind.arguments or numbers[1] != kind.number:
            continue
        elif event.kind is events.PEOPLE_GAINED:
            held[numbers[0]] += 1
        elif event.kind is events.SOLD:
            held[numbers[0]] -= 1
        elif event.kind is events.GIVEN_UP:
            held[numbers[0]] -= numbers[2]
        elif event.kind is events.STOLEN:
            held[numbers[0]] += numbers[3]
            held[numbers[2]] -= numbers[3]
    if held != now[kind.plural]:
        yield f"there were {before[kind.plural]} {kind.plural}, and are {now[kind.plural]}, not {held} as was told"
