"""What the fuzzer leaves out: a check that would read the same again, and no other."""

import random

import pytest

from cyclades import Game
from tools.fuzzing.cases import Finding, case_of
from tools.fuzzing.states import Looked, check_state

LATER = 12
"""How many states are looked at before something is changed by hand."""


def complaint(looked: Looked, game: Game) -> str:
    """What is said of a state: a finding, or that a check could not be done."""
    try:
        looked.look(game)
    except (Finding, LookupError, ValueError, AssertionError, NotImplementedError) as error:
        return f"{type(error).__name__} {error}"
    return ""


def again(looked: Looked) -> Looked:
    """Somebody who has looked at the same."""
    twin = Looked()
    twin.last, twin.checks, twin.reads = looked.last, looked.checks, dict(looked.reads)
    return twin


@pytest.mark.parametrize("seed", range(24))
def test_whatever_changes_is_found_as_if_nothing_had_been_looked_at_before(seed: int) -> None:
    generator = random.Random(seed)
    case = case_of(seed)
    game, looked = case.start(), Looked()
    looked.look(game)
    for _ in range(generator.randrange(6)):
        for _ in range(LATER):
            if not game.over:
                game.play(case.pick(game))
                looked.look(game)
        found = 0
        for place in generator.sample(range(len(game.s)), 60):
            was = int(game.s[place])
            game.s[place] = generator.choice((was + 1, was - 1, -1, 0, 1))
            said = complaint(Looked(), game)
            assert complaint(again(looked), game) == said
            found += bool(said)
            game.s[place] = was
        assert found > 10


def done(looked: Looked, game: Game) -> set[str]:
    """The checks that are done when somebody looks again: what they read is noted anew."""
    known = dict(looked.reads)
    looked.look(game)
    return {check.__name__ for check in looked.checks if looked.reads[check] is not known[check]}


def test_a_check_is_done_again_only_when_what_it_has_read_has_changed() -> None:
    game, looked = case_of(3).start(), Looked()
    looked.look(game)
    assert "numbers" in done(looked, game)
    assert not {"gold", "ranking", "pieces", "cards"} & done(looked, game)
    for field in (game.f.gold, game.f.gold_low, game.f.gold_high):
        game.s[field] += 1
    again = done(looked, game)
    assert {"gold", "ranking"} <= again
    assert not {"pieces", "cards"} & again


def test_after_a_complaint_everything_is_looked_at_again() -> None:
    game, looked = case_of(3).start(), Looked()
    looked.look(game)
    game.s[game.f.gold] += 1
    for _ in range(2):
        with pytest.raises(Finding, match="gold: "):
            looked.look(game)
    game.s[game.f.gold] -= 1
    looked.look(game)
    check_state(game)
