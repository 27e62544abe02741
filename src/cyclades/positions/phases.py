"""The phase of a position: where play goes on, as steps."""

from __future__ import annotations

from typing import cast

from cyclades.engine.errors import CycladesError
from cyclades.positions.checks import check_table, on_track
from cyclades.positions.lines import Line
from cyclades.positions.pieces import Pieces
from cyclades.rules.game import Game
from cyclades.rules.offerings import Offer, limit, owed
from cyclades.rules.steps import Step
from cyclades.rules.turn_order import EndOfTurn, pawn_on
from cyclades.rules.turns import GodActs, PaidActions


def phases_of(game: Game) -> list[str]:
    """The words for the phases of a game, in their order."""
    return [cast(Step, step).PHASE for step in game.rules.phases]


def forms(game: Game) -> str:
    """What a line of a phase may look like."""
    words = "|".join(["start", *(word for word in phases_of(game) if word)])
    return f"phase {words}, phase offerings COLOUR [kicked GOD], phase actions GOD [paid]"


def read_phase(game: Game, pieces: Pieces, line: Line) -> None:
    """Put the steps on the stack from which play goes on."""
    words = line.words[1:]
    if words == ["start"]:
        if len(pieces.seen) > 0:
            raise line.error("expected nothing on the table before the start")
        try:
            game.rules.check_start()
        except CycladesError as error:
            raise line.error(str(error)) from None
        game.set_state(list(game.rules.f.fresh()))
        game.stack = list(reversed(game.rules.setup_steps))
        return
    check_table(pieces, line)
    if not words or words[0] not in phases_of(game):
        raise line.error(f"expected {forms(game)}")
    phase = words[0]
    at = phases_of(game).index(phase)
    if phase == "actions" and len(words) > 1:
        game.stack = list(reversed(game.rules.phases[at + 1 :]))
        read_actions(game, line, words[1:])
    else:
        game.stack = list(reversed(game.rules.phases[at:]))
        if phase == "offerings" and len(words) > 1:
            read_offer(game, line, words[1:])
        elif len(words) > 1:
            raise line.error(f"expected {forms(game)}")
    check_pawns(game, pieces, line, phase, words)


def read_offer(game: Game, line: Line, words: list[str]) -> None:
    """A pawn in hand: whose, and where it was kicked out from."""
    pawn = line.index(words[0], game.rules.pawns, "a colour")
    kicked = -1
    if len(words) == 3 and words[1] == "kicked":
        kicked = line.index(words[2], [god.name for god in game.rules.gods], "a god")
        if pawn_on(game, kicked) < 0:
            raise line.error(f"nobody stands on {words[2]!r}, so nobody was kicked out from there")
    elif len(words) > 1:
        raise line.error(f"expected {forms(game)}")
    if game.s[game.f.pawn_god + pawn] >= 0:
        raise line.error(f"the pawn of {words[0]} has made its offering already")
    for slot in range(len(game.rules.pawns)):
        if game.s[game.f.order + slot] == pawn:
            game.s[game.f.order + slot] = -1
    game.push(Offer(pawn, kicked))


def read_actions(game: Game, line: Line, words: list[str]) -> None:
    """A god's player within its actions: the mandatory ones, or the paid ones."""
    rules, s, f = game.rules, game.s, game.f
    names = [god.name for god in rules.gods]
    others = [name for name in names if name != rules.apollo.name]
    god = names.index(others[line.index(words[0], others, "a god other than Apollo")])
    order = [int(s[f.god_at + slot]) for slot in range(s[f.open_gods])]
    if god not in order:
        raise line.error(f"{words[0]!r} lies face down")
    if words[1:] not in ([], ["paid"]):
        raise line.error(f"expected {forms(game)}")
    pawn = pawn_on(game, god)
    if pawn < 0:
        raise line.error(f"nobody has made an offering to {words[0]!r}")
    game.push(GodActs(rules.apollo.number))
    for other in reversed(order[order.index(god) + 1 :]):
        game.push(GodActs(other))
    faction = rules.pawn_faction[pawn]
    s[f.turn] = pawn
    if words[1:]:
        for deed in rules.gods[god].deeds:
            if deed.owed(game):
                deed.count(game)
    game.push(EndOfTurn(pawn))
    if words[1:]:
        game.push(PaidActions(faction, god))
    else:
        rules.gods[god].begin(game, faction)


def check_pawns(game: Game, pieces: Pieces, line: Line, phase: str, words: list[str]) -> None:
    """Every pawn is in one place: on the turn order track, on a god, or in hand. Who is not mentioned waits on the
    track; in the phase of actions, has acted already."""
    rules, s, f = game.rules, game.s, game.f
    asked = [rules.pawns.index(words[1])] if phase == "offerings" and len(words) > 1 else []
    pawns = [pawn for pawn in range(len(rules.pawns)) if s[f.alive + rules.pawn_faction[pawn]] > 0]
    missing = [pawn for pawn in pawns if not on_track(game, pawn) and pawn not in asked and s[f.pawn_god + pawn] < 0]
    if missing and ("order", "") in pieces.seen:
        raise line.error(f"the pawn of {rules.pawns[missing[0]]} is nowhere: on no god and on no slot of the order")
    free = [slot for slot in range(len(rules.pawns)) if s[f.order + slot] < 0]
    late = phase in ("actions", "end")
    for slot, pawn in zip(free[-len(missing) :] if late else free, missing, strict=False):
        s[f.order + slot] = pawn
    acted = gods_that_acted(game, words) if late else []
    for pawn in pawns:
        god = int(s[f.pawn_god + pawn])
        if god >= 0 and on_track(game, pawn) and god not in acted:
            raise line.error(f"the pawn of {rules.pawns[pawn]} is in two places: on a god and on the order track")
        faction = rules.pawn_faction[pawn]
        offering = s[f.pawn_offering + pawn]
        if phase in ("offerings", "payment") and offering > limit(game, pawn, -1):
            raise line.error(
                f"{rules.factions[faction]} cannot pay an offering of {offering} "
                f"({owed(game, pawn, -1, offering) - owed(game, pawn, -1, 0)} GP after {rules.priests.plural})"
            )


def gods_that_acted(game: Game, words: list[str]) -> list[int]:
    """The gods whose players have had their turn."""
    rules = game.rules
    order = [int(game.s[game.f.god_at + slot]) for slot in range(game.s[game.f.open_gods])]
    if words[0] == "end":
        return [*order, int(rules.apollo.number)]
    if len(words) < 2:
        return []
    return order[: order.index([god.name for god in rules.gods].index(words[1]))]
