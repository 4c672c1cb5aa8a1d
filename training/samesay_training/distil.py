"""
`make mean`: the English encoder learns the plain mean of its own cosine and the multilingual encoder's.

Two encoders that err differently are better together than either (RESULTS.md); one that learnt their mean costs no more
than it did alone. Labels: for pairs of open English sentences, none of them the panel's, the cosines of both encoders,
each standardised over these pairs, averaged, and put back on the scale of the English one. Loss: mean square of the
difference of cosines, in a hundredth, beside 1 - Pearson's r of the batch.

`labels` writes training/silver/mean.tsv.gz (label, text, text), so that the teachers' own weights are not needed again.
"""

from __future__ import annotations

import argparse
import gzip
import random
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F
from transformers import AutoConfig, AutoModel, AutoTokenizer

from . import base
from .batches import padded, shuffled_buckets
from .common import ROOT, Folders, arguments, begin, data_hash, device, record, say
from .convert import MINILM
from .data import key, panel_sentences, rows, tidy
from .encoder import encode, held_out_figures, mean_pool, onnx_encode, token_rows
from .loop import train
from .losses import pearson_loss
from .package import load, load_int8, write_encoder
from .pool import LONGEST, OTHERS, SETS
from .taught import write_taught

LABELS = ROOT / "training" / "silver" / "mean.tsv.gz"
TEACHERS = {"en": "", "multi": "query: "}


def open_texts(folders: Folders) -> tuple[list[str], list[tuple[str, str]]]:
    """English sentences of open sets and of parallel text, and the pairs that the sets have; none of the panel's."""
    held_out = panel_sentences(folders.data)
    few = 60 if folders.tiny else None

    def usable(text: str) -> bool:
        return 2 <= len(text.split()) <= LONGEST and key(text) not in held_out

    pairs: dict[tuple[str, str], None] = {}
    for folder, names in SETS.items():
        for name in names:
            path = folders.data / "pairs" / folder / f"{name}.tsv"
            for cells in rows(path, 4)[:few] if path.exists() else []:
                a, b = tidy(cells[2]), tidy(cells[3])
                if key(a) != key(b) and usable(a) and usable(b):
                    pairs.setdefault((a, b))
    texts = {t for pair in pairs for t in pair}
    for language in OTHERS:
        for path in sorted((folders.data / "parallel").glob(f"*.en-{language}.tsv")):
            texts |= {c[0] for c in rows(path, 2)[:few] if usable(c[0])}
    return sorted(texts), sorted(pairs)


def mined(vectors: np.ndarray, count: int, draw: random.Random, candidates: int = 40_000) -> list[tuple[int, int]]:
    """`count` pairs of different rows: a partner for each row drawn, at a cosine drawn evenly from 0.2..0.97."""
    pool = np.array(draw.sample(range(len(vectors)), min(candidates, len(vectors))))
    chosen = draw.sample(range(len(vectors)), min(count, len(vectors)))
    found = set()
    for at in range(0, len(chosen), 256):
        these = np.array(chosen[at : at + 256])
        cosines = vectors[these] @ vectors[pool].T
        cosines[these[:, None] == pool[None, :]] = -1
        wanted = np.array([[draw.uniform(0.2, 0.97)] for _ in these])
        partners = pool[np.abs(cosines - wanted).argmin(1)]
        found |= {(min(i, j), max(i, j)) for i, j in zip(these.tolist(), partners.tolist(), strict=True) if i != j}
    return sorted(found)


def label(folders: Folders, options) -> None:
    draw = random.Random(options.seed)
    texts, pairs = open_texts(folders)
    say(f"{len(texts)} texts, {len(pairs)} pairs")
    texts = sorted(draw.sample(texts, min(options.texts, len(texts))))
    models = {name: (options.teachers or folders.models) / name for name in TEACHERS}

    def vectors(name: str, of: list[str]) -> np.ndarray:
        store = folders.scratch("distil") / f"{name}-{data_hash(of)}.npy"
        if not store.exists():
            np.save(store, onnx_encode(models[name] / "model.onnx", AutoTokenizer.from_pretrained(models[name]), of, TEACHERS[name]))
            say(f"vectors of {name} are there")
        return np.load(store)

    near = mined(vectors("en", texts), options.mined, draw)
    chosen = [(texts[i], texts[j]) for i, j in near] + draw.sample(pairs, min(options.standing, len(pairs)))
    used = sorted({t for pair in chosen for t in pair})
    place = {t: i for i, t in enumerate(used)}
    left, right = (np.array([place[p[side]] for p in chosen]) for side in (0, 1))
    cosines = {name: (lambda v: (v[left] * v[right]).sum(1))(vectors(name, used)) for name in TEACHERS}
    own = cosines["en"]
    mean = np.mean([(c - c.mean()) / c.std() for c in cosines.values()], 0)
    labels = own.mean() + own.std() * mean / mean.std()
    target = folders.scratch("distil") / "mean.tsv.gz" if folders.tiny else LABELS
    with gzip.GzipFile(target, "wb", mtime=0) as file:
        for value, (a, b) in zip(labels, chosen, strict=True):
            file.write(f"{value:.4f}\t{a}\t{b}\n".encode())
    say(f"{len(chosen)} pairs labelled; r of the two teachers {np.corrcoef(*cosines.values())[0, 1]:.4f}, of the label and the first {np.corrcoef(labels, own)[0, 1]:.4f}")


