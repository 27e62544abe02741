"""The machine: plays steps, asks questions, keeps the history. It knows no rule of Cyclades."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cyclades.engine.actions import Action, ActionTable
from cyclades.engine.chance import Generator
from cyclades.engine.errors import CycladesError, GameOver, IllegalAction, NotationError, NotYourTurn
from cyclades.engine.events import EVERYBODY, Event, EventKind
from cyclades.engine.fields import Layout
from cyclades.engine.steps import CHANCE, NOBODY, RawStep, written

SNAPSHOT_EVERY: Final = 64


class Snapshot:
    """A state to go back to."""

    def __init__(self, s: vec[i64], stack: list[RawStep], draft: i64, pending: list[Event]) -> None:
        self.s = s
        self.stack = stack
        self.draft = draft
        self.pending = pending


class Node:
    """One action in the history: a chain that copies of a game share."""

    def __init__(
        self, parent: Node | None, action: Action, asked: i64, depth: i64, a: i64, b: i64, before: Snapshot | None
    ) -> None:
        self.parent = parent
        self.action = action
        self.asked = asked
        self.depth = depth
        self.a = a
        self.b = b
        self.before = before
        self.revealed = False
        self.closed = False
        """Whether it ended a turn: turns that have ended come back only by consent."""
        self.sees: i64 = EVERYBODY


class Machine:
    """A running game: numbers, a stack of steps, a generator and a history."""

    def __init__(self, layout: Layout, table: ActionTable, generator: Generator, ask_chance: bool) -> None:
        self.layout = layout
        self.action_table = table
        self.s: vec[i64] = vec[i64]([])
        self.stack: list[RawStep] = []
        self.generator = generator
        self.ask_chance = ask_chance
        self.asked: i64 = NOBODY
        self.draft: i64 = 0
        self.head: Node | None = None
        self.depth: i64 = 0
        self.happened: list[Event] = []
        self.published: list[Event] = []
        self.pending: list[Event] = []
        self.legal: list[Action] = []
        self.listed = False
        self.revealed = False
        self.closed = False

    # -- what players use ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return len(self.stack) == 0

    @property
    def actions(self) -> list[Action]:
        """The legal actions of the player who is asked, or the outcomes where chance is asked. Do not change it."""
        if not self.listed:
            self.legal = []
            if len(self.stack) > 0:
                step = self.stack[-1]
                if self.asked == CHANCE:
                    self.legal = step.raw_outcomes(self).actions[:]
                else:
                    step.raw_actions(self, self.legal)
            self.listed = True
        return self.legal

    def play(self, action: object, player: int | None = None) -> None:
        """Answer the question with an action, or with a text that names one; what is not legal is refused and changes
        nothing.

        Where the action comes from somebody (`player`), it is refused unless just this player is asked, and then the
        error tells nothing about what the other may do."""
        if player is not None and not self.is_asked(player):
            raise NotYourTurn(f"player {player} is not asked now")
        for legal in self.actions:
            if legal is action:
                self.play_legal(legal)
                return
        if not isinstance(action, str):
            raise self.refusal(action)
        self.play(self.action_table.parse(action))

    def refusal(self, action: object) -> CycladesError:
        """Why an action is refused, from what the one who is asked may know."""
        if not isinstance(action, Action):
            return NotationError(f"expected an action of this game or a text that names one, got {action!r}")
        if len(self.stack) == 0:
            return GameOver(f"the game is over: {action.notation!r} cannot be played")
        if self.action_table.by_notation.get(action.notation) is not action:
            return NotationError(f"expected an action of this game, but {action.notation!r} belongs to another one")
        notations = [legal.notation for legal in self.actions]
        shown = ", ".join(notations[:12]) + (f" and {len(notations) - 12} more" if len(notations) > 12 else "")
        return IllegalAction(f"{action.notation!r} is not legal now; expected one of: {shown}")

    def is_asked(self, player: int) -> bool:
        """Whether a player is the one who is asked."""
        return self.asked >= 0 and self.belongs_to(self.asked, player)

    @property
    def default(self) -> Action:
        """A harmless action for a player who is absent."""
        if self.over:
            raise GameOver("the game is over: nobody is asked")
        return self.stack[-1].raw_default(self, self.actions)

    @property
    def undoable(self) -> int:
        """How many of the latest actions their player could take back alone: none past a reveal or another's action."""
        return self.count_undoable(self.head)

    def count_undoable(self, node: Node | None) -> int:
        """How many actions of one player end at a node, none of them revealing or closing anything."""
        count = 0
        asked: i64 = NOBODY
        while node is not None and not node.revealed and not node.closed and node.asked >= 0:
            if count == 0:
                asked = node.asked
            if not self.same_player(asked, node.asked):
                break
            count += 1
            node = node.parent
        return count

    def undoable_by(self, player: int) -> int:
        """How many of the latest actions a player could take back alone: none if somebody else has answered since. An
        unfinished group of somebody else does not count: it is nobody's business yet."""
        node = self.head
        if not self.is_asked(player):
            for _ in range(self.draft):
                if node is not None:
                    node = node.parent
        return self.count_undoable(node) if node is not None and self.belongs_to(node.asked, player) else 0

    def belongs_to(self, asked: i64, player: int) -> bool:
        """Whether a player answers for a faction."""
        return asked == player

    def same_player(self, one: i64, other: i64) -> bool:
        """Whether the same person answers for both factions."""
        return one == other

    def undo(self, count: object = 1) -> None:
        """Take back the latest actions of players, with all that followed from them."""
        if isinstance(count, bool) or not isinstance(count, int):
            raise IllegalAction(f"expected a number of actions to take back, got {count!r}")
        node = self.head
        left = count
        while node is not None:
            if node.asked >= 0:
                left -= 1
                if left == 0:
                    break
            node = node.parent
        if count < 1 or node is None:
            raise IllegalAction(f"cannot take back {count} actions: {self.actions_played()} have been played")
        self.rewind(node)

    def actions_played(self) -> int:
        """How many actions of players the history holds."""
        count = 0
        node = self.head
        while node is not None:
            if node.asked >= 0:
                count += 1
            node = node.parent
        return count

    def history(self) -> list[Node]:
        """All actions and outcomes, in order."""
        nodes: list[Node] = []
        node = self.head
        while node is not None:
            nodes.append(node)
            node = node.parent
        nodes.reverse()
        return nodes

    # -- what steps use -----------------------------------------------------------------------------------------

    def push(self, step: RawStep) -> None:
        """Put a step on the stack: it comes next."""
        self.stack.append(step)

    def then(self, *steps: RawStep) -> None:
        """Put steps on the stack so that they come in the order given."""
        number = len(steps) - 1
        while number >= 0:
            self.stack.append(steps[number])
            number -= 1

    def list_legal(self, actions: list[Action]) -> None:
        """These are the legal actions: a step that had to list them to say who is asked need not list them again."""
        self.legal = actions
        self.listed = True

    def emit(self, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Something happened that everybody sees."""
        self.pending.append(Event(kind, a, b, c, d, EVERYBODY))

    def emit_to(self, sees: i64, kind: EventKind, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Something happened that only some players see; it cannot be taken back."""
        self.pending.append(Event(kind, a, b, c, d, sees))
        self.revealed = True

    def tell_answer(self) -> None:
        """The answer that is being played was given in secret, but now everybody sees it."""
        if self.head is not None:
            self.head.sees = EVERYBODY

    # -- the loop -----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Run to the first question."""
        self.advance()
        self.publish()

    def leave_to_chance(self) -> None:
        """From now on the generator answers for chance; what follows from that has happened since the last question."""
        self.ask_chance = False
        if self.asked == CHANCE:
            self.pending = self.happened[:]
            self.advance()
            self.publish()

    def play_legal(self, action: Action) -> None:
        """Play an action known to be legal."""
        asked = self.asked
        node = self.remember(action, asked)
        self.revealed = False
        self.closed = False
        step = self.stack.pop()
        node.sees = step.seers(self)
        if asked == CHANCE:
            self.revealed = True
        step.raw_play(self, action)
        self.advance()
        node.revealed = self.revealed
        node.closed = self.closed
        if not self.revealed and len(self.stack) > 0 and self.asked >= 0 and self.stack[-1].in_draft():
            self.draft += 1
            self.happened = []
        else:
            self.publish()

    def publish(self) -> None:
        """A group of actions is complete: what happened may be seen."""
        self.draft = 0
        self.happened = self.pending
        self.published = self.pending
        self.pending = []

    def remember(self, action: Action, asked: i64) -> Node:
        before: Snapshot | None = None
        if self.depth % SNAPSHOT_EVERY == 0:
            before = Snapshot(self.s[:], self.stack[:], self.draft, self.pending[:])
        node = Node(self.head, action, asked, self.depth, self.generator.a, self.generator.b, before)
        self.head = node
        self.depth += 1
        self.listed = False
        return node

    def advance(self) -> None:
        """Run the steps that ask nobody, and let the generator answer for chance, until somebody is asked."""
        while len(self.stack) > 0:
            step = self.stack[-1]
            self.listed = False
            asked = step.raw_who(self)
            if asked == NOBODY:
                self.stack.pop()
                step.raw_run(self)
            elif asked == CHANCE and not self.ask_chance:
                outcome = self.generator.pick(step.raw_outcomes(self))
                node = self.remember(outcome, CHANCE)
                node.revealed = True
                node.sees = step.seers(self)
                self.revealed = True
                self.stack.pop()
                step.raw_play(self, outcome)
            else:
                self.asked = asked
                return
        self.asked = NOBODY

    def rewind(self, node: Node) -> None:
        """Go back to the moment before a node: from the last snapshot, play again what led there."""
        self.generator = Generator(node.a, node.b)
        again: list[Action] = []
        at: Node = node
        while at.before is None and at.parent is not None:
            at = at.parent
            again.append(at.action)
        before = at.before
        if before is None:
            raise IllegalAction("the history does not reach back that far")
        self.s = before.s[:]
        self.stack = before.stack[:]
        self.head = at.parent
        self.depth = at.depth
        self.draft = before.draft
        self.pending = before.pending[:]
        ask_chance = self.ask_chance
        self.ask_chance = True
        self.listed = False
        self.advance()
        for action in reversed(again):
            self.play_legal(action)
        self.ask_chance = ask_chance
        self.head = node.parent
        self.depth = node.depth
        self.generator = Generator(node.a, node.b)
        self.happened = []

    def set_state(self, numbers: list[int]) -> None:
        """Begin with these numbers. They come as a list: a `vec` that interpreted code gives to compiled code is never
        freed."""
        self.s = vec[i64](numbers)

    def checksum(self) -> int:
        """A number that differs, most likely, where two states do."""
        return self.layout.checksum(self.s)

    def copy_from(self, other: Machine) -> None:
        """Become a copy of another machine; the history is shared, nothing else is."""
        self.s = other.s[:]
        self.stack = other.stack[:]
        self.asked = other.asked
        self.draft = other.draft
        self.head = other.head
        self.depth = other.depth
        self.happened = other.happened
        self.published = other.published
        self.pending = other.pending[:]
        self.legal = other.legal
        self.listed = other.listed

    def steps(self) -> list[list[object]]:
        """The stack as plain data, the next step last."""
        return [written(step) for step in self.stack]

    def same_state(self, other: Machine) -> bool:
        """Whether two games stand alike: numbers and steps."""
        return self.s == other.s and self.steps() == other.steps()

    def same_rules(self, other: Machine) -> bool:
        """Whether two games are played by the same rules."""
        return self.action_table is other.action_table

    def __eq__(self, other: object) -> bool:
        """Whether two games of the same rules stand alike, and the same is asked. How they came there does not count,
        nor which dice follow. A game changes, so it has no hash."""
        if not isinstance(other, Machine) or not self.same_rules(other):
            return False
        return self.asked == other.asked and self.same_state(other)
