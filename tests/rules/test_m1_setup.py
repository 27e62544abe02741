"""M1: the expansion Monuments at set-up, and in records, views and positions."""

from dataclasses import replace

import pytest

import cyclades
from cyclades import CycladesError, Game, SetupError, new
from cyclades.editions import EDITIONS, Expansion, named
from cyclades.editions.classic.monuments.construction import Monument, Monuments, monuments_of
from cyclades.rules.ruleset import Ruleset
from tests.story import MONUMENTS, Story, classic, classic_turn

CITY, CITADEL = MONUMENTS
BOX = [
    "academy-of-naval-warfare",
    "city-of-warriors",
    "great-citadel-of-ares",
    "great-lighthouse-of-poseidon",
    "great-temple-of-zeus",
    "great-university-of-athena",
    "military-academy",
    "temple-of-ares",
    "temple-of-athena",
    "temple-of-poseidon",
]


def boxed(story: Story) -> list[Monument]:
    """The Monuments of a game, open or not."""
    return monuments_of(story.game.rules)


# -- the expansion ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("M1.1")
def test_without_the_expansion_there_are_no_monuments() -> None:
    story = classic_turn("poseidon", "area syros red fortress").play("build port, at syros")
    assert story.question == "PaidActions"
    assert "monument" not in story.game.rules.f.by_name
    assert "monument" not in str(story.game.view(0)["state"])


@pytest.mark.rule("M1.1", "M1.15")
@pytest.mark.parametrize("edition, chosen", [("classic", ["monument"]), ("classic", ["monuments"] * 2)])
def test_an_expansion_that_is_unknown_or_named_twice_is_refused(edition: str, chosen: list[str]) -> None:
    with pytest.raises(SetupError, match=r"expected .* got 'monument"):
        new(edition, 3, expansions=chosen)


@pytest.mark.rule("M1.1", "M1.15")
def test_the_legendary_edition_has_no_monuments() -> None:
    with pytest.raises(SetupError, match="expansion of the edition 'legendary'"):
        new("legendary", 3, expansions=["monuments"])


