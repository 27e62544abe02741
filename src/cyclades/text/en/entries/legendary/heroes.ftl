# The heroes of the Legendary Edition: the power in battle (.military) and the one of the sacrifice (.sacrifice).

ajax =
    The strongest fighter, and the reward of whoever spreads far over the islands.
    .military =
        He has strength 2 instead of 1, in attack and in defence. He is still one unit: a single lost round can kill
        him, if you so choose.
    .sacrifice =
        If you control at least seven land areas, you build a Metropolis. Nothing is given up but Ajax. Areas of a
        teammate do not count.
croesus =
    The richest man alive, who turns gold into luck and into stone.
    .military =
        When both dice of a round lie on the table, you may pay 1 GP to roll yours again, and as often as you like,
        1 GP each time; the new result replaces the old one, better or not. If Helen fights on the same side the die
        is 2, and there is nothing to roll.
    .sacrifice =
        You pay 15 GP and build a Metropolis.
    .also = reroll, roll again
hector =
    The best defender of a wall, and the friend of those who have many Priestesses.
    .military =
        When troops invade the area where he stands, he destroys one of them before the first round, of the kind that
        you choose, basic or mercenary, but never a hero; Perseus cannot save it. If no invader is left, there is no
        battle. Pandora’s power comes before his.
    .sacrifice =
        Every two Priestesses that you give up become a Philosopher, as many pairs as you like, at least one, as far
        as there are Philosophers left. With the fourth Philosopher you build a Metropolis at once; further ones stay.
helen =
    The most beautiful of mortals: with her nothing is left to chance.
    .military =
        Her side rolls no die: it always counts as 2, in attack and in defence. That is better than the average roll,
        but never the best.
    .sacrifice =
        If you have two basic buildings of one kind and two of another, you give up these four and build a Metropolis;
        four of one kind will not do. Only your own buildings count, not a teammate’s, and a Metropolis is no basic
        building. The Cyclops can help to make pairs.
jason =
    The captain of the Argo, for whom every ship is a bridge.
    .military =
        On a heroic move that he leads, fleets of opponents count as your own in the chain that joins two islands. He
        must lead the move himself; others may go along. He does not help a retreat, and with Ares there are no heroic
        moves, so he crosses only on your own fleets then.
    .sacrifice =
        If all eight of your fleets are on the board, you build a Metropolis. The fleets stay.
pandora =
    Nobody resists her gifts, least of all those who fight for money.
    .military =
        Before the first round of a battle in which she takes part, in attack or in defence, the enemy’s mercenaries
        there come over to you, for good. If the enemy has no unit left, there is no battle. Her power comes before
        Hector’s.
    .sacrifice =
        You borrow the sacrifice of a hero who lies on the hero track, under its usual condition. He stays on the
        track, and Pandora leaves the game. Only she must have been yours since an earlier cycle, and the power must be
        one that you can use now. While Penthesilea lies on the track, a Metropolis that you are about to place may go
        onto Pandora’s card.
penthesilea =
    The queen of the Amazons, who gives no ground and guards one city for ever.
    .military =
        When both sides are equally strong, her side wins the round: you lose nothing, and the enemy loses a unit.
    .sacrifice =
        When you are about to place a Metropolis that you have built, in whichever way, you may put it on her card. It
        needs no site and cannot be conquered; it gives its bonus, counts for victory, and is a Temple for the price
        of creatures, but it defends no place. It is lost only if you are eliminated.
odysseus =
    The man of many ruses, whom no wall keeps out.
    .military =
        When he attacks, the Fortresses of the defender do not count, and neither does the Fortress effect of a
        Metropolis.
    .sacrifice =
        If you have three basic buildings of the same kind, you give up these three and build a Metropolis. Only your
        own buildings count, not a teammate’s. The Cyclops can help to get the third.
    .also = Ulysses
perseus =
    The slayer of monsters, who brings his people home.
    .military =
        A troop or mercenary of his side that would be lost in a battle round may retreat instead, by the usual rule
        of a retreat, if there is a place for it. It saves neither heroes, nor Perseus himself, nor what Hector kills
        before the battle.
    .sacrifice =
        He leaves, and then you move any number of your other troops and heroes, at least one, from one land area to
        any other one, free and without fleets. If an opponent stands there, a battle begins. It neither enters nor
        leaves Medusa’s area, and is an attack where a player’s last land area is protected.
