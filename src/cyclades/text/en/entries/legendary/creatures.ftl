# The creatures of the Legendary Edition: those that act at once, then those with a miniature.

charon =
    Charon swaps one of your heroes for a hero of the hero track. The new hero appears where the old one stood, and
    the old one lies on the track, where Hera’s next player may recruit him. The new hero counts as acquired in this
    cycle, so he cannot be sacrificed before the next one, but he may make heroic moves, the first for 1 GP again.

    A hero in Medusa’s area cannot be swapped. With no hero of your own to give, or none on the track, Charon is
    discarded without effect.
chimera =
    The Chimera lets you play any creature of the discard pile, free. That creature does all it would do if you had
    bought it, a miniature that it brings stays with you, and then the Chimera is discarded.

    Whenever the Chimera reaches the discard pile, used or not, pile and deck are shuffled together, the Chimera too.
    This happens as well when nobody buys it and it falls off the 2 GP slot: then the slots are filled from the new
    deck. If the pile is empty when you buy it, you get nothing but the shuffle.
cyclops =
    The Cyclops replaces one of your basic buildings by another kind of basic building from the reserve, on the same
    site. If you now control all four kinds, you build a Metropolis at once. It also helps towards the sacrifices of
    Helen and Odysseus, which want several buildings of a kind.

    It cannot change a Metropolis, nor a building of somebody else, and the new kind must not have run out.
dryad =
    The Dryad takes a Priestess from an opponent of your choice. The Priestess works for you from now on: she lowers
    your offerings and may keep a creature at maintenance. Where the victim counted on her for its creatures, these
    may have to go.

    Only an opponent who has a Priestess can be chosen, never a teammate.
giant =
    The Giant takes all mercenaries of one land area of an opponent. You place them on your own land areas, together
    or apart, as you like. The area that they leave stays its player’s, with a control token if nothing else stands
    there, and can then be taken without a battle.

    Basic troops and heroes are left alone. The Giant neither takes mercenaries from Medusa’s area nor puts them
    there, and never robs a teammate.
graeae =
    You receive your income once more, and only you. It is counted from the board as it is now, by the same rules as
    in the income phase: a conquest or a prosperity token of this cycle already counts, Cerberus pays his owner, and
    the Hydra doubles. The later in your turn you play them, the more they may bring.
griffin =
    The Griffin takes half of an opponent’s gold, rounded down. The loot is counted in the open, so everybody learns
    what the victim had, to within a coin. Against a team the shared purse is halved.

    The best moment is before the victim has acted: it has paid its offering, but not yet spent the rest. A teammate
    cannot be chosen.
harpy =
    The Harpy destroys one troop, basic or mercenary, in any land area, also where Medusa stands. You choose the area
    and, if both kinds are there, the kind; it may even be your own. The troop goes back to its reserve.

    It destroys neither a hero nor the Minotaur. An area whose last unit dies stays its player’s, with a control
    token, but whoever enters it next takes it without a battle.
pegasus =
    Pegasus flies as many of your troops, mercenaries and heroes as you like out of one land area into any other one,
    free, without fleets and however far. If an opponent stands there, a land battle begins at once; an area without
    units is simply taken. A retreat from such a battle follows the usual rule.

    Pegasus neither enters nor leaves Medusa’s area and does not carry the Minotaur. He is an attack like any other
    where a player’s last land area is protected, and does not land on a teammate’s area.
satyr =
    The Satyr takes a Philosopher from an opponent of your choice. If it is your fourth, you discard all four and
    build a Metropolis at once, in the middle of your turn and with any god but Apollo.

    Only an opponent who has a Philosopher can be chosen, never a teammate.
sphinx =
    The Sphinx draws three creatures from the deck and shows them to everybody. You discard the others first and then
    play one of them, free. If fewer than three cards are left, even after the discard pile was shuffled in, it draws
    what there is.

    The Sphinx itself is discarded last, so the Chimera cannot bring it back in the same breath. If you play the
    Chimera, it may call one of the cards just discarded; if you discard it, deck and pile are shuffled at once.
    What you play free uses up no discount of your Temples.
sylph =
    The Sylph makes the fleets of two sea areas change places: all fleets of one area go to the other, and the other
    way round. Both areas must hold fleets, whosever they are, and may lie anywhere on the board. There is no battle,
    and each player simply controls the area where its fleets now stand, with what it pays.

    It is a way to break a chain of fleets, or to bring your own to the coast that you want to attack. Areas closed by
    the Kraken or by Polyphemus hold no fleets and so cannot be chosen.

cerberus =
    You place Cerberus on any land area. As long as he stands there you receive its income, icons and tokens, in the
    place of whoever controls it, and even if nobody does. The Graeae follow the same rule.

    Income comes before maintenance, so he pays at least once before he first costs a Priestess. When you keep him he
    may move to a neighbouring area of the same island. He stays yours when the area changes hands, and shares it with
    no other creature.
hydra =
    You place the Hydra on any land or sea area, and the income of that area, icons and tokens, is doubled for
    whoever controls it at that moment, opponents included. Where nobody controls it, nobody is paid. The Graeae
    follow the same rule.

    Income comes before maintenance, so it works at least once before it first costs a Priestess. When you keep it, it
    may move one step, also from land to an adjacent sea area and back. It shares an area with no other creature, so
    it never doubles what Cerberus takes.
kraken =
    You place the Kraken on any sea area. All fleets there are destroyed, your own too, and go back to their reserves.
    From then on no fleet, not even yours, may be recruited there, move or retreat there, or be pushed there: a chain
    of fleets cannot cross it.

    To keep it you give up a Priestess at the next maintenance, and may then move it to an adjacent sea area, where it
    again destroys every fleet. Otherwise it leaves the board. It cannot go where another creature is.
medusa =
    You place Medusa on any land area, and no unit enters or leaves it any more, yours no more than others’: no land
    move, heroic move or retreat, no recruit, no bonus troop, no Pegasus and no sacrifice of Perseus, no swap by
    Charon, no theft by the Giant. An army is locked in, or an area locked up.

    The Harpy still kills there, and a hero who stands there can be sacrificed. To keep her you give up a Priestess at
    maintenance; she may then move to a neighbouring area of the same island.
minotaur =
    You place the Minotaur on a land area that you control. He is a unit of strength 2 that holds an area alone, but
    counts as one unit to lose: in a lost round you choose whether he or another unit dies, and as the last one he
    must. He never retreats; his companions may, and then he fights on alone.

    He never attacks. Harpy, Giant and Pegasus do not touch him. To keep him you give up a Priestess at maintenance;
    he may then move to a neighbouring area of the same island that is yours.
polyphemus =
    You place Polyphemus on any land area. All fleets in the sea areas that touch it, your own too, are driven away:
    one by one, in the order and direction that you choose, each goes one step to an adjacent sea area that does not
    touch him, has no Kraken and holds no other colour. A fleet without such an area is destroyed.

    While he stands there no fleet may be recruited in those sea areas, stop there, pass, or retreat there. To keep
    him you give up a Priestess at maintenance; he may then move to a neighbouring area of the same island, and
    drives the fleets around it away.
