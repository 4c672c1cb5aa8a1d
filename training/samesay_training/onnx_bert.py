"""
A BERT encoder written straight as an ONNX graph, in fp32 or int8.

Why not an exporter and a quantiser: the usual dynamic quantisation takes one activation scale for a whole batch, so a
text's vector depends on the texts beside it. Here the scale of every linear layer's input is fixed beforehand from
sample texts (`calibrate`), so results are the same alone and in a batch of 64, and nothing is measured at run time.

int8 form of a linear layer, x [rows, in], W [in, out]:
  q = round(x * m / s) + z                  (uint8; m: per-channel smoothing, only where it lowers the error)
  y = (q - z) W8 * s * c + b                (signed weights, c: scale by output column; one fused kernel)
W8 stays within -63..63: processors without VNNI add two products of uint8 and int8 in 16 bits and cut what is over,
so that full weights would give other results there (2 * 255 * 63 still fits). Every x86 and ARM then gives the same sums.
Smoothing and clipping are chosen by layer: the pair that loses least on the sample (mean square of y).
Embedding rows are int8 with one scale each, looked up and multiplied.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

OPSET = 20


class Graph:
    """Collects nodes and weights; every method returns the name of its output."""

    def __init__(self) -> None:
        self.nodes: list = []
        self.weights: list = []
        self.names: set[str] = set()

    def weight(self, name: str, value: np.ndarray) -> str:
        if name not in self.names:
            self.names.add(name)
            self.weights.append(numpy_helper.from_array(np.ascontiguousarray(value), name))
        return name

    def op(self, kind: str, inputs: list[str], name: str, outputs: int = 1, **attributes):
        out = [name] if outputs == 1 else [f"{name}.{i}" for i in range(outputs)]
        self.nodes.append(helper.make_node(kind, inputs, out, name=name, **attributes))
        return out[0] if outputs == 1 else out

    def lookup4(self, name: str, table: np.ndarray, ids: str) -> str:
        """Rows `ids` [n] of a table [rows, width] that is stored in 4 bits (`quantise_blocks`): [n, width]."""
        width = table.shape[1]
        packed, scale = quantise_blocks(table)
        both = self.op("Gather", [self.weight(f"{name}.table4", packed), ids], f"{name}.packed", axis=0)
        low = self.op("BitwiseAnd", [both, self.weight("low.nibble", np.array(15, np.uint8))], f"{name}.low")
        high = self.op("BitShift", [both, self.weight("four", np.array(4, np.uint8))], f"{name}.high", direction="RIGHT")
        joined = self.op("Cast", [self.op("Concat", [low, high], f"{name}.nibbles", axis=1)], f"{name}.float", to=TensorProto.FLOAT)
        centred = self.op("Sub", [joined, self.weight("eight", np.array(8, np.float32))], f"{name}.centred")
        blocks = self.op("Reshape", [centred, self.ints(-1, width // BLOCK, BLOCK)], f"{name}.blocks")
        halves = self.op("Gather", [self.weight(f"{name}.scale", scale), ids], f"{name}.scale.half", axis=0)
        scales = self.op("Unsqueeze", [self.op("Cast", [halves], f"{name}.scale.float", to=TensorProto.FLOAT), self.ints(2)], f"{name}.scale3")
        return self.op("Reshape", [self.op("Mul", [blocks, scales], f"{name}.scaled"), self.ints(-1, width)], name)

    def ints(self, *values: int) -> str:
        return self.weight("ints." + "_".join(map(str, values)), np.array(values, np.int64))


WEIGHT_LIMIT = 63
"""Of the weights of linear layers; see above."""


def quantise_columns(matrix: np.ndarray, steps: int = 24, limit: int = WEIGHT_LIMIT) -> tuple[np.ndarray, np.ndarray]:
    """[in, out] to -limit..limit and a scale by output column; the scale is the one of `steps` tried that loses least (mean square)."""
    top = np.abs(matrix).max(0)
    best = np.full(matrix.shape[1], np.inf)
    scale = np.where(top > 0, top / limit, 1.0)
    for shrink in np.linspace(1.0, 0.75, steps):
        trial = np.where(top > 0, top * shrink / limit, 1.0)
        error = ((np.clip(np.round(matrix / trial), -limit, limit) * trial - matrix) ** 2).sum(0)
        better = error < best
        best[better], scale[better] = error[better], trial[better]
    return np.clip(np.round(matrix / scale), -limit, limit).astype(np.int8), scale.astype(np.float32)


def quantise_rows(table: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """[rows, width] to int8 and a scale by row."""
    quantised, scale = quantise_columns(np.ascontiguousarray(table.T), limit=127)
    return np.ascontiguousarray(quantised.T), scale


BLOCK = 64
"""Values of a table of 4 bits that share a scale."""


def quantise_blocks(table: np.ndarray, steps: int = 12) -> tuple[np.ndarray, np.ndarray]:
    """[rows, width] to 4 bits: bytes [rows, width / 2] (low: the first half of the columns, high: the second) and scales [rows, width / BLOCK]; values are (nibble - 8) x scale."""
    rows, width = table.shape
    blocks = table.reshape(rows, width // BLOCK, BLOCK)
    top = np.abs(blocks).max(2, keepdims=True)
    best, scale = np.full(top.shape, np.inf), np.ones(top.shape)
    for shrink in np.linspace(1.0, 0.6, steps):
        trial = np.where(top > 0, top * shrink / 7, 1.0).astype(np.float16).astype(np.float32)
        error = ((np.clip(np.round(blocks / trial), -8, 7) * trial - blocks) ** 2).sum(2, keepdims=True)
        better = error < best
        best[better], scale[better] = error[better], trial[better]
    values = (np.clip(np.round(blocks / scale), -8, 7) + 8).astype(np.uint8).reshape(rows, width)
    return values[:, : width // 2] | (values[:, width // 2 :] << 4), scale[..., 0].astype(np.float16)


@dataclass(frozen=True)
class Range:
    """How one linear layer's input becomes uint8: step and zero point, after an optional factor by channel."""

    step: float
    zero: int
    smooth: np.ndarray | None

    def rounded(self, x: np.ndarray) -> np.ndarray:
        """x as the layer sees it: multiplied, rounded, cut, and back in float (still multiplied by `smooth`)."""
        if self.smooth is not None:
            x = x * self.smooth
        return (np.clip(np.round(x / self.step) + self.zero, 0, 255) - self.zero) * np.float32(self.step)


