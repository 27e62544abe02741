"""A game in the terminal as somebody chooses it: what the commands that begin one share."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import wraps
from typing import Any, Final, TypeVar

import click

import cyclades
from cyclades.bots import BotError, make, said_names
from cyclades.cli.game_options import edition_options, option_arguments, pair_text, table_options
from cyclades.cli.language import language_option
from cyclades.cli.mixes import mix_of, refusal
from cyclades.editions import default_pairs
from cyclades.editions.mixes import Mix
from cyclades.text import language_of

Command = TypeVar("Command", bound=Callable[..., Any])
PLAYERS: Final = 4
SEAT: Final = 1
BOARD: Final = "ready"
RIVALS: Final = "novice"
"""What is played where nothing else is said."""


@dataclass(frozen=True)
class TerminalGame:
    """What one person chose to play against bots."""

    edition: str
    players: int
    expansions: tuple[str, ...]
    teams: Any
    options: dict[str, Any]
    board: str
    seat: int
    seed: int | None
    bots: str
    language: str

    def begun(self) -> cyclades.Game:
        """The new game."""
        return cyclades.new(
            self.edition,
            self.players,
            teams=self.teams,
            expansions=self.expansions,
            board=self.board,
            options=self.options,
            seed=self.seed,
        )

    def checked(self) -> cyclades.Game:
        """The new game; what cannot be played is refused."""
        try:
            check_bots(self.bots)
            game = self.begun()
        except (cyclades.CycladesError, cyclades.BoardError) as error:
            given = (self.edition, self.players, self.expansions, self.teams, self.options)
            raise click.UsageError(refusal(error, self.language, *given)) from None
        if not 1 <= self.seat <= self.players:
            raise click.UsageError(f"--seat: expected 1 to {self.players}, got {self.seat}")
        return game

    @property
    def mix(self) -> Mix:
        """What of it has to go together; who plays in no other way plays in teams."""
        found = mix_of(self.edition, self.players, self.expansions, self.teams, self.options)
        return replace(found, teams=found.teams or self.players in found.makes.must_team)

    @property
    def pairs(self) -> list[list[int]]:
        """The teams: those that were named, or those who sit side by side."""
        if not self.mix.teams:
            return []
        return self.teams if isinstance(self.teams, list) else default_pairs(self.players)

    def with_mix(self, mix: Mix) -> TerminalGame:
        """The same with another mix. Teams that were named stay for as many players; the last seat takes the place of
        one that there is no longer."""
        teams: Any = True if mix.teams else None
        if teams and mix.players == self.players and isinstance(self.teams, list):
            teams = self.teams
        common = {name: value for name, value in self.options.items() if name not in self.mix.options}
        return replace(
            self,
            edition=mix.edition,
            players=mix.players,
            expansions=mix.expansions,
            teams=teams,
            options={**common, **mix.options},
            seat=min(self.seat, mix.players),
        )

    def arguments(self) -> str:
        """How to say it on the command line."""
        found = ["--edition", self.edition]
        if self.expansions:
            found += ["--expansions", ",".join(self.mix.expansions)]
        if self.players != PLAYERS:
            found += ["--players", str(self.players)]
        if isinstance(self.teams, list):
            found += ["--teams", pair_text(self.teams)]
        elif self.mix.teams and self.players not in self.mix.makes.must_team:
            found.append("--teams")
        found += option_arguments(self.options)
        usual = {"board": BOARD, "seat": SEAT, "seed": None, "bots": RIVALS, "language": language_of(os.environ)}
        for name, value in usual.items():
            if getattr(self, name) != value:
                found += [f"--{name}", str(getattr(self, name))]
        return shlex.join(found)


def check_bots(spec: str) -> None:
    """Refuse what is no bot, and what are several."""
    try:
        make(spec)
    except BotError as error:
        kinds = f"expected one kind of bot for all rivals, got {spec!r}"
        raise BotError(kinds if "," in spec else str(error)) from None


def terminal_options(command: Command) -> Command:
    """All options of a game in the terminal, which the command gets together as `chosen`."""

    @wraps(command)
    def gathered(
        edition: str,
        players: int,
        expansions: tuple[str, ...],
        teams: Any,
        options: dict[str, Any],
        board: str,
        seat: int,
        seed: int | None,
        bots: str,
        language: str,
        **others: Any,
    ) -> Any:
        chosen = TerminalGame(edition, players, expansions, teams, options, board, seat, seed, bots, language)
        return command(chosen=chosen, **others)

    for option in (
        edition_options,
        table_options,
        language_option,
        click.option(
            "--bots",
            default=RIVALS,
            show_default=True,
            help="Whom you play against, one kind for all rivals: "
            f"{said_names()}, novice@20 (effort), FILE.py:CLASS, MODULE:CLASS.",
        ),
        click.option("--board", default=BOARD, show_default=True, metavar="ready|random|FILE", help="The board."),
        click.option("--seed", type=int, help="The same seed gives the same cards, dice and bots."),
        click.option("--seat", type=int, default=SEAT, show_default=True, help="Your seat, from 1."),
        click.option("--players", type=int, default=PLAYERS, show_default=True, help="How many play, you included."),
    ):
        gathered = option(gathered)
    return gathered  # type: ignore[return-value]
