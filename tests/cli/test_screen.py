"""The screen of the terminal game: what it shows of a view."""

import io
import random
import re

import pytest
from rich.console import Console

import cyclades
from cyclades.cli.players import players
from cyclades.cli.screen import Screen
from cyclades.engine.decks import DISCARD
from cyclades.rules.buildings import add_metropolis, free_sites
from cyclades.tabletop import build
from cyclades.text import Texts
from tests.story import turn
from tests.titans import titans_turn


def test_the_screen_shows_only_what_the_player_knows() -> None:
    """Games imagined from a view differ from the true one in what is hidden, never on the screen."""
    choose = random.Random(3)
    game = cyclades.new("legendary", 4, seed=3)
    for _ in range(150):
        game.play(choose.choice(game.actions))
    pages = set()
    for other in [game, *(cyclades.imagine(game.view(0), seed) for seed in range(5))]:
        console = Console(width=100, record=True, file=io.StringIO())
        screen = Screen(console, Texts("en", "legendary", other.rules.board), other.rules, 0)
        screen.whole_board(other.view(0))
        pages.add(console.export_text())
    [page] = pages
    own = int(game.s[game.f.gold])
    assert re.search(rf"Red \(you\) +{own} ", page)
    for purse, rival in enumerate(("Blue", "Green", "Yellow"), 1):
        low, high = (int(game.s[field + purse]) for field in (game.f.gold_low, game.f.gold_high))
        known = f"{low}–{high}" if low < high else f"{low}"
        assert re.search(rf"^{rival} +{known} ", page, re.MULTILINE)


@pytest.mark.parametrize(
    "language, both, none",
    [
        ("en", "Metropolis (3 GP), Metropolis (two troops)", "no free site"),
        ("es", "Metrópolis (3 PO), Metrópolis (dos Tropas)", "ningún solar libre"),
    ],
)
def test_two_metropolises_in_one_area_count_twice(language: str, both: str, none: str) -> None:
    game = turn("ares", TWO_IN_ONE).game
    view = game.view(0)
    top = build(view)
    board = game.rules.board
    console = Console(width=150, record=True, file=io.StringIO())
    screen = Screen(console, Texts(language, "legendary", board), game.rules, 0)
    assert f", {both}, {none}" in screen.area(top.areas[board.number("andros")]).plain
    for land in range(board.lands):
        assert top.areas[land].free_sites == free_sites(game, land)
    screen.whole_board(view)
    assert both in console.export_text()
    assert list(players(screen, top, view["gold"]).columns[6].cells) == ["3", "1", "0"]


TWO_IN_ONE = """
    area andros red metropolis gold metropolis troops
    area paros red metropolis fleets
    area naxos blue metropolis gold port
    area kea green
    """


def screen_of(game: cyclades.Game, language: str) -> Screen:
    """A screen of a hundred columns for the first player, which records what it prints."""
    console = Console(width=100, record=True, file=io.StringIO())
    return Screen(console, Texts(language, game.rules.edition, game.rules.board), game.rules, 0)


@pytest.mark.parametrize(
    "language, texts",
    [
        ("en", ["a god face down", "Island  Control", "Priests  Phil.  Islands", "Creatures", "Metropolis  "]),
        ("es", ["un dios boca abajo", "Isla    Control", "Sacerd.  Filós.  Islas", "Criaturas", "Metrópolis  "]),
    ],
)
def test_the_screen_of_another_edition_has_its_words(language: str, texts: list[str]) -> None:
    game = cyclades.new("classic", 3, seed=1)
    add_metropolis(game, 0, 0)
    screen = screen_of(game, language)
    view = game.view(0)
    screen.whole_board(view)
    page = screen.console.export_text()
    for text in texts:
        assert text in page
    assert not re.search(r"Hero|Héroe|Priestess|Sacerdotisa|Monument", page)
    for land in range(game.rules.board.lands):
        assert build(view).areas[land].free_sites == max(free_sites(game, land), 0)


