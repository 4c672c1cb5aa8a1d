"""
`make accurate`: a cross-encoder small enough to ship, on gold scores and (if there) the teacher's labels.

Backbone: `en` (all-MiniLM-L6-v2) or `multi` (multilingual-e5-small, cut). Order of the two texts drawn at random;
scores are the mean of both orders, so score(a, b) = score(b, a).
"""

from __future__ import annotations

import random
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F
from transformers import AutoTokenizer

from . import base, onnx_bert
from .batches import pad, padded, shuffled_buckets, token_batches
from .common import Folders, arguments, begin, data_hash, device, pearson, record, say, spearman
from .convert import E5, MINILM
from .crossencoder import CrossEncoder, encode_pairs, predict
from .data import stsb
from .crossfit import held_out_numbers
from .e5 import e5
from .encoder import some
from .loop import train
from .package import manifest, tokenizer_file
from .triples import batches, load_triples, order_loss, ordered
from .student import LANGUAGES, gold_rows, repeated, silver_rows, trained_on

TRIPLE_LANGUAGES = {"en": ("en",), "multi": ("en", "es", "ar", "tr")}
SELF_TEST = ("Two kids play in the snow.", "Children are playing outside in winter.")


def onnx_predict(path: Path, tokenizer, pairs, budget: int = 1024) -> np.ndarray:
    """Scores 0..1 by an ONNX file, mean of both orders."""
    import onnxruntime

    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    wanted = {i.name for i in session.get_inputs()}
    rows = encode_pairs(tokenizer, list(pairs) + [(b, a) for a, b in pairs])
    scores = np.zeros(len(rows))
    for batch in token_batches([len(r["input_ids"]) for r in rows], budget):
        inputs = {k: v.numpy() for k, v in pad([rows[i] for i in batch], tokenizer.pad_token_id or 0).items() if k in wanted}
        scores[batch] = session.run(["score"], inputs)[0]
    return (scores[: len(pairs)] + scores[len(pairs) :]) / 2


def figures_of(folders: Folders, product: str, score, rows: int | None = None) -> dict[str, float]:
    """Pearson and Spearman on dev (or about `rows` of its pairs) by language."""
    figures = {}
    for language in LANGUAGES[product]:
        dev = some(stsb(folders.data, "dev", language), 40 if folders.tiny else rows)
        scores, gold = score([(p.a, p.b) for p in dev]), [p.score for p in dev]
        figures[f"{language} P"], figures[f"{language} S"] = pearson(scores, gold), spearman(scores, gold)
    return figures


