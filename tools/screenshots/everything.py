"""Positions with all boxes of the classic edition at once, for six in teams: the most that a table has to show."""

from __future__ import annotations

from functools import cache

import cyclades
from tools.screenshots.games import Record
from tools.screenshots.titans import SIX

MORE = {
    "expansions": "expansions hades hecate manticore titans monuments ruins",
    "player red": "player red gold 6 priests 1 philosophers 2 priestesses 2",
    "player green": "player green gold 9 priests 2 priestesses 1",
    "player black": "player black gold 7 priests 1 priestesses 3",
    "area mysia": "area mysia blue troops 1 theatre 1",
    "area lycia": "area lycia purple troops 2 metropolis cultural",
}
"""Lines of the position with Titans alone that say more here."""

THINGS = """
area crete black troops 1 temple 1
area troas purple necropolis 1
hero achilles red at thessaly since 4
hero penthesilea purple at lycia since 4
hero hector yellow at caria since 5
creature minotaur green at achaea since 5
creature medusa black at messenia since 5
field necropolis_gold troas 3
field hecate_column 1 aetolia
field hecate_column 2 troas
field monument_open city-of-warriors 1
field monument_open great-lighthouse-of-poseidon 1
field monument_open great-citadel-of-ares 1
field monument_open temple-of-athena 1
field monument_open military-academy 1
field monument_open temple-of-ares 1
hidden red zeus-aegis
card pandoras-box red since 4
hidden blue apollos-arrows pelops-sceptre
card poseidons-trident green since 4
hidden yellow necklace-of-harmony
creatures large-cornucopia perseus sphinx
"""
"""What the other boxes add to it."""


def table(more: dict[str, str], rest: str) -> str:
    """The position, with other lines in the place of some."""
    lines = SIX.strip().split("\n")
    for start, line in {**MORE, **more}.items():
        lines = [line if other.startswith(start) else other for other in lines]
    return "\n".join(["", *lines, THINGS.strip(), rest.strip()])


POSITIONS = {
    "offering": table(
        {},
        """
gods zeus ares kronos athena poseidon
field hades_column 7
offering green ares 3
offering yellow athena 1
offering black zeus 2
offering purple poseidon 1
order red blue - - - -
track favours dionysus
phase offerings red""",
    ),
    "hades": table(
        {
            "area boeotia": "area boeotia red troops 1 undead_troops 2 port 1",
            "area b3": "area b3 red fleets 1 undead_fleets 1",
        },
        """
gods zeus ares kronos athena hades
field covered_god poseidon
field hades_column 9
offering black zeus 2
offering green ares 3
offering blue kronos 1
offering yellow athena 1
offering red hades 2
offering purple apollo 0
phase actions hades paid""",
    ),
}
"""By name: what is to be seen there."""


@cache
def record(name: str) -> Record:
    """The record of a game that begins with one of the positions."""
    return dict(cyclades.read_position(f"cyclades-position 1{POSITIONS[name]}\n").record())
