"""
`make cross-multi`: the multilingual encoder as a cross-encoder, for `accurate` in Spanish, Arabic, Turkish and across languages.

It starts from `models/multi` as shipped and learns two kinds of pairs by binary cross-entropy, in an order of the two
texts drawn at random:

- gold of STS-benchmark train without the fold that calibrates, each side in English, Spanish or Turkish at random;
- labels: English sides of parallel text found near each other, scored by the parts of `accurate`'s English route on its
  own footing, given in the other language or with one side in English. They bring Arabic, and text that is no caption.

No contrast triples: what was taught to order made-up contrasts lost the grades that people give (RESULTS.md). No
sentence of the panel, in any language.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
import time
from pathlib import Path

import numpy as np
from transformers import AutoConfig, AutoTokenizer

from . import base
from .common import ROOT, Folders, arguments, begin, data_hash, device, pearson, record, say
from .convert import E5
from .cross import onnx_predict, ship
from .crossencoder import CrossEncoder, graded_batches, graded_loss, predict
from .data import held_out_sentences, panel_sentences, stsb
from .encoder import freeze, onnx_encode, some
from .folds import held_out_numbers
from .loop import train
from .package import load_int8
from .silver import multilingual
from .student import gold_rows, silver_rows
from .taught import write_taught

NAME = "accurate-multi"
LABELS = ROOT / "training" / "silver" / "cross-multi.tsv.gz"
FOLD = 0
"""Of STS-benchmark train, left out to calibrate on."""
LANGUAGES = ("en", "es", "tr")
"""Of the gold scores; Arabic has labels alone."""


def label(folders: Folders, options) -> None:
    """Writes the labels of the English route's parts, put together with its weights and footing."""
    began = time.time()
    held_out = panel_sentences(folders.data) | held_out_sentences(folders.data)
    to_label, to_write = multilingual(folders, 60 if folders.tiny else options.labelled, held_out)
    tier = json.loads((folders.models / "accurate-en" / "tier.json").read_text(encoding="utf-8"))["same"]["parts"] if not folders.tiny else TINY_PARTS
    texts = sorted({t for pair in to_label for t in pair})
    place = {t: i for i, t in enumerate(texts)}
    total = np.zeros(len(to_label))
    for part in tier:
        if part["value"] == "cross-score":
            values = onnx_predict(folders.models / part["model"], to_label)
            own = part
        else:
            folder = folders.models / part["model"]
            prompt = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))["prompt"]
            vectors = onnx_encode(folder / "model.onnx", AutoTokenizer.from_pretrained(folder), texts, prompt)
            values = np.array([float(vectors[place[a]] @ vectors[place[b]]) for a, b in to_label])
        say(f"{part['value']} of {part['model']}: mean {values.mean():.3f}")
        total += part["weight"] * (values - part["mean"]) / part["deviation"]
    total /= sum(part["weight"] for part in tier)
    # A mean of parts has a smaller deviation than each: put back on the cross-encoder's scale of 0..1.
    labels = np.clip(own["mean"] + own["deviation"] * total / options.deviation, 0, 1)
    target = folders.scratch("cross-multi") / "labels.tsv.gz" if folders.tiny else LABELS
    with gzip.GzipFile(target, "wb", mtime=0) as file:
        for value, (a, b) in zip(labels, to_write, strict=True):
            file.write(f"{value:.4f}\t{a}\t{b}\n".encode())
    record(folders, "labels of accurate-multi", {"pairs": len(labels), "mean": float(labels.mean())}, seed=options.seed, data=data_hash(to_label), minutes=(time.time() - began) / 60)


TINY_PARTS = [{"value": "cross-score", "model": "accurate-en", "weight": 1, "mean": 0.6, "deviation": 0.25}]


def started(folders: Folders, source: Path | None) -> tuple[CrossEncoder, object]:
    """The shipped encoder in fp32 under a new head, or a folder's weights."""
    if folders.tiny or source is not None:
        folder = source or base.minilm(folders)
        return CrossEncoder.start(folder), AutoTokenizer.from_pretrained(folder)
    folder = folders.models / "multi"
    return CrossEncoder(load_int8(folder / "model.onnx", AutoConfig.from_pretrained(folder))), AutoTokenizer.from_pretrained(folder)


