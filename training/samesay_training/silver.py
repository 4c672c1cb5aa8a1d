"""
`make silver`: pairs of open-licence sentences, labelled 0..1 by the teacher, for the students to learn from.

Pairs: labelled entailment, paraphrase and contrast pairs as they stand (near and far by design), and pairs of
sentences found near each other by the encoder `en`, drawn evenly over its cosine so that every band is filled.
No sentence of STS-benchmark dev or test (as far as overlap.tsv lists it) or STS 2014 Spanish takes part.
Labels go to training/silver/en.tsv.gz (score, text, text), in parts, so that an interrupted run goes on.
"""

from __future__ import annotations

import gzip
import random
import time
from pathlib import Path

import numpy as np
from transformers import AutoTokenizer

from .common import ROOT, Folders, arguments, begin, data_hash, record, say
from .crossencoder import CrossEncoder, predict
from .data import held_out_sentences, key, pair_key, rows, stsb, tidy
from .encoder import onnx_encode

SOURCES = {"snli": ("dev", "test", "train-part"), "mnli": ("train20k",), "wanli": ("pairs",), "cad-nli": ("train",), "negation-nli": ("pairs",), "cannot": ("pairs",), "condaqa-edits": ("pairs",)}


def labelled_texts(folders: Folders, held_out: set[str]) -> list[tuple[str, str]]:
    """Pairs as they stand in the open sets, 3 to 40 words a side."""
    found, seen = [], set()
    for folder, names in SOURCES.items():
        for name in names:
            path = folders.data / "pairs" / folder / f"{name}.tsv"
            for cells in rows(path, 4):
                a, b = tidy(cells[2]), tidy(cells[3])
                if not all(3 <= len(t.split()) <= 40 for t in (a, b)) or key(a) in held_out or key(b) in held_out:
                    continue
                if pair_key(a, b) not in seen:
                    seen.add(pair_key(a, b))
                    found.append((a, b))
    return found


def mined(texts: list[str], vectors: np.ndarray, count: int, draw: random.Random) -> list[tuple[str, str]]:
    """`count` pairs of different texts, spread evenly over the cosine: for each text drawn, a partner at a cosine drawn from 0.2..0.95."""
    found = []
    for i in draw.sample(range(len(texts)), min(count, len(texts))):
        cosines = vectors @ vectors[i]
        cosines[i] = -1
        j = int(np.abs(cosines - draw.uniform(0.2, 0.95)).argmin())
        found.append((texts[i], texts[j]))
    return found


def choose(folders: Folders, count: int) -> list[tuple[str, str]]:
    """The pairs to label: half as they stand, half mined."""
    draw = random.Random(folders.seed)
    held_out = held_out_sentences(folders.data)
    pairs = labelled_texts(folders, held_out)
    draw.shuffle(pairs)
    texts = sorted({t for p in pairs for t in p} | {t for p in stsb(folders.data, "train") for t in (p.a, p.b) if key(t) not in held_out})
    texts = draw.sample(texts, min(len(texts), count))
    model = folders.models / "en"
    vectors = onnx_encode(model / "model.onnx", AutoTokenizer.from_pretrained(model), texts)
    return pairs[: count // 2] + mined(texts, vectors, count - count // 2, draw)


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--count", type=int, default=30_000)
    parser.add_argument("--part", type=int, default=500)
    parser.add_argument("--out", type=Path, default=ROOT / "training" / "silver" / "en.tsv.gz")
    options = parser.parse_args()
    folders = begin(options)
    began = time.time()
    scratch = folders.scratch("silver")
    count = 60 if folders.tiny else options.count
    listed = scratch / f"pairs-{options.seed}-{count}.tsv"
    if not listed.exists():
        listed.write_text("".join(f"{a}\t{b}\n" for a, b in choose(folders, count)), encoding="utf-8")
    pairs = [tuple(line.split("\t")) for line in listed.read_text(encoding="utf-8").splitlines()]
    teachers = [CrossEncoder.load(p / "best") for p in sorted(folders.work.glob("teacher-*")) if (p / "best" / "cross.pt").exists()]
    if not teachers:
        raise SystemExit("no teacher yet: run `make teacher` first")
    for at in range(0, len(pairs), options.part):
        part = scratch / f"{listed.stem}-{at:06d}.npy"
        if not part.exists():
            scores = np.mean([predict(model, tokenizer, pairs[at : at + options.part]) for model, tokenizer in teachers], 0)
            np.save(part, scores)
            say(f"{at + len(scores)} of {len(pairs)}")
    scores = np.concatenate([np.load(scratch / f"{listed.stem}-{at:06d}.npy") for at in range(0, len(pairs), options.part)])
    out = scratch / "tiny.tsv.gz" if folders.tiny else options.out
    out.parent.mkdir(parents=True, exist_ok=True)
    with gzip.open(out, "wt", encoding="utf-8") as file:
        file.writelines(f"{s:.4f}\t{a}\t{b}\n" for s, (a, b) in zip(scores, pairs, strict=True))
    record(folders, "silver", {"pairs": len(pairs), "mean": float(scores.mean())}, seed=options.seed, data=data_hash(pairs), minutes=(time.time() - began) / 60, note=f"{len(teachers)} teacher(s)")


if __name__ == "__main__":
    main()
