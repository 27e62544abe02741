"""Writing a position: the last boundary of play in readable text, then the moves since."""

from __future__ import annotations

import json
from typing import cast

from cyclades.engine.decks import AWAY, DISCARD, GONE, HELD, HIDDEN, TOP, TRACK
from cyclades.engine.machine import Node
from cyclades.positions.card_lines import TRACKS
from cyclades.positions.reading import HEAD
from cyclades.rules.artifacts import Artifact
from cyclades.rules.buildings import buildings_at, metropolis_tokens
from cyclades.rules.cards import Card
from cyclades.rules.game import Game
from cyclades.rules.steps import Step
from cyclades.rules.turn_order import pawns_on


def write_position(game: Game) -> str:
    """A text from which `read_position` makes the same game again, without its history before the last boundary."""
    moves: list[Node] = []
    at = game
    if not at_boundary(game):
        at = game.copy()
        while not at_boundary(at) and at.head is not None:
            node = at.head
            moves.append(node)
            at.rewind(node)
    lines = [HEAD, *setup_lines(at)]
    if at_boundary(at):
        lines += [*track_lines(at), *player_lines(at), *area_lines(at), *card_lines(at), f"phase {moment(at)}"]
    elif at.start is None:
        lines.append("phase start")
    else:
        lines.append(f"raw {json.dumps({'rules': at.rules.versions, **at.start})}")
    lines += [f"> {node.action.notation}" for node in reversed(moves)]
    return "\n".join(lines) + "\n"


def at_boundary(game: Game) -> bool:
    """Whether the game stands where a position can be written as it is."""
    return moment(game) != ""


def moment(game: Game) -> str:
    """What a position calls the moment in which the game stands; empty where it has no word for it."""
    if game.over or game.draft > 0:
        return ""
    return cast(Step, game.stack[-1]).boundary(game)


def setup_lines(game: Game) -> list[str]:
    rules = game.rules
    lines = [f"edition {rules.edition}", f"players {rules.players}", f"board {json.dumps(rules.board.layout)}"]
    if rules.seating.teams:
        lines.append(f"teams {' '.join(rules.teams)}")
    if rules.expansions:
        lines.append(f"expansions {' '.join(rules.expansions)}")
    for name, value in rules.options.items():
        values = value if isinstance(value, list) else [value]
        lines.append(f"option {name} {' '.join(str(v).lower() for v in values)}")
    return lines


def track_lines(game: Game) -> list[str]:
    """The auction board."""
    rules, s, f = game.rules, game.s, game.f
    names = [card.name for card in rules.cards]

    def track(slots: int, first: int, last: int) -> str:
        at = {int(s[f.place + card]): names[card] for card in range(first, last)}
        return " ".join(at.get(TRACK + slot, "-") for slot in range(slots))

    gods = [int(s[f.god_at + slot]) for slot in range(rules.god_slots)]
    order = [int(s[f.order + slot]) for slot in range(len(rules.pawns))]
    lines = [
        f"cycle {s[f.cycle]}",
        "gods " + " ".join("-" if god < 0 else rules.gods[god].name for god in gods),
        "order " + " ".join("-" if pawn < 0 else rules.pawns[pawn] for pawn in order),
    ]
    for deck in rules.decks:
        if deck.prices:
            word = deck.name if deck.name in TRACKS else f"track {deck.name}"
            lines.append(f"{word} {track(len(deck.prices), int(deck.first), int(deck.last))}")
    if s[f.ending]:
        lines.append("ending")
    for word, place in (("discard", DISCARD), ("gone", GONE), ("away", AWAY)):
        there = [name for card, name in enumerate(names) if s[f.place + card] == place]
        if there:
            lines.append(f"{word} {' '.join(there)}")
    for deck in rules.decks:
        top = next((card for card in range(deck.first, deck.last) if s[f.place + card] == TOP), None)
        if top is not None:
            mask = s[deck.known]
            knowers = [name for n, name in enumerate(rules.factions) if mask & (1 << rules.player_of[n])]
            lines.append(f"top {names[top]} known {' '.join(knowers)}")
    for faction, colour in enumerate(rules.factions):
        hidden = [
            f"{name} since {s[f.acquired + card]}" if s[f.acquired + card] else name
            for card, name in enumerate(names)
            if s[f.place + card] == HIDDEN - faction
        ]
        if hidden:
            lines.append(f"hidden {colour} {' '.join(hidden)}")
    return lines