def write_cross_encoder(folders: Folders, source: Path, name: str, product: str, about: dict) -> dict[str, float]:
    """models/NAME in int8, with its figures before and after."""
    model, tokenizer = CrossEncoder.load(source)
    target = folders.models / name
    target.mkdir(parents=True, exist_ok=True)
    config = model.backbone.config
    state = {k.removeprefix("backbone."): v.float().cpu().numpy() for k, v in model.state_dict().items() if k.startswith("backbone.")}
    score = {k: v.float().cpu().numpy() for k, v in model.state_dict().items() if not k.startswith("backbone.")}
    draw = random.Random(folders.seed)
    pairs = [(a, b) for a, b, _ in draw.sample(gold_rows(folders, product, draw, 48 if folders.tiny else None), 48 if folders.tiny else 384)]
    rows = sorted(encode_pairs(tokenizer, pairs), key=lambda r: len(r["input_ids"]))
    types = product == "en"
    batches = [{k: v.numpy() for k, v in pad(rows[i : i + 32], tokenizer.pad_token_id).items()} for i in range(0, len(rows), 32)]
    if not types:
        batches = [{k: v for k, v in b.items() if k != "token_type_ids"} for b in batches]
    ranges = onnx_bert.calibrate(state, config, batches, token_types=types, seed=folders.seed)
    onnx_bert.write(target / "model.onnx", state, config, ranges=ranges, token_types=types, score=score)
    tokenizer_file(source, target)
    exact = figures_of(folders, product, lambda p: predict(model, tokenizer, p))
    shipped = figures_of(folders, product, lambda p: onnx_predict(target / "model.onnx", tokenizer, p))
    figures = {f"fp32 {k}": v for k, v in exact.items()} | {f"int8 {k}": v for k, v in shipped.items()}
    fields = {
        "format": 1, "kind": "onnx-cross-encoder", "name": name, "weights": "model.onnx", "tokenizer": "tokenizer.json",
        "inputs": ["input_ids", "attention_mask"] + (["token_type_ids"] if types else []), "output": "score",
        "dimension": int(config.hidden_size), "maxTokens": 128, "prompt": "", "languages": ["en"] if types else ["en", "es", "ar", "tr"],
        "quantisation": "int8 weights by column, uint8 activations with fixed ranges",
        "selfTest": {"texts": list(SELF_TEST), "score": round(float(onnx_predict(target / "model.onnx", tokenizer, [SELF_TEST])[0]), 5)},
        "figures": {k: round(v, 4) for k, v in figures.items()},
    }
    manifest(target, {**fields, **about})
    return figures


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("product", choices=("en", "multi"))
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=16)
    parser.add_argument("--rate", type=float, default=5e-5)
    parser.add_argument("--frozen-layers", type=int, default=0)
    parser.add_argument("--silver", type=Path, nargs="*", default=[], help="labels written by samesay_training.silver")
    parser.add_argument("--gold-times", type=float, default=1, help="how often an epoch shows the gold rows; 0.4: that share of them, drawn")
    parser.add_argument("--name", default="", help="of the scratch folder, to try variants side by side")
    parser.add_argument("--hold-out", type=int, help="leave this fold of STS-benchmark train out; the combiner and the calibration are fitted on it")
    parser.add_argument("--contrast", type=Path, help="folder of contrast triples (training/contrast)")
    parser.add_argument("--contrast-every", type=int, default=2, help="one batch of triples to so many of scores")
    parser.add_argument("--contrast-weight", type=float, default=0.3)
    parser.add_argument("--start", type=Path, help="backbone other than the published one, or a finished run of `joint`")
    parser.add_argument("--average", type=float, default=0.99, help="decay of the running mean of the weights; 0: none")
    parser.add_argument("--every", type=int, default=300)
    parser.add_argument("--ship", action="store_true")
    options = parser.parse_args()
    folders = begin(options)
    began = time.time()
    product = options.product
    source = options.start or (base.minilm(folders) if product == "en" else e5(folders))
    out = folders.scratch(f"accurate-{product}-{options.name or options.seed}")
    left_out = held_out_numbers(folders.data, options.hold_out)
    tokenizer = AutoTokenizer.from_pretrained(source)
    # a run of `joint` brings its head with it
    model = CrossEncoder.load(source)[0] if (source / "cross.pt").exists() else CrossEncoder.start(source).to(device())
    for part in (model.backbone.embeddings.word_embeddings, *model.backbone.encoder.layer[: options.frozen_layers]):
        for parameter in part.parameters():
            parameter.requires_grad = False
    few = 48 if folders.tiny else None
    draw = random.Random(options.seed)
    plan, used = [], []
    silver = [row for path in options.silver for row in silver_rows(path)[:few]]
    for epoch in range(1 if folders.tiny else options.epochs):
        rows = repeated(lambda: gold_rows(folders, product, draw, few, left_out), options.gold_times, draw) + silver
        used = rows
        encoded = encode_pairs(tokenizer, [(b, a) if draw.random() < 0.5 else (a, b) for a, b, _ in rows])
        for batch in shuffled_buckets([len(r["input_ids"]) for r in encoded], options.batch, options.seed + epoch):
            plan.append(([encoded[i] for i in batch], [rows[i][2] for i in batch]))
    learnt, aside = load_triples(options.contrast, TRIPLE_LANGUAGES[product])
    draw.shuffle(aside)
    aside = aside[: 20 if folders.tiny else 400]
    for triples in batches(learnt, options.batch // 2, len(plan) // options.contrast_every, draw):
        sides = [(t.anchor, other(t)) for other in (lambda t: t.closer, lambda t: t.farther) for t in triples]
        turned = draw.random() < 0.5
        plan.append((encode_pairs(tokenizer, [(b, a) if turned else (a, b) for a, b in sides]), None))
    draw.shuffle(plan)
    say(f"{len(plan)} steps")

    def loss_of(step) -> torch.Tensor:
        part, gold = step
        logits = model(**padded(part, tokenizer.pad_token_id, device())).float()
        if gold is None:
            closer, farther = logits.chunk(2)
            return options.contrast_weight * order_loss(closer, farther, margin=1.0)
        return F.binary_cross_entropy_with_logits(logits, torch.tensor(gold, device=device()))

    def keep() -> None:
        model.save(out / "best", tokenizer)

    def figure() -> float:
        figures = figures_of(folders, product, lambda p: predict(model, tokenizer, p), 300)
        order = ordered(lambda p: predict(model, tokenizer, p), aside)
        say(", ".join(f"{k} {v:.4f}" for k, v in {**figures, **order}.items()))
        # the combiner needs both: gold scores alone would stop before role swaps are learnt
        return float(np.mean([figures[f"{language} P"] for language in LANGUAGES[product]])) + order.get("order", 0) / 10

    curve = train(model, plan, loss_of, folder=out, rate=options.rate, head=5.0, head_names=("dense", "out"), evaluate=figure, every=options.every, keep=keep, checkpoint=options.every, average=options.average)
    minutes = (time.time() - began) / 60
    note = f"{options.epochs} epochs, batch {options.batch}, {options.rate:g}, {options.frozen_layers} layers frozen, gold x {options.gold_times}, {len(silver)} silver pairs, start {options.start.parent.name if options.start else 'as published'}, contrast {len(learnt)} triples x {options.contrast_weight if learnt else 0}; mean P on 300 dev pairs and a tenth of the order {'/'.join(f'{f:.4f}' for _, f in curve)}"
    if options.ship or folders.tiny:
        about = {**(MINILM if product == "en" else E5), "version": 2, "recipe": "training/samesay_training/accurate.py", "trainedOn": trained_on(product), "selectedOn": ["stsb-dev"], **({} if options.hold_out is None else {"heldOutFold": options.hold_out})}
        figures = write_cross_encoder(folders, out / "best", f"accurate-{product}", product, about)
    else:
        best, tokenizer = CrossEncoder.load(out / "best")
        figures = figures_of(folders, product, lambda p: predict(best, tokenizer, p))
    record(folders, f"accurate {product}", figures, seed=options.seed, data=data_hash(used), minutes=minutes, note=note)


if __name__ == "__main__":
    main()
