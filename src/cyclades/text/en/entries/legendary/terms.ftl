# The terms of the Legendary Edition: .name is how a term is called, .also other words under which it is found.

accessible-area =
    A land area is accessible from another one if both lie on the same island and touch, or if they lie on different
    islands and a chain of your fleets joins them. Two areas of one island that do not touch are not joined by fleets.
    Land moves, heroic moves and retreats go to accessible areas only; Pegasus and the sacrifice of Perseus go
    anywhere. Medusa’s area is never accessible.
    .name = Accessible area
    .also = accessible, accessible areas, access
battle =
    A battle begins as soon as units enter an area with units of an opponent, and is fought in rounds. Each side rolls
    a die (0, 1, 1, 2, 2, 3) and adds 1 for each of its units: for Ajax and the Minotaur 2. On land the defender adds
    1 for each Fortress there; at sea each side adds 1 for each of its Ports that touch the area. A Metropolis counts
    as a Port and a Fortress.

    The weaker side loses a unit of its choice; if both are equal, each loses one. Then the defender may retreat, and
    if it stays, the attacker may; if both stay, another round follows. Who is left holds the area. If nobody is left,
    a land area stays the defender’s, with a control token, and a sea area is empty. Only the group that moved fights
    for the attacker, but all units of the area for the defender.
    .name = Battle
    .also = battles, land battle, sea battle, combat, die, dice, tie, ties
bonus =
    Under every Metropolis token is a bonus, which whoever builds the Metropolis receives at once: two basic troops on
    own land areas, two fleets where own fleets stand, a prosperity token on an own area, a Priestess, or 3 GP. There
    are three tokens of each kind, face down in one stack. What cannot be placed is lost.

    Whoever conquers a Metropolis gets no bonus. But the player who loses it receives its bonus once more, at once,
    even with Apollo.
    .name = Bonus of a Metropolis
    .also = bonus, bonuses, metropolis bonus, metropolis token
chain-of-fleets =
    Sea areas that touch each other, one or more, each with fleets of yours, the first touching the land area that you
    leave and the last touching the one that you enter. Over such a chain a land move, a heroic move or a retreat goes
    to another island, at no extra price, and the fleets stay where they are. A teammate’s fleets may be part of it;
    for a heroic move that Jason leads, so may those of opponents, but not for his retreat.
    .name = Chain of fleets
    .also = chain, chains of fleets, fleet chain
construction-site =
    A place in a land area for one building, basic or Metropolis. What you build goes on a free site of your own land.
    Only if you have no free site at all may a mandatory building replace one of your basic buildings, or be forgone;
    a new Metropolis then replaces a basic building, and without one it is lost.
    .name = Construction site
    .also = construction sites, site, sites, building site, building, buildings, basic building
control-token =
    It marks a land area that is yours though no unit of yours stands there: units moved away, died, or never came.
    The area pays income, can be built on and recruited into, and is yours until a unit of an opponent enters, which
    then needs no battle. At sea there is no such thing: a sea area is controlled only while fleets stand there.
    .name = Control token
    .also = control tokens, control, uncontrolled
creature =
    With any god but Apollo you may buy creatures from the creature track, any number of them, for the price of their
    slots less your Temples. A creature acts at once. Most are then discarded; six have a miniature, which stays on
    the board, yours until you no longer pay its maintenance, even when its area changes hands. No area holds two
    creatures.

    You may buy a creature that can do nothing, to keep it from others, and decline its target: it is then discarded
    without effect. “Another player” on a card is always an opponent.
    .name = Creature
    .also = creatures, miniature, miniatures, mythological creature
creature-track =
    Four creatures lie open and cost 5, 4, 3 and 2 GP. A slot emptied by a purchase stays empty for the rest of the
    cycle. At the beginning of the next one the card on the 2 GP slot, if any, is discarded, the others slide down to
    the cheapest slots, and new cards fill the rest. So a creature gets cheaper every cycle, until it is gone.

    An empty deck is made anew from the discard pile when a card is needed. The first cycle begins as it was set up.
    .name = Creature track
    .also = creature deck, discard pile, deck, track
cultural-development =
    As soon as you have four Philosophers, you discard them and build a Metropolis. They come from Athena (one free,
    one more for 4 GP), from opponents by the Satyr, and from Priestesses by the sacrifice of Hector. A team does not
    add up its Philosophers.
    .name = Cultural development
    .also = culture
