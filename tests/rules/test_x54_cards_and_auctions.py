"""X54 to X58: the cards of several boxes in one deck, Zeus' exchange, auctions, and six players with Hades."""

import random

import pytest

import cyclades
from cyclades import Game
from cyclades.engine.decks import AWAY, BEING_PLAYED, DECK, DISCARD, GONE, HELD, SHOWN, TOP, TRACK
from cyclades.games import rules_for
from cyclades.rules.cards import FigureCreature
from tests.story import Story, gods_open_to
from tests.titans import GODS, titans
from tests.titans_artifacts import CAP, in_deck
from tests.titans_artifacts import titans as artifacts
from tests.titans_artifacts import titans_turn as artifacts_turn
from tests.titans_teams import SIX
from tools.fuzzing.mixes import MIXES

SIZES = [
    ("", {}, 17),
    ("hades", {}, 27),
    ("hades", {"god": "off"}, 26),
    ("hades", {"heroes": "off"}, 17),
    ("hades manticore", {}, 28),
    ("hades hecate monuments ruins", {}, 27),
    ("titans", {}, 22),
    ("titans monuments ruins", {}, 22),
    ("hades titans", {}, 32),
    ("hades manticore titans", {}, 33),
]


@pytest.mark.rule("X54")
@pytest.mark.parametrize("boxes, options, cards", SIZES)
def test_how_many_cards_the_deck_has(boxes: str, options: dict[str, str], cards: int) -> None:
    rules = rules_for("classic", 3, tuple(boxes.split()), "ready", options)
    assert len(rules.creature_deck.cards) == cards
    game = cyclades.new("classic", 3, expansions=boxes.split(), options=options, seed=1)
    assert sum(map(len, places(game).values())) == cards


@pytest.mark.rule("X54")
@pytest.mark.parametrize("mix", [mix for mix in MIXES if mix.edition == "classic"], ids=str)
def test_at_least_12_remain_when_all_that_can_be_in_play_is_there(mix: object) -> None:
    cards = rules_for("classic", 3, mix.expansions, "ready", {}).creature_deck.cards  # type: ignore[attr-defined]
    in_play = [card for card in cards if card.is_hero or card.sort == "artifact"]
    in_play += [card for card in cards if isinstance(card, FigureCreature) and card.owned]
    assert len(cards) - len(in_play) >= 12


def places(game: Game) -> dict[str, list[str]]:
    """The cards of the creature deck by the place where they are."""
    names = {DECK: "deck", DISCARD: "discards", GONE: "gone", HELD: "held", BEING_PLAYED: "played", AWAY: "away"}
    found: dict[str, list[str]] = {}
    for card in game.rules.creature_deck.cards:
        place = int(game.s[game.f.place + card.number])
        name = "deck" if place >= TOP else "track" if place >= TRACK else names.get(place, str(place))
        found.setdefault(name, []).append(card.name)
    return found


@pytest.mark.rule("X54", "X55")
@pytest.mark.parametrize("players, seed", [(3, 1), (6, 2)])
def test_all_places_add_up_in_a_game_with_everything(players: int, seed: int) -> None:
    game = cyclades.new(
        "classic", players, expansions=list(cyclades.editions.EDITIONS["classic"].expansions), seed=seed
    )
    chance = random.Random(seed)
    sorts = {card.name: card.sort for card in game.rules.creature_deck.cards}
    for _ in range(500):
        if game.over:
            break
        game.play(chance.choice(game.actions))
        found = places(game)
        assert sum(map(len, found.values())) == 33
        assert {sorts[name] for name in found.get("discards", [])} <= {"creature", "hero"}
        piles = sum(len(found.get(name, [])) for name in ("deck", "discards", "track", "played", str(SHOWN)))
        assert piles >= 12


HOME = "area argos red troops 1 \n area thebes blue \n area lato green \n area gortyn yellow"


@pytest.mark.rule("X55")
def test_only_creatures_and_unbought_heroes_come_back_with_a_new_deck() -> None:
    gone = f"gone chimera kraken pegasus polyphemus sylph {CAP}"
    text = f"cycle 3 \n {HOME} \n {gone} \n discard giant \n away hector \n creatures - - midas \n phase creatures"
    story = artifacts(text, expansions="hades")
    assert (story.place("midas"), story.legal) == (DECK, ["draw giant", "draw midas"])
    story.play("draw giant, draw midas")
    assert (story.place("hector"), story.place(CAP)) == (AWAY, GONE)


@pytest.mark.rule("X56")
@pytest.mark.parametrize("card", ["midas", CAP])
def test_zeus_cannot_exchange_the_hero_or_artifact_that_he_got(card: str) -> None:
    text = f"{HOME} \n creatures giant - - \n {in_deck(card)}"
    story = artifacts_turn("zeus", text, expansions="hades").play("exchange giant", f"draw {card}")
    assert (story.place(card), story.gold("red")) == (TRACK, 8)
    assert not [words for words in story.legal if words.startswith("exchange")]
    creature = artifacts_turn("zeus", text, expansions="hades").play("exchange giant", "draw kraken")
    assert "exchange kraken" in creature.legal


