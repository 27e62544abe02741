"""H8: Hector."""

import pytest

from tests.hades import hades_turn, tile_gold
from tests.hades_heroes import attack, hero, left_the_game, strength_of, table
from tests.story import Story

HECTOR = hero("hector", "blue", "kea")
NECROPOLIS = "area paros green necropolis 1"


def moving(story: Story) -> tuple[int, int]:
    """How many living and undead troops attack."""
    return story.troops("moving-group"), story.number("undead_troops", "moving-group")


@pytest.mark.rule("H8.1")
def test_whoever_attacks_his_island_loses_a_troop_before_the_first_round() -> None:
    story = attack("troops 3", "troops 1", HECTOR, "take 3")
    assert (moving(story), story.number("troops_left", "red"), story.question) == ((2, 0), 6, "Roll")
    assert story.told()[-3:] == ["battle-begun", "power-used", "lost"]
    assert strength_of(story, "red") == 2


@pytest.mark.rule("H8.1")
def test_once_in_a_battle() -> None:
    story = attack("troops 5", "troops 2", HECTOR, "take 5").play("roll 3, roll 0, lose troop", "stay")
    assert (moving(story), story.question) == ((4, 0), "Roll")


@pytest.mark.rule("H8.1")
def test_before_anybody_is_asked_about_items() -> None:
    items = "card apollos-arrows red since 2"
    story = attack("troops 3", "troops 1", f"{HECTOR} \n {items}", "take 3")
    assert (story.asked, story.question, moving(story)) == ("red", "AskHolder", (2, 0))
    story = attack("troops 1", "troops 1", f"{HECTOR} \n {items}")
    assert (story.question, story.owner("kea")) == ("PaidActions", "blue")  # no round, no question


@pytest.mark.rule("H8.1")
def test_not_where_he_attacks_and_not_on_another_island() -> None:
    story = attack("troops 2", "troops 2", hero("hector"), "take 2, with hector")
    assert (moving(story), story.troops("kea"), story.happened("lost")) == ((2, 0), 2, [])
    story = attack("troops 2", "troops 2", hero("hector", "blue", "naxos"), "take 2")
    assert (moving(story), story.happened("lost")) == ((2, 0), [])


@pytest.mark.rule("H8.1")
def test_it_works_against_pegasus_too() -> None:
    text = table("troops 2", "", f"{HECTOR} \n creatures - - pegasus", fleets="green")
    story = hades_turn("zeus", text).play("buy pegasus, from delos, to kea, take 2")
    assert (moving(story), story.question) == ((1, 0), "Roll")


def undead(take: str, more: str = "", delos: str = "troops 2 undead_troops 2") -> Story:
    """Red, with Hades, attacks Hector's island."""
    text = table(delos, "", f"{more} \n {HECTOR}")
    return hades_turn("hades", text).play(f"lead undead-troop, from delos, to kea, {take}")


@pytest.mark.rule("H8.2")
@pytest.mark.parametrize("kind, left", [("troop", (1, 2)), ("undead-troop", (2, 1))])
def test_the_attacker_chooses_a_living_or_an_undead_one(kind: str, left: tuple[int, int]) -> None:
    story = undead("take 2, take 2")
    assert (story.asked, story.legal) == ("red", ["kill troop", "kill undead-troop"])
    assert moving(story.play(f"kill {kind}")) == left


@pytest.mark.rule("H8.2")
def test_all_see_the_attack_before_the_attacker_has_chosen() -> None:
    story = undead("take 2, take 2")
    assert (story.question, story.game.draft) == ("KillTroop", 0)
    assert story.told(1)[-1] == "battle-begun"


@pytest.mark.rule("H8.2")
def test_a_hero_is_never_lost_so() -> None:
    story = attack("troops 1", "", f"{hero('achilles')} \n {HECTOR}", "take 1, with achilles")
    assert (moving(story), story.card_at("achilles"), story.question) == ((0, 0), "moving-group", "Roll")


@pytest.mark.rule("H8.2")
@pytest.mark.parametrize("heroes", [["achilles"], ["achilles", "midas"]])
def test_of_heroes_alone_nobody_is_lost(heroes: list[str]) -> None:
    lines = "\n".join(hero(name) for name in heroes)
    take = ", ".join(f"with {name}" for name in heroes) if len(heroes) > 1 else ""
    story = attack("", "", f"{lines} \n {HECTOR}", take)
    assert [story.card_at(name) for name in heroes] == ["moving-group"] * len(heroes)
    assert (story.happened("lost"), story.question) == ([], "Roll")
    assert [event["card"] for event in story.happened("power-used")] == ["achilles"]  # and not Hector


