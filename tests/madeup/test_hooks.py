"""Hooks that only expansions listen at: in which order they come, and what they change."""

from __future__ import annotations

import pytest

import cyclades
from cyclades import Game
from cyclades.editions import Expansion
from cyclades.rules.accessible_areas import accessible
from cyclades.rules.areas import set_owner
from cyclades.rules.conquest import take_uncontrolled
from cyclades.rules.elimination import Elimination
from cyclades.rules.events import METROPOLIS_GAINED
from cyclades.rules.hooks import Listener
from cyclades.rules.metropolises import metropolis_lands, places
from cyclades.rules.ruleset import Ruleset
from cyclades.rules.steps import Step
from tests.madeup.registering import NAME
from tests.madeup.stories import nyx, play

pytestmark = pytest.mark.interpreted


class Loud(Listener):
    """Writes down who was asked at hooks, by steps, in the order in which these run."""

    def __init__(self, name: str, heard: list[str]) -> None:
        self.name = name
        self.heard = heard

    def land_taken(self, game: Game, faction: int, land: int, loser: int) -> None:
        game.push(Note(self.heard, f"{self.name} taken"))

    def buildings_gained(self, game: Game, faction: int) -> None:
        game.push(Note(self.heard, f"{self.name} buildings"))

    def conquest_done(self, game: Game, faction: int, land: int, loser: int) -> None:
        game.push(Note(self.heard, f"{self.name} done"))

    def battle_ended(self, game: Game, attacker: int, defender: int, area: int) -> None:
        self.heard.append(f"{self.name} battle")

    def unit_died(self, game: Game, faction: int, unit: int, area: int) -> None:
        game.push(Note(self.heard, f"{self.name} death"))


class Note(Step):
    """Writes down that its turn has come."""

    def __init__(self, heard: list[str], what: str) -> None:
        self.heard = heard
        self.what = what

    def run(self, game: Game) -> None:
        self.heard.append(self.what)


def test_what_listeners_do_comes_in_their_order_and_before_or_after_what_follows_a_conquest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard: list[str] = []

    def add(rules: Ruleset) -> None:
        rules.added += [Loud("one", heard), Loud("two", heard)]

    monkeypatch.setitem(cyclades.EDITIONS["classic"].expansions, "loud", Expansion("loud", add))
    text = "area delos red shades 3 \n area kea blue troops 1 \n area h1 red fleets 1"
    game = nyx(text, more="loud")
    play(game, "lead shade, from delos, to kea, take 3, roll 3, roll 0")
    deaths = ["one death", "two death"]
    assert heard[:4] == [*deaths, "two battle", "one battle"]
    expected = [f"{name} {what}" for what in ("taken", "buildings", "done") for name in ("one", "two")]
    assert heard[4:] == expected


def with_loud(monkeypatch: pytest.MonkeyPatch, name: str, text: str) -> tuple[Game, list[str]]:
    """A game with one that listens; rules are kept by the names of their expansions, so each test has its own."""
    heard: list[str] = []
    add = Expansion(name, lambda rules: rules.added.append(Loud("one", heard)))
    monkeypatch.setitem(cyclades.EDITIONS["classic"].expansions, name, add)
    return nyx(text, more=name), heard


def test_an_area_that_was_nobodys_is_taken_before_what_follows_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game, heard = with_loud(monkeypatch, "loud-at-nobodys", "area delos red shades 3 \n area h1 red fleets 1")
    play(game, "lead shade, from delos, to kea, take 3")
    assert heard == ["one taken", "one buildings", "one done"]


def test_so_it_is_where_units_have_retreated_to(monkeypatch: pytest.MonkeyPatch) -> None:
    game, heard = with_loud(monkeypatch, "loud-at-retreats", "area delos red shades 3")
    take_uncontrolled(game, 0, game.rules.board.number("kea"))
    game.advance()
    assert heard == ["one taken", "one buildings"]


def test_an_area_is_taken_before_its_metropolises(monkeypatch: pytest.MonkeyPatch) -> None:
    game, heard = with_loud(
        monkeypatch,
        "loud-at-metropolises",
        "area delos red shades 3 \n area kea blue metropolis plain \n area h1 red fleets 1",
    )
    told: list[bool] = []
    monkeypatch.setattr(
        Note, "run", lambda note, game: told.append(any(each.kind is METROPOLIS_GAINED for each in game.pending))
    )
    play(game, "lead shade, from delos, to kea, take 3")
    assert (told, heard) == ([False, True, True], [])


class Farewell(Listener):
    """Says who is out, and bars Metropolises from the first land area."""

    def __init__(self, heard: list[int], notes: list[str]) -> None:
        self.heard = heard
        self.notes = notes

    def faction_eliminated(self, game: Game, faction: int) -> None:
        self.heard.append(faction)
        game.push(Note(self.notes, f"{game.rules.factions[faction]} is out"))

    def bars_metropolis(self, game: Game, land: int) -> bool:
        return land == 0


def with_farewell(monkeypatch: pytest.MonkeyPatch, text: str) -> tuple[Game, list[int], list[str]]:
    heard: list[int] = []
    notes: list[str] = []
    add = Expansion("farewell", lambda rules: rules.added.append(Farewell(heard, notes)))
    monkeypatch.setitem(cyclades.EDITIONS["classic"].expansions, "farewell", add)
    return nyx(text, more="farewell"), heard, notes


def test_whoever_listens_hears_of_an_elimination_and_the_last_one_left_wins_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, heard, notes = with_farewell(monkeypatch, "area delos red")
    for colour, land in ((1, "tinos"), (2, "paros")):
        set_owner(game, game.rules.board.number(land), 0)
        game.push(Elimination(colour))
        game.advance()
    assert (heard, notes) == ([1, 2], ["blue is out"])  # nothing follows the end of the game
    assert game.over


def test_where_metropolises_are_barred_none_is_built_and_none_is_counted_on(monkeypatch: pytest.MonkeyPatch) -> None:
    game, _, _ = with_farewell(monkeypatch, "area andros red \n area delos red")
    assert metropolis_lands(game, 0) == [game.rules.board.number("delos")]
    assert places(game, 0, -1) == 1


def test_a_chain_of_fleets_may_lead_to_the_same_island_where_the_rules_say_so() -> None:
    game = cyclades.new("classic", 6, expansions=[NAME], seed=1)
    rules, board = game.rules, game.rules.board
    found = [
        (land, sea, other)
        for land in range(board.lands)
        for sea in board.adjacent[land]
        if sea >= board.lands
        for other in board.adjacent[sea]
        if other < board.lands and other != land and board.islands[other] == board.islands[land]
        if other not in board.adjacent[land]
    ]
    land, sea, other = found[0]
    set_owner(game, sea, 0)
    assert other not in accessible(game, 0, land)
    rules.chains_home = True
    try:
        assert other in accessible(game, 0, land)
    finally:
        rules.chains_home = False
