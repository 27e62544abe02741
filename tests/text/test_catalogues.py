"""The catalogues: both languages say the same things, about everything that the code can name, with the same gaps."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor
from rich.console import Console

import cyclades
from cyclades.cli.screen import Screen
from cyclades.editions import EDITIONS, known_options
from cyclades.engine.steps import RawStep, step_kinds
from cyclades.rules.events import KINDS
from cyclades.rules.options import COMMON
from cyclades.rules.ruleset import COLOURS, Ruleset
from cyclades.rules.steps import Step
from cyclades.tabletop import Addition
from cyclades.text import LANGUAGES, TextError, Texts
from cyclades.text.catalogue import catalogue, files_of, word_files
from cyclades.text.gaps import ACTION_GAPS, AREAS, NAMED, USUAL, action_gaps, event_gaps, question_gaps, special_gaps
from cyclades.text.gaps import COLOURS as GAPS_OF_COLOURS
from tests.tables import fewest

GAMES = [
    cyclades.new(edition.name, fewest(edition.name), expansions=list(edition.expansions), seed=1)
    for edition in EDITIONS.values()
]
"""A game of every edition with all its expansions."""
RULES = [game.rules for game in GAMES]
SOURCE = Path(cyclades.__file__).resolve().parent
KINDS_OF_MESSAGES = (
    "action",
    "analysis",
    "change",
    "cli",
    "edition",
    "effect",
    "event",
    "expansion",
    "field",
    "gift",
    "opening",
    "group",
    "label",
    "list",
    "note",
    "option",
    "part",
    "preset",
    "preview",
    "question",
    "track",
    "offering",
    "turn",
    "why",
    "wrong",
    "shared",
)
OF_EDITIONS = ("effect", "gift", "opening", "word")
"""Kinds of messages that the file of an edition holds."""
CHOSEN_BY = ("way", "reason")
"""Names that stand in no gap: messages choose by them."""


def entries(language: str, *editions: str) -> Iterator[ast.EntryType]:
    """What the files of some editions hold, or of all; each file once."""
    files = [file for edition in editions or EDITIONS for file in files_of(language, edition)]
    for file in dict.fromkeys(files):
        yield from parsed(file)


def parsed(file: Path) -> list[ast.EntryType]:
    return FluentParser().parse(file.read_text(encoding="utf-8")).body


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """All messages; those that every edition words for itself have the same forms and gaps in all of them."""
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


class Gaps(Visitor):
    """Collects the variables and the other messages, or forms of them, that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.others: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.others.add((node.id.name, node.attribute.name if node.attribute else ""))


def gaps(language: str, message: str, form: str = "") -> set[str]:
    """The variables of a message or a form of it, those of the messages inside it too."""
    used = uses(language, message, form)
    return used.variables.union(*(gaps(language, *other) for other in used.others))


def uses(language: str, message: str, form: str = "") -> Gaps:
    """What a message or a form of it uses."""
    entry = messages(language)[message]
    patterns = {attribute.id.name: attribute.value for attribute in entry.attributes}
    visitor = Gaps()
    visitor.visit(patterns[form] if form else entry.value)
    return visitor


@cache
def made() -> set[str]:
    """The classes of which the rules and the editions make something."""
    sources = [file for part in ("rules", "editions") for file in (SOURCE / part).rglob("*.py")]
    return set(re.findall(r"(?<!class )\b([A-Z]\w+)\(", "".join(file.read_text(encoding="utf-8") for file in sources)))


def asking_kinds() -> dict[str, type[RawStep]]:
    """The steps of the game that ask a player or chance; what is only there to be shared by several of them is none."""
    return {
        name: kind
        for name, kind in step_kinds().items()
        if kind.__module__.startswith("cyclades.")
        and name in made()
        and any(point in parent.__dict__ for parent in kind.__mro__[:-3] for point in ("actions", "outcomes"))
    }


def names() -> set[str]:
    """The names that there must be: of everything that a number of a step or an event may stand for, areas aside."""
    found = {f"colour-{colour}" for colour in COLOURS}
    for rules in RULES:
        units = [*rules.unit_names]
        for gap, words in rules.names.items():
            if gap in GAPS_OF_COLOURS or gap in AREAS or gap in CHOSEN_BY:
                continue
            kind = NAMED[gap][0] if gap in NAMED else gap
            found |= {f"{kind}-{word}" for word in (units if kind == "unit" else words)}
    return found


def verbs() -> set[str]:
    return {verb.name for rules in RULES for verb in rules.verbs.table.verbs}


def also_said() -> dict[str, str]:
    """The verbs that expansions add, and what they say something about."""
    return {verb: gap for rules in RULES for verb, gap in rules.also_said.items()}


