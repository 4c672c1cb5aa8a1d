"""The analyser's network: tags, features, heads and relations of a sentence's words, small enough for plain JavaScript.

    python training/analysis/network.py --language en --train FILE[:TIMES] ... [--silver FILE:WEIGHT ...] \\
        [--dev FILE] [--classes FILE] --out network.bin [--expected FILE]

FILE: CoNLL-U. TIMES: how often its sentences count in an epoch. --silver: machine-annotated text (teacher.py), its
words weighed by WEIGHT. CLASSES: word classes made by classes.ts. --dev: figures on this file, to choose by.
--out takes the network as join-network.ts and train.ts read it: one line of JSON, then 8-bit rows, 8-bit weights and
32-bit floats. --expected writes what the exported network says of the first sentences of --dev, to check readers by.

Words become sums of hashed rows (form, ends, beginnings, shape, classes), read by convolutions with growing reach;
arcs are scored by products of two projections and a term of the distance (Dozat and Manning 2017, without the MLPs and
the LSTM). The reader is src/analysis/network/network.ts; what is said there of rows, layers and scores holds here.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import re
import sys
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

sys.path.insert(0, str(Path(__file__).resolve().parent))
from treebank import Sentence, read_conllu, tree_of  # noqa: E402

UPOS = "ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN PUNCT SCONJ SYM VERB X".split()
AFFIX_ROWS, SHAPE_ROWS = 1 << 13, 1 << 11
LONGEST = 128
"""Words of a sentence; the reader cuts longer ones."""
BUCKETS = 33
STEPS_OF_ONE = 256
"""Of an activation that goes into a map as 16 bits: z becomes round(256 z)."""
IGNORED = -100


# Hashes and shapes, as in src/analysis/network/hash.ts and word.ts


def utf16(text: str) -> list[int]:
    data = text.encode("utf-16-le", "surrogatepass")
    return [data[i] | data[i + 1] << 8 for i in range(0, len(data), 2)]


def hash_units(units: list[int]) -> int:
    h = 0x811C9DC5
    for unit in units:
        h = ((h ^ unit) * 0x01000193) & 0xFFFFFFFF
    return ((h ^ (h >> 15)) * 0x2C1B3C6D) & 0xFFFFFFFF


def mix1(template: int, value: int) -> int:
    h = ((((template * 0x632BE5AB) & 0xFFFFFFFF) ^ value) * 0x9E3779B1) & 0xFFFFFFFF
    return (((h ^ (h >> 15)) * 0x85EBCA6B) & 0xFFFFFFFF) >> 7


def model_form(form: str, language: str) -> str:
    text = form
    if language == "tr":
        text = text.replace("I", "ı").replace("İ", "i").replace("i\u0307", "i")
    text = text.lower()
    if language == "ar":
        text = re.sub("[\u064b-\u065f\u0670\u0640]", "", text)
        text = re.sub("[أإآٱ]", "ا", text).replace("ى", "ي")
    text = re.sub("[’‘`´]", "'", text)
    text = re.sub("[“”]", '"', text)
    return re.sub("[0-9\u0660-\u0669\u06f0-\u06f9]", "0", text)


def shape_of(form: str) -> str:
    shape, last = "", ""
    for unit in utf16(form)[:24]:
        c = chr(unit)
        kind = "X" if c.isupper() else "x" if c.isalpha() else "0" if c.isnumeric() else c
        if kind == last and len(shape) > 2:
            continue
        shape += kind
        last = kind
    return shape


class Words:
    """Numbers of word forms and the eleven rows of each."""

    def __init__(self, language: str, classes: dict[int, int], word_rows: int):
        self.language, self.classes, self.word_rows = language, classes, word_rows
        self.number: dict[str, int] = {}
        self.rows: list[list[int]] = []

    def class_of(self, form: str) -> int:
        """0 for words in no class."""
        found = self.classes.get(hash_units(utf16(model_form(form, self.language))))
        return 0 if found is None else found + 1

    def rows_of(self, form: str) -> list[int]:
        units = utf16(model_form(form, self.language))
        n, words, affixes, shapes = len(units), self.word_rows, AFFIX_ROWS, SHAPE_ROWS
        whole = hash_units(units)
        fine = self.class_of(form)
        coarse = 0 if fine == 0 else 1 + (fine - 1) // 16
        rows = [mix1(1, whole) % words, mix1(2, whole) % words]
        rows += [words + mix1(10 + k, hash_units(units[max(0, n - k) :])) % affixes for k in (2, 3, 4)]
        rows += [words + mix1(20 + k, hash_units(units[: min(n, k)])) % affixes for k in (1, 2, 3)]
        rows += [words + affixes + mix1(template, value) % shapes for template, value in ((30, hash_units(utf16(shape_of(form)))), (31, fine), (32, coarse))]
        return rows

    def seen(self, forms: list[str]) -> list[str]:
        """As seenForms in word.ts: the Arabic article gets its alif back behind ل."""
        if self.language != "ar" or "ل" not in forms:
            return forms
        out = list(forms)
        for i, form in enumerate(forms):
            if i == 0 or forms[i - 1] != "ل" or len(form) < 3 or not form.startswith("ل"):
                continue
            whole = "ا" + form
            if not (self.class_of(form) != 0 and self.class_of(whole) == 0):
                out[i] = whole
        return out

    def __call__(self, forms: list[str]) -> np.ndarray:
        out = []
        for form in self.seen(forms):
            own = self.number.get(form)
            if own is None:
                own = self.number[form] = len(self.rows)
                self.rows.append(self.rows_of(form))
            out.append(own)
        return np.array(out)


class Inventory:
    """Relations, bundles of features, which of them each tag takes, and the bundles' parts as BundleSet numbers them."""

    def __init__(self, sentences: list[tuple[Sentence, bool]]):
        relations, by_tag = Counter(), [Counter() for _ in UPOS]
        bundles: dict[str, int] = {"_": 0}
        silver_only = Counter()
        for s, silver in sentences:
            relations.update(s.relations)
            for tag, bundle in zip(s.tags, s.bundles):
                # A machine's rare bundle is more often a mistake than a find.
                if silver and bundle not in bundles:
                    silver_only[bundle] += 1
                    if silver_only[bundle] < 5:
                        continue
                bundles.setdefault(bundle, len(bundles))
                by_tag[tag_number(tag)][bundles[bundle]] += 1
        self.relations = ["root", *sorted(r for r, n in relations.items() if r != "root" and n > 1)]
        self.bundles = list(bundles)
        self.by_tag = [[b for b, _ in sorted(counts.items(), key=lambda x: (-x[1], x[0]))] for counts in by_tag]
        self.relation_number = {r: i for i, r in enumerate(self.relations)}
        self.bundle_number = bundles
        attributes: dict[str, dict[str, int]] = {}
        parsed = [dict(p.split("=", 1) for p in b.split("|")) if b != "_" else {} for b in self.bundles]
        parts = 0
        for bundle in parsed:
            for attribute, value in bundle.items():
                if attribute not in attributes:
                    attributes[attribute] = {"": parts}
                    parts += 1
                if value not in attributes[attribute]:
                    attributes[attribute][value] = parts
                    parts += 1
        self.parts = parts
        self.bundle_parts = np.zeros((len(self.bundles), max(1, parts)), np.float32)
        for i, bundle in enumerate(parsed):
            for attribute, values in attributes.items():
                self.bundle_parts[i, values[bundle.get(attribute, "")]] = 1
        self.allowed = np.zeros((len(UPOS), len(self.bundles)), bool)
        for tag, own in enumerate(self.by_tag):
            self.allowed[tag, own or [0]] = True


