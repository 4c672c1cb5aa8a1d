"""A triple, its file format, and the texts that no triple may hold."""

from __future__ import annotations

import gzip
import io
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

LANGUAGES = ("en", "es", "ar", "tr")
COLUMNS = ("kind", "source", "anchor", "closer", "farther", "closer_hint", "farther_hint")


@dataclass(frozen=True)
class Triple:
    """`closer` means nearly what `anchor` means; `farther` does not. Hints are 0..5, the project's own estimates, not gold."""

    kind: str
    source: str
    anchor: str
    closer: str
    farther: str
    closer_hint: float
    farther_hint: float


@lru_cache(maxsize=500_000)
def key(text: str) -> str:
    """Text without case, accents, punctuation and blanks: what makes two texts the same sentence."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in decomposed if c.isalnum())


@lru_cache(maxsize=500_000)
def words(text: str) -> tuple[str, ...]:
    """Lower-cased words and numbers; clitics stay on their word (don't, l'eau)."""
    return tuple(re.findall(r"[^\W_]+(?:['’.,:][^\W_]+)*", text.lower().replace("i̇", "i")))


def shared(a: str, b: str) -> float:
    """Jaccard overlap of the two texts' words, 0..1."""
    left, right = set(words(a)), set(words(b))
    return len(left & right) / max(1, len(left | right))


def write(path: Path, triples: Iterable[Triple]) -> None:
    """Tab-separated with a header, gzip without a time stamp, so that equal triples give equal bytes."""
    rows = ["\t".join(COLUMNS)]
    for t in triples:
        cells = [t.kind, t.source, t.anchor, t.closer, t.farther, f"{t.closer_hint:g}", f"{t.farther_hint:g}"]
        rows.append("\t".join(cells))
    buffer = io.BytesIO()
    with gzip.GzipFile(filename="", fileobj=buffer, mode="wb", compresslevel=9, mtime=0) as file:
        file.write(("\n".join(rows) + "\n").encode())
    temporary = path.with_suffix(".part")
    temporary.write_bytes(buffer.getvalue())
    temporary.replace(path)


def read(path: Path) -> list[Triple]:
    """@raises ValueError as "file:line: problem"."""
    with gzip.open(path, "rt", encoding="utf-8", newline="\n") as file:
        lines = file.read().split("\n")
    if tuple(lines[0].split("\t")) != COLUMNS:
        raise ValueError(f"{path}:1: expected the header {' '.join(COLUMNS)}")
    triples = []
    for number, line in enumerate(lines[1:], 2):
        if not line:
            continue
        cells = line.split("\t")
        if len(cells) != len(COLUMNS):
            raise ValueError(f"{path}:{number}: expected {len(COLUMNS)} columns, found {len(cells)}")
        triples.append(Triple(*cells[:5], float(cells[5]), float(cells[6])))  # type: ignore[arg-type]
    return triples


class HeldOut:
    """Sentences of evaluation sets. `holds` is true for the same sentence, and, for probes, for nearly the same words."""

    def __init__(self, sentences: Iterable[str] = (), probes: Iterable[str] = (), near: float = 0.7) -> None:
        self._keys = {key(s) for s in sentences} - {""}
        self._near = near
        self._known: dict[str, bool] = {}
        self._bags: list[frozenset[str]] = []
        self._index: defaultdict[str, list[int]] = defaultdict(list)
        for probe in probes:
            self._keys.add(key(probe))
            bag = frozenset(words(probe))
            for word in bag:
                self._index[word].append(len(self._bags))
            self._bags.append(bag)

    def holds(self, text: str) -> bool:
        if text not in self._known:
            self._known[text] = self._holds(text)
        return self._known[text]

    def _holds(self, text: str) -> bool:
        if key(text) in self._keys:
            return True
        bag = set(words(text))
        common: defaultdict[int, int] = defaultdict(int)
        for word in bag:
            for i in self._index.get(word, ()):
                common[i] += 1
        return any(n / len(bag | self._bags[i]) >= self._near for i, n in common.items() if n >= self._near * len(bag))


def evaluation_texts(data: Path) -> list[str]:
    """STS-benchmark dev (and its translations), STS 2014 Spanish, and rows that also stand in STS-benchmark test or dev."""
    texts: list[str] = []
    for name in ("stsb/dev", "stsb-es-mt/dev", "stsb-tr-mt/dev", "sts2014-es/wikipedia", "sts2014-es/news"):
        for cells in rows(data / f"{name}.tsv"):
            texts += cells[2:4]
    overlap: defaultdict[str, set[str]] = defaultdict(set)
    for file, row, _ in rows(data / "stsb" / "overlap.tsv"):
        overlap[file].add(row)
    for name, ids in overlap.items():
        if (data / name).exists():
            for cells in rows(data / name):
                if cells[0] in ids:
                    texts += cells[2:4]
    return texts


def probe_texts(probes: Path) -> list[str]:
    """Every text of the probe lists `<version>/<language>/<kind>.tsv`."""
    return [text for path in sorted(probes.glob("*/*/*.tsv")) for cells in rows(path)[1:] for text in cells[:3]]


def rows(path: Path) -> list[list[str]]:
    with path.open(encoding="utf-8", newline="\n") as file:
        return [line.rstrip("\r\n").split("\t") for line in file]
