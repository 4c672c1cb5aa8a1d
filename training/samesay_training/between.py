"""
A model between two: weights a share of the way from the published model to a tuned one.

Tuning on STS-benchmark teaches its genres and forgets others; part of the way keeps both, and is better on dev than
either end (Wortsman et al. 2022, "Robust fine-tuning of zero-shot models"). RESULTS.md has the figures.
"""

from __future__ import annotations

import shutil
import time
from pathlib import Path

from .common import arguments, begin, record
from .encoder import encode, held_out_figures
from .package import load
from .student import LANGUAGES, PROMPTS, STARTS, ship


def between(start: Path, tuned: Path, share: float):
    """(model, tokenizer) with weights start + share (tuned - start)."""
    model, tokenizer = load(start)
    other, _ = load(tuned)
    theirs = other.state_dict()
    mixed = {name: value + share * (theirs[name] - value) if value.is_floating_point() else value for name, value in model.state_dict().items()}
    model.load_state_dict(mixed)
    return model.eval(), tokenizer


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("product", choices=tuple(STARTS))
    parser.add_argument("tuned", type=Path, help="folder of the tuned model, such as work/multi-7/best")
    parser.add_argument("--share", type=float, nargs="+", default=[0.3], help="how far to go; with several, figures only")
    parser.add_argument("--rows", type=int, default=300, help="dev pairs for the figures; 0: all")
    parser.add_argument("--out", type=Path, help="where to write the model of the last share")
    parser.add_argument("--hold-out", type=int, help="the fold that the tuned run left out")
    parser.add_argument("--ship", action="store_true", help="write the model of the last share to models/")
    options = parser.parse_args()
    folders = begin(options)
    product = options.product
    start = STARTS[product](folders)
    for share in options.share:
        began = time.time()
        model, tokenizer = between(start, options.tuned, share)
        figures = held_out_figures(folders.data, lambda t: encode(model, tokenizer, t, PROMPTS[product]), LANGUAGES[product], 40 if folders.tiny else options.rows or None)  # noqa: B023
        record(folders, f"between {product}", figures, seed=options.seed, data="as the run", minutes=(time.time() - began) / 60, note=f"{share:g} of the way to {options.tuned.parent.name}; {options.rows or 'all'} dev pairs")
    if options.out:
        model.save_pretrained(options.out)
        tokenizer.save_pretrained(options.out)
    if options.ship:
        source = folders.scratch(f"{product}-between")
        model.save_pretrained(source)
        for name in ("config.json", "tokenizer.json", "tokenizer_config.json"):
            # as published: what this version of transformers writes, older readers of the folder may not know
            shutil.copyfile(start / name, source / name)
        began = time.time()
        figures = ship(folders, product, source, options.hold_out)
        record(folders, product, figures, seed=options.seed, data="as the run", minutes=(time.time() - began) / 60, note=f"{options.share[-1]:g} of the way to {options.tuned.parent.name}, int8, shipped")


if __name__ == "__main__":
    main()
