"""Rule tests are short stories: a position, a few actions and outcomes in notation, one assertion.

The stories play on a small board of their own (BOARD_TEXT below), so that they do not depend on those that are shipped:
Delos - Naxos - Paros are an island, Andros - Kea - Milos another, Syros and Thira are alone. The seas are North, West,
South, East, Bay and Far. Priestess symbols: Naxos and Syros.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

import cyclades
from cyclades import Game, IllegalAction, NotationError
from cyclades.board import SEATS
from cyclades.engine.decks import TRACK
from cyclades.games import rules_for
from cyclades.rules.areas import pieces_in
from cyclades.rules.events import KINDS

BOARD: dict[str, Any] = {}
LANDS = ["delos", "naxos", "paros", "andros", "kea", "milos", "syros", "thira"]
SEAS = ["north", "west", "south", "east", "bay", "far"]
TEAMS = "teams red+blue green+yellow"
OWNERS = pytest.mark.parametrize("owner", ["red", "blue", "green"])
"""Mark of a test that is the same whoever has a creature."""


class Story:
    """A game from a position, played in notation."""

    def __init__(self, text: str, players: int = 3, options: str = "", edition: str = "legendary") -> None:
        lines = ["cyclades-position 1", f"edition {edition}", f"players {players}"]
        text = small_deck(text, edition, players)
        if "board " not in text and edition == "legendary":
            lines.append(f"board {board_line()}")
        self.game: Game = cyclades.read_position("\n".join([*lines, options, text]), ask_chance=True)

    def play(self, *moves: str) -> Story:
        """Play actions and outcomes; each may be several, separated by commas."""
        for move in moves:
            for words in move.split(","):
                self.game.play(self.game.parse(words))
        return self

    @property
    def legal(self) -> list[str]:
        """The legal actions, or outcomes, in notation."""
        return [action.notation for action in self.game.actions]

    def refuses(self, words: str) -> bool:
        """Whether an action is refused, and nothing changes by trying."""
        before = self.game.copy()
        try:
            self.game.play(self.game.parse(words))
        except (IllegalAction, NotationError):
            return self.game.same_state(before)
        return False

    @property
    def asked(self) -> str | None:
        """The colour that is asked."""
        return self.game.faction

    @property
    def question(self) -> str:
        """The kind of the question."""
        return self.game.question.kind

    def number(self, field: str, of: str = "") -> int:
        """A number of the state: story.number("gold", "red"), story.number("troops", "delos")."""
        found = self.game.rules.f.by_name[field]
        return int(self.game.s[found.offset + (found.per.index(of) if of else 0)])

    def value(self, field: str, of: str = "") -> str | None:
        """What a number of the state stands for: story.value("monument", "city-of-warriors")."""
        number = self.number(field, of)
        return None if number < 0 else self.game.rules.f.by_name[field].values[number]

    def gold(self, colour: str) -> int:
        return self.number("gold", colour)

    def troops(self, area: str) -> int:
        return self.number("troops", area)

    def fleets(self, area: str) -> int:
        return self.number("fleets", area)

    def pieces(self, area: str) -> int:
        """How many pieces of any kind are in an area, or in hand."""
        rules = self.game.rules
        return int(pieces_in(self.game, rules.moving_group if area == "moving-group" else rules.board.number(area)))

    def owner(self, area: str) -> str | None:
        """The colour that controls an area."""
        return self.value("owner", area)

    def buildings(self, kind: str, area: str) -> int:
        return self.number("buildings", f"{kind} {area}")

    def place(self, card: str) -> int:
        """Where a card is: compare with the places of cyclades.engine.decks."""
        return self.number("place", card)

    def card_at(self, card: str) -> str | None:
        """The area where a miniature stands."""
        return self.value("card_at", card)

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind since the last question."""
        return [event for event in self.game.seen(None) if event["event"] == kind]

    def told(self, player: int | None = None) -> list[str]:
        """The kinds of the events since the last question that a player may know and that have words."""
        return [event["event"] for event in self.game.seen(player) if not KINDS.by_name[event["event"]].wordless]

    @property
    def order(self) -> list[str | None]:
        """The turn order track: the names of the pawns, which are those of their colours where each has one."""
        names = self.game.rules.pawns
        return [None if n < 0 else names[n] for n in self.row("order")]

    @property
    def gods(self) -> list[str | None]:
        """The gods from the first slot to the last; None for one that nobody knows."""
        return [None if n < 0 else self.game.rules.gods[n].name for n in self.row("god_at")]

    def row(self, field: str) -> list[int]:
        """All numbers of a field."""
        found = self.game.rules.f.by_name[field]
        return [int(self.game.s[found.offset + i]) for i in range(found.size)]


DECKS = {
    "legendary": "graeae harpy kraken minotaur sphinx ajax hector",
    "classic": "chimera giant kraken pegasus polyphemus sylph",
}
"""The cards that stories draw from, so that the next card of an edition changes none of them."""
CLASSIC_CARDS = DECKS["classic"].split()
NO_CARDS = f"gone {DECKS['legendary']}"
NO_CLASSIC_CARDS = f"gone {DECKS['classic']}"
"""A line for positions in which no card is left."""


