"""Readers of the data sets, and the one rule of what may train (training/DATA.md)."""

from __future__ import annotations

import re
import sys
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True)
class Pair:
    """Two texts and their gold score, 0..5 (`score` keeps the file's scale where that is another)."""

    id: str
    score: float
    a: str
    b: str


def rows(path: Path, columns: int) -> list[list[str]]:
    """Tab-separated rows of at least `columns` cells; anything else is a fault, named by file and line."""
    found = []
    with path.open(encoding="utf-8", newline="\n") as file:
        for number, line in enumerate(file, 1):
            cells = line.rstrip("\r\n").split("\t")
            if len(cells) < columns:
                sys.exit(f"{path}:{number}: expected {columns} tab-separated columns, found {len(cells)}")
            found.append(cells)
    return found


def gold_pairs(path: Path, low: float = 0.0, high: float = 5.0) -> list[Pair]:
    """`id, score, text, text`; a score outside low..high stops the run."""
    pairs = []
    for number, cells in enumerate(rows(path, 4), 1):
        try:
            score = float(cells[1])
        except ValueError:
            score = float("nan")
        if not low <= score <= high:
            sys.exit(f'{path}:{number}: score is "{cells[1]}", expected a number in {low:g}..{high:g}')
        pairs.append(Pair(cells[0], score, cells[2], cells[3]))
    return pairs


def key(text: str) -> str:
    """Text without case, accents, punctuation and blanks, to find the same sentence in two sets."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in decomposed if c.isalnum())


def pair_key(a: str, b: str) -> tuple[str, str]:
    left, right = key(a), key(b)
    return (left, right) if left <= right else (right, left)


LANGUAGES = {"en": "stsb", "es": "stsb-es-mt", "tr": "stsb-tr-mt"}


def stsb(data: Path, part: str, language: str = "en") -> list[Pair]:
    """
    STS-benchmark `train` or `dev`, English or machine-translated.

    Train rows whose English pair also stands in dev, or in test as far as overlap.tsv tells, are left out.
    """
    pairs = gold_pairs(data / LANGUAGES[language] / f"{part}.tsv")
    if part == "train":
        english = pairs if language == "en" else gold_pairs(data / LANGUAGES["en"] / "train.tsv")
        forbidden = {pair_key(p.a, p.b) for p in gold_pairs(data / LANGUAGES["en"] / "dev.tsv")} | overlap_pairs(data)
        repeated = {number(p) for p in english if pair_key(p.a, p.b) in forbidden}
        own = {pair_key(p.a, p.b) for p in gold_pairs(data / LANGUAGES[language] / "dev.tsv")}
        pairs = [p for p in pairs if number(p) not in repeated and pair_key(p.a, p.b) not in own]
    return pairs


@cache
def overlap_pairs(data: Path) -> frozenset[tuple[str, str]]:
    """Keys of the pairs of other sets that also stand in STS-benchmark dev or test, by overlap.tsv."""
    ids: dict[Path, set[str]] = {}
    for cells in rows(data / "stsb" / "overlap.tsv", 3):
        # the chunk alignments (.wa) hold sentence pairs of sets that are listed themselves
        if not cells[0].endswith(".wa"):
            ids.setdefault(data / cells[0], set()).add(cells[1])
    return frozenset(pair_key(cells[2], cells[3]) for path, wanted in ids.items() if path.exists() for cells in rows(path, 4) if cells[0] in wanted)


def number(pair: Pair) -> str:
    """The part of an id that the three languages of STS-benchmark share."""
    return pair.id.split("-")[-1]


def fold_of(data: Path, folds: int = 5) -> dict[str, int]:
    """Fold of each STS-benchmark train pair by its number; pairs that share a sentence, however indirectly, share a fold."""
    parent: dict[str, str] = {}

    def root(name: str) -> str:
        while parent.setdefault(name, name) != name:
            parent[name] = parent[parent[name]]
            name = parent[name]
        return name

    pairs = stsb(data, "train")
    for p in pairs:
        parent[root(key(p.a))] = root(key(p.b))
    groups: dict[str, list[str]] = {}
    for p in pairs:
        groups.setdefault(root(key(p.a)), []).append(number(p))
    sizes, found = [0] * folds, {}
    for group in sorted(groups.values(), key=lambda g: (-len(g), g)):
        smallest = sizes.index(min(sizes))
        sizes[smallest] += len(group)
        found |= dict.fromkeys(group, smallest)
    return found


def spanish2014(data: Path) -> dict[str, list[Pair]]:
    """STS 2014 Spanish, gold 0..4; evaluation only."""
    return {name: gold_pairs(data / "sts2014-es" / f"{name}.tsv", 0, 4) for name in ("wikipedia", "news")}


def held_out_sentences(data: Path) -> set[str]:
    """Keys of every sentence of STS-benchmark dev (three languages) and STS 2014 Spanish: no silver pair may hold one."""
    found: set[str] = set()
    for language in LANGUAGES:
        for p in stsb(data, "dev", language):
            found.update((key(p.a), key(p.b)))
    for pairs in spanish2014(data).values():
        for p in pairs:
            found.update((key(p.a), key(p.b)))
    for pair in overlap_pairs(data):
        found.update(pair)
    found.discard("")
    return found


PANEL = ("sts2012", "sts2013", "sts2014", "sts2015", "sts2014-es", "sick", "sick-es", "sick-ar-mt")
"""Folders whose sentences the panel reads (beside STS-benchmark dev, the dev files of SemRel and the retrieval text)."""


def panel_sentences(data: Path) -> set[str]:
    """Keys of every sentence that the panel may read, in any language: no silver, teaching or vocabulary text holds one."""
    files = [(path, 2) for name in PANEL for path in (data / name).glob("*.tsv")]
    files += [(data / folder / "dev.tsv", 2) for folder in LANGUAGES.values()]
    files += [(path, 2) for path in (data / "semrel2024").glob("*.dev.tsv")]
    files += [(path, 0) for name in ("flores200", "ntrex128") for path in (data / "parallel").glob(f"{name}*.tsv")]
    found = {key(text) for path, first in files if path.exists() for cells in rows(path, first + 2) for text in cells[first : first + 2]}
    return (found | {k for pair in overlap_pairs(data) for k in pair}) - {""}


_DETOKENISE = [
    (re.compile(r"\s+([.,;:!?%)\]}»])"), r"\1"),
    (re.compile(r"([(\[{«¿¡])\s+"), r"\1"),
    (re.compile(r"\s+('s|n't|'re|'ve|'ll|'d|'m)\b", re.IGNORECASE), r"\1"),
]


def tidy(text: str) -> str:
    """Blanks before punctuation removed, runs of blanks to one."""
    for pattern, replacement in _DETOKENISE:
        text = pattern.sub(replacement, text)
    return " ".join(text.split())
