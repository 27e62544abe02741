"""Mixes as text: why something does not go together, and what a change changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cyclades.editions.mixes import Mix, changed_options, opening
from cyclades.engine.errors import SetupError
from cyclades.rules.options import SWITCH
from cyclades.text.catalogue import LANGUAGES
from cyclades.text.gaps import NONE
from cyclades.text.texts import Gap, Texts


class MixTexts:
    """Says in a language what goes together in an edition."""

    def __init__(self, language: str, edition: str) -> None:
        self.edition = edition
        self.texts = Texts(language, edition)
        self.say = self.texts.say

    # -- reasons ------------------------------------------------------------------------------------------------

    def reason(self, error: SetupError) -> str:
        """Why a mix is refused."""
        return self.say(f"wrong-{error.reason}", **self.gaps(error))

    def gaps(self, error: SetupError) -> dict[str, Gap]:
        """What fills the gaps of a reason."""
        about: dict[str, Any] = error.about
        gaps: dict[str, Gap] = {}
        for gap in ("expansion", "needed"):
            if gap in about:
                gaps[gap] = self.texts.name("expansion", about[gap])
        if "option" in about:
            gaps["thing"] = self.thing(about["option"], about["value"])
        if "players" in about:
            gaps["players"] = about["players"]
        if "allowed" in about:
            gaps["allowed"] = self.counts(about["allowed"])
            gaps["others"] = self.others(error)
        if "expansions" in about:
            gaps["expansions"] = self.boxes(about["expansions"])
        return gaps

    def thing(self, option: str, value: str) -> str:
        """What an option with a value is called in a sentence."""
        message = f"option-{option.replace('_', '-')}"
        if self.texts.catalogue.has(message, value):
            return self.texts.catalogue.say(message, None, value)
        return f"{option} {value}"

    def counts(self, numbers: Sequence[int]) -> str:
        """Numbers of players: `3 to 6`, `4 or 6`."""
        words = [str(number) for number in numbers]
        if not words:
            return NONE
        if len(words) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
            return self.say("list-range", first=words[0], last=words[-1])
        *first, last = words
        return self.say("list-or", first=", ".join(first), last=last) if first else last

    def others(self, error: SetupError) -> str:
        """The expansions with which what is refused would be possible."""
        players = error.about["players"]
        plain = Mix(self.edition, players)
        if error.reason == "teams":
            return self.boxes(opening(plain, lambda makes: bool(makes.may_team)), "list-or")
        return self.boxes(opening(plain, lambda makes: players in makes.players), "list-or")

    def boxes(self, names: Sequence[str], list_as: str = "list-and") -> str:
        """The names of expansions one after the other."""
        return self.listed([self.texts.name("expansion", name) for name in names], list_as)

    def listed(self, names: Sequence[str], list_as: str = "list-and") -> str:
        """Names one after the other; nothing is told as such."""
        if len(names) < 2:
            return names[0] if names else NONE
        return self.say(list_as, first=", ".join(names[:-1]), last=names[-1])

    # -- changes ------------------------------------------------------------------------------------------------

    def change(self, before: Mix, after: Mix) -> str:
        """What has changed from one mix to another, as the label of a button; empty where nothing has."""
        said = ", ".join(self.changes(before, after))
        return said[:1].upper() + said[1:]

    def changes(self, before: Mix, after: Mix, form: str = "") -> list[str]:
        """What has changed from one mix to another of the same edition, one thing after the other: what to do, or in
        the form `now` what is otherwise then."""

        def say(message: str, **gaps: Gap) -> str:
            return self.texts.catalogue.say(f"change-{message}", gaps, form)

        added = [self.texts.name("expansion", name) for name in after.expansions if name not in before.expansions]
        removed = [self.texts.name("expansion", name) for name in before.expansions if name not in after.expansions]
        chosen: list[str] = []
        for option, value in changed_options(before, after).items():
            if value == SWITCH[1] and self.is_part(option):
                removed.append(self.thing(option, SWITCH[0]))
            else:
                chosen.append(say("option", thing=self.thing(option, value)))
        parts: list[str] = []
        if added:
            parts.append(say("add", names=self.listed(added)))
        if removed:
            parts.append(say("remove", names=self.listed(removed)))
        parts += chosen
        teams = "yes" if after.teams else "no"
        if after.players != before.players:
            parts.append(say("players", number=after.players, teams="no" if before.teams else teams))
        elif after.teams != before.teams:
            parts.append(say("teams", teams=teams))
        return parts

    def is_part(self, option: str) -> bool:
        """Whether an option is a part of a box, which has a name."""
        return self.texts.catalogue.has(f"option-{option.replace('_', '-')}", SWITCH[0])


def all_reasons(edition: str, error: SetupError) -> dict[str, str]:
    """Why a mix is refused, by language."""
    return {language: MixTexts(language, edition).reason(error) for language in LANGUAGES}


def all_changes(before: Mix, after: Mix) -> dict[str, str]:
    """What has changed from one mix to another, by language."""
    return {language: MixTexts(language, after.edition).change(before, after) for language in LANGUAGES}
