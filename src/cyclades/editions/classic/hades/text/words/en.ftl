# What games with Hades call otherwise than the classic edition alone: his undead are troops, too.

question-TakeUnits = { $target ->
    [none] How many { $units ->
        [troops] living troops
       *[other] { $units }
    } leave { $origin }?
   *[other] How many { $units ->
        [troops] living troops
       *[other] { $units }
    } go from { $origin } to { $target }?
}
