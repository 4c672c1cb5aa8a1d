"""
`make labels`: English pairs labelled 0..1 by a large cross-encoder, for `make joint` to learn from.

The teacher is all-mpnet-base-v2 as a cross-encoder, tuned on STS-benchmark train (without the fold left out) and on the
English contrast triples, once for each seed; together with mpnet's own cosine, by least squares on the fold. It labels

- the pairs of the open sets as they stand;
- pairs found near each other by mpnet's vectors, drawn evenly over the cosine so that every band is filled: among all
  texts, and among texts that have translations (labelled in English, learnt in any of the languages).

Result: silver/labels.npz: `a`, `b` (numbers of texts in the pool's order), `label` (0..10000), `digest` (sha256 of the
texts). The labels are kept in the repository: with them, students need no teacher. On an accelerator two minutes; on
two cores the better part of a day; each teacher's checkpoints and its labels are kept in the scratch folder.
"""

from __future__ import annotations

import random
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F
from transformers import AutoConfig, AutoModel, AutoTokenizer

from . import base
from .batches import shuffled_buckets, token_batches
from .common import ROOT, Folders, arguments, begin, data_hash, device, mixed, pearson, record, say, spearman
from .crossencoder import CrossEncoder
from .crossfit import held_out_numbers
from .data import number, stsb
from .encoder import mean_pool
from .loop import train
from .pool import FOLD, Pool, pool
from .ragged import Ragged
from .silver import design
from .triples import batches, load_triples, order_loss, ordered

Pairs = list[tuple[int, int]]


class Texts:
    """Numbers for texts, given out as they come."""

    def __init__(self, first: list[str]) -> None:
        self.list = list(first)
        self.place = {t: i for i, t in enumerate(first)}

    def __call__(self, text: str) -> int:
        if text not in self.place:
            self.place[text] = len(self.list)
            self.list.append(text)
        return self.place[text]


@torch.inference_mode()
def probabilities(model: CrossEncoder, ragged: Ragged, pairs: Pairs, *, progress: str = "") -> np.ndarray:
    """Scores 0..1 of pairs as given (one order)."""
    model.eval()
    scores = np.zeros(len(pairs), np.float32)
    lengths = ragged.lengths([i for i, _ in pairs]) + ragged.lengths([j for _, j in pairs]) + 4
    parts = token_batches(lengths.tolist(), 40_000 if device().type != "cpu" else 2048)
    for n, part in enumerate(parts):
        with mixed():
            logits = model(**ragged.pairs([pairs[i] for i in part]))
        scores[part] = torch.sigmoid(logits.float()).cpu().numpy()
        if progress and n % 100 == 0:
            say(f"{progress}: batch {n} of {len(parts)}")
    return scores


def both_orders(model: CrossEncoder, ragged: Ragged, pairs: Pairs) -> np.ndarray:
    scores = probabilities(model, ragged, pairs + [(j, i) for i, j in pairs])
    return (scores[: len(pairs)] + scores[len(pairs) :]) / 2


@torch.inference_mode()
def vectors(source: Path, ragged: Ragged, numbers) -> torch.Tensor:
    """Unit vectors [n, width] of texts by the published encoder, on the device, in half precision there."""
    model = AutoModel.from_pretrained(source, add_pooling_layer=False).to(device()).eval()
    half = torch.float16 if device().type != "cpu" else torch.float32
    found = torch.zeros(len(numbers), model.config.hidden_size, dtype=half, device=device())
    lengths = ragged.lengths(numbers) + 2
    for part in token_batches(lengths.tolist(), 60_000 if device().type != "cpu" else 4096):
        inputs = ragged.singles([numbers[i] for i in part])
        with mixed():
            hidden = model(**inputs).last_hidden_state
        found[torch.tensor(part, device=device())] = F.normalize(mean_pool(hidden.float(), inputs["attention_mask"]), dim=-1).to(half)
    return found


@torch.inference_mode()
def mined(known: torch.Tensor, numbers: list[int], count: int, draw: random.Random) -> Pairs:
    """`count` pairs of different texts: for each text drawn, a partner at a cosine drawn from 0.25..0.97. `known`: vectors of `numbers`."""
    found = []
    chosen = draw.sample(range(len(numbers)), min(count, len(numbers)))
    for at in range(0, len(chosen), 512):
        these = torch.tensor(chosen[at : at + 512], device=known.device)
        cosines = (known[these] @ known.T).float()
        cosines.scatter_(1, these[:, None], -1.0)
        wanted = torch.tensor([draw.uniform(0.25, 0.97) for _ in range(len(these))], device=known.device)
        found += zip(these.tolist(), (cosines - wanted[:, None]).abs_().argmin(1).tolist(), strict=True)
    return sorted({(min(numbers[i], numbers[j]), max(numbers[i], numbers[j])) for i, j in found})


