"""The screen of the terminal game: a view of the game as tables of text. It sees nothing but the view."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from cyclades.board import Board
from cyclades.cli.output import plain_table
from cyclades.cli.players import holdings, players
from cyclades.engine.decks import DISCARD, TOP, TRACK
from cyclades.engine.fields import Field
from cyclades.rules.looks import COUNTER, FIGURE, FIXTURE, SORTS, TOKEN, Shown, Spot
from cyclades.rules.ruleset import Ruleset
from cyclades.text import Texts
from cyclades.text.gaps import NONE

View = dict[str, Any]
STYLES: Final = {
    "red": "red",
    "blue": "bright_blue",
    "green": "green",
    "yellow": "yellow",
    "purple": "magenta",
    "black": "bright_black",
}
WIDTH: Final = 100


class Screen:
    """Prints a game for one player."""

    def __init__(self, console: Console, texts: Texts, rules: Ruleset, player: int) -> None:
        self.console = console
        self.texts = texts
        self.say: Callable[..., str] = texts.say
        self.rules = rules
        self.board: Board = rules.board
        self.player = player
        self.field_names = {field.offset: field.name for field in rules.f.fields}

    def line(self, text: str | Text = "", style: str = "") -> None:
        """A line, or a paragraph wrapped to the screen."""
        self.console.print(Text(text) if isinstance(text, str) else text, style=style, highlight=False)

    # -- names --------------------------------------------------------------------------------------------------

    def colour(self, faction: int) -> Text:
        """A faction in its colour; nobody is empty."""
        if faction < 0:
            return Text()
        name = self.rules.factions[faction]
        return Text(self.texts.name("colour", name), STYLES.get(name, ""))

    def card(self, number: int) -> str:
        """The name of a card."""
        return self.texts.name("card", self.rules.cards[number].name)

    def standing(self, card: int, area: int) -> str:
        """The name of a card, and the area where its miniature stands."""
        if not 0 <= area < self.board.areas:
            return self.card(card)
        return self.say("cli-standing-in", card=self.card(card), area=self.board.titles[area])

    # -- areas --------------------------------------------------------------------------------------------------

    def units(self, view: View, area: int, at_sea: bool = False) -> list[str]:
        """What stands in an area: pieces, heroes, creatures."""
        state, rules = view["state"], self.rules
        found = []
        for kind in rules.sea_kinds if at_sea or self.board.lands <= area < self.board.areas else rules.land_kinds:
            number = state[self.field_names[kind.field]][area]
            if number:
                found.append(self.texts.counted(kind.name, number))
        found += [self.card(card) for card, at in enumerate(state["card_at"]) if at == area]
        return found + self.things(view, area, (FIGURE,) if area < self.board.lands else SORTS)

    def buildings(self, view: View, land: int) -> list[str]:
        """What is built in a land area: Metropolises with their bonuses, basic buildings, and what expansions put
        there."""
        state = view["state"]
        found = [
            self.say("cli-metropolis", bonus=self.bonus(token - 1))
            for token in state["token"][self.rules.site_from[land] : self.rules.site_from[land + 1]]
            if token
        ]
        for number, building in enumerate(self.rules.building_names):
            count = state["buildings"][number * self.board.lands + land]
            name = self.texts.name("building", building)
            if count:
                found.append(name if count == 1 else self.say("cli-several", number=count, name=name))
        return found + self.things(view, land, (FIXTURE, TOKEN, COUNTER))

    def bonus(self, number: int) -> str:
        """The name of a bonus; where all Metropolises are alike, there is none to tell."""
        return self.texts.name("bonus", self.rules.bonuses[number]) if len(self.rules.bonuses) > 1 else NONE

    def free_sites(self, view: View, land: int) -> int:
        """How many more buildings fit into a land area."""
        state = view["state"]
        built = sum(map(int, state["buildings"][land :: self.board.lands]))
        return max(int(self.rules.room(land, state["metropolis"][land])) - built, 0)

    def yields(self, view: View, area: int) -> list[str]:
        """What an area gives to whoever controls it."""
        prosperity = self.board.prosperity[area] + view["state"]["prosperity"][area]
        found = [self.say("cli-pays", number=prosperity)] if prosperity else []
        if area < self.board.lands and self.board.priestess[area]:
            found.append(self.texts.name("unit", self.rules.priests.name))
        return found

    def area(self, view: View, area: int, passing: bool = False) -> Text:
        """An area in a few words, to stand beside an answer that names it; one may be there only to pass through."""
        words = [self.say("cli-passing")] if passing else []
        words += self.units(view, area)
        if area < self.board.lands:
            words += [*self.buildings(view, area), self.say("cli-sites", number=self.free_sites(view, area))]
        text = self.colour(view["state"]["owner"][area])
        words += self.yields(view, area)
        if area >= self.board.lands:
            words.append(self.say("cli-touches", areas=", ".join(self.beside(area, True))))
        rest = ", ".join(words)
        return text.append(", " if text and rest else "", "dim").append(rest, "dim")

    def beside(self, area: int, land: bool) -> list[str]:
        """The names of the land areas, or of the sea areas, that an area touches."""
        near = self.by_title(near for near in self.board.adjacent[area] if (near < self.board.lands) == land)
        return [self.board.titles[area] for area in near]

    def by_title(self, areas: Iterable[int]) -> list[int]:
        """Areas in the order of their names; numbers in them count as such: F9 is before F10."""
        titles = self.board.titles
        return sorted(areas, key=lambda area: (titles[area].rstrip("0123456789"), len(titles[area]), titles[area]))

    def battle(self, view: View) -> None:
        """Both sides of a battle: the attackers are in the place behind the last area."""
        state = view["state"]
        area = state["battle_area"][0]
        if area < 0:
            return
        at_sea = area >= self.board.lands
        for side, place in (("attacker", self.board.areas), ("defender", area)):
            units = self.units(view, place, at_sea)
            if place == area and not at_sea:
                units += self.buildings(view, area)
            self.line(Text("  ").append_text(self.colour(state[side][0])).append(f": {', '.join(units)}"))

    def lands(self, view: View) -> Table:
        """All land areas, island by island; islands of one land area each need no number."""
        several = self.board.island_count < self.board.lands
        heads = ("land" if several else "island", "control", "units", "buildings", "free-sites", "yields")
        table = plain_table(*[self.say("cli-island")] * several, *(self.say(f"cli-{head}") for head in heads))
        for island in range(self.board.island_count):
            number = str(island + 1)
            for land in range(self.board.lands):
                if self.board.islands[land] == island:
                    table.add_row(
                        *[number] * several,
                        self.board.titles[land],
                        self.colour(view["state"]["owner"][land]),
                        ", ".join(self.units(view, land)),
                        ", ".join(self.buildings(view, land)),
                        str(self.free_sites(view, land)),
                        ", ".join(self.yields(view, land)),
                    )
                    number = ""
        return table

    def seas(self, view: View) -> Table:
        """All sea areas, with the areas that they touch: land first."""
        heads = ("sea", "control", "units", "yields", "beside")
        table = plain_table(*(self.say(f"cli-{head}") for head in heads))
        for sea in self.by_title(range(self.board.lands, self.board.areas)):
            lands, seas = self.beside(sea, True), self.beside(sea, False)
            beside = Text(", ".join(lands)).append(" · " if lands and seas else "")
            table.add_row(
                self.board.titles[sea],
                self.colour(view["state"]["owner"][sea]),
                ", ".join(self.units(view, sea)),
                ", ".join(self.yields(view, sea)),
                beside.append(", ".join(seas), "dim"),
            )
        return table

    # -- tracks -------------------------------------------------------------------------------------------------

    def heading(self, view: View) -> Text:
        """The cycle, and who is on the turn order track: still to make an offering, or done with the turn."""
        state = view["state"]
        cycle = state["cycle"][0]
        text = Text(self.say("cli-cycle", number=cycle) if cycle else self.say("cli-setting-up"), "bold underline")
        waiting = [self.colour(self.rules.pawn_faction[pawn]) for pawn in state["order"] if pawn >= 0]
        if waiting:
            offering = cycle > 0 or max(state["pawn_god"]) >= 0
            phase = "cli-order-next" if state["turn"][0] >= 0 else "cli-order-offers" if offering else "cli-order"
            before, _, after = self.say(phase, players="\0").partition("\0")
            text.append(f"   {before}", "not bold not underline")
            text.append_text(Text(", ").join(waiting)).append(after)
        return text

    def gods(self, view: View) -> Table:
        """The gods in the order in which they act, with what was offered to them."""
        state, rules = view["state"], self.rules
        table = plain_table(self.say("cli-gods"), "", "", header=False)
        for place, god in enumerate([*state["god_at"], rules.apollo.number]):
            name = self.texts.name("god", rules.gods[god].name) if god >= 0 else NONE
            if state["open_gods"][0] <= place < len(state["god_at"]):
                table.add_row("–", Text(self.say("cli-face-down", god=name), "dim"), "")
                continue
            gift = Text(self.gift(rules.gods[god].name, state["cycle"][0]), "dim")
            offers = Text(" ").join(
                Text(self.say("cli-offering", faction=self.colour(faction).plain, number=offering), style)
                for pawn, offering in enumerate(state["pawn_offering"])
                if state["pawn_god"][pawn] == god
                for faction in [rules.pawn_faction[pawn]]
                for style in [STYLES.get(rules.factions[faction], "")]
            )
            table.add_row(str(place + 1) if god != rules.apollo.number else "·", name, gift, offers)
        return table

    def gift(self, god: str, cycle: int) -> str:
        """What a god has to give; before the first cycle that may be something else."""
        early = f"opening-{self.rules.edition}-{god}"
        return self.say(early if cycle == 0 and self.texts.catalogue.has(early) else f"gift-{self.rules.edition}-{god}")

    def cards(self, view: View) -> Table:
        """The tracks of all decks, a card of the deck that the player has seen, and the discard piles."""
        table = plain_table("", "", "", header=False)
        places: list[int] = view["state"]["place"]
        for deck in self.rules.decks:
            if deck.first == deck.last:
                continue
            head = f"track-{deck.name}"
            cards = sorted(range(deck.first, deck.last), key=lambda card: places[card])
            rows = [card for card in cards if places[card] >= TRACK]
            for row, card in enumerate(rows):
                effect = Text(self.say(f"effect-{self.rules.edition}-{self.rules.cards[card].name}"), "dim")
                table.add_row(
                    self.say(head) if row == 0 else "", self.price(places[card], card), self.card(card), effect
                )
            if not rows:
                table.add_row(self.say(head), "", self.texts.catalogue.say(head, None, "none"))
            discarded = [self.card(card) for card in cards if places[card] == DISCARD]
            if discarded:
                table.add_row("", "", self.say("cli-discarded"), ", ".join(discarded))
        return table

    def price(self, place: int, card: int) -> str:
        """What a card on a track costs, without discounts."""
        if place >= TOP:
            return self.say("cli-deck-top")
        price = self.rules.cards[card].price(place - TRACK)
        return self.say("cli-on-track", price=price)

    # -- expansions ---------------------------------------------------------------------------------------------

    def spots(self, view: View, shown: Shown) -> list[tuple[int, Spot]]:
        """What there is to see of a field, each with its place in it."""
        numbers = enumerate(view["state"][shown.name])
        found = [(place, shown.spot(place, number)) for place, number in numbers if number is not None]
        return [(place, spot) for place, spot in found if spot is not None]

    def things(self, view: View, area: int, sorts: Collection[str]) -> list[str]:
        """What expansions have put into an area, of some sorts; the form `beside` of a field's heading may word it."""
        return [
            self.thing(view, shown, place, spot)
            for shown in self.rules.shown
            if shown.look.sort in sorts
            for place, spot in self.spots(view, shown)
            if spot.area == area
        ]

    def thing(self, view: View, shown: Shown, place: int, spot: Spot) -> str:
        """Something of an expansion in a few words: its name, how many, and whose it is."""
        if self.texts.catalogue.has(f"field-{shown.name}", "beside"):
            gaps = self.entry(view, shown.field, place)
            return self.texts.catalogue.say(f"field-{shown.name}", gaps, "beside")
        name = self.texts.thing(shown, spot.name)
        if shown.look.sort == COUNTER:
            name = self.say("cli-counted", name=name, number=int(spot.number))
        elif spot.number > 1:
            name = self.say("cli-several", number=int(spot.number), name=name)
        return self.say("cli-of", faction=self.colour(spot.faction).plain, name=name) if spot.faction >= 0 else name

    def additions(self, view: View) -> Table:
        """What cards and expansions have added: where the catalogue has a heading for a field, a row for each name that
        has something in it, worded by the heading's form `row` or by how it looks."""
        table = plain_table("", "", "", header=False)
        looks = {shown.name: shown for shown in self.rules.shown}
        for field in self.rules.f.declared:
            head = f"field-{field.name}"
            if not self.texts.catalogue.has(head):
                continue
            worded = self.texts.catalogue.has(head, "row")
            rows = self.worded(view, field) if worded else self.looked(view, looks[field.name])
            title = self.say(head)
            for row, name in rows:
                effect = f"effect-{self.rules.edition}-{name}"
                known = self.texts.catalogue.has(effect)
                table.add_row(title, row, Text(self.say(effect) if known else "", "dim"))
                title = ""
        return table

    def worded(self, view: View, field: Field) -> list[tuple[str, str]]:
        """The rows of a field in its own words, each with the name that it is about; an empty one is told elsewhere."""
        found = [
            (self.texts.catalogue.say(f"field-{field.name}", self.entry(view, field, place), "row"), name)
            for place, name in enumerate(field.per)
            if view["state"][field.name][place] > field.start
        ]
        return [(row, name) for row, name in found if row]

    def looked(self, view: View, shown: Shown) -> list[tuple[str, str]]:
        """The rows of a field that has no words for them: a counter of several factions is told in one."""
        found: list[tuple[str, str]] = []
        for _, spot in self.spots(view, shown):
            name = self.texts.thing(shown, spot.name)
            owner = self.colour(spot.faction).plain
            if shown.look.sort == COUNTER:
                whose = owner or (self.board.titles[spot.area] if spot.area >= 0 else name if spot.name else "")
                said = self.say("cli-counted", name=whose, number=int(spot.number)) if whose else str(spot.number)
                found = [(", ".join([*(row for row, _ in found), said]), "")]
                continue
            if spot.number > 1:
                name = self.say("cli-several", number=int(spot.number), name=name)
            if spot.area >= 0:
                name = self.say("cli-standing-in", card=name, area=self.board.titles[spot.area])
            found.append((self.say("cli-of", faction=owner, name=name) if owner else name, spot.name))
        return found

    def entry(self, view: View, field: Field, place: int) -> dict[str, str | int]:
        """A name of a field, and what all fields about the same names have for it, as gaps: `area`, or what the names
        are the names of; a mere count is called as its field."""
        gaps = self.gap(field.per, place)
        for other in self.rules.f.declared:
            if other.per == field.per:
                number = view["state"][other.name][place]
                gaps |= self.gap(other.values, number) if other.values else {other.name: number}
        return gaps

    def gap(self, words: list[str], number: int) -> dict[str, str | int]:
        """A number that stands for one of some words, as a gap: what the words are the names of, and the name. Words
        that only count make none."""
        kinds = [kind for kind, names in self.rules.names.items() if names[: len(words)] == words]
        return {kind: self.texts.filled(kind, words[number] if number >= 0 else None, "") for kind in kinds[:1]}

    # -- pages --------------------------------------------------------------------------------------------------

    def show(self, *tables: Table) -> None:
        """Print tables, each after an empty line, but for those without rows."""
        for table in tables:
            if table.row_count:
                self.line()
                self.console.print(table, highlight=False)

    def table_top(self, view: View) -> None:
        """What is looked at every time: gods, tracks and players."""
        self.line()
        self.line(self.heading(view))
        self.show(self.gods(view), self.cards(view), self.additions(view), players(self, view), holdings(self, view))

    def whole_board(self, view: View) -> None:
        """Everything that lies on the table."""
        self.show(self.lands(view), self.seas(view))
        self.table_top(view)

    def story(self, events: Iterable[dict[str, Any]]) -> None:
        """What has happened, in words, with the names of the players in their colours."""
        for paragraph in self.texts.story(events):
            text = Text(paragraph)
            for faction in range(len(self.rules.factions)):
                name = self.colour(faction)
                text.highlight_regex(rf"\b{name.plain}\b", name.style)
            self.line(text)
