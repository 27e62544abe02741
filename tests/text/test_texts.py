"""Texts of games: everything that comes up can be read in every language."""

import random
from typing import Any

import pytest

import cyclades
from cyclades.editions import EDITIONS
from cyclades.text import LANGUAGES, Texts, language_of
from cyclades.text.texts import WORDLESS
from tests.story import Story
from tests.tables import all_expansions, all_numbers

LONGEST = 30
"""After so many cycles a game has been read long enough."""
TABLES = [(edition, players) for edition in EDITIONS for players in all_numbers(edition)]


def play(edition: str, players: int, seed: int, ask_chance: bool = False) -> int:
    """A random game, with all expansions, read aloud in all languages; returns how many texts were read."""
    choose = random.Random(seed)
    expansions = all_expansions(edition, players)
    options = {"max_cycles": LONGEST}
    game = cyclades.new(edition, players, expansions=expansions, options=options, seed=seed, ask_chance=ask_chance)
    readers = [Texts.of(language, game.rules) for language in LANGUAGES]
    read = 0

    def check(text: str) -> None:
        nonlocal read
        read += 1
        assert text.strip()
        assert not set("{}$") & set(text), text
        assert "none" not in text.split(), text
        assert "None" not in text, text
        assert "  " not in text, text

    while True:
        for viewer in [None, *range(players)] if game.events else []:
            for event in game.seen(viewer):
                for texts in readers if event["event"] not in WORDLESS else []:
                    check(texts.event(event))
        if game.over:
            return read
        for texts in readers:
            check(texts.question(game))
            labels = [texts.action(game, action) for action in game.actions]
            for label in labels:
                check(label)
            assert len(set(labels)) == len(labels), "two answers read alike"
        game.play(choose.choice(game.actions))


@pytest.mark.parametrize("edition, players", TABLES)
def test_a_game_can_be_read(edition: str, players: int) -> None:
    assert play(edition, players, seed=players) > 3000


@pytest.mark.parametrize("edition, players", TABLES)
def test_a_game_whose_chance_is_asked_can_be_read(edition: str, players: int) -> None:
    assert play(edition, players, seed=players, ask_chance=True) > 3000


@pytest.mark.slow
@pytest.mark.parametrize("tens", range(3))
@pytest.mark.parametrize("edition, players", TABLES)
def test_thirty_games_can_be_read(edition: str, players: int, tens: int) -> None:
    for seed in range(10):
        play(edition, players, seed=100 + 10 * tens + seed)


@pytest.mark.parametrize(
    "language, unit, texts",
    [
        ("en", "troop", ["no troops", "1 troop", "2 troops"]),
        ("en", "mercenary", ["no mercenaries", "1 mercenary", "2 mercenaries"]),
        ("en", "priestess", ["no Priestesses", "1 Priestess", "2 Priestesses"]),
        ("es", "troop", ["ninguna Tropa", "1 Tropa", "2 Tropas"]),
        ("es", "fleet", ["ninguna Flota", "1 Flota", "2 Flotas"]),
        ("es", "philosopher", ["ningún Filósofo", "1 Filósofo", "2 Filósofos"]),
        ("es", "priest", ["ningún Sacerdote", "1 Sacerdote", "2 Sacerdotes"]),
    ],
)
def test_numbers_of_units(language: str, unit: str, texts: list[str]) -> None:
    assert [Texts(language).counted(unit, number) for number in range(3)] == texts


