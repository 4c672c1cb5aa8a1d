"""A neural teacher for tags, lemmas and trees: an encoder with treebank styles, trained, then asked to annotate text.

    python training/analysis/teacher.py --data DIR --work DIR --language tr --train FILE:STYLE[:TIMES] ... --annotate WORDS:OUT ...

FILE: CoNLL-U. STYLE: a name; treebanks of one annotation style share it. TIMES: how often it counts in an epoch.
WORDS: one JSON object a line, {"w": [words]} (silver.ts words), or a CoNLL-U file, whose words alone are read.
OUT: CoNLL-U in the style of the first --train file, gzipped where its name ends in .gz. The teacher itself ships nowhere.
Several teachers of other seeds, saved with --save, annotate together: --load A B averages what they say.
"""

from __future__ import annotations

import argparse
import collections
import gzip
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
from treebank import Sentence, read_conllu, tree_of, without_signs  # noqa: E402

CHARS_BEHIND, CHARS_AHEAD = 8, 4
LAYERS = 9
"""Of the encoder, where nothing else is said: the upper layers serve the sentence embedding; the word's syntax stands below them."""


def lower(text: str, language: str) -> str:
    if language == "ar":
        return without_signs(text)
    if language == "tr":
        text = text.replace("I", "ı").replace("İ", "i")
    return text.lower()


def make_script(form: str, low: str, lemma: str) -> str:
    """As makeScript in src/analysis/lemmas/lemmatiser.ts: letters cut and put in front and behind."""
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
    def __init__(self, base: Path, inv: Inventory, layers: int, arc: int = 256, rel: int = 96, char: int = 24):
        super().__init__()
        self.encoder = AutoModel.from_pretrained(base, dtype=torch.float32, add_pooling_layer=False)
        width = self.encoder.config.hidden_size
        self.encoder.encoder.layer = self.encoder.encoder.layer[:layers]
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

    def all_relations(self, out: dict) -> torch.Tensor:
        """Scores of the relations of each word (not the root) to every possible head [sentences, words, heads, relations]."""
        left = torch.einsum("bnx,rxy->bnry", out["rd"][:, 1:], self.rel)
        return torch.einsum("bnry,bmy->bnmr", left, out["rh"])

    def relations(self, out: dict, heads: torch.Tensor) -> torch.Tensor:
        """Scores of the relations of each word (not the root) to `heads` [sentences, words]."""
        d = out["rd"][:, 1:]
        h = out["rh"].gather(1, heads[..., None].expand(-1, -1, out["rh"].shape[-1]))
        left = torch.einsum("bnx,rxy->bnry", d, self.rel)
        return torch.einsum("bnry,bny->bnr", left, h)


class Encoded(NamedTuple):
    """A sentence as numbers."""

    size: int
    style: int
    pieces: list[int]
    first: list[int]
    """First piece of every word."""
    last: list[int]
    chars: list[list[int]]
    gold: dict[str, list[int]]


class Encoder:
    def __init__(self, tokenizer, inv: Inventory):
        self.tokenizer, self.inv = tokenizer, inv
        self.begin = tokenizer.bos_token_id if tokenizer.bos_token_id is not None else tokenizer.cls_token_id
        self.words: dict[str, tuple[list[int], list[int]]] = {}

    def word(self, form: str) -> tuple[list[int], list[int]]:
        """Pieces and letters."""
        own = self.words.get(form)
        if own is None:
            own = (self.tokenizer.encode(form, add_special_tokens=False)[:12] or [self.tokenizer.unk_token_id], self.inv.characters(form))
            self.words[form] = own
        return own

    def __call__(self, style: int, s: Sentence) -> Encoded:
        ids, first, last, chars = [self.begin], [], [], []
        for form in s.forms:
            pieces, letters = self.word(form)
            first.append(len(ids))
            ids.extend(pieces)
            last.append(len(ids) - 1)
            chars.append(letters)
        ids.append(self.tokenizer.sep_token_id)
        gold = {}
        if s.heads:
            look = lambda name, values: [self.inv.number[name].get(v, -100) for v in values]
            scripts = [make_script(f, lower(f, self.inv.language), l) for f, l in zip(s.forms, s.lemmas)]
            gold = {"tags": look("tags", s.tags), "bundles": look("bundles", s.bundles), "relations": look("relations", s.relations), "scripts": look("scripts", scripts), "heads": s.heads}
        return Encoded(len(s.forms), style, ids, first, last, chars, gold)


