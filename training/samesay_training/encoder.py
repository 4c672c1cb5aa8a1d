"""Bi-encoders: token vectors to text vectors, and their figures on the held-out sets."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch

from .batches import pad, padded, token_batches
from .common import mixed, pearson, spearman
from .data import spanish2014, stsb


def token_rows(tokenizer, texts, prompt: str = "", limit: int = 256) -> list[dict]:
    """Token ids and mask of each text, cut at `limit` tokens."""
    if not len(texts):
        return []
    return [{"input_ids": ids, "attention_mask": [1] * len(ids)} for ids in tokenizer([prompt + t for t in texts], truncation=True, max_length=limit)["input_ids"]]


def mean_pool(hidden: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """[batch, length, width] to [batch, width]: mean over the real tokens."""
    weights = mask.unsqueeze(-1).to(hidden.dtype)
    return (hidden * weights).sum(1) / weights.sum(1).clamp(min=1)


def unit(vectors: np.ndarray) -> np.ndarray:
    return vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-12)


@torch.inference_mode()
def encode(model, tokenizer, texts, prompt: str = "", budget: int = 4096, limit: int = 256) -> np.ndarray:
    """Unit vectors [n, width] of texts by a PyTorch model, in bf16."""
    ids = token_rows(tokenizer, texts, prompt, limit)
    out = np.zeros((len(ids), model.config.hidden_size), np.float32)
    for batch in token_batches([len(r["input_ids"]) for r in ids], budget):
        inputs = padded([ids[i] for i in batch], tokenizer.pad_token_id, model.device)
        with mixed():
            hidden = model(**inputs).last_hidden_state
        out[batch] = mean_pool(hidden.float(), inputs["attention_mask"]).cpu().numpy()
    return unit(out)


def freeze(model, layers: int) -> None:
    """Embeddings and the lowest layers stay as they are."""
    for part in (model.embeddings, *model.encoder.layer[:layers]):
        for parameter in part.parameters():
            parameter.requires_grad = False


def onnx_encode(path: Path, tokenizer, texts, prompt: str = "", budget: int = 1024, limit: int = 256, threads: int = 1) -> np.ndarray:
    """The same by an ONNX file that gives last_hidden_state."""
    import onnxruntime

    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = threads
    session = onnxruntime.InferenceSession(str(path), settings, providers=["CPUExecutionProvider"])
    ids = token_rows(tokenizer, texts, prompt, limit)
    out = None
    for batch in token_batches([len(r["input_ids"]) for r in ids], budget):
        inputs = {k: v.numpy() for k, v in pad([ids[i] for i in batch], tokenizer.pad_token_id or 0).items()}
        wanted = {i.name for i in session.get_inputs()}
        if "token_type_ids" in wanted:
            inputs["token_type_ids"] = np.zeros_like(inputs["input_ids"])
        hidden = session.run(["last_hidden_state"], {k: v for k, v in inputs.items() if k in wanted})[0]
        weights = inputs["attention_mask"][..., None].astype(np.float32)
        pooled = (hidden * weights).sum(1) / weights.sum(1)
        if out is None:
            out = np.zeros((len(ids), pooled.shape[1]), np.float32)
        out[batch] = pooled
    return unit(out)


def held_out_figures(data: Path, vectors_of, languages=("en", "es", "tr"), rows: int | None = None) -> dict[str, float]:
    """Pearson and Spearman of the cosine on STS-benchmark dev by language, and the weighted mean of STS 2014 Spanish."""
    figures: dict[str, float] = {}
    for language in languages:
        dev = some(stsb(data, "dev", language), rows)
        cosines = pair_cosines(vectors_of, dev)
        gold = [p.score for p in dev]
        figures[f"{language} P"] = pearson(cosines, gold)
        figures[f"{language} S"] = spearman(cosines, gold)
    if "es" in languages:
        figures["es2014 P"] = spanish_mean(data, lambda pairs: pair_cosines(vectors_of, pairs), rows)
    return figures


def some(pairs: list, count: int | None) -> list:
    """About `count` of the pairs, evenly from the whole list: the sets go genre by genre."""
    return pairs if count is None else pairs[:: max(1, len(pairs) // count)][:count]


def pair_cosines(vectors_of, pairs) -> np.ndarray:
    vectors = vectors_of([p.a for p in pairs] + [p.b for p in pairs])
    return (vectors[: len(pairs)] * vectors[len(pairs) :]).sum(1)


def spanish_mean(data: Path, score, rows: int | None = None) -> float:
    """STS 2014 Spanish: Pearson of each part, weighted by its pairs."""
    parts = [(pairs, pearson(score(pairs), [p.score for p in pairs])) for pairs in (some(p, rows) for p in spanish2014(data).values())]
    return sum(len(p) * r for p, r in parts) / sum(len(p) for p, _ in parts)