# -- X57, X58: auctions ------------------------------------------------------------------------------------------------

LANDS = ("argos", "thebes", "corinth", "oropos", "delos", "naxos")
COLOURS = ("red", "blue", "green", "yellow", "black", "purple")


def auction(gold: int, more: str = "", hades: bool = False) -> Story:
    """Six are about to make offerings; with Hades, he covers the fifth god."""
    row = f"gods {' '.join(GODS[:4])} hades \n field covered_god {GODS[4]} \n field hades_column 9"
    lines = ["cycle 3", row if hades else f"gods {' '.join(GODS)}", f"order {' '.join(COLOURS)}"]
    lines += [f"player {colour} gold {gold} priests 2" for colour in COLOURS]
    lines += [f"area {land} {colour}" for land, colour in zip(LANDS, COLOURS, strict=True)]
    return titans("\n".join([*lines, more, "phase offerings"]), 6, SIX, "hades")


@pytest.mark.rule("X57")
@pytest.mark.parametrize("more", ["", "artifact zeus-lightning at argos"])
def test_the_longest_auction_ends_and_apollo_is_always_open(more: str) -> None:
    story = auction(97, more)
    bids, offered = 0, dict.fromkeys(GODS, 0)
    while story.question in ("Offer", "WhoReceives"):
        if story.question != "Offer":
            story.play(story.legal[0])  # who of the team receives the gold piece of the Lightning
            continue
        assert "bid apollo 0" in story.legal
        choices = sorted((int(words.split()[2]), words) for words in story.legal if "apollo" not in words)
        words = choices[0][1] if choices else "bid apollo 0"
        god = words.split()[1]
        if god != "apollo":
            assert int(words.split()[2]) > offered[god]  # each offering raises one god's
            offered[god] = int(words.split()[2])
        story.play(words)
        bids += 1
        assert bids <= 1000
    assert bids > 100  # it was a long one


@pytest.mark.rule("X57")
def test_no_mix_has_gods_and_offerings_for_more_than_1000_bids() -> None:
    for players in (3, 4, 5, 6):
        rules = rules_for("classic", players, ("hades", "titans"), "ready", {})
        assert (players - 1) * (len(rules.scale) + 1) + len(rules.pawns) <= 1000


@pytest.mark.rule("X58")
def test_six_with_hades_have_four_gods_and_hades_and_apollo() -> None:
    story = auction(9, hades=True)
    assert gods_open_to(story) == {*GODS[:4], "hades", "apollo"}
    assert story.refuses(f"bid {GODS[4]} 1")


@pytest.mark.rule("X58")
def test_he_covers_the_fifth() -> None:
    lands = [f"area {land} {colour}" for land, colour in zip(LANDS, COLOURS, strict=True)]
    text = "\n".join(["cycle 2", f"gods {' '.join(GODS)}", f"order {' '.join(COLOURS)}", *lands])
    story = titans(f"{text} \n field hades_column 8 \n phase end", 6, SIX, "hades").play("roll 3, roll 3")
    drawn = []
    while story.question != "Offer":
        if story.question == "PlaceGod":
            drawn.append(story.legal[0].split()[1])
        story.play(story.legal[0])
    assert story.number("open_gods") == 5
    assert (story.gods[4], story.value("covered_god") in GODS) == ("hades", True)
    assert story.value("covered_god") not in story.gods


@pytest.mark.rule("X58", "X57")
def test_the_belt_and_the_lightning_leave_apollo_free() -> None:
    """Blue, with 1 GP and nine Priests, could outbid red with them, but not with 1 GP less."""
    lightning = "artifact zeus-lightning at argos \n offering red zeus 1"
    barred = f"field barred_god blue {GODS[0]}"
    lines = ["cycle 3", f"gods {' '.join(GODS)}", f"order - {' '.join(COLOURS[1:])}"]
    lines += [f"player {colour} {'gold 1 priests 9' if colour == 'blue' else 'gold 5'}" for colour in COLOURS]
    lines += [f"area {land} {colour}" for land, colour in zip(LANDS, COLOURS, strict=True)]
    story = titans("\n".join([*lines, lightning, barred, "phase offerings"]), 6, SIX, "hades")
    assert story.asked == "blue"
    assert gods_open_to(story) == {*GODS, "apollo"} - {GODS[0], "zeus"}
    without = lightning.replace("at argos", "at delos")  # black's
    free = titans("\n".join([*lines, without, "phase offerings"]), 6, SIX, "hades")
    assert gods_open_to(free) == {*GODS, "apollo"}
