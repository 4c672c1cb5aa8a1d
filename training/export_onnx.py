"""
Writes the ONNX file of your own sentence-transformers folder, so that `samesay --model DIR` can open it.

    python training/export_onnx.py DIR            # DIR/onnx/model.onnx, fp32: the same numbers as sentence-transformers
    python training/export_onnx.py DIR --int8     # a quarter of the size and 2-3 times as fast; give --texts FILE, a text a line

Needs torch, transformers, onnx (and onnxruntime for --int8): training/requirements.txt. Nothing else in DIR changes:
tokenizer, pooling, prompts and limits are read from the folder as it is. BERT-like encoders (BERT, MiniLM, E5, BGE,
GTE of the first kind) are written directly; other architectures go through torch.onnx and need onnxscript as well.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--int8", action="store_true", help="8-bit weights and activations; BERT-like encoders only")
    parser.add_argument("--texts", type=Path, help="with --int8: sample texts like those you will encode, one a line, 100 or more")
    parser.add_argument("--out", type=Path, help="default: FOLDER/onnx/model.onnx")
    options = parser.parse_args()
    folder: Path = options.folder
    for name in ("config.json", "tokenizer.json"):
        if not (folder / name).exists():
            sys.exit(f"{folder}: has no {name}; give the folder of a sentence-transformers model")
    if options.int8 and options.texts is None:
        sys.exit("--int8 needs --texts FILE: the ranges of the 8-bit numbers are fixed from sample texts")

    from transformers import AutoModel, AutoTokenizer

    model = AutoModel.from_pretrained(folder).eval().float()
    tokenizer = AutoTokenizer.from_pretrained(folder)
    out = options.out or folder / "onnx" / "model.onnx"
    out.parent.mkdir(parents=True, exist_ok=True)
    if model.config.model_type == "bert" and model.config.hidden_act == "gelu":
        from samesay_training import onnx_bert
        from samesay_training.package import calibration_batches

        state = {k: v.numpy() for k, v in model.state_dict().items()}
        ranges = None
        if options.int8:
            texts = [line for line in options.texts.read_text(encoding="utf-8").splitlines() if line.strip()]
            ranges = onnx_bert.calibrate(state, model.config, calibration_batches(tokenizer, texts[:512], ""))
        onnx_bert.write(out, state, model.config, ranges=ranges)
    elif options.int8:
        sys.exit(f"--int8 is for BERT-like encoders; this is {model.config.model_type}. Export it in fp32.")
    else:
        export_with_torch(model, tokenizer, out)
    print(f"{out}: {out.stat().st_size / 1e6:.1f} MB")


def export_with_torch(model, tokenizer, out: Path) -> None:
    """Any architecture, traced by PyTorch's own exporter."""
    import torch

    class Hidden(torch.nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.model = model

        def forward(self, input_ids, attention_mask):
            return self.model(input_ids=input_ids, attention_mask=attention_mask).last_hidden_state

    sample = tokenizer(["a first text", "and another, longer text"], padding=True, return_tensors="pt")
    axes = {0: torch.export.Dim("batch", min=1, max=4096), 1: torch.export.Dim("length", min=2, max=512)}
    torch.onnx.export(
        Hidden(), (sample["input_ids"], sample["attention_mask"]), str(out), dynamo=True, external_data=False,
        input_names=["input_ids", "attention_mask"], output_names=["last_hidden_state"], dynamic_shapes=(axes, axes),
    )


if __name__ == "__main__":
    main()
