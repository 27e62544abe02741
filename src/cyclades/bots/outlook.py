"""What rivals will probably do before one acts again: who may attack, as far as gods and turn order tell."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cyclades.bots.threats import armies_near, army_in, at_stake, chance_of_loss, led
from cyclades.bots.weights import Weights
from cyclades.rules.buildings import team_metropolises
from cyclades.rules.destinations import may_enter
from cyclades.rules.game import Game
from cyclades.rules.moves import LandMove
from cyclades.rules.turns import TurnsWithGods

NO_GOD: Final = -1
STAYS: Final = 0.7
"""How likely a rival keeps the god on which it stands, while offerings are made."""
WAITS: Final = 0.3
"""How likely one who has no god yet gets a certain one."""
COMES: Final = 0.12
"""How likely one who stands on another god is outbid there and gets a certain one."""
ACTS: Final = 0.8
"""How likely one who has no god yet will act with any but Apollo."""


class Outlook:
    """Where armies of rivals of a team stand near each land area, and how likely each rival attacks in this cycle, with
    an army that its god has to move or with one that is led whichever god it has."""

    def __init__(self, near: list[list[i64]], soon: list[float], soon_led: list[float]) -> None:
        self.near = near
        self.soon = soon
        self.soon_led = soon_led


NOTHING_SEEN: Final = Outlook([], [], [])
"""For who does not look."""


def outlook_of(game: Game, team: i64, weights: Weights) -> Outlook:
    """What a team has to expect as the game stands."""
    return with_god(game, team, armies_near(game, team), NO_GOD, weights)


def with_god(game: Game, team: i64, near: list[list[i64]], god: i64, weights: Weights) -> Outlook:
    """The same where a pawn of the team takes a god, with which then nobody else can attack."""
    rules = game.rules
    offered = not any(isinstance(step, TurnsWithGods) for step in game.stack)
    soon: list[float] = []
    soon_led: list[float] = []
    for faction in range(len(rules.factions)):
        calm = 1.0
        acts = 0.0
        if rules.team_of[faction] != team and game.s[game.f.alive + faction] > 0:
            for other in rules.gods:
                if other.number != god and moves_armies(game, other.number):
                    calm *= 1.0 - weights.attacked_now * may_act_with(game, faction, other.number, god, offered)
            acts = may_act(game, faction, god, offered)
        soon.append(1.0 - calm)
        soon_led.append(weights.attacked_now * acts)
    return Outlook(near, soon, soon_led)


def moves_armies(game: Game, god: i64) -> bool:
    """Whether a god lets its player move armies, and not only those that are led with any god."""
    deeds = game.rules.gods[god].deeds
    return any(isinstance(deed, LandMove) and deed not in game.rules.common_deeds for deed in deeds)


def may_act_with(game: Game, faction: i64, god: i64, taken: i64, offered: bool) -> float:
    """How likely a faction will still act with a god in this cycle, where another one is taken from it."""
    rules, s, f = game.rules, game.s, game.f
    found = 0.0
    for pawn in range(len(rules.pawns)):
        if rules.pawn_faction[pawn] != faction:
            continue
        at = s[f.pawn_god + pawn]
        likely = 0.0
        if offered:
            likely = 1.0 if at == god and not has_acted(game, pawn) else 0.0
        elif at == god:
            likely = STAYS
        elif at < 0 or at == taken:
            likely = WAITS
        elif at != rules.apollo.number:
            likely = COMES
        if likely > found:
            found = likely
    return found


def may_act(game: Game, faction: i64, taken: i64, offered: bool) -> float:
    """How likely a faction will still act in this cycle with whatever god, Apollo aside."""
    rules, s, f = game.rules, game.s, game.f
    found = 0.0
    for pawn in range(len(rules.pawns)):
        if rules.pawn_faction[pawn] != faction:
            continue
        at = s[f.pawn_god + pawn]
        if at == rules.apollo.number:
            continue
        if offered:
            likely = 1.0 if at >= 0 and not has_acted(game, pawn) else 0.0
        else:
            likely = ACTS if at < 0 or at == taken else 1.0
        if likely > found:
            found = likely
    return found


def has_acted(game: Game, pawn: i64) -> bool:
    """Whether a pawn has had its turn in this cycle, once the offerings are made: it is back on the turn order track,
    or its turn is now."""
    s, f = game.s, game.f
    if s[f.turn] == pawn:
        return True
    return any(s[f.order + slot] == pawn for slot in range(len(game.rules.pawns)))


def risk(game: Game, team: i64, outlook: Outlook, weights: Weights) -> float:
    """What a team stands to lose to the armies near its land areas, those of them that are still there: in this cycle,
    or, unless it ends the game by its Metropolises, in the next."""
    rules, s, f = game.rules, game.s, game.f
    total = 0.0
    spare = team_metropolises(game, team) - rules.metropolises_to_win
    for land in range(rules.lands):
        owner = s[f.owner + land]
        if owner < 0 or rules.team_of[owner] != team:
            continue
        kept = 1.0
        cities = s[f.metropolis + land]
        for origin in outlook.near[land]:
            rival = s[f.owner + origin]
            if rival >= 0 and rules.team_of[rival] != team and may_enter(game, rival, land):
                lost = attacks(game, origin, outlook, spare >= 0, weights)
                lost *= chance_of_loss(game, land, army_in(game, origin))
                kept *= 1.0 - lost
                if cities > 0 and team_metropolises(game, rules.team_of[rival]) + cities >= rules.metropolises_to_win:
                    total += lost * weights.conqueror_wins
        if kept < 1.0:
            stake = at_stake(game, land, weights)
            if spare >= 0 and cities > spare:
                stake += weights.win / 2.0
            total += (1.0 - kept) * stake
    return total


def attacks(game: Game, origin: i64, outlook: Outlook, ends: bool, weights: Weights) -> float:
    """How likely a rival attacks with the army in a land area, before or after the end of this cycle."""
    rival = game.s[game.f.owner + origin]
    now, later = outlook.soon[rival], weights.attacked
    if led(game, origin):
        now, later = outlook.soon_led[rival], weights.attacked_by_led
    return now if ends else 1.0 - (1.0 - now) * (1.0 - later)
