"""
First static vectors, before training: every piece's vector by the multilingual encoder, centred, cut to
the first principal axes, and weighted by how rare the piece is (a / (a + frequency), smooth inverse frequency).
"""

from __future__ import annotations

import collections
from pathlib import Path

import numpy as np

from .common import Folders, say
from .encoder import onnx_encode
from .static_text import BLANK, Cutter
from .static_vocabulary import Words, count_words, joint_counts, learn_pieces

PIECES = 37_600
DIMENSION = 192
RARITY = 3e-4


def frequencies(pieces: list[str], joint: collections.Counter) -> np.ndarray:
    """Share of each piece in the running text."""
    cutter = Cutter(pieces)
    counts = np.zeros(len(pieces))
    for word, count in joint.items():
        for row in cutter.word(word):
            counts[row] += count
    return counts / max(1.0, counts.sum())


def spellings(pieces: list[str], counted: dict[str, Words], joint: collections.Counter) -> list[str]:
    """The usual spelling of each piece (folding took case and accents off)."""
    totals = {language: max(1, sum(w.counts.values())) for language, w in counted.items()}
    found = []
    for piece in pieces:
        word = piece.removeprefix(BLANK)
        if piece.startswith(BLANK) and word in joint:
            home = max(counted, key=lambda language: counted[language].counts[word] / totals[language])
            word = counted[home].spelling.get(word, word)
        found.append(word)
    return found


def axes(vectors: np.ndarray, weights: np.ndarray, dimension: int) -> np.ndarray:
    """Vectors centred and turned onto their `dimension` main axes, rows weighted by `weights` when finding them."""
    centred = vectors - np.average(vectors, axis=0, weights=weights)
    covariance = (centred * weights[:, None]).T @ centred / weights.sum()
    values, directions = np.linalg.eigh(covariance)
    top = directions[:, ::-1][:, :dimension]
    # even out the axes half-way, since a few dominate and cosines then say little
    return centred @ top / np.maximum(values[::-1][:dimension], 1e-9) ** 0.25


def start(folders: Folders, model: Path, tokenizer, prompt: str) -> tuple[list[str], np.ndarray, np.ndarray]:
    """Pieces, first table [pieces, DIMENSION], frequencies; kept in work/static."""
    size, dimension = (600, 16) if folders.tiny else (PIECES, DIMENSION)
    store = folders.scratch("static") / "start.npz"
    if store.exists():
        saved = np.load(store, allow_pickle=False)
        return saved["pieces"].tolist(), saved["table"], saved["share"]
    counted = count_words(folders)
    joint = joint_counts(counted)
    pieces = learn_pieces(joint, size)
    share = frequencies(pieces, joint)
    say(f"{len(pieces)} pieces; encoding each")
    vectors = onnx_encode(model, tokenizer, spellings(pieces, counted, joint), prompt)
    table = axes(vectors, share**0.5 + 1e-6, min(dimension, vectors.shape[1]))
    table = table / np.maximum(np.linalg.norm(table, axis=1, keepdims=True), 1e-9) * (RARITY / (RARITY + share))[:, None]
    np.savez(store, pieces=np.array(pieces), table=table.astype(np.float32), share=share)
    return pieces, table.astype(np.float32), share