cycle =
    A cycle has six phases: the tracks and the gods are renewed (not in the first cycle); everybody receives income;
    offerings decide who gets which god, and are paid; creatures are maintained; the players act in the order of their
    gods; and at the end it is seen whether somebody has won.
    .name = Cycle
    .also = cycles, phase, phases, round of play
economic-development =
    As soon as you control a Port, a Fortress, a Temple and a University, wherever they stand, one of each goes back to
    the reserve and you build a Metropolis. If you have several of a kind, you choose which goes. It does not matter
    whether you built or captured the last one; two full sets make two Metropolises. A team counts its buildings
    together: whoever completes the set builds in an area of its own.
    .name = Economic development
    .also = four buildings
elimination =
    A player without a land area is eliminated at once: its fleets, cards, creatures and gold leave the game, and its
    turn is skipped. The game then ends with this cycle, and the Metropolises decide, so that whoever eliminated
    another may still lose. In a team the purse stays with the teammate.

    It is rare, because a player’s last land area may be attacked only by someone who would thereby reach the
    Metropolises that end the game.
    .name = Elimination
    .also = eliminated, eliminate
face-down-gods =
    Not all gods are there in every cycle. The last ones, next to Apollo, lie face down and take no offering: three
    with 3 players, two with 4 or 2, one with 5, none with 6. Each cycle the first god goes to the end and the others
    move up, so the first of the gods face down will be open next time. Apollo is always there.
    .name = Face-down gods
    .also = face down, face-down god, hidden gods
fleet =
    Your unit at sea; you have eight. A fleet controls its sea area, which pays you what it yields as long as a fleet
    is there, and joins islands for your troops; opponents must fight for it. Fleets are recruited with Poseidon, into
    an empty or own sea area that touches your land, moved by sea moves, and won as a bonus. They never enter the
    Kraken’s area or those that touch Polyphemus.
    .name = Fleet
    .also = fleets, ship, ships
god =
    Whoever wins a god acts with it in this cycle, the god farthest from Apollo first and Apollo last. The two free
    actions of the god come first, in either order; those that cannot be done are skipped. After them you may do what
    costs gold, in any order and as often as the god allows: recruit more, move, buy creatures (not with Apollo), make
    heroic moves (not with Ares or Apollo). A hero may be sacrificed at any moment. Then your turn may end.
    .name = God
    .also = gods, action, actions, turn, mandatory actions, free actions, paid actions
hero =
    Recruited with Hera from the hero track, one a turn, for 4 GP. A hero is a unit of strength 1 on land: he fights,
    holds an area alone, and goes with land moves (Ares) or heroic moves (other gods). His military power works in the
    battles in which he takes part, his sacrificial power once, when he leaves the game.

    You choose in a lost round whether a troop or a hero dies. A dead hero does not come back. Heroes are not captured
    with an area, the Harpy does not kill them, and with Apollo they do nothing.
    .name = Hero
    .also = heroes, military power
hero-track =
    Two heroes lie open, and Hera’s player may recruit one of them for 4 GP. Empty places are filled at the beginning
    of the next cycle. The hero deck is never made anew: when all nine have come, places stay empty. Charon swaps
    a hero with the track, and Pandora’s sacrifice borrows a power from it.
    .name = Hero track
    .also = hero deck
heroic-development =
    Most heroes can be sacrificed for a Metropolis, each under a condition of his own: Ajax with seven land areas,
    Croesus for 15 GP, Helen for two pairs of buildings, Odysseus for three of a kind, Jason with eight fleets at sea.
    Hector makes Philosophers, which may come to the same; Pandora does what a hero on the track would do.
    .name = Heroic development
    .also = heroic action
heroic-move =
    With Athena, Zeus, Poseidon or Hera a hero may move, with any troops of his area, to an accessible land area. His
    first move in a turn costs 1 GP, his second 2, his third 3, and so on; each hero counts for himself. Several
    heroes may go together, as one move with one battle, if each pays his own next price. No troop moves without a
    hero.

    In all else it is a land move. A hero may make it in the turn in which he was recruited. With Ares there are only
    land moves, and with Apollo none at all.
    .name = Heroic move
    .also = heroic moves
income =
    At the beginning of every cycle, the first included, you receive 1 GP for each prosperity icon and each prosperity
    token on the areas that you control: land areas with or without units, sea areas only while your fleets are there.

    Cerberus takes the income of his area for his owner, and the Hydra doubles that of hers for whoever controls it.
    The Graeae let you receive it again.
    .name = Income
    .also = incomes, prosperity icon
