"""Every word that a person reads, by language: catalogues in Project Fluent, and what fills their gaps."""

from cyclades.text.catalogue import LANGUAGES, TextError, language_of
from cyclades.text.texts import FIRST, Texts

__all__ = ["FIRST", "LANGUAGES", "TextError", "Texts", "language_of"]
