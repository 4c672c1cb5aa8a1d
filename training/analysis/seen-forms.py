"""Spanish words seen once in ten million or more often, with the hundredths of their frequency's decimal logarithm.

    python training/analysis/seen-forms.py work/es.seen.tsv

From wordfreq (PyPI, Apache 2.0; its data CC BY-SA 4.0, sources named in its README); irregular-forms.mjs reads them.
"""

from __future__ import annotations

import math
import sys
from pathlib import Path

import wordfreq

RAREST = -700


def main() -> None:
    lines = []
    for word, frequency in wordfreq.get_frequency_dict("es", wordlist="large").items():
        rank = round(100 * math.log10(frequency))
        if rank >= RAREST:
            lines.append(f"{word}\t{rank}\n")
    Path(sys.argv[1]).write_text("".join(lines), encoding="utf-8")
    print(f"{len(lines)} words")


if __name__ == "__main__":
    main()
