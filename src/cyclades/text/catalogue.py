"""Catalogues: the messages of a language, from the files `LANGUAGE/*.ftl` beside this one, and from the file
`text/LANGUAGE.ftl` of each expansion."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from cyclades.engine.errors import CycladesError

FOLDER: Final = Path(__file__).resolve().parent
EDITIONS: Final = FOLDER.parent / "editions"
LANGUAGES: Final = ("en", "es")


class TextError(CycladesError):
    """A text that cannot be made: an unknown language, a missing message, a gap that nothing fills."""


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise TextError(f"expected a language among {', '.join(LANGUAGES)}, got {language!r}")
        self.language = language
        # Isolating marks are for mixed directions of writing; both languages run left to right.
        self.bundle = FluentBundle([language], use_isolating=False)
        for file in files_of(language):
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, message: str, form: str = "") -> bool:
        """Whether there is such a message, or such a form of it."""
        if not self.bundle.has_message(message):
            return False
        return not form or form in self.bundle.get_message(message).attributes

    def say(self, message: str, variables: Mapping[str, str | int] | None = None, form: str = "") -> str:
        """A message, or a form of it (an attribute), with its gaps filled."""
        if not self.has(message):
            raise TextError(f"the catalogue {self.language!r} has no message {message!r}")
        entry = self.bundle.get_message(message)
        pattern = entry.attributes.get(form) if form else entry.value
        if pattern is None:
            raise TextError(f"the message {message!r} in the catalogue {self.language!r} has no form {form!r}")
        text, errors = self.bundle.format_pattern(pattern, dict(variables or {}))
        if errors:
            raise TextError(f"the message {message!r} in the catalogue {self.language!r}: {errors[0]}")
        return str(text)


def files_of(language: str) -> list[Path]:
    """The files of a language, in a fixed order: the shared ones, then those of expansions."""
    return [*sorted((FOLDER / language).glob("*.ftl")), *sorted(EDITIONS.glob(f"**/text/{language}.ftl"))]


@lru_cache(maxsize=len(LANGUAGES))
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)


def language_of(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for, as far as there is one; otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            spoken = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return spoken if spoken in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
