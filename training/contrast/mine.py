"""Triples whose three texts people wrote: a sentence, another translation of its translation, and its nearest different neighbour.

Closer: shares a translation with the anchor and few words. Farther: differs from the anchor in one word or one added word (or its
English translation does), and their translations differ in meaning. Kinds come from the difference of the English sides, so that one rule serves all languages.
"""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from functools import lru_cache
from itertools import product

from .corpus import SOURCE, Corpus
from .lexicon import FUNCTION, NEGATORS, NUMBER_WORDS, QUANTIFIERS, Lexicon
from .triples import HeldOut, Triple, key, shared, words

HINTS = {"negation": 1.8, "antonym": 1.8, "number": 2.6, "name": 2.4, "quantifier": 2.6, "time-order": 2.4, "one-word": 1.8}
PARAPHRASE_HINT = 4.6
PERSONS = {
    **dict.fromkeys(("he", "him", "his", "himself"), "he"),
    **dict.fromkeys(("she", "her", "hers", "herself"), "she"),
    **dict.fromkeys(("they", "them", "their", "theirs", "themselves"), "they"),
    **dict.fromkeys(("i", "me", "my", "mine", "myself"), "i"),
    **dict.fromkeys(("we", "us", "our", "ours", "ourselves"), "we"),
    **dict.fromkeys(("you", "your", "yours", "yourself", "yourselves"), "you"),
}  # fmt: skip


@lru_cache(maxsize=200_000)
def persons(english: str) -> frozenset[str]:
    """Who is spoken of: pronouns by person; "it" and "they" aside, a paraphrase keeps them."""
    return frozenset(PERSONS[w.split("'")[0]] for w in words(english.replace("’", "'")) if w.split("'")[0] in PERSONS)


@lru_cache(maxsize=200_000)
def negative(english: str) -> int:
    text = words(english.replace("’", "'"))
    return sum(w in NEGATORS or w.endswith("n't") for w in text)


def sentence_type(text: str) -> str:
    return "?" if re.search(r"[?؟]", text) else "."


def classify(a: str, b: str, lexicon: Lexicon) -> str | None:
    """What sets two English sentences apart, if it is one thing that changes the meaning; otherwise None."""
    left, right = words(a.replace("’", "'")), words(b.replace("’", "'"))
    if negative(a) != negative(b):
        # Beside the negation only its helpers may differ: he likes, he does not like.
        d, e = _content(left, right), _content(right, left)
        paired = all(any(lexicon.same_word(w, v) for v in right) for w in d) and all(any(lexicon.same_word(w, v) for v in left) for w in e)
        return "negation" if paired else None
    d, e = [w for w in left if w not in right], [w for w in right if w not in left]
    if len(d) != 1 or len(e) != 1 or len(left) != len(right):
        return None
    x, y = d[0], e[0]
    if x in QUANTIFIERS and y in QUANTIFIERS:
        return "quantifier" if QUANTIFIERS[x] != QUANTIFIERS[y] else None
    if {x, y} == {"before", "after"}:
        return "time-order"
    if _number(x) and _number(y):
        return "number" if {x, y} != {"a", "one"} else None
    if _number(x) or _number(y):
        return None
    if _name(x, a) and _name(y, b):
        return "name"
    if _name(x, a) or _name(y, b):
        return None
    if lexicon.same_word(x, y):
        return None
    if lexicon.antonyms(x, y):
        return "antonym"
    if x in FUNCTION or y in FUNCTION or lexicon.synonyms(x, y) or lexicon.broader(x, y):
        return None
    if "'" in x or "'" in y or min(len(x), len(y)) < 3 or x[:4] == y[:4]:
        return None
    return "one-word"


def _content(left: tuple[str, ...], right: tuple[str, ...]) -> list[str]:
    return [w for w in left if w not in right and w not in NEGATORS and not w.endswith("n't") and w not in FUNCTION]


def _number(word: str) -> bool:
    return word in NUMBER_WORDS or any(c.isdigit() for c in word)


def _name(word: str, sentence: str) -> bool:
    """Written with a capital, and not only because it starts the sentence (there only a known forename counts)."""
    if word == "i":
        return False
    if re.search(rf"(?<=[^.?!\"“ ]) {re.escape(word.capitalize())}\b", sentence):
        return True
    return word in FORENAMES


FORENAMES = frozenset("tom mary john jim jack bill bob mike ken ann jane betty susan nancy lucy kate alice sami layla dan linda paul".split())


