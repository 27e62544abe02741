# What goes together at a table, and what does not.

wrong-needs-expansion = { $expansion } needs { $needed }.
wrong-needs-option = { $expansion } needs { $thing }.
wrong-needs-one-on = { $expansion } needs at least one of its parts.
wrong-players = { $expansions ->
    [none] { $others ->
        [none] This edition is for { $allowed } players, not for { $players }.
       *[other] { $players } players need { $others }.
    }
   *[other] { $expansions } is for { $allowed } players, not for { $players }.
}
wrong-teams = { $allowed ->
    [none] { $others ->
        [none] This edition has no teams.
       *[other] Teams need { $others }.
    }
   *[other] Teams are for { $allowed } players, not for { $players }.
}
wrong-needs-teams = { $players } players play only in teams of two.

change-add = add { $names }
change-remove = leave out { $names }
change-option = choose { $thing }
change-players = { $teams ->
    [yes] play with { $number } in teams
   *[no] play with { $number }
}
change-teams = { $teams ->
    [yes] play in teams
   *[no] play without teams
}

list-range = { $first } to { $last }
list-or = { $first } or { $last }
