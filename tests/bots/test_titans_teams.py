"""Bots in teams that share victory and no purse."""

from __future__ import annotations

import pytest

import cyclades
from cyclades.bots import BOTS, make
from cyclades.bots.outlook import NOTHING_SEEN
from cyclades.bots.reasons import reason_of
from cyclades.bots.search import Search
from cyclades.bots.strategist_1 import mate_on
from cyclades.bots.threats import at_stake
from cyclades.bots.turn_plan import turn_with
from cyclades.bots.weights import Weights
from cyclades.bots.worth import CARDS, COUNT, parts
from cyclades.engine.chance import seeded
from tests.titans_teams import HOMES, team_turn, teams, turns

BIDS = f"""
    cycle 3
    gods ares zeus athena - -
    player red gold 6
    player blue gold 6
    player green gold 6
    offering blue ares 1
    offering green zeus 2
    offering yellow athena 1
    area argos red
    {HOMES}
"""


def test_a_teammate_is_not_driven_off_though_its_purse_is_another_one() -> None:
    game = teams(f"{BIDS} \n phase offerings red").game
    gods = {god.name: god.number for god in game.rules.gods}
    assert [mate_on(game, 0, gods[name]) for name in ("ares", "zeus", "athena", "apollo")] == [
        True,
        False,
        False,
        False,
    ]


def test_what_outbidding_the_owner_of_the_lightning_costs_is_counted() -> None:
    for artifact, gold in (("", 6 - 3), ("artifact zeus-lightning at oropos", 6 - 3 - 1)):
        game = teams(f"{BIDS} \n {artifact} \n phase offerings red").game
        zeus = next(god.number for god in game.rules.gods if god.name == "zeus")
        twin = turn_with(game, 0, zeus, 3)
        assert twin.s[twin.f.gold] == gold


@pytest.mark.parametrize("colour, gained", [("green", 0), ("yellow", 0), ("blue", 5), ("red", 5)])
def test_gold_as_a_reason_is_that_of_both_purses_of_the_team(colour: str, gained: int) -> None:
    before = team_turn("ares", f"area argos red \n {HOMES}").game
    after = before.copy()
    after.s[after.f.gold + before.rules.purses.index(colour)] += 5
    search = Search(0, 0, 10, NOTHING_SEEN, Weights(), seeded(1))
    reason, about = reason_of(before, after, search)
    assert (reason, about) == (("gold", {"number": 5}) if gained else ("little", {}))


def test_a_building_that_only_the_teammate_has_is_no_spare_one() -> None:
    before = team_turn(
        "ares", f"area argos red port \n {HOMES.replace('area thebes blue', 'area thebes blue fortress')}"
    )
    after = before.game.copy()
    after.play("build fortress")
    after.play("at argos")
    search = Search(0, 0, 10, NOTHING_SEEN, Weights(), seeded(1))
    assert reason_of(before.game, after, search)[0] == "buildings"


@pytest.mark.slow
@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [4, 6])
def test_games_in_teams_come_to_an_end(name: str, players: int) -> None:
    for seed in range(2):
        game = cyclades.new("classic", players, expansions=["titans"], teams=True if players == 4 else None, seed=seed)
        bot = make(name, effort=60, seed=seed)
        for _ in range(6000):
            if game.over:
                break
            assert game.player is not None
            game.play(game.parse(bot.choose(game.view(game.player))), game.player)
        assert game.over
        assert len(game.winners) in (2, 4, 6)


SANDALS = "artifact winged-sandals at argos"
FOES = "area argos red troops 1 \n area tegea red troops 4 \n area thebes blue troops 4 \n area sparta green troops 4"


def test_an_artifact_is_lost_with_its_territory() -> None:
    stakes = []
    for there in ("", SANDALS, "artifact winged-sandals at tegea"):
        game = turns(f"{FOES} \n {there}", "zeus", "apollo").game
        stakes.append(at_stake(game, game.rules.board.ids.index("argos"), Weights()))
    card = next(artifact for artifact in game.rules.artifacts if artifact.name == "winged-sandals")
    assert stakes == [stakes[0], stakes[0] + card.worth, stakes[0]]
    assert card.worth > 0


@pytest.mark.parametrize("fifth, more", [("# in the deck:", [6.0, 0.0]), ("gone", [0.0, 0.0])])
def test_several_artifacts_are_worth_more_only_while_all_five_are_in_the_game(fifth: str, more: list[float]) -> None:
    own = "artifact caduceus at argos \n artifact cap-of-invisibility at thebes \n artifact winged-sandals at tegea"
    text = f"{FOES} \n {own} \n artifact large-cornucopia at sparta \n {fifth} zeus-lightning"
    game = turns(text, "ares", "apollo").game
    weights = Weights()
    weights.artifacts = [0.0] * 5
    each = parts(game, weights)
    weights.artifacts = [0.0, 0.0, 2.0, 6.0, 16.0]
    together = parts(game, weights)
    assert [together[team * COUNT + CARDS] - each[team * COUNT + CARDS] for team in range(2)] == pytest.approx(more)
    assert min(each[team * COUNT + CARDS] for team in range(2)) > 0


@pytest.mark.parametrize("text, sent", [(FOES, "at thebes"), (FOES.replace("green troops 4", "green"), "decline")])
def test_an_artifact_that_may_be_lost_is_sent_to_where_it_is_safe(text: str, sent: str) -> None:
    story = turns(f"{text} \n {SANDALS}", "zeus", "apollo", "ares")
    assert story.question == "SendArtifact"
    assert make("strategist", seed=1).choose(story.game.view(0)) == sent
