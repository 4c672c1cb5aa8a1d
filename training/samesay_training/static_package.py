"""models/fast: the table, its manifest, and its figures read back from the file that ships."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from .common import Folders
from .encoder import held_out_figures, unit
from .package import SELF_TEST, manifest
from .static_file import read_table, write_table
from .static_text import Cutter

LANGUAGES = ["en", "es", "ar", "tr"]


def table_vectors(pieces: list[str], table: np.ndarray):
    """A function from texts to unit vectors; a text without a known piece gives zeros."""
    cutter = Cutter(pieces)
    empty = np.zeros(table.shape[1], np.float32)

    def vectors(texts) -> np.ndarray:
        found = (cutter.rows(text) for text in texts)
        return unit(np.stack([table[rows].sum(0) if rows else empty for rows in found]))

    return vectors


def write_static(folders: Folders, pieces: list[str], table: np.ndarray, about: dict) -> dict[str, float]:
    """Writes the folder and returns the figures of the float table and of the file."""
    target = folders.models / "fast"
    target.mkdir(parents=True, exist_ok=True)
    path = target / "fast.bin"
    write_table(path, pieces, table)
    rows = 40 if folders.tiny else None
    exact = held_out_figures(folders.data, table_vectors(pieces, table), rows=rows)
    shipped = table_vectors(*read_table(path))
    figures = {f"fp32 {k}": v for k, v in exact.items()} | {f"uint8 {k}": v for k, v in held_out_figures(folders.data, shipped, rows=rows).items()}
    manifest(
        target,
        {
            "format": 1,
            "kind": "static",
            "name": "fast",
            "weights": path.name,
            "normalized": True,
            "dimension": int(table.shape[1]),
            "languages": LANGUAGES,
            "selfTest": {"text": SELF_TEST, "vector": [round(float(x), 5) for x in shipped([SELF_TEST])[0]]},
            "figures": {k: round(v, 4) for k, v in figures.items()},
            **about,
        },
    )
    return figures


def open_static(folder: Path) -> tuple[list[str], np.ndarray]:
    """Pieces and table of a shipped folder."""
    return read_table(folder / "fast.bin")
