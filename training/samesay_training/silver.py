"""
`make silver`: pairs of open-licence sentences, labelled 0..1 by the teachers, for the students to learn from.

Two files in training/silver (score, text, text; gzipped):

- `en.tsv.gz`: entailment pairs as they stand, and sentences found near each other by the encoder `en`, drawn evenly
  over its cosine so that every band is filled;
- `multi.tsv.gz`: English sides of parallel text found near each other in the same way, labelled in English, then given
  in English and the other language, the two sides drawn apart: graded pairs within and across Arabic, Spanish and Turkish.

Sets about negation are left out: the teachers don't see it.
No sentence of STS-benchmark dev or test (as far as overlap.tsv lists it), of STS 2014 Spanish, or of the fold of STS-benchmark
train that is left out for calibration takes part.
The teachers are MiniLM-L6 as published and the multilingual encoder that `make teacher` leaves (`work/teacher`); their
cosines become one score by least squares on the fold of STS-benchmark train that they did not see: the two together
are a point better than either. Parts are kept, so that an interrupted run goes on.
"""

from __future__ import annotations

import gzip
import random
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from transformers import AutoTokenizer

from . import base
from .common import ROOT, Folders, arguments, begin, data_hash, pearson, record, say
from .data import held_out_sentences, key, number, pair_key, rows, stsb, tidy
from .encoder import encode, onnx_encode
from .folds import held_out_numbers
from .package import load

SOURCES = {"snli": ("dev", "test", "train-part"), "mnli": ("train20k",), "wanli": ("pairs",)}
OTHERS = ("ar", "es", "tr")
FOLD = 0
"""Of STS-benchmark train: the teachers were trained without it."""

Pairs = list[tuple[str, str]]


def labelled_texts(folders: Folders, held_out: set[str]) -> Pairs:
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


def translations(folders: Folders, language: str, held_out: set[str]) -> dict[str, str]:
    """English sentence to its translation, 4 to 30 words, no sentence held out; the great everyday set is cut to a share."""
    draw, found = random.Random(folders.seed), {}
    for path in sorted((folders.data / "parallel").glob(f"*.en-{language}.tsv")):
        cells = [c for c in rows(path, 2) if all(len(t.split()) <= 30 for t in c[:2]) and len(c[0].split()) >= 4 and not {key(t) for t in c[:2]} & held_out]
        for c in draw.sample(cells, min(len(cells), 8000)):
            found.setdefault(c[0], c[1])
    return found


def mined(texts: list[str], vectors: np.ndarray, count: int, draw: random.Random) -> list[tuple[int, int]]:
    """`count` pairs of different texts, spread evenly over the cosine: for each text drawn, a partner at a cosine drawn from 0.2..0.95."""
    found = []
    for i in draw.sample(range(len(texts)), min(count, len(texts))):
        cosines = vectors @ vectors[i]
        cosines[i] = -1
        found.append((i, int(np.abs(cosines - draw.uniform(0.2, 0.95)).argmin())))
    return found


def small_encoder(folders: Folders) -> Callable[[list[str]], np.ndarray]:
    """The encoder `en` as it stands in models/, to mine with."""
    folder = ROOT / "models" / "en" if not folders.tiny else folders.models / "en"
    tokenizer = AutoTokenizer.from_pretrained(folder)
    return lambda texts: onnx_encode(folder / "model.onnx", tokenizer, texts)


