"""The entries of `cyclades rules`: everything of the game is explained, in all languages, at some length, in the words
of its edition."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import cyclades
from cyclades.editions import EDITIONS
from cyclades.rules.ruleset import Ruleset
from cyclades.text import LANGUAGES, Texts
from cyclades.text.catalogue import catalogue, entry_files
from cyclades.text.entries import GROUPS, PARTS, Entry, entries, find, folded, groups, index, nearest
from tests.tables import fewest

ROOT = Path(__file__).resolve().parent.parent.parent
RULES = {
    edition.name: cyclades.new(edition.name, fewest(edition.name), expansions=list(edition.expansions), seed=1).rules
    for edition in EDITIONS.values()
}
"""The rules of every edition with all its expansions."""
TABLES = [(language, edition) for language in LANGUAGES for edition in EDITIONS]
FORMS_OF = {"gods": {"free", "paid"}, "heroes": {"military", "sacrifice"}}
METROPOLIS = "metropolis"


def of(edition: str, *wanted: str) -> list[Entry]:
    found = [entry for entry in entries().values() if entry.edition == edition]
    return [entry for entry in found if entry.group in (wanted or groups(edition))]


def ids(edition: str, *wanted: str) -> list[str]:
    return sorted(entry.id for entry in of(edition, *wanted))


def messages(language: str, edition: str) -> dict[str, ast.Message]:
    """The messages that explain an edition; anything that is none is an error."""
    found: dict[str, ast.Message] = {}
    for file in entry_files(language, edition):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is explained twice"
                found[entry.id.name] = entry
    return found


def forms(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def whole(entry: Entry, language: str) -> str:
    """All that is said about an entry."""
    return "\n".join([*entry.paragraphs(language), *entry.parts(language).values()])


@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_in_the_game_has_an_entry(edition: str) -> None:
    rules: Ruleset = RULES[edition]
    figures = {card.name for card in rules.figures}
    heroes = {card.name for card in rules.cards if card.is_hero}
    assert ids(edition, "gods") == sorted(god.name for god in rules.gods)
    assert ids(edition, "figures") == sorted(figures)
    assert ids(edition, "heroes") == sorted(heroes)
    own = {name for members in groups_of_their_own(rules).values() for name in members}
    assert ids(edition, "creatures") == sorted({card.name for card in rules.cards} - figures - heroes - own)
    assert ids(edition, "buildings") == sorted([*rules.building_names, METROPOLIS])
    for group, kind in added(edition).items():
        assert ids(edition, group) == sorted(groups_of_their_own(rules).get(group, rules.names[kind]))


def groups_of_their_own(rules: Ruleset) -> dict[str, list[str]]:
    """The members of groups that are more or less than all things of a kind: decks that expansions add, artifacts, and
    the Metropolises that come before plain ones."""
    decks = {deck.name: [card.name for card in deck.cards] for deck in rules.decks if deck.name in added(rules.edition)}
    special = [kind.name for kind in rules.metropolis_kinds if kind.first]
    return {**decks, "artifacts": [card.name for card in rules.artifacts], "metropolises": special}


def added(edition: str) -> dict[str, str]:
    """The groups of entries that expansions add."""
    return {group: kind for group, kind in groups(edition).items() if group not in GROUPS}


@pytest.mark.parametrize("edition", EDITIONS)
def test_whatever_is_shown_has_an_entry(edition: str) -> None:
    for shown in RULES[edition].shown:
        own = [name for name in RULES[edition].names.get(shown.look.kind, []) if (edition, name) in entries()]
        assert own or (edition, shown.look.entry) in entries(), shown.name


@pytest.mark.parametrize("edition", EDITIONS)
def test_people_and_pieces_have_entries(edition: str) -> None:
    rules: Ruleset = RULES[edition]
    units = {*(kind.name for kind in rules.unit_kinds), *(people.name for people in rules.people)}
    assert units <= set(ids(edition, "terms"))


@pytest.mark.parametrize("language, edition", TABLES)
def test_every_entry_is_explained_and_nothing_else(language: str, edition: str) -> None:
    found = messages(language, edition)
    more = {id for id in found if "-with-" in id}
    assert more <= {f"{id}-with-{expansion}" for id in ids(edition) for expansion in EDITIONS[edition].expansions}
    assert sorted(found.keys() - more) == ids(edition) != []
    for entry in of(edition):
        expected = FORMS_OF.get(entry.group, set())
        if (entry.group, entry.id) == ("gods", "apollo"):
            expected = {"free"}
        assert forms(found[entry.id]) & set(PARTS) == expected, entry.id
        named = not entry.kind or entry.id == METROPOLIS
        assert ("name" in forms(found[entry.id])) == named, entry.id
        assert forms(found[entry.id]) <= {*PARTS, "name", "also"}, entry.id


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_forms_in_the_same_files(language: str, edition: str) -> None:
    english = messages("en", edition)
    assert {id: forms(message) for id, message in messages(language, edition).items()} == {
        id: forms(message) for id, message in english.items()
    }
    files = {of: [file.stem.removeprefix(of) for file in entry_files(of, edition)] for of in (language, "en")}
    assert files[language] == files["en"]


@pytest.mark.parametrize("language, edition", TABLES)
def test_an_entry_is_longer_than_the_line_on_the_screen(language: str, edition: str) -> None:
    for entry in of(edition):
        text = whole(entry, language)
        assert len(text) > 120, entry.id
        assert "  " not in text, entry.id
        assert all(line.endswith(".") for line in text.split("\n")), entry.id
        short = f"effect-{edition}-{entry.id}"
        if catalogue(language, edition).has(short):
            assert len(text) > 3 * len(catalogue(language, edition).say(short)), entry.id


@pytest.mark.parametrize("language, edition", TABLES)
def test_an_entry_speaks_the_words_of_its_edition(language: str, edition: str) -> None:
    def words(of: str) -> set[str]:
        texts = Texts(language, of)
        return {texts.say(f"word-{word}") for word in ("land", "sea", "site", "prosperity")}

    foreign = {word for other in EDITIONS for word in words(other) if " " in word} - words(edition)
    for entry in of(edition):
        assert [word for word in foreign if word in whole(entry, language)] == [], entry.id


@pytest.mark.parametrize("edition", EDITIONS)
def test_see_also_leads_to_other_entries_of_the_edition(edition: str) -> None:
    known = set(ids(edition))
    for entry in of(edition):
        assert entry.see
        assert set(entry.see) <= known - {entry.id}, entry.id
        assert len(set(entry.see)) == len(entry.see), entry.id


def test_the_chapters_are_where_they_are_said_to_be() -> None:
    for entry in entries().values():
        text = (ROOT / entry.file).read_text(encoding="utf-8")
        assert re.search(rf"^## {entry.chapter} ", text, re.MULTILINE), (entry.id, entry.file, entry.chapter)


def test_a_name_leads_to_one_entry_of_an_edition() -> None:
    for name, having in index().items():
        assert name
        assert max(Counter(entry.edition for entry in having).values()) == 1, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_groups_and_parts_have_headings(language: str) -> None:
    for edition in EDITIONS:
        texts = Texts(language, edition)
        assert len({texts.name("group", group) for group in groups(edition)}) == len(groups(edition))
        assert len({texts.name("group", group, "one") for group in groups(edition)}) == len(groups(edition))
        assert all(texts.say(f"part-{part}").endswith(".") for part in PARTS)


@pytest.mark.parametrize(
    "text, name",
    [
        ("Kraken", "kraken"),
        ("  the   KRAKEN ", "kraken"),
        ("La Arpía", "arpia"),
        ("los dioses", "dioses"),
        ("Face-down gods", "face down gods"),
        ("Áyax", "ayax"),
        ("The Thebans", "thebans"),
        ("Lanista", "lanista"),
    ],
)
def test_names_are_compared_without_article_accents_capitals_and_hyphens(text: str, name: str) -> None:
    assert folded(text) == name


def test_an_entry_is_found_in_the_editions_asked_for() -> None:
    assert [(entry.edition, entry.id) for entry in find("la quimera", EDITIONS)] == [
        ("legendary", "chimera"),
        ("classic", "chimera"),
    ]
    assert [entry.edition for entry in find("Chimera", ["classic"])] == ["classic"]
    assert find("hydra", ["classic"]) == []
    assert find("", EDITIONS) == []


@pytest.mark.parametrize(
    "text, id, editions",
    [
        ("scale", "options", ["legendary", "classic"]),
        ("options", "options", ["legendary", "classic"]),
        ("open gold", "options", ["legendary", "classic"]),
        ("escala", "options", ["legendary", "classic"]),
        ("oro abierto", "options", ["legendary", "classic"]),
        ("building", "construction-site", ["legendary", "classic"]),
        ("edificios", "construction-site", ["legendary", "classic"]),
        ("discount", "temple", ["legendary", "classic"]),
        ("descuento", "temple", ["legendary", "classic"]),
        ("tie", "battle", ["legendary", "classic"]),
        ("empate", "battle", ["legendary", "classic"]),
        ("screen", "purse", ["legendary", "classic"]),
        ("pantalla", "purse", ["legendary", "classic"]),
        ("figurine", "figure", ["classic"]),
        ("las moiras", "fates", ["classic"]),
        ("moirai", "fates", ["classic"]),
        ("deployment", "free-positioning", ["classic"]),
        ("colocación libre", "free-positioning", ["classic"]),
        ("2 players", "two-players", ["legendary", "classic"]),
        ("ruinas", "ancient-ruins", ["classic"]),
        ("faro", "great-lighthouse-of-poseidon", ["classic"]),
        ("priest discount", "options", ["classic"]),
        ("reroll", "croesus", ["legendary"]),
        ("volver a tirar", "croesus", ["legendary"]),
        ("Chariot", "chariot-of-the-sun", ["classic"]),
        ("mantenimiento de los héroes", "upkeep", ["classic"]),
        ("poder de sacrificio", "sacrifice", ["legendary", "classic"]),
        ("sacerdotisas", "priestess", ["legendary", "classic"]),
        ("favor", "favour", ["classic"]),
        ("theater", "theatre", ["classic"]),
        ("column of Hades", "threat", ["classic"]),
        ("no muertos", "undead", ["classic"]),
    ],
)
def test_what_people_ask_for_is_found(text: str, id: str, editions: list[str]) -> None:
    assert [(entry.edition, entry.id) for entry in find(text, EDITIONS)] == [(edition, id) for edition in editions]


@pytest.mark.parametrize(
    "text, language, names",
    [
        ("Minotaru", "en", ["Minotaur"]),
        ("Minotaru", "es", ["Minotauro"]),
        ("pentesileia", "es", ["Pentesilea"]),
        ("development", "en", ["Cultural development", "Economic development", "Heroic development"]),
        ("qwerty", "en", []),
        ("", "en", []),
    ],
)
def test_names_that_a_text_may_mean(text: str, language: str, names: list[str]) -> None:
    assert nearest(text, EDITIONS, language) == names
