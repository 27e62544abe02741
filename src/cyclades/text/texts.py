"""Texts: questions, answers, events and names of a game in the words of a language and of the game's edition."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from cyclades.board import Board
from cyclades.editions import EDITIONS
from cyclades.engine.actions import Action
from cyclades.engine.decks import DECK
from cyclades.rules.artifacts import Artifact
from cyclades.rules.events import KINDS
from cyclades.rules.game import Game
from cyclades.rules.looks import Shown
from cyclades.rules.moving_groups import Depart
from cyclades.rules.ruleset import Ruleset
from cyclades.text.catalogue import catalogue
from cyclades.text.gaps import AREAS, COLOURS, NAMED, NONE, USUAL, event_gaps, question_gaps, word_gap

Gap = str | int
FIRST: Final = next(iter(EDITIONS))
"""The edition whose words are used where there is no game."""
PARAGRAPHS: Final[dict[str, tuple[str, ...]]] = {
    "cycle-begun": (),
    "god-placed": ("god-placed",),
    "pawn-placed": ("pawn-placed",),
    "start-placed": ("turn-begun",),
    "income-received": ("income-received", "creature-used"),
    "offered": ("offered", "outbid"),
    "paid": ("paid",),
    "creature-kept": ("creature-kept", "creature-left"),
    "creature-left": ("creature-kept", "creature-left", "turn-begun", "creatures-destroyed"),
    "turn-begun": (),
    "battle-begun": (),
    "game-ended": (),
}
"""Events that begin a paragraph, each with the events after which it does not."""
WORDLESS: Final = frozenset(name for name, kind in KINDS.by_name.items() if kind.wordless)
"""Events that only those need who draw or study a game."""
GROUP: Final = ("carried", "hero-carried", "artifact-carried")
"""Events that tell, one after the other, who is in a group on the move."""
GIVEN: Final = ("building-given",)
"""Events that tell, one after the other, what is given up for a Metropolis."""


class Texts:
    """The words of an edition in a language, as they are where some expansions are played; with a board, areas have the
    names that the board gives them."""

    def __init__(
        self, language: str, edition: str = FIRST, board: Board | None = None, expansions: Iterable[str] = ()
    ) -> None:
        self.language = language
        self.catalogue = catalogue(language, edition, expansions)
        self.titles: dict[str, str] = {} if board is None else dict(zip(board.ids, board.titles))
        self.people: dict[str, str] = {}
        """What factions are called where people know each other by name; the others are called by their colour."""

    @staticmethod
    def of(language: str, rules: Ruleset) -> Texts:
        """The words of a game."""
        return Texts(language, rules.edition, rules.board, rules.expansions)

    def say(self, message: str, **gaps: Gap) -> str:
        """A message of the catalogue, its gaps filled as they are given."""
        return self.catalogue.say(message, gaps)

    # -- names --------------------------------------------------------------------------------------------------

    def name(self, kind: str, id: str, form: str = "") -> str:
        """The name of a god, a card, a building …; `form` puts it into a sentence (`a`, `the` …)."""
        if kind == "unit" and not self.catalogue.has(f"unit-{id}"):
            kind = "card"
        return self.catalogue.say(f"{kind}-{id}", None, form)

    def thing(self, shown: Shown, id: str) -> str:
        """The name of something that a card or an expansion shows; what has none of its own is called as one of its
        field, or as the field."""
        kind, field = shown.look.kind, f"field-{shown.name}"
        if id and self.catalogue.has(f"{kind}-{id}"):
            return self.name(kind, id)
        return self.catalogue.say(field, None, "one" if self.catalogue.has(field, "one") else "")

    def counted(self, id: str, number: int, kind: str = "unit") -> str:
        """A number of units, or of other things: `1 troop`, `2 troops`."""
        return self.catalogue.say(f"{kind}-{id}", {"number": number}, "counted")

    def listed(self, names: Sequence[str]) -> str:
        """Names one after the other: `Red, Blue and Green`."""
        *first, last = names
        return self.say("list-and", first=", ".join(first), last=last) if first else last

    def area(self, id: str) -> str:
        """The name of an area."""
        return self.titles.get(id, id)

    def filled(self, gap: str, value: Any, form: str | None = None) -> Gap:
        """What stands in a gap for a value of the game."""
        if value is None:
            return NONE
        if gap in COLOURS and value in self.people:
            return self.people[value]
        if gap in COLOURS:  # two pawns of one colour, `red-1` and `red-2`, are both called by it
            return self.name("colour", value.partition("-")[0])
        if gap in AREAS:
            return self.area(value)
        if gap in NAMED:
            kind, usual = NAMED[gap]
            if (
                gap == "leader"
                and self.catalogue.has(f"unit-{value}")
                and not self.catalogue.has(f"unit-{value}", usual)
            ):
                usual = "many"  # no card, but units of a kind
            return self.name(kind, value, usual if form is None else form)
        if self.catalogue.has(f"{gap}-{value}"):
            usual = USUAL if self.catalogue.has(f"{gap}-{value}", USUAL) else ""
            return self.name(gap, value, usual if form is None else form)
        return value if isinstance(value, int) else str(value)

    # -- events -------------------------------------------------------------------------------------------------

    def event(self, data: Mapping[str, Any]) -> str:
        """An event, as `game.seen(player)` gives it."""
        kind = data["event"]
        gaps = event_gaps(kind, [name for name in data if name != "event"])
        filled = {gap: self.filled(gap, data[gap]) for gap in gaps if gap != "counted"}
        if "counted" in gaps:
            filled["counted"] = self.counted(data["unit"], data["number"])
        return self.catalogue.say(f"event-{kind}", filled)

    def story(self, events: Iterable[Mapping[str, Any]]) -> list[str]:
        """Events in paragraphs."""
        paragraphs: list[list[str]] = [[]]
        group: list[str] = []
        before, whose = "", None
        for event in events:
            kind = event["event"]
            if kind in WORDLESS:
                continue
            if kind in PARAGRAPHS and before not in PARAGRAPHS[kind]:
                paragraphs.append([])
            joint = next((kinds for kinds in (GROUP, GIVEN) if kind in kinds), ())
            group = (
                [*(group if before in joint and event["faction"] == whose else []), self.member(event)] if joint else []
            )
            if len(group) > 1:
                paragraphs[-1].pop()
            paragraphs[-1].append(self.together(event, group) if group else self.event(event))
            before, whose = kind, event.get("faction")
        return [" ".join(sentences) for sentences in paragraphs if sentences]

    def together(self, event: Mapping[str, Any], members: Sequence[str]) -> str:
        """The sentence of several events of which each tells of one member."""
        if event["event"] in GIVEN:
            gaps = {"faction": self.filled("faction", event["faction"]), "things": self.listed(members)}
            return self.catalogue.say("event-building-given", gaps, "all")
        return self.say("event-hero-carried", card=self.listed(members))

    def member(self, event: Mapping[str, Any]) -> str:
        """Who or what an event tells of: a building, a hero, an artifact, or so many units."""
        if "building" in event:
            gaps = {gap: self.filled(gap, event[gap]) for gap in ("building", "area")}
            return self.catalogue.say("event-building-given", gaps, "one")
        if "card" in event:
            return str(self.filled("card", event["card"]))
        return self.counted(event["unit"], event["number"])

    # -- reasons ------------------------------------------------------------------------------------------------

    def reason(self, reason: str, about: Mapping[str, Any]) -> str:
        """Why a bot would give an answer; `about` is what there is to say about the reason. Words of the bot's own are
        said as they are."""
        gaps = {gap: self.filled(gap, value) for gap, value in about.items()}
        if "unit" in about:
            gaps["counted"] = self.counted(about["unit"], about["number"])
        said = self.say(f"why-{reason}", **gaps) if self.catalogue.has(f"why-{reason}") else reason
        if "luck" in about:
            said = self.say("why-with-luck", reason=said)
        if "most" in about:
            said = self.say("why-up-to", reason=said, god=self.name("god", about["next"]), most=about["most"])
        return said

    def purpose(self, reason: str, goal: int) -> str:
        """What a reason is good for in the end, said to somebody who learns the game; empty where there is nothing to
        say. `goal` is how many Metropolises win."""
        message = f"why-{reason}"
        return self.catalogue.say(message, {"goal": goal}, "purpose") if self.catalogue.has(message, "purpose") else ""

    def public_reason(self, why: Mapping[str, Any]) -> str:
        """Why a bot has played as it did, as a sentence: what `public_reason` of the bots has found."""
        gaps = {gap: self.filled(gap, value) for gap, value in why.items() if gap not in ("what", "reason")}
        gaps["of"] = self.filled("faction", why["of"])
        if "unit" in why:
            gaps["counted"] = self.counted(why["unit"], why["number"])
        return self.say(f"{why['what']}-{why['reason']}", **gaps)

    # -- questions ----------------------------------------------------------------------------------------------

    def question(self, game: Game) -> str:
        """What is asked now, said to the one who is asked."""
        return self.catalogue.say(f"question-{game.question.kind}", self.asked_about(game))

    def asked_about(self, game: Game) -> dict[str, Gap]:
        """What stands in the gaps of the question that is asked now."""
        asked = game.question
        gaps: dict[str, Gap] = {}
        for gap, field in question_gaps(asked.kind, asked.about).items():
            value = asked.about[field]
            if gap in SPECIAL:
                value = SPECIAL[gap](game, value, asked.about)
            gaps[gap] = self.filled(gap, value, FORMS.get(asked.kind))
        return gaps

    # -- actions ------------------------------------------------------------------------------------------------

    def action(self, game: Game, action: Action) -> str:
        """An answer to the question that is asked now, as the label of a button or an entry of a list: in the words
        of its verb, or of the verb in answer to this question where the catalogue has such words. It says so where the
        answer would do nothing."""
        gaps = self.answered(game, action)
        special = f"action-{action.verb.name}-{game.question.kind}"
        if self.catalogue.has(special):
            label = self.catalogue.say(special, {**self.asked_about(game), **gaps})
        else:
            label = self.catalogue.say(f"action-{variant(game, action, gaps)}", gaps)
        return self.say("note-useless", answer=label) if game.useless(action) else label

    def answered(self, game: Game, action: Action) -> dict[str, Gap]:
        """What stands in the gaps of an answer."""
        words = action.notation.split(" ")
        gaps: dict[str, Gap] = {"price": int(game.price(action))}
        if words[-1].isdecimal():
            number = gaps["number"] = int(words[-1])
            unit = game.question.about.get("unit")
            if unit is not None:
                gaps["counted"] = self.counted(unit, number)
        gap = word_gap(words[0], game.rules.also_said)
        if gap == "drawn":
            gaps[gap] = self.drawn(game, action)
        elif gap:
            gaps[gap] = self.filled(gap, words[1])
        if gap == "faction" and game.question.kind in OF_PURSES:
            gaps["faction"] = self.listed([str(self.filled("faction", name)) for name in sharing(game, action.a)])
        return gaps

    def drawn(self, game: Game, action: Action) -> Gap:
        """What chance draws: a card, a god, a pawn …"""
        kind = "card"
        for other, first in game.rules.draw_first.items():
            if action.a >= first:
                kind = other
        return self.filled(kind, action.notation.split(" ")[1], "")


FORMS: Final = {"DemolishOne": ""}
"""The form of names in questions that need another one than usual."""


OF_PURSES: Final = ("GriffinRobs",)
"""Questions whose answers name a purse by the first of those who share it."""


def sharing(game: Game, faction: int) -> list[str]:
    """Those who are left of the factions that share a purse."""
    rules, purse = game.rules, game.rules.purse_of[faction]
    return [
        name
        for other, name in enumerate(rules.factions)
        if rules.purse_of[other] == purse and game.s[game.f.alive + other]
    ]


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


def leading_card(game: Game, value: Any, about: Mapping[str, Any]) -> Any:
    """The card that leads a heroic move; a kind that must go along makes none."""
    return None if value in game.rules.unit_names else value


def destination(game: Game, value: Any, about: Mapping[str, Any]) -> Any:
    """Where a group goes: to where the question says, or to where it departs for once everybody is chosen."""
    if "target" in about:
        return value
    for step in reversed(game.stack):
        if isinstance(step, Depart):
            return game.rules.board.ids[step.target]
    return None


SPECIAL: Final[dict[str, Callable[[Game, Any, Mapping[str, Any]], Any]]] = {
    "area": battle_area,
    "sort": sort_of_areas,
    "deck": name_of_deck,
    "leader": leading_card,
    "slot": counted_place,
    "target": destination,
}
"""Gaps of questions that need a look at the game."""


def variant(game: Game, action: Action, gaps: Mapping[str, Gap]) -> str:
    """The verb of an answer; an offering that is none, or that priests make cheaper, has words of its own, and so have
    a move that no card leads and a look at a deck that is made anew first. A hero who is bought like a creature is
    hired, and an artifact is bought."""
    verb = action.verb.name
    if verb == "buy" and game.rules.cards[action.a].is_hero:
        return "hire"
    if verb == "buy" and isinstance(game.rules.cards[action.a], Artifact):
        return "buy-artifact"
    deck = game.rules.creature_deck
    if verb == "peek" and deck.on_top(game.s) < 0 and deck.at(game.s, DECK) < 0:
        return "peek-reshuffled"
    if verb == "lead" and game.rules.card_of(action.a) is None:
        return "lead-kind"
    if verb != "bid" or gaps["price"] == gaps["number"] != 0:
        return verb
    return "bid-free" if gaps["number"] == 0 else "bid-reduced"