@pytest.mark.parametrize(
    "language, event, text",
    [
        ("en", {"event": "offered", "faction": "red", "god": "ares", "number": 5}, "Red offers 5 GP to Ares."),
        (
            "es",
            {"event": "offered", "faction": "red", "god": "apollo", "number": 0},
            "Rojo acude a Apolo sin ofrenda.",
        ),
        (
            "en",
            {"event": "control-taken", "faction": "red", "area": "delos", "loser": None},
            "Red takes control of delos.",
        ),
        (
            "es",
            {"event": "control-taken", "faction": "red", "area": "delos", "loser": "blue"},
            "Rojo arrebata delos a Azul.",
        ),
        ("en", {"event": "lost", "faction": "blue", "unit": "troop", "area": "delos"}, "Blue loses a troop in delos."),
        ("es", {"event": "lost", "faction": "blue", "unit": "ajax", "area": "delos"}, "Azul pierde a Áyax en delos."),
        (
            "es",
            {"event": "lost", "faction": "blue", "unit": "minotaur", "area": "delos"},
            "Azul pierde al Minotauro en delos.",
        ),
        (
            "en",
            {"event": "built", "faction": "green", "building": "port", "area": "delos", "price": 0},
            "Green builds a Port in delos (free).",
        ),
        (
            "es",
            {"event": "recruited", "faction": "green", "unit": "fleet", "area": "delos", "price": 2},
            "Verde coloca una Flota en delos (2 PO).",
        ),
        (
            "en",
            {"event": "monument-built", "faction": "green", "monument": "city-of-warriors", "area": "delos"},
            "Green builds the City of Warriors in delos!",
        ),
        (
            "es",
            {"event": "creature-left", "faction": "blue", "card": "polyphemus"},
            "Azul se queda sin Polifemo.",
        ),
        (
            "es",
            {"event": "creature-placed", "faction": "blue", "card": "polyphemus", "area": "delos"},
            "Azul pone a Polifemo en delos.",
        ),
        (
            "es",
            {"event": "creature-used", "faction": "blue", "card": "giant", "price": 3},
            "Azul invoca al Gigante (3 PO).",
        ),
        (
            "es",
            {"event": "creature-exchanged", "faction": "blue", "card": "chimera", "price": 1},
            "Azul cambia a la Quimera por la primera carta del mazo de criaturas (1 PO).",
        ),
        ("en", {"event": "creature-left", "faction": "blue", "card": "giant"}, "Blue parts with the Giant."),
        (
            "en",
            {"event": "sold", "faction": "red", "unit": "troop", "area": "delos", "price": 2},
            "Red sells a troop in delos for 2 GP.",
        ),
        (
            "es",
            {"event": "sold", "faction": "red", "unit": "priest", "area": None, "price": 2},
            "Rojo vende un Sacerdote por 2 PO.",
        ),
        (
            "es",
            {
                "event": "temple-invoked",
                "faction": "red",
                "monument": "temple-of-ares",
                "unit": "troop",
                "area": "delos",
            },
            "Rojo entrega una Tropa de delos al Templo de Ares.",
        ),
        (
            "en",
            {"event": "rescued", "faction": "red", "unit": "fleet", "area": "bay"},
            "Red brings a fleet to safety in bay.",
        ),
        (
            "es",
            {"event": "creature-used", "faction": "blue", "card": "fates", "price": 2},
            "Azul invoca a las Moiras (2 PO).",
        ),
        ("es", {"event": "effect-missed", "faction": "blue", "card": "giant"}, "Azul no obtiene nada del Gigante."),
        ("es", {"event": "effect-missed", "faction": "blue", "card": "sylph"}, "Azul no obtiene nada de la Sílfide."),
        ("es", {"event": "effect-missed", "faction": "blue", "card": "pegasus"}, "Azul no obtiene nada de Pegaso."),
        (
            "es",
            {"event": "fleet-pushed", "faction": "red", "origin": "bay", "area": "far"},
            "Una Flota de Rojo es empujada de bay a far.",
        ),
        (
            "en",
            {"event": "fleet-pushed", "faction": "red", "origin": "bay", "area": "far"},
            "One of Red’s fleets is pushed from bay to far.",
        ),
        (
            "en",
            {"event": "heroes-swapped", "faction": "red", "card": "ajax", "hero": "jason", "area": "delos"},
            "Red sends Ajax back to the track; Jason takes the place of Ajax in delos.",
        ),
        (
            "en",
            {"event": "prosperity-placed", "faction": "red", "area": "delos"},
            "Red puts a prosperity marker in delos.",
        ),
    ],
)
def test_events_in_words(language: str, event: dict[str, object], text: str) -> None:
    assert Texts(language, "classic").event(event) == text


@pytest.mark.parametrize(
    "language, text",
    [
        ("en", "Red has the help of the Giant. Blue loses a Port in delos."),
        ("es", "Rojo cuenta con el Gigante. Azul pierde un Puerto en delos."),
    ],
)
def test_a_power_is_told_with_what_it_does(language: str, text: str) -> None:
    power = {"event": "power-used", "faction": "red", "card": "giant"}
    loss = {"event": "demolished", "faction": "blue", "building": "port", "area": "delos"}
    assert Texts(language, "classic").story([power, loss]) == [text]


@pytest.mark.parametrize(
    "language, text",
    [
        ("en", "For the Metropolis Red gives up a Port in delos, a Fortress in delos and a Temple in naxos."),
        ("es", "Para la Metrópolis, Rojo entrega un Puerto en delos, una Fortaleza en delos y un Templo en naxos."),
    ],
)
def test_what_is_given_for_a_metropolis_is_no_loss(language: str, text: str) -> None:
    built = (("port", "delos"), ("fortress", "delos"), ("temple", "naxos"))
    given = [{"event": "building-given", "faction": "red", "building": one, "area": area} for one, area in built]
    texts = Texts(language, "classic")
    assert texts.story(given) == [text]
    assert texts.story([given[0], {**given[1], "faction": "blue"}]) == [
        f"{texts.event(given[0])} {texts.event({**given[1], 'faction': 'blue'})}"
    ]


