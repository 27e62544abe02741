# The game in the terminal.

cli-welcome = Cyclades. You are { $faction }, { $teammate ->
    [none] against
   *[other] with { $teammate }, a bot, against
} { $number ->
    [one] one bot
   *[other] { $number } bots
} { $bots ->
    [novice] still learning.
    [random] choosing at random.
    [strategist] out to win.
    [oracle] looking into many futures.
    [level] playing as { cli-level }.
   *[other] called { $bots }.
}
cli-level = { $level ->
    [rower] rower
    [sailor] sailor
    [helmsman] helmsman
    [captain] captain
   *[admiral] admiral
}{ $personality ->
    [none] { "" }
    [merchant] { " " }and merchant
    [raider] { " " }and raider
    [scholar] { " " }and scholar
   *[priest] { " " }and priest
}
cli-teammate = { $purses ->
    [1] You and { $faction } share a purse, and your Metropolises add up.
   *[other] You and { $faction } see each other’s gold, and your Metropolises add up.
}
cli-goal = The game ends when { $teams ->
    [0] somebody
   *[other] a team
} has { $number ->
    [one] a Metropolis
   *[other] { $number } Metropolises
} at a cycle’s end: { $victory ->
    [gold] of those who have them, the richest wins.
   *[other] most Metropolises, then gold, win.
}
cli-first-help = Type the number of an answer; hint advises you, undo takes it back, help tells you more.
cli-help =
    Answer with the number of an answer, or with its notation: end, build port, at delos, bid ares 5. The last
    words alone will do where only one answer has them: delos, ares 5.
cli-help-board = the board, the gods, the cards and the players
cli-help-hint = what a good player would answer, and why
cli-help-undo = take back your latest answer, as long as nothing was revealed and nobody else has answered
cli-help-log = everything that has happened so far
cli-help-rules = what the rules say about a god, a card, a building or a term; without a name, what there is
cli-help-save = write what you know of the game to a file, or all of it once it is over
cli-help-quit = leave the game
cli-help-help = this list
cli-command-board = board
cli-command-hint = hint
cli-command-undo = undo
cli-command-log = log
cli-command-save = save
cli-command-quit = quit
cli-command-help = help
cli-command-rules = rules
cli-command-rules-name = rules NAME
cli-command-save-file = save FILE
cli-hint = { $number }  { $answer }: { $reason }
cli-hint-chance = { $hint } (about { $percent }% to win)
cli-help-picture = For a picture of the board: cyclades board --help

cli-cycle = Cycle { $number }
cli-setting-up = Setting up
cli-order = Turn order: { $players }
cli-order-offers = Still to make an offering: { $players }
cli-order-next = Last in the next cycle: { $players }
cli-gods = Gods
cli-face-down = { $god ->
    [none] a god face down
   *[other] { $god }, face down
}
cli-offering = { $number ->
    [0] { $faction }
   *[other] { $faction }: { $number } GP
}
cli-grants = here: { $things }
cli-grant = { $god ->
    [none] { $thing }
   *[other] { $thing } ({ $god })
}
track-creatures = Creatures
    .none = none
track-heroes = Heroes
    .none = none
cli-on-track = { $price ->
    [0] { "" }
   *[other] { $price } GP
}
cli-deck-top = you know it
cli-discarded = discarded

cli-player = Player
cli-you = { $faction } (you)
cli-team = Team
cli-gold = Gold
cli-income = Income
cli-lands = { word-land.head }
cli-metropolises = Metr.
cli-left =
    { $units }
    left
cli-twin = { $god ->
    [none] Your other pawn has no god yet.
   *[other] Your other pawn is with { $god }, for { $number } GP.
}
cli-standing-in = { $card } in { $area }
cli-cards = { $sorts ->
    [1] Creatures
    [heroes] Heroes, cards
   *[other] Cards
}
cli-out = out

