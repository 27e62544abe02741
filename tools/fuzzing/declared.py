"""What must hold of the fields that cards and expansions declare: each has a check here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tools.fuzzing import hades, titans
from tools.fuzzing.monuments import may_be_built
from tools.fuzzing.snapshot import Snapshot

TEMPLES: Final = {"temple-of-ares", "temple-of-poseidon"}
"""The Monuments that are used once a cycle."""
EXPLORING: Final = {"RevealRuin", "DrawForRuin"}


def declared(now: Snapshot) -> Iterator[str]:
    """Every declared field has a check."""
    for field in now.rules.f.declared:
        if field.name not in BY_FIELD:
            yield f"the field {field.name} has no check"


def declared_checks(now: Snapshot) -> list[Callable[[Snapshot], Iterator[str]]]:
    """All that must hold of declared fields, each once."""
    fields = [field.name for field in now.rules.f.declared]
    return list(dict.fromkeys(BY_FIELD[name] for name in fields if name in BY_FIELD))


def becalmed(now: Snapshot) -> Iterator[str]:
    """Outside of a Sylph nobody rests; within, at most the fleets that are there, all of the Sylph's player."""
    resting = now["becalmed"]
    if not any(resting):
        return
    callers = [int(step.faction) for step in now.stack if type(step).__name__.startswith("Sylph")]
    if not callers:
        yield f"fleets rest, but no Sylph blows: {resting}"
    lands, areas = int(now.rules.lands), int(now.rules.areas)
    for place, number in enumerate(resting):
        kind, area = now.rules.sea_kinds[place // (areas - lands)], lands + place % (areas - lands)
        if number and (number > now[kind.plural][area] or now["owner"][area] not in callers):
            yield f"{number} {kind.plural} rest in {now.rules.board.ids[area]}"


def waiting(now: Snapshot) -> Iterator[str]:
    """Gods wait for their cycle only where some lie face down."""
    if now.one("waiting") and now.one("open_gods") == len(now["god_at"]):
        yield f"gods are waiting ({now.one('waiting')}), with {now.one('open_gods')} face up"


def monuments(now: Snapshot) -> Iterator[str]:
    """As many are open as there are players, or all; those that stand are open, or came with a ruin that is used up,
    and on somebody's land."""
    standing, opened = now["monument"], now["monument_open"]
    if sum(opened) != min(len(opened), int(now.rules.players)):
        yield f"the open Monuments are {opened}"
    used_up = now["ruin"].count(-1) if "ruin" in now.fields else 0
    for number, name in enumerate(now.rules.names["monument"]):
        land = standing[number]
        if land < 0:
            continue
        if not opened[number]:
            used_up -= 1
        if used_up < 0 or now["owner"][land] < 0:
            yield f"{name} stands on {now.rules.board.ids[land]}"


def declined(now: Snapshot) -> Iterator[str]:
    """Only who could build a Monument, and where it is not built, has declined it."""
    for place, asked in enumerate(now["monument_asked"]):
        number, faction = divmod(place, len(now.rules.factions))
        if asked and not may_be_built(now, faction, number):
            yield f"{now.rules.factions[faction]} was asked about {now.rules.names['monument'][number]}"


def temples(now: Snapshot) -> Iterator[str]:
    """Only Monuments that stand were used, only those that can be, and never in a cycle to come."""
    for number, cycle in enumerate(now["temple_used"]):
        name = now.rules.names["monument"][number]
        if cycle and (name not in TEMPLES or now["monument"][number] < 0 or cycle > now.one("cycle")):
            yield f"{name} was used in cycle {cycle}"


def ruins(now: Snapshot) -> Iterator[str]:
    """Tokens lie on different islands, none before the first offerings are paid. A ruin on somebody's island has a
    Monument card, any other has none: one that is neither open nor built nor of the other ruin."""
    tokens, cards = now["ruin"], now["ruin_monument"]
    lying = [land for land in tokens if land >= 0]
    if len(set(lying)) < len(lying):
        yield f"two ruins on one island: {tokens}"
    unpaid = now.one("cycle") == 1 and now.any_step({"Payment"})
    if lying and (now.one("cycle") == 0 or unpaid):
        yield f"the ruins {tokens} are there too early"
    for ruin, (land, card) in enumerate(zip(tokens, cards)):
        found = land >= 0 and now["owner"][land] >= 0
        if (card >= 0) != found and not (found and now.any_step(EXPLORING)):
            yield f"ruin {ruin + 1} on {land} has the card {card}"
        if card >= 0 and (now["monument_open"][card] or now["monument"][card] >= 0 or cards.count(card) > 1):
            yield f"{now.rules.names['monument'][card]} of ruin {ruin + 1} is open, built, or of both ruins"


BY_FIELD: Final[dict[str, Callable[[Snapshot], Iterator[str]]]] = {
    "becalmed": becalmed,
    "waiting": waiting,
    "monument": monuments,
    "monument_open": monuments,
    "monument_asked": declined,
    "temple_used": temples,
    "ruin": ruins,
    "ruin_monument": ruins,
    "hades_column": hades.threat,
    "hades_roll": hades.threat,
    "covered_god": hades.threat,
    "necropolis_gold": hades.necropolis,
    "necropolis_left": hades.necropolis,
    "hecate_column": hades.columns,
    "barred_god": hades.belt,
    "necklace": hades.worn,
    "silent": hades.silence,
    "silent_high": hades.silence,
    "extra_die": hades.extra_dice,
    "open_special_metropolises": titans.specials,
    "owed_metropolis": titans.owed,
}
