"""English word relations, from Open English WordNet, PPDB and counter-fitting lists (DIR/lexicons)."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from pathlib import Path

from .triples import rows

FUNCTION = frozenset(
    """a an the this that these those i me my mine myself you your yours yourself he him his himself she her hers herself
    it its itself we us our ours ourselves they them their theirs themselves who whom whose which what where when why how
    am is are was were be been being do does did done doing have has had having will would shall should can could may might
    must ought need dare used to of in on at by for from with about into onto over under up down off out as than then and or but
    if so too very really quite just only even also still yet already again ever here there now well let go get got gets getting
    i'm i'll i'd i've you're you'll you've you'd he's he'll he'd she's she'll she'd it's it'll it'd that's there's what's
    who's we're we'll we've we'd they're they'll they've they'd let's here's where's how's gonna gotta wanna ok okay oh
    anyone anything anybody something someone somebody thing things one ones other another such same own much more less
    going want wanted wants think thinks thought seems seem make made makes keep kept take takes took put because though
    like be please look looks looked feel feels felt know think say says said tell told kind sort bit lot lots way
    right left come came comes back away around along through during until since while within""".split()
) - {"over", "under", "up", "down", "right", "left"}

NEGATORS = frozenset("not never no nobody nothing none nowhere neither cannot without".split())
QUANTIFIERS = {
    "all": "all", "every": "all", "everyone": "all", "everybody": "all", "everything": "all", "each": "all", "always": "all",
    "some": "some", "someone": "some", "somebody": "some", "something": "some", "sometimes": "some", "most": "most",
    "few": "few", "many": "many", "several": "some", "often": "many", "usually": "most", "rarely": "few", "seldom": "few",
    "no": "no", "none": "no", "nobody": "no", "nothing": "no", "never": "no", "half": "half",
}  # fmt: skip
OPPOSITES = frozenset(
    frozenset(pair.split("/"))
    for pair in """before/after with/without up/down inside/outside over/under above/below left/right in/out on/off
    more/less first/last early/late earlier/later yesterday/tomorrow always/never today/tomorrow today/yesterday
    morning/evening morning/night day/night summer/winter north/south east/west man/woman boy/girl brother/sister
    father/mother son/daughter husband/wife uncle/aunt king/queen buy/sell bought/sold won/lost win/lose came/went
    love/hate loves/hates loved/hated like/hate likes/hates remember/forget remembered/forgot push/pull pushed/pulled
    arrive/leave arrived/left open/close opened/closed open/closed start/stop started/stopped begin/end began/ended
    teach/learn give/take gave/took lend/borrow lent/borrowed alive/dead awake/asleep married/single rich/poor
    cheap/expensive happy/sad happy/unhappy young/old new/old big/small tall/short long/short fast/slow quickly/slowly
    easy/difficult easy/hard hot/cold warm/cool good/bad best/worst better/worse right/wrong true/false full/empty
    strong/weak heavy/light clean/dirty safe/dangerous wet/dry thick/thin wide/narrow deep/shallow soft/hard loud/quiet
    beautiful/ugly smart/stupid brave/cowardly near/far black/white light/dark friend/enemy war/peace life/death
    upstairs/downstairs present/absent guilty/innocent healthy/sick well/sick interesting/boring""".split()
)
NUMBER_WORDS = frozenset(
    """zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion once twice
    second third fourth fifth sixth tenth double triple dozen""".split()
)


class Lexicon:
    """Unordered word pairs by relation; inflected forms are looked up by cutting English endings."""

    def __init__(self) -> None:
        self._synonyms: set[tuple[str, str]] = set()
        self._antonyms: set[tuple[str, str]] = set()
        self._broader: defaultdict[str, set[str]] = defaultdict(set)

    @classmethod
    def load(cls, data: Path) -> Lexicon:
        lexicon, folder = cls(), data / "lexicons"
        for name in ("ppdb-lexical/synonyms.en", "counter-fitting/ppdb2-synonyms.en", "open-english-wordnet/synonyms.en"):
            for *_, a, b in rows(folder / f"{name}.tsv"):
                lexicon._synonyms.add(_pair(a, b))
        for *_, a, b in rows(folder / "open-english-wordnet/antonyms.en.tsv"):
            lexicon._antonyms.add(_pair(a, b))
        for _, narrow, broad in rows(folder / "open-english-wordnet/hypernyms.en.tsv"):
            lexicon._broader[narrow].add(broad)
        return lexicon

    def add_synonym(self, a: str, b: str) -> None:
        self._synonyms.add(_pair(a, b))

    def same_word(self, a: str, b: str) -> bool:
        """Inflections of one word, or spellings of it."""
        return a == b or not lemmas(a).isdisjoint(lemmas(b))

    def synonyms(self, a: str, b: str) -> bool:
        return any(_pair(x, y) in self._synonyms for x in lemmas(a) for y in lemmas(b))

    def antonyms(self, a: str, b: str) -> bool:
        if frozenset((a, b)) in OPPOSITES:
            return True
        return any(_pair(x, y) in self._antonyms or frozenset((x, y)) in OPPOSITES for x in lemmas(a) for y in lemmas(b))

    def broader(self, a: str, b: str) -> bool:
        """One word's meaning lies in the other's, in one or two steps: dog, animal."""
        return any(y in self._above(x) or x in self._above(y) for x in lemmas(a) for y in lemmas(b))

    def sisters(self, a: str, b: str) -> bool:
        """Two kinds of the same thing: dog, cat."""
        return any(self._broader.get(x, set()) & self._broader.get(y, set()) for x in lemmas(a) for y in lemmas(b))

    def _above(self, word: str) -> set[str]:
        direct = self._broader.get(word, set())
        return direct.union(*(self._broader.get(w, set()) for w in direct))


def _pair(a: str, b: str) -> tuple[str, str]:
    return (a, b) if a < b else (b, a)


IRREGULAR = {
    form: base
    for base, forms in {
        "go": "went gone goes", "come": "came", "eat": "ate eaten", "see": "saw seen", "write": "wrote written",
        "buy": "bought", "bring": "brought", "sing": "sang sung", "drink": "drank drunk", "run": "ran", "swim": "swam swum",
        "speak": "spoke spoken", "break": "broke broken", "drive": "drove driven", "take": "took taken", "give": "gave given",
        "know": "knew known", "grow": "grew grown", "fall": "fell fallen", "win": "won", "lose": "lost", "sell": "sold",
        "tell": "told", "find": "found", "leave": "left", "meet": "met", "teach": "taught", "catch": "caught", "sleep": "slept",
        "hear": "heard", "make": "made", "think": "thought", "forget": "forgot forgotten", "understand": "understood",
        "steal": "stole stolen", "choose": "chose chosen", "hide": "hid hidden", "fly": "flew flown", "begin": "began begun",
        "wear": "wore worn", "tear": "tore torn", "sit": "sat", "stand": "stood", "lie": "lay lain", "pay": "paid",
        "build": "built", "send": "sent", "spend": "spent", "lend": "lent", "feel": "felt", "keep": "kept", "hold": "held",
        "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth", "mouse": "mice",
        "good": "better best", "bad": "worse worst", "person": "people", "feed": "fed", "fight": "fought", "ride": "rode ridden",
        "say": "said", "do": "did done does", "have": "had has", "wake": "woke woken", "hang": "hung", "rise": "rose risen",
        "draw": "drew drawn", "throw": "threw thrown", "blow": "blew blown", "show": "shown", "lead": "led", "shoot": "shot",
        "become": "became", "die": "dying", "shake": "shook", "freeze": "froze", "bite": "bit bitten", "life": "lives",
    }.items()
    for form in forms.split()
}  # fmt: skip


@lru_cache(maxsize=100_000)
def lemmas(word: str) -> frozenset[str]:
    """The word and what it may be an inflection of: buses -> buses, bus, buse."""
    found = {word, IRREGULAR.get(word, word)}
    for ending, replacements in (
        ("'s", [""]), ("ies", ["y"]), ("es", ["", "e"]), ("s", [""]), ("ied", ["y"]), ("ed", ["", "e"]), ("ing", ["", "e"]),
        ("er", ["", "e"]), ("est", ["", "e"]), ("ly", [""]), ("ier", ["y"]), ("iest", ["y"]), ("ily", ["y"]),
    ):  # fmt: skip
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            stem = word[: -len(ending)]
            found.update(stem + r for r in replacements)
            if len(stem) > 3 and stem[-1] == stem[-2]:
                found.add(stem[:-1])
    return frozenset(found)
