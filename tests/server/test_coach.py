"""The coach: what a newcomer should see, told beside everything else, and only what the newcomer may know."""

from __future__ import annotations

import random

from cyclades import Game
from cyclades.server.beliefs import adviser_view
from cyclades.server.bot_workers import coach
from tests.server.running import Server
from tests.server.test_beliefs import with_other_purses
from tests.server.test_thinking import ANN, BEN, SPECTATOR, Room, run
from tests.server.test_twins import somewhere
from tests.story import classic
from tests.web.positions import offers, played


def test_the_coach_tells_prices_and_plays_nothing(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.continued(played(offers(0, 2)), "me", "me", "me")
    with ann.connect(table, "language=en") as line:
        update = line.asked()
        reply = line.ask("coach", seat=update["seat"])
        assert (reply["type"], sorted(reply["coach"])) == ("done", ["contenders", "deeds", "promised"])
        gods = [god["id"] for god in update["view"]["gods"] if god["open"]]
        assert list(reply["coach"]["deeds"]) == gods
        assert all(row["prices"] for rows in reply["coach"]["deeds"].values() for row in rows)
        refused = line.ask("coach", seat=(update["seat"] + 1) % 3)
        assert (refused["type"], refused["code"]) == ("refused", "conflict")
        assert line.answer(update)["type"] == "done", "the question is still there"


def test_the_coach_is_for_those_who_play_where_hints_are_allowed(sqlite_server: Server) -> None:
    ann, bob = sqlite_server.person("Ann"), sqlite_server.person("Bob")
    table = ann.table("me", "me", "me", settings={"hints": False})
    with ann.connect(table) as line, bob.connect(table) as watching, sqlite_server.person(None).connect(table) as eve:
        seat = line.asked()["seat"]
        replies = [line.ask("coach", seat=seat), watching.ask("coach", seat=seat), eve.ask("coach", seat=seat)]
    assert [(reply["type"], reply["code"]) for reply in replies] == [
        ("refused", "forbidden"),
        ("refused", "forbidden"),
        ("refused", "no-guest"),
    ]


def test_an_answer_does_not_wait_for_the_coach(sqlite_server: Server) -> None:
    ann = sqlite_server.person("Ann")
    table = ann.table("me", "me", "me")
    thinking = sqlite_server.registry.bot_turns.thinking
    before, thinking.free = thinking.free, 0  # nobody thinks: whoever asks the coach waits
    with ann.connect(table) as line:
        update = line.asked()
        line.say("coach", seat=update["seat"])
        busy = line.ask("coach", seat=update["seat"])
        assert (busy["type"], busy["code"]) == ("refused", "conflict")
        assert line.answer(update)["type"] == "done"
    thinking.free = before


def test_the_coach_thinks_behind_all_that_people_wait_for() -> None:
    async def story() -> None:
        room = Room()
        await room.ask("first", host="x")
        await room.begin("coach", room.thinking.for_newcomer(BEN.address))
        await room.ask("alone", host="x")
        await room.ask("watched", SPECTATOR)
        await room.ask("played", ANN)
        await room.begin("hint", room.thinking.for_person(BEN.address))
        ended = await room.end_all()
        assert ended[:3] == ["first", "played", "hint"]
        assert ended[-1] == "alone"

    run(story())


def before_red(blue: str) -> Game:
    """Red is to make an offering; blue wins with Athena, on whom green stands, if blue can pay for her."""
    text = f"""
        cycle 3
        gods athena ares - -
        order - - -
        player red gold 6
        player blue {blue} philosophers 3
        player green gold 9
        area kea red troops 2
        area naxos blue metropolis
        area tinos green
        offering green athena 5
        offering blue ares 1
        phase offerings red
        """
    return classic(text).game


def test_the_coach_does_not_tell_what_is_in_a_purse() -> None:
    poor, rich = before_red("gold 3"), before_red("gold 12")
    told = [coach(adviser_view(game, 0, beliefs=False)) for game in (poor, rich)]
    assert told[0] == told[1]
    assert [row.faction for row in told[0].contenders] == ["blue"]
    counted = [coach(adviser_view(game, 0, beliefs=True)).contenders for game in (poor, rich)]
    assert [len(rows) for rows in counted] == [0, 1], "whoever has counted knows"


def test_the_coach_tells_the_same_of_games_that_differ_in_purses(dice: random.Random) -> None:
    compared = 0
    for seed in range(60):
        game, generator = somewhere(seed)
        if game.over or game.player is None or game.rules.open_gold:
            continue
        one, other = with_other_purses(game, game.player, generator)
        if one.asked != other.asked or one.player is None:
            continue
        if one.view(one.player)["gold"] == other.view(one.player)["gold"]:
            continue
        compared += 1
        told = [coach(adviser_view(twin, one.player, beliefs=False)) for twin in (one, other)]
        assert told[0] == told[1]
    assert compared >= 10
