"""Many games of the same rules that are played side by side: one call answers the question of each of them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from cyclades.engine.chance import seeded
from cyclades.engine.errors import IllegalAction
from cyclades.rules.game import Game
from cyclades.rules.observation import Observer
from cyclades.rules.ruleset import Ruleset


class ManyGames:
    """Games side by side. What is told of them stands in rows of numbers, game after game, that are written anew with
    every answer; a game that has ended begins again with its next seed."""

    def __init__(self, rules: Ruleset, seeds: list[int], apart: int, observes: bool, masks: bool) -> None:
        rules.check_start()
        self.rules = rules
        self.observer = Observer(rules)
        self.seeds = seeds
        """The seed of each game."""
        self.apart = apart
        """By how much the seed of the next game differs."""
        self.observes = observes
        self.masks = masks
        self.table: i64 = len(rules.verbs.table.all)
        count: i64 = len(seeds)
        width: i64 = self.observer.size if observes else 0
        marks: i64 = self.table if masks else 0
        self.observation: vec[i16] = vec[i16]([0] * (count * width))
        self.mask: vec[u8] = vec[u8]([0] * (count * marks))
        self.asked: vec[i32] = vec[i32]([0] * count)
        """The player who is asked in each game."""
        self.over: vec[u8] = vec[u8]([0] * count)
        """Whether the last answer ended each game: what else is told is of the next one then."""
        self.rewards: vec[float] = vec[float]([0.0] * (count * rules.players))
        """What each player of each game gets for the last answer: the share of the win, when a game has ended."""
        self.games: list[Game] = []
        for number in range(count):
            self.games.append(self.begun(number))
            self.tell(number)

    def begun(self, number: i64) -> Game:
        """A new game in a place."""
        game = Game(self.rules, seeded(self.seeds[number]), False)
        game.lay_out()
        return game

    def play(self, answers: list[int]) -> None:
        """Answer the question of each game with the number of an action. Where one of them is not legal, none is."""
        self.check(answers)
        self.play_checked(answers)

    def play_checked(self, answers: list[int]) -> None:
        """The same with answers that are known to be legal."""
        table = self.rules.verbs.table.all
        players = self.rules.players
        count: i64 = len(self.games)
        number: i64 = 0
        while number < count:
            game = self.games[number]
            if self.masks:
                for action in game.actions:
                    self.mask[number * self.table + action.index] = 0
            if self.over[number] != 0:
                self.over[number] = 0
                for player in range(players):
                    self.rewards[number * players + player] = 0.0
            game.play_legal(table[answers[number]])
            if game.over:
                self.over[number] = 1
                winners = game.winners
                for player in winners:
                    self.rewards[number * players + player] = 1.0 / float(len(winners))
                self.seeds[number] += self.apart
                self.games[number] = self.begun(number)
            self.tell(number)
            number += 1

    def check(self, answers: list[int]) -> None:
        """Refuse answers of which one is not legal."""
        if len(answers) != len(self.games):
            raise IllegalAction(f"expected an action for each of {len(self.games)} games, got {len(answers)}")
        for number, answer in enumerate(answers):
            game = self.games[number]
            if not 0 <= answer < self.table:
                raise IllegalAction(
                    f"expected the number of an action below {self.table}, got {answer} for game {number}"
                )
            if not any(action.index == answer for action in game.actions):
                raise IllegalAction(f"game {number}: {game.refusal(self.rules.verbs.table.all[answer])}")

    def tell(self, number: i64) -> None:
        """Write down how a game stands for the player who is asked."""
        game = self.games[number]
        player = self.rules.player_of[game.asked]
        self.asked[number] = i32(player)
        if self.masks:
            first = number * self.table
            for action in game.actions:
                self.mask[first + action.index] = 1
        if self.observes:
            self.observer.observe(game, player, self.observation, number * self.observer.size)
