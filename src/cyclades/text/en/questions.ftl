# What is asked, one message per kind of question. The last ones are questions to chance.

question-StartingArea = { $round ->
    [1] Where do you begin? Choose a { word-land }. You get two now, on different islands, each with a fleet, and a third one later.
   *[other] Which { word-land } is your third? It may lie on any island, and brings a fleet, too.
}
question-StartingFleet = In which { word-sea } beside { $land } do you place the fleet that comes with it?
question-StartingTroop = You begin with three troops. Where do you place the next one? Several may stand together.
question-DeployTroop = { $left ->
    [0] On which neutral { word-land } do you place a troop?
   *[other] On which neutral { word-land } do you place your first troop? Another one follows.
}
    .doing = places a troop
question-DeployFleet = In which empty { word-sea } around your { word-land.many } do you place a fleet?
    .doing = places a fleet
question-PlaceGiftUnit = Your god adds { $unit }. Where do you place it?
    .doing = places a unit
question-Offer = { $outbid_on ->
    [none] Which god do you choose, and how much do you offer?
   *[other] You are outbid on { $outbid_on }. Which other god do you choose, and how much do you offer?
}
question-MandatoryActions = First come your free actions with { $god }. What do you do?
question-PaidActions = You act with { $god }. What do you do next?
question-BuildAt = Where do you build { $building }?
question-BuildOver = There is no free { word-site } in { $land } for { $building }. Which building makes room?
question-RecruitAt = Where do you place { $unit } ({ price })?
question-MoveFrom = { $sort ->
    [sea] From which { word-sea } do your fleets set out?
   *[land] From which { word-land } do your { word-army } set out?
}
question-SailOn = The fleets are in { $origin }. Where do they sail on to? Steps left: { $steps }.
question-MoveTo = { $leader ->
    [none] Where do you go from { $origin }?
   *[other] Where does { $leader } lead the heroic move from { $origin }?
}
question-TakeUnits = { $target ->
    [none] How many { $units } leave { $origin }?
   *[other] How many { $units } go from { $origin } to { $target }?
}
question-BringHero = { $leader ->
    [none] Does { $hero } leave { $origin } with the group?
   *[other] Does { $hero } leave { $origin } on the heroic move with { $leader }?
}
question-TakeArtifact = Does { $card } leave { $origin } with the group?
question-TakeOnTheWay = Does { $card } go with the group, from { $origin } to { $target }?
question-RetreatWith = Does { $card } go with your units, in retreat to { $target }?
question-LoseUnit = You lose a unit in { $area }. Which one?
question-Retreat = Battle in { $area }: do you fight on or retreat?
question-KillTroop = Which unit in { $area } is destroyed by { $card }?
    .doing = plays a creature
question-Maintain = To keep a creature you give up a Priestess. Which do you keep, which do you let go?
question-FigureLeaves = It is time for { $card } to leave. Do you give up a Priestess to keep the { word-figure }?
question-PlaceFigure = Where do you put { $card }?
question-MoveFigure = Where does your creature go ({ $card })?
question-PlayFromDeck = You have seen the first card of the creature deck. Do you play it?
    .doing = decides whether to play a card
question-HarpyAt = Where does { $card } destroy a { word-victim }?
    .doing = plays a creature
question-SphinxChooses = Which of the cards drawn do you play free? The others are discarded.
question-GiantAt = Where does { $card } destroy a building?
    .doing = plays a creature
question-GiantDestroys = Which building in { $land } does { $card } destroy?
    .doing = plays a creature
question-FlyFrom = Where do your troops start from with { $card }?
    .doing = plays a creature
question-FlyTo = Where does { $card } take your troops from { $origin }?
    .doing = plays a creature
question-ChimeraCalls = Which creature of the discard pile do you play with { $card }?
    .doing = plays a creature
question-KrakenSwims = Does { $card } swim on? Each step costs gold.
    .doing = plays a creature
question-PushFrom = From where does { $card } push a fleet away next?
    .doing = plays a creature
question-PushWhich = Which fleet does { $card } push away from { $origin }?
    .doing = plays a creature
question-PushTo = Where does { $card } push a fleet from { $origin } to?
    .doing = plays a creature
question-SylphMoves = Where does a fleet set out? Steps left: { $steps }.
    .doing = plays a creature
question-SylphTo = Where do fleets sail to from { $origin }? Steps left: { $steps }.
    .doing = plays a creature
question-SylphTake = How many { $units } sail from { $origin } to { $target }, one step each? Steps left: { $steps }.
    .doing = plays a creature
question-SirenAt = Where does { $card } exchange an opponent’s lone fleet for one of yours?
    .doing = plays a creature