def starting(language: str, kind: str) -> dict[str, set[str]]:
    """The messages of a kind, without its name, with their gaps."""
    return {id.removeprefix(f"{kind}-"): gaps(language, id) for id in messages(language) if id.startswith(f"{kind}-")}


def test_the_lists_are_not_empty() -> None:
    assert {"Offer", "StartingArea", "Retreat", "HarpyAt", "Roll", "TurnUpToken"} <= set(asking_kinds())
    assert {"RescueUnit", "RescueFleet", "OfferMonument", "OfferRuin", "DrawMonument", "DrawForRuin"} <= set(
        asking_kinds()
    )
    assert not {"Step", "DraftStep", "ChanceStep", "RawStep", "Selection", "Target", "Income", "Depart"} & set(
        asking_kinds()
    )
    assert len(names()) > 25


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_catalogue_is_understood(language: str, edition: str) -> None:
    found = list(entries(language, edition))
    assert [entry.content for entry in found if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids)) != []
    used = {id for message in ids for id, _ in uses(language, message).others}
    assert used <= set(ids), "a message needs one that this edition has not"


def own(language: str, edition: str) -> dict[str, ast.Message]:
    """The messages in the file of an edition."""
    [file] = [file for file in files_of(language, edition) if file.stem == edition]
    return {entry.id.name: entry for entry in parsed(file) if isinstance(entry, ast.Message)}


def words(language: str, edition: str) -> dict[str, str]:
    """What an edition has words of its own for, each form apart: `word-land`, `word-land.many` …, as they are written.
    A number of things varies with the number alone."""
    found = {}
    for id, entry in own(language, edition).items():
        if id.startswith("word-"):
            found[id] = serialize_pattern(entry.value).strip() if entry.value else ""
            found |= {f"{id}.{form.id.name}": serialize_pattern(form.value) for form in entry.attributes}
    return found


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_has_all_words_and_nothing_of_another(language: str, edition: str) -> None:
    assert words(language, edition).keys() == words("en", "legendary").keys() != set()
    for word, text in words(language, edition).items():
        assert set(re.findall(r"\$(\w+)", text)) == ({"number"} if word.endswith(".counted") else set()), word
    for id in own(language, edition):
        allowed = ("word-", "preset-", *(f"{kind}-{edition}-" for kind in OF_EDITIONS))
        assert id == f"edition-{edition}" or id.startswith(allowed), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_an_edition_is_used(language: str) -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (SOURCE / "cli").glob("*.py"))
    used = {f"word-{id}.counted" for id in re.findall(r'counted\("(\w+)", [^\n]+, "word"\)', source)}
    for message, entry in messages(language).items():
        for form in ["", *(attribute.id.name for attribute in entry.attributes)]:
            used |= {f"{id}.{part}" if part else id for id, part in uses(language, message, form).others}
    assert words(language, "legendary").keys() <= used


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_all_editions_share_does_not_use_the_words_of_one(language: str) -> None:
    shared = set.intersection(*(set(files_of(language, edition)) for edition in EDITIONS))
    terms = {text for edition in EDITIONS for word, text in words(language, edition).items() if "." not in word}
    for file in shared:
        text = file.read_text(encoding="utf-8")
        assert [term for term in terms if " " in term and term in text] == [], file.name


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_and_forms(language: str) -> None:
    def forms(of: str) -> dict[str, list[str]]:
        return {id: sorted(form.id.name for form in entry.attributes) for id, entry in messages(of).items()}

    assert forms(language) == forms("en")
    for edition in EDITIONS:
        files, english = files_of(language, edition), files_of("en", edition)
        assert [file_name(file, language) for file in files] == [file_name(file, "en") for file in english]


