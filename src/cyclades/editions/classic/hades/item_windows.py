"""Windows for magic items: whoever may hold one that fits is asked, in turn order, and being asked tells nothing.

Whoever holds an item face down is asked at every window, whatever it is. At a window of a battle it may also say, in
secret, that it will play none in this battle, or in this turn: it is still asked, but the answer is known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64

from cyclades.editions.classic.hades.magic_items import (
    LAND_ROUND,
    SEA_ROUND,
    MagicItem,
    item_deck,
    item_of,
    play_item,
)
from cyclades.engine.actions import Action
from cyclades.engine.fields import OWNER
from cyclades.engine.steps import NOBODY
from cyclades.rules.draw_and_discard import faction_bit
from cyclades.rules.hooks import Listener
from cyclades.rules.steps import Step
from cyclades.rules.turn_order import factions_in_order

if TYPE_CHECKING:
    from cyclades.engine.machine import Machine
    from cyclades.rules.fields import Fields
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

SILENT: Final = "silent"
SILENT_HIGH: Final = "silent_high"
PASS: Final = "pass"
"""The verb: `pass battle`, `pass turn`."""
SPAN: Final = "span"
SPANS: Final = ["battle", "turn"]
TURN: Final = 1
BATTLE: Final = 2
"""How long somebody plays no item; what ends first has the higher number."""


class Windows(Listener):
    """Who plays no item in a battle, or in a turn, and asks before every round of a battle."""

    def __init__(self) -> None:
        self.silent: i64 = -1
        """The offset of how long each purse's player plays no item: 0 for not at all, else a span."""
        self.most: i64 = -1
        """The offset of the most that this may be, as far as everybody has seen."""

    def declare(self, rules: Ruleset, fields: Fields) -> None:
        self.silent = fields.add(
            SILENT,
            rules.purses,
            sees=OWNER,
            between=("", SILENT_HIGH),
            doc="Whether a player plays no magic item in this turn (1) or in this battle (2). Others know it to be "
            f"`{SILENT_HIGH}` at most.",
        )
        self.most = fields.add(
            SILENT_HIGH, rules.purses, doc="Whether a player may have said in this turn that it plays no magic item."
        )
        for name in (SILENT, SILENT_HIGH):
            fields.by_name[name].high = len(SPANS)

    def contradiction(self, game: Game) -> str:
        purses = range(len(game.rules.purses))
        if any(game.s[self.silent + purse] > game.s[self.most + purse] for purse in purses):
            return f"expected nobody silent for longer than `{SILENT_HIGH}` says"
        return ""

    def before_round(self, game: Game) -> None:
        s, f = game.s, game.f
        window = LAND_ROUND if s[f.battle_area] < game.rules.lands else SEA_ROUND
        game.then(AskHolder(s[f.attacker], window), AskHolder(s[f.defender], window))

    def battle_ended(self, game: Game, attacker: i64, defender: i64, area: i64) -> None:
        self.speak(game, BATTLE)

    def turn_begun(self, game: Game, faction: i64, god: i64) -> None:
        self.speak(game, TURN)

    def speak(self, game: Game, span: i64) -> None:
        """A battle, or a turn, is over: nobody is silent any more because of it."""
        for purse in range(len(game.rules.purses)):
            if game.s[self.silent + purse] >= span:
                game.s[self.silent + purse] = 0
            game.s[self.most + purse] = min(game.s[self.most + purse], span - 1)

    def spoken(self, game: Game, faction: i64) -> None:
        """A faction plays an item, so everybody sees that it is not silent; whoever was it for a turn no longer is, now
        that this turn is over."""
        purse = game.rules.purse_of[faction]
        game.s[self.silent + purse] = 0
        game.s[self.most + purse] = 0

    def kept_still(self, game: Game, faction: i64, span: i64) -> None:
        """A faction has played no item at a window of a battle, in secret perhaps for longer (a span, else 0)."""
        purse = game.rules.purse_of[faction]
        game.s[self.silent + purse] = max(game.s[self.silent + purse], span)
        game.s[self.most + purse] = BATTLE

    def is_silent(self, game: Game, faction: i64) -> bool:
        """Whether a faction plays no item now, as it has said before."""
        return game.s[self.silent + game.rules.purse_of[faction]] > 0


def windows_of(rules: Ruleset) -> Windows:
    """The windows of a game with magic items."""
    for listener in rules.added:
        if isinstance(listener, Windows):
            return listener
    raise AssertionError("there are no magic items in this game")


class OpenWindow(Step):
    """A window of the cycle: everybody who may have an item for it is asked, in turn order."""

    FIELDS: ClassVar[tuple[str, ...]] = ("window",)

    def __init__(self, window: i64) -> None:
        self.window = window

    def run(self, game: Game) -> None:
        game.then(*[AskHolder(faction, self.window) for faction in factions_in_order(game)])


class AskHolder(Step):
    """Whether a player plays an item at a window. Whoever holds any face down is asked, so that being asked tells
    nothing; what is answered is told only if an item is played."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "window")
    DISCREET: ClassVar[bool] = True

    def __init__(self, faction: i64, window: i64) -> None:
        self.faction = faction
        self.window = window

    def fitting(self, game: Game) -> list[MagicItem]:
        """The items for this window, of which there are none where a step was written down with another number."""
        windows = item_deck(game.rules).for_window
        return windows[self.window] if 0 <= self.window < len(windows) else []

    def who(self, game: Game) -> i64:
        if game.s[item_deck(game.rules).hands + self.faction] > 0:
            return self.faction
        if any(item.open_before(game, self.faction) for item in self.fitting(game)):
            return self.faction
        return NOBODY

    def in_battle(self) -> bool:
        """Whether it is a window of a battle, of which there may be many."""
        return self.window >= LAND_ROUND

    def actions(self, game: Game, out: list[Action]) -> None:
        out.append(game.verbs.decline)
        if self.in_battle() and windows_of(game.rules).is_silent(game, self.faction):
            return
        for item in self.fitting(game):
            if item.held_by(game, self.faction) and item.useful(game, self.faction):
                out.append(game.verbs.use[item.number])
        if self.in_battle():
            out.extend(game.verbs.more[PASS].actions)

    def play(self, game: Game, action: Action) -> None:
        if action.verb is game.verbs.use:
            game.tell_answer()
            windows_of(game.rules).spoken(game, self.faction)
            play_item(game, self.faction, item_of(game, action.a))
        elif self.in_battle():
            span: i64 = BATTLE - action.a if action.verb is game.verbs.more[PASS] else 0
            windows_of(game.rules).kept_still(game, self.faction, span)

    def seers(self, machine: Machine) -> i64:
        return faction_bit(cast("Game", machine), self.faction)

    def standing(self, game: Game) -> Action | None:
        if self.in_battle() and windows_of(game.rules).is_silent(game, self.faction):
            return game.verbs.decline
        return None


def add_windows(rules: Ruleset) -> None:
    """The verb by which a player stays silent, and who remembers it."""
    rules.added.append(Windows())
    rules.names[SPAN] = list(SPANS)
    rules.also_said[PASS] = SPAN
