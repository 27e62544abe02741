"""The odds of battles: the numbers of docs/rules.md, and the engine's own battles against them."""

from collections import Counter
from math import sqrt

import pytest

from cyclades import Game, IllegalAction, Odds
from cyclades.rules.areas import is_defended, pieces_in
from tests.story import Story, turn

KNOWN = [
    (1, 1, 0, (0.3611, 0.3611, 0.2778)),
    (2, 1, 0, (0.9113, 0.0502, 0.0386)),
    (2, 2, 0, (0.4475, 0.4475, 0.1050)),
    (3, 2, 0, (0.9020, 0.0742, 0.0238)),
    (1, 1, 1, (0.1389, 0.6389, 0.2222)),
    (2, 1, 1, (0.6890, 0.2307, 0.0802)),
]
"""Attackers, defenders, the defender's bonus; attacker wins, defender wins, nobody is left."""


def numbers(odds: Odds) -> tuple[float, float, float]:
    return odds.attacker, odds.defender, odds.both_die


def rounded(odds: Odds) -> tuple[float, ...]:
    return tuple(round(number, 4) for number in numbers(odds))


def on_land(attackers: int, defenders: int, bonus: int = 0, more: str = "") -> Story:
    """Red of Delos attacks blue of Naxos."""
    story = turn(
        "ares",
        f"""
        area delos red troops {attackers}
        area naxos blue troops {defenders} fortress {bonus}
        area syros blue
        area kea green
        {more}
        """,
    ).play("move, from delos, to naxos")
    return story.play(f"take {attackers}") if attackers > 1 else story


def at_sea(attackers: int, defenders: int, bonus: int = 0, more: str = "") -> Story:
    """Red of West attacks blue of North; Naxos lies at North and not at West."""
    story = turn(
        "poseidon",
        f"""
        area syros red
        area kea green
        area naxos blue port {bonus}
        area west red fleets {attackers}
        area north blue fleets {defenders}
        {more}
        """,
    ).play("sail, from west, to north")
    return story.play(f"take {attackers}") if attackers > 1 else story


@pytest.mark.rule("L8.3")
@pytest.mark.parametrize("attackers, defenders, bonus, known", KNOWN)
def test_the_odds_are_those_of_the_rules_to_four_digits(
    attackers: int, defenders: int, bonus: int, known: tuple[float, float, float]
) -> None:
    game = on_land(1, 1).game
    assert rounded(game.odds(attackers, defenders, defence_bonus=bonus)) == known
    assert sum(numbers(game.odds(attackers, defenders, defence_bonus=bonus))) == pytest.approx(1)


def test_the_odds_of_the_other_side_are_the_same_mirrored() -> None:
    game = on_land(1, 1).game
    for a, d, one, other in ((3, 5, 0, 0), (2, 1, 1, 2), (4, 4, 2, 0)):
        odds, mirrored = game.odds(a, d, one, other), game.odds(d, a, other, one)
        assert numbers(odds) == pytest.approx((mirrored.defender, mirrored.attacker, mirrored.both_die))


@pytest.mark.rule("L8.3", "L8.4", "L9.10")
@pytest.mark.parametrize("battle", [on_land, at_sea])
@pytest.mark.parametrize("attackers, defenders, bonus, known", KNOWN)
def test_the_odds_of_a_battle_being_fought_count_units_and_buildings(
    battle: object, attackers: int, defenders: int, bonus: int, known: tuple[float, float, float]
) -> None:
    assert callable(battle)
    assert rounded(battle(attackers, defenders, bonus).game.odds()) == known


def test_the_odds_follow_the_battle() -> None:
    story = on_land(3, 2)
    assert rounded(story.game.odds()) == KNOWN[3][3]
    story.play("roll 1, roll 1")  # 4 against 3
    assert story.question == "Retreat"
    assert numbers(story.game.odds()) == numbers(story.game.odds(3, 1))


