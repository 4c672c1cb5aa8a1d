"""A finished model folder: Hugging Face layout, ONNX file, manifest.json (training/MANIFEST.md)."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import numpy as np
import torch
from transformers import AutoModel, AutoTokenizer

from . import onnx_bert
from .batches import pad
from .common import Folders, say, sha256, write_json
from .data import rows, stsb
from .encoder import encode, held_out_figures, onnx_encode, token_rows

FITTED = ("tier.json",)
"""Files of later steps: other weights make them void."""
SELF_TEST = "Two kids play in the snow near the old bridge, 27 December."


def calibration_texts(folders: Folders, languages: tuple[str, ...], count: int = 512) -> list[str]:
    """Sample texts that fix the int8 ranges: STS-benchmark train by language, Arabic and others from parallel text."""
    texts: list[str] = []
    draw = np.random.default_rng(folders.seed)
    for language in languages:
        if language == "ar":
            pool = [c[1] for name in ("ud-pud", "flores200-devtest", "tatoeba-challenge") for c in rows(folders.data / "parallel" / f"{name}.en-ar.tsv", 2)]
        else:
            pool = [t for p in stsb(folders.data, "train", language) for t in (p.a, p.b)]
        texts += [pool[i] for i in draw.permutation(len(pool))[: count // len(languages)]]
    return texts


def calibration_batches(tokenizer, texts, prompt: str, size: int = 32) -> list[dict[str, np.ndarray]]:
    ids = sorted(token_rows(tokenizer, texts, prompt, 128), key=lambda r: len(r["input_ids"]))
    return [{k: v.numpy() for k, v in pad(ids[i : i + size], tokenizer.pad_token_id).items()} for i in range(0, len(ids), size)]


def tokenizer_file(source: Path, target: Path) -> None:
    """tokenizer.json without truncation and padding: limits are the caller's business."""
    settings = json.loads((source / "tokenizer.json").read_text(encoding="utf-8"))
    settings["truncation"] = settings["padding"] = None
    (target / "tokenizer.json").write_text(json.dumps(settings, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")


def write_encoder(folders: Folders, source: Path, name: str, *, languages: tuple[str, ...], prompt: str, limit: int, about: dict, int8: bool = True) -> dict[str, float]:
    """Writes models/NAME from a Hugging Face folder and returns its figures, fp32 and int8."""
    target = folders.models / name
    target.mkdir(parents=True, exist_ok=True)
    model = AutoModel.from_pretrained(source, add_pooling_layer=False).eval()
    tokenizer = AutoTokenizer.from_pretrained(source)
    state = {k: v.float().numpy() for k, v in model.state_dict().items()}
    texts = calibration_texts(folders, languages, 64 if folders.tiny else 512)
    ranges = onnx_bert.calibrate(state, model.config, calibration_batches(tokenizer, texts, prompt), seed=folders.seed) if int8 else None
    onnx_bert.write(target / "model.onnx", state, model.config, ranges=ranges)
    say(f"{name}: {(target / 'model.onnx').stat().st_size / 1e6:.1f} MB")

    tokenizer_file(source, target)
    settings = json.loads((source / "tokenizer_config.json").read_text(encoding="utf-8"))
    settings.pop("name_or_path", None)
    settings["model_max_length"] = limit
    write_json(target / "tokenizer_config.json", settings)
    config = json.loads((source / "config.json").read_text(encoding="utf-8"))
    config.pop("_name_or_path", None)
    config.pop("dtype", None)
    write_json(target / "config.json", config)
    modules = [("0", "", "Transformer"), ("1", "1_Pooling", "Pooling"), ("2", "2_Normalize", "Normalize")]
    write_json(target / "modules.json", [{"idx": i, "name": n, "path": p, "type": f"sentence_transformers.models.{t}"} for i, (n, p, t) in enumerate(modules)])
    (target / "1_Pooling").mkdir(exist_ok=True)
    write_json(target / "1_Pooling" / "config.json", {"word_embedding_dimension": model.config.hidden_size, "pooling_mode_mean_tokens": True, "pooling_mode_cls_token": False, "pooling_mode_max_tokens": False})
    write_json(target / "sentence_bert_config.json", {"max_seq_length": limit, "do_lower_case": False})
    write_json(target / "config_sentence_transformers.json", {"prompts": {"default": prompt} if prompt else {}, "default_prompt_name": "default" if prompt else None, "similarity_fn_name": "cosine"})

    tests = tuple(language for language in languages if language != "ar")
    rows_tested = 40 if folders.tiny else None
    figures = {f"fp32 {k}": v for k, v in held_out_figures(folders.data, lambda t: encode(model, tokenizer, t, prompt), tests, rows_tested).items()}
    figures |= {f"int8 {k}": v for k, v in held_out_figures(folders.data, lambda t: onnx_encode(target / "model.onnx", tokenizer, t, prompt), tests, rows_tested).items()}
    figures["batch cosine"] = companions(target / "model.onnx", tokenizer, texts[:128], prompt)
    vector = onnx_encode(target / "model.onnx", tokenizer, [SELF_TEST], prompt)[0]
    manifest(
        target,
        {
            "format": 1,
            "kind": "onnx-encoder",
            "name": name,
            "weights": "model.onnx",
            "tokenizer": "tokenizer.json",
            "pooling": "mean",
            "normalized": True,
            "dimension": int(model.config.hidden_size),
            "maxTokens": limit,
            "graph": {"externalFiles": [], "quantizesBatch": False},
            "prompt": prompt,
            "languages": list(languages),
            "inputs": ["input_ids", "attention_mask"],
            "output": "last_hidden_state",
            "quantisation": "int8 weights by column, uint8 activations with fixed ranges" if int8 else None,
            "selfTest": {"text": SELF_TEST, "vector": [round(float(x), 5) for x in vector]},
            "figures": {k: round(v, 4) for k, v in figures.items()},
            **about,
        },
    )
    return figures


def companions(path: Path, tokenizer, texts, prompt: str) -> float:
    """Least cosine between a text's vector alone and in a batch of 64."""
    together = onnx_encode(path, tokenizer, texts, prompt, budget=64 * 48)
    alone = onnx_encode(path, tokenizer, texts, prompt, budget=1)
    return float((together * alone).sum(1).min())


def manifest(target: Path, fields: dict) -> None:
    """manifest.json with bytes and sha256 of every other file of the folder, README and what is fitted for the weights afterwards (and names their checksum) apart."""
    files = sorted(p for p in target.rglob("*") if p.is_file() and p.name not in ("manifest.json", "README.md", *FITTED) and not p.name.endswith(".part"))
    listed = {str(p.relative_to(target)): {"sha256": sha256(p), "bytes": p.stat().st_size} for p in files}
    write_json(target / "manifest.json", {**fields, "files": listed})


def fresh(folder: Path) -> Path:
    """An empty folder at that path."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def load(folder: Path) -> tuple[torch.nn.Module, object]:
    """Model and tokenizer of a Hugging Face folder."""
    return AutoModel.from_pretrained(folder, add_pooling_layer=False), AutoTokenizer.from_pretrained(folder)


def load_int8(path: Path, config) -> torch.nn.Module:
    """The model of an encoder's int8 file, its weights in fp32 (`onnx_bert.read_back`)."""
    state, _ = onnx_bert.read_back(path, config.num_attention_heads)
    model = AutoModel.from_config(config, add_pooling_layer=False)
    own = model.state_dict()
    model.load_state_dict({name: torch.tensor(state[name]).reshape(own[name].shape) if name in state else own[name] for name in own})
    return model
