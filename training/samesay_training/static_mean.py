"""
The mean of the static tables of several runs, part of the way back to the first table: better than each on text
unlike the training sets.

    python -m samesay_training.static_mean --share 0.9 RUN_MODELS_FOLDER RUN_MODELS_FOLDER
"""

from __future__ import annotations

import json
import time
from pathlib import Path

import numpy as np

from .common import arguments, begin, record, sha256
from .static_file import read_table
from .static_package import write_static


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("runs", nargs="+", type=Path, help="folders given as --models to runs with --ship")
    parser.add_argument("--share", type=float, default=0.9, help="how far from the first table to the mean")
    options = parser.parse_args()
    folders = begin(options)
    began = time.time()
    first = np.load(folders.scratch("static") / "start.npz")["table"]
    read = [read_table(run / "fast" / "fast.bin") for run in options.runs]
    pieces = read[0][0]
    if any(other != pieces for other, _ in read):
        raise SystemExit("the runs have different pieces: they do not come from one start")
    mean = np.mean([table for _, table in read], 0)
    of_run = json.loads((options.runs[0] / "fast" / "manifest.json").read_text(encoding="utf-8"))
    about = {key: of_run[key] for key in ("version", "baseModel", "licence", "recipe", "trainedOn", "selectedOn", "heldOutFold") if key in of_run}
    figures = write_static(folders, pieces, first + options.share * (mean - first), about)
    used = ", ".join(sha256(run / "fast" / "fast.bin")[:12] for run in options.runs)
    record(folders, "fast, mean of runs", figures, seed=options.seed, data="as the runs", minutes=(time.time() - began) / 60, note=f"{options.share:.0%} of the way to the mean of {len(read)} runs ({used})")


if __name__ == "__main__":
    main()
