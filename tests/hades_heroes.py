"""Stories of the heroes of Hades. Most play on Delos, which is red's, and on Kea, which is blue's; h1 joins the two."""

from __future__ import annotations

from cyclades.engine.decks import AWAY
from tests.hades import hades, hades_turn
from tests.story import Story

HEROES = ["achilles", "hector", "midas", "penthesilea", "perseus", "ulysses"]


def hero(name: str, owner: str = "red", at: str = "delos", since: int = 2) -> str:
    """The line of a hero."""
    return f"hero {name} {owner} at {at} since {since}"


def table(delos: str, kea: str, more: str = "", fleets: str = "red") -> str:
    """Delos and Kea, with what else blue and green have, so that nobody's last island is at stake."""
    seas = f"area h1 {fleets} fleets 1"
    return f"area delos red {delos} \n area kea blue {kea} \n area naxos blue \n area milos green \n {seas} \n {more}"


def attack(
    delos: str,
    kea: str,
    more: str = "",
    take: str = "",
    red: str = "gold 9",
    blue: str = "gold 9",
    expansions: str = "",
) -> Story:
    """Red, with Ares, enters Kea from Delos; `take` says who goes."""
    text = f"player blue {blue} \n {table(delos, kea, more)}"
    story = hades_turn("ares", text, red, expansions=f"hades {expansions}").play("move, from delos, to kea")
    return story.play(*([take] if take else []))


def upkeep(
    text: str, red: str = "gold 9", blue: str = "gold 9", order: str = "red blue green", cycle: int = 3
) -> Story:
    """The upkeep of heroes; red has Delos, blue Kea and green Milos."""
    purses = f"player red {red} \n player blue {blue} \n player green gold 9"
    islands = "area delos red \n area kea blue \n area milos green"
    lines = (
        f"cycle {cycle} \n gods poseidon ares - - \n order {order} \n {purses} \n {islands} \n {text} \n phase upkeep"
    )
    return hades(lines)


def owner_of(story: Story, card: str) -> str | None:
    """Who has a card."""
    number = story.number("card_owner", card)
    return None if number < 0 else story.game.rules.factions[number]


def left_the_game(story: Story, card: str) -> bool:
    """Whether a hero is on no island and nobody's, and in neither deck nor discard pile."""
    return (story.place(card), owner_of(story, card), story.card_at(card)) == (AWAY, None, None)


def rolled(story: Story) -> list[tuple[str, int]]:
    """The strengths that were rolled since the last question, with whose they are."""
    return [(event["faction"], event["strength"]) for event in story.happened("rolled")]


def strength_of(story: Story, side: str) -> int:
    """The strength of a side when it has rolled 0, the other side having rolled 0 too."""
    found = dict(rolled(story.play("roll 0")))
    return (found | dict(rolled(story.play("roll 0"))))[side]
