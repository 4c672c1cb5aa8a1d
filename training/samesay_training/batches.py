"""Batches of rows of like length, padded only to their own longest."""

from __future__ import annotations

import random
from collections.abc import Sequence

import torch


def pad(rows: Sequence[dict], pad_id: int) -> dict[str, torch.Tensor]:
    """Rows of token ids to tensors of shape [batch, longest]."""
    longest = max(len(r["input_ids"]) for r in rows)
    fill = {"input_ids": pad_id}
    return {name: torch.tensor([r[name] + [fill.get(name, 0)] * (longest - len(r[name])) for r in rows]) for name in rows[0]}


def padded(rows: Sequence[dict], pad_id: int, where: torch.device) -> dict[str, torch.Tensor]:
    """The same on a model's device."""
    return {name: value.to(where) for name, value in pad(rows, pad_id).items()}


def token_batches(lengths: Sequence[int], budget: int) -> list[list[int]]:
    """Indices sorted by length, cut where rows times longest would pass `budget` tokens."""
    order = sorted(range(len(lengths)), key=lambda i: lengths[i])
    batches: list[list[int]] = []
    for i in order:
        if batches and (len(batches[-1]) + 1) * lengths[i] <= budget:
            batches[-1].append(i)
        else:
            batches.append([i])
    return batches


def shuffled_buckets(lengths: Sequence[int], size: int, seed: int, span: int = 50) -> list[list[int]]:
    """Random batches of `size` whose rows have like length: shuffled, sorted within spans of `span` batches, shuffled again."""
    draw = random.Random(seed)
    order = list(range(len(lengths)))
    draw.shuffle(order)
    batches = []
    for start in range(0, len(order), size * span):
        part = sorted(order[start : start + size * span], key=lambda i: lengths[i])
        batches += [part[i : i + size] for i in range(0, len(part), size)]
    draw.shuffle(batches)
    return batches
