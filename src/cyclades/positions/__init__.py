"""Positions written by hand: a boundary of play in readable text, then actions and outcomes if need be.

>>> import cyclades
>>> game = cyclades.read_position('''
... cyclades-position 1
... edition legendary
... players 3
... cycle 2
... gods zeus ares poseidon hera athena
... player red gold 9 priestesses 1
... phase offerings
... ''')
>>> game.faction
'red'
>>> cyclades.read_position(cyclades.write_position(game)).same_state(game)
True
"""

from cyclades.positions.reading import read_position
from cyclades.positions.writing import write_position

__all__ = ["read_position", "write_position"]