question-SirenFrom = All your fleets are on the board. From where does { $card } bring one to { $target }?
    .doing = plays a creature
question-SphinxBuys = What do you sell to { $card }, for 2 GP each?
    .doing = plays a creature
question-SphinxFrom = From where do you take { $unit } to sell?
    .doing = plays a creature
question-CharonSends = Which of your heroes goes back to the track with { $card }?
    .doing = plays a creature
question-CharonBrings = Which hero of the track takes the place of { $hero }?
    .doing = plays a creature
question-CyclopsAt = Where does { $card } exchange one of your buildings?
    .doing = plays a creature
question-CyclopsTakes = Which building in { $land } does { $card } take down?
    .doing = plays a creature
question-CyclopsBuilds = What does { $card } build in { $land } instead of { $building }?
    .doing = plays a creature
question-DryadRobs = From whom does { $card } steal { word-priest.a }?
    .doing = plays a creature
question-SatyrRobs = From whom does { $card } steal a Philosopher?
    .doing = plays a creature
question-GriffinRobs = From whom does { $card } steal half of the gold?
    .doing = plays a creature
question-GiantTakes = From where does { $card } take all mercenaries?
    .doing = plays a creature
question-GiantGives = To which of your { word-land.many } does { $card } bring a mercenary from { $origin }?
    .doing = plays a creature
question-SylphSwaps = Which fleets does { $card } swap? Choose the first { word-sea }.
    .doing = plays a creature
question-SylphWith = With which { word-sea } do the fleets of { $origin } change places?
    .doing = plays a creature
question-PassOn = { $leader ->
    [none] Your group may not stop in { $area }, which belongs to your team. Where does it go on to?
   *[other] { $leader } may not stop in { $area }, which belongs to your team. Where does the heroic move go on to?
}
question-Reroll = Battle in { $area }: do you roll again, with { $card }?
question-RescueUnit = You lose { $unit } in { $area }. Does it retreat instead, thanks to { $card }?
question-GiveUpBuildings = { $building ->
    [none] You give up { $number } buildings of one kind for the Metropolis. Of which kind?
   *[other] You give up { $number } buildings of another kind than { $building } too. Of which kind?
}
    .doing = gives up buildings
question-PandoraCopies = Which hero of the track lends you the sacrificial power, thanks to { $card }?
    .doing = uses the power of a hero
question-CarryFrom = Where do your units start from with { $card }?
    .doing = moves
question-HeroAt = Where does { $hero } appear?
question-PlaceHero = Where do you place { $hero } ({ price })?
question-ConvertPriestesses = A Philosopher takes the place of two Priestesses. How many Philosophers do you take?
    .doing = exchanges Priestesses for Philosophers
question-GiveForSet = What is used up for the Metropolis as { $building }?
question-DemolishOne = Which { $building } is used up for the Metropolis?
question-PlaceMetropolis = { $way ->
    [economic] Your buildings become a Metropolis. Where do you build it?
    [cultural] Your Philosophers become a Metropolis. Where do you build it?
   *[heroic] The sacrifice gives you a Metropolis. Where do you build it?
}
question-ChooseMetropolis = { $way ->
    [economic] Your buildings become a Metropolis. Which one do you build?
    [cultural] Your Philosophers become a Metropolis. Which one do you build?
   *[heroic] The sacrifice gives you a Metropolis. Which one do you build?
}
    .doing = builds a Metropolis
question-PlaceChosen = Where do you build the { $bonus }?
    .doing = builds a Metropolis
question-ClearSite = Which building in { $land } makes room for the Metropolis?
question-PlaceBonus = The bonus brings you { $unit }. Where do you place it?
    .doing = places a unit
question-PlaceProsperity = { $sort ->
    [land] On which of your { word-land.many } do you put the { word-prosperity }?
    [sea] On which of your { word-sea.many } do you put the { word-prosperity }?
   *[any] On which of your areas do you put the { word-prosperity }?
}
    .doing = places prosperity

question-PlaceGod = Which god takes place { $slot }?
question-PlacePawn = Who is number { $slot } in the turn order?
question-Draw = { $deck ->
    [creatures] Which card of the creature deck is drawn?
    [heroes] Which card of the hero deck is drawn?
   *[other] Which card is drawn?
}
question-DrawSecret = Which card is drawn?
question-PeekAtDeck = Which card lies on top of the creature deck?
question-Roll = What does the die show in the battle in { $area }?
question-RollExtra = What does the additional die show in the battle in { $area }?
question-TurnUpToken = { $land ->
    [none] Which bonus does the Metropolis on the hero’s card have?
   *[other] Which bonus does the Metropolis in { $land } have?
}
