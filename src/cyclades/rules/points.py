"""Points: where cards, editions and expansions change a rule.

Whatever wants to change a rule is a `Listener` and says so by defining the method of that name. The points, with how
the answers of several listeners combine; the steps that they push come in the order cards first, then `rules.added`:

| point | when | answers combine |
|---|---|---|
| `declare` | the state is laid out | each may add fields of its own |
| `turn_begins` | a player's turn with a god begins | each may act, or push steps |
| `bars_fleets` | may a fleet be in, or enter, this sea area? | one yes is enough to bar |
| `bars_entry` | may a faction enter this land area of somebody else? | one yes is enough to bar |
| `before_battle` | a land battle is about to begin | each may push steps |
| `adds_strength` | how strong is a side of a battle? | sum |
| `gains_buildings` | a faction has built, or taken a land area | each may push steps, which come before a Metropolis |

A point without a listener costs nothing. A new point is a method of `Listener`, a row here, a list made in
`Ruleset.settle`, and one loop in the rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from cyclades.rules.fields import Fields
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Whatever may change a rule."""

    def declare(self, rules: Ruleset, fields: Fields) -> None:
        """Declare fields of its own in the state."""

    def turn_begins(self, game: Game, faction: i64, god: i64) -> None:
        """Something that happens before a player's actions with a god: act, or push steps."""

    def bars_fleets(self, game: Game, sea: i64) -> bool:
        """Whether fleets are kept out of a sea area."""
        return False

    def bars_entry(self, game: Game, faction: i64, land: i64) -> bool:
        """Whether a faction is kept out of a land area that somebody else controls."""
        return False

    def before_battle(self, game: Game) -> None:
        """Something to do before the first round of a land battle: push steps."""

    def adds_strength(self, game: Game, side: i64) -> i64:
        """What a side of the battle being fought is stronger by."""
        return 0

    def gains_buildings(self, game: Game, faction: i64) -> None:
        """Something to do with a faction's buildings before they become a Metropolis: push steps."""


def listeners(all_of_them: list[Listener], point: str) -> list[Listener]:
    """Those whose class defines a point."""
    found: list[Listener] = []
    for listener in all_of_them:
        for kind in type(listener).__mro__:
            if kind is Listener:
                break
            if point in kind.__dict__:
                found.append(listener)
                break
    return found
