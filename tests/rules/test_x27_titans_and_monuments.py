"""X27 to X37: Titans and Monuments, Titans and Ancient Ruins."""

import pytest

import cyclades
from cyclades.engine.decks import TRACK
from tests.story import Story, deploy, monument_offered, strengths
from tests.titans import REST, preliminary, titans, titans_start, titans_turn
from tests.titans_artifacts import CAP, at
from tests.titans_artifacts import titans_turn as artifacts_turn
from tests.titans_teams import HOMES, metropolises, team_turn, teams

RUINED = "monuments ruins"


def stands(monument: str, land: str) -> str:
    """The lines of a Monument that stands somewhere."""
    return f"field monument {monument} {land} \n field monument_open {monument} 1"


# -- X27: how many -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("X27")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_as_many_monuments_are_open_as_there_are_players_and_two_are_left_for_ruins(players: int) -> None:
    game = cyclades.new("classic", players, expansions=["titans", "monuments", "ruins"], seed=7)
    opened = sum(game.view(None)["state"]["monument_open"])
    assert opened == players
    assert opened + 2 <= len(game.rules.names["monument"]) == 10


@pytest.mark.rule("X27")
def test_with_six_the_ruins_draw_from_the_other_four() -> None:
    story = titans_start(6, board="titans-6", more=RUINED)
    for _ in range(6):
        assert story.question == "DrawMonument"
        story.play(story.legal[0])
    assert story.question == "SymbolBuilding"
    names = story.game.rules.names["monument"]
    opened = "\n".join(f"field monument_open {name} 1" for name in names[:6])
    ruins = "field ruin 1 tegea \n field ruin 2 elis"
    lands = f"area argos red troops 2 \n area pylos red \n {HOMES} \n area delos black \n area naxos purple"
    pairs = "teams red+blue green+yellow black+purple"
    found = titans_turn("ares", f"{lands} \n {opened} \n {ruins}", players=6, options=pairs, more=RUINED)
    found.play("move, from argos, to tegea, take 1")
    assert found.legal == [f"draw {name}" for name in names[6:]]
    found.play(f"draw {names[6]}", "move, from argos, to elis")
    assert found.legal == [f"draw {name}" for name in names[7:]]


# -- X28, X29: at deployment -------------------------------------------------------------------------------------------

OPEN = "city-of-warriors military-academy great-temple-of-zeus"


def begun(row: str, *bids: str) -> Story:
    """The offerings of the preliminary round are made; a Port is on Argos, a Fortress on Elis, a Temple on Corinth,
    a University on Thebes."""
    return preliminary(row=row, monuments=OPEN).play(*bids)


def to_first_turn(story: Story, colour: str) -> Story:
    """Play on to a colour's first turn of the first cycle, in which it goes to the first god that is face up."""
    while not (story.number("cycle") == 1 and story.number("turn") >= 0 and story.asked in (colour, None)):
        gods = [words for words in story.legal if words.startswith("bid") and "apollo" not in words]
        away = [words for words in story.legal if words.startswith("bid apollo")]
        story.play((gods if story.asked == colour else away or gods or story.legal)[0] if gods else story.legal[0])
    return story


@pytest.mark.rule("X28")
def test_the_two_buildings_are_offered_at_the_end_of_the_deployment() -> None:
    story = begun("ares zeus", "bid ares 1, bid zeus 1, bid apollo 0")
    deploy(story, "thebes", "chalcis", "gulf", "thebes")
    assert story.question != "OfferMonument"  # the Fortress of Ares is to come
    story.play("at thebes")
    assert (story.asked, monument_offered(story)) == ("red", "military-academy")
    story.play("at chalcis")
    assert (story.value("monument", "military-academy"), story.asked) == ("chalcis", "blue")