@pytest.mark.parametrize(
    "language, row",
    [
        ("en", "Monuments to build  City of Warriors                 Port"),
        ("es", "Monumentos por construir  Ciudad de los Guerreros           Puerto"),
    ],
)
def test_what_an_expansion_adds_has_rows_of_its_own(language: str, row: str) -> None:
    game = cyclades.new("classic", 3, expansions=["monuments"], seed=1)
    monument, opened = game.rules.f.by_name["monument"], game.rules.f.by_name["monument_open"]
    for number, name in enumerate(monument.per):
        game.s[opened.offset + number] = int(name in ("city-of-warriors", "great-citadel-of-ares"))
    game.s[monument.offset + monument.per.index("great-citadel-of-ares")] = 0
    screen = screen_of(game, language)
    screen.overview(game.view(0))
    page = screen.console.export_text()
    assert row in page
    where = {"en": "Great Citadel of Ares in Andros", "es": "Gran Ciudadela de Ares en Andros"}
    assert f" {where[language]}  2 " in page
    assert page.count(where[language][:12]) == 1  # what is built is not to be built any more


@pytest.mark.parametrize("language, name", [("en", "Great Citadel of Ares"), ("es", "Gran Ciudadela de Ares")])
def test_what_expansions_put_on_an_island_stands_beside_it(language: str, name: str) -> None:
    game = cyclades.new("classic", 3, expansions=["monuments", "ruins"], seed=1)
    monument = game.rules.f.by_name["monument"]
    game.s[monument.offset + monument.per.index("great-citadel-of-ares")] = 3  # also one that was hidden in a ruin
    game.s[game.rules.f.by_name["ruin"].offset] = 5
    screen = screen_of(game, language)
    areas = build(game.view(0)).areas
    assert name in screen.buildings(areas[3])
    assert name in screen.area(areas[3]).plain
    assert screen.buildings(areas[5]) == [{"en": "Ancient Ruin", "es": "Ruinas Antiguas"}[language]]
    assert screen.buildings(areas[4]) == []


def test_figures_are_shown_with_where_they_stand() -> None:
    lines = ["cyclades-position 1", "edition classic", "players 3", "cycle 3", "area naxos blue", "area kea red"]
    lines += ["creature minotaur blue at naxos since 3", "creature kraken - at b2", "phase income"]
    game = cyclades.read_position("\n".join(lines))
    screen = screen_of(game, "en")
    screen.overview(game.view(0))
    page = screen.console.export_text()
    assert "Minotaur in Naxos" in page
    assert "Kraken in B2" in page


@pytest.mark.parametrize("language, head", [("en", "Ancient Ruins"), ("es", "Ruinas Antiguas")])
def test_ruins_are_shown_with_what_they_hide(language: str, head: str) -> None:
    game = cyclades.new("classic", 3, expansions=["monuments", "ruins"], seed=1)
    token, card = game.rules.f.by_name["ruin"].offset, game.rules.f.by_name["ruin_monument"].offset
    game.s[token], game.s[token + 1], game.s[card + 1] = 0, 4, game.rules.names["monument"].index("military-academy")
    screen = screen_of(game, language)
    screen.overview(game.view(0))
    rows = [line.strip() for line in screen.console.export_text().split("\n")]
    [ruin] = [row for row in rows if row.startswith(f"{head}  ")]
    assert ruin.split()[-1] == "Andros"
    assert {"en": "Delos: Military Academy", "es": "Delos: Academia Militar"}[language] in rows


@pytest.mark.parametrize("language, row", [("en", "discarded  Giant, Chimera"), ("es", "descarte  Gigante, Quimera")])
def test_the_discard_pile_is_open(language: str, row: str) -> None:
    game = cyclades.new("classic", 3, seed=1)
    screen = screen_of(game, language)
    screen.overview(game.view(0))
    assert row.split()[0] not in screen.console.export_text()
    numbers = [number for number, card in enumerate(game.rules.cards) if card.name in ("giant", "chimera")]
    for number in numbers:
        game.s[game.f.place + number] = DISCARD
    screen.overview(game.view(0))
    names = row.split(maxsplit=1)[1].split(", ")
    line = next(line for line in screen.console.export_text().splitlines() if row.split()[0] in line)
    assert sorted(line.split(maxsplit=1)[1].rstrip().split(", ")) == sorted(names)


