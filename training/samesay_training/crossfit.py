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

from . import static_train, student
from .common import ROOT
from .folds import FOLDS, fold_file


def main() -> None:
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
