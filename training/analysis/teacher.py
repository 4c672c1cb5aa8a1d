"""A neural teacher for tags, lemmas and trees: an encoder with treebank styles, trained, then asked to annotate text.

    python training/analysis/teacher.py --data DIR --work DIR --language tr --train FILE:STYLE[:TIMES] ... --annotate WORDS:OUT ...

FILE: CoNLL-U. STYLE: a name; treebanks of one annotation style share it. TIMES: how often it counts in an epoch.
WORDS: one JSON object a line, {"w": [words]} (silver.ts words), or a CoNLL-U file, whose words alone are read.
OUT: CoNLL-U in the style of the first --train file. The teacher itself ships nowhere.
"""

from __future__ import annotations

import argparse
import collections
import json
import math
import random
import sys
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F
from transformers import AutoModel, AutoTokenizer

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from samesay_training.base import tiny_bert  # noqa: E402
from samesay_training.common import Folders, say  # noqa: E402
from samesay_training.e5 import e5  # noqa: E402

CHARS_BEHIND, CHARS_AHEAD = 8, 4
LAYERS = 9


class Sentence(NamedTuple):
    forms: list[str]
    lemmas: list[str]
    tags: list[str]
    bundles: list[str]
    heads: list[int]
    """0 = root, else 1-based, as in CoNLL-U."""
    relations: list[str]


def read_conllu(path: Path) -> list[Sentence]:
    out, rows = [], []
    with open(path, encoding="utf-8") as lines:
        for line in [*lines, "\n"]:
            cells = line.rstrip("\n").split("\t")
            if len(cells) < 8:
                if not line.strip() and rows:
                    out.append(Sentence([r[1] for r in rows], [r[2] for r in rows], [r[3] for r in rows], [r[5] for r in rows], [int(r[6]) for r in rows], [r[7] for r in rows]))
                    rows = []
            elif cells[0].isdigit():
                rows.append(cells)
    return out


def lower(text: str, language: str) -> str:
    if language == "tr":
        text = text.replace("I", "ı").replace("İ", "i")
    return text.lower()


def make_script(form: str, low: str, lemma: str) -> str:
    """As makeScript in src/text/analysis/lemmatiser.ts: letters cut and put in front and behind."""
    capital = low != form and any(c.isupper() for c in lemma)
    base = form if capital else low
    best = (0, 0, 0)
    row = [0] * (len(lemma) + 1)
    for i in range(1, len(base) + 1):
        new = [0] * (len(lemma) + 1)
        for j in range(1, len(lemma) + 1):
            if base[i - 1] == lemma[j - 1]:
                new[j] = row[j - 1] + 1
                if new[j] > best[0]:
                    best = (new[j], i - new[j], j - new[j])
        row = new
    casing = "k" if capital else "l"
    length, at, in_lemma = best
    if length == 0:
        return f"{len(base)},,0,{lemma},{casing}"
    return f"{at},{lemma[:in_lemma]},{len(base) - at - length},{lemma[in_lemma + length:]},{casing}"


def apply_script(script: str, form: str, low: str) -> str | None:
    front, put_front, back, put_back, casing = script.rsplit(",", 4) if script.count(",") == 4 else script.split(",", 4)
    base = form if casing == "k" else low
    if int(front) + int(back) > len(base):
        return None
    return (put_front + base[int(front) : len(base) - int(back)] + put_back) or None


