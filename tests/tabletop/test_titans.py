"""The tabletop of games with Titans: who plays together, what Kronos gives, artifacts and special Metropolises."""

from cyclades.tabletop import Figure, GrantInfo, Tabletop, build
from tests.story import Story
from tests.titans import titans_turn
from tests.titans_teams import team_turn

HOMES = "area tegea red titans 1 \n area thebes blue \n area oropos green"


def top_of(story: Story, player: int | None = 0) -> Tabletop:
    return build(story.game.view(player), story.game.rules)


def grants(row: str) -> list[GrantInfo]:
    """What Kronos gives in a row of gods, of whom red has the first."""
    top = top_of(titans_turn(row.split()[0], HOMES, players=4, row=row))
    return next(god.grants for god in top.gods if god.id == "kronos")


def test_kronos_gives_a_building_of_each_god_above_him() -> None:
    assert grants("poseidon zeus kronos") == [
        GrantInfo("building", "port", "poseidon"),
        GrantInfo("building", "temple", "zeus"),
    ]
    assert grants("athena kronos ares") == [GrantInfo("building", "university", "athena")]


def test_where_kronos_is_first_he_gives_a_titan() -> None:
    assert grants("kronos zeus ares") == [GrantInfo("unit", "titan")]


def test_other_gods_give_the_same_wherever_they_are() -> None:
    top = top_of(titans_turn("ares", HOMES, players=4, row="ares kronos zeus"))
    assert [god.id for god in top.gods if god.grants] == ["kronos"]


def test_teammates_have_the_same_number_and_a_purse_each() -> None:
    top = top_of(team_turn("ares", HOMES))
    assert [faction.team for faction in top.factions] == [0, 0, 1, 1]
    assert [faction.purse for faction in top.factions] == ["red", "blue", "green", "yellow"]
    assert [faction.gold is None for faction in top.factions] == [False, False, True, True]


def test_artifacts_stand_in_their_territory_and_are_their_owners() -> None:
    top = top_of(titans_turn("ares", f"{HOMES} \n artifact caduceus at thebes"))
    [thebes] = [area for area in top.areas if area.id == "thebes"]
    assert thebes.figures == [Figure("caduceus", "blue")]
    assert [faction.cards for faction in top.factions] == [[], ["caduceus"], []]


def test_open_special_metropolises_lie_beside_the_board_until_they_are_built() -> None:
    open_ones = "field open_special_metropolises military 1 \n field open_special_metropolises cultural 1"
    story = titans_turn("athena", f"{HOMES} \n {open_ones}", red="gold 9 philosophers 3", paid=False)
    assert [addition.name for addition in top_of(story).additions] == ["military", "cultural"]
    story.play("recruit philosopher, found cultural")
    top = top_of(story)
    assert [addition.name for addition in top.additions] == ["military"]
    assert [area.metropolises for area in top.areas if area.id == "tegea"] == [["cultural"]]
