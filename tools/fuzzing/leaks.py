"""Secrets: two games that differ only in what a player cannot know give this player the same of everything."""

from __future__ import annotations

import json
import random
from typing import Any

import cyclades
from cyclades import Action, Game, IllegalAction, NotYourTurn
from cyclades.editions.creatures.griffin import Griffin
from cyclades.engine.decks import DECK, HIDDEN, TOP
from cyclades.engine.steps import CHANCE
from cyclades.rules.gold import gold_of
from cyclades.text import LANGUAGES, Texts
from tools.fuzzing.auction import cost_of
from tools.fuzzing.cases import Finding

STEPS = 60
WIDEST = 6
UPKEEP = 2
SHOWING = {"item-lost", "eliminated"}
"""Events by which items that somebody holds face down become known."""
TELLING = {"play"}
"""Verbs of answers to a discreet question that everybody hears of."""
TO_DIVIDE = "DivideIncome"
"""The question about gold that a purse certainly holds: it has just been paid."""
RECORDS = 0.125
"""How probable it is, after an answer, that the records of two games are compared."""
MOST_LABELS = 12
"""How many answers are put into words where there are more."""


def players_of(game: Game) -> list[int | None]:
    """All who may look: the players and a spectator."""
    return [*range(int(game.rules.players)), None]


def check_views(game: Game, generator: random.Random) -> None:
    """Every view goes through JSON, hides what it must, and a game imagined from it looks the same. The set-up, by far
    the longest part, is the same in all of them."""
    setup = json.loads(json.dumps(game.rules.setup()))
    for player in players_of(game):
        view = game.view(player)
        rest = {key: value for key, value in view.items() if key != "setup"}
        if view["setup"] != setup or json.loads(json.dumps(rest)) != rest:
            raise Finding(f"the view of player {player} does not go through JSON")
        for complaint in open_secrets(game, view):
            raise Finding(f"the view of player {player} shows {complaint}")
        imagined = cyclades.imagine(view, generator.randrange(1 << 40))
        again = imagined.view(player)
        if again != view:
            raise Finding(f"a game imagined from the view of player {player} looks different: {unlike(view, again)}")


def open_secrets(game: Game, view: dict[str, Any]) -> list[str]:
    """The secrets that a view shows although it should not."""
    found: list[str] = []
    player, rules = view["player"], game.rules
    if not (rules.open_gold or game.over):
        mine = {int(rules.team_of[faction]) for faction, who in enumerate(rules.player_of) if who == player}
        own = {purse for purse, team in enumerate(rules.purse_team) if int(team) in mine}
        for purse, number in enumerate(view["state"]["gold"]):
            if purse not in own and number is not None:
                found.append(f"the gold of {rules.purses[purse]}")
        if view["standings"]:
            found.append("the standings")
    bit = 0 if player is None else 1 << player
    for deck in game.rules.decks:
        for card in range(deck.first, deck.last):
            place, shown = game.s[deck.places + card], view["state"]["place"][card]
            if place >= TOP and not game.s[deck.known + place - TOP] & bit and shown != DECK:
                found.append(f"{game.rules.cards[card].name} on top of the deck")
            if place <= HIDDEN and not deck.holders[HIDDEN - place] & bit and shown != DECK:
                found.append(f"{game.rules.cards[card].name} in a hand")
    return found


