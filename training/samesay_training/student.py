"""
`make teacher`, `make en` and `make multi`: bi-encoders tuned on gold scores, translations and (if there) silver labels.

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
from .batches import padded, shuffled_buckets
from .common import Folders, arguments, begin, data_hash, device, record, say
from .convert import E5, MINILM
from .data import number, stsb
from .e5 import e5
from .encoder import encode, freeze, held_out_figures, mean_pool, token_rows
from .folds import held_out_numbers, write_fold
from .loop import train
from .losses import contrast, cosent, pearson_loss
from .package import load, write_encoder
from .static_train import parallel_pairs

PROMPTS = {"en": "", "multi": "query: "}
LANGUAGES = {"en": ("en",), "multi": ("en", "es", "tr")}
STARTS = {"en": base.minilm, "multi": e5}


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


def repeated(rows_of, times: float, draw: random.Random) -> list:
    """Rows drawn anew `times` times, the part after the point as a share of them."""
    found = [row for _ in range(int(times)) for row in rows_of()]
    rest = times - int(times)
    if rest:
        rows = rows_of()
        found += draw.sample(rows, round(rest * len(rows)))
    return found


def silver_rows(path: Path) -> list[tuple[str, str, float]]:
    """Pairs labelled by the teachers: score, text, text by line, gzipped."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [(a, b, float(score)) for score, a, b in (line.rstrip("\n").split("\t") for line in file)]


def plan_of(folders: Folders, options, tokenizer, left_out: set[str]) -> list:
    """Batches in order: ("gold", rows, rows, scores) and now and then ("same", rows, rows, None)."""
    product, prompt, few = options.product, PROMPTS[options.product], 48 if folders.tiny else None
    draw = random.Random(options.seed)
    plan = []
    silver = [row for path in options.silver for row in silver_rows(path)[:few]]
    for epoch in range(1 if folders.tiny else options.epochs):
        pairs = repeated(lambda: gold_rows(folders, product, draw, few, left_out), options.gold_times, draw) + silver
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
    random.Random(options.seed).shuffle(plan)
    return plan


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("product", choices=tuple(STARTS))
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--rate", type=float, default=3e-5)
    parser.add_argument("--frozen-layers", type=int, default=0)
    parser.add_argument("--translations", type=int, default=4, help="multi: one batch of translations to so many of gold; 0: none")
    parser.add_argument("--silver", type=Path, nargs="*", default=[], help="labels written by samesay_training.silver")
    parser.add_argument("--gold-times", type=float, default=1, help="how often an epoch shows the gold rows; 0.4: that share of them, drawn")
    parser.add_argument("--every", type=int, default=100)
    parser.add_argument("--name", default="", help="of the scratch folder, to try variants side by side")
    parser.add_argument("--cosent", type=float, default=0.1, help="weight of the ranking loss beside Pearson's r; high weights bend the cosine's scale")
    parser.add_argument("--start", type=Path, help="backbone other than the published one, such as an earlier run's best")
    parser.add_argument("--hold-out", type=int, help="leave this fold of STS-benchmark train out and write its cosines (see crossfit); with --ship, the fold is there to calibrate on")
    parser.add_argument("--ship", action="store_true", help="write the best of this run to models/")
    options = parser.parse_args()
    folders = begin(options)
    began = time.time()
    product, prompt = options.product, PROMPTS[options.product]
    source = options.start or STARTS[product](folders)
    fold = "" if options.hold_out is None else f"-fold{options.hold_out}"
    out = folders.scratch(f"{product}-{options.name or options.seed}{fold}")
    model, tokenizer = load(source)
    model.to(device())
    freeze(model, 1 if folders.tiny else options.frozen_layers)
    left_out = held_out_numbers(folders.data, options.hold_out)
    plan = plan_of(folders, options, tokenizer, left_out)
    say(f"{product}: {len(plan)} steps")

    def vectors(rows_: list[dict]) -> torch.Tensor:
        # in parts of like length: batches mix lengths on purpose, and padding would be a third of the work
        found = []
        order = sorted(range(len(rows_)), key=lambda i: len(rows_[i]["input_ids"]))
        for at in range(0, len(order), 16):
            inputs = padded([rows_[i] for i in order[at : at + 16]], tokenizer.pad_token_id, model.device)
            found.append(mean_pool(model(**inputs).last_hidden_state, inputs["attention_mask"]).float())
        return F.normalize(torch.cat(found)[torch.tensor(order, device=device()).argsort()], dim=-1)

    def loss_of(step) -> torch.Tensor:
        kind, left, right, gold = step
        # both sides in one pass
        both = vectors(left + right)
        u, v = both[: len(left)], both[len(left) :]
        if kind == "same":
            return 0.2 * contrast(u, v)
        cosine, target = (u * v).sum(-1), torch.tensor(gold, device=device())
        return pearson_loss(cosine, target) + options.cosent * cosent(cosine, target)

    def figure() -> float:
        few = 40 if folders.tiny else 300
        figures = held_out_figures(folders.data, lambda t: encode(model, tokenizer, t, prompt), LANGUAGES[product], few)
        say(", ".join(f"{k} {v:.4f}" for k, v in figures.items()))
        return float(np.mean([figures[f"{language} P"] for language in LANGUAGES[product]]))

    def keep() -> None:
        model.save_pretrained(out / "best")
        tokenizer.save_pretrained(out / "best")

    curve = train(model, plan, loss_of, folder=out, rate=options.rate, evaluate=figure, every=options.every, keep=keep, checkpoint=options.every)
    minutes = (time.time() - began) / 60
    note = f"{options.epochs} epochs, batch {options.batch}, {options.rate:g}, {options.frozen_layers} layers and the embeddings frozen, translations 1:{options.translations}, gold x {options.gold_times}, silver {'+'.join(p.name for p in options.silver) or 'none'}, cosent {options.cosent:g}, start {options.start.parent.name if options.start else 'as published'}; mean P on 300 dev pairs {'/'.join(f'{f:.4f}' for _, f in curve)}"
    used = data_hash([(kind, gold) for kind, _, _, gold in plan])
    if options.hold_out is not None:
        best, tokenizer = load(out / "best")
        write_fold(folders, product, options.hold_out, left_out, lambda t: encode(best.eval(), tokenizer, t, prompt), LANGUAGES[product])
    if options.ship or folders.tiny:
        figures = ship(folders, product, out / "best", options.hold_out)
    else:
        best, tokenizer = load(out / "best")
        best.eval()
        figures = held_out_figures(folders.data, lambda t: encode(best, tokenizer, t, prompt), LANGUAGES[product], 40 if folders.tiny else None)
    record(folders, product, figures, seed=options.seed, data=used, minutes=minutes, note=note)


def ship(folders: Folders, product: str, source: Path, hold_out: int | None) -> dict[str, float]:
    """models/PRODUCT from a finished model, in int8; its figures before and after."""
    english = product == "en"
    about = {**(MINILM if english else E5), "version": 2, "recipe": "training/samesay_training/student.py", "trainedOn": trained_on(product), "selectedOn": ["stsb-dev"], **({} if hold_out is None else {"heldOutFold": hold_out})}
    return write_encoder(folders, source, product, languages=("en",) if english else ("en", "es", "ar", "tr"), prompt=PROMPTS[product], limit=256 if english else 512, about=about)


def trained_on(product: str) -> list[str]:
    """The manifest's list of sets."""
    return ["stsb-train"] if product == "en" else ["stsb-train", "stsb-es-mt-train", "stsb-tr-mt-train", "parallel"]


if __name__ == "__main__":
    main()
