"""
Folding and cutting of text for the static vectors, the same as src/vectors/static/static-fold.ts and static-encoder.ts.

A text is folded (compatibility forms, case, dotless i, Arabic spelling variants, Latin accents), split into words
(letters, marks, digits) and single signs, and each is cut into the longest pieces of the vocabulary from the left.
"""

from __future__ import annotations

import unicodedata

import regex

NORMALIZER = ["nfkc", "lower", "dotless", "arabic", "accents"]
BLANK = "▁"

_ARABIC = regex.compile("[\u0600-\u06ff]")
_ARABIC_SIGNS = regex.compile("[\u0640\u064b-\u065f\u0670]")
_ARABIC_FORMS = str.maketrans("أإآٱىةؤئ", "ااااي" "هوي")
_LATIN_MARKS = regex.compile(r"(\p{Script=Latin})[\u0300-\u036f]+")
_TOKENS = regex.compile(r"[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}\ufeff]")


def fold(text: str) -> str:
    """One spelling for a word's variants."""
    if text.isascii():
        return text.lower()
    text = unicodedata.normalize("NFKC", text).replace("İ", "i").replace("Σ", "σ").lower().replace("ı", "i")
    if _ARABIC.search(text):
        text = _ARABIC_SIGNS.sub("", text).translate(_ARABIC_FORMS)
    return unicodedata.normalize("NFC", _LATIN_MARKS.sub(r"\1", unicodedata.normalize("NFD", text)))


def words(text: str) -> list[str]:
    """Words and single signs of a text, folded."""
    return _TOKENS.findall(fold(text))


def raw_words(text: str) -> list[str]:
    """The same, not folded."""
    return _TOKENS.findall(text)


class Cutter:
    """Words to rows of the table, by longest match from the left; unknown characters are left out."""

    def __init__(self, pieces: list[str]) -> None:
        self.ids = {piece: i for i, piece in enumerate(pieces)}
        self.longest = max(map(len, pieces))
        self.known: dict[str, list[int]] = {}

    def word(self, word: str) -> list[int]:
        found = self.known.get(word)
        if found is None:
            found = self.known[word] = self._cut(BLANK + word)
        return found

    def _cut(self, marked: str) -> list[int]:
        found, start = [], 0
        while start < len(marked):
            for end in range(min(len(marked), start + self.longest), start, -1):
                row = self.ids.get(marked[start:end])
                if row is not None:
                    found.append(row)
                    start = end
                    break
            else:
                start += 1
        return found

    def rows(self, text: str) -> list[int]:
        return [row for word in words(text) for row in self.word(word)]
