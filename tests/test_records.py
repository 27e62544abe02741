"""Whole games replay to the same end for ever. A file in `records` is a test; `python -m tests.test_records` adds one.

A rule fix that changes one of these games says so, and why.
"""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import cyclades
from cyclades import Game
from cyclades.editions import EDITIONS
from cyclades.older_rules import compacted
from cyclades.rules.reports import event_label

RECORDS = Path(__file__).resolve().parent / "records"
FILES = sorted(RECORDS.glob("*.json"))


def ending(game: Game) -> dict[str, Any]:
    """How a game stands, as plain data."""
    return {
        "standings": [[row.place, row.players, row.metropolises, row.gold] for row in game.standings],
        "state": game.view(None)["state"],
    }


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_a_recorded_game_replays_to_the_same_end(file: Path) -> None:
    kept = json.loads(file.read_text(encoding="utf-8"))
    game = cyclades.load(kept["record"])
    assert game.over
    end = ending(game)
    assert end["standings"] == kept["end"]["standings"]
    before = compacted(kept["end"], game.rules)["state"]  # older files have numbers that there are no more
    for field, numbers in before.items():  # fields that came later are not in older files
        assert end["state"][field] == numbers
    start = kept["record"]["start"]
    assert game.record() == {**kept["record"], "start": start and compacted(start, game.rules)}


def test_there_are_recorded_games_of_every_edition_and_expansion_for_every_number_of_players() -> None:
    setups = [json.loads(file.read_text(encoding="utf-8"))["record"]["setup"] for file in FILES]
    for edition in EDITIONS.values():
        own = [setup for setup in setups if setup["edition"] == edition.name]
        players = set(edition.players).union(*(expansion.players for expansion in edition.expansions.values()))
        assert {setup["players"] for setup in own} == players
        assert {name for setup in own for name in setup["expansions"]} == set(edition.expansions)


def labels(record: dict[str, Any]) -> set[str]:
    """What happens in a recorded game: `creature-used kraken`, `power-used helen`, `retreated` …"""
    game = cyclades.load({**record, "actions": [], "over": False}, ask_chance=True)
    found: set[str] = set()
    for words in record["actions"]:
        game.play(game.parse(words))
        found |= {event_label(game, event) for event in game.events}
    return found


def test_the_recorded_games_of_the_legendary_edition_use_every_card_in_every_way() -> None:
    records = [json.loads(file.read_text(encoding="utf-8"))["record"] for file in FILES]
    legendary = [record for record in records if record["setup"]["edition"] == "legendary"]
    assert len(legendary) >= 10
    assert {bool(record["setup"]["teams"]) for record in legendary if record["setup"]["players"] == 4} == {True, False}
    rules = cyclades.new("legendary", 4).rules
    heroes = [hero.name for hero in rules.heroes]
    expected = {f"creature-used {card.name}" for card in rules.creatures}
    expected |= {f"{what} {name}" for what in ("hero-recruited", "power-used", "hero-sacrificed") for name in heroes}
    expected |= {f"bonus-received {name}" for name in rules.bonuses} | {
        f"metropolis-gained {way}" for way in rules.ways
    }
    expected |= {"game-ended metropolises", "game-ended elimination", "game-ended max_cycles", "rescued troop"}
    assert (len(rules.creatures), len(heroes), len(rules.bonuses), len(rules.ways)) == (18, 9, 5, 4)
    assert expected - set().union(*(labels(record) for record in legendary)) == set()


def test_the_recorded_games_of_the_classic_edition_use_every_card_and_monument() -> None:
    records = [json.loads(file.read_text(encoding="utf-8"))["record"] for file in FILES]
    classic = [record for record in records if record["setup"]["edition"] == "classic"]
    assert len(classic) >= 10
    mixes = {(record["setup"]["players"], *record["setup"]["expansions"]) for record in classic}
    assert {(n, *mix) for n in (2, 3, 4, 5) for mix in ((), ("monuments",), ("monuments", "ruins"))} <= mixes
    assert {record["setup"]["options"].get("start") for record in classic} == {None, "printed", "free"}
    rules = cyclades.new("classic", 4, expansions=["monuments", "ruins"]).rules
    monuments = rules.names["monument"]
    told = {"temple-of-ares", "temple-of-poseidon", "great-citadel-of-ares"}  # in another way, or by what cannot be
    expected = {f"creature-used {card.name}" for card in rules.creatures}
    expected |= {f"creature-placed {card.name}" for card in rules.figures}
    expected |= {f"monument-built {name}" for name in monuments}
    expected |= {f"monument-used {name}" for name in monuments if name not in told}
    expected |= {
        "temple-invoked temple-of-ares",
        "temple-invoked temple-of-poseidon",
        "rescued fleet",
        "creatures-destroyed",
        "ruin-placed",
    }
    expected |= {f"sold {unit}" for unit in ("troop", "fleet", "priest", "philosopher")}
    expected |= {f"metropolis-gained {way}" for way in ("economic", "cultural", "conquest")}
    expected |= {f"game-ended {reason}" for reason in ("metropolises", "max_cycles", "alone")} | {"eliminated"}
    expected |= {"creature-moved kraken", "lost minotaur", "fleet-pushed", "treasure-shown"}
    assert (len(rules.creatures), len(rules.figures), len(monuments)) == (17, 5, 10)
    assert expected - set().union(*(labels(record) for record in classic)) == set()


