"""Everything that lies on the table, from its lines into the state, checked against the limits of the game."""

from __future__ import annotations

from typing import Any

from cyclades.engine.decks import HELD
from cyclades.positions.card_lines import CardLines
from cyclades.positions.lines import Line
from cyclades.rules.areas import pieces_in, set_owner
from cyclades.rules.buildings import add_metropolis, add_metropolis_to_card, free_sites, squares_taken
from cyclades.rules.cards import FigureCreature, Hero
from cyclades.rules.figures import creature_in
from cyclades.rules.turn_order import pawns_on


class Pieces(CardLines):
    """Reads the lines that put pieces and cards somewhere."""

    def read(self, line: Line) -> None:
        """Read one line."""
        word = line.words[0]
        repeats = word in (
            "player",
            "offering",
            "area",
            "hero",
            "creature",
            "artifact",
            "done",
            "led",
            "top",
            "field",
            "card",
            "track",
            "hidden",
        )
        key = (word, line.words[1] if repeats and len(line.words) > 1 else "")
        if word in ("done", "field") and len(line.words) > 2:
            key = (word, " ".join(line.words[1:-1]))
        if key in self.seen:
            raise line.error(f"expected {' '.join(key).strip()!r} once")
        self.seen[key] = line
        getattr(self, f"read_{word}")(line, line.words[1:])

    # -- the auction board --------------------------------------------------------------------------------------

    def read_cycle(self, line: Line, words: list[str]) -> None:
        self.expect(line, words, 1, "cycle NUMBER")
        self.s[self.f.cycle] = line.count(words[0], 1, int(self.f.by_name["cycle"].high))

    def read_ending(self, line: Line, words: list[str]) -> None:
        self.expect(line, words, 0, "ending")
        self.s[self.f.ending] = 1

    def read_gods(self, line: Line, words: list[str]) -> None:
        names = [god.name for god in self.rules.gods]
        slots = int(self.rules.god_slots)
        if len(words) != slots:
            raise line.error(f"expected all {slots} gods above Apollo")
        shown = words
        if not self.rules.face_down_known:
            shown = [word for word in words if word != "-"]
            most = max(2, len(self.rules.pawns) - 1)
            if words[: len(shown)] != shown or not 2 <= len(shown) <= most:
                raise line.error(f"expected two to {most} gods, then '-' for each that lies face down")
            self.s[self.f.open_gods] = len(shown)
        others = [name for name in names if name != self.rules.apollo.name]
        order = [names.index(others[line.index(word, others, "a god")]) for word in shown]
        if len(set(order)) != len(order):
            raise line.error("expected every god once")
        for slot in range(slots):
            self.s[self.f.god_at + slot] = order[slot] if slot < len(order) else -1

    def read_order(self, line: Line, words: list[str]) -> None:
        if len(words) != len(self.rules.pawns):
            raise line.error(f"expected {len(self.rules.pawns)} slots of the turn order track, '-' for an empty one")
        pawns = [-1 if word == "-" else self.pawn(line, word) for word in words]
        standing = [pawn for pawn in pawns if pawn >= 0]
        if len(set(standing)) != len(standing):
            raise line.error("expected every pawn once")
        for slot, pawn in enumerate(pawns):
            self.s[self.f.order + slot] = pawn

    def read_offering(self, line: Line, words: list[str]) -> None:
        self.expect(line, words[:3], 3, "offering COLOUR GOD NUMBER")
        pawn = self.pawn(line, words[0])
        god = line.index(words[1], [god.name for god in self.rules.gods], "a god")
        on_apollo = god == self.rules.apollo.number
        others = pawns_on(self.game, god)
        place = self.s[self.f.pawn_place + others[-1]] + 1 if others and on_apollo else 1
        if on_apollo and len(words) == 5 and words[3] == "place":
            place = line.count(words[4], int(place), len(self.rules.pawns))
        elif len(words) > 3:
            raise line.error("expected 'offering COLOUR GOD NUMBER', and 'place NUMBER' only for a place on Apollo")
        if place > self.rules.apollo_seats if on_apollo else others:
            raise line.error(f"a pawn already stands on {words[1]!r}")
        self.s[self.f.pawn_god + pawn] = god
        self.s[self.f.pawn_place + pawn] = place if on_apollo else 0
        # Nobody offers nothing where there is room for everybody on Apollo.
        least = int(not on_apollo and self.rules.apollo_seats >= len(self.rules.pawns))
        self.s[self.f.pawn_offering + pawn] = line.count(words[2], least, 0 if on_apollo else 99)

    # -- the players --------------------------------------------------------------------------------------------

    def read_player(self, line: Line, words: list[str]) -> None:
        if not words:
            raise line.error("expected 'player COLOUR …'")
        faction = self.faction(line, words[0])
        rest = words[1:]
        given: set[str] = set()
        if rest[:1] == ["eliminated"]:
            self.s[self.f.alive + faction] = 0
            team = [n for n, other in enumerate(self.rules.purse_of) if other == self.rules.purse_of[faction]]
            if all(self.s[self.f.alive + n] == 0 for n in team):
                self.read_gold(line, faction, 0)
            rest = rest[1:]
            if any(word != "metropolis" for word in rest[::2]):
                raise line.error("expected nothing after 'eliminated' but 'metropolis BONUS', which left with it")
        while rest:
            word = rest[0]
            if word == "between" and len(rest) >= 3:
                self.read_range(line, faction, rest[1:3])
                rest = rest[3:]
                continue
            if word not in (*self.holdings, "metropolis") or len(rest) < 2:
                raise line.error(f"expected pairs of {', '.join(self.holdings)} and a number, or 'metropolis BONUS'")
            if word in given:
                raise line.error("expected every holding once")
            if word == "metropolis":
                add_metropolis_to_card(self.game, faction, line.index(rest[1], self.rules.bonuses, "a bonus"))
            else:
                given.add(word)
                number = line.count(rest[1], 0, int(self.f.by_name[word].high))
                if word == "gold":
                    self.read_gold(line, faction, number)
                else:
                    self.s[self.f.by_name[word].offset + faction] = number
            rest = rest[2:]

    def read_gold(self, line: Line, faction: int, number: int) -> None:
        """What is in a purse. Teammates share one: what is said of it twice must be the same."""
        purse = self.rules.purse_of[faction]
        if self.purses.setdefault(int(purse), number) != number:
            raise line.error(
                f"expected the same gold for teammates, who share a purse: {self.purses[int(purse)]} before"
            )
        for field in (self.f.gold, self.f.gold_low, self.f.gold_high):
            self.s[field + purse] = number

    def read_range(self, line: Line, faction: int, words: list[str]) -> None:
        """What the others know of a purse: its gold lies between two numbers."""
        purse = self.rules.purse_of[faction]
        low, high = (line.count(word, 0, int(self.f.by_name["gold"].high)) for word in words)
        if not low <= self.s[self.f.gold + purse] <= high:
            raise line.error("expected 'gold N between LOW HIGH' with N between them")
        self.s[self.f.gold_low + purse] = low
        self.s[self.f.gold_high + purse] = high

    def read_supply(self, line: Line, words: list[str]) -> None:
        form = " ".join(["supply", *(f"{people.plural} NUMBER" for people in self.rules.people)])
        if words[::2] != [people.plural for people in self.rules.people] or len(words) % 2:
            raise line.error(f"expected {form!r}")
        for people, word in zip(self.rules.people, words[1::2], strict=True):
            self.s[people.left] = line.count(word, 0, int(people.supply))

    def read_done(self, line: Line, words: list[str]) -> None:
        if len(words) < 2:
            raise line.error("expected 'done DEED NUMBER'")
        deed = line.index(" ".join(words[:-1]), self.rules.deed_names, "a deed")
        self.s[self.f.done + deed] = line.count(words[-1], 0, 99)

    def read_led(self, line: Line, words: list[str]) -> None:
        self.expect(line, words, 2, "led HERO NUMBER")
        hero = line.index(words[0], self.cards, "a hero")
        if not isinstance(self.rules.cards[hero], Hero):
            raise line.error(f"{words[0]!r} is no hero")
        self.s[self.rules.cards[hero].led] = line.count(words[1], 0, 99)

    # -- the board ----------------------------------------------------------------------------------------------

    def read_area(self, line: Line, words: list[str]) -> None:
        if len(words) < 2:
            raise line.error("expected 'area NAME COLOUR …', or '-' for nobody")
        area = line.index(words[0], list(self.rules.board.ids), "an area")
        owner = -1 if words[1] in ("-", "nobody") else self.faction(line, words[1])
        land = area < self.rules.lands
        rest = words[2:]
        set_owner(self.game, area, owner)
        kinds = {kind.plural: kind for kind in (self.rules.land_kinds if land else self.rules.sea_kinds)}
        given: set[str] = set()
        while rest:
            word, number, taken = rest[0], 1, 1
            if word in given and word != "metropolis":
                raise line.error(f"expected {word!r} once")
            given.add(word)
            if len(rest) > 1 and rest[1].isdigit():
                number, taken = line.count(rest[1], 0, 99), 2
            if word in kinds:
                self.s[kinds[word].field + area] = number
            elif word == "prosperity":
                self.s[self.f.prosperity + area] = number
            elif land and word == "metropolis":
                taken = 1 + self.read_metropolis(line, area, rest[1:])
            elif land and word in self.rules.building_names:
                self.s[self.f.buildings + self.rules.building_names.index(word) * self.rules.lands + area] = number
            else:
                known = [*kinds, "prosperity", *(["metropolis", *self.rules.building_names] if land else [])]
                raise line.error(f"expected {', '.join(known)} in {'a land' if land else 'a sea'} area, not {word!r}")
            rest = rest[taken:]
        self.check_area(line, area, owner)

    def read_metropolis(self, line: Line, land: int, rest: list[str]) -> int:
        """A Metropolis with its bonus, which need not be named where there is only one kind. How many words it took."""
        bonuses = self.rules.bonuses
        if self.rules.room(land, self.s[self.f.metropolis + land] + 1) < 0:
            most = self.s[self.f.metropolis + land]
            raise line.error(f"expected at most {most} Metropolises there")
        if len(bonuses) == 1 and rest[:1] != bonuses:
            add_metropolis(self.game, land, 0)
            return 0
        if not rest:
            raise line.error("expected 'metropolis BONUS'")
        add_metropolis(self.game, land, line.index(rest[0], bonuses, "a bonus"))
        return 1

    def check_area(self, line: Line, area: int, owner: int) -> None:
        """Units need a controller, a sea area needs fleets for one, buildings need sites."""
        units = pieces_in(self.game, area)
        if owner < 0 and units:
            raise line.error("expected a colour for the units there")
        if area >= self.rules.lands:
            if owner >= 0 and not units:
                raise line.error("a sea area without fleets is controlled by nobody")
        elif free_sites(self.game, area) < 0:
            room = self.rules.room(area, squares_taken(self.game, area))
            raise line.error(f"expected at most {room} basic buildings on its construction sites")

    def read_hero(self, line: Line, words: list[str]) -> None:
        self.read_figure(line, words, Hero, "hero")

    def read_creature(self, line: Line, words: list[str]) -> None:
        self.read_figure(line, words, FigureCreature, "creature")

    def read_figure(self, line: Line, words: list[str], kind: type[Any], what: str) -> None:
        """A miniature on the board: whose, where, and since which cycle; the last only where it belongs to somebody."""
        card = line.index(words[0], self.cards, "a card") if words else -1
        figure = self.rules.cards[card] if words else None
        if figure is not None and not isinstance(figure, kind):
            raise line.error(f"{words[0]!r} is no {what} with a miniature")
        owned = figure is None or not isinstance(figure, FigureCreature) or figure.owned
        if not owned:
            self.expect(line, words, 4, f"{what} NAME - at AREA")
            if words[1:3] != ["-", "at"]:
                raise line.error(f"expected '{what} NAME - at AREA'")
        elif len(words) != 6 or words[2] != "at" or words[4] != "since":
            raise line.error(f"expected '{what} NAME COLOUR at AREA since CYCLE'")
        faction = self.faction(line, words[1]) if owned else -1
        area = line.index(words[3], list(self.rules.board.ids), "an area")
        if isinstance(figure, FigureCreature):
            if not figure.may_stand(self.game, faction, area):
                raise line.error(f"the {words[0]} cannot stand there (the line 'area' must come before)")
            if creature_in(self.game, area):
                raise line.error("a creature already stands there")
        elif area >= self.rules.lands:
            raise line.error("expected a land area for a hero")
        elif self.s[self.f.owner + area] != faction:
            raise line.error("a hero stands only where his faction has control (the line 'area' must come before)")
        self.s[self.f.card_at + card] = area
        if owned:
            self.s[self.f.place + self.card(line, words[0])] = HELD
            self.s[self.f.card_owner + card] = faction
            self.s[self.f.acquired + card] = line.count(words[5], 0, int(self.s[self.f.cycle]))

    def read_artifact(self, line: Line, words: list[str]) -> None:
        """An artifact on the board: it belongs to whoever controls its land area."""
        self.expect(line, words, 3, "artifact NAME at AREA")
        line.index(words[0], [artifact.name for artifact in self.rules.artifacts], "an artifact of this game")
        if words[1] != "at":
            raise line.error("expected 'artifact NAME at AREA'")
        area = line.index(words[2], list(self.rules.board.ids), "an area")
        if area >= self.rules.lands:
            raise line.error("expected a land area for an artifact")
        if self.s[self.f.owner + area] < 0:
            raise line.error("an artifact stands only where somebody has control (the line 'area' must come before)")
        number = self.card(line, words[0])
        self.s[self.f.place + number] = HELD
        self.s[self.f.card_at + number] = area
        self.s[self.f.card_owner + number] = self.s[self.f.owner + area]

    def read_field(self, line: Line, words: list[str]) -> None:
        """A number of a field that a card or an expansion has declared: `field NAME [OF WHAT] VALUE`."""
        fields = {field.name: field for field in self.f.declared}
        if len(words) < 2:
            raise line.error("expected 'field NAME [OF] VALUE'")
        line.index(words[0], list(fields), "a field of this game")
        field = fields[words[0]]
        of = line.index(" ".join(words[1:-1]), field.per, f"what {field.name!r} is about")
        if field.values:
            number = line.index(words[-1], field.values, "one of its values")
        else:
            number = line.count(words[-1], int(field.low), int(field.high))
        self.s[field.offset + of] = number
