"""The screen of the terminal game: a view of the game as tables of text. It reads the tabletop of the view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from cyclades.board import Board
from cyclades.cli.output import plain_table
from cyclades.cli.players import holdings, players
from cyclades.rules.looks import COUNTER, FIGURE, FIXTURE, SORTS, TOKEN, Shown
from cyclades.rules.ruleset import Ruleset
from cyclades.tabletop import Addition, AreaInfo, DeckInfo, Figure, GodInfo, Piece, Tabletop, build
from cyclades.tabletop.builder import related_fields
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
Placed = tuple[Addition, str | None, str | None]
"""Something that was added, the area where it is, and the faction whose it is."""


class Screen:
    """Prints a game for one player."""

    def __init__(self, console: Console, texts: Texts, rules: Ruleset, player: int) -> None:
        self.console = console
        self.texts = texts
        self.say: Callable[..., str] = texts.say
        self.rules = rules
        self.board: Board = rules.board
        self.player = player
        self.looks = {shown.name: shown for shown in rules.shown}

    def line(self, text: str | Text = "", style: str = "") -> None:
        """A line, or a paragraph wrapped to the screen."""
        self.console.print(Text(text) if isinstance(text, str) else text, style=style, highlight=False)

    # -- names --------------------------------------------------------------------------------------------------

    def colour(self, faction: str | None) -> Text:
        """A faction in its colour; nobody is empty."""
        if faction is None:
            return Text()
        return Text(self.texts.name("colour", faction), STYLES.get(faction, ""))

    def card(self, name: str) -> str:
        """The name of a card."""
        return self.texts.name("card", name)

    def standing(self, card: str, area: str | None) -> str:
        """The name of a card, and the area where its miniature stands."""
        if area is None:
            return self.card(card)
        return self.say("cli-standing-in", card=self.card(card), area=self.texts.area(area))

    # -- areas --------------------------------------------------------------------------------------------------

    def is_land(self, area: AreaInfo) -> bool:
        return self.board.number(area.id) < self.board.lands

    def units(self, area: AreaInfo) -> list[str]:
        """What stands in an area: pieces, heroes, creatures."""
        sorts = (FIGURE,) if self.is_land(area) else SORTS
        return self.group(area.pieces, area.figures) + self.things(area, sorts)

    def group(self, pieces: Iterable[Piece], figures: Iterable[Figure]) -> list[str]:
        """Pieces, and the heroes and creatures with them."""
        counted = [self.texts.counted(piece.kind, piece.number) for piece in pieces]
        return counted + [self.card(figure.card) for figure in figures]

    def buildings(self, land: AreaInfo) -> list[str]:
        """What is built in a land area: Metropolises with their bonuses, basic buildings, and what expansions put
        there."""
        found = [self.metropolis(bonus) for bonus in land.metropolises]
        for building, count in Counter(land.buildings).items():
            name = self.texts.name("building", building)
            found.append(name if count == 1 else self.say("cli-several", number=count, name=name))
        return found + self.things(land, (FIXTURE, TOKEN, COUNTER))

    def metropolis(self, bonus: str) -> str:
        """A Metropolis: one with a power has a name of its own, others are told with what they brought, if anything."""
        name = self.texts.name("bonus", bonus)
        if self.has_power(bonus):
            return name
        plain = len(self.rules.bonuses) == 1 or any(map(self.has_power, self.rules.bonuses))
        return self.say("cli-metropolis", bonus=NONE if plain else name)

    def has_power(self, bonus: str) -> bool:
        """Whether Metropolises with a bonus do something as long as they stand."""
        return self.texts.catalogue.has(f"effect-{self.rules.edition}-{bonus}")

    def yields(self, area: AreaInfo) -> list[str]:
        """What an area gives to whoever controls it."""
        number = self.board.number(area.id)
        prosperity = self.board.prosperity[number] + area.prosperity
        found = [self.say("cli-pays", number=prosperity)] if prosperity else []
        if self.is_land(area) and self.board.priestess[number]:
            found.append(self.texts.name("unit", self.rules.priests.name))
        return found

    def area(self, area: AreaInfo, passing: bool = False) -> Text:
        """An area in a few words, to stand beside an answer that names it; one may be there only to pass through."""
        words = [self.say("cli-passing")] if passing else []
        words += self.units(area)
        if self.is_land(area):
            words += [*self.buildings(area), self.say("cli-sites", number=area.free_sites)]
        text = self.colour(area.owner)
        words += self.yields(area)
        if not self.is_land(area):
            words.append(self.say("cli-touches", areas=", ".join(self.beside(area, True))))
        rest = ", ".join(words)
        return text.append(", " if text and rest else "", "dim").append(rest, "dim")

    def beside(self, area: AreaInfo, land: bool) -> list[str]:
        """The names of the land areas, or of the sea areas, that an area touches."""
        adjacent = self.board.adjacent[self.board.number(area.id)]
        return [self.board.titles[near] for near in self.by_title(adjacent) if (near < self.board.lands) == land]

    def by_title(self, areas: Iterable[int]) -> list[int]:
        """Areas in the order of their names; numbers in them count as such: F9 is before F10."""
        titles = self.board.titles
        return sorted(areas, key=lambda area: (titles[area].rstrip("0123456789"), len(titles[area]), titles[area]))

    def battle(self, top: Tabletop) -> None:
        """Both sides of a battle."""
        battle = top.battle
        if battle is None:
            return
        area = top.areas[self.board.number(battle.area)]
        defenders = self.units(area) + (self.buildings(area) if self.is_land(area) else [])
        sides = ((battle.attacker, self.group(battle.attackers, battle.heroes)), (battle.defender, defenders))
        for faction, units in sides:
            self.line(Text("  ").append_text(self.colour(faction)).append(f": {', '.join(units)}"))

    def lands(self, top: Tabletop) -> Table:
        """All land areas, island by island; islands of one land area each need no number."""
        several = self.board.island_count < self.board.lands
        heads = ("land" if several else "island", "control", "units", "buildings", "free-sites", "yields")
        table = plain_table(*[self.say("cli-island")] * several, *(self.say(f"cli-{head}") for head in heads))
        for island in range(self.board.island_count):
            number = str(island + 1)
            for land in range(self.board.lands):
                if self.board.islands[land] == island:
                    area = top.areas[land]
                    table.add_row(
                        *[number] * several,
                        self.board.titles[land],
                        self.colour(area.owner),
                        ", ".join(self.units(area)),
                        ", ".join(self.buildings(area)),
                        str(area.free_sites),
                        ", ".join(self.yields(area)),
                    )
                    number = ""
        return table

    def seas(self, top: Tabletop) -> Table:
        """All sea areas, with the areas that they touch: land first."""
        heads = ("sea", "control", "units", "yields", "beside")
        table = plain_table(*(self.say(f"cli-{head}") for head in heads))
        for sea in self.by_title(range(self.board.lands, self.board.areas)):
            area = top.areas[sea]
            lands, seas = self.beside(area, True), self.beside(area, False)
            beside = Text(", ".join(lands)).append(" · " if lands and seas else "")
            table.add_row(
                self.board.titles[sea],
                self.colour(area.owner),
                ", ".join(self.units(area)),
                ", ".join(self.yields(area)),
                beside.append(", ".join(seas), "dim"),
            )
        return table

    # -- tracks -------------------------------------------------------------------------------------------------

    def heading(self, top: Tabletop) -> Text:
        """The cycle, and who is on the turn order track: still to make an offering, or done with the turn."""
        name = self.say("cli-cycle", number=top.cycle) if top.cycle else self.say("cli-setting-up")
        text = Text(name, "bold underline")
        if top.order:
            offering = top.cycle > 0 or any(god.offerings for god in top.gods)
            phase = "cli-order-next" if top.turn is not None else "cli-order-offers" if offering else "cli-order"
            before, _, after = self.say(phase, players="\0").partition("\0")
            text.append(f"   {before}", "not bold not underline")
            text.append_text(Text(", ").join(map(self.colour, top.order))).append(after)
        return text

    def gods(self, top: Tabletop) -> Table:
        """The gods in the order in which they act, with what was offered to them."""
        table = plain_table(self.say("cli-gods"), "", "", header=False)
        for place, god in enumerate(top.gods, 1):
            name = NONE if god.id is None else self.texts.name("god", god.id)
            if god.id is None or not god.open:
                table.add_row("–", Text(self.say("cli-face-down", god=name), "dim"), "")
                continue
            gift = Text(self.gift(god.id, top.cycle), "dim").append(self.grants(god))
            table.add_row(str(place) if god.id != self.rules.apollo.name else "·", name, gift, self.offerings(god))
        return table

    def offerings(self, god: GodInfo) -> Text:
        """What was offered to a god, by whom."""
        return Text(" ").join(
            Text(self.say("cli-offering", faction=colour.plain, number=offering.offering), colour.style)
            for offering in god.offerings
            for colour in [self.colour(offering.faction)]
        )

    def grants(self, god: GodInfo) -> str:
        """What a god gives by its place in this cycle, and due to whom."""
        if not god.grants:
            return ""
        names = self.texts.name
        things = [
            self.say(
                "cli-grant",
                thing=names(grant.kind, grant.id),
                god=NONE if grant.god is None else names("god", grant.god),
            )
            for grant in god.grants
        ]
        return f"\n{self.say('cli-grants', things=', '.join(things))}"

    def gift(self, god: str, cycle: int) -> str:
        """What a god has to give; before the first cycle that may be something else."""
        early = f"opening-{self.rules.edition}-{god}"
        return self.say(early if cycle == 0 and self.texts.catalogue.has(early) else f"gift-{self.rules.edition}-{god}")

    def cards(self, top: Tabletop) -> Table:
        """The tracks of all decks that have one, a card of the deck that the player has seen, and the discard piles."""
        table = plain_table("", "", "", header=False)
        for deck, held in zip(top.decks, self.rules.decks, strict=True):
            if held.first == held.last:
                continue
            head = f"track-{deck.name}"
            title = self.say(head)
            for price, card in self.priced(deck):
                effect = Text(self.say(f"effect-{self.rules.edition}-{card}"), "dim")
                table.add_row(title, price, self.card(card), effect)
                title = ""
            if title and held.prices:
                table.add_row(title, "", self.texts.catalogue.say(head, None, "none"))
                title = ""
            if deck.discard:
                table.add_row(title, "", self.say("cli-discarded"), ", ".join(map(self.card, deck.discard)))
        return table

    def priced(self, deck: DeckInfo) -> list[tuple[str, str]]:
        """The cards of a track with what they cost without discounts, then those that are known on top of the deck."""
        track = [(self.say("cli-on-track", price=card.price), card.card) for card in deck.track]
        return track + [(self.say("cli-deck-top"), card) for card in deck.known_on_top]

    # -- expansions ---------------------------------------------------------------------------------------------

    def things(self, area: AreaInfo, sorts: Collection[str]) -> list[str]:
        """What expansions have put into an area, of some sorts; the form `beside` of a field's heading may word it."""
        return [
            self.thing(addition, area.id)
            for addition in area.additions
            if self.looks[addition.look].look.sort in sorts and addition.number is not None
        ]

    def thing(self, addition: Addition, area: str) -> str:
        """Something of an expansion in a few words: its name, how many, and whose it is."""
        shown = self.looks[addition.look]
        if self.texts.catalogue.has(f"field-{shown.name}", "beside"):
            return self.texts.catalogue.say(f"field-{shown.name}", self.gaps(addition, area), "beside")
        name = self.texts.thing(shown, addition.name)
        if shown.look.sort == COUNTER:
            name = self.say("cli-counted", name=name, number=addition.number)
        else:
            name = self.several(name, addition)
        return self.say("cli-of", faction=self.colour(addition.faction).plain, name=name) if addition.faction else name

    def several(self, name: str, addition: Addition) -> str:
        """A name with how many there are, unless it is one."""
        number = addition.number or 0
        return self.say("cli-several", number=number, name=name) if number > 1 else name

    def additions(self, top: Tabletop) -> Table:
        """What cards and expansions have added: where the catalogue has a heading for a field, a row for each name that
        has something in it, worded by the heading's form `row` or by how it looks."""
        table = plain_table("", "", "", header=False)
        for shown in self.rules.shown:
            head = f"field-{shown.name}"
            if not self.texts.catalogue.has(head):
                continue
            found = [each for each in placed(top) if each[0].look == shown.name and each[0].number is not None]
            worded = self.texts.catalogue.has(head, "row")
            title = self.say(head)
            for row, name in self.worded(shown, found) if worded else self.looked(shown, found):
                effect = f"effect-{self.rules.edition}-{name}"
                known = self.texts.catalogue.has(effect)
                table.add_row(title, row, Text(self.say(effect) if known else "", "dim"))
                title = ""
        return table

    def worded(self, shown: Shown, found: list[Placed]) -> list[tuple[str, str]]:
        """The rows of a field in its own words, each with the name that it is about; an empty one is told elsewhere."""
        rows = [
            (self.texts.catalogue.say(f"field-{shown.name}", self.gaps(addition, area), "row"), addition.name)
            for addition, area, _ in found
        ]
        return [(row, name) for row, name in rows if row]

    def looked(self, shown: Shown, found: list[Placed]) -> list[tuple[str, str]]:
        """The rows of a field that has no words for them: a counter of several factions is told in one."""
        rows: list[tuple[str, str]] = []
        for addition, area, faction in found:
            name = self.texts.thing(shown, addition.name)
            owner = self.colour(faction).plain
            if shown.look.sort == COUNTER:
                whose = owner or (self.texts.area(area) if area is not None else name if addition.name else "")
                number = addition.number
                said = self.say("cli-counted", name=whose, number=number) if whose else str(number)
                rows = [(", ".join([*(row for row, _ in rows), said]), "")]
                continue
            name = self.several(name, addition)
            if area is not None:
                name = self.say("cli-standing-in", card=name, area=self.texts.area(area))
            rows.append((self.say("cli-of", faction=owner, name=name) if owner else name, addition.name))
        return rows

    def gaps(self, addition: Addition, area: str | None) -> dict[str, str | int]:
        """An addition as gaps: its own name by its kind, the `area` where it is, and what else is known of it."""
        unknown = dict.fromkeys(related_fields(self.rules)[addition.look])
        named = unknown | {"area": area, self.looks[addition.look].look.kind: addition.name} | addition.related
        return {kind: self.texts.filled(kind, name, "") for kind, name in named.items()}

    # -- pages --------------------------------------------------------------------------------------------------

    def show(self, *tables: Table) -> None:
        """Print tables, each after an empty line, but for those without rows."""
        for table in tables:
            if table.row_count:
                self.line()
                self.console.print(table, highlight=False)

    def overview(self, view: View) -> None:
        """What is looked at every time: gods, tracks and players."""
        top = build(view, self.rules)
        self.line()
        self.line(self.heading(top))
        tables = (self.gods(top), self.cards(top), self.additions(top))
        self.show(*tables, players(self, top, view["gold"]), holdings(self, top))

    def whole_board(self, view: View) -> None:
        """Everything that lies on the table."""
        top = build(view, self.rules)
        self.show(self.lands(top), self.seas(top))
        self.overview(view)

    def story(self, events: Iterable[dict[str, Any]]) -> None:
        """What has happened, in words, with the names of the players in their colours."""
        for paragraph in self.texts.story(events):
            text = Text(paragraph)
            for faction in self.rules.factions:
                name = self.colour(faction)
                text.highlight_regex(rf"\b{name.plain}\b", name.style)
            self.line(text)


def placed(top: Tabletop) -> Iterator[Placed]:
    """All that cards and expansions have added, each with the area and the faction where it is."""
    yield from ((addition, area.id, addition.faction) for area in top.areas for addition in area.additions)
    yield from ((addition, None, faction.id) for faction in top.factions for addition in faction.additions)
    yield from ((addition, None, None) for addition in top.additions)