def test_a_metropolis_and_a_strong_unit_count_in_the_odds() -> None:
    story = turn(
        "ares",
        """
        area delos red troops 1
        area naxos blue troops 1 metropolis gold
        area syros blue
        area kea green
        hero ajax red at delos since 1
        """,
    ).play("move, from delos, to naxos, take 1, with ajax")
    assert numbers(story.game.odds()) == numbers(story.game.odds(2, 1, 1, 1))
    assert numbers(story.game.odds()) == pytest.approx(fought_out(story.game, "naxos"))


@pytest.mark.rule("L9.10", "L12.20")
def test_ajax_and_the_minotaur_together_count_2_each_as_long_as_they_live() -> None:
    more = "hero ajax blue at naxos since 1\ncreature minotaur blue at naxos since 1"
    game = on_land(3, 0, 0, more).game
    assert numbers(game.odds()) == pytest.approx(fought_out(game, "naxos"))


def test_a_unit_that_must_be_lost_counts_no_more_in_the_odds() -> None:
    story = turn(
        "ares",
        """
        area delos red troops 1 mercenaries 1
        area naxos blue troops 1
        area syros blue
        area kea green
        """,
    ).play("move, from delos, to naxos, take 1, take 1", "roll 0, roll 3")
    assert story.legal == ["lose troop", "lose mercenary"]
    assert numbers(story.game.odds()) == numbers(story.game.odds(1, 1))


@pytest.mark.rule("L13.3")
def test_a_troop_that_hector_is_about_to_destroy_counts_no_more_in_the_odds() -> None:
    story = turn(
        "ares",
        """
        area delos red troops 1 mercenaries 1
        area naxos blue
        area syros blue
        area kea green
        hero hector blue at naxos since 1
        """,
    ).play("move, from delos, to naxos, take 1, take 1")
    assert (story.asked, story.legal) == ("blue", ["kill troop", "kill mercenary"])
    assert numbers(story.game.odds()) == numbers(story.game.odds(1, 1))


def test_without_a_battle_there_are_no_odds_to_tell() -> None:
    game = turn("ares", "area delos red troops 1\narea naxos blue troops 1\narea syros blue").game
    with pytest.raises(IllegalAction, match="no battle is being fought"):
        game.odds()


# -- heroes ------------------------------------------------------------------------------------------------------------


def with_heroes(red: str, blue: str, heroes: str) -> Story:
    """Red attacks Naxos with all it has on Delos: `heroes` says who fights for whom, as in `helen red, ajax blue`."""
    places = {"red": "delos", "blue": "naxos"}
    pairs = [words.split() for words in heroes.split(", ")]
    lines = [f"area delos red {red}", f"area naxos blue {blue}", "area syros blue", "area kea green"]
    lines += [f"hero {hero} {colour} at {places[colour]} since 1" for hero, colour in pairs]
    story = turn("ares", "\n".join(lines)).play("move, from delos, to naxos")
    while story.question in ("TakeUnits", "BringHero"):
        story.play(story.legal[-1])
    return story


SINGLE_COMBAT = [
    ("helen red", "troops 1", (1 / 2, 1 / 6, 1 / 3)),  # 2 against a die of 0, 1, 1 / 3 / 2, 2
    ("penthesilea red", "troops 1", (23 / 36, 13 / 36, 0)),  # 13 of 36 lead, as many are behind, 10 are ties
    ("odysseus red", "troops 1 fortress 2", (13 / 36, 13 / 36, 10 / 36)),
    ("odysseus red", "troops 1 metropolis gold", (13 / 36, 13 / 36, 10 / 36)),
    ("helen red, penthesilea blue", "", (1 / 2, 1 / 2, 0)),
    ("penthesilea red, helen blue", "", (1 / 2, 1 / 2, 0)),
    ("helen red, odysseus blue", "fortress 1", (1 / 6, 1 / 2, 1 / 3)),
    ("jason red", "troops 1", (13 / 36, 13 / 36, 10 / 36)),
    ("croesus red", "troops 1", (13 / 36, 13 / 36, 10 / 36)),  # nobody pays
]
"""Who fights, what else blue has, and the odds worked out by hand."""


@pytest.mark.rule("L13.13", "L13.19", "L13.25", "L19.40", "L19.45")
@pytest.mark.parametrize("heroes, naxos, known", SINGLE_COMBAT)
def test_the_odds_of_single_combats_of_heroes(heroes: str, naxos: str, known: tuple[float, float, float]) -> None:
    assert numbers(with_heroes("", naxos, heroes).game.odds()) == pytest.approx(known)


