# The command arena.

cli-arena-games = { $number ->
    [one] { $number } game
   *[other] { $number } games
}
cli-arena-blocks = { $finished } of { $games } played to the end, in blocks of { $block }
cli-arena-rounded = { $games } games instead of { $asked }: whole blocks of { $block }, in which every entry sits in every seat.
cli-arena-going-on = Going on with { $file }: { $finished } of { $games } games are there already.
cli-arena-stopped = Stopped. { $finished } of { $games } games are kept in { $file }; the same command goes on from there.
cli-arena-file = results
cli-arena-even = even share
cli-arena-test = sequential test
cli-arena-test-asked = { $bot }: { $low } or { $high }, errors { $first } and { $second }
cli-arena-test-decided = decided for { $share }: after { $games ->
    [one] { $games } game
   *[other] { $games } games
}, log-likelihood ratio { $ratio }
cli-arena-test-open = not decided after { $games ->
    [one] { $games } game
   *[other] { $games } games
} (ratio { $ratio }, { $bound } decides)
cli-arena-bots = Bots, { cli-arena-intervals }
cli-arena-intervals = with 95% intervals
cli-arena-bot = bot
cli-arena-played = seats
cli-arena-sides = teams
cli-arena-wins = wins
cli-arena-share = win share
cli-arena-rating = rating
cli-arena-time = ms a decision
cli-arena-slow = 99%: { $ms }
cli-arena-by-seat = { $teams ->
    [0] Win share by seat
   *[other] Win share by team
}
cli-arena-players = { $number ->
    [one] seat { $seats }
   *[other] team { $seats }
}
cli-arena-by-order = Win share by turn order at the start
cli-arena-place = { $place ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}
cli-arena-all = all bots
cli-arena-range = { $low }–{ $high }
