"""T9: what special Metropolises do: strength on land and at sea, discounts and income."""

import pytest

from tests.story import Story, strengths
from tests.titans import titans, titans_turn

# -- Military ----------------------------------------------------------------------------------------------------------


def on_land(kind: str, fortresses: int = 0, options: str = "") -> int:
    """What blue, with one troop on Athens and a Metropolis there, defends with beside its die; red attacks with two."""
    there = f"metropolis {kind} {f'fortress {fortresses}' if fortresses else ''}"
    text = f"area megara red troops 3 \n area athens blue troops 1 {there} \n area delos blue \n area naxos green"
    story = titans_turn("ares", text, options=options).play("move, from megara, to athens, take 2")
    attack, defence = strengths(story, 1, 0)
    assert attack == 2 + 1
    return defence


@pytest.mark.rule("T9.6")
@pytest.mark.parametrize("kind, strength", [("plain", 1 + 1), ("military", 1 + 3), ("seaside", 1 + 1)])
def test_the_military_metropolis_adds_three_on_its_territory(kind: str, strength: int) -> None:
    assert on_land(kind) == strength


@pytest.mark.rule("T9.6", "C15.17")
@pytest.mark.parametrize("option, strength", [("each", 1 + 3 + 2), ("once", 1 + 3 + 1)])
def test_fortresses_add_to_it_each_or_once(option: str, strength: int) -> None:
    assert on_land("military", 2, f"option defences {option}") == strength
    assert on_land("plain", 2, f"option defences {option}") == strength - 2


@pytest.mark.rule("T9.6")
def test_it_does_not_help_an_attacker_nor_on_another_territory() -> None:
    text = "area megara red troops 3 metropolis military \n area athens blue troops 1 \n area delos blue"
    story = titans_turn("ares", f"{text} \n area naxos green").play("move, from megara, to athens, take 2")
    assert strengths(story, 0, 0) == (2, 1)


# -- Seaside -----------------------------------------------------------------------------------------------------------


def at_sea(red: str, blue: str, options: str = "") -> tuple[int, int]:
    """The strengths where red's two fleets of the Strait attack a fleet of blue in the Gulf, beside their dice. Red has
    Thebes, which lies on both, blue Oropos, which lies on the Gulf."""
    lands = f"area thebes red {red} \n area oropos blue {blue} \n area delos blue \n area naxos green"
    text = f"{lands} \n area strait red fleets 2 \n area gulf blue fleets 1"
    story = titans_turn("poseidon", text, options=options).play("sail, from strait, to gulf, take 2")
    return strengths(story, 0, 0)


@pytest.mark.rule("T9.7")
@pytest.mark.parametrize("kind, strength", [("plain", 1 + 1), ("seaside", 1 + 3), ("military", 1 + 1)])
def test_the_seaside_metropolis_adds_three_in_defence(kind: str, strength: int) -> None:
    assert at_sea("", f"metropolis {kind}") == (2, strength)


@pytest.mark.rule("T9.7")
@pytest.mark.parametrize("kind, strength", [("plain", 2), ("seaside", 2 + 3), ("military", 2)])
def test_and_in_attack_where_a_plain_one_adds_nothing(kind: str, strength: int) -> None:
    assert at_sea(f"metropolis {kind}", "") == (strength, 1)


@pytest.mark.rule("T9.7")
def test_ports_add_in_defence_only() -> None:
    far = "area athens {} metropolis seaside port 2 \n area delos blue \n area naxos green"
    fleets = "area bay red fleets 2 \n area east blue fleets 1"
    attack = titans_turn("poseidon", f"{far.format('red')} \n area marathon red \n {fleets}")
    assert strengths(attack.play("sail, from bay, to east, take 2"), 0, 0) == (2, 1)  # it lies on the Bay alone
    fleets = "area east red fleets 2 \n area bay blue fleets 1"
    defence = titans_turn("poseidon", f"{far.format('blue')} \n area marathon red \n {fleets}")
    assert strengths(defence.play("sail, from east, to bay, take 2"), 0, 0) == (2, 1 + 3 + 2)
    attack = titans_turn("poseidon", f"{far.format('red')} \n area marathon red \n {fleets}")
    assert strengths(attack.play("sail, from east, to bay, take 2"), 0, 0) == (2 + 3, 1)


