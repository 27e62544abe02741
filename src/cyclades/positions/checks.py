"""What must hold of a whole position: no more pieces than the box holds, and nothing where it cannot be."""

from __future__ import annotations

from collections.abc import Iterable

from cyclades.engine.decks import DISCARD, HIDDEN
from cyclades.positions.lines import Line
from cyclades.positions.pieces import Pieces
from cyclades.rules.areas import fleets_barred, pieces_in
from cyclades.rules.buildings import buildings_at, metropolis_tokens
from cyclades.rules.development import complete_sets
from cyclades.rules.game import Game
from cyclades.rules.people import philosophers_needed

Counted = Iterable[tuple[Line | None, int]]


def check_table(pieces: Pieces, phase: Line) -> None:
    """Work out the reserves, and refuse what cannot be."""
    check_supplies(pieces, phase)
    check_cards_held(pieces, phase)
    check_areas(pieces, phase)
    check_offerings(pieces, phase)
    check_eliminated(pieces, phase)
    check_development(pieces, phase)
    check_done(pieces, phase)
    check_discarded(pieces, phase)
    for listener in pieces.rules.listening:
        wrong = listener.contradiction(pieces.game)
        if wrong:
            raise phase.error(wrong)


def check_development(pieces: Pieces, phase: Line) -> None:
    """Four philosophers, or all four kinds of building, would have become a Metropolis."""
    game, rules = pieces.game, pieces.rules
    for n, colour in enumerate(rules.factions):
        needed = philosophers_needed(game, n)
        if game.s[game.f.philosophers + n] >= needed:
            line = pieces.seen["player", colour]
            raise line.error(f"expected fewer than {needed} philosophers: they become a Metropolis")
        if complete_sets(game, n, -1) > 0:
            owner = rules.teams[rules.team_of[n]]
            raise phase.error(f"{owner} has all kinds of basic buildings, which would have become a Metropolis")


def check_discarded(pieces: Pieces, phase: Line) -> None:
    """On the discard pile lie only creatures that stay there."""
    rules, s = pieces.rules, pieces.s
    for card in rules.creatures:
        if card.empties_pile and s[pieces.f.place + card.number] == DISCARD:
            raise pieces.seen["discard", ""].error(f"the {card.name} does not stay on the discard pile")


def check_done(pieces: Pieces, phase: Line) -> None:
    """What was done this turn belongs to the turn of a god's player."""
    acting = phase.words[1:2] == ["actions"] and len(phase.words) > 2
    names = [god.name for god in pieces.rules.gods]
    deeds = []
    if acting and phase.words[2] in names:
        deeds = [deed.name for deed in pieces.rules.gods[names.index(phase.words[2])].deeds]
    for word in ("done", "led"):
        for name, line in lines_of(pieces, word):
            if not acting or (word == "done" and name not in deeds):
                raise line.error(f"{name!r} can only have been done in the turn of a god who allows it")


def lines_of(pieces: Pieces, word: str) -> list[tuple[str, Line]]:
    """The lines of a kind with the name they are about, in the order of the text."""
    return [(name, line) for (kind, name), line in pieces.seen.items() if kind == word]


def limit(pieces: Pieces, left: int, supply: int, counted: Counted, what: str, phase: Line) -> None:
    """Set what is left of a supply; the line that takes too much is named."""
    rows = list(counted)
    total = sum(number for _, number in rows)
    used = 0
    for line, number in rows:
        used += number
        if used > supply:
            raise (line or phase).error(f"expected at most {supply} {what}, not {total}")
    pieces.s[left] = supply - used


