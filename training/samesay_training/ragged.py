"""Many texts as token ids in one flat array, and padded batches of single texts or pairs of them on the model's device."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import torch

from .common import device


class Ragged:
    """
    Token ids without special tokens: text i is flat[at[i]:at[i+1]]. Batches add the tokenizer's own frame.

    The frame is read off the tokenizer (what stands before, between and behind two texts), so that a batch holds what
    the tokenizer itself would give: `pairs` equals tokenizer(a, b), `singles` equals tokenizer(prompt + a).
    """

    def __init__(self, tokenizer, texts: Sequence[str], *, prompt: str = "", types: bool = False) -> None:
        self.types = types
        self.pad = int(tokenizer.pad_token_id or 0)
        frame = tokenizer("a", "b")["input_ids"]
        a, b = (tokenizer(t, add_special_tokens=False)["input_ids"] for t in ("a", "b"))
        i, j = subsequence(frame, a, 0), subsequence(frame, b, len(a))
        self.before, self.between, self.behind = (np.array(part, np.int64) for part in (frame[:i], frame[i + len(a) : j], frame[j + len(b) :]))
        asked = np.array(tokenizer(prompt + "a", add_special_tokens=False)["input_ids"][: -len(a)] if prompt else [], np.int64)
        self.opening = np.concatenate([self.before, asked])
        ids = [row for k in range(0, len(texts), 20_000) for row in tokenizer(list(texts[k : k + 20_000]), add_special_tokens=False)["input_ids"]]
        self.at = np.concatenate([[0], np.cumsum([len(row) for row in ids])])
        self.flat = np.fromiter((t for row in ids for t in row), np.int64, int(self.at[-1]))

    def __getitem__(self, i: int) -> np.ndarray:
        return self.flat[self.at[i] : self.at[i + 1]]

    def lengths(self, numbers) -> np.ndarray:
        numbers = np.asarray(numbers)
        return self.at[numbers + 1] - self.at[numbers]

    def singles(self, numbers, limit: int = 128) -> dict[str, torch.Tensor]:
        room = limit - len(self.opening) - len(self.behind)
        return self.padded([np.concatenate([self.opening, self[i][:room], self.behind]) for i in numbers])

    def pairs(self, pairs, limit: int = 128) -> dict[str, torch.Tensor]:
        """Texts past the limit are cut, the longer one first."""
        room = limit - len(self.before) - len(self.between) - len(self.behind)
        rows, first = [], []
        for i, j in pairs:
            a, b = self[i], self[j]
            if len(a) + len(b) > room:
                short = min(len(a), len(b), room // 2)
                a, b = (a[: room - short], b[:short]) if len(a) > len(b) else (a[:short], b[: room - short])
            rows.append(np.concatenate([self.before, a, self.between, b, self.behind]))
            first.append(len(self.before) + len(a) + len(self.between))
        return self.padded(rows, first)

    def padded(self, rows: list[np.ndarray], first: list[int] | None = None) -> dict[str, torch.Tensor]:
        """`first`: how many tokens belong to the first text; the rest is of type 1 where the model has types."""
        longest = max(len(row) for row in rows)
        ids = np.full((len(rows), longest), self.pad, np.int64)
        for k, row in enumerate(rows):
            ids[k, : len(row)] = row
        lengths = np.array([len(row) for row in rows])[:, None]
        place = np.arange(longest)[None, :]
        batch = {"input_ids": ids, "attention_mask": (place < lengths).astype(np.int64)}
        if self.types:
            batch["token_type_ids"] = ((place >= np.array(first)[:, None]) & (place < lengths)).astype(np.int64) if first else np.zeros_like(ids)
        where = device()
        return {name: torch.from_numpy(value).to(where, non_blocking=True) for name, value in batch.items()}


def subsequence(whole: list[int], part: list[int], start: int) -> int:
    return next(i for i in range(start, len(whole)) if whole[i : i + len(part)] == part)
