"""
Contrast triples as training batches: (anchor, closer) must score above (anchor, farther).

Only the order counts, with a small weight: fixed scores for made-up pairs did harm (RESULTS.md). Every kind of change
stands on both sides somewhere (training/contrast), so that no surface change alone tells far from near.
A tenth of the anchors is kept aside to see whether the order is learnt.
"""

from __future__ import annotations

import hashlib
import random
import sys
from pathlib import Path

import torch
from torch.nn import functional as F

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from contrast.triples import Triple, read  # noqa: E402
from contrast.triples import write as write_triples  # noqa: E402


def load_triples(folder: Path | None, languages: tuple[str, ...]) -> tuple[list[Triple], list[Triple]]:
    """(to train on, kept aside) from `folder`/LANGUAGE.tsv.gz; both empty without a folder."""
    learnt: list[Triple] = []
    aside: list[Triple] = []
    for language in languages if folder is not None else ():
        for triple in read(folder / f"{language}.tsv.gz"):
            place = int(hashlib.sha256(triple.anchor.encode()).hexdigest(), 16) % 10
            (aside if place == 0 else learnt).append(triple)
    return learnt, aside


def batches(triples: list[Triple], size: int, count: int, draw: random.Random) -> list[list[Triple]]:
    """`count` batches of `size`, kinds evenly: rare kinds are seen more often than their share."""
    kinds: dict[str, list[Triple]] = {}
    for triple in triples:
        kinds.setdefault(triple.kind, []).append(triple)
    names = sorted(kinds)
    return [[draw.choice(kinds[draw.choice(names)]) for _ in range(size)] for _ in range(count)] if names else []


def order_loss(closer: torch.Tensor, farther: torch.Tensor, margin: float) -> torch.Tensor:
    """Smooth hinge on the difference of two scores, each [batch]."""
    return F.softplus(margin - (closer - farther)).mean()


def ordered(score, triples: list[Triple]) -> dict[str, float]:
    """Share of triples in the right order by kind, and their mean as `order`; `score` takes (text, text) pairs."""
    if not triples:
        return {}
    scores = score([(t.anchor, t.closer) for t in triples] + [(t.anchor, t.farther) for t in triples])
    right: dict[str, list[bool]] = {}
    for i, triple in enumerate(triples):
        right.setdefault(triple.kind, []).append(bool(scores[i] > scores[len(triples) + i]))
    shares = {kind: sum(found) / len(found) for kind, found in sorted(right.items())}
    return {"order": sum(shares.values()) / len(shares), **{f"order {kind}": share for kind, share in shares.items()}}


__all__ = ["Triple", "batches", "load_triples", "order_loss", "ordered", "write_triples"]
