"""All steps in one process (importing PyTorch a dozen times would take longer than the steps)."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from . import between, checks, convert, cross, cross_multi, distil, silver, static_train, student, tiny_data
from .common import say, sha256

STEPS = [
    ("data", tiny_data, []),
    ("convert", convert, ["--tiny"]),
    ("teacher", student, ["multi", "--tiny", "--name", "teacher", "--hold-out", "0"]),
    ("between", between, ["multi", "{work}/multi-teacher-fold0/best", "--tiny", "--share", "0.3", "--out", "{work}/teacher"]),
    ("silver", silver, ["--tiny"]),
    ("en", student, ["en", "--tiny", "--silver", "{work}/silver/en.tsv.gz"]),
    ("multi", student, ["multi", "--tiny", "--silver", "{work}/silver/multi.tsv.gz"]),
    ("cross", cross, ["--tiny"]),
    ("multi cross labels", cross_multi, ["labels", "--tiny"]),
    ("multi cross", cross_multi, ["student", "--tiny"]),
    ("mean labels", distil, ["labels", "--tiny", "--teachers", "{models}"]),
    ("mean", distil, ["student", "--tiny"]),
    ("fast", static_train, ["--tiny"]),
]
EXPECTED = ["en", "multi", "fast", "accurate-en", "accurate-multi"]


def check(models: Path) -> None:
    """Every folder is whole: each file has the size and checksum its manifest gives."""
    import json

    for name in EXPECTED:
        fields = json.loads((models / name / "manifest.json").read_text(encoding="utf-8"))
        assert fields["weights"] in fields["files"], name
        for file, facts in fields["files"].items():
            path = models / name / file
            assert path.stat().st_size == facts["bytes"] and sha256(path) == facts["sha256"], path
        if name in ("en", "multi"):
            assert fields["figures"]["batch cosine"] > 0.999, name


def main() -> None:
    data, work, models = sys.argv[1], os.environ["SAMESAY_WORK"], Path(os.environ["SAMESAY_MODELS"])
    for name, module, arguments in STEPS:
        say(f"== {name}")
        sys.argv = [name, *(a.format(work=work, models=models) for a in arguments)] if arguments else [name, data]
        module.main()
    checks.main()
    check(models)
    say("smoke run done")


if __name__ == "__main__":
    main()
