"""The open sets whose sentences and pairs models label, and the longest sentence taken."""

SETS = {
    "snli": ("dev", "test", "train-part"),
    "mnli": ("train20k", "dev-matched", "dev-mismatched"),
    "wanli": ("pairs",),
    "cad-nli": ("train", "dev", "test"),
    "negation-nli": ("pairs",),
    "breaking-nli": ("pairs",),
    "condaqa-edits": ("pairs",),
    "cannot": ("pairs",),
    "fever-symmetric": ("pairs",),
    "wiki-split": ("pairs",),
}
"""Pairs whose texts are labelled; the sets' own labels are not read here. All under open licences, see DATA.md."""

OTHERS = ("ar", "es", "tr")
LONGEST = 40
"""Words."""
