"""T7: artifacts in positions, records and imagined games."""

from __future__ import annotations

import json
from typing import Any

import pytest

import cyclades
from cyclades import PositionError, RecordError, ViewError
from cyclades.engine.decks import DECK, GONE, HELD, TRACK
from tests.story import Story
from tests.titans_artifacts import (
    ARTIFACTS,
    CADUCEUS,
    CAP,
    CORNUCOPIA,
    LIGHTNING,
    SANDALS,
    at,
    in_deck,
    march,
    titans,
    titans_turn,
    where,
    whose,
)

LANDS = "area argos red troops 1 \n area thebes blue \n area lato green \n area thera yellow"
HEAD = f"cycle 3 \n {LANDS}"


def again(story: Story) -> Story:
    """The game that the position of a story describes."""
    twin = Story.__new__(Story)
    twin.game = cyclades.read_position(cyclades.write_position(story.game), ask_chance=True)
    return twin


@pytest.mark.rule("T7.5")
def test_a_position_says_where_each_artifact_is() -> None:
    text = f"""
        {HEAD}
        {at(CAP, "argos")}
        {at(CADUCEUS, "lato")}
        creatures - {LIGHTNING} -
        gone {SANDALS}
        {in_deck(CORNUCOPIA)}
        phase income
        """
    story = titans(text)
    assert (whose(story), where(story)) == ({CAP: "red", CADUCEUS: "green"}, {CAP: "argos", CADUCEUS: "lato"})
    assert [story.place(artifact) for artifact in ARTIFACTS] == [GONE, HELD, HELD, TRACK + 1, DECK]
    assert again(story).game == story.game


@pytest.mark.rule("T7.5")
def test_it_is_written_as_it_is_read() -> None:
    story = titans_turn("ares", f"{LANDS} \n {at(CAP, 'argos')} \n {at(CADUCEUS, 'argos')}")
    lines = cyclades.write_position(story.game).splitlines()
    assert [line for line in lines if line.startswith("artifact")] == [at(CADUCEUS, "argos"), at(CAP, "argos")]
    assert cyclades.write_position(again(story).game).splitlines() == lines


@pytest.mark.rule("T7.8")
def test_a_battle_with_artifacts_on_both_sides_is_written_and_read() -> None:
    story = march("troops 2", "troops 2", f"{at(CADUCEUS, 'argos')} \n {at(CAP, 'thebes')}")
    story.play("move, from argos, to thebes, take 2", f"with {CADUCEUS}", "roll 0, roll 3")
    assert (story.question, where(story)) == ("PayCaduceus", {CADUCEUS: "moving-group", CAP: "thebes"})
    twin = again(story)
    assert (twin.game == story.game, twin.legal) == (True, story.legal)


@pytest.mark.rule("T7.8", "T8.5")
@pytest.mark.parametrize("player", [0, 1, None])
@pytest.mark.parametrize("moves", ["", "roll 0", "roll 0, roll 3"])
def test_a_battle_may_be_imagined_and_written_in_numbers(player: int | None, moves: str) -> None:
    story = march("troops 2", "troops 2", f"{at(CADUCEUS, 'argos')} \n {at(CAP, 'thebes')} \n {at(SANDALS, 'argos')}")
    story.play(
        "move, from argos, to thebes, take 2", f"with {SANDALS}", f"with {CADUCEUS}", *([moves] if moves else [])
    )
    dreamt = Story.__new__(Story)
    dreamt.game = cyclades.imagine(story.game.view(player), seed=1)
    written = cyclades.write_position(dreamt.game)
    assert "\nraw " in written
    assert (again(dreamt).game == dreamt.game, where(dreamt)) == (True, where(story))


@pytest.mark.rule("T7.6", "T8.5")
def test_a_group_on_its_way_is_imagined_by_its_player_and_not_by_others() -> None:
    story = march("troops 2", "troops 2", at(CAP, "argos"))
    before = story.game.view(1)
    story.play("move, from argos, to thebes, take 2", f"with {CAP}")
    own = cyclades.imagine(story.game.view(0), seed=1)
    assert ([action.notation for action in own.actions], own.question.kind) == (["stay", "to sparta"], "PassOn")
    assert again(story).game == story.game
    assert story.game.view(1) == before == story.game.view(1)


# -- what is refused -------------------------------------------------------------------------------------------------