@pytest.mark.rule("M1.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_as_many_monuments_as_players_are_open_for_everybody_to_see(players: int) -> None:
    game = new("classic", players, expansions=["monuments"], seed=3)
    opened = game.view(None)["state"]["monument_open"]
    assert (len(opened), sum(opened)) == (10, players)
    for viewer in range(players):
        assert game.view(viewer)["state"]["monument_open"] == opened
        imagined = cyclades.imagine(game.view(viewer), seed=1)
        assert imagined.view(None)["state"]["monument_open"] == opened


@pytest.mark.rule("M1.2", "M1.14")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_they_are_drawn_one_by_one_before_anything_else_each_as_likely_as_another(players: int) -> None:
    story = Story("phase start", players, "expansions monuments", "classic")
    drawn = [BOX[9], BOX[2], BOX[4], BOX[0], BOX[7]][:players]
    for number, name in enumerate(drawn):
        assert (story.question, story.asked) == ("DrawMonument", None)
        assert story.legal == [f"draw {other}" for other in BOX if other not in drawn[:number]]  # none twice
        assert [int(weight) for weight in story.game.stack[-1].raw_outcomes(story.game).weights] == [1] * (10 - number)
        story.play(f"draw {name}")
        assert story.happened("monument-opened") == [{"event": "monument-opened", "monument": name}]
    assert story.question == "PlacePawn"
    assert [name for name in BOX if story.number("monument_open", name)] == sorted(drawn)


@pytest.mark.rule("M1.2")
def test_other_games_have_other_monuments() -> None:
    games = [new("classic", 3, expansions=["monuments"], seed=seed) for seed in range(12)]
    opened = {tuple(game.view(None)["state"]["monument_open"]) for game in games}
    assert len(opened) > 6
    assert all(any(row[number] for row in opened) for number in range(10))  # and none is never drawn


@pytest.mark.rule("M1.14")
def test_the_box_holds_ten_monuments_one_of_each() -> None:
    story = classic("cycle 3\ngods zeus ares - -\narea naxos red\nphase income", monuments=True)
    found = {monument.name: sorted(building.name for building in monument.needs) for monument in boxed(story)}
    assert [*found] == BOX
    assert found == {
        "academy-of-naval-warfare": ["port", "university"],
        "city-of-warriors": ["fortress", "port"],
        "great-citadel-of-ares": ["fortress", "fortress"],
        "great-lighthouse-of-poseidon": ["port", "port"],
        "great-temple-of-zeus": ["temple", "temple"],
        "great-university-of-athena": ["university", "university"],
        "military-academy": ["fortress", "university"],
        "temple-of-ares": ["fortress", "temple"],
        "temple-of-athena": ["temple", "university"],
        "temple-of-poseidon": ["port", "temple"],
    }


@pytest.mark.rule("M1.15")
@pytest.mark.parametrize(
    "chosen, reason",
    [
        (
            ["hads"],
            "expected an expansion of the edition 'classic', among hades, hecate, manticore, titans, monuments, ruins, "
            "got 'hads'; did you mean 'hades'?",
        ),
        (["ruin"], "got 'ruin'; did you mean 'ruins'?"),
        (["monuments", "ruins", "monuments"], "expected every expansion once, got 'monuments' twice"),
        (["monuments", "ruins", "ruins"], "expected every expansion once, got 'ruins' twice"),
    ],
)
def test_the_reason_of_a_refusal_is_told(chosen: list[str], reason: str) -> None:
    with pytest.raises(SetupError) as refused:
        new("classic", 3, expansions=chosen)
    assert reason in str(refused.value)


@pytest.mark.rule("M1.15")
def test_a_position_with_an_unknown_expansion_is_refused_too() -> None:
    with pytest.raises(CycladesError, match="expected an expansion of the edition 'classic'"):
        classic("cycle 3\ngods zeus ares - -\narea naxos red\nphase income", 3, "expansions titan")


@pytest.mark.rule("M1.2")
@pytest.mark.parametrize("opened", [CITY, CITADEL])
def test_only_an_open_monument_can_be_built(opened: str) -> None:
    story = classic_turn("poseidon", "area syros red fortress", monuments=opened).play("build port, at syros")
    assert (story.question == "OfferMonument") is (opened == CITY)
    assert story.value("monument", CITY) is None


@pytest.mark.rule("M1.2")
def test_all_open_monuments_that_a_set_of_buildings_allows_are_offered_and_no_other() -> None:
    text = "area ios red port 2 fortress \n area thira red temple \n area naxos blue"
    names = "temple-of-poseidon great-lighthouse-of-poseidon military-academy temple-of-ares"
    story = classic_turn("zeus", text, players=4, monuments=names).play("build temple, at thira")
    asked = []
    while story.question == "OfferMonument":
        asked.append(story.game.question.about["monument"])
        story.play("at thira")
    assert asked == ["great-lighthouse-of-poseidon", "temple-of-ares", "temple-of-poseidon"]


# -- as many Monuments as players -------------------------------------------------------------------------------------

PLAIN = {
    "pharos": ["port", "port"],
    "acropolis": ["temple", "university"],
    "arsenal": ["port", "fortress"],
    "lyceum": ["university", "university"],
    "oracle": ["temple", "temple"],
}
"""Monuments of our own that do nothing."""


def add_plain(rules: Ruleset) -> None:
    kinds = {building.name: building for building in rules.buildings}
    Monuments([Monument(name, [kinds[kind] for kind in needs]) for name, needs in PLAIN.items()]).add_to(rules)


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """The classic edition with Monuments of our own."""
    expansions = named(Expansion("monuments", add_plain))
    monkeypatch.setitem(EDITIONS, "plain", replace(EDITIONS["classic"], name="plain", expansions=expansions))


def start(players: int) -> Story:
    """The set-up begins: chance is asked."""
    return Story("phase start", players, "expansions monuments", "plain")


@pytest.mark.rule("M1.2")
@pytest.mark.usefixtures("plain")
def test_where_there_are_as_many_as_players_all_are_open() -> None:
    story = start(5)
    assert story.question == "PlacePawn"  # nothing to draw
    assert story.row("monument_open") == [1] * 5


@pytest.mark.rule("M1.2", "M1.3")
@pytest.mark.usefixtures("plain")
def test_a_monument_that_was_not_drawn_cannot_be_built() -> None:
    text = """
        cycle 3
        gods poseidon ares - -
        player red gold 9
        offering red poseidon 1
        area syros red port fortress
        field monument_open pharos 1
        field monument_open lyceum 1
        field monument_open oracle 1
        phase actions poseidon paid
        """
    story = Story(text, 3, "expansions monuments", "plain").play("build port, at syros")
    assert story.game.question.about["monument"] == "pharos"  # two Ports; the arsenal is not open
    story.play("at syros")
    assert (story.value("monument", "pharos"), story.value("monument", "arsenal"), story.question) == (
        "syros",
        None,
        "PaidActions",
    )


@pytest.mark.rule("M1.2")
@pytest.mark.usefixtures("plain")
def test_the_drawn_monuments_are_in_the_record_and_in_every_view() -> None:
    game = new("plain", 3, expansions=["monuments"], seed=4)
    opened = game.view(None)["state"]["monument_open"]
    assert sum(opened) == 3
    assert cyclades.load(game.record()).same_state(game)
    for viewer in (0, 1, 2, None):
        assert cyclades.imagine(game.view(viewer), seed=1).view(None)["state"]["monument_open"] == opened
    other = new("plain", 3, expansions=["monuments"], seed=5)
    assert other.view(None)["state"]["monument_open"] != opened  # by chance


# -- records, views and positions ------------------------------------------------------------------------------------


def same_everywhere(game: Game) -> None:
    """Record, position and views give the same game again."""
    assert cyclades.load(game.record()).same_state(game)
    assert cyclades.read_position(cyclades.write_position(game), ask_chance=True).same_state(game)
    for viewer in (0, 1, 2):
        state = cyclades.imagine(game.view(viewer), seed=2).view(viewer)["state"]
        for field in ("monument", "monument_open"):
            assert state[field] == game.view(viewer)["state"][field]


@pytest.mark.rule("M1.3", "M1.4")
@pytest.mark.parametrize("moves", ["", "at syros", "decline", "decline, build port, at syros"])
def test_being_asked_building_and_declining_are_kept(moves: str) -> None:
    story = classic_turn("poseidon", "area syros red fortress \n area kea blue", monuments=True)
    story.play("build port, at syros")
    assert story.question == "OfferMonument"
    if moves:
        story.play(moves)
    same_everywhere(story.game)
    again = cyclades.read_position(cyclades.write_position(story.game), ask_chance=True)
    assert [action.notation for action in again.actions] == story.legal


@pytest.mark.rule("M1.8", "M1.13")
def test_whole_games_with_monuments_come_back_from_record_and_position() -> None:
    built = 0
    for seed in range(6):
        game = new("classic", 3, expansions=["monuments"], options={"gold": 40, "max_cycles": 9}, seed=seed)
        while not game.over:
            game.play(game.actions[(game.depth * 7 + seed) % len(game.actions)])
            if game.depth % 97 == 0 and not game.over:
                same_everywhere(game)
        assert cyclades.load(game.record()).same_state(game)
        built += sum(land >= 0 for land in game.view(None)["state"]["monument"])
    assert built > 0
