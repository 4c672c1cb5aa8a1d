"""
`make comparison`: how the vectors of a shipped encoder are compared beyond their cosine; writes models/NAME/comparison.bin.

Frozen vectors hold more than their cosine tells: a hidden layer over u * v and |u - v| finds the few dimensions in
which a sentence and its denial, or two sentences with their roles exchanged, lie apart (src/systems/comparison.ts has
the formula, COMPARISON.md the file). It learns on the pairs that the large teacher labelled, on STS-benchmark train
without the fold that calibrates, and on contrast triples; the encoder stays as it is. dev is printed to choose by.
Rerun it whenever the encoder's weights change, then `npm run calibrate:tiers`.
"""

from __future__ import annotations

import json
import random
import struct
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F
from transformers import AutoTokenizer, BertConfig, BertModel

from .common import ROOT, Folders, arguments, begin, data_hash, device, pearson, record, say, sha256, spearman, write_json
from .data import number, stsb
from .encoder import encode, some
from .joint import GOLD_LANGUAGES, PROMPTS, Rows
from .losses import pearson_loss
from .onnx_bert import read_back
from .pool import pool
from .triples import batches, order_loss

FILE = "comparison.bin"
FAR = 0.99
"""Quantile of the cosines of random texts below which no second look is taken."""
RAMP = 0.15


