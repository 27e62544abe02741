"""What things are worth to a bot, in gold pieces: all that bots know of the game apart from its rules.

An expansion that adds things adds values to `owned`; what a card does at once needs none, since bots try it and look
at what came of it.
"""

from __future__ import annotations


class Values:
    """The numbers of a bot. They may be changed, so that bots of different opinions can play each other."""

    def __init__(self) -> None:
        self.win = 400.0
        self.metropolis = 46.0
        self.next_metropolis = 12.0
        """How much more each further Metropolis is worth than the one before."""
        self.philosophers: list[float] = [0.0, 7.0, 16.0, 28.0, 42.0]
        """What so many of the philosophers are worth that become a Metropolis."""
        self.kinds: list[float] = [0.0, 5.0, 12.0, 24.0, 42.0]
        """Likewise for so many different kinds of basic buildings."""
        self.spare_building = 2.2
        """A second building of a kind."""
        self.income = 4.5
        """A source of one gold piece each cycle."""
        self.priest = 4.0
        self.most_priests = 5
        self.land = 4.5
        self.troop = 2.2
        self.fleet = 1.5
        self.hero = 10.0
        self.figure = 1.6
        """A creature's figure on the board."""
        self.guard = 2.6
        """A troop or Fortress where a Metropolis stands, the first three of them."""
        self.unguarded = -1.2
        """A land area without any unit."""
        self.rich = 14.0
        """How much gold a player can use; what is beyond it is worth less."""
        self.spare_gold = 0.45
        self.rival = 0.42
        """How much of what the strongest rival has counts against one's own."""
        self.attacked = 0.3
        """How likely it is that a rival who could attack a land area does, before its player can prevent it."""
        self.chance = 0.2
        """How much of the best conquest within reach counts, although another turn is needed for it."""
        self.denial = 0.45
        """How much of a rival's hope for a god counts for taking it away."""
        self.owned: dict[str, dict[str, float]] = {
            "monument": {
                "academy-of-naval-warfare": 8.0,
                "city-of-warriors": 6.0,
                "great-citadel-of-ares": 9.0,
                "great-lighthouse-of-poseidon": 5.0,
                "great-temple-of-zeus": 6.0,
                "great-university-of-athena": 9.0,
                "military-academy": 10.0,
                "temple-of-ares": 8.0,
                "temple-of-athena": 5.0,
                "temple-of-poseidon": 7.0,
            },
        }
        """Things that stand in land areas, for whoever controls these: by the field that says where they are."""
