"""
`make en` and `make multi`: bi-encoders tuned on gold scores, translations and (if there) silver labels.

Embeddings and the bottom layers stay as they are: a third of the time, and languages without gold scores
(Arabic) lose nothing. Batches mix languages: the gold score of an English pair holds for its translations,
so the two sides are drawn from any two of the languages.
"""

from __future__ import annotations

import gzip
import random
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F

from . import base
from .batches import pad, shuffled_buckets
from .common import Folders, arguments, begin, data_hash, record, say
from .convert import E5, MINILM
from .crossfit import held_out_numbers, write_fold
from .data import number, stsb
from .e5 import e5
from .encoder import encode, held_out_figures, mean_pool, token_rows
from .loop import train
from .losses import contrast, cosent, pearson_loss
from .package import load, write_encoder
from .static_train import parallel_pairs
from .triples import batches, load_triples, order_loss

PROMPTS = {"en": "", "multi": "query: "}
LANGUAGES = {"en": ("en",), "multi": ("en", "es", "tr")}


def gold_rows(folders: Folders, product: str, draw: random.Random, few: int | None, left_out: frozenset[str] | set[str] = frozenset()) -> list[tuple[str, str, float]]:
    """(text, text, gold 0..1); multi: each pair three times, its sides in languages drawn at random."""
    sets = {language: {number(p): p for p in stsb(folders.data, "train", language) if number(p) not in left_out} for language in LANGUAGES[product]}
    shared = sorted(set.intersection(*(set(s) for s in sets.values())))[:few]
    found = []
    for name in shared:
        for _ in LANGUAGES[product]:
            left, right = draw.choice(LANGUAGES[product]), draw.choice(LANGUAGES[product])
            found.append((sets[left][name].a, sets[right][name].b, sets[left][name].score / 5))
    return found


def silver_rows(path: Path | None) -> list[tuple[str, str, float]]:
    """Pairs labelled by the teacher: score, text, text by line, gzipped."""
    if path is None or not path.exists():
        return []
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [(a, b, float(score)) for score, a, b in (line.rstrip("\n").split("\t") for line in file)]


