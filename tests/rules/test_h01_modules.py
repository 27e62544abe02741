"""H1: the modules of Hades, the set-up, and the order of a cycle and of a turn."""

from __future__ import annotations

import itertools

import pytest

import cyclades
from cyclades import Game, SetupError
from cyclades.engine.decks import DECK, TRACK
from tests.hades import answer, hades, hades_start, lying, new_cycle, until_offerings
from tests.story import Story

MODULES = ("god", "heroes", "favours")
HEROES = ["achilles", "hector", "midas", "penthesilea", "perseus", "ulysses"]
CREATURES = ["cerberus", "charon", "erinyes"]
FAVOURS = ["aphrodite", "artemis", "demeter", "dionysus", "hephaestus", "hera", "hermes", "hestia"]
ITEMS = [
    "aphrodites-belt",
    "apollos-arrows",
    "artemis-arrows",
    "chariot-of-the-sun",
    "necklace-of-harmony",
    "palace-on-mount-olympus",
    "pandoras-box",
    "pelops-sceptre",
    "poseidons-trident",
    "zeus-aegis",
]
SUBSETS = [chosen for size in (1, 2, 3) for chosen in itertools.combinations(MODULES, size)]


def game_with(*on: str, players: int = 3, more: tuple[str, ...] = ()) -> Game:
    """A new game with some of the modules."""
    options = {module: "on" if module in on else "off" for module in MODULES}
    return cyclades.new("classic", players, expansions=["hades", *more], options=options, seed=1)


def deck_of(game: Game, name: str) -> list[str]:
    """The names of the cards of a deck."""
    for deck in game.rules.decks:
        if deck.name == name:
            return sorted(card.name for card in deck.cards)
    return []


def creature_deck(game: Game) -> list[str]:
    return sorted(card.name for card in game.rules.creature_deck.cards)


# -- modules -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H1.1")
def test_all_three_modules_are_on_by_default() -> None:
    plain = cyclades.new("classic", 3, expansions=["hades"], seed=1)
    named = game_with(*MODULES)
    assert creature_deck(plain) == creature_deck(named)
    assert deck_of(plain, "favours") == deck_of(named, "favours") == FAVOURS
    assert [god.name for god in plain.rules.gods][-1] == [god.name for god in named.rules.gods][-1] == "hades"
    assert len(creature_deck(plain)) == 27


@pytest.mark.rule("H1.1")
@pytest.mark.parametrize("on", SUBSETS)
def test_each_module_is_switched_on_or_off_by_itself(on: tuple[str, ...]) -> None:
    game = game_with(*on)
    assert ("hades_column" in game.rules.f.by_name) is ("god" in on)
    assert bool(game.rules.heroes) is ("heroes" in on)
    assert bool(deck_of(game, "favours")) is ("favours" in on)


@pytest.mark.rule("H1.2")
def test_with_all_three_off_the_game_is_refused_with_the_reason() -> None:
    with pytest.raises(SetupError, match="at least one of god, heroes, favours switched on with 'hades'"):
        game_with()


@pytest.mark.rule("H1.2")
@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("value", ["yes", "kept", 1])
def test_a_module_is_on_or_off_and_nothing_else(module: str, value: object) -> None:
    with pytest.raises(SetupError, match=f"expected on or off for the option '{module}'"):
        cyclades.new("classic", 3, expansions=["hades"], options={module: value})


@pytest.mark.rule("H1.2")
@pytest.mark.parametrize("name, value", [*((module, "on") for module in MODULES), ("magic_items", "kept")])
@pytest.mark.parametrize("chosen", [[], ["monuments"], ["monuments", "ruins"]])
def test_without_hades_its_options_are_refused_even_where_they_change_nothing(
    name: str, value: str, chosen: list[str]
) -> None:
    with pytest.raises(SetupError, match=f"expected an option among .*, got '{name}'"):
        cyclades.new("classic", 3, expansions=chosen, options={name: value})


