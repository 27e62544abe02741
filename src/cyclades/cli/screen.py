"""The screen of the terminal game: a view of the game as tables of text. It sees nothing but the view."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from cyclades.board import Board
from cyclades.engine.decks import TOP, TRACK
from cyclades.rules.ruleset import Ruleset
from cyclades.text import Texts

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

    # -- areas --------------------------------------------------------------------------------------------------

    def units(self, view: View, area: int, at_sea: bool = False) -> list[str]:
        """What stands in an area: units, mercenaries, heroes, creatures."""
        state = view["state"]
        kind = "fleet" if at_sea or self.board.lands <= area < self.board.areas else "troop"
        found = []
        if state["units"][area]:
            found.append(self.texts.counted(kind, state["units"][area]))
        if state["mercenaries"][area]:
            found.append(self.texts.counted("mercenary", state["mercenaries"][area]))
        return found + [self.card(card) for card, at in enumerate(state["card_at"]) if at == area]

    def buildings(self, view: View, land: int) -> list[str]:
        """What is built in a land area: Metropolises with their bonuses, and basic buildings."""
        state = view["state"]
        found = [
            self.say("cli-metropolis", bonus=self.texts.name("bonus", self.rules.bonuses[token - 1]))
            for token in state["token"][self.rules.site_from[land] : self.rules.site_from[land + 1]]
            if token
        ]
        for number, building in enumerate(self.rules.buildings):
            count = state["buildings"][number * self.board.lands + land]
            name = self.texts.name("building", building)
            if count:
                found.append(name if count == 1 else self.say("cli-several", number=count, name=name))
        return found

    def free_sites(self, view: View, land: int) -> int:
        """How many sites of a land area are empty."""
        state = view["state"]
        built = sum(map(int, state["buildings"][land :: self.board.lands])) + int(state["metropolis"][land])
        return max(self.board.sites[land] - built, 0)

    def yields(self, view: View, area: int) -> list[str]:
        """What an area gives to whoever controls it."""
        prosperity = self.board.prosperity[area] + view["state"]["prosperity"][area]
        found = [self.say("cli-pays", number=prosperity)] if prosperity else []
        if area < self.board.lands and self.board.priestess[area]:
            found.append(self.say("cli-priestess-symbol"))
        return found

    def area(self, view: View, area: int) -> Text:
        """An area in a few words, to stand beside an answer that names it."""
        words = [*self.units(view, area)]
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
        return [self.board.titles[near] for near in self.board.adjacent[area] if (near < self.board.lands) == land]

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
        """All land areas, island by island."""
        heads = ("island", "land", "control", "units", "buildings", "free-sites", "yields")
        table = plain_table(*(self.say(f"cli-{head}") for head in heads))
        for island in range(self.board.island_count):
            first = True
            for land in range(self.board.lands):
                if self.board.islands[land] == island:
                    table.add_row(
                        str(island + 1) if first else "",
                        self.board.titles[land],
                        self.colour(view["state"]["owner"][land]),
                        ", ".join(self.units(view, land)),
                        ", ".join(self.buildings(view, land)),
                        str(self.free_sites(view, land)),
                        ", ".join(self.yields(view, land)),
                    )
                    first = False
        return table

    def seas(self, view: View) -> Table:
        """All sea areas, with the areas that they touch: land first."""
        heads = ("sea", "control", "units", "yields", "beside")
        table = plain_table(*(self.say(f"cli-{head}") for head in heads))
        for sea in range(self.board.lands, self.board.areas):
            seas = self.beside(sea, False)
            beside = Text(", ".join(self.beside(sea, True))).append(" · " if seas else "")
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
        """The cycle, and who is still to make an offering or has ended the turn."""
        state = view["state"]
        cycle = state["cycle"][0]
        text = Text(self.say("cli-cycle", number=cycle) if cycle else self.say("cli-setting-up"), "bold underline")
        waiting = [self.colour(self.rules.pawn_faction[pawn]) for pawn in state["order"] if pawn >= 0]
        if waiting:
            before, _, after = self.say("cli-order", players="\0").partition("\0")
            text.append(f"   {before}", "not bold not underline")
            text.append_text(Text(", ").join(waiting)).append(after)
        return text

    def gods(self, view: View) -> Table:
        """The gods in the order in which they act, with what was offered to them."""
        state, rules = view["state"], self.rules
        table = plain_table(self.say("cli-gods"), "", "", header=False)
        for place, god in enumerate([*state["god_at"], rules.apollo]):
            name = self.texts.name("god", rules.gods[god].name)
            gift = Text(self.texts.name("god", rules.gods[god].name, "gift"), "dim")
            if state["open_gods"][0] <= place < len(state["god_at"]):
                table.add_row("–", Text(self.say("cli-face-down", god=name), "dim"), "")
                continue
            offers = Text(" ").join(
                Text(self.say("cli-offering", faction=self.colour(faction).plain, number=offering), style)
                for pawn, offering in enumerate(state["pawn_offering"])
                if state["pawn_god"][pawn] == god
                for faction in [rules.pawn_faction[pawn]]
                for style in [STYLES.get(rules.factions[faction], "")]
            )
            table.add_row(str(place + 1) if god != rules.apollo else "·", name, gift, offers)
        return table

    def cards(self, view: View) -> Table:
        """The creature and hero tracks, and a card of the deck that the player has seen."""
        table = plain_table("", "", "", header=False)
        places: list[int] = view["state"]["place"]
        for deck, head in zip(self.rules.decks, ("cli-creatures", "cli-heroes")):
            cards = sorted(range(deck.first, deck.last), key=lambda card: places[card])
            rows = [card for card in cards if places[card] >= TRACK]
            for row, card in enumerate(rows):
                effect = Text(self.texts.name("card", self.rules.cards[card].name, "effect"), "dim")
                table.add_row(
                    self.say(head) if row == 0 else "", self.price(places[card], card), self.card(card), effect
                )
            if not rows:
                table.add_row(self.say(head), "", self.say("cli-none"))
        return table

    def price(self, place: int, card: int) -> str:
        """What a card on a track costs, without discounts."""
        if place >= TOP:
            return self.say("cli-deck-top")
        price = self.rules.hero_price if self.rules.cards[card].is_hero else self.rules.track_prices[place - TRACK]
        return self.say("cli-on-track", price=price)

    def players(self, view: View) -> Table:
        """Everybody's public things; gold is behind the screen, but for one's own."""
        state, rules = view["state"], self.rules
        heads = ("player", "gold", "income", "priestesses", "philosophers", "lands", "metropolises", "reserve", "cards")
        table = plain_table(*(self.say(f"cli-{head}") for head in heads))
        for faction, name in enumerate(rules.factions):
            who = self.colour(faction)
            if rules.player_of[faction] == self.player:
                who = Text(self.say("cli-you", faction=who.plain), f"bold {STYLES.get(name, '')}")
            gold = state["gold"][rules.team_of[faction]]
            troops = self.texts.counted("troop", state["troops_left"][faction])
            fleets = self.texts.counted("fleet", state["fleets_left"][faction])
            table.add_row(
                who,
                "?" if gold is None else str(gold),
                str(view["income"][name]),
                str(state["priestesses"][faction]),
                str(state["philosophers"][faction]),
                str(state["lands"][faction]) if state["alive"][faction] else self.say("cli-out"),
                str(sum(number for land, number in enumerate(state["metropolis"]) if state["owner"][land] == faction)),
                f"{troops}, {fleets}",
                ", ".join(self.card(card) for card, owner in enumerate(state["card_owner"]) if owner == faction),
            )
        return table

    # -- pages --------------------------------------------------------------------------------------------------

    def show(self, *tables: Table) -> None:
        """Print tables, each after an empty line."""
        for table in tables:
            self.line()
            self.console.print(table, highlight=False)

    def table_top(self, view: View) -> None:
        """What is looked at every time: gods, tracks and players."""
        self.line()
        self.line(self.heading(view))
        self.show(self.gods(view), self.cards(view), self.players(view))

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

    def standings(self, view: View) -> None:
        """Who has won."""
        self.line()
        self.line(self.say("cli-over"), "bold underline")
        for row in view["standings"]:
            names = ", ".join(self.colour(faction).plain for faction in row["players"])
            self.line(
                self.say(
                    "cli-standing",
                    place=row["place"],
                    faction=names,
                    metropolises=row["metropolises"],
                    gold=row["gold"],
                ),
                "bold" if self.player in row["players"] else "",
            )


def plain_table(*heads: str, header: bool = True) -> Table:
    """A table without lines."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=header, header_style="bold")
    for head in heads:
        table.add_column(head)
    return table