def fit_range(x: np.ndarray, matrix: np.ndarray) -> Range:
    """The Range that loses least on the sample x [rows, in] before matrix [in, out]."""
    exact = x @ matrix
    top_x, top_w = np.abs(x).max(0) + 1e-6, np.abs(matrix).max(1) + 1e-6
    best, best_error = None, np.inf
    for power in (0.0, 0.35, 0.5, 0.65):
        factor = None
        if power:
            factor = (top_w ** (1 - power) / top_x**power).astype(np.float32)
            factor /= np.exp(np.log(factor).mean())
        moved = x if factor is None else x * factor
        quantised, columns = quantise_columns(matrix if factor is None else matrix / factor[:, None], steps=8)
        rounded_matrix = quantised * columns
        for share in (0.0, 1e-5, 1e-4, 1e-3):
            low, high = np.quantile(moved, share), np.quantile(moved, 1 - share)
            low, high = min(float(low), 0.0), max(float(high), 1e-6)
            step = (high - low) / 255
            trial = Range(step, int(round(-low / step)), factor)
            error = float(((trial.rounded(x) @ rounded_matrix - exact) ** 2).mean())
            # smoothing costs a pass over x: it must be worth it
            if error < best_error * (0.9 if factor is not None and best is not None and best.smooth is None else 1.0):
                best, best_error = trial, error
    assert best is not None
    return best


def calibrate(state: dict, config, batches: list[dict[str, np.ndarray]], *, token_types: bool = False, rows: int = 1536, seed: int = 7, kind: type["Bert"] | None = None) -> dict[str, Range]:
    """Runs sample batches through the fp32 graph and fits a Range for the input of every linear layer."""
    import onnxruntime

    bert = (kind or Bert)(state, config, ranges=None, token_types=token_types)
    model = bert.build()
    sources = {n.output[0].removesuffix(".product"): n.input[0] for n in bert.nodes if n.op_type == "MatMul" and n.output[0].endswith(".product")}
    for source in sorted(set(sources.values())):
        model.graph.output.append(helper.make_tensor_value_info(source, TensorProto.FLOAT, None))
    session = onnxruntime.InferenceSession(model.SerializeToString(), providers=["CPUExecutionProvider"])
    names = sorted(set(sources.values()))
    seen: dict[str, list[np.ndarray]] = {n: [] for n in names}
    draw = np.random.default_rng(seed)
    for batch in batches:
        real = batch["attention_mask"].reshape(-1).astype(bool)
        for name, value in zip(names, session.run(names, batch), strict=True):
            seen[name].append(value[real])
    picked = draw.permutation(sum(len(v) for v in seen[names[0]]))[:rows]
    samples = {n: np.concatenate(v)[picked] for n, v in seen.items()}
    matrices = {w.name.removesuffix(".weight"): numpy_helper.to_array(w) for w in bert.weights if w.name.endswith(".weight")}
    return {name: fit_range(samples[source], matrices[name]) for name, source in sources.items()}