def student(folders: Folders, options) -> None:
    began = time.time()
    shipped = base.minilm(folders)
    if folders.tiny:
        model = AutoModel.from_pretrained(shipped, add_pooling_layer=False)
    else:
        model = load_int8((options.teachers or folders.models) / "en" / "model.onnx", AutoConfig.from_pretrained(shipped))
    started = {name: value.clone() for name, value in model.state_dict().items()}
    tokenizer = AutoTokenizer.from_pretrained(shipped)
    model.to(device())
    for parameter in model.embeddings.parameters():
        parameter.requires_grad = False
    source = folders.scratch("distil") / "mean.tsv.gz" if folders.tiny else LABELS
    with gzip.open(source, "rt", encoding="utf-8") as file:
        labelled = [(a, b, float(value)) for value, a, b in (line.rstrip("\n").split("\t") for line in file)]
    labelled = random.Random(options.seed).sample(labelled, min(options.pairs, len(labelled)))
    left, right = (token_rows(tokenizer, [p[side] for p in labelled], "", 96) for side in (0, 1))
    lengths = [len(x["input_ids"]) + len(y["input_ids"]) for x, y in zip(left, right, strict=True)]
    plan = [batch for epoch in range(options.epochs) for batch in shuffled_buckets(lengths, options.batch, options.seed + epoch)]
    say(f"{len(labelled)} pairs, {len(plan)} steps")

    def vectors(rows_: list[dict]) -> torch.Tensor:
        inputs = padded(rows_, tokenizer.pad_token_id, model.device)
        return F.normalize(mean_pool(model(**inputs).last_hidden_state, inputs["attention_mask"]).float(), dim=-1)

    def loss_of(batch: list[int]) -> torch.Tensor:
        cosine = (vectors([left[i] for i in batch]) * vectors([right[i] for i in batch])).sum(-1)
        target = torch.tensor([labelled[i][2] for i in batch], device=device())
        return 100 * F.mse_loss(cosine, target) + pearson_loss(cosine, target)

    out = folders.scratch("en-mean")

    def keep() -> None:
        model.save_pretrained(out / "last")
        tokenizer.save_pretrained(out / "last")

    def figure() -> float:
        return held_out_figures(folders.data, lambda t: encode(model, tokenizer, t), ("en",), 40 if folders.tiny else 500)["en P"]

    curve = train(model, plan, loss_of, folder=out, rate=options.rate, evaluate=figure, every=options.every, keep=keep, choose=False, checkpoint=options.every, average=options.average)
    # part of the way keeps what the start knew better (see `between`)
    final, _ = load(out / "last")
    final.load_state_dict({name: started[name] + options.share * (value - started[name]) if value.is_floating_point() else value for name, value in final.state_dict().items()})
    final.save_pretrained(out / "shipped")
    tokenizer.save_pretrained(out / "shipped")
    taught = write_taught(folders, "en", (t for a, b, _ in labelled for t in (a, b)))
    about = {**MINILM, "version": 3, "recipe": "training/samesay_training/distil.py", "trainedOn": ["stsb-train", "silver"], "selectedOn": ["stsb-dev"], "heldOutFold": 0, "taught": taught}
    target = folders if options.ship or folders.tiny else Folders(folders.data, folders.work, folders.scratch("models"), folders.tiny, folders.seed)
    figures = write_encoder(target, out / "shipped", "en", languages=("en",), prompt="", limit=256, about=about)
    note = f"{options.epochs} epochs, batch {options.batch}, {options.rate:g}, start as shipped before, {len(labelled)} pairs, {options.share:g} of the way; dev P (500 pairs) {'/'.join(f'{f:.4f}' for _, f in curve)}"
    record(folders, "en: mean of en and multi", figures, seed=options.seed, data=data_hash(labelled), minutes=(time.time() - began) / 60, note=note)


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("step", choices=("labels", "student"))
    parser.add_argument("--teachers", type=Path, help="folder that holds the teachers en and multi as they were; default: the models folder")
    parser.add_argument("--texts", type=int, default=80_000, help="sentences to look for near pairs among")
    parser.add_argument("--mined", type=int, default=34_000)
    parser.add_argument("--standing", type=int, default=16_000, help="pairs as the sets have them")
    parser.add_argument("--pairs", type=int, default=32_000, help="labelled pairs that the student learns from, drawn by the seed")
    parser.add_argument("--epochs", type=int, default=1)
    parser.add_argument("--batch", type=int, default=48)
    parser.add_argument("--rate", type=float, default=4e-5)
    parser.add_argument("--average", type=float, default=0.99)
    parser.add_argument("--share", type=float, default=0.5, help="how far to go from the start to what was learnt")
    parser.add_argument("--every", type=int, default=250)
    parser.add_argument("--ship", action="store_true")
    options: argparse.Namespace = parser.parse_args()
    folders = begin(options)
    (label if options.step == "labels" else student)(folders, options)


if __name__ == "__main__":
    main()
