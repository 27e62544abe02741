"""How somebody could win this cycle with a god: by the last philosopher or building, by conquering, or by a card. It is
seen by comparing the game with how it would be after a turn; cards in hands are named by nobody."""

from __future__ import annotations

from mypy_extensions import i64

from cyclades.bots.rivals import Founding, founding
from cyclades.engine.decks import HELD, TOP, TRACK
from cyclades.rules.buildings import team_metropolises
from cyclades.rules.game import Game


class Way:
    """What brings a Metropolis with a god: `philosophers` and how many it takes, `building` and the last that is
    missing, `conquest` and of which area, `card` and which."""

    def __init__(self, god: str, how: str, thing: str) -> None:
        self.god = god
        self.how = how
        self.thing = thing


def way_of(game: Game, god: i64, found: Founding) -> Way:
    """What is seen at a glance, as it is told."""
    rules = game.rules
    name = rules.gods[god].name
    if found.land >= 0:
        return Way(name, "conquest", rules.board.ids[found.land])
    if found.building >= 0:
        return Way(name, "building", rules.buildings[found.building].name)
    return Way(name, "philosophers", str(found.philosophers))


def ways_of(game: Game, faction: i64, god: i64, glance: Founding | None, after: Game | None) -> list[Way]:
    """What brings a faction the Metropolises that it lacks: as a glance has shown, or where its turn was played, as it
    would be after that."""
    if after is None:
        return [] if glance is None else [way_of(game, god, glance)]
    name = game.rules.gods[god].name
    lands = conquered(game, after, faction)
    found = [Way(name, "conquest", game.rules.board.ids[land]) for land in lands]
    team = game.rules.team_of[faction]
    if team_metropolises(after, team) - team_metropolises(game, team) > len(lands):
        built = founding(game, faction, god, conquers=False)
        if built is not None:
            found.append(way_of(game, god, built))
    if len(found) == 0:
        cards = used_cards(game, after, faction)
        if len(cards) == 1:
            found.append(Way(name, "card", game.rules.cards[cards[0]].name))
    return found


def conquered(game: Game, after: Game, faction: i64) -> list[i64]:
    """The areas with a Metropolis of somebody else that a faction's team would hold then."""
    rules, s, f = game.rules, game.s, game.f
    team = rules.team_of[faction]
    found: list[i64] = []
    for land in range(rules.lands):
        before, now = s[f.owner + land], after.s[f.owner + land]
        if s[f.metropolis + land] > 0 and before >= 0 and now >= 0:
            if rules.team_of[before] != team and rules.team_of[now] == team:
                found.append(land)
    return found


def used_cards(game: Game, after: Game, faction: i64) -> list[i64]:
    """The cards that a faction would have taken from a track, or given up, all of which lay open."""
    place, s, f = game.f.place, game.s, game.f
    found: list[i64] = []
    for card in range(len(game.rules.cards)):
        before, now = s[place + card], after.s[place + card]
        taken = TRACK <= before < TOP and not TRACK <= now < TOP
        given = before == HELD and now != HELD and s[f.card_owner + card] == faction
        if taken or given:
            found.append(card)
    return found
