"""What the engine promises at any moment: actions, undo, copies, records and imagined games."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any

import cyclades
from cyclades import Game
from cyclades.rules import events
from cyclades.rules.gold import gold_of
from cyclades.text import LANGUAGES, Texts
from tools.fuzzing.cases import Finding
from tools.fuzzing.leaks import check_views, players_of, widened
from tools.fuzzing.states import Looked

Image = tuple[list[int], list[Any], list[str], int, int, int, int, int]


def image(game: Game) -> Image:
    """All that makes a moment of a game, to compare it with another."""
    return (
        memoryview(game.s).tolist(),
        game.steps(),
        [action.notation for action in game.actions],
        int(game.asked),
        int(game.draft),
        int(game.depth),
        int(game.generator.a),
        int(game.generator.b),
    )


PARTS = ("state", "steps", "actions", "who is asked", "draft", "length of the history", "generator", "generator")


def same(one: Image, other: Image, what: str, parts: tuple[str, ...] = PARTS) -> None:
    """Raise a Finding unless two moments are alike in the parts that are named."""
    for part, a, b in zip(PARTS, one, other):
        if part in parts and a != b:
            raise Finding(f"{what}: {part} differs: {difference(a, b)}")


def difference(a: Any, b: Any) -> str:
    """Two values, or where two lists differ."""
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        places = [n for n, (x, y) in enumerate(zip(a, b)) if x != y]
        return ", ".join(f"[{n}] {a[n]!r} and {b[n]!r}" for n in places[:6])
    return f"{a!r:.300} and {b!r:.300}"


STANDING = ("state", "steps", "actions", "who is asked")


def check_actions(game: Game) -> None:
    """Somebody is asked, and every action is one of the table, once, in a notation that reads back."""
    if game.over:
        if game.actions or game.player is not None:
            raise Finding("the game is over, but somebody is asked")
        return
    actions = game.actions
    if not actions:
        raise Finding(f"dead end: {game.question} has no actions")
    if len({int(action.index) for action in actions}) != len(actions):
        raise Finding(f"an action is listed twice: {actions}")
    for action in actions:
        if game.action_table.all[action.index] is not action or game.parse(str(action)) is not action:
            raise Finding(f"{action!r} is not the action of its index or of its words")
    if game.default not in actions:
        raise Finding(f"the default {game.default!r} is not legal: {actions}")
    for action in actions:
        if game.player is not None and not 0 <= game.price(action) <= gold_of(game, game.asked):
            raise Finding(f"{action!r} costs {game.price(action)} GP, of {gold_of(game, game.asked)}")


REVEALING = {events.ROLLED, events.CARD_REVEALED, events.CARD_DRAWN, events.CARD_SEEN, events.PAWN_PLACED}


def check_history(game: Game) -> None:
    """A draft holds answers of one player and nothing of chance; nobody alone takes back what revealed something."""
    draft = game.history()[-int(game.draft) :] if game.draft and game.start is None else []
    if any(node.asked != game.asked for node in draft):
        raise Finding(f"a draft with {[node.action.notation for node in draft]}, some of them not its player's")
    told = {event.kind.name for event in game.events if event.kind in REVEALING}
    if told and game.undoable:
        last = game.history()[-1].action
        raise Finding(f"{last!r} revealed something ({', '.join(sorted(told))}) and can be taken back")


def check_undo(game: Game, generator: random.Random) -> None:
    """Some answers are played and taken back, at once or one by one; then played again to the same end."""
    twin = game.copy()
    before = image(twin)
    path: list[tuple[Image, int]] = []
    for _ in range(generator.choice((1, 2, 5, 70))):
        if twin.over:
            break
        path.append((image(twin), int(generator.choice(twin.actions).index)))
        twin.play(twin.action_table.all[path[-1][1]])
    if not path:
        return
    after = image(twin)
    again = twin.copy()
    again.undo(len(path))
    same(before, image(again), f"undo of {len(path)} answers at once")
    replay(again, path)
    same(after, image(again), f"playing {len(path)} answers again after undo")
    for moment, _ in reversed(path):
        twin.undo()
        same(moment, image(twin), "undo of one answer after another")
    replay(twin, path)
    same(after, image(twin), f"playing {len(path)} answers again after single undos")


def replay(game: Game, path: list[tuple[Image, int]]) -> None:
    """Play the answers of a path again."""
    for _, index in path:
        game.play(game.action_table.all[index])


def check_copy(game: Game, generator: random.Random) -> None:
    """A copy is equal, plays on like the original would, and leaves it alone; one with a seed has other dice."""
    before = image(game)
    happened = [(event.kind.name, event.numbers()) for event in game.events]
    twins = [game.copy(), game.copy()]
    other = game.copy(seed=generator.randrange(1 << 40))
    for twin in twins:
        same(before, image(twin), "a fresh copy")
    same(before, image(other), "a copy with a seed", PARTS[:6])
    if twins[0].head is not game.head:
        raise Finding("a copy has a history of its own")
    for _ in range(20):
        if twins[0].over:
            break
        action = generator.choice(twins[0].actions)
        for twin in twins:
            twin.play(action)
        same(image(twins[0]), image(twins[1]), f"two copies after {action}")
    while not other.over and other.depth < before[5] + 20:
        other.play(generator.choice(other.actions))
    same(before, image(game), "the original after its copies were played")
    if happened != [(event.kind.name, event.numbers()) for event in game.events]:
        raise Finding("the events of the original changed while its copies were played")


def check_record(game: Game) -> None:
    """The record goes through JSON and reloads to the same moment, with the same history."""
    record = game.record()
    text = json.dumps(record)
    if json.loads(text) != record:
        raise Finding("the record does not go through JSON")
    loaded = cyclades.load(text)
    same(image(game), image(loaded), "the loaded record", (*STANDING, "draft", "length of the history"))
    if loaded.record() != record:
        raise Finding("the record of the loaded record is another one")
    if loaded.undoable != game.undoable:
        raise Finding(f"{game.undoable} undoable, {loaded.undoable} after loading the record")
    for player in [] if game.over else players_of(game):
        if loaded.record(player) != game.record(player):
            raise Finding(f"the loaded record gives player {player} another record")


def check_imagined(game: Game, generator: random.Random) -> None:
    """A game imagined from a view plays on, its record reloads, and so does a game imagined from it in turn; also where
    less is known of the purses."""
    player = generator.choice([game.player, *range(game.rules.players), None])
    view = game.view(player) if game.over or generator.random() < 0.5 else widened(game, player, generator)
    for _ in range(2):
        imagined = cyclades.imagine(view, generator.randrange(1 << 40))
        looked = Looked()
        looked.look(imagined)
        for _ in range(generator.randrange(30)):
            if imagined.over:
                break
            imagined.play(generator.choice(imagined.actions))
            looked.look(imagined)
        check_views(imagined, generator)
        check_record(imagined)
        view = imagined.view(player)


def check_words(game: Game, generator: random.Random) -> None:
    """What happened, the question and its answers can be said in every language, no two answers in the same words."""
    for language in LANGUAGES:
        texts = Texts.of(language, game.rules)
        texts.story(game.seen(None))
        if game.player is None:
            continue
        said = {action.notation: texts.action(game, action) for action in game.actions}
        often = Counter(said.values())
        same_words = [words for words, label in said.items() if often[label] > 1]
        if same_words:
            raise Finding(f"answers in the same words ({language}): {same_words[:4]}, {said[same_words[0]]!r}")
        if not all([texts.question(game), *said.values()]):
            raise Finding(f"nothing is said ({language}): {texts.question(game)!r}, {said}")


def check_position(game: Game, generator: random.Random) -> None:
    """A position is written and read again without loss; at a boundary of play it is then written in the same words."""
    text = cyclades.write_position(game)
    again = cyclades.read_position(text, seed=generator.randrange(1 << 40))
    same(image(game), image(again), "the position, read again", STANDING)
    if "\n>" not in text and cyclades.write_position(again) != text:
        raise Finding("the position is written differently after it was read")
