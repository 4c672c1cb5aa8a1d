"""python -m contrast.card: the counts and examples of CONTRAST.md, from the files as they are."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

from .triples import LANGUAGES, Triple, read, shared

HERE = Path(__file__).parent
MARK = "<!-- below: python -m contrast.card -->\n"


def counts(triples: dict[str, list[Triple]]) -> str:
    kinds = sorted({t.kind for of in triples.values() for t in of})
    by = {language: Counter(t.kind for t in of) for language, of in triples.items()}
    rows = ["| kind | " + " | ".join(triples) + " |", "|---|" + "---|" * len(triples)]
    rows += [f"| {kind} | " + " | ".join(str(by[language][kind]) for language in triples) + " |" for kind in kinds]
    rows.append("| all | " + " | ".join(str(len(of)) for of in triples.values()) + " |")
    return "\n".join(rows)


def sources(triples: dict[str, list[Triple]]) -> str:
    rows = ["| language | source: triples |", "|---|---|"]
    for language, of in triples.items():
        rows.append(f"| {language} | " + ", ".join(f"{name} {n}" for name, n in Counter(t.source for t in of).most_common()) + " |")
    return "\n".join(rows)


def overlap(triples: dict[str, list[Triple]]) -> str:
    """How far the share of common words alone gets: the closer text shares more words with the anchor than the farther one."""
    rows = ["| language | closer shares more words | as many | fewer |", "|---|---|---|---|"]
    for language, of in triples.items():
        leads = [shared(t.anchor, t.closer) - shared(t.anchor, t.farther) for t in of]
        rows.append(f"| {language} | " + " | ".join(f"{sum(test(x) for x in leads) / len(leads):.0%}" for test in (lambda x: x > 0, lambda x: x == 0, lambda x: x < 0)) + " |")
    return "\n".join(rows)


def examples(triples: dict[str, list[Triple]], each: int = 3) -> str:
    lines = []
    for language, of in triples.items():
        lines.append(f"\n### {language}\n\n| kind | anchor | closer | farther |\n|---|---|---|---|")
        for kind in sorted({t.kind for t in of}):
            short = [t for t in of if t.kind == kind and len(t.anchor) < 110]
            for t in random.Random(f"card {kind}").sample(short, min(each, len(short))):
                lines.append("| " + " | ".join(x.replace("|", "/") for x in (kind, t.anchor, t.closer, t.farther)) + " |")
    return "\n".join(lines)


def main() -> None:
    triples = {language: read(HERE / f"{language}.tsv.gz") for language in LANGUAGES}
    parts = ["## Counts\n", counts(triples), "", sources(triples), "\n## Words in common\n", overlap(triples), "\n## Examples\n\nThree of each kind, drawn by seed, not chosen.", examples(triples)]
    path = HERE / "CONTRAST.md"
    head = path.read_text(encoding="utf-8").split(MARK)[0]
    path.write_text(head + MARK + "\n" + "\n".join(parts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
