"""Games of older rules: states and steps of rules version 3, and answers that are asked otherwise now.

Up to version 3 all editions had one version in common. Its states are known by a field that there is no more, `units`.
Other states of the same rules had more numbers than there are now; those are known by how many they have.
"""

from __future__ import annotations

from itertools import compress
from operator import not_
from typing import Any, Final

from cyclades.engine.actions import Action
from cyclades.engine.errors import CycladesError, RecordError
from cyclades.engine.records import check_open
from cyclades.engine.steps import readable_kinds
from cyclades.rules.destinations import NO_LEADER
from cyclades.rules.game import Game
from cyclades.rules.metropolises import ChooseMetropolis
from cyclades.rules.move_prices import MOVE_PRICE
from cyclades.rules.ruleset import Ruleset

DECKS: Final = ("creatures", "heroes")
"""The decks of version 3, in whatever edition."""
ON_TOP: Final = 4
DEEDS: Final = {
    "legendary": (
        "build university",
        "recruit philosopher",
        "buy creature",
        "heroic move",
        "sacrifice hero",
        "build temple",
        "recruit priestess",
        "look at the deck",
        "build port",
        "recruit fleet",
        "sea move",
        "build fortress",
        "recruit troop",
        "land move",
        "build missing building",
        "recruit mercenary",
        "recruit hero",
    ),
    "classic": (
        "recruit fleet",
        "build port",
        "sea move",
        "buy creature",
        "invoke",  # with the expansion that adds it
        "recruit troop",
        "build fortress",
        "land move",
        "recruit priest",
        "build temple",
        "exchange creature",
        "recruit philosopher",
        "build university",
    ),
}
"""The deeds of version 3 in the order of their numbers."""
STEPS: Final = {
    "MoveFrom": ("faction", "first", "last", "more"),
    "MoveTo": ("faction", "origin", "leader", "more"),
    "SailOn": ("faction", "origin", "steps"),
    "SylphTake": ("faction", "origin", "target", "steps"),
    "Take": ("faction", "origin", "unit"),
}
"""The steps of version 3 whose numbers are others now."""

DECLINE: Final = "decline"
PLACE: Final = "at "
PLACING: Final = (PLACE, "replace ")


# -- states -------------------------------------------------------------------------------------------------------


def converted(start: Any, rules: Ruleset) -> Any:
    """The state and steps from which a game of older rules began, as the present rules have them. What cannot be
    understood is left as it is: whoever reads it says what is wrong with it."""
    if not isinstance(start, dict) or not isinstance(start.get("state"), dict):
        return start
    try:
        state = dict(start["state"])
        steps: Any = start.get("steps")
        if is_old_layout(state):
            split_units(state, steps, rules)
            name_deeds(state, rules)
            name_decks(state, rules)
            state = compacted({"state": state}, rules)["state"]
            steps = [converted_step(row, steps, rules) for row in steps]
        for field in rules.f.fields:
            state.setdefault(field.name, [int(number) for number in field.starts])
        return {**start, "state": state, "steps": steps}
    except (LookupError, TypeError, ValueError):
        return start


def compacted(start: Any, rules: Ruleset) -> Any:
    """A state that was written down when every kind of unit was counted in every area, and led moves for every card.
    Now they are counted only where they can be; a number elsewhere that is not 0 is left for whoever reads it."""
    state = start.get("state") if isinstance(start, dict) else None
    if not isinstance(state, dict):
        return start
    found = dict(state)
    for name, kept in formerly(rules).items():
        row = state.get(name)
        if isinstance(row, list) and len(row) == len(kept) and not any(compress(row, map(not_, kept))):
            found[name] = list(compress(row, kept))
            if not found[name]:
                del found[name]
    return {**start, "state": found}


def formerly(rules: Ruleset) -> dict[str, list[bool]]:
    """The fields that had more numbers, each with which of them are still there."""
    ashore = [area < rules.lands for area in range(rules.areas)]
    afloat = [not land for land in ashore]
    found = {kind.plural: [*(afloat if kind.at_sea else ashore), True] for kind in rules.unit_kinds}
    found["becalmed"] = afloat * len(rules.sea_kinds)
    found["led"] = [card.is_hero for card in rules.cards]
    return found


def is_old_layout(state: Any) -> bool:
    """Whether a state is of rules version 3, in which units were one field."""
    return isinstance(state, dict) and "units" in state


def split_units(state: dict[str, Any], steps: Any, rules: Ruleset) -> None:
    """Troops and fleets were one field: the former on land, the latter at sea; in hand is what the group is of."""
    units = state.pop("units")
    lands, hand = int(rules.lands), int(rules.moving_group)
    sails = at_sea(state, steps, lands)
    afloat = [sails if area == hand else area >= lands for area in range(len(units))]
    state["troops"] = [0 if floats else number for number, floats in zip(units, afloat, strict=True)]
    state["fleets"] = [number if floats else 0 for number, floats in zip(units, afloat, strict=True)]