def tag_number(tag: str) -> int:
    return UPOS.index(tag) if tag in UPOS else UPOS.index("X")


class Encoded(NamedTuple):
    """A sentence as numbers; heads with 0 for the root."""

    words: np.ndarray
    tags: np.ndarray
    bundles: np.ndarray
    heads: np.ndarray
    relations: np.ndarray
    weight: float
    whole: bool
    """False: its parts of speech alone are learnt."""


def encode(s: Sentence, words: Words, inv: Inventory, weight: float, whole: bool) -> Encoded:
    tags = np.array([tag_number(t) for t in s.tags])
    # A bundle that the tag does not take says nothing.
    bundles = np.array([inv.bundle_number.get(b, IGNORED) for b in s.bundles])
    bundles = np.where((bundles >= 0) & inv.allowed[tags, np.maximum(bundles, 0)], bundles, IGNORED)
    relations = np.array([inv.relation_number.get(r, IGNORED) for r in s.relations])
    return Encoded(words(s.forms), tags, bundles, np.array(s.heads), relations, weight, whole)


def distance_buckets(words: int) -> np.ndarray:
    """Bucket of head minus dependent [dependent, head]: exact to 8, then in steps that grow."""
    away = np.arange(words)[None, :] - np.arange(words)[:, None]
    m = np.minimum(np.abs(away), 40)
    far = np.minimum(16, np.floor(8 + 3 * np.log2(np.maximum(m, 8) / 8)).astype(int))
    return 16 + np.sign(away) * np.where(m <= 8, m, far)


