"""Stories of the classic edition with Hades: positions as in tests/story.py, with small decks."""

from __future__ import annotations

from collections.abc import Iterable

from cyclades.board import SEATS
from cyclades.games import rules_for
from tests.story import CLASSIC_GODS, Story

EVERYTHING = "hades hecate manticore"


def small_decks(text: str, expansions: str, players: int) -> str:
    """A position without those cards of Hades among the creatures that it does not name."""
    cards = rules_for("classic", players, tuple(expansions.split()), "ready", {}).creature_deck.cards
    base = {card.name for card in rules_for("classic", players, (), "ready", {}).creature_deck.cards}
    others = [card.name for card in cards if card.name not in base and card.name not in text.split()]
    lines = text.split("\n")
    for number, line in enumerate(lines):
        if line.split()[:1] == ["gone"]:
            lines[number] += f" {' '.join(others)}"
            return "\n".join(lines)
    return "\n".join([f"gone {' '.join(others)}", *lines]) if others else text


def hades(text: str, players: int = 3, options: str = "", expansions: str = "hades") -> Story:
    """A story with Hades on the printed board; only those of its creature cards are in the game that it names."""
    if not any(f"option {module} off" in options for module in ("god", "heroes", "favours")):
        text = small_decks(text, expansions, players)
    return Story(text, players, f"expansions {expansions}\n{options}", "classic")


def hades_turn(
    god: str,
    text: str = "",
    red: str = "gold 9",
    paid: bool = True,
    players: int = 3,
    options: str = "",
    expansions: str = "hades",
    favour: str = "-",
    last: bool = False,
) -> Story:
    """Red in its turn with a god, in cycle 3, the free unit taken or not. Hades himself covers the last god that is
    face up; `last` puts red's god there too, where the favour lies."""
    count = 3 if players == 2 else players - 1
    others = [other for other in CLASSIC_GODS if other != god]
    covered = ""
    if god == "hades":
        up = [*others[: count - 1], "hades"]
        covered = f"field covered_god {others[count - 1]} \n field hades_column 9"
    else:
        up = [*others[: count - 1], god] if last else [god, *others[: count - 1]]
    gods = [*up, *["-"] * (4 - len(up))]
    pawn = "red-1" if players == 2 else "red"
    lines = ["cycle 3", f"gods {' '.join(gods)}", covered, f"player red {red}", f"offering {pawn} {god} 1"]
    lines += [f"track favours {favour}" if favour != "-" else "", text, f"phase actions {god}{' paid' if paid else ''}"]
    return hades("\n".join(lines), players, options, expansions)


def hades_start(players: int = 3, options: str = "", expansions: str = "hades") -> Story:
    """A game with Hades before anything has happened, with all its cards."""
    return Story("phase start", players, f"expansions {expansions}\n{options}", "classic")


def new_cycle(
    text: str = "",
    players: int = 3,
    options: str = "",
    expansions: str = "hades",
    gods: str = "zeus ares athena poseidon",
    order: str = "",
    cycle: int = 2,
) -> Story:
    """A cycle has ended and the next one is about to begin with Hades' roll; on the island boards everybody has one
    island. `gods` are those that were face up, as many of them as there are."""
    pawns = ["red-1", "blue-1", "red-2", "blue-2"] if players == 2 else [*SEATS[:players]]
    up = len(pawns) - 1
    row = [*gods.split()[:up], *["-"] * (4 - up)]
    homes = [f"area {land} {seat}" for land, seat in zip(HOMES, SEATS[:players]) if f"area {land} " not in text]
    lines = [f"cycle {cycle}", f"gods {' '.join(row)}", f"order {order or ' '.join(pawns)}", *homes, text, "phase end"]
    return hades("\n".join(lines), players, options, expansions)


HOMES = ("naxos", "delos", "kea", "tinos", "milos")
"""An island for each colour that has none in a story."""


def answer(story: Story, *answers: str) -> list[str]:
    """Answer questions of some kinds with the first action that begins so, and all others, and the outcomes of chance,
    with the first one there is; until all answers were used. The kinds of the questions, in their order."""
    asked: list[str] = []
    left = [*answers]
    while left:
        asked.append(story.question)
        fitting = [words for words in story.legal if words.startswith(left[0])]
        if fitting:
            left.pop(0)
        story.play(fitting[0] if fitting else story.legal[0])
    return asked


def until_offerings(story: Story) -> list[str]:
    """Play on to the first offering of the next cycle: everybody goes to Apollo, and all else is answered by the first
    answer there is. The kinds of the questions."""
    asked: list[str] = []
    cycle = story.number("cycle") + (story.question in ("Offer", "PaidActions"))
    while story.question != "Offer" or story.number("cycle") < cycle:
        asked.append(story.question)
        legal = story.legal
        story.play("bid apollo 0" if "bid apollo 0" in legal else legal[0])
    return asked


def lying(story: Story, cards: Iterable[str], place: int) -> list[str]:
    """Those of some cards that are in a place: see cyclades.engine.decks."""
    return [card for card in cards if story.place(card) == place]


def tile_gold(story: Story) -> int:
    """The gold on the Necropolis, wherever it stands."""
    return sum(story.row("necropolis_gold"))
