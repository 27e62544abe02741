"""Positions with Titans: one for each thing that it brings to the table."""

from __future__ import annotations

from functools import cache

import cyclades
from tools.screenshots.games import Record

FOUR = """
edition classic
expansions titans
players 4
cycle 5
player red gold 8 priests 2 philosophers 1
player blue gold 6 priests 1 philosophers 2
player green gold 5 philosophers 3
player yellow gold 7 priests 1
area elis red troops 1 titans 1 port 1 fortress 1
area messenia red troops 2
area arcadia red temple 1
area achaea blue troops 2 titans 1
area argolis blue troops 1 university 1 temple 1
area keos blue metropolis military
area laconia green troops 2 fortress 1
area melos green prosperity 1
area kydonia green titans 2 university 1
area aptera green troops 1
area knossos yellow troops 3 titans 1 fortress 1 port 1
area zakros yellow
area phaistos yellow troops 1 temple 1 port 1
area gortyn - port 1
area e2 red fleets 2
area d5 green fleets 2
area c6 blue fleets 2
area e6 green fleets 1
area e9 yellow fleets 2
area f5 yellow fleets 1
artifact winged-sandals at elis
artifact zeus-lightning at achaea
artifact large-cornucopia at zakros
creature minotaur green at aptera since 4
field open_special_metropolises seaside 1
"""
"""What everybody has, on the board for four."""

SIX = """
edition classic
expansions titans
players 6
cycle 6
player red gold 6 priests 1 philosophers 2
player blue gold 4 philosophers 1
player green gold 9 priests 2
player yellow gold 3 philosophers 3
player black gold 7 priests 1
player purple gold 5 philosophers 1
area thessaly red troops 2 titans 1 fortress 1
area boeotia red troops 1 port 1
area aetolia red
area lydia blue troops 2 titans 1 temple 1
area mysia blue troops 1
area attica green troops 2 titans 2
area argolis green metropolis religious
area achaea green prosperity 1
area caria yellow troops 2 university 1
area ionia yellow troops 1 titans 1
area laconia black troops 3 fortress 1
area messenia black prosperity 1
area elis black titans 1 port 1
area lycia purple troops 2 metropolis cultural
area phrygia purple troops 1
area lemnos - fortress 1
area b3 red fleets 1
area c4 red fleets 2
area e6 blue fleets 2
area e5 green fleets 2
area f6 green fleets 1
area g5 yellow fleets 1
area i4 black fleets 2
area j3 black fleets 1
area i5 purple fleets 2
artifact caduceus at boeotia
artifact winged-sandals at lydia
artifact cap-of-invisibility at attica
artifact zeus-lightning at laconia
"""
"""What everybody has in three teams, on the board for six."""

AT_SIX = """
gods ares kronos athena zeus poseidon
offering green ares 3
offering red kronos 2
offering yellow athena 1
offering black zeus 2
offering purple poseidon 1
offering blue apollo 0
"""

POSITIONS = {
    "offering": f"{FOUR}gods poseidon zeus kronos - -\noffering green poseidon 2\noffering blue kronos 3\n"
    "offering yellow apollo 0\norder red - - -\ncreatures caduceus pegasus cap-of-invisibility\nphase offerings red",
    "kronos": f"{FOUR}gods poseidon zeus kronos - -\noffering red kronos 2\noffering green poseidon 2\n"
    "offering yellow zeus 1\noffering blue apollo 0\ncreatures caduceus pegasus -\nphase actions kronos",
    "special": f"{FOUR.replace('metropolis military', 'metropolis plain')}field open_special_metropolises cultural 1\n"
    "gods athena zeus kronos - -\noffering green athena 2\noffering red kronos 2\n"
    "offering yellow zeus 1\noffering blue apollo 0\nphase actions athena\n> recruit philosopher",
    "sending": f"{SIX}gods kronos ares athena zeus poseidon\noffering blue kronos 1\noffering green ares 3\n"
    "offering yellow athena 1\noffering black zeus 2\noffering purple poseidon 1\noffering red apollo 0\n"
    "phase actions",
    "caduceus": f"{SIX}{AT_SIX}phase actions ares paid\n> move\n> from attica\n> to boeotia\n> take 1\n> take 2\n"
    "> without cap-of-invisibility\n> roll 3\n> roll 0",
    "last": f"\noption max_cycles 7{SIX}{AT_SIX}creatures large-cornucopia griffon sphinx\nphase actions kronos",
    "six": f"{SIX}{AT_SIX}creatures large-cornucopia griffon sphinx\nphase actions kronos",
    "six-offering": f"{SIX}gods ares kronos athena zeus poseidon\noffering green ares 3\noffering yellow athena 1\n"
    "offering black zeus 2\noffering purple poseidon 1\norder red blue - - - -\n"
    "creatures large-cornucopia griffon sphinx\nphase offerings red",
}
"""By name: what is to be seen there."""


START = "start"
SEED = 4


@cache
def record(name: str) -> Record:
    """The record of a game that begins with one of the positions, or in which somebody chooses where to begin."""
    if name != START:
        return dict(cyclades.read_position(f"cyclades-position 1{POSITIONS[name]}\n").record())
    game = cyclades.new("classic", 4, expansions=("titans",), seed=SEED)
    while game.question.kind != "FirstTerritory":
        game.play(game.default)
    return dict(game.record())