@pytest.mark.rule("H1.3")
def test_the_god_brings_threat_undead_necropolis_and_aegis() -> None:
    with_god, without = game_with("god", "favours"), game_with("heroes", "favours")
    for field in ("hades_column", "undead_troops", "undead_fleets", "necropolis_gold"):
        assert field in with_god.rules.f.by_name
        assert field not in without.rules.f.by_name
    assert [building.name for building in without.rules.buildings][4:] == ["theatre"]
    assert "hades" not in [god.name for god in without.rules.gods]
    assert "zeus-aegis" in deck_of(with_god, "items")
    assert "zeus-aegis" not in deck_of(without, "items")


@pytest.mark.rule("H1.3", "H16.1")
def test_without_the_god_nobody_rolls_and_every_cycle_has_a_favour() -> None:
    story = new_cycle(options="option god off")
    for cycle in range(3, 6):
        asked = until_offerings(story)
        assert story.number("cycle") == cycle
        assert "ThreatDie" not in asked
        assert len(lying(story, FAVOURS, TRACK)) == 1


@pytest.mark.rule("H1.4")
@pytest.mark.parametrize("on", SUBSETS)
def test_the_heroes_bring_six_heroes_three_creatures_and_heras_favour(on: tuple[str, ...]) -> None:
    game = game_with(*on)
    cards = creature_deck(game)
    for name in [*HEROES, *CREATURES]:
        assert (name in cards) is ("heroes" in on)
    assert ("empusa" in cards) is ("heroes" in on and "god" in on)
    assert ("hera" in deck_of(game, "favours")) is ("heroes" in on and "favours" in on)


@pytest.mark.rule("H1.5")
@pytest.mark.parametrize("on", SUBSETS)
def test_the_favours_bring_items_priestesses_and_theatres(on: tuple[str, ...]) -> None:
    game = game_with(*on)
    there = "favours" in on
    assert bool(deck_of(game, "favours")) is bool(deck_of(game, "items")) is there
    assert ("priestesses" in game.rules.f.by_name) is there
    assert ("theatre" in [building.name for building in game.rules.buildings]) is there


# -- what goes with what -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H1.6")
@pytest.mark.parametrize("name", ["hecate", "manticore"])
def test_hecate_and_manticore_are_refused_without_hades(name: str) -> None:
    with pytest.raises(SetupError, match=f"expected 'hades' together with '{name}', which needs it"):
        cyclades.new("classic", 3, expansions=[name])


@pytest.mark.rule("H1.6")
@pytest.mark.parametrize("name, module", [("hecate", "favours"), ("manticore", "heroes")])
def test_each_is_refused_without_its_module_and_says_so(name: str, module: str) -> None:
    reason = f"expected the option '{module}' on together with '{name}', which needs it"
    with pytest.raises(SetupError, match=reason):
        cyclades.new("classic", 3, expansions=["hades", name], options={module: "off"})
    others = {other: "off" for other in MODULES if other != module}
    game = cyclades.new("classic", 3, expansions=["hades", name], options=others, seed=1)
    assert game.rules.expansions == ["hades", name]


@pytest.mark.rule("H1.6")
@pytest.mark.parametrize("on", SUBSETS)
def test_all_other_mixes_are_played(on: tuple[str, ...]) -> None:
    extra = [("monuments",), ("monuments", "ruins")]
    extra += [("hecate",)] * ("favours" in on) + [("manticore",)] * ("heroes" in on)
    for more in extra:
        game = game_with(*on, more=more)
        for _ in range(40):  # it begins and goes on
            game.play(game.actions[0])
    if set(on) >= {"favours", "heroes"}:
        assert len(game_with(*on, more=("hecate", "manticore", "monuments", "ruins")).rules.expansions) == 5