def english(folders: Folders, count: int, held_out: set[str]) -> tuple[Pairs, Pairs]:
    """Pairs to label and to write: half as they stand, half mined."""
    draw = random.Random(folders.seed)
    pairs = labelled_texts(folders, held_out)
    draw.shuffle(pairs)
    unseen = held_out_numbers(folders.data, FOLD)
    of_train = {t for p in stsb(folders.data, "train") if number(p) not in unseen for t in (p.a, p.b) if key(t) not in held_out}
    texts = sorted({t for p in pairs for t in p} | of_train)
    texts = draw.sample(texts, min(len(texts), 2 * count))
    near = mined(texts, small_encoder(folders)(texts), count - count // 2, draw)
    both = pairs[: count // 2] + [(texts[i], texts[j]) for i, j in near]
    return both, both


def multilingual(folders: Folders, count: int, held_out: set[str]) -> tuple[Pairs, Pairs]:
    """Pairs to label (English) and the same to write (sides in English or the other language)."""
    draw = random.Random(folders.seed)
    to_label, to_write = [], []
    for language in OTHERS:
        other = translations(folders, language, held_out)
        texts = sorted(other)
        texts = draw.sample(texts, min(len(texts), 2 * count))
        for i, j in mined(texts, small_encoder(folders)(texts), count // len(OTHERS), draw):
            a, b = texts[i], texts[j]
            to_label.append((a, b))
            # one side at least in the other language: English pairs have their own file
            left, right = draw.choice(((True, True), (True, True), (True, False), (False, True)))
            to_write.append((other[a] if left else a, other[b] if right else b))
    return to_label, to_write


def teachers(folders: Folders) -> list[tuple[str, Callable[[list[str]], np.ndarray]]]:
    """The two that label, by name."""
    if not (folders.work / "teacher" / "config.json").exists():
        raise SystemExit("no teacher yet: run `make teacher` first")
    found = []
    for name, folder, prompt in (("minilm", base.minilm(folders), ""), ("teacher", folders.work / "teacher", "query: ")):
        model, tokenizer = load(folder)
        found.append((name, lambda texts, model=model.eval(), tokenizer=tokenizer, prompt=prompt: encode(model, tokenizer, texts, prompt)))
    return found


def cosines(name: str, vectors_of, pairs: Pairs, scratch: Path, part: int) -> np.ndarray:
    """Cosine of each pair by one teacher, in parts that are kept."""
    found = []
    for at in range(0, len(pairs), part):
        file = scratch / f"{name}-{data_hash(pairs)}-{at:06d}.npy"
        if not file.exists():
            these = pairs[at : at + part]
            texts = sorted({t for p in these for t in p})
            place = {t: i for i, t in enumerate(texts)}
            vectors = vectors_of(texts)
            np.save(file, np.array([float(vectors[place[a]] @ vectors[place[b]]) for a, b in these]))
            say(f"{name}: {at + len(these)} of {len(pairs)}")
        found.append(np.load(file))
    return np.concatenate(found)


def design(columns: list[np.ndarray]) -> np.ndarray:
    """Each teacher's cosine, their mean squared, and one."""
    stacked = np.stack(columns, 1)
    return np.column_stack([stacked, stacked.mean(1) ** 2, np.ones(len(stacked))])


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--english", type=int, default=12_000)
    parser.add_argument("--multilingual", type=int, default=10_500)
    parser.add_argument("--part", type=int, default=2000)
    parser.add_argument("--out", type=Path, default=ROOT / "training" / "silver")
    options = parser.parse_args()
    folders = begin(options)
    began = time.time()
    scratch = folders.scratch("silver")
    out = scratch if folders.tiny else options.out
    out.mkdir(parents=True, exist_ok=True)
    known = teachers(folders)
    held_out = held_out_sentences(folders.data)
    unseen = held_out_numbers(folders.data, FOLD)
    gold = [p for p in stsb(folders.data, "train") if number(p) in unseen]
    fold = [cosines(name, vectors_of, [(p.a, p.b) for p in gold], scratch, options.part) for name, vectors_of in known]
    target = np.array([p.score / 5 for p in gold])
    weights = np.linalg.lstsq(design(fold), target, rcond=None)[0]
    figures: dict = {f"{name} fold P": pearson(c, target) for (name, _), c in zip(known, fold, strict=True)}
    figures["both fold P"] = pearson(design(fold) @ weights, target)
    say(str(figures))
    for name, choose, count in (("en", english, options.english), ("multi", multilingual, options.multilingual)):
        to_label, to_write = choose(folders, 60 if folders.tiny else count, held_out)
        labels = np.clip(design([cosines(teacher, vectors_of, to_label, scratch, options.part) for teacher, vectors_of in known]) @ weights, 0, 1)
        part = out / f"{name}.tsv.gz.part"
        with gzip.GzipFile(part, "wb", mtime=0) as file:
            file.write("".join(f"{s:.4f}\t{a}\t{b}\n" for s, (a, b) in zip(labels, to_write, strict=True)).encode())
        part.replace(out / f"{name}.tsv.gz")
        record(folders, f"silver {name}", {**figures, "pairs": len(to_write), "mean": float(labels.mean())}, seed=options.seed, data=data_hash(to_label), minutes=(time.time() - began) / 60, note=f"{len(known)} teacher(s)")


if __name__ == "__main__":
    main()
