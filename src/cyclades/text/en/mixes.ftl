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
    .now = with { $names }
change-remove = leave out { $names }
    .now = without { $names }
change-option = choose { $thing }
    .now = with { $thing }
change-players = { $teams ->
    [yes] play with { $number } in teams
   *[no] play with { $number }
}
    .now = { $teams ->
        [yes] { $number } players in teams
       *[no] { $number } players
    }
change-teams = { $teams ->
    [yes] play in teams
   *[no] play without teams
}
    .now = { $teams ->
        [yes] in teams
       *[no] without teams
    }

list-range = { $first } to { $last }
list-or = { $first } or { $last }
