"""Stories of Titans in teams, on the board of tests/titans.py: red with blue against green with yellow, and with six
black with purple."""

from __future__ import annotations

from tests.story import Story
from tests.titans import COLOURS, gods_up, row_of, titans, titans_turn

TEAMS = "teams red+blue green+yellow"
SIX = "teams red+blue green+yellow black+purple"
HOMES = "area thebes blue \n area oropos green \n area marathon green \n area megara yellow \n area athens yellow"
"""Where the others are in stories that are not about them: two territories for each opponent."""


def team_turn(
    god: str, text: str, red: str = "gold 9", paid: bool = True, options: str = "", more: str = "", row: str = ""
) -> Story:
    """Red in its turn with a god, in teams of four."""
    return titans_turn(god, text, red, paid, 4, row, f"{TEAMS}\n{options}", more)


def teams(text: str, players: int = 4, options: str = "", more: str = "") -> Story:
    """A story in teams, of four or six."""
    return titans(text, players, f"{TEAMS if players == 4 else SIX}\n{options}", more)


def turns(text: str, *gods: str, players: int = 4, options: str = "", more: str = "") -> Story:
    """All have paid, and the actions of cycle 3 begin: the colours have gone to gods, the first to the first."""
    named = [god for god in gods if god != "apollo"]
    row = [*named, *(god for god in gods_up(named[0], players) if god not in named)][: players - 1]
    offerings = [f"offering {colour} {god} {int(god != 'apollo')}" for colour, god in zip(COLOURS, gods)]
    purses = [f"player {colour} gold 9" for colour in COLOURS[:players] if f"player {colour} " not in text]
    lines = ["cycle 3", row_of(row), *purses, *offerings, text, "phase actions"]
    return teams("\n".join(lines), players, options, more)


def end_of_cycle(text: str, players: int = 4, options: str = "", more: str = "") -> Story:
    """All have acted in a cycle."""
    return teams(f"cycle 4 \n {text} \n phase end", players, options, more)


def purses(story: Story, *colours: str) -> list[int]:
    """What is in the purses of some."""
    return [story.gold(colour) for colour in colours]


def metropolises(story: Story, *lands: str) -> dict[str, str]:
    """The kinds of the Metropolises that stand somewhere, or only in some territories."""
    rules = story.game.rules
    found: dict[str, str] = {}
    for number, land in enumerate(rules.board.ids[: rules.lands]):
        for token in story.row("token")[rules.site_from[number] : rules.site_from[number + 1]]:
            if token and (not lands or land in lands):
                found[land] = rules.bonuses[token - 1]
    return found


def open_cards(*kinds: str) -> str:
    """The lines of a position for special Metropolises whose cards lie open."""
    return "\n".join([f"field open_special_metropolises {kind} 1" for kind in kinds])


def still_open(story: Story) -> list[str]:
    """The special Metropolises whose cards lie open."""
    names = story.game.rules.f.by_name["open_special_metropolises"].per
    return [name for name in names if story.number("open_special_metropolises", name)]
