"""A cross-encoder: both texts in one sequence, one score out."""

from __future__ import annotations

import json
import random
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F
from transformers import AutoConfig, AutoModel, AutoTokenizer

from .batches import padded, shuffled_buckets, token_batches
from .common import device, mixed


class CrossEncoder(nn.Module):
    """Backbone, first token, tanh layer, one logit; the score is sigmoid(logit) in 0..1."""

    def __init__(self, backbone: nn.Module, dropout: float = 0.1):
        super().__init__()
        self.backbone = backbone
        hidden = backbone.config.hidden_size
        self.dense = nn.Linear(hidden, hidden)
        self.dropout = nn.Dropout(dropout)
        self.out = nn.Linear(hidden, 1)
        for layer in (self.dense, self.out):
            nn.init.normal_(layer.weight, std=0.02)
            nn.init.zeros_(layer.bias)

    def forward(self, **inputs) -> torch.Tensor:
        first = self.backbone(**inputs).last_hidden_state[:, 0]
        return self.out(self.dropout(torch.tanh(self.dense(self.dropout(first))))).squeeze(-1)

    @classmethod
    def start(cls, folder: Path) -> "CrossEncoder":
        return cls(AutoModel.from_pretrained(folder, add_pooling_layer=False))

    def save(self, folder: Path, tokenizer) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        part = folder / "cross.pt.part"
        torch.save(self.state_dict(), part)
        part.replace(folder / "cross.pt")
        self.backbone.config.save_pretrained(folder)
        tokenizer.save_pretrained(folder)

    @classmethod
    def load(cls, folder: Path) -> tuple["CrossEncoder", object]:
        model = cls(AutoModel.from_config(AutoConfig.from_pretrained(folder), add_pooling_layer=False))
        model.load_state_dict(torch.load(folder / "cross.pt", map_location="cpu"))
        return model.eval().to(device()), AutoTokenizer.from_pretrained(folder)


def encode_pairs(tokenizer, pairs, limit: int = 128) -> list[dict]:
    """Token ids of (a, b) pairs; texts past the limit are cut, the longer one first."""
    if not pairs:
        return []
    encoded = tokenizer([a for a, _ in pairs], [b for _, b in pairs], truncation="longest_first", max_length=limit)
    return [{name: encoded[name][i] for name in encoded} for i in range(len(pairs))]


def graded_batches(tokenizer, graded: list[tuple[str, str, float]], size: int, draw: random.Random, seed: int) -> list[tuple[list[dict], list[float]]]:
    """(rows, grades 0..1) of batches of like length, the order of a pair's two texts drawn."""
    encoded = encode_pairs(tokenizer, [(b, a) if draw.random() < 0.5 else (a, b) for a, b, _ in graded])
    batches = shuffled_buckets([len(r["input_ids"]) for r in encoded], size, seed)
    return [([encoded[i] for i in batch], [graded[i][2] for i in batch]) for batch in batches]


def graded_loss(model: CrossEncoder, tokenizer):
    """Binary cross-entropy of such a batch, for the training loop."""

    def loss_of(step) -> torch.Tensor:
        rows, target = step
        logits = model(**padded(rows, tokenizer.pad_token_id, device())).float()
        return F.binary_cross_entropy_with_logits(logits, torch.tensor(target, device=device()))

    return loss_of


@torch.inference_mode()
def predict(model: CrossEncoder, tokenizer, pairs, *, both: bool = True, budget: int = 2048, progress=None) -> np.ndarray:
    """Scores 0..1 of (a, b) pairs, shape [n]; `both`: mean of the two orders."""
    todo = list(pairs) + ([(b, a) for a, b in pairs] if both else [])
    rows = encode_pairs(tokenizer, todo)
    scores = np.zeros(len(todo))
    model.eval()
    done = 0
    for batch in token_batches([len(r["input_ids"]) for r in rows], budget):
        inputs = padded([rows[i] for i in batch], tokenizer.pad_token_id or 0, model.backbone.device)
        with mixed():
            logits = model(**inputs)
        scores[batch] = torch.sigmoid(logits.float()).cpu().numpy()
        done += len(batch)
        if progress:
            progress(done, len(todo))
    if both:
        scores = (scores[: len(pairs)] + scores[len(pairs) :]) / 2
    return scores
