"""Changes that leave the meaning: case, punctuation, typing slips, contractions, figures as words."""

from __future__ import annotations

import random
import re

CONTRACTIONS = [
    ("I am", "I'm"), ("you are", "you're"), ("we are", "we're"), ("they are", "they're"), ("he is", "he's"), ("she is", "she's"),
    ("it is", "it's"), ("that is", "that's"), ("do not", "don't"), ("does not", "doesn't"), ("did not", "didn't"), ("is not", "isn't"),
    ("are not", "aren't"), ("was not", "wasn't"), ("were not", "weren't"), ("cannot", "can't"), ("could not", "couldn't"),
    ("would not", "wouldn't"), ("should not", "shouldn't"), ("will not", "won't"), ("I will", "I'll"), ("we will", "we'll"),
    ("they will", "they'll"), ("he will", "he'll"), ("she will", "she'll"), ("I have", "I've"), ("we have", "we've"),
    ("have not", "haven't"), ("has not", "hasn't"), ("there is", "there's"), ("let us", "let's"), ("going to", "gonna"),
]  # fmt: skip
VARIANTS = {  # spellings and words that are one and the same
    "en": [("color", "colour"), ("center", "centre"), ("favorite", "favourite"), ("okay", "OK"), ("mom", "mum"), ("TV", "television"),
           ("bike", "bicycle"), ("phone", "telephone"), ("and", "&"), ("exam", "examination"), ("photo", "photograph"), ("plane", "aeroplane")],
    "es": [("usted", "Ud."), ("señor", "Sr."), ("televisión", "tele"), ("bicicleta", "bici"), ("fotografía", "foto"), ("solo", "sólo")],
    "tr": [("televizyon", "TV"), ("ancak", "fakat")],
    "ar": [("التلفاز", "التلفزيون"), ("الدكتور", "د.")],
}  # fmt: skip
NEIGHBOURS = {a: b for row in ("qwertyuiop", "asdfghjkl", "zxcvbnm") for a, b in zip(row, row[1:] + row[-2])}
ARABIC_ROWS = ("ضصثقفغعهخحج", "شسيبلاتنمك", "ئءؤرىةوزظ")
NEIGHBOURS |= {a: b for row in ARABIC_ROWS for a, b in zip(row, row[1:] + row[-2])}
MARKS = str.maketrans("áéíóúüñşğıöüçâîû", "aeiouunsgioucaiu")
ARABIC_FORMS = [("أ", "ا"), ("إ", "ا"), ("آ", "ا"), ("ة", "ه"), ("ى", "ي")]


def upper(text: str, language: str) -> str:
    return (text.replace("i", "İ") if language == "tr" else text).upper()


def lower(text: str, language: str) -> str:
    return (text.replace("I", "ı").replace("İ", "i") if language == "tr" else text).lower()


def recased(text: str, language: str, random_: random.Random) -> str:
    if language == "ar":
        if re.search("[\u064b-\u0652]", text):
            return re.sub("[\u064b-\u0652]", "", text)
        for a, b in random_.sample(ARABIC_FORMS, 5):
            if a in text:
                return text.replace(a, b)
        return text
    draw = random_.random()
    if draw < 0.4:
        return lower(text, language)
    if draw < 0.65:
        return upper(text, language)
    return " ".join(upper(w[0], language) + w[1:] for w in text.split())


def repunctuated(text: str, language: str, random_: random.Random) -> str:
    """Only marks that say nothing; a question mark stays."""
    bare = text.rstrip(".!")
    if text[-1] in "?؟":
        return text[:-1].lstrip("¿") + " " + text[-1]
    options = [bare, f"{bare} .", f"{bare}!", f"- {text}", f'"{bare}"', f"{bare};", f" {bare}  .".strip(), f"{bare}…"]
    if "," in bare:
        options += [bare.replace(",", ""), bare.replace(", ", " - ")]
    return random_.choice([o for o in options if o != text])


def mistyped(text: str, language: str, random_: random.Random) -> str:
    """One or two slips in words of five letters or more, never in a figure or a word of negation; the first letter stays."""
    if language in ("es", "tr") and random_.random() < 0.3 and text.translate(MARKS) != text:
        return text.translate(MARKS)
    tokens = text.split(" ")
    long = [i for i, w in enumerate(tokens) if re.fullmatch(r"[^\W\d_]{5,}[.,!?]?", w)]
    for i in random_.sample(long, min(len(long), random_.choice([1, 1, 2]))):
        word = tokens[i]
        at = random_.randrange(1, len(re.sub(r"\W", "", word)) - 1)
        draw = random_.randrange(4)
        if draw == 0:
            word = word[:at] + word[at + 1 :]
        elif draw == 1:
            word = word[:at] + word[at] + word[at:]
        elif draw == 2:
            word = word[:at] + word[at + 1] + word[at] + word[at + 2 :] if word[at + 1].isalpha() else word[:at] + word[at] + word[at:]
        else:
            word = word[:at] + NEIGHBOURS.get(word[at], word[at] * 2) + word[at + 1 :]
        tokens[i] = word
    return " ".join(tokens)


def respelled(text: str, language: str, random_: random.Random) -> str:
    """English contractions, either way; in the other languages another form of one word."""
    pairs = (CONTRACTIONS if language == "en" else []) + VARIANTS[language]
    pairs = random_.sample(pairs, len(pairs))
    for a, b in pairs:
        for x, y in ((a, b), (b, a)):
            found = re.search(rf"(?<![\w'.]){re.escape(x)}(?![\w'])", text, re.IGNORECASE)
            if found and (x, language) not in ((b, "en"),) and not (x.endswith("'s") and re.search(rf"{x} \w+(ed|en)\b", text, re.I)):
                put = y[0].upper() + y[1:] if found[0][0].isupper() else y
                if x in ("going to",) or y == "gonna":
                    continue
                if x.endswith("have") and text[found.end() :].startswith(" to ") or x in ("I have", "we have") and re.match(r" (a|an|the|no|my|our|\d)\b", text[found.end() :]):
                    continue
                if _ends(text, found.end()) and "'" in y and not y.endswith("n't"):
                    continue
                return text[: found.start()] + put + text[found.end() :]
    return text


def _ends(text: str, at: int) -> bool:
    """Nothing follows but marks: "there it is" has no short form."""
    return not re.search(r"\w", text[at:])


SURFACES = {"case": recased, "punctuation": repunctuated, "typo": mistyped, "spelling": respelled}