@pytest.mark.rule("L13.13", "L13.19", "L13.25", "L13.1")
@pytest.mark.parametrize(
    "red, blue, heroes",
    [
        ("troops 1", "troops 2", "helen red"),
        ("troops 2", "troops 1", "helen blue"),
        ("troops 1", "troops 2", "penthesilea red"),
        ("troops 2", "troops 1 fortress 1", "penthesilea blue"),
        ("troops 1", "troops 2 fortress 2", "odysseus red"),
        ("troops 1", "troops 1 fortress 1", "odysseus blue"),
        ("troops 1", "troops 1", "helen red, penthesilea blue"),
        ("troops 1", "fortress 1", "odysseus red, helen blue"),
        ("troops 1", "troops 1", "ajax red, penthesilea blue"),
        ("mercenaries 1", "troops 2 mercenaries 1", "pandora red"),
        ("troops 1 mercenaries 1", "troops 1", "perseus blue"),
        ("troops 1", "troops 1", "croesus blue"),
    ],
)
def test_all_outcomes_of_a_battle_of_heroes_add_up_to_its_odds(red: str, blue: str, heroes: str) -> None:
    game = with_heroes(red, blue, heroes).game
    assert numbers(game.odds()) == pytest.approx(fought_out(game, "naxos"))


@pytest.mark.rule("L19.47")
@pytest.mark.parametrize("hero", ["helen", "penthesilea", "odysseus"])
def test_a_hero_who_has_died_helps_no_more_in_the_odds(hero: str) -> None:
    story = with_heroes("troops 2", "troops 3 fortress 1", f"{hero} red")
    story.play(*(["roll 3"] if hero == "helen" else ["roll 0, roll 3"]), f"lose {hero}")
    assert story.question == "Retreat"
    assert numbers(story.game.odds()) == numbers(story.game.odds(2, 3, 0, 1))


@pytest.mark.parametrize(
    "heroes, naxos",
    [
        ("ajax red, helen red", "troops 2"),
        ("helen red, penthesilea red", "troops 2"),
        ("helen red, odysseus red", "troops 2 fortress 1"),
    ],
)
def test_the_odds_know_that_only_one_of_two_heroes_can_be_the_last(heroes: str, naxos: str) -> None:
    game = with_heroes("", naxos, heroes).game
    assert numbers(game.odds()) == pytest.approx(fought_out(game, "naxos", best=True))


@pytest.mark.rule("L13.29")
def test_a_troop_that_perseus_may_save_counts_no_more_in_the_odds() -> None:
    story = with_heroes("troops 2", "troops 4", "perseus red").play("roll 0, roll 3", "lose troop")
    assert (story.question, story.legal) == ("RescueUnit", ["decline", "to delos", "to paros"])
    assert numbers(story.game.odds()) == numbers(story.game.odds(2, 4))


@pytest.mark.rule("L13.10")
def test_where_croesus_decides_the_odds_know_the_dice_that_lie_there() -> None:
    story = with_heroes("", "troops 1", "croesus red").play("roll 3, roll 0")
    assert (story.question, numbers(story.game.odds())) == ("Reroll", (1, 0, 0))
    story.play("play croesus")  # his own die is in the air, the other one shows 0
    assert numbers(story.game.odds()) == pytest.approx((5 / 6, 0, 1 / 6))


