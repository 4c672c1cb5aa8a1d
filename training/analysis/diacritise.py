"""Vowel signs on Arabic machine-annotated text, for the training of the vocaliser (vocaliser.ts).

    python training/analysis/diacritise.py FILE.conllu ...
    python training/analysis/diacritise.py --lemmas work/ar.lemmas.tsv --treebank DIR/ar/pud.test.conllu \
      --lists DIR/arabic-wordnet/ar-en.tsv DIR/wiktionary-wordnet/ar-en.tsv FILE.conllu ...

Writes each file anew with every word's form with vowel signs in the last column, `Vform=`. The signs come from
dengjen-tashkeel (PyPI package dengjen-tashkeel-py, MIT or Apache 2.0; it needs onnxruntime); nothing of it ships.
Files may hold the same sentences annotated differently: each sentence is asked for once.

With `--lemmas` it writes "tag, lemma, lemma with signs" instead: each lemma of the treebank and the word lists, and
each that the files have often, is asked for in a short phrase that fits its tag ("في كتاب", "لقد كتب الرجل"). Of the
treebank only letters and tags are read, never its signs.
"""

from __future__ import annotations

import argparse
import re
import time
from collections import Counter
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


# What stands before and behind a lemma of each tag.
PHRASES: dict[str, tuple[list[str], list[str]]] = {
    "NOUN": (["في"], []),
    "ADJ": (["شيء"], []),
    "VERB": (["لقد"], ["الرجل"]),
    "PROPN": (["السيد"], []),
    "ADV": (["جاء"], []),
}
LIST_TAGS = {"n": "NOUN", "v": "VERB", "a": "ADJ", "r": "ADV"}
LETTERS = re.compile("[\u0621-\u064a]{2,}")
# How often the machine-annotated files must have a lemma: rarer ones are mostly wrong.
LEAST = 6
# Phrases asked for at a time.
BATCH = 6


def lemmas_of(path: Path) -> list[tuple[str, str]]:
    rows = (line.split("\t") for line in path.read_text(encoding="utf-8").split("\n"))
    found = [(row[3], SIGN.sub("", row[2]).replace("`", "").replace("ٱ", "ا")) for row in rows if len(row) > 9]
    return [(tag, lemma) for tag, lemma in found if tag in PHRASES and LETTERS.fullmatch(lemma)]


def write_lemmas(out: Path, treebank: Path, lists: list[Path], files: list[Path]) -> None:
    counts: Counter[tuple[str, str]] = Counter()
    for path in files:
        counts.update(lemmas_of(path))
    for key in lemmas_of(treebank):
        counts[key] += LEAST
    for path in lists:
        for line in path.read_text(encoding="utf-8").split("\n"):
            cells = line.split("\t")
            if len(cells) > 2 and LETTERS.fullmatch(cells[1]):
                counts[(LIST_TAGS[cells[0]], cells[1])] += LEAST
    keys = [key for key, count in counts.items() if count >= LEAST]
    with out.open("w", encoding="utf-8") as file:
        for start in range(0, len(keys), BATCH):
            words: list[str] = []
            places = []
            for tag, lemma in keys[start : start + BATCH]:
                before, behind = PHRASES[tag]
                words += before
                places.append(len(words))
                words += [lemma, *behind, "."]
            signed = with_signs(words)
            for (tag, lemma), at in zip(keys[start : start + BATCH], places):
                file.write(f"{tag}\t{lemma}\t{signed[at]}\n")
    print(f"{out}: {len(keys)} lemmas")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--lemmas", type=Path)
    parser.add_argument("--treebank", type=Path)
    parser.add_argument("--lists", nargs="*", type=Path, default=[])
    args = parser.parse_args()
    if args.lemmas is not None:
        write_lemmas(args.lemmas, args.treebank, args.lists, args.files)
        return
    cache: dict[tuple[str, ...], list[str]] = {}
    began = time.time()
    for path in args.files:
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
