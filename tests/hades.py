"""Stories of the classic edition with Hades: positions as in tests/story.py, with small decks."""

from __future__ import annotations

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
        covered = f"field covered_god {others[count - 1]} \n field threat 9"
    else:
        up = [*others[: count - 1], god] if last else [god, *others[: count - 1]]
    gods = [*up, *["-"] * (4 - len(up))]
    pawn = "red-1" if players == 2 else "red"
    lines = ["cycle 3", f"gods {' '.join(gods)}", covered, f"player red {red}", f"offering {pawn} {god} 1"]
    lines += [f"track favours {favour}" if favour != "-" else "", text, f"phase actions {god}{' paid' if paid else ''}"]
    return hades("\n".join(lines), players, options, expansions)