class Bert(Graph):
    """The encoder's graph; `state` maps Hugging Face BERT names to arrays."""

    words4 = False
    """Whether the table of words is stored in 4 bits."""

    def __init__(self, state: dict[str, np.ndarray], config, *, ranges: dict[str, "Range"] | None, token_types: bool) -> None:
        super().__init__()
        self.state = {k: np.asarray(v, np.float32) for k, v in state.items()}
        self.config = config
        self.ranges = ranges
        self.token_types = token_types

    def linear(self, x: str, name: str, matrix: np.ndarray, bias: np.ndarray) -> str:
        """x [rows, in] times matrix [in, out] plus bias; int8 where a range for `name` was calibrated."""
        b = self.weight(f"{name}.bias", bias)
        if self.ranges is None:
            return self.op("Add", [self.op("MatMul", [x, self.weight(f"{name}.weight", matrix)], f"{name}.product"), b], name)
        fit = self.ranges[name]
        if fit.smooth is not None:
            x = self.op("Mul", [x, self.weight(f"{name}.smooth", fit.smooth)], f"{name}.smoothed")
            matrix = matrix / fit.smooth[:, None]
        quantised, columns = quantise_columns(matrix)
        scale = self.weight(f"{name}.step", np.array(fit.step, np.float32))
        zero = self.weight(f"{name}.zero", np.array(fit.zero, np.uint8))
        q = self.op("QuantizeLinear", [x, scale, zero], f"{name}.q")
        inputs = [q, self.weight(f"{name}.weight8", quantised), scale, self.weight(f"{name}.scale", columns), zero, "", b]
        return self.op("MatMulIntegerToFloat", inputs, name, domain="com.microsoft")

    def normalise(self, x: str, name: str, prefix: str) -> str:
        scale = self.weight(f"{prefix}.weight", self.state[f"{prefix}.weight"])
        bias = self.weight(f"{prefix}.bias", self.state[f"{prefix}.bias"])
        return self.op("LayerNormalization", [x, scale, bias], name, axis=-1, epsilon=float(self.config.layer_norm_eps))

    def words(self, table: np.ndarray) -> str:
        """A row of the table for each token, [rows, hidden]; in 8 bits where ranges are given, in 4 with `words4`."""
        flat = self.op("Reshape", ["input_ids", self.ints(-1)], "ids.flat")
        if self.ranges is None:
            return self.op("Gather", [self.weight("embeddings.words", table), flat], "words", axis=0)
        if self.words4:
            return self.lookup4("words", table, flat)
        rows, scale = quantise_rows(table)
        words8 = self.op("Gather", [self.weight("embeddings.words8", rows), flat], "words.rows8", axis=0)
        scales = self.op("Gather", [self.weight("embeddings.words.scale", scale[:, None]), flat], "words.scale", axis=0)
        return self.op("Mul", [self.op("Cast", [words8], "words.float", to=TensorProto.FLOAT), scales], "words")

    def embed(self) -> str:
        """Words + positions + types, normalised; [rows, hidden] with rows = batch * length."""
        state, hidden = self.state, self.config.hidden_size
        table = state["embeddings.word_embeddings.weight"]
        words = self.words(table)
        positions = state["embeddings.position_embeddings.weight"]
        types = state["embeddings.token_type_embeddings.weight"]
        if not self.token_types:
            positions = positions + types[0]
        shape = self.op("Shape", ["input_ids"], "shape")
        length = self.op("Gather", [shape, self.weight("one", np.array([1], np.int64))], "length", axis=0)
        cut = self.op("Slice", [self.weight("embeddings.positions", positions), self.ints(0), length, self.ints(0)], "positions")
        grid = self.op("Concat", [shape, self.ints(hidden)], "grid", axis=0)
        summed = self.op("Add", [self.op("Reshape", [words, grid], "words.grid"), cut], "embedded")
        if self.token_types:
            kinds = self.op("Gather", [self.weight("embeddings.types", types), "token_type_ids"], "types", axis=0)
            summed = self.op("Add", [summed, kinds], "embedded.types")
        flat_sum = self.op("Reshape", [summed, self.ints(-1, hidden)], "embedded.rows")
        return self.normalise(flat_sum, "embeddings.out", "embeddings.LayerNorm")

    def layer(self, x: str, i: int, bias: str) -> str:
        state, config = self.state, self.config
        hidden, heads = config.hidden_size, config.num_attention_heads
        width = hidden // heads
        p, n = f"encoder.layer.{i}", f"layer{i}"
        parts = [f"{p}.attention.self.{k}" for k in ("query", "key", "value")]
        matrix = np.concatenate([state[f"{k}.weight"].T for k in parts], 1)
        vector = np.concatenate([state[f"{k}.bias"] for k in parts])
        matrix[:, :hidden] /= np.sqrt(width)
        vector[:hidden] /= np.sqrt(width)
        joined = self.linear(x, f"{n}.qkv", matrix, vector)
        grid = self.op("Reshape", [joined, "grid.heads"], f"{n}.qkv.grid")
        order = {"q": (0, 2, 1, 3), "k": (0, 2, 3, 1), "v": (0, 2, 1, 3)}
        split = self.op("Split", [grid, self.ints(heads, heads, heads)], f"{n}.split", outputs=3, axis=2)
        q, k, v = (self.op("Transpose", [part], f"{n}.{name}", perm=order[name]) for part, name in zip(split, order, strict=True))
        logits = self.op("Add", [self.op("MatMul", [q, k], f"{n}.qk"), bias], f"{n}.logits")
        mixed = self.op("MatMul", [self.op("Softmax", [logits], f"{n}.attention", axis=-1), v], f"{n}.mixed")
        rows = self.op("Reshape", [self.op("Transpose", [mixed], f"{n}.back", perm=(0, 2, 1, 3)), self.ints(-1, hidden)], f"{n}.context")
        out = self.linear(rows, f"{n}.out", state[f"{p}.attention.output.dense.weight"].T, state[f"{p}.attention.output.dense.bias"])
        x = self.normalise(self.op("Add", [out, x], f"{n}.sum1"), f"{n}.norm1", f"{p}.attention.output.LayerNorm")
        wide = self.linear(x, f"{n}.wide", state[f"{p}.intermediate.dense.weight"].T, state[f"{p}.intermediate.dense.bias"])
        active = self.op("Gelu", [wide], f"{n}.gelu")
        narrow = self.linear(active, f"{n}.narrow", state[f"{p}.output.dense.weight"].T, state[f"{p}.output.dense.bias"])
        return self.normalise(self.op("Add", [narrow, x], f"{n}.sum2"), f"{n}.norm2", f"{p}.output.LayerNorm")

    def attention_bias(self, mask_bias: str) -> str:
        """What is added to the attention's logits, from the mask's part of it."""
        return mask_bias

    def build(self, score: dict[str, np.ndarray] | None = None) -> onnx.ModelProto:
        """`score`: dense and out weights of a cross-encoder; the output is then `score` [batch], else `last_hidden_state`."""
        config = self.config
        hidden, heads = config.hidden_size, config.num_attention_heads
        x = self.embed()
        self.op("Concat", ["shape", self.ints(3 * heads, hidden // heads)], "grid.heads", axis=0)
        mask = self.op("Cast", ["attention_mask"], "mask.float", to=TensorProto.FLOAT)
        away = self.op("Mul", [self.op("Sub", [self.weight("unit", np.array(1, np.float32)), mask], "mask.inverse"), self.weight("far", np.array(-10000, np.float32))], "mask.bias")
        bias = self.attention_bias(self.op("Unsqueeze", [away, self.ints(1, 2)], "mask.bias4"))
        for i in range(config.num_hidden_layers):
            x = self.layer(x, i, bias)
        batch, length = "batch", "length"
        if score is None:
            self.op("Reshape", [x, "grid"], "last_hidden_state")
            output = helper.make_tensor_value_info("last_hidden_state", TensorProto.FLOAT, [batch, length, hidden])
        else:
            first = self.op("Gather", [self.op("Reshape", [x, "grid"], "hidden"), self.weight("first", np.array(0, np.int64))], "first.token", axis=1)
            head = self.op("Cast", [self.weight("dense.weight", score["dense.weight"].T.astype(np.float16))], "dense.matrix", to=TensorProto.FLOAT)
            dense = self.op("Add", [self.op("MatMul", [first, head], "dense.product"), self.weight("dense.bias", score["dense.bias"])], "dense")
            logit = self.op("Add", [self.op("MatMul", [self.op("Tanh", [dense], "dense.tanh"), self.weight("out.weight", score["out.weight"].T)], "out.product"), self.weight("out.bias", score["out.bias"])], "logit")
            self.op("Reshape", [self.op("Sigmoid", [logit], "probability"), self.ints(-1)], "score")
            output = helper.make_tensor_value_info("score", TensorProto.FLOAT, [batch])
        names = ["input_ids", "attention_mask"] + (["token_type_ids"] if self.token_types else [])
        inputs = [helper.make_tensor_value_info(n, TensorProto.INT64, [batch, length]) for n in names]
        graph = helper.make_graph(self.nodes, "encoder", inputs, [output], self.weights)
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET), helper.make_opsetid("com.microsoft", 1)], ir_version=9, producer_name="samesay training")
        onnx.checker.check_model(model)
        return model