def small_deck(text: str, edition: str, players: int) -> str:
    """A position without the cards that neither it nor its edition's small deck names."""
    if "phase start" in text:
        return text
    kept = {*DECKS.get(edition, DECKS["classic"]).split(), *text.split()}
    cards = [card.name for card in rules_for(edition, min(players, 5), (), "ready", {}).cards]
    others = [name for name in cards if name not in kept]
    lines = text.split("\n")
    gone = [number for number, line in enumerate(lines) if line.split()[:1] == ["gone"]]
    if others and gone:
        lines[gone[0]] += f" {' '.join(others)}"
    elif others:
        lines.insert(0, f"gone {' '.join(others)}")
    return "\n".join(lines)


MANDATORY = {
    "athena": ("build university", "recruit philosopher"),
    "zeus": ("build temple", "recruit priestess"),
    "poseidon": ("build port", "recruit fleet"),
    "ares": ("build fortress", "recruit troop"),
    "hera": ("build missing building", "recruit mercenary"),
}


def turn(god: str, text: str, red: str = "gold 9", paid: bool = True, players: int = 3, options: str = "") -> Story:
    """Red in its turn with a god, in cycle 2: at its paid actions, or at its mandatory ones."""
    gods = [god, *(other for other in MANDATORY if other != god)]
    lines = ["cycle 2", f"gods {' '.join(gods)}", f"player red {red}", f"offering red {god} 1", text]
    if paid:
        lines += [f"done {deed} 1" for deed in MANDATORY[god]]
    return Story("\n".join([*lines, f"phase actions {god}{' paid' if paid else ''}"]), players, options)


def team_turn(god: str, text: str, red: str = "gold 9", paid: bool = True) -> Story:
    """The same in teams, red with blue against green with yellow; `red` says what is in their purse."""
    return turn(god, text, red, paid, 4, TEAMS)


def income_phase(text: str) -> Story:
    """What everybody has after the income phase, with empty purses before it."""
    purses = "player red gold 0 \n player blue gold 0 \n player green gold 0"
    return Story(f"cycle 3 \n gods athena poseidon zeus ares hera \n {purses} \n {text} \n phase income")


def maintenance(text: str, red: str = "gold 3 priestesses 1", second: str = "poseidon") -> Story:
    """Red, with a priestess and Athena, is about to be asked whether it keeps its creature; `second` is open too."""
    gods = ["athena", second, *(god for god in MANDATORY if god not in ("athena", second))]
    head = f"cycle 3 \n gods {' '.join(gods)} \n player red {red} \n offering red athena 1"
    return Story(f"{head} \n {text} \n phase maintenance")


REST = "area syros blue \n area kea green"
"""What blue and green have elsewhere, so that nobody's last area is at stake on Delos and Naxos."""


def battle(delos: str, naxos: str, more: str, take: str = "", red: str = "gold 9", blue: str = "gold 9") -> Story:
    """Red, with Ares, attacks blue's Naxos, which has a priestess symbol, from Delos; the move costs 1 GP."""
    text = f"player blue {blue} \n area delos red {delos} \n area naxos blue {naxos} \n {REST} \n {more}"
    return turn("ares", text, red).play("move, from delos, to naxos", *([take] if take else []))


def strengths(story: Story, attack: int, defence: int) -> tuple[int, int]:
    """The strengths of both sides when these are rolled."""
    story.play(f"roll {attack}")
    [first] = story.happened("rolled")
    story.play(f"roll {defence}")
    second = story.happened("rolled")[-1]
    assert (first["faction"], first["number"], second["faction"], second["number"]) == ("red", attack, "blue", defence)
    return first["strength"], second["strength"]


def gods_open_to(story: Story) -> set[str]:
    """The gods to whom the player who is asked may make an offering."""
    assert story.question == "Offer"
    return {words.split()[1] for words in story.legal}


def rows(story: Story) -> list[tuple[int, list[int], int, int]]:
    """The standings: place, players, Metropolises, gold."""
    return [(row.place, row.players, row.metropolises, row.gold) for row in story.game.standings]


def ranking(story: Story) -> list[tuple[int, str, int, int]]:
    """The standings where everybody plays alone: place, colour, Metropolises, gold."""
    names = story.game.rules.factions
    return [(place, names[players[0]], metropolises, gold) for place, players, metropolises, gold in rows(story)]


def classic(
    text: str, players: int = 3, options: str = "", monuments: bool | str = False, ruins: bool = False
) -> Story:
    """A story of the classic edition, on its printed board; with Monuments, those named (True: two of them) open."""
    head = [options]
    if monuments or ruins:
        head += [f"expansions monuments{' ruins' if ruins else ''}"]
        names = monuments.split() if isinstance(monuments, str) else MONUMENTS
        text = "\n".join([*(f"field monument_open {name} 1" for name in names), text])
    return Story(text, players, "\n".join(head), "classic")


MONUMENTS = ("city-of-warriors", "great-citadel-of-ares")
CLASSIC_GODS = ("poseidon", "ares", "zeus", "athena")


