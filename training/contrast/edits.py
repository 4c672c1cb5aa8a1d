"""English sentences changed by rule in one place that matters: not, a figure, an opposite, a colour, a person, a place."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

from .english import in_words, other_number
from .lexicon import OPPOSITES
from .mine import HINTS
from .triples import HeldOut, Triple, key, rows, shared

AUXILIARIES = "is are was were can could will would should has have had must".split()
COLOURS = "red blue green yellow black white brown grey gray purple orange pink".split()
PEOPLE = ["man", "woman", "boy", "girl"], ["men", "women", "boys", "girls"]
THINGS = (
    "dog cat horse cow goat bird monkey".split(), "guitar piano flute violin drum trumpet".split(), "bike motorcycle car bus truck train boat".split(),
    "beach street field forest park".split(), "potato onion tomato carrot cucumber".split(), "table chair bench sofa".split(),
    "football baseball basketball volleyball".split(), "dogs cats horses cows".split(),
    "january february march april may june july august september october november december".split(),
    "monday tuesday wednesday thursday friday saturday sunday".split(),
    "china india japan russia iran iraq syria israel egypt pakistan afghanistan france germany spain italy britain".split(),
    "chinese indian japanese russian iranian iraqi syrian israeli egyptian french german spanish italian british".split(),
)  # fmt: skip
EXCHANGE = {
    word: [o for o in group if o != word] for group in (*PEOPLE, COLOURS, *THINGS) for word in group
}
OPPOSITE = {a: b for pair in OPPOSITES for a, b in (sorted(pair), sorted(pair)[::-1])}
# common words whose opposite is right only in some of their senses
for risky in "like right left well hard light less more up down in out on off like first last good best come came close open cool over under leave left leaves arrive arrives arrived take took give gave gives takes dead alive above below today tomorrow yesterday inside outside with without before after".split():
    OPPOSITE.pop(risky, None)
NUMBERS = {in_words(n): n for n in range(2, 21)}


def edit(sentence: str, random_: random.Random) -> tuple[str, str] | None:
    """(kind, changed sentence), or None where no rule fits."""
    rules = [negated, renumbered, opposed, exchanged, exchanged]
    random_.shuffle(rules)
    for rule in rules:
        made = rule(sentence, random_)
        if made is not None and key(made[1]) != key(sentence):
            return made
    return None


def negated(sentence: str, random_: random.Random) -> tuple[str, str] | None:
    """First auxiliary of a plain statement: not added, or taken away."""
    if re.search(r"\b(not|never|cannot)\b|n't\b", sentence):
        if len(re.findall(r"\b(?:not|never|no|cannot)\b|n't\b", sentence)) > 1:
            return None
        made = re.sub(r"\b(is|are|was|were|will|would|should|could|can|has|had|have) not ", r"\1 ", sentence, count=1)
        made = re.sub(r"\b(is|are|was|were|would|should|could|has|had|have)n['’]t ", r"\1 ", made, count=1)
        made = re.sub(r"\bcannot ", "can ", made, count=1)
        return None if made == sentence or re.search(r"\b(any|yet|anymore|either|until|ever)\b", sentence) else ("negation", made)
    if "?" in sentence or re.search(r"[;:]|, (and|but)|\b(no|nobody|nothing|none|that|who|which|if|when)\b", sentence, re.I):
        return None
    found = re.search(rf"(?<=\w )({'|'.join(AUXILIARIES)}) (?!to\b|n't|not\b|also\b|still\b)(?=\w)", sentence)
    if found is None or sentence[: found.start()].count(" ") > 7:
        return None
    # "has been", but no "has not a dog"
    if found[1] in ("has", "have", "had") and not re.match(r"(been|\w+(ed|en)|had|done|made|got|seen|gone|left|lost|found|won|come|become|built|held|led|met|kept|sold|told|said|set|put)\b", sentence[found.end() :]):
        return None
    return "negation", sentence[: found.end()] + random_.choice(["not ", "not ", "never " if found[1] in ("has", "have", "had", "will", "would") else "not "]) + sentence[found.end() :]


def renumbered(sentence: str, random_: random.Random) -> tuple[str, str] | None:
    figures = [m for m in re.finditer(r"(?<![\w.,:/-])\d{1,4}(?![\w,:/-]|\.\d)", sentence)]
    spelled = [m for m in re.finditer(r"\b[a-z]+\b", sentence, re.I) if m[0].lower() in NUMBERS and sentence[m.end() :][:1] == " "]
    options = figures + spelled
    if not options:
        return None
    found = random_.choice(options)
    if found[0].isdigit():
        n = int(found[0])
        if n < 2:
            return None
        changed = str(n + random_.choice([-20, -3, -1, 1, 4, 12])) if n > 1500 else str(other_number(random_, n))
    else:
        n = NUMBERS[found[0].lower()]
        m = random_.choice([k for k in range(2, 13) if k != n])
        changed = in_words(m) if found[0].islower() else in_words(m).capitalize()
    return "number", sentence[: found.start()] + changed + sentence[found.end() :]


def opposed(sentence: str, random_: random.Random) -> tuple[str, str] | None:
    return _replaced(sentence, {k: [v] for k, v in OPPOSITE.items() if k not in EXCHANGE}, random_, "antonym")


def exchanged(sentence: str, random_: random.Random) -> tuple[str, str] | None:
    """One of its kind for another; nothing that stands in the sentence already, and no possessive gone wrong."""
    made = _replaced(sentence, EXCHANGE, random_, "one-word")
    if made is None or re.search(r"\b(his|her|him|she|he|himself|herself|May|march|may)\b", sentence):
        return None
    return made


def _replaced(sentence: str, table: dict[str, list[str]], random_: random.Random, kind: str) -> tuple[str, str] | None:
    found = [m for m in re.finditer(r"\b[A-Za-z]+\b", sentence) if m[0].lower() in table and not re.match(r"-| [A-Z]| mate|-", sentence[m.end() :])]
    if not found:
        return None
    match = random_.choice(found)
    present = set(re.findall(r"[a-z]+", sentence.lower()))
    options = [o for o in table[match[0].lower()] if o not in present]
    if not options or sentence.lower().count(match[0].lower()) > 1:
        return None
    word = random_.choice(options)
    if match[0][0].isupper():
        word = word.capitalize()
    before = sentence[: match.start()]
    made = before + word + sentence[match.end() :]
    made = re.sub(r"\b([Aa])n? (?=" + re.escape(word) + r"\b)", lambda m: m[1] + ("n " if word[0].lower() in "aeiou" else " "), made)
    return kind, made


def edited(data: Path, held_out: HeldOut, seed: int, limit: int = 1200) -> list[Triple]:
    """STS-benchmark train pairs of gold 4.4 or more: one side edited stands against the other side."""
    random_ = random.Random(f"{seed} edits")
    triples: list[Triple] = []
    used: Counter[str] = Counter()
    pairs = rows(data / "stsb" / "train.tsv")
    random_.shuffle(pairs)
    for _, score, *texts in pairs:
        if float(score) < 4.4:
            continue
        for anchor, closer in (texts[:2], texts[1::-1]):
            if key(anchor) == key(closer) or used[anchor] or held_out.holds(anchor) or held_out.holds(closer) or len(anchor) > 220:
                continue
            made = edit(anchor, random_)
            if made is None:
                continue
            kind, farther = made
            if shared(anchor, farther) < shared(anchor, closer) or held_out.holds(farther) or farther == closer:
                continue
            used[anchor] += 1
            triples.append(Triple(kind, "stsb-train", anchor, closer, farther, max(4.4, float(score)), 2.5 if kind == "one-word" else HINTS[kind]))
    return triples[:limit]


INFERRED = {"snli": ("dev", "test", "train-part"), "mnli": ("train20k", "dev-matched", "dev-mismatched"), "wanli": ("pairs",), "cad-nli": ("train", "dev", "test")}
SHORT = 14
"""Words of an anchor at most: in a long text one changed place says little about the whole."""


def inferred(data: Path, held_out: HeldOut, seed: int, limit: int = 6000) -> list[Triple]:
    """Rows labelled entailment with few common words: the short text edited stands against the text that entails it."""
    random_ = random.Random(f"{seed} inferred")
    pairs = [cells[2:4] for folder, names in INFERRED.items() for name in names for cells in rows(data / "pairs" / folder / f"{name}.tsv") if cells[1] == "entailment"]
    random_.shuffle(pairs)
    triples: list[Triple] = []
    used: set[str] = set()
    for premise, hypothesis in pairs:
        if len(triples) >= limit:
            break
        for anchor, closer in ((hypothesis, premise), (premise, hypothesis)):
            if not 4 <= anchor.count(" ") + 1 <= SHORT or len(closer) > 220 or anchor in used or shared(anchor, closer) > 0.45 or held_out.holds(anchor) or held_out.holds(closer):
                continue
            made = edit(anchor, random_)
            if made is None:
                continue
            kind, farther = made
            # "one-word" exchanges among many things: an image of a dog is still much like one of a cat
            if (kind == "one-word" and random_.random() < 0.5) or shared(anchor, farther) < 0.5 or held_out.holds(farther):
                continue
            used.add(anchor)
            triples.append(Triple(kind, "entailment", anchor, closer, farther, 3.6, min(2.2, HINTS.get(kind, 2.2))))
            break
    return triples
