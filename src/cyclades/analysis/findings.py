"""Findings: what an analysis has found, as plain data. A place in the game is how many actions had been played, those
of chance too: an index into the actions of its record."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Chance = Annotated[float, Meta(ge=0, le=1)]


class Words(Struct):
    """What there is to say about something, in a language."""

    text: str
    asked: Annotated[str, Meta(description="the question that was answered; empty where it is about none")] = ""


class Point(Struct):
    """How everybody's chance stood at a place."""

    at: int
    cycle: int
    chances: Annotated[list[Chance], Meta(description="of each side to win, in the order of `sides`")]
    faction: Annotated[str | None, Meta(description="whose turn had ended; null at the beginning of a cycle")] = None
    god: str | None = None


class TurningPoint(Struct):
    """A turn, or a change of cycles, that changed the chances most."""

    point: Annotated[int, Meta(description="its number among the `points`; the one before it is compared with")]
    words: Annotated[dict[str, Words], Meta(description="by language")]


class BetterAnswer(Struct):
    """A decision for which its player could have known a better answer."""

    at: int
    cycle: int
    player: int
    faction: str
    played: str
    better: str
    chance: Annotated[Chance, Meta(description="of its side to win, after what was played")]
    better_chance: Chance
    gap: Annotated[list[float], Meta(min_length=2, max_length=2, description="the 95 percent interval of the gap")]
    words: Annotated[dict[str, Words], Meta(description="by language")]


class Analysis(Struct):
    """How a game went, and what could have been better."""

    sides: Annotated[list[list[str]], Meta(description="the factions of those who win together")]
    points: list[Point]
    turning_points: list[TurningPoint]
    better_answers: list[BetterAnswer]
    decisions: Annotated[int, Meta(description="how many were judged")]
    rollouts: Annotated[int, Meta(description="how often the rest of a cycle was played on")]
