"""The layout of an observation: which number of it means what. It follows from the declared fields, so that a field of
an expansion is observed as soon as it is declared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from cyclades.engine.fields import CARDS, OWNER, PLACES, TEAM, Field
from cyclades.engine.steps import RawStep, step_kinds

if TYPE_CHECKING:
    from cyclades.rules.ruleset import Ruleset

VERSION: Final = 1
"""Of the layout: a change of what a number means, or of where it stands, counts one up."""
LARGEST: Final = 32767
"""Numbers have 16 bits: what is larger, which only gold could be, is this."""
MOST_ABOUT: Final = 6
"""How many numbers the step that asks may have."""

EVERYONE: Final = 0
FACTIONS: Final = 1
PAWNS: Final = 2
PURSES: Final = 3
"""What a row counts per, or what its numbers stand for: nobody in particular, or somebody."""

COPIED: Final = 0
NUMBERED: Final = 1
LOW: Final = 2
HIGH: Final = 3
WHERE: Final = 4
OF_CARDS: Final = 5
KNOWERS: Final = 6
"""How a row comes from its field: as it is; with somebody's numbers; the lower or upper bound of what may be hidden;
places of cards; what is known only of cards that are seen; who knows the cards on top of a deck."""


class Row:
    """Some numbers of an observation that come from a field in the same way."""

    def __init__(self, mode: i64, field: Field, group: i64, stand_for: i64) -> None:
        self.mode = mode
        self.offset = field.offset
        self.size = field.size
        self.start = field.start
        self.group = group
        """Per whom it counts."""
        self.stand_for = stand_for
        """Whom its numbers stand for."""
        self.block: i64 = field.size
        """How many numbers that follow each other belong to one of the group."""
        self.opened = False
        """Whether everybody sees what is hidden elsewhere."""
        self.shared = field.sees == TEAM
        """Whether teammates see what is hidden."""
        self.bound_at: i64 = -1
        self.bound: i64 = 0
        """Where the bound of what is hidden stands; -1 where it is always the same."""


class ObservationLayout:
    """All rows of an observation, with the name of each number."""

    def __init__(self, rules: Ruleset) -> None:
        self.rows: list[Row] = []
        self.names: list[str] = []
        """What each number of an observation is."""
        self.labels: dict[str, list[str]] = {}
        """The labels of the numbers of each field, in the order of the observation."""
        self.where: dict[str, int] = {}
        """Where the numbers of each field begin."""
        self.questions: list[str] = question_kinds()
        """What may be asked: the number of a question is its place here."""
        self.askings: dict[str, Asking] = {}
        """What is to be told of each kind that has been asked so far."""
        self.deck_known: vec[i64] = vec[i64]([])
        """Of each card, where it is said who knows the cards on top of its deck."""
        for field in rules.f.fields:
            self.add_field(rules, field)
        for name in ("team", "player"):
            self.name(name, seats(FACTIONS, len(rules.factions)))
        self.name("asked", [""])
        self.name("question", ["", *[str(number + 1) for number in range(MOST_ABOUT)]])
        self.size: i64 = len(self.names)
        known: list[i64] = []
        for deck in rules.decks:
            known.extend([deck.known] * (deck.last - deck.first))
        self.deck_known = vec[i64](known)

    def add_field(self, rules: Ruleset, field: Field) -> None:
        """The rows of a field: one, or two where its numbers may be hidden."""
        group, block = counted_per(rules, field.per)
        stand_for = group_of(rules, field.values)
        labels = renamed(rules, field.per, group)
        if field.sees in (OWNER, TEAM):
            for mode, suffix, named, least in ((LOW, "_least", 0, field.low), (HIGH, "_most", 1, field.high)):
                row = Row(mode, field, group, stand_for)
                row.block = block
                bound = field.between[named]
                row.bound_at = rules.f.by_name[bound].offset if bound else -1
                row.bound = least
                row.opened = rules.open_gold and field.offset == rules.f.gold
                self.rows.append(row)
                self.name(f"{field.name}{suffix}", labels)
            return
        mode = NUMBERED if group != EVERYONE or stand_for != EVERYONE else COPIED
        if field.sees == PLACES:
            mode = WHERE
        elif field.sees == CARDS:
            mode = OF_CARDS
        elif field.offset == rules.f.known:
            mode = KNOWERS
        row = Row(mode, field, group, stand_for)
        row.block = block
        last = self.rows[-1] if self.rows else row
        if mode == COPIED and last.mode == COPIED and last.offset + last.size == row.offset:
            last.size += row.size  # rows that lie one behind the other are copied at once
            last.block = last.size
        else:
            self.rows.append(row)
        self.name(field.name, labels)

    def name(self, field: str, labels: list[str]) -> None:
        """Name some more numbers."""
        self.where[field] = len(self.names)
        self.labels[field] = labels
        self.names.extend([f"{field} {label}".strip() for label in labels])

    def asking(self, rules: Ruleset, step: RawStep) -> Asking:
        """What is to be told of a step that asks."""
        kind = type(step)
        found = self.askings.get(kind.__name__)
        if found is None:
            number = self.questions.index(kind.__name__) if kind.__name__ in self.questions else -1
            found = Asking(
                number, list(kind.FIELDS), [group_of(rules, rules.names.get(name, [])) for name in kind.FIELDS]
            )
            self.askings[kind.__name__] = found
        return found


class Asking:
    """A kind of question: its number, or -1 where it is not of the package, and what it is about."""

    def __init__(self, number: i64, about: list[str], stand_for: list[i64]) -> None:
        self.number = number
        self.about = about
        self.stand_for = stand_for


def question_kinds() -> list[str]:
    """All questions of the package, of every edition: so that a number means the same in all games."""
    return sorted(name for name, kind in step_kinds().items() if str(vars(kind)["__module__"]).startswith("cyclades."))


def group_of(rules: Ruleset, names: list[str]) -> i64:
    """Whom a list of names stands for, if for somebody."""
    if names == rules.factions:
        return FACTIONS
    if names == rules.pawns:
        return PAWNS
    return PURSES if names == rules.purses else EVERYONE


def counted_per(rules: Ruleset, per: list[str]) -> tuple[i64, i64]:
    """Per whom a field counts, and how many numbers that follow each other belong to each of them: in labels such as
    `red gold` the faction is the first word, in such as `citadel red` the last one."""
    group = group_of(rules, per)
    if group != EVERYONE:
        return group, 1
    factions = rules.factions
    count = len(factions)
    block = len(per) // count
    if block > 0 and len(per) == block * count:
        if all(label.split(" ")[0] == factions[place // block] for place, label in enumerate(per)):
            return FACTIONS, block
        if all(label.split(" ")[-1] == factions[place % count] for place, label in enumerate(per)):
            return FACTIONS, 1
    return EVERYONE, len(per)


def seats(group: i64, count: i64) -> list[str]:
    """What those of a group are called, from one who is one of them: oneself may be the first two."""
    word = {FACTIONS: "faction", PAWNS: "pawn", PURSES: "purse"}[group]
    return [f"{word}-{number + 1}" for number in range(count)]


def renamed(rules: Ruleset, per: list[str], group: i64) -> list[str]:
    """The labels of a field, with the numbers that somebody gives the others in the place of their names."""
    if group == EVERYONE:
        seen: dict[str, int] = {}
        found: list[str] = []
        for label in per:
            seen[label] = seen.get(label, 0) + 1
            found.append(f"{label} {seen[label]}" if per.count(label) > 1 else label)
        return found
    names = {FACTIONS: rules.factions, PAWNS: rules.pawns, PURSES: rules.purses}[group]
    numbers = seats(group, len(names))
    instead = {name: numbers[number] for number, name in enumerate(names)}
    return [" ".join([instead.get(word, word) for word in label.split(" ")]) for label in per]
