"""What the commands share about mixes: presets, and refusals in the language of whoever reads."""

from __future__ import annotations

from typing import Any

import click
from click.core import ParameterSource

from cyclades.editions import EDITIONS
from cyclades.editions.mixes import (
    Mix,
    changed_options,
    fitted,
    nearest,
    preset_expansions,
    preset_named,
    preset_players,
    wrong_in,
)
from cyclades.engine.errors import SetupError
from cyclades.text.mix_texts import MixTexts

ALL_PRESETS = [preset.name for edition in EDITIONS.values() for preset in edition.presets]


def apply_preset(context: click.Context, name: str, given: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a command with a preset: its edition, its expansions, and its number of players, unless another
    one was said."""
    edition, preset = preset_named(name)
    if said(context, "expansions"):
        raise click.UsageError("--preset: expected it without --expansions, which it chooses")
    if said(context, "edition") and given["edition"] != edition.name:
        raise click.UsageError(f"--preset: expected --edition {edition.name} with {name}, got {given['edition']!r}")
    counts = preset_players(edition, preset)
    players = given["players"]
    if said(context, "players") and players not in counts:
        expected = " or ".join(map(str, counts))
        raise click.UsageError(f"--players: expected {expected} with the preset {name}, got {players}")
    chosen = {"edition": edition.name, "expansions": preset_expansions(edition, preset)}
    return {**given, **chosen, "players": nearest(players, list(counts))}


def said(context: click.Context, option: str) -> bool:
    """Whether an option was given on the command line."""
    return context.get_parameter_source(option) is ParameterSource.COMMANDLINE


def refusal(
    error: Exception,
    language: str,
    edition: str,
    players: int,
    expansions: tuple[str, ...],
    teams: Any,
    options: dict[str, Any],
) -> str:
    """Why a game cannot be set up; where things do not go together, in the language of whoever reads, with what to
    type instead."""
    if not isinstance(error, SetupError) or not error.reason:
        return str(error)
    texts = MixTexts(language, edition)
    wanted = mix_of(edition, players, expansions, teams, options)
    arguments = changed_arguments(wanted, possible(wanted), texts)
    return texts.say("cli-mix-possible", reason=texts.reason(error), arguments=arguments)


def mix_of(edition: str, players: int, expansions: tuple[str, ...], teams: Any, options: dict[str, Any]) -> Mix:
    """What was chosen on the command line, as far as it has to go together: of the options, those that are words."""
    own = {name: value for name, value in options.items() if isinstance(value, str)}
    chosen = tuple(name for name in EDITIONS[edition].expansions if name in expansions)
    return Mix(edition, players, chosen, teams not in (None, False), own)


def possible(mix: Mix) -> Mix:
    """The mix that fits and comes nearest: with as many of the wishes for expansions, players and teams as can be."""

    def boxes(other: Mix) -> bool:
        return set(mix.expansions) <= set(other.expansions)

    def players(other: Mix) -> bool:
        return boxes(other) and other.players == mix.players

    def everything(other: Mix) -> bool:
        return players(other) and other.teams >= mix.teams

    found = [fitted(mix, keeps) for keeps in (everything, players, boxes)]
    return next((other for other in found if not any(wrong_in(other))), fitted(mix))


def changed_arguments(before: Mix, after: Mix, texts: MixTexts) -> str:
    """How to say on the command line in what a mix differs from another."""
    found: list[str] = []
    if after.expansions != before.expansions:
        found.append(f"--expansions {','.join(after.expansions)}")
    if after.players != before.players:
        found.append(f"--players {after.players}")
    if after.teams and not before.teams and after.players not in after.makes.must_team:
        found.append("--teams")
    for name, value in changed_options(before, after).items():
        found.append(f"--{name.replace('_', '-')} {value}")
    if before.teams and not after.teams:
        found.append(texts.say("cli-mix-without", argument="--teams"))
    return " ".join(found)