cli-island = Island
cli-land = Land
cli-sea = Sea
cli-control = Control
cli-units = Units
cli-buildings = Buildings
cli-free-sites = Free
cli-yields = Yields
cli-beside = Beside
cli-passing = only to pass through
cli-touches = beside { $areas }
cli-metropolis = { $bonus ->
    [none] Metropolis
   *[other] Metropolis ({ $bonus })
}
cli-pays = { $number } GP
cli-several = { $number } × { $name }
cli-counted = { $name }: { $number }
cli-of = { $faction }: { $name }
cli-sites = { $number ->
    [0] no free { word-site }
    [one] { $number } free { word-site }
   *[other] { $number } free { word-site.many }
}

cli-range = { $first } … { $last }
cli-prompt = { $aside ->
    [0] { $faction }, { $gold } GP>{ " " }
   *[other] { $faction }, { $gold } GP, { $aside } promised>{ " " }
}
cli-you-chose = You: { $answer }
cli-wrong-number = { $last ->
    [1] There is no answer { $number }: type 1.
   *[other] There is no answer { $number }: choose from 1 to { $last }.
}
cli-wrong = “{ $text }” is no answer to this question. Type a number from 1 to { $last }, or help.
cli-did-you-mean = “{ $text }” is no answer to this question. Did you mean “{ $answer }”?
cli-several-answers = “{ $text }” could be { $first } or { $second }. Type the number.
cli-no-undo = There is nothing that you may take back: a card, a die or another player’s answer came after it.
cli-undone = Taken back.
cli-nothing-yet = Nothing has happened yet.
cli-no-entry = { $names ->
    [none] The rules have nothing called “{ $text }”: rules alone lists all they have.
   *[other] The rules have nothing called “{ $text }”. Did you mean: { $names }?
}
cli-no-file = Say where to: save game.json
cli-saved = Saved: { $file }
cli-not-saved = { $file } cannot be written: { $reason }
cli-goodbye = Until the next game!
cli-over = The game is over
cli-standing = { $place }. { $faction }: { $metropolises ->
    [0] no Metropolises
    [one] { $metropolises } Metropolis
   *[other] { $metropolises } Metropolises
}, { $gold } GP
cli-after = Type save FILE to keep the record of the game, log or board to look back, Enter to leave.

# The commands board and simulate.

cli-board-summary = { $board }: { $islands ->
    [none] { $lands }
    [one] { $lands } on { $islands } island
   *[other] { $lands } on { $islands } islands
}, { $seas }, { $sites }: { $file }

cli-figure = { $number }
cli-decimal = { $whole }.{ $decimals }
cli-percentage = { $number }%
cli-simulated = { $edition }, { $players } players, { $teams ->
    [0] seed { $seed }
   *[other] { $teams } teams, seed { $seed }
}
cli-simulated-games = games
cli-simulated-finished = { $finished } of { $games } played to the end
cli-simulated-decisions = decisions
cli-simulated-decided = { $number }, { $average } a game
cli-simulated-cycles = cycles
cli-simulated-length = { $mean } on average, { $max } at most
cli-simulated-order = wins by first turn order
cli-simulated-wins = wins of player { $player }
cli-simulated-team-wins = wins of team { $team }
cli-simulated-won = { $number } ({ $share }), { $bot }
cli-simulated-end = ended by { cli-reason }
cli-simulated-share = { $number } ({ $share })
cli-simulated-speed = speed
cli-simulated-pace = { $number } decisions a second, { $form ->
    [compiled] compiled
   *[interpreted] interpreted
}
cli-happened = What happened
cli-happened-event = event
cli-happened-count = count
cli-happened-average = a game
cli-happened-names = by name
cli-happened-name = { $name }: { $number }
cli-used = What was used (an even share is { $share })
cli-used-thing = thing
cli-used-uses = uses
cli-used-games = games
cli-used-winners = by winners
cli-used-users = users won
cli-used-never = –
cli-used-heroes = heroes recruited or swapped in
cli-way = { $way ->
    [economic] for four buildings
    [cultural] for Philosophers
    [heroic] for a sacrifice
    [military] for a Military Victory
   *[conquest] by conquest
}
cli-reason = { $reason ->
    [metropolises] Metropolises
    [elimination] elimination
    [alone] a player alone
    [artifacts] all artifacts
   *[max_cycles] the limit of cycles
}

# The command rules: what an entry is, the groups of entries and one of each, the headings of its parts.

