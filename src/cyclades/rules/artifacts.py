"""Artifacts: cards whose figurine belongs to whoever controls its area, and goes along with units if they like."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from cyclades.engine.decks import GONE
from cyclades.rules.cards import Card

if TYPE_CHECKING:
    from cyclades.rules.game import Game

ENEMY_FLEETS: Final = 1
WHOLE_ISLAND: Final = 2
PAST_ENEMIES: Final = 4
"""What a group may do on its way by what it has with it, as a mask: use everybody's fleets as a chain, go to any land
area of its island, pass through areas of enemies."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Artifact(Card):
    """A card with a figurine that stands in a land area: no creature, so never exchanged, nor cheaper by Temples, and
    out of the game where nobody has bought it."""

    sort: ClassVar[str] = "artifact"

    def __init__(self, name: str, powers: i64 = 0) -> None:
        super().__init__(name)
        self.discounted = False
        self.exchangeable = False
        self.unsold = GONE
        self.powers = powers
        """What a group that takes it along may do on its way."""
        self.played = False
        """Whether its owner says when it is used."""


def artifacts_at(game: Game, faction: i64, area: i64) -> list[Artifact]:
    """The artifacts of a faction in an area, or with its group on the move."""
    s, f = game.s, game.f
    return [
        artifact
        for artifact in game.rules.artifacts
        if s[f.card_at + artifact.number] == area and s[f.card_owner + artifact.number] == faction
    ]


def powers_at(game: Game, faction: i64, area: i64, leader: i64) -> i64:
    """What a group may do on its way that leaves an area, or is on the move, with all artifacts there."""
    hero = game.rules.card_of(leader)
    found: i64 = ENEMY_FLEETS if hero is not None and hero.uses_enemy_fleets else 0
    if len(game.rules.artifacts) > 0:
        for artifact in artifacts_at(game, faction, area):
            found |= artifact.powers
    return found


def take_along(game: Game, artifact: i64, area: i64) -> None:
    """An artifact goes with units to an area, or with the group on the move."""
    game.s[game.f.card_at + artifact] = area