@pytest.mark.rule("X28")
def test_the_deployer_of_apollo_waits_for_its_first_turn_with_a_god() -> None:
    lands = "area argos red port troops 1 \n area elis red fortress troops 1"
    opened = "field monument_open city-of-warriors 1"
    assert "city-of-warriors" in OPEN
    story = begun("ares poseidon", "bid apollo 0, bid ares 1, bid poseidon 1")
    deploy(story, "oropos", "marathon", "east", "bay", "oropos", "oropos")
    deploy(story, "tegea", "corinth", "south", "south", "tegea")
    while story.question != "Offer":
        assert story.question != "OfferMonument"
        story.play(next((words for words in ("at argos", "at elis") if words in story.legal), story.legal[0]))
    assert (story.owner("argos"), story.owner("elis")) == ("red", "red")
    for god, asked in (("zeus", "OfferMonument"), ("apollo", "PlaceProsperity")):
        text = f"cycle 1 \n gods zeus ares - - - \n offering red {god} {int(god == 'zeus')} \n {lands} \n {opened}"
        assert titans(f"{text} \n {REST} \n phase actions", more="monuments").question == asked


@pytest.mark.rule("X29")
@pytest.mark.parametrize("cycle, troops", [(1, 0), (2, 1)])
def test_without_an_income_in_the_first_cycle_there_is_no_academy_in_it(cycle: int, troops: int) -> None:
    lands = f"area thebes red \n {stands('military-academy', 'thebes')}"
    story = titans(f"cycle {cycle} \n {lands} \n {REST} \n phase income", more="monuments")
    assert (story.question, story.troops("thebes")) == ("Offer", troops)


@pytest.mark.rule("X29")
def test_a_great_temple_of_zeus_built_at_deployment_works_from_its_owners_first_turn() -> None:
    story = begun("zeus ares", "bid zeus 1, bid ares 1, bid apollo 0")
    deploy(story, "corinth", "pylos", "south", "strait", "corinth")
    assert monument_offered(story) == "great-temple-of-zeus"
    to_first_turn(story.play("at pylos"), "red")
    assert story.happened("monument-used")[0]["monument"] == "great-temple-of-zeus"
    while story.question == "Draw":
        story.play(story.legal[0])
    assert sum(TRACK <= place < TRACK + 3 for place in story.row("place")) == 3  # of one card in the first cycle


# -- X30, X31: special Metropolises ------------------------------------------------------------------------------------


@pytest.mark.rule("X30")
@pytest.mark.parametrize("mine, asked", [("metropolis religious", None), ("temple", "temple-of-athena")])
def test_a_religious_metropolis_is_no_temple_for_a_monument(mine: str, asked: str | None) -> None:
    lands = f"area argos red {mine} \n area tegea red \n {REST} \n field monument_open temple-of-athena 1"
    story = titans_turn("athena", lands, more="monuments").play("build university, at tegea")
    assert monument_offered(story) == asked


@pytest.mark.rule("X30")
@pytest.mark.parametrize("card, price", [("giant", 4 - 3), ("caduceus", 4), ("midas", 4)])
def test_temple_and_metropolis_discounts_add_up_but_not_for_artifacts_and_heroes(card: str, price: int) -> None:
    lands = f"area argos red metropolis religious \n area tegea red temple \n {REST} \n creatures {card} - -"
    story = titans_turn("ares", lands, more="hades monuments")
    assert story.game.price(story.game.parse(f"buy {card}")) == price


@pytest.mark.rule("X31", "X53")
@pytest.mark.parametrize(
    "kind, fortresses, fleets, city, strength",
    [
        ("plain", 0, 0, True, 1 + 1),
        ("military", 0, 0, True, 1 + 3),
        ("military", 2, 0, True, 1 + 3 + 2),
        ("military", 2, 3, True, 1 + 3 + 2 + 3),
        ("military", 2, 3, False, 1 + 3 + 2),
    ],
)
def test_the_military_metropolis_and_the_city_of_warriors_add_up(
    kind: str, fortresses: int, fleets: int, city: bool, strength: int
) -> None:
    there = f"metropolis {kind} {f'fortress {fortresses}' if fortresses else ''}"
    lands = f"area megara red troops 3 \n area athens blue troops 1 {there} \n area delos blue \n area naxos green"
    sea = f"area bay blue fleets {fleets}" if fleets else ""
    monument = stands("city-of-warriors", "athens") if city else ""
    story = titans_turn("ares", f"{lands} \n {sea} \n {monument}", more="monuments")
    assert strengths(story.play("move, from megara, to athens, take 2"), 0, 2) == (2, strength + 2)


