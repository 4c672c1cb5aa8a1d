"""
`make joint`: one small encoder that learns both a vector for a text and a score for a pair, from many labelled pairs and contrast triples.

Every step has four parts, all through the same weights:
- scored pairs (STS-benchmark train, labelled open pairs; `multi`: any mix of the four languages, translations as equal):
  Pearson's r of the cosines over the batch, and cross-entropy of the pair's score;
- contrast triples: the closer text above the farther one, by cosine and by score;
- `multi`: translations found among the other texts of the batch.
The pair goes in as one sequence, with token types or without the prompt, so the model knows which of the two is asked.
The running mean of the weights is what is kept (see loop.py). Word embeddings stay as published.
`accurate` starts from what this leaves: it orders contrast triples far better, and knows less of graded likeness.
"""

from __future__ import annotations

import random
import time
from pathlib import Path

import numpy as np
import torch
from torch.nn import functional as F
from transformers import AutoTokenizer

from . import base
from .common import ROOT, Folders, arguments, begin, data_hash, device, pearson, record, say, spearman
from .crossencoder import CrossEncoder, predict
from .crossfit import held_out_numbers
from .data import LANGUAGES as GOLD_FILES
from .data import number, stsb
from .e5 import e5
from .encoder import encode, held_out_figures, mean_pool, some
from .loop import train
from .losses import contrast, cosent, pearson_loss
from .pool import FOLD, OTHERS, Pool, pool
from .ragged import Ragged
from .pair_teacher import Texts, labels
from .triples import batches, load_triples, order_loss, ordered

PROMPTS = {"en": "", "multi": "query: "}
GOLD_LANGUAGES = {"en": ("en",), "multi": ("en", "es", "tr")}
TRIPLE_LANGUAGES = {"en": ("en",), "multi": ("en", "es", "ar", "tr")}
STARTS = {"en": base.minilm, "multi": e5}


