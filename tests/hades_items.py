"""Stories of magic items and divine favours: the windows, turns with a favour, and pairs of games that differ only in
what somebody holds face down."""

from __future__ import annotations

from cyclades import Game
from cyclades.engine.decks import DECK, DISCARD, HELD, HIDDEN
from tests.hades import hades, hades_turn
from tests.story import Story
from tools.fuzzing.leaks import compare

ITEMS = (
    "aphrodites-belt",
    "apollos-arrows",
    "artemis-arrows",
    "chariot-of-the-sun",
    "necklace-of-harmony",
    "palace-on-mount-olympus",
    "pandoras-box",
    "pelops-sceptre",
    "poseidons-trident",
    "zeus-aegis",
)
COLOURS = ("red", "blue", "green")
TABLE = """
    area delos red troops 3
    area syros red
    area naxos blue troops 3
    area kea blue
    area milos green troops 2
    area paros green
    """
"""What everybody has: two islands, so that nobody's last one is at stake."""
FLEETS = "area e2 red fleets 2 \n area f3 blue fleets 2"
"""Two fleets each, side by side between Delos and Naxos."""


def cycle(phase: str, text: str = "", players: int = 3, options: str = "", gods: str = "ares zeus - -") -> Story:
    """A cycle from a phase on, before the offerings: green is first in turn order, then red, then blue."""
    order = "order green red blue" if players == 3 else ""
    table = TABLE if players == 3 else TABLE.replace("green", "blue")
    return hades(f"cycle 3 \n gods {gods} \n {order} \n {table} \n {text} \n phase {phase}", players, options)


def paid(text: str = "", red: str = "ares", blue: str = "zeus", green: str = "apollo", options: str = "") -> Story:
    """The offerings are about to be paid."""
    purses = "\n".join(f"player {colour} gold 9" for colour in COLOURS)
    bids = "\n".join(f"offering {c} {g} {int(g != 'apollo')}" for c, g in zip(COLOURS, (red, blue, green), strict=True))
    return hades(
        f"cycle 3 \n gods ares zeus - - \n {purses} \n {bids} \n {TABLE} \n {text} \n phase payment", 3, options
    )


def land_attack(text: str = "", options: str = "", take: int = 3) -> Story:
    """Red attacks blue's Naxos from Delos, both with up to three troops."""
    story = hades_turn("ares", f"{TABLE} \n {FLEETS} \n player blue gold 9 \n {text}", options=options)
    return story.play("move, from delos, to naxos", f"take {take}")


def sea_attack(text: str = "", options: str = "") -> Story:
    """Red attacks blue at sea, both with two fleets."""
    story = hades_turn("poseidon", f"{TABLE} \n {FLEETS} \n player blue gold 9 \n {text}", options=options)
    return story.play("sail, from e2, to f3, take 2")


def favoured(favour: str, text: str = "", red: str = "gold 9", options: str = "", god: str = "zeus") -> Story:
    """The turn of red begins, with the last god that is face up and the favour beside it."""
    first = "ares" if god != "ares" else "zeus"
    purses = f"player red {red} \n player blue gold 9 \n offering red {god} 1 \n offering blue apollo 0"
    head = f"cycle 3 \n gods {first} {god} - - \n {purses} \n track favours {favour}"
    return hades(f"{head} \n {TABLE} \n {text} \n phase actions", 3, options)


def power(favour: str, text: str = "", red: str = "gold 9", **more: str) -> Story:
    """Red is in the middle of its turn, with a favour beside its god."""
    god = more.pop("god", "zeus")
    return hades_turn(god, f"{TABLE} \n player blue gold 9 \n {text}", red, favour=favour, last=True, **more)  # type: ignore[arg-type]


def asked_at(story: Story) -> list[tuple[str | None, list[str]]]:
    """Who is asked at this window, one after the other, with the answers; everybody declines."""
    found: list[tuple[str | None, list[str]]] = []
    window = story.game.question.about.get("window")
    while story.question == "AskHolder" and story.game.question.about["window"] == window:
        found.append((story.asked, story.legal))
        story.play("decline")
    return found


def holder(story: Story, item: str) -> tuple[str, str | None]:
    """Where an item is, and with whom."""
    place = story.place(item)
    if place <= HIDDEN:
        return "hidden", COLOURS[HIDDEN - place]
    return {DECK: "pile", DISCARD: "discarded", HELD: "open"}.get(place, str(place)), story.value("card_owner", item)


def alike(one: Story | Game, other: Story | Game, *players: int | None) -> None:
    """Two games give these players, or spectators, the same of everything."""
    first = one.game if isinstance(one, Story) else one
    second = other.game if isinstance(other, Story) else other
    assert (first.player, first.question.kind) == (second.player, second.question.kind)
    for player in players:
        compare(first, second, player)