class Inventory:
    """Everything that has a number: tags, bundles and their parts, relations, scripts, letters, styles."""

    def __init__(self, sets: list[tuple[str, list[Sentence]]], language: str):
        self.language = language
        self.styles = sorted({style for style, _ in sets})
        self.tags, self.bundles, self.relations, letters = set(), set(), set(), collections.Counter()
        scripts = collections.Counter()
        for _, sentences in sets:
            for s in sentences:
                self.tags.update(s.tags)
                self.bundles.update(s.bundles)
                self.relations.update(s.relations)
                for form, lemma in zip(s.forms, s.lemmas):
                    letters.update(form)
                    if lemma != "_" and "," not in form + lemma:
                        scripts[make_script(form, lower(form, language), lemma)] += 1
        self.tags, self.bundles, self.relations = sorted(self.tags), sorted(self.bundles), sorted(self.relations)
        self.scripts = sorted(s for s, n in scripts.items() if n > 1)
        self.letters = {c: i + 2 for i, c in enumerate(sorted(c for c, n in letters.items() if n > 2))}
        parts: dict[str, int] = {}
        rows = []
        attributes = sorted({p.split("=")[0] for b in self.bundles if b != "_" for p in b.split("|")})
        for b in self.bundles:
            have = dict(p.split("=", 1) for p in b.split("|")) if b != "_" else {}
            rows.append([parts.setdefault(f"{a}={have.get(a, '')}", len(parts)) for a in attributes])
        self.parts = len(parts)
        self.bundle_parts = torch.zeros(len(self.bundles), max(1, self.parts))
        for i, row in enumerate(rows):
            self.bundle_parts[i, row] = 1
        self.number = {name: {v: i for i, v in enumerate(getattr(self, name))} for name in ("tags", "bundles", "relations", "scripts", "styles")}

    def characters(self, form: str) -> list[int]:
        codes = [self.letters.get(c, 1) for c in form]
        behind = [0] * max(0, CHARS_BEHIND - len(codes)) + codes[-CHARS_BEHIND:]
        ahead = codes[:CHARS_AHEAD] + [0] * max(0, CHARS_AHEAD - len(codes))
        return behind + ahead


class Parser(nn.Module):
    def __init__(self, base: Path, inv: Inventory, arc: int = 256, rel: int = 96, char: int = 24):
        super().__init__()
        self.encoder = AutoModel.from_pretrained(base, dtype=torch.float32, add_pooling_layer=False)
        width = self.encoder.config.hidden_size
        # The upper layers serve the sentence embedding; the word's syntax stands below them.
        self.encoder.encoder.layer = self.encoder.encoder.layer[:LAYERS]
        self.encoder.config.num_hidden_layers = len(self.encoder.encoder.layer)
        self.encoder.embeddings.requires_grad_(False)
        self.mix = nn.Parameter(torch.zeros(self.encoder.config.num_hidden_layers + 1))
        with torch.no_grad():
            self.mix[-1] = 2.0
        self.style = nn.Embedding(len(inv.styles), width)
        self.letters = nn.Embedding(len(inv.letters) + 2, char, padding_idx=0)
        spelled = char * (CHARS_BEHIND + CHARS_AHEAD)
        self.drop = nn.Dropout(0.25)
        self.small = nn.Sequential(nn.Linear(2 * width + spelled, 384), nn.GELU(), nn.Dropout(0.25))
        self.tags = nn.Linear(384, len(inv.tags))
        self.parts = nn.Linear(384, max(1, inv.parts))
        self.bundle_bias = nn.Parameter(torch.zeros(len(inv.bundles)))
        self.register_buffer("bundle_parts", inv.bundle_parts)
        self.lemma = nn.Sequential(nn.Linear(2 * width + spelled, 512), nn.GELU(), nn.Dropout(0.25), nn.Linear(512, len(inv.scripts)))
        self.join = nn.Sequential(nn.Linear(2 * width + 64, width), nn.GELU())
        self.spell = nn.Linear(spelled, 64)
        self.root = nn.Parameter(torch.randn(width) * 0.02)
        self.arc_d, self.arc_h = nn.Linear(width, arc), nn.Linear(width, arc)
        self.rel_d, self.rel_h = nn.Linear(width, rel), nn.Linear(width, rel)
        self.arc = nn.Parameter(torch.zeros(arc + 1, arc))
        self.rel = nn.Parameter(torch.zeros(len(inv.relations), rel + 1, rel + 1))
        nn.init.xavier_uniform_(self.arc)
        nn.init.xavier_uniform_(self.rel)

    def forward(self, batch: dict) -> dict:
        states = self.encoder(input_ids=batch["pieces"], attention_mask=batch["mask"], output_hidden_states=True).hidden_states
        weights = torch.softmax(self.mix, 0)
        mixed = sum(w * h for w, h in zip(weights, states))
        rows = torch.arange(mixed.shape[0])[:, None]
        # [sentences, words, width]: first and last piece of every word
        first, last = mixed[rows, batch["first"]], mixed[rows, batch["last"]]
        style = self.style(batch["style"])[:, None, :]
        chars = self.letters(batch["chars"]).flatten(2)
        word = torch.cat([self.drop(first + style), self.drop(last + style)], -1)
        spelled = torch.cat([word, self.drop(chars)], -1)
        small = self.small(spelled)
        bundles = self.parts(small) @ self.bundle_parts.T + self.bundle_bias
        tree = self.join(torch.cat([word, self.spell(chars)], -1))
        tree = self.drop(torch.cat([self.root.expand(tree.shape[0], 1, -1), tree], 1))
        ad, ah = self.drop(F.gelu(self.arc_d(tree))), self.drop(F.gelu(self.arc_h(tree)))
        one = torch.ones_like(ad[..., :1])
        arcs = torch.cat([ad, one], -1) @ self.arc @ ah.transpose(1, 2)
        rd, rh = self.drop(F.gelu(self.rel_d(tree))), self.drop(F.gelu(self.rel_h(tree)))
        return {"tags": self.tags(small), "bundles": bundles, "scripts": self.lemma(spelled), "arcs": arcs, "rd": torch.cat([rd, one], -1), "rh": torch.cat([rh, one], -1)}

    def relations(self, out: dict, heads: torch.Tensor) -> torch.Tensor:
        """Scores of the relations of each word (not the root) to `heads` [sentences, words]."""
        d = out["rd"][:, 1:]
        h = out["rh"].gather(1, heads[..., None].expand(-1, -1, out["rh"].shape[-1]))
        left = torch.einsum("bnx,rxy->bnry", d, self.rel)
        return torch.einsum("bnry,bny->bnr", left, h)


