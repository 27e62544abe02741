"""Battles of several rounds as a client is told of them: the events of each moment, and beside them the armies as the
state has them at every roll. `python -m tests.battles` writes them for the tests of the browser client."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cyclades import Game
from cyclades.rules.areas import kinds_of
from cyclades.rules.battle_strength import side_area, side_faction, strength
from cyclades.rules.battles import Roll
from cyclades.rules.cards import ATTACKER, DEFENDER
from tests.hades_items import land_attack
from tests.story import Story, battle, classic_turn, turn

FILE = Path(__file__).resolve().parent.parent / "web" / "fixtures" / "battles.gen.ts"
CITY = "field monument city-of-warriors kea"


def stories() -> Iterator[tuple[str, Story, str]]:
    """Battles by name: the story before the attack is complete, and all that follows. Who is asked whether to retreat,
    or to roll again, stays unless it says otherwise."""
    text = "troops 3 mercenaries 1", "troops 3 fortress 1 metropolis gold", "hero ajax red at delos since 1"
    yield (
        "legendary land: a hero, mercenaries, a Fortress and a Metropolis",
        battle(*text, "take 3, take 1"),
        "with ajax, roll 2, roll 1, roll 0, roll 3, lose mercenary, roll 1, roll 1, roll 0, roll 3, lose troop, "
        "roll 3, roll 0",
    )
    sea = "area syros red port 1 \n area kea green \n area naxos blue port 1 \n area andros blue"
    fleets = "area west red fleets 3 \n area north blue fleets 2"
    yield (
        "legendary sea: Ports, and a retreat",
        turn("poseidon", f"{sea} \n {fleets}").play("sail, from west, to north"),
        "take 3, roll 1, roll 3, roll 3, roll 0, to east",
    )
    hector = "hero hector blue at naxos since 1 \n hero croesus red at delos since 1"
    yield (
        "legendary land: Hector strikes before the battle, Croesus rolls again",
        battle("troops 2", "troops 1", hector, "take 2"),
        "with croesus, roll 0, roll 2, play croesus, roll 1, play croesus, roll 3, lose troop, roll 2, roll 0, stay",
    )
    odysseus = "hero odysseus red at delos since 1 \n hero pandora red at delos since 1"
    yield (
        "legendary land: Odysseus falls and the Fortress counts again, Pandora takes mercenaries over",
        battle("troops 1", "troops 4 mercenaries 2 fortress 1", odysseus, "take 1"),
        "with pandora, with odysseus, roll 0, roll 3, lose odysseus, roll 3, roll 0, roll 0, roll 2, lose mercenary, "
        "roll 3, roll 1, roll 2, roll 1, to paros",
    )
    land = "area naxos green troops 1 \n area paros green troops 1 \n area kea blue \n area tinos red"
    troops = "area milos red troops 4 \n area syros blue troops 2 fortress 1 \n area g5 red fleets 1"
    yield (
        "classic land: a Fortress",
        classic_turn("ares", f"{land} \n {troops}").play("move, from milos, to syros"),
        "take 4, roll 0, roll 3, roll 3, roll 1, roll 2, roll 0",
    )
    sea = "area syros red troops 1 \n area naxos blue troops 1 port 1 \n area delos blue \n area milos green"
    fleets = "area b2 red fleets 2 \n area c2 blue fleets 2"
    yield (
        "classic sea: a Port, and nobody survives",
        classic_turn("poseidon", f"{sea} \n {fleets}").play("sail, from b2, to c2"),
        "take 2, roll 2, roll 1, roll 3, roll 2",
    )
    city = "area kea blue troops 1 \n area naxos blue \n area milos green \n area h2 blue fleets 2"
    attack = f"area delos red troops 4 \n area h1 red fleets 1 \n {city} \n {CITY}"
    yield (
        "classic land: a Monument",
        classic_turn("ares", attack, monuments=True).play("move, from delos, to kea"),
        "take 4, roll 0, roll 3, roll 3, roll 1",
    )
    yield (
        "classic land: one die more",
        land_attack("card apollos-arrows red since 1"),
        "play apollos-arrows, roll 0, roll 2, roll 1, roll 3, roll 0, roll 2, roll 0",
    )


def army(game: Game, side: int) -> dict[str, int]:
    """The units of a side, by name: so many of a kind; of a card how strong it is."""
    rules, area = game.rules, side_area(game, side)
    kinds = kinds_of(game, game.s[game.f.battle_area])
    found = {kind.name: int(game.s[kind.counted(area)]) for kind in kinds if game.s[kind.counted(area)]}
    on_land = game.s[game.f.battle_area] < rules.lands
    return found | {card.name: int(card.strength) for card in rules.unit_cards if on_land and card.side(game) == side}


def sides(game: Game) -> list[dict[str, Any]]:
    """Both sides as they stand."""
    return [
        {
            "faction": game.rules.factions[side_faction(game, side)],
            "army": army(game, side),
            "strength": int(strength(game, side)),
        }
        for side in (ATTACKER, DEFENDER)
    ]


def told(story: Story, moves: str) -> dict[str, Any]:
    """A battle as moments, each with its events; and both sides as they stand before each roll."""
    game = story.game
    moments: list[list[dict[str, Any]]] = []
    rolls: list[list[dict[str, Any]]] = []
    if game.s[game.f.battle_area] >= 0:
        moments.append(story.game.seen(None))
    for move in moves.split(", "):
        while move not in story.legal and "stay" in story.legal:
            moments.append(story.play("stay").game.seen(None))
        chance = game.player is None
        if chance and isinstance(game.stack[-1], Roll):
            rolls.append(sides(game))
        story.play(move)
        if chance:
            moments[-1] += game.seen(None)
        elif not game.draft:
            moments.append(game.seen(None))
    assert game.s[game.f.battle_area] < 0
    return {"moments": moments, "rolls": rolls}


def battles() -> dict[str, Any]:
    """All of them, by name."""
    return {name: told(story, moves) for name, story, moves in stories()}


def written() -> str:
    """All of them as a module of the client, a line for each moment and roll."""
    lines = ["// Made by `python -m tests.battles`: battles as the engine tells of them.", "export const battles = {"]
    for name, told in battles().items():
        lines.append(f"  {json.dumps(name)}: {{")
        for key, rows in told.items():
            lines += [f"    {key}: [", *(f"      {json.dumps(row)}," for row in rows), "    ],"]
        lines.append("  },")
    return "\n".join([*lines, "};", ""])


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
