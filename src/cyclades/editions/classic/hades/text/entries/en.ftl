# Hades, Hecate and the Manticore, expansions of the classic edition.

hades =
    Hades comes only when his threat has grown to 9, for one cycle, in the place of the last god that is face up.
    Offerings to him are made as to any god. His undead fight for you until the cycle ends, and lead your living units
    into battle. There are no basic buildings with him, only the Necropolis.
    .free =
        One undead troop, on any of your islands, or one undead fleet, where a fleet may be recruited. Your turn does
        not end before you have taken it, if it can be placed.
    .paid =
        Up to four more undead, troops and fleets in any mix, for 1, 2, 3 and 4 GP. The Necropolis, for 2 GP each time.
        Any number of troop moves as with Ares and of fleet moves as with Poseidon, 1 GP each, if an undead unit goes
        with every group. Any number of creatures and heroes of the track. All in any order, but the free undead before
        the others.

charon =
    Charon brings back a hero who has left the game, whether he died, was not paid or was sacrificed. You choose which
    one, and he comes free to one of your islands.

    He does not bring Penthesilea while her card carries a Metropolis, a hero whose owner was eliminated, or one whom
    nobody had bought and who lies in the discard pile.
empusa =
    Empusa takes all gold that lies on the Necropolis, and gives it to you. Gold that the Necropolis has left on an
    island where it stood before is not for her.

    She is there only in games that have both the god Hades and the heroes. Where Chiron stands on the island of the
    Necropolis, only the controller of the island may use her.
erinyes =
    The Erinyes take one prosperity marker from any island, whoever controls it, and put it on another island, which
    must be yours.

    They move neither the cornucopias printed on the board nor a marker at sea. From an island with Chiron only its
    controller may take one.
    .also = furies
manticore =
    The Manticore kills a hero of an opponent, wherever he stands. He leaves the game, an island that he held alone
    keeps a territory marker, and his death brings 1 GP to the Necropolis.

    A hero on Chiron’s island is safe from her. If there is no hero that she can reach, she does nothing.

cerberus =
    You place Cerberus on any island, your own, a neutral one or an opponent’s. As long as he stands there, you receive
    in the income phase what its cornucopias and prosperity markers pay, instead of its controller, and even while
    nobody controls it. He takes nothing else: control, buildings and the gold of the Necropolis stay where they are.

    The Fates count with him: they pay you for the island of your Cerberus, and not for an island of yours where
    another’s stands. He leaves when your first turn of a later cycle begins, unless a Priestess keeps him.

achilles =
    Achilles is a hero of war, worth two troops in a battle. A player with many islands can sacrifice him for a
    Metropolis.
    .military =
        He counts 2 in battle, in attack and in defence, but he is only one unit to lose.
    .sacrifice =
        If you control four islands or more, those with a territory marker alone included, you build a Metropolis on
        one of them.
hector =
    Hector guards the island where he stands. His sacrifice turns Priests into Philosophers.
    .military =
        When his island is attacked, the attacker loses one troop before the first round, living or undead, which it
        chooses. A hero is never lost so, and Perseus cannot save this troop. If nobody is left then, there is no
        battle. When Hector attacks he has no such effect.
    .sacrifice =
        Once, two of your Priests become a Philosopher, or five become two, as far as Philosophers are left. A fourth
        Philosopher makes a Metropolis at once.
midas =
    Midas turns gold into luck, and at the end into a city.
    .military =
        When all dice of a round are rolled, you may pay 1 GP to roll all dice of your own side again, as often as you
        like and can pay; the last result counts. You are asked in every round, even with an empty purse, so that
        nobody learns what is in it.
    .sacrifice =
        For 15 GP you build a Metropolis. Without the gold, or without a place for it, he cannot be sacrificed.
penthesilea =
    Penthesilea does not lose ties, and can take a Metropolis where no enemy reaches it.
    .military =
        When a round is tied, the side on which she fights loses nothing, and the other side loses one unit.
    .sacrifice =
        When you get a Metropolis to place, by buildings, Philosophers or the sacrifice of another hero, you may put it
        on her card instead. It needs no square, counts for victory, cannot be captured, and gives you the discount of
        a Temple, but no Port and no Fortress. It is lost only if you are eliminated.
