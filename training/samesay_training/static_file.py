"""The file of a static table (training/FAST_FORMAT.md), written and read back."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import numpy as np

from .static_text import BLANK, NORMALIZER

MAGIC = b"SSFAST01"


def quantise(table: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """[rows, width] to uint8 around 128 and a scale by row."""
    scale = np.abs(table).max(1) / 127
    scale = np.where(scale > 0, scale, 1.0).astype(np.float32)
    return (np.clip(np.round(table / scale[:, None]), -127, 127) + 128).astype(np.uint8), scale


def write_table(path: Path, pieces: list[str], table: np.ndarray) -> None:
    """Row i of `table` [pieces, dimension] belongs to piece i."""
    values, scale = quantise(table)
    parts = {"pieces": "\n".join(pieces).encode(), "scales": scale.astype("<f4").tobytes(), "table": values.tobytes()}
    header = {"format": 1, "dimension": int(table.shape[1]), "pieces": len(pieces), "tokenizer": {"kind": "wordpiece", "normalizer": NORMALIZER, "blank": BLANK}, "sections": {}}
    # sections start after the header, whose own length depends on the offsets: leave room
    room = len(json.dumps({**header, "sections": {k: [10**9, 10**9] for k in parts}}))
    at = 12 + room
    for name, data in parts.items():
        header["sections"][name] = [at, len(data)]
        at += len(data)
    text = json.dumps(header).ljust(room).encode()
    part = path.with_name(path.name + ".part")
    part.write_bytes(MAGIC + struct.pack("<I", len(text)) + text + b"".join(parts.values()))
    part.replace(path)


def read_table(path: Path) -> tuple[list[str], np.ndarray]:
    """Pieces and float table of a file."""
    raw = path.read_bytes()
    assert raw[:8] == MAGIC, f"{path}: not a static vector file"
    (length,) = struct.unpack_from("<I", raw, 8)
    header = json.loads(raw[12 : 12 + length])

    def section(name: str) -> bytes:
        at, size = header["sections"][name]
        return raw[at : at + size]

    pieces = section("pieces").decode().split("\n")
    scale = np.frombuffer(section("scales"), "<f4")
    values = np.frombuffer(section("table"), np.uint8).reshape(len(pieces), header["dimension"])
    return pieces, (values.astype(np.float32) - 128) * scale[:, None]
