"""Events: what happened, as data, with who may see it."""

import json
import random

import pytest

import cyclades
from cyclades.engine.events import EVERYBODY, Event, EventKind, EventKinds
from cyclades.rules import events
from cyclades.rules.reports import event_data, event_label


def test_an_event_has_as_many_numbers_as_its_kind() -> None:
    kinds = EventKinds()
    pair, none = kinds.add("pair", "one other"), kinds.add("none")
    assert Event(pair, 1, 2, 3, 4, EVERYBODY).numbers() == [1, 2]
    assert Event(none, 1, 2, 3, 4, EVERYBODY).numbers() == []


def test_a_kind_has_at_most_four_arguments_and_one_name() -> None:
    kinds = EventKinds()
    with pytest.raises(ValueError, match="the event 'long' has more than four arguments"):
        kinds.add("long", "a b c d e")
    kinds.add("short")
    with pytest.raises(ValueError, match="the event 'short' is declared twice"):
        kinds.add("short")


@pytest.mark.parametrize("kind", events.KINDS.by_name.values(), ids=lambda kind: str(kind.name))
def test_what_is_counted_is_an_argument(kind: EventKind) -> None:
    assert not kind.counted or kind.counted in kind.arguments


def test_events_of_a_game_are_data_with_names() -> None:
    game = cyclades.new("legendary", players=3, seed=3)
    first = [event_data(game, event) for event in game.events]
    assert first[0] == {"event": "god-placed", "god": first[0]["god"], "slot": 1}
    assert first[0]["god"] in {"athena", "zeus", "poseidon", "ares", "hera"}
    assert [event["event"] for event in first].count("pawn-placed") == 3


def test_events_of_whole_games_go_through_json_and_have_labels() -> None:
    generator = random.Random(1)
    labels: set[str] = set()
    for seed in range(6):
        game = cyclades.new("legendary", players=3 + seed % 3, seed=seed, options={"max_cycles": 40})
        while not game.over:
            game.play(generator.choice(game.actions))
            for event in game.events:
                data = event_data(game, event)
                assert json.loads(json.dumps(data)) == data
                labels.add(event_label(game, event))
    assert {
        "turn-begun ares",
        "turn-begun apollo",
        "built port",
        "recruited fleet",
        "battle-begun",
        "creature-used kraken",
    } <= labels
    assert any(label.startswith("game-ended ") for label in labels)


def test_seen_are_the_events_that_a_player_may_see() -> None:
    game = cyclades.new("legendary", players=3, seed=3)
    game.happened = [
        Event(events.CARD_SEEN, 1, 2, 0, 0, 2),
        Event(events.DECK_PEEKED, 1, 0, 0, 0, EVERYBODY),
    ]
    game.published = game.happened
    assert [event["event"] for event in game.seen(1)] == ["card-seen", "deck-peeked"]
    for other in (0, 2, None):
        assert [event["event"] for event in game.seen(other)] == ["deck-peeked"]
