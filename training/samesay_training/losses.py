"""Losses over cosines and gold scores (gold in 0..1)."""

from __future__ import annotations

import torch
from torch.nn import functional as F


def cosent(cosine: torch.Tensor, gold: torch.Tensor, scale: float = 20.0) -> torch.Tensor:
    """Ranking loss: log(1 + sum exp(scale (cos_j - cos_i))) over pairs with gold_i > gold_j. Su 2022, CoSENT."""
    gap = scale * (cosine[None, :] - cosine[:, None])
    wrong = gap[gold[:, None] > gold[None, :]]
    return torch.logsumexp(torch.cat([wrong.new_zeros(1), wrong]), 0)


def pearson_loss(cosine: torch.Tensor, gold: torch.Tensor) -> torch.Tensor:
    """1 - Pearson's r over the batch."""
    x, y = cosine - cosine.mean(), gold - gold.mean()
    return 1 - (x * y).sum() / (x.norm() * y.norm()).clamp(min=1e-6)


def contrast(u: torch.Tensor, v: torch.Tensor, scale: float = 20.0) -> torch.Tensor:
    """Each row of u belongs to the same row of v and to no other of the batch; both directions."""
    logits = scale * u @ v.T
    target = torch.arange(len(u), device=u.device)
    return (F.cross_entropy(logits, target) + F.cross_entropy(logits.T, target)) / 2