def collate(items: list[tuple[int, Sentence]], tokenizer, inv: Inventory) -> dict:
    pieces, first, last = [], [], []
    for _, s in items:
        ids = [tokenizer.bos_token_id if tokenizer.bos_token_id is not None else tokenizer.cls_token_id]
        f, l = [], []
        for form in s.forms:
            own = inv.cache.get(form)
            if own is None:
                own = tokenizer.encode(form, add_special_tokens=False)[:12] or [tokenizer.unk_token_id]
                inv.cache[form] = own
            f.append(len(ids))
            ids.extend(own)
            l.append(len(ids) - 1)
        ids.append(tokenizer.sep_token_id)
        pieces.append(ids)
        first.append(f)
        last.append(l)
    width, words = max(map(len, pieces)), max(map(len, first))
    pad = lambda rows, size, value: torch.tensor([r + [value] * (size - len(r)) for r in rows])
    look = lambda name, values: [inv.number[name].get(v, -100) for v in values]
    number = lambda name, get: pad([look(name, get(s)) for _, s in items], words, -100)
    return {
        "pieces": pad(pieces, width, tokenizer.pad_token_id),
        "mask": pad([[1] * len(p) for p in pieces], width, 0),
        "first": pad(first, words, 0),
        "last": pad(last, words, 0),
        "style": torch.tensor([style for style, _ in items]),
        "chars": torch.tensor([[inv.characters(w) for w in s.forms] + [[0] * (CHARS_BEHIND + CHARS_AHEAD)] * (words - len(s.forms)) for _, s in items]),
        "tags": number("tags", lambda s: s.tags),
        "bundles": number("bundles", lambda s: s.bundles),
        "relations": number("relations", lambda s: s.relations),
        "scripts": number("scripts", lambda s: [make_script(f, lower(f, inv.language), l) for f, l in zip(s.forms, s.lemmas)] if s.lemmas else []),
        "heads": pad([s.heads for _, s in items], words, -100),
        "sizes": [len(s.forms) for _, s in items],
    }