# -- the box -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H1.7", "C15.7")
def test_the_creature_deck_has_27_cards() -> None:
    base = creature_deck(cyclades.new("classic", 3, seed=1))
    assert len(base) == 17
    assert creature_deck(game_with(*MODULES)) == sorted([*base, *CREATURES, "empusa", *HEROES])
    assert creature_deck(game_with("heroes", "favours")) == sorted([*base, *CREATURES, *HEROES])
    assert len(creature_deck(game_with("heroes", "favours"))) == 26
    assert creature_deck(game_with("god", "favours")) == base
    assert creature_deck(game_with(*MODULES, more=("manticore",))) == sorted(
        [*base, *CREATURES, "empusa", *HEROES, "manticore"]
    )


@pytest.mark.rule("H1.8")
def test_there_are_eight_favours_and_ten_items() -> None:
    game = game_with(*MODULES)
    assert (deck_of(game, "favours"), deck_of(game, "items")) == (FAVOURS, ITEMS)
    assert deck_of(game_with(*MODULES, more=("hecate",)), "favours") == sorted([*FAVOURS, "hecate"])
    assert deck_of(game_with("god", "favours"), "favours") == [name for name in FAVOURS if name != "hera"]
    assert deck_of(game_with("favours"), "items") == ITEMS[:-1]


@pytest.mark.rule("H1.9")
@pytest.mark.parametrize("players", [2, 5])
def test_the_pieces_in_the_box(players: int) -> None:
    story = Story.__new__(Story)
    story.game = game_with(*MODULES, players=players)
    assert [story.number("buildings_left", kind) for kind in ("theatre", "necropolis")] == [4, 1]
    assert story.row("priestesses_left") == [16]
    assert (story.row("undead_troops_left"), story.row("undead_fleets_left")) == ([5], [5])  # for all together


@pytest.mark.rule("H1.10")
@pytest.mark.parametrize("options", ["", "option start printed"])
def test_at_set_up_nothing_lies_open_and_nobody_has_anything(options: str) -> None:
    story = hades_start(options=options)
    while story.number("cycle") == 0:
        story.play(story.legal[0])
    assert story.number("hades_column") == 0
    assert story.row("priestesses") == [0, 0, 0]
    assert {story.place(card) for card in [*FAVOURS, *ITEMS, *HEROES]} == {DECK}
    assert {story.value("card_owner", card) for card in [*ITEMS, *HEROES]} == {None}


@pytest.mark.rule("H1.10")
def test_favours_and_items_are_drawn_at_random() -> None:
    story = new_cycle()
    while not (story.question == "Draw" and "draw demeter" in story.legal):
        story.play(story.legal[0])
    assert story.legal == [f"draw {favour}" for favour in FAVOURS]
    assert len(set(story.game.stack[-1].raw_outcomes(story.game).weights)) == 1
    assert all(
        story.game.view(viewer)["state"]["place"] == story.game.view(None)["state"]["place"] for viewer in (0, 1)
    )


@pytest.mark.rule("H1.11")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_free_positioning_is_the_default_and_the_printed_start_may_be_chosen(players: int) -> None:
    free = cyclades.new("classic", players, expansions=["hades"], seed=1)
    assert (free.s[free.f.cycle], int(sum(free.s[free.f.lands + n] for n in range(players)))) == (0, 0)
    printed = cyclades.new("classic", players, expansions=["hades"], options={"start": "printed"}, seed=1)
    assert (printed.s[printed.f.cycle], int(sum(printed.s[printed.f.lands + n] for n in range(players)))) == (
        1,
        2 * players,
    )
    plain = cyclades.new("classic", players, options={}, seed=1)
    assert plain.s[plain.f.cycle] == (0 if players == 2 else 1)  # without Hades as ever


# -- the order of a cycle and of a turn --------------------------------------------------------------------------------

WINDOWS = "".join(
    f"card {item} red since 1 \n"
    for item in ("zeus-aegis", "palace-on-mount-olympus", "aphrodites-belt", "necklace-of-harmony")
)


