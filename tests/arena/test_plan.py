"""Who sits where in an arena: seats are balanced, and the games of a block have the same set-up."""

from collections import Counter
from pathlib import Path

import pytest

from cyclades.arena import ArenaError, ArenaPlan, arena_plan
from cyclades.arena.plan import code_of
from cyclades.bots import Bot, BotError
from cyclades.engine.errors import SetupError


def plan_of(entries: int, **others: object) -> ArenaPlan:
    return arena_plan(["random"] * entries, **others)  # type: ignore[arg-type]


@pytest.mark.parametrize("entries, players", [(1, 4), (2, 4), (3, 4), (4, 4), (3, 2), (6, 4), (7, 5)])
def test_every_entry_sits_in_every_seat_equally_often(entries: int, players: int) -> None:
    plan = plan_of(entries, players=players, games=4 * entries)
    for block in range(4):
        seen = Counter(
            (entry, seat)
            for number in range(block * entries, (block + 1) * entries)
            for seat, entry in enumerate(plan.seats(number))
        )
        assert seen == {(entry, seat): 1 for entry in range(entries) for seat in range(players)}


@pytest.mark.parametrize("entries", [2, 3, 4])
@pytest.mark.parametrize("teams", [True, [[0, 2], [1, 3]]])
def test_a_team_is_one_entry_and_teams_are_balanced(entries: int, teams: object) -> None:
    plan = plan_of(entries, teams=teams, games=entries)
    seen: Counter[tuple[int, int]] = Counter()
    for number in range(entries):
        seats = plan.seats(number)
        for team in plan.sides:
            assert len({seats[player] for player in team}) == 1
        seen.update((entry, seat) for seat, entry in enumerate(seats))
    assert seen == {(entry, seat): 1 for entry in range(entries) for seat in range(4)}


def test_six_players_are_in_teams_without_being_told() -> None:
    assert plan_of(2, players=6, games=2).sides == [[0, 1], [2, 3], [4, 5]]


def test_with_enough_entries_nobody_sits_twice() -> None:
    plan = plan_of(6, games=12)
    assert all(len(set(plan.seats(number))) == 4 for number in range(12))


def test_neighbours_change_from_block_to_block() -> None:
    plan = plan_of(4, games=80)
    after = {(seats[0], seats[1]) for seats in map(plan.seats, range(80))}
    assert len(after) == 12, "everybody sits after everybody else"


def test_the_games_of_a_block_have_the_same_set_up_and_others_another() -> None:
    plan = plan_of(3, games=6, board="random")
    views = [plan.game(number).view(None) for number in range(6)]
    assert views[0] == views[1] == views[2] != views[3]
    assert views[3] == views[4] == views[5]
    boards = [view["setup"]["board"] for view in views]
    assert boards[0] != boards[3]


def test_a_bot_has_the_same_seed_in_all_games_of_a_block() -> None:
    plan = plan_of(3, games=6)
    seeds = [
        {entry: bot.seed for entry, bot in zip(plan.seats(number)[:3], plan.seated_bots(number)[:3], strict=True)}
        for number in range(6)
    ]
    assert seeds[0] == seeds[1] == seeds[2] != seeds[3]
    assert len(set(seeds[0].values())) == 3


def test_seats_of_one_entry_have_seeds_of_their_own() -> None:
    assert len({bot.seed for bot in plan_of(1, games=1).seated_bots(0)}) == 4


def test_mixed_boards_take_turns_by_block() -> None:
    plan = plan_of(2, games=8, board="mixed")
    boards = [plan.game(number).rules.board.layout for number in range(8)]
    ready = plan_of(2, games=2).game(0).rules.board.layout
    assert [board == ready for board in boards] == [True, True, False, False] * 2
    assert boards[2] == boards[3] != boards[6]


@pytest.mark.parametrize("games, whole", [(1, 3), (3, 3), (4, 6), (1000, 1002)])
def test_games_are_rounded_up_to_whole_blocks(games: int, whole: int) -> None:
    assert plan_of(3, games=games).games == whole


def test_plans_have_names_of_their_own_whatever_the_number_of_games() -> None:
    usual = plan_of(2, games=2)
    assert usual.file_name == plan_of(2, games=50).file_name
    others = [plan_of(3), plan_of(2, seed=2), plan_of(2, players=3), plan_of(2, options={"gold": 9})]
    assert len({usual.file_name, *(other.file_name for other in others)}) == 5
    assert usual.file_name.startswith("arena-legendary-4-")


def test_a_change_of_a_bot_changes_the_plan(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    codes = []
    for answer in ("actions[0]", "actions[0]", "actions[-1]"):
        file.write_text(f"class Own(Bot):\n    def choose(self, view):\n        return view['actions'][{answer!r}]\n")
        scope = {"Bot": Bot, "__name__": "own"}
        exec(compile(file.read_text(), str(file), "exec"), scope)
        codes.append(code_of([scope["Own"](1, 1)]))  # type: ignore[operator]
    assert codes[0] == codes[1] != codes[2]
    assert code_of([]) not in codes


def test_nonsense_is_refused() -> None:
    with pytest.raises(ArenaError, match="at least 1 bot, got none"):
        arena_plan([])
    with pytest.raises(BotError, match="'clever'"):
        arena_plan(["random", "clever"])
    with pytest.raises(SetupError, match="at least 1 game, got 0"):
        arena_plan(["random"], games=0)
    with pytest.raises(SetupError, match="no random ones"):
        arena_plan(["random"], edition="classic", board="mixed")
    with pytest.raises(SetupError, match="teams only with 4 or 6 players"):
        arena_plan(["random"], players=3, teams=True)
