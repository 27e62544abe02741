"""A made-up expansion with one thing of every sort: played, shown, told and weighed by code that never heard of it."""

from __future__ import annotations

import io
import random

import pytest
from click.testing import CliRunner
from fluent.syntax import FluentParser, ast
from rich.console import Console

import cyclades
from cyclades.bots import answer_of, make
from cyclades.bots.weights import Weights
from cyclades.bots.worth import COUNT, THINGS, parts
from cyclades.cli import main
from cyclades.cli.screen import Screen
from cyclades.editions import EDITIONS, Expansion
from cyclades.engine.fields import ALL, OWNER
from cyclades.rules.fields import Fields
from cyclades.rules.hooks import Listener
from cyclades.rules.looks import COUNTER, SORTS, Look
from cyclades.rules.ruleset import Ruleset
from cyclades.server.api.reference import texts_of, whole_rules
from cyclades.tabletop import Tabletop, build, from_perspective
from cyclades.text import LANGUAGES, Texts
from cyclades.text.entries import entries
from tests.madeup.positions import full_game
from tests.madeup.registering import FOLDER, NAME

pytestmark = pytest.mark.interpreted
PLAYED = [(edition.name, number) for edition in EDITIONS.values() for number in edition.players]


@pytest.mark.parametrize("edition, players", PLAYED)
def test_it_is_played_to_the_end_in_every_edition(edition: str, players: int) -> None:
    boxes = EDITIONS[edition].expansions.values()
    others = [box.name for box in boxes if players % 2 and box.ready_board is None]  # it has boards of its own
    game = cyclades.new(edition, players, expansions=sorted({*others, NAME}), seed=players + 20)
    bots = [make("random", seed=number) for number in range(players)]
    while not game.over:
        assert game.player is not None
        game.play(answer_of(bots[game.player], "random", game))
    again = cyclades.load(game.record())
    assert list(again.s) == list(game.s)
    imagined = cyclades.imagine(game.view(0), seed=1)
    for shown in game.rules.shown:
        first, last = shown.offset, shown.offset + shown.size
        assert list(imagined.s)[first:last] == list(game.s)[first:last]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_position_is_written_and_read(edition: str) -> None:
    game = full_game(edition)
    chooser = random.Random(1)
    while game.question.kind != "Offer":
        game.play(chooser.choice(game.actions))
    again = cyclades.read_position(cyclades.write_position(game))
    for shown in game.rules.shown:
        first, last = shown.offset, shown.offset + shown.size
        assert list(again.s)[first:last] == list(game.s)[first:last]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_sort_is_laid_on_the_table(edition: str) -> None:
    game = full_game(edition)
    top, looks = build(game.view(None), game.rules), texts_of(edition, "en").looks
    in_areas = {looks[row.look].sort for area in top.areas for row in area.additions}
    assert in_areas == {"token", "fixture", "figure"}
    assert {looks[row.look].sort for row in top.additions} == {"card", "counter"}
    assert {looks[row.look].sort for faction in top.factions for row in faction.additions} == {"card", "counter"}
    assert {look.sort for look in looks.values()} == set(SORTS)
    for faction, held in enumerate(top.factions):
        [zeal] = [row.number for row in held.additions if row.look == "zeal"]
        assert zeal == game.s[game.f.by_name["zeal"].offset + faction]


@pytest.mark.parametrize("language, name", [("en", "Lamps and Omens"), ("es", "Lámparas y Presagios")])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_words_of_an_edition_tell_all_of_it(edition: str, language: str, name: str) -> None:
    words = texts_of(edition, language)
    assert words.names["beacon"].keys() == {"north-beacon", "south-beacon"}
    assert words.effects.keys() >= {"north-beacon", "calm", "oil"}
    assert words.doing.keys() >= {"LightLamp", "HeedOmen"}
    assert list(words.groups)[-2:] == ["beacons", "terms"]
    assert words.looks["lamps"].icon == "hint"
    assert words.looks["gale"].title == words.looks["gale"].name
    listed = {entry.id: entry for entry in words.entries}
    assert listed["north-beacon"].kind == "beacon"
    for field, look in words.looks.items():
        field_shown = whole_rules(edition).f.by_name[field]
        things = {*field_shown.per, *field_shown.values} & set(words.names.get(look.kind, {}))
        assert look.entry in listed or (things and things <= set(listed)), look
    shown = CliRunner().invoke(main, ["editions", "--language", language])
    assert name in shown.output


