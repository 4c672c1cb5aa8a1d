"""What every step shares: folders, seeds, threads, correlations and the log of results."""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import random
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
"""The repository."""

RESULTS = ROOT / "training" / "RESULTS.md"


@dataclass(frozen=True)
class Folders:
    """Where a step reads and writes. `data` holds the data sets (see DATA.md), `work` is scratch."""

    data: Path
    work: Path
    models: Path
    tiny: bool
    seed: int

    def scratch(self, name: str) -> Path:
        path = self.work / name
        path.mkdir(parents=True, exist_ok=True)
        return path


def arguments(description: str) -> argparse.ArgumentParser:
    """The options that every step takes; `SAMESAY_DATA` and `SAMESAY_WORK` give their defaults."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--data", type=Path, default=os.environ.get("SAMESAY_DATA"), help="folder of the data sets, see DATA.md")
    parser.add_argument("--work", type=Path, default=os.environ.get("SAMESAY_WORK", ROOT / "training" / "work"), help="scratch folder")
    parser.add_argument("--models", type=Path, default=os.environ.get("SAMESAY_MODELS", ROOT / "models"), help="where finished weights go")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--threads", type=int, default=0, help="0: all cores")
    parser.add_argument("--tiny", action="store_true", help="a few steps on a few rows: shows that the step runs, trains nothing")
    return parser


def begin(options: argparse.Namespace) -> Folders:
    """Seeds everything and checks the folders; stops with one line if the data is not there."""
    if options.data is None:
        sys.exit("no data folder: give --data DIR or set SAMESAY_DATA (training/DATA.md says what it holds)")
    data = Path(options.data)
    if not data.is_dir():
        sys.exit(f"{data}: no such folder; --data must be the folder described in training/DATA.md")
    random.seed(options.seed)
    np.random.seed(options.seed)
    with contextlib.suppress(ImportError):
        import torch

        torch.manual_seed(options.seed)
        if options.threads:
            torch.set_num_threads(options.threads)
    work = Path(options.work)
    work.mkdir(parents=True, exist_ok=True)
    need_disk(work, 0.05 if options.tiny else 3.0)
    return Folders(data, work, Path(options.models), options.tiny, options.seed)


def need_disk(folder: Path, gigabytes: float) -> None:
    """Stops before a long job that the disk could not hold."""
    stat = os.statvfs(folder)
    free = stat.f_bavail * stat.f_frsize / 1e9
    if free < gigabytes:
        sys.exit(f"{folder}: {free:.1f} GB free, this step needs {gigabytes:.1f} GB")


def fast_half() -> bool:
    """Whether bf16 pays here: with AMX, or where SAMESAY_BF16=1 says so (without AMX it was half as fast as fp32)."""
    wish = os.environ.get("SAMESAY_BF16")
    if wish is not None:
        return wish == "1"
    with contextlib.suppress(OSError):
        return "amx_bf16" in Path("/proc/cpuinfo").read_text(encoding="utf-8")
    return False


def device():
    """Where the models live: the accelerator if PyTorch sees one (SAMESAY_DEVICE names another), else the processor."""
    import torch

    return torch.device(os.environ.get("SAMESAY_DEVICE") or ("cuda" if torch.cuda.is_available() else "cpu"))


def mixed():
    """The context that forward passes run in: bf16 where it pays, else fp32."""
    import torch

    kind = device().type
    return torch.autocast(kind, dtype=torch.bfloat16, enabled=kind != "cpu" or fast_half())


def pearson(x, y) -> float:
    return float(np.corrcoef(np.asarray(x, float), np.asarray(y, float))[0, 1])


def spearman(x, y) -> float:
    from scipy.stats import spearmanr

    return float(spearmanr(x, y).statistic)


def sha256(path: Path) -> str:
    digest = hashlib.sha256()
    with path.open("rb") as file:
        for block in iter(lambda: file.read(1 << 20), b""):
            digest.update(block)
    return digest.hexdigest()


def data_hash(rows) -> str:
    """Twelve digits of the sha256 of the rows trained on, in order; printed beside every figure."""
    digest = hashlib.sha256()
    for row in rows:
        digest.update(repr(row).encode())
    return digest.hexdigest()[:12]


def say(message: str) -> None:
    print(time.strftime("%H:%M:%S"), message, file=sys.stderr, flush=True)


def record(folders: Folders, step: str, figures: dict, *, seed: int, data: str, minutes: float, note: str = "") -> None:
    """Appends one line to training/RESULTS.md (in a tiny run: prints it only)."""
    shown = ", ".join(f"{key} {value:.4f}" if isinstance(value, float) else f"{key} {value}" for key, value in figures.items())
    line = f"| {time.strftime('%Y-%m-%d')} | {step} | {shown} | {seed} | {data} | {minutes:.1f} | {note} |"
    say(line)
    if not folders.tiny:
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def write_json(path: Path, value) -> None:
    """Writes to a temporary name first, so that an interrupted step leaves no half file."""
    part = path.with_name(path.name + ".part")
    part.write_text(json.dumps(value, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    part.replace(path)