# -- X32, X33: Titans, the Temple of Ares, the Military Academy and the Citadel ----------------------------------------


@pytest.mark.rule("X32")
def test_no_titan_is_given_to_the_temple_of_ares() -> None:
    temple = f"discard giant \n {stands('temple-of-ares', 'argos')}"
    lands = f"area argos red titans 2 \n area tegea red {{}} \n {REST} \n {temple}"
    assert titans_turn("zeus", lands.format(""), more="monuments").refuses("invoke temple-of-ares")
    story = titans_turn("zeus", lands.format("troops 1"), more="monuments").play("invoke temple-of-ares")
    assert (story.troops("tegea"), story.number("titans", "argos")) == (0, 2)


@pytest.mark.rule("X32")
@pytest.mark.parametrize("owner, troops", [("red", 1), ("blue", 1), ("-", 0)])
def test_the_academy_gives_a_troop_on_its_territory_to_whoever_has_it_then(owner: str, troops: int) -> None:
    lands = f"area argos {owner} \n area elis red titans 1 \n area sparta red \n {REST}"
    story = titans(f"cycle 3 \n {lands} \n {stands('military-academy', 'argos')} \n phase income", more="monuments")
    assert (story.troops("argos"), story.number("titans", "argos"), story.troops("elis")) == (troops, 0, 0)
    left = {colour: story.number("troops_left", colour) for colour in ("red", "blue", "green")}
    assert left == {colour: 8 - troops * (colour == owner) for colour in left}


CITADEL = stands("great-citadel-of-ares", "elis")


@pytest.mark.rule("X33")
@pytest.mark.parametrize("units, shut", [("", False), ("titans 1", True), ("troops 1", True)])
def test_the_citadel_with_the_minotaur_alone_may_be_entered(units: str, shut: bool) -> None:
    lands = f"area argos red troops 2 \n area elis blue {units} \n {REST} \n {CITADEL}"
    story = titans_turn("ares", f"{lands} \n creature minotaur blue at elis since 3", more="monuments")
    assert ("to elis" not in story.play("move, from argos").legal) is shut


@pytest.mark.rule("X33")
@pytest.mark.parametrize("stays", [0, 1])
def test_a_titan_that_leaves_opens_it(stays: int) -> None:
    lands = f"area argos red troops 2 \n area elis blue titans {1 + stays} \n area tegea blue \n {REST} \n {CITADEL}"
    head = "cycle 3 \n gods athena ares - - - \n player red gold 9 \n player blue gold 9"
    bids = "offering blue athena 1 \n offering red ares 1 \n offering green apollo 0"
    story = titans(f"{head} \n {bids} \n {lands} \n phase actions athena paid", more="monuments")
    story.play("lead titan, from elis, to tegea", *["take 1"] * stays)
    assert (story.number("titans", "elis"), story.owner("elis")) == (stays, "blue")
    story.play("end", "recruit troop, at argos", "move, from argos")
    assert ("to elis" in story.legal) is (stays == 0)


# -- X34: the Great University and the Cultural Metropolis -------------------------------------------------------------


@pytest.mark.rule("X34")
def test_every_third_philosopher_builds_and_buying_goes_on_in_the_same_turn() -> None:
    lands = "area argos red metropolis cultural \n area pylos red \n area tegea red \n area corinth red"
    text = f"{lands} \n {REST} \n {stands('great-university-of-athena', 'pylos')}"
    story = titans_turn("athena", text, "gold 40", paid=False, more="monuments")
    built = []
    for _ in range(7):
        story.play("recruit philosopher")
        if story.question == "PlaceMetropolis":
            story.play(story.legal[0])
        built.append(len(metropolises(story)))
    assert built == [1, 1, 2, 2, 2, 3, 3]
    assert (story.gold("red"), story.number("philosophers", "red")) == (40 - 6 * 4, 1)
    assert "recruit philosopher" in story.legal