class Bert4(Bert):
    """The same with a table of words in 4 bits."""

    words4 = True


def write(path: Path, state: dict, config, *, ranges: dict[str, Range] | None, token_types: bool = False, score: dict | None = None, kind: type[Bert] = Bert) -> None:
    """Writes the graph under a temporary name, then renames it."""
    model = kind(state, config, ranges=ranges, token_types=token_types).build(score)
    part = path.with_name(path.name + ".part")
    onnx.save(model, part)
    part.replace(path)


def read_back(path: Path, heads: int) -> tuple[dict[str, np.ndarray], int]:
    """Weights of an int8 file in fp32, by their Hugging Face names, and the number of layers: what a step gets that builds on shipped weights, alike on every processor."""
    stored = {w.name: numpy_helper.to_array(w) for w in onnx.load(path).graph.initializer}
    state = {
        "embeddings.word_embeddings.weight": stored["embeddings.words8"].astype(np.float32) * stored["embeddings.words.scale"],
        "embeddings.position_embeddings.weight": stored["embeddings.positions"],
        **{f"embeddings.LayerNorm.{k}": stored[f"embeddings.LayerNorm.{k}"] for k in ("weight", "bias")},
    }
    # Where the model has no token types, type 0 stands in the positions (see `embed`).
    state["embeddings.token_type_embeddings.weight"] = stored.get("embeddings.types", np.zeros((2, state["embeddings.LayerNorm.bias"].shape[0]), np.float32))
    hidden = state["embeddings.LayerNorm.bias"].shape[0]

    def linear(name: str) -> tuple[np.ndarray, np.ndarray]:
        """Weight as PyTorch has it, [out, in], and bias."""
        matrix = stored[f"{name}.weight8"].astype(np.float32) * stored[f"{name}.scale"]
        if f"{name}.smooth" in stored:
            matrix = matrix * stored[f"{name}.smooth"][:, None]
        return matrix.T, stored[f"{name}.bias"]

    layers = 0
    while f"layer{layers}.qkv.weight8" in stored:
        p, n = f"encoder.layer.{layers}", f"layer{layers}"
        matrix, bias = (part.copy() for part in linear(f"{n}.qkv"))
        # Queries were divided beforehand (see `layer`).
        matrix[:hidden] *= np.sqrt(hidden // heads)
        bias[:hidden] *= np.sqrt(hidden // heads)
        for i, kind in enumerate(("query", "key", "value")):
            rows = slice(i * hidden, (i + 1) * hidden)
            state[f"{p}.attention.self.{kind}.weight"], state[f"{p}.attention.self.{kind}.bias"] = matrix[rows], bias[rows]
        for short, long in (("out", "attention.output.dense"), ("wide", "intermediate.dense"), ("narrow", "output.dense")):
            state[f"{p}.{long}.weight"], state[f"{p}.{long}.bias"] = linear(f"{n}.{short}")
        for norm in ("attention.output.LayerNorm", "output.LayerNorm"):
            for k in ("weight", "bias"):
                state[f"{p}.{norm}.{k}"] = stored[f"{p}.{norm}.{k}"]
        layers += 1
    return state, layers
