"""
Digests of the sentences that taught a model, so that `npm run panel` can tell a panel that trained something.

training/taught/NAME.bin: sorted, different 6-byte big-endian prefixes of sha256(key of the sentence); the gold sets that
a manifest names under `trainedOn` are not listed, they are known by name.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

from .common import ROOT, Folders
from .data import key, panel_sentences

PREFIX = 6


def digest(name: str) -> bytes:
    return hashlib.sha256(name.encode()).digest()[:PREFIX]


def write_taught(folders: Folders, model: str, texts: Iterable[str]) -> str:
    """Writes the list and gives its place for the manifest; stops where a sentence is the panel's."""
    keys = {key(t) for t in texts} - {""}
    seen = keys & panel_sentences(folders.data)
    if seen:
        raise SystemExit(f"{model}: {len(seen)} sentences of the panel are among the texts that teach, such as {sorted(seen)[0]!r}")
    place = Path("training") / "taught" / f"{model}.bin"
    target = folders.scratch("taught") / f"{model}.bin" if folders.tiny else ROOT / place
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(b"".join(sorted({digest(k) for k in keys})))
    return place.as_posix()