def mine(language: str, corpus: Corpus, lexicon: Lexicon, held_out: HeldOut, seed: int, quotas: dict[str, int], bare: int = 0) -> list[Triple]:
    """
    At most `quotas[kind]` triples of a kind; no farther text more than twice, no exchange of two words more than eight times.

    @param bare: as many triples besides of sentences that have no paraphrase: their closer text is the anchor itself, to be changed on
        its surface
    """
    random_ = random.Random(f"{seed} mine {language}")
    shortest = 4 if language == "en" else 3
    sentences = [s for s in corpus.sentences() if shortest <= len(words(s)) <= 16 and len(s) < 120]
    neighbours = _neighbours(sentences)
    english = _neighbours([s for s in corpus.translation_sentences() if len(words(s)) <= 16]) if language != "en" else None
    alternations = _alternations(corpus, sentences) if language != "en" else set()
    anchors = sentences[:]
    random_.shuffle(anchors)
    used: Counter[object] = Counter()
    found: defaultdict[str, list[Triple]] = defaultdict(list)
    unchanged: list[Triple] = []
    seen: set[str] = set()
    for anchor in anchors:
        if key(anchor) in seen:
            continue
        closers = [c for c in corpus.paraphrases(anchor) if _same(language, anchor, c)]
        if not closers:
            if len(unchanged) >= bare:
                continue
            closers = [anchor]
        closers.sort(key=lambda c: (round(shared(anchor, c), 1), c))
        options = neighbours(anchor)
        if english is not None:
            beside = [n for e in sorted(corpus.translations[anchor]) for n in english(e)]
            options += [(f, x, y) for other, x, y in beside for f in corpus.translated(other) if shared(anchor, f) >= 0.3]
        random_.shuffle(options)
        made: set[str] = set()
        for farther, x, y in options:
            if key(farther) == key(anchor) or sentence_type(farther) != sentence_type(anchor):
                continue
            if used[farther] >= 2 or (frozenset((x, y)) in alternations):
                continue
            kind = _difference(language, anchor, farther, corpus, lexicon)
            if kind is None or kind in made or (closers != [anchor] and len(found[kind]) >= quotas.get(kind, 0)) or len(made) >= 2:
                continue
            if used[kind, frozenset((x, y))] >= (400 if kind == "negation" else 8):
                continue
            closer = next((c for c in closers if c == anchor or shared(anchor, c) <= shared(anchor, farther)), None)
            if closer is None or key(closer) == key(farther) or _difference(language, closer, farther, corpus, lexicon, False) is None:
                continue
            if any(held_out.holds(text) for text in (anchor, closer, farther)):
                continue
            made.add(kind)
            used[farther] += 1
            used[kind, frozenset((x, y))] += 1
            (unchanged if closer == anchor else found[kind]).append(Triple(kind, f"{SOURCE}-{language}", anchor, closer, farther, PARAPHRASE_HINT, HINTS[kind]))
        if made:
            seen.update((key(anchor), *map(key, closers)))
    return [t for kind in sorted(found) for t in found[kind]] + unchanged


def _same(language: str, anchor: str, other: str) -> bool:
    if sentence_type(anchor) != sentence_type(other):
        return False
    if language == "en":
        return persons(anchor) == persons(other) and (negative(anchor) > 0) == (negative(other) > 0)
    return True


def _difference(language: str, a: str, b: str, corpus: Corpus, lexicon: Lexicon, exact: bool = True) -> str | None:
    """The kind of the difference; with `exact` false, anything but "the same" when the two share no translation."""
    left, right = corpus.translations[a], corpus.translations[b]
    if left & right:
        return None
    if not exact:
        return "other"
    if language == "en":
        return classify(a, b, lexicon)
    kinds = [classify(e, f, lexicon) for e, f in product(sorted(left), sorted(right))]
    known = [k for k in kinds if k is not None]
    if not known or len({*known}) > 1:
        return None
    if any(persons(e) != persons(f) for e, f in product(left, right)) and known[0] == "negation":
        return None
    # "todos" and "todos ellos": an added word changes nothing, unless it is a negation
    if known[0] != "negation" and not (set(words(a)) - set(words(b)) and set(words(b)) - set(words(a))):
        return None
    return known[0]


def _neighbours(sentences: list[str]):
    """A function from a sentence to (sentence, word, other word) that differ in one word, or by one word more or less ("" for none)."""
    holes: defaultdict[tuple[str, ...], list[tuple[str, str]]] = defaultdict(list)
    whole: defaultdict[tuple[str, ...], list[str]] = defaultdict(list)
    for sentence in sentences:
        text = words(sentence)
        whole[text].append(sentence)
        for i, word in enumerate(text):
            holes[(*text[:i], "", *text[i + 1 :])].append((sentence, word))

    def neighbours(sentence: str) -> list[tuple[str, str, str]]:
        text = words(sentence)
        found = []
        for i, word in enumerate(text):
            for other, its in holes[(*text[:i], "", *text[i + 1 :])][:60]:
                if its != word:
                    found.append((other, word, its))
            found += [(other, word, "") for other in whole.get((*text[:i], *text[i + 1 :]), ())]
        for i in range(len(text) + 1):
            found += [(other, "", its) for other, its in holes.get((*text[:i], "", *text[i:]), ())]
        return found

    return neighbours


def _alternations(corpus: Corpus, sentences: list[str]) -> set[frozenset[str]]:
    """Words that stand for each other where the translation stays the same: not a change of meaning."""
    found: set[frozenset[str]] = set()
    for sentence in sentences:
        text = words(sentence)
        for other in corpus.paraphrases(sentence):
            its = words(other)
            if len(its) == len(text):
                different = [(x, y) for x, y in zip(text, its) if x != y]
                if len(different) == 1:
                    found.add(frozenset(different[0]))
    return found


def learn_synonyms(corpora: dict[str, Corpus], lexicon: Lexicon) -> None:
    """Adds English words that translators use for each other in the same sentence."""
    for pair in _alternations(corpora["en"], corpora["en"].sentences()):
        a, b = sorted(pair)
        if not lexicon.antonyms(a, b) and not (_number(a) or _number(b)):
            lexicon.add_synonym(a, b)
