# What games with Hades call otherwise than the classic edition alone: his undead are troops, too.

question-TakeUnits = { $target ->
    [none] Número de { $units ->
        [Tropas] Tropas vivas
       *[other] { $units }
    } que salen de { $origin }:
   *[other] Número de { $units ->
        [Tropas] Tropas vivas
       *[other] { $units }
    } que van de { $origin } a { $target }:
}
