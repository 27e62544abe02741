"""A digest of what was legal in 290 games: a change that should change no rule leaves it as it is.

The games cover both editions, all numbers of players, teams, and every mix of expansions of today. Answers and outcomes
of chance are chosen by a seed among their notations in alphabetical order, so that neither the numbers of things nor
the order in which answers are listed matter. A rule fix that changes a digest says so, and why;
`python -m tests.test_digest` writes the file anew.
"""

import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import cyclades

FILE = Path(__file__).resolve().parent / "digest.json"
OPTIONS = {"max_cycles": 30}


class Table(NamedTuple):
    """A set-up of which several games are played."""

    edition: str
    players: int
    teams: bool
    expansions: tuple[str, ...]
    games: int

    def __str__(self) -> str:
        return "-".join([self.edition, str(self.players), *(["teams"] if self.teams else []), *self.expansions])


ISLANDS = ("hades", "hecate", "manticore", "monuments", "ruins")
"""The expansions that are played on islands, too."""
TERRITORIES = ((3, False), (4, False), (4, True), (5, False), (6, True))
"""Those who may play on territories of large islands: how many, and whether in teams."""
TABLES = [
    *(Table("legendary", players, players == 6, (), 16) for players in (2, 3, 4, 5, 6)),
    Table("legendary", 4, True, (), 16),
    *(Table("classic", players, False, (), 8) for players in (2, 3, 4, 5)),
    *(Table("classic", players, False, ("monuments",), 8) for players in (2, 3, 4, 5)),
    *(Table("classic", players, False, ("monuments", "ruins"), 10) for players in (2, 3, 4, 5)),
    *(Table("classic", players, False, ("hades", "hecate", "manticore"), 8) for players in (2, 3, 4, 5)),
    *(Table("classic", players, False, ISLANDS, 2) for players in (2, 3, 4, 5)),
    *(Table("classic", players, teams, ("titans",), 8) for players, teams in TERRITORIES),
    *(Table("classic", *table, tuple(cyclades.EDITIONS["classic"].expansions), 2) for table in TERRITORIES),
]


def new_game(table: Table, seed: int) -> cyclades.Game:
    options: dict[str, Any] = dict(OPTIONS)
    if table.edition == "classic" and "titans" not in table.expansions:
        options["start"] = ("printed", "free")[seed % 2]
    return cyclades.new(
        table.edition,
        table.players,
        teams=table.teams or None,
        expansions=table.expansions,
        options=options,
        ask_chance=True,
    )


def digest(table: Table, seed: int) -> str:
    """All legal answers of a game, and how it ended, as a short text. In every second game the verb is chosen first, so
    that what is seldom legal is seldom passed by."""
    game = new_game(table, seed)
    pick = random.Random(f"{table} {seed}")
    found = hashlib.sha256()
    while not game.over:
        legal = sorted(action.notation for action in game.actions)
        found.update(f"{game.faction}: {', '.join(legal)}\n".encode())
        if game.player is None:
            outcomes = game.stack[-1].raw_outcomes(game)
            weights = {
                action.notation: weight for action, weight in zip(outcomes.actions, outcomes.weights, strict=True)
            }
            words = pick.choices(legal, [int(weights[words]) for words in legal])[0]
        else:
            if seed // 2 % 2:
                verb = pick.choice(sorted({words.split(" ")[0] for words in legal}))
                legal = [words for words in legal if words.split(" ")[0] == verb]
            words = pick.choice(legal)
        game.play(game.parse(words))
    found.update(repr([[row.place, row.players, row.metropolises, row.gold] for row in game.standings]).encode())
    return found.hexdigest()[:16]


def digests(table: Table) -> list[str]:
    return [digest(table, seed) for seed in range(table.games)]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_legal_has_not_changed(table: Table) -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    assert digests(table) == kept[str(table)]


def test_the_digest_is_of_290_games_of_both_editions_with_all_their_expansions() -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    assert set(kept) == {str(table) for table in TABLES}
    assert sum(len(games) for games in kept.values()) == sum(table.games for table in TABLES) == 290
    for edition in cyclades.EDITIONS.values():
        own = [table for table in TABLES if table.edition == edition.name]
        boxes = edition.expansions.values()
        assert {table.players for table in own} == {*edition.players, *(n for box in boxes for n in box.players)}
        assert {name for table in own for name in table.expansions} == set(edition.expansions)


if __name__ == "__main__":
    wanted = [table for table in TABLES if len(sys.argv) == 1 or str(table) in sys.argv[1:]]
    content = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    content |= {str(table): digests(table) for table in wanted}
    FILE.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")
