"""sentence-transformers with the weights of models/en, for bench/encode.mjs. Reads texts as JSON lines on stdin."""

import json
import sys
import time

STARTED = time.perf_counter()
from sentence_transformers import SentenceTransformer  # noqa: E402  (its import is part of what is measured)


def main() -> None:
    folder, mode = sys.argv[1:3]
    model = SentenceTransformer(folder, device="cpu")
    if mode == "score":
        vectors = model.encode(sys.argv[3:5], normalize_embeddings=True)
        print(float(vectors[0] @ vectors[1]))
        return
    opened = time.perf_counter() - STARTED
    texts = [json.loads(line) for line in sys.stdin]
    if mode == "vectors":
        print(json.dumps([[float(x) for x in vector] for vector in model.encode(texts)]))
        return
    model.encode(texts[:64])
    best = 0.0
    for _ in range(3):
        start = time.perf_counter()
        model.encode(texts, batch_size=64, show_progress_bar=False)
        best = max(best, len(texts) / (time.perf_counter() - start))
    singles = []
    for text in texts[:200]:
        start = time.perf_counter()
        model.encode(text, show_progress_bar=False)
        singles.append(1000 * (time.perf_counter() - start))
    print(json.dumps({"open": opened, "rate": best, "latency": sorted(singles)[len(singles) // 2]}))


main()