def test_events_that_belong_together_are_one_paragraph() -> None:
    income = [{"event": "income-received", "faction": colour, "number": 2} for colour in ("red", "blue")]
    gods = [{"event": "turn-begun", "faction": colour, "god": "ares"} for colour in ("red", "blue")]
    assert Texts("en").story([{"event": "cycle-begun", "number": 1}, *income, *gods]) == [
        "Cycle 1 begins.",
        "Red receives 2 GP of income. Blue receives 2 GP of income.",
        "Red acts with Ares.",
        "Blue acts with Ares.",
    ]
    assert Texts("en").story([]) == []


@pytest.mark.parametrize(
    "language, sentences",
    [
        ("en", ["With the group: 2 troops, 1 mercenary and Pandora.", "With the group: 1 fleet."]),
        ("es", ["En el grupo: 2 Tropas, 1 mercenario y Pandora.", "En el grupo: 1 Flota."]),
    ],
)
def test_a_group_is_told_in_one_sentence(language: str, sentences: list[str]) -> None:
    first: list[dict[str, Any]] = [
        {"event": "carried", "faction": "red", "unit": "troop", "number": 2},
        {"event": "carried", "faction": "red", "unit": "mercenary", "number": 1},
        {"event": "hero-carried", "faction": "red", "card": "pandora"},
    ]
    move = {"event": "moved", "faction": "red", "origin": "bay", "area": "far", "price": 1}
    second = [{"event": "carried", "faction": "red", "unit": "fleet", "number": 1}]
    texts = Texts(language)
    assert texts.story([move, *first, move, *second]) == [
        " ".join([texts.event(move), sentences[0], texts.event(move), sentences[1]])
    ]


def test_the_maintenance_is_a_paragraph() -> None:
    income = {"event": "income-received", "faction": "red", "number": 2}
    keep = {"event": "creature-kept", "faction": "red", "card": "medusa"}
    leave = {"event": "creature-left", "faction": "blue", "card": "kraken"}
    assert Texts("en").story([income, keep, leave]) == [
        "Red receives 2 GP of income.",
        "Red gives up a Priestess to keep Medusa. Blue parts with the Kraken.",
    ]


def test_where_pawns_deploy_is_told_with_their_god() -> None:
    god = {"event": "turn-begun", "faction": "red", "god": "ares"}
    start = {"event": "start-placed", "faction": "red", "area": "delos"}
    assert Texts("en", "classic").story([god, start]) == ["Red acts with Ares. Red settles in delos."]


def test_figures_that_leave_are_told_with_the_reason() -> None:
    god = {"event": "turn-begun", "faction": "red", "god": "ares"}
    met = {"event": "creatures-destroyed", "card": "medusa", "other": "chiron", "area": "delos"}
    leave = {"event": "creature-left", "faction": "red", "card": "medusa"}
    other = {"event": "creature-left", "faction": "blue", "card": "chiron"}
    assert Texts("en", "classic").story([god, leave]) == ["Red acts with Ares. Red parts with Medusa."]
    assert Texts("en", "classic").story([met, leave, other]) == [
        "In delos Medusa and Chiron destroy each other. Red parts with Medusa. Blue parts with Chiron."
    ]


def test_the_pawns_of_a_colour_are_called_by_it() -> None:
    assert [Texts("es").filled("pawn", name) for name in ("red", "red-1", "red-2")] == ["Rojo"] * 3


@pytest.mark.parametrize(
    "language, edition, questions",
    [
        ("en", "legendary", ["steal a Priestess?", "destroy a troop or mercenary?"]),
        ("en", "classic", ["steal a Priest?", "destroy a troop?"]),
        ("es", "legendary", ["una Sacerdotisa?", "una Tropa o un mercenario?"]),
        ("es", "classic", ["un Sacerdote?", "una Tropa?"]),
    ],
)
def test_shared_questions_use_the_words_of_the_edition(language: str, edition: str, questions: list[str]) -> None:
    texts = Texts(language, edition)
    asked = [texts.say(f"question-{kind}", card="X") for kind in ("DryadRobs", "HarpyAt")]
    assert [text.endswith(end) for text, end in zip(asked, questions)] == [True, True]


def test_names_in_a_row() -> None:
    names = ["Red", "Blue", "Green"]
    assert [Texts("en").listed(names[:number]) for number in (1, 2, 3)] == [
        "Red",
        "Red and Blue",
        "Red, Blue and Green",
    ]
    assert Texts("es").listed(["Rojo", "Azul"]) == "Rojo y Azul"