class Comparison(nn.Module):
    """cosine + gate(cosine) * (w . relu(W [u * v, |u - v|] + b) + c) of unit vectors, [batch]."""

    def __init__(self, dimension: int, hidden: int, low: float) -> None:
        super().__init__()
        self.low, self.high = low, low + RAMP
        self.root = dimension**0.5
        self.layer = nn.Linear(2 * dimension, hidden)
        self.out = nn.Linear(hidden, 1)
        self.drop = nn.Dropout(0.1)
        nn.init.zeros_(self.out.weight)
        nn.init.zeros_(self.out.bias)

    def forward(self, u: torch.Tensor, v: torch.Tensor) -> torch.Tensor:
        cosine = (u * v).sum(1)
        features = torch.cat([u * v * self.root, (u - v).abs() * (self.root / 2)], 1)
        gate = ((cosine - self.low) / (self.high - self.low)).clamp(0, 1)
        return cosine + gate * self.out(self.drop(F.relu(self.layer(features)))).squeeze(1)

    def rounded(self) -> tuple[np.ndarray, np.ndarray]:
        """The layer's weights as the file has them: int8 [hidden, 2 x dimension] and a scale by row."""
        weight = self.layer.weight.detach().numpy()
        scale = np.maximum(np.abs(weight).max(1), 1e-8) / 127
        return np.round(weight / scale[:, None]).astype(np.int8), scale.astype(np.float32)

    def write(self, path: Path, weights: str) -> None:
        """`weights`: sha256 of the encoder's weights, which it belongs to. Format: training/COMPARISON.md."""
        stored, scale = self.rounded()
        hidden, width = stored.shape
        head = b"SSCM" + struct.pack("<IIIff", 1, width // 2, hidden, self.low, self.high) + bytes(8) + bytes.fromhex(weights)
        floats = [scale, self.layer.bias.detach().numpy(), self.out.weight.detach().numpy()[0], self.out.bias.detach().numpy()]
        part = path.with_name(path.name + ".part")
        part.write_bytes(head + b"".join(f.astype("<f4").tobytes() for f in floats) + stored.tobytes())
        part.replace(path)


def vectors_of(folders: Folders, name: str):
    """A function from texts to the unit vectors of the shipped encoder, in fp32."""
    folder = folders.models / name
    config = json.loads((folder / "config.json").read_text(encoding="utf-8"))
    state, layers = read_back(folder / "model.onnx", config["num_attention_heads"])
    config |= {"num_hidden_layers": layers, "vocab_size": len(state["embeddings.word_embeddings.weight"]), "max_position_embeddings": len(state["embeddings.position_embeddings.weight"]), "type_vocab_size": len(state["embeddings.token_type_embeddings.weight"])}
    model = BertModel(BertConfig(**{k: v for k, v in config.items() if k not in ("architectures", "model_type")}), add_pooling_layer=False)
    model.load_state_dict({k: torch.tensor(v) for k, v in state.items()})
    model.eval().to(device())
    tokenizer = AutoTokenizer.from_pretrained(folder)
    return lambda texts: encode(model, tokenizer, texts, PROMPTS[name])


class Kept:
    """Vectors of all texts that a run needs, made in parts that outlast an interruption. Rows are as the texts are numbered."""

    def __init__(self, folder: Path, texts: list[str], encode, part: int = 4000) -> None:
        order = sorted(range(len(texts)), key=lambda i: len(texts[i]))
        name = data_hash([texts])
        found = []
        for k in range(0, len(order), part):
            path = folder / f"{name}-{k}.npy"
            if not path.exists():
                rows = encode([texts[i] for i in order[k : k + part]]).astype(np.float16)
                temporary = path.with_suffix(".part.npy")
                np.save(temporary, rows)
                temporary.replace(path)
                say(f"{min(k + part, len(order))} of {len(order)} texts")
            found.append(np.load(path))
        vectors = np.concatenate(found).astype(np.float32)
        self.rows = F.normalize(torch.from_numpy(vectors[np.argsort(order)]), dim=1)

    def __call__(self, numbers) -> torch.Tensor:
        return self.rows[torch.as_tensor(numbers)]


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("name", choices=tuple(PROMPTS))
    parser.add_argument("--pairs", type=int, default=40_000, help="scored pairs")
    parser.add_argument("--gold", type=float, default=0.25, help="share of STS-benchmark train among them")
    parser.add_argument("--same", type=float, default=0.06, help="several languages: share of translations, scored as equal")
    parser.add_argument("--across", type=float, default=0.1, help="several languages: share of triples whose anchor is put into another language")
    parser.add_argument("--triples", type=int, default=14_000)
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--steps", type=int, default=500)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", type=float, default=0.05)
    parser.add_argument("--contrast-weight", type=float, default=0.3)
    parser.add_argument("--silver-weight", type=float, default=0.3, help="weight of r on gold and labelled pairs together; r on gold pairs counts 1")
    parser.add_argument("--anchor", type=float, default=40.0, help="weight of the squared distance from the cosine on gold pairs; a tenth of it on labelled ones")
    parser.add_argument("--labels", type=Path, default=ROOT / "training" / "silver" / "labels.npz")
    parser.add_argument("--contrast", type=Path, default=ROOT / "training" / "contrast")
    options = parser.parse_args()
    folders = begin(options)
    began = time.time()
    rows = Rows(folders, options.name, pool(folders), random.Random(options.seed), options.labels, options.contrast)
    if folders.tiny:
        options.pairs, options.triples, options.steps, options.hidden = 40, 12, 3, 4
    pairs, scores = rows.scored(options.pairs, 0, options.same)
    gold = [(sides[i][0], sides[i][1], sides[i][2]) for sides in rows.gold for i in range(len(sides))]
    if options.name == "multi":
        gold += [(a[0], b[1], a[2]) for sides in rows.gold for a in sides for b in sides if a is not b]
    learnt = rows.triples([t for batch in batches(rows.learnt, options.triples, 1, rows.draw) for t in batch], options.across)
    aside = rows.triples(rows.aside, 0)
    few = 40 if folders.tiny else None
    dev = {language: [(rows.texts(p.a), rows.texts(p.b), p.score) for p in some(stsb(folders.data, "dev", language), few)] for language in GOLD_LANGUAGES[options.name]}
    if options.name == "multi":
        english = {number(p): p for p in stsb(folders.data, "dev", "en")}
        for language in ("es", "tr"):
            dev[f"en-{language}"] = [(rows.texts(english[number(p)].a), rows.texts(p.b), p.score) for p in some(stsb(folders.data, "dev", language), few) if number(p) in english]
    used = sorted({i for row in (*pairs, *learnt, *aside, *(g[:2] for g in gold), *(d[:2] for part in dev.values() for d in part)) for i in row})
    say(f"{options.name}: {len(pairs)} labelled pairs, {len(gold)} gold, {len(learnt)} triples, {len(used)} texts")
    place = {i: k for k, i in enumerate(used)}
    kept = Kept(folders.scratch(f"comparison-{options.name}"), [rows.texts.list[i] for i in used], vectors_of(folders, options.name))

    def at(many, *columns: int) -> torch.Tensor:
        return torch.tensor([[place[row[c]] for c in columns] for row in many])

    draw = np.random.default_rng(options.seed)
    graded = np.array([place[i] for g in gold for i in g[:2]])
    random_pairs = torch.from_numpy(graded[draw.integers(0, len(graded), (2, 20_000))])
    low = float(torch.quantile((kept(random_pairs[0]) * kept(random_pairs[1])).sum(1), FAR))
    model = Comparison(kept.rows.shape[1], options.hidden, low)

    def compare(numbers: torch.Tensor) -> torch.Tensor:
        return model(kept(numbers[:, 0]), kept(numbers[:, 1]))

    def values(many) -> np.ndarray:
        with torch.inference_mode():
            return compare(at(many, 0, 1)).clamp(-1, 1).numpy()

    def figures() -> dict[str, float]:
        model.eval()
        told = {}
        for language, part in dev.items():
            told[f"{language} P"] = pearson(values(part), [d[2] for d in part])
        told["en S"] = spearman(values(dev["en"]), [d[2] for d in dev["en"]])
        kinds: dict[str, list[bool]] = {}
        near, far = values([t[:2] for t in aside]), values([(t[0], t[2]) for t in aside])
        for triple, right in zip(rows.aside, near > far, strict=True):
            kinds.setdefault(triple.kind, []).append(bool(right))
        if kinds:
            told["order"] = float(np.mean([np.mean(found) for found in kinds.values()]))
        model.train()
        return told

    before = figures()
    say("cosine: " + ", ".join(f"{k} {v:.4f}" for k, v in before.items()))
    silver, silver_score = at(pairs, 0, 1), torch.tensor(scores, dtype=torch.float32)
    golden, golden_score = at(gold, 0, 1), torch.tensor([g[2] for g in gold], dtype=torch.float32)
    order = at(learnt, 0, 1, 2)
    optimiser = torch.optim.AdamW(model.parameters(), lr=options.rate, weight_decay=options.decay)
    batch = min(512, len(pairs))
    for step in range(options.steps):
        for group in optimiser.param_groups:
            group["lr"] = options.rate * min(1, (step + 1) / 50) * (1 - step / options.steps)
        s = torch.from_numpy(draw.integers(0, len(silver), round(batch * (1 - options.gold))))
        g = torch.from_numpy(draw.integers(0, len(golden), round(batch * options.gold)))
        t = order[torch.from_numpy(draw.integers(0, len(order), 256))]
        both = torch.cat([silver[s], golden[g]])
        found = compare(both)
        loss = options.silver_weight * pearson_loss(found, torch.cat([silver_score[s], golden_score[g]])) + pearson_loss(found[len(s) :], golden_score[g])
        # The cosine is right on most pairs of the kind that people grade: depart from it only for what the triples ask.
        change = (found - (kept(both[:, 0]) * kept(both[:, 1])).sum(1)) ** 2
        loss = loss + options.anchor * (change[len(s) :].mean() + change[: len(s)].mean() / 10)
        loss = loss + options.contrast_weight * order_loss(20 * compare(t[:, [0, 1]]), 20 * compare(t[:, [0, 2]]), margin=1.0)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        if (step + 1) % 200 == 0:
            say(f"step {step + 1}: " + ", ".join(f"{k} {v:.4f}" for k, v in figures().items()))
    stored, scale = model.rounded()
    model.layer.weight.data = torch.from_numpy(stored * scale[:, None])
    after = figures()
    target = folders.models / options.name
    fields = json.loads((target / "manifest.json").read_text(encoding="utf-8"))
    model.write(target / FILE, fields["files"][fields["weights"]]["sha256"])
    fields["files"][FILE] = {"sha256": sha256(target / FILE), "bytes": (target / FILE).stat().st_size}
    fields["comparison"] = {"cosine": {k: round(v, 4) for k, v in before.items()}, "compared": {k: round(v, 4) for k, v in after.items()}}
    write_json(target / "manifest.json", fields)
    note = f"{len(pairs)} labelled pairs, {len(gold)} gold, {len(learnt)} triples, {options.hidden} hidden units, {options.steps} steps, {options.rate:g}, contrast x {options.contrast_weight:g}, silver x {options.silver_weight:g}, anchor {options.anchor:g}, gate from {low:.3f}; by the cosine " + ", ".join(f"{k} {v:.4f}" for k, v in before.items())
    record(folders, f"comparison {options.name}", after, seed=options.seed, data=data_hash([pairs, len(gold), len(learnt)]), minutes=(time.time() - began) / 60, note=note)


if __name__ == "__main__":
    main()
