"""What a battle tells of the strength of its sides: an event for each thing that counts, before the dice."""

import random
from collections.abc import Iterable
from typing import Any

import pytest

import cyclades
from cyclades.rules.cards import ATTACKER
from cyclades.rules.hooks import Listener, listeners
from cyclades.text import Texts
from tests.battles import FILE, battles, written
from tests.story import Story, battle
from tests.titans import titans_turn

COUNTED = ("unit-counted", "building-counted", "help-counted", "monument-counted", "bonus-counted")


class Sums:
    """Adds up what is told in a battle; counts the rolls that it has compared."""

    def __init__(self) -> None:
        self.parts: dict[str, int] = {}
        self.dice: dict[str, int] = {}
        self.before = ""
        self.rolls = 0

    def add(self, events: Iterable[dict[str, Any]]) -> None:
        for event in events:
            kind, faction = event["event"], event.get("faction", "")
            if kind in ("battle-begun", "round-begun"):
                self.parts, self.dice = {}, {}
            elif kind in COUNTED:
                self.parts[faction] = self.parts.get(faction, 0) + event["number"]
            elif kind == "rolled":
                more = self.dice.get(faction, 0) if self.before == faction else 0  # a die more, or rolled again
                self.dice[faction] = more + event["number"]
                assert self.parts[faction] + self.dice[faction] == event["strength"], event
                self.rolls += 1
            self.before = faction if kind == "rolled" else ""


def test_the_battles_that_the_client_is_tested_with_are_those_of_the_engine() -> None:
    """Where this fails because events were added: `python -m tests.battles`."""
    assert FILE.read_text(encoding="utf-8") == written()


def test_what_counts_in_a_battle_adds_up_to_the_strength_at_every_roll() -> None:
    for told in battles().values():
        sums = Sums()
        for moment in told["moments"]:
            sums.add(moment)
        assert sums.rolls == len(told["rolls"]) + sum(event["event"] == "item-used" for event in told["moments"][1])


def test_before_each_roll_what_was_told_is_what_stands_there() -> None:
    for told in battles().values():
        armies: dict[str, dict[str, int]] = {}
        rolls = iter(told["rolls"])
        before = ""
        for event in [event for moment in told["moments"] for event in moment]:
            if event["event"] in ("battle-begun", "round-begun"):
                armies = {}
            elif event["event"] == "unit-counted":
                armies.setdefault(event["faction"], {})[event["unit"]] = event["number"]
            elif event["event"] == "rolled" and before != event["faction"]:
                assert armies == {side["faction"]: side["army"] for side in next(rolls)}
            before = event["faction"] if event["event"] == "rolled" else ""
        assert next(rolls, None) is None


@pytest.mark.parametrize(
    ("edition", "expansions"),
    [("legendary", ()), ("classic", ("monuments", "hades")), ("classic", ("titans", "hades", "monuments"))],
)
def test_the_sums_are_right_in_whole_games(edition: str, expansions: tuple[str, ...]) -> None:
    choose, sums = random.Random(7), Sums()
    for seed in range(10):
        options = {"max_cycles": 15}
        game = cyclades.new(edition, 4, seed=seed, expansions=expansions, options=options)
        while not game.over:
            game.play(choose.choice(game.actions))
            sums.add(game.seen(None))
    assert sums.rolls > 60


def test_what_counts_is_named() -> None:
    story = battle("troops 2", "troops 1 fortress 1", "hero ajax blue at naxos since 1", "take 2")
    assert [tuple(event.values()) for event in story.game.seen(None) if event["event"] in COUNTED][-4:] == [
        ("unit-counted", "red", "troop", 2),
        ("unit-counted", "blue", "troop", 1),
        ("unit-counted", "blue", "ajax", 2),
        ("building-counted", "blue", "fortress", 1),
    ]


def test_a_metropolis_that_adds_to_an_attack_is_named() -> None:
    lands = "area thebes red metropolis seaside \n area delos blue \n area oropos blue \n area naxos green"
    story = titans_turn("poseidon", f"{lands} \n area strait red fleets 1 \n area gulf blue fleets 1")
    story.play("sail, from strait, to gulf")
    assert {"event": "bonus-counted", "faction": "red", "bonus": "seaside", "number": 3} in story.game.seen(None)


def test_help_without_a_name_is_told_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    class Wind(Listener):
        """It helps whoever attacks."""

        def adds_strength(self, game: cyclades.Game, side: int) -> int:
            return 2 if side == ATTACKER else 0

    story: Story = battle("troops 2", "troops 2", "", "")
    monkeypatch.setattr(story.game.rules, "adds_strength", listeners([Wind()], "adds_strength"))
    story.play("take 2")
    assert story.happened("help-counted") == [{"event": "help-counted", "faction": "red", "number": 2}] * 2


def test_it_is_not_put_into_words() -> None:
    story = battle("troops 2", "troops 1 fortress 1", "", "take 2")
    [moved, begun] = Texts.of("en", story.game.rules).story(story.game.seen(None))
    assert moved.endswith("With the group: 2 troops.")
    assert begun == "Battle in Naxos: Red attacks Blue."