@pytest.mark.rule("T7.5")
@pytest.mark.parametrize(
    "text, reason",
    [
        ("artifact caduceus", "expected 'artifact NAME at AREA'"),
        ("artifact caduceus on argos", "expected 'artifact NAME at AREA'"),
        ("artifact caduceus red at argos", "expected 'artifact NAME at AREA'"),
        ("artifact kraken at argos", "expected an artifact of this game (winged-sandals, caduceus, "),
        ("artifact caduceos at argos", "did you mean 'caduceus'?"),
        ("artifact caduceus at delos", "expected an area ("),
        ("artifact caduceus at north", "expected a land area for an artifact"),
        ("artifact caduceus at pylos", "an artifact stands only where somebody has control"),
        ("artifact caduceus at argos \n artifact caduceus at thebes", "expected 'artifact caduceus' once"),
        ("creatures caduceus - - \n artifact caduceus at argos", "the card 'caduceus' is already in line"),
        ("gone caduceus \n artifact caduceus at argos", "the card 'caduceus' is already in line"),
        ("discard caduceus", "the caduceus never lies on the discard pile"),
        ("card caduceus red since 2", "expected a line 'hero', 'creature' or 'artifact'"),
        ("creature caduceus red at argos since 2", "'caduceus' is no creature with a miniature"),
        ("hero caduceus red at argos since 2", "'caduceus' is no hero with a miniature"),
    ],
)
def test_a_line_that_cannot_be_is_refused(text: str, reason: str) -> None:
    with pytest.raises(PositionError) as refused:
        titans(f"{HEAD} \n {text} \n phase income")
    assert reason in str(refused.value)


@pytest.mark.rule("T7.5")
def test_the_territory_must_come_before_its_artifacts() -> None:
    with pytest.raises(PositionError, match="the line 'area' must come before"):
        titans(f"cycle 3 \n {at(CAP, 'argos')} \n {LANDS} \n phase income")


@pytest.mark.rule("T7.15")
def test_nobody_has_all_five_while_the_game_goes_on() -> None:
    lines = "\n".join(at(artifact, "argos") for artifact in ARTIFACTS)
    with pytest.raises(PositionError, match="red owns all artifacts, and would have won"):
        titans(f"{HEAD} \n {lines} \n phase income")


@pytest.mark.rule("T7.5")
def test_an_expansion_without_artifacts_knows_no_such_line() -> None:
    text = "cyclades-position 1 \n edition classic \n players 3 \n area naxos red \n artifact caduceus at naxos"
    with pytest.raises(PositionError, match="expected an artifact of this game"):
        cyclades.read_position(f"{text} \n phase income")


def changed(story: Story, field: str, artifact: str, value: int) -> dict[str, Any]:
    """The record of a story that begins with another number."""
    record: dict[str, Any] = json.loads(json.dumps(story.game.record()))
    numbers = record["start"]["state"][field]
    numbers[[card.name for card in story.game.rules.cards].index(artifact)] = value
    return record


@pytest.mark.rule("T7.5")
@pytest.mark.parametrize(
    "field, artifact, value, reason",
    [
        ("card_owner", CAP, 1, "the cap-of-invisibility belongs to whoever controls its territory"),
        ("card_owner", CAP, -1, "expected the cap-of-invisibility on a territory, with an owner, or neither"),
        ("card_at", CAP, -1, "expected the cap-of-invisibility on a territory, with an owner, or neither"),
        ("card_at", CAP, 3, "the cap-of-invisibility belongs to whoever controls its territory"),
        ("card_at", CAP, 8, "expected the cap-of-invisibility on land"),
        ("card_at", CAP, 15, "the cap-of-invisibility belongs to whoever controls its territory"),  # nobody is moving
        ("place", CAP, DECK, "expected the cap-of-invisibility on a territory, with an owner, or neither"),
        ("place", SANDALS, HELD, "expected the winged-sandals on a territory, with an owner, or neither"),
        ("card_at", SANDALS, 0, "expected the winged-sandals on a territory, with an owner, or neither"),
    ],
)
def test_numbers_that_contradict_each_other_are_refused(field: str, artifact: str, value: int, reason: str) -> None:
    story = titans(f"{HEAD} \n {at(CAP, 'argos')} \n gone {SANDALS} \n phase income")
    with pytest.raises(RecordError) as refused:
        cyclades.load(changed(story, field, artifact, value))
    assert reason in str(refused.value)


@pytest.mark.rule("T7.8")
def test_in_a_battle_the_group_owns_what_it_carries() -> None:
    story = march("troops 2", "troops 2", f"{at(CADUCEUS, 'argos')} \n {at(CAP, 'thebes')}")
    story.play("move, from argos, to thebes, take 2", f"with {CADUCEUS}")
    view = json.loads(json.dumps(story.game.view(1)))
    cards = [card.name for card in story.game.rules.cards]
    view["state"]["card_owner"][cards.index(CADUCEUS)] = 1
    with pytest.raises(ViewError, match="the caduceus belongs to whoever controls its territory"):
        cyclades.imagine(view)


@pytest.mark.rule("T7.15")
def test_a_game_won_by_five_is_recorded_and_replayed() -> None:
    lines = "\n".join(at(artifact, "argos") for artifact in ARTIFACTS[:4])
    story = titans_turn("zeus", f"{LANDS} \n {lines} \n creatures - - {CORNUCOPIA}")
    story.play(f"buy {CORNUCOPIA}, at argos")
    record = json.loads(json.dumps(story.game.record()))
    assert (record["over"], cyclades.load(record).winners) == (True, [0])
    story.game.undo()
    assert (story.game.over, story.question) == (False, "PlaceArtifact")