@pytest.mark.rule("L13.10", "L13.13", "L13.25", "L13.29", "L19.47")
@pytest.mark.parametrize(
    "red, blue, heroes, moves",
    [
        ("troops 1", "troops 2", "croesus red", "roll 2, roll 1, play croesus, roll 0, stay, lose troop, stay, stay"),
        ("troops 2", "troops 2", "perseus red", "roll 0, roll 2, lose troop, to delos, stay, stay, roll 1"),
        ("troops 1", "troops 2", "helen red", "roll 3, lose helen, stay, stay, roll 2"),
        ("troops 2", "troops 1", "penthesilea blue", "roll 2, roll 2, stay, stay, roll 1"),
        ("troops 1", "troops 1 fortress 1", "odysseus red", "roll 0, roll 2, lose odysseus, stay, stay, roll 3"),
        ("troops 1 mercenaries 1", "", "hector blue", "kill mercenary, roll 1"),
    ],
    ids=lambda words: str(words).split(" ", maxsplit=1)[0],
)
def test_at_every_moment_of_a_battle_the_odds_are_those_of_what_is_to_come(
    red: str, blue: str, heroes: str, moves: str
) -> None:
    story = with_heroes(red, blue, heroes)
    assert numbers(story.game.odds()) == pytest.approx(fought_out(story.game, "naxos"))
    for move in moves.split(", "):
        story.play(move)
        assert numbers(story.game.odds()) == pytest.approx(fought_out(story.game, "naxos"))


# -- the engine's own battles -------------------------------------------------------------------------------------


def fought_out(game: Game, area: str, best: bool = False) -> tuple[float, float, float]:
    """The exact chances of a battle, by playing every outcome of every die with the engine; nobody retreats, and
    everybody loses the weakest units first, or those by whose loss the attacker's chances are best."""
    if game.s[game.f.battle_area] < 0:
        number = game.rules.board.ids.index(area)
        if not is_defended(game, number):
            return 0.0, 0.0, 1.0
        return (1.0, 0.0, 0.0) if game.s[game.f.owner + number] == 0 else (0.0, 1.0, 0.0)
    if game.player is not None:
        found = []
        for action in game.actions if best and game.question.kind == "LoseUnit" else game.actions[:1]:
            twin = game.copy()
            twin.play(action)  # stay, decline, or lose a unit
            found.append(fought_out(twin, area, best))
        return max(found)
    total = [0.0, 0.0, 0.0]
    outcomes = game.stack[-1].raw_outcomes(game)
    for action, weight in zip(outcomes.actions, outcomes.weights):
        twin = game.copy()
        twin.play(action)
        for i, chance in enumerate(fought_out(twin, area, best)):
            total[i] += chance * int(weight) / int(outcomes.total)
    return total[0], total[1], total[2]


@pytest.mark.rule("L8.3", "L9.10", "L9.11", "L9.12")
@pytest.mark.parametrize(
    "attackers, defenders, bonus", [(1, 1, 0), (2, 1, 0), (2, 2, 0), (3, 2, 0), (1, 1, 1), (2, 1, 1)]
)
def test_all_outcomes_of_a_land_battle_add_up_to_its_odds(attackers: int, defenders: int, bonus: int) -> None:
    game = on_land(attackers, defenders, bonus).game
    assert fought_out(game, "naxos") == pytest.approx(numbers(game.odds()))


@pytest.mark.rule("L8.3", "L8.4", "L8.5", "L8.6")
@pytest.mark.parametrize("attackers, defenders, bonus", [(1, 1, 0), (2, 1, 0), (1, 2, 0), (1, 1, 1), (2, 1, 1)])
def test_all_outcomes_of_a_sea_battle_add_up_to_its_odds(attackers: int, defenders: int, bonus: int) -> None:
    game = at_sea(attackers, defenders, bonus).game
    assert fought_out(game, "north") == pytest.approx(numbers(game.odds()))


@pytest.mark.rule("L8.3")
def test_twenty_thousand_seeded_battles_come_out_as_the_odds_say() -> None:
    battles = 20_000
    start = on_land(2, 1).game
    start.ask_chance = False
    stay = start.parse("stay")
    found: Counter[str] = Counter()
    naxos = start.rules.board.ids.index("naxos")
    for seed in range(battles):
        game = start.copy(seed)
        game.advance()
        while game.s[game.f.battle_area] >= 0:
            game.play(stay)
        won = game.s[game.f.owner + naxos] == 0
        found["attacker" if won else "defender" if pieces_in(game, naxos) else "both_die"] += 1
    for outcome, chance in zip(("attacker", "defender", "both_die"), numbers(start.odds())):
        sigma = sqrt(battles * chance * (1 - chance))
        assert abs(found[outcome] - battles * chance) < 3 * sigma