perseus =
    Perseus does not leave his companions to die: he saves troops in battle, and takes them wherever you like when he
    is sacrificed.
    .military =
        In a round that his side loses or ties, one troop that it would lose, living or undead, may go instead to an
        island of yours to which a retreat is possible. It takes no more part in the battle, and the round counts as
        lost or tied all the same. He saves no hero, and nobody from Medusa’s island.
    .sacrifice =
        Units of the island where he stands, at least one, go to any other island, free and without fleets: troops,
        undead and heroes, as you choose. On an island that is not yours they land only if neither a hero nor Chiron
        stands there; a battle follows as after any move. Nobody leaves Medusa’s island, and a player’s last island is
        protected as always.
ulysses =
    Ulysses knows how to get past walls, and how to make one city out of three buildings.
    .military =
        When he attacks, the defender adds nothing for Fortresses and the Metropolis. The Minotaur and the fleets of
        the City of Warriors still count.
    .sacrifice =
        You give up one of your Ports, one Temple and one University, and build a Metropolis. You choose which, and
        Theatres may stand for any of the three.

necropolis =
    Hades’ player may build the one Necropolis on an own island for 2 GP. It covers the square of the Metropolis, with
    as many slots left as beside a Metropolis; if more buildings stand there, you choose which are destroyed, and a
    Metropolis there is crushed. Built again, by whomever, it moves, and no Metropolis can be placed on its island.

    While it is on the board, 1 GP is laid on it for each living troop, fleet or hero that dies in battle, by the
    Harpy, the Kraken, Polyphemus, the Siren or the Manticore, or that is given to the Temple of Poseidon or of Ares.
    Undead, and units that are sold or not paid, bring nothing. In the next income phase whoever controls its island
    takes the gold; gold of an island that the Necropolis has left is taken there.
    .also = necropolises, gold of the dead
theatre =
    Dionysus’ favour builds a Theatre for 2 GP on a free slot. For a Metropolis it counts as a Port, a Fortress, a
    Temple or a University, whichever you need, and several count as several. The Metropolis still comes at once as
    soon as the set is complete, and you choose which pieces go.

    It serves no Monument, and gives neither strength nor discount. There are four. The Giant may destroy one, and it
    goes to whoever takes its island.
    .also = theatres, theater, theaters

aphrodite =
    She brings a Priestess. For 2 GP you double the troops on one of your islands: as many are added as stand there, but
    no more than your reserve has.

    Only living troops count and come, neither undead nor heroes.
artemis =
    She brings a Priestess. Free of charge, you may give up Priests and Philosophers, one by one and as many as you
    like, and for each recruit at once a troop or a fleet.

    They are placed as with Ares or Poseidon, and come only while your reserve has one of that kind. Priestesses cannot
    be given up for this.
    .also = favour of Artemis
demeter =
    She brings a Priestess. Free of charge, you receive 1 GP for each island that you control, those with a territory
    marker alone included.

    This is no income: sea spaces and prosperity markers do not count for it.
dionysus =
    He brings a magic item, open to all. For 2 GP you build a Theatre on a free slot of one of your islands, if there is
    one left.

    If it completes the four kinds, the Metropolis comes at once.
    .also = bacchus
hecate =
    Hecate is an expansion of her own. She brings a Priestess. For 2 GP you put her two columns on two different
    islands, whoever controls them, which joins these by a passage for everybody’s troops.

    The columns stay until somebody calls on Hecate again and places both anew, at least one of them on another island.
    .also = column, columns
hephaestus =
    He brings a magic item, open to all. For 2 GP you draw two more, keep one of them face down and put the other back
    into the pile, which is shuffled. Nobody else learns which two they were.

    If only one is left, you keep it. The item that lies face down is hidden until you play it.
hera =
    She brings a Priestess. For 2 GP the cards of the creature deck are turned up one by one until a hero comes, who
    joins you at once on one of your islands, without a further price.

    The creatures passed over are discarded. A Chimera among them has deck and discard pile shuffled together, and the
    search goes on.
hermes =
    He brings a magic item, open to all. Free of charge, you put a prosperity marker on a sea space where you have a
    fleet.

    The marker stays there. In the income phase it pays 1 GP to whoever has a fleet in that space, and nobody while
    there is none.
hestia =
    She brings a Priestess. For 2 GP you build a Port, a Fortress, a Temple or a University on a free slot of one of
    your islands, whichever god you are with.

    The building may complete a Monument, and then the four kinds for a Metropolis.

aphrodites-belt =
    Before the offerings you name an opponent and a god that is face up, Hades too but not Apollo. In this cycle the
    opponent may make no offering to that god.

    With two players it keeps both pawns of the opponent away.
    .also = belt