cli-edition = { word-edition }
cli-see-also = See also: { $names }
cli-reference = More: { $file }, chapter { $chapter }

group-gods = Gods
    .one = god
group-creatures = Creatures that act at once
    .one = creature that acts at once
group-figures = Creatures with a { word-figure }
    .one = creature with a { word-figure }
group-heroes = Heroes
    .one = hero
group-buildings = Buildings
    .one = building
group-terms = Terms
    .one = term

part-free = Free and mandatory.
part-paid = For gold.
part-military = Military power.
part-sacrifice = Sacrificial power.

# The command editions: what there is to choose.

cli-editions-players = For { $players } players.
cli-editions-expansions = Expansions
cli-editions-options = Options
cli-editions-needs = Needs { $names }.
cli-editions-presets = Presets
cli-editions-preset = { $line }. { $expansions ->
    [none] { cli-editions-players }
   *[other] { cli-editions-players } With { $expansions }.
}
cli-mix-possible = { $reason } Possible: { $arguments }
cli-mix-without = without { $argument }
cli-editions-none = none

# The command new: what to choose for a game.

cli-new = New game
cli-new-marks = { $chosen } chosen   { $fits } fits   { $unfit } does not fit: the reason stands below it
cli-new-editions = Edition
cli-new-edition = { $edition }, for { $players } players{ $expansions ->
    [none] { "" }
   *[other] : with { $expansions }
}
cli-new-players = Players
cli-new-with = With { $players }: { $change }.
cli-new-teams = Teams
cli-new-teams-about = { $pairs ->
    [none] Teams of two, who win together
   *[other] Teams of two, who win together: seats { $pairs }
}
cli-new-boxes = Boxes
cli-new-named = { $name }: { $line }
cli-new-along = Along with it: { $change }.
cli-new-command = To play it
cli-new-ask =
    Type a name or its beginning to choose it or leave it out, or a number of players. Enter or play begins the game,
    save FILE keeps it, help shows all this again, quit leaves.
cli-new-prompt = { $edition }, { $players } players>{ " " }
cli-new-now = Now: { $change }.
cli-new-same = That is so already.
cli-new-seat = your seat is { $seat }
cli-new-board = the ready-made board
cli-new-part = “{ $part }” is a part of { $expansion }: choose that first.
cli-new-several = “{ $text }” could be { $names }.
cli-new-unknown = { $name ->
    [none] “{ $text }” is nothing to choose. Type help to see what there is.
   *[other] “{ $text }” is nothing to choose. Did you mean “{ $name }”?
}
cli-new-there = { $file } is there already, and stays as it is.
cli-command-play = play

# The analysis of a game.

cli-analysis-progress = Analysing
cli-analysis-chances = Chances to win at the beginning of each cycle
cli-analysis-cycle = Cycle
cli-analysis-end = End
cli-analysis-turning = Turning points
cli-analysis-even = No turn changed the chances much.
cli-analysis-better = What could have been better
cli-analysis-asked = Cycle { $cycle }, { $faction }. { $question }
cli-analysis-well = Nothing that could be proven.
cli-analysis-judged = { $decisions ->
    [one] { $decisions } decision was judged,
   *[other] { $decisions } decisions were judged,
} in { $rollouts } rollouts.

edition-about-legendary = Islands put together from tiles; Hera, heroes and mercenaries; teams for those who like.
edition-about-classic = The first game, on its printed boards: five gods, 17 creatures, buildings for 2 GP each.

option-scale = The offerings that may be made, such as 1, 3, 5, 7. Otherwise every whole number.
option-metropolises = How many Metropolises end the game.
option-gold = How much gold each player begins with.
option-open-gold = Everybody sees everybody’s gold.
option-max-cycles = After how many cycles the game ends at the latest.
option-start = Begin as the board is printed, or free: offerings decide who chooses its islands first.
    .free = the free start
option-third-island = With a free start, the bonus troop of Ares may begin on a third island.
option-priest-discount = With two players, Priests lower the sum of both offerings, or each of them.
option-victory = Of those with enough Metropolises, the one with most of them wins, or the one with most gold.
option-defences = Several Fortresses, or Ports, of an island count each, or once.