@pytest.mark.rule("H8.3")
def test_if_nobody_is_left_there_is_no_battle_and_the_island_stays() -> None:
    story = attack("troops 1", "", HECTOR)
    assert (story.question, story.owner("kea"), story.card_at("hector")) == ("PaidActions", "blue", "kea")
    assert (story.owner("delos"), story.troops("delos"), story.number("troops_left", "red")) == ("red", 0, 8)
    assert (story.gold("red"), story.happened("rolled")) == (8, [])


@pytest.mark.rule("H8.3")
def test_the_same_with_a_single_undead() -> None:
    story = undead("take 0", delos="troops 1 undead_troops 1")
    assert (story.question, story.owner("kea"), story.number("undead_troops_left")) == ("PaidActions", "blue", 5)


@pytest.mark.rule("H8.4")
def test_perseus_cannot_save_it() -> None:
    story = attack("troops 2", "troops 1", f"{hero('perseus')} \n {HECTOR}", "take 2, with perseus")
    assert (moving(story), story.troops("delos"), story.question) == ((1, 0), 0, "Roll")


@pytest.mark.rule("H8.4", "H5.7")
@pytest.mark.parametrize("kind, gold", [("troop", 1), ("undead-troop", 0)])
def test_a_living_one_brings_1_gp_to_the_necropolis(kind: str, gold: int) -> None:
    story = undead("take 2, take 2", NECROPOLIS).play(f"kill {kind}")
    assert tile_gold(story) == gold


# -- sacrifice -------------------------------------------------------------------------------------------------------


def hector(red: str, more: str = "", players: int = 3) -> Story:
    """Red in its turn, with Hector on Delos."""
    text = f"area delos red \n area kea blue \n {more} \n {hero('hector')}"
    return hades_turn("athena", text, f"gold 0 {red}", players=players)


def people(story: Story) -> tuple[int, int]:
    return story.number("priests", "red"), story.number("philosophers", "red")


@pytest.mark.rule("H8.5")
@pytest.mark.parametrize(
    "priests, answers",
    [(1, []), (2, ["take 1"]), (4, ["take 1"]), (5, ["take 1", "take 2"]), (9, ["take 1", "take 2"])],
)
def test_two_priests_become_a_philosopher_or_five_become_two(priests: int, answers: list[str]) -> None:
    story = hector(f"priests {priests}")
    assert ("sacrifice hector" in story.legal) is (len(answers) > 0)
    if answers:
        assert story.play("sacrifice hector").legal == answers


@pytest.mark.rule("H8.5")
@pytest.mark.parametrize("take, left", [(1, (5, 1)), (2, (2, 2))])
def test_one_of_the_two_and_once(take: int, left: tuple[int, int]) -> None:
    story = hector("priests 7").play(f"sacrifice hector, take {take}")
    assert (people(story), left_the_game(story, "hector"), story.gold("red")) == (left, True, 0)
    assert (story.number("priests_left"), story.number("philosophers_left")) == (16 - left[0], 16 - left[1])
    assert (story.question, story.refuses("sacrifice hector")) == ("PaidActions", True)


@pytest.mark.rule("H8.5")
@pytest.mark.parametrize("take, priests", [(1, 2), (2, 5)])
def test_the_exchange_is_told_and_has_no_price_beside_the_priests(take: int, priests: int) -> None:
    story = hector("priests 5").play(f"sacrifice hector, take {take}")
    given = {"event": "given-up", "faction": "red", "unit": "priest", "number": priests}
    gained = {"event": "people-gained", "faction": "red", "unit": "philosopher", "price": 0}
    assert (story.happened("given-up"), story.happened("people-gained")) == ([given], [gained] * take)


@pytest.mark.rule("H8.5")
@pytest.mark.parametrize("left, answers", [(0, []), (1, ["take 1"]), (2, ["take 1", "take 2"])])
def test_only_if_so_many_philosophers_are_left(left: int, answers: list[str]) -> None:
    rest = f"player blue gold 0 philosophers 3 \n supply priests 9 philosophers {left} priestesses 9"
    story = hector("priests 5", rest)
    assert ("sacrifice hector" in story.legal) is (len(answers) > 0)
    if answers:
        assert story.play("sacrifice hector").legal == answers


@pytest.mark.rule("H8.5", "H15.7")
def test_priestesses_are_no_priests() -> None:
    assert "sacrifice hector" not in hector("priests 1 priestesses 5").legal


@pytest.mark.rule("H8.6")
def test_a_fourth_philosopher_makes_a_metropolis_at_once() -> None:
    story = hector("priests 2 philosophers 3").play("sacrifice hector, take 1")
    assert (people(story), story.number("metropolis", "delos"), story.question) == ((0, 0), 1, "PaidActions")


@pytest.mark.rule("H8.6")
def test_and_a_fifth_stays() -> None:
    story = hector("priests 5 philosophers 3").play("sacrifice hector, take 2")
    assert (people(story), story.number("metropolis", "delos")) == ((0, 1), 1)