@pytest.mark.parametrize(
    "edition, language, seen",
    [
        ("legendary", "en", ["Lamp", "North Beacon", "Old Keeper", "Gale", "Zeal", "Omens", "Boons", "Burns"]),
        ("classic", "es", ["Lámpara", "Almenara del Norte", "Viejo Guardián", "Vendaval", "Celo", "Presagios", "Arde"]),
    ],
)
def test_the_terminal_shows_it(edition: str, language: str, seen: list[str]) -> None:
    game = full_game(edition)
    console = Console(width=200, record=True, file=io.StringIO())
    screen = Screen(console, Texts(language, edition, game.rules.board), game.rules, 0)
    screen.whole_board(game.view(0))
    page = console.export_text()
    assert [word for word in seen if word not in page] == []
    keeper = game.s[game.f.by_name["keeper"].offset]
    assert any("Guardián" in word or "Keeper" in word for word in screen.units(build(game.view(0)).areas[keeper]))


@pytest.mark.parametrize("name", ["north beacon", "almenara del sur", "omens", "boon", "vendaval"])
def test_the_rules_reference_finds_it(name: str) -> None:
    found = CliRunner().invoke(main, ["rules", *name.split()])
    assert found.exit_code == 0, found.output
    assert found.output.count("tests/madeup/README.md") == len(EDITIONS)


def test_an_entry_of_the_edition_leads_to_it_and_says_more() -> None:
    for edition in EDITIONS:
        income = entries()[edition, "income"]
        assert income.see[-1] == "lamp"
        assert income.paragraphs("en")[-1] == "Lamps are lit when everybody has been paid."


@pytest.mark.parametrize("edition", EDITIONS)
def test_bots_weigh_it_by_what_it_says_it_is_worth(edition: str) -> None:
    game = cyclades.new(edition, 3, expansions=[NAME], seed=1)
    f, values = game.f, Weights()

    def things() -> list[float]:
        table = parts(game, values)
        return [table[team * COUNT + THINGS] for team in range(3)]

    assert things() == [0.0, 0.0, 0.0]
    land = next(area for area in range(game.rules.lands) if game.s[f.owner + area] < 0)
    game.s[f.owner + land] = 1
    game.s[f.by_name["beacon"].offset] = land
    assert things() == [0.0, 9.0, 0.0]
    game.s[f.by_name["lamps"].offset + land] = 2
    assert things() == [0.0, 12.0, 0.0]
    game.s[f.by_name["boon"].offset + 2] = 2
    game.s[f.by_name["zeal"].offset] = 3
    assert things() == [1.5, 12.0, 3.0]


def test_the_strategist_lights_lamps() -> None:
    game = cyclades.new("classic", 3, expansions=[NAME], seed=4)
    bot = make("strategist", seed=4)
    asked = 0
    while asked < 3:
        action = answer_of(bot, "strategist", game)
        if game.question.kind == "LightLamp":
            asked += 1
            assert action.notation != "decline"
        game.play(action)


class Whispers(Listener):
    """A number that everybody keeps secret."""

    def declare(self, rules: Ruleset, fields: Fields) -> None:
        fields.add("whisper_low", rules.purses)
        fields.add("whisper_high", rules.purses)
        bounds = ("whisper_low", "whisper_high")
        fields.add("whisper", rules.purses, 0, OWNER, bounds, look=Look(COUNTER, "whisper"))


def test_what_is_hidden_stays_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    secret = Expansion("whispers", lambda rules: rules.added.append(Whispers()))
    monkeypatch.setitem(EDITIONS["classic"].expansions, "whispers", secret)
    game = cyclades.new("classic", 3, expansions=["whispers"], seed=1)
    field = game.f.by_name["whisper"].offset
    game.s[field], game.s[field + 1] = 7, 4

    def told(top: Tabletop) -> list[int | None]:
        return [row.number for faction in top.factions for row in faction.additions]

    everybody = build(game.view(None), game.rules)
    assert told(everybody) == [None, None, None]
    assert told(build(game.view(1), game.rules)) == [None, 4, None]
    state = game.view(0)["state"]
    private = {field.name: state[field.name] for field in game.f.fields if field.sees != ALL}
    assert told(from_perspective(game.rules, everybody, 0, private)) == [7, None, None]


@pytest.mark.parametrize("file", ["text/{}.ftl", "text/entries/{}.ftl"])
def test_both_languages_say_the_same(file: str) -> None:
    def forms(language: str) -> dict[str, set[str]]:
        body = FluentParser().parse((FOLDER / file.format(language)).read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        found = [entry for entry in body if isinstance(entry, ast.Message)]
        return {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in found}

    assert forms(LANGUAGES[0]) == forms(LANGUAGES[1])
