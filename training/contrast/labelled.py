"""Triples from pair sets that people labelled: one text, a second that it entails or that says the same, a third that it does not."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from .triples import HeldOut, Triple, key, rows, shared


@dataclass(frozen=True)
class Source:
    """Which labels of a set are nearer than which, and how hard a triple must be to be taken."""

    name: str
    files: tuple[str, ...]
    near: tuple[str, ...]
    far: tuple[str, ...]
    hints: tuple[float, float]
    language: str = "en"
    # least overlap of the farther text with the closer one: a minimal edit; 0 takes any
    edit: float = 0.0
    # the farther text must share at least this much more with the anchor than the closer one
    lead: float = 0.0
    longest: int = 300


SOURCES = (
    Source("condaqa-edits", ("pairs",), ("paraphrase",), ("affirmative",), (4.5, 2.0), lead=-0.1),
    Source("condaqa-edits-scope", ("condaqa-edits/pairs",), ("paraphrase",), ("scope",), (4.5, 3.0), lead=0.0),
    Source("cannot", ("pairs",), ("paraphrase",), ("negated",), (4.5, 1.9), lead=0.0, longest=200),
    Source("breaking-nli", ("pairs",), ("entailment",), ("contradiction",), (4.5, 2.0), lead=-0.15),
    Source("cad-nli", ("train", "dev", "test"), ("entailment",), ("contradiction",), (3.4, 1.5), edit=0.35, lead=-0.05),
    Source("snli", ("dev", "test"), ("entailment",), ("contradiction",), (3.4, 1.3), lead=0.05),
    Source("mnli", ("train20k", "dev-matched", "dev-mismatched"), ("entailment",), ("contradiction",), (3.4, 1.3), lead=0.05, longest=160),
    Source("fever-symmetric", ("pairs",), ("SUPPORTS",), ("REFUTES",), (3.4, 1.8), edit=0.3, lead=-0.05),
    Source("inferes-es", ("train", "test"), ("entailment",), ("contradiction",), (3.4, 1.6), "es", edit=0.4, lead=-0.1),
)


def labelled(data: Path, held_out: HeldOut, seed: int, limit: int = 2000, sources: Iterable[Source] = SOURCES) -> dict[str, list[Triple]]:
    """By language; at most `limit` of a source, and three with one anchor."""
    found: defaultdict[str, list[Triple]] = defaultdict(list)
    for source in sources:
        found[source.language] += _of(source, data, held_out, random.Random(f"{seed} {source.name}"))[:limit]
    return dict(found)


def _of(source: Source, data: Path, held_out: HeldOut, random_: random.Random) -> list[Triple]:
    near: defaultdict[str, list[str]] = defaultdict(list)
    far: defaultdict[str, list[str]] = defaultdict(list)
    for name in source.files:
        path = data / "pairs" / (name if "/" in name else f"{source.name}/{name}")
        for _, label, a, b, *_ in rows(path.with_suffix(".tsv")):
            side = near if label in source.near else far if label in source.far else None
            if side is None or max(len(a), len(b)) > source.longest or min(len(a), len(b)) < 8 or _broken(a) or _broken(b):
                continue
            side[a].append(b)
    triples = []
    for anchor in sorted(near):
        options = []
        for closer in sorted(set(near[anchor])):
            for farther in sorted(set(far.get(anchor, ()))):
                lead = shared(anchor, farther) - shared(anchor, closer)
                if lead >= source.lead and shared(closer, farther) >= source.edit and len({key(anchor), key(closer), key(farther)}) == 3:
                    options.append((closer, farther))
        random_.shuffle(options)
        used: Counter[str] = Counter()
        for closer, farther in options:
            if used[closer] or used[farther] or used.total() >= 6 or any(held_out.holds(text) for text in (anchor, closer, farther)):
                continue
            used.update((closer, farther))
            triples.append(Triple("labelled", source.name, anchor, closer, farther, *source.hints))
    random_.shuffle(triples)
    return triples


def _broken(text: str) -> bool:
    """Rows with leftovers of mark-up or of an escaped file."""
    return any(mark in text for mark in ("\\", "<", ">", "http", '""', "|", "..")) or text.count("(") != text.count(")")
