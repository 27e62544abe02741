"""Titans: an expansion of the classic edition. All that it adds is in this folder."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from cyclades.editions.classic.titans.artifact_powers import artifact_cards
from cyclades.editions.classic.titans.artifacts import ArtifactOwners
from cyclades.editions.classic.titans.kronos import kronos
from cyclades.editions.classic.titans.setup import SymbolBuildings, TitansBoards, TitansStart
from cyclades.editions.classic.titans.special_metropolises import DrawSpecials, SpecialMetropolises
from cyclades.editions.classic.titans.team_artifacts import add_verb
from cyclades.editions.classic.titans.teams import add_team_rules
from cyclades.editions.classic.titans.titans import add_titan_moves, titan_kind
from cyclades.rules.ruleset import Ruleset

if TYPE_CHECKING:
    from cyclades.editions.classic.edition import ClassicRules


def add_titans(rules: Ruleset) -> None:
    """Add Titans to the rules of a game."""
    classic = cast("ClassicRules", rules)
    classic.large_islands = True
    rules.added.append(TitansBoards())
    rules.chains_home = True
    titan = titan_kind()
    rules.unit_kinds.append(titan)
    rules.gods.insert(len(rules.gods) - 1, kronos(rules, titan))
    add_titan_moves(rules, titan)
    rules.setup_steps[-1:] = [SymbolBuildings(), DrawSpecials(), TitansStart()]  # in place of the edition's start
    rules.also_drawn.append("building")
    rules.creature_deck.cards += artifact_cards()
    rules.added.append(ArtifactOwners(rules))
    add_verb(rules)
    specials = SpecialMetropolises(rules)
    rules.metropolis_kinds = [*specials.kinds, *rules.metropolis_kinds]
    rules.added.append(specials)
    add_team_rules(rules)