island =
    One or more land areas that touch each other, with the sea around them. On an island units walk from area to
    area; to another island they need a chain of fleets. At the start your first two areas lie on different islands.
    .name = Island
    .also = islands, land area, land areas, sea area, sea areas, area
land-move =
    With Ares, for 1 GP, any of your troops, mercenaries and heroes of one land area go to one accessible area; you
    may make as many moves as you can pay, also with the same units. The area that they leave stays yours. An area
    without units of an opponent is taken at once, with its buildings, and with a Priestess where the symbol is;
    otherwise a battle begins.

    Nothing enters Medusa’s area or leaves it, and a player’s last land area is protected.
    .name = Land move
    .also = land moves, move, moves, troop move
last-area =
    A player’s last land area may not be entered by an opponent, defended or not, by any means: land move, heroic
    move, Pegasus or Perseus. The exception: taking it would at once bring the attacker, or its team, the number of
    Metropolises that ends the game, counting one that stands there and one that the captured buildings complete. The
    battle may then be lost all the same.

    Its fleets, cards and gold are not protected. In teams, and with two players, each faction has its own last area.
    .name = Last area
    .also = last land area, last island
maintenance =
    After the offerings are paid, in the order of the gods, everybody settles the creatures with miniatures: for each
    one you give up a Priestess to keep it, or let it go. A Priestess lowers your offering first and can then be given
    up. A creature that you keep may move one step: on land within its island, at sea to an adjacent area, the Hydra
    also between both. One bought in this cycle pays only in the next.
    .name = Maintenance
    .also = maintenance costs, upkeep
mercenary =
    Mercenaries are recruited with Hera, the first free, three more for 1, 3 and 5 GP. There are fifteen for all
    players together. They move, fight and hold areas like your basic troops. But the Giant steals them, and Pandora
    takes them over before a battle.
    .name = Mercenary
    .also = mercenaries, mercenary troop
offering =
    In turn order, everybody offers gold to an open god. To take a god that has an offering you must offer more, and
    whoever is outbid must offer at once to another god, perhaps outbidding somebody there; only from there may it
    come back. When each pawn has a god of its own, everybody pays, less 1 GP for each Priestess, perhaps nothing.

    You may not offer more than your gold plus your Priestesses; in a team the teammate’s offering is set aside from
    the purse first. Apollo is free, for one player, who cannot be outbid. Who can pay nothing at all while Apollo is
    taken goes to an empty god with an offering of 0.
    .name = Offering
    .also = offerings, bid, bids, bidding, auction, outbid
options =
    What you may agree on before the game: a scale of offerings, such as 1, 3, 5, 7, instead of every whole number; how
    many Metropolises end the game; gold that everybody sees; how much gold there is at the start; a limit of cycles in
    simulations; and the board, ready-made, at random or your own. The command cyclades play --help tells how to
    ask for them.
    .name = Options
    .also = option, scale, offering scale, open gold, house rules
philosopher =
    Four Philosophers become a Metropolis as soon as you have the fourth. Athena gives one, and one more for 4 GP; the
    Satyr steals one from an opponent; the sacrifice of Hector turns pairs of Priestesses into them. Everybody sees
    how many you have. There are twenty, and spent ones come back.
    .name = Philosopher
    .also = philosophers
priestess =
    Each Priestess takes 1 GP off every offering that you pay, down to nothing, and you keep her. At maintenance you
    give one up for every creature that you want to keep. Zeus gives one, and one more for 4 GP; so does a bonus, and
    every land area with the symbol whenever you take control of it. The Dryad steals one; the sacrifice of Hector
    turns two into a Philosopher.
    .name = Priestess
    .also = priestesses, priest, priests, priestess symbol
prosperity =
    A token that raises the income of its area by 1 GP, for whoever controls the area; an area may hold several, and
    they never leave it. Apollo’s player places two, one on land and one at sea, and one kind of bonus brings one. At
    sea it pays only while somebody has fleets there.
    .name = Prosperity token
    .also = prosperity tokens, prosperity, prosperity marker
purse =
    Your gold, counted in gold pieces (GP). You begin with 5. It is hidden from the other players, but all that
    changes it is public, so the program shows in which range it must lie. A team has one purse, which begins with 10
    and which both may spend. At the end gold breaks ties between equal numbers of Metropolises.
    .name = Purse
    .also = gold, gold pieces, GP, money, screen