def classic_turn(
    god: str,
    text: str,
    red: str = "gold 9",
    paid: bool = True,
    players: int = 3,
    monuments: bool | str = False,
    ruins: bool = False,
    options: str = "",
) -> Story:
    """Red in its turn with a god of the classic edition, in cycle 3, the free unit taken or not. With two players it is
    the turn of its first pawn."""
    up = [god, *(other for other in ("poseidon", "ares", "zeus", "athena") if other != god)]
    up = up[: 3 if players == 2 else players - 1]
    gods = [*up, *["-"] * (4 - len(up))]
    pawn = "red-1" if players == 2 else "red"
    lines = ["cycle 3", f"gods {' '.join(gods)}", f"player red {red}", f"offering {pawn} {god} 1", text]
    lines += [f"phase actions {god}{' paid' if paid else ''}"]
    return classic("\n".join(lines), players, options, monuments, ruins)


def preliminary(players: int = 3, options: str = "") -> Story:
    """Free positioning of the classic edition: everybody is about to make an offering, in the order of the seats (with
    two players red's pawns first), to as many gods as are face up, in their usual order."""
    story = classic("phase start", players, f"option start free\n{options}")
    pawns = ("red", "red", "blue", "blue") if players == 2 else SEATS[:players]
    return story.play(*(f"draw {colour}" for colour in pawns), *(f"draw {god}" for god in gods_up(players)))


def gods_up(players: int) -> tuple[str, ...]:
    """The gods of these stories: one less than there are pawns."""
    return CLASSIC_GODS[: 3 if players == 2 else players - 1]


def deployment(players: int = 3, options: str = "") -> Story:
    """The pawns have gone to the gods in their order, with 1 GP each, the last one to Apollo."""
    bids = [f"bid {god} 1" for god in gods_up(players)]
    return preliminary(players, options).play(*bids, "bid apollo 0")


def deploy(story: Story, *areas: str) -> Story:
    """Put units into areas, one after the other."""
    return story.play(*(f"at {area}" for area in areas))


def rivals(red: str, blue: str) -> str:
    """The head of a story of the classic edition: red and blue with gods of theirs, red first, both rich."""
    players = "player red gold 9\nplayer blue gold 9"
    return f"cycle 3\ngods {red} {blue} - -\n{players}\noffering red {red} 1\noffering blue {blue} 1"


def classic_track(story: Story) -> list[str | None]:
    """The cards of the classic edition on the slots for 4, 3 and 2 GP."""
    at = {story.place(card): card for card in CLASSIC_CARDS}
    return [at.get(TRACK + slot) for slot in range(3)]


def all_fleets(story: Story) -> dict[str, tuple[str | None, int]]:
    """The sea spaces with fleets: whose, and how many."""
    board = story.game.rules.board
    return {sea: (story.owner(sea), story.fleets(sea)) for sea in board.ids[board.lands :] if story.fleets(sea)}


BOARD_TEXT = """
format = "cyclades-board 1"
name = "story"
picture = '''
  n   n   n   n   e   e
    w   D   N   P   e   A   f
  w   s   s   s   e   K   f
    w   S   s   T   b   M   f
      w   w   s   b   b   f
'''
land = [
  { mark = "D", name = "Delos", sites = 2, prosperity = 1 },
  { mark = "N", name = "Naxos", sites = 2, priestess = 1 },
  { mark = "P", name = "Paros", sites = 1, prosperity = 1 },
  { mark = "A", name = "Andros", sites = 2, prosperity = 1 },
  { mark = "K", name = "Kea", sites = 1, prosperity = 2 },
  { mark = "M", name = "Milos", sites = 2 },
  { mark = "S", name = "Syros", sites = 2, prosperity = 1, priestess = 1 },
  { mark = "T", name = "Thira", sites = 2, prosperity = 1 },
]
sea = [
  { mark = "n", name = "North" },
  { mark = "w", name = "West", prosperity = 1 },
  { mark = "s", name = "South" },
  { mark = "e", name = "East", prosperity = 1 },
  { mark = "b", name = "Bay" },
  { mark = "f", name = "Far" },
]
"""


def board_line() -> str:
    """The layout of the board of the stories, on one line."""
    if not BOARD:
        BOARD.update(cyclades.load_board(BOARD_TEXT).layout)
    return json.dumps(BOARD)


def monument_offered(story: Story) -> str | None:
    """The Monument that somebody is asked about."""
    return str(story.game.question.about["monument"]) if story.question == "OfferMonument" else None


def city_turn(god: str, text: str, **more: Any) -> Story:
    """Red in its turn with a god, with Monuments."""
    return classic_turn(god, text, monuments=True, **more)


def city_cycle(text: str, red: str = "poseidon", blue: str = "ares") -> Story:
    """The actions of a cycle begin; Poseidon comes before Ares."""
    lines = ["cycle 3", "gods poseidon ares - -", "player red gold 9", "player blue gold 9"]
    lines += [f"offering {colour} {god} {int(god != 'apollo')}" for colour, god in (("red", red), ("blue", blue))]
    return classic("\n".join([*lines, text, "phase actions"]), monuments=True)
