"""Late positions: a cycle late in a game, before its offerings or at its actions. Some have one land area left, the
others many, and all but one Metropolis; buildings, creatures, heroes and what expansions put on the board are there
too, and now and then somebody is out."""

from __future__ import annotations

import random
from typing import Any, Final

import cyclades
from cyclades import Game, PositionError
from cyclades.positions.phases import phases_of
from cyclades.rules.units import UnitKind
from tools.fuzzing.declared import TEMPLES
from tools.fuzzing.figures import CHIMERA
from tools.fuzzing.hades import ARRIVAL, HADES
from tools.fuzzing.mixes import Mix, Pairs
from tools.fuzzing.titans import OPEN, OPEN_CARDS, SPECIALS

CYCLES: Final = (2, 5, 5, 5)
SOMETIMES: Final = 0.4
RARELY: Final = 0.15
TRIES: Final = 5
"""How many places are tried for something that may not stand everywhere."""
WIDEST: Final = 4
ROLLED_FOR: Final = {"hades_column", "hades_roll"}
"""Fields that the dice of the first cycle have changed already."""
LOOK: Final = "look at the deck"
"""The deed by which somebody knows the first card of the creature deck."""


def late_position(
    mix: Mix, players: int, teams: bool | Pairs | None, options: dict[str, Any], generator: random.Random
) -> str:
    """A position late in a game."""
    seed, options = generator.randrange(1 << 40), {**options, **mix.options}
    start = cyclades.new(mix.edition, players, teams=teams, expansions=mix.expansions, options=options, seed=seed)
    return Late(start, generator).written()


