"""`make teacher`: all-mpnet-base-v2 as a cross-encoder on STS-benchmark train, both orders, BCE on gold/5."""

from __future__ import annotations

import random
import time

import torch
from torch.nn import functional as F
from transformers import AutoTokenizer

from . import base
from .batches import pad, shuffled_buckets
from .common import arguments, begin, data_hash, pearson, record, say, spearman
from .crossencoder import CrossEncoder, encode_pairs, predict
from .data import stsb
from .loop import train


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=16)
    parser.add_argument("--rate", type=float, default=3e-5)
    parser.add_argument("--frozen-layers", type=int, default=2, help="bottom layers left as they are, with the embeddings: a sixth of the time")
    options = parser.parse_args()
    folders = begin(options)
    began = time.time()
    out = folders.scratch(f"teacher-{options.seed}")
    start = base.mpnet(folders)
    tokenizer = AutoTokenizer.from_pretrained(start)
    model = CrossEncoder.start(start)
    for parameter in model.backbone.embeddings.parameters():
        parameter.requires_grad = False
    for layer in model.backbone.encoder.layer[: options.frozen_layers]:
        for parameter in layer.parameters():
            parameter.requires_grad = False

    pairs = stsb(folders.data, "train")[: 64 if folders.tiny else None]
    dev = stsb(folders.data, "dev")[: 40 if folders.tiny else None]
    draw = random.Random(options.seed)
    plan = []
    for epoch in range(1 if folders.tiny else options.epochs):
        texts = [(p.b, p.a) if draw.random() < 0.5 else (p.a, p.b) for p in pairs]
        encoded = encode_pairs(tokenizer, texts)
        batches = shuffled_buckets([len(r["input_ids"]) for r in encoded], options.batch, options.seed + epoch)
        plan += [([encoded[i] for i in batch], [pairs[i].score / 5 for i in batch]) for batch in batches]
    per_epoch = len(plan) // (1 if folders.tiny else options.epochs)

    def loss_of(step):
        rows, gold = step
        return F.binary_cross_entropy_with_logits(model(**pad(rows, tokenizer.pad_token_id)).float(), torch.tensor(gold))

    texts = [(p.a, p.b) for p in dev]
    gold = [p.score for p in dev]
    say(f"{len(pairs)} pairs, {len(plan)} steps")
    figures = train(
        model, plan, loss_of, folder=out, rate=options.rate, head=5.0, head_names=("dense", "out"),
        evaluate=lambda: pearson(predict(model, tokenizer, texts), gold), every=per_epoch, keep=lambda: model.save(out / "best", tokenizer),
    )
    model, tokenizer = CrossEncoder.load(out / "best")
    scores = predict(model, tokenizer, texts)
    record(
        folders, "teacher: mpnet cross-encoder", {"dev P": pearson(scores, gold), "dev S": spearman(scores, gold), "by epoch": "/".join(f"{f:.4f}" for _, f in figures)},
        seed=options.seed, data=data_hash(pairs), minutes=(time.time() - began) / 60, note=f"{options.epochs} epochs, batch {options.batch}, {options.rate:g}, {options.frozen_layers} layers frozen",
    )


if __name__ == "__main__":
    main()
