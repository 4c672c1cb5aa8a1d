"""Vowel signs on Arabic machine-annotated text, for the training of the vocaliser (vocaliser.ts).

    python training/analysis/diacritise.py FILE.conllu ...

Writes each file anew with every word's form with vowel signs in the last column, `Vform=`. The signs come from
dengjen-tashkeel (PyPI package dengjen-tashkeel-py, MIT or Apache 2.0; it needs onnxruntime); nothing of it ships.
Files may hold the same sentences annotated differently: each sentence is asked for once.
"""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path

from dengjen_tashkeel_py import tashkeel

SIGN = re.compile("[\u064b-\u065f\u0670]")
BEFORE = set("وفبلكس")
AFTER = {"ه", "ها", "هم", "هن", "هما", "نا", "ك", "كم", "ي", "ني"}


def joined(words: list[str]) -> tuple[str, list[int]]:
    """Running text, prefixes and pronouns written together with their words; how many letters of it each word has."""
    text, sizes = "", []
    for i, word in enumerate(words):
        bare = SIGN.sub("", word)
        if i > 0 and not (words[i - 1] in BEFORE or (bare in AFTER and len(words[i - 1]) > 1)):
            text += " "
        if i > 0 and words[i - 1] == "ل" and bare.startswith("ال"):
            bare = bare[1:]
        text += bare
        sizes.append(len(bare))
    return text, sizes


def with_signs(words: list[str]) -> list[str]:
    text, sizes = joined(words)
    try:
        found = tashkeel(text)
    except (ValueError, RuntimeError):
        return words
    # Letters keep their order; signs follow their letter.
    letters: list[str] = []
    for c in found:
        if SIGN.match(c):
            if letters:
                letters[-1] += c
        elif c != " ":
            letters.append(c)
    if len(letters) != sum(sizes):
        return words
    out, at = [], 0
    for size in sizes:
        out.append("".join(letters[at : at + size]))
        at += size
    return out


def main() -> None:
    cache: dict[tuple[str, ...], list[str]] = {}
    began = time.time()
    for path in map(Path, sys.argv[1:]):
        blocks = path.read_text(encoding="utf-8").strip().split("\n\n")
        out = []
        for block in blocks:
            rows = [line.split("\t") for line in block.split("\n")]
            words = tuple(row[1] for row in rows if len(row) > 9)
            if words not in cache:
                cache[words] = with_signs(list(words))
                if len(cache) % 2000 == 0:
                    print(f"{len(cache)} sentences, {time.time() - began:.0f} s", flush=True)
            vocalised = iter(cache[words])
            out.append("\n".join("\t".join([*row[:9], f"Vform={next(vocalised)}"]) if len(row) > 9 else "\t".join(row) for row in rows))
        path.write_text("\n\n".join(out) + "\n\n", encoding="utf-8")
        print(f"{path}: {len(blocks)} sentences")


if __name__ == "__main__":
    main()
