"""python -m unittest contrast.test_contrast, in training/; standard library only, a few seconds."""

from __future__ import annotations

import importlib
import random
import tempfile
import unittest
from pathlib import Path

from . import arabic, edits, english, labelled, mine, spanish, surface, turkish
from .corpus import Corpus
from .generate import MODULES, PATTERN_QUOTAS, patterned
from .lexicon import Lexicon
from .triples import LANGUAGES, HeldOut, Triple, key, probe_texts, read, shared, words, write

HERE = Path(__file__).parent
PROBES = HERE.parents[1] / "data" / "probes"
FEW = dict.fromkeys(PATTERN_QUOTAS, 40)


class Files(unittest.TestCase):
    def test_what_is_written_is_read(self) -> None:
        triples = [Triple("number", "patterns", "Two dogs.", "2 dogs.", "Three dogs.", 4.9, 2.6)]
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "en.tsv.gz"
            write(path, triples)
            first = path.read_bytes()
            write(path, triples)
            self.assertEqual(path.read_bytes(), first)
            self.assertEqual(read(path), triples)

    def test_a_bad_row_is_named(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "en.tsv.gz"
            write(path, [Triple("number", "patterns", "a\tb", "c", "d", 4, 2)])
            with self.assertRaisesRegex(ValueError, r"en\.tsv\.gz:2: expected 7 columns, found 8"):
                read(path)


class HeldOutTexts(unittest.TestCase):
    def test_the_same_sentence_otherwise_written_is_held(self) -> None:
        held = HeldOut(["A man is playing."])
        self.assertTrue(held.holds("a MAN is playing"))
        self.assertFalse(held.holds("A man is sleeping."))

    def test_a_probe_with_one_word_changed_is_held(self) -> None:
        held = HeldOut((), ["The old bridge across the river is strong."])
        self.assertTrue(held.holds("The old bridge across the river is weak."))
        self.assertFalse(held.holds("The old tower behind the church is weak."))


class NumberWords(unittest.TestCase):
    def test_they_agree_with_num2words(self) -> None:
        # num2words 0.5.14, languages en_GB (without commas), es, tr (without joining); all of 0..1999 were compared
        for n, en, es, tr in [
            (16, "sixteen", "dieciséis", "on altı"),
            (21, "twenty-one", "veintiuno", "yirmi bir"),
            (115, "one hundred and fifteen", "ciento quince", "yüz on beş"),
            (731, "seven hundred and thirty-one", "setecientos treinta y uno", "yedi yüz otuz bir"),
            (1999, "one thousand nine hundred and ninety-nine", "mil novecientos noventa y nueve", "bin dokuz yüz doksan dokuz"),
        ]:
            self.assertEqual(english.in_words(n), en)
            self.assertEqual(spanish._plain(n), es)
            self.assertEqual(turkish.in_words(n), tr)
        self.assertEqual(arabic.in_words(25), "خمسة وعشرون")

    def test_spanish_numbers_agree_before_a_noun(self) -> None:
        # Real Academia Española, Diccionario panhispánico de dudas, "cardinales": veintiún, treinta y un
        self.assertEqual([spanish.in_words(n) for n in (21, 31, 111, 11)], ["veintiún", "treinta y un", "ciento once", "once"])


class TurkishCases(unittest.TestCase):
    def test_endings_follow_the_vowels(self) -> None:
        # forms attested in UD_Turkish treebanks (Kenet, Penn, BOUN, FrameNet, Tourism)
        for word, case, form in [
            ("garson", "dat", "garsona"), ("müdür", "acc", "müdürü"), ("şoför", "gen", "şoförün"), ("komşu", "acc", "komşuyu"), ("kurt", "acc", "kurdu"),
            ("eşek", "dat", "eşeğe"), ("Ayşe", "acc", "Ayşe'yi"), ("köpek", "acc", "köpeği"), ("çocuk", "gen", "çocuğun"), ("takım", "gen", "takımın"),
        ]:  # fmt: skip
            self.assertEqual(turkish.inflect(word, case), form)


class Patterns(unittest.TestCase):
    def test_every_maker_makes_whole_sentences(self) -> None:
        for language in LANGUAGES:
            grammar = importlib.import_module(f".{MODULES[language]}", __package__).GRAMMAR
            random_ = random.Random(1)
            for kind, makers in grammar.makers.items():
                for maker in dict.fromkeys(makers):
                    for _ in range(60):
                        anchor, closer, farther, near, far = maker(random_)
                        with self.subTest(language=language, kind=kind, texts=(anchor, closer, farther)):
                            for text in (anchor, closer, farther):
                                self.assertRegex(text, r"^\S.*\.$")
                                self.assertNotRegex(text, r"[{}\[\]¤]|  |\.\.$")
                            self.assertNotEqual(anchor, closer)
                            self.assertNotIn(farther, (anchor, closer))
                            self.assertGreater(near, far + 1)

    def test_the_same_seed_gives_the_same_triples(self) -> None:
        grammar = english.GRAMMAR
        self.assertEqual(patterned(grammar, HeldOut(), 3, FEW), patterned(grammar, HeldOut(), 3, FEW))
        self.assertNotEqual(patterned(grammar, HeldOut(), 3, FEW), patterned(grammar, HeldOut(), 4, FEW))

    def test_shared_words_do_not_tell_which_is_closer(self) -> None:
        for language in LANGUAGES:
            grammar = importlib.import_module(f".{MODULES[language]}", __package__).GRAMMAR
            triples = patterned(grammar, HeldOut(), 1, FEW)
            solved = sum(shared(t.anchor, t.closer) > shared(t.anchor, t.farther) for t in triples)
            self.assertLess(solved / len(triples), 0.4, language)

    def test_not_stands_on_both_sides(self) -> None:
        triples = [t for t in patterned(english.GRAMMAR, HeldOut(), 1, FEW | {"negation": 300}) if t.kind == "negation"]
        with_not = lambda text: bool({"not", "no", "nobody", "never"} & set(words(text)))  # noqa: E731
        closer, farther = (sum(with_not(getattr(t, side)) for t in triples) / len(triples) for side in ("closer", "farther"))
        self.assertLess(abs(closer - farther), 0.15)


class Mining(unittest.TestCase):
    def test_closer_shares_a_translation_and_farther_does_not(self) -> None:
        corpus = Corpus()
        for en, es in [("She bought a red car yesterday.", "Ayer compró un coche rojo."), ("Yesterday she purchased a red automobile.", "Ayer compró un coche rojo."), ("She sold a red car yesterday.", "Ayer vendió un coche rojo.")]:
            corpus.add(en, es)
        made = mine.mine("en", corpus, Lexicon(), HeldOut(), 1, {"antonym": 5})
        self.assertIn("She bought a red car yesterday.", [t.anchor for t in made])
        for t in made:
            self.assertNotEqual("sold" in words(t.anchor), "sold" in words(t.farther))

    def test_kinds_of_difference(self) -> None:
        lexicon = Lexicon()
        for a, b, kind in [
            ("He likes tea very much.", "He does not like tea very much.", "negation"), ("I have three dogs.", "I have 5 dogs.", "number"), ("I flew to Boston today.", "I flew to Madrid today.", "name"),
            ("The shop is open now.", "The shop is closed now.", "antonym"), ("I ate before she came.", "I ate after she came.", "time-order"), ("All dogs bark.", "Some dogs bark.", "quantifier"), ("He eats fish.", "He ate fish.", None),
        ]:  # fmt: skip
            self.assertEqual(mine.classify(a, b, lexicon), kind, (a, b))


class Labelled(unittest.TestCase):
    def test_rows_with_one_first_text_are_joined(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "pairs" / "cannot" / "pairs.tsv"
            path.parent.mkdir(parents=True)
            path.write_text("1\tnegated\tThe answer is wrong.\tThe answer is not wrong.\n2\tparaphrase\tThe answer is wrong.\tThe answer is not correct.\n", encoding="utf-8")
            source = next(s for s in labelled.SOURCES if s.name == "cannot")
            made = labelled.labelled(Path(folder), HeldOut(), 1, sources=[source])["en"]
        self.assertEqual([(t.closer, t.farther) for t in made], [("The answer is not correct.", "The answer is not wrong.")])


class Edits(unittest.TestCase):
    def test_rules(self) -> None:
        random_ = random.Random(1)
        self.assertEqual(edits.negated("A man is cutting bread.", random_), ("negation", "A man is not cutting bread."))
        self.assertEqual(edits.negated("The plan was not approved.", random_), ("negation", "The plan was approved."))
        self.assertIsNone(edits.negated("Is a man cutting bread?", random_))
        kind, text = edits.renumbered("Three dogs run.", random_) or ("", "")
        self.assertEqual(kind, "number")
        self.assertRegex(text, r"^[A-Z][a-z]+ dogs run\.$")


class Surface(unittest.TestCase):
    def test_the_meaning_stays(self) -> None:
        random_ = random.Random(2)
        self.assertEqual(surface.respelled("I am sure it works.", "en", random_), "I'm sure it works.")
        self.assertEqual(surface.upper("ilgi", "tr"), "İLGİ")
        for _ in range(50):
            self.assertIn("12", surface.mistyped("Exactly 12 people waited outside.", "en", random_))
            self.assertEqual(key(surface.repunctuated("It rained, then it snowed.", "en", random_)), key("It rained, then it snowed."))


class Committed(unittest.TestCase):
    def test_files_hold_no_probe(self) -> None:
        probes = {key(text) for text in probe_texts(PROBES)}
        near = HeldOut((), probe_texts(PROBES))
        self.assertGreater(len(probes), 1000)
        for language in LANGUAGES:
            triples = read(HERE / f"{language}.tsv.gz")
            texts = {text for t in triples for text in (t.anchor, t.closer, t.farther)}
            self.assertEqual([t for t in texts if key(t) in probes], [])
            self.assertEqual([t for t in random.Random(1).sample(sorted(texts), 400) if near.holds(t)], [])
            self.assertTrue(all(t.closer_hint > t.farther_hint for t in triples))


if __name__ == "__main__":
    unittest.main()
