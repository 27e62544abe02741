"""Hooks: where cards, editions and expansions change a rule.

Whatever wants to change a rule is a `Listener` and says so by defining the method of that name. The hooks, with how
what several listeners say combines; the steps that they push come in the order cards first, then `rules.added`:

| hook | when | how several combine |
|---|---|---|
| `declare` | the state is laid out | each may add fields of its own |
| `turn_begun` | a player's turn with a god begins | each may act, or push steps |
| `before_actions` | a player's actions with a god that grants some begin | each may act, or push steps |
| `first_action` | the same, when all that comes before them is done | each may push steps |
| `joins` | to which other land area is there a way from this one, as if they were adjacent? | each that is not -1 |
| `bars_fleets` | may a fleet be in, or enter, this sea area? | one yes is enough to bar |
| `bars_leaving` | may units leave this area? | one yes is enough to bar |
| `bars_arrival` | may units come to this land area, in whatever way? | one yes is enough to bar |
| `bars_enemies` | may a faction enter this area of somebody else? | one yes is enough to bar |
| `protects` | may a faction use a creature on this land area, or what stands there? | one yes is enough to bar |
| `before_battle` | a land battle is about to begin | each may push steps |
| `adds_strength` | how strong is a side of a battle? | sum |
| `ignores_fortresses` | do the defender's Fortresses count in a battle? | one yes is enough to ignore them |
| `adds_dice` | how many more dice does a side roll in this round? | sum |
| `fixes_die` | what does a side's die show, if it is not rolled? | the first that is not -1 |
| `before_round` | a round of a battle is about to begin, on land or at sea | each may push steps |
| `after_dice` | both dice of a round lie there | each may push steps |
| `wins_ties` | by which card does a side win a tie? | the first that is not -1 |
| `saves` | a side is about to lose a unit in battle | the first yes: it has pushed what happens instead |
| `rescues` | the same in a round, and nobody saves it | the first yes: it has pushed what happens instead |
| `unit_died` | a unit has died, in battle or by a card | each may act, or push steps |
| `land_taken` | a faction has taken a land area | each may act, or push steps, before all that follows from it |
| `conquest_done` | a group has entered a land area | each may push steps, after all that follows from it |
| `battle_ended` | a battle is over, its area not yet entered | each may act, or push steps |
| `faction_eliminated` | a faction was eliminated | each may act, or push steps |
| `wins_by_taking` | would a faction that takes this land area win at once? | one yes is enough |
| `adds_conversions` | how many Metropolises, beside sets, does taking this land area make of what one has? | sum |
| `adds_spoils` | how many Metropolises may a faction build on a last land area because it took it? | sum |
| `wins_at_once` | has a team won, whatever the Metropolises are? | one yes is enough |
| `bars_metropolis` | may a Metropolis be built in this land area? | one yes is enough to bar |
| `bars_offering` | may a pawn go to this god? | one yes is enough to bar, unless every way is barred |
| `surcharge` | what does it cost at once to outbid another pawn, beside the offering? | sum |
| `offering_made` | a pawn has gone to a god | each may act, or push steps |
| `outbid` | a pawn has been outbid by another one | each may act, or push steps |
| `adds_to_area` | what does an area pay more than 1 GP for each icon and token? | sum |
| `adds_income` | what is a faction's income? | sum, with what its areas pay |
| `diverts_income` | does what this area pays go to whoever a card says? | one yes is enough |
| `income_received` | the income phase has paid a faction | each may act, or push steps |
| `lowers_price` | what does a recruit that is not free cost less? | sum |
| `recruits_more` | may more be recruited this turn, at the last price? | one yes is enough |
| `adds_discounts` | how many discounts on creatures does a faction have? | sum, with its Temples |
| `spares_philosophers` | how many philosophers fewer make a Metropolis of a faction? | sum |
| `may_hold_metropolis` | may a new Metropolis go onto this card? | each card that says yes is one more place |
| `buildings_gained` | a faction has built, or taken a land area | each may push steps, which come before a Metropolis |
| `building_lost` | a building was taken down | each may act |

Beside the hooks, a listener may refuse a board with `check_start`, say with `contradiction` what cannot be in its
fields, for those who read positions, with `report_help` that it has helped, and with `emit_strength` by which name it
adds to the strength of a side. A hook without a listener costs
nothing. A new hook is a method of `Listener`, a row here, listeners found in `Hooks.listen`, and one loop in the rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from cyclades.rules import events

if TYPE_CHECKING:
    from cyclades.rules.fields import Fields
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Whatever may change a rule."""

    def declare(self, rules: Ruleset, fields: Fields) -> None:
        """Declare fields of its own in the state."""

    def contradiction(self, game: Game) -> str:
        """What cannot be in the fields that it has declared, where they were written by hand; empty where all can."""
        return ""

    def check_start(self, rules: Ruleset) -> None:
        """Refuse a board on which no game can begin with it."""

    def report_help(self, game: Game, faction: i64) -> None:
        """It has helped a faction by an answer at a hook: tell so, if that is worth telling."""

    def turn_begun(self, game: Game, faction: i64, god: i64) -> None:
        """Something that happens before a player's actions with a god: act, or push steps."""

    def before_actions(self, game: Game, faction: i64, god: i64) -> None:
        """Something that happens as the first of a player's actions with a god: act, or push steps."""

    def first_action(self, game: Game, faction: i64, god: i64) -> None:
        """Something that a player may do before all other actions with a god, but after whatever happens before them:
        push steps."""

    def joins(self, game: Game, land: i64) -> i64:
        """The land area to which there is a way from another one, though they are not adjacent; -1 without one."""
        return -1

    def bars_fleets(self, game: Game, sea: i64) -> bool:
        """Whether fleets are kept out of a sea area."""
        return False

    def bars_leaving(self, game: Game, area: i64) -> bool:
        """Whether nobody may leave an area."""
        return False

    def bars_arrival(self, game: Game, land: i64) -> bool:
        """Whether nobody may come to a land area, its controller included."""
        return False

    def bars_enemies(self, game: Game, faction: i64, area: i64) -> bool:
        """Whether a faction is kept out of an area that somebody else controls."""
        return False

    def protects(self, game: Game, faction: i64, land: i64) -> bool:
        """Whether a faction's creature that strikes from afar is kept off a land area and all that stands there."""
        return False

    def before_battle(self, game: Game) -> None:
        """Something to do before the first round of a land battle: push steps."""

    def adds_strength(self, game: Game, side: i64) -> i64:
        """What a side of the battle being fought is stronger by."""
        return 0

    def emit_strength(self, game: Game, faction: i64, added: i64) -> None:
        """It adds so much to the strength of a faction in a battle: tell so, by its name if it has one."""
        game.emit(events.HELP_COUNTED, faction, added)

    def ignores_fortresses(self, game: Game) -> bool:
        """Whether the Fortresses in the area of the battle being fought do not count."""
        return False

    def fixes_die(self, game: Game, side: i64) -> i64:
        """What the die of a side of the battle always shows; -1 where it is rolled."""
        return -1

    def adds_dice(self, game: Game, side: i64) -> i64:
        """How many dice a side of the battle rolls beside the usual one in this round."""
        return 0

    def before_round(self, game: Game) -> None:
        """Something to do before both sides of a battle roll: push steps."""

    def after_dice(self, game: Game) -> None:
        """Something to do when both sides of a land battle have rolled: push steps."""

    def wins_ties(self, game: Game, side: i64) -> i64:
        """The card by which a side of the land battle loses nothing in a tie; -1 where it does."""
        return -1

    def saves(self, game: Game, side: i64, unit: i64, rescuable: bool) -> bool:
        """Whether it takes care of a unit that a side is about to lose, which would stay where it is: if so, it has
        pushed the step that does. Where that does not save it, it falls (rules/losses.py)."""
        return False

    def rescues(self, game: Game, side: i64, unit: i64) -> bool:
        """Whether it takes care of a unit that a side is about to lose: if so, it has pushed the step that does."""
        return False

    def unit_died(self, game: Game, faction: i64, unit: i64, area: i64) -> None:
        """A unit of a faction has died in an area: act, or push steps."""

    def land_taken(self, game: Game, faction: i64, land: i64, loser: i64) -> None:
        """A faction has taken a land area from another one, or from nobody (-1): act, or push steps."""

    def conquest_done(self, game: Game, faction: i64, land: i64, loser: i64) -> None:
        """Something to do when all is done that follows from entering a land area: push steps."""

    def battle_ended(self, game: Game, attacker: i64, defender: i64, area: i64) -> None:
        """A battle is over: act, or push steps, which come after the area is entered."""

    def faction_eliminated(self, game: Game, faction: i64) -> None:
        """A faction was eliminated: act, or push steps."""

    def wins_by_taking(self, game: Game, faction: i64, land: i64) -> bool:
        """Whether a faction would win the game at once by taking a land area."""
        return False

    def adds_conversions(self, game: Game, faction: i64, land: i64, sets: i64) -> i64:
        """How many Metropolises a faction has to build, beside so many of its buildings, when it takes a land area, or
        has just taken it."""
        return 0

    def adds_spoils(self, game: Game, faction: i64, land: i64) -> i64:
        """How many Metropolises a faction may build on the last land area of another one because it has taken it,
        beside those that it has to build anyway."""
        return 0

    def wins_at_once(self, game: Game, team: i64) -> bool:
        """Whether a team has won the game that is over, whatever the Metropolises are."""
        return False

    def bars_metropolis(self, game: Game, land: i64) -> bool:
        """Whether no Metropolis may be built in a land area."""
        return False

    def bars_offering(self, game: Game, pawn: i64, god: i64) -> bool:
        """Whether a pawn may not go to a god."""
        return False

    def surcharge(self, game: Game, pawn: i64, standing: i64) -> i64:
        """What a pawn pays at once, beside its offering, for outbidding another one."""
        return 0

    def offering_made(self, game: Game, pawn: i64, god: i64) -> None:
        """A pawn has gone to a god: act, or push steps."""

    def outbid(self, game: Game, pawn: i64, god: i64, by: i64) -> None:
        """A pawn has lost its god to another pawn: act, or push steps, which come before its next offering."""

    def adds_discounts(self, game: Game, faction: i64) -> i64:
        """How many discounts on creatures a faction has beside its Temples."""
        return 0

    def spares_philosophers(self, game: Game, faction: i64) -> i64:
        """How many philosophers fewer than usual make a Metropolis of a faction."""
        return 0

    def adds_to_area(self, game: Game, area: i64, icons: i64) -> i64:
        """What an area with so many prosperity icons and tokens pays more."""
        return 0

    def adds_income(self, game: Game, faction: i64) -> i64:
        """What a faction's income is more, or less, than its areas pay."""
        return 0

    def diverts_income(self, game: Game, area: i64) -> bool:
        """Whether what an area pays goes to whoever it says, and not to its controller as such."""
        return False

    def income_received(self, game: Game, faction: i64) -> None:
        """Something to do when the income phase has paid a faction: act, or push steps."""

    def lowers_price(self, game: Game, faction: i64, unit: i64) -> i64:
        """What a recruit of a kind, if it is not free, costs a faction less."""
        return 0

    def recruits_more(self, game: Game, faction: i64, unit: i64) -> bool:
        """Whether a faction may recruit more of a kind than the god's prices are for."""
        return False

    def may_hold_metropolis(self, game: Game, faction: i64) -> bool:
        """Whether a new Metropolis of a faction may be put onto this card, at the price of its sacrifice."""
        return False

    def buildings_gained(self, game: Game, faction: i64) -> None:
        """Something to do with a faction's buildings before they become a Metropolis: push steps."""

    def building_lost(self, game: Game) -> None:
        """Something that follows when a building was taken down: act."""