def file_name(file: Path, language: str) -> str:
    """Where a file is, whatever its language."""
    return file.relative_to(SOURCE).as_posix().replace(f"text/{language}", "text/LANGUAGE")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_message_has_the_same_gaps_in_all_languages(language: str) -> None:
    for id, entry in messages("en").items():
        for form in ["", *(attribute.id.name for attribute in entry.attributes)]:
            assert gaps(language, id, form) == gaps("en", id, form), (id, form)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_of_a_kind_a_name_or_used_by_another(language: str) -> None:
    used = {id for message in messages(language) for id, _ in uses(language, message).others}
    others = {id for id in messages(language) if id.split("-")[0] not in KINDS_OF_MESSAGES}
    assert names() <= others
    assert others - names() <= used


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_note_is_put_to_an_answer_and_a_list_has_a_last_name(language: str) -> None:
    assert starting(language, "note") == {"useless": {"answer"}}
    assert starting(language, "list") == {kind: {"first", "last"} for kind in ("and", "or", "range")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_have_the_forms_that_sentences_need(language: str) -> None:
    people = {f"unit-{people.name}" for rules in RULES for people in rules.people}
    needed = {
        "god": set(),
        "card": {"a", "the"},
        "building": {"a", "the"},
        "unit": {"a", "many", "counted"},
        "bonus": set(),
        "colour": set(),
    }
    for name in names():
        forms = {attribute.id.name for attribute in messages(language)[name].attributes}
        if name in people:
            assert forms == {"a", "many", "counted", "short"}, name
        elif name.split("-")[0] in needed:
            assert forms == needed[name.split("-")[0]], name
        else:
            assert forms <= {USUAL}, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_gods_and_cards_say_what_they_are_good_for_in_each_edition(language: str) -> None:
    gifts: dict[str, set[str]] = {f"{rules.edition}-{god.name}": set() for rules in RULES for god in rules.gods}
    assert starting(language, "gift") == gifts
    gods = [god for rules in RULES if rules.edition == "classic" for god in rules.gods]
    there = [god.name for god in gods if god.drawn or god.name == "apollo"]
    openings: dict[str, set[str]] = {f"classic-{name}": set() for name in there}
    assert starting(language, "opening") == openings
    things = {f"{rules.edition}-{name}" for rules in RULES for name in things_with_effects(rules)}
    assert starting(language, "effect") == {thing: set() for thing in things}


def things_with_effects(rules: Ruleset) -> list[str]:
    """The cards, the Metropolises that are more than plain ones, and the names of what expansions show; what they only
    count has none."""
    shown = [field for field in rules.f.declared if f"field-{field.name}" in messages("en")]
    shown = [field for field in shown if field.per in rules.names.values()]
    named = [name for field in shown for name in field.per if name not in rules.factions]
    special = [kind.name for kind in rules.metropolis_kinds if kind.first]
    return [card.name for card in rules.cards] + named + special


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_expansion_says_otherwise_is_said_by_its_edition_in_the_same_forms(language: str) -> None:
    for edition in EDITIONS.values():
        usual = {entry.id.name: entry for entry in entries(language, edition.name) if isinstance(entry, ast.Message)}
        for file in word_files(language, edition.name, edition.expansions):
            assert [entry for entry in parsed(file) if isinstance(entry, ast.Junk)] == []
            for entry in parsed(file):
                if isinstance(entry, ast.Message):
                    told = usual[entry.id.name]
                    assert all_forms(entry).keys() == all_forms(told).keys(), entry.id.name
                    for form, text in all_forms(entry).items():
                        assert variables(text) <= variables(all_forms(told)[form]), entry.id.name


def all_forms(entry: ast.Message) -> dict[str, str]:
    """A message and its forms as they are written; the message itself has no name."""
    found = {form.id.name: serialize_pattern(form.value) for form in entry.attributes}
    return {"": serialize_pattern(entry.value) if entry.value else "", **found}


def variables(text: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", text))


def test_all_languages_say_the_same_things_otherwise() -> None:
    for edition in EDITIONS.values():
        ids = [
            [
                entry.id.name
                for file in word_files(language, edition.name, edition.expansions)
                for entry in parsed(file)
                if isinstance(entry, ast.Message)
            ]
            for language in LANGUAGES
        ]
        assert ids.count(ids[0]) == len(ids)


def test_a_game_with_an_expansion_is_told_in_its_words() -> None:
    assert Texts("en", "classic").say("cli-lands") == "Islands"
    assert Texts("en", "classic", expansions=["titans"]).say("cli-lands") == "Territories"
    assert Texts.of("es", cyclades.new("classic", 3, expansions=["titans"]).rules).say("cli-lands") == "Territorios"
    assert Texts.of("es", cyclades.new("classic", 3, expansions=["hades"]).rules).say("cli-lands") == "Islas"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_heading_belongs_to_a_field_and_has_a_row_with_what_it_holds(language: str) -> None:
    declared = {field.name: (game, field) for game in GAMES for field in game.rules.f.declared}
    for id, found in starting(language, "field").items():
        game, field = declared[id]
        forms = {attribute.id.name for attribute in messages(language)[f"field-{id}"].attributes}
        assert forms <= {"row", "beside", "one", "title"}
        if "row" not in forms:
            assert field.look is not None, id
            continue
        screen = Screen(Console(), Texts(language, game.rules.edition, game.rules.board), game.rules, 0)
        assert found == set()
        assert gaps(language, f"field-{id}", "row") <= set(screen.gaps(Addition(id, "", 1), None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_shown_has_a_heading_and_every_deck_a_title(language: str) -> None:
    for rules in RULES:
        for shown in rules.shown:
            assert f"field-{shown.name}" in messages(language)
    assert starting(language, "track").keys() == {deck.name for rules in RULES for deck in rules.decks}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_a_message_with_its_numbers_and_a_label(language: str) -> None:
    kinds = {name: kind for name, kind in KINDS.by_name.items() if not kind.wordless}
    assert starting(language, "event") == {name: set(event_gaps(name, kinds[name].arguments)) for name in kinds}
    assert starting(language, "label") == {name: set() for name in kinds}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_question_has_a_message_with_what_it_is_about(language: str) -> None:
    asked = {name: set(question_gaps(name, told(kind))) for name, kind in asking_kinds().items()}
    assert starting(language, "question") == asked


def told(kind: type[RawStep]) -> list[str]:
    """The fields of a step that the words of its question tell."""
    assert issubclass(kind, Step)
    return [field for field in kind.FIELDS if field not in kind.UNTOLD]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_a_message_with_its_words(language: str) -> None:
    found = starting(language, "action")
    keys = {*ACTION_GAPS, *also_said()}
    assert {key: found.get(key) for key in keys} == {key: set(action_gaps(key, also_said())) for key in keys}
    assert {key.split("-")[0] for key in keys} == verbs()
    assert verbs() <= keys
    assert not set(ACTION_GAPS) & set(also_said())


@pytest.mark.parametrize("language", LANGUAGES)
def test_special_answers_are_answers_to_questions_that_there_are(language: str) -> None:
    asked = asking_kinds()
    for key, found in starting(language, "action").items():
        if key not in {*ACTION_GAPS, *also_said()}:
            verb, kind = key.split("-")
            assert found <= special_gaps(verb, kind, asked[kind].FIELDS, also_said()), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_expansions_and_options_are_described(language: str) -> None:
    expansions = {expansion for edition in EDITIONS.values() for expansion in edition.expansions}
    options = {*COMMON, *known_options()}
    for kind, known in (("edition", set(EDITIONS)), ("expansion", expansions)):
        assert starting(language, kind) == {name: set() for name in known | {f"about-{name}" for name in known}}
    assert all(
        catalogue(language, name).has(f"expansion-{one}", "line")
        for name in EDITIONS
        for one in EDITIONS[name].expansions
    )
    assert starting(language, "option") == {name.replace("_", "-"): set() for name in options}
    presets = {preset.name: edition for edition in EDITIONS.values() for preset in edition.presets}
    assert starting(language, "preset") == {name: set() for name in presets}
    assert all(catalogue(language, edition.name).has(f"preset-{name}", "line") for name, edition in presets.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_expansion_needs_of_an_option_has_a_name(language: str) -> None:
    for edition in EDITIONS.values():
        for expansion in edition.expansions.values():
            for option, value in expansion.needs_options.items():
                assert catalogue(language, edition.name).has(f"option-{option.replace('_', '-')}", value)


def test_the_terminal_uses_its_messages_and_no_others() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (SOURCE / "cli").glob("*.py"))
    known = {id for id in messages("en") if id.startswith("cli-")}
    source = re.sub(r"'(cli-[a-z-]+)'", r'"\1"', source)
    assert set(re.findall(r'"(cli-[a-z-]*[a-z])"', source)) <= known
    heads = set(re.findall(r'"([a-z-]+)"', source))
    unused = [id for id in known if f'"{id}"' not in source and id.split("-", 1)[1].split("-", 1)[-1] not in heads]
    assert [id for id in unused if id.removeprefix("cli-") not in heads] == []


def test_the_ways_and_reasons_of_the_rules_have_words_of_their_own() -> None:
    for file in ("events", "cli"):
        text = (SOURCE / "text" / "en" / f"{file}.ftl").read_text(encoding="utf-8")
        for rules in RULES:
            for word in [*rules.ways, *rules.reasons]:
                assert f"[{word}]" in text


def test_shared_links_use_their_messages_and_no_others() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in (SOURCE / "server").glob("*.py"))
    known = {id for id in messages("en") if id.startswith(("preview-", "shared-"))}
    assert set(re.findall(r'"((?:preview|shared)-[a-z]+)"', source)) == known


def test_what_is_missing_is_an_error() -> None:
    with pytest.raises(TextError, match=r"no message 'event-nothing'"):
        Texts("en").event({"event": "nothing"})
    with pytest.raises(TextError, match=r"'event-income-received' in the catalogue 'es'"):
        catalogue("es", "classic").say("event-income-received")
    with pytest.raises(TextError, match=r"no form 'few'"):
        Texts("en").name("unit", "troop", "few")
    with pytest.raises(TextError, match=r"expected a language among en, es, got 'de'"):
        Texts("de")
    with pytest.raises(TextError, match=r"expected an edition among legendary, classic, got 'titans'"):
        Texts("en", "titans")
