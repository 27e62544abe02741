# The Monuments, an expansion of the classic edition.

city-of-warriors =
    It needs a Port and a Fortress. When its island is attacked, the defender adds 1 in every round for each of its
    own fleets in the sea spaces around the island. These fleets are never lost in that battle: the losses are troops,
    and with the last troop the island is gone.

    Without a troop on the island the fleets do not fight, and it is taken without a battle.
    .also = warriors
great-citadel-of-ares =
    It needs two Fortresses. While its controller has a troop on the island, no other player may enter it, by a troop
    move or by Pegasus. Without a troop there, the island may be entered like any other.

    It keeps off nothing else: the Giant or Polyphemus may be used on the island, and chains of fleets may pass by.
    .also = citadel, great citadel
