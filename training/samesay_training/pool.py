"""
The open sentences and pairs that the teacher labels: English texts, pairs as the sets have them, and translations.

Held out, by sentence: STS-benchmark dev in its languages, STS 2014 Spanish, the rows of overlap.tsv, and the fold of
STS-benchmark train that the combiner and the calibrations are fitted on. Everything is in an order that depends on the
data folder alone, so that labels can be kept as numbers of texts (`silver/labels.npz`).
"""

from __future__ import annotations

import hashlib
import pickle
from dataclasses import dataclass
from functools import cached_property

from .common import Folders, data_hash, say
from .crossfit import held_out_numbers
from .data import held_out_sentences, key, number, rows, stsb, tidy

SETS = {
    "snli": ("dev", "test", "train-part"),
    "mnli": ("train20k", "dev-matched", "dev-mismatched"),
    "wanli": ("pairs",),
    "cad-nli": ("train", "dev", "test"),
    "negation-nli": ("pairs",),
    "breaking-nli": ("pairs",),
    "condaqa-edits": ("pairs",),
    "cannot": ("pairs",),
    "fever-symmetric": ("pairs",),
    "wiki-split": ("pairs",),
}
"""Pairs whose texts are labelled; the sets' own labels are not read here. All under open licences, see DATA.md."""

OTHERS = ("ar", "es", "tr")
FOLD = 0
"""Of STS-benchmark train: no teacher and no student sees it."""
LONGEST = 40


@dataclass(frozen=True)
class Pool:
    """`texts`: English, sorted; `pairs`: numbers of two texts; `translations[language][number]`: what translates that text, sorted."""

    texts: list[str]
    pairs: list[tuple[int, int]]
    translations: dict[str, dict[int, list[str]]]

    @cached_property
    def translated(self) -> list[int]:
        """Numbers of the texts with a translation, sorted."""
        return sorted(set().union(*self.translations.values()))

    @cached_property
    def digest(self) -> str:
        """sha256 of the texts, one a line: labels hold for one list of texts only."""
        return hashlib.sha256("\n".join(self.texts).encode()).hexdigest()


def usable(text: str, held_out: set[str], shortest: int = 2) -> bool:
    return shortest <= len(text.split()) <= LONGEST and key(text) not in held_out


def pool(folders: Folders) -> Pool:
    """Reads everything (half a minute), or what an earlier step kept in the scratch folder for the same files."""
    files = sorted(p for name in ("pairs", "parallel", "stsb") for p in (folders.data / name).rglob("*.tsv"))
    kept = folders.scratch("pool") / f"{data_hash([(str(p.relative_to(folders.data)), p.stat().st_size) for p in files])}-{'tiny' if folders.tiny else 'all'}.pickle"
    if not kept.exists():
        part = kept.with_suffix(".part")
        part.write_bytes(pickle.dumps(read_pool(folders)))
        part.replace(kept)
    return pickle.loads(kept.read_bytes())


def read_pool(folders: Folders) -> Pool:
    held_out = held_out_sentences(folders.data)
    unseen = held_out_numbers(folders.data, FOLD)
    train = stsb(folders.data, "train")
    held_out |= {key(t) for p in train if number(p) in unseen for t in (p.a, p.b)}
    held_out.discard("")
    few = 40 if folders.tiny else None
    as_they_stand: dict[tuple[str, str], None] = {}
    for folder, names in SETS.items():
        for name in names:
            path = folders.data / "pairs" / folder / f"{name}.tsv"
            for cells in rows(path, 4)[:few] if path.exists() else []:
                a, b = tidy(cells[2]), tidy(cells[3])
                if key(a) != key(b) and usable(a, held_out) and usable(b, held_out):
                    as_they_stand.setdefault((a, b) if a < b else (b, a))
    translated: dict[str, dict[str, set[str]]] = {language: {} for language in OTHERS}
    for language in OTHERS:
        for path in sorted((folders.data / "parallel").glob(f"*.en-{language}.tsv")):
            for english, other, *_ in rows(path, 2)[:few]:
                if usable(english, held_out) and usable(other, held_out, 1):
                    translated[language].setdefault(english, set()).add(other)
    of_train = {t for p in train for t in (p.a, p.b) if usable(t, held_out)}
    texts = sorted({t for pair in as_they_stand for t in pair} | of_train | set().union(*translated.values()))
    place = {t: i for i, t in enumerate(texts)}
    found = Pool(texts, sorted((place[a], place[b]) for a, b in as_they_stand), {language: {place[e]: sorted(o) for e, o in sorted(sides.items())} for language, sides in translated.items()})
    say(f"pool: {len(texts)} English texts, {len(found.pairs)} pairs, translated " + ", ".join(f"{len(t)} {language}" for language, t in found.translations.items()))
    return found
