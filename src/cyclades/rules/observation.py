"""Observations: what a player may know as one row of small numbers, for programs that learn.

Everybody is numbered as the player sees them (perspective.py); where a number is hidden stand its bounds. The layout
(observation_layout.py) names every number. The mask is the other half: which actions are legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from cyclades.engine.decks import DECK, HIDDEN, TOP
from cyclades.engine.errors import ViewError
from cyclades.engine.steps import RawStep
from cyclades.rules.observation_layout import (
    COPIED,
    EVERYONE,
    FACTIONS,
    HIGH,
    KNOWERS,
    LARGEST,
    LOW,
    MOST_ABOUT,
    NUMBERED,
    PAWNS,
    WHERE,
    ObservationLayout,
    Row,
)
from cyclades.rules.perspective import SPECTATOR, Numbering, Perspective

if TYPE_CHECKING:
    from cyclades.rules.area_graph import AreaGraph
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset

NOT_ASKED: Final = -1


def observed(game: Game, player: int | None) -> vec[i16]:
    """What a player, or a spectator, may know. Another player's unfinished group of actions is not in it."""
    seat: i64 = SPECTATOR if player is None else player
    if player is not None and (isinstance(player, bool) or not 0 <= seat < game.rules.players):
        raise ViewError(f"expected a player from 0 to {game.rules.players - 1}, or None, got {player!r}")
    if game.draft > 0 and game.player != player:
        before = game.copy()
        before.undo(game.draft)
        return before.observer.observed(before, seat)
    return game.observer.observed(game, seat)


