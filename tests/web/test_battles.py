"""Battles as they are seen: stage by stage, by both sides and by whoever watches, at everybody's own pace."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import cyclades
from cyclades.engine.chance import Outcomes
from cyclades.server import game_log
from tests.server.running import Person, Server
from tests.story import Story, classic_turn, turn
from tests.web.pages import AXE
from tests.web.pages import found as complaints
from tests.web.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
ATTACKER, DEFENDER = 0, 1
pytestmark = pytest.mark.interpreted

SEEN = """() => {
  const battle = document.querySelector("[data-battle]");
  if (!battle) return null;
  const number = (node) => Number(node.textContent.replace("+", ""));
  const sides = [...battle.querySelectorAll("[data-side]")].map((side) => {
    const units = [...side.querySelectorAll(".army li")].map((unit) => {
      const shown = unit.querySelector("b");
      return shown ? number(shown) : unit.querySelectorAll(".figure").length;
    });
    const help = [...side.querySelectorAll(".help b")].map(number);
    const shows = (die) => Number(die.getAttribute("aria-label").match(/\\d/)[0]);
    const dice = [...side.querySelectorAll(".die")].map(shows);
    const sum = side.querySelector(".total");
    return {
      counted: [...units, ...help].reduce((all, one) => all + one, 0),
      strength: number(side.querySelector(".strength")),
      dice,
      sum: sum && number(sum),
      lost: side.querySelectorAll(".figure.lost").length,
    };
  });
  return { kind: battle.dataset.battle, round: Number(battle.dataset.round), sides };
}"""
"""What is to be seen of a battle: of each side what counts, the strength that is written, dice, sum and losses."""
MOVING = """() => document.querySelector(".fight .sides").getAnimations({ subtree: true })
  .filter((one) => one.effect.getComputedTiming().duration > 1)
  .map((one) => `${one.constructor.name} ${one.transitionProperty} ${one.effect.target.className}`)"""
"""What moves in a battle, and how; a hundredth of a millisecond is no movement."""
ODDS = re.compile("^If both fight to the end: you win")
OVERLAPS = """([one, other]) => {
  const [a, b] = [one, other].map((each) => document.querySelector(each).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def legendary() -> tuple[Story, list[str], str]:
    """Red attacks with three troops, a mercenary and Ajax; blue has four troops, a Fortress and a Metropolis."""
    text = "area delos red troops 3 mercenaries 1 \n area naxos blue troops 4 fortress 1 metropolis gold"
    heroes = "area syros blue \n area kea green \n hero ajax red at delos since 1"
    answers = ["move", "from delos", "to naxos", "take 3", "take 1", "with ajax"]
    return turn("ares", f"{text} \n {heroes}"), answers, "delos naxos"


def classic_sea() -> tuple[Story, list[str], str]:
    """Red's three fleets attack three of blue, which has a Port there."""
    lands = "area syros red \n area naxos blue troops 1 port 1 \n area delos blue \n area milos green \n area kea red"
    fleets = "area b2 red fleets 3 \n area c2 blue fleets 3"
    return classic_turn("poseidon", f"{lands} \n {fleets}"), ["sail", "from b2", "to c2", "take 3"], "b2 c2"


def table_of(server: Server, story: Story) -> tuple[str, Person, Person]:
    """A table that goes on with a story: Anna attacks, Bruno defends."""
    anna, bruno = server.person("Anna"), server.person("Bruno")
    table = anna.continued(story.game.record(-1), "me", "open", "random")
    bruno.post(f"/api/tables/{table}/seats/{DEFENDER}/take")
    anna.post(f"/api/tables/{table}/start")
    return table, anna, bruno


@pytest.fixture(autouse=True)
def loaded_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The attacker rolls 3, the defender 0, and again."""
    numbers = cycle((3, 0))

    def outcome(outcomes: Outcomes) -> cyclades.Action:
        wanted = f"roll {next(numbers)}" if outcomes.actions[0].notation.startswith("roll") else ""
        return next((action for action in outcomes.actions if action.notation == wanted), outcomes.actions[0])

    monkeypatch.setattr(game_log, "random_outcome", outcome)


def attack(person: Person, table: str, answers: list[str]) -> None:
    """The attacker answers."""
    with person.connect(table) as line:
        update = line.asked(ATTACKER)
        for answer in answers:
            since, before = len(line.received), update["question"]["id"]
            assert line.answer(update, answer)["type"] == "done"
            if answer != answers[-1]:
                update = line.next_question(before, since)


def held(page: Page) -> None:
    """The battle waits at its first stage."""
    page.locator("[data-battle]").wait_for()
    page.keyboard.press("p")
    back = page.locator("[data-stage=back]")
    while back.is_enabled():
        page.keyboard.press(",")


def stages(page: Page) -> list[dict[str, Any]]:
    """All stages, one after the other by a key, to the last one that is known."""
    found: list[dict[str, Any]] = [page.evaluate(SEEN)]
    while page.locator("[data-stage=skip]").count() and found[-1]["kind"] != "loss":
        page.keyboard.press(".")
        found.append(page.evaluate(SEEN))
    return found


def add_up(found: list[dict[str, Any]]) -> None:
    """At every stage what is seen is what is written, and what is written is what is added."""
    for stage in found:
        for side in stage["sides"]:
            assert side["counted"] == side["strength"], stage
            if side["sum"] is not None:
                assert side["strength"] + sum(side["dice"]) == side["sum"], stage


@pytest.mark.slow
@pytest.mark.parametrize("position", [legendary, classic_sea])
def test_attacker_defender_and_spectator_see_the_same_stages_at_their_own_pace(
    server: Server, visit: Visit, position: Callable[[], tuple[Story, list[str], str]]
) -> None:
    story, answers, trip = position()
    table, anna, bruno = table_of(server, story)
    wish = {"speed": "slow", "forced": False}
    people = [visit(person=anna, **wish), visit(person=bruno, **wish), visit(size=PHONE, **wish)]
    pages = [visitor.open(f"/table/{table}") for visitor in people]
    for page in pages:
        page.locator("[data-area]").first.wait_for()
    attack(anna, table, answers)
    for page in pages:
        held(page)
        assert "loses" not in page.locator("body").inner_text()  # nothing tells before the stages do
    seen = [stages(page) for page in pages]
    assert seen[0] == seen[1] == seen[2]
    kinds = [stage["kind"] for stage in seen[0]]
    assert (kinds[:2], kinds[-3:]) == (["armies", "help"], ["dice", "sum", "loss"])
    add_up(seen[0])
    assert [side["lost"] for side in seen[0][-1]["sides"]] == [0, 1]
    area = trip.split()[1]
    for page in pages:
        assert page.locator(f"[data-trip='{trip}']").count() == 1  # an arrow, and who goes
        assert not page.evaluate(OVERLAPS, ["[data-battle]", f"[data-area='{area}']"])
        assert page.locator("section.question.mine").count() == 0
        expect(page.locator("[data-said]")).to_contain_text("Round 1: ")
        page.evaluate(AXE.read_text(encoding="utf-8"))
        assert complaints(page, "dark") == []
        page.keyboard.press("Escape")
        expect(page.locator("[data-stage=skip]")).to_have_count(0)
    asked = pages[DEFENDER]
    stay = asked.locator("section.question.mine [data-action=stay]")
    expect(stay.get_by_role("img")).to_have_attribute("aria-label", ODDS)
    assert asked.evaluate(SEEN) == seen[0][-1]  # the sum and whom it cost stay in sight


def test_whoever_wants_no_movement_sees_all_stages_without_it(server: Server, visit: Visit) -> None:
    story, answers, _ = legendary()
    table, anna, _bruno = table_of(server, story)
    visitor = visit(speed="normal")
    visitor.page.emulate_media(reduced_motion="reduce")
    page = visitor.open(f"/table/{table}")
    page.locator("[data-area]").first.wait_for()
    attack(anna, table, answers)
    expect(page.locator("[data-battle=loss]")).to_be_visible()
    assert page.evaluate(MOVING) == []
    seen = [page.evaluate(SEEN)]
    while page.locator("[data-stage=back]").is_enabled():
        page.keyboard.press(",")
        seen.insert(0, page.evaluate(SEEN))
    add_up(seen)
    assert [stage["kind"] for stage in seen] == ["armies", "help", "note", "dice", "sum", "loss"]
    assert page.evaluate(MOVING) == []
    page.locator("[data-stage=next]").click()
    expect(page.locator("[data-battle=help]")).to_be_visible()


def test_a_battle_of_the_past_is_seen_in_its_stages_with_the_move_that_led_to_it(server: Server, visit: Visit) -> None:
    story, answers, trip = legendary()
    table, anna, bruno = table_of(server, story)
    attack(anna, table, answers)
    with bruno.connect(table) as line:
        update = line.asked(DEFENDER)
        assert line.answer(update, "to paros")["type"] == "done"
    attack(anna, table, ["recruit troop", "at delos"])
    visitor = visit()
    page = visitor.open(f"/table/{table}")
    expect(page.locator("[data-area]").first).to_be_attached()
    visitor.show_log()
    page.locator(".log .entry").filter(has_text="Anna moves").click()
    expect(page.locator("[data-battle=loss]")).to_be_visible()
    expect(page.locator(f"[data-trip='{trip}'] .icon")).to_have_count(3)  # troops, mercenaries and Ajax
    page.keyboard.press(",")
    expect(page.locator("[data-battle=sum]")).to_be_visible()
    page.locator(".log .entry").filter(has_text="retreats from Naxos").click()
    expect(page.locator("[data-battle=end]")).to_contain_text("wins the battle")
    # Who goes: the troops that are left; and what they leave to is next to it, so no ships carry them.
    expect(page.locator("[data-trip='naxos paros'] .icon")).to_have_count(1)
    expect(page.locator("[data-trip='naxos paros'] text")).to_have_text("3")
    page.keyboard.press("Escape")
    expect(page.locator("[data-battle]")).to_have_count(0)