class Late:
    """Lays out a position for the rules of a new game, whatever they are."""

    def __init__(self, start: Game, generator: random.Random) -> None:
        self.start = start
        self.rules = start.rules
        self.generator = generator
        self.names = list(self.rules.board.ids)
        self.colours = generator.sample(self.rules.factions, len(self.rules.factions))
        self.cycle = generator.choice(CYCLES)
        self.acting = self.sometimes()
        """Whether the offerings have been made and paid."""
        self.out: list[str] = []
        if (self.acting or goes_on(start)) and len(self.colours) > 2 and self.sometimes():
            self.out = self.colours[: generator.randrange(1, len(self.colours) - 1)]
        self.alive = self.colours[len(self.out) :]
        self.weak = self.alive[: generator.choice((1, 1, len(self.alive) - 1))]
        win = int(self.rules.metropolises_to_win)
        self.purses = {purse: self.purse() for purse in self.rules.purses}
        self.most = {team: generator.choice((0, 1, win - 1, win - 1)) for team in self.rules.teams}
        """How many more Metropolises each team may have, or each player without one."""
        if self.out and not goes_on(start):
            self.most[self.team_of(self.alive[-1])] = win  # for which somebody was eliminated
        self.needed = [building.name for building in self.rules.buildings if building.needed]
        self.missing = {purse: generator.choice(self.needed) for purse in self.rules.purses}
        """A kind of building that they do not have."""
        self.left: dict[str, int] = {}
        self.areas: dict[int, str] = {}
        """The colour of each area that has one."""
        self.lines: list[str] = []
        self.with_hades = HADES in self.rules.expansions
        self.when = self.phase() if self.with_hades else ""
        """The phase, where what lies on the table depends on it."""
        self.hades_is_here = False
        self.theatres = [colour for colour in self.alive if self.with_hades and self.sometimes()]
        """Who may have a theatre, and lacks two kinds of building for it."""
        self.safe = False
        """Whether a Metropolis lies on a card already."""
        self.specials = self.has_field(OPEN)
        self.special = generator.sample(SPECIALS, OPEN_CARDS) if self.specials else []
        """The special Metropolises that are not built yet."""

    def sometimes(self) -> bool:
        return self.generator.random() < SOMETIMES

    def purse_of(self, colour: str) -> str:
        """The purse that a colour pays from."""
        return str(self.rules.purses[self.rules.purse_of[self.rules.factions.index(colour)]])

    def team_of(self, colour: str) -> str:
        """The team of a colour."""
        return str(self.rules.teams[self.rules.team_of[self.rules.factions.index(colour)]])

    def purse(self) -> str:
        """What is in a purse, and what the others know of it."""
        gold = self.generator.randrange(self.generator.choice((2, 12, 30 if self.acting else 12)))
        low, high = (self.generator.randrange(WIDEST) for _ in range(2))
        return f"gold {gold} between {max(0, gold - low)} {gold + high}" if self.sometimes() else f"gold {gold}"

    def written(self) -> str:
        """The whole position."""
        self.write_head()
        self.write_auction()
        for colour in self.colours:
            self.write_player(colour)
        self.write_lands()
        self.write_seas()
        self.write_cards()
        self.write_items()
        self.write_fields()
        return "\n".join([*self.lines, self.when or self.phase()])

    def phase(self) -> str:
        """Where play goes on: at the actions, or at the beginning of a cycle, and, unless somebody is out, up to the
        offerings."""
        early = phases_of(self.start)
        early = [word for word in early[: 1 if self.out else early.index("offerings") + 1] if word]
        return f"phase {'actions' if self.acting else self.generator.choice(early)}"

    def write_head(self) -> None:
        rules = self.rules
        self.lines += ["cyclades-position 1", f"edition {rules.edition}", f"players {rules.players}"]
        if rules.seating.teams:
            self.lines.append(f"teams {' '.join(rules.teams)}")
        if rules.expansions:
            self.lines.append(f"expansions {' '.join(rules.expansions)}")
        for name, value in rules.options.items():
            written = " ".join(map(str, value)) if isinstance(value, list) else str(value).lower()
            self.lines.append(f"option {name} {written}")

    def write_auction(self) -> None:
        rules = self.rules
        gods = self.generator.sample([god.name for god in rules.drawn_gods], int(rules.god_slots))
        if not rules.face_down_known:
            gods[rules.open_gods :] = ["-"] * (len(gods) - int(rules.open_gods))
        if self.later_than("hades") and self.has_field("hades_column") and self.sometimes():
            last = int(rules.open_gods) - 1
            self.lines += [f"field covered_god {gods[last]}", f"field hades_column {ARRIVAL}"]
            gods[last] = HADES
            self.hades_is_here = True
        self.lines += [f"cycle {self.cycle}", f"gods {' '.join(gods)}"]
        if self.out and not goes_on(self.start):
            self.lines.append("ending")
        whose = [rules.factions[faction] for faction in rules.pawn_faction]
        slots = [pawn if colour in self.alive else "-" for pawn, colour in zip(rules.pawns, whose)]
        slots = self.generator.sample(slots, len(slots))
        if self.acting:
            self.lines.append(" ".join(["order", *["-"] * len(slots)]))
            seats = ["apollo"] * int(rules.apollo_seats)
            playing = [pawn for pawn in slots if pawn != "-"]
            taken = self.generator.sample([*gods[: rules.open_gods], *seats], len(playing))
            self.lines += [f"offering {pawn} {god} {self.offering(god)}" for pawn, god in zip(playing, taken)]
        else:
            self.lines.append(" ".join(["order", *slots]))

    def offering(self, god: str) -> int:
        """What was offered to a god, and has been paid."""
        return 0 if god == "apollo" else int(self.generator.choice(self.rules.scale[:5]))

    def write_player(self, colour: str) -> None:
        if colour in self.out:
            self.lines.append(f"player {colour} eliminated")
            return
        line = f"player {colour} {self.purses[self.purse_of(colour)]}"
        for people in self.rules.people:
            line += f" {people.plural} {self.generator.randrange(3)}"
        if self.rules.metropolis_cards and self.sometimes() and not (self.with_hades and self.safe):
            on_card = self.metropolis(colour)
            self.safe = self.safe or bool(on_card)
            line = " ".join([line, *on_card])
        self.lines.append(line)

    # -- the board ----------------------------------------------------------------------------------------------

    def write_lands(self) -> None:
        """Deal out the land areas, with Metropolises, buildings and troops."""
        rules, generator = self.rules, self.generator
        lands = generator.sample(range(rules.board.lands), rules.board.lands)
        share = (len(lands) - len(self.weak)) // (len(self.alive) - len(self.weak))
        for colour in self.alive:
            own = [lands.pop() for _ in range(1 if colour in self.weak else share)]
            missing = [self.missing[self.purse_of(colour)]]
            if colour in self.theatres:
                missing.append(generator.choice([name for name in self.needed if name not in missing]))
            for land in own:
                self.areas[land] = colour
                words = [] if colour in self.weak else self.pieces(rules.land_kinds, colour, len(own))
                square = (self.metropolis(colour) or self.necropolis()) if rules.room(land, 1) >= 0 else []
                room = int(rules.room(land, len(square)))
                wild = self.theatre(colour) if room > 0 else []
                words += square + wild + self.buildings(room - len(wild), missing)
                self.lines.append(" ".join(["area", self.names[land], colour, *words, *self.prosperity()]))

    def write_seas(self) -> None:
        rules = self.rules
        seas = self.generator.sample(range(rules.board.lands, rules.board.areas), rules.board.areas - rules.board.lands)
        for colour in self.alive:
            for _ in range(self.generator.randrange(1, 5)):
                fleets = self.pieces(rules.sea_kinds, colour, 4)
                if fleets:
                    self.areas[seas[-1]] = colour
                    self.lines.append(" ".join(["area", self.names[seas.pop()], colour, *fleets, *self.prosperity()]))

    def prosperity(self) -> list[str]:
        """Some prosperity tokens."""
        return [f"prosperity {self.generator.randrange(1, 3)}"] if self.generator.random() < RARELY else []

    def pieces(self, kinds: list[UnitKind], colour: str, places: int) -> list[str]:
        """Some pieces of one kind, so few that all places get as many; undead are not yet there."""
        kind = self.generator.choice([kind for kind in kinds if kind.living])
        reserve = kind.plural if kind.common else f"{kind.plural} {colour}"
        share = max(1, int(kind.supply) // places)
        number = self.take(reserve, self.generator.randrange(share + 1), int(kind.supply))
        return [f"{kind.plural} {number}"] if number else []

    def metropolis(self, colour: str) -> list[str]:
        """A Metropolis with any bonus that is left, if one is, and if its owner may have one more."""
        bonus, team = self.generator.choice(self.special or self.rules.bonuses), self.team_of(colour)
        if self.specials and not self.special:
            bonus = "plain"
        supply = next(int(kind.supply) for kind in self.rules.metropolis_kinds if kind.name == bonus)
        if self.most[team] == 0 or not self.take(f"metropolis {bonus}", 1, supply):
            return []
        self.most[team] -= 1
        if bonus in self.special:
            self.special.remove(bonus)
        return [f"metropolis {bonus}"]

    def buildings(self, room: int, missing: list[str]) -> list[str]:
        """Some buildings, of those kinds that are not missing."""
        possible = [kind for kind in self.rules.buildings if kind.needed and kind.name not in missing]
        kinds = {kind.name: int(kind.supply) for kind in possible}
        chosen = self.generator.choices(list(kinds), k=self.generator.randrange(room + 1))
        taken = [kind for kind in chosen if self.take(kind, 1, kinds[kind])]
        return [f"{kind} {taken.count(kind)}" for kind in sorted(set(taken))]

    def necropolis(self) -> list[str]:
        """The Necropolis, if it is in the game and stands nowhere yet."""
        known = "necropolis" in self.rules.building_names and self.generator.random() < RARELY
        return ["necropolis 1"] if known and self.take("necropolis", 1, 1) else []

    def theatre(self, colour: str) -> list[str]:
        """One theatre of those who lack two kinds of building."""
        if "theatre" not in self.rules.building_names or colour not in self.theatres:
            return []
        self.theatres.remove(colour)
        return ["theatre 1"] if self.take("theatre", 1, 4) else []

    def take(self, reserve: str, number: int, supply: int) -> int:
        """Take pieces from a reserve, as many as there are."""
        left = self.left.get(reserve, supply)
        self.left[reserve] = left - min(number, left)
        return min(number, left)

    # -- cards and expansions -----------------------------------------------------------------------------------

    def write_cards(self) -> None:
        """Figures and heroes on the board, then cards on their tracks and in the discard pile."""
        rules, generator = self.rules, self.generator
        held = ["penthesilea"] if self.with_hades and self.safe else []
        held += [artifact.name for artifact in rules.artifacts if generator.random() < RARELY]
        self.lines += [" ".join(["gone", *held])] if held else []
        for hero in rules.heroes:
            if self.sometimes() and hero.name not in held and self.place("hero", hero.name, True):
                held.append(hero.name)
        for figure in rules.figures:
            if self.sometimes() and self.place("creature", figure.name, bool(figure.owned)) and figure.owned:
                held.append(figure.name)
        owned = [self.names[area] for area in self.areas if area < rules.lands]
        for artifact in rules.artifacts:
            if artifact.name not in held and self.sometimes():
                if self.add(f"artifact {artifact.name} at {generator.choice(owned)}"):
                    held.append(artifact.name)
        for word, cards, slots in ((deck.name, deck.cards, len(deck.prices)) for deck in rules.decks):
            names = [card.name for card in cards if card.name not in held]
            in_use = int(rules.open_slots(self.cycle)) if word == "creatures" else slots
            if word == "favours":
                word, in_use = "track favours", int(self.later_than("favour") and not self.hades_is_here)
            shown = generator.sample(names, min(in_use, len(names)))
            if slots:
                self.lines.append(" ".join([word, *shown, *["-"] * (slots - len(shown))]))
            held += shown
        creatures, heroes = [card.name for card in rules.creatures], [card.name for card in rules.heroes]
        for word, names in (("discard", creatures), ("away" if self.with_hades else "gone", heroes)):
            rest = [name for name in names if name not in (*held, CHIMERA) and self.sometimes()]
            if rest:
                self.lines.append(" ".join([word, *rest]))
            held += rest
        deck = [name for name in creatures if name not in held]
        if deck and LOOK in rules.deed_names and self.sometimes():
            knowers = generator.sample(self.alive, generator.choice((1, 1, 2)))
            self.lines.append(" ".join(["top", generator.choice(deck), "known", *knowers]))

    def write_items(self) -> None:
        """Magic items, open or face down, of this cycle or the last."""
        for item in (card for card in self.rules.cards if card.sort == "item"):
            colour, since = self.generator.choice(self.alive), self.generator.choice((self.cycle, self.cycle - 1))
            if self.sometimes():
                since -= int(since == self.cycle and not self.acting)
                words = f"hidden {colour} {item.name}" if self.sometimes() else f"card {item.name} {colour}"
                if not self.add(f"{words} since {since}"):
                    self.add(f"card {item.name} {colour} since {since}")

    def place(self, word: str, name: str, owned: bool) -> bool:
        """Put a miniature somewhere, if it may stand there."""
        for area in self.generator.sample(range(len(self.names)), TRIES):
            anybody = self.generator.choice(self.alive)
            whose = self.generator.choice((self.areas.get(area, anybody), anybody)) if owned else "-"
            since = f" since {self.since(word)}" if owned else ""
            if self.add(f"{word} {name} {whose} at {self.names[area]}{since}"):
                return True
        return False

    def since(self, word: str) -> int:
        """The cycle since which somebody has a miniature; a creature has been kept in this one, where it has to be."""
        kept = word == "creature" and self.acting and "maintenance" in phases_of(self.start)
        return self.cycle if kept else self.cycle - 1

    def write_fields(self) -> None:
        """What cards and expansions have declared, as set-up leaves it; Monuments and ruins are laid out anew."""
        for field in self.rules.f.declared:
            if (self.with_hades and field.name in ROLLED_FOR) or field.name == OPEN:
                continue
            for i, of in enumerate(field.per):
                number = int(self.start.s[field.offset + i])
                if number != field.start and not field.values:
                    self.lines.append(" ".join(word for word in ("field", field.name, of, str(number)) if word))
        self.lines += [f"field {OPEN} {name} 1" for name in self.special]
        if "monument" in self.rules.names:
            self.write_monuments()
        if self.with_hades:
            self.write_underworld()

    def has_field(self, name: str) -> bool:
        return name in self.rules.f.by_name

    def later_than(self, phase: str) -> bool:
        """Whether play goes on after a phase."""
        words = phases_of(self.start)
        return phase in words and words.index(self.when.split()[1]) > words.index(phase) if self.when else False

    def write_underworld(self) -> None:
        """Where the column of Hades stands, what lies on the Necropolis, and the columns of Hecate."""
        owned = [self.names[area] for area in self.areas if area < self.rules.lands]
        lands = self.generator.sample(owned, 2)
        if self.has_field("hades_column") and not self.hades_is_here:
            furthest = ARRIVAL if self.later_than("column") and not self.later_than("hades") else ARRIVAL - 1
            column = self.generator.choice((0, self.generator.randrange(ARRIVAL), furthest))
            self.lines.append(f"field hades_column {column}")
        if self.has_field("necropolis_gold"):
            self.lines.append(f"field necropolis_left {lands[0]} {self.generator.randrange(3)}")
            for words in [line.split() for line in self.lines if " necropolis 1" in line]:
                self.lines.append(f"field necropolis_gold {words[1]} {self.generator.randrange(4)}")
        if self.has_field("hecate_column") and self.sometimes():
            self.lines += [f"field hecate_column {number} {land}" for number, land in enumerate(lands, 1)]

    def write_monuments(self) -> None:
        """Some that are open stand somewhere, some were used; ruins wait, or their Monument is built already."""
        rules, generator = self.rules, self.generator
        names, f = rules.names["monument"], rules.f
        first = f.by_name["monument_open"].offset
        opened = [name for number, name in enumerate(names) if self.start.s[first + number]]
        others = generator.sample([name for name in names if name not in opened], len(names) - len(opened))
        lands = generator.sample(range(rules.lands), rules.lands)
        built = [name for name in opened if self.sometimes()]
        for ruin in f.by_name["ruin"].per if "ruin" in f.by_name else []:
            if self.sometimes() and others:
                built.append(others.pop())
            elif not self.sometimes():
                land = lands.pop()
                self.lines.append(f"field ruin {ruin} {self.names[land]}")
                if land in self.areas:
                    self.lines.append(f"field ruin_monument {ruin} {others.pop()}")
        for name in built:
            land = generator.choice([area for area in self.areas if area < rules.lands])
            self.lines.append(f"field monument {name} {self.names[land]}")
            if name in TEMPLES and self.sometimes():
                self.lines.append(f"field temple_used {name} {generator.choice((1, self.cycle - 1))}")

    def add(self, line: str) -> bool:
        """Add a line, unless it is refused together with all that is there."""
        phase = "actions" if self.acting else "offerings"
        try:
            cyclades.read_position("\n".join([*self.lines, line, f"phase {phase}"]), seed=1)
        except PositionError:
            return False
        self.lines.append(line)
        return True


def goes_on(start: Game) -> bool:
    """Whether a game goes on for more than this cycle when somebody is out."""
    game = start.copy()
    game.s[game.f.alive] = 0
    game.rules.eliminated(game, 0)
    return not game.over and game.s[game.f.ending] == 0