def at_sea(state: dict[str, Any], steps: Any, lands: int) -> bool:
    """Whether the group on the move is one of fleets: where its battle is, or where it comes from."""
    where = state["battle_area"][0]
    for row in steps:
        if where < 0 and row[0] in ("Depart", "Arrive", "PassOn", "Take", "Bring", "SailOn", "SylphTake"):
            where = row[2]
    return bool(where >= lands)


def name_deeds(state: dict[str, Any], rules: Ruleset) -> None:
    """Deeds are numbered anew: what was done this turn goes by name."""
    before = old_deeds(rules)
    done = dict(zip(before, state["done"], strict=True))
    state["done"] = [done.get(name, 0) for name in rules.deed_names]


def old_deeds(rules: Ruleset) -> list[str]:
    """The names of the deeds of a game of version 3, by number."""
    return [name for name in DEEDS[rules.edition] if name in rules.deed_names]


def name_decks(state: dict[str, Any], rules: Ruleset) -> None:
    """Who knows the cards on top is noted for the decks that there are."""
    names = [f"{deck}-{position}" for deck in DECKS for position in range(ON_TOP)]
    known = dict(zip(names, state["known"], strict=True))
    state["known"] = [known.get(name, 0) for name in rules.f.by_name["known"].per]


def converted_step(row: list[Any], steps: list[list[Any]], rules: Ruleset) -> list[Any]:
    """A step with the numbers that it has now. Leaders were cards, and are units now; deeds are numbered anew."""
    name = row[0]
    kind = readable_kinds()[name]
    now = kind.FIELDS
    given = dict(zip(STEPS.get(name, now), row[1:], strict=True))
    if given.get("leader", -1) >= 0:
        given["leader"] += len(rules.unit_names)
    if "deed" in given:
        given["deed"] = rules.deed_names.index(old_deeds(rules)[given["deed"]])
    leaders = [other[6] for other in steps if other[0] == "Depart" and other[6] >= 0]
    led = leaders[-1] + len(rules.unit_names) if leaders else int(NO_LEADER)
    more = {
        "leader": led if name == "Take" else int(NO_LEADER),
        "price": 0 if given.get("leader", -1) >= 0 else int(MOVE_PRICE),
        "unit": rules.unit_names.index("fleet"),
    }
    return [kind.__name__, *({**more, **given}[field] for field in now)]


# -- answers ------------------------------------------------------------------------------------------------------


class Follower:
    """Follows a game of older rules, answer by answer. What an expansion offers is not offered again when it was
    declined, but is in the menu: a further `decline` is left out, and what was accepted when it was offered again is
    begun from the menu. Which kind of Metropolis is built is asked before where: the answers about the place are kept
    until the kind is known."""

    def __init__(self) -> None:
        self.declined = 0
        """How many answers to decline something came just before."""
        self.kept: list[str] = []
        """Answers that come after the next ones now."""

    def now(self, game: Game, words: str) -> list[str]:
        """What an older answer, or outcome of chance, is by the present rules: itself, nothing, or others instead. The
        game is not changed; an answer that cannot be given is refused."""
        declined, self.declined = self.declined, self.declined + 1 if words == DECLINE else 0
        action = game.parse(words)
        if any(legal is action for legal in game.actions):
            after, self.kept = self.kept, []
            return [words, *after]
        if isinstance(game.stack[-1], ChooseMetropolis) and words.startswith(PLACING):
            self.kept.append(words)
            return []
        if game.asked >= 0 and words == DECLINE:
            return []
        begun = [moves for legal in game.actions if (moves := self.begun(game, legal, words))]
        if len(begun) > 1:
            begun = begun[declined : declined + 1]  # they were offered one after the other
        if not begun:
            raise game.refusal(action)
        return begun[0]

    def begun(self, game: Game, begins: Action, words: str) -> list[str]:
        """The moves that begin something of an expansion from the menu and put it where an older answer has put it;
        none if they do not."""
        if begins.verb.name not in game.rules.also_said or not words.startswith(PLACE):
            return []
        after = game.copy()
        after.play(begins)
        if after.draft and any(legal.notation == words for legal in after.actions):
            return [begins.notation, words]
        return [] if after.draft else [begins.notation]


def follow(game: Game, moves: list[Any], over: object) -> None:
    """Play the moves of a record of older rules, as far as that is possible."""
    follower = Follower()
    for number, words in enumerate(moves, 1):
        check_open(number, words)
        try:
            for move in follower.now(game, words):
                game.play(move)
        except CycladesError as error:
            where = f"from move {number} of {len(moves)} on"
            raise RecordError(f"the record is of older rules, and cannot be followed {where}: {error}") from None
    if over is not None and over is not game.over:
        raise RecordError("the record is of older rules, and ends otherwise by the present ones")
