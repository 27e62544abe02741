"""Tables with all that an edition has: which expansions go together for a number of players."""

from cyclades.editions import EDITIONS


def all_expansions(edition: str, players: int) -> list[str]:
    """All expansions of an edition with which so many can play; not every one is for all numbers of players."""
    makes = EDITIONS[edition]
    names = list(makes.expansions)
    if players in makes.mixed(tuple(names)).players:
        return names
    return [name for name in names if players in (makes.expansions[name].players or makes.players)]


def fewest(edition: str) -> int:
    """The smallest number of players for an edition with all its expansions."""
    makes = EDITIONS[edition]
    return makes.mixed(tuple(makes.expansions)).players[0]


def all_numbers(edition: str) -> list[int]:
    """The numbers of players for an edition, with some of its expansions or without."""
    makes = EDITIONS[edition]
    return sorted({*makes.players, *(number for box in makes.expansions.values() for number in box.players)})