@pytest.mark.rule("T9.7", "C15.17")
@pytest.mark.parametrize("option, strength", [("each", 1 + 3 + 2), ("once", 1 + 3 + 1)])
def test_ports_beside_it_count_each_or_once(option: str, strength: int) -> None:
    lands = "area athens blue metropolis seaside port 2 \n area delos blue \n area naxos green \n area marathon red"
    text = f"{lands} \n area east red fleets 2 \n area bay blue fleets 1"
    story = titans_turn("poseidon", text, options=f"option defences {option}")
    assert strengths(story.play("sail, from east, to bay, take 2"), 0, 0) == (2, strength)


@pytest.mark.rule("T9.7")
def test_it_helps_its_controller_alone_and_at_sea_alone() -> None:
    assert at_sea("", "metropolis seaside")[0] == 2
    lands = "area thebes green metropolis seaside \n area oropos blue \n area delos blue \n area naxos green"
    text = f"{lands} \n area megara red \n area strait red fleets 2 \n area gulf blue fleets 1"
    story = titans_turn("poseidon", text).play("sail, from strait, to gulf, take 2")
    assert strengths(story, 0, 0) == (2, 1)  # neither has it
    text = "area megara red troops 3 \n area athens blue troops 1 metropolis seaside \n area delos blue"
    story = titans_turn("ares", f"{text} \n area naxos green").play("move, from megara, to athens, take 2")
    assert strengths(story, 0, 0) == (2, 1 + 1)


@pytest.mark.rule("T9.7")
def test_the_odds_know_of_it() -> None:
    lands = "area thebes red metropolis seaside \n area oropos blue \n area delos blue \n area naxos green"
    text = f"{lands} \n area strait red fleets 2 \n area gulf blue fleets 1"
    story = titans_turn("poseidon", text).play("sail, from strait, to gulf, take 2")
    assert story.game.odds().attacker == pytest.approx(1)  # 2 and 3 against 1


# -- Religious ---------------------------------------------------------------------------------------------------------


def price_of(card: str, text: str) -> int:
    """What a card on the dearest space of the track costs red."""
    lands = f"area argos red {text} \n area delos blue \n area naxos green"
    story = titans_turn("ares", f"{lands} \n creatures {card} - -").play(f"buy {card}")
    if story.question != "PaidActions":
        story.play(story.legal[-1])
    return 9 - story.gold("red")


@pytest.mark.rule("T9.8")
@pytest.mark.parametrize(
    "text, price",
    [("", 4), ("metropolis plain", 3), ("metropolis religious", 2), ("metropolis military", 3)],
)
def test_the_religious_metropolis_counts_as_two_temples(text: str, price: int) -> None:
    assert price_of("giant", text) == price


@pytest.mark.rule("T9.8", "C6.7")
def test_its_discounts_and_those_of_temples_add_up_down_to_one() -> None:
    lands = "area tegea red metropolis religious temple \n area pylos red temple \n area delos blue \n area naxos green"
    story = titans_turn("ares", f"{lands} \n creatures giant - -").play("buy giant")
    assert (story.gold("red"), story.number("discounts", "red")) == (9 - 1, 3)


@pytest.mark.rule("T9.8", "T7.2")
def test_it_makes_no_artifact_cheaper() -> None:
    assert price_of("caduceus", "metropolis religious") == 4


@pytest.mark.rule("T9.8")
def test_whoever_controls_it_has_the_discounts() -> None:
    lands = "area tegea blue metropolis religious \n area pylos red \n area naxos green \n creatures giant - -"
    text = f"cycle 3 \n gods zeus ares - - - \n player blue gold 9 \n player red gold 9 \n {lands}"
    story = titans(f"{text} \n offering blue ares 1 \n phase actions ares paid").play("buy giant")
    assert story.gold("blue") == 9 - 2


# -- Commercial --------------------------------------------------------------------------------------------------------


def income_of(text: str) -> Story:
    """The income phase has been, with empty purses before it."""
    purses = "player red gold 0 \n player blue gold 0 \n player green gold 0"
    lines = f"gods zeus ares - - - \n {purses} \n {text} \n area delos blue \n area naxos green"
    return titans(f"cycle 3 \n {lines} \n phase income")


