"""A made-up data folder of a few hundred rows with the layout of training/DATA.md, for the smoke run."""

from __future__ import annotations

import random
import sys
from pathlib import Path

from .silver import SOURCES
from .static_train import ENTAILING

WORDS = {
    "en": (["a man", "the woman", "two kids", "a dog", "the teacher"], ["plays", "eats", "sees", "paints"], ["a guitar", "an apple", "the river", "3 books", "the snow"]),
    "es": (["un hombre", "la mujer", "dos niños", "un perro", "la maestra"], ["toca", "come", "ve", "pinta"], ["una guitarra", "una manzana", "el río", "3 libros", "la nieve"]),
    "tr": (["bir adam", "kadın", "iki çocuk", "bir köpek", "öğretmen"], ["gitar", "elma", "nehri", "kitap"], ["çalıyor", "yiyor", "görüyor", "boyuyor", "seviyor"]),
    "ar": (["رجل", "المرأة", "طفلان", "كلب", "المعلمة"], ["يعزف", "يأكل", "يرى", "يرسم"], ["قيثارة", "تفاحة", "النهر", "كتب", "الثلج"]),
}


def sentence(language: str, picked: tuple[int, int, int]) -> str:
    return " ".join(part[i % len(part)] for part, i in zip(WORDS[language], picked, strict=True)) + "."


def write(path: Path, lines: list[str]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")


def main() -> None:
    root = Path(sys.argv[1])
    draw = random.Random(7)

    def picked() -> tuple[int, int, int]:
        return draw.randrange(5), draw.randrange(4), draw.randrange(5)

    for part, count in (("train", 120), ("dev", 40)):
        pairs = [(picked(), picked()) for _ in range(count)]
        for folder, language in (("stsb", "en"), ("stsb-es-mt", "es"), ("stsb-tr-mt", "tr")):
            lines = []
            for number, (a, b) in enumerate(pairs, 1):
                score = 5 * sum(x == y for x, y in zip(a, b, strict=True)) / 3
                lines.append(f"{folder}.{part}-{number:04d}\t{score:.3f}\t{sentence(language, a)}\t{sentence(language, b)} {'ab'[part == 'dev']}")
            write(root / folder / f"{part}.tsv", lines)
    write(root / "stsb" / "overlap.tsv", [])
    for name in ("wikipedia", "news"):
        write(root / "sts2014-es" / f"{name}.tsv", [f"{i}\t{draw.randrange(5)}\t{sentence('es', picked())}\t{sentence('es', picked())}" for i in range(30)])
    for name in ("ud-pud", "flores200-devtest", "tatoeba-challenge"):
        for language in ("ar", "es", "tr"):
            rows = [picked() for _ in range(60)]
            write(root / "parallel" / f"{name}.en-{language}.tsv", [f"{sentence('en', r)}\t{sentence(language, r)}" for r in rows])
    for folder, names in {**SOURCES, **ENTAILING}.items():
        for name in names:
            language = "es" if folder.endswith("-es") else "en"
            rows = [(draw.choice(["entailment", "neutral"]), sentence(language, picked()), sentence(language, picked())) for _ in range(20)]
            write(root / "pairs" / folder / f"{name}.tsv", [f"{i}\t{label}\t{a} c\t{b} c" for i, (label, a, b) in enumerate(rows)])
    for language in WORDS:
        (root / "treebanks" / language).mkdir(parents=True, exist_ok=True)
    (root / "lexicons").mkdir(exist_ok=True)


if __name__ == "__main__":
    main()