def batches(items: list, size: int, rng: random.Random | None):
    """Sentences of like length together, about `size` words a batch."""
    order = list(range(len(items)))
    if rng is not None:
        rng.shuffle(order)
    order.sort(key=lambda i: len(items[i][1].forms) // (3 if rng is not None else 1))
    groups, group, longest = [], [], 0
    for i in order:
        n = len(items[i][1].forms)
        if group and max(longest, n) * (len(group) + 1) > size:
            groups.append(group)
            group, longest = [], 0
        group.append(i)
        longest = max(longest, n)
    if group:
        groups.append(group)
    if rng is not None:
        rng.shuffle(groups)
    return groups


def loss_of(model: Parser, batch: dict) -> torch.Tensor:
    out = model(batch)
    words = batch["mask"].new_tensor(batch["sizes"])
    arcs = out["arcs"]
    beyond = torch.arange(arcs.shape[1])[None, :] > words[:, None]
    arcs = arcs.masked_fill(beyond[:, None, :], -1e9)
    total = F.cross_entropy(arcs[:, 1:].flatten(0, 1), batch["heads"].flatten(), ignore_index=-100, label_smoothing=0.0)
    relations = model.relations(out, batch["heads"].clamp(min=0))
    total = total + F.cross_entropy(relations.flatten(0, 1), batch["relations"].flatten(), ignore_index=-100)
    for name in ("tags", "bundles", "scripts"):
        target = batch[name].flatten()
        if (target >= 0).any():
            total = total + F.cross_entropy(out[name].flatten(0, 1), target, ignore_index=-100)
    return total


def tree_of(scores: np.ndarray) -> np.ndarray:
    """Heads of the best tree with one root by Chu-Liu-Edmonds; scores [words + 1, words + 1], row = dependent."""
    n = scores.shape[0]
    scores = scores.copy()
    np.fill_diagonal(scores, -1e9)
    heads = scores.argmax(1)
    heads[0] = -1
    roots = [d for d in range(1, n) if heads[d] == 0]
    if len(roots) == 1 and cycle_of(heads) is None:
        return heads
    best, best_score = None, -math.inf
    tries = np.argsort(-(scores[1:, 0] - np.partition(scores[1:, 1:], -1, axis=1)[:, -1] if n > 2 else -scores[1:, 0]))[:5] + 1
    for root in tries:
        own = scores.copy()
        own[:, 0] = -1e6
        own[root, :] = -1e6
        own[root, 0] = 0
        found = edmonds(own)
        total = sum(scores[d, found[d]] for d in range(1, n))
        if total > best_score:
            best, best_score = found, total
    return best


def cycle_of(heads: np.ndarray) -> list[int] | None:
    state = [0] * len(heads)
    state[0] = 2
    for start in range(1, len(heads)):
        path, at = [], start
        while state[at] == 0:
            state[at] = 1
            path.append(at)
            at = heads[at]
        if state[at] == 1 and at in path:
            return path[path.index(at) :]
        for x in path:
            state[x] = 2
    return None


def edmonds(scores: np.ndarray) -> np.ndarray:
    n = scores.shape[0]
    heads = scores.argmax(1)
    heads[0] = -1
    cycle = cycle_of(heads)
    if cycle is None:
        return heads
    inside = set(cycle)
    outside = [v for v in range(n) if v not in inside]
    new = len(outside)
    small = np.full((new + 1, new + 1), -1e9)
    total = sum(scores[v, heads[v]] for v in cycle)
    enter, leave = {}, {}
    for i, v in enumerate(outside):
        for j, u in enumerate(outside):
            if v != u:
                small[i, j] = scores[v, u]
        best = max(cycle, key=lambda u: scores[v, u])
        small[i, new] = scores[v, best]
        leave[i] = best
        into = max(cycle, key=lambda c: scores[c, v] - scores[c, heads[c]])
        small[new, i] = total + scores[into, v] - scores[into, heads[into]]
        enter[i] = into
    np.fill_diagonal(small, -1e9)
    small[0, :] = -1e9
    found = edmonds(small)
    out = heads.copy()
    for i, v in enumerate(outside):
        if v == 0:
            continue
        out[v] = leave[i] if found[i] == new else outside[found[i]]
    from_outside = found[new]
    into = enter[from_outside]
    out[into] = outside[from_outside]
    return out


@torch.inference_mode()
def annotate(model: Parser, items: list[tuple[int, Sentence]], tokenizer, inv: Inventory, size: int) -> list[Sentence]:
    model.eval()
    done: list[Sentence | None] = [None] * len(items)
    for group in batches(items, size, None):
        batch = collate([items[i] for i in group], tokenizer, inv)
        out = model(batch)
        tags, bundles, scripts = out["tags"].argmax(-1), out["bundles"].argmax(-1), out["scripts"].topk(min(12, out["scripts"].shape[-1]), -1).indices
        arcs = torch.log_softmax(out["arcs"], -1).numpy()
        heads = np.zeros((len(group), arcs.shape[1] - 1), np.int64)
        for k, i in enumerate(group):
            n = len(items[i][1].forms)
            heads[k, :n] = tree_of(arcs[k, : n + 1, : n + 1])[1:]
        relations = model.relations(out, torch.from_numpy(heads))
        root = inv.number["relations"]["root"]
        relations[..., root] = -1e9
        relations = relations.argmax(-1)
        for k, i in enumerate(group):
            forms = items[i][1].forms
            lemmas = []
            for w, form in enumerate(forms):
                low = lower(form, inv.language)
                found = (apply_script(inv.scripts[c], form, low) for c in scripts[k, w].tolist())
                lemmas.append(next((x for x in found if x is not None), low))
            n = len(forms)
            own = [int(h) for h in heads[k, :n]]
            done[i] = Sentence(forms, lemmas, [inv.tags[t] for t in tags[k, :n]], [inv.bundles[b] for b in bundles[k, :n]], own, ["root" if h == 0 else inv.relations[r] for h, r in zip(own, relations[k, :n].tolist())])
    return done


def figures(gold: list[Sentence], found: list[Sentence]) -> str:
    total = sum(len(s.forms) for s in gold)
    share = lambda get: sum(sum(x == y for x, y in zip(get(g), get(f))) for g, f in zip(gold, found)) / total
    labelled = lambda s: list(zip(s.heads, s.relations))
    return f"words {total} UPOS {share(lambda s: s.tags):.4f} feats {share(lambda s: s.bundles):.4f} lemma {share(lambda s: s.lemmas):.4f} UAS {share(lambda s: s.heads):.4f} LAS {share(labelled):.4f}"


def main() -> None:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--data", type=Path, required=True)
    p.add_argument("--work", type=Path, required=True)
    p.add_argument("--language", required=True)
    p.add_argument("--train", nargs="+", required=True, metavar="FILE:STYLE[:TIMES]")
    p.add_argument("--annotate", nargs="*", default=[], metavar="WORDS:OUT")
    p.add_argument("--dev", type=Path, help="figures on this file after every epoch")
    p.add_argument("--hold-out", type=int, default=0, help="keep every Nth sentence of the first file for figures")
    p.add_argument("--epochs", type=int, default=4)
    p.add_argument("--batch", type=int, default=700, help="words")
    p.add_argument("--rate", type=float, default=1.5e-4)
    p.add_argument("--head-rate", type=float, default=1.5e-3)
    p.add_argument("--seed", type=int, default=7)
    p.add_argument("--threads", type=int, default=1)
    p.add_argument("--save", type=Path)
    p.add_argument("--load", type=Path, help="annotate with a saved teacher instead of training one")
    p.add_argument("--tiny", action="store_true", help="a few steps of a model of random weights: shows that it runs")
    a = p.parse_args()
    torch.set_num_threads(a.threads)
    torch.manual_seed(a.seed)
    rng = random.Random(a.seed)
    folders = Folders(data=a.data, work=a.work, models=a.work, tiny=a.tiny, seed=a.seed)
    base = tiny_bert(folders) if a.tiny else e5(folders)
    tokenizer = AutoTokenizer.from_pretrained(base)
    sets, held = [], []
    for number, entry in enumerate(a.train):
        path, style, *times = entry.split(":")
        sentences = read_conllu(Path(path))
        if number == 0:
            first_style = style
            if a.hold_out:
                held = sentences[a.hold_out - 1 :: a.hold_out]
                sentences = [s for i, s in enumerate(sentences) if i % a.hold_out != a.hold_out - 1]
        if a.tiny:
            sentences = sentences[:20]
        sets.append((style, sentences, int(times[0]) if times else 1))
    if a.dev is not None:
        held = read_conllu(a.dev)
    inv = Inventory([(style, s) for style, s, _ in sets], a.language)
    inv.cache = {}
    home = inv.number["styles"][first_style]
    items = [(inv.number["styles"][style], s) for style, sentences, times in sets for s in sentences for _ in range(times) if len(s.forms) <= 120]
    model = Parser(base, inv)
    if a.load is not None:
        model.load_state_dict(torch.load(a.load))
        a.epochs = 0
    say(f"{len(items)} sentences an epoch, {len(inv.tags)} tags, {len(inv.bundles)} bundles, {len(inv.scripts)} scripts, {len(inv.relations)} relations")
    own = [w for n, w in model.named_parameters() if n.startswith("encoder.") and w.requires_grad]
    heads = [w for n, w in model.named_parameters() if not n.startswith("encoder.")]
    optimizer = torch.optim.AdamW([{"params": own, "lr": a.rate}, {"params": heads, "lr": a.head_rate}], weight_decay=0.01, betas=(0.9, 0.98), fused=True)
    steps = len(batches(items, a.batch, rng)) * a.epochs
    rate = lambda step: min(1.0, (step + 1) / max(1, steps * 0.08)) * max(0.0, 1 - step / max(1, steps + 1))
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, rate)
    began, step = time.time(), 0
    for epoch in range(a.epochs):
        model.train()
        sums = 0.0
        groups = batches(items, a.batch, rng)
        for group in groups:
            loss = loss_of(model, collate([items[i] for i in group], tokenizer, inv))
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 5.0)
            optimizer.step()
            schedule.step()
            sums += loss.item()
            step += 1
            if step % 50 == 0:
                say(f"step {step} of {steps}, {time.time() - began:.0f} s, loss {sums / (groups.index(group) + 1):.3f}")
            if a.tiny and step >= 3:
                break
        if held:
            say(f"epoch {epoch + 1}: " + figures(held, annotate(model, [(home, s) for s in held], tokenizer, inv, 2000)))
    if held and a.load is not None:
        say(figures(held, annotate(model, [(home, s) for s in held], tokenizer, inv, 2000)))
    if a.save is not None:
        torch.save(model.state_dict(), a.save)
    for entry in a.annotate:
        source, target = entry.split(":")
        if source.endswith(".conllu"):
            words = [s.forms for s in read_conllu(Path(source))]
        else:
            words = [json.loads(line)["w"] for line in open(source, encoding="utf-8")]
        texts = [(home, Sentence(w, [], [], [], [], [])) for w in words if 1 < len(w) <= 120]
        found = annotate(model, texts, tokenizer, inv, 2000)
        with open(target, "w", encoding="utf-8") as out:
            for s in found:
                for i, form in enumerate(s.forms):
                    out.write("\t".join([str(i + 1), form, s.lemmas[i], s.tags[i], "_", s.bundles[i], str(s.heads[i]), s.relations[i], "_", "_"]) + "\n")
                out.write("\n")
        say(f"{target}: {len(found)} sentences")


if __name__ == "__main__":
    main()
