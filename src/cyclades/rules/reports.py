"""Reports: views, events and records of a game as plain data, for players and spectators."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cyclades.engine.errors import ViewError
from cyclades.engine.events import Event
from cyclades.engine.records import written_record
from cyclades.engine.views import State, filled, masked, private
from cyclades.rules.income import income
from cyclades.rules.nearness import nearness
from cyclades.rules.people import philosophers_needed
from cyclades.rules.questions import named
from cyclades.rules.victory import standings

if TYPE_CHECKING:
    from cyclades.rules.game import Game

FORMAT: Final = "cyclades-view"
VERSION: Final = 1


def summary(game: Game) -> str:
    """A game in a line: which one it is, how far it has come, and who is asked what."""
    rules = game.rules
    what = f"Game {' + '.join([rules.edition, *rules.expansions])}, {rules.players} players"
    if len(game.s) == 0:
        return f"<{what}, not begun>"
    now = f"{what}, cycle {game.s[rules.f.cycle]}"
    if game.over:
        return f"<{now}: over, won by {' and '.join(f'player {player}' for player in game.winners)}>"
    who = "chance" if game.player is None else f"player {game.player} ({game.faction})"
    return f"<{now}: {who} is asked {type(game.stack[-1]).__name__}>"


def player_bit(game: Game, player: object) -> int:
    """The bit of a player in masks; 0 for a spectator."""
    if player is None:
        return 0
    if isinstance(player, bool) or not isinstance(player, int) or not 0 <= player < game.rules.players:
        raise ViewError(f"expected a player from 0 to {game.rules.players - 1}, or None, got {player!r}")
    return 1 << player


def view_of(game: Game, player: int | None) -> dict[str, Any]:
    """What a player may know. Another player's unfinished group of actions is not in it."""
    player_bit(game, player)  # refuses who does not play
    if game.draft and game.player != player:
        before = game.copy()
        before.undo(int(game.draft))
        return view_of(before, player)
    rules = game.rules
    return {
        "format": FORMAT,
        "version": VERSION,
        "setup": rules.setup(),
        "player": player,
        "factions": {
            name: {"player": int(rules.player_of[faction]), "purse": rules.purses[rules.purse_of[faction]]}
            for faction, name in enumerate(rules.factions)
        },
        "state": masked_state(game, game.s, player),
        "steps": game.steps(),
        "asked": asked_of(game, player),
        "actions": [action.notation for action in game.actions] if player is not None and game.player == player else [],
        "income": {name: int(income(game, faction)) for faction, name in enumerate(rules.factions)},
        "philosophers_needed": {
            name: int(philosophers_needed(game, faction)) for faction, name in enumerate(rules.factions)
        },
        "nearness": {name: nearness(game, faction) for faction, name in enumerate(rules.factions)},
        "gold": {
            name: [int(game.s[rules.f.gold_low + purse]), int(game.s[rules.f.gold_high + purse])]
            for purse, name in enumerate(rules.purses)
        },
        "over": game.over,
        "standings": [vars_of(row) for row in standings(game)] if game.over else [],
    }


def private_of(game: Game, player: int | None) -> dict[str, list[int | None]]:
    """The rows of a player's view that are not the same for all, at a moment when no group of actions is unfinished."""
    assert not game.draft
    rules = game.rules
    own, team = purses_seen(game, player)
    return with_open_gold(game, game.s, private(game.s, rules.f, rules.decks, player_bit(game, player), own, team))


def asked_of(game: Game, player: int | None) -> dict[str, Any] | None:
    """Who is asked what; whoever is asked also gets what the question is about, and what the actions cost."""
    if game.over:
        return None
    asked = game.question
    data: dict[str, Any] = {"player": asked.player, "faction": asked.faction, "question": asked.kind}
    if player is not None and asked.player == player:
        data["about"] = asked.about
        data["prices"] = [int(game.price(action)) for action in game.actions]
        data["useless"] = list(asked.useless)
    return data


def purses_seen(game: Game, player: int | None) -> tuple[list[bool], list[bool]]:
    """Which purses' secrets a player knows: those of its own, and those of its team, which are fewer secrets; all when
    the game is over."""
    rules = game.rules
    own = [game.over] * len(rules.purses)
    team = own[:]
    for faction, purse in enumerate(rules.purse_of):
        if rules.player_of[faction] == player:
            own[purse] = True
            for other, whose in enumerate(rules.purse_team):
                team[other] = team[other] or whose == rules.team_of[faction]
    return own, team


def masked_state(game: Game, s: vec[i64], player: int | None) -> State:
    """What a player sees of a state of a game."""
    own, team = purses_seen(game, player)
    return with_open_gold(game, s, masked(s, game.rules.f, game.rules.decks, player_bit(game, player), own, team))


def with_open_gold(game: Game, s: vec[i64], state: State) -> State:
    """What a player sees of a state, with all gold where that is open; other secrets of a purse stay hidden."""
    if game.rules.open_gold:
        state["gold"] = [int(s[game.f.gold + purse]) for purse in range(len(game.rules.purses))]
    return state


def vars_of(row: Any) -> dict[str, Any]:
    """A standing as plain data."""
    return {name: getattr(row, name) for name in ("place", "players", "metropolises", "gold")}


def event_data(game: Game, event: Event) -> dict[str, Any]:
    """An event as plain data: its kind and its numbers by name."""
    data: dict[str, Any] = {"event": event.kind.name}
    for name, number in zip(event.kind.arguments, event.numbers(), strict=True):
        data[name] = named(game, name, number)
    return data


def event_label(game: Game, event: Event) -> str:
    """An event's kind, with the name that tells it from others of its kind: `creature kraken`, `retreat`."""
    if not event.kind.counted:
        return event.kind.name
    at = event.kind.arguments.index(event.kind.counted)
    return f"{event.kind.name} {named(game, event.kind.counted, event.numbers()[at])}"


def events_seen(game: Game, player: int | None) -> list[dict[str, Any]]:
    """The events since the last question that a player may know."""
    return told(game, game.happened if game.player == player else game.published, player)


def told(game: Game, events: Iterable[Event], player: int | None) -> list[dict[str, Any]]:
    """Those of some events that a player may know, as plain data."""
    bit = player_bit(game, player)
    return [event_data(game, event) for event in events if event.sees < 0 or event.sees & bit]


def record_of(game: Game, player: int | None) -> dict[str, Any]:
    """The record of a game: the whole truth (player -1, or a game that is over), or a player's."""
    if player == -1 or game.over:
        return written_record(game, game.rules.versions, game.rules.setup(), game.start, None, True)
    bit = player_bit(game, player)
    start = game.start
    if start is not None:
        seen = masked_state(game, vec[i64](filled(start["state"], game.rules.f)), player)
        start = {"state": seen, "steps": start["steps"]}
    return written_record(game, game.rules.versions, game.rules.setup(), start, bit, False)