def player_lines(game: Game) -> list[str]:
    """What the players have."""
    rules, s, f = game.rules, game.s, game.f
    lines = []
    for faction, colour in enumerate(rules.factions):
        on_cards = ""
        for bonus, name in enumerate(rules.bonuses):
            on_cards += f" metropolis {name}" * s[f.safe + faction * len(rules.bonuses) + bonus]
        if s[f.alive + faction] == 0:
            lines.append(f"player {colour} eliminated{on_cards}")
            continue
        purse = rules.purse_of[faction]
        gold, low, high = s[f.gold + purse], s[f.gold_low + purse], s[f.gold_high + purse]
        line = f"player {colour} gold {gold}"
        if low != gold or high != gold:
            line += f" between {low} {high}"
        for name in (*(people.plural for people in rules.people), "discounts"):
            number = s[f.by_name[name].offset + faction]
            if number:
                line += f" {name} {number}"
        lines.append(line + on_cards)
    for god in rules.gods:
        for number, pawn in enumerate(pawns_on(game, god.number), 1):
            place = s[f.pawn_place + pawn]
            gap = f" place {place}" if place > number else ""  # somebody who came before was eliminated
            lines.append(f"offering {rules.pawns[pawn]} {god.name} {s[f.pawn_offering + pawn]}{gap}")
    lines.append(" ".join(["supply", *(f"{people.plural} {s[people.left]}" for people in rules.people)]))
    return lines


def area_lines(game: Game) -> list[str]:
    """What stands in the areas."""
    rules, s, f = game.rules, game.s, game.f
    lines = []
    for area, name in enumerate(rules.board.ids):
        land = area < rules.lands
        owner = s[f.owner + area]
        words: list[str] = []
        counts = [(kind.plural, s[kind.field + area]) for kind in (rules.land_kinds if land else rules.sea_kinds)]
        for word, number in (*counts, ("prosperity", s[f.prosperity + area])):
            if number:
                words.append(f"{word} {number}")
        if land:
            for building, word in enumerate(rules.building_names):
                number = buildings_at(game, building, area)
                if number:
                    words.append(f"{word} {number}")
            words += [f"metropolis {rules.bonuses[bonus]}" for bonus in metropolis_tokens(game, area)]
        if owner >= 0 or words:
            lines.append(" ".join(["area", name, "-" if owner < 0 else rules.factions[owner], *words]))
    return lines


def figure_line(game: Game, card: Card) -> str:
    """A hero, creature or artifact on the board."""
    owner, area = card.owner(game), game.rules.board.ids[card.at(game)]
    if isinstance(card, Artifact):
        return f"artifact {card.name} at {area}"
    word = "hero" if card.is_hero else "creature"
    if owner < 0:
        return f"{word} {card.name} - at {area}"
    return f"{word} {card.name} {game.rules.factions[owner]} at {area} since {game.s[game.f.acquired + card.number]}"


def card_lines(game: Game) -> list[str]:
    """What stands on the board, what was done this turn, and what cards and expansions have declared."""
    rules, s, f = game.rules, game.s, game.f
    lines = []
    for card in rules.cards:
        n = card.number
        if s[f.card_at + n] >= 0:
            lines.append(figure_line(game, card))
        elif s[f.place + n] == HELD and s[f.card_owner + n] >= 0:
            lines.append(f"card {card.name} {rules.factions[s[f.card_owner + n]]} since {s[f.acquired + n]}")
        if card.led >= 0 and s[card.led]:
            lines.append(f"led {card.name} {s[card.led]}")
    for deed, name in enumerate(rules.deed_names):
        if s[f.done + deed]:
            lines.append(f"done {name} {s[f.done + deed]}")
    for field in f.declared:
        for i, of in enumerate(field.per):
            number = int(s[field.offset + i])
            if number != field.start:
                value = field.values[number] if field.values else str(number)
                lines.append(" ".join(word for word in ("field", field.name, of, value) if word))
    return lines