def test_the_recorded_games_of_hades_use_everything_that_it_brings() -> None:
    records = [json.loads(file.read_text(encoding="utf-8"))["record"] for file in FILES]
    with_hades = [record for record in records if "hades" in record["setup"]["expansions"]]
    mixes = {(record["setup"]["players"], *record["setup"]["expansions"]) for record in with_hades}
    assert {(n, *mix) for n in (2, 3, 4, 5) for mix in (("hades",), ("hades", "hecate", "manticore"))} <= mixes
    rules = cyclades.new("classic", 4, expansions=["hades", "hecate", "manticore"]).rules
    heroes = [hero.name for hero in rules.heroes]
    decks = {deck.name: [card.name for card in deck.cards] for deck in rules.decks}
    assert (len(heroes), len(rules.creatures), len(decks["favours"]), len(decks["items"])) == (6, 22, 9, 10)
    expected = {f"creature-used {card.name}" for card in rules.creatures}
    ways = ("hero-recruited", "hero-sacrificed", "hero-left", "upkeep-paid", "lost")
    expected |= {f"{way} {hero}" for way in ways for hero in heroes}
    expected |= {f"favour-used {name}" for name in decks["favours"]} | {f"item-used {name}" for name in decks["items"]}
    undead = ("undead-troop", "undead-fleet")
    expected |= {f"{way} {kind}" for way in ("recruited", "lost", "undead-left") for kind in undead}
    expected |= {"built theatre", "built necropolis", "metropolis-destroyed", "metropolis-gained heroic", "item-lost"}
    expected |= {"necropolis-paid", "necropolis-robbed", "columns-placed", "card-hidden", "stolen priestess"}
    expected |= {"hades-arrived", "hades-left", "creature-kept cerberus", "god-barred ares", "prosperity-moved"}
    assert expected - set().union(*(labels(record) for record in with_hades)) == set()


def test_the_recorded_games_of_titans_use_everything_that_it_brings() -> None:
    records = [json.loads(file.read_text(encoding="utf-8"))["record"] for file in FILES]
    with_titans = [record for record in records if record["setup"]["expansions"] == ["titans"]]
    tables = {(record["setup"]["players"], bool(record["setup"]["teams"])) for record in with_titans}
    assert tables == {(3, False), (4, False), (4, True), (5, False), (6, True)}
    rules = cyclades.new("classic", 6, expansions=["titans"]).rules
    artifacts = [artifact.name for artifact in rules.artifacts]
    special = [name for name in rules.bonuses if name != "plain"]
    ways = ("economic", "cultural", "conquest", "military")
    assert (len(artifacts), len(special), len(rules.creatures)) == (5, 5, 17)
    expected = {f"artifact-{way} {name}" for way in ("bought", "captured") for name in artifacts}
    carriers = ("cap-of-invisibility", "winged-sandals")
    expected |= {f"{way} {name}" for way in ("artifact-sent", "power-used") for name in carriers}
    expected |= {f"creature-used {card.name}" for card in rules.creatures}
    expected |= {f"bonus-received {name}" for name in special} | {f"metropolis-gained {way}" for way in ways}
    expected |= {"artifact-carried", "caduceus-paid caduceus", "lightning-struck", "turn-begun kronos"}
    expected |= {
        "recruited titan",
        "lost titan",
        "card-removed zeus-lightning",
        "special-metropolis-opened",
        "metropolis-missed",
    }
    expected |= {f"game-ended {reason}" for reason in ("metropolises", "artifacts", "alone", "max_cycles")}
    assert expected - set().union(*(labels(record) for record in with_titans)) == set()


@pytest.mark.parametrize("name, first", [("five-heroic", "StartingArea"), ("classic-five", "Offer")])
def test_a_recorded_game_can_be_taken_back_to_its_beginning(name: str, first: str) -> None:
    kept = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    game = cyclades.load(kept["record"])
    game.undo(game.actions_played())
    assert game.question.kind == first
    assert game.actions_played() == 0


def test_there_are_recorded_games_of_ten_mixes() -> None:
    """Of boxes that are not made for each other, some of them with parts of one switched off."""
    mixes = set()
    for file in FILES:
        setup = json.loads(file.read_text(encoding="utf-8"))["record"]["setup"]
        needed = [EDITIONS[setup["edition"]].expansions[name].needs for name in setup["expansions"]]
        if sum(not needs for needs in needed) > 1:
            off = [name for name, value in setup["options"].items() if value == "off"]
            mixes.add((*setup["expansions"], *sorted(off)))
    assert len(mixes) >= 10


def keep(name: str, game: Game) -> None:
    """Write a finished game to a file of its own."""
    content = {"record": game.record(), "end": ending(game)}
    (RECORDS / f"{name}.json").write_text(json.dumps(content, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    from tools.fuzzing.cases import case_of

    seed = int(sys.argv[1])
    case = case_of(seed)
    game = case.start()
    while not game.over:
        game.play(case.pick(game))
    keep(sys.argv[2], game)
