# The entries of Ancient Ruins for the rules reference.

ancient-ruins =
    With the expansion Ancient Ruins, which needs Monuments, the player who was first on Apollo in the first cycle puts
    two tokens on two different neutral islands, after the offerings are paid. When such an island is taken for the
    first time, a Monument that is not in the game yet is drawn for it.

    Only the controller of the island may build that Monument, free and only there, as soon as it has the two buildings
    anywhere, and when Monuments are built. Then the token leaves. If the island is taken before, the right goes with
    it.
    .name = Ancient Ruins
    .also = ruins, ruin, ancient ruin
