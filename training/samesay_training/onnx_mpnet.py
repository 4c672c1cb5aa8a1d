"""
An MPNet cross-encoder as an ONNX graph in 8 bits: onnx_bert's layers, with MPNet's relative positions, and an embedding
table of 4 bits (blocks of 64 values with a scale each; two values a byte), so that the file stays under 100 MB.

Relative positions: logits[h, i, j] += bias[bucket(j - i), h]; the buckets of all distances up to the longest text are
worked out beforehand, and looked up once a batch.
"""

from __future__ import annotations

import json
import unicodedata

import numpy as np
import torch
from onnx import TensorProto
from transformers.models.mpnet.modeling_mpnet import MPNetEncoder

from .onnx_bert import Bert

LONGEST = 256
"""Tokens of a row, both texts and special tokens together."""
FIRST_POSITION = 2
"""MPNet counts positions from padding_idx + 1."""


def bert_names(state: dict[str, np.ndarray]) -> dict[str, np.ndarray]:
    """MPNet's weights under BERT's names; what BERT has no name for keeps its own."""
    renamed = {".attention.attn.q.": ".attention.self.query.", ".attention.attn.k.": ".attention.self.key.", ".attention.attn.v.": ".attention.self.value.", ".attention.attn.o.": ".attention.output.dense.", ".attention.LayerNorm.": ".attention.output.LayerNorm."}
    found = {}
    for name, value in state.items():
        for old, new in renamed.items():
            name = name.replace(old, new)
        found[name] = value
    return found


def kept_pieces(vocabulary: dict[str, int]) -> list[str]:
    """Pieces that stay, in their order: all but unused ones and those of scripts that no English text is written in."""
    def latin(piece: str) -> bool:
        if piece in ("<s>", "<pad>", "</s>", "<unk>", "[UNK]"):
            return True
        if piece.startswith("[unused") or piece in ("[PAD]", "[CLS]", "[SEP]", "[MASK]", "<mask>"):
            return False
        letters = [c for c in piece.removeprefix("##") if c.isalpha()]
        return all(unicodedata.name(c, "").startswith(("LATIN", "GREEK", "CYRILLIC")) for c in letters)

    return [piece for piece, _ in sorted(vocabulary.items(), key=lambda entry: entry[1]) if latin(piece)]


def cut_tokenizer(source: dict) -> tuple[dict, list[int]]:
    """tokenizer.json with the kept pieces, the two-text form spelled out, and the old ids of its rows."""
    vocabulary = source["model"]["vocab"]
    pieces = kept_pieces(vocabulary)
    place = {piece: i for i, piece in enumerate(pieces)}
    cut = json.loads(json.dumps(source))
    cut["truncation"] = cut["padding"] = None
    cut["model"]["vocab"] = place
    cut["added_tokens"] = [{**token, "id": place[token["content"]], "normalized": False} for token in source["added_tokens"] if token["content"] in place]
    start, end = ({"SpecialToken": {"id": name, "type_id": 0}} for name in ("<s>", "</s>"))
    a, b = ({"Sequence": {"id": name, "type_id": 0}} for name in "AB")
    cut["post_processor"] = {"type": "TemplateProcessing", "single": [start, a, end], "pair": [start, a, end, end, b, end], "special_tokens": {name: {"id": name, "ids": [place[name]], "tokens": [name]} for name in ("<s>", "</s>")}}
    return cut, [vocabulary[piece] for piece in pieces]


class MPNet(Bert):
    """`state`: bert_names of the backbone."""

    words4 = True

    def embed(self) -> str:
        state, hidden = self.state, self.config.hidden_size
        table = state["embeddings.word_embeddings.weight"]
        words = self.words(table)
        half = self.weight("embeddings.positions", state["embeddings.position_embeddings.weight"][FIRST_POSITION : FIRST_POSITION + LONGEST].astype(np.float16))
        shape = self.op("Shape", ["input_ids"], "shape")
        length = self.op("Gather", [shape, self.weight("one", np.array([1], np.int64))], "length", axis=0)
        cut = self.op("Cast", [self.op("Slice", [half, self.ints(0), length, self.ints(0)], "positions.half")], "positions", to=TensorProto.FLOAT)
        grid = self.op("Concat", [shape, self.ints(hidden)], "grid", axis=0)
        summed = self.op("Add", [self.op("Reshape", [words, grid], "words.grid"), cut], "embedded")
        return self.normalise(self.op("Reshape", [summed, self.ints(-1, hidden)], "embedded.rows"), "embeddings.out", "embeddings.LayerNorm")

    def attention_bias(self, mask_bias: str) -> str:
        """Mask and relative positions in one: [batch, heads, length, length]."""
        distances = torch.arange(-(LONGEST - 1), LONGEST)
        buckets = MPNetEncoder.relative_position_bucket(distances, num_buckets=self.config.relative_attention_num_buckets)
        values = self.state["encoder.relative_attention_bias.weight"][buckets.numpy()]
        scalar = self.op("Squeeze", ["length", self.ints(0)], "length.scalar")
        zero, one = self.weight("zero.int", np.array(0, np.int64)), self.weight("one.int", np.array(1, np.int64))
        places = self.op("Range", [zero, scalar, one], "places")
        apart = self.op("Sub", [self.op("Unsqueeze", [places, self.ints(0)], "places.row"), self.op("Unsqueeze", [places, self.ints(1)], "places.column")], "apart")
        index = self.op("Add", [apart, self.weight("farthest", np.array(LONGEST - 1, np.int64))], "apart.index")
        looked = self.op("Gather", [self.weight("relative", values.astype(np.float32)), index], "relative.rows", axis=0)
        relative = self.op("Unsqueeze", [self.op("Transpose", [looked], "relative.heads", perm=(2, 0, 1)), self.ints(0)], "relative4")
        return self.op("Add", [mask_bias, relative], "attention.bias")