def listeners(all_of_them: list[Listener], hook: str) -> vec[Listener]:
    """Those whose class defines a hook."""
    found: list[Listener] = []
    for listener in all_of_them:
        for kind in type(listener).__mro__:
            if kind is Listener:
                break
            if hook in kind.__dict__:
                found.append(listener)
                break
    return vec[Listener](found)


def last_first(all_of_them: list[Listener], hook: str) -> vec[Listener]:
    """The same, in the order in which to call them where they push steps: what is pushed last comes first, and the
    steps of the first listener shall come first."""
    return listeners(all_of_them[::-1], hook)


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks:
    """Who listens at each hook, in short rows that are made once. What a row holds is known to be a listener; of what a
    list holds, compiled code makes sure again at each call."""

    def listen(self, all_of_them: list[Listener]) -> None:
        """Make the rows, of all cards, parts of the edition and things of expansions."""
        self.listening = all_of_them
        self.contradiction: vec[Listener] = listeners(all_of_them, "contradiction")
        self.turn_begun: vec[Listener] = last_first(all_of_them, "turn_begun")
        self.before_actions: vec[Listener] = last_first(all_of_them, "before_actions")
        self.first_action: vec[Listener] = last_first(all_of_them, "first_action")
        self.joins: vec[Listener] = listeners(all_of_them, "joins")
        self.bars_fleets: vec[Listener] = listeners(all_of_them, "bars_fleets")
        self.bars_leaving: vec[Listener] = listeners(all_of_them, "bars_leaving")
        self.bars_arrival: vec[Listener] = listeners(all_of_them, "bars_arrival")
        self.bars_enemies: vec[Listener] = listeners(all_of_them, "bars_enemies")
        self.protects: vec[Listener] = listeners(all_of_them, "protects")
        self.before_battle: vec[Listener] = last_first(all_of_them, "before_battle")
        self.adds_strength: vec[Listener] = listeners(all_of_them, "adds_strength")
        self.ignores_fortresses: vec[Listener] = listeners(all_of_them, "ignores_fortresses")
        self.fixes_die: vec[Listener] = listeners(all_of_them, "fixes_die")
        self.adds_dice: vec[Listener] = listeners(all_of_them, "adds_dice")
        self.after_dice: vec[Listener] = last_first(all_of_them, "after_dice")
        self.wins_ties: vec[Listener] = listeners(all_of_them, "wins_ties")
        self.saves: vec[Listener] = listeners(all_of_them, "saves")
        self.rescues: vec[Listener] = listeners(all_of_them, "rescues")
        self.before_round: vec[Listener] = last_first(all_of_them, "before_round")
        self.unit_died: vec[Listener] = last_first(all_of_them, "unit_died")
        self.conquest_done: vec[Listener] = last_first(all_of_them, "conquest_done")
        self.battle_ended: vec[Listener] = last_first(all_of_them, "battle_ended")
        self.faction_eliminated: vec[Listener] = last_first(all_of_them, "faction_eliminated")
        self.wins_by_taking: vec[Listener] = listeners(all_of_them, "wins_by_taking")
        self.adds_conversions: vec[Listener] = listeners(all_of_them, "adds_conversions")
        self.adds_spoils: vec[Listener] = listeners(all_of_them, "adds_spoils")
        self.wins_at_once: vec[Listener] = listeners(all_of_them, "wins_at_once")
        self.bars_metropolis: vec[Listener] = listeners(all_of_them, "bars_metropolis")
        self.land_taken: vec[Listener] = last_first(all_of_them, "land_taken")
        self.bars_offering: vec[Listener] = listeners(all_of_them, "bars_offering")
        self.surcharge: vec[Listener] = listeners(all_of_them, "surcharge")
        self.offering_made: vec[Listener] = last_first(all_of_them, "offering_made")
        self.outbid: vec[Listener] = last_first(all_of_them, "outbid")
        self.adds_discounts: vec[Listener] = listeners(all_of_them, "adds_discounts")
        self.spares_philosophers: vec[Listener] = listeners(all_of_them, "spares_philosophers")
        self.adds_to_area: vec[Listener] = listeners(all_of_them, "adds_to_area")
        self.adds_income: vec[Listener] = listeners(all_of_them, "adds_income")
        self.diverts_income: vec[Listener] = listeners(all_of_them, "diverts_income")
        self.income_received: vec[Listener] = last_first(all_of_them, "income_received")
        self.lowers_price: vec[Listener] = listeners(all_of_them, "lowers_price")
        self.recruits_more: vec[Listener] = listeners(all_of_them, "recruits_more")
        self.buildings_gained: vec[Listener] = last_first(all_of_them, "buildings_gained")
        self.building_lost: vec[Listener] = listeners(all_of_them, "building_lost")