def tuned(folders: Folders, options, seed: int, texts: Texts, ragged: Ragged, gold: list, learnt: list, aside: list, dev: list) -> tuple[CrossEncoder, str]:
    """One teacher, and its figures in words."""
    torch.manual_seed(seed)
    draw = random.Random(seed)
    model = CrossEncoder.start(options.model).to(device())
    for parameter in model.backbone.embeddings.parameters():
        parameter.requires_grad = False
    plan = []
    for epoch in range(options.epochs):
        lengths = [int(ragged.lengths([i, j]).sum()) for i, j, _ in gold]
        for batch in shuffled_buckets(lengths, options.batch, seed + epoch):
            plan.append(([gold[i][:2] if draw.random() < 0.5 else gold[i][1::-1] for i in batch], [gold[i][2] for i in batch]))
    for triples in batches(learnt, options.batch, len(plan), draw):
        turned = draw.random() < 0.5
        sides = [(texts(t.anchor), texts(other)) for t in triples for other in (t.closer, t.farther)]
        plan.append(([(j, i) if turned else (i, j) for i, j in sides], None))
    draw.shuffle(plan)

    def loss_of(step) -> torch.Tensor:
        pairs, target = step
        logits = model(**ragged.pairs(pairs)).float()
        if target is None:
            return options.contrast_weight * order_loss(logits[::2], logits[1::2], margin=2.0)
        return F.binary_cross_entropy_with_logits(logits, torch.tensor(target, dtype=torch.float32, device=device()))

    told: dict[str, float] = {}

    def figure() -> float:
        scores = both_orders(model, ragged, [(i, j) for i, j, _ in dev])
        order = ordered(lambda pairs: both_orders(model, ragged, [(texts(a), texts(b)) for a, b in pairs]), aside)
        told.update({"dev P": pearson(scores, [g for *_, g in dev]), "dev S": spearman(scores, [g for *_, g in dev]), **order})
        say(", ".join(f"{k} {v:.4f}" for k, v in told.items()))
        return told["dev P"]

    train(model, plan, loss_of, folder=folders.scratch(f"pair-teacher-{seed}"), rate=options.rate, head=5.0, head_names=("dense", "out"), evaluate=figure, average=options.average, keep=lambda: model.save(folders.scratch(f"pair-teacher-{seed}") / "best", AutoTokenizer.from_pretrained(options.model)), checkpoint=options.every)
    best, _ = CrossEncoder.load(folders.scratch(f"pair-teacher-{seed}") / "best")
    return best, f"dev P {told['dev P']:.4f}, order {told.get('order', 0):.3f}"


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--model", type=Path, help="folder of the teacher's published weights; default: the installed packages of all-mpnet-base-v2")
    parser.add_argument("--contrast", type=Path, default=ROOT / "training" / "contrast")
    parser.add_argument("--seeds", type=int, default=2, help="how many teachers")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--batch", type=int, default=32)
    parser.add_argument("--rate", type=float, default=3e-5)
    parser.add_argument("--average", type=float, default=0.995, help="decay of the running mean of the weights")
    parser.add_argument("--contrast-weight", type=float, default=0.3)
    parser.add_argument("--every", type=int, default=400, help="steps between checkpoints")
    parser.add_argument("--mined", type=int, default=120_000, help="pairs found among all texts")
    parser.add_argument("--translated", type=int, default=140_000, help="pairs found among texts with translations")
    parser.add_argument("--out", type=Path, default=ROOT / "training" / "silver" / "labels.npz")
    options = parser.parse_args()
    folders = begin(options)
    began = time.time()
    options.model = options.model or base.mpnet(folders)
    if folders.tiny:
        options.epochs, options.seeds, options.mined, options.translated, options.out = 1, 1, 20, 20, folders.scratch("silver") / "labels.npz"
    of: Pool = pool(folders)
    texts = Texts(of.texts)
    unseen = held_out_numbers(folders.data, FOLD)
    few = 48 if folders.tiny else None
    train_pairs = stsb(folders.data, "train")
    gold = [(texts(p.a), texts(p.b), p.score / 5) for p in train_pairs if number(p) not in unseen][:few]
    fold = [(texts(p.a), texts(p.b), p.score / 5) for p in train_pairs if number(p) in unseen][:few]
    dev = [(texts(p.a), texts(p.b), p.score / 5) for p in stsb(folders.data, "dev")][:few]
    learnt, aside = load_triples(options.contrast, ("en",))
    random.Random(options.seed).shuffle(aside)
    aside = aside[: 20 if folders.tiny else 600]
    for t in (*learnt, *aside):
        texts(t.anchor), texts(t.closer), texts(t.farther)
    tokenizer = AutoTokenizer.from_pretrained(options.model)
    ragged = Ragged(tokenizer, texts.list, types=getattr(AutoConfig.from_pretrained(options.model), "type_vocab_size", 1) > 1)
    say(f"{len(texts.list)} texts, {len(ragged.flat)} tokens")
    known = vectors(options.model, ragged, list(range(len(texts.list))))
    say("vectors are there")
    draw = random.Random(options.seed)
    near = mined(known[: len(of.texts)], list(range(len(of.texts))), options.mined, draw)
    translated = of.translated
    near += mined(known[torch.tensor(translated, device=known.device)], translated, options.translated, draw)
    pairs = list(dict.fromkeys([*of.pairs, *near]))
    say(f"{len(pairs)} pairs to label")
    columns: list[list[np.ndarray]] = [[], []]
    notes = []
    for seed in range(options.seed, options.seed + options.seeds):
        model, note = tuned(folders, options, seed, texts, ragged, gold, learnt, aside, dev)
        notes.append(note)
        columns[0].append(both_orders(model, ragged, [(i, j) for i, j, _ in fold]))
        turned = [(j, i) if seed % 2 else (i, j) for i, j in pairs]
        file = folders.scratch("silver") / f"{data_hash([of.digest, len(pairs), seed])}.npy"
        if not file.exists():
            np.save(file, probabilities(model, ragged, turned, progress=f"labels {seed}"))
        columns[1].append(np.load(file))

    def cosine(which) -> np.ndarray:
        i, j = (torch.tensor([p[side] for p in which], device=known.device) for side in (0, 1))
        return torch.cat([(known[i[at : at + 50_000]].float() * known[j[at : at + 50_000]].float()).sum(1) for at in range(0, len(i), 50_000)]).cpu().numpy()

    # the teachers' mean and the cosine: two columns, so that a fold of a thousand pairs can weigh them
    target = np.array([g for *_, g in fold])
    on_fold = [np.mean(columns[0], 0), cosine(fold)]
    weights = np.linalg.lstsq(design(on_fold), target, rcond=None)[0]
    figures = {"teachers fold P": pearson(on_fold[0], target), "cosine fold P": pearson(on_fold[1], target), "both fold P": pearson(design(on_fold) @ weights, target)}
    labels = np.clip(design([np.mean(columns[1], 0), cosine(pairs)]) @ weights, 0, 1)
    options.out.parent.mkdir(parents=True, exist_ok=True)
    order = np.lexsort((np.array([b for _, b in pairs]), np.array([a for a, _ in pairs])))
    a, b = (np.array([p[side] for p in pairs], np.uint32)[order] for side in (0, 1))
    part = options.out.with_name("labels.part.npz")
    np.savez_compressed(part, a=np.diff(a, prepend=np.uint32(0)), b=b, label=np.round(labels[order] * 10_000).astype(np.uint16), digest=np.array(of.digest))
    part.replace(options.out)
    say(f"labels: {options.out.stat().st_size / 1e6:.1f} MB, weights {np.round(weights, 3).tolist()}")
    record(folders, "labels", {**figures, "pairs": len(pairs), "mean": float(labels.mean())}, seed=options.seed, data=data_hash([gold, len(learnt)]), minutes=(time.time() - began) / 60, note=f"{options.seeds} teachers ({'; '.join(notes)}), {options.epochs} epochs, batch {options.batch}, {options.rate:g}, contrast {len(learnt)} triples x {options.contrast_weight:g}")


def labels(path: Path, of: Pool) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Numbers of both texts, and labels 0..1, of the pairs in `path`; they must be of this pool."""
    with np.load(path) as file:
        if str(file["digest"]) != of.digest:
            raise SystemExit(f"{path}: made for other texts than this data folder gives; run `make labels`")
        return np.cumsum(file["a"], dtype=np.int64), file["b"].astype(np.int64), file["label"].astype(np.float32) / 10_000


if __name__ == "__main__":
    main()