def student(folders: Folders, options) -> None:
    began = time.time()
    model, tokenizer = started(folders, options.start)
    model.to(device())
    freeze(model.backbone, options.frozen_layers)
    draw = random.Random(options.seed)
    few = 48 if folders.tiny else None
    left_out = held_out_numbers(folders.data, FOLD)
    labelled = silver_rows(folders.scratch("cross-multi") / "labels.tsv.gz" if folders.tiny else LABELS)
    plan, used = [], []
    for epoch in range(1 if folders.tiny else options.epochs):
        # Each pair of gold three times, its sides in languages drawn anew.
        these = gold_rows(folders, "multi", draw, few, left_out) + draw.sample(labelled, min(len(labelled), few or round(options.share * len(labelled))))
        used += these
        plan += graded_batches(tokenizer, these, options.batch, draw, options.seed + epoch)
    say(f"{len(used)} pairs, {len(plan)} steps")

    figures: dict[str, float] = {}

    def figure() -> float:
        for language in LANGUAGES:
            dev = some(stsb(folders.data, "dev", language), 40 if folders.tiny else 300)
            figures[f"{language} P"] = pearson(predict(model, tokenizer, [(p.a, p.b) for p in dev]), [p.score for p in dev])
        say(", ".join(f"{k} {v:.4f}" for k, v in figures.items()))
        return float(np.mean(list(figures.values())))

    out = folders.scratch(options.name)
    # The last weights are kept, not the best on dev: dev is one set among many.
    each = max(1, -(-len(plan) // (1 if folders.tiny else 2 * options.epochs)))
    curve = train(model, plan, graded_loss(model, tokenizer), folder=out, rate=options.rate, head=5.0, head_names=("dense", "out"), evaluate=figure, every=each, choose=False, keep=lambda: model.save(out / "last", tokenizer), checkpoint=each, average=options.average)
    if options.ship or folders.tiny:
        taught = write_taught(folders, NAME, (t for a, b, _ in labelled for t in (a, b)))
        about = {"languages": ["en", "es", "ar", "tr"], **E5, "version": 1, "recipe": "training/samesay_training/cross_multi.py", "trainedOn": ["stsb-train", "stsb-es-mt-train", "stsb-tr-mt-train", "parallel"], "selectedOn": ["stsb-dev"], "heldOutFold": FOLD, "taught": taught}
        sample = draw.sample([(a, b) for a, b, _ in used], 48 if folders.tiny else 320)
        figures.update(ship(folders, out / "last", NAME, about, sample))
    note = f"{options.epochs} epochs, batch {options.batch}, {options.rate:g}, {options.frozen_layers} layers and the embeddings frozen, {options.share:g} of {len(labelled)} labels an epoch, mean of weights {options.average:g}; mean dev P (300 pairs a language) {'/'.join(f'{f:.4f}' for _, f in curve)}"
    record(folders, NAME, figures, seed=options.seed, data=data_hash(used), minutes=(time.time() - began) / 60, note=note)


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("step", choices=("labels", "student"))
    parser.add_argument("--labelled", type=int, default=12_000, help="pairs to label, a third for each of Arabic, Spanish and Turkish")
    parser.add_argument("--deviation", type=float, default=0.93, help="of the mean of the parts, each standardised")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=24)
    parser.add_argument("--rate", type=float, default=5e-5)
    parser.add_argument("--share", type=float, default=0.75, help="of the labels, drawn for each epoch")
    parser.add_argument("--start", type=Path, help="folder of other weights to start from")
    parser.add_argument("--frozen-layers", type=int, default=3)
    parser.add_argument("--average", type=float, default=0.99, help="decay of the running mean of the weights; 0: none")
    parser.add_argument("--name", default="cross-multi", help="of the scratch folder, to try variants side by side")
    parser.add_argument("--ship", action="store_true", help="write models/accurate-multi")
    options: argparse.Namespace = parser.parse_args()
    folders = begin(options)
    (label if options.step == "labels" else student)(folders, options)


if __name__ == "__main__":
    main()
