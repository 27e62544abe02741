"""Counting what happens in games: events by kind and name, and whether those win who use a thing."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from itertools import compress
from operator import attrgetter
from typing import Any, Final

from cyclades.engine.events import EVERYBODY, Event, EventKind
from cyclades.rules.events import HERO_RECRUITED, HEROES_SWAPPED, KINDS
from cyclades.rules.game import Game
from cyclades.rules.reports import event_label
from cyclades.rules.ruleset import Ruleset

USER: Final = "faction"
"""The first number of events that somebody did."""
NUMBERS: Final = "abcd"
OF_CARDS: Final = {"creature-used": "creatures", "hero-recruited": "heroes", "hero-sacrificed": "heroes"}
"""The kinds of events that tell of the use of a card, with the cards of the rules that can be used so."""
WHOLE: Final = 60
"""A victory in parts, so that up to six can share it and the parts are counted in whole numbers."""


@dataclass
class Use:
    """How often a thing was used, and with what success; what was won is in parts of `WHOLE`."""

    uses: int = 0
    uses_won: int = 0
    users: int = 0
    """How many players used it in a game, over all games."""
    users_won: int = 0
    games: int = 0

    def add(self, other: Use) -> None:
        """Count other games too."""
        self.uses += other.uses
        self.uses_won += other.uses_won
        self.users += other.users
        self.users_won += other.users_won
        self.games += other.games

    def add_game(self, players: dict[int, int], winners: dict[int, int]) -> None:
        """Count how often players used it in a game, which some of them may have won."""
        self.games += 1
        self.users += len(players)
        self.uses += sum(players.values())
        for winner, part in winners.items():
            if winner in players:
                self.uses_won += players[winner] * part
                self.users_won += part

    def summary(self) -> dict[str, Any]:
        """As plain data; who never acts has no share of anything."""
        return {
            "uses": self.uses,
            "games": self.games,
            "winner_share": share(self.uses_won, self.uses),
            "win_share": share(self.users_won, self.users),
        }


def share(won: int, all: int) -> float | None:
    """Which share of something was won."""
    return round(won / (WHOLE * all), 6) if all else None


def parts_won(game: Game) -> dict[int, int]:
    """Who has won a game that is over, each with how much of the victory: all of it, or a part where several sides
    share it. Teammates win together."""
    winners = [row.players for row in game.standings if row.place == 1]
    return {player: WHOLE // len(winners) for side in winners for player in side}


class EventCount:
    """Counts the events of games by kind and number, which is quick; their names are looked up at the end."""

    def __init__(self) -> None:
        self.kinds: Counter[EventKind] = Counter()
        self.named: Counter[tuple[EventKind, int]] = Counter()
        self.use: defaultdict[tuple[EventKind, int], Use] = defaultdict(Use)
        self.at: defaultdict[str, set[EventKind]] = defaultdict(set)
        """The kinds of events that are counted by name, by the place where they have it."""
        for kind in KINDS.by_name.values():
            if kind.counted:
                self.at[NUMBERS[kind.arguments.index(kind.counted)]].add(kind)
        self.with_user = {kind for kinds in self.at.values() for kind in kinds if kind.arguments[0] == USER}

    def add(self, events: list[Event], game: Game) -> None:
        """Count the events of a game that is over."""
        kinds = list(map(attrgetter("kind"), events))
        self.kinds.update(kinds)
        counts: Counter[tuple[EventKind, int, int]] = Counter()
        for place, named in self.at.items():
            alike = compress(events, map(named.__contains__, kinds))
            counts.update(map(attrgetter("kind", "a", place), alike))
        for (kind, _, number), times in counts.items():
            self.named[kind, number] += times
        swaps = compress(events, map({HEROES_SWAPPED}.__contains__, kinds))
        counts.update((HERO_RECRUITED, event.a, event.c) for event in swaps)  # one more way to get a hero
        self.add_uses(counts, game)

    def add_uses(self, counts: Counter[tuple[EventKind, int, int]], game: Game) -> None:
        """Count what was used in a game, from kinds of events, their first number, which is who did it, and name."""
        player_of = game.rules.player_of
        used: dict[tuple[EventKind, int], dict[int, int]] = {}
        for (kind, user, number), times in counts.items():
            if user < 0 or kind not in self.with_user:
                continue
            players = used.setdefault((kind, number), {})
            player = player_of[user]
            players[player] = players.get(player, 0) + times
        winners = parts_won(game)
        for thing, players in used.items():
            self.use[thing].add_game(players, winners)

    def by_name(self, game: Game) -> Counter[str]:
        """The counts as `creature kraken`, `retreat` …; any game with the same rules knows the names."""
        found = Counter({kind.name: count for kind, count in self.kinds.items() if told_by_kind(kind)})
        for (kind, number), count in self.named.items():
            found[label(game, kind, number)] += count
        return found

    def use_by_name(self, game: Game) -> dict[str, Use]:
        """The uses likewise."""
        return {label(game, kind, number): use for (kind, number), use in self.use.items()}


def told_by_kind(kind: EventKind) -> bool:
    """Whether events of a kind are counted together, and not by name; those without words are not counted at all."""
    return not kind.counted and not kind.wordless


def label(game: Game, kind: EventKind, number: int) -> str:
    """How events of a kind with a certain name are called."""
    numbers = [0] * len(NUMBERS)
    numbers[kind.arguments.index(kind.counted)] = number
    a, b, c, d = numbers
    return event_label(game, Event(kind, a, b, c, d, EVERYBODY))


def counts_things(kind: str) -> bool:
    """Whether a kind of event tells that something was used of which a game has a known number: a creature, a hero, a
    god, or something that an expansion adds."""
    return kind in OF_CARDS or KINDS.by_name[kind].used


def things(rules: Ruleset) -> dict[str, list[str]]:
    """What there is to use in a game, by the kind of event that tells of it, where there is a choice."""
    cards = {kind: [card.name for card in getattr(rules, deck)] for kind, deck in OF_CARDS.items()}
    others = {kind: names for kind, names in rules.names.items() if kind != "card"}  # which cards they are, nobody says
    names = {name: cards.get(name, others.get(kind.counted, [])) for name, kind in KINDS.by_name.items()}
    return {kind: names[kind] for kind in KINDS.by_name if counts_things(kind) and len(names[kind]) > 1}


def use_summary(use: dict[str, Use], rules: Ruleset) -> dict[str, dict[str, Any]]:
    """The uses as plain data, by kind of event and name; things that nobody used are there too."""
    never = {f"{kind} {name}": Use() for kind, names in things(rules).items() for name in names}
    found: dict[str, dict[str, Any]] = {}
    for label, counted in sorted((never | use).items()):
        kind, _, name = label.partition(" ")
        found.setdefault(kind, {})[name] = counted.summary()
    return found


def even_share(rules: Ruleset) -> float:
    """The share of the victories that each side would have if all were as good."""
    return round(1 / len(rules.teams), 6)