reserve =
    Where pieces lie that are not in play. Each player has 8 basic troops and 8 fleets; common to all are 15
    mercenaries, 20 Priestesses, 20 Philosophers and 10 buildings of each kind. What has run out cannot be got or
    bought. What is lost or spent goes back and can be got again. Gold, control tokens and prosperity tokens never run
    out; there are fifteen Metropolises.
    .name = Reserve
    .also = supply, limits
retreat =
    After a round that both sides survive, the defender may retreat, and if it stays, the attacker may. All units of
    the side go together to one place: on land to an accessible area that is its own or nobody’s, which it then
    controls; at sea to an adjacent area that is empty or its own. The attacker may go back where it came from.

    The Minotaur never retreats; his companions may. Nobody retreats into Medusa’s area, to a teammate’s, into the
    Kraken’s or beside Polyphemus. Jason’s foreign fleets do not help. With Perseus a troop may retreat instead of
    dying.
    .name = Retreat
    .also = retreats
sacrifice =
    At any moment of your own turn, before the free actions too, you may sacrifice a hero whose condition is met: he
    leaves the game for good, and you get what his card promises, most often a Metropolis. Not with Apollo, and not in
    the cycle in which you acquired him, by Hera or by Charon. Penthesilea is offered when you are about to place a
    Metropolis.
    .name = Sacrifice
    .also = sacrifices, sacrificial power, sacrificial powers
sea-move =
    With Poseidon, for 1 GP, one or more fleets of one sea area go to one adjacent sea area. Make as many moves as you
    can pay; with each you may take others along or leave some behind. If fleets of an opponent are there, a sea
    battle begins at once; a teammate’s area you may only pass through. The Kraken’s area and those that touch
    Polyphemus are closed.
    .name = Sea move
    .also = sea moves, fleet move, fleet moves
set-up =
    The board is made of two tiles for each player, of eight for two and of ten for six. In turn order everybody
    settles in two free land areas on different islands, then, in reverse order, in a third one, which may lie on the
    same island. Each area brings a control token, a Priestess where the symbol is, and a fleet in an empty sea area
    beside it. Last, everybody spreads three basic troops over these areas. You begin with 5 GP.
    .name = Set-up
    .also = setup, placement, start, tile, tiles
team =
    Four players may play in two teams of two, six always play in three. Teammates share a purse, which begins with
    10 GP, and add up their Metropolises: three end the game, or four if so agreed. Their basic buildings count
    together for a Metropolis. Priestesses, Philosophers, heroes and creatures are personal.

    In the first round of placement teammates may not be on the same island. They never fight: a move may pass through
    a teammate’s area, each step at its price, but not end there, and a chain of fleets may use both players’ fleets.
    You may outbid your teammate. Cards against another player never hit a teammate.
    .name = Team
    .also = teams, teammate, team play, six players
troop =
    A basic troop is your unit on land; you have eight. Ares recruits them, and a bonus brings two. A mercenary is a
    troop too, wherever just “troop” is said. Troops hold land areas, go with land moves or with a hero, and are what
    the Harpy kills. An area that they leave stays yours until an opponent enters it.
    .name = Troop
    .also = troops, basic troop, basic troops
turn-order =
    The order in which offerings are made. At the start it is random. Then whoever has acted puts its pawn on the last
    free place: who acts first makes the last offering of the next cycle, and Apollo’s player the first. The order in
    which the players act is another one: that of their gods.
    .name = Turn order
    .also = order, turn order track, pawn
two-players =
    With two players each has two factions, and it is the game of two teams: one purse of 10 GP, two pawns, eight
    tiles, two gods face down. Each faction offers, acts and owns for itself, as teammates do; the two never fight and
    may pass through each other’s areas. A player may outbid its own other faction. Three Metropolises of both
    factions together end the game, and so does the elimination of one.
    .name = Two players
    .also = two-player game, 2 players, faction, factions
unit =
    On land a basic troop, a mercenary, a hero or the Minotaur; at sea a fleet. A unit has strength 1, Ajax and the
    Minotaur 2, holds the area where it stands, and must be fought by whoever enters. Buildings and other creatures
    are no units.
    .name = Unit
    .also = units, strength
victory =
    The game ends at the end of a cycle in which one or more players, or teams, then control three Metropolises, or in
    which a player was eliminated or lost its last area in a battle. To have had three in the middle of a cycle is not
    enough. The most Metropolises win, then the most gold; equal on both, the victory is shared.
    .name = Victory
    .also = end, end of the game, end of game, winning, win
