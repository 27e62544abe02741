# Lo que dice el análisis de una partida: qué turnos cambiaron más las posibilidades, y qué habría sido mejor.

analysis-turn = Ciclo { $cycle }, { $faction } con { $god }: { $changes }.
analysis-new-cycle = Empieza el ciclo { $cycle }: { $changes }.
analysis-change = { $side }, del { $before } al { $after } por ciento
analysis-better = «{ $better }» en vez de «{ $played }»: { $betterchance } por ciento de ganar en vez de { $chance }.
analysis-because = { $said } Por qué: { $reason }.