@pytest.mark.rule("H1.12")
def test_the_order_of_a_cycle() -> None:
    text = f"""
        area naxos red troops 1
        {WINDOWS}
        hero midas red at naxos since 1
        field monument academy-of-naval-warfare naxos
        field monument_open academy-of-naval-warfare 1
        """
    story = new_cycle(text, expansions="hades monuments")
    kinds: list[str] = []
    for kind in answer(story, "bid apollo", "bid", "bid", "recruit"):
        if not kinds or kinds[-1] != kind or kind == "AskHolder":
            kinds.append(kind)
    assert kinds == [
        "ThreatDie",
        "AskHolder",  # Aegis
        "Draw",  # creatures
        "PlaceGod",
        "Draw",  # the favour
        "AskHolder",  # Palace
        "AskHolder",  # Belt
        "PlaceAcademyUnit",
        "PayUpkeep",
        "Offer",
        "AskHolder",  # Necklace
        "PaidActions",
    ]


@pytest.mark.rule("H1.12")
def test_each_window_is_for_its_item() -> None:
    story = new_cycle(f"area naxos red troops 1 \n {WINDOWS}")
    shown: list[str] = []
    while len(shown) < 4:
        if story.question == "AskHolder":
            assert len(story.legal) == 2
            shown += [words.split()[1] for words in story.legal if words != "decline"]
            story.play("decline")
        else:
            bids = [words for words in story.legal if words == "bid apollo 0"]
            story.play((bids or story.legal)[0])
    assert shown == ["zeus-aegis", "palace-on-mount-olympus", "aphrodites-belt", "necklace-of-harmony"]


@pytest.mark.rule("H1.12")
def test_income_comes_before_upkeep() -> None:
    story = new_cycle(
        "area andros red \n player red gold 0 \n hero midas red at andros since 1 \n area a2 red fleets 1"
    )
    while story.question != "PayUpkeep":
        story.play(story.legal[0])
    assert "keep midas" in story.legal  # paid from the income


@pytest.mark.rule("H1.12", "R1.2")
def test_ruins_come_before_the_necklace() -> None:
    bids = "offering red zeus 1 \n offering blue ares 1 \n offering green apollo 0"
    homes = "area naxos red \n area delos blue \n area kea green"
    text = (
        f"cycle 1 \n gods zeus ares - - \n {bids} \n {homes} \n card necklace-of-harmony red since 1 \n phase payment"
    )
    story = hades(text, expansions="hades monuments ruins")
    assert answer(story, "at milos", "at paros", "decline") == ["PlaceRuin", "PlaceRuin", "AskHolder"]
    assert story.question == "PaidActions"


TURN = """
    cycle 3
    gods ares zeus - -
    player red gold 9 priestesses 1
    track favours artemis
    creatures giant pegasus sylph
    area naxos red troops 2 port fortress
    area andros red temple
    area delos blue
    area kea green
    creature medusa red at naxos since 2
    field monument great-temple-of-zeus naxos
    field monument_open great-temple-of-zeus 1
    field monument_open city-of-warriors 1
    phase actions
    """


@pytest.mark.rule("H1.13", "H15.5")
def test_the_order_at_the_beginning_of_a_turn() -> None:
    story = hades(
        TURN.replace("gods ares zeus - -", "gods ares zeus - - \n offering red zeus 1"), expansions="hades monuments"
    )
    assert (story.question, story.number("priestesses", "red")) == ("FigureLeaves", 1)
    story.play("keep medusa")
    assert (story.question, story.number("priestesses", "red")) == ("Draw", 0)  # the track of the Great Temple
    story.play("draw chimera")
    assert (story.question, story.number("priestesses", "red")) == ("OfferMonument", 1)  # the favour's is there
    story.play("decline")
    assert story.question == "PaidActions"


@pytest.mark.rule("H1.13")
def test_with_apollo_only_the_first_two_and_then_his_gifts() -> None:
    text = TURN.replace("gods ares zeus - -", "gods ares zeus - - \n offering red apollo 0")
    story = hades(text, expansions="hades monuments").play("keep medusa")
    assert (story.question, story.gold("red")) == ("Draw", 9)
    story.play("draw chimera")
    assert (story.question, story.number("priestesses", "red"), story.gold("red")) == ("PlaceProsperity", 0, 10)