def first_offering(seed: int) -> cyclades.Game:
    """A game at its first offering, everybody having begun where the list of answers begins."""
    game = cyclades.new("legendary", 4, seed=seed)
    while game.question.kind != "Offer":
        game.play(game.actions[0])
    return game


def test_areas_have_the_names_of_the_board() -> None:
    game = cyclades.new("legendary", 4, seed=1)
    action = game.actions[0]
    title = game.rules.board.titles[action.a]
    assert action.notation == f"at {game.rules.board.ids[action.a]}"
    assert Texts("en", "legendary", game.rules.board).action(game, action) == title
    assert title != game.rules.board.ids[action.a]


def test_an_offering_says_what_it_costs() -> None:
    game = first_offering(1)
    god = game.actions[0].notation.split(" ")[1]
    name = Texts("en").name("god", god)
    offering = game.parse(f"bid {god} 3")
    faction = game.rules.factions.index(str(game.faction))
    for priestesses, text in [(0, f"{name}: 3 GP"), (1, f"{name}: 3 GP (you pay 2)")]:
        game.s[game.f.priests + faction] = priestesses
        assert Texts("en").action(game, offering) == text
    assert Texts("es").action(game, game.parse("bid apollo 0")) == "Apolo: sin ofrenda"


def test_an_outbid_player_is_told_by_whom_not_to_be_found() -> None:
    game = first_offering(1)
    god = game.actions[0].notation.split(" ")[1]
    game.play(game.parse(f"bid {god} 1"))
    game.play(game.parse(f"bid {god} 2"))
    assert game.question.about["outbid_on"] == god
    assert f"outbid on {Texts('en').name('god', god)}" in Texts("en").question(game)


EMPTY_DECK = """
    cycle 2
    gods zeus ares poseidon hera athena
    offering red zeus 1
    area delos red troops 1
    creatures graeae harpy kraken -
    discard minotaur sphinx
    phase actions zeus paid
    """


def test_a_look_at_an_empty_deck_says_that_the_discard_pile_is_shuffled_first() -> None:
    """The rules mean it: no card in the deck is no reason not to look."""

    def look(text: str) -> str:
        game = Story(text).game
        return Texts.of("en", game.rules).action(game, game.parse("peek"))

    assert look(EMPTY_DECK) == "Shuffle the discard pile into a new creature deck, and look at its first card (free)"
    assert look(EMPTY_DECK + "top cyclops known red") == "Look at the first card of the creature deck (free)"


def test_recruiting_costs_more_every_time() -> None:
    game = cyclades.new("legendary", 3, seed=2, options={"gold": 50})
    texts = Texts("en", "legendary", game.rules.board)
    labels: list[str] = []
    while len(labels) < 4:
        verbs = {action.notation: action for action in game.actions}
        if "recruit fleet" in verbs:
            labels.append(texts.action(game, verbs["recruit fleet"]))
        wanted = verbs.get("recruit fleet") or verbs.get("bid poseidon 1")
        game.play(wanted or min(game.actions, key=lambda action: action.b))
    assert labels == [f"Recruit a fleet ({price})" for price in ("free", "1 GP", "2 GP", "3 GP")]


@pytest.mark.parametrize(
    "environment, language",
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "es-MX"}, "es"),
        ({"LANG": "est_EE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "es_AR"}, "es"),
        ({"LANG": "es_ES", "LC_ALL": ""}, "es"),
    ],
)
def test_the_language_of_a_system(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize("language, words", [("en", "Blue"), ("es", "Azul")])
def test_answers_of_the_griffon_are_told_when_the_first_player_is_out(language: str, words: str) -> None:
    lines = ["cyclades-position 1", "edition classic", "players 3", "cycle 3", "gods ares zeus - -"]
    lines += ["player red eliminated", "area kea green", "area delos blue", "offering green ares 1"]
    lines += ["creatures griffon - -", "phase actions ares paid", "> buy griffon"]
    game = cyclades.read_position("\n".join(lines))
    labels = [Texts(language, "classic").action(game, action) for action in game.actions]
    assert [action.notation for action in game.actions] == ["decline", "rob blue"]
    assert words in labels[1]
    assert words not in labels[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_way_to_end_a_game_has_words_of_its_own(language: str, edition: str) -> None:
    texts = Texts(language, edition)
    reasons = ["metropolises", "elimination", "alone", "max_cycles"]
    said = [texts.event({"event": "game-ended", "number": 9, "reason": reason}) for reason in reasons]
    assert len(set(said)) == len(reasons)
    assert ("acordado" if language == "es" else "agreed") in said[-1]
