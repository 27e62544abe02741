"""Texts: questions, answers, events and names of a game in the words of a language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from cyclades.board import Board
from cyclades.engine.actions import Action
from cyclades.rules.game import Game
from cyclades.text.catalogue import catalogue
from cyclades.text.gaps import ACTION_GAPS, AREAS, COLOURS, NAMED, NONE, event_gaps, question_gaps
from cyclades.text.prices import price

Gap = str | int
PARAGRAPHS: Final[dict[str, tuple[str, ...]]] = {
    "cycle": (),
    "god-placed": ("god-placed",),
    "pawn-placed": ("pawn-placed",),
    "settled": (),
    "income": ("income", "creature"),
    "offered": ("offered", "kicked"),
    "paid": ("paid",),
    "god": (),
    "battle": (),
    "game-over": (),
}
"""Events that begin a paragraph, each with the events after which it does not."""


class Texts:
    """The words of a language; with a board, areas have the names that the board gives them."""

    def __init__(self, language: str, board: Board | None = None) -> None:
        self.language = language
        self.catalogue = catalogue(language)
        self.titles: dict[str, str] = {} if board is None else dict(zip(board.ids, board.titles))

    def say(self, message: str, **gaps: Gap) -> str:
        """A message of the catalogue, its gaps filled as they are given."""
        return self.catalogue.say(message, gaps)

    # -- names --------------------------------------------------------------------------------------------------

    def name(self, kind: str, id: str, form: str = "") -> str:
        """The name of a god, card, building, unit, bonus or colour; `form` puts it into a sentence (`a`, `the` …)."""
        if kind == "unit" and not self.catalogue.has(f"unit-{id}"):
            kind = "card"
        return self.catalogue.say(f"{kind}-{id}", None, form)

    def counted(self, unit: str, number: int) -> str:
        """A number of units: `1 troop`, `2 troops`."""
        return self.catalogue.say(f"unit-{unit}", {"number": number}, "counted")

    def area(self, id: str) -> str:
        """The name of an area."""
        return self.titles.get(id, id)

    def filled(self, gap: str, value: Any, form: str | None = None) -> Gap:
        """What stands in a gap for a value of the game."""
        if value is None:
            return NONE
        if gap in COLOURS:
            return self.name("colour", value)
        if gap in AREAS:
            return self.area(value)
        if gap in NAMED:
            kind, usual = NAMED[gap]
            return self.name(kind, value, usual if form is None else form)
        return value if isinstance(value, int) else str(value)

    # -- events -------------------------------------------------------------------------------------------------

    def event(self, data: Mapping[str, Any]) -> str:
        """An event, as `game.seen(player)` gives it."""
        kind = data["event"]
        gaps = event_gaps(kind, [name for name in data if name != "event"])
        if "counted" in gaps:
            return self.say(f"event-{kind}", counted=self.counted(data["unit"], data["number"]))
        return self.catalogue.say(f"event-{kind}", {gap: self.filled(gap, data[gap]) for gap in gaps})

    def story(self, events: Iterable[Mapping[str, Any]]) -> list[str]:
        """Events in paragraphs."""
        paragraphs: list[list[str]] = [[]]
        before = ""
        for event in events:
            kind = event["event"]
            if kind in PARAGRAPHS and before not in PARAGRAPHS[kind]:
                paragraphs.append([])
            paragraphs[-1].append(self.event(event))
            before = kind
        return [" ".join(sentences) for sentences in paragraphs if sentences]

    # -- questions ----------------------------------------------------------------------------------------------

    def question(self, game: Game) -> str:
        """What is asked now, said to the one who is asked."""
        asked = game.question
        gaps: dict[str, Gap] = {}
        for gap, field in question_gaps(asked.kind, asked.about).items():
            value = asked.about[field]
            if gap in SPECIAL:
                value = SPECIAL[gap](game, value, asked.about)
            gaps[gap] = self.filled(gap, value, FORMS.get(asked.kind))
        return self.catalogue.say(f"question-{asked.kind}", gaps)

    # -- actions ------------------------------------------------------------------------------------------------

    def action(self, game: Game, action: Action) -> str:
        """An answer to the question that is asked now, as the label of a button or an entry of a list."""
        key = action_key(game, action)
        gaps = {gap: self.filled_by(game, action, gap) for gap in ACTION_GAPS[key]}
        return self.catalogue.say(f"action-{key}", gaps)

    def filled_by(self, game: Game, action: Action, gap: str) -> Gap:
        """What stands in a gap for an answer."""
        if gap == "price":
            return price(game, action)
        if gap == "number":
            return int(action.words.split(" ")[-1])
        if gap == "counted":
            return self.counted(game.question.about["unit"], action.a)
        if gap == "priestesses":
            return self.counted("priestess", 2 * action.a)
        if gap == "philosophers":
            return self.counted("philosopher", action.a)
        if gap == "drawn":
            return self.drawn(game, action)
        return self.filled(gap, action.words.split(" ")[1])

    def drawn(self, game: Game, action: Action) -> str:
        """What chance draws: a card, a god, the bonus of a Metropolis, or a pawn."""
        rules = game.rules
        kind = "card"
        for first, other in ((rules.draw_god, "god"), (rules.draw_bonus, "bonus"), (rules.draw_faction, "colour")):
            if action.a >= first:
                kind = other
        return self.name(kind, action.words.split(" ")[1])


FORMS: Final = {"Demolish": ""}
"""The form of names in questions that need another one than usual."""


def battle_area(game: Game, value: Any, about: Mapping[str, Any]) -> Any:
    """Where it happens; the group on the move is where it fights."""
    if isinstance(value, str) and value != "hand":
        return value
    return game.rules.board.ids[game.s[game.f.battle_area]]


def sort_of_areas(game: Game, value: Any, about: Mapping[str, Any]) -> str:
    """Whether areas from one to another are land, sea, or any."""
    if about["first"] >= game.rules.lands:
        return "sea"
    return "land" if about["last"] <= game.rules.lands else "any"


def name_of_deck(game: Game, value: Any, about: Mapping[str, Any]) -> str:
    """The name of a deck from its number."""
    return str(game.rules.decks[value].name)


def counted_place(game: Game, value: Any, about: Mapping[str, Any]) -> int:
    """A place on a track as people count: from 1."""
    return int(value) + 1


SPECIAL: Final[dict[str, Callable[[Game, Any, Mapping[str, Any]], Any]]] = {
    "area": battle_area,
    "sort": sort_of_areas,
    "deck": name_of_deck,
    "slot": counted_place,
}
"""Gaps of questions that need a look at the game."""


def action_key(game: Game, action: Action) -> str:
    """The message of an answer, without `action-`: the verb, or the verb in answer to this question."""
    verb = action.verb.name
    if verb == "bid":
        cost = price(game, action)
        return "bid-free" if action.b == 0 else "bid" if cost == action.b else "bid-reduced"
    asked = game.question
    if verb == "with" and asked.about["leader"] is not None:
        return "with-heroic"
    special = f"{verb}-{asked.kind}"
    return special if special in ACTION_GAPS else verb