def check_supplies(pieces: Pieces, phase: Line) -> None:
    """Pieces on the board come from reserves that have an end."""
    game, rules, s, f = pieces.game, pieces.rules, pieces.s, pieces.f
    areas = [(rules.board.ids.index(name), line) for name, line in lines_of(pieces, "area")]
    lands = [(area, line) for area, line in areas if area < rules.lands]
    for n, colour in enumerate(rules.factions):
        own = [(area, line) for area, line in areas if s[f.owner + area] == n]
        for kind in rules.unit_kinds:
            if not kind.common:
                put = [(line, int(s[kind.field + a])) for a, line in own if (a >= rules.lands) == kind.at_sea]
                limit(pieces, kind.reserve(n), int(kind.supply), put, f"{kind.plural} of {colour}", phase)
    for kind in rules.unit_kinds:
        if kind.common:
            put = [(line, int(s[kind.field + a])) for a, line in areas if (a >= rules.lands) == kind.at_sea]
            limit(pieces, kind.left, int(kind.supply), put, kind.plural, phase)
    for building in rules.buildings:
        built = [(line, int(buildings_at(game, building.number, land))) for land, line in lands]
        left = int(f.buildings_left + building.number)
        limit(pieces, left, int(building.supply), built, f"buildings: {building.name}", phase)
    for bonus, kind_built in enumerate(rules.metropolis_kinds):
        tokens = [(line, metropolis_tokens(game, land).count(bonus)) for land, line in lands]
        for colour, line in lines_of(pieces, "player"):
            tokens.append((line, int(s[f.safe + rules.factions.index(colour) * len(rules.bonuses) + bonus])))
        what = f"Metropolises with the bonus {kind_built.name}"
        limit(pieces, f.bonuses_left + bonus, int(kind_built.supply), tokens, what, phase)


def check_cards_held(pieces: Pieces, phase: Line) -> None:
    """Priests and philosophers: what the players hold, and what is left."""
    rules, s = pieces.rules, pieces.s
    players = [(rules.factions.index(name), line) for name, line in lines_of(pieces, "player")]
    supply = pieces.seen.get(("supply", ""))
    for people in rules.people:
        held: list[tuple[Line | None, int]] = [(line, int(s[people.field + n])) for n, line in players]
        given = int(s[people.left])
        if supply is None:
            limit(pieces, people.left, int(people.supply), held, people.plural, phase)
        else:
            limit(pieces, people.left, int(people.supply), [*held, (supply, given)], people.plural, phase)
            s[people.left] = given


def check_areas(pieces: Pieces, phase: Line) -> None:
    """No fleet is where a creature keeps fleets out."""
    game, rules = pieces.game, pieces.rules
    for name, line in lines_of(pieces, "area"):
        sea = rules.board.ids.index(name)
        if sea >= rules.lands and pieces_in(game, sea) > 0 and fleets_barred(game, sea):
            raise line.error("a creature keeps fleets out of there")


def check_offerings(pieces: Pieces, phase: Line) -> None:
    """Offerings are made to gods that are face up."""
    game, rules = pieces.game, pieces.rules
    face_up = [int(game.s[game.f.god_at + slot]) for slot in range(game.s[game.f.open_gods])]
    for colour, line in lines_of(pieces, "offering"):
        god = int(game.s[game.f.pawn_god + rules.pawns.index(colour)])
        if god != rules.apollo.number and god not in face_up:
            raise line.error(f"{rules.gods[god].name!r} lies face down")


def check_eliminated(pieces: Pieces, phase: Line) -> None:
    """Who is eliminated has nothing and goes nowhere; two are left at least, or one in the last cycle."""
    game, rules, s, f = pieces.game, pieces.rules, pieces.s, pieces.f
    if sum(s[f.alive + n] for n in range(len(rules.factions))) < (1 if s[f.ending] else 2):
        raise phase.error("expected at least two players who are not eliminated, or one and a line 'ending'")
    for n, colour in enumerate(rules.factions):
        if s[f.alive + n] > 0:
            continue
        line = pieces.seen["player", colour]
        if any(s[f.owner + area] == n for area in range(rules.areas)):
            raise line.error(f"{colour} is eliminated, but still has areas")
        if any(s[f.card_owner + card] == n for card in range(len(rules.cards))):
            raise line.error(f"{colour} is eliminated, but still has a hero or a creature")
        if any(s[f.place + card] == HIDDEN - n for card in range(len(rules.cards))):
            raise line.error(f"{colour} is eliminated, but still has cards in hand")
        pawns = [pawn for pawn, owner in enumerate(rules.pawn_faction) if owner == n]
        if any(on_track(game, pawn) or s[f.pawn_god + pawn] >= 0 for pawn in pawns):
            raise line.error(f"{colour} is eliminated, but its pawn is still there")


def on_track(game: Game, pawn: int) -> bool:
    """Whether a pawn stands on the turn order track."""
    return any(game.s[game.f.order + slot] == pawn for slot in range(len(game.rules.pawns)))