class Shape(NamedTuple):
    word_rows: int
    width: int
    hidden: int
    dilations: list[int]
    arc: int
    relation: int


class Network(nn.Module):
    def __init__(self, shape: Shape, inv: Inventory, drop: float):
        super().__init__()
        self.shape, hidden = shape, shape.hidden
        self.rows = nn.Embedding(shape.word_rows + AFFIX_ROWS + SHAPE_ROWS, shape.width)
        nn.init.normal_(self.rows.weight, std=0.27)
        self.first = nn.Linear(3 * shape.width, hidden)
        self.layers = nn.ModuleList(nn.Linear(3 * hidden, hidden) for _ in shape.dilations)
        self.norms = nn.ModuleList(nn.LayerNorm(hidden) for _ in shape.dilations)
        self.last = nn.LayerNorm(hidden)
        self.tags = nn.Linear(hidden, len(UPOS))
        self.parts = nn.Linear(hidden, max(1, inv.parts))
        self.dependent, self.head = nn.Linear(hidden, shape.arc), nn.Linear(hidden, shape.arc)
        self.root = nn.Parameter(torch.randn(shape.arc) * 0.1)
        self.distance = nn.Linear(shape.arc, BUCKETS)
        self.of_dependent, self.of_head = nn.Linear(hidden, shape.relation), nn.Linear(hidden, shape.relation, bias=False)
        self.of_root = nn.Parameter(torch.randn(shape.relation) * 0.1)
        self.relations = nn.Linear(shape.relation, len(inv.relations))
        self.drop = nn.Dropout(drop)
        self.register_buffer("bundle_parts", torch.from_numpy(inv.bundle_parts), persistent=False)

    def forward(self, rows: torch.Tensor, inside: torch.Tensor, word_drop: float) -> dict[str, torch.Tensor]:
        """rows [sentences, words, 11]; inside: which of them are words. Arcs: [.., words, 1 + words], the root first."""
        known = self.rows(rows[..., :2]).sum(2)
        if self.training:
            # Words that are new have no row of their own to go by.
            known = known * (torch.rand(known.shape[:2]) > word_drop).float()[..., None]
        mask = inside[..., None].float()
        x = known + self.rows(rows[..., 2:]).sum(2)
        x = F.relu(self.first(window(self.drop(x) * mask, 1)))
        for layer, norm, dilation in zip(self.layers, self.norms, self.shape.dilations):
            x = x + F.relu(layer(window(self.drop(norm(x)) * mask, dilation)))
        x = self.drop(self.last(x))
        scale = 1 / math.sqrt(self.shape.arc)
        dependent, head = self.dependent(x), self.head(x)
        n = rows.shape[1]
        buckets = torch.from_numpy(distance_buckets(n))
        arcs = dependent @ head.transpose(1, 2) * scale + self.distance(dependent).gather(2, buckets.expand(len(rows), -1, -1))
        arcs = arcs.masked_fill(~inside[:, None, :] | torch.eye(n, dtype=torch.bool), -1e9)
        arcs = torch.cat([(dependent @ self.root * scale)[..., None], arcs], -1)
        return {"x": x, "tags": self.tags(x), "bundles": self.parts(x) @ self.bundle_parts.T, "arcs": arcs}

    def relation_scores(self, x: torch.Tensor, heads: torch.Tensor) -> torch.Tensor:
        head = torch.cat([self.of_root.expand(len(x), 1, -1), self.of_head(x)], 1)
        head = head.gather(1, heads[..., None].expand(-1, -1, head.shape[-1]))
        return self.relations(F.relu(self.of_dependent(x) + head))


