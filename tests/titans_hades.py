"""Stories of Titans with Hades, and with Hecate and the Manticore, on the board of tests/titans.py."""

from __future__ import annotations

from tests.story import Story
from tests.titans import GODS, REST, row_of, titans, titans_turn
from tests.titans_teams import team_turn

BOXES = "hades hecate manticore"


def turn_of_hades(
    text: str,
    red: str = "gold 9",
    row: str = "ares hades",
    covered: str = "kronos",
    paid: bool = True,
    options: str = "",
    more: str = "",
) -> Story:
    """Red in its turn with Hades, who lies in a row of gods and covers one."""
    there = f"field covered_god {covered} \n field hades_column 9"
    players = len(row.split()) + 1
    return titans_turn("hades", f"{there} \n {text}", red, paid, players, row, options, f"hades {more}")


def favoured(favour: str, text: str = REST, red: str = "gold 9", god: str = "zeus", more: str = "") -> Story:
    """Red in the middle of its turn with the last god that is face up, and a favour beside it."""
    first = next(other for other in GODS if other != god)
    return titans_turn(god, f"track favours {favour} \n {text}", red, row=f"{first} {god}", more=f"hades {more}")


def turn_with(card: str, text: str, red: str = "gold 9", god: str = "zeus", more: str = "") -> Story:
    """Red in the middle of its turn, with a card of the track for 2 GP."""
    return titans_turn(god, f"creatures - - {card} \n {text}", red, more=f"hades {more}")


def income(text: str, players: int = 3, options: str = "", more: str = "hades") -> Story:
    """The income phase of cycle 3, with empty purses before it."""
    purses = "\n".join(f"player {c} gold 0" for c in ("red", "blue", "green", "yellow")[:players])
    gods = row_of([*GODS[: players - 1]])
    return titans(f"cycle 3 \n {gods} \n {purses} \n {text} \n phase income", players, options, more)


def team_buys(card: str, text: str, red: str = "gold 9", more: str = "") -> Story:
    """Red, in teams of four, has just bought a card for 2 GP."""
    return team_turn("zeus", f"creatures - - {card} \n {text}", red, more=f"hades {more}").play(f"buy {card}")


def team_of_hades(text: str, red: str = "gold 9", paid: bool = True) -> Story:
    """Red in its turn with Hades, in teams of four."""
    there = "field covered_god kronos \n field hades_column 9"
    return team_turn("hades", f"{there} \n {text}", red, paid, more="hades", row="ares zeus hades")


def undead(story: Story, area: str) -> int:
    """How many undead troops stand somewhere."""
    return story.number("undead_troops", area)


def titans_at(story: Story, area: str) -> int:
    """How many Titans stand somewhere."""
    return story.number("titans", area)


def ways(story: Story, *moves: str) -> set[str]:
    """Where a group may go next."""
    return {words[3:] for words in story.play(*moves).legal if words.startswith("to ")}