apollos-arrows =
    Before a round of a battle on land that you fight, in attack or in defence, you may play them: in this round you
    roll one more die, and both results are added.

    If Midas rolls again for you, he rolls this die again too.
artemis-arrows =
    In your turn, with any god but Apollo, they remove a figure from the board, whoever’s it is: Cerberus and the
    Kraken too, but no hero. Its card is discarded, if it is not yet.

    A Priestess cannot save it, and with no figure on the board they cannot be played.
    .also = arrows of Artemis
chariot-of-the-sun =
    In your turn, with any god but Apollo, you lift the troops from your islands, undead ones too, and put them on your
    islands anew, as you like. Heroes stay where they are.

    An island that becomes empty stays yours, with a territory marker. No troop is lifted from Medusa’s island, but some
    may be set down there.
    .also = chariot
necklace-of-harmony =
    After the offerings are paid you may play it, even with Apollo. Until the end of the cycle no other player enters
    your islands, or sea spaces with your fleets, defended or not, by whatever move: with Ares, Poseidon or Hades, by
    Pegasus, the Sylph or the sacrifice of Perseus. What you gain in this cycle is protected too.

    Creatures that work in another way are not kept off: Harpy, Giant, Kraken, Polyphemus, Siren and the thieves. You
    yourself may attack.
    .also = necklace
palace-on-mount-olympus =
    When the gods of the cycle are laid out you may put those that are face up in any order, Hades like the others.
    Apollo stays last.

    Gods that are face down or covered by Hades stay out of it. The favour stays with the last place, whichever god
    comes there.
    .also = palace, olympus
pandoras-box =
    In your turn, with any god but Apollo, you take a Priestess from an opponent of your choice who has one.

    Everybody sees how many Priestesses each player has. If no opponent has one, you cannot play it.
    .also = pandora
pelops-sceptre =
    In your turn, with any god but Apollo, the cards of the creature deck are turned up one by one until a creature with
    a figure comes. You call it at once, free, and no discount of a Temple is used up; only further steps of the Kraken
    are paid.

    The cards passed over are discarded, heroes too. A Chimera among them has deck and discard pile shuffled together,
    and the search goes on.
    .also = sceptre, scepter
poseidons-trident =
    Before a round of a battle at sea that you fight, in attack or in defence, you may play it: in this round you roll
    one more die, and both results are added.

    You choose the round, and play it before the dice of that round are rolled.
    .also = trident
zeus-aegis =
    After the roll for Hades at the beginning of a cycle you may roll both dice again, and then you say whether their
    sum is added to the first roll or subtracted from it.

    Only the total moves the column of Hades, backwards too, but never below 0 or beyond 9. There is no Aegis in games
    without the god Hades.
    .also = aegis

favour =
    In a cycle without Hades a divine favour lies beside the last god that is face up, and serves the player of that god
    alone. When its turn begins, it gets a gift: a magic item from Dionysus, Hephaestus and Hermes, a Priestess from the
    others. Then it may use the power of the favour once, at any time in its turn: free with Artemis, Demeter and
    Hermes, for 2 GP with the others.

    A power that could do nothing is not offered. At the end of the cycle the favour is discarded, used or not. When
    Hades comes, all favours are shuffled, and there is none.
    .name = Divine favour
    .also = divine favours, favour, favours, favor, favors
hero =
    Heroes lie among the creatures of the track. With any god but Apollo you may buy them for the price of their slots,
    without the discounts of Temples, and place each on one of your islands. A hero is a unit: he holds an island alone,
    moves, retreats and fights like a troop, and counts 1 beside his military power. He is none of your eight troops and
    no figure.

    He must be paid in every later cycle. A hero who dies, is not paid or is sacrificed leaves the game, from where only
    Charon brings him back. One whom nobody buys goes to the discard pile.
    .name = Hero
    .also = heroes, military power
magic-item =
    Magic items come from favours, and lie open before you, or face down if Hephaestus’ power brought them. Each serves
    once, free of charge, and is then discarded. Artemis’ Arrows, the Chariot, Pandora’s Box and the Sceptre are used in
    your turn, with any god but Apollo. The others have their moment in the cycle, or before a round of a battle.

    Whoever holds an item face down is asked at all these moments, whether it can play something or not, so that being
    asked tells nothing. With the option magic_items fleeting, an item is gone at the end of the cycle after the one in
    which it came.
    .name = Magic item
    .also = magic items, item, items
