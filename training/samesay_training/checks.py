"""Facts that the smoke run asserts: the graph equals the model, the file equals the table, folds keep sentences together."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import torch

from . import base, onnx_bert
from .batches import shuffled_buckets, token_batches
from .common import Folders
from .data import fold_of, key, number, pair_key, stsb
from .encoder import encode, onnx_encode
from .folds import FOLDS
from .losses import cosent, pearson_loss
from .package import load
from .static_file import read_table, write_table
from .static_text import Cutter, fold, words


def check_graph(folders: Folders) -> None:
    """The fp32 graph gives PyTorch's vectors, alone and beside longer texts."""
    model, tokenizer = load(base.minilm(folders))
    state = {k: v.numpy() for k, v in model.state_dict().items()}
    path = folders.work / "check.onnx"
    onnx_bert.write(path, state, model.config, ranges=None)
    texts = ["a man plays a guitar.", "no", "two kids play in the snow near the old bridge, and it is 3 o'clock."]
    with torch.autocast("cpu", enabled=False):
        exact = []
        for text in texts:
            inputs = tokenizer(text, return_tensors="pt")
            hidden = model.eval()(**{k: inputs[k] for k in ("input_ids", "attention_mask")}).last_hidden_state
            exact.append(hidden[0].mean(0).detach().numpy())
    exact = np.stack(exact)
    exact /= np.linalg.norm(exact, axis=1, keepdims=True)
    for budget in (1, 10_000):
        assert np.abs(onnx_encode(path, tokenizer, texts, budget=budget) - exact).max() < 1e-5
    assert np.abs((encode(model, tokenizer, texts) * exact).sum(1) - 1).max() < 1e-2


def check_static(folders: Folders) -> None:
    """Folding, cutting and the file."""
    assert fold("İSTANBUL Isparta ısparta Ñandú") == "istanbul isparta isparta nandu"
    assert fold("أحمدُ ىة") == "احمد يه"
    assert words("UA-123, ½ okay 😀") == ["ua", "-", "123", ",", "1", "⁄", "2", "okay", "😀"]
    cutter = Cutter(["▁play", "ing", "▁", "▁p", "i", "n"])
    assert cutter.word("playing") == [0, 1] and cutter.word("xin") == [2, 4, 5]
    table = np.random.default_rng(7).normal(size=(6, 8)).astype(np.float32)
    path = folders.work / "check.bin"
    write_table(path, list(cutter.ids), table)
    pieces, back = read_table(path)
    assert pieces == list(cutter.ids) and np.abs(back - table).max() <= np.abs(table).max() / 127


def check_data(folders: Folders) -> None:
    """No train pair stands in dev; a sentence is in one fold only."""
    held_out = {pair_key(p.a, p.b) for p in stsb(folders.data, "dev")}
    train = stsb(folders.data, "train")
    assert not any(pair_key(p.a, p.b) in held_out for p in train)
    folds = fold_of(folders.data, FOLDS)
    place: dict[str, int] = {}
    for p in train:
        for text in (p.a, p.b):
            assert place.setdefault(key(text), folds[number(p)]) == folds[number(p)]


def check_small() -> None:
    """Batches hold every row once; the losses are lowest for the right order."""
    lengths = [5, 1, 9, 3, 3, 7]
    for made in (token_batches(lengths, 10), shuffled_buckets(lengths, 2, 7)):
        assert sorted(i for batch in made for i in batch) == list(range(6))
    gold = torch.tensor([0.0, 0.5, 1.0])
    assert pearson_loss(gold, gold).abs() < 1e-6 < pearson_loss(gold.flip(0), gold)
    assert cosent(gold, gold) < cosent(gold.flip(0), gold)


def main() -> None:
    folders = Folders(Path(os.environ["SAMESAY_DATA"]), Path(os.environ["SAMESAY_WORK"]), Path(os.environ["SAMESAY_MODELS"]), True, 7)
    folders.work.mkdir(parents=True, exist_ok=True)
    check_graph(folders)
    check_static(folders)
    check_data(folders)
    check_small()
