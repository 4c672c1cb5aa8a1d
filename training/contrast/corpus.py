"""Parallel sentences as a graph: which sentences of a language are translations of the same sentence of another."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

from .triples import key, rows

FILES = ("manythings", "tatoeba-challenge")
# Turkish sentences that Tatoeba links with each other
LINKED = "tatoeba-paraphrase-tr/train"
SOURCE = "tatoeba"


class Corpus:
    """Sentences of one language; `translations[s]` are the sentences that translate `s`."""

    def __init__(self) -> None:
        self.translations: defaultdict[str, set[str]] = defaultdict(set)
        self._sources: defaultdict[str, set[str]] = defaultdict(set)
        self._linked: defaultdict[str, set[str]] = defaultdict(set)

    def add(self, sentence: str, translation: str) -> None:
        self.translations[sentence].add(translation)
        self._sources[translation].add(sentence)

    def link(self, sentence: str, other: str) -> None:
        """Two sentences of this language that say the same."""
        self._linked[sentence].add(other)
        self._linked[other].add(sentence)

    def sentences(self) -> list[str]:
        return sorted(self.translations)

    def translated(self, translation: str) -> list[str]:
        """Sentences that this one translates."""
        return sorted(self._sources.get(translation, ()))

    def translation_sentences(self) -> list[str]:
        return sorted(self._sources)

    def paraphrases(self, sentence: str) -> list[str]:
        """Sentences that share a translation with this one and differ in more than case and punctuation, sorted."""
        found = {other for t in self.translations.get(sentence, ()) for other in self._sources[t]} | self._linked.get(sentence, set())
        return sorted(other for other in found if key(other) != key(sentence))


def load(data: Path) -> dict[str, Corpus]:
    """English (through the three others) and each other language (through English)."""
    corpora = {language: Corpus() for language in ("en", "es", "ar", "tr")}
    for language in ("es", "ar", "tr"):
        for name in FILES:
            for english, other, *_ in rows(data / "parallel" / f"{name}.en-{language}.tsv"):
                corpora[language].add(other, english)
                corpora["en"].add(english, other)
    for _, _, a, b, *_ in rows(data / f"{LINKED}.tsv"):
        corpora["tr"].link(a, b)
    return corpora
