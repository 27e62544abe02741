"""What must hold of gods, pawns, offerings, turns and the end of a game, in every state of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cyclades import Action
from cyclades.rules.victory import ALONE, ELIMINATION, MAX_CYCLES, METROPOLISES
from tools.fuzzing.snapshot import Snapshot
from tools.fuzzing.titans import ARTIFACTS_WIN, plays_titans, surcharge, wins_at_once

REARRANGING = {"PalacePuts"}
"""Steps that lay the gods out anew, one after the other."""
FEWEST_OPEN = 2
"""Gods face up, however few the players left."""


def auctioned(now: Snapshot) -> bool:
    """Whether the gods are there and the pawns in play: in every cycle, and in a preliminary round before the first."""
    return now.one("cycle") > 0 or preliminary(now)


def preliminary(now: Snapshot) -> bool:
    """Whether offerings decide who deploys where, before the first cycle."""
    return now.one("cycle") == 0 and now.any_step({"FirstCycle"})


def seats(now: Snapshot) -> int:
    """How many pawns there is room for on Apollo."""
    return 1 if preliminary(now) else int(now.rules.apollo_seats)


def gods(now: Snapshot) -> Iterator[str]:
    """Every god is in one place. Where nobody knows which lie face down, as many are face up as there are pawns in the
    game less one, or two if that is more, counted when the offerings begin."""
    rules, shown = now.rules, now["god_at"]
    face_up = now.one("open_gods")
    if not auctioned(now) or now.any_step(REARRANGING):
        return
    if rules.face_down_known:
        if sorted(shown) != list(range(len(shown))) or face_up != rules.open_gods:
            yield f"the gods are {shown}, {face_up} of them face up"
        return
    if len(set(shown[:face_up])) != face_up or min(shown[:face_up]) < 0 or any(god >= 0 for god in shown[face_up:]):
        yield f"the gods are {shown}, {face_up} of them face up"
    wanted = max(FEWEST_OPEN, len(in_game(now)) - 1)
    counted = now.any_step({"Offer", "Offerings", "Payment"}) and not now.any_step({"Gods"})
    if face_up < wanted or (face_up > wanted and counted):
        yield f"{face_up} gods face up for {len(in_game(now))} pawns"


def in_game(now: Snapshot) -> list[int]:
    """The pawns whose faction is not eliminated."""
    return [pawn for pawn, faction in enumerate(now.rules.pawn_faction) if now["alive"][faction]]


def pawns(now: Snapshot) -> Iterator[str]:
    """A pawn in the game is on the track, on a god face up, or, one at a time, in hand; afterwards it may be on both. A
    god takes one, Apollo as many as it has seats, in the order of their coming."""
    rules, on = now.rules, now["pawn_god"]
    track = [pawn for pawn in now["order"] if pawn >= 0]
    face_up = {*now["god_at"][: now.one("open_gods")], int(rules.apollo.number)}
    taken = [god for god in on if god >= 0]
    if len(set(track)) != len(track) or any(taken.count(god) > 1 for god in taken if god != rules.apollo.number):
        yield f"pawns on the track {track}, on gods {on}"
    if not set(taken) <= face_up:
        yield f"a pawn on a god face down: {on}"
    playing = in_game(now)
    if any(pawn in track or on[pawn] >= 0 for pawn in range(len(on)) if pawn not in playing):
        yield f"a pawn of somebody eliminated is on the track {track} or on a god {on}"
    in_hand = [pawn for pawn in playing if pawn not in track and on[pawn] < 0]
    asked = [int(step.pawn) for step in now.steps_of("Offer")]
    if auctioned(now) and in_hand != asked:
        yield f"the pawns {in_hand} are nowhere, {asked} in hand"
    if asked and set(track) & {pawn for pawn, god in enumerate(on) if god >= 0}:
        yield f"pawns on the track {track} and on gods {on} at once"
    places = sorted(now["pawn_place"][pawn] for pawn, god in enumerate(on) if god == rules.apollo.number)
    gaps = places != list(range(1, len(places) + 1))
    if (gaps and 0 not in now["alive"]) or len(set(places)) < len(places) or 0 in places or len(places) > seats(now):
        yield f"the places on Apollo are {now['pawn_place']}, with the gods {on}"
    if any(place and god != rules.apollo.number for god, place in zip(on, now["pawn_place"])):
        yield f"places on Apollo {now['pawn_place']} of who is not there, with the gods {on}"


def cost_of(offered: Sequence[int], priests: int, floor: int, each: bool) -> int:
    """What the offerings of one colour cost: each priest takes 1 GP off, where something is left above the floor of an
    offering; off the sum of them, or all priests off each."""
    spare = [offering - floor for offering in offered if offering]
    saved = sum(min(priests, more) for more in spare) if each else min(priests, sum(spare))
    return sum(offered) - saved


def owed(now: Snapshot, purse: int, offered: Sequence[int]) -> int:
    """What a purse pays for the offerings of its pawns, if those of all pawns are these."""
    rules, priests = now.rules, now[now.rules.priests.plural]
    each = rules.options.get("priest_discount") == "each"
    total = 0
    for faction in now.mates(purse):
        own = [offering for offering, whose in zip(offered, rules.pawn_faction) if whose == faction]
        total += cost_of(own, priests[faction], int(rules.offering_floor), each)
    return total


def offerings(now: Snapshot) -> Iterator[str]:
    """An offering is one of the scale, or nothing where nothing can be paid and Apollo is full. Everybody knows that
    those of a team can be paid together."""
    rules, on, offered = now.rules, now["pawn_god"], now["pawn_offering"]
    forced = seats(now) < len(rules.pawns)
    for god, offering in zip(on, offered):
        nothing = god < 0 or god == rules.apollo.number
        if offering if nothing else offering not in rules.scale and (offering or not forced):
            yield f"offerings {offered} on gods {on}"
    if now.any_step({"Payment"}):
        for purse, known in enumerate(now["gold_low"]):
            cost = owed(now, purse, offered)
            if cost > known:
                yield f"{now['gold'][purse]} GP, known to be {known} or more, for offerings that cost {cost}"


def legal_offerings(now: Snapshot) -> Iterator[str]:
    """Whoever is asked for an offering may make those that the purse can pay beside its others, higher than what stands
    there, on another god than the one it comes from; each at the price of what it adds."""
    if now.top != "Offer":
        return
    step = now.game.stack[-1]
    pawn, kicked = int(step.pawn), int(step.outbid_on)  # type: ignore[attr-defined]
    face_up = [god for god in now["god_at"][: now.one("open_gods")] if god != kicked]
    open_to = [god for god in face_up if god != barred_god(now, pawn)]
    wanted = possible_offerings(now, pawn, open_to) or possible_offerings(now, pawn, face_up)
    yield from differing(now, {f"bid {now.rules.gods[god].name} {n}": price for (god, n), price in wanted.items()})


def barred_god(now: Snapshot, pawn: int) -> int:
    """The god from which a pawn is kept in this cycle, unless there is no other way for it; -1 without one."""
    return now["barred_god"][now.rules.pawn_faction[pawn]] if "barred_god" in now.fields else -1


def possible_offerings(now: Snapshot, pawn: int, face_up: list[int]) -> dict[tuple[int, int], int]:
    """The offerings that a pawn can make to some gods, or on Apollo, with what each costs."""
    rules, on, offered = now.rules, now["pawn_god"], now["pawn_offering"]
    purse = int(rules.purse_of[rules.pawn_faction[pawn]])
    wanted: dict[tuple[int, int], int] = {}
    for god in face_up:
        there = [other for other, at in enumerate(on) if at == god]
        more = max((offered[other] for other in there), default=0)
        others = [0 if n in (pawn, *there) else offering for n, offering in enumerate(offered)]
        extra = surcharge(now, there) if plays_titans(now) else 0
        owed_already = owed(now, purse, others)
        for number in rules.scale:
            if number > more:
                others[pawn] = number
                cost = owed(now, purse, others) + extra
                if cost > now["gold"][purse]:
                    break
                wanted[god, number] = cost - owed_already
    lowest = [rules.scale[0] if n == pawn else offering for n, offering in enumerate(offered)]
    if on.count(rules.apollo.number) < seats(now):
        wanted[rules.apollo.number, 0] = 0
    elif owed(now, purse, lowest) > now["gold"][purse]:
        wanted |= {(god, 0): 0 for god in face_up if god not in on}
    return wanted


def differing(now: Snapshot, wanted: dict[str, int]) -> Iterator[str]:
    """Where the offerings that are asked for, or their prices, are not those that are wanted."""
    given: dict[str, Action] = {action.notation: action for action in now.game.actions}
    if set(given) != set(wanted):
        yield f"offerings that differ: {sorted(set(given) ^ set(wanted))[:12]}"
        return
    for words, action in given.items():
        if now.game.price(action) != wanted[words]:
            yield f"{words} costs {wanted[words]} GP, not {now.game.price(action)}"


def turns(now: Snapshot) -> Iterator[str]:
    """It is the turn of a pawn exactly until its turn ends; what is done in a turn is forgotten after it."""
    ends = [int(step.pawn) for step in now.steps_of("EndOfTurn")]
    if not now.over and ends != [pawn for pawn in [now.one("turn")] if pawn >= 0]:
        yield f"the turn of pawn {now.one('turn')}, but the turns that end are {ends}"
    if now.one("turn") < 0 and (any(now["done"]) or any(now.get("led"))):
        yield f"deeds {now['done']} and leaders {now['led']} outside of a turn"


def ending(now: Snapshot) -> Iterator[str]:
    """The game is over for a reason that holds, and whoever is first has won by it; until then nobody is alone. Whether
    a cycle is rightly the last, as it is for Metropolises that were lost again, can only be seen when it becomes so
    (changes.py)."""
    rules, alive = now.rules, now["alive"]
    number = now.one("ending")
    if not now.over:
        if number > 1:
            yield f"the game goes on with the ending {number}"
        if number == 0 and sum(alive) < 2:
            yield "somebody is left alone, and the game goes on"
        return
    most = max(team_metropolises(now, team) for team in range(len(rules.teams)))
    reasons = {
        METROPOLISES: most >= rules.metropolises_to_win or 0 not in alive or rules.end_triggered,
        ELIMINATION: 0 in alive and not rules.end_triggered,
        MAX_CYCLES: now.one("cycle") == rules.max_cycles,
        ALONE: sum(alive) == 1,
        ARTIFACTS_WIN - 2: any(wins_at_once(now, team) for team in range(len(rules.teams))),
    }
    if not reasons.get(number - 2, False):
        yield f"the game is over with the ending {number}, which does not hold"
    first = now.game.standings[0]
    if not any(alive[faction] for faction, player in enumerate(rules.player_of) if player in first.players):
        yield f"somebody eliminated has won: {now.game.standings}"
    if number - 2 == METROPOLISES:
        best = max(worth_of(now, team) for team in range(len(rules.teams)))
        if worth(now, first.metropolises, first.gold) < best:
            yield f"somebody else has more Metropolises, or gold: {now.game.standings}"


def team_metropolises(now: Snapshot, team: int) -> int:
    """How many Metropolises those have together who win together."""
    return sum([now.metropolises(mate) for mate in now.team(team)])


def team_gold(now: Snapshot, team: int) -> int:
    """What those have in their purses who win together."""
    gold, purse_of = now["gold"], now.rules.purse_of
    return sum([gold[purse] for purse in {purse_of[mate] for mate in now.team(team)}])


def worth(now: Snapshot, metropolises: int, gold: int) -> tuple[int, int]:
    """What decides between two who are in the game: Metropolises, then gold. Where the richest wins, those beyond the
    number that ends the game do not count."""
    richest = now.rules.options.get("victory") == "gold"
    return min(metropolises, int(now.rules.metropolises_to_win)) if richest else metropolises, gold


def worth_of(now: Snapshot, team: int) -> tuple[int, int]:
    return worth(now, team_metropolises(now, team), team_gold(now, team))


def ranking(now: Snapshot) -> Iterator[str]:
    """Everybody stands in the ranking once, with all Metropolises and the gold of the team: the more the higher, and
    those still in the game first."""
    rules, rows = now.rules, now.standings
    teams = {tuple(sorted({rules.player_of[n] for n in now.team(t)})): t for t in range(len(rules.teams))}
    if sorted(players for players, *_ in rows) != sorted(teams):
        yield f"the players {list(teams)} in the ranking {rows}"
        return
    worths: list[tuple[int, int]] = []
    for players, _, metropolises, gold in rows:
        team = teams[players]
        has = team_metropolises(now, team), team_gold(now, team)
        worths.append(worth(now, *has))
        if (metropolises, gold) != has:
            yield f"{metropolises} Metropolises and {gold} GP are not what {rules.teams[team]} has"
    in_play = now["alive"]
    alive = [any(in_play[mate] for mate in now.team(teams[players])) for players, *_ in rows]
    at_once = [wins_at_once(now, teams[players]) for players, *_ in rows]
    ranks = list(zip(at_once, alive, worths, strict=True))
    places = [place for _, place, _, _ in rows]
    if places != [1 + sum([other > own for other in ranks]) for own in ranks]:
        yield f"the ranking {rows}"
    if places != sorted(places):
        yield f"the order of the ranking {rows}"