class Observer:
    """Observes games of the same rules."""

    def __init__(self, rules: Ruleset) -> None:
        self.layout = ObservationLayout(rules)
        self.size = self.layout.size
        self.rules = rules
        self.perspective = Perspective(rules)
        self.unset: vec[i16] = vec[i16]([0] * self.size)
        self.nothing: vec[u8] = vec[u8]([0] * len(rules.verbs.table.all))
        self.graph: AreaGraph | None = None
        """The board as a graph, once somebody has asked for it."""
        self.bits: vec[i64] = vec[i64]([1 << player for player in range(rules.players)])

    def observed(self, game: Game, player: i64) -> vec[i16]:
        """What a player, or a spectator, may know of a game in which nobody else has an unfinished group of actions."""
        found = self.unset[:]
        self.observe(game, player, found, 0)
        return found

    def observe(self, game: Game, player: i64, out: vec[i16], at: i64) -> None:
        """The same, written into a longer row from a place on."""
        self.perspective.take(game, player)
        s = game.s
        i = at
        for row in self.layout.rows:
            mode = row.mode
            if mode == COPIED:
                here = row.offset
                end = here + row.size
                while here < end:
                    out[i] = i16(s[here])
                    here += 1
                    i += 1
            else:
                if mode == NUMBERED:
                    self.write_numbered(s, row, out, i)
                elif mode in (LOW, HIGH):
                    self.write_bounds(game, player, row, out, i)
                elif mode == KNOWERS:
                    self.write_knowers(s, row, out, i)
                else:
                    self.write_cards(s, player, row, out, i)
                i += row.size
        self.write_question(game, out, self.write_seats(out, i))

    def numbering(self, group: i64) -> Numbering:
        """How those of a group are numbered."""
        if group == FACTIONS:
            return self.perspective.factions
        return self.perspective.pawns if group == PAWNS else self.perspective.purses

    def write_numbered(self, s: vec[i64], row: Row, out: vec[i16], at: i64) -> None:
        """A row that counts per somebody, or whose numbers stand for somebody."""
        i = at
        if row.group == EVERYONE:
            of = self.numbering(row.stand_for).of
            here = row.offset
            end = here + row.size
            while here < end:
                number = s[here]
                if number >= 0:
                    number = of[number]
                out[i] = i16(number)
                here += 1
                i += 1
            return
        numbering = self.numbering(row.group)
        count, seats, block, stand_for = numbering.count, numbering.at, row.block, row.stand_for
        first = row.offset
        last = row.offset + row.size
        while first < last:
            one: i64 = 0
            while one < count:
                here = first + seats[one] * block
                end = here + block
                while here < end:
                    number = s[here]
                    if stand_for != EVERYONE and number >= 0:
                        number = self.numbering(stand_for).of[number]
                    if number > LARGEST:
                        number = LARGEST
                    out[i] = i16(number)
                    here += 1
                    i += 1
                one += 1
            first += count * block

    def write_bounds(self, game: Game, player: i64, row: Row, out: vec[i16], at: i64) -> None:
        """The lower or upper bounds of what may be hidden; of what is seen, the number itself."""
        s = game.s
        numbering = self.numbering(row.group)
        one: i64 = 0
        while one < numbering.count:
            owner = numbering.at[one]
            if row.opened or self.sees(game, player, owner, row.shared):
                number = s[row.offset + owner]
            elif row.bound_at >= 0:
                number = s[row.bound_at + owner]
            else:
                number = row.bound
            if number > LARGEST:
                number = LARGEST
            out[at + one] = i16(number)
            one += 1

    def sees(self, game: Game, player: i64, purse: i64, shared: bool) -> bool:
        """Whether a player knows a secret of a purse."""
        if game.over:
            return True
        if player == SPECTATOR:
            return False
        perspective = self.perspective
        faction: i64 = 0
        while faction < perspective.factions.count:
            if perspective.player_of[faction] == player:
                if perspective.purse_of[faction] == purse:
                    return True
                if shared and self.rules.purse_team[purse] == perspective.team_of[faction]:
                    return True
            faction += 1
        return False

    def write_knowers(self, s: vec[i64], row: Row, out: vec[i16], at: i64) -> None:
        """Who knows the cards on top of decks, as bits of players."""
        players = self.perspective.players
        place: i64 = 0
        while place < row.size:
            number = s[row.offset + place]
            found: i64 = 0
            if number != 0:
                player: i64 = 0
                while player < players.count:
                    if number & self.bits[player]:
                        found += self.bits[players.of[player]]
                    player += 1
            out[at + place] = i16(found)
            place += 1

    def write_cards(self, s: vec[i64], player: i64, row: Row, out: vec[i16], at: i64) -> None:
        """Where cards are, or what is known of those that are seen: others are in the deck, or as they start."""
        bit: i64 = 0 if player == SPECTATOR else self.bits[player]
        places = self.rules.f.place
        perspective = self.perspective
        known = self.layout.deck_known
        card: i64 = 0
        while card < row.size:
            place = s[places + card]
            seen = True
            if place <= HIDDEN:
                holder = HIDDEN - place
                seen = perspective.player_of[holder] == player
                place = HIDDEN - perspective.factions.of[holder]
            elif place >= TOP:
                seen = s[known[card] + place - TOP] & bit != 0
            if row.mode != WHERE:
                place = s[row.offset + card] if seen else row.start
            elif not seen:
                place = DECK
            out[at + card] = i16(place)
            card += 1

    def write_seats(self, out: vec[i16], at: i64) -> i64:
        """The team and the player of each faction; returns where what follows begins."""
        perspective = self.perspective
        factions = perspective.factions
        one: i64 = 0
        while one < factions.count:
            faction = factions.at[one]
            out[at + one] = i16(perspective.teams.of[perspective.team_of[faction]])
            out[at + factions.count + one] = i16(perspective.players.of[perspective.player_of[faction]])
            one += 1
        return at + 2 * factions.count

    def write_question(self, game: Game, out: vec[i16], at: i64) -> None:
        """Who is asked, what, and what that is about."""
        i: i64 = 0
        while i < 2 + MOST_ABOUT:
            out[at + i] = i16(NOT_ASKED)
            i += 1
        if game.over:
            return
        asked = game.asked
        if asked >= 0:
            asked = self.perspective.factions.of[asked]
        out[at] = i16(asked)
        step: RawStep = game.stack[-1]
        asking = self.layout.asking(self.rules, step)
        out[at + 1] = i16(asking.number)
        for place, name in enumerate(asking.about):
            number: i64 = getattr(step, name)
            if number >= 0 and asking.stand_for[place] != EVERYONE:
                number = self.numbering(asking.stand_for[place]).of[number]
            if number > LARGEST:
                number = LARGEST
            out[at + 2 + place] = i16(number)

    def mask(self, game: Game) -> vec[u8]:
        """1 for each action that is legal, 0 for the others, by their index."""
        found = self.nothing[:]
        for action in game.actions:
            found[action.index] = 1
        return found