def collate(items: list[Encoded], pad_id: int, device: str) -> dict:
    width, words = max(len(e.pieces) for e in items), max(e.size for e in items)

    def pad(rows: list[list[int]], size: int, value: int) -> torch.Tensor:
        out = np.full((len(rows), size), value, np.int64)
        for i, row in enumerate(rows):
            out[i, : len(row)] = row
        return torch.from_numpy(out).to(device)

    chars = np.zeros((len(items), words, CHARS_BEHIND + CHARS_AHEAD), np.int64)
    for i, e in enumerate(items):
        chars[i, : e.size] = e.chars
    batch = {
        "pieces": pad([e.pieces for e in items], width, pad_id),
        "mask": pad([[1] * len(e.pieces) for e in items], width, 0),
        "first": pad([e.first for e in items], words, 0),
        "last": pad([e.last for e in items], words, 0),
        "style": torch.tensor([e.style for e in items]).to(device),
        "chars": torch.from_numpy(chars).to(device),
        "sizes": torch.tensor([e.size for e in items]).to(device),
    }
    for name in items[0].gold:
        batch[name] = pad([e.gold[name] for e in items], words, -100)
    return batch


def batches(items: list[Encoded], size: int, rng: random.Random | None) -> list[list[int]]:
    """Sentences of like length together, about `size` words a batch."""
    order = list(range(len(items)))
    if rng is not None:
        rng.shuffle(order)
    order.sort(key=lambda i: items[i].size // (3 if rng is not None else 1))
    groups, group, longest = [], [], 0
    for i in order:
        n = items[i].size
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
    arcs = beyond_end(out["arcs"], batch)
    total = F.cross_entropy(arcs[:, 1:].flatten(0, 1), batch["heads"].flatten(), ignore_index=-100, label_smoothing=0.0)
    relations = model.relations(out, batch["heads"].clamp(min=0))
    total = total + F.cross_entropy(relations.flatten(0, 1), batch["relations"].flatten(), ignore_index=-100)
    for name in ("tags", "bundles", "scripts"):
        target = batch[name].flatten()
        # A batch may hold no lemma that the treebank gives: the sum over its words is then 0.
        total = total + F.cross_entropy(out[name].flatten(0, 1), target, ignore_index=-100, reduction="sum") / (target >= 0).sum().clamp(min=1)
    return total


def beyond_end(arcs: torch.Tensor, batch: dict) -> torch.Tensor:
    """Heads after the sentence's last word ruled out."""
    beyond = torch.arange(arcs.shape[1], device=arcs.device)[None, :] > batch["sizes"][:, None]
    return arcs.masked_fill(beyond[:, None, :], -1e9)


@torch.inference_mode()
def annotate(models: list[Parser], home: int, words: list[list[str]], encode: Encoder, size: int, device: str) -> list[Sentence]:
    """Sentences in the style `home`; of several models the mean of what they say."""
    inv = encode.inv
    items = [encode(home, Sentence(w, [], [], [], [], [])) for w in words]
    root = inv.number["relations"]["root"]
    done: list[Sentence | None] = [None] * len(items)
    for model in models:
        model.eval()
    for group in batches(items, size, None):
        batch = collate([items[i] for i in group], encode.tokenizer.pad_token_id, device)
        sums: dict[str, torch.Tensor] = {}
        for model in models:
            out = model(batch)
            out["arcs"] = beyond_end(out["arcs"], batch)
            out["relations"] = model.all_relations(out)
            out["relations"][..., root] = -1e9
            for name in ("tags", "bundles", "scripts", "arcs", "relations"):
                chance = torch.log_softmax(out[name].float(), -1)
                sums[name] = sums[name] + chance if name in sums else chance
        tags, bundles, relations = (sums[name].argmax(-1).cpu().numpy() for name in ("tags", "bundles", "relations"))
        scripts = sums["scripts"].topk(min(12, sums["scripts"].shape[-1]), -1).indices.tolist()
        arcs = sums["arcs"].cpu().numpy()
        for k, i in enumerate(group):
            forms = words[i]
            n = len(forms)
            lemmas = []
            for w, form in enumerate(forms):
                low = lower(form, inv.language)
                found = (apply_script(inv.scripts[c], form, low) for c in scripts[k][w])
                lemmas.append(next((x for x in found if x is not None), low))
            heads = [int(h) for h in tree_of(arcs[k, : n + 1, : n + 1])[1:]]
            labels = ["root" if h == 0 else inv.relations[relations[k, w, h]] for w, h in enumerate(heads)]
            done[i] = Sentence(forms, lemmas, [inv.tags[t] for t in tags[k, :n]], [inv.bundles[b] for b in bundles[k, :n]], heads, labels)
    return done


def figures(gold: list[Sentence], found: list[Sentence]) -> str:
    total = sum(len(s.forms) for s in gold)
    share = lambda get: sum(sum(x == y for x, y in zip(get(g), get(f))) for g, f in zip(gold, found)) / total
    labelled = lambda s: list(zip(s.heads, s.relations))
    return f"words {total} UPOS {share(lambda s: s.tags):.4f} feats {share(lambda s: s.bundles):.4f} lemma {share(lambda s: s.lemmas):.4f} UAS {share(lambda s: s.heads):.4f} LAS {share(labelled):.4f}"


def write_conllu(out, sentences: list[Sentence]) -> None:
    for s in sentences:
        for i, form in enumerate(s.forms):
            out.write("\t".join([str(i + 1), form, s.lemmas[i], s.tags[i], "_", s.bundles[i], str(s.heads[i]), s.relations[i], "_", "_"]) + "\n")
        out.write("\n")


def read_words(source: Path) -> list[list[str]]:
    """Words of CoNLL-U or of JSON lines, either of them gzipped or not."""
    if source.suffix == ".conllu":
        words = [s.forms for s in read_conllu(source)]
    else:
        with gzip.open(source, "rt", encoding="utf-8") if source.suffix == ".gz" else open(source, encoding="utf-8") as lines:
            words = [json.loads(line)["w"] for line in lines]
    return [w for w in words if 1 < len(w) <= 120]


def options() -> argparse.Namespace:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--data", type=Path, help="folder of the data sets, to make the encoder from; or give --encoder")
    p.add_argument("--work", type=Path, default=Path("."))
    p.add_argument("--encoder", type=Path, help="Hugging Face folder of an encoder instead of multilingual-e5-small")
    p.add_argument("--layers", type=int, default=LAYERS, help="the encoder's lower layers that are used")
    p.add_argument("--language", required=True)
    p.add_argument("--train", nargs="+", required=True, metavar="FILE:STYLE[:TIMES]")
    p.add_argument("--annotate", nargs="*", default=[], metavar="WORDS:OUT")
    p.add_argument("--dev", type=Path, help="figures on this file")
    p.add_argument("--hold-out", type=int, default=0, help="keep every Nth sentence of the first file for figures")
    p.add_argument("--figures", choices=("every", "last"), default="every", help="after which epochs")
    p.add_argument("--epochs", type=int, default=4)
    p.add_argument("--batch", type=int, default=700, help="words")
    p.add_argument("--rate", type=float, default=1.5e-4)
    p.add_argument("--head-rate", type=float, default=1.5e-3)
    p.add_argument("--seed", type=int, default=7)
    p.add_argument("--threads", type=int, default=1)
    p.add_argument("--device", default="cpu", help="cpu or cuda")
    p.add_argument("--train-seconds", type=float, default=math.inf, help="training ends by then, its rate brought down in time")
    p.add_argument("--annotate-seconds", type=float, default=math.inf, help="no further text is annotated after this time")
    p.add_argument("--save", type=Path)
    p.add_argument("--load", type=Path, nargs="+", help="annotate with saved teachers instead of training one")
    p.add_argument("--tiny", action="store_true", help="a few steps of a model of random weights: shows that it runs")
    return p.parse_args()


def train(model: Parser, items: list[Encoded], a: argparse.Namespace, pad_id: int, rng: random.Random, after_epoch) -> None:
    own = [w for n, w in model.named_parameters() if n.startswith("encoder.") and w.requires_grad]
    heads = [w for n, w in model.named_parameters() if not n.startswith("encoder.")]
    optimizer = torch.optim.AdamW([{"params": own, "lr": a.rate}, {"params": heads, "lr": a.head_rate}], weight_decay=0.01, betas=(0.9, 0.98), fused=True)
    peaks = [group["lr"] for group in optimizer.param_groups]
    steps = len(batches(items, a.batch, rng)) * a.epochs
    began, step = time.time(), 0
    for epoch in range(a.epochs):
        model.train()
        sums = torch.zeros((), device=a.device)
        for at, group in enumerate(batches(items, a.batch, rng)):
            gone = max(step / steps, (time.time() - began) / a.train_seconds)
            if gone >= 1 or (a.tiny and step >= 3):
                say(f"training ends at step {step} of {steps}")
                return
            for settings, peak in zip(optimizer.param_groups, peaks):
                settings["lr"] = peak * min(1.0, (gone + 1 / steps) / 0.08) * (1 - gone)
            with torch.autocast(a.device, torch.bfloat16, enabled=a.device != "cpu"):
                loss = loss_of(model, collate([items[i] for i in group], pad_id, a.device))
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 5.0)
            optimizer.step()
            sums += loss.detach()
            step += 1
            if step % 50 == 0:
                say(f"step {step} of {steps}, {time.time() - began:.0f} s, loss {sums.item() / (at + 1):.3f}")
        if a.figures == "every" and epoch + 1 < a.epochs:
            after_epoch(epoch)


