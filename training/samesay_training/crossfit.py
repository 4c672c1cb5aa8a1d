"""
Honest train cosines for calibration: five runs, each without a fold of STS-benchmark train, score that fold.

    python -m samesay_training.crossfit fast [the product's other options]

Folds keep pairs that share a sentence together. Result: training/crossfit/PRODUCT.tsv.gz with number, language, gold
(0-5), raw cosine. Weights trained on all of train give train cosines that are too good; a calibration fitted on these
is too sure of itself. Fit it on the file, and use it with the weights trained on everything.
"""

from __future__ import annotations

import gzip
import os
import sys
from pathlib import Path

from .common import ROOT, Folders
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


def main() -> None:
    from . import static_train, student

    product, rest = sys.argv[1], sys.argv[2:]
    work = Path(rest[rest.index("--work") + 1] if "--work" in rest else os.environ.get("SAMESAY_WORK", ROOT / "training" / "work"))
    for fold in range(FOLDS):
        if not fold_file(work, product, fold).exists():
            sys.argv = [product, *([product] if product != "fast" else []), *rest, "--hold-out", str(fold)]
            (static_train if product == "fast" else student).main()
    out = ROOT / "training" / "crossfit" / f"{product}.tsv.gz"
    out.parent.mkdir(exist_ok=True)
    with gzip.open(out, "wt", encoding="utf-8") as file:
        file.writelines(fold_file(work, product, fold).read_text(encoding="utf-8") for fold in range(FOLDS))


if __name__ == "__main__":
    main()
