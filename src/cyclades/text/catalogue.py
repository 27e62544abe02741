"""Catalogues: the messages of an edition in a language, from the files `LANGUAGE/*.ftl` beside this one, but for those
of other editions (`LANGUAGE/EDITION.ftl`), and from the file `text/LANGUAGE.ftl` of each of its expansions.

What the editions call by different words (`word-…`) is said in the file of each. An expansion may say otherwise what
its edition says, in games where it is played: the files `text/words/LANGUAGE.ftl`.

The long texts that explain the game, `LANGUAGE/entries/EDITION/*.ftl` and the files `text/entries/LANGUAGE.ftl` of
expansions, are a catalogue of their own, read only by who asks for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from cyclades.editions import EDITIONS
from cyclades.engine.errors import CycladesError

FOLDER: Final = Path(__file__).resolve().parent
LANGUAGES: Final = ("en", "es")
MOST_SAID: Final = 20_000
"""How many sentences a catalogue remembers."""


class TextError(CycladesError):
    """A text that cannot be made: an unknown language, a missing message, a gap that nothing fills."""


def with_a(name: str) -> str:
    """A Spanish name after the preposition `a`, which persons have as objects too: `a Polifemo`, `al Gigante`."""
    return f"al {name[3:]}" if name.startswith("el ") else f"a {name}"


def with_de(name: str) -> str:
    """A Spanish name after the preposition `de`: `de Polifemo`, `del Gigante`."""
    return f"del {name[3:]}" if name.startswith("el ") else f"de {name}"


FUNCTIONS: Final[dict[str, dict[str, Callable[..., Any]]]] = {"es": {"A": with_a, "DE": with_de}}
"""What the messages of a language may do with a gap."""


class Catalogue:
    """The messages of some files in a language; those of `instead` take the place of others."""

    def __init__(self, language: str, files: Iterable[Path], instead: Iterable[Path] = ()) -> None:
        self.language = language
        # Isolating marks are for mixed directions of writing; both languages run left to right.
        self.bundle = FluentBundle([language], FUNCTIONS.get(language), use_isolating=False)
        for file in files:
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        for file in instead:
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
        self.said: dict[tuple[Any, ...], str] = {}
        """What was said already: the same few thousand sentences come again and again."""

    def has(self, message: str, form: str = "") -> bool:
        """Whether there is such a message, or such a form of it."""
        if not self.bundle.has_message(message):
            return False
        return not form or form in self.bundle.get_message(message).attributes

    def say(self, message: str, variables: Mapping[str, str | int] | None = None, form: str = "") -> str:
        """A message, or a form of it (an attribute), with its gaps filled."""
        key = (message, form, *variables.items()) if variables else (message, form)
        known = self.said.get(key)
        if known is None:
            known = self.format(message, variables, form)
            if len(self.said) >= MOST_SAID:
                self.said.clear()
            self.said[key] = known
        return known

    def format(self, message: str, variables: Mapping[str, str | int] | None, form: str) -> str:
        """A message with its gaps filled, made anew."""
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


def files_of(language: str, edition: str) -> list[Path]:
    """The files of an edition in a language, in a fixed order: without other editions, then those of expansions."""
    others = EDITIONS.keys() - {edition}
    return [
        *(file for file in sorted((FOLDER / language).glob("*.ftl")) if file.stem not in others),
        *(folder / "text" / f"{language}.ftl" for folder in EDITIONS[edition].folders),
    ]


def word_files(language: str, edition: str, expansions: Iterable[str]) -> tuple[Path, ...]:
    """The files with what expansions that are played say instead of what their edition says."""
    played = [EDITIONS[edition].expansions[name].folder for name in expansions]
    files = [folder / "text" / "words" / f"{language}.ftl" for folder in played if folder is not None]
    return tuple(file for file in files if file.is_file())


def entry_files(language: str, edition: str) -> list[Path]:
    """The files that explain an edition in a language, and its expansions as far as they explain themselves."""
    folders = [folder / "text" / "entries" for folder in EDITIONS[edition].folders]
    own = [folder / f"{language}.ftl" for folder in folders if folder.is_dir()]
    return [*sorted((FOLDER / language / "entries" / edition).glob("*.ftl")), *own]


def catalogue(language: str, edition: str, expansions: Iterable[str] = ()) -> Catalogue:
    """The catalogue of an edition in a language, as it is where some expansions are played."""
    check_known(language, edition)
    return read(language, edition, word_files(language, edition, expansions))


@cache
def read(language: str, edition: str, instead: tuple[Path, ...]) -> Catalogue:
    """A catalogue, read once."""
    return Catalogue(language, files_of(language, edition), instead)


@cache
def entry_catalogue(language: str, edition: str) -> Catalogue:
    """The explanations of an edition in a language, read once."""
    check_known(language, edition)
    return Catalogue(language, entry_files(language, edition))


def check_known(language: str, edition: str) -> None:
    """Refuse a language or an edition that there is not."""
    if language not in LANGUAGES:
        raise TextError(f"expected a language among {', '.join(LANGUAGES)}, got {language!r}")
    if edition not in EDITIONS:
        raise TextError(f"expected an edition among {', '.join(EDITIONS)}, got {edition!r}")


def language_of(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for, as far as there is one; otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            spoken = value.replace("-", "_").split("_")[0].split(".")[0].lower()
            return spoken if spoken in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