@pytest.mark.parametrize(
    "turn_of, text", [(-1, "Still to make an offering: Red, Blue"), (2, "Last in the next cycle: Red, Blue")]
)
def test_the_turn_order_track_means_what_the_phase_says(turn_of: int, text: str) -> None:
    game = cyclades.new("classic", 3, seed=1)
    view = game.view(0)
    view["state"] |= {"order": [-1, 0, 1], "turn": [turn_of]}
    assert screen_of(game, "en").heading(build(view)).plain == f"Cycle 1   {text}"


def test_sea_spaces_are_in_the_order_of_their_names() -> None:
    screen = screen_of(cyclades.new("classic", 5, seed=1), "en")
    titles = [screen.board.titles[area] for area in screen.by_title(range(screen.board.lands, screen.board.areas))]
    assert titles[:3] == ["A1", "A2", "A3"]
    assert titles[titles.index("F9") :][:3] == ["F9", "F10", "F11"]


@pytest.mark.parametrize("at_sea", [False, True])
def test_both_sides_of_a_battle_are_shown(at_sea: bool) -> None:
    seed = 0
    game = cyclades.new("legendary", 5, seed=seed)
    choose = random.Random(seed)
    while game.question.kind != "Retreat" or (int(game.s[game.f.battle_area]) >= game.rules.lands) != at_sea:
        game.play(choose.choice(game.actions))
        if game.over:
            seed += 1
            game = cyclades.new("legendary", 5, seed=seed)
    texts = Texts("en", "legendary", game.rules.board)
    console = Console(width=100, file=io.StringIO(), record=True)
    screen = Screen(console, texts, game.rules, int(game.player or 0))
    screen.battle(build(game.view(game.player)))
    unit = "fleet" if at_sea else "troop"
    kind = game.rules.fleet if at_sea else game.rules.troop
    sides = [
        (game.s[game.f.attacker], game.s[kind.moving]),
        (game.s[game.f.defender], game.s[kind.field + game.s[game.f.battle_area]]),
    ]
    lines = console.export_text().splitlines()
    assert len(lines) == 2
    for line, (faction, units) in zip(lines, sides):
        assert line.startswith(f"  {texts.name('colour', game.rules.factions[faction])}: ")
        assert not units or texts.counted(unit, int(units)) in line


HOMES = "area tegea red titans 1 \n area thebes blue metropolis military \n area oropos green"


@pytest.mark.parametrize(
    "language, texts",
    [
        ("en", ["here: Port (Poseidon), Temple (Zeus)", "Caduceus in Tegea", "1 Titan, Caduceus", "Titans\n"]),
        (
            "en",
            ["Military Metropolis in Thebes", "Special Metropolises not yet built  Seaside Metropolis", "Territories"],
        ),
        ("es", ["aquí: Puerto (Poseidón), Templo (Zeus)", "Caduceo en Tegea", "Metrópolis Militar en Thebes"]),
    ],
)
def test_titans_on_the_screen(language: str, texts: list[str]) -> None:
    text = f"{HOMES} \n artifact caduceus at tegea \n field open_special_metropolises seaside 1"
    game = titans_turn("kronos", text, players=4, row="poseidon zeus kronos").game
    console = Console(width=120, record=True, file=io.StringIO())
    screen = Screen(console, Texts.of(language, game.rules), game.rules, 0)
    screen.whole_board(game.view(0))
    page = re.sub(r" +\n", "\n", console.export_text())
    assert [wanted for wanted in texts if wanted not in page] == []
    assert "Metropolis (" not in page


def test_without_bonuses_beside_powers_a_plain_metropolis_is_just_that() -> None:
    game = titans_turn("ares", HOMES.replace("military", "plain")).game
    top = build(game.view(0))
    [thebes] = [area for area in top.areas if area.id == "thebes"]
    assert screen_of(game, "en").buildings(thebes) == ["Metropolis"]