def main() -> None:
    began = time.time()
    a = options()
    torch.set_num_threads(a.threads)
    torch.set_float32_matmul_precision("high")
    torch.manual_seed(a.seed)
    rng = random.Random(a.seed)
    if a.encoder is not None:
        base = a.encoder
    elif a.data is None and not a.tiny:
        sys.exit("teacher.py needs --encoder, or --data to make the encoder from")
    else:
        folders = Folders(data=a.data, work=a.work, models=a.work, tiny=a.tiny, seed=a.seed)
        base = tiny_bert(folders) if a.tiny else e5(folders)
    tokenizer = AutoTokenizer.from_pretrained(base)
    sets, held = [], []
    for number, entry in enumerate(a.train):
        path, style, *times = entry.split(":")
        sentences = read_conllu(Path(path), a.language)
        if number == 0:
            first_style = style
            if a.hold_out:
                held = sentences[a.hold_out - 1 :: a.hold_out]
                sentences = [s for i, s in enumerate(sentences) if i % a.hold_out != a.hold_out - 1]
        if a.tiny:
            sentences = sentences[:20]
        sets.append((style, sentences, int(times[0]) if times else 1))
    if a.dev is not None:
        held = read_conllu(a.dev, a.language)
    inv = Inventory([(style, s) for style, s, _ in sets], a.language)
    home = inv.number["styles"][first_style]
    encode = Encoder(tokenizer, inv)
    make = lambda: Parser(base, inv, a.layers).to(a.device)
    ask = lambda words: annotate(models, home, words, encode, 2000 if a.device == "cpu" else 6000, a.device)
    show = lambda: figures(held, ask([s.forms for s in held]))
    if a.load is not None:
        models = []
        for path in a.load:
            models.append(make())
            models[-1].load_state_dict(torch.load(path, map_location=a.device))
    else:
        items = [e for style, sentences, times in sets for s in sentences if len(s.forms) <= 120 for e in [encode(inv.number["styles"][style], s)] * times]
        models = [make()]
        say(f"{len(items)} sentences an epoch, {len(inv.tags)} tags, {len(inv.bundles)} bundles, {len(inv.scripts)} scripts, {len(inv.relations)} relations")
        train(models[0], items, a, tokenizer.pad_token_id, rng, lambda epoch: say(f"epoch {epoch + 1}: {show()}") if held else None)
    if held:
        say(show())
    if a.save is not None:
        torch.save(models[0].state_dict(), a.save)
    for entry in a.annotate:
        source, target = entry.split(":")
        words = read_words(Path(source))
        count = 0
        with gzip.open(target, "wt", encoding="utf-8", compresslevel=6) if target.endswith(".gz") else open(target, "w", encoding="utf-8") as out:
            # In pieces, so that what is done by the end of the time is kept.
            for at in range(0, len(words), 4000):
                if time.time() - began > a.annotate_seconds:
                    say(f"{target}: time is up, {len(words) - at} sentences left out")
                    break
                found = ask(words[at : at + 4000])
                write_conllu(out, found)
                count += len(found)
                say(f"{target}: {count} of {len(words)} sentences, {time.time() - began:.0f} s")


if __name__ == "__main__":
    main()
