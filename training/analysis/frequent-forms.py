"""Common Arabic forms with their frequency class, for the vocaliser (vocaliser.ts) and the choice of lemmas.

    python training/analysis/frequent-forms.py work/ar.frequent.tsv

From wordfreq (PyPI, Apache 2.0; its data CC BY-SA 4.0, sources named in its README). Classes run from 1 (one word in a
million) to 7, a step being a factor of 2.5.
"""

from __future__ import annotations

import math
import re
import sys
from pathlib import Path

import wordfreq

LETTERS = re.compile("[\u0621-\u064a]{1,20}")
# Hundredths of powers of ten, as wordfreq keeps them.
RAREST, STEP, CLASSES = 600, 40, 7


def main() -> None:
    lines = []
    for word, frequency in wordfreq.get_frequency_dict("ar", wordlist="large").items():
        rank = RAREST - round(-100 * math.log10(frequency))
        if rank >= 0 and LETTERS.fullmatch(word):
            lines.append(f"{word}\t{min(CLASSES, 1 + rank // STEP)}\n")
    Path(sys.argv[1]).write_text("".join(lines), encoding="utf-8")
    print(f"{len(lines)} forms")


if __name__ == "__main__":
    main()
