"""Views: the only door out of a game. What a player may know, as plain data, and a whole game imagined from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from cyclades.engine.chance import Generator
from cyclades.engine.decks import DECK, HIDDEN, MOST_ON_TOP, TOP, Deck
from cyclades.engine.errors import ViewError
from cyclades.engine.fields import ALL, CARDS, OWNER, TEAM, Field, Layout
from cyclades.engine.machine import Machine
from cyclades.engine.steps import RawStep, readable_kinds

State = dict[str, list[int | None]]
BEHIND_SCREENS: Final = (OWNER, TEAM)
"""What fields say whose numbers others do not see."""


def whole(machine: Machine) -> dict[str, list[int]]:
    """All numbers of a state by field: the whole truth."""
    numbers: list[int] = list(machine.s)
    return {field.name: numbers[field.offset : field.offset + field.size] for field in machine.layout.fields}


def masked(
    s: vec[i64], layout: Layout, decks: Sequence[Deck], bit: int, owners: list[bool], teams: list[bool]
) -> State:
    """The numbers of the state as somebody sees them: None where hidden, a card laid on top back in the deck unless
    its player (a bit) knows it. `owners` are those whom it answers for, `teams` these and their teammates."""
    numbers: list[int] = list(s)
    state: State = {}
    for field in layout.fields:
        state[field.name] = numbers[field.offset : field.offset + field.size]  # type: ignore[assignment]
    state.update(rows_apart(numbers, layout, decks, bit, owners, teams))
    return state


def private(
    s: vec[i64], layout: Layout, decks: Sequence[Deck], bit: int, owners: list[bool], teams: list[bool]
) -> State:
    """Those rows of the state that players see differently."""
    return rows_apart(list(s), layout, decks, bit, owners, teams)


def rows_apart(
    numbers: list[int], layout: Layout, decks: Sequence[Deck], bit: int, owners: list[bool], teams: list[bool]
) -> State:
    """The same, of numbers in a list."""
    state: State = {}
    for field in layout.fields:
        if field.sees == ALL:
            continue
        row: list[int | None] = numbers[field.offset : field.offset + field.size]  # type: ignore[assignment]
        if field.sees in BEHIND_SCREENS:
            seers = owners if field.sees == OWNER else teams
            row = [number if seers[i] else None for i, number in enumerate(row)]
        else:
            instead = int(field.start) if field.sees == CARDS else DECK
            for deck in decks:
                for card in range(deck.first, deck.last):
                    if unseen(numbers, deck, numbers[deck.places + card], bit):
                        row[card] = instead
        state[field.name] = row
    return state


def unseen(numbers: list[int], deck: Deck, place: int, bit: int) -> bool:
    """Whether a card at a place, on top of its deck or in a hand, is none that a player (a bit) knows."""
    if place <= HIDDEN:
        return not deck.holders[HIDDEN - place] & bit
    return place >= TOP and not numbers[deck.known + place - TOP] & bit


def filled(state: dict[str, list[int]], layout: Layout) -> list[int]:
    """The numbers of a whole state, as they were written down."""
    numbers: list[int] = list(layout.fresh())
    for field in layout.fields:
        numbers[field.offset : field.offset + field.size] = state[field.name]
    return numbers


def completed(state: Any, layout: Layout, decks: Sequence[Deck], generator: Generator) -> list[int]:
    """A whole state from a masked one: hidden numbers are drawn between their bounds, unknown cards from the pool."""
    if not isinstance(state, dict) or set(state) != set(layout.by_name):
        raise ViewError("expected a view with the fields of this game, but fields are missing or foreign")
    numbers: list[int] = [0] * layout.size
    for field in layout.fields:
        row = state[field.name]
        if not isinstance(row, list) or len(row) != field.size:
            raise ViewError(f"expected {field.size} numbers in the field {field.name!r} of the view, got {row!r:.60}")
        least, most = int(field.low), int(field.high)
        if within(row, least, most):
            numbers[field.offset : field.offset + field.size] = row
            continue
        for i, number in enumerate(row):
            if number is None and field.sees in BEHIND_SCREENS:
                low, high = bounds_of(state, field, i)
                if not isinstance(low, int) or not isinstance(high, int) or low > high:
                    raise ViewError(f"expected bounds for the hidden field {field.name!r}, got {low!r} and {high!r}")
                number = low + int(generator.below(high - low + 1))
            if isinstance(number, bool) or not isinstance(number, int):
                raise ViewError(f"expected a number at place {i} of the field {field.name!r}, got {number!r}")
            if not least <= number <= most:
                bounds = f"from {least} to {most}"
                raise ViewError(f"expected a number {bounds} at place {i} of the field {field.name!r}, got {number!r}")
            numbers[field.offset + i] = number
    for deck in decks:
        for position in range(MOST_ON_TOP):
            if numbers[deck.known + position] != 0 and cards_at(numbers, deck, TOP + position) == 0:
                take_from_pool(numbers, deck, generator, TOP + position)
        for holder in range(len(deck.holders) if deck.hands >= 0 else 0):
            missing = numbers[deck.hands + holder] - cards_at(numbers, deck, HIDDEN - holder)
            if missing < 0:
                raise ViewError(f"expected as many cards of the deck of {deck.name} in hands as are counted there")
            for _ in range(missing):
                take_from_pool(numbers, deck, generator, HIDDEN - holder)
        for card in range(deck.first, deck.last):
            if numbers[deck.places + card] <= HIDDEN and not (deck.hands >= 0 and deck.may_hide[card - deck.first]):
                raise ViewError(f"expected only cards in hands that may be there, got card {card - deck.first}")
    return numbers


def within(row: list[Any], low: int, high: int) -> bool:
    """Whether a row holds nothing but numbers, all of them within bounds."""
    for item in row:
        if type(item) is not int:
            return False
        number: int = item
        if number < low or number > high:
            return False
    return True


def cards_at(numbers: Sequence[int] | vec[i64], deck: Deck, place: int) -> int:
    """How many cards of a deck are at a place. Not `Deck.count`: what is not compiled gives no `vec` to what is."""
    return list(numbers[deck.places + deck.first : deck.places + deck.last]).count(place)


def bounds_of(state: Any, field: Field, place: int) -> tuple[Any, Any]:
    """Between which numbers a hidden one lies, as far as everybody knows."""
    low, high = field.between
    return state[low][place] if low else int(field.low), state[high][place] if high else int(field.high)


def take_from_pool(numbers: list[int], deck: Deck, generator: Generator, place: int) -> None:
    """Any card of the pool of a deck goes to a place."""
    pool = [card for card in range(deck.first, deck.last) if numbers[deck.places + card] == DECK]
    if place <= HIDDEN:
        pool = [card for card in pool if deck.may_hide[card - deck.first]]
    if not pool:
        raise ViewError(f"expected a card in the pool of the deck of {deck.name}, but there is none")
    numbers[deck.places + pool[int(generator.below(len(pool)))]] = place


STEP_KINDS: Final[dict[str, type[RawStep]]] = {}
"""The classes of steps found so far, by name."""


def read_steps(rows: Any) -> list[RawStep]:
    """A stack of steps from plain data."""
    if not isinstance(rows, list):
        raise ViewError(f"expected a list of steps, got {rows!r:.60}")
    kinds = STEP_KINDS
    if not all(isinstance(row, list) and row and row[0] in kinds for row in rows):
        kinds.update(readable_kinds())  # the first time, and when more classes have been loaded since
    steps: list[RawStep] = []
    for row in rows:
        if not isinstance(row, list) or not row or row[0] not in kinds:
            raise ViewError(f"expected a step such as ['Offerings'], got {row!r:.60}")
        kind = kinds[row[0]]
        if len(row) - 1 != len(kind.FIELDS) or not all(isinstance(number, int) for number in row[1:]):
            raise ViewError(f"expected the numbers {kind.FIELDS} of the step {row[0]}, got {row[1:]!r:.60}")
        steps.append(kind(*row[1:]))
    return steps
