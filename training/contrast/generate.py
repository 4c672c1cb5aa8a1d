"""python -m contrast --data DIR --probes DIR --out DIR --seed N: writes <language>.tsv.gz and prints the counts."""

from __future__ import annotations

import argparse
import importlib
import random
from collections import Counter, defaultdict
from pathlib import Path

from . import corpus, edits, labelled, mine
from .grammar import Grammar
from .lexicon import Lexicon
from .surface import SURFACES
from .triples import LANGUAGES, HeldOut, Triple, evaluation_texts, key, probe_texts, shared, words, write

MODULES = {"en": "english", "es": "spanish", "ar": "arabic", "tr": "turkish"}
# most triples of a kind from the sentence patterns, and from mined sentences
PATTERN_QUOTAS = {
    "role-swap": 2000, "harmless-swap": 500, "negation": 1200, "antonym": 700, "number": 1500, "name": 700, "modifier": 700,
    "quantifier": 600, "time-order": 700, "word-order": 1000, "hypernym": 400, "wordy": 500,
}  # fmt: skip
MINED_QUOTAS = {"negation": 4000, "antonym": 2500, "number": 1500, "name": 1000, "quantifier": 600, "time-order": 300, "one-word": 5000}
BARE = 900
SURFACE_QUOTA = 300


def patterned(grammar: Grammar, held_out: HeldOut, seed: int, quotas: dict[str, int] = PATTERN_QUOTAS) -> list[Triple]:
    """Triples of the sentence patterns; no anchor twice, and none that an evaluation set has."""
    triples: list[Triple] = []
    for kind, makers in grammar.makers.items():
        random_ = random.Random(f"{seed} {grammar.language} {kind}")
        seen: set[str] = set()
        made = 0
        for attempt in range(quotas[kind] * 6):
            anchor, closer, farther, near, far = makers[attempt % len(makers)](random_)
            # a number or name in the anchor makes two sentences of one pattern different enough
            if made >= quotas[kind] or key(anchor) in seen or not distinct(anchor, closer, farther):
                continue
            if any(held_out.holds(t) for t in (anchor, closer, farther)):
                continue
            seen.add(key(anchor))
            made += 1
            triples.append(Triple(kind, "patterns", anchor, closer, farther, near, far))
    return triples


def distinct(anchor: str, closer: str, farther: str) -> bool:
    return closer != anchor and len({key(closer), key(farther)}) == 2 and key(anchor) != key(farther)


def surfaced(language: str, triples: list[Triple], bare: list[Triple], seed: int) -> list[Triple]:
    """Texts of triples at hand, and of sentences that have no paraphrase, the closer one now the anchor itself written otherwise."""
    random_ = random.Random(f"{seed} surface {language}")
    pool = [t for t in triples if t.kind not in ("labelled", "wordy") and 3 <= len(words(t.anchor)) <= 20 and shared(t.anchor, t.farther) >= 0.4]
    random_.shuffle(pool)
    # half of them sentences that people wrote
    pool = [t for both in zip(bare, pool) for t in both] + pool[len(bare) :]
    found: defaultdict[str, list[Triple]] = defaultdict(list)
    for i, t in enumerate(pool):
        names = list(SURFACES)
        for name in names[i % 4 :] + names[: i % 4]:
            if len(found[name]) >= SURFACE_QUOTA:
                continue
            closer = SURFACES[name](t.anchor, language, random_)
            if closer == t.anchor or closer == t.farther:
                continue
            found[name].append(Triple(name, t.source, t.anchor, closer, t.farther, 4.9 if name != "typo" else 4.8, t.farther_hint))
            break
    return [t for name in SURFACES for t in found[name]]


def generate(data: Path, probes: Path, seed: int, languages: tuple[str, ...] = LANGUAGES) -> dict[str, list[Triple]]:
    held_out = HeldOut(evaluation_texts(data), probe_texts(probes))
    corpora = corpus.load(data)
    lexicon = Lexicon.load(data)
    mine.learn_synonyms(corpora, lexicon)
    of_labels = labelled.labelled(data, held_out, seed, sources=[s for s in labelled.SOURCES if s.language in languages])
    result: dict[str, list[Triple]] = {}
    for language in languages:
        grammar = importlib.import_module(f".{MODULES[language]}", __package__).GRAMMAR
        triples = patterned(grammar, held_out, seed)
        mined = mine.mine(language, corpora[language], lexicon, held_out, seed, MINED_QUOTAS, BARE)
        bare = [t for t in mined if t.anchor == t.closer]
        triples += [t for t in mined if t.anchor != t.closer]
        if language == "en":
            triples += edits.edited(data, held_out, seed)
            triples += edits.inferred(data, held_out, seed)
        triples += surfaced(language, triples, bare, seed)
        triples += of_labels.get(language, [])
        clean = [t for t in triples if not any(held_out.holds(x) or "\t" in x for x in (t.anchor, t.closer, t.farther))]
        random.Random(f"{seed} order {language}").shuffle(clean)
        result[language] = list(dict.fromkeys(clean))
    return result


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="contrast", description=__doc__)
    parser.add_argument("--data", type=Path, required=True, help="folder with pairs/, lexicons/, parallel/, stsb/")
    parser.add_argument("--probes", type=Path, required=True, help="the probe lists, which no triple may hold (data/probes)")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--languages", nargs="+", default=list(LANGUAGES), choices=LANGUAGES)
    given = parser.parse_args(arguments)
    given.out.mkdir(parents=True, exist_ok=True)
    for language, triples in generate(given.data, given.probes, given.seed, tuple(given.languages)).items():
        write(given.out / f"{language}.tsv.gz", triples)
        kinds = Counter(t.kind for t in triples)
        print(language, len(triples), " ".join(f"{kind} {n}" for kind, n in sorted(kinds.items())))


if __name__ == "__main__":
    main()