def plan_of(folders: Folders, options, tokenizer, left_out: set[str]) -> list:
    """Batches in order: ("gold", rows, rows, scores) and now and then ("same", rows, rows, None)."""
    product, prompt, few = options.product, PROMPTS[options.product], 48 if folders.tiny else None
    draw = random.Random(options.seed)
    plan = []
    silver = silver_rows(options.silver)[:few]
    for epoch in range(1 if folders.tiny else options.epochs):
        pairs = gold_rows(folders, product, draw, few, left_out) + silver
        left = token_rows(tokenizer, [p[0] for p in pairs], prompt, 96)
        right = token_rows(tokenizer, [p[1] for p in pairs], prompt, 96)
        lengths = [len(x["input_ids"]) + len(y["input_ids"]) for x, y in zip(left, right, strict=True)]
        # wide spans: a batch of one length would hold one kind of pair, and the losses compare within a batch
        for batch in shuffled_buckets(lengths, options.batch, options.seed + epoch, span=4):
            plan.append(("gold", [left[i] for i in batch], [right[i] for i in batch], [pairs[i][2] for i in batch]))
    if product == "multi" and options.translations:
        pairs = parallel_pairs(folders.data)
        by_length = [p for p in pairs if 4 <= len(p[0].split()) <= 25]
        picked = draw.sample(by_length, min(len(by_length), options.batch * (len(plan) // options.translations)))
        left, right = (token_rows(tokenizer, [p[side] for p in picked], prompt, 96) for side in (0, 1))
        for number in range(len(picked) // options.batch):
            part = slice(number * options.batch, (number + 1) * options.batch)
            plan.append(("same", left[part], right[part], None))
    learnt, _ = load_triples(options.contrast, ("en",) if product == "en" else ("en", "es", "ar", "tr"))
    gold_batches = sum(kind == "gold" for kind, *_ in plan)
    for triples in batches(learnt, options.batch // 2, gold_batches // options.contrast_every, draw):
        anchors = token_rows(tokenizer, [t.anchor for t in triples], prompt, 96)
        others = token_rows(tokenizer, [t.closer for t in triples] + [t.farther for t in triples], prompt, 96)
        plan.append(("order", anchors, others, None))
    random.Random(options.seed).shuffle(plan)
    return plan


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("product", choices=("en", "multi"))
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--rate", type=float, default=3e-5)
    parser.add_argument("--frozen-layers", type=int, default=0)
    parser.add_argument("--translations", type=int, default=4, help="multi: one batch of translations to so many of gold; 0: none")
    parser.add_argument("--silver", type=Path, help="labels written by samesay_training.silver")
    parser.add_argument("--contrast", type=Path, help="folder of contrast triples (training/contrast)")
    parser.add_argument("--contrast-every", type=int, default=4, help="one batch of triples to so many of gold")
    parser.add_argument("--every", type=int, default=100)
    parser.add_argument("--name", default="", help="of the scratch folder, to try variants side by side")
    parser.add_argument("--hold-out", type=int, help="leave this fold of STS-benchmark train out and write its cosines (see crossfit)")
    parser.add_argument("--ship", action="store_true", help="write the best of this run to models/")
    options = parser.parse_args()
    folders = begin(options)
    began = time.time()
    product, prompt = options.product, PROMPTS[options.product]
    source = base.minilm(folders) if product == "en" else e5(folders)
    fold = "" if options.hold_out is None else f"-fold{options.hold_out}"
    out = folders.scratch(f"{product}-{options.name or options.seed}{fold}")
    model, tokenizer = load(source)
    for parameter in model.embeddings.parameters():
        parameter.requires_grad = False
    for layer in model.encoder.layer[: 1 if folders.tiny else options.frozen_layers]:
        for parameter in layer.parameters():
            parameter.requires_grad = False
    left_out = held_out_numbers(folders.data, options.hold_out)
    plan = plan_of(folders, options, tokenizer, left_out)
    say(f"{product}: {len(plan)} steps")

    def vectors(rows_: list[dict]) -> torch.Tensor:
        inputs = pad(rows_, tokenizer.pad_token_id)
        return F.normalize(mean_pool(model(**inputs).last_hidden_state, inputs["attention_mask"]).float(), dim=-1)

    def loss_of(step) -> torch.Tensor:
        kind, left, right, gold = step
        # both sides in one pass
        both = vectors(left + right)
        u, v = both[: len(left)], both[len(left) :]
        if kind == "order":
            closer, farther = v.chunk(2)
            # cosines of unit vectors: a gap of a tenth is plenty
            return 0.1 * order_loss(20 * (u * closer).sum(-1), 20 * (u * farther).sum(-1), margin=1.0)
        if kind == "same":
            return 0.2 * contrast(u, v)
        cosine, target = (u * v).sum(-1), torch.tensor(gold)
        return pearson_loss(cosine, target) + 0.1 * cosent(cosine, target)

    def figure() -> float:
        few = 40 if folders.tiny else 500
        figures = held_out_figures(folders.data, lambda t: encode(model, tokenizer, t, prompt), LANGUAGES[product], few)
        say(", ".join(f"{k} {v:.4f}" for k, v in figures.items()))
        return float(np.mean([figures[f"{language} P"] for language in LANGUAGES[product]]))

    def keep() -> None:
        model.save_pretrained(out / "best")
        tokenizer.save_pretrained(out / "best")

    curve = train(model, plan, loss_of, folder=out, rate=options.rate, evaluate=figure, every=options.every, keep=keep, checkpoint=options.every)
    minutes = (time.time() - began) / 60
    note = f"{options.epochs} epochs, batch {options.batch}, {options.rate:g}, {options.frozen_layers} layers and the embeddings frozen, translations 1:{options.translations}, silver {options.silver is not None}; mean P on 500 dev pairs {'/'.join(f'{f:.4f}' for _, f in curve)}"
    used = data_hash([(kind, gold) for kind, _, _, gold in plan])
    if options.hold_out is not None:
        best, tokenizer = load(out / "best")
        write_fold(folders, product, options.hold_out, left_out, lambda t: encode(best.eval(), tokenizer, t, prompt), LANGUAGES[product])
        return
    if options.ship or folders.tiny:
        about = {**(MINILM if product == "en" else E5), "version": 2, "recipe": "training/samesay_training/student.py", "trainedOn": trained_on(product), "selectedOn": ["stsb-dev"]}
        figures = write_encoder(folders, out / "best", product, languages=("en",) if product == "en" else ("en", "es", "ar", "tr"), prompt=prompt, limit=256 if product == "en" else 512, about=about)
    else:
        best, tokenizer = load(out / "best")
        best.eval()
        figures = held_out_figures(folders.data, lambda t: encode(best, tokenizer, t, prompt), LANGUAGES[product], 40 if folders.tiny else None)
    record(folders, product, figures, seed=options.seed, data=used, minutes=minutes, note=note)


def trained_on(product: str) -> list[str]:
    """The manifest's list of sets."""
    return ["stsb-train"] if product == "en" else ["stsb-train", "stsb-es-mt-train", "stsb-tr-mt-train", "parallel"]


if __name__ == "__main__":
    main()