def unlike(one: Any, other: Any, path: str = "") -> str:
    """Where two pieces of plain data differ first."""
    if isinstance(one, dict) and isinstance(other, dict) and set(one) == set(other):
        for key in one:
            if one[key] != other[key]:
                return unlike(one[key], other[key], f"{path}/{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (a, b) in enumerate(zip(one, other)):
            if a != b:
                return unlike(a, b, f"{path}/{number}")
    return f"{path} is {one!r:.200} and {other!r:.200}"


def widened(game: Game, player: int | None, generator: random.Random) -> dict[str, Any]:
    """A player's view of a game in which less was public: hidden purses may hold more or less than is known, but never
    less than the standing offerings cost, or than was just paid and is still to be divided, and those of teams that are
    out nothing."""
    wide: dict[str, Any] = json.loads(json.dumps(game.view(player)))
    rules, state = game.rules, wide["state"]
    priests, floor = state[rules.priests.plural], int(rules.offering_floor)
    each = rules.options.get("priest_discount") == "each"
    for purse, number in enumerate(state["gold"]):
        mates = [faction for faction, own in enumerate(rules.purse_of) if own == purse]
        if number is not None or not any(state["alive"][mate] for mate in mates):
            continue
        owed = 0
        for mate in mates:
            offered = [state["pawn_offering"][pawn] for pawn, f in enumerate(rules.pawn_faction) if f == mate]
            owed += cost_of(offered, priests[mate], floor, each)
            owed += sum(step[2] for step in wide["steps"] if step[0] == TO_DIVIDE and step[1] == mate)
        low = state["gold_low"][purse]
        state["gold_low"][purse] = min(low, max(owed, low - generator.randrange(WIDEST)))
        state["gold_high"][purse] += generator.randrange(WIDEST)
    return wide


def pair_of(view: dict[str, Any], generator: random.Random) -> tuple[Game, Game]:
    """Two games that differ only in what the player of a view cannot know, with chance left to us."""
    games = []
    for _ in range(2):
        game = cyclades.imagine(view, generator.randrange(1 << 40))
        game.ask_chance = True
        games.append(game)
    return games[0], games[1]


def check_pair(game: Game, player: int | None, generator: random.Random, steps: int = STEPS) -> int:
    """Play the same answers in two games that a player cannot tell apart, and compare all that it gets to know.

    Returns how many answers were compared. It ends where no answer is legal in both games, and where a secret
    becomes public by the rules: a card known to others is revealed, a purse is halved, a hero cannot be paid, an item
    fades or leaves the game, or the game is over. The record, which keeps all that it has shown, is compared at first
    and then now and then, as the generator has it; everything else after every answer."""
    if game.over:
        return 0
    one, other = pair_of(widened(dealt(game, generator), player, generator), generator)
    words = Words(one, generator.choice(LANGUAGES))
    compare(one, other, player, words)
    played = 0
    while played < steps and not one.over and not other.over:
        hidden = secret_card(one, player), secret_card(other, player)
        if not play_both(one, other, player, generator):
            break
        played += 1
        if one.over and other.over:
            break
        if hidden != (secret_card(one, player), secret_card(other, player)) and hidden[0] != hidden[1]:
            break
        if made_public(one, other):
            break
        compare(one, other, player, words, generator.random() < RECORDS)
    return played


def dealt(game: Game, generator: random.Random) -> Game:
    """A game in which some more cards are in hands, where others do not see them: those that may be, of which as many
    are left in the pile as are dealt."""
    looking = any(type(step).__name__.startswith("Hephaestus") for step in game.stack)
    decks = [deck for deck in game.rules.decks if deck.hands >= 0]
    if not decks or looking or game.draft or game.s[game.f.cycle] == 0 or generator.random() < 0.3:
        return game
    twin = game.copy()
    s, f = twin.s, twin.f
    for deck in decks:
        pool = [card for card in range(deck.first, deck.last) if s[f.place + card] == DECK]
        for card in generator.sample(pool, len(pool) // 2):
            faction = generator.randrange(len(game.rules.factions))
            if s[f.alive + faction]:
                deck.hide(s, card, faction)
                s[f.acquired + card] = s[f.cycle]
    return twin


def made_public(one: Game, other: Game) -> bool:
    """Whether the last answer has shown something that was secret and may differ between the games."""
    return upkeep_tells(one, other) or any(event.kind.name in SHOWING for event in (*one.events, *other.events))


def upkeep_tells(one: Game, other: Game) -> bool:
    """Whether somebody's hero has just left for want of gold in one of the games, and could be paid in the other: then
    everybody knows on which side of the price its purse is."""
    due: set[int] = set()
    for game in (one, other):
        due |= {int(event.a) for event in game.events if event.kind.name == "hero-left"}
        due |= {int(step.faction) for step in game.stack[-1:] if type(step).__name__ == "PayUpkeep"}  # type: ignore[attr-defined]
    return any((gold_of(one, faction) < UPKEEP) != (gold_of(other, faction) < UPKEEP) for faction in due)


def secret_card(game: Game, player: int | None) -> int:
    """The card on top of the creature deck that others know and this player does not, or -1."""
    deck = game.rules.creature_deck
    bit = 0 if player is None else 1 << player
    card = int(deck.on_top(game.s))
    return card if card >= 0 and not game.s[deck.known] & bit else -1


def play_both(one: Game, other: Game, player: int | None, generator: random.Random) -> bool:
    """Give the same answer in both games; to chance, different ones where the player may not see the outcome."""
    if one.asked != other.asked:
        return False
    if one.asked == CHANCE:
        seers = one.stack[-1].seers(one)
        if seers >= 0 and not (player is not None and seers & 1 << player):
            one.play(generator.choice(one.actions))
            other.play(generator.choice(other.actions))
            return True
    elif one.player == player:
        check_errors(one, other, generator)
    elif discreet(one, player) and discreet(other, player):
        for game in (one, other):
            secret = [action for action in game.actions if not is_told(game, action)]
            if generator.random() < 0.8 and secret:
                game.play(generator.choice(secret))
            else:
                game.play(game.default)
        return True
    common = [action for action in one.actions if action.notation in {twin.notation for twin in other.actions}]
    if not common:
        return False
    action = generator.choice(common)
    if loot(one, action) != loot(other, action):
        return False
    one.play(action)
    other.play(other.action_table.all[action.index])
    return True


def discreet(game: Game, player: int | None) -> bool:
    """Whether what is answered now is a secret from a player."""
    seers = int(game.stack[-1].seers(game))
    return seers >= 0 and not (player is not None and seers & 1 << player)


def is_told(game: Game, action: Action) -> bool:
    """Whether everybody hears of an answer, though the question is discreet: an item is played."""
    return game.question.kind == "AskHolder" and action.verb.name in TELLING


def loot(game: Game, action: Action) -> int:
    """What everybody will see of a purse, if an answer robs it: the loot, or the whole treasure; 0 otherwise."""
    if game.question.kind != "GriffinRobs":
        return 0
    griffin = next(card for card in game.rules.creatures if card.name == game.question.about["card"])
    assert isinstance(griffin, Griffin)
    return int(gold_of(game, action.a)) // (1 if griffin.shows_purse else 2)


def check_errors(one: Game, other: Game, generator: random.Random) -> None:
    """An answer that is not legal is refused in the same words, also to somebody who is not asked."""
    index = generator.randrange(len(one.action_table.all))
    somebody = generator.choice([None, *range(one.rules.players)])
    said: list[str] = []
    for game in (one, other):
        if game.action_table.all[index] in game.actions and somebody in (None, game.player):
            return
        try:
            game.play(game.action_table.all[index], somebody)
        except (IllegalAction, NotYourTurn) as error:
            said.append(str(error))
    if len(said) < 2 or said[0] != said[1]:
        raise Finding(f"leak in an error: {said}")


class Words:
    """What a player is told in a language."""

    def __init__(self, game: Game, language: str) -> None:
        self.texts = Texts.of(language, game.rules)

    def told(self, game: Game, player: int | None) -> list[str]:
        """Events, and for whoever is asked the question with some of its answers."""
        said: list[str] = self.texts.story(game.seen(player))
        if asked_of(game, player):
            said.append(self.texts.question(game))
            step = 1 + len(game.actions) // MOST_LABELS
            said += [self.texts.action(game, action) for action in game.actions[::step]]
        return said


def asked_of(game: Game, player: int | None) -> bool:
    """Whether a player is asked now."""
    return player is not None and game.player == player


def known_to(game: Game, player: int | None) -> dict[str, Any]:
    """All that a player gets beside the record: view, events, what may be taken back; and who is asked the question,
    the answers with what they cost, which do nothing and which is harmless."""
    known: dict[str, Any] = {"view": game.view(player), "seen": game.seen(player)}
    if player is not None:
        known["undoable"] = game.undoable_by(player)
    if asked_of(game, player):
        asked = game.question
        known["question"] = {"kind": asked.kind, "faction": asked.faction, "about": asked.about}
        known["useless"] = list(asked.useless)
        known["answers"] = {action.notation: int(game.price(action)) for action in game.actions}
        known["default"] = game.default.notation
    return known


def compare(one: Game, other: Game, player: int | None, words: Words | None = None, record: bool = True) -> None:
    """Raise a Finding where two games that should look alike to a player do not."""
    first, second = known_to(one, player), known_to(other, player)
    if record:
        first["record"], second["record"] = one.record(player), other.record(player)
    if words is not None:
        first["words"], second["words"] = words.told(one, player), words.told(other, player)
    first["observation"], second["observation"] = bytes(one.observation(player)), bytes(other.observation(player))
    if player is not None and one.player == player:
        first["mask"], second["mask"] = bytes(one.mask()), bytes(other.mask())
    if first != second:
        raise Finding(f"leak to player {player}: {unlike(first, second)}")
