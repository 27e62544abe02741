# What comes with the link of a table that somebody shares: in its picture, and beside it.

preview-waiting = Waiting for players
preview-free = a free seat
preview-cycle = { $number ->
    [0] The game begins
   *[other] Cycle { $number }
}
preview-over = The end, in cycle { $number }
preview-picture = The board of the table with its pieces, and who plays.

shared-waiting = { $number ->
    [0] The game is about to begin.
    [one] One seat is free: sit down and play.
   *[other] { $number } seats are free: sit down and play.
}
shared-present = At the table: { $names }.
shared-running = { $names } are playing: look on.
shared-moment = A moment of the game of { $names }.
shared-over = The game of { $names }: see how it went.