passage =
    Two islands with the columns of Hecate are joined by a passage: troops go from one to the other with Ares or Hades
    as if a chain of fleets were there, for the usual 1 GP. It serves everybody, also for retreats and for the troops
    that Perseus saves.

    One move uses either the passage or a chain of fleets, not one after the other. It leads neither out of Medusa’s
    island nor into an island that is closed to you.
    .name = Passage
    .also = passages, passage of Hecate
priestess =
    Priestesses are gifts of the favours. One is given up to keep a figure on the board that would leave at the
    beginning of your turn, with Apollo too, or to pay the upkeep of a hero. The figure then stays until your first turn
    in a later cycle, and may be kept again.

    A Priestess is no Priest: she lowers no offering, and neither Dryad, Sphinx, Hector nor Artemis takes her. Everybody
    sees how many you have. There are sixteen, and used ones come back.
    .name = Priestess
    .also = priestesses
sacrifice =
    In your turn, with any god but Apollo, you may sacrifice a hero of yours for his sacrificial power. He leaves the
    game, and an island that he held alone keeps a territory marker.

    It is not possible in the cycle in which he came, during a battle, or where it would have no effect. Penthesilea is
    sacrificed only when you get a Metropolis to place.
    .name = Sacrifice
    .also = sacrifices, sacrificial power, sacrificial powers
threat =
    At the beginning of every cycle the player who is first in turn order rolls two battle dice, and the column of Hades
    goes forward by their sum, to 9 at most. When it is there, Hades comes for this cycle: he covers the last god that
    is face up, to whom nobody can make an offering, and there is no favour.

    At the end of his cycle he leaves, and the column goes back to 0. For the gods of the next cycle it is as if he had
    not come.
    .name = Threat of Hades
    .also = threat, column of Hades, roll for Hades
undead =
    The undead are lent by Hades: there are five troops and five fleets. They belong to his player to the end of the
    cycle, hold and defend islands and sea spaces, and count 1 each in battle. They are none of its eight troops and
    eight fleets, bring nothing to the Necropolis when they are destroyed, and can be recruited again at once.

    After the last turn all of them go home. An island that they held alone stays their player’s, with a territory
    marker; a sea space is nobody’s. The end of the game is tested after that.
    .name = Undead
    .also = undead unit, undead units

undead-fleet =
    An undead unit at sea. It is recruited with Hades where a fleet may be recruited, collects what a trade space pays
    while it is there, joins islands like a living fleet, and may be attacked like one.

    Where an undead fleet goes along at every step, living fleets move with Hades too. Kraken, Polyphemus, Sylph and
    Siren treat it like any fleet.
    .name = Undead fleet
    .also = undead fleets, ghost ship, ghost ships
undead-troop =
    An undead unit on land. It is recruited with Hades on any of your islands, holds it, and may be attacked like a
    living one.

    Where an undead troop goes along, living troops and heroes move with Hades too. Pegasus takes it along, Medusa holds
    it, the Harpy destroys it; the Sphinx does not buy it.
    .name = Undead troop
    .also = undead troops
upkeep =
    After the income and before the offerings, everybody pays for its heroes in turn order, one after the other: 2 GP or
    a Priestess for each, or he is let go. A hero who came in this cycle costs nothing yet.

    Who has less than 2 GP and no Priestess loses him without a question. A hero who is not paid leaves the game, and an
    island that he held alone keeps a territory marker.
    .name = Upkeep
    .also = upkeep of heroes

# What they add to the entries of their edition.

apollo-with-hades =
    With Apollo there is neither a hero to buy or sacrifice nor a magic item for the turn, but a Priestess may keep a
    figure, and the Necklace of Harmony may be played.
battle-with-hades =
    Heroes and undead count 1 each, heroes with their military powers. The loser of a round chooses which of its units
    goes, the Minotaur last.
chain-of-fleets-with-hades =
    Undead fleets serve in it like living ones.
chimera-with-hades =
    She calls the creatures of the underworld too, but no hero.
chiron-with-hades =
    He also keeps off others’ Empusa, Erinyes and Manticore, and the units that Perseus’ sacrifice takes along.
construction-site-with-hades =
    A Theatre takes a slot too, and the Necropolis covers slots like a Metropolis.
creature-with-hades =
    With Hades there are 21, and six heroes lie among them; the Manticore is one more.
creature-track-with-hades =
    Hero cards lie there too. Temples lower no hero’s price, and Zeus does not exchange them.
cycle-with-hades =
    With Hades the cycle begins with the roll for his column. The favour, or Hades himself, comes when the gods are laid
    out, and the upkeep of heroes follows the income. At the end the undead go home, and the favour is discarded.
