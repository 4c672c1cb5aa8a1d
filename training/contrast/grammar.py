"""What the four grammars share: drawing, filling, and the choice of which text of a set of equals is anchor."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

# anchor, closer, farther, closer's hint, farther's hint
Draft = tuple[str, str, str, float, float]
Maker = Callable[[random.Random], Draft]


@dataclass(frozen=True)
class Grammar:
    """Sentence makers of one language by kind; several makers of a kind are drawn from evenly."""

    language: str
    makers: dict[str, Sequence[Maker]]


def two(items: Sequence[T], random_: random.Random) -> tuple[T, T]:
    first, second = random_.sample(range(len(items)), 2)
    return items[first], items[second]


def contrast(random_: random.Random, same: Sequence[str], other: Sequence[str], near: float, far: float) -> Draft:
    """
    Two texts of `same`, which mean the same, and one of `other`, which means something else.

    Sides are drawn, so that no form (passive, digits, "not") is a sign of either; `other[i]` has the form of `same[i]`, and half of
    the farther texts have the anchor's form, half the closer's.
    """
    a, c = random_.sample(range(len(same)), 2)
    f = random_.choice([i for i in (a, c) if i < len(other)] or [0])
    return same[a], same[c], other[f], near, far


def fill(pattern: str, **slots: str) -> str:
    return pattern.format(**slots)


def capital(text: str, upper: Callable[[str], str] = str.upper) -> str:
    return upper(text[0]) + text[1:]
