"""L9: land moves and land battles."""

import pytest

from tests.story import Story


@pytest.mark.rule("L9.10")
def test_a_fortress_helps_the_defender() -> None:
    story = Story(
        """
        cycle 2
        gods ares zeus poseidon hera athena
        player red gold 5
        offering red ares 1
        area delos red troops 2
        area naxos blue troops 2 fortress
        area syros blue troops 1
        phase actions ares paid
        """
    )
    story.play("move, from delos, to naxos, take 2", "roll 2, roll 1")
    assert story.troops("naxos") == 1  # 2 + 2 against 2 + 1 + the fortress: a tie, both lose one
    assert story.troops("hand") == 1
