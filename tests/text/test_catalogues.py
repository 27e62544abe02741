"""The catalogues: both languages say the same things, about everything that the code can name, with the same gaps."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import cyclades
from cyclades.engine.steps import RawStep, step_kinds
from cyclades.rules.happenings import KINDS
from cyclades.rules.ruleset import COLOURS
from cyclades.text import LANGUAGES, TextError, Texts
from cyclades.text.catalogue import catalogue, files_of
from cyclades.text.gaps import ACTION_GAPS, event_gaps, question_gaps

RULES = cyclades.new("legendary", 3, seed=1).rules
CLI = Path(__file__).resolve().parents[2] / "src" / "cyclades" / "cli"


def entries(language: str) -> Iterator[ast.EntryType]:
    for file in files_of(language):
        yield from FluentParser().parse(file.read_text(encoding="utf-8")).body


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


class Gaps(Visitor):
    """Collects the variables and the other messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.others.add(node.id.name)


def gaps(language: str, message: str, form: str = "") -> set[str]:
    """The variables of a message or a form of it, those of the messages inside it too."""
    entry = messages(language)[message]
    patterns = {attribute.id.name: attribute.value for attribute in entry.attributes}
    visitor = Gaps()
    visitor.visit(patterns[form] if form else entry.value)
    return visitor.variables.union(*(gaps(language, other) for other in visitor.others))


def asking_kinds() -> dict[str, type[RawStep]]:
    """The steps of the game that ask a player or chance."""
    return {
        name: kind
        for name, kind in step_kinds().items()
        if kind.__module__.startswith("cyclades.")
        and not kind.__module__.endswith((".rules.step", ".engine.steps"))
        and any(point in parent.__dict__ for parent in kind.__mro__[:-3] for point in ("actions", "outcomes"))
    }


def names() -> list[str]:
    """The names that there must be."""
    return [
        *(f"god-{god.name}" for god in RULES.gods),
        *(f"card-{card.name}" for card in RULES.cards),
        *(f"building-{building}" for building in RULES.buildings),
        *(f"unit-{unit}" for unit in RULES.unit_names),
        *(f"bonus-{bonus}" for bonus in RULES.bonuses),
        *(f"colour-{colour}" for colour in COLOURS),
    ]


def test_the_lists_are_not_empty() -> None:
    assert {"Offer", "Settle", "Retreat", "HarpyAt", "Roll", "TurnUpToken"} <= set(asking_kinds())
    assert not {"Step", "DraftStep", "ChanceStep", "RawStep", "Income", "Depart"} & set(asking_kinds())
    assert len(names()) > 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_catalogue_is_understood(language: str) -> None:
    assert files_of(language)
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in entries(language) if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_and_forms(language: str) -> None:
    def forms(of: str) -> dict[str, list[str]]:
        return {id: sorted(form.id.name for form in entry.attributes) for id, entry in messages(of).items()}

    assert forms(language) == forms("en")
    assert [file.name for file in files_of(language)] == [file.name for file in files_of("en")]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_message_has_the_same_gaps_in_all_languages(language: str) -> None:
    for id, entry in messages("en").items():
        for form in ["", *(attribute.id.name for attribute in entry.attributes)]:
            assert gaps(language, id, form) == gaps("en", id, form), (id, form)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_the_game_has_a_message(language: str) -> None:
    assert [name for name in names() if name not in messages(language)] == []
    kinds = ("god", "card", "building", "unit", "bonus", "colour")
    assert sorted(id for id in messages(language) if id.split("-")[0] in kinds) == sorted(names())


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_have_the_forms_that_sentences_need(language: str) -> None:
    needed = {
        "god": {"gift"},
        "card": {"a", "the", "effect"},
        "building": {"a", "the"},
        "unit": {"a", "many", "counted"},
        "bonus": set(),
        "colour": set(),
    }
    for name in names():
        forms = {attribute.id.name for attribute in messages(language)[name].attributes}
        assert forms == needed[name.split("-")[0]], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_a_message_with_its_numbers(language: str) -> None:
    found = {id.removeprefix("event-"): gaps(language, id) for id in messages(language) if id.startswith("event-")}
    assert found == {name: set(event_gaps(name, kind.arguments)) for name, kind in KINDS.by_name.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_question_has_a_message_with_what_it_is_about(language: str) -> None:
    found = {
        id.removeprefix("question-"): gaps(language, id) for id in messages(language) if id.startswith("question-")
    }
    assert found == {name: set(question_gaps(name, kind.FIELDS)) for name, kind in asking_kinds().items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_a_message_with_its_words(language: str) -> None:
    found = {id.removeprefix("action-"): gaps(language, id) for id in messages(language) if id.startswith("action-")}
    assert found == {key: set(names) for key, names in ACTION_GAPS.items()}
    assert {verb.name for verb in RULES.words.table.verbs} == {key.split("-")[0] for key in found}
    assert {verb.name for verb in RULES.words.table.verbs} <= set(found)


def test_special_answers_are_answers_to_questions_that_there_are() -> None:
    variants = {key.split("-")[1] for key in ACTION_GAPS if "-" in key}
    assert variants - {"free", "reduced", "heroic"} <= set(asking_kinds())


def test_the_terminal_uses_its_messages_and_no_others() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in CLI.glob("*.py"))
    known = {id for id in messages("en") if id.startswith("cli-")}
    assert set(re.findall(r'"(cli-[a-z-]*[a-z])"', source)) <= known
    heads = set(re.findall(r'"([a-z-]+)"', source))
    unused = [id for id in known if f'"{id}"' not in source and id.split("-", 1)[1].split("-", 1)[-1] not in heads]
    assert [id for id in unused if id.removeprefix("cli-") not in heads] == []


def test_the_ways_and_reasons_of_the_rules_have_words_of_their_own() -> None:
    text = Path(files_of("en")[0].parent / "events.ftl").read_text(encoding="utf-8")
    for word in [*RULES.ways, *RULES.reasons]:
        assert f"[{word}]" in text


def test_what_is_missing_is_an_error() -> None:
    with pytest.raises(TextError, match=r"no message 'event-nothing'"):
        Texts("en").event({"event": "nothing"})
    with pytest.raises(TextError, match=r"'event-income' in the catalogue 'es'"):
        catalogue("es").say("event-income")
    with pytest.raises(TextError, match=r"no form 'few'"):
        Texts("en").name("unit", "troop", "few")
    with pytest.raises(TextError, match=r"expected a language among en, es, got 'de'"):
        Texts("de")
