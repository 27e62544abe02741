# What an analysis of a game says: which turns changed the chances most, and what would have been better.

analysis-turn = Cycle { $cycle }, { $faction } with { $god }: { $changes }.
analysis-new-cycle = Cycle { $cycle } begins: { $changes }.
analysis-change = { $side } from { $before } to { $after } percent
analysis-better = “{ $better }” instead of “{ $played }”: { $betterchance } percent to win instead of { $chance }.
analysis-because = { $said } Why: { $reason }.
