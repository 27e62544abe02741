"""`cyclades rules`: names in both languages, entries of both editions, the list, and names that there are not."""

import pytest
from click.testing import CliRunner, Result

import cyclades
from cyclades.cli import main
from cyclades.cli.rules import WIDTH
from cyclades.editions import EDITIONS
from cyclades.text import LANGUAGES, Texts
from cyclades.text.entries import entries
from tests.tables import fewest

HEADINGS = {
    ("en", "legendary"): "Legendary Edition ─",
    ("en", "classic"): "Classic edition ─",
    ("es", "legendary"): "Edición Legendaria ─",
    ("es", "classic"): "Edición clásica ─",
}
TABLES = [(language, edition) for language in LANGUAGES for edition in EDITIONS]


def rules(*arguments: str, language: str = "en") -> Result:
    return CliRunner().invoke(main, ["rules", *arguments, "--language", language])


def told(*arguments: str, language: str = "en") -> str:
    """What is printed, wrapped lines put together again."""
    result = rules(*arguments, language=language)
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def editions_told(*arguments: str, language: str = "en") -> list[str]:
    text = told(*arguments, language=language)
    return [edition for edition in EDITIONS if HEADINGS[language, edition] in text]


def things(edition: str) -> list[tuple[str, str]]:
    """Everything of an edition that has a name in the game: gods, cards, buildings, what expansions add."""
    made = EDITIONS[edition]
    found = cyclades.new(edition, fewest(edition), expansions=list(made.expansions), seed=1).rules
    return [
        *(("god", god.name) for god in found.gods),
        *(("card", card.name) for card in found.cards),
        *(("building", building) for building in found.building_names),
        *(("monument", monument) for monument in found.names.get("monument", [])),
        *(("unit", kind.name) for kind in found.unit_kinds),
        *(("unit", people.name) for people in found.people),
        *(("bonus", kind.name) for kind in found.metropolis_kinds if kind.first),
    ]


@pytest.mark.parametrize("language, edition", TABLES)
def test_everything_in_the_game_is_explained_under_its_name(language: str, edition: str) -> None:
    texts = Texts(language, edition)
    found = things(edition)
    assert len(found) > 20
    for kind, id in found:
        name = texts.name(kind, id)
        text = told(name, "--edition", edition, language=language)
        assert text.startswith(HEADINGS[language, edition])
        assert f"─ {name[0].upper()}{name[1:]} · " in text, name


@pytest.mark.parametrize(
    "words",
    [
        ["kraken"],
        ["Kraken"],
        ["KRAKEN"],
        ["the", "Kraken"],
        ["the Kraken"],
        ["el", "kraken"],
    ],
)
def test_a_name_may_have_any_case_and_an_article(words: list[str]) -> None:
    assert told(*words) == told("kraken")
    assert "Kraken · creature with a miniature" in told(*words)


@pytest.mark.parametrize(
    "words",
    [["arpía"], ["arpia"], ["la", "Arpía"], ["LA ARPÍA"], ["harpy"], ["The Harpy"]],
)
def test_names_of_either_language_with_or_without_accents(words: list[str]) -> None:
    assert "Harpy · creature that acts at once" in told(*words)
    assert "Arpía · criatura de efecto inmediato" in told(*words, language="es")


@pytest.mark.parametrize(
    "words, name",
    [
        (["heroic", "move"], "Heroic move · term"),
        (["heroic moves"], "Heroic move · term"),
        (["movimiento", "heroico"], "Heroic move · term"),
        (["chain", "of", "fleets"], "Chain of fleets · term"),
        (["great", "citadel", "of", "ares"], "Great Citadel of Ares · Monument"),
        (["gran", "ciudadela", "de", "ares"], "Great Citadel of Ares · Monument"),
        (["face-down", "gods"], "Face-down gods · term"),
        (["2", "players"], "Two players · term"),
    ],
)
def test_several_words_need_no_quotes(words: list[str], name: str) -> None:
    assert name in told(*words)


