"""Positions with Hades, Hecate and the Manticore: one for each thing that these bring to the table."""

from __future__ import annotations

from functools import cache

import cyclades
from tools.screenshots.games import Record

TABLE = """
edition classic
expansions hades hecate manticore
players 4
cycle 4
player red gold 9 priests 2 philosophers 1 priestesses 2
player blue gold 7 priests 1 priestesses 1
player green gold 4 philosophers 2 priestesses 1
player yellow gold 6 priestesses 3
area naxos red troops 2 fortress 1
area andros red port 1 temple 1 prosperity 1
area milos red troops 1 necropolis 1
hero achilles red at andros since 2
area kea blue troops 1 theatre 1
area paros blue
area ios blue troops 2 port 1 fortress 1
hero ulysses blue at ios since 3
area delos green troops 1
area syros green troops 3 university 1 theatre 1
creature minotaur green at syros since 3
area tinos yellow troops 2 temple 1
area thira yellow metropolis
area e4 red fleets 2
area f6 red fleets 1
area g7 blue fleets 2
area d6 yellow fleets 2
area h3 green fleets 1
area i4 yellow fleets 1
field necropolis_gold milos 4
creatures cerberus midas charon
"""
"""What everybody has, on the board for four."""

ITEMS = """
hidden red zeus-aegis
card pandoras-box red since 2
hidden blue apollos-arrows pelops-sceptre
card poseidons-trident green since 2
discard chariot-of-the-sun
"""
PASSAGE = """
field hecate_column 1 andros
field hecate_column 2 kea
"""
OFFERINGS = """
gods zeus ares athena -
offering green ares 2
offering yellow apollo 0
offering blue athena 3
order red - - -
track favours demeter
field barred_god green zeus
"""
HERE = """
gods zeus athena hades -
field covered_god poseidon
field hades_column 9
offering red hades 2
offering blue zeus 1
offering green athena 3
offering yellow apollo 0
"""
UNDEAD = """
area e3 red undead_fleets 2
area c4 red fleets 1 undead_fleets 1
"""
FAVOURED = """
gods zeus ares athena -
offering red athena 2
offering blue zeus 1
offering green ares 1
offering yellow apollo 0
"""
LAST_TURN = f"{FAVOURED}field hades_column 4\nphase actions athena paid\n> end"
"""Yellow, on Apollo, is the last to act in its cycle."""

POSITIONS = {
    "offering": f"{TABLE}{ITEMS}{PASSAGE}{OFFERINGS}field hades_column 7\nphase offerings red",
    "god": f"{TABLE.replace('troops 2 fortress', 'troops 2 undead_troops 2 fortress')}{ITEMS}{UNDEAD}{HERE}"
    "phase actions hades paid",
    "upkeep": f"{TABLE}gods zeus ares athena -\norder red blue green yellow\nfield hades_column 4\nphase upkeep",
    "favour": f"{TABLE}{ITEMS}{FAVOURED}track favours hecate\nfield hades_column 5\nphase actions athena paid",
    "belt": f"{TABLE}gods zeus ares athena -\norder red blue green yellow\ncard aphrodites-belt red since 2\n"
    "field hades_column 2\nphase end",
    "battle": f"{TABLE}{ITEMS.replace('pandoras-box', 'apollos-arrows').replace('apollos-arrows pelops', 'pelops')}"
    "gods ares zeus athena -\noffering red ares 2\noffering blue zeus 1\noffering green athena 1\n"
    "offering yellow apollo 0\nphase actions ares paid\n> move\n> from naxos\n> to kea\n> take 2",
    "crush": f"{TABLE.replace('troops 2 fortress 1', 'troops 2 metropolis')}{HERE}phase actions hades paid",
    "chariot": f"{TABLE}card chariot-of-the-sun red since 2\ngods ares zeus athena -\noffering red ares 2\n"
    "offering blue zeus 1\noffering green athena 1\noffering yellow apollo 0\nphase actions ares paid",
    "roll": f"{TABLE}{LAST_TURN}",
    "aegis": f"{TABLE}card zeus-aegis yellow since 2\n{LAST_TURN}",
    "secret": f"{TABLE}{FAVOURED}track favours hephaestus\nfield hades_column 5\nphase actions athena paid",
    "palace": f"{TABLE}gods zeus ares athena -\norder red blue green yellow\ncard palace-on-mount-olympus red since 2\n"
    "field hades_column 2\nphase end",
}
"""By name: what is to be seen there."""


@cache
def record(name: str) -> Record:
    """The record of a game that begins with one of the positions."""
    return dict(cyclades.read_position(f"cyclades-position 1{POSITIONS[name]}\n").record())
