"""Folds of STS-benchmark train that keep pairs with a sentence in common together, and the cosines of a fold held out."""

from __future__ import annotations

from pathlib import Path

from .common import Folders
from .data import fold_of, number, stsb
from .encoder import pair_cosines

FOLDS = 5


def held_out_numbers(data: Path, fold: int | None) -> set[str]:
    """Numbers of the pairs of a fold; none when no fold is held out."""
    return set() if fold is None else {name for name, place in fold_of(data, FOLDS).items() if place == fold}


def fold_file(work: Path, product: str, fold: int) -> Path:
    return work / "crossfit" / f"{product}-{fold}.tsv"


def write_fold(folders: Folders, product: str, fold: int, numbers: set[str], vectors_of, languages: tuple[str, ...]) -> None:
    """The cosines of the pairs held out, by language."""
    lines = []
    for language in languages:
        pairs = [p for p in stsb(folders.data, "train", language) if number(p) in numbers]
        lines += [f"{number(p)}\t{language}\t{p.score:g}\t{cosine:.5f}\n" for p, cosine in zip(pairs, pair_cosines(vectors_of, pairs), strict=True)]
    path = fold_file(folders.work, product, fold)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(lines), encoding="utf-8")