@pytest.mark.parametrize(
    "name",
    """accessible area, battle, bonus, chain of fleets, construction site, control token, creature track, cultural
    development, cycle, economic development, elimination, face-down gods, fleet, hero track, heroic development, heroic
    move, income, island, land move, last area, last island, maintenance, mercenary, metropolis, offering, philosopher,
    priest, priestess, prosperity token, purse, retreat, sacrifice, sea move, team, troop, turn order, two players
    """.replace("\n", " ").split(","),
)
def test_the_terms_of_the_game_are_explained(name: str) -> None:
    assert "legendary" in editions_told(name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name, editions",
    [
        ("kraken", ["legendary", "classic"]),
        ("pegaso", ["legendary", "classic"]),
        ("athena", ["legendary", "classic"]),
        ("priest", ["legendary", "classic"]),
        ("hera", ["legendary", "classic"]),
        ("hydra", ["legendary"]),
        ("medusa", ["legendary", "classic"]),
        ("siren", ["classic"]),
        ("trade space", ["classic"]),
        ("city of warriors", ["classic"]),
    ],
)
def test_every_edition_that_has_it_is_shown_under_its_heading(name: str, editions: list[str], language: str) -> None:
    assert editions_told(name, language=language) == editions


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_edition_can_be_asked_for(edition: str) -> None:
    assert editions_told("kraken", "--edition", edition) == [edition]


def test_an_entry_of_the_legendary_edition_in_full() -> None:
    text = told("ares", "--edition", "legendary")
    assert "Ares · god" in text
    assert "Free and mandatory. You build a Fortress and recruit a basic troop" in text
    assert "For gold. Up to three more basic troops, for 2, 3 and 4 GP." in text
    assert text.endswith("See also: Fortress, Troop, Land move More: docs/rules-legendary.md, chapter L7")


def test_a_hero_in_spanish() -> None:
    text = told("odiseo", language="es")
    assert "Odiseo · carta de héroe" in text
    assert "Poder militar. Cuando ataca, no cuentan las Fortalezas" in text
    assert "Poder de sacrificio. Si tienes tres edificios básicos del mismo tipo" in text
    assert "Véase también: Héroe, Sacrificio, Fortaleza, Cíclope" in text


def test_the_language_of_the_system_is_used() -> None:
    result = CliRunner(env={"LC_ALL": "es_ES.UTF-8"}).invoke(main, ["rules", "harpy"])
    assert "Arpía · criatura" in result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_fit_on_the_screen(language: str) -> None:
    pages = [rules(language=language), rules("battle", language=language), rules("pandora", language=language)]
    assert max(len(line) for page in pages for line in page.output.splitlines()) <= WIDTH


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_name_all_entries_are_listed_by_group(language: str) -> None:
    lines = rules(language=language).output
    legendary, classic = lines.split(HEADINGS[language, "classic"])
    for page, edition in ((legendary, "legendary"), (classic, "classic")):
        for entry in entries().values():
            if entry.edition == edition:
                assert f" {entry.name(language)} " in page, entry.id
    heads = [line for line in classic.splitlines()[1:] if line and not line.startswith(" ")]
    groups = "gods creatures figures heroes buildings favours items artifacts metropolises monuments terms"
    assert heads == [Texts(language, "classic").name("group", group) for group in groups.split()]


def test_one_edition_can_be_listed() -> None:
    assert editions_told("--edition", "classic") == ["classic"]
    assert "Heroic move" not in told("--edition", "classic")
    assert "Monuments" not in told("--edition", "legendary")


@pytest.mark.parametrize(
    "words, hint",
    [
        (["krakn"], "got 'krakn'; did you mean Kraken?"),
        (["heroic", "mov"], "got 'heroic mov'; did you mean Heroic move"),
        (["development"], "did you mean Cultural development, Economic development or Heroic development?"),
        (["pentesileia"], "did you mean Penthesilea?"),
        (["qwerty"], "got 'qwerty'; without a name, the command lists all there are"),
        (["krakn", "--edition", "classic"], "did you mean Kraken?"),
        (["hydra", "--edition", "classic"], "--edition: expected legendary, which has 'hydra', got classic"),
        (["trade", "space", "--edition", "legendary"], "expected classic, which has 'trade space', got legendary"),
    ],
)
def test_an_unknown_name_is_told_in_one_line_with_names_near_it(words: list[str], hint: str) -> None:
    result = rules(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("Error: ")
    assert hint in result.stderr
    assert result.stderr.count("\n") == 1
