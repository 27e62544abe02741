"""The course of a game: everybody's chance at the beginning of each cycle and after each turn with a god, the turns
that changed it most, and the decisions that can be judged. A turn in which nobody was asked anything has no place of
its own in the record, and counts with what comes next."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct

from cyclades.analysis.chances import chances
from cyclades.analysis.findings import Point, TurningPoint
from cyclades.analysis.sentences import turning_words
from cyclades.engine.errors import CycladesError
from cyclades.engine.machine import Node
from cyclades.games import load
from cyclades.rules.game import Game

LONGEST: Final = 3_000
"""A game of more actions is none that people have played."""
TURNING_POINTS: Final = 6
LEAST_CHANGE: Final = 0.08
"""By how much a turn changes somebody's chance, at least, to be told."""


class AnalysisError(CycladesError):
    """A game that cannot be analysed."""


class Decision(Struct):
    """A question to a player, with several answers."""

    at: int
    player: int
    turn: int
    """In which turn with a god its player was asked, counted from 0; -1 outside of the own turn."""


class Acting(Struct):
    """A pawn whose turn it is."""

    pawn: int
    faction: str
    god: str


class Course(Struct):
    """How a game went."""

    sides: list[list[str]]
    points: list[Point]
    turning_points: list[TurningPoint]
    decisions: list[Decision]


@lru_cache(maxsize=2)
def replayed(record: str) -> tuple[Game, list[Node]]:
    """The game of a record, with all that was played: kept, since an analysis asks for it again and again."""
    game = load(record, ask_chance=True)
    nodes = game.history()
    if len(nodes) > LONGEST:
        raise AnalysisError(f"expected a game of at most {LONGEST} actions to analyse, got one of {len(nodes)}")
    return game, nodes


def before(record: str, at: int) -> Game:
    """The game as it stood when so many actions had been played."""
    game, nodes = replayed(record)
    twin = game.copy()
    if at < len(nodes):
        twin.rewind(nodes[at])
    return twin


def course_of(record: str) -> Course:
    """How the game of a record went."""
    game, nodes = replayed(record)
    walk = before(record, 0)
    course = Course(sides_of(game), [], [], [])
    acting, cycle, turns = who_acts(walk), 0, 0
    for at, node in enumerate(nodes):
        s, f, rules = walk.s, walk.f, walk.rules
        if node.asked >= 0:
            if s[f.cycle] != cycle:
                cycle = int(s[f.cycle])
                course.points.append(Point(at, cycle, chances(walk)))
            if cycle > 0 and is_decision(walk):
                own = acting is not None and acting.faction == rules.factions[node.asked]
                course.decisions.append(Decision(at, int(rules.player_of[node.asked]), turns if own else -1))
        walk.play_legal(node.action)
        now = who_acts(walk)
        if acting is not None and cycle > 0 and (now is None or now.pawn != acting.pawn):
            course.points.append(Point(at + 1, cycle, chances(walk), acting.faction, acting.god))
            turns += 1
        acting = now
    if course.points and course.points[-1].at < len(nodes):
        course.points.append(Point(len(nodes), int(walk.s[walk.f.cycle]), chances(walk)))
    elif course.points:
        course.points[-1].chances = chances(walk)
    course.turning_points = turning_points(game, course)
    return course


def who_acts(game: Game) -> Acting | None:
    """Whose turn with a god it is, if anybody's."""
    pawn = int(game.s[game.f.turn])
    if pawn < 0:
        return None
    rules = game.rules
    return Acting(pawn, rules.factions[rules.pawn_faction[pawn]], rules.gods[game.s[game.f.pawn_god + pawn]].name)


def is_decision(game: Game) -> bool:
    """Whether somebody has a choice that is judged. A window at which whoever holds a card is asked every time is none:
    nearly always nothing is the right answer."""
    return len(game.actions) > 1 and not game.discreet


def sides_of(game: Game) -> list[list[str]]:
    """The factions of each team."""
    rules = game.rules
    return [
        [faction for number, faction in enumerate(rules.factions) if rules.team_of[number] == team]
        for team in range(len(rules.teams))
    ]


def turning_points(game: Game, course: Course) -> list[TurningPoint]:
    """What changed the chances most, in the order of the game; that somebody has won at the end is no news."""
    last = len(course.points) - (1 if game.over else 0)
    changes = [(greatest_change(course.points[number - 1], course.points[number]), number) for number in range(1, last)]
    most = sorted(changes, key=lambda change: (-change[0], change[1]))[:TURNING_POINTS]
    found = []
    for change, number in sorted(most, key=lambda change: change[1]):
        if change >= LEAST_CHANGE:
            found.append(TurningPoint(number, turning_words(game.rules, course.sides, course.points, number)))
    return found


def greatest_change(old: Point, new: Point) -> float:
    """By how much the chance of somebody has changed."""
    return max(abs(after - before) for before, after in zip(old.chances, new.chances))
