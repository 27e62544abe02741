# Qué va junto en una mesa, y qué no.

wrong-needs-expansion = { $expansion } necesita { $needed }.
wrong-needs-option = { $expansion } necesita { $thing }.
wrong-needs-one-on = { $expansion } necesita al menos una de sus partes.
wrong-players = { $expansions ->
    [none] { $others ->
        [none] Esta edición es para { $allowed } jugadores, no para { $players }.
       *[other] Para { $players } jugadores hace falta { $others }.
    }
   *[other] { $expansions } es para { $allowed } jugadores, no para { $players }.
}
wrong-teams = { $allowed ->
    [none] { $others ->
        [none] Esta edición no tiene equipos.
       *[other] Para jugar en equipos hace falta { $others }.
    }
   *[other] En equipos juegan { $allowed } jugadores, no { $players }.
}
wrong-needs-teams = { $players } jugadores juegan solo en equipos de dos.

change-add = añadir { $names }
    .now = con { $names }
change-remove = dejar fuera { $names }
    .now = sin { $names }
change-option = elegir { $thing }
    .now = con { $thing }
change-players = { $teams ->
    [yes] pasar a { $number } jugadores en equipos
   *[no] pasar a { $number } jugadores
}
    .now = { $teams ->
        [yes] { $number } jugadores en equipos
       *[no] { $number } jugadores
    }
change-teams = { $teams ->
    [yes] jugar en equipos
   *[no] jugar sin equipos
}
    .now = { $teams ->
        [yes] en equipos
       *[no] sin equipos
    }

list-range = { $first } a { $last }
list-or = { $first } o { $last }