class Rows:
    """Everything a step can draw, as numbers of texts."""

    def __init__(self, folders: Folders, product: str, of: Pool, draw: random.Random, labelled: Path, triples: Path) -> None:
        self.draw, self.of, self.product = draw, of, product
        self.texts = Texts(of.texts)
        few = 48 if folders.tiny else None
        unseen = held_out_numbers(folders.data, FOLD)
        sides = {language: {number(p): (self.texts(p.a), self.texts(p.b), p.score / 5) for p in stsb(folders.data, "train", language) if number(p) not in unseen} for language in GOLD_LANGUAGES[product]}
        self.gold = [tuple(sides[language][name] for language in GOLD_LANGUAGES[product]) for name in sorted(set.intersection(*(set(s) for s in sides.values())))][:few]
        self.a, self.b, self.label = labels(labelled, of)
        self.versions: dict[int, list[int]] = {}
        """A text's translations, by its number; `multi` only."""
        if product == "multi":
            for language in OTHERS:
                for i, others in of.translations[language].items():
                    self.versions.setdefault(i, []).extend(self.texts(t) for t in others)
            self.translated = sorted(self.versions)
            both = np.isin(self.a, self.translated) & np.isin(self.b, self.translated)
            self.groups = [np.flatnonzero(both), np.flatnonzero(~both)]
        else:
            self.groups = [np.arange(len(self.a))]
        self.learnt, aside = load_triples(triples, TRIPLE_LANGUAGES[product])
        self.learnt = self.learnt[:few]
        draw.shuffle(aside)
        self.aside = aside[: 20 if folders.tiny else 1200]
        for t in self.learnt:
            self.texts(t.anchor), self.texts(t.closer), self.texts(t.farther)
        back: dict[int, set[int]] = {}
        for i, others in self.versions.items():
            for o in others:
                back.setdefault(o, set()).add(i)
        self.languages_of = {**self.versions, **{o: sorted(found) for o, found in back.items()}}
        """A text's translations, and an English text for each of its translations; empty for `en`."""

    def version(self, i: int) -> int:
        """The text or one of its translations: English in one of three cases, if others are there."""
        others = self.versions.get(i)
        return i if not others or self.draw.random() < 0.33 else self.draw.choice(others)

    def scored(self, size: int, gold: float, same: float) -> tuple[list[tuple[int, int]], list[float]]:
        """`size` pairs with their scores 0..1: a share of gold pairs, for `multi` a share of translations (as 1), the rest labelled by the teacher."""
        pairs, scores = [], []
        for _ in range(size):
            x = self.draw.random()
            if x < gold or not len(self.a):
                sides = self.draw.choice(self.gold)
                left, right = self.draw.choice(sides), self.draw.choice(sides)
                i, j, score = left[0], right[1], left[2]
            elif self.versions and x < gold + same:
                i = self.draw.choice(self.translated)
                j, score = self.draw.choice(self.versions[i]), 1.0
                if self.draw.random() < 0.5:
                    i = self.draw.choice(self.versions[i])
            else:
                group = self.groups[0] if len(self.groups) == 1 or (self.draw.random() < 0.7 and len(self.groups[0])) else self.groups[1]
                k = int(self.draw.choice(group if len(group) else self.groups[0]))
                i, j, score = self.version(int(self.a[k])), self.version(int(self.b[k])), float(self.label[k])
            pairs.append((i, j) if self.draw.random() < 0.5 else (j, i))
            scores.append(score)
        return pairs, scores

    def triples(self, many: list, across: float) -> list[tuple[int, int, int]]:
        """Numbers of anchor, closer, farther; where the anchor has a translation, now and then that."""
        found = []
        for t in many:
            anchor, closer, farther = self.texts(t.anchor), self.texts(t.closer), self.texts(t.farther)
            others = self.languages_of.get(anchor)
            if others and self.draw.random() < across:
                anchor = self.draw.choice(others)
            found.append((anchor, closer, farther))
        return found

    def translations(self, size: int) -> list[tuple[int, int]]:
        found = []
        for i in self.draw.sample(self.translated, min(size, len(self.translated))):
            j = self.draw.choice(self.versions[i])
            found.append((i, j) if self.draw.random() < 0.5 else (j, i))
        return found


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("product", choices=tuple(STARTS))
    parser.add_argument("--start", type=Path, help="folder of the weights to start from; default: the published ones")
    parser.add_argument("--steps", type=int, default=4000)
    parser.add_argument("--batch", type=int, default=96, help="scored pairs a step")
    parser.add_argument("--triples", type=int, default=48, help="contrast triples a step")
    parser.add_argument("--translations", type=int, default=96, help="multi: translations a step")
    parser.add_argument("--rate", type=float, default=1e-4)
    parser.add_argument("--gold", type=float, default=0.15, help="share of STS-benchmark train among the scored pairs")
    parser.add_argument("--same", type=float, default=0.08, help="multi: share of translations, scored as equal")
    parser.add_argument("--across", type=float, default=0.3, help="multi: share of triples whose anchor is put into another language, where it can be")
    parser.add_argument("--contrast-weight", type=float, default=0.3)
    parser.add_argument("--pair-weight", type=float, default=1.0, help="weight of the pair's score beside the cosine's losses")
    parser.add_argument("--vector-weight", type=float, default=1.0)
    parser.add_argument("--average", type=float, default=0.998)
    parser.add_argument("--labels", type=Path, default=ROOT / "training" / "silver" / "labels.npz")
    parser.add_argument("--contrast", type=Path, default=ROOT / "training" / "contrast")
    parser.add_argument("--every", type=int, default=1000)
    parser.add_argument("--name", default="joint")
    options = parser.parse_args()
    folders = begin(options)
    began = time.time()
    product, prompt = options.product, PROMPTS[options.product]
    source = options.start or STARTS[product](folders)
    out = folders.scratch(f"{product}-{options.name}")
    tokenizer = AutoTokenizer.from_pretrained(source)
    model = CrossEncoder.start(source).to(device())
    model.backbone.embeddings.word_embeddings.weight.requires_grad = False
    rows = Rows(folders, product, pool(folders), random.Random(options.seed), options.labels, options.contrast)
    ragged = Ragged(tokenizer, rows.texts.list, prompt=prompt, types=product == "en")
    if folders.tiny:
        options.steps, options.batch, options.triples, options.translations = 3, 8, 4, 4
    rare = batches(rows.learnt, options.triples, options.steps, rows.draw)
    plan = [(*rows.scored(options.batch, options.gold, options.same), rows.triples(rare[step] if rare else [], options.across), rows.translations(options.translations) if product == "multi" else []) for step in range(options.steps)]
    say(f"{product}: {len(plan)} steps, {len(rows.gold)} gold, {len(rows.a)} labelled, {len(rows.learnt)} triples, {len(rows.texts.list)} texts")

    def halves(numbers: list[int]):
        """In two parts of like length: padding would be a third of the work."""
        order = np.argsort(ragged.lengths(numbers), kind="stable")
        return order, [order[: len(order) // 2], order[len(order) // 2 :]]

    def vectors(numbers: list[int]) -> torch.Tensor:
        order, parts = halves(numbers)
        found = []
        for part in parts:
            inputs = ragged.singles([numbers[i] for i in part], 96)
            found.append(mean_pool(model.backbone(**inputs).last_hidden_state, inputs["attention_mask"]).float())
        return F.normalize(torch.cat(found)[torch.from_numpy(np.argsort(order)).to(device())], dim=-1)

    def logits(pairs: list[tuple[int, int]]) -> torch.Tensor:
        lengths = ragged.lengths([i for i, _ in pairs]) + ragged.lengths([j for _, j in pairs])
        order = np.argsort(lengths, kind="stable")
        found = [model(**ragged.pairs([pairs[i] for i in part])).float() for part in (order[: len(order) // 2], order[len(order) // 2 :])]
        return torch.cat(found)[torch.from_numpy(np.argsort(order)).to(device())]

    def loss_of(step) -> torch.Tensor:
        pairs, scores, triples, same = step
        n, m = len(pairs), len(triples)
        target = torch.tensor(scores, dtype=torch.float32, device=device())
        sides = [*pairs, *((a, c) for a, c, _ in triples), *((a, f) for a, _, f in triples)]
        used = sorted({i for pair in (*sides, *same) for i in pair})
        place = {i: k for k, i in enumerate(used)}
        known = vectors(used)

        def picked(which, side: int) -> torch.Tensor:
            return known[torch.tensor([place[p[side]] for p in which], device=device())]

        cosine = (picked(sides, 0) * picked(sides, 1)).sum(-1)
        score = logits(sides)
        loss = options.vector_weight * (pearson_loss(cosine[:n], target) + 0.03 * cosent(cosine[:n], target))
        loss = loss + options.pair_weight * F.binary_cross_entropy_with_logits(score[:n], target)
        if m:
            near, far = slice(n, n + m), slice(n + m, n + 2 * m)
            # cosines of unit vectors: a gap of a tenth is plenty
            loss = loss + options.contrast_weight * options.vector_weight * order_loss(20 * cosine[near], 20 * cosine[far], margin=1.0)
            loss = loss + options.contrast_weight * options.pair_weight * order_loss(score[near], score[far], margin=1.0)
        if same:
            loss = loss + 0.1 * options.vector_weight * contrast(picked(same, 0), picked(same, 1))
        return loss

    told: dict[str, float] = {}

    def figure() -> float:
        few = 40 if folders.tiny else None
        told.clear()
        vectors_of = lambda t: encode(model.backbone, tokenizer, t, prompt, budget=32_000)  # noqa: E731
        told.update({f"vector {k}": v for k, v in held_out_figures(folders.data, vectors_of, GOLD_LANGUAGES[product], few).items()})
        for language in GOLD_FILES if product == "multi" else ("en",):
            dev = some(stsb(folders.data, "dev", language), few)
            scores, gold = predict(model, tokenizer, [(p.a, p.b) for p in dev], budget=32_000), [p.score for p in dev]
            told[f"pair {language} P"], told[f"pair {language} S"] = pearson(scores, gold), spearman(scores, gold)
        if product == "multi":
            english, *rest = (stsb(folders.data, "dev", language) for language in GOLD_FILES)
            for language, other in zip(("es", "tr"), rest, strict=True):
                known = {number(p): p for p in other}
                across = [(p.a, known[number(p)].b, p.score) for p in english if number(p) in known][:few]
                u, v = vectors_of([a for a, _, _ in across]), vectors_of([b for _, b, _ in across])
                told[f"vector en-{language} P"] = pearson((u * v).sum(1), [g for *_, g in across])
                told[f"pair en-{language} P"] = pearson(predict(model, tokenizer, [(a, b) for a, b, _ in across], budget=32_000), [g for *_, g in across])

        def cosines(pairs) -> np.ndarray:
            both = vectors_of([t for pair in pairs for t in pair])
            return (both[::2] * both[1::2]).sum(1)

        for name, score in (("vector", cosines), ("pair", lambda pairs: predict(model, tokenizer, pairs, budget=32_000))):
            told.update({f"{name} {k}": v for k, v in ordered(score, rows.aside).items()})
        say(", ".join(f"{k} {v:.4f}" for k, v in told.items()))
        own = [told[f"{kind} {language} P"] for kind in ("vector", "pair") for language in GOLD_LANGUAGES[product]]
        return float(np.mean(own)) + (told.get("vector order", 0) + told.get("pair order", 0)) / 20

    curve = train(model, plan, loss_of, folder=out, rate=options.rate, head=5.0, head_names=("dense", "out"), evaluate=figure, every=options.every, keep=lambda: model.save(out / "best", tokenizer), checkpoint=options.every, average=options.average)
    note = f"{options.steps} steps of {options.batch} pairs, {options.triples} triples{f', {options.translations} translations' if product == 'multi' else ''}, {options.rate:g}, gold {options.gold:g}, contrast x {options.contrast_weight:g}, vector x {options.vector_weight:g}, pair x {options.pair_weight:g}, mean {options.average:g}; P and a tenth of the order {'/'.join(f'{f:.4f}' for _, f in curve)}"
    shown = {k: v for k, v in told.items() if k.endswith((" P", " order"))}
    record(folders, f"{product} {options.name}", shown, seed=options.seed, data=data_hash([rows.gold, len(rows.a), len(rows.learnt)]), minutes=(time.time() - began) / 60, note=note)


if __name__ == "__main__":
    main()
