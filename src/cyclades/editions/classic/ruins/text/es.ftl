# Ruinas Antiguas: una expansión de la edición clásica que necesita Monumentos.

expansion-ruins = Ruinas Antiguas
    .line = En dos islas sin dueño, las ruinas esconden Monumentos para quien llegue primero
expansion-about-ruins = En cada una de dos islas neutrales espera un Monumento que solo puede construir quien la tenga.

question-PlaceRuin = { $ruin ->
    [0] ¿En qué { word-land } neutral pones las primeras Ruinas Antiguas?
   *[other] ¿En qué { word-land } neutral pones las otras Ruinas Antiguas?
}
    .doing = coloca las Ruinas Antiguas
question-OfferRuin = Tienes los edificios para construir { $monument } en tus ruinas. ¿Quieres hacerlo?
    .doing = puede construir un Monumento
question-DrawForRuin = ¿Qué Monumento esconden las ruinas?
action-at-OfferRuin = Construir en { $area }
action-decline-OfferRuin = Ahora no
event-ruin-placed = { $faction } pone unas Ruinas Antiguas en { $area }.
event-ruin-explored = Las ruinas de { $area } guardan { $monument }.
label-ruin-placed = ruinas colocadas
label-ruin-explored = Monumentos hallados en ruinas

field-ruin = Ruinas Antiguas
    .one = Ruinas Antiguas
    .row = { $monument ->
        [none] { $area }
       *[other] { $area }: { $monument }
    }
    .beside = { $monument ->
        [none] Ruinas Antiguas
       *[other] Ruinas Antiguas ({ $monument })
    }