# -- X35 to X37: ruins -------------------------------------------------------------------------------------------------


def tokens(lands: str, apollo: str = "yellow") -> Story:
    """The offerings of the first cycle are paid; one of the four, in teams, is on Apollo."""
    others = [colour for colour in ("red", "blue", "green", "yellow") if colour != apollo]
    bids = [f"offering {colour} {god} 1" for colour, god in zip(others, ("zeus", "ares", "athena"), strict=True)]
    lines = ["cycle 1", "gods zeus ares athena - -", *bids, f"offering {apollo} apollo 0", lands, "phase payment"]
    return teams("\n".join(lines), more=RUINED)


@pytest.mark.rule("X35")
def test_tokens_go_to_two_uncontrolled_territories_small_islands_too_and_never_to_a_teammates() -> None:
    lands = "area argos red \n area sparta red \n area thebes blue \n area chalcis blue \n area pylos green"
    story = tokens(f"{lands} \n area corinth green \n area megara yellow \n area athens yellow")
    free = ["elis", "tegea", "oropos", "marathon", "delos", "naxos"]
    assert (story.asked, story.question, story.legal) == ("yellow", "PlaceRuin", [f"at {land}" for land in free])
    story.play("at delos")
    assert story.legal == [f"at {land}" for land in free if land != "delos"]
    story.play("at tegea")
    assert [story.value("ruin", ruin) for ruin in ("1", "2")] == ["delos", "tegea"]


@pytest.mark.rule("X35")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_somebody_is_always_on_apollo_in_the_first_cycle(players: int) -> None:
    game = cyclades.new("classic", players, expansions=["titans", "monuments", "ruins"], seed=players)
    while game.question.kind != "PlaceRuin":
        game.play(game.actions[-1])
    assert game.s[game.f.cycle] == 1
    assert len([god for god in game.view(None)["state"]["god_at"] if god >= 0]) == players - 1


RUIN = "field ruin 1 tegea \n field ruin 2 naxos \n field ruin_monument 1 city-of-warriors"


@pytest.mark.rule("X36")
@pytest.mark.parametrize("owner, asked", [("red", "OfferRuin"), ("blue", "PaidActions"), ("green", "PaidActions")])
def test_a_ruins_monument_belongs_to_the_controller_alone_and_not_to_its_team(owner: str, asked: str) -> None:
    lands = f"area argos red port \n area pylos red \n area tegea {owner} \n {HOMES} \n {RUIN}"
    story = team_turn("ares", lands, more=RUINED).play("build fortress, at pylos")
    assert story.question == asked
    if owner != "red":
        assert not [words for words in story.legal if words.startswith("raise")]


@pytest.mark.rule("X36")
@pytest.mark.parametrize("owner, enters", [("blue", False), ("green", True)])
def test_the_teammate_may_not_enter_so_it_never_changes_hands_inside_a_team(owner: str, enters: bool) -> None:
    lands = f"area argos red troops 2 \n area pylos red \n area tegea {owner} \n {HOMES} \n {RUIN}"
    story = team_turn("ares", lands, more=RUINED).play("move, from argos")
    assert ("to tegea" in story.legal) is enters


@pytest.mark.rule("X37")
def test_a_ruins_territory_that_the_cap_passes_draws_no_card() -> None:
    lands = "area argos red troops 2 \n area thebes blue \n area thera blue \n area lato green \n area gortyn yellow"
    text = f"{lands} \n {at(CAP, 'argos')} \n field ruin 1 thebes \n field ruin 2 thera"
    story = artifacts_turn("ares", text, expansions=RUINED).play("move, from argos, to thebes, take 2", f"with {CAP}")
    story.play("to sparta")
    assert (story.question, story.row("ruin_monument"), story.owner("thebes")) == ("PaidActions", [-1, -1], "blue")
    stop = artifacts_turn("ares", text, expansions=RUINED).play("move, from argos, to thebes, take 2", f"with {CAP}")
    assert stop.play("stay").question == "DrawForRuin"
