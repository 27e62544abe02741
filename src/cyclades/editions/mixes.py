# interpreted
"""Mixes: which expansions, players, teams and options go together, and what each thing that one may choose makes of
them. The reasons are those for which a game is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from cyclades.editions import (
    EDITIONS,
    Edition,
    Preset,
    all_options,
    wrong_expansions,
    wrong_options,
    wrong_players,
    wrong_teams,
)
from cyclades.engine.errors import SetupError
from cyclades.rules.options import SWITCH

MOST_REPAIRS: Final = 12
"""After so many steps a mix that still does not fit stays as it is."""


@dataclass(frozen=True)
class Mix:
    """What was chosen for a table, as far as it has to go together; only options that differ from the usual."""

    edition: str
    players: int
    expansions: tuple[str, ...] = ()
    teams: bool = False
    options: dict[str, str] = field(default_factory=dict)

    @property
    def makes(self) -> Edition:
        """The edition as it is with these expansions."""
        return EDITIONS[self.edition].mixed(self.expansions)

    def defaults(self) -> dict[str, str]:
        """What options are where the table does not say, if that is not what they are in the edition alone."""
        boxes = EDITIONS[self.edition].expansions
        return {name: value for box in self.expansions for name, value in boxes[box].defaults.items()}

    def with_expansion(self, name: str) -> Mix:
        """With an expansion, in the order of the edition."""
        return replace(
            self, expansions=tuple(box for box in EDITIONS[self.edition].expansions if box in (*self.expansions, name))
        )

    def without(self, name: str) -> Mix:
        """Without an expansion and those that need it."""
        boxes = EDITIONS[self.edition].expansions
        found = replace(self, expansions=tuple(box for box in self.expansions if box != name))
        for other in found.expansions:
            if name in boxes[other].needs:
                found = found.without(other)
        return found

    def with_option(self, name: str, value: str) -> Mix:
        """With another value of an option; the usual one is not said."""
        usual = self.defaults().get(name, all_options(EDITIONS[self.edition])[name][0])
        options = {other: chosen for other, chosen in self.options.items() if other != name}
        return replace(self, options=options if value == usual else {**options, name: value})


@dataclass(frozen=True)
class Choice:
    """Something that one may choose, or leave where it is chosen: what speaks against it, what the mix is after it, and
    whether it is part of the mix now."""

    chosen: bool
    wrong: list[SetupError]
    becomes: Mix


def wrong_in(mix: Mix) -> Iterator[SetupError]:
    """All reasons why a mix cannot be played."""
    edition = EDITIONS[mix.edition]
    yield from wrong_expansions(edition, mix.expansions)
    yield from wrong_options(edition, mix.expansions, {**mix.defaults(), **mix.options})
    yield from wrong_players(edition, mix.expansions, mix.players)
    yield from wrong_teams(mix.makes, mix.players, mix.teams)


def against(mix: Mix, wanted: Mix) -> list[SetupError]:
    """What speaks against another mix that does not speak against this one already."""
    before = [(error.reason, error.about) for error in wrong_in(mix)]
    return [error for error in wrong_in(wanted) if (error.reason, error.about) not in before]


def changed_options(before: Mix, after: Mix) -> dict[str, str]:
    """The options that have another value in another mix, as far as that has them."""
    known = after.makes.options
    usual = {name: values[0] for name, values in known.items()}
    was = {**usual, **before.defaults(), **before.options}
    now = {**usual, **after.defaults(), **after.options}
    told = {*before.options, *after.options}
    return {name: now[name] for name in known if name in told and now[name] != was[name]}


# -- repairs ------------------------------------------------------------------------------------------------------


def repairs(mix: Mix, error: SetupError) -> Iterator[Mix]:
    """The mixes in which something that is wrong is right, the nearest first."""
    about = error.about
    if error.reason == "needs-expansion":
        yield mix.with_expansion(about["needed"])
    elif error.reason == "needs-option":
        yield mix.with_option(about["option"], about["value"])
    elif error.reason == "needs-one-on":
        yield from (mix.with_option(part, SWITCH[0]) for part in about["options"])
    elif error.reason == "players":
        yield replace(mix, players=nearest(mix.players, about["allowed"]))
        yield from (mix.with_expansion(name) for name in opening(mix, lambda makes: mix.players in makes.players))
        yield from (mix.without(name) for name in about["expansions"])
    elif error.reason == "needs-teams":
        yield replace(mix, teams=True)
        yield replace(mix, players=nearest(mix.players, set(mix.makes.players) - set(mix.makes.must_team)))
    elif error.reason == "teams":
        yield replace(mix, teams=False)
        if about["allowed"]:
            yield replace(mix, players=nearest(mix.players, about["allowed"]))
        yield from (mix.with_expansion(name) for name in opening(mix, lambda makes: bool(makes.may_team)))
    if "expansion" in about:
        yield mix.without(about["expansion"])


def nearest(players: int, allowed: list[int] | set[int]) -> int:
    """The number of players next to another one, rather more than fewer."""
    return min(allowed, key=lambda count: (abs(count - players), -count))


def opening(mix: Mix, allows: Callable[[Edition], bool]) -> list[str]:
    """The expansions that are not chosen, each of which makes a mix allow something."""
    others = [name for name in EDITIONS[mix.edition].expansions if name not in mix.expansions]
    return [name for name in others if allows(mix.with_expansion(name).makes)]


def fitted(mix: Mix, keeps: Callable[[Mix], bool] = lambda mix: True, before: Mix | None = None) -> Mix:
    """A mix in which everything goes together, as near as one finds that keeps what was wanted; options that there are
    no longer are forgotten. What was wrong in the mix before it is left alone."""
    for _ in range(MOST_REPAIRS):
        known = mix.makes.options
        mix = replace(mix, options={name: value for name, value in mix.options.items() if name in known})
        wrong = wrong_in(mix) if before is None else against(before, mix)
        better = next((found for error in wrong for found in repairs(mix, error) if keeps(found)), None)
        if better is None:
            break
        mix = better
    return mix


# -- what one may choose ------------------------------------------------------------------------------------------


def choice(mix: Mix, chosen: bool, wanted: Mix, keeps: Callable[[Mix], bool]) -> Choice:
    """What a mix becomes when something of it is wanted otherwise."""
    return Choice(chosen, [] if chosen else against(mix, wanted), fitted(wanted, keeps, mix))


def edition_choices(mix: Mix) -> dict[str, Choice]:
    """Each edition, as it is without expansions, for as many as play if it is for them."""
    return {
        name: Choice(name == mix.edition, [], mix if name == mix.edition else fitted(in_edition(mix, name)))
        for name in EDITIONS
    }


def in_edition(mix: Mix, name: str) -> Mix:
    """Another edition for the same players; nothing else of it is chosen."""
    return Mix(name, mix.players, (), mix.teams)


def all_players(edition: Edition) -> list[int]:
    """The numbers of players for whom an edition is, with expansions or without."""
    return sorted({*edition.players, *(count for box in edition.expansions.values() for count in box.players)})


def player_choices(mix: Mix) -> dict[int, Choice]:
    """Each number of players."""
    return {count: player_choice(mix, count) for count in all_players(EDITIONS[mix.edition])}


def player_choice(mix: Mix, count: int) -> Choice:
    """A number of players: in teams where they must, or where there were teams and still may be."""
    makes = mix.makes
    teams = count in makes.must_team or (mix.teams and count in makes.may_team)
    wanted = replace(mix, players=count, teams=teams)
    return choice(mix, count == mix.players, wanted, lambda other: other.players == count)


def team_choice(mix: Mix) -> Choice:
    """Teams, or none; where there must be teams, that speaks against none."""
    wanted = replace(mix, teams=not mix.teams)
    becomes = fitted(wanted, lambda other: other.teams == wanted.teams, mix)
    return Choice(mix.teams, against(mix, wanted), becomes)


def expansion_choices(mix: Mix) -> dict[str, Choice]:
    """Each expansion."""
    return {name: expansion_choice(mix, name) for name in EDITIONS[mix.edition].expansions}


def expansion_choice(mix: Mix, name: str) -> Choice:
    """An expansion, or the mix without it."""
    chosen = name in mix.expansions
    wanted = mix.without(name) if chosen else mix.with_expansion(name)
    return choice(mix, chosen, wanted, lambda other: (name in other.expansions) != chosen)


def part_choices(mix: Mix) -> dict[str, Choice]:
    """Each part of the expansions that are chosen: a switch of theirs."""
    boxes = EDITIONS[mix.edition].expansions
    return {
        name: part_choice(mix, box, name)
        for box in mix.expansions
        for name, values in boxes[box].options.items()
        if values == SWITCH
    }


def part_choice(mix: Mix, box: str, name: str) -> Choice:
    """A part of an expansion, on or off. The last one that is on has to stay; what needs a part goes with it."""
    chosen = mix.options.get(name, "on") == "on"
    value = "off" if chosen else "on"
    wanted = mix.with_option(name, value)
    last = [error for error in against(mix, wanted) if error.reason == "needs-one-on"]
    becomes = mix if last else fitted(wanted, lambda other: kept(other, box, name, value), mix)
    return Choice(chosen, last, becomes)


def kept(mix: Mix, box: str, name: str, value: str) -> bool:
    """Whether a mix still has an expansion, with a part of it on or off."""
    return box in mix.expansions and mix.options.get(name, "on") == value


# -- presets ------------------------------------------------------------------------------------------------------


def preset_named(name: str) -> tuple[Edition, Preset]:
    """A preset and its edition, by name."""
    known = {preset.name: (edition, preset) for edition in EDITIONS.values() for preset in edition.presets}
    if name not in known:
        raise SetupError(f"expected a preset among {', '.join(known)}, got {name!r}")
    return known[name]


def preset_expansions(edition: Edition, preset: Preset) -> tuple[str, ...]:
    """The expansions of a preset."""
    return tuple(edition.expansions) if preset.expansions is None else preset.expansions


def preset_players(edition: Edition, preset: Preset) -> tuple[int, ...]:
    """The numbers of players that a preset is for."""
    return preset.players or edition.mixed(preset_expansions(edition, preset)).players


def preset_choices(mix: Mix) -> dict[str, Choice]:
    """Each preset of the edition, for as many as play, or for as many as come nearest to that."""
    edition = EDITIONS[mix.edition]
    found: dict[str, Choice] = {}
    for preset in edition.presets:
        counts, boxes = preset_players(edition, preset), preset_expansions(edition, preset)
        becomes = fitted(Mix(mix.edition, nearest(mix.players, list(counts)), boxes, mix.teams))
        chosen = mix.expansions == boxes and mix.players in counts and not mix.options
        found[preset.name] = Choice(chosen, [], mix if chosen else becomes)
    return found