def window(x: torch.Tensor, dilation: int) -> torch.Tensor:
    """[sentences, words, width] -> [.., 3 width]: what stands `dilation` before, here, and behind; zeros outside."""
    n = x.shape[1]
    padded = F.pad(x, (0, 0, dilation, dilation))
    return torch.cat([padded[:, :n], x, padded[:, 2 * dilation :]], -1)


def collate(items: list[Encoded]) -> dict[str, torch.Tensor]:
    n = max(len(e.words) for e in items)
    out = {name: np.full((len(items), n), 0 if name == "words" else IGNORED) for name in ("words", "tags", "bundles", "heads", "relations")}
    inside = np.zeros((len(items), n), bool)
    for i, e in enumerate(items):
        size = len(e.words)
        inside[i, :size] = True
        for name in ("words", "tags", *(("bundles", "heads", "relations") if e.whole else ())):
            out[name][i, :size] = getattr(e, name)
    batch = {name: torch.from_numpy(x) for name, x in out.items()}
    return {**batch, "inside": torch.from_numpy(inside), "weight": torch.tensor([e.weight for e in items])[:, None]}


def batches(items: list[Encoded], size: int, rng: random.Random) -> list[list[int]]:
    """Sentences of like length together, about `size` words a batch."""
    order = list(range(len(items)))
    rng.shuffle(order)
    order.sort(key=lambda i: len(items[i].words) // 3)
    groups, group, longest = [], [], 0
    for i in order:
        n = len(items[i].words)
        if group and max(longest, n) * (len(group) + 1) > size:
            groups.append(group)
            group, longest = [], 0
        group.append(i)
        longest = max(longest, n)
    groups.append(group)
    rng.shuffle(groups)
    return groups


def loss_of(net: Network, batch: dict[str, torch.Tensor], table: torch.Tensor, allowed: torch.Tensor, word_drop: float) -> torch.Tensor:
    out = net(table[batch["words"]], batch["inside"], word_drop)
    relations = net.relation_scores(out["x"], batch["heads"].clamp(min=0))
    bundles = out["bundles"].masked_fill(~allowed[batch["tags"].clamp(min=0)], -1e9)
    each = lambda scores, name: F.cross_entropy(scores.flatten(0, 1), batch[name].flatten(), ignore_index=IGNORED, reduction="none").view(batch[name].shape)
    losses = each(out["arcs"], "heads") + each(relations, "relations") + 0.5 * each(out["tags"], "tags") + 0.5 * each(bundles, "bundles")
    return (losses * batch["weight"] * batch["inside"]).sum() / batch["inside"].sum()


class Exported:
    """The network as it ships, in NumPy: 8-bit weights, 16-bit activations, the same integers as src/analysis/network/network.ts."""

    def __init__(self, net: Network, inv: Inventory):
        self.shape, self.inv = net.shape, inv
        table = net.rows.weight.detach().numpy()
        # A few large rows would cost all others their steps.
        self.row_scale = float(np.quantile(np.abs(table), 0.99999)) / 127
        self.rows = np.clip(np.rint(table / self.row_scale), -127, 127).astype(np.int8)
        numbers = lambda x: x.detach().numpy().astype(np.float32)
        affine = lambda layer, input_scale: quantised(numbers(layer.weight), numbers(layer.bias), input_scale)
        step = 1 / STEPS_OF_ONE
        self.first = affine(net.first, self.row_scale)
        self.layers = [(numbers(norm.weight), numbers(norm.bias), affine(layer, step)) for layer, norm in zip(net.layers, net.norms)]
        self.last = (numbers(net.last.weight), numbers(net.last.bias))
        scale = 1 / math.sqrt(net.shape.arc)
        dependent, dependent_bias = numbers(net.dependent.weight), numbers(net.dependent.bias)
        distance = numbers(net.distance.weight)
        none = np.zeros(net.shape.relation, np.float32)
        stacked = [
            (numbers(net.tags.weight), numbers(net.tags.bias)),
            (numbers(net.parts.weight)[: inv.parts], numbers(net.parts.bias)[: inv.parts]),
            (dependent, dependent_bias),
            (numbers(net.head.weight) * scale, numbers(net.head.bias) * scale),
            (distance @ dependent, distance @ dependent_bias + numbers(net.distance.bias)),
            (numbers(net.of_dependent.weight), numbers(net.of_dependent.bias)),
            (numbers(net.of_head.weight), none),
        ]
        self.ends = np.cumsum([len(w) for w, _ in stacked])
        self.heads = quantised(np.concatenate([w for w, _ in stacked]), np.concatenate([b for _, b in stacked]), step)
        self.root, self.of_root = numbers(net.root) * scale, numbers(net.of_root)
        self.relations = affine(net.relations, step)

    def __call__(self, rows: np.ndarray) -> dict[str, np.ndarray]:
        """What the network says of one sentence; rows [words, 11]. Heads with 0 for the root."""
        n = len(rows)
        x = np.maximum(0, apply(self.first, windows(self.rows[rows].astype(np.int64).sum(1), 1)))
        for (gamma, beta, layer), dilation in zip(self.layers, self.shape.dilations):
            x = x + np.maximum(0, apply(layer, windows(steps(normed(x, gamma, beta)), dilation)))
        out = np.split(apply(self.heads, steps(normed(x, *self.last))), self.ends[:-1], axis=1)
        tags, parts, dependent, head, distance, of_dependent, of_head = out
        arcs = np.full((n + 1, n + 1), -1e9)
        arcs[1:, 1:] = dependent @ head.T + np.take_along_axis(distance, distance_buckets(n), 1)
        arcs[1:, 0] = dependent @ self.root
        np.fill_diagonal(arcs, -1e9)
        heads = np.asarray(tree_of(arcs))[1:]
        tag = tags.argmax(1)
        bundles = parts @ self.inv.bundle_parts[:, : self.inv.parts].T if self.inv.parts > 0 else np.zeros((n, len(self.inv.bundles)))
        bundle = [max(self.inv.by_tag[t] or [0], key=lambda b: bundles[i, b]) for i, t in enumerate(tag)]
        u = np.maximum(0, of_dependent + np.concatenate([self.of_root[None], of_head])[heads])
        relations = apply(self.relations, steps(u))
        relations[:, 0] = np.where(heads == 0, 1e9, -1e9)
        return {"tags": tag, "bundles": np.array(bundle), "heads": heads, "relations": relations.argmax(1)}

    def write(self, path: Path, language: str) -> None:
        maps = [self.first, *(layer for _, _, layer in self.layers), self.heads, self.relations]
        weights = np.concatenate([m[0].ravel() for m in maps])
        floats = [self.first[1], self.first[2]]
        for gamma, beta, (_, scales, bias) in self.layers:
            floats += [gamma, beta, scales, bias]
        floats += [*self.last, self.heads[1], self.heads[2], self.root, self.of_root, self.relations[1], self.relations[2]]
        joined = np.concatenate(floats).astype("<f4")
        shape = self.shape
        header = {
            "language": language,
            "labels": self.inv.relations,
            "bundles": self.inv.bundles,
            "bundlesByTag": self.inv.by_tag,
            "network": {"words": shape.word_rows, "affixes": AFFIX_ROWS, "shapes": SHAPE_ROWS, "width": shape.width, "hidden": shape.hidden, "dilations": shape.dilations, "arc": shape.arc, "relation": shape.relation, "rowScale": self.row_scale},
            "bytes": {"rows": self.rows.nbytes, "weights": weights.nbytes, "floats": joined.nbytes},
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(path.name + ".part")
        part.write_bytes(json.dumps(header, ensure_ascii=False).encode() + b"\n" + self.rows.tobytes() + weights.tobytes() + joined.tobytes())
        part.replace(path)


Affine = tuple[np.ndarray, np.ndarray, np.ndarray]
"""8-bit weights [out, in], scales and biases [out]."""


def quantised(weight: np.ndarray, bias: np.ndarray, input_scale: float) -> Affine:
    largest = np.maximum(np.abs(weight).max(1), 1e-12) / 127
    return np.clip(np.rint(weight / largest[:, None]), -127, 127).astype(np.int8), (largest * input_scale).astype(np.float32), bias


def apply(affine: Affine, q: np.ndarray) -> np.ndarray:
    weight, scales, bias = affine
    return (q.astype(np.float64) @ weight.T.astype(np.float64)).astype(np.float32) * scales + bias


def normed(x: np.ndarray, gamma: np.ndarray, beta: np.ndarray) -> np.ndarray:
    x = x.astype(np.float64)
    return (x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, keepdims=True) + 1e-5) * gamma + beta


def steps(z: np.ndarray) -> np.ndarray:
    return np.clip(np.rint(z * STEPS_OF_ONE), -32767, 32767).astype(np.int64)


def windows(q: np.ndarray, dilation: int) -> np.ndarray:
    n = len(q)
    padded = np.pad(q, ((dilation, dilation), (0, 0)))
    return np.concatenate([padded[:n], q, padded[2 * dilation :]], 1)


def figures(exported: Exported, items: list[Encoded], sentences: list[Sentence], table: np.ndarray) -> str:
    """Shares of words right, everything predicted, by the exported network."""
    sums, total = Counter(), 0
    inv = exported.inv
    for e, s in zip(items, sentences):
        out = exported(table[e.words])
        total += len(e.words)
        sums["UPOS"] += int((out["tags"] == e.tags).sum())
        sums["feats"] += sum(inv.bundles[b] == g for b, g in zip(out["bundles"], s.bundles))
        right = out["heads"] == e.heads
        sums["UAS"] += int(right.sum())
        sums["LAS"] += int((right & (out["relations"] == e.relations)).sum())
    return " ".join([f"words {total}", *(f"{name} {sums[name] / total:.4f}" for name in ("UPOS", "feats", "UAS", "LAS"))])


def options() -> argparse.Namespace:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--language", required=True, choices=("en", "es", "ar", "tr"))
    p.add_argument("--train", nargs="+", required=True, metavar="FILE[:TIMES]")
    p.add_argument("--silver", nargs="*", default=[], metavar="FILE:WEIGHT")
    p.add_argument("--silver-teaches", choices=("all", "tags"), default="all", help="what is learnt from machine-annotated text: everything, or parts of speech alone")
    p.add_argument("--folds", type=int, default=0, help="cross-validate on the first --train file instead; {fold} in the names of silver files and of --out is the fold's number, from 0")
    p.add_argument("--fold", type=int, help="this fold alone")
    p.add_argument("--dev", type=Path)
    p.add_argument("--classes", type=Path)
    p.add_argument("--out", type=Path)
    p.add_argument("--expected", type=Path)
    p.add_argument("--hold-out", type=int, default=0, help="keep every Nth sentence of the first --train file for figures")
    p.add_argument("--epochs", type=float, default=6)
    p.add_argument("--hidden", type=int, default=96)
    p.add_argument("--width", type=int, default=64)
    p.add_argument("--dilations", type=int, nargs="+", default=[1, 1, 2, 4])
    p.add_argument("--arc", type=int, default=64)
    p.add_argument("--relation", type=int, default=48)
    p.add_argument("--row-bits", type=int, default=15, help="log2 of the rows for word forms")
    p.add_argument("--batch", type=int, default=3000, help="words")
    p.add_argument("--rate", type=float, default=3e-3)
    p.add_argument("--drop", type=float, default=0.1)
    p.add_argument("--word-drop", type=float, default=0.15)
    p.add_argument("--seed", type=int, default=7)
    p.add_argument("--threads", type=int, default=1)
    p.add_argument("--tiny", action="store_true", help="a few steps on a few sentences: shows that it runs")
    return p.parse_args()


def say(line: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {line}", flush=True)


def read_classes(path: Path | None) -> dict[int, int]:
    if path is None:
        return {}
    data = json.loads(path.read_text())
    return dict(zip(data["keys"], data["classes"]))


class Material(NamedTuple):
    gold: list[tuple[Sentence, int]]
    silver: list[tuple[Sentence, float]]
    held: list[Sentence]


def read_material(a: argparse.Namespace, fold: int | None) -> Material:
    keep = (lambda s: [x for x in s if len(x.forms) <= LONGEST][:40]) if a.tiny else (lambda s: [x for x in s if len(x.forms) <= LONGEST])
    gold, held = [], []
    for number, entry in enumerate(a.train):
        name, _, times = entry.partition(":")
        sentences = keep(read_conllu(Path(name)))
        if number == 0 and fold is not None:
            in_fold = [i * a.folds // len(sentences) == fold for i in range(len(sentences))]
            held = [s for s, own in zip(sentences, in_fold) if own]
            sentences = [s for s, own in zip(sentences, in_fold) if not own]
        elif number == 0 and a.hold_out:
            held = sentences[a.hold_out - 1 :: a.hold_out]
            sentences = [s for i, s in enumerate(sentences) if i % a.hold_out != a.hold_out - 1]
        gold += [(s, int(times or 1)) for s in sentences]
    silver = []
    for entry in a.silver:
        name, _, weight = entry.rpartition(":")
        silver += [(s, float(weight)) for s in keep(read_conllu(Path(name.format(fold=fold))))]
    if a.dev is not None:
        held = keep(read_conllu(a.dev))
    return Material(gold, silver, held)


def train(a: argparse.Namespace, fold: int | None = None) -> str:
    """Trains one network, writes what the options ask for, and returns its figures."""
    torch.manual_seed(a.seed)
    rng = random.Random(a.seed)
    gold, silver, held = read_material(a, fold)
    words = Words(a.language, read_classes(a.classes), 1 << a.row_bits)
    inv = Inventory([*((s, False) for s, _ in gold), *((s, True) for s, _ in silver if a.silver_teaches == "all")])
    items = [encode(s, words, inv, 1.0, True) for s, times in gold for _ in range(times)]
    items += [encode(s, words, inv, weight, a.silver_teaches == "all") for s, weight in silver]
    held_items = [encode(s, words, inv, 1.0, True) for s in held]
    table = np.array(words.rows)
    rows = torch.from_numpy(table)
    shape = Shape(1 << a.row_bits, a.width, a.hidden, a.dilations, a.arc, a.relation)
    net = Network(shape, inv, a.drop)
    allowed = torch.from_numpy(inv.allowed)
    say(f"{len(gold)} sentences, {len(silver)} machine-annotated, {len(inv.relations)} relations, {len(inv.bundles)} bundles of {inv.parts} parts")
    optimizer = torch.optim.AdamW(net.parameters(), lr=a.rate, betas=(0.9, 0.98), weight_decay=0.0)
    total = 3 if a.tiny else max(1, int(len(batches(items, a.batch, rng)) * a.epochs))
    began, step, loss_sum = time.time(), 0, 0.0
    net.train()
    while step < total:
        for group in batches(items, a.batch, rng)[: total - step]:
            for settings in optimizer.param_groups:
                settings["lr"] = a.rate * min(1.0, (step + 1) / 200) * (0.49 * (1 + math.cos(math.pi * step / total)) + 0.02)
            loss = loss_of(net, collate([items[i] for i in group]), rows, allowed, a.word_drop)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 5.0)
            optimizer.step()
            loss_sum += loss.item()
            step += 1
            if step % 200 == 0:
                say(f"step {step} of {total}, {time.time() - began:.0f} s, loss {loss_sum / 200:.3f}")
                loss_sum = 0.0
    net.eval()
    exported = Exported(net, inv)
    found = figures(exported, held_items, held, table) if held else ""
    say(found)
    if a.out is not None:
        out = a.out.with_name(a.out.name.format(fold=fold))
        exported.write(out, a.language)
        say(f"wrote {out}, {out.stat().st_size} bytes")
    if a.expected is not None:
        answers = [(s, exported(table[e.words])) for s, e in list(zip(held, held_items))[:60]]
        a.expected.write_text(json.dumps([{"forms": s.forms, "tags": [UPOS[t] for t in out["tags"]], "bundles": [inv.bundles[b] for b in out["bundles"]], "heads": [int(h) for h in out["heads"]], "labels": [inv.relations[r] for r in out["relations"]]} for s, out in answers], ensure_ascii=False))
    return found


def main() -> None:
    a = options()
    torch.set_num_threads(a.threads)
    if a.folds < 2:
        train(a)
        return
    for fold in range(a.folds) if a.fold is None else [a.fold]:
        print(f"fold {fold + 1}: {train(a, fold)}", flush=True)


if __name__ == "__main__":
    main()
