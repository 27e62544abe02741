"""What each Monument does: one class each, with its sentence; the two that call creatures are in temples.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from cyclades.editions.classic.monuments.construction import Monument, monuments_of
from cyclades.editions.classic.monuments.temples import TempleOfAres, TempleOfPoseidon
from cyclades.engine.actions import Action
from cyclades.rules.areas import has_units, pieces_in
from cyclades.rules.battle_strength import side_faction
from cyclades.rules.buildings import Building
from cyclades.rules.cards import DEFENDER
from cyclades.rules.creature_track import CreatureTrack
from cyclades.rules.losses import RescueUnit
from cyclades.rules.recruiting import PlaceFreePiece, may_recruit_at
from cyclades.rules.units import UnitKind

if TYPE_CHECKING:
    from cyclades.rules.game import Game
    from cyclades.rules.ruleset import Ruleset


class GreatCitadelOfAres(Monument):
    """Nobody else enters its island while its controller has a troop or a hero there."""

    def bars_enemies(self, game: Game, faction: i64, area: i64) -> bool:
        return self.at(game) == area and has_units(game, game.s[game.f.owner + area], area)


class CityOfWarriors(Monument):
    """In defence of its island, own fleets in the sea around it count with the troops."""

    def before_battle(self, game: Game) -> None:
        if self.adds_strength(game, DEFENDER) > 0:
            self.report_help(game, game.s[game.f.defender])

    def adds_strength(self, game: Game, side: i64) -> i64:
        s, f, rules = game.s, game.f, game.rules
        land = self.at(game)
        if side != DEFENDER or land < 0 or s[f.battle_area] != land:
            return 0
        found: i64 = 0
        for i in range(rules.near_sea[land], rules.near_to[land]):
            if s[f.owner + rules.near[i]] == s[f.defender]:
                found += pieces_in(game, rules.near[i])
        return found


class GreatLighthouseOfPoseidon(Monument):
    """A fleet of its controller that is lost in battle may come to the sea around its island instead."""

    def rescues(self, game: Game, side: i64, unit: i64) -> bool:
        faction = side_faction(game, side)
        if (
            unit >= len(game.rules.unit_kinds)
            or not game.rules.unit_kinds[unit].at_sea
            or self.controller(game) != faction
        ):
            return False
        salvage = RescueFleet(faction, side, unit, self.number)
        if len(salvage.havens(game)) == 0:
            return False
        game.push(salvage)
        return True


class RescueFleet(RescueUnit):
    """Whether a fleet is saved by the Lighthouse, and where it goes: not where the battle is."""

    FORMERLY: ClassVar[str] = "Salvage"
    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "side", "unit", "monument")

    def __init__(self, faction: i64, side: i64, unit: i64, monument: i64) -> None:
        super().__init__(faction, side, unit, -1)
        self.monument = monument

    def havens(self, game: Game) -> list[i64]:
        land = monuments_of(game.rules)[self.monument].at(game)
        return [sea for sea in landing_seas(game, self.faction, land) if sea != game.s[game.f.battle_area]]

    def announce(self, game: Game) -> None:
        monuments_of(game.rules)[self.monument].report_help(game, self.faction)


def landing_seas(game: Game, faction: i64, land: i64) -> list[i64]:
    """The sea areas around an island of a faction where a fleet of it may be put."""
    rules, fleet = game.rules, game.rules.fleet
    seas = [rules.near[i] for i in range(rules.near_sea[land], rules.near_to[land])]
    return [sea for sea in seas if may_recruit_at(game, faction, fleet, sea)]


class Academy(Monument):
    """With the income of every cycle, a free unit."""

    def __init__(self, name: str, needs: list[Building], kind: UnitKind) -> None:
        super().__init__(name, needs)
        self.kind = kind

    def income_received(self, game: Game, faction: i64) -> None:
        if self.controller(game) == faction:
            game.push(PlaceAcademyUnit(faction, self.kind.number, self.number))


class MilitaryAcademy(Academy):
    """With the income of every cycle, a free troop on its island."""


class AcademyOfNavalWarfare(Academy):
    """With the income of every cycle, a free fleet in the sea around its island."""


class PlaceAcademyUnit(PlaceFreePiece):
    """Where the free unit of an Academy goes, if one is left and there is a place."""

    FORMERLY: ClassVar[str] = "Graduate"
    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "unit", "monument")

    def __init__(self, faction: i64, unit: i64, monument: i64) -> None:
        super().__init__(faction, unit)
        self.monument = monument

    def areas(self, game: Game, kind: UnitKind) -> list[i64]:
        land = monuments_of(game.rules)[self.monument].at(game)
        if kind.at_sea:
            return landing_seas(game, self.faction, land)
        return [land] if may_recruit_at(game, self.faction, kind, land) else []

    def play(self, game: Game, action: Action) -> None:
        monuments_of(game.rules)[self.monument].report_help(game, self.faction)
        super().play(game, action)


class TempleOfAthena(Monument):
    """Priests and philosophers that are not free cost 1 GP less."""

    def lowers_price(self, game: Game, faction: i64, unit: i64) -> i64:
        return 1 if game.rules.people_of(unit) is not None and self.controller(game) == faction else 0


class GreatTempleOfZeus(Monument):
    """When a turn of its controller begins, the creature track is renewed, and all of it."""

    def turn_begun(self, game: Game, faction: i64, god: i64) -> None:
        if self.controller(game) == faction:
            game.push(WholeTrack(faction, self.number))


class WholeTrack(CreatureTrack):
    """The creature track moves on, and all its slots are filled."""

    FIELDS: ClassVar[tuple[str, ...]] = ("faction", "monument")

    def __init__(self, faction: i64, monument: i64) -> None:
        self.faction = faction
        self.monument = monument

    def run(self, game: Game) -> None:
        monuments_of(game.rules)[self.monument].report_help(game, self.faction)
        super().run(game)

    def open_slots(self, game: Game) -> i64:
        return len(game.rules.creature_deck.prices)


class GreatUniversityOfAthena(Monument):
    """Any number of philosophers may be recruited in a turn."""

    def recruits_more(self, game: Game, faction: i64, unit: i64) -> bool:
        return unit == game.rules.philosophers.number and self.controller(game) == faction


def all_monuments(rules: Ruleset) -> list[Monument]:
    """The Monuments in the box, each with the two buildings it needs."""
    port, fortress, temple, university = rules.port, rules.fortress, rules.temple, rules.university
    return [
        AcademyOfNavalWarfare("academy-of-naval-warfare", [university, port], rules.fleet),
        CityOfWarriors("city-of-warriors", [port, fortress]),
        GreatCitadelOfAres("great-citadel-of-ares", [fortress, fortress]),
        GreatLighthouseOfPoseidon("great-lighthouse-of-poseidon", [port, port]),
        GreatTempleOfZeus("great-temple-of-zeus", [temple, temple]),
        GreatUniversityOfAthena("great-university-of-athena", [university, university]),
        MilitaryAcademy("military-academy", [fortress, university], rules.troop),
        TempleOfAres("temple-of-ares", [fortress, temple], rules.troop),
        TempleOfAthena("temple-of-athena", [university, temple]),
        TempleOfPoseidon("temple-of-poseidon", [port, temple], rules.fleet),
    ]
