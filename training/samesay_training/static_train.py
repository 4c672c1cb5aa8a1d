"""`make fast`: the static table trained end to end on gold scores, translations and entailed sentences."""

from __future__ import annotations

import itertools
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F
from transformers import AutoTokenizer

from .common import Folders, arguments, begin, data_hash, record, say
from .data import LANGUAGES, held_out_sentences, key, number, rows, stsb
from .e5 import e5
from .encoder import held_out_figures, onnx_encode
from .folds import held_out_numbers, write_fold
from .losses import contrast, cosent, pearson_loss
from .silver import SOURCES, labelled_texts
from .static_package import table_vectors, write_static
from .static_start import start
from .static_text import Cutter

ENTAILING = {"snli": ("dev", "test", "train-part"), "mnli": ("train20k", "dev-matched", "dev-mismatched"), "wanli": ("pairs",), "cad-nli": ("train", "dev", "test"), "inferes-es": ("train", "test"), "wiki-split": ("pairs",)}
"""Sets of which the entailment (and split) rows count as close; all under open licences, see DATA.md."""


SHARES_OF_WAY = (0.5, 0.7, 0.85, 1.0)


class Texts:
    """Texts as rows of the table, ragged: text i is flat[at[i]:at[i+1]]."""

    def __init__(self, cutter: Cutter, texts: list[str]) -> None:
        """A text without a known piece stands as piece 0."""
        lists = [cutter.rows(t) or [0] for t in texts]
        self.at = np.concatenate([[0], np.cumsum([len(x) for x in lists])])
        self.flat = np.fromiter(itertools.chain.from_iterable(lists), np.int64, int(self.at[-1]))

    def tokens(self, chosen: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Rows of the texts `chosen`, one after another, and how many each has."""
        starts = self.at[chosen]
        lengths = self.at[chosen + 1] - starts
        before = np.cumsum(lengths) - lengths
        return self.flat[np.arange(lengths.sum()) + np.repeat(starts - before, lengths)], lengths


def bags(table: torch.Tensor, wanted: list[tuple[Texts, np.ndarray]], drop: float, draw: np.random.Generator) -> list[torch.Tensor]:
    """
    Unit vectors [len(chosen), width] for each (texts, chosen); each token is left out with chance `drop`.

    All in one look-up: its backward pass writes a gradient of the size of the table, which is most of a step's time.
    """
    parts = [texts.tokens(chosen) for texts, chosen in wanted]
    flat, lengths = (np.concatenate(side) for side in zip(*parts, strict=True))
    weights = (draw.random(len(flat)) >= drop).astype(np.float32) + 1e-3
    offsets = np.cumsum(lengths) - lengths
    summed = F.embedding_bag(torch.from_numpy(flat), table, torch.from_numpy(offsets), mode="sum", per_sample_weights=torch.from_numpy(weights))
    return list(F.normalize(summed, dim=-1).split([len(chosen) for _, chosen in wanted]))


def parallel_pairs(data: Path) -> list[tuple[str, str]]:
    return [(c[0], c[1]) for path in sorted((data / "parallel").glob("*.en-??.tsv")) for c in rows(path, 2)]


def entailed_pairs(data: Path, held_out: set[str]) -> list[tuple[str, str]]:
    found = []
    for folder, names in ENTAILING.items():
        for name in names:
            for cells in rows(data / "pairs" / folder / f"{name}.tsv", 4):
                if cells[1] in ("entailment", "split") and key(cells[2]) not in held_out and key(cells[3]) not in held_out:
                    found.append((cells[2], cells[3]))
    return found


def distilled_pairs(folders: Folders, count: int, held_out: set[str]) -> tuple[list[tuple[str, str]], np.ndarray]:
    """Open English pairs and their cosine by the encoder `en`, kept in work/static."""
    store = folders.scratch("static") / f"distilled-{folders.seed}-{count}.npz"
    if store.exists():
        saved = np.load(store)
        return list(zip(saved["a"].tolist(), saved["b"].tolist(), strict=True)), saved["cosine"]
    pairs = labelled_texts(folders, held_out)
    pairs = [pairs[i] for i in np.random.default_rng(folders.seed).permutation(len(pairs))[:count]]
    model = folders.models / "en"
    vectors = onnx_encode(model / "model.onnx", AutoTokenizer.from_pretrained(model), [p[0] for p in pairs] + [p[1] for p in pairs])
    cosine = (vectors[: len(pairs)] * vectors[len(pairs) :]).sum(1)
    np.savez(store, a=np.array([p[0] for p in pairs]), b=np.array([p[1] for p in pairs]), cosine=cosine)
    return pairs, cosine


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--rate", type=float, default=1.5e-3)
    parser.add_argument("--drop", type=float, default=0.1)
    parser.add_argument("--gold-weight", type=float, default=2.0)
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--every", type=int, default=80, help="steps between two looks at dev, and checkpoints")
    parser.add_argument("--patience", type=int, default=3, help="looks at dev without a better figure before the run ends")
    parser.add_argument("--name", default="", help="of the checkpoint; default: from the settings")
    parser.add_argument("--contrast-weight", type=float, default=0.2, help="of translations and entailed pairs each")
    parser.add_argument("--distilled", type=int, default=16_000, help="English pairs whose cosine by models/en is learnt; 0: none")
    parser.add_argument("--anchor", type=float, default=0.0, help="pull towards the first table")
    parser.add_argument("--hold-out", type=int, help="leave this fold of STS-benchmark train out and write its cosines (see crossfit); with --ship, the fold is there to calibrate on")
    parser.add_argument("--ship", action="store_true", help="write models/fast")
    options = parser.parse_args()
    folders = begin(options)
    began = time.time()
    multi = e5(folders)
    pieces, first, _ = start(folders, folders.models / "multi" / "model.onnx", AutoTokenizer.from_pretrained(multi), "query: ")
    cutter = Cutter(pieces)
    few = 200 if folders.tiny else None
    held_out = held_out_sentences(folders.data)
    left_out = held_out_numbers(folders.data, options.hold_out)
    gold_sets = {language: [p for p in stsb(folders.data, "train", language) if number(p) not in left_out][:few] for language in LANGUAGES}
    gold = [(x, y) for x in LANGUAGES for y in LANGUAGES]
    parallel = parallel_pairs(folders.data)[:few]
    entailed = entailed_pairs(folders.data, held_out)[:few]
    say(f"{len(parallel)} translations, {len(entailed)} entailed pairs")
    left = {lang: Texts(cutter, [p.a for p in pairs]) for lang, pairs in gold_sets.items()}
    right = {lang: Texts(cutter, [p.b for p in pairs]) for lang, pairs in gold_sets.items()}
    scores = {lang: np.array([p.score / 5 for p in pairs], np.float32) for lang, pairs in gold_sets.items()}
    # the three files share order and scores, but a language may leave rows out; ids join them
    index = {lang: {number(p): i for i, p in enumerate(pairs)} for lang, pairs in gold_sets.items()}
    shared = sorted(set.intersection(*(set(x) for x in index.values())))
    joined = {lang: np.array([index[lang][k] for k in shared]) for lang in LANGUAGES}
    par = [Texts(cutter, [p[side] for p in parallel]) for side in (0, 1)]
    ent = [Texts(cutter, [p[side] for p in entailed]) for side in (0, 1)]

    taught, cosines = distilled_pairs(folders, 100 if folders.tiny else options.distilled, held_out) if options.distilled else ([], np.zeros(0, np.float32))
    say(f"{len(taught)} pairs to distil")
    told = [Texts(cutter, [p[side] for p in taught]) for side in (0, 1)]

    table = torch.nn.Parameter(torch.from_numpy(first.copy()))
    origin = torch.from_numpy(first.copy())
    optimizer = torch.optim.Adam([table], lr=options.rate)
    steps = 4 if folders.tiny else options.steps
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda s: min(1.0, (s + 1) / 50) * (1 - s / steps))
    draw = np.random.default_rng(options.seed)
    size = 32 if folders.tiny else options.batch
    best, best_table, log = -1.0, first, []
    label = options.name or f"{options.seed}-{options.steps}-{options.rate:g}-{options.drop:g}-{options.gold_weight:g}-{options.anchor:g}-{options.contrast_weight:g}-{options.distilled}-{size}-{options.hold_out}"
    checkpoint = folders.scratch("static") / f"state-{label}.pt"
    begin_at = 0
    if checkpoint.exists() and not folders.tiny:
        state = torch.load(checkpoint, weights_only=False)
        table.data.copy_(state["table"])
        optimizer.load_state_dict(state["optimizer"])
        schedule.load_state_dict(state["schedule"])
        draw.bit_generator.state = state["draw"]
        begin_at, best, best_table, log = state["step"], state["best"], state["best_table"], state["log"]
        say(f"going on at step {begin_at} of {steps}")
    for step in range(begin_at, steps):
        x, y = gold[draw.integers(len(gold))]
        picked = draw.choice(len(shared), min(size, len(shared)), replace=False)
        wanted = [(left[x], joined[x][picked]), (right[y], joined[y][picked])]
        for pair, count in ((par, len(parallel)), (ent, len(entailed))):
            chosen = draw.choice(count, min(size, count), replace=False)
            wanted += [(side, chosen) for side in pair]
        chosen = draw.choice(len(taught), min(size, len(taught)), replace=False) if taught else np.zeros(0, np.int64)
        wanted += [(side, chosen) for side in told] if taught else []
        u, v, *others = bags(table, wanted, options.drop, draw)
        target = torch.from_numpy(scores[x][joined[x][picked]])
        cosine = (u * v).sum(-1)
        loss = options.gold_weight * (pearson_loss(cosine, target) + 0.1 * cosent(cosine, target))
        if taught:
            two, one = others.pop(), others.pop()
            loss = loss + options.gold_weight * pearson_loss((one * two).sum(-1), torch.from_numpy(cosines[chosen]))
        for one, two in zip(others[::2], others[1::2], strict=True):
            loss = loss + options.contrast_weight * contrast(one, two)
        if options.anchor:
            loss = loss + options.anchor * (table - origin).square().sum() / len(pieces)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        if (step + 1) % options.every == 0 or step + 1 == steps:
            now = table.detach().numpy()
            figures = held_out_figures(folders.data, table_vectors(pieces, now), rows=40 if folders.tiny else None)
            mean = float(np.mean([figures[f"{lang} P"] for lang in LANGUAGES]))
            log.append(f"{mean:.4f}")
            say(f"step {step + 1} loss {loss.item():.3f} " + ", ".join(f"{k} {v:.4f}" for k, v in figures.items()))
            if mean > best:
                best, best_table = mean, now.copy()
            if not folders.tiny:
                state = {"table": table.detach(), "optimizer": optimizer.state_dict(), "schedule": schedule.state_dict(), "draw": draw.bit_generator.state}
                torch.save({**state, "step": step + 1, "best": best, "best_table": best_table, "log": log}, checkpoint.with_suffix(".part"))
                checkpoint.with_suffix(".part").replace(checkpoint)
            if len(log) - 1 - log.index(max(log)) >= options.patience:
                say("dev has not got better for a while: enough")
                break
    # part of the way back to the first table: text unlike the training sets keeps its figures
    way = {share: held_out_figures(folders.data, table_vectors(pieces, first + share * (best_table - first)), rows=40 if folders.tiny else None) for share in SHARES_OF_WAY}
    for share, figures in way.items():
        say(f"{share:.0%} of the way: " + ", ".join(f"{k} {v:.4f}" for k, v in figures.items()))
    chosen_share = max(way, key=lambda share: np.mean([way[share][f"{lang} P"] for lang in LANGUAGES]))
    best_table = first + chosen_share * (best_table - first)
    minutes = (time.time() - began) / 60
    used = data_hash([gold_sets, len(parallel), len(entailed)])
    note = f"{steps} steps, {options.rate:g}, drop {options.drop}, gold {options.gold_weight}, contrast {options.contrast_weight:g}, {len(taught)} distilled, anchor {options.anchor}, {chosen_share:.0%} of the way from the first table; mean dev P every {options.every} steps {'/'.join(log)}"
    if options.hold_out is not None:
        write_fold(folders, "fast", options.hold_out, left_out, table_vectors(pieces, best_table), tuple(LANGUAGES))
        if not options.ship:
            return
    if options.ship or folders.tiny:
        about = {
            "version": 2,
            "baseModel": "multilingual-e5-small, distilled",
            "licence": "MIT; trained on data under CC BY, CC BY-SA and STS-benchmark's mixed terms (training/DATA.md)",
            "recipe": "training/samesay_training/static_train.py",
            "trainedOn": ["stsb-train", "stsb-es-mt-train", "stsb-tr-mt-train", "parallel", *sorted({*ENTAILING, *SOURCES})],
            "selectedOn": ["stsb-dev"],
            **({} if options.hold_out is None else {"heldOutFold": options.hold_out}),
        }
        figures = write_static(folders, pieces, best_table, about)
    else:
        figures = way[chosen_share]
    record(folders, "fast", figures, seed=options.seed, data=used, minutes=minutes, note=note)


if __name__ == "__main__":
    main()
