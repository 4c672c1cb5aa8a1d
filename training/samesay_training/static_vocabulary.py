"""The pieces of the static table: common words of four languages, and parts to spell the rest."""

from __future__ import annotations

import collections
from dataclasses import dataclass
from pathlib import Path

from .common import Folders, say
from .data import LANGUAGES, rows, stsb
from .static_text import BLANK, raw_words, words

SHARES = {"en": 0.34, "es": 0.22, "ar": 0.20, "tr": 0.24}
"""How much of the running text each language counts for, whatever there is of it."""


def texts_by_language(data: Path) -> dict[str, list[str]]:
    """Open text of each language: STS-benchmark train, parallel text, entailment pairs, treebanks."""
    found: dict[str, list[str]] = {language: [] for language in SHARES}
    for language in LANGUAGES:
        found[language] += [t for p in stsb(data, "train", language) for t in (p.a, p.b)]
    for path in sorted((data / "parallel").glob("*.en-??.tsv")):
        other = path.name[-6:-4]
        for cells in rows(path, 2):
            found["en"].append(cells[0])
            found[other].append(cells[1])
    for folder in sorted(p for p in (data / "pairs").iterdir() if p.is_dir()):
        if folder.name in ("noncommercial", "hans-eval-only"):
            continue
        language = "es" if folder.name.endswith("-es") else "en"
        for path in sorted(folder.glob("*.tsv")):
            found[language] += [t for cells in rows(path, 4) for t in cells[2:4]]
    for language in SHARES:
        for path in sorted((data / "treebanks" / language).glob("*train*.conllu")):
            with path.open(encoding="utf-8") as file:
                found[language] += [line[9:].strip() for line in file if line.startswith("# text = ")]
    return found


@dataclass(frozen=True)
class Words:
    """Folded words of a language with how often they occur, and the spelling each has most often."""

    counts: collections.Counter
    spelling: dict[str, str]


def count_words(folders: Folders) -> dict[str, Words]:
    """Words of every language's text."""
    found = {}
    for language, texts in texts_by_language(folders.data).items():
        raw: collections.Counter = collections.Counter()
        for text in texts[: 500 if folders.tiny else None]:
            raw.update(raw_words(text))
        counts: collections.Counter = collections.Counter()
        spelling: dict[str, str] = {}
        for word, count in raw.most_common():
            for part in words(word):
                counts[part] += count
                spelling.setdefault(part, word)
        say(f"{language}: {sum(counts.values())} words running, {len(counts)} different")
        found[language] = Words(counts, spelling)
    return found


def joint_counts(counted: dict[str, Words]) -> collections.Counter:
    """Words of all languages per five million of running text, each language weighted by its share."""
    joint: collections.Counter = collections.Counter()
    for language, found in counted.items():
        total = max(1, sum(found.counts.values()))
        for word, count in found.counts.items():
            joint[word] += SHARES[language] * count / total * 5e6
    return joint


NUMBERS = [str(n) for n in (*range(101), *range(1900, 2041))]


def learn_pieces(joint: collections.Counter, size: int) -> list[str]:
    """`size` pieces; those that start a word carry BLANK. Most are whole words, the rest word parts learnt by byte-pair merging."""
    from tokenizers import Tokenizer, models, pre_tokenizers, trainers

    parts = trainers.BpeTrainer(vocab_size=size // 4, show_progress=False, special_tokens=[])
    learner = Tokenizer(models.BPE())
    learner.pre_tokenizer = pre_tokenizers.WhitespaceSplit()
    learner.train_from_iterator((" ".join([BLANK + word] * min(40, round(count) or 1)) for word, count in joint.most_common(60_000)), parts)
    pieces = set(learner.get_vocab()) | {BLANK + number for number in NUMBERS}
    letters = {c for word in joint for c in word}
    pieces |= letters | {BLANK + c for c in letters if c in joint}
    # a bare blank would stand for every unknown sign
    pieces.discard(BLANK)
    for word, _ in joint.most_common():
        if len(pieces) >= size:
            break
        pieces.add(BLANK + word)
    return sorted(pieces)
