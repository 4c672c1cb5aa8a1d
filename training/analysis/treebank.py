"""Sentences of treebanks, and the best tree of scored arcs."""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import NamedTuple

import numpy as np


class Sentence(NamedTuple):
    forms: list[str]
    lemmas: list[str]
    tags: list[str]
    bundles: list[str]
    heads: list[int]
    """0 = root, else 1-based, as in CoNLL-U."""
    relations: list[str]


def read_conllu(path: Path, language: str = "") -> list[Sentence]:
    """Arabic lemmas lose their vowel signs."""
    out, rows = [], []
    plain = without_signs if language == "ar" else str
    with open(path, encoding="utf-8") as lines:
        for line in [*lines, "\n"]:
            cells = line.rstrip("\n").split("\t")
            if len(cells) < 8:
                if not line.strip() and rows:
                    out.append(Sentence([r[1] for r in rows], [plain(r[2]) for r in rows], [r[3] for r in rows], [r[5] for r in rows], [int(r[6]) for r in rows], [r[7] for r in rows]))
                    rows = []
            elif cells[0].isdigit():
                rows.append(cells)
    return out


SIGNS = re.compile("[\u064b-\u065f\u0670\u0640]")


def without_signs(text: str) -> str:
    """As withoutSigns in src/analysis/lemmas/vocaliser.ts."""
    return SIGNS.sub("", text).replace("ٱ", "ا")


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
