"""Why a bot plays as it does, for everybody at the table: a reason that tells nothing of what the bot alone knows.

The bot decides by its own view, with its purse and its hand; so what it says itself would tell of them. The reason
here is worked out anew, from what a spectator sees and from the answer, which everybody sees too: whatever the bot
hides, the reason is the same.
"""

from __future__ import annotations

from typing import Any, Final

from cyclades.bots.bot import Bot
from cyclades.bots.reasons import GREAT, reason_of
from cyclades.bots.rivals import greatest_hope
from cyclades.bots.turn_plan import after_turn
from cyclades.games import imagine
from cyclades.rules.game import Game
from cyclades.rules.offerings import Offer
from cyclades.rules.turns import Menu

OFFERING: Final = "offering"
TURN: Final = "turn"


def public_reason(bot: Bot, view: Any, answer: str, begun: Any) -> dict[str, Any] | None:
    """Why the player of a view gives an answer that ends its turn, or makes an offering; none for other answers, nor
    for an offering at a whim. `begun` is what a spectator saw as the turn began, or None. The reason is plain data:
    what it is about, whose it is, what `reason_of` says."""
    if answer.partition(" ")[0] not in ("bid", "end"):
        return None
    asked = imagine(view, seed=bot.seed)
    step = asked.stack[-1]
    if isinstance(step, Offer):
        whim = bot.whim(offering=True)
        return None if whim else said(asked, OFFERING, *offering_reason(bot, asked.view(None), answer))
    if isinstance(step, Menu) and begun is not None:
        return said(asked, TURN, *turn_reason(bot, begun, asked.view(None)))
    return None


def said(game: Game, what: str, reason: str, about: dict[str, Any]) -> dict[str, Any]:
    """A reason as plain data."""
    return {"what": what, "of": game.rules.factions[game.asked], "reason": reason, **about}


def turn_reason(bot: Bot, begun: Any, ended: Any) -> tuple[str, dict[str, Any]]:
    """What a turn has changed most for the better, from how a spectator saw it begin and end."""
    if whim := bot.whim(offering=False):
        return whim, {}
    before, after = imagine(begun, seed=bot.seed), imagine(ended, seed=bot.seed)
    for purse in range(len(before.rules.purses)):  # nobody sees what was paid: it is no reason
        after.s[after.f.gold + purse] = before.s[before.f.gold + purse]
    before.ask_chance = after.ask_chance = True
    return reason_of(before, after, bot.search(after))


def offering_reason(bot: Bot, view: Any, answer: str) -> tuple[str, dict[str, Any]]:
    """What the turn with a god may bring to whoever makes an offering to it, as a spectator may guess."""
    game = imagine(view, seed=bot.seed)
    game.ask_chance = True
    step = game.stack[-1]
    assert isinstance(step, Offer)
    action = game.parse(answer)
    search = bot.search(game)
    reason, about = reason_of(game, after_turn(game, step.pawn, action.a, action.b, search), search)
    rival = greatest_hope(game, step.pawn, action.a, bot.weights).faction
    if rival >= 0 and reason not in GREAT:
        reason, about = "denial", {"faction": game.rules.factions[rival]}
    return reason, {**about, "god": game.rules.gods[action.a].name}