@pytest.mark.rule("T9.11")
@pytest.mark.parametrize("kind, gold", [("plain", 1), ("commercial", 1 + 2), ("religious", 1)])
def test_the_commercial_metropolis_pays_two_gold_pieces(kind: str, gold: int) -> None:
    assert income_of(f"area pylos red metropolis {kind}").gold("red") == gold


@pytest.mark.rule("T9.11", "T8.11")
def test_the_large_cornucopia_does_not_double_them() -> None:
    text = "area pylos red metropolis commercial \n artifact large-cornucopia at pylos"
    assert income_of(text).gold("red") == 2 + 2


@pytest.mark.rule("T9.11", "C14.38")
def test_the_fates_pay_them_again() -> None:
    text = "area pylos red metropolis commercial \n area delos blue \n area naxos green \n creatures fates - -"
    story = titans_turn("ares", text).play("buy fates")
    assert story.gold("red") == 9 - 3 + (1 + 2)  # a Metropolis is a Temple too


@pytest.mark.rule("T9.11", "T9.4")
def test_it_pays_whoever_controls_it() -> None:
    story = income_of("area pylos green metropolis commercial \n area tegea red")
    assert [story.gold(colour) for colour in ("red", "blue", "green")] == [0, 1, 1 + 2]


# -- on Penthesilea's card ---------------------------------------------------------------------------------------------

REST = "area delos blue \n area naxos green \n gone penthesilea"


@pytest.mark.rule("T9.12")
@pytest.mark.parametrize("colour", ["red", "green"])
@pytest.mark.parametrize("kind, gold", [("plain", 0), ("commercial", 2)])
def test_on_a_card_the_commercial_metropolis_pays(kind: str, gold: int, colour: str) -> None:
    purses = "\n".join(f"player {each} gold 0" for each in ("red", "blue", "green"))
    purses = purses.replace(f"{colour} gold 0", f"{colour} gold 0 metropolis {kind}")
    text = f"gods zeus ares - - - \n {purses} \n area argos red \n {REST}"
    story = titans(f"cycle 3 \n {text} \n phase income", more="hades")
    assert story.gold(colour) == gold


@pytest.mark.rule("T9.12")
@pytest.mark.parametrize("kind, needed", [("plain", 4), ("cultural", 3)])
def test_on_a_card_the_cultural_metropolis_helps(kind: str, needed: int) -> None:
    text = f"player green gold 0 metropolis {kind} \n area argos red \n {REST}"
    story = titans_turn("ares", text, more="hades")
    assert story.game.view(None)["philosophers_needed"] == {"red": 4, "blue": 4, "green": needed}


@pytest.mark.rule("T9.12")
@pytest.mark.parametrize("kind, price", [("plain", 3), ("religious", 2), ("military", 3)])
def test_on_a_card_the_religious_metropolis_gives_two_discounts(kind: str, price: int) -> None:
    text = f"area argos red \n {REST} \n creatures giant - -"
    story = titans_turn("ares", text, f"gold 9 metropolis {kind}", more="hades").play("buy giant")
    assert story.gold("red") == 9 - price


@pytest.mark.rule("T9.12")
def test_on_a_card_the_military_and_the_seaside_one_do_nothing() -> None:
    text = "player blue gold 9 metropolis military \n area megara red troops 3 \n area athens blue troops 1"
    story = titans_turn("ares", f"{text} \n {REST}", more="hades").play("move, from megara, to athens, take 2")
    while story.question != "Roll":
        story.play(story.legal[0])
    assert strengths(story, 0, 0) == (2, 1)
    lands = f"area thebes red \n area oropos blue \n {REST} \n area strait red fleets 2 \n area gulf blue fleets 1"
    story = titans_turn("poseidon", lands, "gold 9 metropolis seaside", more="hades")
    story.play("sail, from strait, to gulf, take 2")
    assert strengths(story, 0, 0) == (2, 1)


@pytest.mark.rule("T9.12", "T9.5")
def test_it_leaves_the_game_with_its_owner() -> None:
    text = f"ending \n player blue eliminated metropolis cultural \n area argos red \n {REST}"
    story = titans_turn("ares", text.replace("area delos blue", "area delos green"), more="hades")
    assert story.game.view(None)["philosophers_needed"]["blue"] == 4
    assert story.number("bonuses_left", "cultural") == 0