cyclops-with-hades =
    He may turn a Theatre into a basic building, but nothing into a Theatre.
dryad-with-hades =
    She takes no Priestess.
elimination-with-hades =
    Heroes, magic items and Priestesses leave the game too, and so does a Metropolis on Penthesilea’s card. If it is
    Hades’ player, the undead go home at once.
face-down-gods-with-hades =
    Hades covers the last god that is face up; for the next cycle that god counts as face up.
fates-with-hades =
    They count with Cerberus, but pay nothing from the Necropolis and ask no upkeep.
figure-with-hades =
    Cerberus has a figure too. When a figure is to leave, its owner may give up a Priestess to keep it, each figure for
    a Priestess of its own. Artemis’ Arrows remove any figure. A hero is no figure.
free-positioning-with-hades =
    With Hades it is the usual start with any number of players. Nobody rolls for Hades and there is no favour before
    the first cycle, which then has a roll and a favour, but neither income nor upkeep.
giant-with-hades =
    He may destroy a Theatre, but not the Necropolis.
god-with-hades =
    Hades comes only now and then, in the place of another god.
harpy-with-hades =
    She destroys an undead troop like a living one, but no hero. A living one brings 1 GP to the Necropolis.
income-with-hades =
    Cerberus takes the income of his island. A marker that Hermes put at sea pays whoever has a fleet there, and the
    gold of the Necropolis goes to the controller of its island.
kraken-with-hades =
    It destroys undead fleets too; each living one brings 1 GP to the Necropolis.
land-move-with-hades =
    Heroes move like troops. With Hades there are such moves too, if at least one undead troop goes along.
last-area-with-hades =
    This holds for undead and those with them, and for the sacrifice of Perseus. Theatres count among the buildings, and
    the attacker’s Metropolis on Penthesilea’s card counts too.
medusa-with-hades =
    She holds heroes and undead as well. Neither Perseus, the Chariot of the Sun nor a passage leads away from her, but
    undead go home.
metropolis-with-hades =
    A Theatre stands for any one of the four kinds. Achilles, Midas and Ulysses bring a Metropolis by their sacrifice,
    Hector’s Philosophers may make one, and Penthesilea’s card has room for one. The Necropolis crushes a Metropolis on
    its square, and none is placed beside it.
minotaur-with-hades =
    When Ulysses attacks, his strength still counts.
offering-with-hades =
    Aphrodite’s Belt may keep you from a god for a cycle. A Priestess lowers nothing.
options-with-hades =
    Hades has three parts, god, heroes and favours, each on or off, and the option magic_items: kept until used, or
    fleeting.
pegasus-with-hades =
    He takes heroes and undead along.
philosopher-with-hades =
    Hector’s sacrifice turns Priests into Philosophers, and for the favour of Artemis they may be given up.
polyphemus-with-hades =
    He pushes undead fleets away too; each living one that is destroyed brings 1 GP to the Necropolis.
priest-with-hades =
    With Hades there are Priestesses too, who are something else.
prosperity-with-hades =
    Hermes puts a marker at sea, and the Erinyes move one from an island to another. Cerberus takes what those of his
    island pay.
reserve-with-hades =
    With Hades there are also 16 Priestesses, four Theatres, one Necropolis, five undead troops and five undead fleets.
retreat-with-hades =
    Heroes and undead retreat with the others, also through a passage of Hecate. The troops that Perseus saves go where
    a retreat may go.
sea-move-with-hades =
    With Hades there are such moves too, if at every step at least one undead fleet is in the group.
siren-with-hades =
    She replaces a lone undead fleet too, and the fleet that comes is always living. A living one that she replaces
    brings 1 GP to the Necropolis.
sphinx-with-hades =
    She buys neither undead nor heroes nor Priestesses.
sylph-with-hades =
    Undead fleets of yours may use her steps too.
temple-with-hades =
    A hero’s price is not lowered, and no discount is used up for him.
troop-with-hades =
    A hero is none of your eight troops, nor is an undead one.
two-players-with-hades =
    The player of the first pawn rolls for Hades. Upkeep and the moments for magic items come once for each player, not
    for each pawn, and the favour is for the turn of one pawn alone. A hero who came in one turn is not sacrificed in
    the other one of that cycle.
victory-with-hades =
    The undead go home before it is seen who has won. A Metropolis on Penthesilea’s card counts.
zeus-with-hades =
    He does not exchange a hero of the track; the card that comes for a creature may be a hero, who then stays.
