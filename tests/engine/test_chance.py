"""Chance: outcomes with weights, and a small generator that is the same everywhere."""

from collections import Counter

import pytest

import cyclades
from cyclades.engine.actions import ActionTable
from cyclades.engine.chance import M1, M2, Generator, Outcomes, seeded


def drawn(generator: Generator, count: int, below: int) -> list[int]:
    return [int(generator.below(below)) for _ in range(count)]


def test_a_seed_gives_the_same_numbers_for_ever() -> None:
    assert drawn(seeded(1), 8, 6) == drawn(seeded(1), 8, 6)
    assert drawn(seeded(7), 10, 1000) == [33, 785, 793, 935, 384, 444, 908, 377, 132, 581]


def test_other_seeds_give_other_numbers() -> None:
    assert len({tuple(drawn(seeded(seed), 6, 1000)) for seed in range(500)}) == 500


def test_without_a_seed_the_numbers_are_the_system_s() -> None:
    assert drawn(seeded(None), 8, 1 << 30) != drawn(seeded(None), 8, 1 << 30)


@pytest.mark.parametrize("seed", [0, 1, -1, 1 << 62, -(1 << 70), 12345678901234567890])
def test_every_seed_gives_a_generator_in_its_range(seed: int) -> None:
    generator = seeded(seed)
    assert 1 <= generator.a < M1
    assert 1 <= generator.b < M2
    assert all(0 <= number < 7 for number in drawn(generator, 100, 7))


def test_the_generator_goes_on_from_its_two_words() -> None:
    generator = seeded(3)
    drawn(generator, 10, 6)
    twin = Generator(generator.a, generator.b)
    assert drawn(generator, 20, 6) == drawn(twin, 20, 6)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 10])
def test_numbers_are_spread_evenly(n: int) -> None:
    count = 6000
    seen = Counter(drawn(seeded(n), count, n))
    expected = count / n
    assert sorted(seen) == list(range(n))
    assert sum((number - expected) ** 2 / expected for number in seen.values()) < 30


def test_the_first_number_of_neighbouring_seeds_is_spread_evenly() -> None:
    seen = Counter(int(seeded(seed).below(6)) for seed in range(6000))
    assert sum((number - 1000) ** 2 / 1000 for number in seen.values()) < 30


def test_outcomes_are_picked_by_their_weights() -> None:
    verb = ActionTable().add("roll", ["0", "1", "2"])
    outcomes = Outcomes(verb.actions, [1, 0, 3])
    assert outcomes.total == 4
    generator = seeded(5)
    seen = Counter(generator.pick(outcomes).notation for _ in range(4000))
    assert set(seen) == {"roll 0", "roll 2"}
    assert 2850 < seen["roll 2"] < 3150


@pytest.mark.rule("L8.3")
def test_the_battle_die_shows_0_1_1_2_2_3() -> None:
    dice = cyclades.new("legendary", players=3, seed=1).rules.dice
    assert [(action.notation, int(weight)) for action, weight in zip(dice.actions, dice.weights)] == [
        ("roll 0", 1),
        ("roll 1", 2),
        ("roll 2", 2),
        ("roll 3", 1),
    ]
    generator = seeded(11)
    seen = Counter(generator.pick(dice).notation for _ in range(12000))
    chi_squared = sum((seen[f"roll {n}"] - share) ** 2 / share for n, share in enumerate((2000, 4000, 4000, 2000)))
    assert chi_squared < 16.3  # one in a thousand


def test_a_game_with_a_seed_repeats_itself() -> None:
    one, other = (cyclades.new("legendary", players=4, seed=99) for _ in range(2))
    while not one.over and one.depth < 400:
        one.play(one.actions[-1])
        other.play(other.actions[-1])
        assert one.same_state(other)


def test_games_without_a_seed_differ() -> None:
    assert len({str(cyclades.new("legendary", players=5).record()["actions"]) for _ in range(5)}) > 1
